#include "game/scenes/play/bookmarks_scene.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/plain_text.h"
#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"
#include "game/scenes/menu_scene.h"
#include "game/ui/commands.h"
#include "game/ui/key_names.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/branch_line.h"
#include "game/widgets/text_field.h"

namespace game {
namespace {

using engine::Assumption;
using engine::Bookmark;
using engine::N_;

// The index is the number of the bookmark.
enum class BookmarksButton { Set, GoTo, Name, Delete, Restore, Field };

constexpr std::size_t longest_name = 24; // characters
constexpr int deepest = 5;               // deeper branches are drawn at this depth
constexpr double indent = 22;            // units; likewise below
constexpr double tool = 46;
constexpr double row_gap = 8;
constexpr TextLook name_look{.size = 15, .weight = Weight::SemiBold};
constexpr TextLook detail_look{.size = 14, .tint = Paint::Ink2};

class BookmarksScene : public MenuScene {
public:
    BookmarksScene(Services& services, BookmarksOfPlay play)
        : MenuScene(services), play_(std::move(play))
    {
        if (const Bookmark* last = bookmarks().last())
            panel_.focus(ButtonId(BookmarksButton::GoTo, last->number));
        else
            panel_.focus(BookmarksButton::Set);
    }
    ~BookmarksScene() override { services_.host.enable_text_input(false); }

    Transition handle(const Input& input) override
    {
        if (!naming_)
            return MenuScene::handle(input);
        const bool is_open = panel_.focused() == ButtonId(BookmarksButton::Field, *naming_);
        if (is_open && field_.handle(input)) {
            place_again();
            return {};
        }
        const Transition transition = MenuScene::handle(input);
        // Whatever else is pressed keeps the name.
        if (naming_ && is_open && std::holds_alternative<PointerPressed>(input) &&
            panel_.focused() != ButtonId(BookmarksButton::Field, *naming_))
            end_naming(true);
        return transition;
    }

private:
    std::optional<Command> own_command() const override { return Command::Bookmarks; }
    HelpTopic help_topic() const override { return HelpTopic::Bookmarks; }
    std::string title() const override { return tr("Bookmarks"); }

    std::vector<KeyHint> hints() const override
    {
        if (naming_)
            return {{name_of(Key::Enter), tr("keep the name")},
                    {name_of(Key::Escape), tr("cancel")}};
        if (rows_.empty())
            return {{name_of(Key::Enter), tr("choose")},
                    {name_of(Key::Escape), tr("back to the board")}};
        return {{"↑ ↓", tr("bookmark")},
                {name_of(Key::Enter), tr("go there")},
                {key_name(Key::F2, texts()), tr("name")},
                {name_of(Key::Delete), tr("delete")},
                {name_of(Key::Escape), tr("back to the board")}};
    }

    Box screen() override
    {
        using namespace box;
        rows_ = tree_of(bookmarks().all(), [this](const Bookmark& each) { return is_shown(each); });
        cards_.assign(rows_.size(), {});
        std::vector<Box> rows;
        for (std::size_t place = 0; place < rows_.size(); ++place)
            rows.push_back(row_of(rows_[place], cards_[place]).then(row_gap));
        if (rows_.empty())
            rows.push_back(
                paragraph(tr("No bookmark yet. Set one before you try something out: you "
                             "can return to it at any time."),
                          TextLook{.size = 15, .tint = Paint::Ink2}));
        const Box set = button({.id = BookmarksButton::Set,
                                .style = ButtonStyle::Quiet,
                                .label = tr("Bookmark this position"),
                                .key_hint = services_.hint_of(Command::Bookmark),
                                .icon = Icon::Bookmark,
                                .enabled = can_set(),
                                .press = [this] {
                                    go(set_bookmark());
                                }});
        const auto draw = [this](Canvas& canvas, Rect, Scale) {
            draw_branches(canvas);
        };
        return column({set.at_most(with_text(320)).then(2 * row_gap),
                       column(rows).showing({.draw = draw})})
            .at_most(760);
    }

    // The text field while it is named.
    Box row_of(const BranchOfTree& branch, Rect& card)
    {
        using namespace box;
        const Bookmark& bookmark = this->bookmark(branch.number);
        const std::size_t number = bookmark.number;
        Box whole = space();
        if (naming_ == bookmark.number)
            whole =
                button({.id = {BookmarksButton::Field, number},
                        .style = ButtonStyle::Bare,
                        .draw = [this](Canvas& canvas, const Button& button, ButtonState state) {
                            field_.draw(canvas, button.area,
                                        {.placeholder = tr("Name of the bookmark")}, state, scale_);
                        }});
        else
            whole = button({.id = {BookmarksButton::GoTo, number},
                            .style = ButtonStyle::Quiet,
                            .enabled = !bookmark.deleted,
                            .press =
                                [this, number = branch.number] {
                                    go_to(number);
                                }},
                           card_of(bookmark));
        return row({space(std::min(branch.depth, deepest) * indent),
                    whole.into(card).size(0).grow().then(row_gap), tools_of(bookmark)})
            .at_least(with_text(64));
    }

    Box card_of(const Bookmark& bookmark)
    {
        using namespace box;
        TextLook name = name_look;
        TextLook detail = detail_look;
        if (bookmark.deleted)
            name.tint = detail.tint = Paint::Ink3;
        return column(
                   {space().grow(),
                    row({text(bookmark_name(texts(), bookmark), name).size(0).grow().then(row_gap),
                         text(short_clock_text(bookmark.at), detail_look)}),
                    paragraph(this->detail(bookmark), detail), space().grow()})
            .padding(16, 12);
    }

    Box tools_of(const Bookmark& bookmark)
    {
        using namespace box;
        const int number = bookmark.number;
        if (bookmark.deleted)
            return button({.id = ButtonId(BookmarksButton::Restore, number),
                           .style = ButtonStyle::Stacked,
                           .label = tr("Restore"),
                           .icon = Icon::Undo,
                           .press =
                               [this, number] {
                                   restore(number);
                               }})
                .size(2 * tool + row_gap);
        const bool is_named = naming_ == number;
        const auto name = [this, number, is_named] {
            is_named ? end_naming(true) : begin_naming(number);
        };
        const auto remove = [this, number] {
            this->remove(number);
        };
        const std::size_t index = bookmark.number;
        return evenly({square({BookmarksButton::Name, index}, BookmarksButton::Name,
                              is_named ? Icon::Check : Icon::Pencil, "", name),
                       square({BookmarksButton::Delete, index}, BookmarksButton::Delete,
                              Icon::Trash, "", remove)},
                      row_gap)
            .size(2 * tool + row_gap);
    }

    void draw_branches(Canvas& canvas) const
    {
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            const auto parent =
                std::ranges::find(rows_, rows_[row].parent, &BranchOfTree::number) - rows_.begin();
            if (parent < engine::count_of(rows_))
                draw_branch_line(canvas, cards_[parent], cards_[row], scale_);
        }
    }

    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        const std::optional<Command> command = services_.settings.keys.command_for(key);
        if (naming_) {
            if (key.key == Key::Enter || key.key == Key::Escape) {
                end_naming(key.key == Key::Enter);
                return Transition{};
            }
            return std::nullopt;
        }
        if (command == Command::Undo && !removed_.empty()) {
            restore(removed_.back());
            return Transition{};
        }
        if (command == Command::Bookmark && !key.repeated)
            return can_set() ? set_bookmark() : Transition{};
        const auto focused = focused_bookmark();
        if (!focused || key.repeated)
            return std::nullopt;
        if (key.key == Key::F2)
            begin_naming(*focused);
        else if (key.key == Key::Delete)
            remove(*focused);
        else
            return std::nullopt;
        return Transition{};
    }

    Transition go_back() override
    {
        play_.resume();
        return {Transition::Kind::Pop, {}};
    }

    bool can_set() const
    {
        const Bookmark* last = bookmarks().last();
        return last == nullptr || last->board != play_.session().board();
    }

    Transition set_bookmark()
    {
        play_.resume();
        play_.act(engine::SetBookmark{});
        return {Transition::Kind::Pop, {}};
    }

    void go_to(int number)
    {
        play_.resume();
        play_.act(engine::GoToBookmark{number});
        go({Transition::Kind::Pop, {}});
    }

    void begin_naming(int number)
    {
        naming_ = number;
        field_.set(bookmark(number).name);
        services_.host.enable_text_input(true);
        place_again();
        panel_.focus(ButtonId(BookmarksButton::Field, number));
    }

    void end_naming(bool keeps)
    {
        const int number = *std::exchange(naming_, std::nullopt);
        services_.host.enable_text_input(false);
        if (keeps)
            play_.act(engine::NameBookmark{number, field_.text()});
        place_again();
        panel_.focus(ButtonId(BookmarksButton::GoTo, number));
    }

    // The row stays, so that it can be taken back.
    void remove(int number)
    {
        if (naming_)
            end_naming(true);
        play_.act(engine::DeleteBookmark{number});
        removed_.push_back(number);
        place_again();
        panel_.focus(ButtonId(BookmarksButton::Restore, number));
    }

    void restore(int number)
    {
        play_.act(engine::RestoreBookmark{number});
        std::erase(removed_, number);
        place_again();
        panel_.focus(ButtonId(BookmarksButton::GoTo, number));
    }

    std::optional<int> focused_bookmark() const
    {
        const std::optional<ButtonId> id = panel_.focused();
        if (!id || *id == back_id() || id->is(BookmarksButton::Set))
            return std::nullopt;
        const int number = static_cast<int>(id->index);
        return bookmark(number).deleted ? std::nullopt : std::optional(number);
    }

    const engine::Bookmarks& bookmarks() const { return play_.session().bookmarks(); }
    const Bookmark& bookmark(int number) const { return *bookmarks().find(number); }

    bool is_shown(const Bookmark& bookmark) const
    {
        return !bookmark.deleted || std::ranges::find(removed_, bookmark.number) != removed_.end();
    }

    // "on R4C5 = 7, tried R1C2 = 3, R1C2 = 4"
    std::string detail(const Bookmark& bookmark) const
    {
        if (bookmark.deleted)
            return tr("deleted");
        std::string text;
        if (bookmark.assumption)
            text = texts().tr(engine::Message{N_("assuming {digit}"),
                                              {{"digit", text_of(*bookmark.assumption)}}});
        std::string tried;
        for (const Assumption& each : bookmark.tried)
            tried += (tried.empty() ? "" : ", ") + text_of(each);
        if (!tried.empty())
            text += (text.empty() ? "" : "; ") +
                    texts().tr(engine::Message{N_("tried here: {digits}"), {{"digits", tried}}});
        return text.empty() ? tr("nothing tried yet") : text;
    }

    std::string text_of(const Assumption& assumption) const
    {
        const engine::Grid& grid = play_.session().grid();
        return engine::cell_name(texts(), grid, assumption.cell) + " = " +
               engine::symbol_name(texts(), grid, assumption.digit);
    }

    BookmarksOfPlay play_;
    std::vector<BranchOfTree> rows_;
    std::vector<Rect> cards_;  // of the rows, without their tools
    std::vector<int> removed_; // while this screen was open, in order
    std::optional<int> naming_;
    TextField field_{[](std::string_view character) { return engine::is_plain_text(character, 4); },
                     longest_name};
};

using Children = std::map<int, std::vector<int>>; // by the number of the parent

void add_branches(const Children& children, int parent, int depth, std::vector<BranchOfTree>& tree)
{
    const auto found = children.find(parent);
    if (found == children.end())
        return;
    for (int number : found->second) {
        tree.push_back({number, parent, depth});
        add_branches(children, number, depth + 1, tree);
    }
}
} // namespace

std::unique_ptr<Scene> make_bookmarks_scene(Services& services, BookmarksOfPlay play)
{
    return std::make_unique<BookmarksScene>(services, std::move(play));
}

std::string bookmark_name(const engine::Translations& texts, const Bookmark& bookmark)
{
    if (!bookmark.name.empty())
        return bookmark.name;
    return texts.tr(
        engine::Message{N_("Bookmark {number}"), {{"number", std::to_string(bookmark.number)}}});
}

std::vector<BranchOfTree> tree_of(const std::vector<engine::Bookmark>& bookmarks,
                                  const std::function<bool(const engine::Bookmark&)>& is_shown)
{
    // Parents come before their children, so the nearest one shown is known already.
    std::map<int, int> nearest = {{0, 0}}; // of each bookmark: itself or the nearest one above
    Children children;
    for (const engine::Bookmark& bookmark : bookmarks) {
        const auto above = nearest.find(bookmark.parent);
        const int parent = above == nearest.end() ? 0 : above->second;
        const bool shown = is_shown(bookmark);
        nearest[bookmark.number] = shown ? bookmark.number : parent;
        if (shown)
            children[parent].push_back(bookmark.number);
    }
    std::vector<BranchOfTree> tree;
    add_branches(children, 0, 0, tree);
    return tree;
}

} // namespace game
