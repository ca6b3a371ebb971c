#!/usr/bin/env bash
# Builds the fuzzers and runs each for so many seconds, two at a time, from its seeds and from all
# that was ever found:
#   tests/fuzz/run.sh                  three seconds each, as in ./check
#   tests/fuzz/run.sh 3600 save play   an hour each, these only
# What a long run has learned is kept in build/fuzz/corpus; an input that fails lies in
# build/fuzz/found, and belongs into tests/fuzz/found/NAME once it is mended; for the fuzzer "writing",
# which begins with the texts of "formats", into tests/fuzz/found/formats.
set -euo pipefail
# shellcheck source=scripts/common.sh
source "$(dirname "$(readlink -f "$0")")/../../scripts/common.sh"

seconds=${1:-3}
names=("${@:2}")
here=$root/tests/fuzz
work=$root/build/fuzz
mkdir -p "$work"

if [[ ${#names[@]} == 0 ]]; then
    for source in "$here"/*_fuzzer.cpp; do
        name=$(basename "$source" _fuzzer.cpp)
        names+=("$name")
    done
fi
# The random choices begin with a number taken from the files of the commit, so that a fresh clone
# tries much the same inputs again.
tree=$(git -C "$root" rev-parse --short=7 'HEAD^{tree}' 2>/dev/null || echo 1)
seed=$((16#${tree:0:7} + 1)) # 0 would be another one each time
configure sanitize >/dev/null
build sanitize "${names[@]/%/_fuzzer}"

# fuzz NAME: one fuzzer; fails when it has found something: also if one input takes ten seconds, or
# 64 MB at once. Inputs are chosen in a simpler way (-entropic=0), which is three times as quick; and
# where memory came from is not noted: to see it, run the input that failed again.
fuzz() {
    local name=$1 texts=$1 longest=8192 known=() words=()
    [[ $name != writing ]] || texts=formats # what these can read, it writes
    [[ $texts != formats ]] || longest=4096 # enough for a killer as KSudoku writes it
    mkdir -p "$work/corpus/$name" "$work/found"
    for folder in "$here/seeds/$texts" "$here/found/$texts"; do
        [[ ! -d $folder ]] || known+=("$folder")
    done
    [[ ! -f $here/words/$texts.txt ]] || words=("-dict=$here/words/$texts.txt")
    ASAN_OPTIONS=malloc_context_size=0:quarantine_size_mb=16 \
        "$root/build/sanitize/tests/fuzz/${name}_fuzzer" \
        "$work/corpus/$name" "${known[@]}" "${words[@]}" \
        -seed="$seed" -max_total_time="$seconds" -max_len="$longest" -timeout=10 \
        -rss_limit_mb=1024 -malloc_limit_mb=64 -entropic=0 -artifact_prefix="$work/found/$name-" \
        -print_final_stats=1 >"$work/$name.log" 2>&1
}

status=0
for ((first = 0; first < ${#names[@]}; first += 2)); do
    declare -A running=()
    for name in "${names[@]:first:2}"; do
        fuzz "$name" &
        running[$name]=$!
    done
    for name in "${!running[@]}"; do
        if ! wait "${running[$name]}"; then
            status=1
            tail -n 30 "$work/$name.log"
            say "FAILED: the $name fuzzer found something, see $work/$name.log"
        fi
    done
    unset running
done

for name in "${names[@]}"; do
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/$name.log")
    cover=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$work/$name.log" | tail -n 1)
    say "$name: ${runs:-?} executions, ${cover:-?} branches reached"
    total=$((${total:-0} + ${runs:-0}))
done
say "$total executions"
exit "$status"
