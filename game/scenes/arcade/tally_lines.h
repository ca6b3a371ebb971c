#pragma once
// The lines of a tally: what the score of an arcade run consists of, as texts and numbers that
// count up.

#include <optional>
#include <string>
#include <vector>

#include "engine/steps/technique.h"
#include "engine/text/translations.h"
#include "game/scenes/arcade/arcade_end.h"

namespace game {

struct TallyLine {
    enum class Counts { Points, Time, Nothing };

    std::string label;
    std::string remark = {}; // quieter, beside it: "58 × 100"
    Counts counts = Counts::Points;
    int points = 0; // part of the score
    engine::PlayTime time{0};
    std::string written = {};                  // instead of a number: "−20 s", "–"
    bool is_more = false;                      // its points are added to those above: "+1,000"
    bool is_minor = false;                     // left out where there is little room
    const engine::Technique* missed = nullptr; // can be practised
};

std::vector<TallyLine> tally_lines(const engine::Translations& texts, const ArcadeEnd& end);
TallyLine tally_total(const engine::Translations& texts, const ArcadeEnd& end);
// What the line shows while `counted` of its number, from 0 to 1, has been counted.
std::string counted_text(const engine::Translations& texts, const TallyLine& line, double counted);

} // namespace game
