#include <algorithm>
#include <array>
#include <iostream>
#include <memory>

#include "engine/rating/rater.h"
#include "tests/bench/tables/cpu_time.h"
#include "tests/bench/tables/machine.h"
#include "tests/bench/tables/spread.h"
#include "tests/bench/tables/text_table.h"
#include "tests/bench/teach/asked_sets.h"
#include "tests/bench/teach/commands.h"

namespace bench {

namespace {

struct RateAsked {
    AskedSets sets;
    int rounds = 9;
    std::string at_most;
};

// One set and its measurements.
class Contender {
public:
    Contender(PaperSet set, const engine::Teaching& teaching)
        : set_(std::move(set)),
          teaching_(teaching),
          chart_(std::make_unique<engine::Chart>(set_.grid)),
          rater_(std::make_unique<engine::Rater>(*chart_))
    {
    }

    void run()
    {
        levels_ = {};
        const std::int64_t start = thread_nanoseconds();
        for (const engine::Digits& givens : set_.puzzles) {
            const engine::Rating& rating = rater_->rate(givens, teaching_);
            ++levels_[rating.is_solved ? static_cast<std::size_t>(rating.level) + 1 : 0];
        }
        const auto spent = static_cast<double>(thread_nanoseconds() - start);
        rates_.push_back(static_cast<double>(set_.puzzles.size()) * 1e9 / spent);
    }

    std::vector<std::string> row() const
    {
        const Spread spread = spread_of(rates_);
        std::vector<std::string> row = {set_.name, std::to_string(set_.puzzles.size()),
                                        figure(spread.median), figure(spread.most)};
        for (int count : levels_)
            row.push_back(std::to_string(count));
        return row;
    }

private:
    PaperSet set_;
    engine::Teaching teaching_;
    std::unique_ptr<engine::Chart> chart_;
    std::unique_ptr<engine::Rater> rater_;
    std::vector<double> rates_;
    std::array<int, engine::all_levels.size() + 1> levels_ = {};
};

std::vector<std::string> heads()
{
    std::vector<std::string> heads = {"set", "puzzles", "per second", "quickest", "unsolved"};
    for (engine::Level level : engine::all_levels)
        heads.emplace_back(id_of(level));
    return heads;
}

void show(const RateAsked& asked)
{
    engine::Teaching teaching;
    if (const auto level = engine::find_level(asked.at_most))
        teaching.hardest_level = *level;
    std::vector<Contender> contenders;
    for (PaperSet& set : asked.sets.read())
        contenders.emplace_back(std::move(set), teaching);
    for (int round = 0; round < asked.rounds; ++round) {
        for (Contender& contender : contenders)
            contender.run();
    }
    TextTable table(heads());
    for (const Contender& contender : contenders)
        table.add(contender.row());
    std::cout << machine_line() << '\n' << table.text();
}

} // namespace

void add_rate(CLI::App& app)
{
    CLI::App* command = app.add_subcommand("rate", "Puzzles rated in a second of one processor");
    const auto asked = std::make_shared<RateAsked>();
    asked->sets.describe(*command);
    command->add_option("--rounds", asked->rounds, "Over all sets in turn; the median counts")
        ->check(CLI::PositiveNumber);
    command->add_option("--at-most", asked->at_most,
                        "Only look whether they are of this level or an easier one");
    command->callback([asked] { show(*asked); });
}

} // namespace bench
