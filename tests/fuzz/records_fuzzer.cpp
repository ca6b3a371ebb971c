// A book of records, the tables of the arcade modes, or known puzzles. If it opens, it is saved
// again and must be the same; its tables can be read.

#include "engine/store/disk/envelope.h"
#include "engine/store/documents/book_documents.h"
#include "engine/store/documents/json.h"
#include "engine/store/documents/known_puzzles.h"
#include "tests/fuzz/fuzz.h"

namespace {

void read_records(std::string_view json)
{
    using namespace engine;
    const auto document = from_json<RecordsDocument>(json);
    const auto book = document ? from_document(*document) : std::nullopt;
    if (!book)
        return;
    const auto again = from_json<RecordsDocument>(to_json(to_document(*book)));
    insist(again.has_value());
    insist(from_document(*again) == book);
    for (const std::string& category : book->categories()) {
        insist(book->table(category, RunFilter::All).size() <= table_length);
        (void)book->best(category);
    }
    const RecordBook both = merged(*book, *book, *book);
    insist(both == *book);
}

void read_arcade_tables(std::string_view json)
{
    using namespace engine;
    const auto document = from_json<ArcadeDocument>(json);
    const auto book = document ? from_document(*document) : std::nullopt;
    if (!book)
        return;
    const auto again = from_json<ArcadeDocument>(to_json(to_document(*book)));
    insist(again.has_value());
    insist(from_document(*again) == book);
    for (const auto& [mode, results] : book->tables())
        insist(results.size() <= arcade_table_length);
}

void read_known_puzzles(std::string_view text)
{
    using namespace engine;
    const auto known = known_puzzles_from(text);
    if (known)
        insist(known_puzzles_from(to_text(*known)) == known);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const std::string_view text = text_of(bytes, count);
    read_records(text);
    read_arcade_tables(text);
    read_known_puzzles(text);
    if (const auto content = engine::open_envelope(text)) {
        read_records(*content);
        read_arcade_tables(*content);
        read_known_puzzles(*content);
    }
    return 0;
}
