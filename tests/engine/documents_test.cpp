// Documents from elsewhere: limits, impossible content, and what must open for ever.

#include <zlib.h>

#include "engine/store/disk/envelope.h"
#include "engine/store/documents/book_documents.h"
#include "engine/store/documents/game_document.h"
#include "engine/store/documents/json.h"
#include "tests/engine/store_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

GameDocument good_document()
{
    return to_document(game_of(rich_session()), SavedLog::Whole);
}

bool opens(const GameDocument& document)
{
    return from_document(document, "one").has_value();
}

bool opens_json(const std::string& json)
{
    const auto document = from_json<GameDocument>(json);
    return document && opens(*document);
}

template <typename Change>
bool opens_after(Change change)
{
    GameDocument document = good_document();
    change(document);
    return opens(document);
}

TEST(Envelope, GivesBackWhatWasSealed)
{
    const std::string file = seal(Envelope{"game", 1, 7}, "content\nof two lines");
    EXPECT_EQ(open_envelope(file), "content\nof two lines");
    EXPECT_EQ(read_envelope(file)->entries, 7);
    EXPECT_EQ(open_envelope(seal(Envelope{"game", 1, 0}, "")), "");
}

TEST(Envelope, NoticesEveryCutAndEveryChangedBit)
{
    const std::string file = seal(Envelope{"game", 1, 7}, "some content");
    for (std::size_t at = 0; at < file.size(); ++at) {
        EXPECT_FALSE(open_envelope(file.substr(0, at))) << at;
        for (int bit = 0; bit < 8; ++bit) {
            std::string changed = file;
            changed[at] = static_cast<char>(changed[at] ^ 1 << bit);
            EXPECT_FALSE(open_envelope(changed)) << at;
        }
    }
    EXPECT_FALSE(open_envelope(file + "x"));
}

TEST(Envelope, TellsTheEntriesOfDamagedContent)
{
    std::string file = seal(Envelope{"game", 1, 7}, "some content");
    file.resize(file.size() - 4);
    EXPECT_EQ(read_envelope(file)->entries, 7);
}

TEST(GameDocument, ComesBackFromJson)
{
    const SavedGame game = game_of(rich_session());
    const auto document = from_json<GameDocument>(to_json(to_document(game, SavedLog::Whole)));
    ASSERT_TRUE(document);
    const auto loaded = from_document(*document, "one");
    ASSERT_TRUE(loaded);
    expect_same(*loaded, game);
}

std::optional<Rival> rival_after(const Rival& rival)
{
    SavedGame game = game_of(rich_session());
    game.rival = rival;
    const auto document = from_json<GameDocument>(to_json(to_document(game, SavedLog::Whole)));
    const auto loaded = document ? from_document(*document, "one") : std::nullopt;
    return loaded ? loaded->rival : std::nullopt;
}

TEST(GameDocument, KeepsTheRunThatThePlayerRacesAgainst)
{
    const SavedGame alone = game_of(rich_session());
    EXPECT_EQ(to_json(to_document(alone, SavedLog::Whole)).find("rival"), std::string::npos)
        << "older games are written as they were";
    const Rival whole{.name = "LYN",
                      .times = {PlayTime{1000}, PlayTime{1000}, PlayTime{2500}},
                      .cells = {Cell{2}, Cell{1}, Cell{4}}};
    EXPECT_EQ(rival_after(whole), whole);
    Rival of_another_board = whole;
    of_another_board.cells.clear();
    EXPECT_EQ(rival_after(of_another_board), of_another_board);
}

TEST(GameDocument, OpensWithoutARivalThatCannotBe)
{
    const Rival good{
        .name = "LYN", .times = {PlayTime{1000}, PlayTime{2500}}, .cells = {Cell{2}, Cell{1}}};
    for (int fault = 0; fault < 6; ++fault) {
        SavedGame game = game_of(rich_session());
        game.rival = good;
        GameDocument document = to_document(game, SavedLog::Whole);
        Rival& rival = document.rival.front();
        switch (fault) {
        case 0:
            rival.times = {PlayTime{2500}, PlayTime{1000}};
            break;
        case 1:
            rival.times.front() = PlayTime{-1};
            break;
        case 2:
            rival.cells = {Cell{2}, Cell{2}};
            break;
        case 3:
            rival.cells = {Cell{2}, Cell{9999}};
            break;
        case 4:
            rival.cells = {Cell{2}};
            break;
        default:
            rival.name = "A\x01";
        }
        const auto loaded = from_document(document, "one");
        ASSERT_TRUE(loaded) << fault;
        EXPECT_EQ(loaded->rival, std::nullopt) << fault;
    }
}

TEST(GameDocument, SaysOfAPuzzleFromElsewhereThatItIs)
{
    SavedGame game = game_of(rich_session());
    EXPECT_EQ(to_json(to_document(game, SavedLog::Whole)).find("from_elsewhere"), std::string::npos)
        << "older games are written as they were";
    game.spec.is_from_elsewhere = true;
    const auto document = from_json<GameDocument>(to_json(to_document(game, SavedLog::Whole)));
    ASSERT_TRUE(document);
    const auto loaded = from_document(*document, "one");
    ASSERT_TRUE(loaded);
    EXPECT_TRUE(loaded->spec.is_from_elsewhere);
    EXPECT_EQ(loaded->spec, game.spec);
}

TEST(GameDocument, KeepsTheRecipeWhereItHasOne)
{
    SavedGame game = game_of(rich_session());
    EXPECT_EQ(to_json(to_document(game, SavedLog::Whole)).find("recipe"), std::string::npos)
        << "older games are written as they were";
    game.recipe = "r1:4x4:0123ABCD";
    const auto document = from_json<GameDocument>(to_json(to_document(game, SavedLog::Whole)));
    ASSERT_TRUE(document);
    expect_same(*from_document(*document, "one"), game);
    EXPECT_TRUE(opens_after([](auto& each) { each.recipe = "r9: of a version to come"; }));
    EXPECT_FALSE(opens_after([](auto& each) { each.recipe = std::string(2'001, 'A'); }));
    EXPECT_FALSE(opens_after([](auto& each) { each.recipe = "\n"; }));
}

TEST(RecordsDocument, KeepsTheRecipeWhereARunHasOne)
{
    RecordBook book({Record{.category = "4x4 easy", .initials = "AAA", .seed = "0000-0001"}});
    EXPECT_EQ(to_json(to_document(book)).find("recipe"), std::string::npos);
    book = RecordBook({Record{.category = "4x4 easy",
                              .initials = "AAA",
                              .seed = "0000-0001",
                              .recipe = "r1:4x4:0123ABCD"}});
    const auto document = from_json<RecordsDocument>(to_json(to_document(book)));
    ASSERT_TRUE(document);
    EXPECT_EQ(*from_document(*document), book);
}

TEST(GameDocument, ShowsItsSummaryWithoutTheRest)
{
    const auto summary = from_json<OnlySummary>(to_json(good_document()));
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->summary.category, "4x4 easy");
    EXPECT_FALSE(from_json<OnlySummary>("{\"game\": {\"spec\": 1}}"));
}

TEST(GameDocument, EveryChangedByteOfItsJsonIsReadOrRefused)
{
    const std::string json = to_json(good_document());
    for (std::size_t at = 0; at < json.size(); at += is_sanitized ? 7 : 1) {
        for (const char letter : {'\0', '9', '"', '[', '-'}) {
            std::string changed = json;
            changed[at] = letter;
            const auto document = from_json<GameDocument>(changed);
            if (document)
                (void)from_document(*document, "one");
        }
    }
}

TEST(GameDocument, HostileJsonIsRefused)
{
    EXPECT_FALSE(from_json<GameDocument>(""));
    EXPECT_FALSE(from_json<GameDocument>("{}"));
    EXPECT_FALSE(from_json<GameDocument>("[1,2,3]"));
    EXPECT_FALSE(from_json<GameDocument>("{\"game\": 1.2345678901234567890123e-340}"));
    EXPECT_FALSE(from_json<GameDocument>(std::string(2'000'000, '[')));
    EXPECT_FALSE(from_json<RecordsDocument>("{\"records\": {\"runs\": 99999999999999999999999}}"));
    EXPECT_FALSE(from_json<RecordsDocument>("{\"records\": {\"runs\": [{\"time\": \"now\"}]}}"));
}

TEST(GameDocument, RefusesNumbersOutOfRange)
{
    EXPECT_TRUE(opens(good_document()));
    for (Number number : {Number{-1}, Number{1} << 62}) {
        EXPECT_FALSE(opens_after([&](auto& game) { game.summary.elapsed = PlayTime{number}; }));
        EXPECT_FALSE(opens_after([&](auto& game) { game.summary.saved = number; }));
        EXPECT_FALSE(opens_after([&](auto& game) { game.started = number; }));
    }
    for (Number number : {Number{-1}, Number{1} << 62, Number{1} << 32}) {
        EXPECT_FALSE(opens_after([&](auto& game) { game.puzzle.grid.size = number; }));
        EXPECT_FALSE(opens_after([&](auto& game) { game.puzzle.grid.rows[0] = number; }));
        EXPECT_FALSE(opens_after([&](auto& game) { game.puzzle.grid.columns[3] = number; }));
        EXPECT_FALSE(
            opens_after([&](auto& game) { game.puzzle.grid.houses[0].cells[0] = number; }));
        EXPECT_FALSE(opens_after([&](auto& game) { game.board.pencil[0].cell = number; }));
        std::string json = to_json(good_document());
        const std::string last = "\"facts\":{\"wrong_entries\":";
        json.insert(json.rfind(last) + last.size(), std::to_string(number));
        EXPECT_FALSE(opens_json(json)) << number;
    }
}

TEST(GameDocument, LeavesOutAHandThatIsNotOnTheGrid)
{
    std::string json = to_json(good_document());
    const std::size_t begin = json.find("\"hand\":");
    for (const char* hand : {"[3,99],\"mode\":7,\"locked\":-4", "[-1],\"mode\":-1,\"locked\":261",
                             "[3,3],\"mode\":4294967296,\"locked\":4294967297"}) {
        json.replace(begin, json.find('}', begin) - begin,
                     std::string("\"hand\":{\"selection\":") + hand);
        EXPECT_EQ(from_document(*from_json<GameDocument>(json), "one")->input, SavedInput{});
    }
}

TEST(GameDocument, RefusesAPaperThatCantBe)
{
    const auto grid_opens = [](auto change) {
        return opens_after([&](GameDocument& game) { change(game.puzzle.grid); });
    };
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.size = 0; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.size = 26; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.rows.pop_back(); }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.rows[1] = 2; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.columns[1] = 0; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.houses[0].kind = "box"; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.houses[0].cells = {0, 0}; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.houses[0].cells = {0, 1, 2, 3, 4}; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.houses[0].cells = {}; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.houses.resize(1001, grid.houses[0]); }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.cages = {{{0, 0}, 2}}; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.cages = {{{0, 1}, 4}}; }));
    EXPECT_TRUE(grid_opens([](auto& grid) { grid.cages = {{{0, 1}, 3}}; }));
    EXPECT_TRUE(grid_opens([](auto& grid) { grid.cages = {{{0, 1}, 0}, {{1, 2}, 5}}; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.cages = {{{0, 1}, -1}}; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.cages = {{{0, 6}, 0}}; })) << "equal digits";
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.pairs = {1}; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.pairs = {1, 1}; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.pairs = {0, 16}; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.pairs = {0, 6}; }));
    EXPECT_TRUE(grid_opens([](auto& grid) { grid.pairs = {0, 7}; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.symbols.pop_back(); }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.symbols[0] = ""; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.symbols[0] = "\x1b"; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.symbols[0] = "\xff"; }));
    EXPECT_FALSE(grid_opens([](auto& grid) { grid.symbols[0] = "123456789"; }));
}

TEST(GameDocument, RefusesAPuzzleThatContradictsItself)
{
    EXPECT_FALSE(opens_after([](auto& game) { game.puzzle.solution[0] = '2'; }));
    EXPECT_FALSE(opens_after([](auto& game) { game.puzzle.solution[0] = '.'; }));
    EXPECT_FALSE(opens_after([](auto& game) { game.puzzle.solution += '1'; }));
    EXPECT_FALSE(opens_after([](auto& game) { game.puzzle.givens[0] = '2'; }));
    EXPECT_FALSE(opens_after([](auto& game) { game.puzzle.givens[0] = '5'; }));
    EXPECT_FALSE(opens_after([](auto& game) { game.spec.level = "heroic"; }));
    EXPECT_FALSE(opens_after([](auto& game) { game.spec.seed = "no seed"; }));
    EXPECT_FALSE(opens_after([](auto& game) { game.spec.layout = std::string(100, 'a'); }));
}

TEST(GameDocument, RefusesAPuzzleWithNothingToFill)
{
    EXPECT_FALSE(opens_after([](auto& game) {
        game.puzzle.givens = game.puzzle.solution;
        game.board = {game.puzzle.solution, {}};
        game.facts = {};
        game.log.clear();
        game.start.clear();
    }));
}

TEST(GameDocument, RefusesABoardThatCantBe)
{
    EXPECT_FALSE(opens_after([](auto& game) { game.board.digits[0] = '2'; }));
    EXPECT_FALSE(opens_after([](auto& game) { game.board.digits[1] = '7'; }));
    EXPECT_FALSE(opens_after([](auto& game) { game.board.pencil.push_back({0, "1", "", ""}); }));
    EXPECT_FALSE(opens_after([](auto& game) { game.board.pencil.push_back({1, "5", "", ""}); }));
    EXPECT_FALSE(opens_after([](auto& game) { game.board.pencil.push_back({1, "", "", "A"}); }));
}

TEST(GameDocument, RefusesALogThatCantHaveBeen)
{
    for (const char* entry : {"", "5", "5 ", " undo", "x undo", "-1 undo", "5 r1c1=2", "5 r9c9=1",
                              "5 r1c2=9", "99999999999999 undo", "5 redo", "5 resume"}) {
        EXPECT_FALSE(opens_after([&](auto& game) { game.log = {entry}; })) << entry;
    }
}

TEST(GameDocument, RefusesALogBeyondTheLimit)
{
    GameDocument document = good_document();
    document.log.clear();
    for (std::size_t entry = 0; entry < longest_log; ++entry)
        document.log.push_back(entry % 2 == 0 ? "1 pause" : "1 resume");
    document.facts = {.pauses = static_cast<int>(longest_log / 2)};
    document.board = {document.puzzle.givens, {}};
    EXPECT_TRUE(opens(document));
    document.log.push_back("1 pause");
    EXPECT_FALSE(opens(document));
}

TEST(GameDocument, TheBoardWinsOverTheLog)
{
    GameDocument document = good_document();
    document.board.digits = "1234341.." + document.puzzle.givens.substr(9);
    document.board.pencil = {{7, "", "34", "2"}};
    document.facts.checks = 5;
    const auto game = from_document(document, "one");
    ASSERT_TRUE(game);
    EXPECT_TRUE(game->rebuilt);
    EXPECT_EQ(to_text(game->session.board().digits()), document.board.digits);
    EXPECT_EQ(game->session.stats().checks, 5);
    EXPECT_EQ(game->session.fill_times().size(), 3u);
    EXPECT_TRUE(game->session.log().empty());
    EXPECT_FALSE(game->session.can_undo());

    // The game continues from there when it is saved again.
    SavedGame next = *game;
    next.session.act(PlaceDigit{{Cell{7}}, 2}, PlayTime{90'000});
    next.elapsed = PlayTime{90'000};
    const auto again =
        from_document(*from_json<GameDocument>(to_json(to_document(next, SavedLog::Whole))), "one");
    ASSERT_TRUE(again);
    expect_same(*again, next);
    EXPECT_TRUE(again->session.can_undo());
}

TEST(GameDocument, ALogTooLongForAFileLeavesItsEnd)
{
    const SavedGame game = game_of(rich_session());
    const GameDocument document = to_document(game, SavedLog::OnlyBoard);
    EXPECT_TRUE(document.log.empty());
    const auto loaded = from_document(document, "one");
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->session.board(), game.session.board());
    EXPECT_EQ(loaded->session.fill_times(), game.session.fill_times());
    EXPECT_FALSE(loaded->rebuilt);
}

TEST(GameDocument, RefusesAStartThatCantBe)
{
    const auto start_opens = [](auto change) {
        GameDocument document = to_document(game_of(rich_session()), SavedLog::OnlyBoard);
        change(document.start[0]);
        return opens(document);
    };
    EXPECT_TRUE(start_opens([](auto&) {}));
    EXPECT_FALSE(start_opens([](auto& start) { start.filled_cells.pop_back(); }));
    EXPECT_FALSE(start_opens([](auto& start) { start.fill_times[0] = PlayTime{-1}; }));
    EXPECT_FALSE(
        start_opens([](auto& start) { start.fill_times.back() = PlayTime{start.at + 1}; }));
    EXPECT_FALSE(start_opens([](auto& start) { start.filled_cells[0] = 0; }));
    EXPECT_FALSE(start_opens([](auto& start) { start.at = -1; }));
    EXPECT_FALSE(start_opens([](auto& start) { start.board.digits = "1"; }));
}

TEST(RecordsDocument, RefusesRunsThatCantBe)
{
    const auto records_open = [](auto change) {
        RecordsDocument document = to_document(
            RecordBook({Record{.category = "9x9 easy", .initials = "AAA", .seed = "1"}}));
        change(document.runs[0]);
        return from_document(document).has_value();
    };
    EXPECT_TRUE(records_open([](auto&) {}));
    EXPECT_FALSE(records_open([](auto& run) { run.time = PlayTime{-1}; }));
    EXPECT_FALSE(records_open([](auto& run) { run.date = Number{1} << 60; }));
    EXPECT_FALSE(records_open([](auto& run) { run.initials = "\n"; }));
    EXPECT_FALSE(records_open([](auto& run) { run.initials = std::string(17, 'A'); }));
    EXPECT_FALSE(records_open([](auto& run) { run.category = "\xc3"; }));
    EXPECT_FALSE(records_open([](auto& run) { run.fill_times = {PlayTime{5}, PlayTime{4}}; }));
    EXPECT_FALSE(records_open([](auto& run) { run.fill_times.assign(1001, PlayTime{1}); }));
    EXPECT_FALSE(records_open([](auto& run) { run.stats.hints = -1; }));
}

} // namespace
} // namespace engine
