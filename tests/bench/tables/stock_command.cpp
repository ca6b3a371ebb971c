#include <algorithm>
#include <atomic>
#include <iostream>
#include <memory>
#include <numeric>
#include <vector>

#include "engine/rules/layout.h"
#include "tests/bench/tables/commands.h"
#include "tests/bench/tables/stock_search.h"

namespace bench {

namespace {

using namespace engine;

struct StockAsked {
    std::string layout = "9x9";
    std::string level = "extreme";
    std::string symmetry = "none";
    bool again = false;
    std::uint32_t first = 1;
    int count = 0;
    int length = 60;
    std::uint64_t attempts_before = 60;
    int threads = 0;

    PuzzleSpec spec() const
    {
        return {
            .layout = layout, .level = *find_level(level), .symmetry = *find_symmetry(symmetry)};
    }
    WalkRules rules() const { return {*find_level(level), length, first}; }
};

constexpr int in_part = 25; // puzzles or dice for one thread at a time

std::string joined(const std::vector<std::string>& codes)
{
    std::string text;
    for (const std::string& code : codes)
        text += (text.empty() ? "" : "\n") + code;
    return text;
}

void show_progress(int number, int of)
{
    std::cerr << '\r' << number + 1 << " of " << of << std::flush;
}

// The same walks again, or new ones after the existing ones.
Status work_on_walks(const StockAsked& asked, PrintedShelf& shelf)
{
    const auto walks = walks_on(shelf.shelf);
    const int count = asked.again ? static_cast<int>(walks.size()) : asked.count;
    std::atomic<int> wrong = 0;
    const auto text = [&](int number) {
        if (!asked.again)
            return text_of_walk(find_walk(asked.rules(), number));
        const auto rechecked =
            recheck_walk(asked.rules().level, walks[static_cast<std::size_t>(number)]);
        wrong += rechecked.wrong;
        return text_of_walk(rechecked.puzzles);
    };
    if (asked.again)
        shelf.text.clear();
    in_order(count, asked.threads, text, [&](int number, const std::string& walk) {
        shelf.text += (shelf.text.empty() ? "" : "\n") + walk;
        show_progress(number, count);
    });
    std::cerr << '\n' << wrong << " puzzles are of another level\n";
    return wrong > 0 ? stock_is_wrong : fine;
}

// The existing puzzles, checked again, or new ones after them.
Status work_on_grids(const StockAsked& asked, PrintedShelf& shelf)
{
    const auto known = static_cast<int>(std::ranges::count(shelf.text, '\n')) + 1;
    const int tried = asked.again ? known : asked.count;
    const auto look = [&](int part) {
        const int first = part * in_part;
        const int last = std::min(first + in_part, tried);
        if (asked.again)
            return joined(recheck_grids(asked.spec(), shelf.shelf, first, last));
        std::vector<std::uint32_t> dice(static_cast<std::size_t>(last - first));
        std::iota(dice.begin(), dice.end(), asked.first + static_cast<std::uint32_t>(first));
        return joined(find_grids(asked.spec(), dice));
    };
    if (asked.again)
        shelf.text.clear();
    const int parts = (tried + in_part - 1) / in_part;
    in_order(parts, asked.threads, look, [&](int number, const std::string& codes) {
        shelf.text += (shelf.text.empty() || codes.empty() ? "" : "\n") + codes;
        show_progress(number, parts);
    });
    const auto wrong = std::ranges::count(shelf.text, '-');
    std::cerr << '\n' << wrong << " puzzles are of another level\n";
    return asked.again && wrong > 0 ? stock_is_wrong : fine;
}

Status run(const StockAsked& asked)
{
    std::vector<PrintedShelf> shelves = printed_shelves();
    auto shelf = std::ranges::find_if(shelves, [&](const PrintedShelf& each) {
        return each.shelf.layout == asked.layout && each.shelf.level == asked.level &&
               each.shelf.symmetry == asked.symmetry;
    });
    if (shelf == shelves.end()) {
        shelves.push_back({{asked.layout, asked.level, asked.symmetry, asked.attempts_before,
                            Prepared::Grids, ""},
                           ""});
        shelf = shelves.end() - 1;
    }
    const Status status = shelf->shelf.prepared == Prepared::Walks ? work_on_walks(asked, *shelf)
                                                                   : work_on_grids(asked, *shelf);
    std::cout << stock_file(shelves);
    return status;
}

} // namespace

void add_stock(CLI::App& app, int& status)
{
    CLI::App* command = app.add_subcommand(
        "stock", "Looks for puzzles of seldom levels, and prints assets/data/stock.txt with them");
    const auto asked = std::make_shared<StockAsked>();
    command->add_option("--layout", asked->layout, "Its id")
        ->check(CLI::Validator(
            [](const std::string& id) {
                return find_layout(id) ? std::string() : "no layout is called '" + id + "'";
            },
            "ID"));
    command->add_option("--level", asked->level, "One it reaches")
        ->check(CLI::IsMember({"medium", "hard", "expert", "extreme", "diabolical"}));
    add_symmetry(*command, asked->symmetry);
    command->add_option("--first", asked->first, "The first dice to try; of walks, the only seed");
    command->add_option("--count", asked->count, "So many dice to try, or so many walks");
    command->add_option("--length", asked->length, "Puzzles on a walk, at most")
        ->check(CLI::PositiveNumber);
    command->add_option("--before", asked->attempts_before,
                        "So many grids are tried before a new shelf is used");
    command->add_flag("--again", asked->again,
                      "Instead, those that are there: which of them still are of the level");
    command->add_option("--threads", asked->threads, "0: one for each processor");
    command->callback([asked, &status] { status = run(*asked); });
}

} // namespace bench
