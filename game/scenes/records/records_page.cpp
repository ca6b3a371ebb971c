#include "game/scenes/records/records_page.h"

#include <algorithm>
#include <utility>

#include "engine/play/run_statistics.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/records/records_table.h"
#include "game/scenes/runs/compared_runs.h"
#include "game/scenes/screens.h"
#include "game/scenes/work/pending.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

enum class PageButton { Page, CleanOnly, Elsewhere, Player };

using engine::N_;
using engine::RunFilter;

constexpr const char* clean_label = N_("clean runs only");
constexpr const char* elsewhere_label = N_("with puzzles from elsewhere");
constexpr char elsewhere_key = 'E';
constexpr TextLook clean_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr Size clean_knob{44, 26}; // units
constexpr double beside_knob = 10;
constexpr TextLook segment_look{.size = 14};
constexpr double segment_padding = 36; // beside a label, both sides together
constexpr char best_times_key = 'B';
constexpr char statistics_key = 'S';
constexpr char player_key = 'I';

} // namespace

std::size_t neighbour(std::size_t index, bool after, std::size_t count)
{
    if (after)
        return index + 1 < count ? index + 1 : index;
    return index > 0 ? index - 1 : 0;
}

std::string RecordsPage::remark() const
{
    const bool is_waiting = !services_.records_are_read && !services_.records.runs().empty();
    return is_waiting ? tr(waiting_for_disk) : std::string();
}

Rect RecordsPage::place_pages(Rect content)
{
    const std::vector<std::string> labels = {tr("Best times"), tr("Statistics")};
    int width = 0;
    for (const std::string& label : labels)
        width = std::max(width, measure().width_of(label, font_of(segment_look, scale_)));
    width = 2 * (width + px(segment_padding));
    Segments pages;
    pages.first = PageButton::Page;
    pages.labels = labels;
    pages.chosen = static_cast<std::size_t>(kind_);
    pages.choose = [this](std::size_t index) {
        if (index != static_cast<std::size_t>(kind_))
            go(go_to_other());
    };
    if (is_in_header(width)) {
        add_segments(pages, frame_.header_right(width / scale_.unit), Scrolls::Never);
        return content;
    }
    const Rect track{content.x, content.y, std::min(content.width, width), tall(44)};
    add_segments(pages, track);
    const int taken = track.height + px(12);
    content.y += taken;
    content.height -= taken;
    return content;
}

bool RecordsPage::is_in_header(int width) const
{
    const int title_width = measure().width_of(title(), ScreenFrame::title_font(scale_));
    return !frame_.is_narrow() && services_.records_are_read &&
           px(44 + 18) + title_width + px(24) + width <= frame_.content().width;
}

std::optional<Transition> RecordsPage::take_key(const KeyPressed& key)
{
    if (key.key == Key::Letter && key.symbol == player_key && key.held == Modifiers{} &&
        player_width() > 0) {
        choose_next_player();
        return Transition{};
    }
    const char other = kind_ == RecordsPageKind::BestTimes ? statistics_key : best_times_key;
    if (key.key != Key::Letter || key.held != Modifiers{})
        return std::nullopt;
    if (key.symbol == elsewhere_key && has_elsewhere_) {
        change_elsewhere();
        return Transition{};
    }
    return key.symbol == other ? std::optional(go_to_other()) : std::nullopt;
}

KeyHint RecordsPage::other_page() const
{
    if (kind_ == RecordsPageKind::BestTimes)
        return {std::string(1, statistics_key), tr("statistics")};
    return {std::string(1, best_times_key), tr("best times")};
}

std::vector<KeyHint> RecordsPage::with_elsewhere(std::vector<KeyHint> hints) const
{
    if (has_elsewhere_)
        hints.insert(hints.end() - 1, {std::string(1, elsewhere_key), tr("from elsewhere")});
    return hints;
}

Transition RecordsPage::go_to_other() const
{
    const auto make =
        kind_ == RecordsPageKind::BestTimes ? make_statistics_page : make_best_times_page;
    RecordsChoice choice = choice_;
    if (const std::string category = category_shown(); !category.empty())
        choice.category = category;
    return {Transition::Kind::Replace, [&services = services_, make, choice] {
                return make(services, choice);
            }};
}

std::string RecordsPage::first_category() const
{
    return choice_.category.empty() ? engine::category_of(services_.settings.last_game)
                                    : choice_.category;
}

std::string RecordsPage::no_run_text(bool lacks_clean) const
{
    if (services_.records.categories().empty())
        return tr("No run yet. Your first solved puzzle starts the table.");
    if (player().empty())
        return lacks_clean ? tr("No clean run here yet.") : tr("No run here yet.");
    if (player() == no_initials)
        return lacks_clean ? tr("No clean run without initials here.")
                           : tr("No run without initials here.");
    const char* text = lacks_clean ? N_("No clean run of {initials} here yet.")
                                   : N_("No run of {initials} here yet.");
    return services_.texts.tr(engine::Message{text, {{"initials", player()}}});
}

void RecordsPage::change_filter()
{
    choice_.filter = filter() == RunFilter::CleanOnly ? RunFilter::All : RunFilter::CleanOnly;
    filter_changed();
}

void RecordsPage::read_players()
{
    players_ = engine::players(services_.records);
    if (services_.records_are_read && std::ranges::find(players_, player()) == players_.end())
        choice_.player.clear();
}

void RecordsPage::choose_next_player()
{
    const auto now = std::ranges::find(players_, player());
    const auto next = player().empty() ? players_.begin() : now == players_.end() ? now : now + 1;
    choice_.player = next == players_.end() ? "" : *next;
    filter_changed();
}

Button RecordsPage::player_button() const
{
    return {.id = PageButton::Player,
            .style = ButtonStyle::Quiet,
            .label = whose_runs(services_.texts, player()),
            .key_hint = std::string(1, player_key)};
}

int RecordsPage::player_width() const
{
    return players_.size() > 1 ? quiet_width(measure(), player_button(), scale_) + px(8) : 0;
}

void RecordsPage::add_player(Rect place)
{
    if (players_.size() < 2)
        return;
    Button button = player_button();
    button.area = Rect{place.x, place.y, std::min(place.width, player_width()), place.height};
    button.press = [this] {
        choose_next_player();
    };
    add(std::move(button));
}

ButtonId RecordsPage::clean_toggle_id()
{
    return PageButton::CleanOnly;
}

int RecordsPage::clean_toggle_width() const
{
    return measure().width_of(tr(clean_label), font_of(clean_look, scale_)) +
           px(clean_knob.width + beside_knob);
}

// The knob of a toggle, at the right end of its place.
Button RecordsPage::toggle_in(Rect place) const
{
    const Size knob{px(clean_knob.width), px(clean_knob.height)};
    return Button{.area = {place.right() - knob.width, place.centre().y - knob.height / 2,
                           knob.width, knob.height},
                  .reach = place,
                  .style = ButtonStyle::Toggle};
}

void RecordsPage::add_clean_toggle(Rect place)
{
    Button toggle = toggle_in(place);
    toggle.id = clean_toggle_id();
    toggle.chosen = filter() == RunFilter::CleanOnly;
    toggle.press = [this] {
        change_filter();
    };
    add(std::move(toggle));
}

void RecordsPage::draw_clean_toggle_label(Canvas& canvas, Rect place) const
{
    place.width -= px(clean_knob.width + beside_knob);
    draw_text(canvas, tr(clean_label), place, clean_look, scale_);
}

void RecordsPage::look_for_elsewhere(const std::vector<std::string>& categories)
{
    has_elsewhere_ = std::ranges::any_of(categories, is_from_elsewhere);
}

void RecordsPage::change_elsewhere()
{
    choice_.elsewhere = elsewhere() == Elsewhere::Apart ? Elsewhere::Together : Elsewhere::Apart;
    elsewhere_changed();
}

ButtonId RecordsPage::elsewhere_toggle_id()
{
    return PageButton::Elsewhere;
}

int RecordsPage::elsewhere_toggle_width() const
{
    return elsewhere_mark_width(scale_) +
           measure().width_of(tr(elsewhere_label), font_of(clean_look, scale_)) +
           px(clean_knob.width + beside_knob);
}

void RecordsPage::add_elsewhere_toggle(Rect place)
{
    if (!has_elsewhere_)
        return;
    Button toggle = toggle_in(place);
    toggle.id = elsewhere_toggle_id();
    toggle.spoken = tr(elsewhere_label);
    toggle.chosen = elsewhere() == Elsewhere::Together;
    toggle.press = [this] {
        change_elsewhere();
    };
    add(std::move(toggle));
}

void RecordsPage::draw_elsewhere_toggle_label(Canvas& canvas, Rect place) const
{
    if (!has_elsewhere_)
        return;
    draw_elsewhere_mark(canvas, {place.x, place.centre().y}, Paint::Ink2, scale_);
    place.x += elsewhere_mark_width(scale_);
    place.width -= elsewhere_mark_width(scale_) + px(clean_knob.width + beside_knob);
    draw_text(canvas, tr(elsewhere_label), place, clean_look, scale_);
}

} // namespace game
