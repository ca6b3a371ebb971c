#include "engine/teach/techniques/als_rows.h"

#include <bit>

namespace engine {

namespace {

// A bound: sets of the greatest sizes are left out where there are more parts.
constexpr int most_parts = 2500;

} // namespace

AlsRows::AlsRows(const Candidates& candidates)
    : sets_(candidates.worked_out<AlmostLockedSets>()),
      commons_(candidates.worked_out<RestrictedCommons>()),
      count_(sets_.count_with_parts(most_parts)),
      parts_(count_ == 0 ? 0 : sets_[count_ - 1].first_part + sets_[count_ - 1].digits.count())
{
}

// All candidates walk at once, each as a bit.
LinksToRuleOut::LinksToRuleOut(const Candidates& candidates) : rows_(candidates)
{
    for (Digit digit : candidates.chart().all_digits()) {
        for (Cell cell : candidates.cells_with(digit))
            asked_.push_back({cell, digit});
    }
    links_.resize(asked_.size());
    for (int part = 0; part < rows_.part_count(); ++part) {
        if (rows_.has_partners(part))
            linked_.push_back(part);
    }
    const int count = static_cast<int>(asked_.size());
    lacking_ = BitTable(rows_.part_count(), count);
    held_ = BitTable(rows_.part_count(), count);
    for (int i = 0; i < count; ++i) {
        const Candidate each = asked_[static_cast<std::size_t>(i)];
        for (int part : rows_.sets().parts_seeing(each.digit, each.cell)) {
            if (part < rows_.part_count())
                add_bit(lacking_.row(part), i);
        }
    }
    walk();
}

void LinksToRuleOut::walk()
{
    seen_ = lacking_;
    hold_others();
    ends_ = held_;
    bool goes_on = true;
    for (int links = 1; links <= most && goes_on; ++links) {
        link_on();
        goes_on = note_new(links);
        if (goes_on && links < most)
            hold_others();
    }
}

// A set that lacks one digit holds its others: what some part lacks, but what this one alone does.
// Only those with partners lead on.
void LinksToRuleOut::hold_others()
{
    for (std::size_t next = 0; next < linked_.size();) {
        const std::size_t first = next;
        const int set = rows_.sets().set_of(linked_[first]);
        while (next < linked_.size() && rows_.sets().set_of(linked_[next]) == set)
            ++next;
        hold_others(set, std::span(linked_).subspan(first, next - first));
    }
}

void LinksToRuleOut::hold_others(int set, std::span<const int> linked)
{
    const AlmostLockedSet& whole = rows_.sets()[set];
    const int end = whole.first_part + whole.digits.count();
    for (std::size_t i = 0; i < held_.row(whole.first_part).size(); ++i) {
        std::uint64_t any = 0;
        std::uint64_t several = 0;
        for (int part = whole.first_part; part < end; ++part) {
            const std::uint64_t lacking = lacking_.row(part)[i];
            several |= any & lacking;
            any |= lacking;
        }
        for (int part : linked)
            held_.row(part)[i] = several | (any & ~lacking_.row(part)[i]);
    }
}

void LinksToRuleOut::link_on()
{
    lacking_.clear();
    for (int part : linked_) {
        if (!is_empty(held_.row(part)))
            rows_.for_each_partner(
                part, [&](int partner) { add_bits(lacking_.row(partner), held_.row(part)); });
    }
}

// Keeps what was not come to before; false if there is nothing.
bool LinksToRuleOut::note_new(int links)
{
    bool any = false;
    for (int part : linked_) {
        const BitRow come = lacking_.row(part);
        remove_bits(come, seen_.row(part));
        if (is_empty(come))
            continue;
        any = true;
        add_bits(seen_.row(part), come);
        for (std::size_t i = 0; i < come.size(); ++i) {
            for (std::uint64_t bits = come[i] & ends_.row(part)[i]; bits != 0; bits &= bits - 1) {
                int& known = links_[i * 64 + static_cast<std::size_t>(std::countr_zero(bits))];
                known = known == 0 ? links : known;
            }
        }
    }
    return any;
}

} // namespace engine
