#pragma once
// What New Game asks for. The same spec gives the same puzzle on every machine, for ever.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/steps/level.h"
#include "engine/steps/technique.h"

namespace engine {

enum class FillMethod { Backtracking, Transform };

// How the pattern of givens repeats.
enum class Symmetry { None, Rotation2, Rotation4, MirrorRows, MirrorColumns, Diagonal };

struct PuzzleSpec {
    std::string layout = "9x9"; // see engine/rules/layout.h
    Level level = Level::Easy;
    FillMethod fill = FillMethod::Backtracking;
    Symmetry symmetry = Symmetry::None;
    std::uint64_t seed = 0;
    // Must be needed on the way to the solution; of the level or an easier one.
    const Technique* technique = nullptr;
    // For these, 0 and false ask for nothing.
    int givens = 0;          // take away until so many are left, if the level and uniqueness let it
    int givens_in_row = 0;   // leave at least so many in every row of the drawing
    bool is_minimal = false; // not one given can be spared, as far as bounded searches can
                             // tell: up to 9x9 they always could, on 16x16 not

    friend bool operator==(const PuzzleSpec&, const PuzzleSpec&) = default;
};

// Identifiers as used on the command line and in saves: "backtracking", "rotation2".
std::string_view id_of(FillMethod fill);
std::string_view id_of(Symmetry symmetry);
std::optional<FillMethod> find_fill_method(std::string_view id);
std::optional<Symmetry> find_symmetry(std::string_view id);

// A seed as players write it: hexadecimal in groups of four, "4F2A-91C3", at most 16 figures.
// Reading takes small letters and leaves out dashes and spaces.
std::string seed_code(std::uint64_t seed);
Result<std::uint64_t> parse_seed(std::string_view text);

// Where times are compared: layout and level, "9x9 easy".
std::string category_of(const PuzzleSpec& spec);

} // namespace engine
