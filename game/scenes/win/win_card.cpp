#include "game/scenes/win/win_card.h"

#include <string>
#include <utility>
#include <vector>

#include "engine/base/message.h"
#include "engine/recipe/recipe.h"
#include "game/ui/names.h"
#include "game/widgets/board/board_preview.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_background.h"
#include "game/widgets/play/clock_view.h"
#include "game/widgets/wordmark.h"

namespace game {
namespace {

constexpr Scale card_scale{.unit = 2, .text = 1}; // so that the card is 540 units wide
constexpr TextLook quiet_of_card{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

Box mark_of_game()
{
    const auto draw = [](Canvas& canvas, Rect area, Scale scale) {
        draw_wordmark(canvas, area, scale);
    };
    return box::picture(draw).across(190, Side::Start);
}

Box headline_of_card(const engine::Translations& texts, const FinishedRun& run)
{
    using namespace box;
    const TextLook solved{
        .size = 24, .weight = Weight::Bold, .tint = Paint::Ok, .face = Face::Numerals};
    const TextLook what{.size = 16, .weight = Weight::Regular, .tint = Paint::Ink2};
    return row({text(texts.tr("Solved"), solved).then(14), text(run.what(), what).size(0).grow()});
}

Box time_of(const FinishedRun& run)
{
    const auto draw = [time = clock_text(run.record().time)](Canvas& canvas, Rect area,
                                                             Scale scale) {
        draw_won_time(canvas, time, {.place = area, .size = 66}, scale);
    };
    return box::picture(draw);
}

Box split_of(const FinishedRun& run, std::size_t split)
{
    using namespace box;
    const SplitRow& row_of_split = run.race().rows[split];
    const Paint paint = row_of_split.golden ? Paint::Gold : Paint::Ink;
    const TextLook figures{
        .size = 17, .weight = Weight::SemiBold, .tint = paint, .face = Face::Numerals};
    const auto draw = [](Canvas& canvas, Rect area, Scale scale) {
        draw_panel(canvas, area, {}, scale);
    };
    return column(
               {row({text(split_name(split), quiet_of_card), space().size(0).grow(),
                     icon(Icon::Star, 12, Paint::Gold).when(row_of_split.golden)})
                    .size(20),
                number(row_of_split.time ? clock_text(*row_of_split.time) : "–", figures).size(24)})
        .padding(10, 6)
        .showing({.draw = draw});
}

Box splits_of(const FinishedRun& run)
{
    std::vector<Box> splits;
    for (std::size_t split = 0; split < run.race().rows.size(); ++split)
        splits.push_back(split_of(run, split));
    return box::evenly(std::move(splits), 8);
}

// What makes the puzzle again; one from elsewhere has none that is short.
Box code_of(const engine::Translations& texts, const engine::SavedGame& game)
{
    using namespace box;
    const TextLook code{.size = 15, .weight = Weight::SemiBold, .align = Align::Right};
    const bool has_code = engine::is_code(game.recipe);
    return row({mark_of_game().size(190), space().size(0).grow(),
                text(texts.tr("Code"), quiet_of_card).then(10).when(has_code),
                text(game.recipe, code).when(has_code)})
        .size(24);
}

} // namespace

void draw_win_card(Canvas& canvas,
                   const engine::Translations& texts,
                   const FinishedRun& run,
                   const engine::SavedGame& game)
{
    using namespace box;
    const engine::Session& session = game.session;
    BoardPreview board;
    board.show(session.puzzle().grid, session.board(), PreviewOf::NothingSecret);
    TextLook right = quiet_of_card;
    right.align = Align::Right;
    const Box facts = column({space().grow(),
                              paragraph(engine::joined_by(", ", run.facts_without_names()), right),
                              space().grow()});
    const Box card = column({
                                headline_of_card(texts, run).size(32).then(10),
                                board.board().size(0).grow().then(12),
                                row({time_of(run).size(0).grow(3).then(12), facts.size(0).grow(2)})
                                    .size(52)
                                    .then(10),
                                splits_of(run).size(50).then(12),
                                code_of(texts, game),
                            })
                         .padding(30, 20);
    const Rect whole{0, 0, canvas.size().width, canvas.size().height};
    canvas.fill(whole, Paint::Background);
    draw_box(canvas, card, whole, card_scale);
}

} // namespace game
