#include "game/scenes/records/statistics_layout.h"

#include <algorithm>

#include "game/widgets/boxes/box.h"

namespace game {
namespace {

constexpr double width_with_list = 1000; // units
constexpr double width_with_averages_beside = 640;
constexpr double least_tile = 150;

class StatisticsPlacer {
public:
    StatisticsPlacer(Rect content, StatisticsCounts counts, Scale scale)
        : width_(content.width / scale.unit), counts_(counts), scale_(scale)
    {
        layout_.has_list = width_ >= scale.grown(width_with_list);
        layout_.choices.resize(layout_.has_list ? counts.choices : 0);
        layout_.tiles.resize(counts.tiles);
        layout_.averages.resize(counts.averages);
        layout_.parts.resize(counts.parts);
    }

    StatisticsLayout place(Rect content)
    {
        layout_.bottom = page().lay_out(content, Unit{scale_.unit});
        return layout_;
    }

private:
    Box page()
    {
        using namespace box;
        if (!layout_.has_list)
            return column({switcher().then(12), facts(width_).grow()});
        const double list = scale_.grown(220);
        return row({
            column({grid(layout_.choices, {.row = scale_.grown(44), .gap_down = 4}).then(8)})
                .padding(-12, 0)
                .size(list)
                .then(40),
            facts(width_ - list - 40).grow(),
        });
    }

    Box switcher()
    {
        using namespace box;
        return row({part(layout_.previous, 44).then(8), part(layout_.choice).grow().then(8),
                    part(layout_.next, 44)})
            .size(scale_.grown(44));
    }

    Box facts(double width)
    {
        using namespace box;
        const bool is_beside = width >= scale_.grown(width_with_averages_beside);
        const int most = std::clamp(static_cast<int>(width / scale_.grown(least_tile)), 2,
                                    std::max(2, counts_.tiles));
        const int rows = std::max(1, (counts_.tiles + most - 1) / most);
        const int columns = std::max(1, (counts_.tiles + rows - 1) / rows); // equal rows
        const bool has_averages = counts_.averages > 0;
        return column({
            filters(width).then(12),
            grid(layout_.tiles,
                 {.columns = columns, .row = scale_.grown(92), .gap_across = 10, .gap_down = 10})
                .then(14)
                .when(counts_.tiles > 0),
            is_beside
                ? row({picture(width).grow().then(14).when(has_averages),
                       picture(width).grow().when(!has_averages),
                       averages().size(scale_.grown(250)).when(has_averages)})
                      .grow()
                : column({picture(width).grow().then(14), averages().when(has_averages)}).grow(),
        });
    }

    Box filters(double width)
    {
        using namespace box;
        const double player = counts_.player_width / scale_.unit;
        const double clean = counts_.clean_width / scale_.unit;
        const double elsewhere = counts_.elsewhere_width / scale_.unit;
        const bool has_player = counts_.player_width > 0;
        const bool has_elsewhere = counts_.elsewhere_width > 0;
        const double before = (has_player ? player + 16 : 0) + (has_elsewhere ? elsewhere + 24 : 0);
        const double height = scale_.grown(44);
        if (before > 0 && before + clean > width)
            return column(
                {row({part(layout_.player, player)}).size(height).then(4).when(has_player),
                 row({part(layout_.clean_toggle, clean)}).size(height),
                 row({part(layout_.elsewhere_toggle, std::min(elsewhere, width))})
                     .size(height)
                     .when(has_elsewhere)});
        return row({part(layout_.player, player).when(has_player), space().grow(),
                    part(layout_.elsewhere_toggle, elsewhere).then(24).when(has_elsewhere),
                    part(layout_.clean_toggle, clean)})
            .size(height);
    }

    Box picture(double width)
    {
        using namespace box;
        const double track = std::min(counts_.pictures_width / scale_.unit, width - 2 * padding);
        const bool has_parts = counts_.parts > 0;
        return column({
                          row({part(layout_.pictures, track)}).size(scale_.grown(44)).then(14),
                          column({part(layout_.picture, scale_.grown(190)).grow()})
                              .grow()
                              .then(10)
                              .when(!has_parts),
                          part(layout_.words, scale_.grown(36)).when(!has_parts),
                          column({grid(layout_.parts, {.row = scale_.grown(40)})}).when(has_parts),
                      })
            .padding(padding, padding)
            .into(layout_.picture_card);
    }

    Box averages()
    {
        using namespace box;
        return column({part(layout_.averages_head, scale_.grown(28)).then(4),
                       column({grid(layout_.averages, {.row = scale_.grown(64)})})})
            .padding(padding, padding)
            .into(layout_.averages_card);
    }

    static constexpr double padding = 18;

    double width_; // units
    StatisticsCounts counts_;
    Scale scale_;
    StatisticsLayout layout_;
};

} // namespace

StatisticsLayout lay_out_statistics(Rect content, StatisticsCounts counts, Scale scale)
{
    return StatisticsPlacer(content, counts, scale).place(content);
}

} // namespace game
