#include "engine/store/folder/store_messages.h"

#include <array>
#include <cerrno>
#include <chrono>

#include "engine/base/day.h"
#include "engine/base/table.h"
#include "engine/base/whole_number.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

bool is_full(std::error_code error)
{
    return error == std::errc::no_space_on_device || error.value() == EDQUOT;
}

struct LossTexts {
    const char* cant_open;   // headline while the file is in its place
    const char* stays;       // it could not even be set aside
    const char* was_damaged; // headline once the file has been set aside
    const char* quarantined;
};

constexpr std::array loss_texts = {
    LossTexts{N_("A saved game can't be opened"),
              N_("The saved game {file} is damaged and could not be repaired. It was left where it "
                 "is."),
              N_("A saved game can't be opened"),
              N_("The saved game was damaged and could not be repaired. It was set aside as "
                 "{file}.")},
    LossTexts{N_("The book of records can't be opened"),
              N_("The book of records {file} is damaged and could not be repaired. It was left "
                 "where it is."),
              N_("The book of records was damaged"),
              N_("It could not be repaired and was set aside as {file}. A new book of records "
                 "begins.")},
    LossTexts{N_("A volume of the book of records can't be opened"),
              N_("The volume {file} of the book of records is damaged and could not be repaired. "
                 "It was left where it is. The other volumes are not affected."),
              N_("The book of records was damaged"),
              N_("One of its volumes could not be repaired and was set aside as {file}. The other "
                 "volumes are not affected.")},
    LossTexts{N_("A replay can't be opened"),
              N_("The replay {file} is damaged. It was left where it is. The record of the run is "
                 "not affected."),
              N_("A replay can't be opened"),
              N_("The replay was damaged and was set aside as {file}. The record of the run is not "
                 "affected.")},
    LossTexts{
        N_("A collection can't be opened"),
        N_("The collection {file} is damaged and could not be repaired. It was left where it "
           "is. Games and records are not affected."),
        N_("A collection can't be opened"),
        N_("The collection was damaged and was set aside as {file}. Games and records are not "
           "affected; open the file that its puzzles came from again.")},
    LossTexts{N_("The tables of the arcade modes can't be opened"),
              N_("The tables {file} are damaged and could not be repaired. They were left where "
                 "they are."),
              N_("The tables of the arcade modes were damaged"),
              N_("They could not be repaired and were set aside as {file}. New tables begin.")},
    LossTexts{N_("The list of known puzzles can't be opened"),
              N_("A part of the list, {file}, is damaged and could not be repaired. It was left "
                 "where it is."),
              N_("The list of known puzzles was damaged"),
              N_("A part of it could not be repaired and was set aside as {file}: what you have "
                 "seen of some puzzles is forgotten. Games and records are not affected.")},
};

} // namespace

bool is_read_only_error(std::error_code error)
{
    return error == std::errc::read_only_file_system || error == std::errc::permission_denied ||
           error == std::errc::operation_not_permitted;
}

std::string utc_text(std::int64_t seconds)
{
    const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::hh_mm_ss of_day(time - day);
    return day_text(day) + " " + two_numerals(of_day.hours().count()) + ":" +
           two_numerals(of_day.minutes().count()) + " UTC";
}

Failure folder_failure(const fs::path& folder, std::error_code error)
{
    return Failure{{N_("The folder for saved games can't be used: {path} ({reason}). Choose "
                       "another one with --data-dir."),
                    {{"path", folder.string()}, {"reason", error.message()}}}};
}

Failure not_saved(const fs::path& path, std::error_code error)
{
    if (error == std::errc::protocol_not_supported)
        return from_newer_version(path);
    if (is_full(error))
        return Failure{{N_("Not saved: the disk is full. Make some room; what was saved before is "
                           "still in {path}."),
                        {{"path", path.string()}}}};
    if (is_read_only_error(error))
        return Failure{{N_("Not saved: {path} is read-only. Choose another folder with "
                           "--data-dir."),
                        {{"path", path.string()}}}};
    return Failure{{N_("Not saved: {path} can't be written ({reason}). What was saved before is "
                       "still there."),
                    {{"path", path.string()}, {"reason", error.message()}}}};
}

Attempt save_result(std::error_code error, const fs::path& path)
{
    if (error)
        return not_saved(path, error);
    return Done{};
}

Attempt save_result(const FileWithBackup::Written& written, const fs::path& path)
{
    if (!written.unread.empty())
        return not_saved_over_unread(written.unread, written.error);
    return save_result(written.error, path);
}

Failure not_read(const fs::path& path, std::error_code error)
{
    return Failure{{N_("{path} can't be read now ({reason}). It was left as it is; try again in a "
                       "while."),
                    {{"path", path.string()}, {"reason", error.message()}}}};
}

Failure not_saved_over_unread(const fs::path& path, std::error_code error)
{
    return Failure{{N_("Not saved: {path} can't be read now ({reason}), so it is not overwritten. "
                       "Until it can be read, what is new is kept in memory."),
                    {{"path", path.string()}, {"reason", error.message()}}}};
}

StoreNotice cant_read_now(const fs::path& path, std::error_code error)
{
    return {Message{N_("Not everything can be read now"), {}},
            Message{N_("{path} can't be read ({reason}). It was left as it is, like every other "
                       "file that can't be read now, and the game will try again. Until then you "
                       "play without what is in it."),
                    {{"path", path.string()}, {"reason", error.message()}}}};
}

StoreNotice runs_recovered(std::size_t runs)
{
    if (runs == 1)
        return {Message{N_("A run is back"), {}},
                Message{N_("What had been set aside turned out to be intact: one run from it is in "
                           "the book of records again."),
                        {}}};
    return {Message{N_("Runs are back"), {}},
            Message{N_("What had been set aside turned out to be intact: {n} runs from it are in "
                       "the book of records again."),
                    {{"n", std::to_string(runs)}}}};
}

StoreNotice runs_put_back(std::size_t runs)
{
    return {Message{N_("No run is lost"), {}},
            Message{N_("The runs in the damaged part of the book of records were still known. Runs "
                       "that were written again: {n}."),
                    {{"n", std::to_string(runs)}}}};
}

StoreNotice games_recovered(std::size_t games)
{
    if (games == 1)
        return {Message{N_("A saved game is back"), {}},
                Message{N_("A game that had been set aside turned out to be intact. It is among "
                           "the saved games again."),
                        {}}};
    return {Message{N_("Saved games are back"), {}},
            Message{N_("{n} games that had been set aside turned out to be intact. They are among "
                       "the saved games again."),
                    {{"n", std::to_string(games)}}}};
}

Failure from_newer_version(const fs::path& path)
{
    return Failure{{N_("{path} was written by a newer version of Cronodoku. It was left as it is; "
                       "install the newer version to use it."),
                    {{"path", path.string()}}}};
}

Failure no_such_game(const std::string& id)
{
    return Failure{{N_("There is no saved game \"{id}\"."), {{"id", id}}}};
}

Failure game_is_finished()
{
    return Failure{{N_("This game is finished: its run is in the book of records."), {}}};
}

StoreNotice game_restored(std::int64_t saved, std::optional<std::int64_t> lost)
{
    const char* text = N_("Your backup from {time} was restored. You lost at most {n} moves.");
    if (!lost)
        text = N_("Your backup from {time} was restored. Moves made after that are lost.");
    else if (*lost == 0)
        text = N_("Your backup from {time} was restored. No move is lost.");
    else if (*lost == 1)
        text = N_("Your backup from {time} was restored. You lost at most one move.");
    return {Message{N_("The saved game was damaged"), {}},
            Message{text, {{"time", utc_text(saved)}, {"n", std::to_string(lost.value_or(0))}}}};
}

StoreNotice records_restored(std::optional<std::int64_t> lost)
{
    const char* text = N_("Your backup was restored. You lost at most {n} runs.");
    if (!lost)
        text = N_("Your backup was restored. The last run may be missing.");
    else if (*lost == 0)
        text = N_("Your backup was restored. No run is lost.");
    else if (*lost == 1)
        text = N_("Your backup was restored. You lost at most one run.");
    return {Message{N_("The book of records was damaged"), {}},
            Message{text, {{"n", std::to_string(lost.value_or(0))}}}};
}

StoreNotice arcade_restored()
{
    return {Message{N_("The tables of the arcade modes were damaged"), {}},
            Message{N_("Your backup was restored. The last result may be missing."), {}}};
}

StoreNotice known_restored()
{
    return {Message{N_("The list of known puzzles was damaged"), {}},
            Message{N_("Your backup was restored. What was added last may be missing."), {}}};
}

StoreNotice known_list_lost(const fs::path& folder)
{
    return {Message{N_("The list of known puzzles is missing"), {}},
            Message{N_("It belongs to {folder}; if you have it elsewhere, put it back. Until you "
                       "begin a newly dealt puzzle, every run is a rematch, as nobody can tell "
                       "which puzzles you have seen."),
                    {{"folder", folder.string()}}}};
}

std::optional<StoreNotice> loss_of(FileKind kind, const FoundFile& found, const fs::path& path)
{
    const LossTexts& texts = loss_texts[index_of(kind)];
    const Message cant_open{texts.cant_open, {}};
    switch (found.state) {
    case FileState::Missing:
    case FileState::Good:
        return std::nullopt;
    case FileState::Unreadable:
        return StoreNotice{cant_open, not_read(found.unread, found.error).why};
    case FileState::Newer:
        return StoreNotice{cant_open, from_newer_version(path).why};
    case FileState::Damaged:
        if (found.damaged == path)
            return StoreNotice{cant_open, {texts.stays, {{"file", path.string()}}}};
        return StoreNotice{{texts.was_damaged, {}},
                           {texts.quarantined, {{"file", found.damaged.string()}}}};
    }
    return std::nullopt;
}

StoreNotice settings_damaged(const fs::path& damaged, bool backup_was_good)
{
    const char* text = backup_was_good
                           ? N_("Your backup was restored. The damaged file is now {file}.")
                           : N_("The usual settings are used. The damaged file is now {file}.");
    if (damaged.empty())
        text = backup_was_good ? N_("Your backup is used. The damaged file was left where it is.")
                               : N_("The usual settings are used. The damaged file was left where "
                                    "it is.");
    return {Message{N_("The settings were damaged"), {}},
            Message{text, {{"file", damaged.string()}}}};
}

StoreNotice game_rebuilt()
{
    return {Message{N_("The saved game was rebuilt"), {}},
            Message{N_("Its board is as you left it, but earlier moves can't be undone."), {}}};
}

Failure open_elsewhere(const char* sentence)
{
    return Failure{{sentence, {}}};
}

Failure cancelled_import()
{
    return {{N_("Cancelled: what was added so far stays.")}};
}

Failure another_copy_hangs()
{
    return Failure{
        {N_("Not saved: another running copy of Cronodoku stopped responding while it was saving."),
         {}}};
}

StoreNotice cant_lock(const fs::path& folder)
{
    return {Message{N_("Start only one copy of Cronodoku"), {}},
            Message{N_("The file system of {path} can't keep two running copies apart: they could "
                       "write over each other's games."),
                    {{"path", folder.string()}}}};
}

} // namespace engine
