#pragma once
// XML that strangers wrote: parsed within limits, as a tree of elements, or cut into elements while
// it arrives. Entities other than &lt; and the like are refused. The only place of the library
// Expat.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"

namespace engine {

// More than any puzzle of the formats needs.
constexpr int deepest_xml = 32;                    // elements within each other
constexpr std::size_t most_xml_elements = 1 << 17; // of a tree

struct XmlElement {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes;
    std::string text; // all that stands directly in it
    std::vector<XmlElement> children;

    // Empty if it has no such attribute.
    std::string_view attribute(std::string_view wanted) const;
    bool has_attribute(std::string_view wanted) const;
    // The first one with this name; null if there is none.
    const XmlElement* child(std::string_view wanted) const;
};

// The outermost element. An error says where the text is no XML, or which limit it exceeds.
Result<XmlElement> parse_xml(std::string_view text);

// The name of the outermost element; empty if the text does not begin like XML.
std::string_view root_name(std::string_view text);

// "&" as "&amp;" and so on, for a value in double quotes. Bytes that are no UTF-8 become question
// marks.
std::string xml_quoted(std::string_view text);

// Finds the elements of an XML document that hold a puzzle each, while it arrives in pieces: those
// called "game" or "sudoku" with an attribute "data", and nothing in them.
class XmlPieces {
public:
    struct Piece {
        std::size_t begin; // in bytes from the beginning of the document
        std::size_t end;
    };

    XmlPieces();
    ~XmlPieces();
    XmlPieces(XmlPieces&&) noexcept;
    XmlPieces& operator=(XmlPieces&&) noexcept;

    void add(std::string_view text, bool is_last);

    // In order, each once, as soon as it has ended.
    std::optional<Piece> next();
    // The end of the outermost element, in bytes; nothing if it has not come. Stops there.
    std::optional<std::size_t> end() const;
    // Why the rest can't be read.
    const std::optional<Failure>& failure() const;

private:
    class Parser;
    std::unique_ptr<Parser> parser_;
};

} // namespace engine
