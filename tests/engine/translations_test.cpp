#include "engine/text/translations.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "engine/text/plural_rule.h"
#include "engine/text/po_file.h"
#include "tests/source_root.h"

namespace engine {
namespace {

namespace fs = std::filesystem;

Translations catalogue(std::string_view po)
{
    auto parsed = Translations::parse(po);
    EXPECT_TRUE(parsed) << (parsed ? "" : in_english(parsed.why()));
    return parsed ? *std::move(parsed) : Translations();
}

std::string why_not(std::string_view po)
{
    const auto parsed = Translations::parse(po);
    return parsed ? "it can be read" : in_english(parsed.why());
}

constexpr std::string_view spanish = R"(# Spanish
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#: game/scenes/title/title_scene.cpp:12
msgid "Play"
msgstr "Jugar"

msgctxt "noun"
msgid "Play"
msgstr "Partida"

msgid "One mistake"
msgid_plural "{n} mistakes"
msgstr[0] "Un error"
msgstr[1] "{n} errores"

msgid "Row {row} complete"
msgstr ""
"Fila {row}"
" completa\t\"\\"

#, fuzzy, c-format
#| msgid "Quite"
msgid "Quit"
msgstr "Quieto"

msgid "Help"
msgstr ""

#~ msgid "Gone"
#~ msgstr "Ido"
)";

TEST(Translations, SpeaksEnglishByItself)
{
    const Translations english;
    EXPECT_EQ(english.tr("Play"), "Play");
    EXPECT_EQ(english.trc("noun", "Play"), "Play");
    EXPECT_EQ(english.trn("One mistake", "{n} mistakes", 1), "One mistake");
    EXPECT_EQ(english.trn("One mistake", "{n} mistakes", 0), "0 mistakes");
    EXPECT_EQ(english.tr(Message{"Row {row}", {{"row", "5"}}}), "Row 5");
}

TEST(Translations, TranslatesByTextAndByContext)
{
    const Translations texts = catalogue(spanish);
    EXPECT_EQ(texts.tr("Play"), "Jugar");
    EXPECT_EQ(texts.trc("noun", "Play"), "Partida");
    EXPECT_EQ(texts.trc("verb", "Play"), "Play");
}

TEST(Translations, ChoosesThePluralAndFillsTheNumberIn)
{
    const Translations texts = catalogue(spanish);
    EXPECT_EQ(texts.trn("One mistake", "{n} mistakes", 1), "Un error");
    EXPECT_EQ(texts.trn("One mistake", "{n} mistakes", 12), "12 errores");
    EXPECT_EQ(texts.trn("One mistake", "{n} mistakes", -1), "Un error");
}

TEST(Translations, JoinsLinesAndReadsEscapes)
{
    EXPECT_EQ(catalogue(spanish).tr(Message{"Row {row} complete", {{"row", "5"}}}),
              "Fila 5 completa\t\"\\");
}

TEST(Translations, ShowsEnglishForWhatIsFuzzyObsoleteOrMissing)
{
    const Translations texts = catalogue(spanish);
    EXPECT_EQ(texts.tr("Quit"), "Quit");
    EXPECT_EQ(texts.tr("Gone"), "Gone");
    EXPECT_EQ(texts.tr("Help"), "Help");
    EXPECT_EQ(texts.tr(""), "");
}

TEST(Translations, ReadsFilesOfOtherEditors)
{
    EXPECT_EQ(catalogue("\xEF\xBB\xBFmsgid \"Play\"\r\nmsgstr \"Jugar\"\r\n").tr("Play"), "Jugar");
    EXPECT_EQ(catalogue("msgid \"Play\"\nmsgstr \"Jugar\"").tr("Play"), "Jugar");
    EXPECT_EQ(catalogue("").tr("Play"), "Play");
}

TEST(Translations, AFuzzyObsoleteEntryDoesNotHideTheNextOne)
{
    const Translations texts =
        catalogue("#, fuzzy\n#~ msgid \"a\"\n#~ msgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n");
    EXPECT_EQ(texts.tr("c"), "d");
}

TEST(Translations, SaysInWhichLineTheTroubleIs)
{
    EXPECT_EQ(why_not("msgid \"a\"\nmsgstr \"b\n"), "Line 2: the text is not properly quoted");
    EXPECT_EQ(why_not("msgid \"a\"\nmsgstr \"\\q\"\n"), "Line 2: the text is not properly quoted");
    EXPECT_EQ(why_not("\n\n\"a\"\n"), "Line 3: this text does not belong to any entry");
    EXPECT_EQ(why_not("msgid \"a\"\nnonsense\n"), "Line 2: text in quotes must follow");
    EXPECT_EQ(why_not("msgstr \"a\"\n"), "Line 1: msgid, msgstr or a comment is expected here");
    EXPECT_EQ(why_not("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"\n"),
              "Line 3: msgid, msgstr or a comment is expected here");
    EXPECT_EQ(why_not("msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"c\"\n"),
              "Line 3: this part of the entry is written twice");
    EXPECT_EQ(why_not("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n+;\\n\"\n"),
              "Line 2: the Plural-Forms above can't be read");
    EXPECT_EQ(why_not("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=latin1\\n\"\n"),
              "Line 2: this is not UTF-8; save the file in that encoding");
    EXPECT_EQ(why_not("msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"\n"),
              "Line 3: \"a\" is translated a second time");
    EXPECT_EQ(why_not(std::string(5u << 20, '\n')), "The file of translations is too long");
}

TEST(Translations, SurvivesEveryCutAndEveryChangedLetter)
{
    std::string text(spanish);
    for (std::size_t length = 0; length < text.size(); ++length)
        (void)Translations::parse(std::string_view(text).substr(0, length));
    for (char& letter : text) {
        const char before = letter;
        for (char other : {'"', '\\', '\n', '#', 'm', '\0', '\xff'}) {
            letter = other;
            (void)Translations::parse(text);
        }
        letter = before;
    }
}

std::string forms(std::string_view rule, std::initializer_list<unsigned long> numbers)
{
    const auto parsed = PluralRule::parse(rule);
    if (!parsed)
        return "unreadable";
    std::string text;
    for (unsigned long n : numbers)
        text += std::to_string(parsed->form_for(n));
    return text;
}

// Rules as they stand in the files of many programs.
TEST(PluralRule, KnowsTheLanguages)
{
    EXPECT_EQ(forms("nplurals=1; plural=0;", {0, 1, 2}), "000");
    EXPECT_EQ(forms("nplurals=2; plural=(n != 1);", {0, 1, 2}), "101");
    EXPECT_EQ(forms("nplurals=2; plural=n>1", {0, 1, 2}), "001");
    EXPECT_EQ(forms("nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
                    "n%100>=20) ? 1 : 2);",
                    {0, 1, 2, 4, 5, 12, 14, 21, 22, 102, 112, 122}),
              "201122221121");
    EXPECT_EQ(forms("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
                    "(n%100<10 || n%100>=20) ? 1 : 2);",
                    {0, 1, 2, 5, 11, 21, 22, 111}),
              "20122012");
    EXPECT_EQ(forms("nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) "
                    "? 1 : 2);",
                    {0, 1, 2, 4, 5, 10, 12, 14, 15, 21, 22, 112, 122}),
              "2011222222121");
    EXPECT_EQ(forms("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
                    "(n%100<12 || n%100>14) ? 1 : 2);",
                    {0, 1, 2, 5, 11, 21, 22, 111}),
              "20122012");
    EXPECT_EQ(forms("nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? "
                    "3 : n%100>=11 ? 4 : 5;",
                    {0, 1, 2, 3, 10, 11, 99, 100, 102, 103}),
              "0123344553");
    EXPECT_EQ(forms("nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2;", {0, 1, 11}),
              "201");
}

TEST(PluralRule, KnowsTheLessUsualLanguages)
{
    EXPECT_EQ(forms("nplurals=2; plural=(n%10!=1 || n%100==11);", {0, 1, 11, 21, 111}), "10101");
    EXPECT_EQ(forms("nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", {0, 1, 2, 4, 5, 22}),
              "201122");
    EXPECT_EQ(forms("nplurals=3; plural=n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2;",
                    {0, 1, 2, 19, 20, 100, 101, 119, 120}),
              "101122112");
    EXPECT_EQ(forms("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || "
                    "n%100>=20) ? 1 : 2);",
                    {0, 1, 2, 9, 10, 11, 12, 19, 20, 21, 22, 29}),
              "201122222011");
    EXPECT_EQ(forms("nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : "
                    "3);",
                    {0, 1, 2, 3, 4, 5, 100, 101, 102, 104, 105}),
              "30122330123");
    EXPECT_EQ(forms("nplurals=5; plural=n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4;",
                    {0, 1, 2, 3, 6, 7, 10, 11, 100}),
              "201223344");
    EXPECT_EQ(forms("nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : (n>2 && n<7) ? 2 : (n>6 && n<11) ? "
                    "3 : 4);",
                    {0, 1, 2, 3, 6, 7, 10, 11}),
              "40122334");
}

TEST(PluralRule, RefusesEveryOtherRule)
{
    for (const char* rule :
         {"", "nplurals=2", "plural=n", "nplurals=0; plural=0", "nplurals=9; plural=0",
          "nplurals=2; plural=", "nplurals=2; plural=n", "nplurals=3; plural=(n != 1);",
          "nplurals=two; plural=(n != 1);", "nplurals=2; plural=n/0", "nplurals=2; plural=0-1",
          "nplurals=2; plural=n?1", "nplurals=2; plural=m", "nplurals=2; plural=n=1",
          "nplurals=2; plural=99999999999999999999999", "nplurals=2; plural=(n != 1",
          "nplurals=2; plural=n != 1)",
          // Without the parentheses around "or" it is another rule than those of languages.
          "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && n%100<10 || n%100>=20 ? 1 : 2",
          "nplurals=3; plural=n==1 ? 0 : (n==0 || n%100>0) && n%100<20 ? 1 : 2"})
        EXPECT_EQ(forms(rule, {1}), "unreadable") << rule;
    EXPECT_EQ(forms("nplurals=2; plural=" + std::string(2000, '!') + "n", {1}), "unreadable");
}

// The translations that are delivered.

std::vector<fs::path> delivered()
{
    std::vector<fs::path> files;
    const fs::path folder = source_root() / "assets/text";
    if (!fs::is_directory(folder))
        return files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".po")
            files.push_back(entry.path());
    }
    return files;
}

std::string content_of(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Without the forms that words have with them.
std::set<std::string> places_in(const std::string& text)
{
    static const std::regex place("\\{([^}]*)\\}");
    std::set<std::string> places;
    for (auto at = std::sregex_iterator(text.begin(), text.end(), place);
         at != std::sregex_iterator(); ++at)
        places.emplace(form_and_name(at->str(1)).second);
    return places;
}

TEST(Translations, KeepThePlacesToFill)
{
    for (const fs::path& path : delivered()) {
        const auto file = parse_po(content_of(path));
        ASSERT_TRUE(file) << path << ": " << in_english(file.why());
        for (const PoEntry& entry : file->entries) {
            const std::string& english = entry.plural.empty() ? entry.text : entry.plural;
            EXPECT_EQ(places_in(entry.translations.back()), places_in(english))
                << path << ", line " << entry.line;
        }
    }
}

TEST(Translations, PleaseMsgfmt)
{
    if (std::system("msgfmt --version >/dev/null 2>&1") != 0)
        GTEST_SKIP() << "msgfmt is not on this machine";
    for (const fs::path& path : delivered()) {
        const std::string command = "msgfmt -c -o /dev/null '" + path.string() + "'";
        EXPECT_EQ(std::system(command.c_str()), 0) << path;
    }
}

} // namespace
} // namespace engine
