#include "engine/print/title_page.h"

#include <algorithm>

#include "engine/print/page_plan.h"
#include "engine/text/layout_name.h"

namespace engine {

namespace {

constexpr double title_size = 34;
constexpr double subtitle_size = 14;
constexpr double row_size = 12;
constexpr double rule_size = 10;

class TitlePrinter {
public:
    TitlePrinter(const Contents& contents,
                 const PrintChoices& choices,
                 const SheetMeasure& measure,
                 const Translations& texts)
        : contents_(contents),
          choices_(choices),
          measure_(measure),
          texts_(texts),
          sheet_{.size = choices.paper},
          scale_(choices.type == TypeSize::Large ? 1.3 : 1)
    {
    }

    Sheet sheet()
    {
        write_title();
        write_contents();
        write_rules();
        return std::move(sheet_);
    }

private:
    double width() const { return sheet_.size.width - 2 * page_margin; }
    double middle() const { return sheet_.size.width / 2; }

    void add(SheetText text) { sheet_.parts.push_back(std::move(text)); }

    void write_title()
    {
        sheet_.bookmark = choices_.title.empty() ? texts_.tr("Sudoku") : choices_.title;
        double y = 0.2 * sheet_.size.height;
        const std::vector<std::string> lines =
            wrapped(sheet_.bookmark, width(), title_size, SheetWeight::Bold, measure_);
        for (const std::string& line : lines) {
            add(shrunk(bold(line, {middle(), y}, SheetAlign::Centre, title_size), width(),
                       measure_));
            y += 1.25 * title_size;
        }
        const std::string count = texts_.trn("{n} puzzle", "{n} puzzles", contents_.puzzles.size());
        add(faint(count, {middle(), y}, SheetAlign::Centre, subtitle_size * scale_));
        y += 1.6 * subtitle_size * scale_;
        std::string names;
        for (const std::string& name : layout_names())
            names += (names.empty() ? "" : ", ") + name;
        for (const std::string& line :
             wrapped(names, width(), subtitle_size, SheetWeight::Regular, measure_)) {
            add(faint(line, {middle(), y}, SheetAlign::Centre, subtitle_size));
            y += 1.4 * subtitle_size;
        }
        next_ = std::max(y + 3 * row_size, 0.4 * sheet_.size.height);
    }

    // The layouts in the order of their first puzzles.
    std::vector<const Layout*> layouts() const
    {
        std::vector<const Layout*> found;
        for (const PuzzleToPrint& puzzle : contents_.puzzles) {
            const auto is_same = [&](const Layout* layout) {
                return layout->id == puzzle.layout->id;
            };
            if (std::ranges::none_of(found, is_same))
                found.push_back(puzzle.layout.get());
        }
        return found;
    }

    std::vector<std::string> layout_names() const
    {
        std::vector<std::string> names;
        for (const Layout* layout : layouts())
            names.push_back(layout_name(texts_, *layout));
        return names;
    }

    void write_row(const std::string& name, const std::string& numbers, std::size_t page)
    {
        const double size = row_size * scale_;
        const double left = page_margin + 0.12 * width();
        const double right = sheet_.size.width - left;
        add(bold(name, {left, next_}, SheetAlign::Left, size));
        add({numbers, {middle(), next_}, SheetAlign::Left, size});
        add({std::to_string(page), {right, next_}, SheetAlign::Right, size});
        const double y = next_ + 0.9 * size;
        sheet_.parts.push_back(SheetLine{{left, y}, {right, y}, 0.4, 0.7});
        next_ += 1.8 * size;
    }

    void write_contents()
    {
        for (const Chapter& chapter : contents_.chapters)
            write_row(texts_.tr(name_of(chapter.level)), numbers_of(chapter), chapter.page);
        if (contents_.solutions_page)
            write_row(texts_.tr("Solutions"), "", *contents_.solutions_page);
    }

    std::string numbers_of(const Chapter& chapter) const
    {
        const std::string first = std::to_string(chapter.first_number);
        if (chapter.first_number == chapter.last_number)
            return texts_.tr(Message{N_("No. {n}"), {{"n", first}}});
        return texts_.tr(
            Message{N_("No. {first} to {last}"),
                    {{"first", first}, {"last", std::to_string(chapter.last_number)}}});
    }

    // Each sentence once; as many as there is space for.
    void write_rules()
    {
        double y = next_ + 3 * row_size;
        std::vector<std::string> written;
        for (const Layout* layout : layouts()) {
            for (const RuleText& rule : rule_texts(texts_, *layout)) {
                const std::string text =
                    rule.name.empty() ? rule.meaning : rule.name + ": " + rule.meaning;
                if (std::ranges::find(written, text) != written.end())
                    continue;
                written.push_back(text);
                for (const std::string& line : wrapped(text, 0.76 * width(), rule_size * scale_,
                                                       SheetWeight::Regular, measure_)) {
                    if (y > sheet_.size.height - page_margin)
                        return;
                    add(faint(line, {page_margin + 0.12 * width(), y}, SheetAlign::Left,
                              rule_size * scale_));
                    y += 1.45 * rule_size * scale_;
                }
            }
        }
    }

    const Contents& contents_;
    const PrintChoices& choices_;
    const SheetMeasure& measure_;
    const Translations& texts_;
    Sheet sheet_;
    double scale_;
    double next_ = 0; // where the next row goes
};

} // namespace

Sheet title_page(const Contents& contents,
                 const PrintChoices& choices,
                 const SheetMeasure& measure,
                 const Translations& texts)
{
    return TitlePrinter(contents, choices, measure, texts).sheet();
}

} // namespace engine
