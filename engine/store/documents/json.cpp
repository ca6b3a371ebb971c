// The only file that includes cereal, which takes long to compile and throws exceptions.

#include "engine/store/documents/json.h"

#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>
#include <exception>
#include <sstream>

namespace engine {

#define FIELD(name) cereal::make_nvp(#name, document.name)

namespace {

bool is_worth_writing(const auto& value)
{
    if constexpr (requires { value.empty(); })
        return !value.empty();
    else
        return value != 0;
}

// Adds a member of a later version: it is written only if it is not 0 or empty, and is 0 or empty
// when missing.
template <typename Archive, typename Value>
void add_later_member(Archive& archive, const char* name, Value& value)
{
    if constexpr (Archive::is_saving::value) {
        if (is_worth_writing(value))
            archive(cereal::make_nvp(name, value));
    } else {
        try {
            archive(cereal::make_nvp(name, value));
        } catch (const cereal::RapidJSONException&) {
            throw; // it is there, but has another type
        } catch (const cereal::Exception&) {
            value = {};
        }
    }
}

} // namespace

template <typename Archive>
void serialize(Archive& archive, HouseDocument& document)
{
    archive(FIELD(kind), FIELD(cells));
}

template <typename Archive>
void serialize(Archive& archive, CageDocument& document)
{
    archive(FIELD(cells), FIELD(sum));
}

template <typename Archive>
void serialize(Archive& archive, GridDocument& document)
{
    archive(FIELD(size), FIELD(rows), FIELD(columns), FIELD(houses), FIELD(cages), FIELD(pairs),
            FIELD(symbols));
}

template <typename Archive>
void serialize(Archive& archive, PuzzleDocument& document)
{
    archive(FIELD(grid), FIELD(givens), FIELD(solution));
}

template <typename Archive>
void serialize(Archive& archive, SpecDocument& document)
{
    archive(FIELD(layout), FIELD(level), FIELD(fill), FIELD(symmetry), FIELD(seed));
    add_later_member(archive, "from_elsewhere", document.from_elsewhere);
    add_later_member(archive, "technique", document.technique);
    add_later_member(archive, "givens", document.givens);
    add_later_member(archive, "least_in_row", document.least_in_row);
    add_later_member(archive, "most_in_row", document.most_in_row);
    add_later_member(archive, "minimal", document.minimal);
    add_later_member(archive, "digits_in_order", document.digits_in_order);
}

template <typename Archive>
void serialize(Archive& archive, NotesDocument& document)
{
    archive(FIELD(cell), FIELD(corner), FIELD(centre), FIELD(colours));
}

template <typename Archive>
void serialize(Archive& archive, BoardDocument& document)
{
    archive(FIELD(digits), FIELD(pencil));
    add_later_member(archive, "note_colours", document.note_colours);
    add_later_member(archive, "links", document.links);
}

template <typename Archive>
void serialize(Archive& archive, BookmarkDocument& document)
{
    archive(FIELD(number), FIELD(name), FIELD(board), FIELD(at), FIELD(parent), FIELD(assumption),
            FIELD(tried), FIELD(deleted));
}

template <typename Archive>
void serialize(Archive& archive, StatsDocument& document)
{
    archive(FIELD(wrong_entries), FIELD(checks), FIELD(note_fills), FIELD(pauses), FIELD(hints),
            FIELD(mistakes_revealed));
    add_later_member(archive, "hints_named", document.hints_named);
    add_later_member(archive, "hints_explained", document.hints_explained);
    add_later_member(archive, "notes_struck", document.notes_struck);
    add_later_member(archive, "given_up", document.given_up);
    add_later_member(archive, "singles_fills", document.singles_fills);
    add_later_member(archive, "possible_shown", document.possible_shown);
}

template <typename Archive>
void serialize(Archive& archive, StartDocument& document)
{
    archive(FIELD(board), FIELD(facts), FIELD(filled_cells), FIELD(fill_times), FIELD(at));
    add_later_member(archive, "bookmarks", document.bookmarks);
    add_later_member(archive, "last_bookmark", document.last_bookmark);
}

template <typename Archive>
void serialize(Archive& archive, SummaryDocument& document)
{
    archive(FIELD(category), FIELD(seed), FIELD(elapsed), FIELD(cells_to_fill), FIELD(cells_filled),
            FIELD(digits), FIELD(saved));
}

template <typename Archive>
void serialize(Archive& archive, InputDocument& document)
{
    archive(FIELD(selection), FIELD(mode), FIELD(locked));
    add_later_member(archive, "strikes_notes", document.strikes_notes);
    add_later_member(archive, "shows_possible", document.shows_possible);
}

template <typename Archive>
void serialize(Archive& archive, RivalDocument& document)
{
    archive(FIELD(name), FIELD(times), FIELD(cells));
}

template <typename Archive>
void serialize(Archive& archive, GameDocument& document)
{
    archive(FIELD(summary), FIELD(spec), FIELD(puzzle), FIELD(clear_peer_notes), FIELD(start),
            FIELD(log), FIELD(board), FIELD(facts), FIELD(hand), FIELD(started), FIELD(rebuilt));
    add_later_member(archive, "recipe", document.recipe);
    add_later_member(archive, "collection", document.collection);
    add_later_member(archive, "rival", document.rival);
}

template <typename Archive>
void serialize(Archive& archive, RunDocument& document)
{
    archive(FIELD(category), FIELD(initials), FIELD(time), FIELD(date), FIELD(facts), FIELD(seed),
            FIELD(fill_times), FIELD(repeated));
    add_later_member(archive, "game", document.game);
    add_later_member(archive, "recipe", document.recipe);
    add_later_member(archive, "deleted", document.deleted);
}

template <typename Archive>
void serialize(Archive& archive, RecordsDocument& document)
{
    archive(FIELD(runs));
}

template <typename Archive>
void serialize(Archive& archive, ArcadeResultDocument& document)
{
    archive(FIELD(id), FIELD(initials), FIELD(score), FIELD(time), FIELD(date));
}

template <typename Archive>
void serialize(Archive& archive, ArcadeTableDocument& document)
{
    archive(FIELD(mode), FIELD(results));
}

template <typename Archive>
void serialize(Archive& archive, ArcadeDocument& document)
{
    archive(FIELD(tables));
}

template <typename Archive>
void serialize(Archive& archive, ReplayDocument& document)
{
    archive(FIELD(run), FIELD(game));
}

#undef FIELD

namespace {

template <typename Document>
std::string write(const char* name, const Document& document)
{
    std::ostringstream text;
    {
        // The archive writes its last bracket in its destructor, so it must end before the text is
        // used.
        cereal::JSONOutputArchive archive(text, cereal::JSONOutputArchive::Options::NoIndent());
        archive(cereal::make_nvp(name, document));
    }
    return text.str();
}

// Reads a document nested in members of these names, the outermost first.
template <typename Document>
std::optional<Document> read(std::string_view json, const char* name)
{
    try {
        std::istringstream text{std::string(json)};
        cereal::JSONInputArchive archive(text);
        Document document;
        archive(cereal::make_nvp(name, document));
        return document;
    } catch (const std::bad_alloc&) {
        throw; // out of memory says nothing about the file
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

// Reads the summary of a game and its recipe, and skips the rest.
struct OnlySummary {
    SummaryDocument summary;

    template <typename Archive>
    void serialize(Archive& archive)
    {
        archive(cereal::make_nvp("summary", summary));
        add_later_member(archive, "recipe", summary.recipe);
    }
};

} // namespace

std::string to_json(const GameDocument& document)
{
    return write("game", document);
}

std::string to_json(const RecordsDocument& document)
{
    return write("records", document);
}

std::string to_json(const ReplayDocument& document)
{
    return write("replay", document);
}

std::string to_json(const ArcadeDocument& document)
{
    return write("arcade", document);
}

std::optional<GameDocument> parse_game(std::string_view json)
{
    return read<GameDocument>(json, "game");
}

std::optional<SummaryDocument> parse_summary(std::string_view json)
{
    const auto game = read<OnlySummary>(json, "game");
    return game ? std::optional(game->summary) : std::nullopt;
}

std::optional<RecordsDocument> parse_records(std::string_view json)
{
    return read<RecordsDocument>(json, "records");
}

std::optional<ReplayDocument> parse_replay(std::string_view json)
{
    return read<ReplayDocument>(json, "replay");
}

std::optional<ArcadeDocument> parse_arcade(std::string_view json)
{
    return read<ArcadeDocument>(json, "arcade");
}

} // namespace engine
