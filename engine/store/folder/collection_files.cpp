#include "engine/store/folder/collection_files.h"

#include <algorithm>
#include <cerrno>
#include <functional>
#include <set>
#include <string_view>
#include <sys/stat.h>
#include <utility>

#include "engine/store/disk/atomic_file.h"
#include "engine/store/disk/envelope.h"
#include "engine/store/documents/checks.h"
#include "engine/store/folder/quarantine.h"
#include "engine/store/folder/store_messages.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

Failure no_such_collection()
{
    return Failure{{N_("This collection is not there any more.")}};
}

} // namespace

fs::path CollectionFiles::path_of(const std::string& id) const
{
    return folder_ / (id + std::string(collection_ending));
}

std::vector<std::string> CollectionFiles::all_ids() const
{
    std::vector<std::string> names;
    (void)engine::list(*system_, folder_, names);
    std::set<std::string> ids;
    for (std::string name : names) {
        for (const std::string_view ending : {std::string_view(".bak"), collection_ending}) {
            if (name.ends_with(ending))
                name.resize(name.size() - ending.size());
            else if (ending == collection_ending)
                name.clear();
        }
        if (is_id(name))
            ids.insert(name);
    }
    return {ids.begin(), ids.end()};
}

Attempt CollectionFiles::save(const Collection& collection)
{
    if (!is_id(collection.id))
        return no_such_collection();
    const FolderLock::Guard guard(*lock_);
    if (guard.answer() == FolderLock::Answer::LockedByAnother)
        return another_copy_hangs();
    return write(collection);
}

Result<CollectionFiles::Renamed> CollectionFiles::rename(const Collection& renamed)
{
    if (!is_id(renamed.id))
        return no_such_collection();
    const FolderLock::Guard guard(*lock_);
    if (guard.answer() == FolderLock::Answer::LockedByAnother)
        return another_copy_hangs();
    if (!is_there(renamed.id))
        return Renamed::IsNotThere;
    if (const Attempt written = write(renamed); !written)
        return Failure{written.why()};
    return Renamed::Yes;
}

bool CollectionFiles::is_there(const std::string& id) const
{
    const auto is_missing = [this](const fs::path& path) {
        struct stat status{};
        return system_->status(path.c_str(), status) != 0 && errno == ENOENT;
    };
    return !is_missing(path_of(id)) || !is_missing(backup_of(path_of(id)));
}

Attempt CollectionFiles::write(const Collection& collection)
{
    std::set<fs::path> unsynced;
    std::error_code error = make_folder(*system_, folder_, unsynced);
    if (!error)
        error = sync_folders(*system_, unsynced);
    if (error)
        return save_result(error, folder_);
    const fs::path path = path_of(collection.id);
    const FileWithBackup file = collection_file(*system_, path);
    const Copy there = file.read_copy(path);
    const auto known = there.state == FileState::Good
                           ? collection_from(there.content, collection.id)
                           : std::nullopt;
    if (known == collection)
        return Done{};
    Collection all = collection;
    if (known)
        take_ratings(all, *known);
    return save_result(file.write(to_text(all), std::ssize(all.puzzles), first_version), path);
}

Attempt CollectionFiles::add_ratings(const std::string& id,
                                     const std::vector<PuzzleRating>& ratings)
{
    if (!is_id(id))
        return no_such_collection();
    const FolderLock::Guard guard(*lock_);
    if (guard.answer() == FolderLock::Answer::LockedByAnother)
        return another_copy_hangs();
    const fs::path path = path_of(id);
    const FileWithBackup file = collection_file(*system_, path);
    const Copy there = file.read_copy(path);
    auto known = there.state == FileState::Good ? collection_from(there.content, id) : std::nullopt;
    if (!known || !engine::add_ratings(*known, ratings))
        return Done{};
    const auto puzzles = static_cast<std::int64_t>(known->puzzles.size());
    return save_result(file.write(to_text(*known), puzzles, first_version), path);
}

Result<Collection> CollectionFiles::load(const std::string& id)
{
    if (!is_id(id))
        return no_such_collection();
    const FolderLock::Guard guard(*lock_);
    const fs::path path = path_of(id);
    auto found = collection_file(*system_, path).read<Collection>([&](std::string_view content) {
        return collection_from(content, id);
    });
    if (found.value)
        return *std::move(found.value);
    const auto loss = loss_of(FileKind::Collection, found, path);
    return loss ? Failure{loss->detail} : no_such_collection();
}

// Nothing if the file has to be read whole: there may be something wrong with it.
std::optional<CollectionSummary> CollectionFiles::summary_at_start(const std::string& id) const
{
    constexpr std::size_t two_lines = 512;
    const fs::path path = path_of(id);
    const FileContent start = read_start(*system_, path, two_lines);
    const auto envelope = read_envelope(start.bytes);
    const auto size = whole_size(start.bytes);
    struct stat status{};
    if (!envelope || envelope->kind != collection_kind || envelope->version > format_version ||
        !size || system_->status(path.c_str(), status) != 0 || !S_ISREG(status.st_mode) ||
        static_cast<std::size_t>(status.st_size) != *size)
        return std::nullopt;
    const std::size_t first_line = start.bytes.find('\n') + 1;
    const std::string_view content = std::string_view(start.bytes).substr(first_line);
    if (content.find('\n') == std::string_view::npos)
        return std::nullopt;
    auto summary = collection_summary_from(content, id);
    const bool is_its = summary && std::cmp_equal(summary->puzzles, envelope->entries);
    return is_its ? std::move(summary) : std::nullopt;
}

CollectionFiles::List CollectionFiles::list()
{
    const FolderLock::Guard guard(*lock_);
    List all;
    for (const std::string& id : all_ids()) {
        if (auto summary = summary_at_start(id)) {
            all.collections.push_back(*std::move(summary));
            continue;
        }
        const fs::path path = path_of(id);
        auto found =
            collection_file(*system_, path).read<CollectionSummary>([&](std::string_view content) {
                return collection_summary_from(content, id);
            });
        if (found.value)
            all.collections.push_back(*std::move(found.value));
        else if (const auto loss = loss_of(FileKind::Collection, found, path))
            all.failures.push_back(loss->detail);
    }
    std::ranges::stable_sort(all.collections, std::greater(), &CollectionSummary::added);
    return all;
}

Attempt CollectionFiles::remove(const std::string& id)
{
    if (!is_id(id))
        return no_such_collection();
    const FolderLock::Guard guard(*lock_);
    if (guard.answer() == FolderLock::Answer::LockedByAnother)
        return another_copy_hangs();
    if (const std::error_code error = remove_for_good(*system_, path_of(id)))
        return not_saved(path_of(id), error);
    return Done{};
}

Attempt CollectionFiles::remove_all()
{
    for (const std::string& id : all_ids()) {
        if (Attempt removed = remove(id); !removed)
            return removed;
    }
    return Done{};
}

} // namespace engine
