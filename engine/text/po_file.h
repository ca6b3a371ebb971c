#pragma once
// Parses a .po file: its entries, its plural rule and the forms of its words.

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/text/plural_rule.h"
#include "engine/text/word_forms.h"

namespace engine {

struct PoEntry {
    std::string context;
    std::string text;                      // in English
    std::string plural;                    // in English, for many; empty if there is none
    std::vector<std::string> translations; // one, or one for each plural form
    int line = 0;                          // of the file, from 1
};

struct PoFile {
    std::string language;      // as in the header: "es"
    std::string language_name; // in the language itself: "Español"
    PluralRule plurals;
    WordForms words;
    std::vector<PoEntry> entries; // without fuzzy, obsolete and untranslated ones
};

Result<PoFile> parse_po(std::string_view content);

} // namespace engine
