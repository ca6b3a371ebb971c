#include "game/scenes/work/reading_scene.h"

#include <algorithm>
#include <utility>

#include "game/scenes/everywhere.h"
#include "game/scenes/work/background.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;

constexpr PlayTime is_shown_after{150}; // earlier, it would only flicker
constexpr PlayTime between_looks{8};
constexpr PlayTime between_frames{100};

enum class ReadingButton { Cancel };

} // namespace

ReadingScene::ReadingScene(Services& services)
    : MenuScene(services), started_(services.host.now()), now_(started_)
{
    panel_.focus(ReadingButton::Cancel);
}

Transition ReadingScene::update(MonotonicTime now)
{
    if (std::exchange(is_first_, false))
        wait(in_one_frame);
    now_ = now;
    return take();
}

std::optional<PlayTime> ReadingScene::next_change() const
{
    return is_shown() ? between_frames : between_looks;
}

void ReadingScene::draw(Canvas& canvas) const
{
    if (is_shown())
        MenuScene::draw(canvas);
}

// Help and settings return here; every other screen would end the reading without a word.
std::optional<Transition> ReadingScene::take_key(const KeyPressed& key)
{
    const std::optional<Command> command = services_.settings.keys.command_for(key);
    const bool returns = command == Command::Settings || command == Command::Help;
    if (command && !returns && screen_of(*command) != nullptr) {
        cancel();
        services_.host.show_notice({{N_("The reading was cancelled")},
                                    {N_("Another screen was opened before it was done. To read it "
                                        "after all, paste the text or open the file again.")}});
    }
    return std::nullopt;
}

std::vector<KeyHint> ReadingScene::hints() const
{
    return {{name_of(Key::Escape), tr("cancel")}};
}

int ReadingScene::place(Rect content)
{
    const Rect button{content.x, place_work(content), std::min(content.width, tall(200)), tall(48)};
    add(Button{.id = ReadingButton::Cancel,
               .area = button,
               .style = ButtonStyle::Quiet,
               .label = tr("Cancel"),
               .key_hint = name_of(Key::Escape),
               .press = [this] {
                   go(go_back());
               }});
    return button.bottom();
}

Transition ReadingScene::go_back()
{
    cancel();
    return {Transition::Kind::Pop, {}};
}

bool ReadingScene::is_shown() const
{
    return passed() >= is_shown_after;
}

} // namespace game
