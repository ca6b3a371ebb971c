#pragma once
// The lines before the cells in both kinds of SDK files: "#A" and so on, each with a detail.

#include <string>
#include <string_view>

#include "engine/formats/format.h"

namespace engine {

constexpr DetailSet sdk_details = {Detail::Title, Detail::Author, Detail::Comment, Detail::Source,
                                   Detail::Date,  Detail::Level,  Detail::Link};

// Whether the line is one of them, such as "#AJohn" or "#A John".
bool is_sdk_heading(std::string_view line);
void take_sdk_headings(SharedPuzzle& puzzle, std::string_view text);
// With `between` after the letter; a detail of several lines has as many.
std::string sdk_headings(const SharedPuzzle& puzzle, std::string_view between);

} // namespace engine
