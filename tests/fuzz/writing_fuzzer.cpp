// Puzzles from texts in any format, written in each format and read again. It begins with the texts
// of formats_fuzzer.cpp and leaves out their first byte.

#include <string>

#include "engine/formats/formats.h"
#include "tests/fuzz/fuzz.h"

namespace {

using engine::Format;
using engine::SharedPuzzle;

// What is written in a format is one puzzle, and that is written alike.
void write_and_read(const Format& format, const SharedPuzzle& puzzle)
{
    if (!can_write(format, puzzle))
        return;
    const std::string text = write(format, puzzle);
    const engine::ReadPuzzles again =
        engine::read_all(std::string(format.head) + text + std::string(format.foot));
    insist(again.size() == 1 && again.front().puzzle);
    insist(bool(can_write(format, *again.front().puzzle)));
    insist(write(format, *again.front().puzzle) == text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    constexpr int most_written = 2; // more don't find more and take long
    int written = 0;
    if (count == 0)
        return 0;
    for (const engine::ReadPuzzle& read : engine::read_all(text_of(bytes + 1, count - 1))) {
        if (!read.puzzle)
            continue;
        if (++written > most_written)
            break;
        for (const Format* format : engine::all_formats())
            write_and_read(*format, *read.puzzle);
    }
    return 0;
}
