#pragma once
// What a player has practised: for each technique how many positions were solved, how many were
// missed, and how long the solved ones took.

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "engine/steps/technique.h"

namespace engine {

constexpr int positions_shown = 3;     // worked through on the page of a technique
constexpr int positions_to_solve = 10; // of each technique; then it is learnt

struct Practised {
    int solved = 0;  // without a wrong answer or a hint before
    int missed = 0;  // with one
    int seconds = 0; // of all that were solved

    int all() const { return solved + missed; }
    friend bool operator==(const Practised&, const Practised&) = default;
};

class PracticeBook {
public:
    Practised of(const Technique& technique) const;
    void count_solved(const Technique& technique, int seconds);
    void count_missed(const Technique& technique);

    // Takes over what the other book knows more about: of each technique, the entry with more
    // positions.
    void add(const PracticeBook& other);

    bool is_learnt(const Technique& technique) const
    {
        return of(technique).solved >= positions_to_solve;
    }
    // The technique of which the largest share was missed; if none was, the easiest that is not
    // learnt; if all are, the easiest. Among all techniques, or those, easiest first.
    const Technique& most_needed() const { return most_needed(all_techniques()); }
    const Technique& most_needed(std::span<const Technique* const> among) const;

    bool empty() const { return by_id_.empty(); }
    friend bool operator==(const PracticeBook&, const PracticeBook&) = default;

private:
    friend std::string to_text(const PracticeBook& book);
    friend PracticeBook parse_practice(std::string_view text);

    // Also techniques of other versions of the game, which are kept.
    std::map<std::string, Practised, std::less<>> by_id_;
};

// "x_wing:3:1:125 swordfish:0:2:0": the id of each technique, solved, missed, seconds.
std::string to_text(const PracticeBook& book);
// What can't be read is left out.
PracticeBook parse_practice(std::string_view text);

} // namespace engine
