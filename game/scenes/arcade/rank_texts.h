#pragma once
// What is said of ranks and results of the arcade modes, and the tile of a rank.

#include <optional>
#include <string>

#include "engine/arcade/arcade_book.h"
#include "engine/arcade/arcade_rank.h"
#include "engine/text/translations.h"
#include "game/widgets/rank_tile.h"

namespace game {

// "22,300 points", "3 boards".
std::string
amount_text(const engine::Translations& texts, const engine::ArcadeMode& mode, int score);
// The same of a result, with its time where the time decides: "3 boards, 31:08".
std::string result_text(const engine::Translations& texts,
                        const engine::ArcadeMode& mode,
                        const engine::ArcadeResult& result);
// "Rank A"; with rungs the name of the highest one, "Gold", or "No rung yet".
std::string rank_text(const engine::Translations& texts,
                      const engine::ArcadeMode& mode,
                      engine::ArcadeRank rank);
// A run in a few words: "18,700, rank B", "1 board, rank C", "3,100, Silver".
std::string run_text(const engine::Translations& texts,
                     const engine::ArcadeMode& mode,
                     const engine::ArcadeResult& result);
// What the next rank needs: "1,300 more for A", "1 more board for A", "2 more steps for Silver".
// With the highest rank "the highest".
std::string next_rank_text(const engine::Translations& texts,
                           const engine::ArcadeMode& mode,
                           const engine::ArcadeReached& reached);
// The lowest rank that has to be earned, and what it takes: "C from 60 points", "Bronze".
std::string first_rank_text(const engine::Translations& texts, const engine::ArcadeMode& mode);
// The same for those who have not played the mode: "60 points are enough".
std::string first_step_text(const engine::Translations& texts, const engine::ArcadeMode& mode);

// Dashed without a rank, or without a rung; gems stand on gold.
RankTile rank_tile(const engine::ArcadeMode& mode, std::optional<engine::ArcadeRank> rank);

} // namespace game
