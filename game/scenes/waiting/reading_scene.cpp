#include "game/scenes/waiting/reading_scene.h"

#include <utility>

#include "game/scenes/everywhere.h"
#include "game/scenes/waiting/background.h"

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
    if (is_shown())
        place_again();
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

Box ReadingScene::screen()
{
    using namespace box;
    const Box cancel = button(
        {.id = ReadingButton::Cancel, .label = tr("Cancel"), .key_hint = name_of(Key::Escape)},
        [this] { go(go_back()); });
    return column(
        {work().at_most(560).then(20), cancel.size(with_text(48)).at_most(with_text(200))});
}

Box ReadingScene::with_bar(const std::string& text, const WorkProgress& progress) const
{
    using namespace box;
    const std::string said = with_time(texts(), text, progress);
    return column(
        {paragraph(said, {.size = 15}).at_least(with_text(24)).then(10), bar_of(progress)});
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
