#pragma once
// What sentences about sums name: cages, their sums and combinations.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/step_placeholders.h"

namespace engine {

// The value of a placeholder about the sums of the step; nothing if there is no such placeholder.
// step_placeholders.h lists them.
std::optional<std::vector<Phrase>> sum_phrases(const Translations& texts,
                                               const Grid& grid,
                                               const Step& step,
                                               std::string_view placeholder);

// "12 + 10 = 22", or "12" for one.
std::string addition(const std::vector<int>& numbers);

// "the cage of 15 at R1C1"
std::vector<Phrase> cage_name(const Translations& texts, const Grid& grid, const Cage& cage);

// Of a sentence about this one: {cells} {sum} {combinations} {combination_count} {cage_digits}. If
// no combination adds up to the sum, also {impossible_sum}, or {needed_digit} if it is one cell.
std::optional<std::vector<Phrase>> excluded_phrases(const Translations& texts,
                                                    const Grid& grid,
                                                    const CageMark& excluded,
                                                    std::string_view placeholder);
// As sum_phrases() for one of its cages, as if it were the first. Also {share}: the fewest digits
// of the step that one of the combinations has.
std::optional<std::vector<Phrase>> cage_phrases(const Translations& texts,
                                                const Grid& grid,
                                                const Step& step,
                                                const CageMark& mark,
                                                std::string_view placeholder);

} // namespace engine
