// The list of collections: open, rename, delete and bring back, paste a new one.

#include "game/scenes/screens.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "game/scenes/menu_scene.h"
#include "game/scenes/runs/when_text.h"
#include "game/scenes/work/pending.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::CollectionSummary;
using engine::Message;
using engine::N_;

// A collection has a card and, beside it, a pencil and a bin.
enum class CollectionsButton { Open, Rename, Bin, BringBack };

constexpr TextLook list_text_look{.size = 15, .tint = Paint::Ink2};

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
    std::string title() const override { return tr("Collections"); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    void place_collection(std::size_t index, Rect row);
    int place_deletion(Rect line);
    void draw_content(Canvas& canvas) const override;
    void draw_collection(Canvas& canvas, Rect area, std::size_t index) const;
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
    std::vector<Rect> places_;                          // of the sentences
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

int CollectionsScene::place(Rect content)
{
    Rect line{content.x, content.y, std::min(content.width, px(760)), tall(76)};
    for (std::size_t index = 0; index < list_.collections.size(); ++index) {
        place_collection(index, line);
        line = line.moved(0, line.height + px(10));
    }
    line.height = tall(44);
    if (deleted_)
        line.y = place_deletion(line);
    places_.clear();
    for (std::size_t failure = 0; failure < list_.failures.size(); ++failure) {
        line.height = paragraph_height(measure(), texts().tr(list_.failures[failure]), line.width,
                                       list_text_look, scale_);
        places_.push_back(line);
        line = line.moved(0, line.height + px(10));
    }
    line.height = paragraph_height(measure(), sentence(), line.width, list_text_look, scale_);
    places_.push_back(line);
    return line.bottom();
}

void CollectionsScene::place_collection(std::size_t index, Rect row)
{
    const int bin = px(48);
    add(Button{.id = {CollectionsButton::Open, index},
               .area = {row.x, row.y, row.width - 2 * (bin + px(8)), row.height},
               .style = ButtonStyle::Quiet,
               .spoken = collection_name(index),
               .press = [this, index] { go(open(index)); },
               .draw =
                   [this, index](Canvas& canvas, const Button& button, ButtonState) {
                       draw_collection(canvas, button.area, index);
                   }});
    add(Button{.id = {CollectionsButton::Rename, index},
               .area = {row.right() - 2 * bin - px(8), row.y, bin, row.height},
               .style = ButtonStyle::Square,
               .spoken = tr("rename") + ", " + collection_name(index),
               .icon = Icon::Pencil,
               .group = CollectionsButton::Open,
               .press = [this, index] {
                   go(rename(index));
               }});
    add(Button{.id = {CollectionsButton::Bin, index},
               .area = {row.right() - bin, row.y, bin, row.height},
               .style = ButtonStyle::Square,
               .spoken = tr("delete") + ", " + collection_name(index),
               .icon = Icon::Trash,
               .group = CollectionsButton::Open,
               .press = [this, index] {
                   forget(index);
               }});
}

int CollectionsScene::place_deletion(Rect line)
{
    Button button{.id = CollectionsButton::BringBack,
                  .style = ButtonStyle::Quiet,
                  .label = tr("Bring the deleted collection back"),
                  .key_hint = services_.hint_of(Command::Undo),
                  .icon = Icon::Undo,
                  .press = [this] {
                      bring_back();
                  }};
    line.width = std::min(line.width, quiet_width(measure(), button, scale_) + px(8));
    button.area = line;
    add(std::move(button));
    return line.bottom() + px(12);
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
    return Transition{Transition::Kind::Push,
                      [&services = services_, id = list_.collections[index].id] {
                          return make_collection_scene(services, id);
                      }};
}

Transition CollectionsScene::rename(std::size_t index) const
{
    return Transition{Transition::Kind::Push,
                      [&services = services_, collection = list_.collections[index]] {
                          return make_collection_name_scene(services, collection);
                      }};
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

void CollectionsScene::draw_content(Canvas& canvas) const
{
    for (std::size_t place = 0; place < places_.size(); ++place) {
        const bool is_failure = place < list_.failures.size();
        TextLook look = list_text_look;
        look.tint = is_failure ? Paint::Error : Paint::Ink2;
        draw_paragraph(canvas, is_failure ? texts().tr(list_.failures[place]) : sentence(),
                       places_[place], look, scale_);
    }
}

void CollectionsScene::draw_collection(Canvas& canvas, Rect area, std::size_t index) const
{
    const CollectionSummary& collection = list_.collections[index];
    const int line = scale_.font(22);
    const Rect first{area.x + px(16), area.centre().y - line, area.width - px(32), line};
    draw_text(canvas, collection_name(index), first,
              TextLook{.size = 15, .weight = Weight::SemiBold}, scale_);
    const TextLook quiet{.size = 13, .tint = Paint::Ink2};
    draw_text(canvas,
              texts().trn("{n} puzzle", "{n} puzzles", static_cast<long>(collection.puzzles)) +
                  " · " + when_text(services_, collection.added),
              first.moved(0, line), quiet, scale_);
}

} // namespace

std::unique_ptr<Scene> make_collections_scene(Services& services)
{
    return std::make_unique<CollectionsScene>(services);
}

} // namespace game
