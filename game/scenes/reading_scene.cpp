#include "game/scenes/reading_scene.h"

#include <algorithm>
#include <utility>

#include "game/scenes/background.h"

namespace game {
namespace {

using engine::MonotonicTime;
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
