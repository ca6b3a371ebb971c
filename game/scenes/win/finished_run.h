#pragma once
// A finished play as a run: its way into the book, and all that is said of it there.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/medals.h"
#include "engine/steps/technique.h"
#include "engine/store/documents/saved_game.h"
#include "game/scenes/screens.h"
#include "game/scenes/services.h"
#include "game/widgets/play/race.h"

namespace game {

// Adds the run to the book and has the book and the replay saved before the game is deleted.
void record_finished_run(Services& services, const engine::SavedGame& game);
// The same, and returns the screen that shows it.
std::unique_ptr<Scene> make_finished_scene(Services& services,
                                           const engine::SavedGame& game,
                                           const std::optional<WinStart>& start = {});

class FinishedRun {
public:
    // The run is in the book. The game has to live as long.
    FinishedRun(Services& services, const engine::SavedGame& game);

    // In the book and in the replay.
    void rename(const std::string& initials);

    const engine::Record& record() const { return services_.records.runs()[run()]; }
    // Its index in the book, which changes when older runs are read from disk later.
    std::size_t run() const { return ranking().run; }
    // Runs with help have a table of their own.
    bool is_assisted() const { return !record().is_clean(); }
    const std::vector<std::size_t>& table() const { return ranking().table; }
    const std::vector<std::size_t>& other_table() const { return ranking().other_table; }
    // Its place in its table, from 0.
    std::optional<std::size_t> rank() const { return ranking().rank; }
    // How much faster it is than the previous best run of its table; nothing if it is not the new
    // best.
    std::optional<engine::PlayTime> ahead_of_best() const;
    bool is_best() const { return services_.records_are_read && rank() == 0U; }
    // Against the rival, if there was one, else against the best of the player's other runs or of
    // everybody's, see compared_initials().
    const Race& race() const { return ranking().race; }
    // Whose run it was raced against; empty without a rival.
    std::string rival() const { return rival_ ? rival_->name : std::string(); }
    // What was solved: "Today's board, 9×9 Medium".
    std::string what() const;
    // How, each fact by itself: the result of a race, the help, the mistakes, the pauses.
    std::vector<std::string> facts() const;
    // The same without whom it was raced against and who had the puzzle before.
    std::vector<std::string> facts_without_names() const;
    // The medals of the day's board; nothing on other boards.
    const std::optional<engine::Medals>& medals() const { return medals_; }
    // The techniques that hints have named, the most often first.
    struct Shown {
        const engine::Technique* technique = nullptr;
        int times = 0;
    };
    const std::vector<Shown>& shown_techniques() const { return shown_; }
    // "Place 3 in the table", "Place 1 with help"; empty if it has none.
    std::string place() const;
    // A sentence on why it is not in the table; empty if it is.
    std::string reason_outside() const;

private:
    // How a race on another board went: "Ahead of ABC: −12.3". Empty without one, and after a
    // rematch, about which reason_outside() says it.
    std::string result_of_race() const;
    std::string rematch_text() const;
    engine::PlayTime behind_rival() const; // there is a rival

    // How the run stands among the others: asked for many times in each frame, but worked out only
    // when the book has other runs than before, as it may be large.
    struct Ranking {
        std::size_t runs_in_book = 0;
        std::size_t run = 0;
        std::vector<std::size_t> table = {};
        std::vector<std::size_t> other_table = {}; // of runs without help, or with it
        std::optional<std::size_t> rank = {};
        std::optional<engine::PlayTime> best_of_others = {}; // of its table
        Race race = {};
    };
    const Ranking& ranking() const;
    Ranking work_out() const;

    Services& services_;
    const engine::SavedGame& game_;
    std::optional<engine::Rival> rival_;
    bool is_board_of_day_ = false;
    std::vector<Shown> shown_;
    std::optional<engine::Medals> medals_;
    mutable Ranking ranking_;
};

} // namespace game
