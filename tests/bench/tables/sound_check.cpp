#include "tests/bench/tables/sound_check.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "engine/rating/rater.h"
#include "engine/techniques/human_solver.h"
#include "tests/bench/tables/sound_puzzles.h"

namespace bench {

namespace {

using namespace engine;

constexpr std::uint64_t told_each = 100;

char sign(int figure)
{
    return static_cast<char>(figure < 10 ? '0' + figure : 'A' + (figure - 10));
}

// "157 358": digit, row, column.
std::string written(const Grid& grid, const std::vector<Candidate>& candidates)
{
    std::string text;
    for (const Candidate& candidate : candidates) {
        const Place place = grid.place_of(candidate.cell);
        text += text.empty() ? "" : " ";
        text += {sign(candidate.digit), sign(place.row + 1), sign(place.column + 1)};
    }
    return text;
}

std::string written(const Candidates& candidates)
{
    std::string text;
    for (Cell cell : candidates.chart().grid().cells()) {
        const Digit digit = candidates.digit(cell);
        if (digit != no_digit && !candidates.is_given(cell))
            text += '+';
        text += digit == no_digit ? '.' : sign(digit);
    }
    return text;
}

std::vector<Candidate> removed_so_far(const Candidates& candidates, const Digits& givens)
{
    const Candidates untouched(candidates.chart(), givens, candidates.digits());
    std::vector<Candidate> removed;
    for (Cell cell : candidates.open_cells()) {
        for (Digit digit : untouched.of(cell)) {
            if (!candidates.has({cell, digit}))
                removed.push_back({cell, digit});
        }
    }
    return removed;
}

bool is_slow(const Technique* technique)
{
    return technique->standing.level >= Level::Extreme ||
           technique->standing.family == TechniqueFamily::Fish;
}

// Solves one puzzle, and stores the first wrong step.
class Checker {
public:
    Checker(const Chart& chart, const Puzzle& puzzle, std::vector<SoundCount>& counts)
        : chart_(chart), puzzle_(puzzle), counts_(counts), candidates_(chart, puzzle.givens)
    {
    }

    const std::string& run(const std::string& layout, Random& dice, bool is_thorough)
    {
        layout_ = layout;
        // Without sums, killers would need hundreds of nets.
        const bool has_cages = !puzzle_.grid->cages().empty();
        const Level hardest_level = has_cages ? Level::Expert : Level::Diabolical;
        check_rating(hardest_level);
        while (wrong_.empty() && !candidates_.is_solved()) {
            if (is_thorough)
                check_all(dice);
            else
                check_one(dice);
            const Steps steps = find_easiest(candidates_, {.hardest_level = hardest_level});
            if (steps.empty())
                break;
            const Step& step = steps.found().front();
            ++count_of(step.technique).on_the_way;
            if (!is_wrong(step))
                apply(step, candidates_);
        }
        return wrong_;
    }

private:
    SoundCount& count_of(const Technique* technique) { return counts_[rank_of(technique)]; }

    bool is_wrong(const Step& step)
    {
        if (wrong_.empty())
            wrong_ = fault_of(step, candidates_, puzzle_.givens, puzzle_.solution, layout_);
        return !wrong_.empty();
    }

    void check(const Technique* technique, Want want)
    {
        Steps steps(want);
        steps.look_for(technique, candidates_);
        count_of(technique).of_all += steps.found().size();
        for (const Step& step : steps.found())
            is_wrong(step);
    }

    void check_all(Random& dice)
    {
        for (const Technique* technique : all_techniques()) {
            if (may_use(technique, {}) && (!is_slow(technique) || dice.below(8) == 0))
                check(technique, Want::All);
        }
    }

    // Any technique, sometimes: the harder it is, the longer it takes.
    void check_one(Random& dice)
    {
        const auto& techniques = all_techniques();
        const Technique* technique =
            techniques[dice.below(static_cast<std::uint32_t>(techniques.size()))];
        const Want want = dice.coin() ? Want::All : Want::Effects;
        if (dice.below(is_slow(technique) ? 100 : 5) == 0 && may_use(technique, {}))
            check(technique, want);
    }

    // Compares the effects, position by position.
    void check_rating(Level hardest_level)
    {
        Rater rater(chart_);
        const Rating& rating = rater.rate(puzzle_.givens, {.hardest_level = hardest_level});
        for (const RatedStep& rated : rating.steps) {
            ++count_of(rated.technique).rated;
            Step step{rated.technique};
            const auto first = rating.effects.begin() + rated.first_effect;
            (rated.is_placement ? step.placements : step.removals)
                .assign(first, first + rated.effects);
            for (const Candidate& effect : step.placements)
                note_rated(step, puzzle_.solution[effect.cell.index] == effect.digit);
            for (const Candidate& effect : step.removals)
                note_rated(step, puzzle_.solution[effect.cell.index] != effect.digit);
        }
    }

    void note_rated(const Step& step, bool is_correct)
    {
        if (!is_correct && wrong_.empty())
            wrong_ = std::string("in the rating: ") +
                     fault_of(step, candidates_, puzzle_.givens, puzzle_.solution, layout_);
    }

    const Chart& chart_;
    const Puzzle& puzzle_;
    std::vector<SoundCount>& counts_;
    Candidates candidates_;
    std::string layout_;
    std::string wrong_;
};

// Makes and checks puzzles one after the other; each thread has one such object.
class Worker {
public:
    Worker(const SoundRules& rules, const SoundPuzzles& puzzles) : rules_(rules), puzzles_(puzzles)
    {
        found_.counts.resize(all_techniques().size());
    }

    // What is wrong; empty if nothing is.
    std::string check(std::uint64_t number)
    {
        const PuzzleSpec spec = puzzles_.spec(number);
        Press& press = presses_[category_of(spec)];
        if (!press.maker)
            press.maker = std::make_unique<PuzzleMaker>(spec);
        const auto made = press.maker->make(spec.seed);
        if (!made)
            return {};
        if (!press.chart || press.chart->puzzle_grid() != made->puzzle.grid)
            press.chart = std::make_unique<Chart>(made->puzzle.grid);
        ++found_.puzzles;
        ++found_.kinds[spec.layout + " " + std::string(id_of(made->level))];
        Random dice(puzzles_.dice_seed(number));
        const bool is_thorough = rules_.thorough_each > 0 && number % rules_.thorough_each == 0 &&
                                 made->puzzle.grid->cell_count() <= 81 &&
                                 made->puzzle.grid->cages().empty();
        const std::string wrong =
            Checker(*press.chart, made->puzzle, found_.counts).run(spec.layout, dice, is_thorough);
        if (wrong.empty())
            return {};
        return found_.wrong[number] = category_of(spec) + " " + seed_code(spec.seed) + ": " + wrong;
    }

    void add_to(Soundness& all) const
    {
        all.puzzles += found_.puzzles;
        for (const auto& [kind, count] : found_.kinds)
            all.kinds[kind] += count;
        all.wrong.insert(found_.wrong.begin(), found_.wrong.end());
        all.counts.resize(found_.counts.size());
        for (std::size_t i = 0; i < all.counts.size(); ++i) {
            all.counts[i].on_the_way += found_.counts[i].on_the_way;
            all.counts[i].of_all += found_.counts[i].of_all;
            all.counts[i].rated += found_.counts[i].rated;
        }
    }

private:
    struct Press {
        std::unique_ptr<PuzzleMaker> maker;
        std::unique_ptr<Chart> chart;
    };

    const SoundRules& rules_;
    const SoundPuzzles& puzzles_;
    std::map<std::string, Press> presses_; // by layout and level
    Soundness found_;
};

} // namespace

std::string position_line(const Step& step, const Candidates& candidates, const Digits& givens)
{
    const Grid& grid = candidates.chart().grid();
    return std::string(":") + step.technique->id + "::" + written(candidates) + ':' +
           written(grid, removed_so_far(candidates, givens)) + ':' + written(grid, step.removals) +
           ':' + written(grid, step.placements) + ':';
}

std::string fault_of(const Step& step,
                     const Candidates& candidates,
                     const Digits& givens,
                     const Digits& solution,
                     const std::string& layout)
{
    const auto is_placed_wrongly = [&](const Candidate& placed) {
        return solution[placed.cell.index] != placed.digit || !candidates.has(placed);
    };
    const auto is_removed_wrongly = [&](const Candidate& removed) {
        return solution[removed.cell.index] == removed.digit || !candidates.has(removed);
    };
    if (std::ranges::none_of(step.placements, is_placed_wrongly) &&
        std::ranges::none_of(step.removals, is_removed_wrongly))
        return {};
    return layout + '\t' + position_line(step, candidates, givens);
}

Soundness check_sound(const SoundRules& rules,
                      const std::function<void(const std::string&)>& tell_wrong,
                      const std::function<void(std::uint64_t puzzles)>& tell_progress)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    const auto is_over = [&] {
        const std::chrono::duration<double> spent = Clock::now() - start;
        return rules.seconds > 0 && spent.count() > rules.seconds;
    };
    const SoundPuzzles puzzles(rules.layouts, rules.seed);
    Soundness all;
    std::mutex mutex;
    std::atomic<std::uint64_t> next = 0;
    const auto work = [&] {
        Worker worker(rules, puzzles);
        for (std::uint64_t number = next++; number < rules.puzzles && !is_over(); number = next++) {
            const std::string wrong = worker.check(number);
            const std::lock_guard lock(mutex);
            if (!wrong.empty() && tell_wrong)
                tell_wrong(wrong);
            if ((number + 1) % told_each == 0 && tell_progress)
                tell_progress(number + 1);
        }
        const std::lock_guard lock(mutex);
        worker.add_to(all);
    };
    const auto processors = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1u));
    {
        std::vector<std::jthread> crew;
        for (int thread = 0; thread < (rules.threads > 0 ? rules.threads : processors); ++thread)
            crew.emplace_back(work);
    }
    return all;
}

} // namespace bench
