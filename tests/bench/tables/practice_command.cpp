#include <chrono>
#include <iostream>
#include <memory>

#include "engine/practice/stock/practice_stock.h"
#include "tests/bench/tables/commands.h"
#include "tests/bench/tables/practice_search.h"

namespace bench {

namespace {

using namespace engine;

struct PracticeAsked {
    PracticeRules rules;
    double minutes = 0;
    bool again = false;
};

std::size_t count_positions(const PracticeStock& stock)
{
    std::size_t count = 0;
    for (const auto& [technique, positions] : stock)
        count += positions.size();
    return count;
}

Status run(const PracticeAsked& asked)
{
    using Clock = std::chrono::steady_clock;
    PracticeStock stock = shipped_practice();
    if (asked.again) {
        const int wrong = remove_wrong(stock);
        std::cerr << wrong << " positions are not what they should be\n";
        std::cout << practice_file(stock);
        return wrong > 0 ? stock_is_wrong : fine;
    }
    const auto end = Clock::now() + std::chrono::duration<double, std::ratio<60>>(asked.minutes);
    search_for_practice(stock, asked.rules, [&](int puzzles) {
        if (puzzles % 10 == 0)
            std::cerr << '\r' << puzzles << " puzzles, " << count_positions(stock)
                      << " positions of " << stock.size() << " techniques" << std::flush;
        return asked.minutes == 0 || Clock::now() < end;
    });
    std::cerr << '\n';
    std::cout << practice_file(stock);
    return fine;
}

} // namespace

void add_practice(CLI::App& app, int& status)
{
    CLI::App* command =
        app.add_subcommand("practice", "Looks for positions in which a technique is the next "
                                       "step, and prints assets/data/practice.txt with "
                                       "them");
    const auto asked = std::make_shared<PracticeAsked>();
    command->add_option("--most", asked->rules.most, "Positions of each technique");
    command->add_option("--seed", asked->rules.seed, "Of the puzzles that are walked through");
    command->add_option("--puzzles", asked->rules.puzzles, "To walk through, at most");
    command->add_option("--minutes", asked->minutes, "To search, at most; 0: without a limit");
    command->add_flag("--also-among", asked->rules.also_among,
                      "Also positions in which easier techniques of the same level find something");
    command->add_flag("--shapes", asked->rules.shapes,
                      "Make positions for the technique instead of solving puzzles");
    command->add_flag("--near-examples", asked->rules.near_examples,
                      "The same, but from puzzles that differ from that of the example in a few "
                      "givens");
    command->add_option_function<std::vector<std::string>>(
        "--only",
        [asked](const std::vector<std::string>& ids) {
            for (const std::string& id : ids) {
                const engine::Technique* technique = engine::find_technique(id);
                if (technique == nullptr)
                    throw CLI::ValidationError("--only", "no technique is called '" + id + "'");
                asked->rules.only.push_back(technique);
            }
        },
        "The ids of the techniques to look for, instead of all");
    command
        ->add_option("--layout", asked->rules.layout,
                     "The layout to look on for them, instead of that of their examples")
        ->needs("--only")
        ->check(CLI::Validator(
            [](const std::string& id) {
                return stock_chart(id) ? "" : "no layout is called '" + id + "'";
            },
            "ID"));
    command->add_flag("--again", asked->again,
                      "Instead, those that are there: leaves out what is wrong by now");
    command->callback([asked, &status] { status = run(*asked); });
}

} // namespace bench
