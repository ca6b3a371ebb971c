#!/usr/bin/env bash
# Looks at the built program: is it hard to break into?
#   tests/hardening.sh build/release/cronodoku SOURCE BUILD
# SOURCE and BUILD are the folders of the machine that built it.
set -euo pipefail

program=${1:?the path of the built program}
places=("${2:?the source tree}" "${3:?the folder of the build}")
export LC_ALL=C
about=$(readelf --wide --file-header --program-headers --dynamic "$program")
names=$(nm --dynamic "$program")
failed=0

# expect WHAT PATTERN TEXT
expect() {
    if grep -qE -- "$2" <<<"$3"; then
        echo "ok      $1"
    else
        echo "FAILED  $1"
        failed=1
    fi
}

expect "it can lie anywhere in memory (PIE)" 'Type: +DYN' "$about"
expect "it says so (PIE)" 'FLAGS_1.* PIE' "$about"
expect "its tables become read-only (RELRO)" 'GNU_RELRO' "$about"
expect "all of them, at the start (NOW)" 'BIND_NOW|FLAGS_1.* NOW' "$about"
expect "its stack runs no code" 'GNU_STACK +0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ RW ' "$about"
expect "its stack is guarded" '__stack_chk_fail' "$names"
expect "calls of the library know their limits (FORTIFY)" '__[a-z]+_chk(@|$)' \
    "$(grep -v __stack_chk_fail <<<"$names")"
if grep -qE 'LOAD .* RWE ' <<<"$about"; then
    echo "FAILED  no part of it can be both written and run"
    failed=1
else
    echo "ok      no part of it can be both written and run"
fi
# Its own files are looked for where it was installed; nothing may be read where it was built.
for place in "${places[@]}"; do
    if grep -qaF -- "$place" "$program"; then
        echo "FAILED  it knows no path of the machine that built it: $place"
        failed=1
    else
        echo "ok      it does not know $place"
    fi
done
exit "$failed"
