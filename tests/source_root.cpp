#include "tests/source_root.h"

std::filesystem::path source_root()
{
    return SOURCE_ROOT;
}
