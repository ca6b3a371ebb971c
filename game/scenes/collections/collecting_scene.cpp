// The scene shown while a text with many puzzles is read. It is left at once if the text is short;
// otherwise it shows how far the reading is, and can be cancelled.

#include <memory>
#include <string>
#include <utility>

#include "game/scenes/collections/collecting.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/pending.h"
#include "game/scenes/waiting/reading_scene.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;
using engine::PlayTime;

class CollectingScene : public ReadingScene {
public:
    CollectingScene(Services& services, ForeignText text)
        : ReadingScene(services), name_(text.file), headline_(std::move(text.headline))
    {
        reading_.begin(std::move(text.text));
    }

private:
    HelpTopic help_topic() const override { return HelpTopic::Collections; }
    std::string title() const override { return tr("Reading puzzles"); }
    void wait(PlayTime at_most) override { reading_.wait(at_most); }
    void cancel() override { reading_.cancel(); }
    Box work() override
    {
        const WorkProgress progress{
            .passed = passed(), .done = reading_.done(), .all = reading_.of()};
        const std::string text =
            texts().trn("{n} puzzle read", "{n} puzzles read", static_cast<long>(reading_.found()));
        return with_bar(text, progress);
    }

    Transition take() override
    {
        if (auto found = reading_.take())
            return use(*std::move(found));
        if (auto known = looking_up_.take())
            return open(*known ? **known : collection_);
        return {};
    }

    Transition use(CollectedText found)
    {
        if (found.readable == 0) {
            const bool has_reason = !found.puzzles.empty() && found.puzzles.front().fault;
            services_.host.show_notice({headline_, has_reason ? *found.puzzles.front().fault
                                                              : Message{N_("It is empty.")}});
            return {Transition::Kind::Pop, {}};
        }
        if (found.readable == 1) {
            const bool is_followed = found.puzzles.size() > 1;
            Transition play =
                start_play(services_, engine::FoundPuzzle{*std::move(found.first), is_followed});
            play.kind = Transition::Kind::Replace;
            return play;
        }
        if (found.is_cut)
            services_.host.show_notice({{N_("Not all puzzles were added")}, too_many()});
        collection_ = std::make_shared<const engine::Collection>(
            engine::Collection{.id = engine::id_of_puzzles(found.puzzles),
                               .name = engine::collected_name(name_),
                               .added = services_.host.date(),
                               .puzzles = std::move(found.puzzles)});
        looking_up_ = Pending(services_.saves.ask(&SavedData::load_collection, collection_->id));
        const auto known = looking_up_.take();
        return known ? open(*known ? **known : collection_) : Transition{};
    }

    static Message too_many()
    {
        return {N_("A collection holds {n} puzzles at most. These are the first; divide the file "
                   "to get the others."),
                {{"n", std::to_string(engine::most_collected)}}};
    }

    // One that is there already has its levels.
    Transition open(const std::shared_ptr<const engine::Collection>& collection)
    {
        if (collection == collection_)
            services_.saves.write(saving(collection));
        return replace([&services = services_, collection] {
            return make_collection_scene(services, collection);
        });
    }

    std::string name_;
    Message headline_;
    TextReading reading_;
    std::shared_ptr<const engine::Collection> collection_;
    Pending<LoadedCollection> looking_up_;
};

} // namespace

std::unique_ptr<Scene> make_collecting_scene(Services& services, ForeignText text)
{
    return std::make_unique<CollectingScene>(services, std::move(text));
}

} // namespace game
