#!/usr/bin/env bash
# Language, theme and the window's size change while the game runs, and the first two are kept.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

words=400x400+40+60
settings_say() { grep -qx "$1" "$saves/settings.txt"; }

start_display 2400x1600
start_game --seed "$seed"
title=$(look_of "$words")
click 112 728 # English
until_true "the languages show" looks_different "$title" "$words"
english=$(look_of "$words")
click 686 190 # Español
until_true "Spanish is kept" settings_say "language = es"
until_true "the words are Spanish" looks_different "$english" "$words"
spanish=$(look_of "$words")
click 983 190 # Italiano
until_true "the words are Italian" looks_different "$spanish" "$words"
until_true "Italian is kept" settings_say "language = it"
settings=$(look_of "$words")
key Escape
until_true "the title is back" looks_different "$settings" "$words"
italian=$(look_of "$words")
key F8
until_true "the dark theme shows" looks_different "$italian" "$words"
until_true "the dark theme is kept" settings_say "theme = ink"
proves "language and theme switch while the game runs"

click 240 158 # Gioca
until_true "a new game is saved" bookmarked "$puzzle"
for size in 480x640 640x480 480x853 1024x768 1600x1000; do
    xdotool windowsize --sync "$window" "${size%x*}" "${size#*x}"
    fills() {
        shoot "$size"
        local corner
        corner=$(convert "$work/$size.png" -format '%wx%h %[pixel:p{w-2,1}] %[pixel:p{w-2,h-2}]' info:)
        [[ $corner == "$size srgb(17,19,26) srgb(17,19,26)" ]]
    }
    until_true "the game fills a window of $size" fills
done
proves "the game fills windows of every shape"

key p
until_true "the pause is saved" log_ends_with pause
kill_game
start_game
key_to_next_screen c
shoot again
[[ $(convert "$work/again.png" -format '%[pixel:p{w-2,1}]' info:) == "srgb(17,19,26)" ]] ||
    fail "the dark theme was forgotten"
settings_say "language = it" || fail "the language was forgotten"
proves "language and theme are still there after the next start"
