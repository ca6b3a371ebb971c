#!/usr/bin/env bash
# The graphics card, here OpenGL in software, draws what the processor draws, whatever happens to
# the window; and so does a display with fewer colours, as far as it can.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

rails=216x400+1040+28 # without what depends on the time

# Plays a little and takes pictures on the way, whose names begin with $1.
play_and_shoot() {
    start_play --drawing "$2"
    point_away
    enter_rows 2
    until_true "two rows are saved" digits_are "$(after_rows 2)"
    wait_until_still "$board"
    shoot "$1-board" "$board"
    shoot "$1-rails" "$rails"
    xdotool windowsize --sync "$window" 900 700
    key p
    until_true "the pause is saved" log_ends_with pause
    wait_until_still
    shoot "$1-small" 600x240+10+200 # below the time
    xdotool windowsize --sync "$window" 1280 800
    xdotool windowunmap --sync "$window" windowmap --sync "$window"
    key p
    until_true "the play goes on" log_ends_with resume
    wait_until_still "$board"
    shoot "$1-again" "$board"
    kill_game
    rm -rf "$saves"
}

# Whether two pictures are alike, with this tolerance of each colour in percent.
alike() {
    local unlike
    unlike=$(compare -metric AE -fuzz "$3%" "$work/$1.png" "$work/$2.png" null: 2>&1 || true)
    [[ $unlike == 0 ]] || fail "$1 and $2: $unlike pixels differ"
}

start_display
play_and_shoot processor processor
alike processor-board processor-again 0
if ! timeout 20 "$game" --drawing graphics-card --screenshot "$work/none.png" >/dev/null; then
    fail "--drawing graphics-card starts everywhere"
fi
play_and_shoot card graphics-card
for part in board rails small again; do
    alike "processor-$part" "card-$part" 1.5
done
proves "the graphics card draws what the processor draws"

kill "$display_id"
wait "$display_id" 2>/dev/null || true
rm "$work/display"
start_display 1280x800x16
play_and_shoot few processor
for part in board rails small again; do
    alike "processor-$part" "few-$part" 5 # red and blue have 32 steps
done
proves "a display with 65,536 colours shows the game"
