#include "tests/crash/player.h"

#include <string>
#include <unistd.h>

#include "engine/make/puzzle_maker.h"
#include "engine/text/notation.h"
#include "game/saves/save_service.h"
#include "tests/engine/random_actions.h"

namespace crash {

namespace {

using engine::PlayTime;
using engine::SavedGame;

constexpr std::chrono::milliseconds soon{100};
// A machine busy with other tests may be slow; the promise is about what happens afterwards.
constexpr game::SaveTiming patient{.retry_after = soon,
                                   .wait_for_last = std::chrono::minutes{5},
                                   .wait_in_frame = std::chrono::minutes{5}};
constexpr game::SaveTiming impatient{.retry_after = soon,
                                     .wait_in_frame = std::chrono::milliseconds{1}};

class Player {
public:
    Player(const std::filesystem::path& folder,
           int pipe,
           unsigned seed,
           game::SaveTiming patience = patient)
        : saves_(
              *engine::SaveFolder::open(folder, system_), [] {}, patience),
          pipe_(pipe),
          dice_(seed),
          records_(saves_.load_records().get())
    {
    }

    void take_up_games()
    {
        for (const engine::GameSummary& summary : saves_.ask(&game::SavedData::games).get()) {
            auto game = saves_.ask(&game::SavedData::load_game, summary.id).get();
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

    void finish_at(Moment moment)
    {
        if (!game_)
            begin("4x4");
        const engine::Session& session = game_->session;
        while (open_cells().size() > 1 || session.is_paused())
            perform(session.is_paused() ? engine::Action{engine::Resume{}} : right_digit());
        (void)saves_.ask(&game::SavedData::games).get(); // waits until everything before is written
        if (moment.disk_is_slow) {
            system_.stand_still();
            saves_.write(game::saving(*game_));
            system_.wait_until_it_stands();
        }
        system_.count_from_now(moment);
        perform(right_digit());
        finish();
        system_.go_on();
        end();
    }

    void end() { (void)saves_.finish(); }

private:
    void begin() { begin(dice_.below(6) == 0 ? "9x9" : "4x4"); }

    void begin(const char* layout)
    {
        engine::PuzzleSpec spec{.layout = layout};
        spec.seed = static_cast<std::uint64_t>(dice_.below(1 << 30));
        const auto made = engine::make_puzzle(spec);
        game_ = SavedGame{.id = "play-" + std::to_string(spec.seed),
                          .spec = spec,
                          .session = engine::Session(made->puzzle),
                          .input = {}};
        tell("game " + game_->id);
        saves_.write(game::saving(*game_));
    }

    // Like the play screen.
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

    // Mostly correct digits, so that games end.
    engine::Action wanted_action()
    {
        if (dice_.below(5) != 0)
            return right_digit();
        const engine::Action action = engine::random_action(game_->session, dice_);
        // These games are finished, not given up.
        return std::holds_alternative<engine::GiveUp>(action) ? right_digit() : action;
    }

    engine::Action right_digit()
    {
        const engine::Cells open = open_cells();
        const engine::Cell cell =
            open[static_cast<std::size_t>(dice_.below(static_cast<int>(open.size())))];
        return engine::PlaceDigit{{cell}, game_->session.puzzle().solution[cell.index]};
    }

    engine::Cells open_cells() const
    {
        const engine::Session& session = game_->session;
        engine::Cells open;
        for (engine::Cell cell : session.grid().cells()) {
            if (session.board()[cell].digit != session.puzzle().solution[cell.index])
                open.push_back(cell);
        }
        return open;
    }

    void perform(const engine::Action& action)
    {
        saves_.wait_for_last_save();
        const PlayTime at = game_->elapsed + PlayTime{1 + dice_.below(3000)};
        if (game_->session.act(action, at).verdict != engine::Verdict::Accepted)
            return;
        game_->elapsed = at;
        const engine::LogEntry& entry = game_->session.log().back();
        tell(std::to_string(entry.at.count()) + " " + to_text(game_->session.grid(), entry.action));
        saves_.write(game::saving(*game_));
    }

    // Like the screen after the win.
    void finish()
    {
        tell("solved " + game_->id);
        records_.add(engine::Record{.category = category_of(game_->spec),
                                    .initials = "AAA",
                                    .time = game_->session.last_action_at(),
                                    .stats = game_->session.stats(),
                                    .seed = engine::seed_code(game_->spec.seed),
                                    .fill_times = game_->session.fill_times(),
                                    .game = game_->id});
        saves_.write(game::saving(records_));
        saves_.write(game::deleting_game(game_->id));
        game_.reset();
    }

    void tell(const std::string& line)
    {
        const std::string whole = line + "\n";
        if (::write(pipe_, whole.data(), whole.size()) != static_cast<ssize_t>(whole.size()))
            ::_exit(2);
    }

    MortalSystem system_;
    game::SaveService saves_;
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

void finish_until_killed(const std::filesystem::path& folder,
                         int pipe,
                         unsigned seed,
                         Moment moment)
{
    Player player(folder, pipe, seed, moment.disk_is_slow ? impatient : patient);
    player.take_up_games();
    player.finish_at(moment);
}

void take_up_and_end(const std::filesystem::path& folder, int pipe)
{
    Player player(folder, pipe, 1);
    player.take_up_games();
    player.end();
}

} // namespace crash
