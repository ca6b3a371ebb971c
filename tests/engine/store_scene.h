#pragma once
// Shared by the tests of the store: a temporary folder, and games to save in it.

#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/store/folder/save_folder.h"
#include "tests/engine/scenario.h"

namespace engine {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path);
void put_bytes(const fs::path& path, std::string_view bytes);

SavedGame game_of(const Session& session, const std::string& id = "one");

// A play that contains something of every kind.
Session rich_session();

class StoreTest : public testing::Test {
protected:
    StoreTest();
    ~StoreTest() override;

    SaveFolder open() const;
    fs::path game(const std::string& id = "one") const;
    fs::path backup(const std::string& id = "one") const;
    // Two saves of one play: after two actions, and after three.
    void save_twice(SaveFolder& folder) const;

    fs::path root;
};

// A play that contains everything that version 3 added, but does not end.
Session pencil_session();

int last_bookmark(const Session& session);
void expect_same(const SavedGame& one, const SavedGame& other);

} // namespace engine
