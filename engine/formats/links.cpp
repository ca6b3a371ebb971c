#include "engine/formats/links.h"

#include <string>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"

namespace engine {

namespace {

bool skip(std::string_view& text, std::string_view beginning)
{
    if (!text.starts_with(beginning))
        return false;
    text.remove_prefix(beginning.size());
    return true;
}

} // namespace

std::optional<std::string_view> link_to(std::string_view line,
                                        std::initializer_list<std::string_view> hosts)
{
    line = without_blanks(line);
    if (!skip(line, "https://"))
        skip(line, "http://");
    skip(line, "www.");
    for (std::string_view host : hosts) {
        std::string_view rest = line;
        if (skip(rest, host) && (rest.empty() || rest.find_first_of("/?#") == 0))
            return rest;
    }
    return std::nullopt;
}

std::vector<std::string> links_in(std::string_view text)
{
    constexpr auto ends_link = [] {
        auto table = among(" \t\r\n<>\"'`()[]{}|\\^");
        for (std::size_t byte = 0x80; byte < table.size(); ++byte)
            table[byte] = true;
        return table;
    }();
    std::vector<std::string> links;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && !ends_link[byte_of(text[end])])
            ++end;
        std::string_view word = text.substr(at, end - at);
        at = end + 1;
        const std::size_t scheme = std::min(word.find("https://"), word.find("http://"));
        const std::size_t folder = word.find('/');
        if (scheme != word.npos)
            word.remove_prefix(scheme);
        else if (folder == word.npos || word.find('.') > folder)
            continue; // not even without "https://"
        std::string link(word);
        for (std::size_t code; (code = link.find("&amp;")) != link.npos;)
            link.erase(code + 1, 4);
        links.push_back(std::move(link));
    }
    return links;
}

std::optional<std::string_view> parameter_of(std::string_view path, std::string_view name)
{
    std::size_t begin = path.find_first_of("?&");
    while (begin != std::string_view::npos) {
        path.remove_prefix(begin + 1);
        std::string_view value = path;
        if (skip(value, name) && skip(value, "=")) {
            value = value.substr(0, value.find_first_of("&#"));
            return value.empty() ? std::nullopt : std::optional(value);
        }
        begin = path.find('&');
    }
    return std::nullopt;
}

Failure only_names_a_puzzle()
{
    return {{N_("this link only names a puzzle that is stored on a server, and holds none: open it "
                "in a browser, and copy the puzzle or a longer link from there")}};
}

} // namespace engine
