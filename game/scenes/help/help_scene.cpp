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
#include "game/scenes/menu_scene.h"
#include "game/ui/commands.h"
#include "game/ui/rounding.h"
#include "game/widgets/segments.h"

namespace game {
namespace {

using engine::N_;

enum class HelpPage { Screens, Rules, Keys, About };
constexpr std::array page_names = {N_("Screens"), N_("Rules"), N_("Keys"), N_("About")};
constexpr int help_page_count = engine::count_of(page_names);
enum class HelpButton { Page, PageInHeader, Learn }; // the index is that of the page

constexpr TextLook heading_look{.size = 17, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook what_look{.size = 14, .weight = Weight::Regular};
constexpr TextLook gesture_look{.size = 14, .weight = Weight::SemiBold};
constexpr double help_gap = 16; // units; between lists of keys
constexpr double help_row = 32;
constexpr double pages_width = 440; // of the switch in the header
constexpr double least_pages_width = 350;

class HelpScene : public MenuScene {
public:
    explicit HelpScene(Services& services) : MenuScene(services), topic_(services.host.help_topic())
    {
        panel_.focus(HelpButton::Page);
    }

private:
    std::optional<Command> own_command() const override { return Command::Help; }
    HelpTopic help_topic() const override { return topic_; }
    std::string title() const override { return tr("Help"); }
    std::vector<KeyHint> hints() const override;
    Box header() override { return has_pages_in_header() ? pages_in_header() : box::space(); }
    Box screen() override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    void open(std::size_t page);
    // A switch between these pages.
    Box pages(HelpButton group, std::size_t from = 0, std::size_t end = page_names.size());
    Box pages_below_header();
    std::vector<std::string> page_labels() const;
    // Beside the title, in units.
    double header_room() const
    {
        const Font font = ScreenFrame::title_font(scale_);
        return width() - 86 - measure().width_of(title(), font) / scale_.unit;
    }
    bool has_pages_in_header() const
    {
        return !frame_.is_narrow() && header_room() >= least_pages_width &&
               has_room_for_pages(header_room());
    }
    // Whether the names of all fit in a switch of that width, in units.
    bool has_room_for_pages(double width) const
    {
        Rect track;
        track.width = rounded(width * scale_.unit);
        return share_track(measure(), track, page_labels(), scale_).fit;
    }
    Box pages_in_header()
    {
        return box::row({pages(HelpButton::PageInHeader)
                             .size(std::min(scale_.grown(pages_width), header_room()))});
    }
    Box page();
    Box learn_button();
    Box lists();
    Box list_of(const HelpList& list) const;

    HelpTopic topic_; // the screen from which the help was opened
    HelpPage page_ = HelpPage::Screens;
};

std::vector<KeyHint> HelpScene::hints() const
{
    return {{"← →", tr("page")}, {"↑ ↓", tr("scroll")}, {name_of(Key::Escape), tr("back")}};
}

Box HelpScene::screen()
{
    if (has_pages_in_header())
        return page();
    return box::column({pages_below_header().then(12), page().grow()});
}

// In two rows where one has no room for all names.
Box HelpScene::pages_below_header()
{
    using namespace box;
    const Length height = with_text(44);
    if (has_room_for_pages(width()))
        return pages(HelpButton::Page).size(height);
    constexpr std::size_t in_first_row = 2;
    return column({pages(HelpButton::Page, 0, in_first_row).size(height).then(6),
                   pages(HelpButton::Page, in_first_row, page_names.size()).size(height)});
}

std::vector<std::string> HelpScene::page_labels() const
{
    std::vector<std::string> labels;
    for (const char* name : page_names)
        labels.push_back(tr(name));
    return labels;
}

Box HelpScene::pages(HelpButton group, std::size_t from, std::size_t end)
{
    const std::vector<std::string> all = page_labels();
    return box::segments({.first = ButtonId(group, from),
                          .labels = {all.begin() + static_cast<std::ptrdiff_t>(from),
                                     all.begin() + static_cast<std::ptrdiff_t>(end)},
                          .chosen = engine::index_of(page_),
                          .choose = [this](std::size_t page) {
                              open(page);
                          }});
}

Box HelpScene::page()
{
    switch (page_) {
    case HelpPage::Screens:
        return box::column({learn_button().size(box::with_text(48)).then(help_gap),
                            help_cards(screen_cards(texts(), topic_), scale_)});
    case HelpPage::Rules:
        return help_cards(rules_cards(texts()), scale_);
    case HelpPage::Keys:
        return lists();
    case HelpPage::About:
        return help_cards(about_cards(services_), scale_);
    }
    return box::space();
}

Box HelpScene::learn_button()
{
    return box::button({.id = HelpButton::Learn,
                        .style = ButtonStyle::Quiet,
                        .label = tr("Learn: every technique, with practice"),
                        .icon = Icon::Hint,
                        .press =
                            [this] {
                                go(go_to(make_learn_scene, services_));
                            }})
        .at_most(box::with_text(420));
}

// In as many columns as fit; each list goes below the shortest column so far.
Box HelpScene::lists()
{
    using namespace box;
    std::vector<Box> cards;
    for (const HelpList& list : help_lists())
        cards.push_back(list_of(list));
    const double least = natural_width(column(cards)) + help_gap;
    const int fit = static_cast<int>((width() + help_gap) / least);
    std::vector<std::vector<Box>> columns(std::clamp(fit, 1, 4));
    std::vector<std::size_t> rows(columns.size());
    for (std::size_t index = 0; index < cards.size(); ++index) {
        const auto shortest = std::ranges::min_element(rows) - rows.begin();
        columns[shortest].push_back(cards[index]);
        rows[shortest] += help_lists()[index].rows.size() + 3; // the heading and the edges
    }
    std::vector<Box> all;
    for (const std::vector<Box>& each : columns)
        all.push_back(column(each).gaps(help_gap));
    return evenly(all, help_gap);
}

// Keys or gestures, and beside each what it does.
Box HelpScene::list_of(const HelpList& list) const
{
    using namespace box;
    std::vector<Box> gestures;
    std::vector<Box> meanings;
    std::vector<Box> keys;
    for (const HelpRow& each : list.rows) {
        const Box what = text(tr(each.what), what_look);
        if (each.gesture != nullptr) {
            gestures.push_back(text(tr(each.gesture), gesture_look).size(with_text(help_row)));
            meanings.push_back(what.size(with_text(help_row)));
        } else {
            const std::string shown = keys_text(each, services_.settings.keys, texts());
            keys.push_back(row({key_hint(shown).then(10), what}).size(with_text(help_row)));
        }
    }
    return card({
                    text(tr(list.heading), heading_look).size(with_text(20)).then(with_text(10)),
                    column(keys),
                    row({column(gestures).then(12), column(meanings)}),
                })
        .padding(24, 24);
}

std::optional<Transition> HelpScene::take_key(const KeyPressed& key)
{
    if (key.key == Key::Left || key.key == Key::Right) {
        const int step = key.key == Key::Right ? 1 : -1;
        open(std::clamp(static_cast<int>(page_) + step, 0, help_page_count - 1));
        return Transition{};
    }
    if (key.key == Key::Up || key.key == Key::Down) {
        scroll_by(key.key == Key::Down ? scroll_step() : -scroll_step());
        return Transition{};
    }
    return std::nullopt;
}

void HelpScene::open(std::size_t page)
{
    if (panel_.focused() == ButtonId(HelpButton::Page, engine::index_of(page_)))
        panel_.focus({HelpButton::Page, page});
    page_ = static_cast<HelpPage>(page);
    scroll_to_top();
    place_again();
}

} // namespace

std::unique_ptr<Scene> make_help_scene(Services& services)
{
    return std::make_unique<HelpScene>(services);
}

} // namespace game
