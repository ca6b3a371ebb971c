#include "game/scenes/print/print_work.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/table.h"
#include "engine/print/print_layout.h"
#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"

namespace game {

namespace {

namespace fs = std::filesystem;
using Puzzles = std::vector<engine::PuzzleToPrint>;

engine::PuzzleToPrint to_print(engine::MadePuzzle made,
                               std::shared_ptr<const engine::Layout> layout)
{
    return {.puzzle = std::move(made.puzzle),
            .layout = std::move(layout),
            .level = made.level,
            .code = has_code(made.recipe) ? to_text(made.recipe) : ""};
}

std::shared_ptr<const engine::Layout> layout_of(const engine::PuzzleSpec& spec)
{
    return std::make_shared<const engine::Layout>(
        engine::find_layout(spec.layout).value_or(*engine::find_layout("9x9")));
}

// A name with which none of the `count` files of the pages replaces another file.
fs::path free_name(const fs::path& file, std::size_t count)
{
    const auto is_taken = [count](const fs::path& name) {
        return std::ranges::any_of(names_of_files(name, count), [](const fs::path& each) {
            std::error_code ignored;
            return fs::exists(each, ignored);
        });
    };
    fs::path name = file;
    for (int again = 2; is_taken(name); ++again)
        name.replace_filename(file.stem().string() + "-" + std::to_string(again) +
                              file.extension().string());
    return name;
}

engine::Result<fs::path> write_sheets(const std::vector<engine::Sheet>& sheets,
                                      const SheetWriting& writing,
                                      const std::vector<fs::path>& font_folders,
                                      const fs::path& file,
                                      const SheetsDrawn& drawn)
{
    const auto fonts = PrintFonts::find(font_folders);
    if (!fonts)
        return engine::Failure{fonts.why()};
    const auto contents = draw_files(sheets, writing, *fonts, drawn);
    if (!contents)
        return engine::Failure{contents.why()};
    if (contents->empty())
        return fs::path();   // cancelled
    std::error_code ignored; // writing says what is wrong
    fs::create_directories(file.parent_path(), ignored);
    const fs::path name = free_name(file, contents->size());
    if (const engine::Attempt written = write_files(name, *contents); !written)
        return engine::Failure{written.why()};
    return names_of_files(name, contents->size()).front();
}

const char* text_of(PrintWork::Stage stage)
{
    switch (stage) {
    case PrintWork::Stage::Making:
        return engine::N_("Making puzzle {n} of {all}");
    case PrintWork::Stage::LayingOut:
        return engine::N_("Laying out page {n} of {all}");
    case PrintWork::Stage::Writing:
        return engine::N_("Drawing page {n} of {all}");
    case PrintWork::Stage::Nothing:
        break;
    }
    return "";
}

} // namespace

std::optional<engine::PuzzleToPrint> make_to_print(const engine::PuzzleSpec& spec,
                                                   const engine::SymbolChoice& symbols,
                                                   const engine::Cancel& cancel)
{
    auto made = make_puzzle(spec, cancel);
    if (!made)
        return std::nullopt;
    engine::PuzzleToPrint puzzle = to_print(*std::move(made), layout_of(spec));
    puzzle.puzzle.grid =
        std::make_shared<const engine::Grid>(in_symbols(*puzzle.puzzle.grid, symbols));
    return puzzle;
}

engine::PuzzleToPrint to_print(const engine::SavedGame& game)
{
    const engine::Puzzle& puzzle = game.session.puzzle();
    const engine::Board& board = game.session.board();
    engine::PuzzleToPrint printed{.puzzle = puzzle,
                                  .layout = layout_of(game.spec),
                                  .placed = board.digits(),
                                  .level = game.spec.level,
                                  .code = engine::is_code(game.recipe) ? game.recipe : ""};
    printed.notes.resize(puzzle.grid->cells().size());
    for (engine::Cell cell : puzzle.grid->cells())
        printed.notes[cell] = board[cell].corner_notes.with(board[cell].centre_notes);
    return printed;
}

void PrintWork::make(std::vector<engine::PuzzleSpec> specs, engine::SymbolChoice symbols)
{
    done_ = std::make_shared<std::atomic<std::size_t>>(0);
    of_ = specs.size();
    making_.ask([specs = std::move(specs), symbols = std::move(symbols),
                 done = done_](const engine::Cancel& cancel) -> engine::Result<Puzzles> {
        Puzzles puzzles;
        for (const engine::PuzzleSpec& spec : specs) {
            auto puzzle = make_to_print(spec, symbols, cancel);
            if (!puzzle)
                return engine::Failure{why_not_made(spec)};
            puzzles.push_back(*std::move(puzzle));
            ++*done;
        }
        return puzzles;
    });
}

void PrintWork::lay_out(std::vector<engine::PuzzleToPrint> puzzles,
                        const engine::PrintChoices& choices,
                        const std::vector<fs::path>& font_folders,
                        const engine::Translations& texts)
{
    laying_out_.ask(
        [puzzles = std::move(puzzles), choices, font_folders,
         texts](const engine::Cancel& cancel) -> engine::Result<std::vector<engine::Sheet>> {
            const auto fonts = PrintFonts::find(font_folders);
            if (!fonts)
                return engine::Failure{fonts.why()};
            return engine::lay_out(puzzles, choices, *fonts, texts, cancel);
        });
}

void PrintWork::write(std::vector<engine::Sheet> sheets,
                      SheetWriting writing,
                      std::vector<fs::path> font_folders,
                      fs::path file)
{
    done_ = std::make_shared<std::atomic<std::size_t>>(0);
    of_ = sheets.size();
    writing_.ask([sheets = std::move(sheets), writing = std::move(writing),
                  folders = std::move(font_folders), file = std::move(file),
                  done = done_](const engine::Cancel& cancel) {
        return write_sheets(sheets, writing, folders, file, [&](std::size_t pages) {
            *done = pages;
            return !cancel.is_asked();
        });
    });
}

void PrintWork::cancel()
{
    making_.cancel();
    laying_out_.cancel();
    writing_.cancel();
}

PrintWork::Stage PrintWork::stage() const
{
    if (making_.is_busy())
        return Stage::Making;
    if (laying_out_.is_busy())
        return Stage::LayingOut;
    return writing_.is_busy() ? Stage::Writing : Stage::Nothing;
}

WorkProgress PrintWork::progress(engine::PlayTime passed) const
{
    if (laying_out_.is_busy())
        return {.passed = passed, .done = laying_out_.done(), .all = laying_out_.all()};
    return {.passed = passed, .done = done_->load(), .all = of_};
}

std::string
text_of_progress(const engine::Translations& texts, const PrintWork& work, engine::PlayTime passed)
{
    const WorkProgress progress = work.progress(passed);
    if (progress.all == 0)
        return "";
    const std::size_t next = std::min(progress.done + 1, progress.all);
    const std::string text = texts.tr(
        engine::Message{text_of(work.stage()),
                        {{"n", std::to_string(next)}, {"all", std::to_string(progress.all)}}});
    return with_time(texts, text, progress);
}

void FirstPage::lay_out(engine::PuzzleToPrint puzzle,
                        std::size_t count,
                        const engine::PrintChoices& choices,
                        const std::vector<std::filesystem::path>& font_folders,
                        const engine::Translations& texts)
{
    work_.ask([puzzle = std::move(puzzle), count, choices, font_folders,
               texts](const engine::Cancel& cancel) -> std::optional<engine::Sheet> {
        const auto fonts = PrintFonts::find(font_folders);
        if (!fonts || cancel.is_asked())
            return std::nullopt;
        return engine::lay_out_first(std::vector<engine::PuzzleToPrint>(count, puzzle), choices,
                                     *fonts, texts);
    });
    work_.wait(in_one_frame);
    update();
}

void FirstPage::clear()
{
    work_.cancel();
    sheet_.reset();
}

void FirstPage::update()
{
    if (auto laid_out = work_.take())
        sheet_ = *std::move(laid_out);
}

} // namespace game
