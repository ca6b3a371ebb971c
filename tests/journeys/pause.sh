#!/usr/bin/env bash
# Pause covers the board and stops the clock; so does losing the focus.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

start_display
start_play
enter_rows 2
until_true "two rows are saved" digits_are "$(after_rows 2)"
wait_until_still "$board"
board_look=$(look_of "$board")
clock_look=$(look_of "$clock")
until_true "the clock runs" looks_different "$clock_look" "$clock"
proves "the clock runs while one plays"

key p
until_true "the pause is saved" log_ends_with pause
until_true "the board is covered" looks_different "$board_look" "$board"
wait_until_still "$board"
shoot pause
clock_look=$(look_of "$clock")
covered=$(look_of "$board")
elapsed=$(saved_elapsed)
sleep 1.5
looks_same "$clock_look" "$clock" || fail "the clock ran during the pause"
looks_same "$covered" "$board" || fail "the covered board changed"
equal "the saved time" "$(saved_elapsed)" "$elapsed"
proves "in the pause the board is covered and the clock stands still"

key Escape
until_true "the resumption is saved" log_ends_with resume
until_true "the board is as before" looks_same "$board_look" "$board"
until_true "the clock runs again" looks_different "$clock_look" "$clock"
proves "after the pause the board is as before and the clock runs on"

key Escape
until_true "Esc pauses, too" log_ends_with pause
wait_until_still "$board"
card_look=$(look_of "$board")
key Tab
until_true "all commands are shown" looks_different "$card_look" "$board"
shoot commands
key Escape
until_true "the card is back" looks_same "$card_look" "$board"
key Escape
until_true "the play goes on" log_ends_with resume
proves "Tab leads from the pause to all commands, and Esc back to the pause and to the board"

xdotool mousemove 5 5
xdotool windowfocus "$(xdotool search --maxdepth 0 ".*" | head -n 1)"
until_true "losing the focus pauses" log_ends_with pause
proves "losing the focus pauses"
