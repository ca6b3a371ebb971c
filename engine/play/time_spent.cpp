#include "engine/play/time_spent.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/base/count.h"
#include "engine/play/run_statistics.h"

namespace engine {

namespace {

Session begun_again(const Session& run)
{
    if (run.start())
        return Session(run.puzzle(), run.options(), *run.start());
    return Session(run.puzzle(), run.options());
}

Cells named_by(const Action& action)
{
    const auto cells_in = [](const auto& data) -> Cells {
        if constexpr (requires { data.cells; })
            return data.cells;
        else
            return {};
    };
    return std::visit(cells_in, action);
}

// The cells that the action was about; givens among them do not count.
Cells cells_about(const Action& action, const Board& before, const Board& now)
{
    Cells cells;
    for (Cell cell : named_by(action)) {
        if (!now[cell].given)
            cells.push_back(cell);
    }
    if (!cells.empty())
        return cells;
    for (Cell cell : before.cells_that_differ(now)) {
        if (before[cell].digit != now[cell].digit)
            cells.push_back(cell);
    }
    return cells;
}

void share_out(PlayTime time, const Cells& cells, TimeSpent& spent)
{
    if (cells.empty()) {
        spent.elsewhere += time;
        return;
    }
    const PlayTime each = time / count_of(cells);
    PlayTime left = time - each * count_of(cells);
    for (Cell cell : cells) {
        const PlayTime more = std::min(left, PlayTime{1});
        spent.cells[cell.index] += each + more;
        left -= more;
    }
}

bool ends_wait(const Action& action)
{
    return !(std::holds_alternative<Pause>(action) || std::holds_alternative<Resume>(action) ||
             std::holds_alternative<NameBookmark>(action) ||
             std::holds_alternative<DeleteBookmark>(action) ||
             std::holds_alternative<RestoreBookmark>(action) ||
             std::holds_alternative<RevealMistakes>(action));
}

} // namespace

TimeSpent time_spent(const Session& run)
{
    TimeSpent spent{.cells = std::vector<PlayTime>(run.grid().cells().size(), PlayTime{0})};
    Session session = begun_again(run);
    for (const LogEntry& entry : run.log()) {
        const Board before = session.board();
        const PlayTime passed = entry.at - session.last_action_at();
        session.act(entry.action, entry.at);
        share_out(passed, cells_about(entry.action, before, session.board()), spent);
    }
    return spent;
}

std::vector<Wait> longest_waits(const Session& run, std::size_t most)
{
    std::vector<Wait> waits;
    PlayTime from = run.start() ? run.start()->at : PlayTime{0};
    for (std::size_t action = 0; action < run.log().size(); ++action) {
        const LogEntry& entry = run.log()[action];
        if (!ends_wait(entry.action))
            continue;
        if (entry.at > from)
            waits.push_back({action, from, entry.at});
        from = entry.at;
    }
    std::ranges::stable_sort(waits, std::greater(), &Wait::length);
    waits.resize(std::min(waits.size(), most));
    return waits;
}

Session session_after(const Session& run, std::size_t actions)
{
    Session session = begun_again(run);
    const std::size_t end = std::min(actions, run.log().size());
    for (std::size_t done = 0; done < end; ++done)
        session.act(run.log()[done].action, run.log()[done].at);
    return session;
}

PlayTime HeatSteps::begin(int step) const
{
    return step < 2 ? PlayTime{0} : second * (1 << (step - 2));
}

int HeatSteps::of(PlayTime time) const
{
    if (time <= PlayTime{0})
        return 0;
    int step = 1;
    while (step < most_heat && time >= begin(step + 1))
        ++step;
    return step;
}

HeatSteps heat_steps(const TimeSpent& spent)
{
    std::vector<PlayTime> times;
    for (PlayTime time : spent.cells) {
        if (time > PlayTime{0})
            times.push_back(time);
    }
    HeatSteps steps;
    if (times.empty())
        return steps;
    std::ranges::sort(times);
    const PlayTime slow = times[times.size() - 1 - times.size() / 10];
    for (int seconds : round_seconds) {
        const HeatSteps larger{std::chrono::seconds(seconds)};
        if (larger.begin(most_heat) <= slow)
            steps = larger;
    }
    return steps;
}

} // namespace engine
