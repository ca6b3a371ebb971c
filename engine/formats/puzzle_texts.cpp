#include "engine/formats/puzzle_texts.h"

#include <algorithm>
#include <utility>

#include "engine/base/blanks.h"
#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/formats/arrays.h"
#include "engine/formats/classic_lines.h"
#include "engine/formats/formats.h"
#include "engine/formats/tables.h"
#include "engine/formats/typed_cells.h"

namespace engine {

namespace {

constexpr std::size_t sixteen = 16;

} // namespace

void PuzzleTexts::add(std::string_view piece)
{
    const std::size_t used = block_ ? block_->begin : at_;
    text_.erase(0, used);
    at_ -= used;
    typed_ -= std::min(typed_, used);
    no_table_before_ -= std::min(no_table_before_, used);
    if (block_) {
        block_->begin -= used;
        block_->end -= used;
        if (block_->gap) {
            block_->gap->end -= used;
            block_->gap->next -= used;
        }
    }
    text_ += decoder_.add(piece);
    make_typed();
}

void PuzzleTexts::end()
{
    has_ended_ = true;
    text_ += decoder_.end();
    make_typed();
}

// Writes lines of cells as one types them, as soon as they have come.
void PuzzleTexts::make_typed()
{
    if (!has_other_than_ascii(std::string_view(text_).substr(typed_))) {
        const std::size_t last = text_.rfind('\n');
        typed_ = last == std::string::npos ? typed_ : std::max(typed_, last + 1);
    }
    while (typed_ < text_.size()) {
        const std::size_t end = text_.find('\n', typed_);
        const std::size_t length = std::min(end, text_.size()) - typed_;
        const bool is_long = length > longest_part;
        if (end == std::string::npos && !has_ended_ && !is_long)
            return;
        if (!is_long)
            type_cells(text_, typed_, length);
        typed_ = std::min(typed_ + length + 1, text_.size());
    }
}

std::optional<PuzzleText> PuzzleTexts::next()
{
    if (skips_document_) {
        at_ = text_.size();
        return std::nullopt;
    }
    return is_document_ ? next_document() : next_of_lines();
}

std::size_t PuzzleTexts::next_classic(std::vector<ClassicDigits>& puzzles, std::size_t most)
{
    if (block_ || is_document_ || skips_document_ || skips_line_)
        return 0;
    const auto taken = take_classic_lines(std::string_view(text_).substr(at_), most, puzzles);
    at_ += taken.bytes;
    line_ += taken.lines;
    is_after_link_ = is_after_link_ && taken.lines == 0;
    return taken.lines;
}

std::optional<PuzzleTexts::Line> PuzzleTexts::line_at(std::size_t begin) const
{
    const std::size_t end = text_.find('\n', begin);
    if (end == std::string::npos && (!has_ended_ || begin >= text_.size()))
        return std::nullopt;
    std::string_view line = std::string_view(text_).substr(begin, end - begin);
    while (line.ends_with('\r'))
        line.remove_suffix(1);
    return Line{line, begin, end == std::string::npos ? text_.size() : end + 1};
}

std::optional<PuzzleText> PuzzleTexts::next_of_lines()
{
    while (true) {
        const std::size_t begin = text_.find_first_not_of(" \t\r", at_);
        const bool is_free = !block_ || block_->begins_blank();
        if (is_free && !skips_line_ && begin != std::string::npos && text_[begin] == '{') {
            const auto array = array_at(std::string_view(text_).substr(begin), has_ended_);
            if (array.state == ArrayText::State::Open)
                return std::nullopt;
            if (array.state == ArrayText::State::Whole)
                return take_array(begin + array.end, array_format);
        }
        if (is_free && begins_document()) {
            block_.reset();
            is_document_ = true;
            return next_document();
        }
        const auto line = line_at(at_);
        if (!line)
            break;
        if (skips_line_) {
            skips_line_ = false;
            go_on(*line);
            continue;
        }
        if (line->text.size() > longest_part)
            return too_long();
        const std::size_t before = at_;
        auto part = take_part(*line);
        if (part || at_ == before)
            return part;
    }
    if (skips_line_) // nothing of it is needed
        at_ = text_.size();
    if (has_ended_)
        return close();
    if (text_.size() - at_ > longest_part)
        return too_long();
    return std::nullopt;
}

// Returns nothing, and stays at the line, if more of the text is needed to judge it.
std::optional<PuzzleText> PuzzleTexts::take_part(const Line& line)
{
    const Format* format = recognise(line.text, Shape::Line);
    bool is_puzzle = format != nullptr;
    if (is_puzzle && line.text.size() == sixteen) {
        const auto is_row = is_row_of_sixteen(line);
        if (!is_row)
            return std::nullopt;
        is_puzzle = !*is_row;
    }
    if (is_puzzle && block_ && !block_->has_sections) {
        const bool is_left_out = format->is_link && is_prose(*block_);
        if (!is_left_out && (block_->rows > 0 || block_->has_words)) {
            if (auto part = close())
                return part;
        }
        block_.reset();
    }
    if (is_puzzle && !block_) {
        const auto whole = with_further_lines(line, *format);
        if (!whole)
            return std::nullopt;
        const PuzzleText part{whole->text, line_, Shape::Line, format};
        is_after_link_ = format->is_link;
        pass_to(whole->next);
        return part;
    }
    const LineKind kind = is_puzzle ? LineKind::Row : kind_here(line.text);
    if (kind != LineKind::Comment && kind != LineKind::Row &&
        (!block_ || block_->is_words_only())) {
        const auto array = array_at(std::string_view(text_).substr(line.begin), has_ended_);
        if (array.state == ArrayText::State::Open)
            return std::nullopt;
        if (array.state == ArrayText::State::Whole)
            return take_array(line.begin + array.end, array_format);
    }
    if (kind != LineKind::Comment && !is_puzzle) {
        const auto end = end_of_table(line);
        if (!end)
            return std::nullopt;
        if (*end > line.begin)
            return take_array(*end, table_format);
    }
    if (block_ && is_prose(*block_) && kind == LineKind::Words && holds_link(line.text))
        block_.reset();
    switch (turn_of(line, kind)) {
    case Turn::CloseFirst:
        if (auto part = close())
            return part;
        return take_part(line);
    case Turn::Take:
        take(line, kind);
        break;
    case Turn::Skip:
        break;
    }
    go_on(line);
    const bool is_too_long = block_ && block_->end - block_->begin > longest_part;
    if (is_too_long || (block_ && block_->is_done() && !block_->has_frame && !block_->gap))
        return close();
    return std::nullopt;
}

// The line, with those after it that the format says belong to it. Nothing if they have not come.
std::optional<PuzzleTexts::Line> PuzzleTexts::with_further_lines(Line line,
                                                                 const Format& format) const
{
    constexpr int most_lines = 200; // more than any puzzle needs
    for (int lines = 1; format.goes_on != nullptr && lines < most_lines; ++lines) {
        if (line.text.size() > longest_part || !format.goes_on(line.text, {}))
            break;
        const auto next = line_at(line.next);
        if (!next && !has_ended_)
            return std::nullopt;
        if (!next || without_blanks(next->text).empty() || !format.goes_on(line.text, next->text))
            break;
        line.text = {line.text.data(), next->begin + next->text.size() - line.begin};
        line.next = next->next;
    }
    return line;
}

// Where a table ends that begins there; the beginning of the line if none does. Nothing if more of
// the text is needed to judge it.
std::optional<std::size_t> PuzzleTexts::end_of_table(const Line& line)
{
    const bool is_free = !block_ || block_->is_words_only();
    if (!finds_tables_ || !is_free || line.begin < no_table_before_)
        return line.begin;
    const auto table = table_at(std::string_view(text_).substr(line.begin), has_ended_);
    if (table.state == ArrayText::State::Open)
        return std::nullopt;
    if (table.state == ArrayText::State::Whole)
        return line.begin + table.end;
    no_table_before_ = line.begin + table.end;
    return line.begin;
}

// Words before it that are no cells are left out.
std::optional<PuzzleText> PuzzleTexts::take_array(std::size_t end, const Format& format)
{
    if (block_ && !is_prose(*block_)) {
        if (auto part = close())
            return part;
    }
    block_.reset();
    std::string_view text = std::string_view(text_).substr(at_, end - at_);
    if (&format == &array_format) // tabs are empty fields of a table
        text = without_blanks(text);
    const PuzzleText part{text, line_, Shape::Document, &format};
    pass_to(end);
    is_after_link_ = false;
    return part;
}

// A line of one symbol may be a row or a part of a frame, and one without any symbol a row of a
// spreadsheet: the rows before it tell.
LineKind PuzzleTexts::kind_here(std::string_view line) const
{
    const LineKind kind = kind_of_line(line);
    if (!block_ || block_->rows == 0 || block_->has_sections)
        return kind;
    if (block_->has_fields && !block_->is_complete() && empty_fields(line) == block_->width)
        return LineKind::Row;
    const int cells = bare_cells(line);
    if (cells == 0)
        return kind;
    const bool is_as_wide = cells == block_->width;
    if (kind == LineKind::Row)
        return is_as_wide ? kind : LineKind::Frame;
    const char symbol = line[line.find_first_of(bare_symbols)];
    const bool is_blank = block_->blanks.find(symbol) != std::string::npos;
    return is_as_wide && is_blank && !block_->is_complete() ? LineKind::Row : kind;
}

// Blank lines within a grid: it goes on if the rows after them fill it.
PuzzleTexts::Turn PuzzleTexts::turn_of_blank(const Line& line)
{
    Block& block = *block_;
    if (block.rows > 0 && !block.is_complete()) {
        if (!block.gap)
            block.gap = Gap{block.end, line.next, line_ + 1};
        return Turn::Skip;
    }
    if (block.rows > 0 && !(block.is_starred && !block.is_done()))
        return Turn::CloseFirst;
    block.has_gap = true;
    return Turn::Skip;
}

PuzzleTexts::Turn PuzzleTexts::turn_after_gap(const Line& line, LineKind kind)
{
    Block& block = *block_;
    const bool is_full = block.is_complete();
    if (kind == LineKind::Blank)
        return is_full ? Turn::CloseFirst : Turn::Skip;
    if (kind == LineKind::Frame)
        return Turn::Take;
    if (kind != LineKind::Row)
        return Turn::CloseFirst;
    const bool fits = block.has_fields || parse_row(line.text).width() == block.width;
    block.is_overfull = is_full || !fits;
    return block.is_overfull ? Turn::CloseFirst : Turn::Take;
}

PuzzleTexts::Turn PuzzleTexts::turn_of(const Line& line, LineKind kind)
{
    if (!block_) {
        const bool is_row_of_fields = empty_fields(line.text) > 0;
        return kind == LineKind::Blank && !is_row_of_fields ? Turn::Skip : Turn::Take;
    }
    Block& block = *block_;
    const bool has_rows = block.rows > 0;
    const bool begins_with_words = block.has_words || block.has_heading;
    if (block.has_sections) {
        block.has_gap = block.has_gap || kind == LineKind::Blank;
        const bool is_next =
            (holds_givens(line.text) && has_rows) || (kind == LineKind::Comment && block.has_gap);
        return is_next ? Turn::CloseFirst : Turn::Take;
    }
    if (block.gap)
        return turn_after_gap(line, kind);
    switch (kind) {
    case LineKind::Blank:
        return turn_of_blank(line);
    case LineKind::Comment:
        return block.is_complete() ? Turn::CloseFirst : Turn::Take;
    case LineKind::Section:
        return has_rows || begins_with_words ? Turn::CloseFirst : Turn::Take;
    case LineKind::Frame: {
        const bool is_foot = block.has_frame && !block.has_foot && !block.has_gap;
        if (!block.is_complete() || is_foot)
            return Turn::Take;
        const bool goes_on = !block.has_gap || without_blanks(line.text).starts_with('*');
        return goes_on && !block.is_done() ? Turn::Take : Turn::CloseFirst;
    }
    case LineKind::Row:
        return block.is_complete() && (block.has_gap || block.is_done()) ? Turn::CloseFirst
                                                                         : Turn::Take;
    case LineKind::Words:
        return block.is_complete() || (!has_rows && begins_with_words) ? Turn::CloseFirst
                                                                       : Turn::Take;
    }
    ENSURE(false);
}

void PuzzleTexts::take(const Line& line, LineKind kind)
{
    if (!block_)
        block_ = Block{.begin = line.begin,
                       .end = line.begin,
                       .line = line_,
                       .is_blank_row = kind == LineKind::Blank};
    Block& block = *block_;
    block.end = line.begin + line.text.size();
    block.has_sections = block.has_sections || kind == LineKind::Section;
    if (kind == LineKind::Words && block.rows == 0) {
        if (line_ == 1 && is_heading(line.text))
            block.has_heading = true;
        else
            block.has_words = true;
        block.has_link = block.has_link || holds_link(line.text);
    }
    if (kind == LineKind::Frame && block.rows == 0 && bare_cells(line.text) > 0) {
        block.first_symbol = line.text[line.text.find_first_of(bare_symbols)];
        block.first_cells = bare_cells(line.text);
    }
    if (kind == LineKind::Frame) {
        block.has_foot = block.has_frame && block.is_complete() && !block.has_gap;
        block.has_frame = true;
        block.is_starred = block.is_starred || without_blanks(line.text).starts_with('*');
        block.has_gap = false;
    }
    if (kind == LineKind::Row)
        count_row(line.text);
}

void PuzzleTexts::count_row(std::string_view line)
{
    Block& block = *block_;
    if (block.is_complete() && !block.has_sections) {
        block.rows = 0;
        block.width = 0;
        block.has_foot = false;
    }
    const TextRow row = parse_row(line);
    block.width = std::max(block.width, row.width());
    block.has_fields = block.has_fields || row.fields > 0;
    if (bare_cells(line) == 0)
        take_blanks(line);
    block.has_lists = block.has_lists || row.has_lists;
    ++block.rows;
    if (block.is_complete())
        ++block.grids;
}

// What looked like a frame above the first row was a row if its symbol stands for blanks.
void PuzzleTexts::take_blanks(std::string_view row)
{
    Block& block = *block_;
    for (const char symbol : bare_symbols) {
        if (row.find(symbol) == std::string_view::npos)
            continue;
        block.blanks += symbol;
        if (symbol == block.first_symbol && block.first_cells == block.width)
            ++block.rows;
    }
    block.first_cells = 0;
}

// Nothing if there were only comments, or only words after a link.
std::optional<PuzzleText> PuzzleTexts::close()
{
    const auto block = block_;
    block_.reset();
    if (!block || !block->holds_something())
        return std::nullopt;
    if (block->is_cut())
        return cut_at_gap(*block);
    const bool was_after_link =
        std::exchange(is_after_link_, block->is_words_only() && block->has_link);
    if (was_after_link && is_prose(*block)) {
        is_after_link_ = true; // more words may follow
        return std::nullopt;
    }
    return PuzzleText{std::string_view(text_).substr(block->begin, block->end - block->begin),
                      block->line, Shape::Block};
}

// The lines before the gap; those after it are looked at again.
PuzzleText PuzzleTexts::cut_at_gap(const Block& block)
{
    at_ = block.gap->next;
    line_ = block.gap->line;
    return PuzzleText{std::string_view(text_).substr(block.begin, block.gap->end - block.begin),
                      block.line, Shape::Block};
}

// Words alone that can't be meant as cells, and hold no link.
bool PuzzleTexts::is_prose(const Block& block) const
{
    return block.is_words_only() && block.has_words && !block.has_link &&
           is_prose_line(std::string_view(text_).substr(block.begin, block.end - block.begin));
}

void PuzzleTexts::go_on(const Line& line)
{
    at_ = line.next;
    ++line_;
}

PuzzleText PuzzleTexts::too_long()
{
    if (const auto before = close())
        return *before;
    const PuzzleText part{std::string_view(text_).substr(at_, longest_part), line_, Shape::Line,
                          nullptr, true};
    const auto end = text_.find('\n', at_);
    skips_line_ = end == std::string::npos;
    at_ = skips_line_ ? text_.size() : end + 1;
    line_ += skips_line_ ? 0 : 1;
    return part;
}

// Sixteen characters may be a puzzle of 4x4 or a row of 16x16: the lines after it tell, also with
// blank lines and frames between the boxes. Nothing if they have not come yet.
std::optional<bool> PuzzleTexts::is_row_of_sixteen(const Line& line) const
{
    if (block_ && block_->width == static_cast<int>(sixteen) && !block_->is_complete())
        return true;
    constexpr std::size_t rows_of_a_box = 4;
    bool has_large = false;
    std::size_t begin = line.begin;
    for (std::size_t row = 0; row < sixteen;) {
        const auto next = line_at(begin);
        if (!next)
            return has_ended_ ? std::optional(false) : std::nullopt;
        begin = next->next;
        const LineKind kind = kind_of_line(next->text);
        if (row > 0 && row % rows_of_a_box == 0 &&
            (kind == LineKind::Blank || kind == LineKind::Frame))
            continue;
        if (next->text.size() != sixteen || kind != LineKind::Row)
            return false;
        has_large = has_large || recognise(next->text, Shape::Line) == nullptr;
        ++row;
    }
    return has_large;
}

} // namespace engine
