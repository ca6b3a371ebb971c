#!/usr/bin/env bash
# A newspaper's puzzle in a file: named on the command line, dropped on the window, played to its end.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

cat >"$work/newspaper.txt" <<'END'
Saturday's puzzle
+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+
END
givens=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
echo "Buy bread" >"$work/list.txt"

clock_runs() {
    local before
    before=$(look_of "$clock")
    sleep 0.3
    looks_different "$before" "$clock"
}

start_display
start_game "$work/newspaper.txt"
until_true "the clock of the game runs" clock_runs
click_cell 1 3
key 4
until_true "the game is saved with a digit" digits_are "534${givens:3}"
kill -TERM "$game_id"
wait_for_end
proves "cronodoku FILE opens the puzzle in the window"

status=0
"$game" --data-dir "$saves" "$work/missing.sdk" 2>"$work/said.txt" || status=$?
equal "the status for a file that is not there" "$status" 2
grep -q "neither a command nor a file" "$work/said.txt" || fail "it does not say what is wrong"
proves "a missing file is named"

{
    echo "wait 300"
    echo "drop $work/list.txt"
    echo "expect list.txt holds neither a code nor a puzzle"
    echo "key Esc"
    echo "drop $work/newspaper.txt"
    echo "expect from elsewhere"
    echo "solve"
    echo "wait 3000"
    echo "type ABC"
    echo "key Enter"
    echo "wait 300"
    echo "key Esc"
    echo "wait 300"
    echo "quit"
} >"$work/drop.script"
play_script drop
in_book '"category": "9x9 beginner elsewhere"' || fail "no record of its kind is in the book"
proves "a dropped file is played to its record"
