#!/usr/bin/env bash
# Start, play to the end with real key presses, enter initials; the record is in the book.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

start_display
start_play
proves "Enter on the title starts the clock on the puzzle of the seed"

before=$(look_of "$board")
enter_rows 8
until_true "eight rows are saved" digits_are "$(after_rows 8)"
looks_different "$before" "$board" || fail "the board looks as before"
proves "digits by real key presses reach the board and the disk"

key Down # from the ninth row to the first
enter_rows 9
until_true "the record is in the book" in_book "\"seed\": \"$seed\""
shoot win
proves "the last digit ends the play and writes the record"

sleep 0.8 # the first keys after the last digit are not initials
key x y z Return
until_true "the initials are in the book" in_book '"initials": "XYZ"'
in_book '"category": "9x9 easy"' || fail "the record is in another category"
in_book '"wrong_entries": 0' || fail "there was no wrong entry"
until_true "the finished game is no longer a saved game" no_saved_game
proves "three initials are entered and kept; the finished game leaves the saved games"

key_to_next_screen Escape
key_to_next_screen r
shoot records
key_to_next_screen Escape
key q
wait_for_end
equal "exit status" "$game_status" 0
equal "what the program said" "$(<"$work/said.txt")" ""
proves "Q on the title ends the program"

start_game
key_to_next_screen r
grep -c '"initials"' "$saves/records.book" >/dev/null || fail "the book was lost"
in_book '"initials": "XYZ"' || fail "the record was lost"
proves "the record is still there after a second start"
