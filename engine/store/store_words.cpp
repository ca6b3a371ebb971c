#include "engine/store/store_words.h"

#include <cerrno>
#include <chrono>

namespace engine {

namespace fs = std::filesystem;

namespace {

std::string two_figures(long long number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

bool is_read_only(std::error_code error)
{
    return error == std::errc::read_only_file_system || error == std::errc::permission_denied ||
           error == std::errc::operation_not_permitted;
}

bool is_full(std::error_code error)
{
    return error == std::errc::no_space_on_device || error.value() == EDQUOT;
}

} // namespace

std::string utc_text(std::int64_t seconds)
{
    const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss of_day(time - day);
    return std::to_string(static_cast<int>(date.year())) + "-" +
           two_figures(static_cast<unsigned>(date.month())) + "-" +
           two_figures(static_cast<unsigned>(date.day())) + " " +
           two_figures(of_day.hours().count()) + ":" + two_figures(of_day.minutes().count()) +
           " UTC";
}

Failure folder_failure(const fs::path& folder, std::error_code error)
{
    return Failure{{N_("The folder for saved games can't be used: {path} ({reason}). Choose "
                       "another one with --data-dir."),
                    {{"path", folder.string()}, {"reason", error.message()}}}};
}

StoreNotice read_only_notice(const fs::path& folder)
{
    return {Message{N_("Nothing can be saved"), {}},
            Message{N_("The folder {path} is read-only. Play goes on; nothing is saved. Choose "
                       "another folder with --data-dir."),
                    {{"path", folder.string()}}}};
}

Failure not_saved(const fs::path& path, std::error_code error)
{
    if (error == std::errc::protocol_not_supported)
        return from_newer_version(path);
    if (is_full(error))
        return Failure{{N_("Not saved: the disk is full. Make some room; what was saved before is "
                           "still in {path}."),
                        {{"path", path.string()}}}};
    if (is_read_only(error))
        return Failure{{N_("Not saved: {path} is read-only. Choose another folder with "
                           "--data-dir."),
                        {{"path", path.string()}}}};
    return Failure{{N_("Not saved: {path} can't be written ({reason}). What was saved before is "
                       "still there."),
                    {{"path", path.string()}, {"reason", error.message()}}}};
}

Failure not_read(const fs::path& path, std::error_code error)
{
    return Failure{{N_("{path} can't be read ({reason}). It was left as it is."),
                    {{"path", path.string()}, {"reason", error.message()}}}};
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
    const char* text = N_("Your backup was restored. You lost at most {n} results.");
    if (!lost)
        text = N_("Your backup was restored. The last result may be missing.");
    else if (*lost == 0)
        text = N_("Your backup was restored. No result is lost.");
    else if (*lost == 1)
        text = N_("Your backup was restored. You lost at most one result.");
    return {Message{N_("The records were damaged"), {}},
            Message{text, {{"n", std::to_string(lost.value_or(0))}}}};
}

Failure game_lost(const fs::path& damaged)
{
    return Failure{{N_("The saved game was damaged and could not be repaired. It was set aside as "
                       "{file}; your records are safe."),
                    {{"file", damaged.string()}}}};
}

StoreNotice records_lost(const fs::path& damaged)
{
    return {Message{N_("The records were damaged"), {}},
            Message{N_("They could not be repaired and were set aside as {file}. A new book of "
                       "records begins; your saved games are safe."),
                    {{"file", damaged.string()}}}};
}

StoreNotice game_rebuilt()
{
    return {Message{N_("The saved game was rebuilt"), {}},
            Message{N_("Its board is as you left it, but earlier moves can't be undone."), {}}};
}

} // namespace engine
