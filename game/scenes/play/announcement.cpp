#include "game/scenes/play/announcement.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <type_traits>
#include <utility>

#include "engine/base/count.h"
#include "engine/rules/rule.h"
#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"
#include "game/scenes/play/action_text.h"
#include "game/scenes/play/bookmarks_scene.h"
#include "game/scenes/runs/play_texts.h"
#include "game/ui/names.h"
#include "game/widgets/play/keypad.h"

namespace game {

using engine::Board;
using engine::Cell;
using engine::Cells;
using engine::Digit;
using engine::DigitSet;
using engine::Grid;
using engine::Message;
using engine::N_;
using engine::Square;
using engine::Translations;

namespace {

// "2, 5 and 7".
std::string digits_in_words(const Translations& texts, const Grid& grid, DigitSet digits)
{
    std::string all;
    int left = digits.count();
    for (const Digit digit : digits) {
        const bool is_last = --left == 0;
        if (!all.empty())
            all += is_last ? " " + texts.trc("the last of a list", "and") + " " : ", ";
        all += engine::symbol_name(texts, grid, digit);
    }
    return all;
}

// "7", "given 7" or "empty".
std::string digit_in_words(const Translations& texts, const Grid& grid, const Square& square)
{
    if (square.digit == engine::no_digit)
        return texts.trc("a cell", "empty");
    std::string digit = engine::symbol_name(texts, grid, square.digit);
    if (!square.given)
        return digit;
    return texts.tr(Message{N_("given {digit}"), {{"digit", std::move(digit)}}});
}

// The digit, "corner note 2", "centre notes 2 and 7", "text “5?”", "colours 1 and 3".
std::vector<std::string>
content_of(const Translations& texts, const Grid& grid, const Board& board, Cell cell)
{
    const Square& square = board[cell];
    std::vector<std::string> parts = {digit_in_words(texts, grid, square)};
    const auto add = [&](const char* one, const char* several, int count, std::string list) {
        parts.push_back(
            texts.tr(Message{count == 1 ? one : several, {{"digits", std::move(list)}}}));
    };
    const auto add_notes = [&](const char* one, const char* several, DigitSet notes) {
        if (square.digit == engine::no_digit && !notes.empty()) // a digit hides the notes
            add(one, several, notes.count(), digits_in_words(texts, grid, notes));
    };
    add_notes(N_("corner note {digits}"), N_("corner notes {digits}"), square.corner_notes);
    add_notes(N_("centre note {digits}"), N_("centre notes {digits}"), square.centre_notes);
    const std::string& text = board.drawing().text_in(cell);
    if (square.digit == engine::no_digit && !text.empty())
        parts.push_back(texts.tr(Message{N_("text “{text}”"), {{"text", text}}}));
    std::vector<std::string> colours;
    for (const Digit colour : square.colours)
        colours.push_back(std::to_string(colour));
    if (!colours.empty())
        add(N_("colour {digits}"), N_("colours {digits}"), engine::count_of(colours),
            engine::joined_by(", ", colours));
    return parts;
}

// Cells that must differ from this one and hold the same digit.
Cells clashing_with(const Grid& grid, const Board& board, Cell cell)
{
    Cells same;
    const Digit digit = board[cell].digit;
    if (digit == engine::no_digit)
        return same;
    for (const Cell other : grid.cells()) {
        if (board[other].digit == digit && grid.peers_of(cell).has(other))
            same.push_back(other);
    }
    return same;
}

std::string names_of(const Translations& texts, const Grid& grid, const Cells& cells)
{
    std::vector<std::string> names;
    names.reserve(cells.size());
    for (const Cell cell : cells)
        names.push_back(engine::cell_name(texts, grid, cell));
    return engine::joined_by(", ", names);
}

// The sentences about one action.
class Telling {
public:
    Telling(const Translations& texts, const Happened& what)
        : texts_(texts),
          what_(what),
          grid_(what.session.grid()),
          after_(what.session.board()),
          changed_(what.before.cells_that_differ(after_))
    {
    }

    std::vector<Announcement> all()
    {
        told_.push_back(
            std::visit([this](const auto& each) { return action(each); }, what_.action));
        if (std::holds_alternative<engine::PlaceDigit>(what_.action))
            tell_finished_digit();
        for (const engine::Event& event : what_.outcome.events)
            std::visit([this](const auto& each) { tell(each); }, event);
        tell_full_board();
        return std::move(told_);
    }

private:
    Announcement minor(const char* text,
                       std::vector<std::pair<std::string, std::string>> places = {}) const
    {
        return {.text = engine::begun_large(texts_.tr(Message{text, std::move(places)}))};
    }
    Announcement
    main(std::string text, std::optional<Icon> icon = {}, Paint paint = Paint::Ink2) const
    {
        return {std::move(text), EventWeight::Main, icon, paint};
    }
    std::string symbol(Digit digit) const { return engine::symbol_name(texts_, grid_, digit); }

    Announcement as_in_list() const // of the actions of a replay
    {
        return {.text = engine::begun_large(action_text(texts_, grid_, what_.action))};
    }

    template <typename Plain>
    Announcement action(const Plain&) const
    {
        return as_in_list();
    }

    Announcement action(const engine::PlaceDigit&) const
    {
        if (changed_.empty() || !written().empty())
            return as_in_list();
        return with_changes(N_("Erased: {changes}"), N_("Erased"));
    }
    Announcement action(const engine::ToggleCornerNote& note) const
    {
        return toggled(note.cells, note.digit, after_[first_of(note.cells)].corner_notes,
                       N_("corner note {digit} removed from {cell}"));
    }
    Announcement action(const engine::ToggleCentreNote& note) const
    {
        return toggled(note.cells, note.digit, after_[first_of(note.cells)].centre_notes,
                       N_("centre note {digit} removed from {cell}"));
    }
    Announcement action(const engine::ToggleColour& colour) const
    {
        const Cell cell = first_of(colour.cells);
        return minor(after_[cell].colours.has(colour.colour)
                         ? N_("colour {number} in {cell}")
                         : N_("colour {number} removed from {cell}"),
                     {{"number", std::to_string(colour.colour)},
                      {"cell", engine::cell_name(texts_, grid_, cell)}});
    }
    Announcement action(const engine::ToggleLink& link) const
    {
        const bool drawn = after_.drawing().links().contains(link.ends);
        return minor(drawn ? N_("a link drawn") : N_("a link removed"));
    }
    Announcement action(const engine::WriteText& write) const
    {
        const bool erases = write.text.empty();
        return minor(erases ? N_("text removed from {cell}") : N_("text “{text}” in {cell}"),
                     {{"text", write.text},
                      {"cell", engine::cell_name(texts_, grid_, first_of(write.cells))}});
    }
    Announcement action(const engine::Erase&) const
    {
        return with_changes(N_("Erased: {changes}"), N_("Erased"));
    }
    Announcement action(const engine::Undo&) const
    {
        return with_changes(N_("Undone: {changes}"), N_("Undone"));
    }
    Announcement action(const engine::Redo&) const
    {
        return with_changes(N_("Redone: {changes}"), N_("Redone"));
    }
    Announcement action(const engine::ApplyStep&) const
    {
        return with_changes(N_("Hint applied: {changes}"), N_("Hint applied"));
    }
    Announcement action(const engine::FillNotes& filled) const
    {
        const bool is_run = what_.kind == PlayKind::Run;
        if (filled.digit == engine::no_digit)
            return main(is_run ? texts_.tr("Notes filled: assisted run")
                               : texts_.tr("Notes filled"));
        return main(texts_.tr(Message{is_run ? N_("Notes of {digit} filled: assisted run")
                                             : N_("Notes of {digit} filled"),
                                      {{"digit", symbol(filled.digit)}}}));
    }
    Announcement action(const engine::FillSingles&) const
    {
        const long written = std::ranges::count_if(
            changed_, [this](Cell cell) { return after_[cell].digit != what_.before[cell].digit; });
        if (what_.kind != PlayKind::Run)
            return main(texts_.trn("{n} single written", "{n} singles written", written));
        return main(texts_.trn("{n} single written: assisted run",
                               "{n} singles written: assisted run", written));
    }
    Announcement action(const engine::SetBookmark&) const
    {
        return main(texts_.tr("Position bookmarked"), Icon::Bookmark);
    }
    Announcement action(const engine::ReturnToBookmark&) const { return back_at_bookmark(); }
    Announcement action(const engine::GoToBookmark&) const { return back_at_bookmark(); }
    Announcement action(const engine::StrikeNotes&) const
    {
        return main(texts_.tr("Impossible notes are struck through"));
    }
    Announcement action(const engine::ShowPossible&) const
    {
        return main(texts_.tr("Possible digits are shown"));
    }
    Announcement action(const engine::StrikeSums&) const
    {
        return main(texts_.tr("Impossible sums are struck through"));
    }
    Announcement action(const engine::CopyOut&) const
    {
        return main(texts_.tr("Digits taken out of the game: assisted run"));
    }
    Announcement action(const engine::RevertMistakes&) const
    {
        return main(texts_.tr("Mistake undone"), Icon::Undo);
    }
    Announcement action(const engine::OpenHint& hint) const
    {
        return minor(N_("Hint {level} of {levels}"),
                     {{"level", std::to_string(hint.level)},
                      {"levels", std::to_string(engine::hint_levels)}});
    }
    Announcement action(const engine::Pause&) const
    {
        return minor(N_("Paused at {time}"),
                     {{"time", clock_text(what_.session.last_action_at())}});
    }

    Announcement back_at_bookmark() const
    {
        const engine::Bookmark* last = what_.session.bookmarks().last();
        if (last == nullptr)
            return as_in_list();
        return main(texts_.tr(Message{N_("Back at {bookmark}"),
                                      {{"bookmark", bookmark_name(texts_, *last)}}}),
                    Icon::Bookmark);
    }

    // The cells that have another digit than before, in reading order.
    Cells written() const
    {
        Cells cells;
        for (const Cell cell : changed_) {
            if (after_[cell].digit != engine::no_digit &&
                after_[cell].digit != what_.before[cell].digit)
                cells.push_back(cell);
        }
        return cells;
    }

    // The first cell that has changed; of several, notes are added to all or removed from all.
    Cell first_of(const Cells& cells) const
    {
        return changed_.empty() ? cells.front() : changed_.front();
    }

    Announcement toggled(const Cells& cells, Digit digit, DigitSet notes, const char* removed) const
    {
        if (notes.has(digit))
            return as_in_list();
        std::string name = engine::cell_name(texts_, grid_, first_of(cells));
        if (changed_.size() > 1)
            name += " +" + std::to_string(changed_.size() - 1);
        return minor(removed, {{"digit", symbol(digit)}, {"cell", std::move(name)}});
    }

    Announcement with_changes(const char* text, const char* without) const
    {
        constexpr std::size_t most = 3;
        if (changed_.empty())
            return minor(without);
        if (changed_.size() > most)
            return minor(text, {{"changes", texts_.trn("{n} cell changed", "{n} cells changed",
                                                       static_cast<long>(changed_.size()))}});
        std::vector<std::string> changes;
        for (const Cell cell : changed_)
            changes.push_back(engine::cell_name(texts_, grid_, cell) + " " +
                              engine::joined_by(", ", content_of(texts_, grid_, after_, cell)));
        return minor(text, {{"changes", engine::joined_by("; ", changes)}});
    }

    void tell_finished_digit()
    {
        const Digit digit = digit_of(what_.action);
        const bool is_written = !written().empty() && !what_.is_wrong;
        if (is_written && digits_left(grid_, after_)[digit - 1u] == 0)
            told_.push_back(minor(N_("Every {digit} is on the board"), {{"digit", symbol(digit)}}));
    }

    void tell(const engine::DigitPlaced&) {} // the action has said it
    void tell(const engine::HouseCompleted& done)
    {
        if (what_.is_wrong)
            return;
        told_.push_back(
            main(house_complete_text(texts_, grid_, done.house), Icon::Validate, Paint::Ok));
    }
    void tell(const engine::ClashMade& clash)
    {
        if (what_.check != MistakeCheck::Off)
            told_.push_back(
                main(clash_text(first_written(clash.cells)), Icon::Warning, Paint::Error));
    }
    void tell(const engine::Checked& checked)
    {
        const bool right = checked.wrong.empty();
        std::string text =
            check_text(texts_, checked.wrong.size(), what_.session.stats(), what_.kind);
        told_.push_back(main(std::move(text), right ? Icon::Validate : Icon::Warning,
                             right ? Paint::Ok : Paint::Error));
    }
    void tell(const engine::Solved&)
    {
        told_.push_back(
            main(texts_.tr(Message{N_("Solved in {time}"),
                                   {{"time", clock_text(what_.session.last_action_at())}}}),
                 Icon::Validate, Paint::Ok));
    }

    // Of cells that clash: what was there before is not what the player has just done.
    Cell first_written(const Cells& clashing) const
    {
        for (const Cell cell : written()) {
            if (std::ranges::find(clashing, cell) != clashing.end())
                return cell;
        }
        return clashing.front();
    }

    // "7 is already in row 3: R3C8", and likewise of a cage or of cells that a rule keeps apart.
    std::string clash_text(Cell cell) const
    {
        const Cells same = clashing_with(grid_, after_, cell);
        for (const engine::PlaceOfCell& place : grid_.houses_of(cell)) {
            const Cells there = common(same, grid_.house(place.house).cells);
            if (!there.empty())
                return clash_text(cell, there, N_("{digit} is already in {house}: {cells}"),
                                  house_name_within_square(texts_, grid_, place.house));
        }
        for (const engine::Cage& cage : grid_.cages()) {
            const Cells there = common(same, cage.cells);
            if (!there.empty() && std::ranges::find(cage.cells, cell) != cage.cells.end())
                return clash_text(cell, there, N_("{digit} is already in the same cage: {cells}"));
        }
        for (const engine::Rule& rule : engine::all_rules()) {
            Cells there;
            std::ranges::copy_if(same, std::back_inserter(there), [&](Cell other) {
                return rule.is_pair && rule.is_pair(grid_.place_of(cell), grid_.place_of(other));
            });
            if (!there.empty())
                return clash_text(cell, there, rule.clash);
        }
        return clash_text(cell, same, N_("{digit} clashes with {cells}"));
    }
    std::string
    clash_text(Cell cell, const Cells& others, const char* text, std::string house = {}) const
    {
        return engine::begun_large(
            texts_.tr(Message{text,
                              {{"digit", symbol(after_[cell].digit)},
                               {"house", std::move(house)},
                               {"cells", names_of(texts_, grid_, others)}}}));
    }
    static Cells common(const Cells& some, const Cells& others)
    {
        Cells both;
        for (const Cell cell : some) {
            if (std::ranges::find(others, cell) != others.end())
                both.push_back(cell);
        }
        return both;
    }

    void tell_full_board()
    {
        const engine::Session& session = what_.session;
        const bool full = session.cells_filled() == session.cells_to_fill();
        if (full && !session.is_solved() && !what_.outcome.events.empty() &&
            !has<engine::Checked>(what_.outcome))
            told_.push_back(
                main(texts_.tr("Full, but something is wrong"), Icon::Warning, Paint::Error));
    }

    const Translations& texts_;
    const Happened& what_;
    const Grid& grid_;
    const Board& after_;
    Cells changed_;
    std::vector<Announcement> told_;
};

// "Row 3, column 5, box 2".
std::string place_in_words(const Translations& texts, const Grid& grid, Cell cell)
{
    const engine::Place place = grid.place_of(cell);
    const engine::HouseIndex region = grid.region_of(cell);
    Message name{
        region == engine::no_house ? N_("Row {row}, column {column}")
                                   : N_("Row {row}, column {column}, {house}"),
        {{"row", std::to_string(place.row + 1)}, {"column", std::to_string(place.column + 1)}}};
    if (region != engine::no_house)
        name.places.emplace_back("house", house_name(texts, grid, region));
    return texts.tr(name);
}

} // namespace

bool is_told_wrong(const engine::Session& session,
                   const engine::Outcome& outcome,
                   MistakeCheck check)
{
    if (check == MistakeCheck::Off)
        return false;
    const auto is_mistake = [&session](Cell cell) {
        return session.board()[cell].digit != session.puzzle().solution[cell];
    };
    return std::ranges::any_of(outcome.events, [&](const engine::Event& event) {
        const auto* placed = std::get_if<engine::DigitPlaced>(&event);
        const bool is_shown = placed != nullptr && check == MistakeCheck::AnyError;
        return std::holds_alternative<engine::ClashMade>(event) ||
               (is_shown && std::ranges::any_of(placed->cells, is_mistake));
    });
}

std::vector<Announcement> announcements_of(const Translations& texts, const Happened& happened)
{
    return Telling(texts, happened).all();
}

Announcement refusal_of(const Translations& texts, engine::Verdict verdict)
{
    using engine::Verdict;
    switch (verdict) {
    case Verdict::CellIsGiven:
        return {texts.tr("A given can't be changed"), EventWeight::Main, Icon::Warning};
    case Verdict::TooManyDrawn:
        return {texts.tr("No room for more: erase some of what is drawn"), EventWeight::Main};
    case Verdict::NothingToUndo:
        return {.text = texts.tr("Nothing to undo")};
    case Verdict::NothingToRedo:
        return {.text = texts.tr("Nothing to redo")};
    case Verdict::NothingToDo:
        return {.text = texts.tr("Nothing changes")};
    case Verdict::NoBookmark:
    case Verdict::Accepted:
    case Verdict::PlayIsPaused:
    case Verdict::PlayIsRunning:
    case Verdict::PlayIsOver:
    case Verdict::NotOnThisGrid:
        return {};
    }
    return {};
}

Announcement split_announcement(const Translations& texts, int number, const SplitRow& split)
{
    const int percent = 100 * number / engine::split_count;
    std::string text =
        texts.tr(Message{N_("{percent} % after {time}"),
                         {{"percent", std::to_string(percent)},
                          {"time", clock_text(split.time.value_or(engine::PlayTime{0}))}}});
    if (split.delta) {
        const engine::PlayTime apart{std::abs(split.delta->count())};
        const char* how = split.delta->count() > 0 ? N_("{time} behind") : N_("{time} ahead");
        text += ", " + texts.tr(Message{how, {{"time", clock_text(apart)}}});
    }
    return {.text = std::move(text)};
}

std::string cell_in_words(const Translations& texts,
                          const engine::Session& session,
                          Cell cell,
                          const Cells& wrong,
                          MistakeCheck check)
{
    const Grid& grid = session.grid();
    std::vector<std::string> parts = content_of(texts, grid, session.board(), cell);
    const Cells same = clashing_with(grid, session.board(), cell);
    if (!same.empty() && check != MistakeCheck::Off)
        parts.push_back(texts.tr(
            Message{N_("clashes with {cells}"), {{"cells", names_of(texts, grid, same)}}}));
    else if (std::ranges::find(wrong, cell) != wrong.end())
        parts.push_back(texts.trc("a digit", "wrong"));
    for (const engine::Cage& cage : grid.cages()) {
        if (std::ranges::find(cage.cells, cell) != cage.cells.end())
            parts.push_back(texts.tr(Message{cage.has_sum() ? N_("cage with the sum {sum}: {cells}")
                                                            : N_("cage without a sum: {cells}"),
                                             {{"sum", std::to_string(cage.sum)},
                                              {"cells", names_of(texts, grid, cage.cells)}}}));
    }
    return place_in_words(texts, grid, cell) + ": " + engine::joined_by("; ", parts);
}

std::string
house_in_words(const Translations& texts, const engine::Session& session, engine::HouseIndex house)
{
    const Grid& grid = session.grid();
    std::vector<std::string> digits;
    DigitSet missing = DigitSet::up_to(grid.size());
    for (const Cell cell : grid.house(house).cells) {
        const Square& square = session.board()[cell];
        digits.push_back(square.digit == engine::no_digit
                             ? texts.trc("a cell", "empty")
                             : engine::symbol_name(texts, grid, square.digit));
        missing = missing.without(square.digit);
    }
    std::string text = engine::begun_large(engine::house_name(texts, grid, house)) + ": " +
                       engine::joined_by(", ", digits);
    if (!missing.empty() && grid.is_full(house))
        text += "; " + texts.tr(Message{missing.count() == 1 ? N_("{digits} is missing")
                                                             : N_("{digits} are missing"),
                                        {{"digits", digits_in_words(texts, grid, missing)}}});
    return text;
}

} // namespace game
