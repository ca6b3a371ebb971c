// Texts of times and categories.

#include "game/ui/names.h"

#include <gtest/gtest.h>

#include "tests/shipped_translations.h"

namespace game {
namespace {

using engine::PlayTime;

TEST(Names, TimesShowTenthsAndHoursOnlyWhenThereAreAny)
{
    EXPECT_EQ(clock_text(PlayTime{0}), "0:00.0");
    EXPECT_EQ(clock_text(PlayTime{698'459}), "11:38.4");
    EXPECT_EQ(clock_text(PlayTime{3'723'499}), "1:02:03.4");
    EXPECT_EQ(short_clock_text(PlayTime{59'999}), "0:59");
}

TEST(Names, LargeNumbersAreWrittenAsTheLanguageDoes)
{
    const engine::Translations english;
    EXPECT_EQ(number_text(english, 0), "0");
    EXPECT_EQ(number_text(english, 980), "980");
    EXPECT_EQ(number_text(english, 9'300), "9,300");
    EXPECT_EQ(number_text(english, 1'018'700), "1,018,700");
    const engine::Translations spanish = engine::shipped_translations("es");
    EXPECT_EQ(number_text(spanish, 9'300), "9300") << "groups begin with five figures";
    EXPECT_EQ(number_text(spanish, 18'700), "18\u2009700");
    EXPECT_EQ(number_text(engine::shipped_translations("it"), 9'300), "9.300");
}

TEST(Names, DeltasCarryASign)
{
    EXPECT_EQ(delta_text(PlayTime{12'500}), "+0:12.5");
    EXPECT_EQ(delta_text(PlayTime{-6'800}), "−0:06.8");
}

TEST(Names, CategoriesAreReadAsLayoutAndLevel)
{
    const engine::Translations english;
    EXPECT_EQ(category_name(english, "9x9 easy"), "9×9 Easy");
    EXPECT_EQ(category_name(english, "9x9 easy elsewhere"), "9×9 Easy, from elsewhere");
    EXPECT_EQ(category_name(english, "17x17 cruel"), "17x17 cruel") << "unknown ones stay";
}

} // namespace
} // namespace game
