#compdef paint

_paint() {
  local path_='paint' word
  local -i index last=0
  local -a commands
  for (( index = 2; index < CURRENT; index++ )); do
    case "$path_ $words[index]" in
      ('paint mix')|('paint tin')|('paint tin show')|('paint tin mix')|('paint log')) path_="$path_ $words[index]"; last=index-1 ;;
    esac
  done
  # From here on the last command is the first word.
  shift $last words
  (( CURRENT -= last ))
  case $path_ in
    ('paint')
      commands=(
        'mix:Mix paints into one.'
        'tin:Look into tins.'
        'log:List what was done.'
        'help:Show the help of a command.'
      )
      _arguments -s -S : \
        '--no-color[Write without colors.]' \
        '(-q --quiet)-q[Say nothing but errors.]' \
        '(-q --quiet)--quiet[Say nothing but errors.]' \
        '(-h --help)-h[Show this help.]' \
        '(-h --help)--help[Show this help.]' \
        '--version[Show the version.]' \
        '1:command:{ _describe command commands }'
      ;;
    ('paint mix')
      _arguments -s -S : \
        '*--onto=[What to paint with it. Each surface gets a coat.]:SURFACE: ' \
        '--finish=[How it shines.]:matt|silk|gloss:(matt silk gloss)' \
        '--medium=[What binds it.]:VALUE:(oil acrylic tempera casein gouache watercolor encaustic)' \
        '(-n --number)-n+[How many coats.]:N: ' \
        '(-n --number)--number=[How many coats.]:N: ' \
        '--at-least=[The least cover.]:N: ' \
        '--delta=[A shift in hue.]:N: ' \
        '*--weight=[How much of each.]:GRAMS: ' \
        '(-o --out-of-the-ordinary-output)-o+[Where to write the recipe.]:FILE:_files' \
        '(-o --out-of-the-ordinary-output)--out-of-the-ordinary-output=[Where to write the recipe.]:FILE:_files' \
        '(-d --dry-run)-d[Only say what would be done\: it'\''s "dry" \[a try\].]' \
        '(-d --dry-run)--dry-run[Only say what would be done\: it'\''s "dry" \[a try\].]' \
        '(-h --help)-h[Show this help.]' \
        '(-h --help)--help[Show this help.]' \
        '--no-color[Write without colors.]' \
        '(-q --quiet)-q[Say nothing but errors.]' \
        '(-q --quiet)--quiet[Say nothing but errors.]' \
        '*:PAINT: '
      ;;
    ('paint tin')
      commands=(
        'show:Show what is in a tin.'
        'mix:Stir a tin.'
        'help:Show the help of a command.'
      )
      _arguments -s -S : \
        '(-h --help)-h[Show this help.]' \
        '(-h --help)--help[Show this help.]' \
        '--no-color[Write without colors.]' \
        '(-q --quiet)-q[Say nothing but errors.]' \
        '(-q --quiet)--quiet[Say nothing but errors.]' \
        '1:command:{ _describe command commands }'
      ;;
    ('paint tin show')
      _arguments -s -S : \
        '(-h --help)-h[Show this help.]' \
        '(-h --help)--help[Show this help.]' \
        '--no-color[Write without colors.]' \
        '(-q --quiet)-q[Say nothing but errors.]' \
        '(-q --quiet)--quiet[Say nothing but errors.]' \
        '1:TIN:_files' \
        '2::SIDE: ' \
        '3::FINISH:(matt silk gloss)'
      ;;
    ('paint tin mix')
      _arguments -s -S : \
        '--shelf=[The folder of the tin.]:DIR:_files -/' \
        '*--note=[A note.]:TEXT: ' \
        '(-h --help)-h[Show this help.]' \
        '(-h --help)--help[Show this help.]' \
        '--no-color[Write without colors.]' \
        '(-q --quiet)-q[Say nothing but errors.]' \
        '(-q --quiet)--quiet[Say nothing but errors.]'
      ;;
    ('paint log')
      _arguments -s -S : \
        '(-h --help)-h[Show this help.]' \
        '(-h --help)--help[Show this help.]' \
        '--no-color[Write without colors.]' \
        '(-q --quiet)-q[Say nothing but errors.]' \
        '(-q --quiet)--quiet[Say nothing but errors.]' \
        '*:DAY: '
      ;;
  esac
}

if [[ $funcstack[1] == _paint ]]; then _paint "$@"; else compdef _paint paint; fi
