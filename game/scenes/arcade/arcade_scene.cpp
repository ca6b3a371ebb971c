#include "game/scenes/arcade/arcade_scene.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/practice/practice_stock.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/screens.h"
#include "game/scenes/work/own_data.h"
#include "game/scenes/work/pending.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::ArcadeMode;

enum class ArcadeButton { Mode, Start };

constexpr TextLook mode_name_look{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook summary_look{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook best_look{
    .size = 15, .weight = Weight::SemiBold, .tint = Paint::Gold, .align = Align::Right};
constexpr TextLook rule_look{.size = 16, .weight = Weight::Regular};
constexpr TextLook earlier_look{.size = 14, .weight = Weight::SemiBold, .tint = Paint::Ink2};
constexpr double beside_width = 720; // of the content, in units, for two columns
constexpr double mode_padding = 18;

// A screen with the tables, which it reads again whenever it is laid out.
class TablesScene : public MenuScene {
public:
    using MenuScene::MenuScene;

    void lay_out(Size window, const TextMeasure& measure) override
    {
        reading_ = Pending(services_.saves.ask(&SavedData::arcade_tables));
        take_tables();
        MenuScene::lay_out(window, measure);
    }

    Transition update(engine::MonotonicTime) override
    {
        if (take_tables())
            place_again();
        return {};
    }
    bool is_busy() const override { return reading_.is_waiting(); }
    std::optional<engine::PlayTime> next_change() const override
    {
        return reading_.is_waiting() ? std::optional(engine::PlayTime{30}) : std::nullopt;
    }

protected:
    const engine::ArcadeBook& tables() const { return tables_; }

private:
    bool take_tables()
    {
        auto tables = reading_.take();
        if (!tables)
            return false;
        tables_ = *std::move(tables);
        return true;
    }

    engine::ArcadeBook tables_;
    Pending<engine::ArcadeBook> reading_;
};

// All modes, each with one line and its best result.
class ArcadeScene : public TablesScene {
public:
    explicit ArcadeScene(Services& services) : TablesScene(services)
    {
        panel_.focus(ArcadeButton::Mode);
    }

private:
    std::string title() const override { return tr("Arcade"); }
    std::vector<KeyHint> hints() const override
    {
        return {{"↑ ↓", tr("choose")},
                {name_of(Key::Enter), tr("open")},
                {name_of(Key::Escape), tr("back")}};
    }

    int place(Rect content) override
    {
        int y = content.y;
        for (std::size_t index = 0; index < engine::arcade_modes().size(); ++index) {
            const ArcadeMode& mode = engine::arcade_modes()[index];
            const Rect area{content.x, y, content.width, height_of(mode, content.width)};
            Button card{.id = {ArcadeButton::Mode, index},
                        .area = area,
                        .style = ButtonStyle::Card,
                        .spoken = tr(mode.name) + ". " + tr(mode.summary)};
            card.press = [this, &mode] {
                go({Transition::Kind::Push, [this, &mode] {
                        return make_arcade_page_scene(services_, mode);
                    }});
            };
            card.draw = [this, &mode](Canvas& canvas, const Button& button, ButtonState) {
                draw_mode(canvas, mode, button.area);
            };
            add(std::move(card));
            y = area.bottom() + px(12);
        }
        return y - px(12);
    }

    // The best result has a line of its own where there is little room.
    bool is_best_below() const { return frame_.is_narrow(); }

    int height_of(const ArcadeMode& mode, int width) const
    {
        const int inner = width - 2 * px(mode_padding);
        return 2 * px(mode_padding) + line_height(mode_name_look, scale_) + px(6) +
               paragraph_height(measure(), tr(mode.summary), inner, summary_look, scale_) +
               (is_best_below() ? px(6) + line_height(best_look, scale_) : 0);
    }

    void draw_mode(Canvas& canvas, const ArcadeMode& mode, Rect card) const
    {
        Rect line = card.inset(px(mode_padding));
        const int bottom = line.bottom();
        line.height = line_height(mode_name_look, scale_);
        const std::string best = best_text(mode);
        TextLook best_of = best_look;
        Rect best_place = line;
        if (is_best_below()) {
            best_of.align = Align::Left;
            best_place.height = line_height(best_look, scale_);
            best_place.y = bottom - best_place.height;
        } else {
            const int width = canvas.width_of(best, font_of(best_look, scale_)) + px(8);
            best_place.x = line.right() - width;
            best_place.width = width;
            line.width -= width + px(16);
        }
        draw_text(canvas, tr(mode.name), line, mode_name_look, scale_);
        draw_text(canvas, best, best_place, best_of, scale_);
        const Rect inner = card.inset(px(mode_padding));
        const int top = line.bottom() + px(6);
        draw_paragraph(canvas, tr(mode.summary), Rect{inner.x, top, inner.width, bottom - top},
                       summary_look, scale_);
    }

    std::string best_text(const ArcadeMode& mode) const
    {
        const std::vector<engine::ArcadeResult>& table = tables().table(engine::table_id(mode));
        if (table.empty())
            return tr("No result yet.");
        return table.front().initials + "  " + score_text(texts(), mode, table.front().score);
    }

    void draw_content(Canvas&) const override {}
};

// How a mode is played, and its table. Scores that were reached under earlier rules can't be
// compared with it and have tables of their own below.
class ArcadePageScene : public TablesScene {
public:
    ArcadePageScene(Services& services, const ArcadeMode& mode) : TablesScene(services), mode_(mode)
    {
        panel_.focus(ArcadeButton::Start);
    }

private:
    std::string title() const override { return tr(mode_.name); }
    std::vector<KeyHint> hints() const override
    {
        return {{name_of(Key::Enter), tr("start")}, {name_of(Key::Escape), tr("back")}};
    }

    int place(Rect content) override
    {
        const bool is_beside = content.width >= tall(beside_width);
        const int gap = px(24);
        const int width = is_beside ? (content.width - gap) * 55 / 100 : content.width;
        rules_.clear();
        int y = content.y + px(mode_padding);
        for (const std::string& rule : arcade_explanation(texts(), mode_)) {
            const Rect place{content.x + px(mode_padding + 24), y,
                             width - px(2 * mode_padding + 24), 0};
            const int height = paragraph_height(measure(), rule, place.width, rule_look, scale_);
            rules_.push_back({Rect{place.x, y, place.width, height}, rule});
            y += height + px(10);
        }
        rules_card_ = Rect{content.x, content.y, width, y + px(mode_padding - 10) - content.y};
        Button start{.id = ArcadeButton::Start,
                     .area = {content.x, rules_card_.bottom() + px(16), width, tall(56)},
                     .style = ButtonStyle::Primary,
                     .label = tr("Start"),
                     .key_hint = name_of(Key::Enter),
                     .font_size = 18};
        start.press = [this] {
            if (mode_.task == engine::ArcadeTask::Steps &&
                is_refused(services_, engine::read_practice_stock()))
                return;
            go({Transition::Kind::Push, [this] {
                    return make_arcade_run_scene(services_, mode_);
                }});
        };
        const Rect below = start.area;
        add(std::move(start));
        const Rect beside{content.x + width + gap, content.y, content.width - width - gap, 0};
        const Rect under{content.x, below.bottom() + px(16), content.width, 0};
        return std::max(below.bottom() + px(4), place_tables(is_beside ? beside : under));
    }

    // From the top of the column on; returns where they end.
    int place_tables(Rect column)
    {
        shown_.clear();
        int bottom = column.y;
        for (int version = mode_.version; version >= 1; --version) {
            const std::string id = engine::table_id(mode_, version);
            const bool is_earlier = version < mode_.version;
            const std::size_t results = tables().table(id).size();
            if (is_earlier && results == 0)
                continue;
            const int heading = is_earlier ? line_height(earlier_look, scale_) + px(6) : 0;
            const int height = heading + arcade_table_height(results, scale_) + 2 * px(10);
            const int top = shown_.empty() ? column.y : bottom + px(16);
            shown_.push_back({{column.x, top, column.width, height}, id, heading});
            bottom = top + height;
        }
        return bottom;
    }

    void draw_content(Canvas& canvas) const override
    {
        draw_card(canvas, rules_card_, scale_);
        const int line = line_height(rule_look, scale_);
        for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
            const auto& [area, text] = rules_[rule];
            draw_number(canvas, std::to_string(rule + 1),
                        Rect{area.x - px(24), area.y, px(18), line},
                        TextLook{.size = 14, .weight = Weight::SemiBold, .tint = Paint::AccentText},
                        scale_);
            draw_paragraph(canvas, text, area, rule_look, scale_);
        }
        for (const ShownTable& table : shown_)
            draw_table(canvas, table);
    }

    struct ShownTable {
        Rect card;
        std::string id;
        int heading = 0; // its height; 0: the table of today's rules, which has none
    };

    void draw_table(Canvas& canvas, const ShownTable& table) const
    {
        draw_card(canvas, table.card, scale_);
        Rect inner = table.card.inset(px(10));
        if (table.heading > 0)
            draw_text(canvas, tr("Under earlier rules"),
                      Rect{inner.x + px(12), inner.y, inner.width - 2 * px(12),
                           line_height(earlier_look, scale_)},
                      earlier_look, scale_);
        inner.y += table.heading;
        inner.height -= table.heading;
        draw_arcade_table(canvas, texts(), {.mode = &mode_, .results = &tables().table(table.id)},
                          inner, scale_);
    }

    struct Rule {
        Rect area;
        std::string text;
    };

    const ArcadeMode& mode_;
    std::vector<Rule> rules_;
    Rect rules_card_;
    std::vector<ShownTable> shown_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_scene(Services& services)
{
    return std::make_unique<ArcadeScene>(services);
}

std::unique_ptr<Scene> make_arcade_page_scene(Services& services, const ArcadeMode& mode)
{
    return std::make_unique<ArcadePageScene>(services, mode);
}

} // namespace game
