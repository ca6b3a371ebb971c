// A colour theme.

#include "game/ui/theme.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    (void)game::parse_theme("fuzz", text_of(bytes, count));
    return 0;
}
