#!/usr/bin/env bash
# Starts that can't succeed: each says one clear sentence, with the right exit status.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER
export LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=$work

# ends_with STATUS PATTERN COMMAND: one line, which matches, and nothing on the standard output.
ends_with() {
    local status=$1 pattern=$2 got=0
    shift 2
    timeout 20 "$@" >"$work/out" 2>"$work/said.txt" </dev/null || got=$?
    equal "the exit status of: $*" "$got" "$status"
    equal "lines said by: $*" "$(wc -l <"$work/said.txt")" 1
    grep -q -- "$pattern" "$work/said.txt" || fail "it does not say \"$pattern\": $*"
    [[ ! -s $work/out ]] || fail "it wrote to the standard output: $*"
    echo "$(<"$work/said.txt")"
}

ends_with 2 --bogus "$game" --bogus
ends_with 2 wibble "$game" wibble
ends_with 2 size "$game" --size huge
ends_with 2 seed "$game" --seed "not a seed"
ends_with 2 level "$game" generate --level impossible
ends_with 2 "title, .* and open" "$game" --data-dir "$saves" --scene atlantis
ends_with 2 "the choices are paper" "$game" --data-dir "$saves" --theme pink --screenshot "$work/a.png"
ends_with 2 "choices are en, " "$game" --data-dir "$saves" --lang tlh
ends_with 2 "hard, expert, extreme and diabolical" "$game" --level impossible
ends_with 2 "number from 1 to" "$game" generate --count -3
ends_with 2 "killer-4x4 has no puzzles of level expert" "$game" --layout killer-4x4 --level expert
proves "wrong use gives one sentence and exit status 2"

touch "$work/file"
ends_with 1 "$work/file" "$game" --data-dir "$work/file" --screenshot "$work/a.png"
ends_with 1 /proc/version/x "$game" --data-dir /proc/version/x --screenshot "$work/a.png"
proves "a data folder that can't be used is named"

ends_with 1 fonts-inter env CRONODOKU_FONTS="$work/nowhere" \
    "$game" --data-dir "$saves" --screenshot "$work/a.png"
proves "a missing font names the package to install"

ends_with 1 CRONODOKU_ASSETS env CRONODOKU_ASSETS="$work/nowhere" \
    "$game" --data-dir "$saves" --screenshot "$work/a.png"
proves "missing assets are named"

ends_with 1 DISPLAY "$game" --data-dir "$saves"
ends_with 1 DISPLAY env DISPLAY=:98765 "$game" --data-dir "$saves"
proves "no display: one sentence that names DISPLAY"

ends_with 1 nowhere.txt "$game" --data-dir "$saves" --script "$work/nowhere.txt"
ends_with 1 "$work/no/a.png" "$game" --data-dir "$saves" --screenshot "$work/no/a.png"
proves "a script or picture that can't be is named"
