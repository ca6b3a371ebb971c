#include "tests/robot/witness.h"

#include <algorithm>

#include "tests/engine/play_checks.h"

namespace robot {

namespace {

using engine::SavedGame;
using engine::Session;

// Changes without a key press: numerals that wait for a second one are written when another input
// comes, and a play is paused when it is left.
constexpr std::size_t done_on_leaving = 3;

bool begins_with(const Session& longer, const Session& start)
{
    const auto& all = longer.log();
    const auto& first = start.log();
    return first.size() <= all.size() && std::equal(first.begin(), first.end(), all.begin());
}

bool same_puzzle(const Session& one, const Session& other)
{
    return one.puzzle().givens == other.puzzle().givens &&
           one.puzzle().solution == other.puzzle().solution &&
           one.grid().cell_count() == other.grid().cell_count() &&
           one.grid().symbol(1) == other.grid().symbol(1);
}

// A play without an entry leaves no trace among the saved games.
bool is_untouched(const Session& session)
{
    return std::ranges::none_of(session.log(), [](const engine::LogEntry& logged) {
        return !std::holds_alternative<engine::Pause>(logged.action) &&
               !std::holds_alternative<engine::Resume>(logged.action) &&
               !std::holds_alternative<engine::RevealMistakes>(logged.action);
    });
}

// What the list of known puzzles has of help with it, whoever took it.
engine::RunStats known_help(engine::SaveFolder& folder, const engine::Puzzle& puzzle)
{
    const engine::Fingerprint print = engine::fingerprint_of(puzzle);
    engine::RunStats help;
    for (const std::uint64_t form : {print.form, print.solution}) {
        for (const engine::KnownPuzzle& known : folder.known_with_form(form))
            help = engine::most_of(help, known.help);
    }
    return help;
}

// How that help is noted in the log when the game goes on.
std::vector<engine::Action> actions_noting(const engine::RunStats& help, const SavedGame& saved)
{
    Session session = saved.session;
    session.act(engine::Resume{}, saved.elapsed);
    const std::size_t before = session.log().size();
    engine::note_help(help, session, saved.elapsed);
    std::vector<engine::Action> actions;
    for (std::size_t i = before; i < session.log().size(); ++i)
        actions.push_back(session.log()[i].action);
    return actions;
}

} // namespace

std::string Witness::see(std::optional<SavedGame> game, int inputs, engine::PlayTime passed)
{
    // Another one may be there at once.
    if (!shown_.empty() && (!game || game->id != shown_)) {
        seen_.at(shown_).unseen = inputs;
        seen_.at(shown_).until_left = passed;
    }
    shown_ = game ? game->id : "";
    if (!game)
        return "";
    const auto known = seen_.find(game->id);
    if (known == seen_.end()) {
        actions_ += game->session.log().size();
        seen_.emplace(shown_, Seen{.game = *std::move(game), .number = ++looks_});
        if (seen_.size() > most_games_)
            drop_oldest();
        return "";
    }
    Seen& seen = known->second;
    std::string wrong = compare(seen.game, *game);
    if (wrong.empty() && game->elapsed > seen.game.elapsed + seen.until_left + passed)
        wrong = game->id + ": its time has jumped";
    actions_ += game->session.log().size() - seen.game.session.log().size();
    seen = Seen{.game = *std::move(game), .number = ++looks_};
    return wrong;
}

void Witness::drop_oldest()
{
    const auto oldest =
        std::ranges::min_element(seen_, {}, [](const auto& each) { return each.second.number; });
    dropped_.insert(oldest->first);
    seen_.erase(oldest);
}

std::string Witness::compare(const SavedGame& before, const SavedGame& now) const
{
    if (!same_puzzle(before.session, now.session))
        return before.id + " has become another puzzle";
    if (!begins_with(now.session, before.session))
        return before.id + " has lost actions";
    if (now.elapsed < before.elapsed)
        return before.id + ": its time ran backwards";
    return engine::wrong_with_givens(now.session);
}

std::string Witness::examine() const
{
    const auto known = seen_.find(shown_);
    if (known == seen_.end())
        return "";
    const std::string wrong = engine::wrong_with(known->second.game);
    return wrong.empty() ? "" : shown_ + ": " + wrong;
}

std::string Witness::search(const std::filesystem::path& path)
{
    shown_.clear();
    last_saved_.reset();
    auto opened = engine::SaveFolder::open(path);
    if (!opened)
        return "the folder does not open: " + engine::in_english(opened.why());
    engine::SaveFolder folder = *std::move(opened);
    for (const engine::GameSummary& summary : folder.games()) {
        const auto known = seen_.find(summary.id);
        if (known == seen_.end() && !dropped_.contains(summary.id))
            return summary.id + " was never on the screen";
        auto game = folder.load_game(summary.id);
        if (!game)
            return summary.id + " does not open: " + engine::in_english(game.why());
        if (!last_saved_) {
            last_saved_ = *game;
            learnt_ = known_help(folder, game->session.puzzle());
        }
        if (known == seen_.end())
            continue;
        if (std::string wrong = look_at(*std::move(game), known->second); !wrong.empty())
            return wrong;
    }
    const auto still_there = folder.games();
    const engine::RecordBook book = folder.load_records();
    for (auto seen = seen_.begin(); seen != seen_.end();) {
        const bool there = std::ranges::count(still_there, seen->first, &engine::GameSummary::id);
        const Session& session = seen->second.game.session;
        const bool may_be_gone = session.is_given_up() || is_untouched(session);
        if (!there && !may_be_gone && !is_in(book, seen->second) && --forgotten_ < 0)
            return seen->first + " is gone";
        seen = there ? std::next(seen) : seen_.erase(seen);
    }
    if (book.runs().size() < runs_)
        return "the book has lost runs";
    runs_ = book.runs().size();
    for (const engine::StoreNotice& notice : folder.take_notices())
        return "a notice: " + in_english(notice.headline) + ": " + in_english(notice.detail);
    return look_for_files(path);
}

std::string Witness::look_at(SavedGame game, Seen& seen)
{
    const std::string& id = game.id;
    if (game.rebuilt)
        return id + " had to be rebuilt";
    if (std::string wrong = compare(seen.game, game); !wrong.empty())
        return "on disk, " + wrong;
    const std::size_t more = game.session.log().size() - seen.game.session.log().size();
    if (more > done_on_leaving + static_cast<std::size_t>(seen.unseen))
        return id + " has actions that nobody did";
    if (!game.session.is_paused() && !game.session.is_over())
        return id + " is not paused";
    actions_ += more;
    seen = Seen{.game = std::move(game), .number = seen.number};
    return "";
}

bool Witness::is_in(const engine::RecordBook& book, const Seen& seen) const
{
    return std::ranges::count(book.runs(), engine::seed_code(seen.game.spec.seed),
                              &engine::Record::seed) > 0;
}

std::string Witness::look_for_files(const std::filesystem::path& folder) const
{
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().filename().string().find(".damaged-") != std::string::npos)
            return entry.path().string() + " was set aside as damaged";
    }
    return "";
}

std::string Witness::wrong_with_return(const SavedGame& now) const
{
    const SavedGame& saved = *last_saved_;
    if (now.id != saved.id)
        return "another play goes on than the last one: " + now.id;
    if (!same_puzzle(saved.session, now.session) || now.session.board() != saved.session.board())
        return now.id + " comes back as another one";
    if (!begins_with(now.session, saved.session))
        return now.id + " comes back with another log";
    const auto noted = actions_noting(learnt_, saved);
    const auto& log = now.session.log();
    for (std::size_t i = saved.session.log().size(); i < log.size(); ++i) {
        if (!std::holds_alternative<engine::Resume>(log[i].action) &&
            !std::holds_alternative<engine::RevealMistakes>(log[i].action) &&
            std::ranges::find(noted, log[i].action) == noted.end())
            return now.id + " comes back with actions that nobody did";
    }
    if (now.elapsed != saved.elapsed || !(now.input == saved.input))
        return now.id + " comes back with another time or another hand";
    return "";
}

} // namespace robot
