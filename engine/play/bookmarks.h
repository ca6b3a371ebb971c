#pragma once
// The bookmarks of a play: boards that the player wants to return to. They form a tree: each knows
// the bookmark from which its board was reached, and on which assumption.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/grid/board.h"

namespace engine {

// A digit that the player wrote in a cell to try it out: the first one written after a bookmark
// that is still on the board.
struct Assumption {
    Cell cell;
    Digit digit = no_digit;

    friend bool operator==(const Assumption&, const Assumption&) = default;
};

struct Bookmark {
    int number = 0;        // from 1, in the order they were set
    std::string name = {}; // by the player; may be empty
    Board board;
    PlayTime at{0};                            // when it was set
    int parent = 0;                            // its number; 0 is the start of the play
    std::optional<Assumption> assumption = {}; // made after the parent
    std::vector<Assumption> tried = {};        // made after this bookmark, each once
    bool deleted = false;                      // it can be restored

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

constexpr int max_bookmarks = 200;
constexpr std::size_t longest_bookmark_name = 100; // bytes

class Bookmarks {
public:
    Bookmarks() = default;
    // For a play that begins with them: numbers ascend, parents come first, `last` is one of them,
    // not deleted, or 0.
    Bookmarks(std::vector<Bookmark> all, int last) : all_(std::move(all)), last_(last) {}

    const std::vector<Bookmark>& all() const { return all_; } // by number, also deleted ones
    const Bookmark* find(int number) const;                   // null if there is none
    // The one that was last set or gone to, of those that are not deleted; null if there is none.
    const Bookmark* last() const { return find(last_); }
    // The same bookmarks in a play whose history is empty.
    Bookmarks at_new_start() const { return {all_, last_}; }

    // A position counts the steps of the history; the board there is the current one.
    // If there is already a bookmark of this board, that one becomes the last. If there are too
    // many, one makes room: a deleted one, or the oldest without a name, or the oldest.
    void set(const Board& board, std::size_t position, PlayTime at);
    void go_to(int number, std::size_t position); // the board at this position is the bookmark's
    void name(int number, std::string name);
    void remove(int number);
    void restore(int number);
    // Follows a new step of the history, which led to this position; later ones are gone.
    void step(std::size_t position);
    // The step to this position wrote a digit; `board` is the one that it led to.
    void wrote(Assumption assumption, std::size_t position, const Board& board);

private:
    // What was reached at a position: a bookmark, and the first digit written after it.
    struct Branch {
        int number = 0;
        std::optional<std::pair<std::size_t, Assumption>> first = {}; // with its position
    };
    Branch& branch_at(std::size_t position);
    Bookmark& entry(int number);
    void begin_branch(int number, std::size_t position);
    void make_room();
    void drop(std::vector<Bookmark>::iterator dropped);

    std::vector<Bookmark> all_;
    int last_ = 0;
    std::map<std::size_t, Branch> branches_ = {{0, {}}}; // by the position where they begin
};

} // namespace engine
