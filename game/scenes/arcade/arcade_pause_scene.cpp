#include "game/scenes/arcade/arcade_scene.h"

#include <utility>

#include "game/scenes/dialog_scene.h"
#include "game/ui/commands.h"
#include "game/widgets/screen_frame.h"

namespace game {
namespace {

enum class ArcadePauseButton { Resume, End };

class ArcadePauseScene : public DialogScene {
public:
    ArcadePauseScene(Services& services, ArcadePause pause)
        : DialogScene(services), pause_(std::move(pause))
    {
        panel_.focus(ArcadePauseButton::Resume);
        services_.sound.play(sounds::pause());
    }

private:
    Rect covered() const override { return pause_.board(); }
    Length card_width() const override { return box::with_text(380); }
    Scale scale_of(Size window) const override { return menu_scale(window, services_.settings); }

    Box card() override
    {
        using namespace box;
        const TextLook heading{.size = 28, .weight = Weight::Bold, .face = Face::Numerals};
        const TextLook quiet{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
        return column({
                          text(tr("Paused"), heading),
                          paragraph(tr("The clock of the run stands still and the board is "
                                       "covered."),
                                    quiet),
                          button(resume()).size(with_text(56)),
                          button(end()).size(with_text(48)),
                      })
            .gaps(14)
            .padding(28, 28);
    }

    Button resume()
    {
        return {.id = ArcadePauseButton::Resume,
                .style = ButtonStyle::Primary,
                .label = tr("Resume"),
                .key_hint = services_.hint_of(Command::Pause),
                .font_size = 18,
                .press = [this] {
                    services_.sound.play(sounds::resume());
                    pause_.resume();
                    go({Transition::Kind::Pop, {}});
                }};
    }

    Button end()
    {
        return {.id = ArcadePauseButton::End,
                .style = ButtonStyle::Quiet,
                .label = tr("End this run"),
                .icon = Icon::Exit,
                .group = ArcadePauseButton::Resume,
                .press = [this] {
                    pause_.end();
                    go({Transition::Kind::Pop, {}});
                }};
    }

    bool take_key(const KeyPressed& key) override
    {
        if (key.repeated)
            return true;
        const auto command = services_.settings.keys.command_for(key);
        if (command != Command::Back && command != Command::Pause)
            return false;
        panel_.press(ArcadePauseButton::Resume);
        return true;
    }

    ArcadePause pause_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_pause_scene(Services& services, ArcadePause pause)
{
    return std::make_unique<ArcadePauseScene>(services, std::move(pause));
}

} // namespace game
