#pragma once
// The languages as the game brings them, and their words.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

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

// What stands in assets/text; English needs no file.
inline std::vector<std::string> delivered_files()
{
    std::vector<std::string> codes;
    for (const auto& entry : std::filesystem::directory_iterator(source_root() / "assets/text")) {
        if (entry.path().extension() == ".po")
            codes.push_back(entry.path().stem().string());
    }
    std::ranges::sort(codes);
    return codes;
}

inline std::vector<std::string> delivered_codes()
{
    std::vector<std::string> codes = delivered_files();
    codes.insert(codes.begin(), "en");
    return codes;
}

inline std::vector<Language> delivered_languages()
{
    std::vector<Language> languages;
    for (const std::string& code : delivered_codes())
        languages.push_back(delivered_words(code).language());
    return languages;
}

} // namespace engine
