#include "engine/store/folder/arcade_file.h"

#include "engine/store/disk/atomic_file.h"
#include "engine/store/documents/book_documents.h"
#include "engine/store/documents/json.h"
#include "engine/store/folder/quarantine.h"
#include "engine/store/folder/save_files.h"
#include "engine/store/folder/save_folder.h"
#include "engine/store/folder/store_messages.h"

namespace engine {

Attempt ArcadeFile::add(const ArcadeBook& results, const SharedFolder& folder)
{
    if (results.empty())
        return Done{};
    const FolderLock::Guard guard(folder.lock);
    if (guard.answer() == FolderLock::Answer::LockedByAnother)
        return another_copy_hangs();
    if (const std::error_code error = sync_folders(*system_, folder.unsynced))
        return save_result(error, path_);
    const Found<ArcadeBook> found = find(folder.notices);
    if (found.state == FileState::Unreadable)
        return not_saved_over_unread(found.unread, found.error);
    if (found.state == FileState::Newer)
        return from_newer_version(path_);
    const ArcadeBook before = found.value.value_or(ArcadeBook());
    ArcadeBook all = before;
    all.add(results);
    if (all == before)
        return Done{};
    const auto expected =
        found.value ? FileWithBackup::Expected::Anything : FileWithBackup::Expected::NoGoodFile;
    return save_result(arcade_file(*system_, path_)
                           .write(to_json(to_document(all)),
                                  static_cast<std::int64_t>(all.results()), first_version,
                                  expected),
                       path_);
}

ArcadeBook ArcadeFile::read(const SharedFolder& folder)
{
    const FolderLock::Guard guard(folder.lock);
    const Found<ArcadeBook> found = find(folder.notices);
    if (found.state == FileState::Unreadable)
        told_.tell(found.unread, cant_read_now(found.unread, found.error), folder.notices);
    return found.value.value_or(ArcadeBook());
}

Attempt ArcadeFile::remove() const
{
    return save_result(remove_for_good(*system_, path_), path_);
}

Found<ArcadeBook> ArcadeFile::find(std::vector<StoreNotice>& notices)
{
    Found<ArcadeBook> found = arcade_file(*system_, path_).read<ArcadeBook>(arcade_from);
    told_.tell_of_loss(FileKind::Arcade, found, path_, arcade_restored(), notices);
    return found;
}

} // namespace engine
