// The help page names every key, because it reads them from the table of commands.

#include "game/scenes/screens.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/text/explain.h"
#include "game/scenes/help/help_cards.h"
#include "game/scenes/help/help_pages.h"
#include "tests/game/fixed_measure.h"
#include "tests/game/menu_screen.h"
#include "tests/game/technique_examples.h"
#include "tests/shipped_translations.h"
#include "tests/source_root.h"

namespace game {
namespace {

std::string read(const std::filesystem::path& path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(HelpScene, EveryCommandIsExplained)
{
    std::set<Command> explained;
    for (const HelpList& list : help_lists())
        for (const HelpRow& row : list.rows)
            explained.insert(row.commands.begin(), row.commands.end());
    for (const CommandInfo& command : all_commands())
        EXPECT_TRUE(explained.contains(command.command)) << command.id;
}

TEST(HelpScene, KeysAreThoseOfTheCommands)
{
    const engine::Translations english;
    const HelpRow moves{.commands = {Command::MoveUp, Command::MoveDown}};
    EXPECT_EQ(keys_text(moves, {}, english), "↑ ↓");
    const HelpRow grow{.commands = {Command::GrowUp, Command::GrowDown}};
    EXPECT_EQ(keys_text(grow, {}, english), "Shift ↑ ↓");
    EXPECT_EQ(keys_text(HelpRow{.commands = {Command::FillNotes}}, {}, english), "N F4");
}

TEST(HelpScene, ArrowsTurnThePages)
{
    MenuWorld world;
    MenuScreen screen(world, make_help_scene);
    EXPECT_TRUE(screen.shows("Main menu"));
    screen.press(Key::Right);
    EXPECT_TRUE(screen.shows("The goal"));
    screen.press(Key::Right);
    EXPECT_TRUE(screen.shows("Mouse"));
    for (int step = 0; step < 4; ++step)
        screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("H F2"));
    screen.press(Key::Right);
    EXPECT_TRUE(screen.shows("/home/ana/saves"));
    screen.press(Key::Right);
    EXPECT_TRUE(screen.shows("/home/ana/saves")) << "that was the last";
    screen.click("Keys");
    EXPECT_TRUE(screen.shows("Mouse"));
    screen.click("Screens");
    EXPECT_EQ(screen.click("Learn: every technique, with practice").kind, Transition::Kind::Push);
    EXPECT_EQ(screen.press(Key::Escape).kind, Transition::Kind::Pop);
}

TEST(HelpScene, EveryTechniqueIsFoundAgainInItsExample)
{
    for (const engine::Technique* technique : engine::all_techniques()) {
        const auto line = engine::parse_step_line(technique->example);
        ASSERT_TRUE(line) << technique->id;
        EXPECT_EQ(line->technique, technique->id);
        EXPECT_TRUE(show_of(technique)) << technique->id;
    }
}

// Lines of "# technique", followed by its sentences, one on each line.
std::string all_reasons(const engine::Translations& texts)
{
    std::string all;
    for (const engine::Technique* technique : engine::all_techniques()) {
        const auto show = show_of(technique);
        if (!show)
            continue;
        all += std::string("# ") + technique->id + '\n';
        for (const engine::Sentence& sentence :
             engine::explain(texts, show->chart->grid(), show->step))
            all += engine::plain(sentence) + '\n';
    }
    return all;
}

std::vector<std::string> lines_of(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

// The file has the sentences as a person last read them. Whoever changes the texts, the positions
// or what finders write as evidence reads the new sentences, and puts them there.
TEST(HelpScene, ReasonsAreThoseThatWereRead)
{
    const std::string told = all_reasons(engine::Translations());
    const auto now = lines_of(told);
    const auto before = lines_of(read(source_root() / "tests/data/help_reasons.txt"));
    const auto [differs, was] = std::ranges::mismatch(now, before);
    if (differs == now.end() && was == before.end())
        return;
    const std::string file = testing::TempDir() + "help_reasons.txt";
    std::ofstream(file) << told;
    FAIL() << "told now:  " << (differs == now.end() ? "" : *differs)
           << "\nwas read:  " << (was == before.end() ? "" : *was)
           << "\nAll that is told now is in " << file;
}

TEST(HelpScene, ReasonsAreWholeSentencesInEveryLanguage)
{
    const std::regex broken("\\{|\\}|  | [.,:]|,,|\\.\\.|[^.:!?]$");
    for (const std::string& language : engine::shipped_codes()) {
        for (const std::string& line :
             lines_of(all_reasons(engine::shipped_translations(language))))
            EXPECT_TRUE(line.starts_with("# ") || !std::regex_search(line, broken)) << line;
    }
}

// The effect alone is not a reason.
TEST(HelpScene, EverySingleSaysWhy)
{
    for (const engine::Technique* technique : engine::all_techniques()) {
        const auto show = show_of(technique);
        ASSERT_TRUE(show) << technique->id;
        if (technique->standing.family != engine::TechniqueFamily::Singles)
            continue;
        const auto sentences =
            engine::explain(engine::Translations(), show->chart->grid(), show->step);
        EXPECT_GE(sentences.size(), 3u) << technique->id;
    }
}

// The example of one technique.
class Example : public PageContent {
public:
    explicit Example(const engine::Technique& technique) : technique_(technique) {}
    std::size_t count() const override { return 1; }
    Row row(std::size_t) const override { return {technique_.name, ""}; }
    std::optional<StepShow> show(std::size_t) const override { return show_of(&technique_); }
    std::string title(std::size_t) const override { return technique_.name; }
    std::string subtitle(std::size_t) const override { return "Level"; }

private:
    const engine::Technique& technique_;
};

// Returns where its foot is.
Rect place_page(TechniquePage& page, Size size)
{
    Rect foot;
    const auto make_foot = [&foot](double) {
        return box::space().into(foot);
    };
    Placement placed;
    place(page.screen(
              {static_cast<double>(size.width), static_cast<double>(size.height)}, Scale{}, [] {},
              make_foot),
          Rect{0, 0, size.width, size.height}, unit_of(Scale{}, measure), placed);
    return foot;
}

TEST(HelpScene, LongReasonsScroll)
{
    const engine::Translations english;
    TechniquePage page(english, std::make_unique<Example>(engine::techniques::nishio));
    place_page(page, {980, 400});
    EXPECT_TRUE(page.has_more_text());
    EXPECT_TRUE(page.has_text_at({300, 20}));
    EXPECT_FALSE(page.has_text_at({100, 20}));
    EXPECT_FALSE(page.scroll_text(-50)) << "it begins at the top";
    EXPECT_TRUE(page.scroll_text(50));
    while (page.scroll_text(50)) {
    }
    EXPECT_TRUE(page.scroll_text(-50));
    place_page(page, {980, 4000});
    EXPECT_FALSE(page.has_more_text()) << "there is room for all";
}

// In a wide and low card.
TEST(HelpScene, TheNamesStandBesideTheBoardIfItIsLargerSo)
{
    const engine::Translations english;
    TechniquePage page(english, std::make_unique<Example>(engine::techniques::full_house));
    page.reserve_foot({.usual = 106, .wide = 54, .narrow = 148});
    const Rect beside = place_page(page, {715, 452});
    EXPECT_GT(beside.x, 290 + 240) << "beside the board";
    EXPECT_LT(beside.bottom(), 452 - 142) << "above the text";
    const Rect below = place_page(page, {715, 750});
    EXPECT_EQ(below.x, 290) << "the board has the whole width";
    EXPECT_EQ(below.bottom(), 750 - 20);
}

TEST(HelpScene, EveryReasonNamesCells)
{
    for (const engine::Technique* technique : engine::all_techniques()) {
        const auto show = show_of(technique);
        ASSERT_TRUE(show) << technique->id;
        bool names_cells = false;
        std::string all;
        for (const engine::Sentence& sentence :
             engine::explain(engine::Translations(), show->chart->grid(), show->step)) {
            all += engine::plain(sentence) + '\n';
            if (sentence.role == engine::Role::Effect)
                continue;
            for (const engine::Phrase& phrase : sentence.phrases)
                names_cells = names_cells || !phrase.cells.empty();
        }
        EXPECT_TRUE(names_cells) << show->step.technique->name << '\n' << all;
    }
}

TEST(HelpScene, F1DoesNotOpenItTwice)
{
    MenuWorld world;
    MenuScreen screen(world, make_help_scene);
    EXPECT_EQ(screen.press(Key::F1).kind, Transition::Kind::Stay);
}

// The headings of the cards, in the order in which they are drawn.
std::vector<std::string> headings(const MenuScreen& screen)
{
    std::vector<std::string> headings;
    const DisplayList picture = screen.picture();
    for (const DrawCall& call : picture.calls()) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        if (text != nullptr && text->font.face == Face::Numerals && text->font.size == 17)
            headings.emplace_back(text->text);
    }
    return headings;
}

TEST(HelpScene, TellsFirstOfTheScreenFromWhichItWasOpened)
{
    MenuWorld world;
    const std::size_t all = screen_cards(world.texts, HelpTopic::Title).size();
    for (std::size_t topic = 0; topic < all; ++topic) {
        world.host.topic = static_cast<HelpTopic>(topic);
        const MenuScreen screen(world, make_help_scene);
        const std::string heading = screen_cards(world.texts, HelpTopic::Title)[topic].heading;
        ASSERT_FALSE(headings(screen).empty());
        EXPECT_EQ(headings(screen).front(), heading);
        EXPECT_EQ(screen_cards(world.texts, world.host.topic).size(), all);
    }
}

TEST(HelpScene, EachScreenSaysWhichItIs)
{
    struct Opened {
        MakeScene make;
        HelpTopic topic;
    };
    MenuWorld world;
    world.fill();
    Services services = world.services();
    const std::vector<Opened> all = {
        {make_title_scene, HelpTopic::Title},
        {make_new_game_scene, HelpTopic::NewGame},
        {make_board_of_the_day_scene, HelpTopic::BoardOfTheDay},
        {make_editor_scene, HelpTopic::Editor},
        {make_learn_scene, HelpTopic::Learn},
        {make_arcade_scene, HelpTopic::Arcade},
        {make_open_scene, HelpTopic::Open},
        {make_collections_scene, HelpTopic::Collections},
        {make_records_scene, HelpTopic::Records},
        {make_settings_scene, HelpTopic::Settings},
        {make_keys_scene, HelpTopic::Keys},
        {make_print_scene, HelpTopic::Print},
        {make_lesson_scene, HelpTopic::Lesson},
    };
    for (const auto& [make, topic] : all)
        EXPECT_EQ(make(services)->help_topic(), topic) << static_cast<int>(topic);
}

TEST(HelpScene, LongPagesScrollInSmallWindows)
{
    MenuWorld world;
    MenuScreen screen(world, make_help_scene, Size{480, 640});
    screen.press(Key::Right);
    EXPECT_TRUE(screen.shows("The goal"));
    EXPECT_FALSE(screen.shows("The clock"));
    for (int step = 0; step < 80; ++step)
        screen.press(Key::Down);
    EXPECT_FALSE(screen.shows("The goal"));
    EXPECT_TRUE(screen.shows("The clock"));
}

} // namespace
} // namespace game
