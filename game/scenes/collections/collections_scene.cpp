// The list of collections: open, rename, delete and bring back, paste a new one.

#include "game/scenes/screens.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/runs/days.h"
#include "game/scenes/waiting/pending.h"

namespace game {
namespace {

using engine::CollectionSummary;
using engine::Message;
using engine::N_;

enum class CollectionsButton { Open, Rename, Bin, BringBack };

class CollectionsScene : public MenuScene {
public:
    explicit CollectionsScene(Services& services) : MenuScene(services) {}

    // Reads the list again whenever a collection was closed, as it may be a new one.
    void lay_out(Size window, const TextMeasure& measure) override
    {
        const auto before = std::exchange(window_, window);
        if (!before || *before == window) {
            reading_ = Pending(services_.saves.ask(&SavedData::collections));
            take_list();
        }
        MenuScene::lay_out(window, measure);
    }
    Transition update(engine::MonotonicTime now) override;
    bool is_busy() const override { return reading_.is_waiting() || deleting_.is_waiting(); }

private:
    HelpTopic help_topic() const override { return HelpTopic::Collections; }
    std::string title() const override { return tr("Collections"); }
    std::vector<KeyHint> hints() const override;
    Box screen() override;
    Box row_of(std::size_t index);
    Box card_of(std::size_t index);
    Box bring_back_button();
    std::optional<Transition> take_key(const KeyPressed& key) override;
    std::optional<std::size_t> focused_collection() const;
    std::string sentence() const;
    std::string collection_name(std::size_t index) const
    {
        const std::string& name = list_.collections[index].name;
        return name.empty() ? tr("Pasted puzzles") : name;
    }

    bool take_list(); // returns whether it has arrived
    Transition open(std::size_t index) const;
    Transition rename(std::size_t index) const;
    void forget(std::size_t index);
    void take_deleted();
    void bring_back();
    void focus(std::size_t index);

    std::optional<Size> window_;
    Pending<engine::CollectionFiles::List> reading_;
    engine::CollectionFiles::List list_;
    Pending<LoadedCollection> deleting_;                // read before it is deleted
    std::shared_ptr<const engine::Collection> deleted_; // the last one, which can be brought back
};

bool CollectionsScene::take_list()
{
    auto list = reading_.take();
    if (!list)
        return false;
    list_ = *std::move(list);
    focus(focused_collection().value_or(0));
    return true;
}

void CollectionsScene::focus(std::size_t index)
{
    if (!list_.collections.empty())
        panel_.focus({CollectionsButton::Open, std::min(index, list_.collections.size() - 1)});
    else if (deleted_)
        panel_.focus(CollectionsButton::BringBack);
}

Transition CollectionsScene::update(engine::MonotonicTime)
{
    if (take_list())
        place_again();
    if (deleting_.is_waiting())
        take_deleted();
    return {};
}

std::vector<KeyHint> CollectionsScene::hints() const
{
    std::vector<KeyHint> hints;
    if (!list_.collections.empty())
        hints = {{"↑ ↓", tr("collection")},
                 {name_of(Key::Enter), tr("open")},
                 {key_name(Key::F2, texts()), tr("rename")},
                 {name_of(Key::Delete), tr("delete")}};
    hints.push_back({services_.hint_of(Command::PlayCopied), tr("paste puzzles")});
    hints.push_back({name_of(Key::Escape), tr("back")});
    return hints;
}

Box CollectionsScene::screen()
{
    using namespace box;
    std::vector<Box> all;
    all.push_back(list(engine::count_of(list_.collections),
                       {.row = with_text(76),
                        .gap = 10,
                        .kept = static_cast<int>(focused_collection().value_or(0))},
                       [this](int index) { return row_of(static_cast<std::size_t>(index)); }));
    all.push_back(bring_back_button().to(Side::Start).then(12).when(deleted_ != nullptr));
    for (const Message& failure : list_.failures)
        all.push_back(paragraph(texts().tr(failure), {.size = 15, .tint = Paint::Error}).then(10));
    all.push_back(paragraph(sentence(), {.size = 15, .tint = Paint::Ink2}));
    return column(all).at_most(760);
}

// A card and, beside it, a pencil and a bin.
Box CollectionsScene::row_of(std::size_t index)
{
    using namespace box;
    const std::string name = collection_name(index);
    const auto open_it = [this, index] {
        go(open(index));
    };
    const auto rename_it = [this, index] {
        go(rename(index));
    };
    const auto forget_it = [this, index] {
        forget(index);
    };
    const ButtonId id(CollectionsButton::Open, index);
    return row({
                   button({.id = id, .spoken = name, .press = open_it}, card_of(index))
                       .size(0)
                       .grow(),
                   square({CollectionsButton::Rename, index}, id, Icon::Pencil,
                          tr("rename") + ", " + name, rename_it)
                       .size(48),
                   square({CollectionsButton::Bin, index}, id, Icon::Trash,
                          tr("delete") + ", " + name, forget_it)
                       .size(48),
               })
        .gaps(8);
}

Box CollectionsScene::card_of(std::size_t index)
{
    using namespace box;
    const CollectionSummary& collection = list_.collections[index];
    const std::string count =
        texts().trn("{n} puzzle", "{n} puzzles", static_cast<long>(collection.puzzles));
    return column({
                      space().grow(),
                      text(collection_name(index), {.size = 15, .weight = Weight::SemiBold}),
                      text(count + " · " + when_text(services_, collection.added),
                           {.size = 13, .tint = Paint::Ink2}),
                      space().grow(),
                  })
        .padding(16, 0);
}

Box CollectionsScene::bring_back_button()
{
    return box::button({.id = CollectionsButton::BringBack,
                        .label = tr("Bring the deleted collection back"),
                        .key_hint = services_.hint_of(Command::Undo),
                        .icon = Icon::Undo},
                       [this] { bring_back(); });
}

std::optional<std::size_t> CollectionsScene::focused_collection() const
{
    const std::optional<ButtonId> id = panel_.focused();
    const bool is_one = id && (id->is(CollectionsButton::Open) || id->is(CollectionsButton::Bin) ||
                               id->is(CollectionsButton::Rename));
    return is_one ? std::optional(id->index) : std::nullopt;
}

std::optional<Transition> CollectionsScene::take_key(const KeyPressed& key)
{
    const auto command = services_.settings.keys.command_for(key);
    if (command == Command::PlayCopied)
        return start_copied(services_, services_.host.clipboard());
    if (command == Command::Undo && deleted_) {
        bring_back();
        return Transition{};
    }
    if (key.key == Key::F2 && focused_collection())
        return rename(*focused_collection());
    if (key.key == Key::Delete && focused_collection()) {
        forget(*focused_collection());
        return Transition{};
    }
    return std::nullopt;
}

Transition CollectionsScene::open(std::size_t index) const
{
    return push([&services = services_, id = list_.collections[index].id] {
        return make_collection_scene(services, id);
    });
}

Transition CollectionsScene::rename(std::size_t index) const
{
    return push([&services = services_, collection = list_.collections[index]] {
        return make_collection_name_scene(services, collection);
    });
}

// It is read first, so that it can be brought back.
void CollectionsScene::forget(std::size_t index)
{
    if (deleting_.is_waiting())
        return;
    deleting_ =
        Pending(services_.saves.ask(&SavedData::load_collection, list_.collections[index].id));
    take_deleted();
}

void CollectionsScene::take_deleted()
{
    const auto loaded = deleting_.take();
    if (!loaded)
        return;
    if (!*loaded) {
        services_.host.show_notice({{N_("This collection was not deleted")}, loaded->why()});
        return;
    }
    deleted_ = **loaded;
    services_.saves.write(deleting_collection(deleted_->id));
    const auto found = std::ranges::find(list_.collections, deleted_->id, &CollectionSummary::id);
    const auto index = static_cast<std::size_t>(found - list_.collections.begin());
    if (found != list_.collections.end())
        list_.collections.erase(found);
    place_again();
    focus(index);
}

void CollectionsScene::bring_back()
{
    services_.saves.write(saving(deleted_));
    list_.collections.insert(list_.collections.begin(), engine::summary_of(*deleted_));
    deleted_.reset();
    place_again();
    focus(0);
}

std::string CollectionsScene::sentence() const
{
    if (is_busy())
        return tr(waiting_for_disk);
    return tr("A file or a text with several puzzles becomes a collection: drop the file on the "
              "window, start the game with it, or copy the text and paste it here.");
}

} // namespace

std::unique_ptr<Scene> make_collections_scene(Services& services)
{
    return std::make_unique<CollectionsScene>(services);
}

} // namespace game
