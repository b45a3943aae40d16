# Completes fuba-cli by what its own help lists.
_fuba_cli() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} at help values
  local -a commands=()
  for ((at = 1; at < COMP_CWORD; ++at)); do
    [[ ${COMP_WORDS[at]} == [a-z]* ]] || break
    commands+=("${COMP_WORDS[at]}")
  done
  help=$("${COMP_WORDS[0]}" "${commands[@]}" --help 2>/dev/null) || return
  case $before in
    --home | --away | --coaches)
      values=$(sed -n 's/.*a coach of the game (\([^)]*\)).*/\1/p' <<<"$help" | sed 's/[a-z-]*: //g; s/; /, /g; s/, /,/g')
      [[ $before != --coaches ]] || values+=,all
      ;;
    --language)
      values=$("${COMP_WORDS[0]}" --help 2>/dev/null | sed -n 's/^ *--language .*(\([a-z, ]*\)).*/\1/p' | sed 's/, /,/g')
      ;;
    *) values=$(sed -n "s/^ *${before} TEXT:{\([^}]*\)}.*/\1/p" <<<"$help") ;;
  esac
  if [[ -n $values ]]; then
    mapfile -t COMPREPLY < <(compgen -W "${values//,/ }" -- "$word")
  elif [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(grep -oE '^ +(-h,)?--[a-z-]+' <<<"$help" | grep -oE -- '--[a-z-]+')" -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -W "$(sed -n '/^Subcommands:/,/^$/s/^  \([a-z]\+\) .*/\1/p' <<<"$help")" -- "$word")
  fi
}
complete -o default -F _fuba_cli fuba-cli
