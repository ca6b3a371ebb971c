// Characters of UTF-8.

#include "engine/base/utf8.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

TEST(Utf8, TakesEveryCharacterApartAndPutsItTogether)
{
    for (char32_t number = 0; number <= 0x10ffff; ++number) {
        if (number >= 0xd800 && number <= 0xdfff)
            continue;
        std::string text;
        add_utf8(text, number);
        ASSERT_EQ(utf8_size(text), text.size()) << std::size_t{number};
        ASSERT_EQ(utf8_number(text), number);
        ASSERT_EQ(utf8_size(std::string_view(text).substr(0, text.size() - 1)), 0u);
    }
}

TEST(Utf8, RefusesWhatIsNone)
{
    for (const char* text :
         {"", "\x80", "\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xf0\x8f\xbf\xbf",
          "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80", "\xff", "\xe2\x82", "\xe2\x82z", "\xc3z"})
        EXPECT_EQ(utf8_size(text), 0u) << text;
    EXPECT_EQ(utf8_size("é!"), 2u);
}

TEST(Utf8, ReplacesByteByByte)
{
    EXPECT_EQ(valid_utf8("aé\xffz\xe2\x82"), "aé\xEF\xBF\xBDz\xEF\xBF\xBD\xEF\xBF\xBD");
    EXPECT_EQ(valid_utf8("数独"), "数独");
}

} // namespace
} // namespace engine
