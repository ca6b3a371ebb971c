#include "tests/crash/player.h"

#include <string>
#include <unistd.h>

#include "engine/make/puzzle_maker.h"
#include "engine/text/notation.h"
#include "game/app/disk_keeper.h"
#include "tests/engine/random_actions.h"

namespace crash {

namespace {

using engine::PlayTime;
using engine::SavedGame;

// A machine that other tests keep busy may take its time; the promise is about what comes then.
constexpr game::DiskPatience patient{.until_next_try = std::chrono::milliseconds{100},
                                     .for_last_save = std::chrono::minutes{5}};

class Player {
public:
    Player(const std::filesystem::path& folder, int pipe, unsigned seed)
        : keeper_(
              *engine::SaveFolder::open(folder), [] {}, patient),
          pipe_(pipe),
          dice_(seed),
          records_(keeper_.load_records())
    {
    }

    void take_up_games()
    {
        for (const engine::GameSummary& summary : keeper_.games()) {
            auto game = keeper_.load_game(summary.id);
            if (!game)
                ::_exit(3);
            game_ = *std::move(game);
            tell("game " + game_->id);
            if (game_->session.is_solved())
                finish();
        }
    }

    void play()
    {
        while (true) {
            if (!game_)
                begin();
            act();
        }
    }

    void end() { (void)keeper_.finish(); }

private:
    void begin()
    {
        engine::PuzzleSpec spec{.layout = dice_.below(6) == 0 ? "9x9" : "4x4"};
        spec.seed = static_cast<std::uint64_t>(dice_.below(1 << 30));
        const auto made = engine::make_puzzle(spec);
        game_ = SavedGame{.id = "play-" + std::to_string(spec.seed),
                          .spec = spec,
                          .session = engine::Session(made->puzzle),
                          .hand = {}};
        tell("game " + game_->id);
        keeper_.keep(*game_);
    }

    // As the play screen does it.
    void act()
    {
        engine::Session& session = game_->session;
        if (session.is_paused())
            perform(engine::Resume{});
        else
            perform(wanted_action());
        if (session.is_solved())
            finish();
    }

    // Mostly right digits, so that games come to an end.
    engine::Action wanted_action()
    {
        const engine::Session& session = game_->session;
        engine::Cells open;
        for (engine::Cell cell : session.grid().cells()) {
            if (session.board()[cell].digit != session.puzzle().solution[cell.index])
                open.push_back(cell);
        }
        if (dice_.below(5) != 0) {
            const engine::Cell cell =
                open[static_cast<std::size_t>(dice_.below(static_cast<int>(open.size())))];
            return engine::PlaceDigit{{cell}, session.puzzle().solution[cell.index]};
        }
        return engine::random_action(session, dice_);
    }

    void perform(const engine::Action& action)
    {
        keeper_.let_last_one_be_kept();
        const PlayTime at = game_->elapsed + PlayTime{1 + dice_.below(3000)};
        if (game_->session.act(action, at).verdict != engine::Verdict::Accepted)
            return;
        game_->elapsed = at;
        const engine::LogEntry& entry = game_->session.log().back();
        tell(std::to_string(entry.at.count()) + " " + to_text(game_->session.grid(), entry.action));
        keeper_.keep(*game_);
    }

    // As the screen after the win does it.
    void finish()
    {
        tell("solved " + game_->id);
        records_.add(engine::Record{.category = category_of(game_->spec),
                                    .initials = "AAA",
                                    .time = game_->session.last_action_at(),
                                    .facts = game_->session.facts(),
                                    .seed = engine::seed_code(game_->spec.seed),
                                    .fill_times = game_->session.fill_times()});
        keeper_.keep(records_);
        keeper_.forget_game(game_->id);
        game_.reset();
    }

    void tell(const std::string& line)
    {
        const std::string whole = line + "\n";
        if (::write(pipe_, whole.data(), whole.size()) != static_cast<ssize_t>(whole.size()))
            ::_exit(2);
    }

    game::DiskKeeper keeper_;
    int pipe_;
    engine::Dice dice_;
    engine::RecordBook records_;
    std::optional<SavedGame> game_;
};

} // namespace

void play_until_killed(const std::filesystem::path& folder, int pipe, unsigned seed)
{
    Player player(folder, pipe, seed);
    player.take_up_games();
    player.play();
    ::_exit(0);
}

void take_up_and_end(const std::filesystem::path& folder, int pipe)
{
    Player player(folder, pipe, 1);
    player.take_up_games();
    player.end();
}

} // namespace crash
