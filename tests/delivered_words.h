#pragma once
// The words of a language as the game brings them.

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "engine/text/catalogue.h"
#include "tests/source_root.h"

namespace engine {

// English needs no catalogue.
inline Catalogue delivered_words(const std::string& language)
{
    if (language == "en")
        return {};
    std::ifstream file(source_root() / "assets/text" / (language + ".po"));
    auto words = Catalogue::parse(std::string(std::istreambuf_iterator<char>(file), {}));
    EXPECT_TRUE(words) << language;
    return words ? *std::move(words) : Catalogue();
}

} // namespace engine
