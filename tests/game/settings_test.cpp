#include "game/ui/setting_table.h"

#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/source_root.h"

namespace game {

TEST(Settings, ComeBackAsTheyWereWritten)
{
    Settings settings;
    settings.theme = "ink";
    settings.language = "it";
    settings.text_size = 125;
    settings.tint_same = false;
    settings.symbols = engine::SymbolSet::Own;
    settings.own_symbols = "♠♥♦♣";
    settings.notes_in_places = true;
    settings.name_all_events = true;
    settings.best_possible_time = false;
    settings.sound.speech = true;
    settings.window = {{900, 700}, Point{12, -3}, WindowForm::Maximised};
    settings.drawing_answer = {.is_card = true, .pixels = 8'294'400, .driver = "x11"};
    settings.ask_before_help = false;
    settings.hints_assume_one_solution = false;
    settings.marks = MarkTime::WhenFull;
    settings.mistakes = MistakeCheck::AnyError;
    settings.comparison = engine::Comparison::BestSegments;
    settings.compares_everybody = true;
    settings.ghost_cells = true;
    settings.initials = "ÑOR";
    settings.day_kind = "samurai hard";
    settings.last_game.level = engine::Level::Hard;
    settings.last_game.symmetry = engine::Symmetry::Rotation4;
    settings.last_game.givens_of_rows = {4, 3, 3, 2};

    EXPECT_EQ(parse_settings(to_text(settings)), settings);
}

// What a row offers, as in the file; a switch if it names nothing.
std::vector<std::string> offered_by(const Setting& setting)
{
    std::vector<std::string> values;
    for (const SettingChoice& choice : setting.shown.choices)
        values.emplace_back(choice.value);
    for (const int number : setting.shown.numbers)
        values.push_back(std::to_string(number));
    if (values.empty() && (setting.write(Settings()) == "yes" || setting.write(Settings()) == "no"))
        values = {"no", "yes"};
    return values;
}

TEST(Settings, EachChoiceOfThePagesComesBackAndIsReset)
{
    int switches_and_lists = 0;
    for (const Setting& setting : all_settings()) {
        if (!setting.shown.page)
            continue;
        for (const std::string& value : offered_by(setting)) {
            Settings settings;
            setting.read(settings, value);
            EXPECT_EQ(setting.write(settings), value) << setting.name;
            EXPECT_EQ(parse_settings(to_text(settings)), settings) << setting.name;
            EXPECT_EQ(settings == Settings(), value == setting.write(Settings())) << setting.name;
            reset_settings_on(*setting.shown.page, settings);
            EXPECT_EQ(settings, Settings()) << setting.name << " = " << value;
        }
        switches_and_lists += offered_by(setting).empty() ? 0 : 1;
    }
    EXPECT_GE(switches_and_lists, 28) << "all but the theme and the language";
}

TEST(Settings, HaveOneNameEach)
{
    std::set<std::string_view> names;
    for (const Setting& setting : all_settings())
        EXPECT_TRUE(names.insert(setting.name).second) << setting.name;
}

TEST(Settings, AnEmptyFileMeansTheUsual)
{
    EXPECT_EQ(parse_settings(""), Settings{});
}

TEST(Settings, WhatCannotBeReadKeepsItsUsualValue)
{
    const Settings settings = parse_settings("text-size = big\n"
                                             "tint-peers = perhaps\n"
                                             "lamps = sometimes\n"
                                             "comparison = rival\n"
                                             "initials = ABCD\n"
                                             "last-layout = 7x7\n"
                                             "last-level = impossible\n");
    EXPECT_EQ(settings, Settings{});
    EXPECT_EQ(parse_settings("text-size = 1000").text_size, 150);
    EXPECT_EQ(parse_settings("initials = \xD1OR").initials, "AAA") << "not UTF-8";
    EXPECT_EQ(parse_settings("initials = A\x01"
                             "B")
                  .initials,
              "AAA");
}

TEST(Settings, OfBeforeThereWereHintsLetThemAssumeOneSolution)
{
    EXPECT_TRUE(parse_settings("theme = ink\nclear-peer-notes = no\n").hints_assume_one_solution);
    EXPECT_FALSE(parse_settings("hints-assume-one-solution = no\n").hints_assume_one_solution);
}

TEST(Settings, OfBeforeThereWasAChoiceAskBeforeHelp)
{
    EXPECT_TRUE(parse_settings("theme = ink\nclear-peer-notes = no\n").ask_before_help);
    EXPECT_FALSE(parse_settings("ask-before-help = no\n").ask_before_help);
}

TEST(Settings, FollowTheDesktopsMotionUnlessThePlayerHasChosen)
{
    EXPECT_EQ(Settings{}.motion, MotionChoice::AsDesktop);
    const DesktopPreferences unknown;
    const DesktopPreferences calm{.less_motion = true};
    EXPECT_EQ(motion_amount(MotionChoice::AsDesktop, unknown), MotionAmount::Full);
    EXPECT_EQ(motion_amount(MotionChoice::AsDesktop, {.less_motion = false}), MotionAmount::Full);
    EXPECT_EQ(motion_amount(MotionChoice::AsDesktop, calm), MotionAmount::Calm);
    EXPECT_EQ(motion_amount(MotionChoice::Full, calm), MotionAmount::Full);
    EXPECT_EQ(motion_amount(MotionChoice::Off, unknown), MotionAmount::Off);
    EXPECT_EQ(parse_settings("motion = calm").motion, MotionChoice::Calm);
    EXPECT_EQ(parse_settings("motion = wild").motion, MotionChoice::AsDesktop);
}

TEST(Settings, KeepWhatDrawsTheWindow)
{
    EXPECT_EQ(Settings{}.drawing, DrawingChoice::Automatic);
    Settings settings;
    settings.drawing = DrawingChoice::GraphicsCard;
    EXPECT_EQ(parse_settings(to_text(settings)).drawing, DrawingChoice::GraphicsCard);
    EXPECT_EQ(parse_settings("drawing = by hand").drawing, DrawingChoice::Automatic);
}

TEST(Settings, LinesOfOthersAreKept)
{
    const Settings settings = parse_settings("# my remark\nvolume = 70\ntheme = ink\nodd\n");

    EXPECT_EQ(settings.unknown, (std::vector<std::string>{"# my remark", "volume = 70", "odd"}));
    EXPECT_NE(to_text(settings).find("volume = 70\n"), std::string::npos);
    EXPECT_EQ(parse_settings(to_text(settings)), settings);
}

// Each setting of the table is written, so the text of any settings names all.
TEST(Settings, AllAreAmongTheWordsOfTheFuzzer)
{
    std::ifstream file(source_root() / "tests/fuzz/words/settings.txt");
    std::set<std::string> words;
    for (std::string line; std::getline(file, line);)
        words.insert(line);
    ASSERT_FALSE(words.empty());
    std::istringstream written(to_text(Settings{}));
    for (std::string line; std::getline(written, line);) {
        const std::string name = line.substr(0, line.find(" = "));
        EXPECT_TRUE(words.contains('"' + name + '"'))
            << "tests/fuzz/words/settings.txt lacks " << name;
    }
    EXPECT_TRUE(words.contains("\"key.\"")) << "the beginning of the names of keys";
}

} // namespace game
