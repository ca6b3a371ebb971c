// A play that goes on from a moment of a replay. Nothing of it is saved, and it never becomes a
// record: it has save service, settings and book of its own.

#include <algorithm>
#include <optional>
#include <utility>

#include "game/scenes/play/play_scene.h"
#include "game/scenes/play/strip_above.h"
#include "game/scenes/screens.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/screen_frame.h"

namespace game {
namespace {

constexpr TextLook play_on_look{.size = 15, .weight = Weight::SemiBold};

enum class PlayOnButton { Leave };

Settings play_on_settings(Settings settings)
{
    settings.pause_on_focus_loss = false;
    return settings;
}

class PlayOnScene : public Scene {
public:
    PlayOnScene(Services& services, engine::SavedGame game)
        : services_(services),
          settings_(play_on_settings(services.settings)),
          records_(services.records),
          inner_(services.with(settings_, records_, unsaved_)),
          play_(inner_, std::move(game), ""),
          strip_(services)
    {
        play_.play().count_as(PlayKind::Practice);
        play_.stay_here();
    }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        window_ = window;
        measure_ = &measure;
        // The play has less height than the window, so its texts would become too small.
        settings_.text_size = std::max(100, services_.settings.text_size);
        scale_ = menu_scale(window, services_.settings);
        place_all();
    }

    Transition handle(const Input& input) override
    {
        if (strip_.panel().handle(input))
            return std::exchange(next_, Transition{});
        const auto* key = std::get_if<KeyPressed>(&input);
        const bool leaves = key != nullptr && !key->repeated && key->key == Key::Escape;
        if (leaves && !play_.has_card())
            return Transition{Transition::Kind::Pop, {}};
        const auto below = strip_.input_below(input);
        // Other screens would be those of this play, which ends with this one.
        if (below && play_.handle(*below).kind != Transition::Kind::Stay)
            play_.resume();
        look_whether_over();
        return {};
    }

    Transition update(engine::MonotonicTime now) override
    {
        if (play_.update(now).kind != Transition::Kind::Stay)
            play_.resume();
        look_whether_over();
        return {};
    }

    void move(engine::MonotonicTime now) override { play_.move(now); }
    bool is_moving() const override { return play_.is_moving(); }
    std::optional<engine::PlayTime> next_change() const override { return play_.next_change(); }
    bool is_busy() const override { return play_.is_busy(); }
    std::optional<engine::SavedGame> open_game() const override { return play_.open_game(); }

    void draw(Canvas& canvas) const override
    {
        strip_.draw(canvas, [this](Canvas& below) { play_.draw(below); });
    }

private:
    std::string text() const
    {
        return is_over_ ? services_.texts.tr("The practice is over. It is not a record.")
                        : services_.texts.tr("Practice: nothing of it is saved, and it is not a "
                                             "record.");
    }

    void look_whether_over()
    {
        if (std::exchange(is_over_, play_.game().session.is_over()) != is_over_)
            place_all();
    }

    void place_all()
    {
        strip_.place(strip(), window_, unit_of(scale_, *measure_));
        play_.lay_out(strip_.room_below(), *measure_);
    }

    Box strip()
    {
        using namespace box;
        const Button leave{.id = PlayOnButton::Leave,
                           .style = ButtonStyle::Quiet,
                           .label = services_.texts.tr("Leave"),
                           .key_hint = services_.hint_of({.key = Key::Escape}),
                           .press = [this] {
                               next_ = {Transition::Kind::Pop, {}};
                           }};
        const Box said = column({space().grow(), paragraph(text(), play_on_look), space().grow()});
        return row({said.size(0).grow().then(14),
                    button(leave).size(with_text(130)).across(with_text(44))})
            .padding(14, 8);
    }

    Services& services_;
    Settings settings_;
    engine::RecordBook records_;
    SaveService unsaved_;
    Services inner_;
    PlayScene play_;
    bool is_over_ = false;
    Size window_;
    const TextMeasure* measure_ = nullptr;
    Scale scale_;
    StripAbove strip_;
    Transition next_;
};

} // namespace

std::unique_ptr<Scene> make_play_on_scene(Services& services, engine::SavedGame game)
{
    return std::make_unique<PlayOnScene>(services, std::move(game));
}

} // namespace game
