#include "engine/rating/hodoku_scale.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/steps/steps.h"

namespace engine {

namespace {

using T = Technique;
using L = HodokuLevel;

// Of several steps some solvers of HoDoKu take the first they come across, others the best.
enum class Choice { First, Best };

struct HodokuStep {
    std::string_view name;
    HodokuLevel level;
    int score;
    std::array<std::optional<T>, 4> ours;
    Choice choice = Choice::First;
    std::size_t most_links = SIZE_MAX;
};

constexpr std::size_t most_links_of_loops = 10;
constexpr std::size_t most_links_of_chains = 19;

// clang-format off
// Those in use by default, in its order.
constexpr std::array table = std::to_array<HodokuStep>({
    {"FULL_HOUSE", L::Easy, 4, {T::FullHouse}},
    {"NAKED_SINGLE", L::Easy, 4, {T::NakedSingle}},
    {"HIDDEN_SINGLE", L::Easy, 14, {T::HiddenSingleBox, T::HiddenSingleLine}},
    {"LOCKED_PAIR", L::Medium, 40, {T::LockedPair}},
    {"LOCKED_TRIPLE", L::Medium, 60, {T::LockedTriple}},
    {"LOCKED_CANDIDATES", L::Medium, 50, {T::Pointing, T::Claiming}},
    {"NAKED_PAIR", L::Medium, 60, {T::NakedPair}},
    {"NAKED_TRIPLE", L::Medium, 80, {T::NakedTriple}},
    {"HIDDEN_PAIR", L::Medium, 70, {T::HiddenPair}},
    {"HIDDEN_TRIPLE", L::Medium, 100, {T::HiddenTriple}},
    {"NAKED_QUADRUPLE", L::Hard, 120, {T::NakedQuad}},
    {"HIDDEN_QUADRUPLE", L::Hard, 150, {T::HiddenQuad}},
    {"X_WING", L::Hard, 140, {T::XWing}},
    {"SWORDFISH", L::Hard, 150, {T::Swordfish}},
    {"JELLYFISH", L::Hard, 160, {T::Jellyfish}},
    {"REMOTE_PAIR", L::Hard, 110, {T::RemotePair}},
    {"BUG_PLUS_1", L::Hard, 100, {T::BugPlusOne}},
    {"SKYSCRAPER", L::Hard, 130, {T::Skyscraper}},
    {"TWO_STRING_KITE", L::Hard, 150, {T::TwoStringKite}},
    {"TURBOT_FISH", L::Hard, 120, {T::TurbotFish}},
    {"EMPTY_RECTANGLE", L::Hard, 120, {T::EmptyRectangle}},
    {"W_WING", L::Hard, 150, {T::WWing}},
    {"XY_WING", L::Hard, 160, {T::XYWing}},
    {"XYZ_WING", L::Hard, 180, {T::XYZWing}},
    {"UNIQUENESS_1", L::Hard, 100, {T::UniqueRectangle1}},
    {"UNIQUENESS_2", L::Hard, 100, {T::UniqueRectangle2}},
    {"UNIQUENESS_3", L::Hard, 100, {T::UniqueRectangle3}},
    {"UNIQUENESS_4", L::Hard, 100, {T::UniqueRectangle4}},
    {"UNIQUENESS_5", L::Hard, 100, {T::UniqueRectangle5}},
    {"UNIQUENESS_6", L::Hard, 100, {T::UniqueRectangle6}},
    {"HIDDEN_RECTANGLE", L::Hard, 100, {T::HiddenRectangle}},
    {"AVOIDABLE_RECTANGLE_1", L::Hard, 100, {T::AvoidableRectangle1}},
    {"AVOIDABLE_RECTANGLE_2", L::Hard, 100, {T::AvoidableRectangle2}},
    {"FINNED_X_WING", L::Hard, 130, {T::FinnedXWing}},
    {"SASHIMI_X_WING", L::Hard, 150, {T::SashimiXWing}},
    {"FINNED_SWORDFISH", L::Unfair, 200, {T::FinnedSwordfish}},
    {"SASHIMI_SWORDFISH", L::Unfair, 240, {T::SashimiSwordfish}},
    {"FINNED_JELLYFISH", L::Unfair, 250, {T::FinnedJellyfish}},
    {"SASHIMI_JELLYFISH", L::Unfair, 260, {T::SashimiJellyfish}},
    {"SUE_DE_COQ", L::Unfair, 250, {T::SueDeCoq}},
    {"SIMPLE_COLORS", L::Hard, 150, {T::SimpleColoursTrap, T::SimpleColoursWrap}},
    {"MULTI_COLORS", L::Hard, 200, {T::MultiColours1, T::MultiColours2}},
    {"X_CHAIN", L::Unfair, 260, {T::XChain}, Choice::Best, most_links_of_chains},
    {"XY_CHAIN", L::Unfair, 260, {T::XYChain}, Choice::Best, most_links_of_chains},
    {"NICE_LOOP", L::Unfair, 280,
     {T::ContinuousLoop, T::DiscontinuousLoop, T::AlternatingChain},
     Choice::Best, most_links_of_loops},
    {"GROUPED_NICE_LOOP", L::Unfair, 300,
     {T::GroupedContinuousLoop, T::GroupedDiscontinuousLoop, T::GroupedChain,
      T::GroupedXChain},
     Choice::Best, most_links_of_loops},
    {"ALS_XZ", L::Unfair, 300, {T::AlsXZ}, Choice::Best},
    {"ALS_XY_WING", L::Unfair, 320, {T::AlsXYWing}, Choice::Best},
    {"ALS_XY_CHAIN", L::Unfair, 340, {T::AlsChain}, Choice::Best},
    {"FRANKEN_X_WING", L::Unfair, 300, {T::FrankenXWing}},
    {"FRANKEN_SWORDFISH", L::Unfair, 350, {T::FrankenSwordfish}},
    {"FINNED_FRANKEN_X_WING", L::Unfair, 390, {T::FinnedFrankenXWing}},
    {"FINNED_FRANKEN_SWORDFISH", L::Unfair, 410, {T::FinnedFrankenSwordfish}},
    {"FORCING_CHAIN", L::Extreme, 500,
     {T::Nishio, T::ForcingChainContradiction, T::CellForcingChain, T::HouseForcingChain},
     Choice::Best},
    {"FORCING_NET", L::Extreme, 700,
     {T::ForcingNetContradiction, T::CellForcingNet, T::HouseForcingNet},
     Choice::Best},
    {"BRUTE_FORCE", L::Extreme, 10000, {}},
});
// clang-format on

// The score beyond which a puzzle is of the next level.
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

std::optional<Step> find_step(const HodokuStep& kind, const Candidates& candidates)
{
    Steps steps(kind.choice == Choice::Best ? Want::All : Want::First);
    for (const std::optional<T> technique : kind.ours) {
        if (!technique || steps.is_satisfied())
            break;
        info_of(*technique).find(candidates, *technique, steps);
    }
    return best_of(steps.found(), kind.most_links);
}

HodokuLevel raised(HodokuLevel level, int score)
{
    auto number = static_cast<std::size_t>(level);
    while (score > most_score[number])
        ++number;
    return static_cast<HodokuLevel>(number);
}

// The first of HoDoKu's steps that is there.
std::optional<std::size_t> take_step(Candidates& candidates)
{
    for (std::size_t kind = 0; kind < table.size(); ++kind) {
        const auto step = find_step(table[kind], candidates);
        if (!step)
            continue;
        apply(*step, candidates);
        return kind;
    }
    return std::nullopt;
}

} // namespace

HodokuRating rate_by_hodoku(const Chart& chart, const Digits& givens)
{
    std::array<int, table.size()> uses = {};
    Candidates candidates(chart, givens);
    HodokuRating rating;
    while (!candidates.is_solved()) {
        const auto taken = take_step(candidates);
        rating.is_solved_by_logic = taken.has_value();
        const std::size_t kind = taken.value_or(table.size() - 1);
        ++uses[kind];
        rating.score += table[kind].score;
        rating.level = std::max(rating.level, table[kind].level);
        if (!taken)
            break; // one lucky guess is supposed to be enough
    }
    for (std::size_t kind = 0; kind < table.size(); ++kind) {
        if (uses[kind] > 0)
            rating.uses.push_back({table[kind].name, uses[kind]});
    }
    rating.level = raised(rating.level, rating.score);
    return rating;
}

std::string_view id_of(HodokuLevel level)
{
    return level_ids[static_cast<std::size_t>(level)];
}

} // namespace engine
