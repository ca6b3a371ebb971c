#!/usr/bin/env bash
# Every file must compile by itself, with the warnings of the preset dev: the builds that compile
# several files at once hide a missing include and a shadowed name. Only the syntax is checked. A
# header is checked with the .cpp of its name if that includes it first. The standard library is put
# before each, compiled once by clang: without it this would take three times as long.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

work=$(mktemp -d)
cairo=$(pkg-config --cflags-only-I cairo-ft)
trap 'rm -rf "$work"' EXIT
compiler=clang++-16
options=(-std=c++20 -g -Wall -Wextra -Werror -DGTEST_HAS_PTHREAD=1)
for header in algorithm array chrono filesystem functional future map memory optional set span \
    sstream string thread variant vector gtest/gtest.h; do
    printf '#include <%s>\n' "$header"
done >"$work/standard.h"
"$compiler" "${options[@]}" -fpch-instantiate-templates -x c++-header "$work/standard.h" \
    -o "$work/standard.pch"

source_commands() {
    cmake --preset dev -B "$work/dev" -DCMAKE_CXX_COMPILER="$compiler" >"$work/cmake.log" 2>&1 ||
        { cat "$work/cmake.log" >&2 && return 1; }
    sed -n 's/^  "command": "\(.*\)",$/\1/p' "$work/dev/compile_commands.json" | sed 's/\\\(.\)/\1/g'
}

# includes_first FILE HEADER
includes_first() {
    [[ -f $1 && $(grep -m1 '^#include' "$1") == "#include \"$2\"" ]]
}

# Not given by its own name, a header may say #pragma once.
header_commands() {
    local header
    find engine game tests -name '*.h' | while read -r header; do
        includes_first "${header%.h}.cpp" "$header" ||
            printf "echo '#include \"%s\"' | %s -I. -isystem /usr/include/SDL2 %s -x c++ -\n" \
                "$header" "$compiler ${options[*]}" "$cairo"
    done
}

# A plug-in is compiled otherwise than the header, and can't use it.
check_one() {
    local standard="-include-pch $work/standard.pch"
    [[ $1 != *' -fPIC '* ]] || standard=
    bash -o pipefail -c "$1 -fsyntax-only $standard" || { printf 'failed: %s\n' "$1" >&2 && return 1; }
}
export -f check_one
export work

source_commands >"$work/commands"
header_commands >>"$work/commands"
xargs -d '\n' -P "$(nproc)" -I{} bash -c 'check_one "$1"' - {} <"$work/commands"
