#include "tests/crash/witness.h"

#include <algorithm>

#include "engine/text/notation.h"

namespace crash {

namespace {

std::vector<std::string> log_of(const engine::Session& session)
{
    std::vector<std::string> log;
    for (const engine::LogEntry& entry : session.log())
        log.push_back(std::to_string(entry.at.count()) + " " +
                      to_text(session.grid(), entry.action));
    return log;
}

// Each game of the players has a seed of its own.
const engine::Record* run_in(const engine::RecordBook& book, const std::string& seed)
{
    const auto run = std::ranges::find(book.runs(), seed, &engine::Record::seed);
    return run == book.runs().end() ? nullptr : &*run;
}

std::string time_of(const std::vector<std::string>& log)
{
    return log.empty() ? "" : log.back().substr(0, log.back().find(' '));
}

std::string seed_of(const std::string& id)
{
    return engine::seed_code(std::stoull(id.substr(id.find('-') + 1)));
}

} // namespace

void Witness::hear(const std::string& line)
{
    if (line.starts_with("game ")) {
        current_ = line.substr(5);
        played_.try_emplace(current_);
    } else if (line.starts_with("solved ")) {
        solved_.insert(line.substr(7));
    } else {
        played_[current_].push_back(line);
        ++actions_;
    }
}

std::string Witness::look()
{
    auto opened = engine::SaveFolder::open(folder_);
    if (!opened)
        return "the folder does not open: " + engine::in_english(opened.why());
    engine::SaveFolder folder = *std::move(opened);
    const engine::RecordBook book = folder.load_records();
    std::set<std::string> there;
    for (const engine::GameSummary& summary : folder.games()) {
        there.insert(summary.id);
        if (std::string wrong = look_at(folder, summary.id); !wrong.empty())
            return wrong;
        const bool is_open = summary.cells_filled < summary.cells_to_fill;
        if (is_open && run_in(book, seed_of(summary.id)) != nullptr)
            return summary.id + " can be played on, and its run is in the book";
    }
    for (const auto& [id, log] : played_) {
        if (!log.empty() && !there.contains(id) && !solved_.contains(id))
            return id + " is gone after " + std::to_string(log.size()) + " actions";
    }
    if (std::string wrong = look_for_runs(book, there); !wrong.empty())
        return wrong;
    for (const engine::StoreNotice& notice : folder.take_notices())
        return "a notice: " + in_english(notice.headline) + ": " + in_english(notice.detail);
    return "";
}

std::string Witness::look_at(engine::SaveFolder& folder, const std::string& id)
{
    const auto game = folder.load_game(id);
    if (!game)
        return id + " does not open: " + engine::in_english(game.why());
    Log& played = played_[id];
    const Log found = log_of(game->session);
    const bool is_start =
        found.size() <= played.size() && std::equal(found.begin(), found.end(), played.begin());
    if (!is_start || game->rebuilt)
        return id + " is not what was played";
    if (found.size() + 1 < played.size())
        return id + " is " + std::to_string(played.size() - found.size()) + " actions short";
    if (found.size() < played.size()) {
        ++one_short_;
        solved_.erase(id);
    }
    played = found;
    return "";
}

// Every solved game must have a run, unless it is still there to be finished again; no game has
// two.
std::string Witness::look_for_runs(const engine::RecordBook& book,
                                   const std::set<std::string>& there) const
{
    std::set<std::string> seeds;
    for (const engine::Record& run : book.runs()) {
        if (!seeds.insert(run.seed).second)
            return "the game of seed " + run.seed + " is in the book twice";
    }
    for (const std::string& id : solved_) {
        if (there.contains(id))
            continue;
        const engine::Record* run = run_in(book, seed_of(id));
        if (run == nullptr)
            return "the run of " + id + " is lost";
        if (std::to_string(run->time.count()) != time_of(played_.at(id)))
            return "the run of " + id + " has another time than its game";
    }
    return "";
}

std::string Witness::look_at_the_end()
{
    if (std::string wrong = look(); !wrong.empty())
        return wrong;
    engine::SaveFolder folder = *engine::SaveFolder::open(folder_);
    return look_for_runs(folder.load_records(), {});
}

} // namespace crash
