#include "game/scenes/title/today_card.h"

#include <chrono>
#include <string>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/recipe/board_of_the_day.h"
#include "game/scenes/runs/days.h"
#include "game/scenes/screens.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/cards/medals.h"

namespace game {
namespace {

using engine::Day;
using engine::Message;
using engine::N_;
using std::chrono::year_month_day;

enum class TodayButton { Play, Others, Chosen };

constexpr int days_in_week = 7;
constexpr TextLook today_quiet{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};

Day first_of_month(Day day)
{
    const year_month_day parts(day);
    return parts.year() / parts.month() / 1;
}

int days_in_month(Day day)
{
    const year_month_day parts(day);
    const auto last = parts.year() / parts.month() / std::chrono::last;
    return static_cast<int>(unsigned{last.day()});
}

// From 0, Monday.
int weekday_of(Day day)
{
    return static_cast<int>(std::chrono::weekday(day).iso_encoding()) - 1;
}

std::optional<int> empty_cells_on(Day day, const engine::Cancel& cancel)
{
    const auto recipe = engine::the_days_board(day);
    if (!recipe)
        return std::nullopt;
    const auto puzzle = engine::remake(*recipe, cancel);
    if (!puzzle || cancel.is_asked())
        return std::nullopt;
    return engine::count_of(puzzle->givens, engine::no_digit);
}

} // namespace

TodayCard::TodayCard(Services& services,
                     std::function<void()> changed,
                     std::function<void(Transition)> go)
    : services_(services),
      changed_(std::move(changed)),
      go_(std::move(go)),
      today_(today(services)),
      chosen_(today_)
{
    refresh();
}

void TodayCard::refresh()
{
    const Day now = today(services_);
    if (std::exchange(today_, now) != now)
        chosen_ = now;
    days_.clear();
    for (Day day = first_of_month(today_); day <= today_; day += std::chrono::days(1))
        days_.push_back(is_read_ ? standing_of(services_, day) : DayStanding{});
    if (asked_ != chosen_)
        ask();
}

bool TodayCard::update()
{
    const auto answer = reading_.take();
    if (answer) {
        is_read_ = answer->is_read;
        if (answer->empty_cells)
            par_ = engine::par_of_the_day(*answer->empty_cells);
    }
    if (!answer && today(services_) == today_)
        return false;
    refresh();
    return true;
}

void TodayCard::ask()
{
    asked_ = chosen_;
    par_.reset();
    reading_.ask([day = chosen_](const engine::Cancel& cancel) {
        const bool is_read = static_cast<bool>(engine::read_boards_of_the_day());
        return Answer{is_read, is_read ? empty_cells_on(day, cancel) : std::nullopt};
    });
}

void TodayCard::press(Day day)
{
    if (day == chosen_)
        return go_(play_days_board(services_, day));
    chosen_ = day;
    ask();
    changed_();
}

const DayStanding& TodayCard::standing(Day day) const
{
    return days_[(day - first_of_month(today_)).count()];
}

Box TodayCard::screen(const TodayForm& form, Scale scale, bool has_others)
{
    using namespace box;
    scale_ = scale;
    if (form.wide) {
        const Box left = column({head(true).then(2), kind().then(8), medals(form).then(10),
                                 play_button().size(with_text(48)), space().grow(),
                                 others_button().size(with_text(34)).when(has_others)});
        return card({row({left.size(0).grow(1), month(form).size(0).grow(1).when(form.month)})
                         .gaps(16)
                         .grow()})
            .padding(16, 12);
    }
    const auto below = [](const Box& part) {
        return column({rule().then(10), part}).padding(6, 0);
    };
    return card({column({head(false).then(4), kind()}).padding(6, 0).then(12),
                 medals(form).then(10),
                 column({play_button().size(with_text(48))}).padding(6, 0).then(20),
                 below(month(form)).then(4).when(form.month), space().grow(),
                 below(medal_legend(services_.texts)).then(10).when(form.legend && form.month),
                 below(others_button()).when(has_others)})
        .padding(14, form.legend ? 14 : 10);
}

// The date follows the day, or stands below it where there is no room.
Box TodayCard::head(bool is_narrow) const
{
    using namespace box;
    const std::string date = weekday_text(services_, chosen_);
    const TextLook name_look{
        .size = is_narrow ? 20.0 : 22.0, .weight = Weight::Bold, .face = Face::Numerals};
    if (!is_today(chosen_))
        return text(date, name_look);
    const Box name = text(tr("Today"), name_look);
    const Box written = text(date, {.size = 14, .tint = Paint::Ink2, .align = Align::Right});
    const Box below = text(date, {.size = 14, .tint = Paint::Ink2});
    return first_that_fits({row({name.then(10), space().grow(), written}), column({name, below})});
}

// With the best time in place of the kind, once it was solved.
Box TodayCard::kind() const
{
    const std::string category = category_name(
        services_.texts,
        engine::category_of({.layout = std::string(engine::layout_of_the_day),
                             .level = static_cast<engine::Level>(engine::level_of_the_day)}));
    const auto best = standing(chosen_).best;
    const std::string what = best ? clock_text(*best) : category;
    const std::string whole =
        par_ ? services_.texts.tr(Message{N_("{what}, par {time}"),
                                          {{"what", what}, {"time", short_clock_text(*par_)}}})
             : what;
    return box::paragraph(whole, today_quiet);
}

Box TodayCard::medals(const TodayForm& form) const
{
    return medal_row(
        services_.texts,
        {.earned = standing(chosen_).medals, .side = form.medal, .has_names = form.names});
}

Box TodayCard::play_button()
{
    const char* label = standing(chosen_).best ? N_("Play it again")
                        : is_today(chosen_)    ? N_("Play today's board")
                                               : N_("Play this board");
    Button play{.id = TodayButton::Play,
                .style = ButtonStyle::Keycap,
                .label = tr(label),
                .key_hint =
                    is_today(chosen_) ? services_.hint_of({.key = Key::Letter, .symbol = 'D'}) : "",
                .font_size = 15};
    return box::button(std::move(play), [this] { go_(play_days_board(services_, chosen_)); });
}

Box TodayCard::others_button()
{
    using namespace box;
    const Button others{.id = TodayButton::Others,
                        .style = ButtonStyle::Plain,
                        .spoken = tr("Other boards of the day"),
                        .group = ButtonId(TodayButton::Play),
                        .press = [this] {
                            go_(go_to(make_board_of_the_day_scene, services_));
                        }};
    const TextLook look{.size = 14, .tint = Paint::AccentText};
    return button(others, row({text(tr("Other boards of the day"), look).size(0).grow(),
                               icon(Icon::ChevronRight, 16, Paint::AccentText)}))
        .size(with_text(44));
}

Box TodayCard::month(const TodayForm& form)
{
    using namespace box;
    std::vector<Box> places(weekday_of(first_of_month(today_)), space());
    for (const Box& day : days())
        places.push_back(column({day.size(form.day)}));
    return column({month_heading().when(!form.wide).then(4), week_days(),
                   grid(std::move(places), {.columns = days_in_week})});
}

// How many medals there are in the month, once there is one.
Box TodayCard::month_heading() const
{
    using namespace box;
    int medals = 0;
    for (const DayStanding& day : days_)
        medals += day.medals.count();
    const std::string count =
        medals > 0 ? services_.texts.trn("{n} medal", "{n} medals", medals) : "";
    return row({text(whole_month_in_words(services_.texts, today_),
                     {.size = 15, .weight = Weight::SemiBold}),
                space().grow(),
                text(count, {.size = 13, .tint = Paint::Gold, .align = Align::Right})})
        .size(with_text(24));
}

Box TodayCard::week_days() const
{
    using namespace box;
    // TRANSLATORS: the first letters of the days of the week, from Monday to Sunday.
    const std::string letters = services_.texts.trc("week", "MTWTFSS");
    std::vector<Box> heads;
    for (std::size_t at = 0, end = 0; at < letters.size(); at = end) {
        end = engine::end_of_character(letters, at);
        heads.push_back(text(letters.substr(at, end - at),
                             {.size = 12, .tint = Paint::Ink2, .align = Align::Centre}));
    }
    return evenly(std::move(heads), 0).size(with_text(20));
}

std::vector<Box> TodayCard::days()
{
    using namespace box;
    std::vector<Box> all;
    for (Day day = first_of_month(today_); day <= today_; day += std::chrono::days(1))
        all.push_back(day_button(day));
    for (int number = engine::count_of(days_) + 1; number <= days_in_month(today_); ++number) {
        const CalendarDay day{.number = number, .is_to_come = true};
        all.push_back(picture([day](Canvas& canvas, Rect area, Scale scale) {
            draw_calendar_day(canvas, area, day, {}, scale);
        }));
    }
    return all;
}

// Smaller than a fingertip: pressing the wrong one only chooses another day. The chosen one is
// played.
Box TodayCard::day_button(Day day)
{
    const unsigned number{year_month_day(day).day()};
    const CalendarDay look{.number = static_cast<int>(number),
                           .medals = standing(day).medals,
                           .is_chosen = day == chosen_,
                           .is_today = is_today(day)};
    std::string spoken = weekday_text(services_, day);
    if (look.medals.count() > 0)
        spoken += ": " + medals_in_words(services_.texts, look.medals);
    Button button{
        .id = {TodayButton::Chosen, number - 1},
        .style = ButtonStyle::Bare,
        .spoken = std::move(spoken),
        .chosen = look.is_chosen,
        .in_text = true,
        .press = [this, day] { press(day); },
        .draw =
            [look, scale = scale_](Canvas& canvas, const Button& placed, ButtonState state) {
                draw_calendar_day(canvas, placed.area, look, state, scale);
            }};
    return box::leaf({.button = std::move(button)});
}

} // namespace game
