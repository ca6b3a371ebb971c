#include "engine/store/folder/known_files.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

#include "engine/base/random.h"
#include "engine/base/whole_number.h"
#include "engine/store/disk/atomic_file.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/known_puzzles.h"
#include "engine/store/folder/save_files.h"
#include "engine/store/folder/save_folder.h"
#include "engine/store/folder/store_messages.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

using Puzzles = std::vector<KnownPuzzle>;

constexpr unsigned bits_below_name = 56; // the first byte of a form names its file

std::optional<std::string> id_in_line(std::string_view content)
{
    const std::string id(content.substr(0, content.find('\n')));
    return is_id(id) ? std::optional(id) : std::nullopt;
}

// Those that it holds already are merged.
Puzzles added(const Puzzles& before, const Puzzles& more)
{
    Puzzles all;
    std::map<std::tuple<std::uint64_t, std::uint64_t, bool, std::string>, std::size_t> places;
    for (const Puzzles* part : {&before, &more}) {
        for (const KnownPuzzle& each : *part) {
            const auto [place, is_new] = places.try_emplace(
                {each.puzzle.board, each.puzzle.form, each.is_from_elsewhere, each.initials},
                all.size());
            if (is_new)
                all.push_back(each);
            else
                all[place->second] = merged(all[place->second], each);
        }
    }
    if (all.size() > KnownFiles::most_in_file) {
        std::ranges::stable_sort(all, std::greater(), &KnownPuzzle::date);
        all.resize(KnownFiles::most_in_file);
    }
    return all;
}

} // namespace

fs::path KnownFiles::path_of(std::uint64_t form) const
{
    return folder_ / (hexadecimal(form >> bits_below_name, 2) + std::string(known_ending));
}

Attempt KnownFiles::add(const Puzzles& known, const SharedFolder& shared)
{
    std::map<fs::path, Puzzles> by_file;
    for (const KnownPuzzle& each : known)
        by_file[path_of(each.puzzle.form)].push_back(each);
    Attempt all = Done{};
    for (const auto& [path, puzzles] : by_file) {
        if (Attempt attempt = add_to_file(puzzles, shared); !attempt)
            all = attempt;
    }
    return all;
}

Attempt KnownFiles::add_to_file(const Puzzles& known, const SharedFolder& shared)
{
    const FolderLock::Guard guard(shared.lock);
    if (guard.answer() == FolderLock::Answer::LockedByAnother)
        return another_copy_hangs();
    const fs::path path = path_of(known.front().puzzle.form);
    if (Attempt prepared = prepare(shared); !prepared)
        return prepared;
    const Found<Puzzles> found = find(path, shared);
    if (found.state == FileState::Unreadable)
        return not_saved_over_unread(found.unread, found.error);
    if (found.state == FileState::Newer)
        return from_newer_version(path);
    const Puzzles before = found.value.value_or(Puzzles());
    const Puzzles all = added(before, known);
    if (all == before)
        return Done{};
    const auto expected =
        found.value ? FileWithBackup::Expected::Anything : FileWithBackup::Expected::NoGoodFile;
    return save_result(
        known_file(*system_, path).write(to_text(all), std::ssize(all), first_version, expected),
        path);
}

std::optional<std::string> KnownFiles::id(const SharedFolder& shared)
{
    const FolderLock::Guard guard(shared.lock);
    const fs::path path = folder_ / known_id_name;
    const auto found = list_id_file(*system_, path).read<std::string>(id_in_line);
    told_.tell_of_loss(FileKind::Known, found, path, known_restored(), shared.notices);
    if (found.state == FileState::Unreadable)
        return std::nullopt;
    return found.value.value_or("");
}

// Written twice, so that it has a backup.
Result<std::string> KnownFiles::begin(const KnownPuzzle& first, const SharedFolder& shared)
{
    const FolderLock::Guard guard(shared.lock);
    if (guard.answer() == FolderLock::Answer::LockedByAnother)
        return another_copy_hangs();
    if (Attempt prepared = prepare(shared); !prepared)
        return Failure{prepared.why()};
    Random dice(first.puzzle.board ^ (first.puzzle.form << 1U) ^
                static_cast<std::uint64_t>(first.date));
    std::string id = hexadecimal(dice.next(), 16);
    const fs::path path = folder_ / known_id_name;
    const FileWithBackup file = list_id_file(*system_, path);
    FileWithBackup::Written written;
    for (int copy = 0; copy < 2 && !written.error; ++copy)
        written = file.write(id + "\n", 1, first_version);
    if (Attempt saved = save_result(written, path); !saved)
        return Failure{saved.why()};
    return id;
}

// Makes the folder.
Attempt KnownFiles::prepare(const SharedFolder& shared)
{
    std::error_code error = make_folder(*system_, folder_, shared.unsynced);
    if (!error)
        error = sync_folders(*system_, shared.unsynced);
    return save_result(error, folder_);
}

Puzzles KnownFiles::with_form(std::uint64_t form, const SharedFolder& shared)
{
    const FolderLock::Guard guard(shared.lock);
    const Found<Puzzles> found = find(path_of(form), shared);
    if (found.state == FileState::Unreadable)
        told_.tell(found.unread, cant_read_now(found.unread, found.error), shared.notices);
    Puzzles all = found.value.value_or(Puzzles());
    std::erase_if(all, [form](const KnownPuzzle& each) { return each.puzzle.form != form; });
    return all;
}

Found<Puzzles> KnownFiles::find(const fs::path& path, const SharedFolder& shared)
{
    Found<Puzzles> found = known_file(*system_, path).read<Puzzles>(known_puzzles_from);
    told_.tell_of_loss(FileKind::Known, found, path, known_restored(), shared.notices);
    return found;
}

} // namespace engine
