#include "game/scenes/play/play.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/play/session.h"
#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"
#include "game/scenes/play/play_effects.h"
#include "game/sound/sounds.h"
#include "game/ui/commands.h"
#include "game/widgets/board/board_view.h"

namespace game {

using engine::Action;
using engine::Digit;
using engine::N_;
using engine::Outcome;
using engine::PlayTime;
using engine::Verdict;

namespace {

constexpr PlayTime notice_lasts{2400};
constexpr PlayTime description_lasts{8000};

bool writes_notes(const Action& action)
{
    return std::holds_alternative<engine::ToggleCornerNote>(action) ||
           std::holds_alternative<engine::ToggleCentreNote>(action) ||
           std::holds_alternative<engine::FillNotes>(action);
}

} // namespace

Play::Play(Services& services, engine::SavedGame game)
    : input(game.session.grid(), game.input),
      number(game.session.grid().size()),
      services_(services),
      game_(std::move(game)),
      stopwatch_(game_.elapsed),
      attempt_(attempt_of(services_, game_)),
      motion_(game_.session.grid()),
      race_(services, game_),
      notes_struck_(game_.input.strikes_notes),
      shows_possible_(game_.input.shows_possible)
{
    // Coming back is the end of the pause.
    if (session().is_paused())
        game_.session.act(engine::Resume{}, game_.elapsed);
    follow_progress();
}

bool Play::act(const Action& action)
{
    if (curtain_ && !std::holds_alternative<engine::PlaceDigit>(action))
        return false; // whether it is accepted would tell which cells are filled
    if (may_end(action))
        know_before_end();
    const Outcome outcome = perform(action);
    if (outcome.verdict != Verdict::Accepted) {
        refuse(outcome.verdict, action);
        return false;
    }
    checked_wrong_.clear();
    checked_ = false;
    for (const engine::Event& event : outcome.events) {
        if (const auto* checked = std::get_if<engine::Checked>(&event)) {
            checked_ = true;
            checked_wrong_ = checked->wrong;
        }
    }
    notes_hidden_ = notes_hidden_ && !writes_notes(action);
    if (session().is_over())
        stopwatch_.stop(now_);
    save();
    done_(action);
    return true;
}

void Play::open_hint(int level, const engine::Technique* named)
{
    perform(engine::OpenHint{level});
    if (named != nullptr)
        game_.shown_techniques.emplace_back(named->id);
    save();
}

void Play::copy_out()
{
    if (kind_ != PlayKind::Run || session().stats().copied_out || session().is_over())
        return;
    perform(engine::CopyOut{});
    save();
}

// Waits until the last action is saved, so that a crash loses one action at most.
Outcome Play::perform(const Action& action)
{
    services_.saves.wait_for_last_save();
    const int splits = splits_passed(progress_, session().cells_to_fill());
    const engine::Board before = board();
    const Outcome outcome = game_.session.act(action, time());
    if (outcome.verdict != Verdict::Accepted)
        return outcome;
    follow_progress();
    present(action, outcome, before);
    const int passed = splits_passed(progress_, session().cells_to_fill());
    if (passed > splits && !session().is_solved() && !heard_) {
        const SplitRow split = race().rows[passed - 1];
        play_split_sound(services_.sound, split);
        tell(split_announcement(texts(), passed, split));
    }
    return outcome;
}

// Lets the player see, hear and feel what the action did.
void Play::present(const Action& action, const Outcome& outcome, const engine::Board& before)
{
    const Happened happened{before, session(), action, outcome, services_.settings.mistakes, kind_};
    services_.host.rumble(rumble_of(happened));
    if (heard_)
        heard_(happened);
    else
        play_sounds(services_.sound, happened);
    motion_.set_amount(services_.motion(), services_.pace.particles());
    show_motion(motion_, happened, now_);
    const bool is_of_clock = std::holds_alternative<engine::Pause>(action) ||
                             std::holds_alternative<engine::Resume>(action);
    if (heard_ && (is_of_clock || session().is_solved()))
        return; // the run has a clock of its own
    for (Announcement& said : announcements_of(texts(), happened))
        tell(std::move(said));
}

void Play::raise_curtain()
{
    curtain_.reset();
    motion_.set_amount(services_.motion(), services_.pace.particles());
    motion_.revealed(board(), input.cursor(), now_);
}

void Play::follow_progress()
{
    const engine::FillTimes& fills = session().fills();
    engine::Cells before;
    progress_.clear();
    for (std::size_t fill = 0; fill < fills.cells().size(); ++fill) {
        const engine::Cell cell = fills.cells()[fill];
        if (counts_as_progress(cell, before))
            progress_.push_back(fills.times()[fill]);
        before.push_back(cell);
    }
}

// Of two digits that clash, the one that was there first counts. A digit that is wrong without a
// clash counts unless mistakes are shown: otherwise a split would tell that it is right.
bool Play::counts_as_progress(engine::Cell cell, const engine::Cells& filled_before) const
{
    const Digit digit = board()[cell].digit;
    const auto was_there = [&](engine::Cell peer) {
        return board()[peer].digit == digit &&
               (board()[peer].given ||
                std::ranges::find(filled_before, peer) != filled_before.end());
    };
    switch (services_.settings.mistakes) {
    case MistakeCheck::Off:
        return true;
    case MistakeCheck::Clashes:
        return std::ranges::none_of(grid().peers_of(cell), was_there);
    case MistakeCheck::AnyError:
        return digit == session().puzzle().solution[cell];
    }
    return true;
}

void Play::set_now(engine::MonotonicTime now)
{
    now_ = now;
    note_outside();
    motion_.advance(now);
    race_.follow();
    follow_record();
    take_what_is_known();
}

bool Play::shows_best_possible(const Race& race) const
{
    const Settings& settings = services_.settings;
    const bool may_become_record =
        kind_ == PlayKind::Run && session().stats().clean() && !game_.repeated;
    return settings.show_clock && settings.best_possible_time && may_become_record &&
           race.ghost_time && race.best_possible;
}

// Said once, when it happens: not of a play that is opened so, or when another run to compare with
// is chosen.
void Play::follow_record()
{
    if (!clock_runs())
        return;
    const Race standing = race();
    const std::optional<bool> before = std::exchange(
        record_is_lost_,
        shows_best_possible(standing) ? std::optional(standing.is_record_lost) : std::nullopt);
    if (before == false && record_is_lost_ == true)
        tell({.text = texts().tr("The record is out of reach now"), .icon = Icon::Clock});
}

// What is noted already is refused.
void Play::note_outside()
{
    const Outside outside = services_.host.outside();
    if (clock_runs() && outside.interruptions != interruptions_)
        game_.session.act(engine::NoteInterruption{}, time());
    interruptions_ = outside.interruptions;
    if (outside.script_solves)
        game_.session.act(engine::NoteScript{}, time());
}

void Play::refuse(Verdict verdict, const Action& action)
{
    if (curtain_)
        return; // it would tell which cells are filled
    if (verdict == Verdict::CellIsGiven) {
        const auto* place = std::get_if<engine::PlaceDigit>(&action);
        services_.sound.play(sounds::given());
        motion_.set_amount(services_.motion(), services_.pace.particles());
        motion_.given_pressed(place != nullptr ? place->cells : input.selection(), now_);
    }
    if (verdict == Verdict::NoBookmark)
        return say(services_.texts.tr(engine::Message{
            N_("No bookmark yet: {key} sets one"),
            {{"key", key_name(Command::Bookmark, services_.settings.keys, services_.texts)}}}));
    const bool is_said_otherwise = std::holds_alternative<engine::FillNotes>(action) ||
                                   std::holds_alternative<engine::FillSingles>(action);
    if (!is_said_otherwise)
        tell(refusal_of(texts(), verdict));
}

void Play::say(std::string text, std::optional<Icon> icon, Paint paint)
{
    tell({std::move(text), EventWeight::Main, icon, paint});
}

void Play::tell(Announcement said)
{
    if (said.text.empty())
        return;
    // A pause cuts off what is being read: it may be digits.
    services_.host.speak({.text = said.text, .cuts_in = session().is_paused()});
    PlayNotice notice{std::move(said), now_ + notice_lasts};
    if (notice.said.weight == EventWeight::Minor) {
        minor_notice_ = std::move(notice);
    } else {
        minor_notice_.reset();
        notice_ = std::move(notice);
    }
}

std::string Play::cursor_in_words() const
{
    if (curtain_)
        return engine::cell_name(texts(), grid(), input.cursor());
    return cell_in_words(texts(), session(), input.cursor(), wrong_cells(),
                         services_.settings.mistakes);
}

void Play::describe_cursor()
{
    const auto houses = grid().houses_of(input.cursor());
    const bool again = description() != nullptr && described_ == input.cursor() && !curtain_;
    houses_described_ = again ? (houses_described_ + 1) % (houses.size() + 1) : 0;
    described_ = input.cursor();
    std::string text = houses_described_ == 0 ? cursor_in_words()
                                              : house_in_words(texts(), session(),
                                                               houses[houses_described_ - 1].house);
    services_.host.speak({.text = text, .cuts_in = true});
    description_ = PlayNotice{{.text = std::move(text)}, now_ + description_lasts};
    ++descriptions_;
}

void Play::choose_comparison()
{
    if (!race_.has_any())
        return say(texts().tr("Nothing to race against yet: finish a run first"));
    race_.choose_next();
    const RaceTexts names = race_.texts();
    std::string text = names.against.empty() ? names.total : names.against + ", " + names.total;
    if (!names.whose.empty())
        text += ". " + names.whose;
    say(std::move(text));
}

void Play::switch_ghost_cells()
{
    const bool shown = !services_.settings.ghost_cells;
    services_.settings.ghost_cells = shown;
    services_.saves.write(saving(services_.settings));
    if (!shown)
        return say(texts().tr("The ghost's cells are hidden"));
    say(race_.knows_cells() ? texts().tr("Marked: the cells that the ghost has filled by now")
                            : texts().tr("This ghost's cells are not known"));
}

engine::SavedGame Play::as_it_stands() const
{
    engine::SavedGame game = game_;
    game.elapsed = time();
    game.input = saved_input();
    return game;
}

engine::SavedInput Play::saved_input() const
{
    engine::SavedInput saved = input.to_saved();
    saved.strikes_notes = notes_struck_;
    saved.shows_possible = shows_possible_;
    return saved;
}

bool Play::is_untouched() const
{
    const auto is_entry = [](const engine::LogEntry& logged) {
        return !std::holds_alternative<engine::Pause>(logged.action) &&
               !std::holds_alternative<engine::Resume>(logged.action) &&
               !std::holds_alternative<engine::RevealMistakes>(logged.action) &&
               !std::holds_alternative<engine::NoteInterruption>(logged.action);
    };
    return !session().start() && std::ranges::none_of(session().log(), is_entry);
}

// A play without an entry leaves no trace among the saved games.
void Play::save()
{
    saved_ = now_;
    remember();
    if (is_untouched())
        return;
    game_.elapsed = time();
    game_.input = saved_input();
    game_.saved = services_.host.date();
    services_.saves.write(saving(game_));
}

// The player comes back from another screen.
void Play::start_clock()
{
    if (session().is_paused())
        perform(engine::Resume{});
    follow_progress(); // other settings may tell more, or less
    stopwatch_.start(now_);
    ask_what_is_known();
    save();
}

// What was said last goes, too: it may name digits, and nothing does while the clock stands.
void Play::stop_clock()
{
    number.forget();
    if (session().is_paused() || session().is_over())
        return;
    stopwatch_.stop(now_);
    notice_.reset();
    minor_notice_.reset();
    description_.reset();
    perform(engine::Pause{});
    save();
}

void Play::use(Digit digit, Mode mode)
{
    if (draw_tool.is_on() && mode == Mode::Digit)
        return draw_on(input.selection(), digit);
    if (draw_tool.is_on() && mode == Mode::Colour)
        return draw_tool.choose(digit - 1u);
    if (input.empty())
        return input.toggle_lock(digit);
    write(mode, digit, input.selection());
}

void Play::draw_on(engine::Cells cells, Digit digit)
{
    std::erase_if(cells, [&](engine::Cell cell) {
        const engine::Square& square = board()[cell];
        return square.digit != engine::no_digit || !square.is_noted(digit);
    });
    if (cells.empty())
        return say(
            texts().tr(engine::Message{N_("No note of {digit} is selected"),
                                       {{"digit", engine::symbol_name(texts(), grid(), digit)}}}));
    if (draw_tool.links() && cells.size() > 1)
        return say(texts().tr("A link begins and ends in a single cell"));
    if (const auto action = draw_tool.use(cells, digit))
        act(*action);
}

void Play::write_locked(Mode mode)
{
    if (input.locked() == engine::no_digit) {
        if (services_.host.hands().device == InputDevice::Gamepad)
            say(services_.texts.tr("The right stick chooses a digit"));
        return;
    }
    if (!input.empty())
        use(input.locked(), mode);
}

void Play::write(Mode mode, Digit digit, engine::Cells cells)
{
    if (const auto action = writing(mode, digit, std::move(cells)))
        act(*action);
}

void Play::erase()
{
    if (!input.empty())
        act(engine::Erase{input.selection()});
}

bool Play::fill_notes(Digit digit)
{
    if (act(engine::FillNotes{digit}))
        return true;
    say(texts().tr("Notes complete"));
    return false;
}

bool Play::show_possible(bool shown)
{
    const bool is_first = shown && !session().stats().possible_shown;
    if (is_first && !engine::would_tell_anything(session(), engine::ShowPossible{})) {
        say(texts().tr("No cell is empty"));
        return false;
    }
    shows_possible_ = shown;
    show_help(is_first, engine::ShowPossible{},
              shown ? N_("Possible digits are shown") : N_("Possible digits are hidden"));
    return true;
}

bool Play::strike_notes(bool struck)
{
    const bool is_first = struck && !session().stats().notes_struck;
    if (is_first && !engine::would_tell_anything(session(), engine::StrikeNotes{})) {
        say(texts().tr("No note is impossible now"));
        return false;
    }
    notes_struck_ = struck;
    show_help(is_first, engine::StrikeNotes{},
              struck ? N_("Impossible notes are struck through")
                     : N_("Impossible notes look like others"));
    return true;
}

bool Play::strike_sums()
{
    const bool is_first = !session().stats().sums_struck;
    if (is_first && !engine::would_tell_anything(session(), engine::StrikeSums{})) {
        say(texts().tr("No cage has an empty cell"));
        return false;
    }
    sums_struck_ = true;
    show_help(is_first, engine::StrikeSums{}, N_("Impossible sums are struck through"));
    return true;
}

// The action itself says what it did.
void Play::show_help(bool is_first, const Action& action, const char* said)
{
    if (is_first)
        act(action);
    save();
    if (!is_first)
        say(texts().tr(said));
}

bool Play::fill_singles(engine::SinglesKind kind)
{
    if (act(engine::FillSingles{kind}))
        return true;
    say(kind == engine::SinglesKind::Naked ? texts().tr("There is no naked single now")
                                           : texts().tr("There is no hidden single now"));
    return false;
}

void Play::reveal_mistakes()
{
    const bool ends_clean_run = kind_ == PlayKind::Run &&
                                engine::would_end_clean_run(session(), engine::RevealMistakes{}) &&
                                notice() == nullptr;
    act(engine::RevealMistakes{});
    if (ends_clean_run)
        say(texts().tr("Wrong digits are shown: assisted run"));
}

engine::Digit Play::highlighted() const
{
    if (!services_.settings.tint_same || session().is_paused() || curtain_)
        return engine::no_digit;
    return digit_in_hand();
}

Digit Play::digit_in_hand() const
{
    if (input.locked() != engine::no_digit)
        return input.locked();
    const auto cell = input.single();
    return cell ? board()[*cell].digit : engine::no_digit;
}

engine::Cells Play::wrong_cells() const
{
    engine::Cells wrong = checked_wrong_;
    engine::Cells more;
    switch (services_.settings.mistakes) {
    case MistakeCheck::Off:
        break;
    case MistakeCheck::Clashes:
        more = clashing_cells(grid(), board());
        break;
    case MistakeCheck::AnyError:
        more = session().mistakes();
        // Also what a wrong digit clashes with: it shows why.
        std::ranges::copy(clashing_cells(grid(), board()), std::back_inserter(more));
        break;
    }
    wrong.insert(wrong.end(), more.begin(), more.end());
    return wrong;
}

engine::Cells Play::cells_at_fault() const
{
    engine::Cells at_fault = checked_wrong_;
    const auto clashes_with_given = [this](engine::Cell cell) {
        return !board()[cell].given &&
               std::ranges::any_of(grid().peers_of(cell), [this, cell](engine::Cell peer) {
                   return board()[peer].given && board()[peer].digit == board()[cell].digit;
               });
    };
    if (services_.settings.mistakes == MistakeCheck::AnyError)
        std::ranges::copy(session().mistakes(), std::back_inserter(at_fault));
    else if (services_.settings.mistakes == MistakeCheck::Clashes)
        std::ranges::copy_if(clashing_cells(grid(), board()), std::back_inserter(at_fault),
                             clashes_with_given);
    return at_fault;
}

} // namespace game
