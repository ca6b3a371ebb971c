// The language in which the game first appears.

#include "game/platform/preferred_languages.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <optional>
#include <utility>

#include <zlib.h>

#include "game/app/assets.h"
#include "tests/new_folder.h"

namespace game {
namespace {

using Languages = std::vector<std::string>;

// Sets the variables as long as it lives; those that are not named are not set.
class Environment {
public:
    explicit Environment(std::vector<std::pair<std::string, std::string>> values)
    {
        for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"}) {
            const char* before = std::getenv(name);
            before_.emplace_back(name, before ? std::optional<std::string>(before) : std::nullopt);
            unsetenv(name);
        }
        for (const auto& [name, value] : values)
            setenv(name.c_str(), value.c_str(), 1);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;
    ~Environment()
    {
        for (const auto& [name, value] : before_) {
            if (value)
                setenv(name.c_str(), value->c_str(), 1);
            else
                unsetenv(name.c_str());
        }
    }

private:
    std::vector<std::pair<std::string, std::optional<std::string>>> before_;
};

Languages preferred_with(std::vector<std::pair<std::string, std::string>> values)
{
    const Environment environment(std::move(values));
    return preferred_languages();
}

TEST(PreferredLanguages, KeepTheRegion)
{
    EXPECT_EQ(preferred_with({{"LANG", "pt_BR.UTF-8"}}), Languages{"pt_BR"});
    EXPECT_EQ(preferred_with({{"LANG", "de_DE@euro"}}), Languages{"de_DE"});
    EXPECT_EQ(preferred_with({{"LANG", "it"}}), Languages{"it"});
}

TEST(PreferredLanguages, FollowTheListBeforeTheLocale)
{
    EXPECT_EQ(preferred_with({{"LANG", "en_US.UTF-8"}, {"LANGUAGE", "de_AT:fr"}}),
              (Languages{"de_AT", "fr", "en_US"}));
    EXPECT_EQ(preferred_with({{"LANG", "es_ES"}, {"LC_MESSAGES", "it_IT"}}), Languages{"it_IT"});
    EXPECT_EQ(preferred_with({{"LC_MESSAGES", "it_IT"}, {"LC_ALL", "fr_FR"}}), Languages{"fr_FR"});
}

TEST(PreferredLanguages, AreNoneInTheLocaleOfPrograms)
{
    EXPECT_EQ(preferred_with({{"LC_ALL", "C.UTF-8"}, {"LANG", "es"}, {"LANGUAGE", "es"}}),
              Languages());
    EXPECT_EQ(preferred_with({{"LANG", "POSIX"}}), Languages());
    EXPECT_EQ(preferred_with({}), Languages());
}

TEST(PreferredLanguages, AreThoseOfTheSystemWhereNoVariableSaysThem)
{
    EXPECT_EQ(preferred_with({{"SDL_PREFERRED_LOCALES", "pt_PT,fr"}}), (Languages{"pt_PT", "fr"}));
    unsetenv("SDL_PREFERRED_LOCALES");
}

TEST(LanguageFor, TakesTheNearestThatThereIs)
{
    const Languages known{"en", "de", "es", "fr", "it", "pt_BR"};
    EXPECT_EQ(language_for({"pt_BR"}, known), "pt_BR");
    EXPECT_EQ(language_for({"pt"}, known), "pt_BR");
    EXPECT_EQ(language_for({"pt_PT"}, known), "pt_BR");
    EXPECT_EQ(language_for({"de_AT"}, known), "de");
    EXPECT_EQ(language_for({"nl_BE", "fr_BE", "en"}, known), "fr");
    EXPECT_EQ(language_for({"en_GB", "de"}, known), "en");
    EXPECT_EQ(language_for({"", "xx"}, known), "en");
    EXPECT_EQ(language_for({}, known), "en");
    EXPECT_EQ(language_for({"pt"}, {"en", "pt", "pt_BR"}), "pt");
}

// A catalogue of Klingon with one text, as it is written.
std::string catalogue(const std::string& translation)
{
    return "msgid \"\"\nmsgstr \"\"\n\"Language: tlh\\n\"\n\"X-Language-Name: tlhIngan\\n\"\n\n"
           "msgid \"Undo\"\nmsgstr \"" +
           translation + "\"\n";
}

TEST(PreferredLanguages, CataloguesMayBePacked)
{
    const auto assets = new_folder("assets");
    std::filesystem::create_directory(assets / "text");
    const std::string packed = catalogue("packed");
    const gzFile file = gzopen((assets / "text/tlh.po.gz").c_str(), "wb");
    gzputs(file, packed.c_str());
    gzclose(file);
    ASSERT_EQ(codes_of(load_languages(assets)), (Languages{"en", "tlh"}));
    EXPECT_EQ(load_languages(assets).back().name, "tlhIngan");
    EXPECT_EQ(load_translations(assets, "tlh")->tr("Undo"), "packed");

    std::ofstream(assets / "text/tlh.po") << catalogue("as written");
    EXPECT_EQ(codes_of(load_languages(assets)), (Languages{"en", "tlh"})) << "named once";
    EXPECT_EQ(load_translations(assets, "tlh")->tr("Undo"), "as written");
    std::filesystem::remove_all(assets);
}

} // namespace
} // namespace game
