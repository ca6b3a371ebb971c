#pragma once
// The saves of a scene under test: the real service and the real folder, on a disk in memory. A
// test reads what is on the disk, and has it stand still or fail.

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "game/saves/save_service.h"
#include "tests/engine/store/memory_disk.h"

namespace game {

// Below the service, which uses it until the end.
class WatchedDisk {
protected:
    WatchedDisk();

    int fault_of(const std::string& call, const std::string& path);

    engine::MemoryDisk disk_;
    std::mutex watching_;
    std::condition_variable goes_on_;
    std::optional<std::string> stops_at_;
    std::string fails_at_;
    bool is_slow_ = false;
    std::vector<std::string> calls_;
    std::vector<std::size_t> actions_; // of each game that was written
};

// Each question is answered at once, and each action waits until the one before is on disk.
inline constexpr SaveTiming patient{.retry_after = std::chrono::milliseconds{1},
                                    .wait_for_last = std::chrono::minutes{5},
                                    .wait_in_frame = std::chrono::minutes{5}};
// Questions are answered later, when go_on() has returned.
inline constexpr SaveTiming no_wait{.retry_after = std::chrono::milliseconds{1},
                                    .wait_in_frame = std::chrono::milliseconds{0}};

class SavesOnDisk : private WatchedDisk, public SaveService {
public:
    explicit SavesOnDisk(SaveTiming timing = patient);
    ~SavesOnDisk();

    // Waits until everything is written and answered.
    void settle();
    // From now on each call for a path that contains this stands still.
    void stand_still(const std::string& part_of_path = {});
    void go_on();
    // Each game takes some milliseconds from now on.
    void be_slow();
    // Files whose paths contain this can't be written from now on; repair() waits until they are.
    void fail(const std::string& part_of_path);
    void repair();

    // The files that were written so far, by their kind: "game", "records", "settings"; "forget" is
    // a game that was deleted.
    std::vector<std::string> calls();
    void forget_calls();
    // The numbers of actions of all games that were written, without waiting for those that are not
    // yet.
    std::vector<std::size_t> written_actions();
    engine::MemoryDisk& disk(); // after settle()
    void forget_known();        // what was seen of puzzles
    void lose_known_list();     // the same, and which list it was: somebody deleted the folder

    // What is saved. A test fails if there is none.
    engine::SavedGame game(const std::string& id = "test");
    std::shared_ptr<const engine::Collection> collection(const std::string& id);
    std::vector<engine::GameSummary> games() { return ask(&SavedData::games).get(); }
    engine::RecordBook book();
    Settings settings();
    engine::ArcadeBook tables() { return ask(&SavedData::arcade_tables).get(); }
};

} // namespace game
