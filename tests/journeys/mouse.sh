#!/usr/bin/env bash
# A play by mouse alone: start, digits, notes, undo, pause and resume by clicks.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

start_display
start_game --seed "$seed"
title=$(look_of "$clock")
click 240 158 # Play
until_true "the play screen shows" looks_different "$title" "$clock"
wait_until_still "$board"
no_saved_game || fail "a game without an entry is among the saved games"
proves "a click on Play starts a game, which leaves no trace before its first entry"

# Where the key of a digit is on the pad.
click_key() { click $((1072 + ($1 - 1) % 3 * 76)) $((194 + ($1 - 1) / 3 * 76)); }

digits=$puzzle
for ((cell = 0; cell < 18; ++cell)); do
    [[ ${puzzle:cell:1} == . ]] || continue
    click_cell $((cell / 9 + 1)) $((cell % 9 + 1))
    click_key "${solution:cell:1}"
    digits=${digits:0:cell}${solution:cell:1}${digits:cell + 1}
done
until_true "the clicked digits are saved" digits_are "$digits"
proves "cells and pad keys by clicks write digits"

click 1072 434 # Undo
until_true "undo is saved" log_ends_with undo
click 1148 434 # Redo
until_true "redo brings the digits back" digits_are "$digits"
proves "undo and redo by clicks"

# The first open cell of the last row.
givens=${puzzle:72}
givens=${givens%%.*}
column=$((${#givens} + 1))
click_cell 9 "$column"
click 1204 54 # Corner
click_key 4
until_true "a corner note is saved" log_ends_with "r9c$column^4"
click 1092 114 # Centre
click_key 5
until_true "a centre note is saved" log_ends_with "r9c$column?5"
proves "corner and centre notes by clicks"

plain=$(look_of "$board")
# shellcheck disable=SC2046
click $(cell_at 9 "$column") 3
until_true "a pad for notes opens beside the cell" looks_different "$plain" "$board"
key Escape
until_true "Esc closes the pad" log_ends_with "r9c$column?5"
proves "the right button opens a pad for notes"

point_away
running=$(look_of "$board")
click 132 726 # Pause
until_true "the pause is saved" log_ends_with pause
until_true "the board is covered" looks_different "$running" "$board"
click 635 258 # Resume
until_true "the resumption is saved" log_ends_with resume
click 900 790 # away from the board: nothing selected
proves "pause and resume by clicks"
