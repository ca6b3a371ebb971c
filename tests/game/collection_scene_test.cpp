// Collections on the screen: a text becomes one, is searched and sorted, played, and deleted.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "engine/formats/formats.h"
#include "engine/make/puzzle_maker.h"
#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"
#include "engine/text/puzzle_line.h"
#include "game/scenes/collections/collecting.h"
#include "game/scenes/collections/collection_order.h"
#include "game/scenes/collections/collection_states.h"
#include "game/scenes/collections/open_collection.h"
#include "game/scenes/screens.h"
#include "tests/game/drawn_words.h"
#include "tests/game/menu_screen.h"

namespace game {
namespace {

using engine::Collection;
using engine::Level;
using Kind = Transition::Kind;

const std::string easy_line_of_nine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string line_of_four = "12.4.4.2.14.4..1"; // 4x4
const std::string line_with_several = std::string(27, '.') + easy_line_of_nine.substr(27);

std::shared_ptr<Collection> three_puzzles()
{
    auto collection = std::make_shared<Collection>();
    collection->id = "three";
    collection->name = "Newspaper";
    collection->added = 1'763'700'000;
    collection->puzzles = {{.line = easy_line_of_nine, .name = "Monday", .level = Level::Easy},
                           {.line = line_of_four, .name = "Tuesday", .level = Level::Beginner},
                           {.name = "buy bread", .fault = engine::Message{"It is no puzzle."}}};
    return collection;
}

// The recipe of a line, as a play of it has.
std::string recipe_of_line(const std::string& line)
{
    engine::LastGrid last_grid;
    const auto puzzle = puzzle_in(line, last_grid);
    EXPECT_TRUE(puzzle);
    const auto made = engine::to_play(*puzzle);
    EXPECT_TRUE(made);
    return engine::to_text(made->recipe);
}

engine::Record run_of_line(const std::string& line, int seconds)
{
    return {.category = "9x9 easy elsewhere",
            .initials = "ANA",
            .time = engine::PlayTime{seconds * 1000},
            .game = "game-" + std::to_string(seconds),
            .recipe = recipe_of_line(line)};
}

MenuWorld& operator<<(MenuWorld& world, std::shared_ptr<const Collection> collection)
{
    world.saves.write(saving(std::move(collection)));
    return world;
}

std::vector<engine::CollectionSummary> kept(MenuWorld& world)
{
    return world.saves.ask(&SavedData::collections).get().collections;
}

std::unique_ptr<Scene> make_scene_of_three(Services& services)
{
    return make_collection_scene(services, "three");
}

// Until nothing works in the background.
void until_idle(MenuScreen& screen)
{
    do {
        screen.scene().update(engine::MonotonicTime{1});
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    } while (screen.scene().is_busy());
    screen.scene().update(engine::MonotonicTime{2});
}

TEST(Collecting, NamesEveryPartThatIsNoPuzzle)
{
    TextReading reading;
    reading.begin(easy_line_of_nine + "\nBuy bread and milk\n" + line_of_four + "\n" +
                  easy_line_of_nine.substr(1) + "\n");
    reading.wait(engine::PlayTime{60'000});
    const auto found = reading.take();
    ASSERT_TRUE(found);
    ASSERT_EQ(found->puzzles.size(), 4u);
    EXPECT_EQ(found->readable, 2u);
    EXPECT_EQ(found->puzzles[0].line, easy_line_of_nine);
    EXPECT_EQ(found->puzzles[1].name, "Buy bread and milk");
    ASSERT_TRUE(found->puzzles[3].fault);
    EXPECT_EQ(engine::in_english(*found->puzzles[3].fault), "found 80 cells, needed 81");
    EXPECT_FALSE(found->is_cut);
}

TEST(Collecting, TakesAsManyAsACollectionHolds)
{
    std::string text;
    for (std::size_t puzzle = 0; puzzle < engine::most_collected + 3; ++puzzle)
        text += easy_line_of_nine + '\n';
    TextReading reading;
    reading.begin(std::move(text));
    reading.wait(engine::PlayTime{600'000});
    const auto found = reading.take();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->puzzles.size(), engine::most_collected);
    EXPECT_TRUE(found->is_cut);
}

// Whatever format says that there are several.
TEST(Collecting, KnowsPuzzlesOfAllFormatsThatHoldSeveral)
{
    const std::vector<std::string> lines = {
        easy_line_of_nine,
        "673..8..4..94.....5.26.97...9...5....14.629.33....4.764..2.38..8....1629..158....",
        "72.....15..35...921.5...4..3...4.....1...8....7.63..4..62.....9......2515..7...3."};
    engine::LastGrid last_grid;
    for (const engine::Format* format : engine::all_formats()) {
        const auto first = puzzle_in(easy_line_of_nine, last_grid);
        if (format->write == nullptr || !engine::can_write(*format, *first))
            continue;
        std::string text(format->head);
        for (const std::string& line : lines) {
            const bool has_gap =
                format->several == engine::Several::Blocks && line != easy_line_of_nine;
            text += (has_gap ? "\n" : "") + engine::write(*format, *puzzle_in(line, last_grid));
        }
        text += format->foot;
        TextReading reading;
        reading.begin(text);
        reading.wait(engine::PlayTime{60'000});
        EXPECT_EQ(reading.take()->readable, 3u) << format->id;
    }
}

TEST(CollectionRating, NamesWhatHasSeveralSolutions)
{
    Collection collection{.id = "one"};
    collection.puzzles = {
        {.line = easy_line_of_nine}, {.line = line_with_several}, {.line = line_of_four}};
    CollectionRating rating;
    rating.begin(collection);
    while (rating.is_running()) {
        rating.take_into(collection);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    rating.take_into(collection);
    EXPECT_EQ(rating.done(), 3u);
    EXPECT_TRUE(collection.puzzles[0].level);
    EXPECT_FALSE(collection.puzzles[1].level);
    ASSERT_TRUE(collection.puzzles[1].fault);
    EXPECT_EQ(collection.puzzles[1].fault->text,
              "It has several solutions: a given may be missing.");
    EXPECT_EQ(collection.puzzles[2].level, Level::Beginner);
}

TEST(CollectionStates, ComeFromRunsAndSavedGames)
{
    const auto collection = three_puzzles();
    engine::RecordBook book;
    book.add(run_of_line(easy_line_of_nine, 300));
    book.add(run_of_line(easy_line_of_nine, 200));
    book.add({.category = "9x9 easy", .time = engine::PlayTime{1000}, .game = "other"});
    engine::GameSummary game;
    game.id = "begun";
    game.elapsed = engine::PlayTime{61'000};
    game.cells_to_fill = 8;
    game.cells_filled = 2;
    game.recipe = recipe_of_line(line_of_four);
    const CollectionStates states = states_of(*collection, book, {game});
    EXPECT_EQ(states.puzzles[0].kind, PuzzleState::Kind::Solved);
    EXPECT_EQ(states.puzzles[0].time, engine::PlayTime{200'000});
    EXPECT_EQ(states.puzzles[1].kind, PuzzleState::Kind::Begun);
    EXPECT_EQ(states.puzzles[1].game, "begun");
    EXPECT_EQ(states.puzzles[2].kind, PuzzleState::Kind::New);
    // The second run is a repetition.
    const auto best = best_of(states, book, engine::RunFilter::CleanOnly);
    ASSERT_EQ(best.size(), 1u);
    EXPECT_EQ(best[0].puzzle, 0u);
    book.set_deleted(0, true);
    book.set_deleted(1, true);
    EXPECT_EQ(states_of(*collection, book, {}).puzzles[0].kind, PuzzleState::Kind::New);
}

// Every layout of the catalogue: what is played is known again by its record.
TEST(CollectionStates, KnowPuzzlesOfEveryLayout)
{
    for (const char* layout :
         {"4x4", "6x6", "16x16", "x-9x9", "jigsaw-9x9", "killer-9x9", "samurai", "windoku"}) {
        const auto made =
            engine::make_puzzle({.layout = layout, .level = Level::Beginner, .seed = 3});
        ASSERT_TRUE(made);
        const auto known = engine::find_layout(layout);
        Collection collection{.id = "one"};
        collection.puzzles = {
            {.line = engine::to_line(*known, *made->puzzle.grid, made->puzzle.givens)}};
        ASSERT_LE(collection.puzzles[0].line.size(), engine::longest_collected_line) << layout;
        engine::RecordBook book;
        book.add(run_of_line(collection.puzzles[0].line, 100));
        EXPECT_EQ(states_of(collection, book, {}).puzzles[0].kind, PuzzleState::Kind::Solved)
            << layout;
    }
}

TEST(CollectionOrder, SearchesAndSorts)
{
    const engine::Translations texts;
    const auto collection = three_puzzles();
    std::vector<PuzzleState> states(3);
    states[0] = {.kind = PuzzleState::Kind::Solved, .time = engine::PlayTime{1000}};
    const auto listed = [&](CollectionSort sort, std::string_view search) {
        return in_order(*collection, states, sort, search, texts);
    };
    using Places = std::vector<std::size_t>;
    EXPECT_EQ(listed(CollectionSort::Order, ""), (Places{0, 1, 2}));
    EXPECT_EQ(listed(CollectionSort::Level, ""), (Places{1, 0, 2}));
    EXPECT_EQ(listed(CollectionSort::State, ""), (Places{1, 0, 2}));
    EXPECT_EQ(listed(CollectionSort::Time, ""), (Places{0, 1, 2}));
    EXPECT_EQ(listed(CollectionSort::Order, "tues"), (Places{1}));
    EXPECT_EQ(listed(CollectionSort::Order, "3"), (Places{2}));
    EXPECT_EQ(listed(CollectionSort::Order, "easy mon"), (Places{0}));
    EXPECT_EQ(listed(CollectionSort::Order, "hard"), Places{});
}

TEST(CollectionScene, ShowsEachPuzzleWithItsLevelAndState)
{
    MenuWorld world;
    world << three_puzzles();
    world.records.add(run_of_line(easy_line_of_nine, 245));
    MenuScreen screen(world, make_scene_of_three);
    until_idle(screen);
    for (const char* text : {"Newspaper", "1 · Monday", "Easy", "solved, 4:05", "2 · Tuesday",
                             "new", "can't be played", "1 of 2 solved"})
        EXPECT_TRUE(screen.shows(text)) << text;
}

TEST(CollectionScene, PlaysTheChosenAndTheNextUnsolved)
{
    MenuWorld world;
    world << three_puzzles();
    world.records.add(run_of_line(easy_line_of_nine, 245));
    MenuScreen screen(world, make_scene_of_three);
    until_idle(screen);
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Push) << "plays again";
    EXPECT_EQ(screen.press_letter('N').kind, Kind::Push);
    screen.press(Key::End);
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    ASSERT_EQ(world.host.shown.size(), 1u);
    EXPECT_EQ(engine::in_english(world.host.shown[0].detail), "It is no puzzle.");
}

TEST(CollectionScene, SaysWhenAllAreSolved)
{
    MenuWorld world;
    world << three_puzzles();
    world.records.add(run_of_line(easy_line_of_nine, 245));
    world.records.add(run_of_line(line_of_four, 45));
    MenuScreen screen(world, make_scene_of_three);
    until_idle(screen);
    EXPECT_EQ(screen.press_letter('N').kind, Kind::Stay);
    EXPECT_TRUE(screen.shows("All puzzles of this collection are solved."));
}

// As after a win: the puzzle that was solved last is followed by the next one.
TEST(CollectionScene, GoesOnAfterAPuzzle)
{
    MenuWorld world;
    world << three_puzzles();
    world.records.add(run_of_line(easy_line_of_nine, 245));
    Services services = world.services();
    const auto scene = make_collection_scene(services, "three", recipe_of_line(easy_line_of_nine));
    const FixedMeasure measure;
    scene->lay_out({1280, 800}, measure);
    Transition next;
    for (int turn = 0; turn < 2000 && next.kind == Kind::Stay; ++turn) {
        next = scene->update(engine::MonotonicTime{turn});
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_EQ(next.kind, Kind::Push);
}

// As after giving up: there is no run of it, but it is followed by the next one as well.
TEST(OpenCollection, KnowsAPuzzleThatWasNotSolved)
{
    MenuWorld world;
    Services services = world.services();
    const OpenCollection open(services, three_puzzles());
    EXPECT_EQ(open.puzzle_of(recipe_of_line(easy_line_of_nine)), 0u);
    EXPECT_EQ(open.puzzle_of(recipe_of_line(line_of_four)), 1u);
    EXPECT_EQ(open.puzzle_of("no recipe"), std::nullopt);
}

// As after "Save and leave": the puzzle that was played is chosen, and shown as it is now.
TEST(CollectionScene, IsWhereAPlayOfItLeadsWhenItIsLeft)
{
    MenuWorld world;
    world << three_puzzles();
    world.records.add(run_of_line(line_of_four, 45));
    Services services = world.services();
    const Transition left = leave_play(services, "three", recipe_of_line(line_of_four));
    EXPECT_EQ(left.kind, Kind::ReplaceAll);
    MenuScreen screen(world, left);
    until_idle(screen);
    EXPECT_TRUE(screen.shows("1 of 2 solved"));
    EXPECT_TRUE(screen.shows("solved, 0:45"));
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Push);
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::ReplaceAll) << "to the title";
    EXPECT_EQ(leave_play(services, "", "").kind, Kind::ReplaceAll);
}

TEST(CollectionScene, ThatWasDeletedMeanwhileLeadsToTheTitle)
{
    MenuWorld world;
    Services services = world.services();
    const auto scene = make_collection_scene_of_play(services, "three", "");
    const FixedMeasure measure;
    scene->lay_out({1280, 800}, measure);
    EXPECT_EQ(scene->update(engine::MonotonicTime{1}).kind, Kind::ReplaceAll);
}

// Its levels are found in the background; they bring back nothing.
TEST(OpenCollection, StaysDeleted)
{
    MenuWorld world;
    auto unrated = three_puzzles();
    unrated->puzzles[0].level.reset();
    world << unrated;
    Services services = world.services();
    {
        OpenCollection open(services, unrated);
        world.saves.write(deleting_collection("three"));
        for (int turn = 0; turn < 20'000 && open.is_busy(); ++turn) {
            open.update(engine::MonotonicTime{turn});
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        EXPECT_TRUE(open.puzzle(0).level);
    }
    EXPECT_TRUE(kept(world).empty());
    world << unrated;
    OpenCollection again(services, unrated);
    for (int turn = 0; turn < 20'000 && again.is_busy(); ++turn) {
        again.update(engine::MonotonicTime{turn});
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_TRUE(world.saves.collection("three")->puzzles[0].level);
}

TEST(CollectionScene, IsSearchedByTyping)
{
    MenuWorld world;
    world << three_puzzles();
    MenuScreen screen(world, make_scene_of_three);
    until_idle(screen);
    screen.press_letter('F');
    EXPECT_TRUE(world.host.takes_text);
    screen.press_letter('T');
    screen.type("tue");
    EXPECT_TRUE(screen.shows("2 · Tuesday"));
    EXPECT_FALSE(screen.shows("1 · Monday"));
    screen.type("x");
    EXPECT_TRUE(screen.shows("No puzzle matches the search."));
    screen.press(Key::Escape);
    EXPECT_TRUE(screen.shows("1 · Monday"));
    screen.press(Key::Enter);
    EXPECT_FALSE(world.host.takes_text);
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Pop);
}

TEST(CollectionScene, HasATableOfTimesOfItsOwn)
{
    MenuWorld world;
    world << three_puzzles();
    world.fill();
    engine::Record assisted = run_of_line(easy_line_of_nine, 245);
    assisted.stats.hints = 1;
    world.records.add(assisted);
    world.records.add(run_of_line(line_of_four, 45));
    MenuScreen screen(world, make_scene_of_three);
    until_idle(screen);
    const auto reads = [&screen](std::string_view time) {
        return drawn_words(screen.picture()).find(time) != std::string::npos;
    };
    screen.press_letter('T');
    EXPECT_TRUE(reads("0:45.0"));
    EXPECT_FALSE(reads("4:05.0"));
    screen.press_letter('A');
    EXPECT_TRUE(reads("4:05.0"));
}

TEST(CollectionScene, RatesInTheBackgroundAndKeepsTheLevels)
{
    MenuWorld world;
    auto collection = three_puzzles();
    collection->puzzles[0].level.reset();
    collection->puzzles[1].level.reset();
    world << collection;
    MenuScreen screen(world, make_scene_of_three);
    until_idle(screen);
    EXPECT_TRUE(world.saves.collection("three")->puzzles[0].level);
    EXPECT_EQ(world.saves.collection("three")->puzzles[1].level, Level::Beginner);
    EXPECT_FALSE(screen.shows("not rated yet"));
}

TEST(CollectionScene, DrawsOnlyTheRowsInSight)
{
    MenuWorld world;
    auto collection = std::make_shared<Collection>();
    collection->id = "three";
    for (std::size_t index = 0; index < 20'000; ++index)
        collection->puzzles.push_back({.line = easy_line_of_nine, .level = Level::Easy});
    world << collection;
    MenuScreen screen(world, make_scene_of_three);
    until_idle(screen);
    EXPECT_TRUE(screen.shows("1"));
    EXPECT_LT(screen.picture().calls().size(), 5000u);
    screen.press(Key::End);
    EXPECT_TRUE(screen.shows("20000"));
    EXPECT_FALSE(screen.shows("19900"));
    for (int page = 0; page < 3; ++page)
        screen.press(Key::PageUp);
    EXPECT_FALSE(screen.shows("20000"));
}

TEST(CollectionsScene, SaysHowToGetOne)
{
    MenuWorld world;
    MenuScreen screen(world, make_collections_scene);
    EXPECT_TRUE(screen.shows("Collections"));
    EXPECT_TRUE(screen.shows("paste puzzles"));
}

TEST(CollectionsScene, ListsOneThatCameMeanwhile)
{
    MenuWorld world;
    MenuScreen screen(world, make_collections_scene);
    EXPECT_FALSE(screen.shows("Newspaper"));
    world << three_puzzles();
    screen.scene().lay_out({1280, 800}, screen.measure());
    EXPECT_TRUE(screen.shows("Newspaper"));
}

TEST(CollectionsScene, DeletesAndBringsBack)
{
    MenuWorld world;
    world << three_puzzles();
    MenuScreen screen(world, make_collections_scene);
    EXPECT_TRUE(screen.shows("Newspaper"));
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Push);
    screen.press(Key::Delete);
    EXPECT_TRUE(kept(world).empty());
    EXPECT_FALSE(screen.shows("Newspaper"));
    screen.press_letter('Z', {.control = true});
    EXPECT_TRUE(screen.shows("Newspaper"));
    EXPECT_EQ(*world.saves.collection("three"), *three_puzzles());
}

TEST(CollectionsScene, RenamesByKeyboard)
{
    MenuWorld world;
    world << three_puzzles();
    MenuScreen screen(world, make_collections_scene);
    const Transition opens = screen.press(Key::F2);
    ASSERT_EQ(opens.kind, Kind::Push);
    MenuScreen naming(world, opens);
    EXPECT_TRUE(world.host.takes_text);
    EXPECT_TRUE(naming.shows("Newspaper"));
    naming.press_letter('S'); // the key; the letter follows as text
    naming.type("s");
    naming.press(Key::Home);
    naming.type("My ");
    EXPECT_EQ(naming.press(Key::Enter).kind, Kind::Pop);
    EXPECT_EQ(world.saves.collection("three")->name, "My Newspapers");
    EXPECT_EQ(world.saves.collection("three")->puzzles, three_puzzles()->puzzles);
    screen.scene().lay_out({1280, 800}, screen.measure());
    EXPECT_TRUE(screen.shows("My Newspapers"));
}

// The directions and A of a gamepad are arrows and Enter.
TEST(CollectionsScene, RenamesByGamepadAndPointer)
{
    MenuWorld world;
    world << three_puzzles();
    MenuScreen screen(world, make_collections_scene);
    MenuScreen naming(world, screen.press(Key::F2));
    for (int letter = 0; letter < 9; ++letter)
        naming.click("Delete a letter");
    EXPECT_FALSE(naming.shows("Newspaper"));
    naming.press(Key::Up);
    naming.press(Key::Up);
    naming.click("B");
    EXPECT_EQ(naming.press(Key::Enter).kind, Kind::Stay) << "the letter again, now a small one";
    naming.press(Key::Left);
    naming.press(Key::Enter);
    EXPECT_TRUE(naming.shows("Bba"));
    naming.click("Space");
    naming.click("C");
    EXPECT_EQ(naming.click("Keep the name").kind, Kind::Pop);
    EXPECT_EQ(world.saves.collection("three")->name, "Bba C");
    EXPECT_EQ(MenuScreen(world, screen.press(Key::F2)).press(Key::Escape).kind, Kind::Pop);
    EXPECT_EQ(world.saves.collection("three")->name, "Bba C");
}

TEST(OpenScene, LeadsToTheCollections)
{
    MenuWorld world;
    MenuScreen screen(world, make_open_scene);
    EXPECT_EQ(screen.click("Collections").kind, Kind::Push);
}

// Dropped or pasted: it is read, kept, and shown; a second time it has its levels.
TEST(CollectingScene, KeepsATextWithManyPuzzles)
{
    MenuWorld world;
    Services services = world.services();
    const std::string text = easy_line_of_nine + "\n" + line_of_four + "\n";
    for (const bool is_again : {false, true}) {
        Transition next = start_dropped(services, {text, "sunday.sdm"});
        ASSERT_EQ(next.kind, Kind::Push);
        const auto scene = next.make_scene();
        next = {};
        for (int turn = 0; turn < 2000 && next.kind == Kind::Stay; ++turn) {
            next = scene->update(engine::MonotonicTime{turn});
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        ASSERT_EQ(next.kind, Kind::Replace);
        ASSERT_EQ(kept(world).size(), 1u);
        const auto collection = world.saves.collection(kept(world).front().id);
        EXPECT_EQ(collection->name, "sunday.sdm");
        EXPECT_EQ(collection->puzzles[0].level.has_value(), is_again);
        auto rated = std::make_shared<Collection>(*collection);
        rated->puzzles[0].level = Level::Hard;
        world << rated;
    }
}

TEST(CollectingScene, PlaysTheOnlyPuzzleOfAText)
{
    MenuWorld world;
    Services services = world.services();
    Transition next = start_copied(services, easy_line_of_nine + "\n\nBuy bread and milk\n");
    ASSERT_EQ(next.kind, Kind::Push);
    const auto scene = next.make_scene();
    next = {};
    for (int turn = 0; turn < 2000 && next.kind == Kind::Stay; ++turn) {
        next = scene->update(engine::MonotonicTime{turn});
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_EQ(next.kind, Kind::Replace);
    EXPECT_TRUE(kept(world).empty());
}

} // namespace
} // namespace game
