#include "engine/techniques/almost_locked_sets/als_relations.h"

#include <algorithm>
#include <array>
#include <bit>

namespace engine {

namespace {

// A limit for speed: if there are more parts, the largest sets are left out.
constexpr int most_parts = 2500;

// How many candidates are handled at once, one bit for each.
constexpr std::size_t most_words = 4;
constexpr std::size_t most_at_once = most_words * 64;

template <std::size_t words>
using Bits = std::array<std::uint64_t, words>;

template <std::size_t words>
bool is_empty(const Bits<words>& bits)
{
    std::uint64_t any = 0;
    for (std::uint64_t word : bits)
        any |= word;
    return any == 0;
}

// Starts from the sets that see the candidates and follows the chains link by link. The number of
// words is a template parameter, so that the compiler unrolls the loops over them.
template <std::size_t words>
class Walk {
public:
    // `linked` are the parts that have partners. `links` receives a result for each candidate of
    // `asked`.
    Walk(const AlsRelations& rows,
         std::span<const int> linked,
         std::span<const Candidate> asked,
         std::span<int> links)
        : rows_(rows),
          linked_(linked),
          links_(links),
          lacking_(rows.part_count()),
          held_(lacking_.size())
    {
        for (std::size_t i = 0; i < asked.size(); ++i) {
            for (int part : rows.sets().parts_seeing(asked[i].digit, asked[i].cell)) {
                if (part < rows.part_count())
                    lacking_[part][i / 64] |= std::uint64_t{1} << i % 64;
            }
        }
    }

    void run()
    {
        seen_ = lacking_;
        hold_others();
        ends_ = held_;
        bool continues = true;
        for (int links = 1; links <= LinksToRuleOut::most && continues; ++links) {
            link_on();
            continues = note_new(links);
            if (continues && links < LinksToRuleOut::most)
                hold_others();
        }
    }

private:
    using Row = Bits<words>;

    // A set that lacks one digit holds its others. So a part is held if its set lacks some digit,
    // unless this is the digit of the part and the only one. Only parts with partners are needed.
    void hold_others()
    {
        for (std::size_t next = 0; next < linked_.size();) {
            const std::size_t first = next;
            const int set = rows_.sets().set_of(linked_[first]);
            while (next < linked_.size() && rows_.sets().set_of(linked_[next]) == set)
                ++next;
            hold_others(rows_.sets()[set], linked_.subspan(first, next - first));
        }
    }

    void hold_others(const AlmostLockedSet& set, std::span<const int> linked)
    {
        const int end = set.first_part + set.digits.count();
        Row any = {};
        Row several = {};
        for (int part = set.first_part; part < end; ++part) {
            for (std::size_t i = 0; i < words; ++i) {
                const std::uint64_t lacking = lacking_[part][i];
                several[i] |= any[i] & lacking;
                any[i] |= lacking;
            }
        }
        for (int part : linked) {
            for (std::size_t i = 0; i < words; ++i)
                held_[part][i] = several[i] | (any[i] & ~lacking_[part][i]);
        }
    }

    void link_on()
    {
        std::ranges::fill(lacking_, Row{});
        for (int part : linked_) {
            const Row held = held_[part];
            if (is_empty(held))
                continue;
            rows_.for_each_partner(part, [&](int partner) {
                for (std::size_t i = 0; i < words; ++i)
                    lacking_[partner][i] |= held[i];
            });
        }
    }

    // Keeps only what was not reached before. Returns false if nothing is left.
    bool note_new(int links)
    {
        bool any = false;
        for (int part : linked_) {
            Row& come = lacking_[part];
            Row& seen = seen_[part];
            for (std::size_t i = 0; i < words; ++i) {
                come[i] &= ~seen[i];
                seen[i] |= come[i];
            }
            any |= !is_empty(come);
            note_ends(come, ends_[part], links);
        }
        return any;
    }

    void note_ends(const Row& come, const Row& ends, int links)
    {
        for (std::size_t i = 0; i < words; ++i) {
            for (std::uint64_t bits = come[i] & ends[i]; bits != 0; bits &= bits - 1) {
                int& known = links_[i * 64 + std::countr_zero(bits)];
                known = known == 0 ? links : known;
            }
        }
    }

    const AlsRelations& rows_;
    std::span<const int> linked_;
    std::span<int> links_;
    // Rows by part, with a bit for each candidate: whether its set lacks the digit since the last
    // link, lacked it earlier, holds it, and whether a chain may end there.
    std::vector<Row> lacking_;
    std::vector<Row> seen_;
    std::vector<Row> held_;
    std::vector<Row> ends_;
};

// Selects the fewest words that are enough for the candidates.
template <std::size_t words = 1>
void walk(const AlsRelations& rows,
          std::span<const int> linked,
          std::span<const Candidate> asked,
          std::span<int> links)
{
    if constexpr (words < most_words) {
        if (asked.size() > words * 64)
            return walk<words + 1>(rows, linked, asked, links);
    }
    Walk<words>(rows, linked, asked, links).run();
}

} // namespace

AlsRelations::AlsRelations(const Candidates& candidates)
    : sets_(candidates.worked_out<AlmostLockedSets>()),
      commons_(candidates.worked_out<RestrictedCommons>()),
      count_(sets_.count_with_parts(most_parts)),
      parts_(count_ == 0 ? 0 : sets_[count_ - 1].first_part + sets_[count_ - 1].digits.count())
{
}

LinksToRuleOut::LinksToRuleOut(const Candidates& candidates)
{
    const AlsRelations rows(candidates);
    for (Digit digit : candidates.chart().all_digits()) {
        for (Cell cell : candidates.cells_with(digit))
            asked_.push_back({cell, digit});
    }
    links_.resize(asked_.size());
    std::vector<int> linked; // the parts that have partners
    for (int part = 0; part < rows.part_count(); ++part) {
        if (rows.has_partners(part))
            linked.push_back(part);
    }
    for (std::size_t from = 0; from < asked_.size(); from += most_at_once) {
        const std::size_t count = std::min(most_at_once, asked_.size() - from);
        walk(rows, linked, std::span(asked_).subspan(from, count),
             std::span(links_).subspan(from, count));
    }
}

} // namespace engine
