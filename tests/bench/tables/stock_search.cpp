#include "tests/bench/tables/stock_search.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <optional>
#include <ranges>
#include <set>
#include <thread>

#include "engine/construct/constructor.h"
#include "engine/make/goal.h"
#include "engine/make/puzzle_maker.h"
#include "engine/rating/rater.h"
#include "engine/recipe/written_recipe.h"
#include "engine/rules/layout.h"
#include "engine/solve/classic_search.h"

namespace bench {

namespace {

using namespace engine;

constexpr int most_solutions = 4000; // of a puzzle without one of its givens
constexpr int most_tries = 400;      // exchanges rated before the walk ends

ClassicGivens classic(const Digits& givens)
{
    return ClassicGivens(givens.data(), 81);
}

class Explorer {
public:
    Explorer(Level level, std::uint64_t seed)
        : layout_(*find_layout("9x9")),
          constructor_(layout_),
          chart_(make_grid(layout_)),
          rater_(chart_),
          level_(level),
          random_(seed),
          solutions_(most_solutions)
    {
    }

    // By techniques alone: effort makes no puzzle Extreme.
    bool is_of_level(const Digits& givens)
    {
        const Rating& rating = rater_.rate(givens, {.hardest_level = Level::Extreme});
        if (level_ == Level::Diabolical)
            return !rating.is_solved;
        return rating.is_solved && rating.level == Level::Extreme &&
               rating.hardest->standing.level == Level::Extreme;
    }

    Digits sample()
    {
        while (true) {
            const auto dice = static_cast<std::uint32_t>(random_.next());
            const auto made =
                constructor_.construct({.dice = dice, .rule = RemovalRule::OneSolution});
            if (is_of_level(made->puzzle.givens))
                return made->puzzle.givens;
        }
    }

    // Finds an exchange that leads to a minimal puzzle of the level that has not been seen.
    std::optional<Exchange> step(const Digits& from, const std::set<Digits>& seen)
    {
        std::vector<Exchange> exchanges = exchanges_of(from);
        random_.shuffle(exchanges);
        int tries = 0;
        for (const Exchange& exchange : exchanges) {
            const Digits to = exchanged(from, exchange);
            if (seen.contains(to) || !is_minimal(to))
                continue;
            if (is_of_level(to))
                return exchange;
            if (++tries == most_tries)
                break;
        }
        return std::nullopt;
    }

private:
    // Exchanges that leave one solution: the new given occurs in only one of the solutions that
    // exist without the old one.
    std::vector<Exchange> exchanges_of(const Digits& givens)
    {
        std::vector<Exchange> exchanges;
        for (std::uint16_t cell = 0; cell < 81; ++cell) {
            if (givens[cell] == no_digit)
                continue;
            Digits fewer = givens;
            fewer[cell] = no_digit;
            const int count =
                search_classic(classic(fewer), {.solutions = most_solutions}, solutions_).count;
            if (count < most_solutions)
                add_exchanges(fewer, {Cell{cell}, Cell{cell}, givens[cell]}, count, exchanges);
        }
        return exchanges;
    }

    void add_exchanges(const Digits& fewer,
                       Exchange back,
                       int count,
                       std::vector<Exchange>& exchanges) const
    {
        for (std::uint16_t cell = 0; cell < 81; ++cell) {
            std::array<int, 10> times = {};
            for (int i = 0; i < count; ++i)
                ++times[solutions_[static_cast<std::size_t>(i)][cell]];
            for (Digit digit = 1; digit <= 9; ++digit) {
                const bool is_back = cell == back.added.index && digit == back.digit;
                if (fewer[cell] == no_digit && times[digit] == 1 && !is_back)
                    exchanges.push_back({back.removed, Cell{cell}, digit});
            }
        }
    }

    static bool is_minimal(const Digits& givens)
    {
        return std::ranges::all_of(std::views::iota(0u, 81u), [&](std::size_t cell) {
            Digits fewer = givens;
            fewer[cell] = no_digit;
            return givens[cell] == no_digit || search_classic(classic(fewer)).count == 2;
        });
    }

    Layout layout_;
    Constructor constructor_;
    Chart chart_;
    Rater rater_;
    Level level_;
    Random random_;
    std::vector<ClassicDigits> solutions_;
};

} // namespace

// If a walk can't continue, it returns the way it came; the way back from the last puzzle that is
// offered is not needed.
std::vector<StockPuzzle> find_walk(const WalkRules& rules, int number)
{
    Explorer explorer(rules.level, rules.seed << 32 | static_cast<std::uint32_t>(number));
    std::vector<Digits> way = {explorer.sample()};
    std::vector<StockPuzzle> walk = {{way.front()}};
    std::set<Digits> seen = {way.front()};
    while (static_cast<int>(seen.size()) < rules.most_on_walk) {
        if (const auto exchange = explorer.step(way.back(), seen)) {
            way.push_back(exchanged(way.back(), *exchange));
            walk.push_back({way.back()});
            seen.insert(way.back());
            continue;
        }
        way.pop_back();
        if (way.empty())
            break;
        walk.push_back({way.back(), false});
    }
    while (!walk.back().is_offered)
        walk.pop_back();
    return walk;
}

RecheckedWalk recheck_walk(Level level, const Walk& walk)
{
    Explorer explorer(level, 0);
    RecheckedWalk rechecked{puzzles_on(walk)};
    for (StockPuzzle& puzzle : rechecked.puzzles) {
        if (!puzzle.is_offered)
            continue;
        puzzle.is_offered = explorer.is_of_level(puzzle.givens);
        rechecked.wrong += puzzle.is_offered ? 0 : 1;
    }
    return rechecked;
}

std::vector<std::string> find_grids(const PuzzleSpec& spec, const std::vector<std::uint32_t>& dice)
{
    const Layout layout = *find_layout(spec.layout);
    PuzzleMaker maker(spec);
    std::vector<std::string> found;
    for (std::uint32_t seed : dice) {
        if (const auto puzzle = maker.try_dice(seed))
            found.push_back(
                written_code(layout, std::get<FilledGrid>(recipe_of(layout, *puzzle).made_from)));
    }
    return found;
}

std::vector<std::string>
recheck_grids(const PuzzleSpec& spec, const Shelf& shelf, int first, int last)
{
    const Layout layout = *find_layout(spec.layout);
    std::vector<std::string> codes;
    for (int number = first; number < last; ++number) {
        const std::string code(*grid_code_on(shelf, number));
        const Recipe recipe{layout.id, std::get<FilledGrid>(*read_written(layout, code))};
        codes.push_back((level_of(*remake(recipe)) == spec.level ? "" : "-") + code);
    }
    return codes;
}

std::vector<PrintedShelf> printed_shelves()
{
    std::vector<PrintedShelf> shelves;
    for (const Shelf& shelf : all_shelves())
        shelves.push_back({shelf, std::string(shelf.text)});
    return shelves;
}

std::string stock_file(const std::vector<PrintedShelf>& shelves)
{
    std::string file =
        "# Puzzles that were found in advance, shelf by shelf: layout, level, symmetry, grids "
        "tried "
        "before it\n# is used, form. Printed by `search_bench stock`; not to be written by hand.\n";
    for (const auto& [shelf, text] : shelves) {
        file += "[" + std::string(shelf.layout) + " " + std::string(shelf.level) + " " +
                std::string(shelf.symmetry) + " " + std::to_string(shelf.attempts_before) +
                (shelf.prepared == Prepared::Walks ? " walks]\n" : " grids]\n") + text + "\n";
    }
    return file;
}

void in_order(int count,
              int threads,
              const std::function<std::string(int)>& text,
              const std::function<void(int, const std::string&)>& show)
{
    const auto processors = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1u));
    std::atomic<int> next = 0;
    std::mutex mutex;
    std::map<int, std::string> waiting;
    int shown = 0;
    const auto work = [&] {
        for (int number = next++; number < count; number = next++) {
            std::string found = text(number);
            const std::lock_guard lock(mutex);
            waiting.emplace(number, std::move(found));
            for (auto first = waiting.find(shown); first != waiting.end();
                 first = waiting.find(++shown)) {
                show(shown, first->second);
                waiting.erase(first);
            }
        }
    };
    std::vector<std::jthread> crew;
    for (int thread = 0; thread < (threads > 0 ? threads : processors); ++thread)
        crew.emplace_back(work);
}

} // namespace bench
