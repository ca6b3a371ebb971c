#pragma once
// The languages that the game ships, and their translations.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/translations.h"
#include "tests/engine/long_run.h"
#include "tests/sanitized.h"
#include "tests/source_root.h"

namespace engine {

// English needs no translations.
inline Translations shipped_translations(const std::string& language)
{
    if (language == "en")
        return {};
    std::ifstream file(source_root() / "assets/text" / (language + ".po"));
    auto texts = Translations::parse(std::string(std::istreambuf_iterator<char>(file), {}));
    EXPECT_TRUE(texts) << language;
    return texts ? *std::move(texts) : Translations();
}

// The codes of the files in assets/text; English has no file.
inline std::vector<std::string> shipped_files()
{
    std::vector<std::string> codes;
    for (const auto& entry : std::filesystem::directory_iterator(source_root() / "assets/text")) {
        if (entry.path().extension() == ".po")
            codes.push_back(entry.path().stem().string());
    }
    std::ranges::sort(codes);
    return codes;
}

inline std::vector<std::string> shipped_codes()
{
    std::vector<std::string> codes = shipped_files();
    codes.insert(codes.begin(), "en");
    return codes;
}

// For tests that look at the same in each language: all; with the sanitizers only one, with longer
// texts than English.
inline std::vector<std::string> codes_to_look_at()
{
    return is_sanitized ? std::vector<std::string>{"es"} : shipped_codes();
}

// The same in texts of different sizes: the languages take turns with them. The only one that the
// sanitizers look at has all sizes, and with CRONODOKU_LONG each language has.
inline std::vector<std::pair<std::string, int>> codes_in_sizes(const std::vector<int>& sizes)
{
    std::vector<std::pair<std::string, int>> turns;
    std::size_t turn = 0;
    for (const std::string& code : codes_to_look_at()) {
        if (!is_sanitized && longer(1) == 1) {
            turns.emplace_back(code, sizes[turn++ % sizes.size()]);
            continue;
        }
        for (const int size : sizes)
            turns.emplace_back(code, size);
    }
    return turns;
}

// From the headers alone, which end with an empty line.
inline std::vector<Language> shipped_languages()
{
    std::vector<Language> languages{Translations().language()};
    for (const std::string& code : shipped_files()) {
        std::ifstream file(source_root() / "assets/text" / (code + ".po"));
        std::string header;
        for (std::string line; std::getline(file, line) && !line.empty();)
            header += line + '\n';
        const auto texts = Translations::parse(header);
        EXPECT_TRUE(texts) << code;
        if (texts)
            languages.push_back(texts->language());
    }
    return languages;
}

} // namespace engine
