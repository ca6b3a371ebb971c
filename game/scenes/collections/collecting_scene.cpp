// The scene shown while a text with many puzzles is read. It is left at once if the text is short;
// otherwise it shows how far the reading is, and can be cancelled.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "game/scenes/collections/collecting.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/pending.h"
#include "game/scenes/screens.h"
#include "game/scenes/work_progress.h"
#include "game/ui/names.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/game_card.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;

constexpr PlayTime is_shown_after{150}; // earlier, it would only flicker
constexpr PlayTime between_looks{8};
constexpr PlayTime between_frames{100};

enum class CollectingButton { Cancel };

class CollectingScene : public MenuScene {
public:
    CollectingScene(Services& services, CollectionText text)
        : MenuScene(services),
          name_(text.file),
          headline_(std::move(text.headline)),
          started_(services.host.now()),
          now_(started_)
    {
        reading_.begin(std::move(text.text));
        panel_.focus(CollectingButton::Cancel);
    }

    Transition update(MonotonicTime now) override
    {
        if (std::exchange(is_first_, false))
            reading_.wait(in_one_frame);
        now_ = now;
        if (auto found = reading_.take())
            return take(*std::move(found));
        if (auto known = looking_up_.take())
            return open(*known ? **known : collection_);
        return {};
    }

    std::optional<PlayTime> next_change() const override
    {
        return is_shown() ? between_frames : between_looks;
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
    std::string title() const override { return tr("Reading puzzles"); }
    std::vector<KeyHint> hints() const override { return {{name_of(Key::Escape), tr("cancel")}}; }
    int place(Rect content) override
    {
        text_ = Rect{content.x, content.y, std::min(content.width, px(560)), tall(24)};
        bar_ = Rect{text_.x, text_.bottom() + px(10), text_.width, px(8)};
        const Rect cancel{content.x, bar_.bottom() + px(20), std::min(content.width, tall(200)),
                          tall(48)};
        add(Button{.id = CollectingButton::Cancel,
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
        const WorkProgress progress{
            .passed = now_ - started_, .done = reading_.done(), .all = reading_.of()};
        const std::string text =
            texts().trn("{n} puzzle read", "{n} puzzles read", static_cast<long>(reading_.found()));
        draw_text(canvas, with_time(texts(), text, progress), text_, TextLook{.size = 15}, scale_);
        draw_bar(canvas, bar_, share_done(progress), Paint::Accent);
    }

    bool is_shown() const { return now_ - started_ >= is_shown_after; }

    Transition go_back() override
    {
        reading_.cancel();
        return {Transition::Kind::Pop, {}};
    }

    Transition take(CollectedText found)
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
        looking_up_ = Pending(services_.saves.load_collection(collection_->id));
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
            services_.saves.save_collection(collection);
        return Transition{Transition::Kind::Replace, [&services = services_, collection] {
                              return make_collection_scene(services, collection);
                          }};
    }

    std::string name_;
    Message headline_;
    TextReading reading_;
    std::shared_ptr<const engine::Collection> collection_;
    Pending<SaveService::LoadedCollection> looking_up_;
    MonotonicTime started_;
    MonotonicTime now_;
    bool is_first_ = true;
    Rect text_;
    Rect bar_;
};

} // namespace

std::unique_ptr<Scene> make_collecting_scene(Services& services, CollectionText text)
{
    return std::make_unique<CollectingScene>(services, std::move(text));
}

} // namespace game
