#!/usr/bin/env bash
# What the program plays by itself leaves nothing among the player's games, records and settings.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

unset DISPLAY WAYLAND_DISPLAY
export SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy
export LC_ALL=C.UTF-8 TMPDIR=$work/temporary
mkdir -p "$TMPDIR" "$saves"
printf 'theme = ink\n' >"$saves/settings.txt"

# All the files of the player, each with what is in it.
players_files() { find "$saves" -type f -exec sha256sum {} + | sort; }
before=$(players_files)

for scene in play pause win; do
    "$game" --data-dir "$saves" --scene "$scene" --screenshot "$work/$scene.png"
    equal "the player's files after --scene $scene" "$(players_files)" "$before"
    equal "temporary files after --scene $scene" "$(ls "$TMPDIR")" ""
    [[ -s $work/$scene.png ]] || fail "there is no picture of $scene"
done
proves "--scene play, pause and win leave a picture and nothing else"

"$game" --data-dir "$saves" --demo >"$work/said.txt"
equal "the player's files after --demo" "$(players_files)" "$before"
folder=$(find "$TMPDIR" -mindepth 1 -maxdepth 1)
grep -qF "$folder" "$work/said.txt" || fail "--demo does not say where it left what it left"
for file in records.book pictures/{title,play,pause,win,records}.png; do
    [[ -s $folder/$file ]] || fail "--demo left no $file"
done
proves "--demo leaves pictures and a record in a folder of its own, and names it"

temporary=$(ls "$TMPDIR")
printf 'wait 300\nkey P\nsolve\nwait 3000\nquit\n' >"$work/solve.script"
"$game" --script "$work/solve.script"
equal "the player's files after --script" "$(players_files)" "$before"
equal "temporary files after --script" "$(ls "$TMPDIR")" "$temporary"
"$game" --data-dir "$work/scripted" --script "$work/solve.script"
grep -q '"script_solved": true' "$work/scripted/records.book" || fail "solve is no help"
proves "--script without --data-dir leaves nothing, and a run with its step solve is no clean run"

start_display
start_game --scene play
until_true "it says that nothing is saved" grep -q "nothing is saved" "$work/said.txt"
kill_game
equal "the player's files after --scene play in a window" "$(players_files)" "$before"
proves "--scene play in a window says that it is a demonstration, and leaves no game"
