#!/usr/bin/env bash
# The sub-commands in pipes, without any display.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER

for fill in backtracking transform; do
    "$game" generate --layout 9x9 --level easy --count 100 --seed 1 --fill "$fill" >"$work/$fill"
    equal "lines of 81 characters" "$(grep -cE '^[1-9.]{81}$' "$work/$fill")" 100
    equal "different ones" "$(sort -u "$work/$fill" | wc -l)" 100
    "$game" check <"$work/$fill" >"$work/checked" || fail "check of $fill"
    equal "puzzles with one solution" "$(grep -c 'one solution' "$work/checked")" 100
    "$game" solve <"$work/$fill" >"$work/solved" || fail "solve of $fill"
    equal "solutions" "$(grep -cE '^[1-9]{81}$' "$work/solved")" 100
    "$game" generate --level easy --count 100 --seed 1 --fill "$fill" | cmp -s - "$work/$fill" ||
        fail "the same seed gave other puzzles"
done
proves "generate, check and solve agree on 100 puzzles of each fill; the same seed, the same puzzles"

status_of() {
    local status=0
    "$@" >"$work/out" 2>"$work/err" </dev/null || status=$?
    printf '%s' "$status"
}
empty=$(printf '.%.0s' {1..81})
equal "one solution" "$(status_of "$game" check "$puzzle")" 0
equal "several solutions" "$(status_of "$game" check "$empty")" 1
equal "no solution" "$(status_of "$game" check "11${empty:2}")" 1
equal "too short" "$(status_of "$game" check "123")" 1
equal "wrong use" "$(status_of "$game" check --nonsense)" 2
equal "a full disk" "$(status_of bash -c "'$game' generate >/dev/full")" 1
for words in --help "generate --help" --version manual formats layouts; do
    equal "a full disk for $words" "$(status_of bash -c "'$game' $words >/dev/full")" 1
    equal "a closed pipe for $words" \
        "$(status_of bash -c "'$game' $words > >(exec true); exit \$?")" 0
done
equal "an unknown language" "$(status_of "$game" check --lang tlh "$puzzle")" 2
proves "exit status 0, 1 for improper puzzles, 2 for wrong use"

for words in "--lang es check" "check --lang es"; do
    # shellcheck disable=SC2086
    equal "$words" "$("$game" $words "$puzzle")" "una solución"
done
proves "commands speak the language asked for, before and after their name"

for ((i = 0; i < 3; ++i)); do
    head -c 3000 /dev/urandom >"$work/noise"
    status=0
    timeout 20 "$game" check <"$work/noise" >/dev/null 2>&1 || status=$?
    equal "the exit status on noise" "$status" 1
done
proves "noise on the standard input is refused without a crash"

for layout in 4x4 6x6 12x12 16x16 x-9x9 windoku anti-knight-9x9 jigsaw-9x9 killer-9x9 killer-jigsaw-9x9 \
    samurai; do
    "$game" generate --layout "$layout" --level beginner --count 2 --seed 5 >"$work/made" || fail "no $layout"
    "$game" check <"$work/made" >"$work/checked" || fail "check of $layout"
    equal "$layout puzzles with one solution" "$(grep -c 'one solution' "$work/checked")" 2
    "$game" solve <"$work/made" >/dev/null || fail "solve of $layout"
    "$game" layouts | grep -q "^$layout " || fail "$layout is not listed"
done
proves "what generate prints of every kind of layout, solve and check read back"
