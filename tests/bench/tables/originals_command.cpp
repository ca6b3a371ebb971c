#include <algorithm>
#include <atomic>
#include <iostream>
#include <memory>
#include <numeric>
#include <vector>

#include "engine/make/known_seeds.h"
#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "tests/bench/tables/commands.h"
#include "tests/bench/tables/original_search.h"

namespace bench {

namespace {

struct OriginalAsked {
    std::string level = "extreme";
    bool again = false;
    OriginalRules rules;
};

void show_line(int number, int of, const std::string& line)
{
    std::cout << line << std::flush;
    std::cerr << '\r' << number + 1 << " of " << of << std::flush;
}

Status find(const OriginalRules& rules)
{
    in_order(
        rules.walks, rules.threads, [&](int number) { return find_walk(rules, number); },
        [&](int number, const std::string& line) { show_line(number, rules.walks, line); });
    std::cerr << '\n';
    return fine;
}

Status look_again(const OriginalRules& rules)
{
    const auto walks = engine::walks_of(rules.level);
    const auto count = static_cast<int>(walks.size());
    std::atomic<int> puzzles = 0;
    std::atomic<int> wrong = 0;
    const auto line = [&](int number) {
        const Rechecked rechecked =
            recheck_walk(rules.level, walks[static_cast<std::size_t>(number)]);
        puzzles += rechecked.puzzles;
        wrong += rechecked.wrong;
        return rechecked.line;
    };
    in_order(count, rules.threads, line,
             [&](int number, const std::string& text) { show_line(number, count, text); });
    std::cerr << '\n' << wrong << " of " << puzzles << " puzzles are of another level\n";
    return wrong > 0 ? originals_are_wrong : fine;
}

Status run(OriginalAsked& asked)
{
    asked.rules.level = *engine::find_level(asked.level);
    return asked.again ? look_again(asked.rules) : find(asked.rules);
}

struct SeedsAsked {
    std::string layout = "jigsaw-9x9";
    std::string level = "diabolical";
    std::string symmetry = "none";
    std::uint32_t first = 1;
    int count = 10'000;
    bool again = false;
    int threads = 0;
};

constexpr int seeds_in_part = 25;

std::vector<std::uint32_t> seeds_to_try(const SeedsAsked& asked, const engine::PuzzleSpec& spec)
{
    if (asked.again) {
        const auto known = engine::known_seeds(spec.layout, spec.level, spec.symmetry).seeds;
        return {known.begin(), known.end()};
    }
    std::vector<std::uint32_t> seeds(static_cast<std::size_t>(asked.count));
    std::iota(seeds.begin(), seeds.end(), asked.first);
    return seeds;
}

Status find_seeds(const SeedsAsked& asked)
{
    const engine::PuzzleSpec spec{.layout = asked.layout,
                                  .level = *engine::find_level(asked.level),
                                  .symmetry = *engine::find_symmetry(asked.symmetry)};
    const auto seeds = seeds_to_try(asked, spec);
    const int count = static_cast<int>(seeds.size());
    const int parts = (count + seeds_in_part - 1) / seeds_in_part;
    const auto line = [&](int part) {
        engine::PuzzleMaker maker(spec);
        std::string text;
        const int end = std::min(count, (part + 1) * seeds_in_part);
        for (int i = part * seeds_in_part; i < end; ++i) {
            const auto seed = seeds[static_cast<std::size_t>(i)];
            if (maker.is_known(seed))
                text += std::to_string(seed) + ",\n";
        }
        return text;
    };
    in_order(parts, asked.threads, line,
             [&](int part, const std::string& text) { show_line(part, parts, text); });
    std::cerr << '\n';
    return fine;
}

} // namespace

void add_seeds(CLI::App& app, int& status)
{
    CLI::App* command =
        app.add_subcommand("seeds", "Looks for dice that make puzzles of seldom levels");
    const auto asked = std::make_shared<SeedsAsked>();
    command->add_option("--layout", asked->layout, "Its id")
        ->check(CLI::Validator(
            [](const std::string& id) {
                return engine::find_layout(id) ? std::string() : "no layout is called '" + id + "'";
            },
            "ID"));
    command->add_option("--level", asked->level, "One it reaches")
        ->check(CLI::IsMember({"medium", "hard", "expert", "extreme", "diabolical"}));
    add_symmetry(*command, asked->symmetry);
    command->add_option("--first", asked->first, "The first seed to try");
    command->add_option("--count", asked->count, "So many")->check(CLI::PositiveNumber);
    command->add_flag("--again", asked->again, "Instead, those known: which of them still do");
    command->add_option("--threads", asked->threads, "0: one for each processor");
    command->callback([asked, &status] { status = find_seeds(*asked); });
}

void add_originals(CLI::App& app, int& status)
{
    CLI::App* command =
        app.add_subcommand("originals", "Looks for the hard 9x9 puzzles that new ones are made of");
    const auto asked = std::make_shared<OriginalAsked>();
    command->add_option("--level", asked->level, "extreme or diabolical")
        ->check(CLI::IsMember({"extreme", "diabolical"}));
    command->add_option("--walks", asked->rules.walks, "So many starts")
        ->check(CLI::PositiveNumber);
    command->add_option("--length", asked->rules.most_on_walk, "Puzzles on a walk, at most")
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", asked->rules.seed, "Another seed finds others");
    command->add_option("--threads", asked->rules.threads, "0: one for each processor");
    command->add_flag("--again", asked->again,
                      "Rate those that are there, and print them without the wrong ones");
    command->callback([asked, &status] { status = run(*asked); });
}

} // namespace bench
