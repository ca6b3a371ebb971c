#!/usr/bin/env bash
# A code typed on the title, and the board of the day, with real keys: the same boards as on the
# command line.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

line=$("$game" generate --seed "$seed" --codes)
code=${line##* }
equal "the code is that of the puzzle" "$("$game" generate --code "$code")" "$puzzle"

start_display
start_game
key_to_next_screen k
shoot code
type_text "$code"
key Return
until_true "the puzzle of the code is played" bookmarked "$puzzle"
shoot played
kill -TERM "$game_id"
wait_for_end
proves "a code typed on the title gives the same board as on the command line"

saves=$work/day
plays_board_of_today() {
    bookmarked "$("$game" generate --day "$(date +%F)" --layout 9x9 --level medium)"
}
start_game
key d
until_true "the board of the day is played" plays_board_of_today
kill -TERM "$game_id"
wait_for_end
proves "the board of the day is that of the command line"
