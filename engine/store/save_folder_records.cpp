// The book of records in the save folder.

#include "engine/store/json.h"
#include "engine/store/kept_things.h"
#include "engine/store/records_document.h"
#include "engine/store/save_folder.h"
#include "engine/store/store_words.h"

namespace engine {

namespace fs = std::filesystem;

using Answer = FolderLock::Answer;

namespace {

constexpr const char* records_name = "records.book";

} // namespace

Attempt SaveFolder::save(const RecordBook& records)
{
    const FolderLock::Turn turn(lock_);
    if (turn.answer() == Answer::HeldByAnother)
        return another_copy_stands_still();
    const Found<RecordBook> found = find_records();
    if (found.standing == Standing::Unreadable)
        return not_saved_over_unread(found.unread, found.error);
    return write_records(merged(records_, records, found.value.value_or(RecordBook())));
}

Attempt SaveFolder::write_records(const RecordBook& all)
{
    const fs::path path = path_ / records_name;
    if (all.runs().size() > most_runs)
        return saved_or_why(std::make_error_code(std::errc::file_too_large), path);
    const auto runs = static_cast<std::int64_t>(all.runs().size());
    const Attempt attempted =
        saved_or_why(records_file(*system_, path)
                         .write(to_json(to_document(all)), runs, first_version, expected_book_),
                     path);
    if (attempted)
        records_ = all;
    return attempted;
}

RecordBook SaveFolder::load_records()
{
    const fs::path path = path_ / records_name;
    const FolderLock::Turn turn(lock_);
    Found<RecordBook> found = find_records();
    records_are_read_ = found.standing != Standing::Unreadable;
    if (!records_are_read_) {
        note_unread(path, found.error);
        return {};
    }
    RecordBook book = found.value ? *std::move(found.value) : RecordBook();
    if (turn.answer() != Answer::HeldByAnother && !read_only_ && found.standing != Standing::Newer)
        take_back_what_is_whole(book);
    records_ = book;
    return book;
}

Result<RecordBook> SaveFolder::read_records_again()
{
    const FolderLock::Turn turn(lock_);
    Found<RecordBook> found = find_records();
    if (found.standing == Standing::Unreadable)
        return not_read(found.unread, found.error);
    records_are_read_ = true;
    records_ = found.value ? *std::move(found.value) : RecordBook();
    return records_;
}

Found<RecordBook> SaveFolder::find_records()
{
    const fs::path path = path_ / records_name;
    auto found = records_file(*system_, path).read<RecordBook>(book_from);
    expected_book_ = found.value ? KeptFile::Expected::Anything : KeptFile::Expected::NoGoodFile;
    if (found.standing != Standing::Unreadable)
        note_read(path);
    if (found.from_backup)
        notices_.push_back(records_restored(found.lost));
    else
        tell_of_loss(Kept::Records, found, path);
    return found;
}

} // namespace engine
