// What was set aside and is whole comes back, once.

#include "engine/store/kept_things.h"
#include "engine/store/records_document.h"
#include "engine/store/safe_file.h"
#include "engine/store/save_folder.h"
#include "engine/store/store_words.h"

namespace engine {

namespace fs = std::filesystem;

void SaveFolder::take_back_what_is_whole(RecordBook& book)
{
    if (std::exchange(looked_aside_, true))
        return;
    take_back_records(book);
    take_back_games(book);
}

void SaveFolder::take_back_records(RecordBook& book)
{
    const fs::path path = path_ / "records.book";
    const KeptFile file = records_file(*system_, path);
    RecordBook all = book;
    std::vector<fs::path> taken;
    for (const SetAside& aside : files_set_aside(*system_, path_)) {
        if (aside.name != path.filename())
            continue;
        const Copy copy = file.read_copy(aside.path);
        const auto runs = copy.standing == Standing::Good ? book_from(copy.content) : std::nullopt;
        if (!runs || all.runs().size() + runs->runs().size() > most_runs)
            continue;
        all = united(all, *runs);
        taken.push_back(aside.path);
    }
    if (all != book && !write_records(all))
        return;
    for (const fs::path& aside : taken)
        (void)put_out_of_sight(*system_, aside);
    // A play that the book had twice may have become one run.
    if (all.runs().size() > book.runs().size())
        notices_.push_back(runs_are_back(all.runs().size() - book.runs().size()));
    book = std::move(all);
}

void SaveFolder::take_back_games(const RecordBook& book)
{
    std::set<std::string> back;
    for (const SetAside& aside : files_set_aside(*system_, path_ / "games")) {
        const std::string id = aside.name.ends_with(game_ending)
                                   ? aside.name.substr(0, aside.name.size() - game_ending.size())
                                   : "";
        if (!is_id(id) || lock_.take_game(id) == FolderLock::Answer::HeldByAnother)
            continue;
        if (take_back_game(aside, id, book))
            back.insert(id);
        lock_.give_back_game(id);
    }
    if (!back.empty())
        notices_.push_back(games_are_back(back.size()));
}

// Where there is a game of that name, only if all of it is in the one that was set aside.
bool SaveFolder::take_back_game(const SetAside& file, const std::string& id, const RecordBook& book)
{
    const KeptFile kept = game_file(*system_, game_path(id));
    const Copy copy = kept.read_copy(file.path);
    const auto game = copy.standing == Standing::Good ? game_from(copy.content, id) : std::nullopt;
    if (!game || is_finished_in(book, *game))
        return false;
    const Copy current = kept.read_copy(game_path(id));
    const auto now =
        current.standing == Standing::Good ? game_from(current.content, id) : std::nullopt;
    const bool is_gone = current.standing == Standing::Missing &&
                         kept.read_copy(backup_of(game_path(id))).standing == Standing::Missing;
    if (!is_gone && (!now || !goes_on_from(*now, *game)))
        return false;
    const bool is_later = !now || now->session.log().size() < game->session.log().size();
    const auto expected = now ? KeptFile::Expected::Anything : KeptFile::Expected::NoGoodFile;
    if (is_later &&
        kept.write(copy.content, copy.entries.value_or(0), copy.version, expected).error)
        return false;
    (void)put_out_of_sight(*system_, file.path);
    return is_later;
}

} // namespace engine
