// Checks the translations: every text is translated, with the same {placeholders}. Whether the list
// of texts matches the sources is checked by scripts/update-catalogues --check.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/base/letters.h"
#include "engine/text/word_forms.h"
#include "tests/shipped_translations.h"
#include "tests/source_root.h"

namespace {

namespace fs = std::filesystem;

const fs::path folder = source_root() / "assets/text";

struct Entry {
    std::map<std::string, std::string> fields; // "msgid", "msgid_plural", "msgstr[0]" ...
    bool fuzzy = false;

    std::string field(const std::string& name) const
    {
        const auto found = fields.find(name);
        return found == fields.end() ? "" : found->second;
    }
};

// A simple reader of .po files, independent of the game's: one or more lines of text for a field.
std::vector<Entry> read_entries(const fs::path& path)
{
    std::vector<Entry> entries(1);
    std::ifstream file(path);
    std::string field;
    for (std::string line; std::getline(file, line);) {
        if (line.empty())
            entries.emplace_back();
        if (line.starts_with("#, ") && line.find("fuzzy") != std::string::npos)
            entries.back().fuzzy = true;
        const auto quote = line.find('"');
        if (line.starts_with("#") || quote == std::string::npos)
            continue;
        if (quote > 0)
            field = line.substr(0, quote - 1);
        entries.back().fields[field] += line.substr(quote + 1, line.rfind('"') - quote - 1);
    }
    return entries;
}

std::multiset<std::string> places_in(const std::string& text)
{
    std::multiset<std::string> places;
    for (auto open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1))
        places.insert(text.substr(open + 1, text.find('}', open) - open - 1));
    return places;
}

// A word that agrees with a name repeats its place, "{Il:digit} è {bloccato:digit}": so only the
// names of places count where there are forms, not how often they are there.
bool keeps_places(const std::string& text, const std::string& english)
{
    const std::multiset<std::string> wanted = places_in(english);
    const std::multiset<std::string> places = places_in(text);
    if (places == wanted)
        return true;
    std::set<std::string> names;
    bool has_forms = false;
    for (const std::string& place : places) {
        const auto [form, name] = engine::form_and_name(place);
        has_forms = has_forms || !form.empty();
        names.insert(std::string(name));
    }
    return has_forms && names == std::set<std::string>(wanted.begin(), wanted.end());
}

std::set<std::string> keys_of(const std::vector<Entry>& entries)
{
    std::set<std::string> keys;
    for (const Entry& entry : entries)
        keys.insert(entry.field("msgctxt") + "|" + entry.field("msgid"));
    return keys;
}

class CatalogueFiles : public testing::TestWithParam<std::string> {
protected:
    const std::vector<Entry> entries = read_entries(folder / (GetParam() + ".po"));
};

TEST_P(CatalogueFiles, NameTheirLanguage)
{
    const engine::Language language = engine::shipped_translations(GetParam()).language();
    EXPECT_EQ(language.code, GetParam());
    EXPECT_NE(language.name, "");
}

TEST_P(CatalogueFiles, HoldEveryTextAndNoOther)
{
    EXPECT_EQ(keys_of(entries), keys_of(read_entries(folder / "cronodoku.pot")));
}

TEST_P(CatalogueFiles, LeaveNothingUntranslatedOrUnsure)
{
    for (const Entry& entry : entries) {
        EXPECT_FALSE(entry.fuzzy) << entry.field("msgid");
        for (const auto& [name, text] : entry.fields) {
            if (name.starts_with("msgstr")) {
                EXPECT_NE(text, "") << entry.field("msgid");
            }
        }
    }
}

TEST_P(CatalogueFiles, KeepThePlacesOfTheEnglish)
{
    for (const Entry& entry : entries) {
        const std::string english = entry.field("msgid");
        const std::string many = entry.field("msgid_plural");
        if (english.empty())
            continue;
        for (const auto& [name, text] : entry.fields) {
            if (name == "msgstr") {
                EXPECT_TRUE(keeps_places(text, english)) << english << "\n" << text;
            } else if (name.starts_with("msgstr[")) {
                EXPECT_TRUE(keeps_places(text, many) || keeps_places(text, english))
                    << english << "\n"
                    << text;
            }
        }
    }
}

TEST_P(CatalogueFiles, UseFormsThatTheirHeaderDefinesAndNoOthers)
{
    std::set<std::string> used;
    for (const Entry& entry : entries) {
        for (const auto& [name, text] : entry.fields) {
            if (entry.field("msgid").empty() || !name.starts_with("msgstr"))
                continue;
            for (const std::string& place : places_in(text)) {
                std::string form(engine::form_and_name(place).first);
                if (!form.empty())
                    form.front() = engine::small_letter(form.front());
                used.insert(form);
            }
        }
    }
    used.erase("");
    std::set<std::string> defined;
    const std::string begin = "X-Form-";
    const std::string header = entries.front().field("msgstr");
    for (auto at = header.find(begin); at != header.npos; at = header.find(begin, at + 1)) {
        const auto name = at + begin.size();
        defined.insert(header.substr(name, header.find(':', name) - name));
    }
    EXPECT_EQ(used, defined);
}

// If a text of the screen begins with a capital or ends with a full stop, its translation does,
// too.
TEST_P(CatalogueFiles, EndAsTheEnglishEnds)
{
    for (const Entry& entry : entries) {
        const std::string english = entry.field("msgid");
        const std::string text = entry.field("msgstr");
        if (english.empty() || text.empty())
            continue;
        // A separator is a sign, and a word on a narrow key may be shortened.
        if (english.size() == 1 || entry.field("msgctxt") == "narrow key")
            continue;
        for (const char* end : {".", "…", ":", "?", "\\n"})
            EXPECT_EQ(text.ends_with(end), english.ends_with(end)) << english << "\n" << text;
    }
}

INSTANTIATE_TEST_SUITE_P(Languages,
                         CatalogueFiles,
                         testing::ValuesIn(engine::shipped_files()),
                         [](const auto& language) { return language.param; });

} // namespace
