#include "game/scenes/help/rules_scene.h"

#include <algorithm>
#include <vector>

#include "engine/rules/layout.h"
#include "engine/text/layout_name.h"
#include "game/ui/commands.h"
#include "game/widgets/button_background.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::RuleText;

constexpr double reading_width = 560;
constexpr double card_margin = 28;
constexpr double heading_height = 62;
constexpr double closing_height = 48;
constexpr double between_rules = 10;
constexpr TextLook name_look{.size = 16, .weight = Weight::SemiBold};
constexpr TextLook meaning_look{.size = 15, .weight = Weight::Regular, .tint = Paint::Ink2};

class RulesScene : public Scene {
public:
    RulesScene(Services& services, const std::string& layout, std::function<void()> closed)
        : services_(services), closed_(std::move(closed))
    {
        if (const auto found = engine::find_layout(layout))
            rules_ = engine::rule_texts(services.texts, *found);
        panel_.when_pressed(sound_of_button(services_));
        panel_.focus(ButtonId());
    }

    // The text size is reduced before a line is cut off.
    void lay_out(Size window, const TextMeasure& measure) override
    {
        scale_ = scale_for(window, services_.settings.text_size / 100.0);
        const double smallest = scale_.text / 2;
        const int beside = scale_.px(12);
        const int width = std::min(window.width - 2 * beside,
                                   std::max(scale_.px(reading_width), scale_.font(reading_width)));
        const int most = window.height - 2 * beside;
        while (height_of(measure, width) > most && scale_.text > smallest)
            scale_.text -= 0.05;
        const int height = std::min(most, height_of(measure, width));
        area_ = Rect{(window.width - width) / 2, (window.height - height) / 2, width, height};
        Button close{.area = button_area(), .style = ButtonStyle::Primary};
        close.label = services_.texts.tr("Close");
        close.key_hint = services_.hint_of(Command::Back);
        panel_.set({close});
    }

    Transition handle(const Input& input) override
    {
        const auto* key = std::get_if<KeyPressed>(&input);
        const auto command =
            key != nullptr ? services_.settings.keys.command_for(*key) : std::nullopt;
        const bool closes =
            command == Command::Back || command == Command::Rules || command == Command::Confirm;
        if ((closes && !key->repeated) || panel_.handle(input)) {
            closed_();
            return {Transition::Kind::Pop, {}};
        }
        return {};
    }

    Transition update(engine::MonotonicTime) override { return {}; }
    bool is_overlay() const override { return true; }

    void draw(Canvas& canvas) const override
    {
        draw_dialog(canvas, area_, scale_);
        Rect line{left(), area_.y + scale_.px(card_margin / 2), text_width(area_.width),
                  scale_.font(heading_height - card_margin / 2)};
        draw_text(canvas, services_.texts.tr("Rules of this board"), line,
                  TextLook{.size = 20, .weight = Weight::Bold, .face = Face::Numerals}, scale_);
        line.y = area_.y + scale_.font(heading_height);
        for (const RuleText& rule : rules_) {
            if (!rule.name.empty()) {
                line.height = line_height(name_look, scale_);
                draw_text(canvas, rule.name, line, name_look, scale_);
                line.y = line.bottom();
            }
            line.height = paragraph_height(canvas, rule.meaning, line.width, meaning_look, scale_);
            draw_paragraph(canvas, rule.meaning, line, meaning_look, scale_);
            line.y = line.bottom() + scale_.font(between_rules);
        }
        panel_.draw(canvas, scale_);
    }

private:
    int left() const { return area_.x + scale_.px(card_margin); }
    int text_width(int card) const { return card - 2 * scale_.px(card_margin); }

    int height_of(const TextMeasure& measure, int width) const
    {
        int height = scale_.font(heading_height);
        for (const RuleText& rule : rules_) {
            height += rule.name.empty() ? 0 : line_height(name_look, scale_);
            height +=
                paragraph_height(measure, rule.meaning, text_width(width), meaning_look, scale_);
            height += scale_.font(between_rules);
        }
        return height + scale_.px(between_rules + closing_height + card_margin);
    }

    Rect button_area() const
    {
        const int height = scale_.px(closing_height);
        return Rect{left(), area_.bottom() - scale_.px(card_margin) - height,
                    text_width(area_.width), height};
    }

    Services& services_;
    std::function<void()> closed_;
    std::vector<RuleText> rules_;
    Scale scale_;
    Rect area_;
    ButtonPanel panel_;
};

} // namespace

std::unique_ptr<Scene>
make_rules_scene(Services& services, const std::string& layout, std::function<void()> closed)
{
    return std::make_unique<RulesScene>(services, layout, std::move(closed));
}

} // namespace game
