#include "engine/text/outline.h"

#include <iterator>
#include <utility>

#include "engine/base/count.h"
#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"

namespace engine {

namespace {

class Outline {
public:
    Outline(const Translations& texts, const Grid& grid) : texts_(texts), grid_(grid) {}

    void fold(std::vector<Sentence> sentences, int most)
    {
        std::vector<std::vector<Sentence>> branches;
        for (Sentence& sentence : sentences) {
            if (sentence.role == Role::True || branches.empty())
                branches.emplace_back();
            branches.back().push_back(std::move(sentence));
        }
        const int for_each = most / count_of(branches);
        for (std::vector<Sentence>& branch : branches)
            fold_branch(std::move(branch), for_each);
        if (count_of(lines_) > most)
            fold_last(most);
    }

    std::vector<Sentence> take() { return std::move(lines_); }

private:
    using Sentences = std::vector<Sentence>;
    static auto moving(Sentences::iterator at) { return std::make_move_iterator(at); }

    // In at most so many lines, the first of which is what it assumes.
    void fold_branch(Sentences branch, int lines)
    {
        if (count_of(branch) <= lines) {
            lines_.insert(lines_.end(), moving(branch.begin()), moving(branch.end()));
            return;
        }
        lines_.push_back(std::move(branch.front()));
        branch.erase(branch.begin());
        if (lines < 2) {
            lines_.back().inside = std::move(branch);
            return;
        }
        auto from = branch.begin();
        for (std::ptrdiff_t end : ends_of_parts(branch, lines - 1)) {
            fold_part(Sentences(moving(from), moving(branch.begin() + end)));
            from = branch.begin() + end;
        }
    }

    // Where the parts of a branch end, each with about as many sentences; if possible they end with
    // a digit that must be somewhere.
    static std::vector<std::ptrdiff_t> ends_of_parts(const Sentences& branch, int parts)
    {
        const std::ptrdiff_t count = std::ssize(branch);
        std::vector<std::ptrdiff_t> ends = {0};
        for (int part = 1; part < parts; ++part) {
            std::ptrdiff_t end = count * part / parts;
            while (end > 0 && end < count && !branch[static_cast<std::size_t>(end - 1)].makes)
                ++end;
            if (end > ends.back() && end < count)
                ends.push_back(end);
        }
        ends.erase(ends.begin());
        ends.push_back(count);
        return ends;
    }

    // A line with the digits that the part places; without any, its last sentence.
    void fold_part(Sentences part)
    {
        Sentence line;
        for (const Sentence& sentence : part) {
            if (sentence.makes) {
                if (!line.phrases.empty())
                    line.phrases.push_back({", "});
                line.phrases.push_back(name_of(*sentence.makes));
            }
        }
        if (part.size() == 1 || line.phrases.empty()) {
            line = std::move(part.back());
            part.pop_back();
            line.inside.insert(line.inside.begin(), moving(part.begin()), moving(part.end()));
        } else {
            const auto all = std::exchange(line.phrases, {});
            line.phrases = fill(texts_, N_("Then {digits}."), [&](std::string_view) {
                               return all;
                           }).value_or(all);
            line.inside = std::move(part);
        }
        lines_.push_back(std::move(line));
    }

    // "R1C3=7".
    Phrase name_of(Candidate candidate) const
    {
        return {cell_name(texts_, grid_, candidate.cell) + "=" +
                    symbol_name(texts_, grid_, candidate.digit),
                {candidate.cell}};
    }

    // Of many branches the last ones are together in one line.
    void fold_last(int most)
    {
        Sentence rest;
        rest.phrases = {{texts_.tr("The other branches:")}};
        rest.inside.assign(moving(lines_.begin() + most - 1), moving(lines_.end()));
        lines_.resize(static_cast<std::size_t>(most - 1));
        lines_.push_back(std::move(rest));
    }

    const Translations& texts_;
    const Grid& grid_;
    Sentences lines_;
};

} // namespace

std::vector<Sentence>
folded(const Translations& texts, const Grid& grid, std::vector<Sentence> branches, int most)
{
    if (count_of(branches) <= most)
        return branches;
    Outline outline(texts, grid);
    outline.fold(std::move(branches), most);
    return outline.take();
}

} // namespace engine
