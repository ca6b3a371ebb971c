#!/usr/bin/env bash
# Builds the fuzzers and runs each for so many seconds, two at a time, from its seeds and from all
# that was ever found:
#   tests/fuzz/run.sh                  three seconds each, as in ./check
#   tests/fuzz/run.sh 3600 save play   an hour each, these only
# What a long run has learned is kept in build/fuzz/corpus; an input that fails lies in
# build/fuzz/found, and belongs into tests/fuzz/found/NAME once it is mended.
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
configure sanitize >/dev/null
build sanitize "${names[@]/%/_fuzzer}"

# fuzz NAME: one fuzzer; fails when it has found something.
fuzz() {
    local name=$1 known=()
    mkdir -p "$work/corpus/$name" "$work/found"
    for folder in "$here/seeds/$name" "$here/found/$name"; do
        [[ ! -d $folder ]] || known+=("$folder")
    done
    local words=()
    [[ ! -f $here/words/$name.txt ]] || words=("-dict=$here/words/$name.txt")
    "$root/build/sanitize/tests/fuzz/${name}_fuzzer" "$work/corpus/$name" "${known[@]}" "${words[@]}" \
        -max_total_time="$seconds" -max_len=8192 -timeout=10 -rss_limit_mb=1024 \
        -artifact_prefix="$work/found/$name-" -print_final_stats=1 >"$work/$name.log" 2>&1
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
