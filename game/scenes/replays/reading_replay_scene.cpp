// The scene shown while a pasted or dropped replay is read and its log done again. It is left at
// once if that is quick; otherwise it says so, and can be cancelled.

#include <memory>
#include <string>
#include <utility>

#include "engine/store/documents/replay.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/reading_scene.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;
using engine::PlayTime;
using engine::ReplayFault;

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

class ReadingReplayScene : public ReadingScene {
public:
    ReadingReplayScene(Services& services, std::string text) : ReadingScene(services)
    {
        reading_.ask([text = std::move(text)](const engine::Cancel& cancel) {
            return read_replay(text, cancel);
        });
    }

private:
    HelpTopic help_topic() const override { return HelpTopic::Replay; }
    std::string title() const override { return tr("Reading a replay"); }
    void wait(PlayTime at_most) override { reading_.wait(at_most); }
    void cancel() override { reading_.cancel(); }
    Box work() override
    {
        return box::paragraph(tr("Its actions are done again, one by one, to see what they prove."),
                              {.size = 15});
    }

    Transition take() override
    {
        auto read = reading_.take();
        return read ? show(*std::move(read)) : Transition{};
    }

    Transition show(ReadReplay read)
    {
        if (read.replay)
            return replace([&services = services_, shown = *std::move(read.replay)] {
                return make_replay_scene(services, shown);
            });
        const FaultTexts fault = texts_of_fault(read.fault);
        services_.host.show_notice(
            {{fault.headline}, {texts().tr(read.replay.why()) + " " + tr(fault.advice)}});
        return {Transition::Kind::Pop, {}};
    }

    Background<ReadReplay> reading_;
};

} // namespace

std::unique_ptr<Scene> make_reading_replay_scene(Services& services, std::string text)
{
    return std::make_unique<ReadingReplayScene>(services, std::move(text));
}

} // namespace game
