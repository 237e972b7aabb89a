# fish completion for paint

function __paint_path
    set -l path 'paint'
    for word in (commandline -opc)
        switch "$path $word"
            case 'paint mix' 'paint tin' 'paint tin show' 'paint tin mix' 'paint log'
                set path "$path $word"
        end
    end
    echo $path
end

function __paint_at
    test (__paint_path) = "$argv"
end

complete -c paint -f
complete -c paint -n '__paint_at paint' -a mix -d 'Mix paints into one.'
complete -c paint -n '__paint_at paint' -a tin -d 'Look into tins.'
complete -c paint -n '__paint_at paint' -a log -d 'List what was done.'
complete -c paint -n '__paint_at paint' -a help -d 'Show the help of a command.'
complete -c paint -n '__paint_at paint' -l no-color -d 'Write without colors.'
complete -c paint -n '__paint_at paint' -s q -l quiet -d 'Say nothing but errors.'
complete -c paint -n '__paint_at paint' -s h -l help -d 'Show this help.'
complete -c paint -n '__paint_at paint' -l version -d 'Show the version.'
complete -c paint -n '__paint_at paint mix' -l onto -x -d 'What to paint with it. Each surface gets a coat.'
complete -c paint -n '__paint_at paint mix' -l finish -x -a 'matt silk gloss' -d 'How it shines.'
complete -c paint -n '__paint_at paint mix' -l medium -x -a 'oil acrylic tempera casein gouache watercolor encaustic' -d 'What binds it.'
complete -c paint -n '__paint_at paint mix' -s n -l number -x -d 'How many coats.'
complete -c paint -n '__paint_at paint mix' -l at-least -x -d 'The least cover.'
complete -c paint -n '__paint_at paint mix' -l delta -x -d 'A shift in hue.'
complete -c paint -n '__paint_at paint mix' -l weight -x -d 'How much of each.'
complete -c paint -n '__paint_at paint mix' -s o -l out-of-the-ordinary-output -r -F -d 'Where to write the recipe.'
complete -c paint -n '__paint_at paint mix' -s d -l dry-run -d 'Only say what would be done: it\'s "dry" [a try].'
complete -c paint -n '__paint_at paint mix' -s h -l help -d 'Show this help.'
complete -c paint -n '__paint_at paint mix' -l no-color -d 'Write without colors.'
complete -c paint -n '__paint_at paint mix' -s q -l quiet -d 'Say nothing but errors.'
complete -c paint -n '__paint_at paint tin' -a show -d 'Show what is in a tin.'
complete -c paint -n '__paint_at paint tin' -a mix -d 'Stir a tin.'
complete -c paint -n '__paint_at paint tin' -a help -d 'Show the help of a command.'
complete -c paint -n '__paint_at paint tin' -s h -l help -d 'Show this help.'
complete -c paint -n '__paint_at paint tin' -l no-color -d 'Write without colors.'
complete -c paint -n '__paint_at paint tin' -s q -l quiet -d 'Say nothing but errors.'
complete -c paint -n '__paint_at paint tin show' -r -F
complete -c paint -n '__paint_at paint tin show' -a 'matt silk gloss'
complete -c paint -n '__paint_at paint tin show' -s h -l help -d 'Show this help.'
complete -c paint -n '__paint_at paint tin show' -l no-color -d 'Write without colors.'
complete -c paint -n '__paint_at paint tin show' -s q -l quiet -d 'Say nothing but errors.'
complete -c paint -n '__paint_at paint tin mix' -l shelf -x -a '(__fish_complete_directories)' -d 'The folder of the tin.'
complete -c paint -n '__paint_at paint tin mix' -l note -x -d 'A note.'
complete -c paint -n '__paint_at paint tin mix' -s h -l help -d 'Show this help.'
complete -c paint -n '__paint_at paint tin mix' -l no-color -d 'Write without colors.'
complete -c paint -n '__paint_at paint tin mix' -s q -l quiet -d 'Say nothing but errors.'
complete -c paint -n '__paint_at paint log' -s h -l help -d 'Show this help.'
complete -c paint -n '__paint_at paint log' -l no-color -d 'Write without colors.'
complete -c paint -n '__paint_at paint log' -s q -l quiet -d 'Say nothing but errors.'
