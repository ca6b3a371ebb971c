#include <algorithm>
#include <array>
#include <utility>

#include "game/scenes/help/help_cards.h"

namespace game {
namespace {

using engine::N_;

struct ScreenText {
    HelpTopic topic;
    const char* heading;
    const char* purpose;
    const char* keys; // and what else can be done there
};

constexpr auto screen_texts = std::to_array<ScreenText>({
    {HelpTopic::Title, N_("Main menu"),
     N_("The large button starts a game of the kind that you chose last; a game that waits is "
        "below it. D plays the board of the day, which earns medals: the calendar shows those of "
        "the month, and a past day can still be played."),
     N_("The other buttons lead to everything else; the key beside each of them does so too.")},
    {HelpTopic::Lesson, N_("The first minute"),
     N_("On a small board you place a digit, note one, take something back, ask for a hint, and "
        "finish it alone. Only your initials are kept."),
     N_("Esc ends it at any time.")},
    {HelpTopic::Play, N_("Playing"),
     N_("Select a cell and write its digit, or note what may be there. Every action is saved, and "
        "Undo takes any of them back. The page Keys lists all that you can do."),
     N_("A pause stops the clock, covers the board and leads to all commands. Help that knows "
        "more than you is announced before it ends a clean run.")},
    {HelpTopic::Bookmarks, N_("Bookmarks"),
     N_("Boards that you can return to, each below the one from which it was reached, with the "
        "digit that you tried then."),
     N_("Enter goes there, F2 gives a name, Delete removes one.")},
    {HelpTopic::Steps, N_("All next steps"),
     N_("Every step that a technique finds in this position, easiest first. The chosen one is "
        "shown on the board and explained."),
     N_("The arrows choose a step.")},
    {HelpTopic::Win, N_("The end of a game"),
     N_("Your time, its splits, and its place among the runs of this kind of board. Runs with help "
        "have a table of their own."),
     N_("Type three letters for the table. Then R races this run, W watches it, T shows where the "
        "time went, and P saves a picture of the result to give away.")},
    {HelpTopic::Solution, N_("The solution"),
     N_("You had the solution shown: the digits that were missing are paler. The run is over and "
        "is not recorded."),
     N_("Enter starts another puzzle of this kind.")},
    {HelpTopic::NewGame, N_("New game"),
     N_("Choose a size, the extra rules and a level. The preview is an example; your puzzle is "
        "new and has exactly one solution."),
     N_("More options asks for a symmetry, a number of givens or a technique, if you like.")},
    {HelpTopic::BoardOfTheDay, N_("Other boards of the day"),
     N_("On one day, everybody who chooses the same board and difficulty gets the same puzzle."),
     N_("Enter plays that of today, Y that of yesterday.")},
    {HelpTopic::Open, N_("Open"),
     N_("The games that wait for you: each continues exactly where you left it. A code brings back "
        "the same puzzle for ever; you copy the one of your puzzle while you play or after it."),
     N_("Enter opens, Ctrl V takes what is copied, Delete removes a game, C shows the "
        "collections.")},
    {HelpTopic::Collections, N_("Collections"),
     N_("Puzzles from files that hold many, with their levels and what has become of them. Drop "
        "such a file on the window to get one."),
     N_("N plays the next unsolved puzzle, F searches, T shows the best times.")},
    {HelpTopic::Editor, N_("Editor"),
     N_("Type a puzzle row by row, with a full stop, 0 or Space for an empty cell; Backspace takes "
        "back. Or paste one. Equal digits that see each other are marked at once."),
     N_("The card says how many solutions there are and how hard the puzzle is. K makes a cage of "
        "the selected cells, with or without a sum, R draws regions, B chooses another board, "
        "Page Up and Page Down walk through the solution, Enter plays it.")},
    {HelpTopic::Learn, N_("Learn"),
     N_("All techniques by level: each is explained, and practised on positions where it is "
        "needed."),
     N_("Enter begins with the chosen technique. In a position, select the cell and write the "
        "digit that the step is about.")},
    {HelpTopic::Arcade, N_("Arcade"),
     N_("Short runs against a clock, each kind with rules and a table of its own. There is no help "
        "in them, and wrong digits are always shown."),
     N_("1 to 4 start a kind at once, Enter the chosen one; its rules are below. T shows the "
        "tables.")},
    {HelpTopic::Records, N_("Records"),
     N_("The fastest runs of each kind of board, with the details of the chosen one."),
     N_("R races against a run, W watches it, T shows where its time went, A shows assisted runs "
        "too.")},
    {HelpTopic::Statistics, N_("Statistics"),
     N_("How your times have developed: the trend, their distribution, the days on which you "
        "played."),
     N_("The arrows choose a kind of board and a value of the picture, 1 to 3 the picture.")},
    {HelpTopic::TimeSpent, N_("Where the time went"),
     N_("How long each cell of a finished run took, and the longest waits with the steps that were "
        "possible then."),
     N_("The arrows choose a cell, the numbers a wait.")},
    {HelpTopic::Replay, N_("Replay"), N_("A finished run, action by action, as it was played."),
     N_("Space plays or stops, the arrows left and right go from action to action, up and down "
        "change the speed. You can play on from any moment.")},
    {HelpTopic::Print, N_("Print"),
     N_("Pages with new puzzles, or with the one that you are playing, as a file for the "
        "printer."),
     N_("The preview shows the first page.")},
    {HelpTopic::Settings, N_("Settings"), N_("Every change counts at once and is saved."),
     N_("Each page can be set back to what is usual.")},
    {HelpTopic::Keys, N_("Keys"),
     N_("Choose a command, press Enter and then the key that it shall have."),
     N_("If another command has that key, the game says which; the same key again moves it. "
        "Delete removes a key.")},
});

} // namespace

std::vector<HelpCard> screen_cards(const engine::Translations& texts, HelpTopic first)
{
    std::vector<HelpCard> cards;
    for (const ScreenText& screen : screen_texts)
        cards.push_back(
            {texts.tr(screen.heading), {texts.tr(screen.purpose), texts.tr(screen.keys)}});
    const auto own = std::ranges::find(screen_texts, first, &ScreenText::topic);
    const auto card = cards.begin() + (own - screen_texts.begin());
    std::rotate(cards.begin(), card, card + 1);
    return cards;
}

} // namespace game
