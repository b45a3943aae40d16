#!/bin/sh
# A program that plays by docs/protocol.md and takes the first legal choice. The first word says how it
# misbehaves from its third choice on, "well" if it does not; the second names a file that it keeps all
# lines in that it is told.
manner=${1:-well}
file=$2
asked=0

# Who started what started this program: the referee, behind the supervisor.
referee() {
  while read -r key value; do
    if [ "$key" = PPid: ]; then echo "$value"; fi
  done < "/proc/$PPID/status"
}

misbehave() {
  case $manner in
    illegal) echo "{\"do\":\"target Z9\",\"id\":$id}" ;;
    other-id) echo "{\"do\":\"$choice\",\"id\":0}" ;;
    garbage) printf 'What a \033[31mmatch\n' ;;
    flood) while :; do printf 'no line ends here '; done ;;
    lines) while :; do echo nonsense; done ;;
    dies) exit 7 ;;
    silent) exec sleep 1000 ;;
    interrupts) kill -INT "$(referee)" && exec sleep 1000 ;;
    hangs-up) kill -HUP "$(referee)" ;;
  esac
}

answer() {
  choice=${line##*'"legal":["'}
  choice=${choice%%'"'*}
  id=${line##*'"id":'}
  id=${id%'}'}
  asked=$((asked + 1))
  if [ "$asked" -gt 2 ]; then misbehave; fi
  echo "{\"do\":\"$choice\",\"id\":$id}"
}

introduce() {
  case $manner in
    refuses) echo '{"ok":false,"error":"I play chess only"}' ;;
    *) echo '{"ok":true}' ;;
  esac
}

# What goes on after the end of the input, and holds the file open as long.
stay() {
  case $manner in
    stays) sleep 1000 ;;
    stays-in-another-group) exec perl -e 'setpgrp(0, getpgrp(getppid())) or die; sleep 1000' ;;
    stays-in-other-sessions) setsid sh -c 'setsid sleep 1000 & sleep 1000' & sleep 1000 ;;
    leaves-others) setsid sh -c 'setsid sleep 1000 & sleep 1000' & ;;
  esac
}

case $manner in
  stays* | leaves-others)
    exec 3> "$file"
    file=
    ;;
esac
while read -r line; do
  if [ -n "$file" ]; then printf '%s\n' "$line" >> "$file"; fi
  case $line in
    *'"new"'*) introduce ;;
    *'"over"'*) ;;
    *'"quit"'*) break ;;
    *) answer ;;
  esac
done
stay
