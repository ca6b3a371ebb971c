#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/count.h"
#include "engine/base/table.h"
#include "game/scenes/help/help_cards.h"
#include "game/scenes/help/help_pages.h"
#include "game/scenes/hints/technique_page.h"
#include "game/scenes/menu_scene.h"
#include "game/ui/commands.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::N_;

enum class HelpPage { Rules, Keys, Techniques, About };
constexpr std::array page_names = {N_("Rules"), N_("Keys"), N_("Techniques"), N_("About")};
constexpr int help_page_count = engine::count_of(page_names);
enum class HelpButton { Page, PageInHeader }; // the index is that of the page

constexpr TextLook heading_look{.size = 17, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook what_look{.size = 14, .weight = Weight::Regular};
constexpr int gesture_percent = 42; // of a row's width
constexpr TextLook gesture_look{.size = 14, .weight = Weight::SemiBold};
constexpr double help_padding = 24;

class HelpScene : public MenuScene {
public:
    explicit HelpScene(Services& services) : MenuScene(services) { panel_.focus(HelpButton::Page); }

    Transition handle(const Input& input) override;

private:
    struct Card {
        Rect area;
        std::size_t index; // in the lists of keys
    };

    std::optional<Command> own_command() const override { return Command::Help; }
    std::string title() const override { return tr("Help"); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    bool scroll_technique(int pixels);

    void open(std::size_t page);
    int place_keys(Rect content);
    int place_techniques(Rect content);
    void show_technique();
    int place_text(Rect content);
    int list_height(const HelpList& list) const;
    int row_width(const HelpRow& row) const;
    int widest_row() const;
    int row_height() const { return tall(32); }

    void draw_list(Canvas& canvas, const Card& card) const;
    int draw_keys(Canvas& canvas, const HelpRow& row, Point at) const;

    HelpPage page_ = HelpPage::Rules;
    std::optional<TechniquePage> techniques_; // created when first shown
    std::optional<HelpCards> text_;           // rules or the program
    std::vector<Card> cards_;
};

std::vector<KeyHint> HelpScene::hints() const
{
    std::vector<KeyHint> hints = {{"← →", tr("page")}};
    if (page_ == HelpPage::Techniques) {
        hints.push_back({"↑ ↓", tr("choose")});
        if (techniques_ && techniques_->has_more_text())
            hints.push_back({name_of(Key::PageUp) + " " + name_of(Key::PageDown), tr("scroll")});
    } else {
        hints.push_back({"↑ ↓", tr("scroll")});
    }
    hints.push_back({name_of(Key::Escape), tr("back")});
    return hints;
}

int HelpScene::place(Rect content)
{
    cards_.clear();
    std::vector<std::string> names;
    for (const char* name : page_names)
        names.push_back(tr(name));
    const int title = measure().width_of(this->title(), ScreenFrame::title_font(scale_));
    const int wanted = tall(440);
    const bool in_header = !frame_.is_narrow() && px(62 + 24) + title + wanted <= content.width;
    const Rect track = in_header ? frame_.header_right(wanted / scale_.unit)
                                 : Rect{content.x, content.y, content.width, tall(44)};
    add_segments({.first = in_header ? HelpButton::PageInHeader : HelpButton::Page,
                  .labels = names,
                  .chosen = engine::index_of(page_),
                  .choose =
                      [this](std::size_t page) {
                          open(page);
                      }},
                 track, in_header ? Scrolls::Never : Scrolls::WithContent);
    if (!in_header) {
        content.y += track.height + px(12);
        content.height -= track.height + px(12);
    }
    if (page_ == HelpPage::Keys)
        return place_keys(content);
    return page_ == HelpPage::Techniques ? place_techniques(content) : place_text(content);
}

int HelpScene::place_techniques(Rect content)
{
    if (!techniques_)
        techniques_.emplace(texts());
    const TechniquePage::Places places = TechniquePage::places(content, this->content(), scale_);
    const int bottom = techniques_->place(places, measure(), scale_);
    scrolling_part_ = places.list;
    for (Button button : techniques_->buttons()) {
        button.press = [this, press = button.press] {
            press();
            show_technique();
        };
        add(std::move(button));
    }
    return bottom;
}

int HelpScene::place_text(Rect content)
{
    // Made anew, as the language may have changed.
    text_.emplace(page_ == HelpPage::Rules ? rules_cards(texts()) : about_cards(services_));
    return text_->place(content, measure(), scale_);
}

int HelpScene::list_height(const HelpList& list) const
{
    return 2 * px(help_padding) + tall(30) + engine::count_of(list.rows) * row_height();
}

// Of what both parts of a row need.
int HelpScene::row_width(const HelpRow& row) const
{
    const auto width = [&](const char* text, const TextLook& look) {
        return measure().width_of(tr(text), font_of(look, scale_));
    };
    const int what = width(row.what, what_look);
    if (row.gesture != nullptr)
        return std::max((width(row.gesture, gesture_look) + px(6)) * 100 / gesture_percent,
                        what * 100 / (100 - gesture_percent)) +
               px(2);
    const std::string keys = keys_text(row, services_.settings.keys, texts());
    return key_hint_width(measure(), keys, scale_) + px(10) + what;
}

int HelpScene::widest_row() const
{
    int widest = 0;
    for (const HelpList& list : help_lists()) {
        for (const HelpRow& row : list.rows)
            widest = std::max(widest, row_width(row));
    }
    return widest;
}

// Fills as many columns as fit; each list goes below the shortest column so far.
int HelpScene::place_keys(Rect content)
{
    const std::vector<HelpList>& lists = help_lists();
    const int gap = px(16);
    const int least = widest_row() + 2 * px(help_padding);
    const int columns = std::clamp((content.width + gap) / (least + gap), 1, 4);
    const int width = (content.width - (columns - 1) * gap) / columns;
    std::vector<int> ends(columns, content.y);
    for (std::size_t index = 0; index < lists.size(); ++index) {
        const auto lowest = std::ranges::min_element(ends);
        const int column = static_cast<int>(lowest - ends.begin());
        const Rect area{content.x + column * (width + gap), *lowest, width,
                        list_height(lists[index])};
        cards_.push_back(Card{area, index});
        *lowest = area.bottom() + gap;
    }
    return std::ranges::max(ends) - gap;
}

// The wheel scrolls the text of a technique under the pointer, otherwise the page.
Transition HelpScene::handle(const Input& input)
{
    const auto* wheel = std::get_if<WheelTurned>(&input);
    const bool is_over_text =
        wheel != nullptr && page_ == HelpPage::Techniques && techniques_->has_text_at(wheel->at);
    if (is_over_text && scroll_technique(-wheel->steps * tall(60)))
        return {};
    return MenuScene::handle(input);
}

bool HelpScene::scroll_technique(int pixels)
{
    if (!techniques_->scroll_text(pixels))
        return false;
    place_again();
    return true;
}

std::optional<Transition> HelpScene::take_key(const KeyPressed& key)
{
    const bool turns = key.key == Key::PageUp || key.key == Key::PageDown;
    if (turns && page_ == HelpPage::Techniques && techniques_ &&
        scroll_technique(key.key == Key::PageDown ? tall(120) : -tall(120)))
        return Transition{};
    if (key.key == Key::Left || key.key == Key::Right) {
        const int step = key.key == Key::Right ? 1 : -1;
        open(std::clamp(static_cast<int>(page_) + step, 0, help_page_count - 1));
        return Transition{};
    }
    const bool up_or_down = key.key == Key::Up || key.key == Key::Down;
    if (up_or_down && page_ == HelpPage::Techniques && techniques_) {
        techniques_->choose(key.key == Key::Down ? 1 : -1);
        panel_.focus(techniques_->chosen_id());
        show_technique();
        return Transition{};
    }
    if (up_or_down) {
        scroll_by(key.key == Key::Down ? tall(60) : -tall(60));
        return Transition{};
    }
    return std::nullopt;
}

// Scrolls to its row in the list or, if it is above the list, to its entry.
void HelpScene::show_technique()
{
    if (techniques_->is_over_list())
        scroll_to_top();
    place_again();
    if (!techniques_->is_over_list())
        reveal_focus();
}

void HelpScene::open(std::size_t page)
{
    if (panel_.focused() == ButtonId(HelpButton::Page, engine::index_of(page_)))
        panel_.focus({HelpButton::Page, page});
    page_ = static_cast<HelpPage>(page);
    scroll_to_top();
    place_again();
}

void HelpScene::draw_content(Canvas& canvas) const
{
    if (page_ == HelpPage::Keys) {
        for (const Card& card : cards_)
            draw_list(canvas, card);
        return;
    }
    if (page_ == HelpPage::Techniques)
        return techniques_->draw(canvas);
    text_->draw(canvas);
}

void HelpScene::draw_list(Canvas& canvas, const Card& card) const
{
    const HelpList& list = help_lists()[card.index];
    draw_card(canvas, card.area, scale_);
    const Rect inner = card.area.inset(px(help_padding));
    draw_text(canvas, tr(list.heading), Rect{inner.x, inner.y, inner.width, tall(20)}, heading_look,
              scale_);
    Rect row{inner.x, inner.y + tall(30), inner.width, row_height()};
    for (const HelpRow& line : list.rows) {
        const int from = line.gesture != nullptr
                             ? row.x + row.width * gesture_percent / 100
                             : draw_keys(canvas, line, Point{row.x, row.centre().y}) + px(10);
        if (line.gesture != nullptr)
            draw_text(canvas, tr(line.gesture),
                      Rect{row.x, row.y, from - row.x - px(6), row.height}, gesture_look, scale_);
        draw_text(canvas, tr(line.what), Rect{from, row.y, row.right() - from, row.height},
                  what_look, scale_);
        row = row.moved(0, row.height);
    }
}

// Returns the x where the keys end.
int HelpScene::draw_keys(Canvas& canvas, const HelpRow& row, Point at) const
{
    const std::string keys = keys_text(row, services_.settings.keys, texts());
    return at.x + draw_key_hint(canvas, keys, at, Align::Left, scale_);
}

} // namespace

std::unique_ptr<Scene> make_help_scene(Services& services)
{
    return std::make_unique<HelpScene>(services);
}

} // namespace game
