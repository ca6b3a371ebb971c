#include "engine/print/sheet_text.h"

namespace engine {

SheetText shrunk(SheetText text, double widest, const SheetMeasure& measure)
{
    const double width = measure.width_of(text.text, text.size, text.weight);
    if (width > widest)
        text.size *= widest / width;
    return text;
}

std::vector<std::string> wrapped(std::string_view text,
                                 double widest,
                                 double size,
                                 SheetWeight weight,
                                 const SheetMeasure& measure)
{
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string word(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::string longer = line.empty() ? word : line + " " + word;
        if (!line.empty() && measure.width_of(longer, size, weight) > widest) {
            lines.push_back(line);
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.empty())
        lines.push_back(line);
    return lines;
}

} // namespace engine
