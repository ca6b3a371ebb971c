// The documents among the parts of a text: in brackets, in XML, and saves of Solo.

#include <algorithm>

#include "engine/base/blanks.h"
#include "engine/formats/formats.h"
#include "engine/formats/puzzle_texts.h"

namespace engine {

namespace {

constexpr std::string_view save_of_solo = "SAVEFILE:";

} // namespace

bool PuzzleTexts::begins_document() const
{
    const std::size_t begin = text_.find_first_not_of(" \t\r", at_);
    if (begin == std::string::npos || skips_line_)
        return false;
    const std::string_view text = std::string_view(text_).substr(begin);
    constexpr std::string_view link_in_brackets = "<http";
    if (text.starts_with(link_in_brackets) ||
        (!has_ended_ && link_in_brackets.starts_with(text.substr(0, link_in_brackets.size()))))
        return false;
    return text.starts_with('<') || text.starts_with('{') || text.starts_with(save_of_solo);
}

// A document in brackets ends with the last of them, one in XML with its element, a save with the
// next one, and each of them with the text.
std::optional<PuzzleText> PuzzleTexts::next_document()
{
    if (xml_)
        return next_of_xml();
    at_ = std::min(text_.find_first_not_of(" \t\r", at_), text_.size());
    const std::string_view rest = std::string_view(text_).substr(at_);
    if (rest.starts_with('<'))
        return next_of_xml();
    const std::size_t end = rest.starts_with('{') ? end_of_brackets() : end_of_save();
    if (end == std::string::npos && rest.size() > longest_document)
        return skip_document({rest.substr(0, longest_part), line_, Shape::Document, nullptr, true});
    if (end == std::string::npos && !has_ended_)
        return std::nullopt;
    return whole_document(std::min(end, text_.size()));
}

std::optional<PuzzleText> PuzzleTexts::next_of_xml()
{
    if (!xml_)
        xml_ = Xml();
    const std::string_view fresh = std::string_view(text_).substr(at_ + xml_->seen - xml_->passed);
    xml_->pieces.add(fresh, has_ended_);
    xml_->seen += fresh.size();
    if (auto part = next_piece())
        return part;
    const auto end = xml_->pieces.end();
    const auto& failure = xml_->pieces.failure();
    const bool has_pieces = xml_->puzzles > 0;
    if (end && has_pieces) {
        pass_to(at_ + *end - xml_->passed);
        xml_.reset();
        is_document_ = false;
        return next_of_lines();
    }
    if (end)
        return whole_document(at_ + *end);
    if (failure && has_pieces)
        return skip_document(
            {.text = {}, .line = line_, .shape = Shape::Document, .failure = failure->why});
    if (text_.size() - at_ > longest_document)
        return skip_document({std::string_view(text_).substr(at_, longest_part), line_,
                              Shape::Document, nullptr, true});
    return has_ended_ ? whole_document(text_.size()) : std::nullopt;
}

// The next element of an XML document that holds a puzzle.
std::optional<PuzzleText> PuzzleTexts::next_piece()
{
    const auto piece = xml_->pieces.next();
    if (!piece)
        return std::nullopt;
    pass_to(at_ + piece->begin - xml_->passed);
    const std::size_t length = piece->end - piece->begin;
    const PuzzleText part{.text = std::string_view(text_).substr(at_, length),
                          .line = line_,
                          .shape = Shape::Document,
                          .is_too_long = length > longest_part,
                          .number = ++xml_->puzzles};
    pass_to(at_ + length);
    xml_->passed = piece->end;
    return part;
}

std::optional<PuzzleText> PuzzleTexts::whole_document(std::size_t end)
{
    const PuzzleText part{without_blanks(std::string_view(text_).substr(at_, end - at_)), line_,
                          Shape::Document, nullptr, end - at_ > longest_document};
    is_after_link_ =
        part.text.starts_with('<') && !recognise(part.text, part.shape) && holds_link(part.text);
    pass_to(end);
    xml_.reset();
    is_document_ = false;
    return part;
}

// Where it ends is not known.
std::optional<PuzzleText> PuzzleTexts::skip_document(PuzzleText part)
{
    skips_document_ = true;
    return part;
}

// Goes on there, and counts the lines before.
void PuzzleTexts::pass_to(std::size_t end)
{
    const std::string_view passed = std::string_view(text_).substr(at_, end - at_);
    line_ += std::ranges::count(passed, '\n');
    at_ = end;
}

// A save of Solo ends where the next one begins; npos if that has not come.
std::size_t PuzzleTexts::end_of_save() const
{
    const std::size_t next = text_.find("\n" + std::string(save_of_solo), at_);
    return next == std::string::npos ? next : next + 1;
}

// Where the document in brackets ends; npos if its last bracket has not come yet.
std::size_t PuzzleTexts::end_of_brackets()
{
    for (std::size_t at = at_ + seen_; at < text_.size(); ++at) {
        const char letter = text_[at];
        const bool was_escaped = is_escaped_;
        is_escaped_ = in_quotes_ && !was_escaped && letter == '\\';
        if (letter == '"' && !was_escaped)
            in_quotes_ = !in_quotes_;
        if (in_quotes_)
            continue;
        depth_ += letter == '{' || letter == '[' ? 1 : 0;
        depth_ -= letter == '}' || letter == ']' ? 1 : 0;
        if (depth_ > 0 || (letter != '}' && letter != ']'))
            continue;
        seen_ = 0;
        depth_ = 0;
        return at + 1;
    }
    seen_ = text_.size() - at_;
    return std::string::npos;
}

} // namespace engine
