#pragma once
// Returns the root of the source tree, for tests that read files there.

#include <filesystem>

std::filesystem::path source_root();
