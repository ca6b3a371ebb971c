#include "game/scenes/title/demo_panel.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "engine/techniques/human_solver.h"
#include "game/saves/known_to_all.h"
#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/track.h"

namespace game {

using engine::Candidate;
using engine::Cell;
using engine::PlayTime;
using engine::Step;

namespace {

constexpr PlayTime step_time{333};
constexpr PlayTime rest_time{6000};    // how long the full board is shown
constexpr PlayTime record_time{20000}; // how long each record is shown
constexpr double still_share = 0.45;   // how much of a board that stands still is filled
constexpr TextLook demo_look{.size = 13, .tint = Paint::Ink2};

Demo make_demo()
{
    engine::Puzzle puzzle = demo_puzzle.puzzle();
    return Demo(std::move(puzzle.grid), std::move(puzzle.givens));
}

} // namespace

Demo::Demo(std::shared_ptr<const engine::Grid> grid, engine::Digits givens)
    : chart_(std::make_shared<const engine::Chart>(std::move(grid))),
      givens_(std::move(givens)),
      candidates_(*chart_, givens_),
      board_(givens_),
      to_fill_(engine::count_of(givens_, engine::no_digit))
{
}

void Demo::step()
{
    if (is_full()) {
        candidates_.start(givens_, givens_);
        board_ = engine::Board(givens_);
        changed_.clear();
        technique_ = nullptr;
        return;
    }
    const engine::Steps found = engine::find_easiest(candidates_);
    if (!found.empty())
        take(found.found().front());
}

void Demo::take(const Step& step)
{
    apply(step, candidates_);
    technique_ = step.technique;
    changed_.clear();
    for (const Candidate& digit : step.placements)
        place(digit);
    for (const Candidate& removed : step.removals) {
        board_.write_centre_notes(removed.cell, candidates_.of(removed.cell));
        changed_.push_back(removed.cell);
    }
    std::ranges::sort(changed_);
    changed_.erase(std::unique(changed_.begin(), changed_.end()), changed_.end());
}

// The digit leaves the notes of its peers, as in play.
void Demo::place(Candidate digit)
{
    board_.write_digit(digit.cell, digit.digit);
    changed_.push_back(digit.cell);
    for (const Cell peer : grid().peers_of(digit.cell)) {
        const engine::DigitSet notes = board_[peer].centre_notes;
        if (notes.has(digit.digit))
            board_.write_centre_notes(peer, notes.without(digit.digit));
    }
}

double Demo::share() const
{
    const int left = static_cast<int>(candidates_.open_cells().count());
    return to_fill_ == 0 ? 1.0 : ratio(to_fill_ - left, to_fill_);
}

DemoPanel::DemoPanel(Services& services)
    : services_(services), demo_(make_demo()), view_(demo_.grid())
{
}

Box DemoPanel::screen(double side)
{
    using namespace box;
    board_ = {};
    if (side <= 0)
        return space();
    const auto board = [this](Canvas& canvas, Rect, Scale) {
        draw_board(canvas);
    };
    // It changes with each step.
    const auto strip = [this](Canvas& canvas, Rect area, Scale scale) {
        draw_box(canvas, this->strip(), area, scale);
    };
    return column({picture(board).into(board_).size(side).across(side).then(42),
                   picture(strip).size(20).across(side)});
}

void DemoPanel::begin(Scale scale)
{
    if (board_.empty())
        return;
    view_.place(board_, scale);
    while (!moves() && (demo_.share() < still_share || demo_.is_full()))
        demo_.step();
}

void DemoPanel::update(engine::MonotonicTime now)
{
    now_ = now;
    if (!started_) {
        started_ = now;
        stepped_ = now;
    }
    const std::optional<PlayTime> wait = next_change();
    if (!wait || now - stepped_ < *wait)
        return;
    stepped_ = now;
    demo_.step();
}

std::optional<PlayTime> DemoPanel::next_change() const
{
    if (!moves())
        return std::nullopt;
    return demo_.is_full() ? rest_time : step_time;
}

void DemoPanel::draw_board(Canvas& canvas) const
{
    BoardLook look;
    look.selection = demo_.changed();
    if (look.selection.size() == 1)
        look.highlighted = demo_.board()[look.selection.front()].digit;
    view_.draw(canvas, demo_.board(), look);
}

// The best runs of all categories take turns.
const engine::Record* DemoPanel::shown_record()
{
    if (!moves() || !started_)
        return services_.records.best(engine::category_of(services_.settings.last_game));
    if (std::exchange(runs_seen_, services_.records.runs().size()) !=
        services_.records.runs().size())
        categories_ = services_.records.categories();
    if (categories_.empty())
        return nullptr;
    const auto turn = (now_ - *started_) / record_time;
    return services_.records.best(categories_[turn % categories_.size()]);
}

Box DemoPanel::strip()
{
    using namespace box;
    const engine::Record* best = shown_record();
    if (best == nullptr)
        return name_of_step();
    return row({name_of_step().size(0).grow(55), best_run(*best).size(0).grow(45)}).gaps(20);
}

// "Demo" and, if there is room, the technique of the last step; then how far the board is.
Box DemoPanel::name_of_step() const
{
    using namespace box;
    const auto bar = [share = demo_.share()](Canvas& canvas, Rect area, Scale) {
        draw_bar(canvas, area, share, Paint::Ink3);
    };
    const auto form = [&](const std::string& name) {
        return row({text(name, demo_look).grow().then(20), picture(bar).between(0, 90).across(6)});
    };
    const engine::Translations& texts = services_.texts;
    const std::string demo = texts.tr("Demo");
    if (demo_.technique() == nullptr || demo_.is_full())
        return form(demo);
    return first_that_fits({form(demo + " · " + texts.tr(demo_.technique()->name)), form(demo)});
}

// Trophy, category, initials, time. Without enough room the category is omitted first, then the
// initials.
Box DemoPanel::best_run(const engine::Record& best) const
{
    using namespace box;
    const TextLook numerals{.size = 14,
                            .weight = Weight::SemiBold,
                            .tint = Paint::Gold,
                            .align = Align::Right,
                            .face = Face::Numerals};
    const Box trophy = icon(Icon::Trophy, 18, Paint::Gold).then(8);
    const Box category = text(category_name(services_.texts, best.category), demo_look);
    const Box name =
        text(best.initials, {.size = 13, .weight = Weight::SemiBold, .align = Align::Right});
    const Box time = number(clock_text(best.time), numerals);
    return first_that_fits({row({trophy, category.grow(), name.then(12), time}),
                            row({space().grow(), trophy, name.then(12), time}),
                            row({space().grow(), trophy, time})});
}

} // namespace game
