// The settings of the player's folder, and the list of known puzzles that they say is theirs: see
// save_folder.h.

#include "engine/store/folder/save_folder.h"
#include "engine/store/folder/settings_file.h"
#include "engine/store/folder/store_messages.h"

namespace engine {

namespace fs = std::filesystem;

using Answer = FolderLock::Answer;

// The list of known puzzles.

bool SaveFolder::has_list_mark() const
{
    return !settings_list_.empty() || !volumes_.list_mark().empty();
}

bool SaveFolder::belongs_to_known_list() const
{
    if (!known_list_ || known_list_->empty())
        return known_list_ && !has_list_mark();
    return settings_list_ == known_list_ || volumes_.list_mark() == known_list_;
}

std::string SaveFolder::list_mark_after(const std::string& mark) const
{
    const bool is_there = known_list_ && !known_list_->empty();
    return is_there && (!has_list_mark() || belongs_to_known_list()) ? *known_list_ : mark;
}

// Another running copy may have begun the list that is there since the settings were read.
bool SaveFolder::known_list_is_lost()
{
    if (!has_list_mark())
        return false;
    known_list_ = known_.id({lock_, unsynced_, notices_});
    if (!known_list_ || belongs_to_known_list())
        return false;
    const SettingsFile file(*system_, path_ / "settings.txt");
    const std::string now = list_mark_in(file.read(SettingsFile::Repair::NotNow).text);
    settings_list_ = now.empty() ? settings_list_ : now;
    return !belongs_to_known_list();
}

// The settings say at once which list it is: until a run is in the book, only they do. What is
// known is saved also where they can't be; then the next one that is saved marks them.
Attempt SaveFolder::save(const std::vector<KnownPuzzle>& known)
{
    const Attempt added = known_.add(known, {lock_, unsynced_, notices_});
    if (!added || known.empty() || has_list_mark())
        return added;
    known_list_ = known_.id({lock_, unsynced_, notices_});
    if (!known_list_)
        return added;
    if (known_list_->empty()) {
        if (Attempt begun = begin_list(known.front()); !begun)
            return begun;
    }
    settings_list_ = *known_list_;
    if (!mark_settings())
        settings_list_.clear();
    return added;
}

Attempt SaveFolder::begin_list(const KnownPuzzle& first)
{
    auto begun = known_.begin(first, {lock_, unsynced_, notices_});
    if (!begun)
        return Failure{begun.why()};
    known_list_ = *std::move(begun);
    return Done{};
}

// See save(): the settings say so at once.
Attempt SaveFolder::begin_known_list(const KnownPuzzle& first)
{
    if (!known_list_is_lost())
        return Done{};
    if (Attempt begun = begin_list(first); !begun)
        return begun;
    settings_list_ = *known_list_;
    volumes_.set_list_mark(*known_list_);
    return mark_settings();
}

Attempt SaveFolder::mark_settings()
{
    const fs::path path = path_ / "settings.txt";
    const FolderLock::Guard guard(lock_);
    if (guard.answer() == Answer::LockedByAnother)
        return another_copy_hangs();
    const SettingsFile file(*system_, path);
    const SettingsFile::Read read = file.read();
    if (!read.unread.empty())
        return not_saved_over_unread(read.unread, read.error);
    if (list_mark_in(read.text) == settings_list_)
        return Done{};
    return save_result(file.write(with_list_mark(read.text, settings_list_)), path);
}

// Settings.

Attempt SaveFolder::save_settings(const std::string& text, const std::string& before)
{
    if (!belongs_to_known_list())
        (void)known_list_is_lost(); // looks again
    const fs::path path = path_ / "settings.txt";
    const FolderLock::Guard guard(lock_);
    if (guard.answer() == Answer::LockedByAnother)
        return another_copy_hangs();
    if (const std::error_code error = sync_new_folders())
        return save_result(error, path);
    const SettingsFile file(*system_, path);
    std::string all = text;
    if (settings_in_use_ || !before.empty()) {
        const SettingsFile::Read read = file.read();
        if (!read.unread.empty())
            return not_saved_over_unread(read.unread, read.error);
        note_read(path);
        if (!before.empty())
            all = merged_settings(before, text, read.text);
        else if (!read.text.empty())
            all = merged_settings(default_settings_ + *settings_in_use_, text, read.text);
    }
    settings_list_ = list_mark_after(settings_list_);
    const FileWithBackup::Written written = file.write(with_list_mark(all, settings_list_));
    if (!written.error && settings_in_use_)
        settings_in_use_ = text;
    return save_result(written, path);
}

std::string SaveFolder::load_settings()
{
    const fs::path path = path_ / "settings.txt";
    const FolderLock::Guard guard(lock_, FolderLock::Wait::No);
    const bool may_repair = guard.answer() != Answer::LockedByAnother;
    SettingsFile::Read read =
        SettingsFile(*system_, path)
            .read(may_repair ? SettingsFile::Repair::Yes : SettingsFile::Repair::NotNow);
    settings_list_ = list_mark_in(read.text);
    read.text = with_list_mark(read.text, "");
    settings_in_use_.reset();
    if (!read.unread.empty()) {
        settings_in_use_ = read.text;
        note_unread(path, read.error);
        return std::move(read.text);
    }
    note_read(path);
    if (read.damaged)
        report_once(path, settings_damaged(read.moved_to, !read.text.empty()));
    return std::move(read.text);
}

} // namespace engine
