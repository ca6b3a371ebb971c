#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/base/table.h"
#include "game/scenes/data_page.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/setting_rows.h"
#include "game/ui/commands.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/preview_card.h"
#include "game/widgets/theme_swatch.h"

namespace game {
namespace {

using engine::N_;

enum class Page { Game, Look, Sound, Language, Data };
constexpr int page_count = 5;

struct PageInfo {
    const char* name;
    Icon icon;
    std::vector<SettingRow> (*rows)(const Services& services);
};
constexpr std::array<PageInfo, page_count> pages = {{
    {N_("Game"), Icon::Grid, game_rows},
    {N_("Look"), Icon::Eye, look_rows},
    {N_("Sound"), Icon::Sound, sound_rows},
    {N_("Language"), Icon::Globe, language_rows},
    {N_("Data"), Icon::Save, nullptr},
}};

enum class SettingsButton { Page, Option }; // an option has its index and its row

class SettingsScene : public MenuScene {
public:
    explicit SettingsScene(Services& services) : MenuScene(services)
    {
        read_rows();
        focus_row(0);
    }

    bool is_busy() const override { return page_ == Page::Data && data_->is_reading(); }

private:
    struct RowPlace {
        Rect row;
        Rect label;
        Rect control;
    };

    std::optional<Command> own_command() const override { return Command::Settings; }
    std::string title() const override { return tr("Settings"); }
    std::vector<KeyHint> hints() const override;
    std::string remark() const override { return tr("Changes are saved as you make them"); }
    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    void read_rows();
    Rect place_pages(Rect content);
    int place_rows(Rect card);
    RowPlace place_row(const SettingRow& row, Rect free) const;
    void add_controls(std::size_t index);
    void add_themes(std::size_t row);
    Rect theme_card(const SettingRow& row, Rect control, std::size_t option) const;
    int widest_option(const SettingRow& row) const;
    int text_width(const std::string& text, const TextLook& look) const;

    void open(std::size_t page);
    void turn_page(int by);
    bool is_on_pages() const; // whether the focus is
    void walk(int by);
    void change(int by);
    void choose(std::size_t row, std::size_t choice);
    std::optional<std::size_t> focused_row() const;
    void focus_row(std::size_t row);

    void draw_row(Canvas& canvas, std::size_t index) const;
    void draw_theme(Canvas& canvas, const Button& card, ButtonState state) const;

    Page page_ = Page::Game;
    std::vector<SettingRow> rows_;
    std::vector<RowPlace> places_;
    Rect card_;
    std::optional<PreviewCard> preview_;
    bool shows_preview_ = false;
    std::optional<DataPage> data_;
};

constexpr TextLook label_look{.size = 15};
constexpr TextLook detail_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

void SettingsScene::read_rows()
{
    const auto rows_of = pages[engine::index_of(page_)].rows;
    rows_ = rows_of != nullptr ? rows_of(services_) : std::vector<SettingRow>();
    if (page_ == Page::Data)
        data_.emplace(services_);
}

std::vector<KeyHint> SettingsScene::hints() const
{
    std::vector<KeyHint> hints;
    if (!rows_.empty())
        hints = {{"↑ ↓", tr("row")}, {"← →", tr("change")}};
    hints.push_back({name_of(Key::PageUp) + " " + name_of(Key::PageDown), tr("page")});
    hints.push_back({name_of(Key::Escape), tr("back")});
    return hints;
}

int SettingsScene::text_width(const std::string& text, const TextLook& look) const
{
    return text.empty() ? 0 : measure().width_of(text, font_of(look, scale_));
}

int SettingsScene::place(Rect content)
{
    read_rows();
    Rect card = place_pages(content);
    const bool has_something_to_show = page_ == Page::Game || page_ == Page::Look;
    shows_preview_ = has_something_to_show && content.width >= tall(1100);
    if (shows_preview_)
        card.width = px(580);
    const int bottom = place_rows(card);
    card_ = Rect{card.x, card.y, card.width, std::max(card.height, bottom - card.y)};
    if (shows_preview_) {
        if (!preview_)
            preview_.emplace();
        const int x = card_.right() + px(28);
        preview_->place(Rect{x, card_.y, content.right() - x, card_.height}, scale_);
    }
    return std::max(bottom, content.y);
}

// The pages are on the left or, without enough room, at the top; returns what is left for the rows.
Rect SettingsScene::place_pages(Rect content)
{
    const auto chosen = engine::index_of(page_);
    if (frame_.is_narrow()) {
        std::vector<std::string> names;
        for (const PageInfo& page : pages)
            names.push_back(tr(page.name));
        const Rect track{content.x, content.y, content.width, tall(44)};
        add_segments({.first = SettingsButton::Page,
                      .track = track,
                      .labels = names,
                      .chosen = chosen,
                      .choose = [this](std::size_t index) {
                          open(index);
                      }});
        content.y += track.height + px(12);
        content.height -= track.height + px(12);
        return content;
    }
    const int width = tall(216);
    Rect area{content.x - px(12), content.y, width, tall(46)};
    for (std::size_t index = 0; index < pages.size(); ++index, area.y += tall(52)) {
        const PageInfo& page = pages[index];
        add(Button{.id = {SettingsButton::Page, index},
                   .area = area,
                   .style = ButtonStyle::Row,
                   .label = tr(page.name),
                   .icon = page.icon,
                   .chosen = index == chosen,
                   .press = [this, index] {
                       open(index);
                   }});
    }
    const int left = width + px(24);
    return Rect{content.x + left, content.y, content.width - left, content.height};
}

int SettingsScene::place_rows(Rect card)
{
    const int padding = px(frame_.is_narrow() ? 18 : 28);
    places_.clear();
    int y = card.y + px(14);
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const Rect free{card.x + padding, y, card.width - 2 * padding, 0};
        places_.push_back(place_row(rows_[index], free));
        add_controls(index);
        y = places_.back().row.bottom();
    }
    return y + px(14);
}

int SettingsScene::widest_option(const SettingRow& row) const
{
    int widest = 0;
    const TextLook look{.size = 14, .weight = Weight::SemiBold};
    for (const std::string& option : row.options)
        widest = std::max(widest, text_width(option, look));
    return widest + px(22);
}

// The control is at the right end of the row or, if the text needs the width, below it.
SettingsScene::RowPlace SettingsScene::place_row(const SettingRow& row, Rect free) const
{
    RowPlace place;
    const int height = tall(70);
    const int count = static_cast<int>(row.options.size());
    place.label = Rect{free.x, free.y, free.width, height};
    if (row.kind == SettingRow::Kind::Themes) {
        place.label.height = tall(48);
        place.control = Rect{free.x, place.label.bottom(), free.width, 0};
        place.control.height =
            theme_card(row, place.control, row.options.size() - 1).bottom() - place.control.y;
        place.row = Rect{free.x, free.y, free.width, place.control.bottom() + px(20) - free.y};
        return place;
    }
    const Size wanted =
        row.kind == SettingRow::Kind::Toggle
            ? Size{px(44), px(26)}
            : Size{std::min(free.width, count * widest_option(row) + px(8)), tall(40)};
    const int label =
        std::max(text_width(row.label, label_look), text_width(row.detail, detail_look));
    const int left = free.width - wanted.width - px(20);
    const bool beside = row.kind == SettingRow::Kind::Toggle || label <= left;
    if (beside) {
        place.label.width = left;
        place.control = Rect{free.right() - wanted.width, free.y + (height - wanted.height) / 2,
                             wanted.width, wanted.height};
    } else {
        place.label.height = tall(58);
        place.control = Rect{free.x, place.label.bottom(), free.width, wanted.height};
    }
    const int bottom = beside ? free.y + height : place.control.bottom() + px(12);
    place.row = Rect{free.x, free.y, free.width, bottom - free.y};
    return place;
}

void SettingsScene::add_controls(std::size_t index)
{
    const SettingRow& row = rows_[index];
    const Rect control = places_[index].control;
    const ButtonId first(SettingsButton::Option, 0, index);
    switch (row.kind) {
    case SettingRow::Kind::Segments:
        add_segments({.first = first,
                      .track = control,
                      .labels = row.options,
                      .chosen = row.chosen,
                      .choose = [this, index](std::size_t option) {
                          choose(index, option);
                      }});
        break;
    case SettingRow::Kind::Toggle:
        add(Button{.id = first,
                   .area = control,
                   .style = ButtonStyle::Toggle,
                   .chosen = row.chosen == 1u,
                   .press = [this, index] {
                       choose(index, rows_[index].chosen == 1u ? 0 : 1);
                   }});
        break;
    case SettingRow::Kind::Themes:
        add_themes(index);
        break;
    }
}

// Adds a card for each theme, in the theme's own colours.
void SettingsScene::add_themes(std::size_t row)
{
    for (std::size_t option = 0; option < rows_[row].options.size(); ++option) {
        add(Button{.id = {SettingsButton::Option, option, row},
                   .area = theme_card(rows_[row], places_[row].control, option),
                   .style = ButtonStyle::Bare,
                   .chosen = option == rows_[row].chosen,
                   .press = [this, row, option] { choose(row, option); },
                   .draw =
                       [this](Canvas& canvas, const Button& card, ButtonState state) {
                           draw_theme(canvas, card, state);
                       }});
    }
}

// The place of a theme's card: as many stand side by side as the width allows.
Rect SettingsScene::theme_card(const SettingRow& row, Rect control, std::size_t option) const
{
    const int gap = px(8);
    const int least = tall(96);
    const int columns =
        std::clamp((control.width + gap) / (least + gap), 1, static_cast<int>(row.options.size()));
    const int width = std::min(tall(120), (control.width - (columns - 1) * gap) / columns);
    const int height = px(100) + tall(34);
    const int index = static_cast<int>(option);
    return Rect{control.x + index % columns * (width + gap),
                control.y + index / columns * (height + gap), width, height};
}

std::optional<std::size_t> SettingsScene::focused_row() const
{
    const std::optional<ButtonId> id = panel_.focused();
    if (!id || !id->is(SettingsButton::Option) || id->row >= rows_.size())
        return std::nullopt;
    return id->row;
}

void SettingsScene::focus_row(std::size_t row)
{
    const bool toggle = rows_[row].kind == SettingRow::Kind::Toggle;
    panel_.focus({SettingsButton::Option, toggle ? 0 : rows_[row].chosen.value_or(0), row});
}

std::optional<Transition> SettingsScene::take_key(const KeyPressed& key)
{
    const bool on_rows = focused_row() || !panel_.focused();
    const bool down = key.key == Key::Down || key.key == Key::Right;
    const bool up = key.key == Key::Up || key.key == Key::Left;
    if (key.key == Key::PageUp || key.key == Key::PageDown) {
        turn_page(key.key == Key::PageUp ? -1 : 1);
        if (!rows_.empty())
            focus_row(0);
    } else if (is_on_pages() && (up || down)) {
        turn_page(up ? -1 : 1);
        panel_.focus({SettingsButton::Page, engine::index_of(page_)});
    } else if (on_rows && (key.key == Key::Up || key.key == Key::Down) && !rows_.empty())
        walk(key.key == Key::Up ? -1 : 1);
    else if (focused_row() && (key.key == Key::Left || key.key == Key::Right))
        change(key.key == Key::Left ? -1 : 1);
    else
        return std::nullopt;
    panel_.show_focus();
    reveal_focus();
    return Transition{};
}

void SettingsScene::open(std::size_t page)
{
    page_ = static_cast<Page>(page);
    scroll_to_top();
    place_again();
}

void SettingsScene::turn_page(int by)
{
    const std::size_t step = by < 0 ? pages.size() - 1 : 1;
    open((engine::index_of(page_) + step) % pages.size());
}

bool SettingsScene::is_on_pages() const
{
    const std::optional<ButtonId> id = panel_.focused();
    return id && id->is(SettingsButton::Page);
}

void SettingsScene::walk(int by)
{
    const int last = static_cast<int>(rows_.size()) - 1;
    const std::optional<std::size_t> now = focused_row();
    const int next = now ? std::clamp(static_cast<int>(*now) + by, 0, last) : 0;
    focus_row(next);
}

void SettingsScene::change(int by)
{
    const std::size_t row = *focused_row();
    const bool toggle = rows_[row].kind == SettingRow::Kind::Toggle;
    const int last = toggle ? 1 : static_cast<int>(rows_[row].options.size()) - 1;
    const int now = rows_[row].chosen ? static_cast<int>(*rows_[row].chosen) : -1;
    const int choice = std::clamp(now + by, 0, last);
    if (choice != now)
        choose(row, choice);
}

void SettingsScene::choose(std::size_t row, std::size_t choice)
{
    rows_[row].choose(services_.settings, choice);
    services_.saves.save(services_.settings);
    services_.host.settings_changed();
    place_again();
    focus_row(row);
}

void SettingsScene::draw_content(Canvas& canvas) const
{
    draw_card(canvas, card_, scale_);
    for (std::size_t index = 0; index < rows_.size(); ++index)
        draw_row(canvas, index);
    if (page_ == Page::Data)
        data_->draw(canvas, card_.inset(px(frame_.is_narrow() ? 18 : 28)), scale_);
    if (shows_preview_)
        preview_->draw(canvas, texts(), services_.settings);
}

void SettingsScene::draw_row(Canvas& canvas, std::size_t index) const
{
    const SettingRow& row = rows_[index];
    const RowPlace& place = places_[index];
    if (focused_row() == index) {
        const int wider = px(14);
        canvas.rounded(Rect{place.row.x - wider, place.row.y + px(3), place.row.width + 2 * wider,
                            place.row.height - px(6)},
                       px(10), Paint::Hover);
    }
    if (index + 1 < rows_.size())
        canvas.fill(Rect{place.row.x, place.row.bottom(), place.row.width, px(1)}, Paint::Line);
    Rect line = place.label;
    if (!row.detail.empty()) {
        line.height = scale_.font(22);
        line.y = place.label.centre().y - line.height;
        draw_text(canvas, row.detail, line.moved(0, line.height), detail_look, scale_);
    }
    draw_text(canvas, row.label, line, label_look, scale_);
}

void SettingsScene::draw_theme(Canvas& canvas, const Button& card, ButtonState state) const
{
    const std::size_t theme = card.id.index;
    draw_theme_card(canvas, card.area, static_cast<int>(theme), tr(services_.themes[theme].name),
                    card.chosen, scale_);
    if (state.focused)
        draw_focus_ring(canvas, card.area, 10, scale_);
    else if (state.hovered && !card.chosen)
        canvas.rounded_border(card.area.inset(-px(3)), px(13), hair(scale_), Paint::Ink3);
}

} // namespace

std::unique_ptr<Scene> make_settings_scene(Services& services)
{
    return std::make_unique<SettingsScene>(services);
}

} // namespace game
