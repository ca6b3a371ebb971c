#include "engine/base/count.h"
#include "game/widgets/charts/run_chart.h"

#include <algorithm>
#include <utility>

#include "game/ui/names.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;

constexpr TextLook below_look{.size = 12, .tint = Paint::Ink2, .align = Align::Centre};
constexpr TextLook above_look{.size = 12, .weight = Weight::SemiBold, .align = Align::Centre};

class DistributionChart : public RunChart {
public:
    DistributionChart(const engine::Translations& texts, engine::Distribution distribution)
        : texts_(texts), distribution_(std::move(distribution))
    {
        for (const engine::Bin& bin : distribution_.bins)
            most_ = std::max(most_, bin.count);
    }

    int value_count() const override { return engine::count_of(distribution_.bins); }

    std::optional<int> value_at(Rect chart, Point at, Scale) const override
    {
        const int value = (at.x - chart.x) * value_count() / std::max(1, chart.width);
        return std::clamp(value, 0, value_count() - 1);
    }

    std::string in_words(int value) const override
    {
        const engine::Bin& bin = distribution_.bins[value];
        const bool is_open = distribution_.is_last_open && value + 1 == value_count();
        return texts_.tr(
            Message{is_open ? N_("{from} and slower: {count}") : N_("{from} to {to}: {count}"),
                    {{"from", short_clock_text(bin.from)},
                     {"to", short_clock_text(bin.from + distribution_.width)},
                     {"count", std::to_string(bin.count)}}});
    }

    std::string legend() const override { return texts_.tr("How many runs took this long."); }

    void draw(Canvas& canvas, Rect chart, std::optional<int> chosen, Scale scale) const override
    {
        const int label = scale.font(18);
        const Rect plot{chart.x, chart.y + label, chart.width, chart.height - 2 * label};
        // Labels stand where they have room: below every bar, every second, or every fifth.
        const int wanted = numerals_width(canvas, short_clock_text(distribution_.bins.back().from),
                                          font_of(below_look, scale)) +
                           scale.px(10);
        int every = 1;
        while (every * plot.width / value_count() < wanted && every < value_count())
            every = every == 1 ? 2 : every == 2 ? 5 : every * 2;
        for (int value = 0; value < value_count(); ++value) {
            const Rect bar = bar_of(value, plot, scale);
            draw_bar(canvas, bar, value, value == chosen, scale);
            if (value % every == 0)
                draw_number(canvas, short_clock_text(distribution_.bins[value].from),
                            Rect{bar.centre().x - wanted / 2, plot.bottom(), wanted, label},
                            below_look, scale);
        }
        canvas.fill(Rect{plot.x, plot.bottom(), plot.width, scale.px(1)}, Paint::Ink3);
    }

private:
    Rect bar_of(int value, Rect plot, Scale scale) const
    {
        const int left = plot.x + plot.width * value / value_count();
        const int right = plot.x + plot.width * (value + 1) / value_count();
        const int gap = std::min(scale.px(6), (right - left) / 4);
        const double share = 1.0 * distribution_.bins[value].count / most_;
        const int height = rounded(share * plot.height);
        return {left + gap / 2, plot.bottom() - height, right - left - gap, height};
    }

    void draw_bar(Canvas& canvas, Rect bar, int value, bool is_chosen, Scale scale) const
    {
        const int count = distribution_.bins[value].count;
        if (count > 0)
            canvas.rounded(bar, std::min(scale.px(3), bar.width / 2),
                           is_chosen ? Paint::Focus : Paint::Accent);
        else if (is_chosen)
            canvas.fill(Rect{bar.x, bar.y - scale.px(4), bar.width, scale.px(4)}, Paint::Focus);
        const std::string text = std::to_string(count);
        const int height = scale.font(18);
        if (count > 0 && canvas.width_of(text, font_of(above_look, scale)) <= bar.width)
            draw_text(canvas, text, Rect{bar.x, bar.y - height, bar.width, height}, above_look,
                      scale);
    }

    const engine::Translations& texts_;
    engine::Distribution distribution_;
    int most_ = 1;
};

} // namespace

std::unique_ptr<RunChart> make_distribution_chart(const engine::Translations& texts,
                                                  engine::Distribution distribution)
{
    return std::make_unique<DistributionChart>(texts, std::move(distribution));
}

} // namespace game
