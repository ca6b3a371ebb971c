#pragma once
// Where the source tree is, for tests that read what is kept there.

#include <filesystem>

std::filesystem::path source_root();
