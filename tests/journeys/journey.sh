# What journeys share: a display of their own, the built program on it, hands and eyes.
# Sourced by each journey, which is called with the path of the program:
#   tests/journeys/win.sh build/release/cronodoku
# shellcheck shell=bash disable=SC2034,SC2119,SC2120

set -euo pipefail

game=$(readlink -f "${1:?the path of the built program}")
saves=""
game_id=""
display_id=""

for tool in Xvfb xdotool import convert; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing: ./check installs it."
        exit 77
    }
done

work=$(mktemp -d)
saves=$work/saves

tidy_up() {
    local status=$?
    [[ -z $game_id ]] || kill -9 "$game_id" 2>/dev/null || true
    [[ -z $display_id ]] || kill "$display_id" 2>/dev/null || true
    wait 2>/dev/null || true
    if [[ $status != 0 && -n ${JOURNEY_PICTURES:-} ]]; then
        mkdir -p "$JOURNEY_PICTURES"
        cp "$work"/*.png "$work"/*.txt "$JOURNEY_PICTURES" 2>/dev/null || true
    fi
    rm -rf "$work"
    exit "$status"
}
trap tidy_up EXIT

proves() { echo "proved: $*"; }

fail() {
    echo "FAILED: $*"
    [[ -z $window ]] || timeout 5 import -silent -window "$window" "$work/failure.png" || true
    [[ ! -s $work/said.txt ]] || sed 's/^/the program said: /' "$work/said.txt"
    exit 1
}

# until_true WHAT COMMAND: tries again for twenty seconds.
until_true() {
    local what=$1 tries
    shift
    for ((tries = 0; tries < 200; ++tries)); do
        ! "$@" >/dev/null 2>&1 || return 0
        sleep 0.1
    done
    fail "$what (waited twenty seconds for: $*)"
}

start_display() {
    # -displayfd finds a free number; without -noreset it stumbles when its last client leaves.
    local screen=${1:-1280x800}
    [[ $screen == *x*x* ]] || screen=${screen}x24
    Xvfb -displayfd 3 -screen 0 "$screen" -nolisten tcp -noreset 3>"$work/display" 2>/dev/null &
    display_id=$!
    until_true "the display starts" test -s "$work/display"
    DISPLAY=:$(<"$work/display")
    export DISPLAY
    unset WAYLAND_DISPLAY SDL_VIDEODRIVER
    export SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8 LANG=C.UTF-8 LANGUAGE=
}

# start_game [options]: starts the program and waits until its window shows something. A busy machine
# must not decide what draws, as the graphics card opens the window anew.
start_game() {
    local drawing=(--drawing processor)
    [[ " $* " != *" --drawing "* ]] || drawing=()
    "$game" --data-dir "$saves" "${drawing[@]}" "$@" >"$work/said.txt" 2>&1 &
    game_id=$!
    until_true "the window appears" find_window
    xdotool windowfocus --sync "$window"
    until_true "the window shows a picture" shows_something
}

window=""
find_window() {
    window=$(xdotool search --onlyvisible --pid "$game_id" 2>/dev/null | head -n 1)
    [[ -n $window ]]
}

shows_something() {
    local colours
    colours=$(import -silent -window "$window" -format '%k' info:)
    [[ $colours -gt 8 ]]
}

# A picture of the window, or of a part of it given as WxH+X+Y: $work/NAME.png
shoot() {
    import -silent -window "$window" ${2:+-crop "$2"} +repage "$work/$1.png"
}

# How the pixels look, as one word; of a part if given.
look_of() {
    import -silent -window "$window" ${1:+-crop "$1"} +repage -format '%#' info:
}

looks_different() { [[ $(look_of "${2:-}") != "$1" ]]; }
looks_same() { [[ $(look_of "${2:-}") == "$1" ]]; }

# Waits until the window, or a part of it, has stopped moving: three looks in a row are the same.
wait_until_still() {
    local before="" now same=0 tries
    for ((tries = 0; tries < 100; ++tries)); do
        now=$(look_of "${1:-}")
        if [[ $now == "$before" ]]; then same=$((same + 1)); else same=0; fi
        [[ $same -lt 2 ]] || return 0
        before=$now
        sleep 0.15
    done
    fail "the window stops moving"
}

# Real key presses and clicks.
key() { xdotool key --delay 15 "$@"; }
type_text() { xdotool type --delay 15 "$1"; }
point_away() { xdotool mousemove --window "$window" 1270 790; } # so that nothing is hovered
click() { xdotool mousemove --window "$window" "$1" "$2" sleep 0.05 click "${3:-1}"; }

game_has_ended() { ! kill -0 "$game_id" 2>/dev/null; }

# Waits for the program to end by itself; its exit status in $game_status.
wait_for_end() {
    until_true "the program ends" game_has_ended
    game_status=0
    wait "$game_id" || game_status=$?
    game_id=""
}

# play_script NAME [options]: the program plays $work/NAME.script to its end.
play_script() {
    local script=$work/$1.script
    shift
    "$game" --data-dir "$saves" --size 1280x800 "$@" --script "$script"
}

kill_game() {
    kill -9 "$game_id"
    wait "$game_id" 2>/dev/null || true
    game_id=""
}

equal() { [[ $2 == "$3" ]] || fail "$1: \"$2\" is not \"$3\""; }

# The play screen at 1280x800.
board=720x720+274+28
clock=200x60+14+92

# Where the middle of a cell is: cell_at ROW COLUMN, from 1.
cell_at() { printf '%s %s\n' $((316 + ($2 - 1) * 159 / 2)) $((70 + ($1 - 1) * 159 / 2)); }
click_cell() {
    local at
    read -ra at < <(cell_at "$1" "$2")
    click "${at[@]}"
}

# Presses keys that lead to another screen, and waits for it: its top left corner looks different.
key_to_next_screen() {
    local before
    before=$(look_of 240x300+20+20)
    key "$@"
    until_true "$* leads to another screen" looks_different "$before" 240x300+20+20
}

# The one that was saved last: the names of several need not be in order of time.
saved_game() {
    find "$saves/games" -name '*.game' -printf '%T@ %p\n' | sort -n | tail -n 1 | cut -d' ' -f2-
}
no_saved_game() { [[ -z $(find "$saves/games" -name '*.game' 2>/dev/null) ]]; }

# The digits of the saved game, a dot for each open cell.
saved_digits() {
    local file
    file=$(saved_game 2>/dev/null)
    [[ -n $file ]] && sed -n '0,/^"digits"/s/^"digits": "\(.*\)",$/\1/p' "$file"
}
in_book() { grep -qF "$1" "$saves/records.book"; }
digits_are() { [[ $(saved_digits) == "$1" ]]; }
saved_log() { sed -n '/^"log": \[/,/^\]/p' "$(saved_game)" | grep '^"[0-9]' | tr -d '",'; }
log_ends_with() { [[ $(saved_log | tail -n 1) == *" $1" ]]; }
saved_elapsed() { sed -n '0,/^"elapsed"/s/^"elapsed": \(.*\),$/\1/p' "$(saved_game)"; }

# The puzzle all journeys play, as the command line gives it.
seed=4F2A-91C3
puzzle=$("$game" generate --seed "$seed")
solution=$("$game" solve "$puzzle")
equal "a puzzle has 81 cells" "${#puzzle}${#solution}" 8181

# A bookmark is an entry, so that the game is saved, and leaves the board as it is.
bookmarked() {
    key ctrl+b
    sleep 0.1
    digits_are "$1"
}

# Enter on the title: the play starts, and is saved from its first entry on.
start_play() {
    start_game --seed "$seed" "$@"
    key Return
    until_true "a new game is saved" bookmarked "$puzzle"
}

# The right digits by keys for the open cells of the first so many rows. The hand must be in the
# first row. A cell that is filled already is passed over: the same digit again would erase it.
enter_rows() {
    local row column keys=(Home) now
    now=$(saved_digits)
    for ((row = 0; row < $1; ++row)); do
        for ((column = 0; column < 9; ++column)); do
            [[ ${now:row * 9 + column:1} != . ]] || keys+=("${solution:row * 9 + column:1}")
            keys+=(Right)
        done
        keys+=(Down)
    done
    key "${keys[@]}"
}

# Steps of a script that write the digits of a puzzle: solving_steps PUZZLE SOLUTION. Unlike the step
# solve they are no help.
solving_steps() {
    local size=${#1} row column
    case $size in
        16) size=4 ;;
        81) size=9 ;;
        *) fail "a board of $size cells" ;;
    esac
    echo "key Home"
    for ((row = 0; row < size; ++row)); do
        for ((column = 0; column < size; ++column)); do
            [[ ${1:row * size + column:1} != . ]] || echo "key ${2:row * size + column:1}"
            echo "key Right"
        done
        echo "key Down"
    done
}

# What the saved digits are after that.
after_rows() { printf '%s' "${solution:0:$1 * 9}${puzzle:$1 * 9}"; }
