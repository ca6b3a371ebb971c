#include "game/scenes/arcade/arcade_scene.h"

#include <algorithm>
#include <utility>

#include "game/ui/commands.h"
#include "game/widgets/button_background.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/screen_frame.h"

namespace game {
namespace {

enum class ArcadePauseButton { Resume, End };

constexpr TextLook paused_look{.size = 28, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook paused_text_look{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr double pause_width = 380;
constexpr double pause_padding = 28;

class ArcadePauseScene : public Scene {
public:
    ArcadePauseScene(Services& services, ArcadePause pause)
        : services_(services), pause_(std::move(pause))
    {
        panel_.when_pressed(sound_of_button(services_));
        panel_.focus(ArcadePauseButton::Resume);
        services_.sound.play(sounds::pause());
    }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        scale_ = menu_scale(window, services_.settings);
        const int pad = scale_.px(pause_padding);
        const int width = std::min(scale_.tall(pause_width), window.width - scale_.px(24));
        const int inner = width - 2 * pad;
        const int title = line_height(paused_look, scale_);
        const int text = paragraph_height(measure, sentence(), inner, paused_text_look, scale_);
        const int resume = scale_.tall(56);
        const int end = scale_.tall(48);
        const int gap = scale_.px(14);
        const int height = 2 * pad + title + text + resume + end + 3 * gap;
        const Rect board = pause_.board();
        const bool is_over_board = board.width >= width && board.height >= height;
        const Point middle =
            is_over_board ? board.centre() : Point{window.width / 2, window.height / 2};
        area_ = Rect{std::clamp(middle.x - width / 2, 0, std::max(0, window.width - width)),
                     std::clamp(middle.y - height / 2, 0, std::max(0, window.height - height)),
                     width, height};
        title_ = Rect{area_.x + pad, area_.y + pad, inner, title};
        text_ = Rect{title_.x, title_.bottom() + gap, inner, text};
        place_buttons(Rect{title_.x, text_.bottom() + gap, inner, resume},
                      Rect{title_.x, text_.bottom() + 2 * gap + resume, inner, end});
    }

    Transition handle(const Input& input) override
    {
        const auto* key = std::get_if<KeyPressed>(&input);
        const auto command =
            key != nullptr ? services_.settings.keys.command_for(*key) : std::nullopt;
        const bool resumes = command == Command::Back || command == Command::Pause;
        if (resumes && !key->repeated)
            panel_.press(ArcadePauseButton::Resume);
        else if (key == nullptr || !key->repeated)
            panel_.handle(input);
        return std::exchange(next_, {});
    }

    Transition update(engine::MonotonicTime) override { return {}; }
    bool is_overlay() const override { return true; }

    void draw(Canvas& canvas) const override
    {
        draw_dialog(canvas, area_, scale_);
        draw_text(canvas, services_.texts.tr("Paused"), title_, paused_look, scale_);
        draw_paragraph(canvas, sentence(), text_, paused_text_look, scale_);
        panel_.draw(canvas, scale_);
    }

private:
    std::string sentence() const
    {
        return services_.texts.tr("The clock of the run stands still and the board is covered.");
    }

    void place_buttons(Rect resume, Rect end)
    {
        panel_.set({Button{.id = ArcadePauseButton::Resume,
                           .area = resume,
                           .style = ButtonStyle::Primary,
                           .label = services_.texts.tr("Resume"),
                           .key_hint = services_.hint_of(Command::Pause),
                           .font_size = 18,
                           .press =
                               [this] {
                                   services_.sound.play(sounds::resume());
                                   pause_.resume();
                                   next_ = {Transition::Kind::Pop, {}};
                               }},
                    Button{.id = ArcadePauseButton::End,
                           .area = end,
                           .style = ButtonStyle::Quiet,
                           .label = services_.texts.tr("End this run"),
                           .icon = Icon::Exit,
                           .group = ArcadePauseButton::Resume,
                           .press = [this] {
                               pause_.end();
                               next_ = {Transition::Kind::Pop, {}};
                           }}});
    }

    Services& services_;
    ArcadePause pause_;
    Scale scale_;
    Rect area_;
    Rect title_;
    Rect text_;
    ButtonPanel panel_;
    Transition next_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_pause_scene(Services& services, ArcadePause pause)
{
    return std::make_unique<ArcadePauseScene>(services, std::move(pause));
}

} // namespace game
