#pragma once
// The puzzles that a command works on, and where each comes from.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/formats/formats.h"
#include "engine/formats/json_writer.h"
#include "game/command_line/commands.h"

namespace game {

struct PuzzlePlace {
    std::string file;         // empty for arguments and the standard input
    bool is_argument = false; // then `line` is the number of the argument
    std::size_t line = 0;
    int number = 0; // of the puzzle within a text that holds several; else 0
};

// "line 3", "puzzle 2", "list.sdm, line 3", "line 1, number 5".
std::string to_text(const PuzzlePlace& place, const engine::Translations& texts);
engine::JsonObject json_of(const PuzzlePlace& place); // an object that begins with the place

struct PuzzleInput {
    PuzzlePlace place;
    engine::SharedPuzzle puzzle;
    const engine::Format* format; // that it was read from

    const engine::Grid& grid() const { return *puzzle.grid; }
};

// Some parts of the input, with their texts.
struct Batch {
    struct Text {
        std::size_t begin; // in `texts`
        std::size_t length;
        engine::PuzzleText facts; // without its text
    };
    // See PuzzleTexts::next_classic().
    struct ClassicLines {
        std::size_t begin; // in `classic`
        std::size_t count;
        std::size_t line; // the number of the first
    };
    using Take = std::function<bool(PuzzlePlace place, engine::ReadPuzzle read)>;
    using TakeClassic = std::function<bool(const engine::ClassicDigits& givens)>;

    PuzzlePlace source; // without line and number
    std::string texts = {};
    std::vector<engine::ClassicDigits> classic = {};
    std::vector<std::variant<Text, ClassicLines>> parts = {};
    std::optional<double> share = {}; // how much of the input is read after it, from 0 to 1
    std::optional<engine::Message> failure = {}; // why no more can be read of a file

    // Calls take(place, read) for each puzzle, until it returns false. Returns whether it did not.
    // Puzzles on classic lines are offered to take_classic(givens) first, and are done if it
    // returns true.
    bool each_puzzle(engine::LastGrid& last_grid,
                     const Take& take,
                     const TakeClassic& take_classic = {}) const;

private:
    bool each_of(const Text& part, engine::LastGrid& last_grid, const Take& take) const;
    bool each_of(const ClassicLines& lines,
                 engine::LastGrid& last_grid,
                 const Take& take,
                 const TakeClassic& take_classic) const;
    bool read(const engine::PuzzleText& text, engine::LastGrid& last_grid, const Take& take) const;
};

// How the arguments of a command name its puzzles: each is a file, - for the standard input, or a
// puzzle itself. Without arguments it is the standard input.
class PuzzleSource {
public:
    PuzzleSource(const std::vector<std::string>& arguments, Streams streams);

    // Calls take(batch) with at most `most` parts at a time, as soon as they are read, until it
    // returns false.
    void read_all(std::size_t most, const std::function<bool(Batch)>& take);

private:
    bool read(std::streambuf& in, const PuzzlePlace& source, std::optional<std::size_t> size);
    bool read_file(const std::string& name);
    bool report(engine::Message failure);
    bool
    take_parts(engine::PuzzleTexts& texts, const PuzzlePlace& source, std::optional<double> share);

    const std::vector<std::string>& arguments_;
    Streams streams_;
    std::size_t most_ = 1;
    const std::function<bool(Batch)>* take_ = nullptr;
};

} // namespace game
