#include "engine/steps/steps.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace engine {

namespace {

constexpr std::size_t usual_count = 8; // steps, when all are wanted

std::uint64_t print_of(const Step& step)
{
    std::uint64_t print = reinterpret_cast<std::uintptr_t>(step.technique);
    const auto mix = [&](std::uint64_t more) {
        print = (print ^ more) * 0x9E3779B97F4A7C15u;
        print ^= print >> 29;
    };
    for (const Candidate& placed : step.placements)
        mix(placed.cell.index * 64u + placed.digit + 1u);
    mix(0);
    for (const Candidate& removed : step.removals)
        mix(removed.cell.index * 64u + removed.digit + 1u);
    return print;
}

} // namespace

void Steps::look_for(const Technique* technique, const Candidates& candidates)
{
    if (has_enough())
        return;
    technique_ = technique;
    shortest_.reset();
    joint_.removals.clear();
    if (technique->standing.family == TechniqueFamily::Sums &&
        candidates.chart().grid().cages().empty())
        return;
    try {
        technique->find(candidates, *this);
        add_kept();
    } catch (const Enough&) { // normal: it ends the finder
    }
}

void Steps::add_kept()
{
    if (shortest_)
        add(*std::move(shortest_));
    if (!joint_.removals.empty())
        add({.removals = joint_.removals});
}

bool Steps::has_same(const Step& step, std::uint64_t print) const
{
    for (std::size_t i = 0; i < found_.size(); ++i) {
        const Step& other = found_[i];
        if (prints_[i] == print && other.technique == step.technique &&
            other.placements == step.placements && other.removals == step.removals)
            return true;
    }
    return false;
}

Step* Steps::take(Step step)
{
    if (step.placements.empty() && step.removals.empty())
        return nullptr;
    step.technique = technique_;
    std::sort(step.removals.begin(), step.removals.end());
    step.removals.erase(std::unique(step.removals.begin(), step.removals.end()),
                        step.removals.end());
    const std::uint64_t print = print_of(step);
    if (has_same(step, print))
        return nullptr;
    if (found_.empty() && want_ != Want::First) {
        prints_.reserve(usual_count);
        found_.reserve(usual_count);
    }
    prints_.push_back(print);
    found_.push_back(std::move(step));
    return &found_.back();
}

int rest_of(const CageMark& cage)
{
    return std::accumulate(cage.placed.begin(), cage.placed.end(), cage.sum, std::minus());
}

DigitSet removed_digits(const Step& step)
{
    DigitSet digits;
    for (const Candidate& removed : step.removals)
        digits = digits.with(removed.digit);
    return digits;
}

void apply(const Step& step, Candidates& candidates)
{
    for (const Candidate& removed : step.removals)
        candidates.remove(removed.cell, removed.digit);
    for (const Candidate& placed : step.placements) {
        if (candidates.has(placed))
            candidates.place(placed.cell, placed.digit);
    }
}

} // namespace engine
