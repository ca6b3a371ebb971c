#pragma once
// The tables of the arcade modes: the best results of each mode, by table_id() of arcade_mode.h.
// Beside each table stands the run that ended last.

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/arcade/arcade_rank.h"
#include "engine/base/member.h"
#include "engine/base/play_time.h"

namespace engine {

inline constexpr std::size_t arcade_table_length = 10;

struct ArcadeResult {
    std::string id; // of the run: no other run has it
    std::string initials = {};
    int score = 0;         // points or boards, as the mode counts
    PlayTime time{0};      // of the run, when the score was reached
    std::int64_t date = 0; // seconds since 1970-01-01 UTC
    int rungs = 0;         // finished, in modes that have them

    ArcadeReached reached() const { return {.score = score, .time = time, .rungs = rungs}; }

    // As in the file of the tables.
    static void for_each_member(auto& self, auto visit)
    {
        visit({"id"}, self.id);
        visit({.name = "initials", .longest = longest_initials}, self.initials);
        visit({"score"}, self.score);
        visit({"time"}, self.time);
        visit({.name = "date", .most = latest_date}, self.date);
        visit({.name = "rungs", .is_later = true}, self.rungs);
    }

    friend bool operator==(const ArcadeResult&, const ArcadeResult&) = default;
};

// The higher score comes first, then the shorter time, then the earlier date.
bool is_better(const ArcadeResult& one, const ArcadeResult& other);

// What is known of a mode besides its table.
struct ArcadePast {
    ArcadeResult last = {}; // the run that ended last, which may be in no table; its score may be 0
    int most_rungs = 0;     // of all runs

    friend bool operator==(const ArcadePast&, const ArcadePast&) = default;
};

class ArcadeBook {
public:
    // The best first; at most arcade_table_length. Empty for a table without results.
    const std::vector<ArcadeResult>& table(std::string_view table_name) const;
    // The place in the table, from 0; nothing if the run is not in it.
    std::optional<std::size_t> place_of(std::string_view table_name, std::string_view id) const;

    // The run that ended last; nothing if none did since this is noted.
    std::optional<ArcadeResult> last(std::string_view table_name) const;
    // The highest rank of all runs of the mode; nothing if it was never played.
    std::optional<ArcadeRank> best_rank(const ArcadeMode& mode) const;

    // A run has ended: adds its result to the table and notes it as the last one. Said again with
    // other initials it replaces what was said before.
    void played(std::string_view table_name, const ArcadeResult& result);
    // Does nothing if the result is too low for the table, or 0. It replaces one of the same id.
    void add(std::string_view table_name, const ArcadeResult& result);
    // Adds what is known beside the table; of two last runs the later one stays.
    void add(std::string_view table_name, const ArcadePast& past);
    // Adds all that the other book holds; results of the same id are replaced.
    void add(const ArcadeBook& other);

    // The tables by their ids; those that only other versions of the program know are kept.
    const std::map<std::string, std::vector<ArcadeResult>, std::less<>>& tables() const
    {
        return tables_;
    }
    const std::map<std::string, ArcadePast, std::less<>>& pasts() const { return pasts_; }
    bool empty() const { return tables_.empty() && pasts_.empty(); }
    std::size_t results() const; // in all tables
    friend bool operator==(const ArcadeBook&, const ArcadeBook&) = default;

private:
    std::map<std::string, std::vector<ArcadeResult>, std::less<>> tables_;
    std::map<std::string, ArcadePast, std::less<>> pasts_; // by the ids of their tables
};

} // namespace engine
