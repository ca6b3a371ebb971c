#!/usr/bin/env bash
# A puzzle from a newspaper: typed in the editor with real keys, kept, checked, played to its record.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

is_entered() { grep -qxF "entered = $1" "$saves/settings.txt"; }

newspaper=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solved=$("$game" solve "$newspaper")

# keys_for LINE: the keys that write a line of 81 cells while it is played, from the first cell on.
keys_for() {
    local row column digit
    for ((row = 0; row < 9; ++row)); do
        for ((column = 0; column < 9; ++column)); do
            digit=${1:row * 9 + column:1}
            [[ $digit == . ]] || printf '%s\n' "$digit"
            echo Right
        done
        echo Down
    done
}

start_display
start_game
key_to_next_screen e
mapfile -t keys < <(fold -w 1 <<<"$newspaper" | sed 's/[.]/period/')
equal "keys that a puzzle takes" "${#keys[@]}" 81
key "${keys[@]}"
until_true "the editor keeps what was typed" is_entered "$newspaper"
shoot editor
proves "a puzzle is typed with the keyboard alone, and kept"

key Prior Next Next
sleep 0.3
shoot steps
key_to_next_screen Return
shoot known
key Return
until_true "the puzzle is being played" bookmarked "$newspaper"
proves "Enter plays it against the clock, once it has said that steps of it were shown"

missing=""
for ((cell = 0; cell < 81; ++cell)); do
    [[ ${newspaper:cell:1} == . ]] && missing+=${solved:cell:1} || missing+=.
done
mapfile -t keys < <(keys_for "$missing")
key Home "${keys[@]}"
until_true "the record is in the book" in_book '"category": "9x9 beginner elsewhere"'
proves "it is played to a record of its own kind"
sleep 0.8
key e d i Return

{
    echo "key E"
    echo "expect One solution"
    echo "key Home"
    echo "key 3"
    echo "expect No solution"
    echo "key Ctrl+Z"
    echo "expect One solution"
    echo "key PgDn"
    echo "expect 1 / 51"
    echo "key PgDn 50"
    echo "expect 51 / 51"
    echo "key PgUp"
    echo "expect 50 / 51"
    echo "key Shift+H"
    echo "expect All next steps"
    echo "key Esc"
    echo "key PgUp 50"
    echo "expect 0 / 51"
    echo "quit"
} >"$work/again.script"
until_true "no game is left open" no_saved_game
kill_game
play_script again
proves "it says how many solutions there are, and walks through all steps and back"
