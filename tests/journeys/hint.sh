#!/usr/bin/env bash
# Hints by keys and by the mouse: the question before any help, three levels, the step taken, undo,
# and a mistake taken back.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

start_display
start_play

card="250x740+1024+28"
log_has() { saved_log | grep -q -- "$1"; }

point_away
before=$(look_of "$card")
for help in k n h; do
    key $help
    until_true "a card takes the place of the keys" looks_different "$before" "$card"
    key Escape
    until_true "Esc brings the keys back" looks_same "$before" "$card"
done
! log_has '\bhint\|\bcheck\b\|\bnotes\b' || fail "asking alone already counts as help"
digits_are "$puzzle" || fail "help wrote a digit before it was wanted"
proves "the game asks before a check, filled notes and a hint"

key h
until_true "the question is there again" looks_different "$before" "$card"

key Return
until_true "the first level is saved" log_ends_with hint1
digits_are "$puzzle" || fail "a hint wrote a digit by itself"
key h
until_true "the second level is saved" log_ends_with hint2
key F2
until_true "the third level is saved" log_ends_with hint3
proves "H, Enter and F2 open level after level"

plain=$(look_of "$board")
key Right
until_true "a sentence lights its own cells" looks_different "$plain" "$board"
key Left
key Return
until_true "the step is saved" log_has "step:"
! digits_are "$puzzle" || fail "the step wrote nothing"
key ctrl+z
until_true "one undo takes the step back" digits_are "$puzzle"
proves "Enter takes the step, and one undo takes it back"

key h
until_true "no question any more" log_ends_with hint1
key Escape
proves "the second hint comes at once"

click 132 674 # Hint
until_true "the button opens a hint" log_ends_with hint1
click 1148 650 # Tell me more
until_true "the button of the card opens the next level" log_ends_with hint2
click 1204 706 # Close
proves "hints by clicks"

# A wrong digit, then the way back.
first_open=${puzzle%%.*}
cell=${#first_open}
right=${solution:cell:1}
wrong=$((right % 9 + 1))
click_cell $((cell / 9 + 1)) $((cell % 9 + 1))
key "$wrong"
until_true "the wrong digit is saved" log_has "=$wrong\$"
key h
until_true "the mistake is the hint" log_ends_with hint1
key Return
key Return
key Return
until_true "the way back is saved" log_ends_with goback
until_true "the board is right again" digits_are "$puzzle"
proves "a wrong digit comes first, and one can go back to before it"

key k
until_true "a check is saved without a question" log_ends_with check
key n
until_true "so are filled notes" log_ends_with notes
key ctrl+z
until_true "and taken back" log_ends_with undo
proves "help is asked for once in a run"
