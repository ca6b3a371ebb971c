#include "engine/print/print_layout.h"

#include <algorithm>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/print/page_plan.h"
#include "engine/print/page_writer.h"
#include "engine/print/title_page.h"
#include "engine/text/layout_name.h"

namespace engine {

namespace {

// By level and then by rating; puzzles of which no rating is known come first in their level.
void sort_rising(std::vector<PuzzleToPrint>& puzzles)
{
    std::ranges::stable_sort(puzzles, {}, [](const PuzzleToPrint& puzzle) {
        return std::pair(puzzle.level, puzzle.effort.value_or(0));
    });
}

void put_in_order(std::vector<PuzzleToPrint>& puzzles, const PrintChoices& choices)
{
    ENSURE(!puzzles.empty() && puzzles.size() <= std::size_t{most_printed});
    if (choices.is_booklet)
        sort_rising(puzzles);
}

// Consecutive puzzles on one page, from `first` on.
struct PageOfPuzzles {
    std::size_t first;
    std::size_t count;
};

class Printing {
public:
    Printing(const std::vector<PuzzleToPrint>& puzzles,
             const PrintChoices& choices,
             const SheetMeasure& measure,
             const Translations& texts)
        : puzzles_(puzzles),
          choices_(choices),
          measure_(measure),
          texts_(texts),
          per_page_(per_page_that_fits(puzzles, choices)),
          pages_(divide(per_page_, choices.is_booklet)),
          solution_pages_(choices.solutions == Solutions::OnPages
                              ? divide(solutions_per_page(puzzles, choices), false)
                              : std::vector<PageOfPuzzles>())
    {
    }

    std::vector<Sheet> sheets(const Cancel& cancel)
    {
        if (choices_.is_booklet)
            sheets_.push_back(title_page(contents(), choices_, measure_, texts_));
        for (const PageOfPuzzles& page : pages_) {
            if (goes_on(cancel))
                draw_puzzles(page);
        }
        for (const PageOfPuzzles& page : solution_pages_) {
            if (goes_on(cancel))
                draw_solutions(page);
        }
        cancel.tell(sheets_.size(), page_count());
        return std::move(sheets_);
    }
    Sheet first_sheet()
    {
        if (choices_.is_booklet)
            return title_page(contents(), choices_, measure_, texts_);
        draw_puzzles(pages_.front());
        return std::move(sheets_.front());
    }

private:
    bool goes_on(const Cancel& cancel) const
    {
        cancel.tell(sheets_.size(), page_count());
        return !cancel.is_asked();
    }

    // In a booklet each level begins a page.
    std::vector<PageOfPuzzles> divide(int most, bool by_level) const
    {
        std::vector<PageOfPuzzles> pages;
        for (std::size_t index = 0; index < puzzles_.size(); ++index) {
            const bool is_new = pages.empty() || pages.back().count == std::size_t(most) ||
                                (by_level && puzzles_[index].level != puzzles_[index - 1].level);
            if (is_new)
                pages.push_back({index, 0});
            ++pages.back().count;
        }
        return pages;
    }

    // Page numbers as printed, from 1; the title page counts.
    std::size_t first_page() const { return choices_.is_booklet ? 2 : 1; }
    std::size_t first_solution_page() const { return first_page() + pages_.size(); }
    std::size_t page_count() const { return first_solution_page() - 1 + solution_pages_.size(); }

    Contents contents() const
    {
        Contents contents{.puzzles = puzzles_, .chapters = {}, .solutions_page = {}};
        for (std::size_t page = 0; page < pages_.size(); ++page) {
            const auto [first, count] = pages_[page];
            const Level level = puzzles_[first].level;
            if (contents.chapters.empty() || contents.chapters.back().level != level)
                contents.chapters.push_back({level, first + 1, 0, first_page() + page});
            contents.chapters.back().last_number = first + count;
        }
        if (!solution_pages_.empty())
            contents.solutions_page = first_solution_page();
        return contents;
    }

    const PuzzleToPrint& puzzle(std::size_t index) const { return puzzles_[index]; }

    template <typename Share>
    bool is_shared(const PageOfPuzzles& page, Share share) const
    {
        for (std::size_t index = page.first; index < page.first + page.count; ++index) {
            if (share(puzzle(index)) != share(puzzle(page.first)))
                return false;
        }
        return true;
    }
    bool is_layout_shared(const PageOfPuzzles& page) const
    {
        return is_shared(page, [](const PuzzleToPrint& each) { return each.layout->id; });
    }
    bool is_level_shared(const PageOfPuzzles& page) const
    {
        return is_shared(page, [](const PuzzleToPrint& each) { return each.level; });
    }

    // In the order of the puzzles, a layout perhaps several times.
    std::vector<const Layout*> layouts_of(const PageOfPuzzles& page) const
    {
        std::vector<const Layout*> layouts;
        for (std::size_t index = page.first; index < page.first + page.count; ++index)
            layouts.push_back(puzzle(index).layout.get());
        return layouts;
    }

    // What all puzzles of the page have in common: "Hard, 9×9 Windoku".
    std::string heading_of(const PageOfPuzzles& page) const
    {
        const std::string layout = layout_name(texts_, *puzzle(page.first).layout);
        const std::string level = texts_.tr(name_of(puzzle(page.first).level));
        if (is_layout_shared(page) && is_level_shared(page))
            return texts_.tr(
                Message{N_("{level}, {layout}"), {{"level", level}, {"layout", layout}}});
        if (is_layout_shared(page))
            return layout;
        return is_level_shared(page) ? level : texts_.tr("Sudoku");
    }

    std::string bookmark_of(const PageOfPuzzles& page) const
    {
        const bool begins_level =
            page.first == 0 || puzzle(page.first).level != puzzle(page.first - 1).level;
        return choices_.is_booklet && begins_level ? texts_.tr(name_of(puzzle(page.first).level))
                                                   : "";
    }

    std::string where_solutions_are() const
    {
        const std::string first = std::to_string(first_solution_page());
        if (solution_pages_.size() == 1)
            return texts_.tr(Message{N_("Solutions on page {n}"), {{"n", first}}});
        return texts_.tr(Message{N_("Solutions on pages {first} to {last}"),
                                 {{"first", first}, {"last", std::to_string(page_count())}}});
    }

    PageWriter new_page() const
    {
        return {choices_, measure_, texts_, sheets_.size() + 1, page_count()};
    }

    void draw_puzzles(const PageOfPuzzles& page)
    {
        PageWriter writer = new_page();
        writer.write_heading(heading_of(page));
        PaperArea area = body_of(choices_.paper);
        if (choices_.solutions == Solutions::AtFoot) {
            area.height -= foot_height(per_page_);
            draw_foot(writer, page, {area.left, area.bottom(), area.width, foot_height(per_page_)});
        }
        if (!choices_.is_booklet)
            area.height -= writer.write_rules(layouts_of(page), area);
        const std::vector<PaperArea> spaces = spaces_in(area, per_page_);
        const auto caption = is_layout_shared(page) ? Caption::Short : Caption::NamesLayout;
        for (std::size_t index = 0; index < page.count; ++index)
            writer.draw_puzzle(puzzle(page.first + index), page.first + index + 1, spaces[index],
                               caption);
        if (choices_.solutions == Solutions::OnPages)
            writer.write_footer(where_solutions_are());
        sheets_.push_back(std::move(writer).sheet(bookmark_of(page)));
    }

    // In rows of up to six, upside down as a whole: the first solution is then the last one.
    void draw_foot(PageWriter& writer, const PageOfPuzzles& page, PaperArea foot) const
    {
        const int in_row = std::min(per_page_, 6);
        const int rows = per_page_ / in_row;
        const double width = (foot.width - (in_row - 1) * between_boards / 2) / in_row;
        const double height = foot.height / rows;
        const std::size_t before = writer.parts();
        for (int index = 0; std::cmp_less(index, page.count); ++index) {
            const int column = index % in_row;
            const int row = index / in_row;
            writer.draw_small_solution(puzzle(page.first + index), page.first + index + 1,
                                       {foot.left + column * (width + between_boards / 2),
                                        foot.top + row * height, width, height});
        }
        writer.turn_upside_down_from(before,
                                     {foot.left + foot.width / 2, foot.top + foot.height / 2});
    }

    void draw_solutions(const PageOfPuzzles& page)
    {
        PageWriter writer = new_page();
        writer.write_heading(texts_.tr("Solutions"));
        const std::vector<PaperArea> spaces =
            spaces_in(body_of(choices_.paper), solutions_per_page(puzzles_, choices_));
        for (std::size_t index = 0; index < page.count; ++index)
            writer.draw_solution(puzzle(page.first + index), page.first + index + 1, spaces[index]);
        const bool is_first = page.first == 0;
        sheets_.push_back(
            std::move(writer).sheet(choices_.is_booklet && is_first ? texts_.tr("Solutions") : ""));
    }

    const std::vector<PuzzleToPrint>& puzzles_;
    const PrintChoices& choices_;
    const SheetMeasure& measure_;
    const Translations& texts_;
    int per_page_;
    std::vector<PageOfPuzzles> pages_;
    std::vector<PageOfPuzzles> solution_pages_;
    std::vector<Sheet> sheets_;
};

} // namespace

std::vector<Sheet> lay_out(std::vector<PuzzleToPrint> puzzles,
                           const PrintChoices& choices,
                           const SheetMeasure& measure,
                           const Translations& texts,
                           const Cancel& cancel)
{
    put_in_order(puzzles, choices);
    return Printing(puzzles, choices, measure, texts).sheets(cancel);
}

Sheet lay_out_first(std::vector<PuzzleToPrint> puzzles,
                    const PrintChoices& choices,
                    const SheetMeasure& measure,
                    const Translations& texts)
{
    put_in_order(puzzles, choices);
    return Printing(puzzles, choices, measure, texts).first_sheet();
}

} // namespace engine
