// The scene shown while a file is read, and while a long text is looked into. It is left at once if
// that is quick; otherwise it shows how far it is, and can be cancelled.

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "game/scenes/new_game/opening.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/file_reading.h"
#include "game/scenes/waiting/reading_scene.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;
using engine::PlayTime;

constexpr std::size_t kilobytes_in_one = 1024; // megabyte

class OpeningScene : public ReadingScene {
public:
    OpeningScene(Services& services,
                 std::shared_ptr<FileReading> reading,
                 std::function<void(const std::string& text)> use)
        : ReadingScene(services), reading_(std::move(reading)), use_(std::move(use))
    {
    }
    OpeningScene(Services& services, ForeignText text) : ReadingScene(services)
    {
        look_into(std::move(text));
    }

private:
    HelpTopic help_topic() const override { return HelpTopic::Open; }
    std::string title() const override { return tr("Reading puzzles"); }
    void wait(PlayTime at_most) override
    {
        if (reading_)
            reading_->wait(at_most);
        else
            looking_.wait(at_most);
    }
    void cancel() override
    {
        if (reading_)
            reading_->cancel();
        looking_.cancel();
    }
    Box work() override
    {
        WorkProgress progress{.passed = passed()};
        if (reading_) {
            progress.done = reading_->done();
            progress.all = reading_->all();
        }
        return with_bar(what_is_done(progress), progress);
    }

    std::string what_is_done(const WorkProgress& progress) const
    {
        if (!reading_)
            return tr("Looking for puzzles in the text");
        if (progress.all == 0)
            return texts().tr(Message{N_("Reading {file}"), {{"file", reading_->name()}}});
        const auto in_megabytes = [](std::size_t kilobytes) {
            return std::to_string((kilobytes + kilobytes_in_one - 1) / kilobytes_in_one);
        };
        return texts().tr(Message{N_("Reading {file}: {done} of {all} MB"),
                                  {{"file", reading_->name()},
                                   {"done", in_megabytes(progress.done)},
                                   {"all", in_megabytes(progress.all)}}});
    }

    Transition take() override
    {
        if (reading_) {
            auto read = reading_->take();
            if (!read)
                return {};
            if (!*read) {
                services_.host.show_notice({{N_("Nothing was opened")}, read->why()});
                return {Transition::Kind::Pop, {}};
            }
            const std::string file = std::exchange(reading_, nullptr)->name();
            if (use_) {
                use_(**read);
                return {Transition::Kind::Pop, {}};
            }
            look_into({**std::move(read), file, headline_for(file)});
            looking_.wait(in_one_frame);
        }
        auto found = looking_.take();
        if (!found)
            return {};
        Transition opens =
            open_content(services_, *std::move(found), text_, Transition::Kind::Replace);
        if (opens.kind == Transition::Kind::Stay)
            opens.kind = Transition::Kind::Pop;
        return opens;
    }

    void look_into(ForeignText text)
    {
        text_ = std::make_shared<ForeignText>(std::move(text));
        looking_.ask([text = text_](const engine::Cancel&) { return content_of(text->text); });
    }

    std::shared_ptr<FileReading> reading_; // null once the text is there
    std::function<void(const std::string& text)> use_;
    std::shared_ptr<ForeignText> text_;
    Background<Content> looking_;
};

} // namespace

std::unique_ptr<Scene> make_opening_scene(Services& services, ForeignText text)
{
    return std::make_unique<OpeningScene>(services, std::move(text));
}

std::unique_ptr<Scene> make_reading_file_scene(Services& services,
                                               std::shared_ptr<FileReading> reading,
                                               std::function<void(const std::string& text)> use)
{
    return std::make_unique<OpeningScene>(services, std::move(reading), std::move(use));
}

} // namespace game
