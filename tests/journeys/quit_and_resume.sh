#!/usr/bin/env bash
# Quit in the middle, start again: everything is exactly as it was.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

start_display
start_play
enter_rows 3
until_true "three rows are saved" digits_are "$(after_rows 3)"

# Notes and a colour in the last row, an undone digit, and the hand on another cell.
givens=${puzzle:72}
givens=${givens%%.*}
column=$((${#givens} + 1))
click_cell 9 "$column"
key x 1 2 c 3 v 4 z
until_true "the colour is saved" log_ends_with "r9c$column#4"
key 9 ctrl+z
until_true "undo is saved" log_ends_with undo
click_cell 5 5
point_away
wait_until_still "$board"
board_look=$(look_of "$board")
shoot before "$board"

key p
until_true "the pause is saved" log_ends_with pause
key_to_next_screen q
key q
wait_for_end
equal "exit status" "$game_status" 0
elapsed=$(saved_elapsed)
log=$(saved_log)
proves "P and Q leave to the title, Q ends the program"

start_game
key_to_next_screen c
until_true "the game goes on" log_ends_with resume
until_true "the board looks exactly as before" looks_same "$board_look" "$board"
shoot after "$board"
equal "digits" "$(saved_digits)" "$(after_rows 3)"
equal "the log but for the resumption" "$(saved_log | sed '$d')" "$log"
equal "the time when resuming" "$(saved_log | tail -n 1)" "$elapsed resume"
proves "board, notes, colours, selection, log and time are as they were"

key ctrl+y
until_true "what was undone can still be redone" log_ends_with redo
key ctrl+z ctrl+z
until_true "and what was done can still be undone" log_ends_with undo
proves "undo and redo go on across the end of the program"

key p
until_true "the pause is saved" log_ends_with pause
kill -TERM "$game_id"
wait_for_end
log_ends_with pause || fail "a termination lost the last action"
proves "SIGTERM loses nothing"
