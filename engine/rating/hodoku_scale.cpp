#include "engine/rating/hodoku_scale.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/base/table.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// One kind of HoDoKu's steps, and our techniques that correspond to it.
struct Kind {
    HodokuStep step;
    std::vector<const Technique*> ours;
};

// The kinds used by default, in HoDoKu's order; the last one is a guess.
const std::vector<Kind>& all_kinds()
{
    static const std::vector<Kind> kinds = [] {
        std::vector<const Technique*> known;
        std::ranges::copy_if(all_techniques(), std::back_inserter(known),
                             [](const Technique* each) { return each->hodoku.order != 0; });
        std::ranges::sort(known, {}, [](const Technique* each) { return each->hodoku.order; });
        std::vector<Kind> list;
        for (const Technique* technique : known) {
            if (list.empty() || list.back().step.name != technique->hodoku.name)
                list.push_back({technique->hodoku, {}});
            list.back().ours.push_back(technique);
        }
        list.push_back(
            {{.name = "BRUTE_FORCE", .level = HodokuLevel::Extreme, .score = 10000}, {}});
        return list;
    }();
    return kinds;
}

// The highest score of each level.
constexpr std::array<int, 5> most_score = {800, 1000, 1600, 1800, INT32_MAX};

constexpr std::array<std::string_view, 5> level_ids = {"easy", "medium", "hard", "unfair",
                                                       "extreme"};

std::size_t links_of(const Step& step)
{
    std::size_t links = step.links.size();
    for (const Branch& branch : step.branches)
        links += branch.links.size();
    return links;
}

bool is_better(const Step& one, const Step& other)
{
    if (one.placements.size() != other.placements.size())
        return one.placements.size() > other.placements.size();
    if (one.removals.size() != other.removals.size())
        return one.removals.size() > other.removals.size();
    return links_of(one) < links_of(other);
}

std::optional<Step> best_of(const std::vector<Step>& steps, std::size_t most_links)
{
    const Step* best = nullptr;
    for (const Step& step : steps) {
        if (links_of(step) <= most_links && (best == nullptr || is_better(step, *best)))
            best = &step;
    }
    return best != nullptr ? std::optional(*best) : std::nullopt;
}

std::optional<Step> find_step(const Kind& kind, const Candidates& candidates, const Cancel& cancel)
{
    Steps steps(kind.step.choice == HodokuChoice::Best ? Want::All : Want::First, cancel);
    for (const Technique* technique : kind.ours)
        steps.look_for(technique, candidates);
    return best_of(steps.found(), kind.step.most_links);
}

HodokuLevel raised(HodokuLevel level, int score)
{
    auto number = index_of(level);
    while (score > most_score[number])
        ++number;
    return enumerator_at<HodokuLevel>(number);
}

// The first of HoDoKu's kinds of steps that exists; null if none does.
const Kind* take_step(Candidates& candidates, const Cancel& cancel)
{
    for (const Kind& kind : all_kinds()) {
        if (const auto step = find_step(kind, candidates, cancel)) {
            apply(*step, candidates);
            return &kind;
        }
    }
    return nullptr;
}

} // namespace

HodokuRating rate_by_hodoku(const Chart& chart, const Digits& givens, const Cancel& cancel)
{
    const std::vector<Kind>& kinds = all_kinds();
    std::vector<int> uses(kinds.size());
    Candidates candidates(chart, givens);
    HodokuRating rating;
    const auto open = static_cast<std::size_t>(candidates.open_cells().count());
    while (!candidates.is_solved() && !cancel.is_asked()) {
        cancel.tell(open - static_cast<std::size_t>(candidates.open_cells().count()), open);
        const Kind* taken = take_step(candidates, cancel);
        rating.is_solved_by_logic = taken != nullptr;
        const Kind& kind = taken != nullptr ? *taken : kinds.back();
        ++uses[&kind - kinds.data()];
        rating.score += kind.step.score;
        rating.level = std::max(rating.level, kind.step.level);
        if (taken == nullptr)
            break; // HoDoKu assumes that one correct guess is enough
    }
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (uses[kind] > 0)
            rating.uses.push_back({kinds[kind].step.name, uses[kind]});
    }
    rating.level = raised(rating.level, rating.score);
    return rating;
}

std::string_view id_of(HodokuLevel level)
{
    return level_ids[index_of(level)];
}

} // namespace engine
