#pragma once
// A .po file taken apart: its entries, and the rule of its plurals. Knows nothing of languages.

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/text/plural_rule.h"

namespace engine {

struct PoEntry {
    std::string context;
    std::string text;                      // the English one
    std::string plural;                    // the English one for many, empty if there is none
    std::vector<std::string> translations; // one, or one for each plural form
    int line = 0;                          // of the file, from 1
};

struct PoFile {
    std::string language;      // as the header says: "es"
    std::string language_name; // in its own words: "Español"
    PluralRule plurals;
    std::vector<PoEntry> entries; // without fuzzy, obsolete and untranslated ones
};

Result<PoFile> parse_po(std::string_view content);

} // namespace engine
