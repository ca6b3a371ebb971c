#include "game/command_line/puzzle_input.h"

#include <algorithm>

#include "engine/text/puzzle_line.h"
#include "game/command_line/complain.h"

namespace game {

namespace {

// No layout has more than 25 x 25 cells, and no line needs more with its regions and cages; longer
// lines are cut off to save memory.
constexpr std::size_t longest_line = 10'000;

std::string trimmed(const std::string& text)
{
    constexpr const char* blanks = " \t\r\n\v\f";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string::npos)
        return "";
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// Reads a line up to the maximum length; nothing at the end of the stream.
std::optional<std::string> read_line(std::istream& in)
{
    std::string line;
    char letter = 0;
    bool any = false;
    while (in.get(letter)) {
        any = true;
        if (letter == '\n')
            break;
        if (line.size() <= longest_line)
            line += letter;
    }
    return any ? std::optional(line) : std::nullopt;
}

class Reader {
public:
    Reader(Streams streams,
           const engine::Translations& texts,
           const std::function<int(const PuzzleInput&)>& look)
        : streams_(streams), texts_(texts), look_(look)
    {
    }

    void read(const std::string& text, engine::Message where)
    {
        found_ = true;
        PuzzleInput puzzle{std::move(where), nullptr, {}};
        auto printed = parsed(text);
        if (!printed) {
            complain(streams_.err, said_of(puzzle, texts_.tr(printed.why()), texts_));
            status_ = improper;
            return;
        }
        puzzle.grid = std::move(printed->grid);
        puzzle.givens = std::move(printed->givens);
        status_ = std::max(status_, look_(puzzle));
    }

    void read_all(std::istream& in)
    {
        int number = 0;
        while (const auto line = read_line(in)) {
            ++number;
            std::string text = trimmed(*line);
            constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
            if (number == 1 && text.starts_with(byte_order_mark))
                text = trimmed(text.substr(byte_order_mark.size()));
            if (text.empty() || text.front() == '#')
                continue;
            if (!streams_.out.good())
                return;
            read(text, {engine::N_("line {n}"), {{"n", std::to_string(number)}}});
        }
    }

    bool found() const { return found_; }
    int status() const { return status_; }

private:
    engine::Result<engine::PrintedPuzzle> parsed(const std::string& text)
    {
        if (text.size() > longest_line)
            return engine::Failure{
                {engine::N_("This is too long for a puzzle; write one character for each cell")}};
        return engine::parse_puzzle_line(text, last_grid_);
    }

    Streams streams_;
    const engine::Translations& texts_;
    const std::function<int(const PuzzleInput&)>& look_;
    engine::LastGrid last_grid_;
    bool found_ = false;
    int status_ = all_good;
};

} // namespace

int for_each_puzzle(const std::vector<std::string>& puzzles,
                    Streams streams,
                    const engine::Translations& texts,
                    const std::function<int(const PuzzleInput&)>& look)
{
    Reader reader(streams, texts, look);
    int number = 0;
    for (const std::string& puzzle : puzzles)
        reader.read(trimmed(puzzle), {engine::N_("puzzle {n}"), {{"n", std::to_string(++number)}}});
    if (puzzles.empty())
        reader.read_all(streams.in);
    if (reader.found())
        return reader.status();
    complain(
        streams.err, texts,
        {engine::N_(
            "no puzzle was given; write puzzles as arguments, or one per line on standard input")});
    return improper;
}

std::string
said_of(const PuzzleInput& puzzle, const std::string& sentence, const engine::Translations& texts)
{
    return texts.tr(puzzle.where) + ": " + sentence;
}

} // namespace game
