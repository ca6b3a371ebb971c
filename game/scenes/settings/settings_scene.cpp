#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/base/count.h"
#include "engine/base/table.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/settings/data_page.h"
#include "game/scenes/settings/setting_row_place.h"
#include "game/scenes/settings/setting_rows.h"
#include "game/ui/commands.h"
#include "game/widgets/button_background.h"
#include "game/widgets/cards/preview_card.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/theme_swatch.h"

namespace game {
namespace {

using engine::N_;

struct PageInfo {
    const char* name;
    Icon icon;
    bool has_reset = true;
};
constexpr std::array<PageInfo, 6> pages = {{
    {N_("Game"), Icon::Grid},
    {N_("Look"), Icon::Eye},
    {N_("Sound"), Icon::Sound},
    {N_("Controls"), Icon::Keyboard},
    {N_("Language"), Icon::Globe, false},
    {N_("Data"), Icon::Save, false},
}};

enum class SettingsButton { Page, Option, Reset }; // an option has its index and its row

class SettingsScene : public MenuScene {
public:
    explicit SettingsScene(Services& services) : MenuScene(services)
    {
        read_rows();
        focus_row(0);
    }

    ~SettingsScene() override { services_.host.enable_text_input(false); }

    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    std::optional<engine::PlayTime> next_change() const override;
    bool is_busy() const override { return data_ && data_->is_busy(); }
    std::string in_words() const override;

private:
    std::optional<Command> own_command() const override { return Command::Settings; }
    std::string title() const override { return tr("Settings"); }
    std::vector<KeyHint> hints() const override;
    std::string remark() const override { return tr("Changes are saved as you make them"); }
    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    Transition go_back() override
    {
        if (data_)
            data_->leave();
        return MenuScene::go_back();
    }

    void read_rows();
    Rect place_pages(Rect content);
    int place_rows(Rect card);
    void add_controls(std::size_t index);
    void add_options(std::size_t index);
    void add_themes(std::size_t row);

    void open(std::size_t page);
    void turn_page(int by);
    bool is_on_pages() const; // whether the focus is
    void walk(int by);
    void change(int by);
    void choose(std::size_t row, std::size_t choice);
    std::optional<std::size_t> focused_row() const;
    void focus_row(std::size_t row);

    int place_data(Rect inner);
    int place_reset(Rect inner);
    void reset_page();
    void undo_reset();
    void settings_changed();

    void draw_row(Canvas& canvas, std::size_t index) const;
    void draw_theme(Canvas& canvas, const Button& card, ButtonState state) const;

    SettingsPage page_ = SettingsPage::Game;
    std::vector<SettingRow> rows_;
    std::vector<SettingRowPlace> places_;
    Rect card_;
    std::optional<PreviewCard> preview_;
    bool shows_preview_ = false;
    std::optional<DataPage> data_; // while its page is open
    bool takes_text_ = false;
    // For some seconds a reset can be undone.
    struct Reset {
        Settings before;
        engine::MonotonicTime ends;
    };
    std::optional<Reset> reset_;
};

constexpr engine::PlayTime time_to_undo{10'000};

void SettingsScene::read_rows()
{
    rows_ = setting_rows(page_, services_);
}

// A row with what is chosen in it.
std::string SettingsScene::in_words() const
{
    const auto focused = focused_row();
    if (!focused || *focused >= rows_.size())
        return MenuScene::in_words();
    const SettingRow& row = rows_[*focused];
    std::string words = row.label;
    if (row.kind == SettingRow::Kind::Toggle)
        words += ": " + (row.chosen == 1U ? texts().trc("a setting", "on")
                                          : texts().trc("a setting", "off"));
    else if (row.chosen && *row.chosen < row.options.size())
        words += ": " + row.options[*row.chosen];
    return row.detail.empty() ? words : words + "; " + row.detail;
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

int SettingsScene::place(Rect content)
{
    read_rows();
    Rect card = place_pages(content);
    const bool has_something_to_show = page_ == SettingsPage::Game || page_ == SettingsPage::Look;
    shows_preview_ = has_something_to_show;
    const bool is_beside = shows_preview_ && content.width >= tall(1100);
    if (is_beside)
        card.width = px(580);
    int bottom = place_rows(card);
    const int least = shows_preview_ && !is_beside ? 0 : card.height;
    card_ = Rect{card.x, card.y, card.width, std::max(least, bottom - card.y)};
    if (shows_preview_ && !preview_)
        preview_.emplace();
    if (is_beside) {
        const int x = card_.right() + px(28);
        preview_->place(Rect{x, card_.y, content.right() - x, card_.height}, scale_);
    } else if (shows_preview_) {
        const int top = card_.bottom() + px(16);
        const int height = PreviewCard::height_for(card.width, scale_);
        preview_->place(Rect{card.x, top, card.width, height}, scale_);
        bottom = top + height;
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
                      .labels = names,
                      .chosen = chosen,
                      .choose =
                          [this](std::size_t index) {
                              open(index);
                          }},
                     track);
        content.y += track.height + px(12);
        content.height -= track.height + px(12);
        return content;
    }
    const int width = tall(216);
    const Rect seen = this->content();
    const bool fits = engine::count_of(pages) * tall(52) <= seen.height;
    Rect area{content.x - px(12), fits ? seen.y : content.y, width, tall(46)};
    for (std::size_t index = 0; index < pages.size(); ++index, area.y += tall(52)) {
        const PageInfo& page = pages[index];
        add(Button{.id = {SettingsButton::Page, index},
                   .area = area,
                   .style = ButtonStyle::Row,
                   .label = tr(page.name),
                   .icon = page.icon,
                   .chosen = index == chosen,
                   .scrolls = fits ? Scrolls::Never : Scrolls::WithContent,
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
        places_.push_back(place_setting_row(rows_[index], free, measure(), scale_));
        add_controls(index);
        y = places_.back().row.bottom();
    }
    const Rect inner{card.x + padding, y, card.width - 2 * padding, 0};
    if (data_)
        return place_data(inner) + px(14);
    return place_reset(inner) + px(14);
}

int SettingsScene::place_data(Rect inner)
{
    inner.y += px(10);
    const int bottom = data_->place(inner, measure(), scale_);
    for (Button button : data_->buttons()) {
        if (button.press)
            button.press = [this, press = button.press] {
                press();
                place_again();
            };
        add(std::move(button));
    }
    return bottom;
}

// A page can be reset; for some seconds that can be undone.
int SettingsScene::place_reset(Rect inner)
{
    if (!pages[engine::index_of(page_)].has_reset)
        return inner.y;
    Button button{.id = SettingsButton::Reset,
                  .label = tr(reset_ ? N_("Undo the reset") : N_("Reset this page")),
                  .icon = reset_ ? Icon::Undo : Icon::Restart,
                  .press = [this] {
                      if (reset_)
                          undo_reset();
                      else
                          reset_page();
                  }};
    const int width = quiet_width(measure(), button, scale_) + px(8);
    button.area = Rect{inner.x, inner.y + px(14), std::min(inner.width, width), tall(44)};
    add(button);
    return button.area.bottom();
}

void SettingsScene::reset_page()
{
    reset_ = Reset{services_.settings, services_.host.now() + time_to_undo};
    reset_settings_on(page_, services_.settings);
    settings_changed();
}

void SettingsScene::undo_reset()
{
    services_.settings = reset_->before;
    reset_.reset();
    settings_changed();
}

void SettingsScene::settings_changed()
{
    services_.saves.write(saving(services_.settings));
    services_.host.settings_changed();
    place_again();
}

Transition SettingsScene::handle(const Input& input)
{
    const bool types = data_ && data_->asks_for_word();
    if (types && std::holds_alternative<TextTyped>(input) && data_->handle(input)) {
        place_again();
        return {};
    }
    const Transition transition = MenuScene::handle(input);
    const bool types_now = data_ && data_->asks_for_word();
    if (types_now != takes_text_) {
        takes_text_ = types_now;
        services_.host.enable_text_input(takes_text_);
    }
    return transition;
}

Transition SettingsScene::update(engine::MonotonicTime now)
{
    const bool ends = reset_ && now >= reset_->ends;
    if (ends)
        reset_.reset();
    if ((data_ && data_->update()) || ends)
        place_again();
    return MenuScene::update(now);
}

std::optional<engine::PlayTime> SettingsScene::next_change() const
{
    constexpr engine::PlayTime while_working{100};
    if (reset_)
        return std::max(engine::PlayTime{1}, reset_->ends - services_.host.now());
    return data_ && data_->is_busy() ? std::optional(while_working) : std::nullopt;
}

void SettingsScene::add_controls(std::size_t index)
{
    const SettingRow& row = rows_[index];
    const Rect control = places_[index].control;
    const ButtonId first(SettingsButton::Option, 0, index);
    switch (row.kind) {
    case SettingRow::Kind::Segments:
        add_options(index);
        break;
    case SettingRow::Kind::Toggle:
        add(Button{.id = first,
                   .area = control,
                   .reach = places_[index].row,
                   .style = ButtonStyle::Toggle,
                   .chosen = row.chosen == 1u,
                   .press = [this, index] {
                       choose(index, rows_[index].chosen == 1u ? 0 : 1);
                   }});
        break;
    case SettingRow::Kind::Themes:
        add_themes(index);
        break;
    case SettingRow::Kind::Screen:
        add(Button{.id = first,
                   .area = control,
                   .style = ButtonStyle::Keycap,
                   .label = row.options.front(),
                   .font_size = 14,
                   .press = [this, index] {
                       go(go_to(rows_[index].screen, services_));
                   }});
        break;
    }
}

// Segments in one row or two.
void SettingsScene::add_options(std::size_t index)
{
    const SettingRow& row = rows_[index];
    const Rect control = places_[index].control;
    const bool two_rows = control.height > tall(60);
    const std::size_t in_a_row = two_rows ? (row.options.size() + 1) / 2 : row.options.size();
    Rect track = control;
    track.height = two_rows ? (control.height - px(6)) / 2 : control.height;
    for (std::size_t first = 0; first < row.options.size(); first += in_a_row) {
        const std::size_t end = std::min(row.options.size(), first + in_a_row);
        add_segments({.first = {SettingsButton::Option, first, index},
                      .labels = {row.options.begin() + first, row.options.begin() + end},
                      .chosen = row.chosen,
                      .choose =
                          [this, index](std::size_t option) {
                              choose(index, option);
                          }},
                     track);
        track = track.moved(0, track.height + px(6));
    }
}

// Adds a card for each theme, in the theme's own colours.
void SettingsScene::add_themes(std::size_t row)
{
    for (std::size_t option = 0; option < rows_[row].options.size(); ++option) {
        add(Button{.id = {SettingsButton::Option, option, row},
                   .area = theme_card_place(rows_[row], places_[row].control, option, scale_),
                   .style = ButtonStyle::Bare,
                   .chosen = option == rows_[row].chosen,
                   .press = [this, row, option] { choose(row, option); },
                   .draw =
                       [this](Canvas& canvas, const Button& card, ButtonState state) {
                           draw_theme(canvas, card, state);
                       }});
    }
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
    if (data_ && data_->handle(key)) {
        place_again();
        return Transition{};
    }
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
    const bool is_open = page == engine::index_of(page_);
    if (is_open && data_ && data_->is_busy())
        return; // what it does goes on
    page_ = static_cast<SettingsPage>(page);
    if (data_)
        data_->leave();
    data_.reset();
    if (page_ == SettingsPage::Data)
        data_.emplace(services_);
    reset_.reset();
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
    const int last = engine::count_of(rows_) - 1;
    const std::optional<std::size_t> now = focused_row();
    const int next = now ? std::clamp(static_cast<int>(*now) + by, 0, last) : 0;
    focus_row(next);
}

void SettingsScene::change(int by)
{
    const std::size_t row = *focused_row();
    if (rows_[row].kind == SettingRow::Kind::Screen)
        return;
    const bool toggle = rows_[row].kind == SettingRow::Kind::Toggle;
    const int last = toggle ? 1 : engine::count_of(rows_[row].options) - 1;
    const int now = rows_[row].chosen ? static_cast<int>(*rows_[row].chosen) : -1;
    const int choice = std::clamp(now + by, 0, last);
    if (choice != now)
        choose(row, choice);
}

void SettingsScene::choose(std::size_t row, std::size_t choice)
{
    rows_[row].choose(services_.settings, choice);
    reset_.reset(); // undoing it would undo this change, too
    settings_changed();
    focus_row(row);
}

void SettingsScene::draw_content(Canvas& canvas) const
{
    draw_card(canvas, card_, scale_);
    for (std::size_t index = 0; index < rows_.size(); ++index)
        draw_row(canvas, index);
    if (data_)
        data_->draw(canvas);
    if (shows_preview_)
        preview_->draw(canvas, texts(), services_.settings);
}

void SettingsScene::draw_row(Canvas& canvas, std::size_t index) const
{
    const SettingRowPlace& place = places_[index];
    if (focused_row() == index) {
        const int wider = px(14);
        canvas.rounded(Rect{place.row.x - wider, place.row.y + px(3), place.row.width + 2 * wider,
                            place.row.height - px(6)},
                       px(10), Paint::Hover);
    }
    if (index + 1 < rows_.size())
        canvas.fill(Rect{place.row.x, place.row.bottom(), place.row.width, px(1)}, Paint::Line);
    draw_setting_texts(canvas, rows_[index], place.label, scale_);
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
