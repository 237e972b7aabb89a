# bash completion for paint

_paint_reply() {
  while IFS= read -r; do COMPREPLY+=("$REPLY"); done < <(compgen "$@")
}

_paint() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} word
  local path='paint'
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
      'paint mix' | 'paint tin' | 'paint tin show' | 'paint tin mix' | 'paint log') path="$path $word" ;;
    esac
  done
  # bash takes --name=value for three words.
  if [[ $cur == = ]]; then cur=
  elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}
  fi
  case "$path $prev" in
    'paint mix --onto') return ;;
    'paint mix --finish') _paint_reply -W 'matt silk gloss' -- "$cur"; return ;;
    'paint mix --medium') _paint_reply -W 'oil acrylic tempera casein gouache watercolor encaustic' -- "$cur"; return ;;
    'paint mix -n' | 'paint mix --number') return ;;
    'paint mix --at-least') return ;;
    'paint mix --delta') return ;;
    'paint mix --weight') return ;;
    'paint mix -o' | 'paint mix --out-of-the-ordinary-output') compopt -o filenames 2>/dev/null; _paint_reply -f -- "$cur"; return ;;
    'paint tin mix --shelf') compopt -o filenames 2>/dev/null; _paint_reply -d -- "$cur"; return ;;
    'paint tin mix --note') return ;;
    *) ;;
  esac
  case "$path" in
    'paint')
      if [[ $cur == -* ]]; then _paint_reply -W '--no-color -q --quiet -h --help --version' -- "$cur"
      else _paint_reply -W 'mix tin log help' -- "$cur"
      fi ;;
    'paint mix')
      if [[ $cur == -* ]]; then _paint_reply -W '--onto --finish --medium -n --number --at-least --delta --weight -o --out-of-the-ordinary-output -d --dry-run -h --help --no-color -q --quiet' -- "$cur"
      fi ;;
    'paint tin')
      if [[ $cur == -* ]]; then _paint_reply -W '-h --help --no-color -q --quiet' -- "$cur"
      else _paint_reply -W 'show mix help' -- "$cur"
      fi ;;
    'paint tin show')
      if [[ $cur == -* ]]; then _paint_reply -W '-h --help --no-color -q --quiet' -- "$cur"
      else compopt -o filenames 2>/dev/null; _paint_reply -f -- "$cur"; _paint_reply -W 'matt silk gloss' -- "$cur"
      fi ;;
    'paint tin mix')
      if [[ $cur == -* ]]; then _paint_reply -W '--shelf --note -h --help --no-color -q --quiet' -- "$cur"
      fi ;;
    'paint log')
      if [[ $cur == -* ]]; then _paint_reply -W '-h --help --no-color -q --quiet' -- "$cur"
      fi ;;
  esac
}

complete -F _paint paint
