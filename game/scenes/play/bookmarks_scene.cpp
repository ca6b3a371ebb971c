#include "game/scenes/play/bookmarks_scene.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/base/plain_text.h"
#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/play/bookmark_tree.h"
#include "game/ui/commands.h"
#include "game/ui/key_names.h"
#include "game/ui/names.h"
#include "game/widgets/draw_text.h"
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
constexpr double row_height = 64;        // units; likewise below
constexpr double row_gap = 8;
constexpr double indent = 22;
constexpr double tool = 46;
constexpr double row_padding = 16; // of a row, at both sides
constexpr double name_line = 21;
constexpr TextLook detail_look{.size = 14};

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

    Transition handle(const Input& input) override;

private:
    struct Row {
        BranchOfTree branch;
        Rect card; // without the tools
    };

    std::optional<Command> own_command() const override { return Command::Bookmarks; }
    std::string title() const override { return tr("Bookmarks"); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    // Returns its bottom.
    int place_row(const BranchOfTree& branch, Rect line);
    void add_tools(const Bookmark& bookmark, Rect card);
    void draw_content(Canvas& canvas) const override;
    void draw_branch(Canvas& canvas, std::size_t row) const;
    void draw_row(Canvas& canvas, const Row& row) const;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    Transition go_back() override;

    bool can_set() const;
    Transition set_bookmark();
    void go_to(int number);
    void begin_naming(int number);
    void end_naming(bool keeps);
    void remove(int number);
    void restore(int number);
    std::optional<int> focused_bookmark() const;

    const engine::Bookmarks& bookmarks() const { return play_.session().bookmarks(); }
    const Bookmark& bookmark(int number) const { return *bookmarks().find(number); }
    bool is_shown(const Bookmark& bookmark) const;
    std::string detail(const Bookmark& bookmark) const;
    std::string told(const Assumption& assumption) const;

    BookmarksOfPlay play_;
    std::vector<Row> rows_;
    Rect sentence_;            // while there is none
    std::vector<int> removed_; // while this screen was open, in order
    std::optional<int> naming_;
    TextField field_{[](std::string_view character) { return engine::is_plain_text(character, 4); },
                     longest_name};
};

std::vector<KeyHint> BookmarksScene::hints() const
{
    if (naming_)
        return {{name_of(Key::Enter), tr("keep the name")}, {name_of(Key::Escape), tr("cancel")}};
    if (rows_.empty())
        return {{name_of(Key::Enter), tr("choose")},
                {name_of(Key::Escape), tr("back to the board")}};
    return {{"↑ ↓", tr("bookmark")},
            {name_of(Key::Enter), tr("go there")},
            {key_name(Key::F2, texts()), tr("name")},
            {name_of(Key::Delete), tr("delete")},
            {name_of(Key::Escape), tr("back to the board")}};
}

int BookmarksScene::place(Rect content)
{
    rows_.clear();
    sentence_ = {};
    const int width = std::min(content.width, px(760));
    int y = content.y;
    add(Button{.id = BookmarksButton::Set,
               .area = {content.x, y, std::min(width, tall(320)), tall(44)},
               .style = ButtonStyle::Quiet,
               .label = tr("Bookmark this position"),
               .key_hint = services_.hint_of(Command::Bookmark),
               .icon = Icon::Bookmark,
               .enabled = can_set(),
               .press = [this] {
                   go(set_bookmark());
               }});
    y += tall(44) + px(2 * row_gap);
    const auto shown = [this](const Bookmark& each) {
        return is_shown(each);
    };
    for (const BranchOfTree& branch : tree_of(bookmarks().all(), shown))
        y = place_row(branch, Rect{content.x, y, width, tall(row_height)}) + px(row_gap);
    if (!rows_.empty())
        return y;
    sentence_ = Rect{content.x, y, width, tall(66)};
    return sentence_.bottom();
}

int BookmarksScene::place_row(const BranchOfTree& branch, Rect line)
{
    const Bookmark& bookmark = this->bookmark(branch.number);
    const std::size_t number = bookmark.number;
    const int tools = 2 * px(tool + row_gap);
    const int left = line.x + std::min(branch.depth, deepest) * px(indent);
    Rect card{left, line.y, line.right() - tools - left, line.height};
    // A long detail takes more lines.
    const int detail_height = paragraph_height(
        measure(), detail(bookmark), card.width - 2 * px(row_padding), detail_look, scale_);
    card.height += std::max(0, detail_height - line_height(detail_look, scale_));
    rows_.push_back({branch, card});
    if (naming_ == bookmark.number) {
        add(Button{.id = {BookmarksButton::Field, number},
                   .area = card,
                   .style = ButtonStyle::Bare,
                   .draw = [this](Canvas& canvas, const Button& button, ButtonState state) {
                       field_.draw(canvas, button.area, {.placeholder = tr("Name of the bookmark")},
                                   state, scale_);
                   }});
    } else {
        add(Button{.id = {BookmarksButton::GoTo, number},
                   .area = card,
                   .style = ButtonStyle::Quiet,
                   .enabled = !bookmark.deleted,
                   .press = [this, row = rows_.back()] { go_to(row.branch.number); },
                   .draw =
                       [this, row = rows_.back()](Canvas& canvas, const Button&, ButtonState) {
                           draw_row(canvas, row);
                       }});
    }
    add_tools(bookmark, card);
    return card.bottom();
}

void BookmarksScene::add_tools(const Bookmark& bookmark, Rect card)
{
    const int number = bookmark.number;
    const Rect first{card.right() + px(row_gap), card.y, px(tool), card.height};
    const Rect second = first.moved(px(tool + row_gap), 0);
    if (bookmark.deleted) {
        add(Button{.id = ButtonId(BookmarksButton::Restore, number),
                   .area = around(first, second),
                   .style = ButtonStyle::Stacked,
                   .label = tr("Restore"),
                   .icon = Icon::Undo,
                   .press = [this, number] {
                       restore(number);
                   }});
        return;
    }
    const bool is_named = naming_ == number;
    add(Button{.id = ButtonId(BookmarksButton::Name, number),
               .area = first,
               .style = ButtonStyle::Square,
               .icon = is_named ? Icon::Check : Icon::Pencil,
               .press = [this, number, is_named] {
                   is_named ? end_naming(true) : begin_naming(number);
               }});
    add(Button{.id = ButtonId(BookmarksButton::Delete, number),
               .area = second,
               .style = ButtonStyle::Square,
               .icon = Icon::Trash,
               .press = [this, number] {
                   remove(number);
               }});
}

Transition BookmarksScene::handle(const Input& input)
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

std::optional<Transition> BookmarksScene::take_key(const KeyPressed& key)
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

std::optional<int> BookmarksScene::focused_bookmark() const
{
    const std::optional<ButtonId> id = panel_.focused();
    if (!id || *id == back_id() || id->is(BookmarksButton::Set))
        return std::nullopt;
    const int number = static_cast<int>(id->index);
    return bookmark(number).deleted ? std::nullopt : std::optional(number);
}

Transition BookmarksScene::go_back()
{
    play_.resume();
    return {Transition::Kind::Pop, {}};
}

bool BookmarksScene::can_set() const
{
    const Bookmark* last = bookmarks().last();
    return last == nullptr || last->board != play_.session().board();
}

Transition BookmarksScene::set_bookmark()
{
    play_.resume();
    play_.act(engine::SetBookmark{});
    return {Transition::Kind::Pop, {}};
}

void BookmarksScene::go_to(int number)
{
    play_.resume();
    play_.act(engine::GoToBookmark{number});
    go({Transition::Kind::Pop, {}});
}

void BookmarksScene::begin_naming(int number)
{
    naming_ = number;
    field_.set(bookmark(number).name);
    services_.host.enable_text_input(true);
    place_again();
    panel_.focus(ButtonId(BookmarksButton::Field, number));
}

void BookmarksScene::end_naming(bool keeps)
{
    const int number = *std::exchange(naming_, std::nullopt);
    services_.host.enable_text_input(false);
    if (keeps)
        play_.act(engine::NameBookmark{number, field_.text()});
    place_again();
    panel_.focus(ButtonId(BookmarksButton::GoTo, number));
}

// The row stays, so that it can be taken back.
void BookmarksScene::remove(int number)
{
    if (naming_)
        end_naming(true);
    play_.act(engine::DeleteBookmark{number});
    removed_.push_back(number);
    place_again();
    panel_.focus(ButtonId(BookmarksButton::Restore, number));
}

void BookmarksScene::restore(int number)
{
    play_.act(engine::RestoreBookmark{number});
    std::erase(removed_, number);
    place_again();
    panel_.focus(ButtonId(BookmarksButton::GoTo, number));
}

bool BookmarksScene::is_shown(const Bookmark& bookmark) const
{
    return !bookmark.deleted || std::ranges::find(removed_, bookmark.number) != removed_.end();
}

void BookmarksScene::draw_content(Canvas& canvas) const
{
    for (std::size_t row = 0; row < rows_.size(); ++row)
        draw_branch(canvas, row);
    if (!sentence_.empty())
        draw_paragraph(canvas,
                       tr("No bookmark yet. Set one before you try something out: you can return "
                          "to it at any time."),
                       sentence_, TextLook{.size = 15, .tint = Paint::Ink2}, scale_);
}

// A line from the row of the parent to this one.
void BookmarksScene::draw_branch(Canvas& canvas, std::size_t row) const
{
    const BranchOfTree& branch = rows_[row].branch;
    const auto parent = std::ranges::find_if(
        rows_, [&](const Row& each) { return each.branch.number == branch.parent; });
    if (parent == rows_.end())
        return;
    const Rect card = rows_[row].card;
    const int x = card.x - px(indent / 2);
    const int y = card.centre().y;
    const int width = std::max(1, px(1.5));
    canvas.fill(Rect{x, parent->card.bottom(), width, y - parent->card.bottom()}, Paint::Ink3);
    canvas.fill(Rect{x, y, card.x - x, width}, Paint::Ink3);
}

void BookmarksScene::draw_row(Canvas& canvas, const Row& row) const
{
    const Bookmark& bookmark = this->bookmark(row.branch.number);
    const Rect area = row.card;
    const int x = area.x + px(row_padding);
    const int right = area.right() - px(row_padding);
    const int line = scale_.font(name_line);
    const std::string detail = this->detail(bookmark);
    const int detail_height = paragraph_height(canvas, detail, right - x, detail_look, scale_);
    const int top = area.centre().y - (line + detail_height) / 2;
    const Tint ink = bookmark.deleted ? Paint::Ink3 : Paint::Ink;
    const std::string time = short_clock_text(bookmark.at);
    const TextLook time_look{.size = 14, .tint = Paint::Ink2, .align = Align::Right};
    const int corner = canvas.width_of(time, font_of(time_look, scale_));
    draw_text(canvas, time, Rect{right - corner, top, corner, line}, time_look, scale_);
    draw_text(canvas, bookmark_name(texts(), bookmark),
              Rect{x, top, right - corner - px(8) - x, line},
              TextLook{.size = 15, .weight = Weight::SemiBold, .tint = ink}, scale_);
    TextLook look = detail_look;
    look.tint = bookmark.deleted ? Paint::Ink3 : Paint::Ink2;
    draw_paragraph(canvas, detail, Rect{x, top + line, right - x, detail_height}, look, scale_);
}

// "on R4C5 = 7, tried R1C2 = 3, R1C2 = 4"
std::string BookmarksScene::detail(const Bookmark& bookmark) const
{
    if (bookmark.deleted)
        return tr("deleted");
    std::string text;
    if (bookmark.assumption)
        text = texts().tr(
            engine::Message{N_("assuming {digit}"), {{"digit", told(*bookmark.assumption)}}});
    std::string tried;
    for (const Assumption& each : bookmark.tried)
        tried += (tried.empty() ? "" : ", ") + told(each);
    if (!tried.empty())
        text += (text.empty() ? "" : "; ") +
                texts().tr(engine::Message{N_("tried here: {digits}"), {{"digits", tried}}});
    return text.empty() ? tr("nothing tried yet") : text;
}

std::string BookmarksScene::told(const Assumption& assumption) const
{
    const engine::Grid& grid = play_.session().grid();
    return engine::cell_name(texts(), grid, assumption.cell) + " = " +
           engine::symbol_name(texts(), grid, assumption.digit);
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

} // namespace game
