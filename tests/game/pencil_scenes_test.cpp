// The pencil on the screen: the pad with digits, bookmarks as a tree, notes hidden, struck and
// drawn on, the notes of one digit, and the solution of a game that is given up.

#include "game/scenes/play/bookmarks_scene.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

using engine::Bookmark;
using engine::DigitSet;
using engine::LinkStrength;
using engine::PencilNote;

// On the selection, both have another colour.
bool is_note(const Tint& tint)
{
    return tint == Tint(Paint::Note) || tint == Tint(Paint::SelectedNote);
}

bool is_strike(const Tint& tint)
{
    return tint == Tint(Paint::Error) || tint == Tint(Paint::SelectedNote);
}

class PencilScenes : public PlaySceneTest {
protected:
    void act(std::initializer_list<KeyPressed> keys) { player.press_all(keys); }
    const engine::Drawing& drawing() const { return board().drawing(); }
    const Bookmark& bookmark(int number) const { return *session().bookmarks().find(number); }
    PencilNote note(int row, int column, engine::Digit digit) const
    {
        return {cell_at(row, column), digit};
    }
    CellPad pad_at(int row, int column, Mode mode) const
    {
        const engine::Cell cell = cell_at(row, column);
        const BoardView view = view_of(player.window());
        return place_cell_pad(*grid, cell, modes_for(board()[cell]), mode, view.area_of(cell),
                              view.area(), Scale{});
    }
    // Where a note is drawn.
    Point place_of(PencilNote note) const
    {
        const FixedMeasure measure;
        const BoardView view = view_of(player.window());
        const Rect area = view.area_of(note.cell);
        for (int y = area.y; y < area.bottom(); ++y) {
            for (int x = area.x; x < area.right(); ++x) {
                if (view.note_at({x, y}, measure, board(), false) == note)
                    return {x + 3, y + 3};
            }
        }
        ADD_FAILURE() << "no such note on the screen";
        return {};
    }
    void write_notes() // 2 and 3 in r1c2, 2 and 3 in r1c3
    {
        go_to(1, 2);
        act({numeral(2, with_shift), numeral(3, with_shift), key(Key::Right),
             numeral(2, with_shift), numeral(3, with_shift)});
    }
    Point middle_of_text(std::string_view text) const
    {
        const DisplayList shown = player.look();
        for (const DrawCall& call : shown.calls()) {
            const auto* drawn = std::get_if<drawn::Text>(&call.what);
            if (drawn != nullptr && drawn->text == text)
                return drawn->at;
        }
        ADD_FAILURE() << "no such text: " << text;
        return {};
    }
    void open_bookmarks() { player.press(key(Key::F7, with_shift)); }
};

TEST_F(PencilScenes, ThePadWritesDigitsAndColours)
{
    player.click(middle_of(1, 2), {}, PointerButton::Right);
    player.click(pad_at(1, 2, Mode::Corner).tabs[0].area.centre());
    player.click(pad_at(1, 2, Mode::Digit).keys[1].centre());
    EXPECT_EQ(digit_at(1, 2), 2);
    const std::size_t calls = player.look().calls().size();
    player.click(middle_of(2, 1), {}, PointerButton::Right);
    EXPECT_GT(player.look().calls().size(), calls + 4) << "it closed after the digit";
    player.click(pad_at(2, 1, Mode::Digit).keys[2].centre());
    EXPECT_EQ(digit_at(2, 1), 3) << "it opens as it was left";

    player.click(middle_of(1, 1), {}, PointerButton::Right);
    player.click(pad_at(1, 1, Mode::Colour).keys[4].centre());
    EXPECT_EQ(digit_at(1, 1), 1);
    EXPECT_EQ(board()[cell_at(1, 1)].colours, DigitSet::only(5)) << "a given can be coloured";
}

TEST_F(PencilScenes, ATextIsTypedBesideTheBoardWhileTheClockRuns)
{
    go_to(1, 2);
    player.press(letter('E'));
    EXPECT_TRUE(player.sees("Text in a cell"));
    EXPECT_FALSE(is_paused());
    player.press(TextTyped{" 2 or 3 "});
    act({letter('P'), letter('B'), numeral(4)}); // no commands, and no digit
    EXPECT_EQ(digit_at(1, 2), engine::no_digit);
    player.press(key(Key::Enter));
    EXPECT_EQ(drawing().text_in(cell_at(1, 2)), "2 or 3");
    EXPECT_TRUE(player.sees("2 or 3")) << "in the cell";
    EXPECT_FALSE(is_paused());
    EXPECT_TRUE(session().bookmarks().all().empty());

    act({letter('E')});
    player.press(TextTyped{"?"});
    act({key(Key::Escape)});
    EXPECT_EQ(drawing().text_in(cell_at(1, 2)), "2 or 3") << "it was cancelled";
    act({letter('E')});
    player.press(TextTyped{"?"});
    player.click(middle_of(1, 3));
    EXPECT_EQ(drawing().text_in(cell_at(1, 2)), "2 or 3?") << "a click elsewhere keeps it";
    act({key(Key::Left), letter('E')});
    for (int character = 0; character < 7; ++character)
        player.press(key(Key::Backspace));
    player.press(key(Key::Enter));
    EXPECT_TRUE(drawing().texts().empty());
    player.press(letter('Z', with_control));
    EXPECT_EQ(drawing().text_in(cell_at(1, 2)), "2 or 3?");
}

TEST_F(PencilScenes, ATextNeedsACellWithoutADigit)
{
    go_to(1, 1);
    player.press(letter('E'));
    EXPECT_FALSE(player.sees("Text in a cell"));
    EXPECT_TRUE(player.sees("Select an empty cell first"));
}

TEST_F(PencilScenes, AFingerColoursANoteOnlyIfNoSecondOneComes)
{
    write_notes();
    player.press(letter('M'));
    const Point at = place_of(note(1, 2, 3));
    player.press(PointerPressed{.at = at, .kind = PointerKind::Finger});
    player.press(PointerCancelled{});
    EXPECT_TRUE(drawing().empty());
    player.press(PointerPressed{.at = at, .kind = PointerKind::Finger});
    player.press(PointerReleased{.at = at, .kind = PointerKind::Finger});
    EXPECT_NE(drawing().colour_of(note(1, 2, 3)), engine::no_digit);
}

TEST_F(PencilScenes, AGamepadDrawsOnNotesAndLeavesTheTools)
{
    write_notes(); // the cursor is on r1c3
    player.press(letter('M'));
    act({KeyPressed{.key = Key::Sign, .symbol = '.'}, KeyPressed{.key = Key::Sign, .symbol = '.'}});
    player.press(PadPressed{PadButton::A});
    EXPECT_NE(drawing().colour_of(note(1, 3, 2)), engine::no_digit);
    EXPECT_TRUE(player.sees("Colour notes"));
    player.press(PadPressed{PadButton::B});
    EXPECT_FALSE(player.sees("Colour notes"));
}

TEST_F(PencilScenes, HiddenNotesComeBackByTheKeyOrWithTheNextNote)
{
    write_notes();
    const auto notes_drawn = [this] {
        int drawn = 0;
        const DisplayList shown = player.look();
        for (const DrawCall& call : shown.calls()) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            drawn += text != nullptr && (text->text == "2" || text->text == "3") &&
                             text->font.size < 40 && is_note(text->tint)
                         ? 1
                         : 0;
        }
        return drawn;
    };
    EXPECT_EQ(notes_drawn(), 4);
    player.press(letter('O'));
    EXPECT_EQ(notes_drawn(), 0);
    EXPECT_TRUE(player.sees("Notes are hidden"));
    player.press(letter('O'));
    EXPECT_EQ(notes_drawn(), 4);
    player.press(letter('O'));
    player.press(numeral(3, with_shift));
    EXPECT_EQ(notes_drawn(), 3) << "writing one shows all";
    EXPECT_TRUE(session().stats().clean());
}

TEST_F(PencilScenes, FillsTheNotesOfOneDigitAfterAsking)
{
    player.press(letter('N', with_shift));
    EXPECT_TRUE(player.sees("Select or lock the digit first"));
    player.press(numeral(2)); // locks it
    player.press(letter('N', with_shift));
    EXPECT_TRUE(player.sees("Fill in the notes of 2?"));
    EXPECT_TRUE(board()[cell_at(3, 4)].centre_notes.empty());
    player.press(key(Key::Enter));
    for (engine::Cell cell : grid->cells()) {
        const bool fits = !digits_seen_from(cell, *grid, board()).has(2);
        EXPECT_EQ(board()[cell].centre_notes.has(2), fits && !board()[cell].given);
        EXPECT_FALSE(board()[cell].centre_notes.has(3));
    }
    EXPECT_TRUE(board()[cell_at(1, 2)].centre_notes.has(2));
    EXPECT_EQ(session().stats().note_fills, 1);
}

TEST_F(PencilScenes, StrikesImpossibleNotesAfterAskingOnce)
{
    go_to(1, 2);
    act({numeral(4, with_shift), numeral(2, with_shift)}); // r1 has a 4
    const auto strikes = [this] {
        int lines = 0;
        const DisplayList shown = player.look();
        for (const DrawCall& call : shown.calls()) {
            const auto* shape = std::get_if<drawn::Outline>(&call.what);
            lines += shape != nullptr && is_strike(shape->tint) ? 1 : 0;
        }
        return lines;
    };
    EXPECT_EQ(strikes(), 0);
    player.press(letter('I'));
    EXPECT_TRUE(player.sees("Strike impossible notes?"));
    EXPECT_EQ(strikes(), 0) << "the question reveals nothing";
    player.press(key(Key::Escape));
    EXPECT_FALSE(session().stats().notes_struck);
    act({letter('I'), key(Key::Enter)});
    EXPECT_TRUE(session().stats().notes_struck);
    EXPECT_EQ(strikes(), 1);
    EXPECT_TRUE(desk.saves.game().input.strikes_notes);
    player.press(letter('I'));
    EXPECT_EQ(strikes(), 0);
    player.press(letter('I'));
    EXPECT_EQ(strikes(), 1) << "it is asked once";
}

TEST_F(PencilScenes, StrikingWhereNoNoteIsImpossibleCostsNothing)
{
    act({letter('I')});
    EXPECT_NE(words_on_card(player, *grid).find("There are no notes on the board."),
              std::string::npos);
    player.press(key(Key::Escape));
    go_to(1, 2);
    act({numeral(2, with_shift)}); // possible there
    act({letter('I'), key(Key::Enter)});
    EXPECT_TRUE(player.sees("No note is impossible now"));
    EXPECT_TRUE(session().stats().clean());
    EXPECT_FALSE(desk.saves.game().input.strikes_notes) << "and nothing is struck later on";
}

TEST_F(PencilScenes, NotesAtFixedPlacesAreWhereTheKeypadHasThem)
{
    desk.settings.notes_in_places = true;
    go_to(1, 2);
    act({numeral(4, with_shift), numeral(1, with_control)});
    const Rect cell = view_of(player.window()).area_of(cell_at(1, 2));
    const auto place = [&](const char* symbol) -> Point {
        const DisplayList shown = player.look();
        for (const DrawCall& call : shown.calls()) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            if (text != nullptr && text->text == symbol && cell.contains(text->at))
                return text->at;
        }
        return {};
    };
    EXPECT_LT(place("1").x, cell.centre().x);
    EXPECT_LT(place("1").y, cell.centre().y);
    EXPECT_GT(place("4").x, cell.centre().x);
    EXPECT_GT(place("4").y, cell.centre().y);
}

TEST_F(PencilScenes, NotesAreColouredAndLinkedByKeys)
{
    write_notes();
    act({letter('M'), numeral(2)}); // r1c3 is selected
    EXPECT_EQ(drawing().colour_of(note(1, 3, 2)), 1);
    EXPECT_EQ(digit_at(1, 3), engine::no_digit) << "no digit is written while drawing";
    act({key(Key::Space), numeral(2)});
    EXPECT_EQ(drawing().colour_of(note(1, 3, 2)), 2) << "Space goes to the next colour";
    act({numeral(5, {.shift = true, .control = true}), numeral(3)});
    EXPECT_EQ(drawing().colour_of(note(1, 3, 3)), 5) << "its number chooses a colour";
    player.press(numeral(4));
    EXPECT_TRUE(player.sees("No note of 4 is selected"));
    act({key(Key::PageUp), key(Key::PageUp), key(Key::PageUp), key(Key::PageUp),
         key(Key::PageUp)}); // past colour 1 to the weak link
    player.press(key(Key::PageUp));
    act({numeral(2), key(Key::Left), numeral(2)});
    EXPECT_EQ(drawing().links().at({note(1, 2, 2), note(1, 3, 2)}), LinkStrength::Strong);
    player.press(key(Key::Escape));
    EXPECT_FALSE(is_paused()) << "Esc ended drawing";
    player.press(numeral(2));
    EXPECT_EQ(digit_at(1, 2), 2);
    act({letter('Z', with_control)});
    EXPECT_EQ(drawing().links().size(), 1u) << "undo brings back what was drawn";
}

TEST_F(PencilScenes, NotesAreColouredAndLinkedByTheMouse)
{
    write_notes();
    const PlayLayout layout = lay_out_play(player.window(), 1.0, *grid);
    player.press(letter('M'));
    EXPECT_TRUE(player.sees("Colour notes"));
    player.click(place_of(note(1, 2, 3)));
    EXPECT_EQ(drawing().colour_of(note(1, 2, 3)), 1);
    player.press(key(Key::PageUp)); // the weak link
    player.drag(place_of(note(1, 2, 3)), place_of(note(1, 3, 3)));
    EXPECT_EQ(drawing().links().at({note(1, 2, 3), note(1, 3, 3)}), LinkStrength::Weak);
    player.click(place_of(note(1, 2, 2)));
    player.click(place_of(note(1, 3, 2)));
    EXPECT_EQ(drawing().links().size(), 2u);
    player.drag(place_of(note(1, 2, 3)), place_of(note(1, 3, 3)));
    EXPECT_EQ(drawing().links().size(), 1u) << "the same link again removes it";
    player.click(middle_of_text("Erase all"));
    EXPECT_TRUE(drawing().empty());
    player.click(middle_of_text("Done"));
    EXPECT_FALSE(player.sees("Colour notes"));
    player.click(layout.keys[0].centre());
    EXPECT_EQ(digit_at(1, 3), 1) << "the keypad is back";
}

TEST_F(PencilScenes, AClickBesideTheNotesSelectsTheCellWhileDrawing)
{
    write_notes();
    player.press(letter('M'));
    player.click(middle_of(4, 3));
    EXPECT_EQ(scene().input().selection(), engine::Cells{cell_at(4, 3)});
}

TEST_F(PencilScenes, BookmarksAreATreeThatOneCanWalk)
{
    go_to(1, 2);
    act({letter('B'), numeral(2), key(Key::Right), letter('B'), numeral(3)});
    open_bookmarks();
    EXPECT_TRUE(player.sees("Bookmark 1"));
    EXPECT_TRUE(player.sees("tried here: R1C2 = 2"));
    EXPECT_TRUE(player.sees("assuming R1C2 = 2; tried here: R1C3 = 3"));
    act({key(Key::Up), key(Key::Enter)}); // the focus was on the last one
    EXPECT_EQ(digit_at(1, 2), engine::no_digit);
    EXPECT_TRUE(player.sees("Back at Bookmark 1"));
    player.press(letter('Z', with_control));
    EXPECT_EQ(digit_at(1, 3), 3) << "one undo takes it back";
    player.press(key(Key::F7));
    EXPECT_EQ(digit_at(1, 2), engine::no_digit) << "F7 goes to the last one used";
}

TEST_F(PencilScenes, BookmarksAreNamedDeletedAndRestoredByKeys)
{
    go_to(1, 2);
    act({letter('B'), numeral(2), letter('B')});
    open_bookmarks();
    player.press(key(Key::F2));
    EXPECT_TRUE(desk.host.takes_text);
    player.press(letter('B')); // it also arrives as text
    player.press(TextTyped{"Así "});
    player.press(TextTyped{"ño"});
    player.press(key(Key::Backspace));
    player.press(key(Key::Enter));
    EXPECT_FALSE(desk.host.takes_text);
    EXPECT_TRUE(player.sees("Así ñ"));
    act({key(Key::Delete)});
    EXPECT_TRUE(player.sees("deleted"));
    player.press(letter('Z', with_control));
    EXPECT_FALSE(player.sees("deleted"));
    act({key(Key::Delete), key(Key::Escape)});
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_FALSE(session().is_paused()) << "the clock runs again";
    EXPECT_TRUE(bookmark(2).deleted);
    EXPECT_EQ(bookmark(2).name, "Así ñ");
    open_bookmarks();
    EXPECT_FALSE(player.sees("Así ñ"));
    EXPECT_TRUE(player.sees("Bookmark 1"));
}

TEST_F(PencilScenes, BookmarksAreUsedByTheMouseAlone)
{
    for (const Size window : {Size{1280, 800}, Size{480, 640}}) {
        Player mouse(desk, make_play_scene(desk.services, new_game()), window);
        const auto text_at = [&](std::string_view text) {
            const DisplayList shown = mouse.look();
            for (const DrawCall& call : shown.calls()) {
                const auto* drawn = std::get_if<drawn::Text>(&call.what);
                if (drawn != nullptr && drawn->text == text)
                    return drawn->at;
            }
            ADD_FAILURE() << text;
            return Point{};
        };
        mouse.press(key(Key::F7, with_shift));
        mouse.click(text_at("Bookmark this position"));
        ASSERT_NE(mouse.top<PlayScene>(), nullptr);
        EXPECT_TRUE(mouse.sees("Position bookmarked"));
        mouse.press_all({key(Key::Tab), numeral(2)});
        mouse.press(key(Key::F7, with_shift));
        mouse.click(text_at("Bookmark 1"));
        ASSERT_NE(mouse.top<PlayScene>(), nullptr);
        EXPECT_EQ(mouse.top<PlayScene>()->game().session.board(),
                  engine::Board(small_puzzle().givens));
    }
}

TEST_F(PencilScenes, TheSolutionIsAskedForEachTimeAndEndsTheRunWithoutARecord)
{
    desk.settings.ask_before_help = false;
    go_to(1, 2);
    act({numeral(2), letter('K'), letter('G', with_control)});
    EXPECT_TRUE(player.sees("Show the solution?")) << "also in an assisted run";
    EXPECT_FALSE(player.sees("Don't ask again"));
    player.press(key(Key::Escape));
    EXPECT_FALSE(session().is_over());
    act({letter('G', with_control), key(Key::Enter)});
    EXPECT_EQ(player.top<PlayScene>(), nullptr);
    EXPECT_TRUE(player.sees("The solution"));
    EXPECT_TRUE(player.sees("3"));
    EXPECT_TRUE(desk.saves.game().session.is_given_up());
    EXPECT_TRUE(desk.records.runs().empty());
    player.press(key(Key::Escape));
    EXPECT_TRUE(desk.saves.games().empty()) << "left for the title";
}

TEST_F(PencilScenes, AGameThatWasGivenUpShowsItsSolutionWhenItIsOpened)
{
    engine::SavedGame game = new_game();
    game.session.act(engine::GiveUp{}, engine::PlayTime{100});
    Player other(desk, make_play_scene(desk.services, game));
    EXPECT_TRUE(other.sees("The solution"));
}

Bookmark entry(int number, int parent, bool deleted = false)
{
    return {.number = number,
            .board = engine::Board(small_puzzle().givens),
            .parent = parent,
            .deleted = deleted};
}

TEST(BookmarkTree, ListsEachAfterItsParent)
{
    const auto is_shown = [](const Bookmark& bookmark) {
        return !bookmark.deleted;
    };
    const std::vector<Bookmark> all = {entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 2, true),
                                       entry(5, 1), entry(6, 4), entry(7, 6)};
    const std::vector<BranchOfTree> expected = {{1, 0, 0}, {2, 1, 1}, {6, 2, 2},
                                                {7, 6, 3}, {5, 1, 1}, {3, 0, 0}};
    EXPECT_EQ(tree_of(all, is_shown), expected);
    EXPECT_TRUE(tree_of({}, is_shown).empty());
}

} // namespace
} // namespace game
