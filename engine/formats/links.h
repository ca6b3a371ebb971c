#pragma once
// Links to pages that show a puzzle: those that hold it, and those that only name it.

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace engine {

// What follows one of the hosts in a line that is a link, with or without "https://" and "www.";
// nothing if it is no link there. A line that only mentions a link is none.
std::optional<std::string_view> link_to(std::string_view line,
                                        std::initializer_list<std::string_view> hosts);

// "b" of "?a=x&load=b"; nothing if the parameter is missing or empty.
std::optional<std::string_view> parameter_of(std::string_view path, std::string_view name);

// The links of a text: in its sentences, in brackets of any kind, in Markdown and HTML. What may be
// punctuation behind a link belongs to it here.
std::vector<std::string> links_in(std::string_view text);

// For links with the name or number of a puzzle that is stored elsewhere.
Failure only_names_a_puzzle();

} // namespace engine
