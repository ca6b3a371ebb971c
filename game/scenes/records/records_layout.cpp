#include "game/scenes/records/records_layout.h"

#include <algorithm>

#include "game/widgets/boxes/box.h"
#include "game/widgets/cards/run_card.h"

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
                run().size(run_width()),
            });
        return row({
            categories().padding(-12, 0).size(names()).then(48),
            table().size(table_width()).then(24),
            run().grow(),
        });
    }

    // Of the categories, in three columns. Large text needs wider ones, where there is room.
    double names() const
    {
        return scale_.whole(std::max(240.0, std::min(scale_.grown(240), width_ * 0.22)));
    }

    double table_width() const
    {
        if (width_ < 700)
            return width_;
        if (width_ < 1100)
            return width_ - 20 - run_width();
        return scale_.whole((width_ - names() - 48 - 24) * 468 / 872);
    }

    double run_width() const { return scale_.whole(width_ * 0.44); } // in two columns

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
            head(), part(layout_.column_heads, scale_.grown(32)), space(scale_.grown(4)),
            column({grid(layout_.runs, {.row = height})}).padding(-wider, 0),
            space(height).when(counts_.runs == 0), // for a sentence
        });
        return card.padding(padding_, padding_).into(layout_.table);
    }

    enum class BesideHead { None, Clean, Elsewhere };

    struct Widths {   // units
        double inner; // all there is
        double head;
        double player;
        double clean;
        double elsewhere;

        bool fit(double one, double other) const { return one + 16 + other <= inner; }
    };

    Widths widths() const
    {
        const double inner = table_width() - 2 * padding_;
        const auto at_most = [&](int pixels) {
            return std::min(pixels / scale_.unit, inner);
        };
        return {inner, at_most(counts_.head_width), at_most(counts_.player_width),
                at_most(counts_.clean_width), at_most(counts_.elsewhere_width)};
    }

    // The larger toggle may have room there and not beside the player's button.
    static BesideHead beside_head(const Widths& widths)
    {
        const bool needs_three_rows = widths.player > 0 && widths.elsewhere > 0 &&
                                      !widths.fit(widths.player, widths.elsewhere);
        if (needs_three_rows && widths.fit(widths.head, widths.elsewhere) &&
            widths.fit(widths.player, widths.clean))
            return BesideHead::Elsewhere;
        return widths.fit(widths.head, widths.clean) ? BesideHead::Clean : BesideHead::None;
    }

    // The head, the player's button at the left, and the toggles at the right, in as few rows as
    // they fit in.
    Box head()
    {
        using namespace box;
        const Widths all = widths();
        const BesideHead beside = beside_head(all);
        const bool clean_is_below = beside != BesideHead::Clean;
        const bool clean_is_alone =
            clean_is_below && (all.player == 0 || !all.fit(all.player, all.clean));
        const bool elsewhere_is_below = all.elsewhere > 0 && beside != BesideHead::Elsewhere;
        const double before = clean_is_alone   ? all.clean
                              : clean_is_below ? all.player + 16 + all.clean
                                               : all.player;
        const bool has_row = before > 0 && all.fit(before, all.elsewhere);
        const Box clean = part(layout_.clean_toggle, all.clean);
        const Box elsewhere = part(layout_.elsewhere_toggle, all.elsewhere);
        const Box elsewhere_beside =
            row({space(16), elsewhere}).when(elsewhere_is_below && has_row);
        const double height = scale_.grown(44);
        return column({
            row({part(layout_.table_head).grow(), clean.when(!clean_is_below),
                 elsewhere.when(beside == BesideHead::Elsewhere)})
                .size(beside == BesideHead::None ? scale_.grown(30) : height),
            row({part(layout_.player, all.player), space().grow(),
                 clean.when(clean_is_below && !clean_is_alone),
                 elsewhere_beside.when(elsewhere_is_below && has_row && !clean_is_alone)})
                .size(height)
                .then(6)
                .when(all.player > 0),
            row({clean, space().grow(), elsewhere_beside}).size(height).when(clean_is_alone),
            row({space().grow().when(!clean_is_alone), elsewhere})
                .size(height)
                .when(elsewhere_is_below && !has_row),
        });
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
