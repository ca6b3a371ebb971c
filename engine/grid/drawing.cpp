#include "engine/grid/drawing.h"

#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/base/plain_text.h"

namespace engine {

namespace {

template <typename Key, typename Value>
std::optional<Value> entry_of(const std::map<Key, Value>& entries, const Key& key)
{
    const auto found = entries.find(key);
    return found == entries.end() ? std::nullopt : std::optional(found->second);
}

template <typename Key, typename Value>
std::vector<EntryChange<Key, Value>> changes_between(const std::map<Key, Value>& before,
                                                     const std::map<Key, Value>& after)
{
    std::vector<EntryChange<Key, Value>> changes;
    for (const auto& [key, value] : before) {
        const auto next = entry_of(after, key);
        if (next != value)
            changes.push_back({key, value, next});
    }
    for (const auto& [key, value] : after) {
        if (!before.contains(key))
            changes.push_back({key, std::nullopt, value});
    }
    return changes;
}

template <typename Key, typename Value>
void set_entry(std::map<Key, Value>& entries, const Key& key, std::optional<Value> value)
{
    if (value)
        entries.insert_or_assign(key, *value);
    else
        entries.erase(key);
}

} // namespace

bool is_cell_text(std::string_view text)
{
    return !text.empty() && text.size() <= longest_cell_text_bytes &&
           characters_in(text) <= longest_cell_text && text.front() != ' ' && text.back() != ' ' &&
           visible_text(text) == text;
}

Digit Drawing::colour_of(PencilNote note) const
{
    return entry_of(colours_, note).value_or(no_digit);
}

const std::string& Drawing::text_in(Cell cell) const
{
    static const std::string none;
    const auto found = texts_.find(cell);
    return found == texts_.end() ? none : found->second;
}

void Drawing::erase_colours_and_links()
{
    colours_.clear();
    links_.clear();
}

void Drawing::write(Cell cell, const std::string& text)
{
    set_entry(texts_, cell, text.empty() ? std::nullopt : std::optional(text));
}

void Drawing::colour(PencilNote note, Digit colour)
{
    set_entry(colours_, note, colour == no_digit ? std::nullopt : std::optional(colour));
}

void Drawing::link(LinkEnds ends, LinkStrength strength)
{
    ENSURE(ends.first < ends.second);
    links_.insert_or_assign(ends, strength);
}

DrawingChange Drawing::change_to(const Drawing& next) const
{
    return {changes_between(colours_, next.colours_), changes_between(links_, next.links_),
            changes_between(texts_, next.texts_)};
}

void Drawing::undo(const DrawingChange& change)
{
    for (const auto& each : change.colours)
        set_entry(colours_, each.key, each.before);
    for (const auto& each : change.links)
        set_entry(links_, each.key, each.before);
    for (const auto& each : change.texts)
        set_entry(texts_, each.key, each.before);
}

void Drawing::redo(const DrawingChange& change)
{
    for (const auto& each : change.colours)
        set_entry(colours_, each.key, each.after);
    for (const auto& each : change.links)
        set_entry(links_, each.key, each.after);
    for (const auto& each : change.texts)
        set_entry(texts_, each.key, each.after);
}

} // namespace engine
