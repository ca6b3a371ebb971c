#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/base/count.h"
#include "engine/base/table.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/settings/data_page.h"
#include "game/scenes/settings/setting_row_box.h"
#include "game/scenes/settings/setting_rows.h"
#include "game/ui/commands.h"
#include "game/widgets/button_background.h"
#include "game/widgets/cards/preview_card.h"
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
    SettingsScene(Services& services, SettingsPage page) : MenuScene(services), page_(page)
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
    HelpTopic help_topic() const override { return HelpTopic::Settings; }
    std::string title() const override { return tr("Settings"); }
    std::vector<KeyHint> hints() const override;
    std::string remark() const override { return tr("Changes are saved as you make them"); }
    Box screen() override;
    std::optional<Transition> take_key(const KeyPressed& key) override;
    Transition go_back() override
    {
        if (data_)
            data_->leave();
        return MenuScene::go_back();
    }

    void read_rows();
    Box pages_as_list();
    Box pages_as_segments();
    Box page_with_preview();
    Box rows_of_page();
    Box row_at(std::size_t index);
    Box themes_at(std::size_t index);
    Box reset_button();

    void open(std::size_t page);
    void turn_page(int by);
    bool is_on_pages() const; // whether the focus is
    void walk(int by);
    void change(int by);
    void choose(std::size_t row, std::size_t choice);
    std::optional<std::size_t> focused_row() const;
    void focus_row(std::size_t row);

    void reset_or_undo();
    void settings_changed();

    SettingsPage page_;
    std::vector<SettingRow> rows_;
    bool shows_advanced_ = false;
    PreviewCard preview_;
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
constexpr double beside_row = 14; // units

// What only few players look for comes last, under a row that unfolds it.
void SettingsScene::read_rows()
{
    rows_ = setting_rows(page_, services_);
    const auto first = std::ranges::find_if(rows_, &SettingRow::is_advanced);
    if (first == rows_.end())
        return;
    const auto at = first - rows_.begin();
    if (!shows_advanced_)
        rows_.erase(first, rows_.end());
    rows_.insert(rows_.begin() + at, {.kind = SettingRow::Kind::Button,
                                      .label = tr("Advanced"),
                                      .detail = tr("what you rarely need"),
                                      .options = {tr(shows_advanced_ ? N_("Hide") : N_("Show"))},
                                      .press = [this, at](Services&) {
                                          shows_advanced_ = !shows_advanced_;
                                          place_again();
                                          focus_row(at);
                                          return Transition{};
                                      }});
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

// The pages are on the left or, without enough room, at the top.
Box SettingsScene::screen()
{
    using namespace box;
    read_rows();
    if (frame_.is_narrow())
        return column({pages_as_segments().then(12), page_with_preview().grow()});
    const Box list = pages_as_list().size(with_text(216)).then(24);
    const bool fits = engine::count_of(pages) * scale_.grown(52) <= height();
    return row({list, fits ? page_with_preview().scrolling().grow() : page_with_preview().grow()});
}

Box SettingsScene::pages_as_segments()
{
    std::vector<std::string> names;
    for (const PageInfo& page : pages)
        names.push_back(tr(page.name));
    return box::segments({.first = SettingsButton::Page,
                          .labels = names,
                          .chosen = engine::index_of(page_),
                          .choose = [this](std::size_t index) {
                              open(index);
                          }});
}

Box SettingsScene::pages_as_list()
{
    using namespace box;
    std::vector<Box> rows;
    for (std::size_t index = 0; index < pages.size(); ++index) {
        const PageInfo& page = pages[index];
        rows.push_back(button({.id = {SettingsButton::Page, index},
                               .style = ButtonStyle::Row,
                               .label = tr(page.name),
                               .icon = page.icon,
                               .chosen = index == engine::index_of(page_)},
                              [this, index] { open(index); })
                           .size(with_text(46))
                           .then(with_text(6)));
    }
    return column(rows);
}

Box SettingsScene::page_with_preview()
{
    using namespace box;
    const Box card = rows_of_page();
    if (page_ != SettingsPage::Game && page_ != SettingsPage::Look)
        return column({card.grow()});
    const Box preview = preview_.card(texts(), services_.settings);
    if (width() >= scale_.grown(1100))
        return row({card.size(580).then(28), preview.grow()});
    return column({card.then(16), preview});
}

Box SettingsScene::rows_of_page()
{
    using namespace box;
    const double beside = frame_.is_narrow() ? 4 : beside_row;
    std::vector<Box> all;
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        if (index > 0)
            all.push_back(column({rule()}).padding(beside_row, 0));
        all.push_back(row_at(index));
    }
    if (data_)
        all.push_back(data_->screen(scale_).padding(beside_row, 10));
    if (pages[engine::index_of(page_)].has_reset)
        all.push_back(column({space(14), reset_button().to(Side::Start)}).padding(beside_row, 0));
    return card(all).padding(beside, 12);
}

// The one with the focus is tinted.
Box SettingsScene::row_at(std::size_t index)
{
    using namespace box;
    const SettingRow& row = rows_[index];
    const auto choose_option = [this, index](std::size_t option) {
        choose(index, option);
    };
    const auto press = [this, press = row.press] {
        go(press(services_));
    };
    const Box whole = row.kind == SettingRow::Kind::Themes
                          ? themes_at(index)
                          : setting_row(row, {SettingsButton::Option, 0, index}, choose_option,
                                        press, unit_of(scale_, measure()));
    const auto draw = [this, index](Canvas& canvas, Rect area, Scale scale) {
        if (focused_row() == index)
            draw_row_background(canvas, {.area = area}, {.hovered = true}, scale);
    };
    return layers(
        {column({picture(draw).grow()}).padding(0, 3), column({whole}).padding(beside_row, 0)});
}

// A card for each theme, in the theme's own colours.
Box SettingsScene::themes_at(std::size_t index)
{
    using namespace box;
    const SettingRow& row = rows_[index];
    std::vector<Box> cards;
    for (std::size_t option = 0; option < row.options.size(); ++option) {
        const auto draw = [this, option](Canvas& canvas, const Button& card, ButtonState state) {
            draw_theme_card(canvas, card, state, static_cast<int>(option),
                            tr(services_.themes[option].name), scale_);
        };
        cards.push_back(button(Button{.id = {SettingsButton::Option, option, index},
                                      .style = ButtonStyle::Bare,
                                      .chosen = option == row.chosen,
                                      .press = [this, index, option] { choose(index, option); },
                                      .draw = draw}));
    }
    return column({
        text(row.label, {.size = 15}).size(with_text(48)),
        grid(cards, {.row = 100 + scale_.grown(34),
                     .gap_across = 8,
                     .gap_down = 8,
                     .least_width = with_text(96),
                     .equal_rows = true})
            .at_most(with_text(128 * engine::count_of(cards)))
            .then(14),
    });
}

// For some seconds it can be undone.
Box SettingsScene::reset_button()
{
    return box::button({.id = SettingsButton::Reset,
                        .label = tr(reset_ ? N_("Undo the reset") : N_("Reset this page")),
                        .icon = reset_ ? Icon::Undo : Icon::Restart},
                       [this] { reset_or_undo(); });
}

void SettingsScene::reset_or_undo()
{
    if (reset_) {
        services_.settings = reset_->before;
        reset_.reset();
    } else {
        reset_ = Reset{services_.settings, services_.host.now() + time_to_undo};
        reset_settings_on(page_, services_.settings);
    }
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
        data_.emplace(services_, [this] { place_again(); });
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
    if (rows_[row].kind == SettingRow::Kind::Button)
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

} // namespace

std::unique_ptr<Scene> make_settings_scene(Services& services)
{
    return std::make_unique<SettingsScene>(services, SettingsPage::Game);
}

std::unique_ptr<Scene> make_languages_scene(Services& services)
{
    return std::make_unique<SettingsScene>(services, SettingsPage::Language);
}

} // namespace game
