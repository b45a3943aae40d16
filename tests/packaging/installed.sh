#!/usr/bin/env bash
# Examines a package of Debian, installs it in a folder of its own, opens a saved match there by its type, and takes the
# package away again: installed.sh fuba.deb MATCH.fuba
set -euo pipefail

package=$(realpath "$1")
match=$(realpath "$2")
place=$(mktemp -d)
display=:$((90 + RANDOM % 900))
trap 'kill $(jobs -p) 2>/dev/null || true; wait; rm -rf "$place"' EXIT

fail() {
  echo "$*" >&2
  exit 1
}

root=$place/root
dpkg_there() { dpkg --root="$root" --force-depends --force-not-root --log=/dev/null "$@" >/dev/null 2>&1; }

mkdir -p "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/info"
touch "$root/var/lib/dpkg/status" "$root/var/lib/dpkg/available"

lintian --fail-on error,warning "$package" || fail 'lintian complains of the package.'

dpkg_there --install "$package" || fail 'The package cannot be installed.'
share=$root/usr/share
desktop-file-validate "$share/applications/fuba.desktop" || fail 'The desktop entry is not valid.'
appstreamcli validate --no-net "$share/metainfo/org.example.fuba.metainfo.xml" || fail 'The metainfo is not valid.'
man --warnings -l "$share/man/man6/fuba.6.gz" >/dev/null || fail 'The man page cannot be read.'

ln -s /usr/share/fonts "$share/fonts"  # of the package that it needs

export XDG_DATA_DIRS=$share HOME=$place/home XDG_DATA_HOME=$place/home/data XDG_CONFIG_HOME=$place/home/config
export PATH=$root/usr/games:$PATH DISPLAY=$display SDL_AUDIODRIVER=dummy
unset FUBA_DATA
# What triggers of Debian do on a whole system.
update-mime-database "$share/mime"
update-desktop-database "$share/applications"

for command in $(fuba-cli --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]\+\) .*/\1/p'); do
  zcat "$share/man/man6/fuba-cli.6.gz" | grep -qx "\.B $command" || fail "The man page says nothing of fuba-cli $command."
done

mkdir -p "$XDG_DATA_HOME" "$XDG_CONFIG_HOME" "$place/table"
cp "$match" "$place/table/derby.fuba"

type=$(gio info -a standard::content-type "$place/table/derby.fuba" | sed -n 's/.*content-type: //p')
[[ $type == application/x-fuba-match ]] || fail "A saved match is taken for $type."

fuba --thumbnail --screenshot "$place/small.png" --size 128x128 "$place/table/derby.fuba"
[[ $(identify -format '%w %h %k' "$place/small.png") =~ ^128\ 128\ [0-9]{3,}$ ]] || fail 'The thumbnail shows nothing.'

cat >"$place/cup.json" <<'END'
{"name": "Harbour", "kind": "league", "seed": 1, "rules": "fuba-3.0", "options": [], "teams": [
  {"id": "a", "name": "Anna", "colour": "#F2C230", "plays": {"coach": "beginner"}},
  {"id": "b", "name": "Bruno", "colour": "#2E6BE6", "plays": {"coach": "bold"}}]}
END
fuba-cli competition new "$place/cup.json" "$place/table/cup.fubac" >/dev/null
fuba-cli competition result "$place/table/cup.fubac" L1-1 0:2 >/dev/null
fuba --thumbnail --screenshot "$place/cup.png" --size 128x128 "$place/table/cup.fubac"
blue_of() { identify -format "%[fx:round(255 * p{$1,$2}.b)]" "$place/cup.png"; }
[[ $(identify -format '%w %h' "$place/cup.png") == '128 128' && $(blue_of 30 39) == 230 && $(blue_of 30 87) == 48 ]] ||
  fail 'The thumbnail of a competition does not show its teams, the first one above.'
fuba --screenshot "$place/hub.png" --size 640x400 "$place/table/cup.fubac"
[[ $(identify -format '%w %h %k' "$place/hub.png") =~ ^640\ 400\ [0-9]{3,}$ ]] || fail 'The picture of a competition shows nothing.'
for type in match competition; do
  grep -q "^MimeType=.*application/x-fuba-$type;" "$share/thumbnailers/fuba.thumbnailer" || fail "No thumbnail is made of a $type."
done

[[ $(fuba-cli --version) == "$(fuba --version)" ]] || fail 'The programs have different versions.'
completed() {
  # shellcheck source=/dev/null
  source "$share/bash-completion/completions/fuba-cli"
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
  _fuba_cli
  echo "${COMPREPLY[*]}"
}
[[ $(completed fuba-cli le) == league ]] || fail 'The commands of fuba-cli are not completed.'
[[ $(completed fuba-cli league --ga) == --games ]] || fail 'The options of fuba-cli are not completed.'
[[ $(completed fuba-cli match --away ne) == newcomer ]] || fail 'The coaches of fuba-cli are not completed.'
[[ $(completed fuba-cli replay --language f) == 'fi' ]] || fail 'The languages of fuba-cli are not completed.'

Xvfb "$display" -screen 0 1280x800x24 >/dev/null 2>&1 &
sleep 1
gio open "$place/table/derby.fuba" || fail 'The saved match has no program to open it.'
for ((tries = 0; tries < 100; ++tries)); do
  window=$(xdotool search --name '^FUBA' 2>/dev/null | tail -n 1) && [[ -n $window ]] && break
  sleep 0.2
done
[[ -n ${window:-} ]] || fail 'No window came up.'
sleep 2
import -window root "$place/window.png"
(($(identify -format '%k' "$place/window.png") > 100)) || fail 'The window shows nothing.'
pkill -f "fuba $place/table/derby.fuba"

dpkg_there --purge fuba || fail 'The package cannot be taken away.'
rm "$share/fonts"
left=$(cd "$root/usr" 2>/dev/null && find . -type f ! -path './share/mime/*' ! -name mimeinfo.cache)
[[ -z $left ]] || fail "The package leaves behind: $left"
[[ -d $XDG_DATA_HOME/fuba ]] || fail 'What belongs to the player is gone.'
echo 'The package is sound.'
