#!/usr/bin/env bash
# A killer that was copied in a forum: proved on the command line, pasted with real keys, played to its
# record; and one whose cages overlap or have no sum, drawn in the editor, kept as a save of its own.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

command -v xclip >/dev/null || {
    echo "xclip is missing: ./check installs it."
    exit 77
}

saved_as() { grep -q "^cronodoku game $1 " "$saves"/games/*.game; }

# As a forum cuts it.
fold -w 60 >"$work/forum.txt" <<'END'
3x3::k:5376:6401:6401:6401:6401:2562:4867:1028:4867:5376:4357:4357:3078:6401:2562:4867:4867:4867:5376:5376:3078:3078:2823:2824:2824:3337:3337:5376:2058:2058:5131:2823:3852:3852:3341:3086:2319:3344:2577:5131:5131:5131:3346:3341:3086:2319:3344:2577:6163:3860:3346:3346:6421:3086:6163:6163:6163:6163:3860:3860:3860:6421:6421:5654:5654:1815:4888:4377:4377:6421:6421:5146:5654:5654:1815:4888:4888:4888:5146:5146:5146:
END
equal "what is said of it" "$("$game" check "$work/forum.txt" | grep -c "one solution")" 1
proves "a killer in the form of PerfectSudoku is proved"
for form in ps sumocue short-killer; do
    "$game" convert --to "$form" "$work/forum.txt" >"$work/$form.txt"
    equal "the solution of $form" "$("$game" solve "$work/$form.txt")" "$("$game" solve "$work/forum.txt")"
done
proves "it is written in the forms of forums, and read again as it was"

start_display
xclip -selection clipboard <"$work/forum.txt" >/dev/null 2>&1
start_game
key ctrl+v
until_true "the killer is played" bookmarked "$(printf '.%.0s' {1..81})"
until_true "it is saved as before" saved_as 1
kill -TERM "$game_id"
wait_for_end
proves "it is pasted with one key on the title"
rm -rf "$saves/games"

{
    echo "wait 300"
    echo "drop $work/forum.txt"
    echo "expect from elsewhere"
    echo "key Tab"
    echo "key U"
    echo "wait 300"
    echo "expect Cage of 25"
    echo "key U"
    echo "wait 300"
    echo "expect Strike what is out?"
    echo "key Enter"
    echo "wait 300"
    echo "solve"
    echo "wait 3000"
    echo "type ABC"
    echo "key Enter"
    echo "wait 300"
    echo "key Esc"
    echo "wait 300"
    echo "quit"
} >"$work/play.script"
play_script play
grep -qE '"category": "killer-9x9 [a-z]+ elsewhere"' "$saves/records.book" ||
    fail "no record of its kind is in the book"
grep -q '"sums_struck": true' "$saves/records.book" || fail "the record does not say what was struck"
proves "it is played to its record, which says that its sums were struck"

echo '4x4+killer:2a3a3a2b2a3_4a1a,@r1c2r2c3r3c4,3@r1c1r1c2,8@r1c4r4c2r4c3' >"$work/free.txt"
{
    echo "wait 300"
    echo "drop $work/free.txt"
    echo "expect from elsewhere"
    echo "wait 400"
    echo "key Ctrl+B"
    echo "wait 400"
    echo "quit"
} >"$work/free.script"
play_script free
saved_as 6 || fail "it is not a save of its own"
proves "cages that overlap, are apart or have no sum are played, and kept as a save of their own"
