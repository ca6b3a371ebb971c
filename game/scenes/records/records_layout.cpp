#include "game/scenes/records/records_layout.h"

#include <algorithm>

#include "game/ui/box.h"
#include "game/widgets/run_card.h"

namespace game {
namespace {

class RecordsPlacer {
public:
    RecordsPlacer(Rect content, RecordsCounts counts, Scale scale)
        : width_(content.width / scale.unit),
          height_(content.height / scale.unit),
          counts_(counts),
          scale_(scale),
          padding_(width_ < 700 ? 18 : 28)
    {
        layout_.categories.resize(counts.categories);
        layout_.runs.resize(counts.runs);
    }

    RecordsLayout place(Rect content)
    {
        layout_.bottom = page().lay_out(content, Unit{scale_.unit});
        return layout_;
    }

private:
    Box page()
    {
        using namespace box;
        if (width_ < 700)
            return column({categories().then(10), table().then(12), run()});
        if (width_ < 1100)
            return row({
                column({categories().then(12), table().grow()}).grow().then(20),
                run().size(scale_.whole(width_ * 0.44)),
            });
        // Large text needs wider names, where there is room.
        const double names =
            scale_.whole(std::max(240.0, std::min(scale_.grown(240), width_ * 0.22)));
        return row({
            categories().padding(-12, 0).size(names).then(48),
            table().size(scale_.whole((width_ - names - 48 - 24) * 468 / 872)).then(24),
            run().grow(),
        });
    }

    Box categories()
    {
        using namespace box;
        const GridLook rows{.row = scale_.grown(52), .gap_down = 4};
        return column({grid(layout_.categories, rows).then(8)});
    }

    Box table()
    {
        using namespace box;
        const double height = scale_.grown(height_ < 620 ? 44 : 52);
        const double wider = std::min(16, padding_ - 6);
        const Box card = column({
            part(layout_.table_head, scale_.grown(counts_.toggle_is_below ? 30 : 44)),
            part(layout_.player, scale_.grown(44)).when(counts_.has_players),
            part(layout_.clean_toggle, scale_.grown(44)).when(counts_.toggle_is_below),
            part(layout_.elsewhere_toggle, scale_.grown(44)).when(counts_.has_elsewhere),
            part(layout_.column_heads, scale_.grown(32)), space(scale_.grown(4)),
            column({grid(layout_.runs, {.row = height})}).padding(-wider, 0),
            space(height).when(counts_.runs == 0), // for a sentence
        });
        return card.padding(padding_, padding_).into(layout_.table);
    }

    Box run()
    {
        using namespace box;
        return column({
                          part(layout_.run_inside, run_card_height(scale_) / scale_.unit).grow(),
                          space(12).when(counts_.runs > 0),
                          row({part(layout_.watch).grow().when(counts_.has_replay),
                               part(layout_.race).grow().when(counts_.can_be_raced),
                               part(layout_.spent, scale_.grown(44))})
                              .gaps(8)
                              .size(scale_.grown(44))
                              .when(counts_.runs > 0),
                          space(12),
                          part(layout_.deletion, scale_.grown(44)),
                      })
            .padding(padding_, padding_)
            .into(layout_.run);
    }

    double width_; // units
    double height_;
    RecordsCounts counts_;
    Scale scale_;
    int padding_;
    RecordsLayout layout_;
};

} // namespace

RecordsLayout lay_out_records(Rect content, RecordsCounts counts, Scale scale)
{
    return RecordsPlacer(content, counts, scale).place(content);
}

} // namespace game
