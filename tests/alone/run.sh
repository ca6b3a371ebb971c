#!/usr/bin/env bash
# Every file must compile by itself, with the warnings of the preset dev: the builds that compile
# several files at once hide a missing include and a shadowed name. Only the syntax is checked. A
# header is checked with the .cpp of its name if that includes it first.
#
# clang compiles most of the standard library once, and headers that many files include
# (shared_headers.cpp chooses them), and puts them before each file: without them this would take
# several times as long.
set -euo pipefail
# shellcheck source=scripts/common.sh
source "$(dirname "$(readlink -f "$0")")/../../scripts/common.sh"
cd "$root"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
compiler=$(clang_here)
options="-std=c++20 -g -Wall -Wextra -Werror -DGTEST_HAS_PTHREAD=1 -I$PWD -isystem /usr/include/SDL2"
options+=" $(pkg-config --cflags-only-I cairo-ft)"

# compile_once NAME.h: to NAME.pch.
compile_once() {
    # shellcheck disable=SC2086
    "$compiler" $options -fpch-instantiate-templates -x c++-header "$1" -o "${1%.h}.pch"
}

# Lines "FILE<tab>COMMAND".
source_commands() {
    cmake --preset dev -B "$work/dev" -DCMAKE_CXX_COMPILER="$compiler" \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >"$work/cmake.log" 2>&1 ||
        { cat "$work/cmake.log" >&2 && return 1; }
    sed -n 's/^  "command": "\(.*\)",$/\1/p' "$work/dev/compile_commands.json" |
        sed -e 's/\\\(.\)/\1/g' -e "s,\(.*\) -c $PWD/\(.*\),\2\t\1 -c \2,"
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
            printf "%s\techo '#include \"%s\"' | %s -x c++ -\n" \
                "$header" "$header" "$compiler $options"
    done
}

# check_one "GROUP COMMAND". A plug-in is compiled otherwise than the headers, and can't use them.
check_one() {
    local group=${1%% *} command=${1#* }
    local shared="-include-pch $work/$group.pch"
    [[ $command != *' -fPIC '* ]] || shared=
    bash -o pipefail -c "$command -fsyntax-only $shared" ||
        { printf 'failed: %s\n' "$command" >&2 && return 1; }
}

# each FUNCTION: for every line of standard input, on all cores.
each() {
    xargs -d '\n' -P "$(nproc)" -I{} bash -c '"$1" "$2"' - "$1" {}
}
export -f compile_once check_one
export work compiler options

# These take long, and most files have them. The others are left out, so that a missing one is noticed.
for header in algorithm array chrono filesystem functional future map memory optional set span \
    sstream string thread variant vector gtest/gtest.h; do
    printf '#include <%s>\n' "$header"
done >"$work/standard.h"
compile_once "$work/standard.h"

source_commands >"$work/commands"
header_commands >>"$work/commands"
"$compiler" -std=c++20 -O1 -Wall -Wextra -Werror tests/alone/shared_headers.cpp -o "$work/shared_headers"
cut -f1 "$work/commands" | "$work/shared_headers" "$work" | sed 's/^none /standard /' >"$work/groups"
sed -i '1i #include "standard.h"' "$work"/[0-9]*.h
find "$work" -maxdepth 1 -name '[0-9]*.h' | each compile_once
paste -d' ' <(cut -d' ' -f1 "$work/groups") <(cut -f2 "$work/commands") | each check_one
