#include "tests/game/foresight.h"

#include <algorithm>

#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "engine/text/puzzle_line.h"

namespace game {

namespace {

// The keypad of a small board has four, and a clock that stands at its beginning none.
constexpr int most_digits_beside_board = 6;

} // namespace

Foresight::Foresight()
{
    const auto made = engine::make_puzzle({.layout = "4x4", .level = engine::Level::Beginner});
    code = engine::to_text(made->recipe);
    const auto layout = *engine::find_layout("4x4");
    const engine::Digits& givens = made->puzzle.givens;
    line = engine::to_line(layout, *made->puzzle.grid, givens);
    engine::Digits renamed = givens;
    engine::Digits turned = givens;
    for (const engine::Cell cell : made->puzzle.grid->cells()) {
        if (givens[cell] != engine::no_digit)
            renamed[cell] = static_cast<engine::Digit>(givens[cell] % 4 + 1);
        turned[cell] = givens[engine::Cell::at((3 - cell.index % 4) * 4 + cell.index / 4)];
    }
    renamed_line = engine::to_line(layout, *made->puzzle.grid, renamed);
    turned_line = engine::to_line(layout, *made->puzzle.grid, turned);
}

Foresight::~Foresight() = default;

void Foresight::open(Player& player, const std::string& text)
{
    desk.host.copied = text;
    player.press(letter('V', with_control));
    player.wait_while_busy();
}

void Foresight::begin(Player& player, const std::string& text)
{
    open(player, text);
    wait_for_play(player);
}

void Foresight::wait_for_play(Player& player)
{
    player.wait_while_busy();
    if (player.sees("You know this puzzle") || player.sees("Perhaps you know this puzzle"))
        player.press(key(Key::Enter));
    ASSERT_NE(player.top<PlayScene>(), nullptr);
}

void Foresight::fill(Player& player, int most)
{
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    const engine::Puzzle puzzle = game(player).session.puzzle();
    for (const engine::Cell cell : puzzle.grid->cells()) {
        if (most == 0 || game(player).session.board()[cell].digit != engine::no_digit)
            continue;
        player.click(player.top<PlayScene>()->area_of(cell).centre());
        player.press(numeral(puzzle.solution[cell]));
        if (--most == 0 || player.top<PlayScene>() == nullptr)
            return;
    }
}

engine::Record Foresight::solved(Player& player)
{
    player.wait(++waited_);
    fill(player, 1000);
    EXPECT_EQ(player.top<PlayScene>(), nullptr);
    if (desk.records.runs().empty())
        return {};
    return desk.records.runs()[desk.records.runs().size() - 1];
}

void Foresight::solve(const std::string& text)
{
    InPlay player(*this, text);
    solved(player);
}

void Foresight::see_solution(const std::string& text)
{
    InPlay player(*this, text);
    player.press(letter('G', with_control));
    player.press(key(Key::Enter));
    EXPECT_TRUE(player.sees("The solution"));
    tell();
    player.press(key(Key::Escape));
}

engine::Replay Foresight::replay_of_friend()
{
    Foresight elsewhere;
    InPlay player(elsewhere, elsewhere.code);
    engine::SavedGame over = game(player);
    over.elapsed = engine::PlayTime{1000};
    for (const engine::Cell cell : over.session.grid().cells())
        over.session.act(engine::PlaceDigit{{cell}, over.session.puzzle().solution[cell]},
                         over.elapsed);
    EXPECT_TRUE(over.session.is_solved());
    const engine::Record run{.category = engine::category_of(over.spec),
                             .initials = "LYN",
                             .time = over.elapsed,
                             .stats = over.session.stats(),
                             .fill_times = over.session.fill_times(),
                             .game = over.id,
                             .recipe = over.recipe};
    return {run, over};
}

void Foresight::look(Player& player, int milliseconds)
{
    constexpr Rect everywhere{0, 0, 1280, 800};
    if (digits_drawn(player.look(), everywhere) > most_digits_beside_board)
        looked_ += engine::PlayTime{milliseconds};
    player.wait(milliseconds);
}

bool Foresight::has_clean_run() const
{
    return std::ranges::any_of(desk.records.categories(), [this](const std::string& category) {
        return !desk.records.table(category, engine::RunFilter::CleanOnly).empty();
    });
}

} // namespace game
