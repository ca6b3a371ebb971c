#pragma once
// Puzzles for tests of printing, and pages laid out with a font in which every character has the
// same width.

#include <memory>
#include <string>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "engine/print/print_layout.h"
#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"

namespace engine {

class EqualWidths : public SheetMeasure {
public:
    double width_of(std::string_view text, double size, SheetWeight) const override
    {
        return 0.6 * size * static_cast<double>(text.size());
    }
};

// A puzzle of the layout, the same each time.
inline PuzzleToPrint puzzle_to_print(const std::string& layout, std::uint64_t seed = 1)
{
    PuzzleSpec spec;
    spec.layout = layout;
    spec.seed = seed;
    auto made = make_puzzle(spec);
    return {.puzzle = std::move(made->puzzle),
            .layout = std::make_shared<const Layout>(*find_layout(layout)),
            .level = made->level,
            .effort = 100 + static_cast<int>(seed),
            .code = to_text(made->recipe)};
}

// Copies of one puzzle.
inline std::vector<PuzzleToPrint> copies(const PuzzleToPrint& puzzle, std::size_t count)
{
    return std::vector<PuzzleToPrint>(count, puzzle);
}

inline std::vector<Sheet> laid_out(const std::vector<PuzzleToPrint>& puzzles,
                                   const PrintChoices& choices = {})
{
    return lay_out(puzzles, choices, EqualWidths(), Translations());
}

inline std::vector<SheetText> texts_of(const Sheet& sheet)
{
    std::vector<SheetText> texts;
    for (const SheetPart& part : sheet.parts) {
        if (const auto* text = std::get_if<SheetText>(&part))
            texts.push_back(*text);
    }
    return texts;
}

inline const SheetText* find_text(const std::vector<SheetText>& texts, const std::string& text)
{
    for (const SheetText& each : texts) {
        if (each.text == text)
            return &each;
    }
    return nullptr;
}

} // namespace engine
