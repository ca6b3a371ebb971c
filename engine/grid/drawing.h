#pragma once
// What a player draws and writes beside the notes: the colours of single notes, links between two
// notes, and a short text in a cell.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/digit_set.h"
#include "engine/grid/cell.h"

namespace engine {

// A digit noted in a cell, in a corner or in the centre.
struct PencilNote {
    Cell cell;
    Digit digit = no_digit;

    friend constexpr auto operator<=>(const PencilNote&, const PencilNote&) = default;
};

// As in chains: of a strong link at least one end is true, of a weak one at most one.
enum class LinkStrength : std::uint8_t { Strong, Weak };

// The two ends of a link; the first is the lesser one.
using LinkEnds = std::pair<PencilNote, PencilNote>;

// On a board.
constexpr std::size_t max_links = 200;
constexpr std::size_t max_coloured_notes = 1000;

// Of the text in a cell. It is plain, can be seen, and neither begins nor ends with a space.
constexpr std::size_t longest_cell_text = 12;                          // characters
constexpr std::size_t longest_cell_text_bytes = 4 * longest_cell_text; // in UTF-8
bool is_cell_text(std::string_view text);

// How an entry of a map differs between two drawings; nothing where the entry is missing.
template <typename Key, typename Value>
struct EntryChange {
    Key key;
    std::optional<Value> before;
    std::optional<Value> after;
};

struct DrawingChange;

class Drawing {
public:
    using Colours = std::map<PencilNote, Digit>; // 1 to colour_count
    using Links = std::map<LinkEnds, LinkStrength>;
    using Texts = std::map<Cell, std::string>; // none is empty

    const Colours& colours() const { return colours_; }
    const Links& links() const { return links_; }
    const Texts& texts() const { return texts_; }
    bool empty() const { return *this == Drawing(); }
    bool has_colours_or_links() const { return !colours_.empty() || !links_.empty(); }
    Digit colour_of(PencilNote note) const;      // no_digit if it has none
    const std::string& text_in(Cell cell) const; // empty if there is none

    void colour(PencilNote note, Digit colour); // no_digit takes the colour away
    void link(LinkEnds ends, LinkStrength strength);
    void unlink(LinkEnds ends) { links_.erase(ends); }
    void erase_colours_and_links();
    void write(Cell cell, const std::string& text); // an empty one erases what is there

    // Removes the colour and the links of each note for which the predicate returns false.
    template <typename Predicate>
    void keep_only(Predicate is_noted)
    {
        std::erase_if(colours_, [&](const auto& entry) { return !is_noted(entry.first); });
        std::erase_if(links_, [&](const auto& entry) {
            return !is_noted(entry.first.first) || !is_noted(entry.first.second);
        });
    }

    DrawingChange change_to(const Drawing& next) const;
    void undo(const DrawingChange& change);
    void redo(const DrawingChange& change);

    friend bool operator==(const Drawing&, const Drawing&) = default;

private:
    Colours colours_;
    Links links_;
    Texts texts_;
};

// The difference between two drawings.
struct DrawingChange {
    std::vector<EntryChange<PencilNote, Digit>> colours;
    std::vector<EntryChange<LinkEnds, LinkStrength>> links;
    std::vector<EntryChange<Cell, std::string>> texts;
};

} // namespace engine
