#!/usr/bin/env bash
# Commands as processes: Ctrl-C, closed pipes, full disks, input that comes slowly, the manual page
# and what bash completes; all without a display.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER

for tool in groff parallel; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing: ./check installs it."
        exit 77
    }
done

"$game" generate --level easy --count 200 --seed 1 >"$work/puzzles"
for ((i = 0; i < 100; ++i)); do cat "$work/puzzles"; done >"$work/many"

lines_in() { [[ $(wc -l <"$1") == "$2" ]]; }

# With input that stays open, the answer to each line comes at once; Ctrl-C ends with all of them.
for signal in INT:130 TERM:143; do
    mkfifo "$work/slow"
    # Commands in the background are born deaf to Ctrl-C.
    (
        trap - INT
        exec "$game" solve --jobs 2 <"$work/slow" >"$work/solved" 2>"$work/said.txt"
    ) &
    game_id=$!
    exec 4>"$work/slow"
    head -n 3 "$work/puzzles" >&4
    until_true "each line is answered at once" lines_in "$work/solved" 3
    kill -s "${signal%:*}" "$game_id"
    status=0
    wait "$game_id" || status=$?
    game_id=""
    exec 4>&-
    rm "$work/slow"
    equal "the exit status" "$status" "${signal#*:}"
    lines_in "$work/solved" 3 || fail "the answers are not all there"
    equal "what it says" "$(cat "$work/said.txt")" ""
done
proves "answers come as the lines come, and a signal ends the command with all of them written"

for command in solve check rate "convert --to sdm"; do
    # shellcheck disable=SC2086
    "$game" $command --jobs 1 <"$work/puzzles" >"$work/one"
    # shellcheck disable=SC2086
    "$game" $command --jobs 5 - <"$work/puzzles" | cmp -s - "$work/one" || fail "$command: other answers"
    lines_in "$work/one" 200 || fail "$command: not all are answered"
done
proves "five threads answer what one answers, in the order of the puzzles"

for jobs in 1 2; do
    for command in solve "convert --to sdm" "generate --count 100000 --level beginner"; do
        status=0
        # shellcheck disable=SC2086
        { "$game" $command --jobs $jobs <"$work/many" 2>"$work/said.txt" || echo $? >"$work/status"; } |
            head -n 1 >/dev/null
        equal "what a closed pipe makes of $command --jobs $jobs" "$(grep -v 'first seed' "$work/said.txt")" ""
        [[ ! -e $work/status ]] || fail "$command --jobs $jobs: status $(<"$work/status")"
        # shellcheck disable=SC2086
        "$game" $command --jobs $jobs <"$work/many" >/dev/full 2>"$work/said.txt" || status=$?
        equal "the status at a full disk" "$status" 1
        equal "what a full disk makes of $command" "$(grep -v 'first seed' "$work/said.txt")" \
            "cronodoku: the output could not be written; is the disk full?"
    done
done
proves "a closed pipe is no error, a full disk is one"

# kilobytes_after N: the most memory the program has had after N times the lines.
kilobytes_after() {
    mkfifo "$work/slow"
    "$game" convert --to line --jobs 2 <"$work/slow" >/dev/null &
    game_id=$!
    exec 4>"$work/slow"
    for ((i = 0; i < $1; ++i)); do cat "$work/many" >&4; done
    kilobytes=$(sed -n 's/^VmHWM:[^0-9]*\([0-9]*\) kB/\1/p' "/proc/$game_id/status")
    exec 4>&-
    wait "$game_id" || fail "status $?"
    game_id=""
    rm "$work/slow"
}
kilobytes_after 1
small=$kilobytes
kilobytes_after 30
((kilobytes < small + 4000)) || fail "memory grows with the input: $small kB, then $kilobytes kB"
proves "thirty times the lines need no more memory"

"$game" manual >"$work/page"
groff -man -Tascii -P-cbou -ww "$work/page" >"$work/shown" 2>"$work/said.txt" || fail "groff can't show the page"
equal "what groff says" "$(cat "$work/said.txt")" ""
grep -q -- '--only-givens' "$work/shown" || fail "an option is not shown"
proves "the manual page is shown"

"$game" completion bash >"$work/completion"
completes() {
    bash -c 'compopt() { :; }; source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _cronodoku
        printf "%s " "${COMPREPLY[@]}"' "$work/completion" cronodoku "$@"
}
equal "commands" "$(completes gen)" "generate "
equal "options" "$(completes rate --ho)" "--hodoku "
equal "values" "$(completes convert --to su)" "sumocue sukaku sudoku-exchange sudokupad "
equal "layouts" "$(completes generate --layout samu)" "samurai "
equal "shells" "$(completes completion z)" "zsh "
for shell in fish zsh; do
    ! command -v "$shell" >/dev/null || "$game" completion "$shell" | "$shell" -n /dev/stdin ||
        fail "$shell can't read its completions"
done
proves "shells complete commands, options and values"

# The recipe of docs/COMMAND_LINE.md. The first process dies in the middle of its part.
cat >"$work/dies_once" <<'END'
if mkdir "$3" 2>/dev/null; then
    head -n 5 "$2" | "$1" solve --jobs 1
    kill -9 $$
fi
exec "$1" solve --jobs 1 "$2"
END
"$game" solve "$work/puzzles" >"$work/one"
split -n l/6 "$work/puzzles" "$work/part."
parallel --will-cite --keep-order --retries 3 --jobs 3 \
    bash "$work/dies_once" "$game" {} "$work/dead" ::: "$work"/part.* >"$work/solved" 2>"$work/said.txt" ||
    fail "the processes end with status $?"
[[ -d $work/dead ]] || fail "no process has died"
cmp -s "$work/solved" "$work/one" || fail "many processes give other answers"
proves "many processes give the same in the same order, and nothing is lost when one is killed"
