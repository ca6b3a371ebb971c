#!/usr/bin/env bash
# Every header must compile by itself, whatever was included before it elsewhere. The standard
# library is put before each, compiled once: it is three quarters of the time.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
options=(-std=c++20 -Wall -Wextra -I. -isystem /usr/include/SDL2)
cat >"$work/standard.h" <<'END'
#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <thread>
#include <variant>
#include <vector>
END
g++ "${options[@]}" -x c++-header "$work/standard.h"
# Not given by its own name, a header may say #pragma once.
alone() {
    printf '#include "%s"\n' "$2" |
        g++ "${@:3}" -include "$1/standard.h" -fsyntax-only -x c++ - ||
        { printf '%s does not compile by itself\n' "$2" >&2 && return 1; }
}
export -f alone
find engine game -name '*.h' -print0 |
    xargs -0 -P "$(nproc)" -I{} bash -c 'alone "$@"' - "$work" {} "${options[@]}"
