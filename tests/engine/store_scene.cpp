#include "tests/engine/store_scene.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "tests/new_folder.h"

namespace engine {

std::string bytes_of(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void put_bytes(const fs::path& path, std::string_view bytes)
{
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

SavedGame game_of(const Session& session, const std::string& id)
{
    return SavedGame{
        .id = id,
        .spec = PuzzleSpec{.layout = "4x4", .level = Level::Easy, .seed = 0x4f2a91c3},
        .session = session,
        .elapsed = session.last_action_at() + PlayTime{250},
        .input = SavedInput{.selection = {Cell{2}, Cell{1}}, .mode = 2, .locked = 3},
        .started = 1'795'230'000,
        .saved = 1'795'230'120,
    };
}

Session rich_session()
{
    Scenario scenario;
    scenario.play("r1c2?2 r1c2+r1c4?4 r2c2^4 r1c1#3 r1c2=4 undo checkpoint r1c2=2 r2c2+r3c3=4 "
                  "check pause resume notes r4c4#1 return undo r3c1=3 r3c1= redo");
    return scenario.session;
}

StoreTest::StoreTest()
{
    root = new_folder("test");
}

StoreTest::~StoreTest()
{
    std::error_code error;
    fs::remove_all(root, error);
}

SaveFolder StoreTest::open() const
{
    auto folder = SaveFolder::open(root);
    EXPECT_TRUE(folder) << (folder ? "" : in_english(folder.why()));
    return *std::move(folder);
}

fs::path StoreTest::game(const std::string& id) const
{
    return root / "games" / (id + ".game");
}

fs::path StoreTest::backup(const std::string& id) const
{
    return root / "games" / (id + ".game.bak");
}

void StoreTest::save_twice(SaveFolder& folder) const
{
    Scenario scenario;
    scenario.play("r1c2=2 r1c4=4");
    ASSERT_TRUE(folder.save(game_of(scenario.session)));
    scenario.play("r2c2=4");
    ASSERT_TRUE(folder.save(game_of(scenario.session)));
}

Session pencil_session()
{
    Scenario scenario;
    scenario.play("r1c2?2 r1c2+r1c4?4 r2c2^4 r2c2^2 r1c2+r1c4:4#3 r2c2:4#1 r1c2:4==r1c4:4 "
                  "r1c2:2--r2c2:2 checkpoint name1:Así r1c2=2 checkpoint r1c4=2 return1 r1c2=4 "
                  "checkpoint delete2 return3 undo strike notes4 undrawn undo delete3 restore3");
    return scenario.session;
}

int last_bookmark(const Session& session)
{
    const Bookmark* last = session.bookmarks().last();
    return last == nullptr ? 0 : last->number;
}

void expect_same(const SavedGame& one, const SavedGame& other)
{
    EXPECT_EQ(one.id, other.id);
    EXPECT_EQ(one.spec, other.spec);
    EXPECT_EQ(one.recipe, other.recipe);
    EXPECT_EQ(one.elapsed, other.elapsed);
    EXPECT_EQ(one.input, other.input);
    EXPECT_EQ(one.started, other.started);
    EXPECT_EQ(one.saved, other.saved);
    EXPECT_EQ(one.rebuilt, other.rebuilt);
    EXPECT_EQ(one.session.board(), other.session.board());
    EXPECT_EQ(one.session.stats(), other.session.stats());
    EXPECT_EQ(one.session.log(), other.session.log());
    EXPECT_EQ(one.session.fill_times(), other.session.fill_times());
    EXPECT_EQ(one.session.options(), other.session.options());
    EXPECT_EQ(one.session.grid(), other.session.grid());
    EXPECT_EQ(one.session.puzzle().givens, other.session.puzzle().givens);
    EXPECT_EQ(one.session.puzzle().solution, other.session.puzzle().solution);
    EXPECT_EQ(one.session.is_paused(), other.session.is_paused());
    EXPECT_EQ(one.session.can_undo(), other.session.can_undo());
    EXPECT_EQ(one.session.can_redo(), other.session.can_redo());
    EXPECT_EQ(one.session.bookmarks().all(), other.session.bookmarks().all());
    EXPECT_EQ(last_bookmark(one.session), last_bookmark(other.session));
}

} // namespace engine
