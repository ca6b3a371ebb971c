// A script of a player's inputs: only read, not played.

#include "game/app/script.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    (void)game::parse_script("fuzz", text_of(bytes, count));
    return 0;
}
