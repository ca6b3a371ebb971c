#include "engine/store/folder/save_folder.h"

#include <algorithm>

#include "engine/store/disk/atomic_file.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/game_document.h"
#include "engine/store/documents/json.h"
#include "engine/store/documents/play_document.h"
#include "engine/store/folder/read_only_notice.h"
#include "engine/store/folder/save_files.h"
#include "engine/store/folder/store_messages.h"

namespace engine {

namespace fs = std::filesystem;

using Answer = FolderLock::Answer;

namespace {

FileWithBackup::Written
write_game(SystemCalls& system, const fs::path& path, const SavedGame& game, SavedLog kept)
{
    const std::int64_t actions = game.session.log().size();
    return game_file(system, path)
        .write(to_json(to_document(game, kept)), actions, version_needed(game.session, kept));
}

} // namespace

Result<SaveFolder>
SaveFolder::open(const fs::path& folder, SystemCalls& system, std::size_t most_runs)
{
    std::error_code error;
    SaveFolder opened(system, fs::absolute(folder, error), most_runs);
    const std::error_code making = make_folder(system, opened.path_, opened.unsynced_);
    const std::error_code looking = check_readable(system, opened.path_);
    const bool cant_be_made = looking == std::errc::no_such_file_or_directory &&
                              (is_read_only_error(making) || making == looking);
    if (looking && !cant_be_made)
        return folder_failure(folder, making ? making : looking);
    opened.prepare(cant_be_made ? cant_make_notice(opened.path_) : read_only_notice(opened.path_));
    return opened;
}

void SaveFolder::prepare(const StoreNotice& nothing_saved)
{
    (void)make_folder(*system_, path_ / "games", unsynced_);
    for (const fs::path& folder : {path_, path_ / "games"}) {
        const std::error_code error = check_writable(*system_, folder);
        // Some virtual file systems refuse new files with this error.
        read_only_ = read_only_ || is_read_only_error(error) ||
                     error == std::errc::no_such_file_or_directory;
    }
    if (read_only_)
        notices_.push_back(nothing_saved);
    // only to find out whether locking works
    const FolderLock::Guard guard(lock_, FolderLock::Wait::No);
    if (lock_.error())
        notices_.push_back(cant_lock(path_));
}

std::error_code SaveFolder::sync_new_folders()
{
    return sync_folders(*system_, unsynced_);
}

Attempt SaveFolder::save(const SavedGame& game)
{
    if (!is_id(game.id))
        return no_such_game(game.id);
    const FolderLock::Guard guard(lock_);
    if (guard.answer() == Answer::LockedByAnother)
        return another_copy_hangs();
    if (lock_.lock_game(game.id) == Answer::LockedByAnother)
        return open_elsewhere(N_("Not saved: this game is open in another running copy of "
                                 "Cronodoku and continues there."));
    return save_game(game);
}

Attempt SaveFolder::save_game(const SavedGame& game)
{
    const fs::path path = game_path(game.id);
    if (const std::error_code error = make_folder(*system_, path.parent_path(), unsynced_))
        return save_result(error, path);
    if (const std::error_code error = sync_new_folders())
        return save_result(error, path);
    if (game.session.log().size() > longest_log)
        return save_result(write_game(*system_, path, game, SavedLog::OnlyBoard), path);
    FileWithBackup::Written written = write_game(*system_, path, game, SavedLog::Whole);
    if (written.error == std::errc::file_too_large && written.unread.empty())
        written = write_game(*system_, path, game, SavedLog::OnlyBoard);
    return save_result(written, path);
}

Result<SavedGame> SaveFolder::load_game(const std::string& id)
{
    if (!is_id(id))
        return no_such_game(id);
    const FolderLock::Guard guard(lock_);
    if (lock_.lock_game(id) == Answer::LockedByAnother)
        return open_elsewhere(N_("This game is open in another running copy of Cronodoku. Close "
                                 "that one to go on here; other games can be opened."));
    const fs::path path = game_path(id);
    auto found = game_file(*system_, path).read<SavedGame>([&](std::string_view content) {
        return game_from(content, id);
    });
    if (found.state != FileState::Unreadable)
        note_read(path);
    if (!found.value) {
        lock_.unlock_game(id);
        const auto loss = loss_of(FileKind::Game, found, path);
        return loss ? Failure{loss->detail} : no_such_game(id);
    }
    if (found.from_backup)
        notices_.push_back(game_restored(found.value->saved, found.lost));
    if (!found.value->session.is_solved() && records_.run_of(id)) {
        (void)remove_game(id);
        return game_is_finished();
    }
    if (found.value->rebuilt)
        report_once(path, game_rebuilt());
    return *std::move(found.value);
}

// A program that ended early can leave a game whose run is already in the book. A full one is kept,
// as it may be opened to see the solution; others are deleted now.
bool SaveFolder::is_leftover(const GameSummary& game)
{
    if (game.cells_filled == game.cells_to_fill || !records_.run_of(game.id))
        return false;
    if (lock_.lock_game(game.id) == Answer::Taken)
        (void)remove_game(game.id);
    return true;
}

std::vector<GameSummary> SaveFolder::games()
{
    const FolderLock::Guard guard(lock_);
    std::vector<GameSummary> games;
    for (const std::string& id : listed_games()) {
        auto summary = read_summary(id);
        if (summary && !is_leftover(*summary))
            games.push_back(*std::move(summary));
    }
    std::stable_sort(games.begin(), games.end(),
                     [](const auto& one, const auto& other) { return one.saved > other.saved; });
    return games;
}

std::set<std::string> SaveFolder::listed_games()
{
    const fs::path folder = path_ / "games";
    std::vector<std::string> names;
    const std::error_code error = list(*system_, folder, names);
    if (error && error != std::errc::no_such_file_or_directory &&
        error != std::errc::not_a_directory) {
        note_unread(folder, error);
        return {};
    }
    note_read(folder);
    std::set<std::string> ids;
    for (const std::string& name : names) {
        if (const auto id = id_of_game_file(name))
            ids.insert(*id);
    }
    std::erase_if(unread_, [&](const fs::path& path) {
        return path.parent_path() == folder && !ids.contains(path.stem().string());
    });
    return ids;
}

std::optional<GameSummary> SaveFolder::read_summary(const std::string& id)
{
    const fs::path path = game_path(id);
    auto found = game_file(*system_, path).read<GameSummary>([&](std::string_view content) {
        return summary_from(content, id);
    });
    if (found.state == FileState::Unreadable)
        note_unread(path, found.error);
    else
        note_read(path);
    if (found.from_backup)
        report_once(path, game_restored(found.value->saved, found.lost));
    else
        report_loss(FileKind::Game, found, path);
    return found.value;
}

Attempt SaveFolder::delete_game(const std::string& id)
{
    if (!is_id(id))
        return no_such_game(id);
    const FolderLock::Guard guard(lock_);
    if (guard.answer() == Answer::LockedByAnother)
        return another_copy_hangs();
    if (lock_.lock_game(id) == Answer::LockedByAnother) {
        notices_.push_back({Message{N_("The game stays among the saved games"), {}},
                            Message{N_("It is open in another running copy of Cronodoku."), {}}});
        return Done{};
    }
    return remove_game(id);
}

Attempt SaveFolder::remove_game(const std::string& id)
{
    const fs::path path = game_path(id);
    if (const std::error_code error = remove_for_good(*system_, path))
        return not_saved(path, error);
    lock_.unlock_game(id);
    note_read(path);
    return Done{};
}

// Replays.

Attempt SaveFolder::save(const Replay& replay, ReplayLimit limit)
{
    const std::string& id = replay.game.id;
    if (!is_id(id))
        return no_such_game(id);
    if (!has_replay(replay.game))
        return Done{};
    const FolderLock::Guard guard(lock_);
    if (guard.answer() == Answer::LockedByAnother)
        return another_copy_hangs();
    if (Attempt prepared = prepare_replays(); !prepared)
        return prepared;
    const FileWithBackup::Written written = replays_.write(replay);
    const bool is_too_long = written.error == std::errc::file_too_large && written.unread.empty();
    if (written.error && !is_too_long)
        return save_result(written, replays_.path_of(id));
    return delete_old_replays(limit, id);
}

Attempt SaveFolder::prepare_replays()
{
    const fs::path folder = path_ / "replays";
    std::error_code error = make_folder(*system_, folder, unsynced_);
    if (!error)
        error = sync_new_folders();
    return save_result(error, folder);
}

Attempt SaveFolder::add(const SealedReplay& replay)
{
    const FolderLock::Guard guard(lock_);
    if (guard.answer() == Answer::LockedByAnother)
        return another_copy_hangs();
    if (Attempt prepared = prepare_replays(); !prepared)
        return prepared;
    return save_result(replays_.write(replay), replays_.path_of(replay.id));
}

// Another running copy may have added runs since this one read the book, so it is read again. After
// the player has lowered the limit there may be thousands, so that not all go at once.
Attempt SaveFolder::delete_old_replays(ReplayLimit limit, const std::string& newest)
{
    constexpr std::size_t most_at_once = 20;
    if (limit.most == 0)
        return Done{};
    const FoundBook found = find_records();
    if (found.not_writable() != nullptr || !found.book.run_of(newest))
        return Done{};
    std::vector<std::string> old = replays_to_delete(replays_.all(), found.book, limit, newest);
    old.resize(std::min(old.size(), most_at_once));
    for (const std::string& id : old) {
        if (const std::error_code error = replays_.remove(id))
            return not_saved(replays_.path_of(id), error);
    }
    return Done{};
}

Result<Replay> SaveFolder::load_replay(const std::string& id)
{
    if (!is_id(id))
        return no_such_game(id);
    const FolderLock::Guard guard(lock_);
    auto found = replays_.read(id);
    if (found.value)
        return *std::move(found.value);
    if (found.why)
        return Failure{*found.why};
    const auto loss = loss_of(FileKind::Replay, found, replays_.path_of(id));
    return loss ? Failure{loss->detail} : Failure{{N_("No replay of this run is kept.")}};
}

std::set<std::string> SaveFolder::replays()
{
    const FolderLock::Guard guard(lock_, FolderLock::Wait::No);
    std::set<std::string> ids;
    for (const KeptReplay& kept : replays_.all())
        ids.insert(kept.id);
    return ids;
}

Attempt SaveFolder::delete_everything()
{
    for (const std::string& id : listed_games()) {
        if (Attempt deleted = delete_game(id); !deleted)
            return deleted;
    }
    if (Attempt deleted = collections().remove_all(); !deleted)
        return deleted;
    const FolderLock::Guard guard(lock_);
    if (guard.answer() == Answer::LockedByAnother)
        return another_copy_hangs();
    Attempt removed = volumes_.remove();
    if (!removed)
        return removed;
    records_ = RecordBook();
    for (const std::string& id : replays_.all_ids()) {
        if (const std::error_code error = replays_.remove(id))
            return not_saved(replays_.path_of(id), error);
    }
    return arcade_.remove();
}

// The book of records.

Attempt SaveFolder::save(const RecordBook& records)
{
    if (!belongs_to_known_list())
        (void)known_list_is_lost(); // looks again
    const FolderLock::Guard guard(lock_);
    if (guard.answer() == Answer::LockedByAnother)
        return another_copy_hangs();
    const FoundBook found = find_records();
    if (const FoundVolume* unreadable = found.unreadable())
        return not_saved_over_unread(unreadable->unread, unreadable->error);
    if (const FoundVolume* newer = found.not_writable())
        return from_newer_version(newer->path);
    return write_records(merged(records_, records, found.book));
}

Attempt SaveFolder::write_records(const RecordBook& all)
{
    if (const std::error_code error = sync_new_folders())
        return save_result(error, path_ / volume_name(1));
    volumes_.set_list_mark(list_mark_after(volumes_.list_mark()));
    Attempt attempted = volumes_.write(all);
    if (attempted)
        records_ = volumes_.book();
    return attempted;
}

RecordBook SaveFolder::load_records()
{
    RecordBook book = read_records();
    if (known_list_is_lost())
        notices_.push_back(known_list_lost(path_ / known_folder));
    return book;
}

RecordBook SaveFolder::read_records()
{
    const FolderLock::Guard guard(lock_);
    const FoundBook found = find_records();
    records_are_read_ = found.unreadable() == nullptr;
    for (const FoundVolume& volume : found.volumes) {
        if (volume.state == FileState::Unreadable)
            note_unread(volume.path, volume.error);
    }
    if (!records_are_read_)
        return {};
    RecordBook book = found.book;
    const bool has_newer = std::ranges::count(found.volumes, FileState::Newer, &FoundFile::state);
    if (guard.answer() != Answer::LockedByAnother && !read_only_ && !has_newer)
        recover_quarantined(book);
    records_ = book;
    return book;
}

Result<RecordBook> SaveFolder::read_records_again()
{
    const FolderLock::Guard guard(lock_);
    const FoundBook found = find_records();
    if (const FoundVolume* unreadable = found.unreadable())
        return not_read(unreadable->unread, unreadable->error);
    records_are_read_ = true;
    records_ = found.book;
    return records_;
}

SaveFolder::Maintenance SaveFolder::maintain_records()
{
    const FolderLock::Guard guard(lock_, FolderLock::Wait::No);
    if (!records_are_read_ || read_only_)
        return Maintenance::Done;
    if (guard.answer() == Answer::LockedByAnother)
        return Maintenance::Later;
    const RecordVolumes::Maintenance care = volumes_.maintain();
    if (care == RecordVolumes::Maintenance::Damaged)
        put_back(records_);
    return care == RecordVolumes::Maintenance::Done ? Maintenance::Done : Maintenance::More;
}

void SaveFolder::put_back(const RecordBook& known)
{
    const FoundBook found = find_records();
    if (found.not_writable() != nullptr)
        return;
    const std::size_t before = found.book.runs().size();
    if (write_records(merged(known, known, found.book)) && records_.runs().size() > before)
        notices_.push_back(runs_put_back(records_.runs().size() - before));
}

FoundBook SaveFolder::find_records()
{
    FoundBook found = volumes_.find();
    note_read(found);
    const FileKind kind = found.volumes.size() == 1 ? FileKind::Records : FileKind::Volume;
    for (const FoundVolume& volume : found.volumes) {
        if (volume.from_backup)
            notices_.push_back(records_restored(volume.lost));
        else
            report_loss(kind, volume, volume.path);
    }
    return found;
}

// Recovery of intact files that were set aside.

void SaveFolder::recover_quarantined(RecordBook& book)
{
    if (std::exchange(recovery_tried_, true))
        return;
    recover_records(book);
    recover_games(book);
}

void SaveFolder::recover_records(RecordBook& book)
{
    const FileWithBackup file = records_file(*system_, path_ / volume_name(1));
    RecordBook all = book;
    std::vector<fs::path> taken;
    for (const QuarantinedFile& aside : quarantined_files(*system_, path_)) {
        if (!volume_number(aside.name))
            continue;
        const Copy copy = file.read_copy(aside.path);
        const auto runs = copy.state == FileState::Good ? book_from(copy.content) : std::nullopt;
        if (!runs)
            continue;
        all = combined(all, *runs);
        taken.push_back(aside.path);
    }
    const std::size_t before = book.runs().size();
    if (all != book) {
        if (!write_records(all))
            return;
        book = records_;
    }
    for (const fs::path& aside : taken)
        (void)retire_file(*system_, aside);
    // Two entries of the book for the same play may have become one run.
    if (book.runs().size() > before)
        notices_.push_back(runs_recovered(book.runs().size() - before));
}

void SaveFolder::recover_games(const RecordBook& book)
{
    std::set<std::string> back;
    for (const QuarantinedFile& aside : quarantined_files(*system_, path_ / "games")) {
        const std::string id = aside.name.ends_with(game_ending)
                                   ? aside.name.substr(0, aside.name.size() - game_ending.size())
                                   : "";
        if (!is_id(id) || lock_.lock_game(id) == FolderLock::Answer::LockedByAnother)
            continue;
        if (recover_game(aside, id, book))
            back.insert(id);
        lock_.unlock_game(id);
    }
    if (!back.empty())
        notices_.push_back(games_recovered(back.size()));
}

// If a game with that id exists, it is replaced only by one that contains all of it.
bool SaveFolder::recover_game(const QuarantinedFile& file,
                              const std::string& id,
                              const RecordBook& book)
{
    const FileWithBackup kept = game_file(*system_, game_path(id));
    const Copy copy = kept.read_copy(file.path);
    const auto game = copy.state == FileState::Good ? game_from(copy.content, id) : std::nullopt;
    if (!game || is_finished_in(book, *game))
        return false;
    const Copy current = kept.read_copy(game_path(id));
    const auto now =
        current.state == FileState::Good ? game_from(current.content, id) : std::nullopt;
    const bool is_gone = current.state == FileState::Missing &&
                         kept.read_copy(backup_of(game_path(id))).state == FileState::Missing;
    if (!is_gone && (!now || !continues(*now, *game)))
        return false;
    const bool is_later = !now || now->session.log().size() < game->session.log().size();
    const auto expected =
        now ? FileWithBackup::Expected::Anything : FileWithBackup::Expected::NoGoodFile;
    if (is_later &&
        kept.write(copy.content, copy.entries.value_or(0), copy.version, expected).error)
        return false;
    (void)retire_file(*system_, file.path);
    return is_later;
}

// Notices.

std::vector<StoreNotice> SaveFolder::take_notices()
{
    return std::exchange(notices_, {});
}

fs::path SaveFolder::game_path(const std::string& id) const
{
    return path_ / "games" / (id + std::string(game_ending));
}

void SaveFolder::note_unread(const fs::path& path, std::error_code error)
{
    if (unread_.empty())
        notices_.push_back(cant_read_now(path, error));
    unread_.insert(path);
}

void SaveFolder::note_read(const FoundBook& found)
{
    std::set<fs::path> unread;
    for (const FoundVolume& volume : found.volumes) {
        if (volume.state == FileState::Unreadable)
            unread.insert(volume.path);
    }
    if (unread.contains(path_)) // the folder could not be listed
        return;
    std::erase_if(unread_, [&](const fs::path& path) {
        const bool is_volume =
            path.parent_path() == path_ && volume_number(path.filename().string());
        return (is_volume || path == path_) && !unread.contains(path);
    });
}

// Files that can't be read at the moment are reported together by note_unread().
void SaveFolder::report_loss(FileKind kind, const FoundFile& found, const fs::path& path)
{
    const auto loss = loss_of(kind, found, path);
    if (loss && found.state != FileState::Unreadable)
        report_once(found.state == FileState::Damaged ? found.damaged : path, *loss);
}

void SaveFolder::report_once(const fs::path& about, StoreNotice notice)
{
    if (reported_.insert(about).second)
        notices_.push_back(std::move(notice));
}

} // namespace engine
