#include "game/scenes/records/records_page.h"

#include <algorithm>
#include <utility>

#include "engine/play/run_statistics.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/runs/compared_runs.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/pending.h"

namespace game {
namespace {

using engine::N_;
using engine::RunFilter;

constexpr char elsewhere_key = 'E';
constexpr TextLook toggle_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
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

Box RecordsPage::pages()
{
    return box::segments({.first = PageButton::Page,
                          .labels = {tr("Best times"), tr("Statistics")},
                          .chosen = static_cast<std::size_t>(kind_),
                          .choose = [this](std::size_t index) {
                              if (index != static_cast<std::size_t>(kind_))
                                  go(go_to_other());
                          }});
}

bool RecordsPage::is_in_header()
{
    return !frame_.is_narrow() && services_.records_are_read && fits_in_header(pages());
}

Box RecordsPage::header()
{
    return is_in_header() ? pages() : box::space();
}

Box RecordsPage::below_pages(const Box& page)
{
    using namespace box;
    return column({pages().to(Side::Start).then(12).when(!is_in_header()), page.grow()});
}

std::optional<Transition> RecordsPage::take_key(const KeyPressed& key)
{
    if (key.key == Key::Letter && key.symbol == player_key && key.held == Modifiers{} &&
        has_players()) {
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
    return replace([&services = services_, make, choice] { return make(services, choice); });
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
    return texts().tr(engine::Message{text, {{"initials", player()}}});
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

Box RecordsPage::player_button()
{
    return box::button({.id = PageButton::Player,
                        .style = ButtonStyle::Quiet,
                        .label = whose_runs(texts(), player()),
                        .key_hint = std::string(1, player_key),
                        .press =
                            [this] {
                                choose_next_player();
                            }})
        .when(has_players());
}

Box RecordsPage::clean_toggle()
{
    return box::toggle({.id = PageButton::CleanOnly,
                        .chosen = filter() == RunFilter::CleanOnly,
                        .press =
                            [this] {
                                change_filter();
                            }},
                       box::text(tr("clean runs only"), toggle_look));
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

Box RecordsPage::elsewhere_toggle()
{
    using namespace box;
    const std::string label = tr("with puzzles from elsewhere");
    return toggle({.id = PageButton::Elsewhere,
                   .spoken = label,
                   .chosen = elsewhere() == Elsewhere::Together,
                   .press =
                       [this] {
                           change_elsewhere();
                       }},
                  row({icon(Icon::Globe, 14, toggle_look.tint).then(6), text(label, toggle_look)}))
        .when(has_elsewhere_);
}

} // namespace game
