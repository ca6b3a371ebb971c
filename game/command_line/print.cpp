#include "game/command_line/print.h"

#include <utility>

#include "engine/print/page_plan.h"
#include "engine/print/print_layout.h"
#include "game/command_line/interruption.h"
#include "game/command_line/output.h"
#include "game/print/font_files.h"

namespace game {

namespace {

using engine::Translations;

// Large type needs space; says how many puzzles fit on a page.
void say_what_fits(const std::vector<engine::PuzzleToPrint>& puzzles,
                   const engine::PrintChoices& choices,
                   Streams streams,
                   const Translations& texts)
{
    const int fits = per_page_that_fits(puzzles, choices);
    if (fits < choices.per_page)
        complain(streams.err, texts,
                 {engine::N_("in large type {n} on a page are too many; each page has {fits}"),
                  {{"n", std::to_string(choices.per_page)}, {"fits", std::to_string(fits)}}});
}

// Not all characters are in the fonts; those that are in none are left out.
void say_what_is_missing(const std::string& title,
                         const PrintFonts& fonts,
                         Streams streams,
                         const Translations& texts)
{
    const std::string missing = fonts.missing(title);
    if (!missing.empty())
        complain(streams.err, texts,
                 {engine::N_("no font has these characters of the title, which are left out: "
                             "{characters}"),
                  {{"characters", missing}}});
}

// Writes the files, or the only one to standard output.
int write_pages(const std::string& to,
                const std::vector<std::string>& contents,
                int status,
                Streams streams,
                const Translations& texts)
{
    if (to != "-") {
        const engine::Attempt written = write_files(to, contents);
        return written ? status : fail(improper, written.why(), streams, texts);
    }
    if (contents.size() > 1)
        return fail(improper,
                    {engine::N_("standard output takes one page of SVG or PNG, and there are {n}; "
                                "name a file with --to"),
                     {{"n", std::to_string(contents.size())}}},
                    streams, texts);
    streams.out << contents.front();
    return finish_output(streams, texts, status);
}

// Fails if it is known before the work that its pages can't be written. `count` is the number of
// puzzles; 0 if it is not known yet.
engine::Attempt may_write_pages(const std::string& to, const PrintWish& wish, std::size_t count)
{
    if (to != "-")
        return may_write_files(to);
    const engine::PrintChoices& choices = wish.choices;
    const bool has_several = choices.is_booklet ||
                             choices.solutions == engine::Solutions::OnPages ||
                             std::cmp_greater(count, choices.per_page);
    if (wish.writing.format != SheetFormat::Pdf && count > 0 && has_several)
        return engine::Failure{{engine::N_("standard output takes one page of SVG or PNG, and "
                                           "there would be several; name a file with --to")}};
    return engine::Done{};
}

int print_puzzles(PuzzlesToPrint all,
                  const PrintArguments& asked,
                  PrintWish wish,
                  Streams streams,
                  const Translations& texts)
{
    if (Interruption::is_asked() || all.puzzles.empty())
        return all.status;
    const auto fonts =
        PrintFonts::find(asked.font_folders.empty() ? system_font_folders() : asked.font_folders);
    if (!fonts)
        return fail(improper, fonts.why(), streams, texts);
    say_what_fits(all.puzzles, wish.choices, streams, texts);
    say_what_is_missing(wish.choices.title, *fonts, streams, texts);
    if (wish.writing.title.empty())
        wish.writing.title = texts.tr("Sudoku");
    const auto sheets = engine::lay_out(std::move(all.puzzles), wish.choices, *fonts, texts);
    const auto contents = draw_files(sheets, wish.writing, *fonts,
                                     [](std::size_t) { return !Interruption::is_asked(); });
    if (!contents)
        return fail(improper, contents.why(), streams, texts);
    if (Interruption::is_asked())
        return Interruption::status();
    return write_pages(asked.to, *contents, all.status, streams, texts);
}

} // namespace

int print(const PrintArguments& asked, Streams streams, const Translations& texts)
{
    const auto wish = wish_of(asked);
    if (!wish)
        return fail(wrong_use, wish.why(), streams, texts);
    const Interruption interruption;
    if (!says_something(asked.order)) {
        if (const auto may = may_write_pages(asked.to, *wish, 0); !may)
            return fail(improper, may.why(), streams, texts);
        return print_puzzles(given_puzzles(asked, wish->symbols, streams, texts), asked, *wish,
                             streams, texts);
    }
    if (!asked.given.puzzles.empty())
        return fail(wrong_use, {engine::N_("give either puzzles, or options for making new ones")},
                    streams, texts);
    const auto order = print_order_of(asked, *wish);
    if (!order)
        return fail(wrong_use, order.why(), streams, texts);
    if (const auto may = may_write_pages(asked.to, *wish, order->specs.size()); !may)
        return fail(improper, may.why(), streams, texts);
    say_what_was_chosen(order->first, streams.err, texts);
    return print_puzzles(made_puzzles(asked, *order, wish->symbols, streams, texts), asked, *wish,
                         streams, texts);
}

} // namespace game
