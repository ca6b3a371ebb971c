// The scene shown while a pasted or dropped replay is read and its log done again. It is left at
// once if that is quick; otherwise it says so, and can be cancelled.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/store/replay.h"
#include "game/scenes/background.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/screens.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;
using engine::ReplayFault;

constexpr PlayTime reading_shows{150}; // earlier, it would only flicker
constexpr PlayTime between_looks_at_reading{8};
constexpr PlayTime between_frames_of_reading{100};

enum class ReadingReplayButton { Cancel };

struct FaultTexts {
    const char* headline;
    const char* advice; // after the sentence that says what is wrong, and where
};

FaultTexts texts_of_fault(ReplayFault fault)
{
    switch (fault) {
    case ReplayFault::Absent:
    case ReplayFault::Damaged:
        return {N_("The replay is damaged"),
                N_("Copy it again, all of it: from its first line to the closing bracket.")};
    case ReplayFault::Newer:
        return {N_("The replay is of a newer version"), N_("Update the game to watch it.")};
    case ReplayFault::Invalid:
        break;
    }
    return {N_("The replay is not valid"),
            N_("It was changed after it was written. Ask for it again where it comes from.")};
}

struct ReadReplay {
    engine::Result<engine::Replay> replay;
    ReplayFault fault = ReplayFault::Invalid; // if it failed
};

ReadReplay read_replay(const std::string& text, const engine::Cancel& cancel)
{
    ReadReplay read{engine::replay_from(text, cancel)};
    if (!read.replay)
        read.fault = engine::fault_of(text);
    return read;
}

class ReadingReplayScene : public MenuScene {
public:
    ReadingReplayScene(Services& services, std::string text)
        : MenuScene(services), started_(services.host.now()), now_(started_)
    {
        reading_.ask([text = std::move(text)](const engine::Cancel& cancel) {
            return read_replay(text, cancel);
        });
        panel_.focus(ReadingReplayButton::Cancel);
    }

    Transition update(MonotonicTime now) override
    {
        if (std::exchange(is_first_, false))
            reading_.wait(in_one_frame);
        now_ = now;
        auto read = reading_.take();
        return read ? show(*std::move(read)) : Transition{};
    }

    std::optional<PlayTime> next_change() const override
    {
        return is_shown() ? between_frames_of_reading : between_looks_at_reading;
    }
    bool is_overlay() const override { return !is_shown(); }
    bool is_busy() const override { return true; }
    bool opens_puzzles() const override { return false; }
    void draw(Canvas& canvas) const override
    {
        if (is_shown())
            MenuScene::draw(canvas);
    }

private:
    std::string title() const override { return tr("Reading a replay"); }
    std::vector<KeyHint> hints() const override { return {{name_of(Key::Escape), tr("cancel")}}; }
    int place(Rect content) override
    {
        text_ = Rect{content.x, content.y, std::min(content.width, px(560)), tall(48)};
        const Rect cancel{content.x, text_.bottom() + px(12), std::min(content.width, tall(200)),
                          tall(48)};
        add(Button{.id = ReadingReplayButton::Cancel,
                   .area = cancel,
                   .style = ButtonStyle::Quiet,
                   .label = tr("Cancel"),
                   .key_hint = name_of(Key::Escape),
                   .press = [this] {
                       go(go_back());
                   }});
        return cancel.bottom();
    }

    void draw_content(Canvas& canvas) const override
    {
        draw_paragraph(canvas,
                       tr("Its actions are done again, one by one, to see what they prove."), text_,
                       TextLook{.size = 15}, scale_);
    }

    bool is_shown() const { return now_ - started_ >= reading_shows; }

    Transition go_back() override
    {
        reading_.cancel();
        return {Transition::Kind::Pop, {}};
    }

    Transition show(ReadReplay read)
    {
        if (read.replay)
            return Transition{Transition::Kind::Replace,
                              [&services = services_, shown = *std::move(read.replay)] {
                                  return make_replay_scene(services, shown);
                              }};
        const FaultTexts fault = texts_of_fault(read.fault);
        services_.host.show_notice(
            {{fault.headline}, {texts().tr(read.replay.why()) + " " + tr(fault.advice)}});
        return {Transition::Kind::Pop, {}};
    }

    Background<ReadReplay> reading_;
    MonotonicTime started_;
    MonotonicTime now_;
    bool is_first_ = true;
    Rect text_;
};

} // namespace

std::unique_ptr<Scene> make_reading_replay_scene(Services& services, std::string text)
{
    return std::make_unique<ReadingReplayScene>(services, std::move(text));
}

} // namespace game
