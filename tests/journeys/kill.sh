#!/usr/bin/env bash
# kill -9 in the middle of playing, several times: the next start comes back to what was saved.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

start_display
start_play
enter_rows 1
# The hand is saved with each action: let one be the last, in the first open cell that comes.
open=9
while [[ ${puzzle:open:1} != . ]]; do
    key Right
    open=$((open + 1))
done
key "${solution:open:1}"
digits=${solution:0:9}${puzzle:9:open-9}${solution:open:1}${puzzle:open+1}
until_true "the first row is saved" digits_are "$digits"
wait_until_still "$board"
board_look=$(look_of "$board")
kill_game
proves "the program was killed after the first row"

start_game
key_to_next_screen c
until_true "the game goes on" looks_same "$board_look" "$board"
equal "digits" "$(saved_digits)" "$digits"
equal "what the program said" "$(<"$work/said.txt")" ""
proves "the next start comes back to the same board"

# Killed while keys rain down: whatever came to the disk is a whole game, and the play goes on.
for rows in 3 5 7; do
    click_cell 1 1
    enter_rows "$rows" 2>/dev/null &
    hands=$!
    sleep 0.$((rows * 7))
    kill_game
    wait "$hands" 2>/dev/null || true
    saved=$(saved_digits)
    for ((cell = 0; cell < 81; ++cell)); do
        [[ ${saved:cell:1} == "${solution:cell:1}" || ${saved:cell:1} == . ]] ||
            fail "cell $cell holds a digit that nobody entered: $saved"
    done
    start_game
    key_to_next_screen c
    until_true "the game goes on" digits_are "$saved"
    ! find "$saves" -name '*.damaged*' | grep -q . || fail "a file was damaged by the kill"
    echo "killed with $(tr -d . <<<"$saved" | tr -d '\n' | wc -c) digits on the board"
done
proves "a kill at any moment leaves a whole saved game"

click_cell 1 1
enter_rows 9
until_true "the game can be played to its end" grep -qF "\"seed\": \"$seed\"" "$saves/records.book"
proves "the game can be played to its end after all that"
