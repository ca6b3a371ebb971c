#include "game/scenes/settings/data_page.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <utility>

#include "engine/base/letters.h"
#include "engine/store/folder/save_files.h"
#include "game/scenes/runs/days.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;

enum class DataButton {
    Export,
    ExportForInstalled,
    ExportCsv,
    ExportJson,
    CancelExport,
    Import,
    CancelImport,
    OpenDeletion,
    Word,
    Delete,
    KeepAll
};

constexpr int most_exports = 4; // of each kind
constexpr std::size_t most_backups = 5;
constexpr std::size_t longest_word = 20;
bool may_be_in_word(std::string_view letter)
{
    return letter.size() == 1 && engine::is_letter(letter.front());
}

std::string in_small_letters(std::string text)
{
    for (char& letter : text)
        letter = static_cast<char>(std::tolower(engine::byte_of(letter)));
    return text;
}

Box heading(const std::string& text)
{
    return box::text(text, {.size = 15, .weight = Weight::SemiBold}).size(box::with_text(26));
}

// Nothing if it is empty.
Box sentence(const std::string& text, bool is_error = false)
{
    const TextLook look{
        .size = 13, .weight = Weight::Regular, .tint = is_error ? Paint::Error : Paint::Ink2};
    return box::paragraph(text, look).then(6).when(!text.empty());
}

std::string base_name(const std::string& file)
{
    return std::filesystem::path(file).filename().string();
}

} // namespace

DataPage::DataPage(Services& services, std::function<void()> changed)
    : services_(services), changed_(std::move(changed)), word_(may_be_in_word, longest_word)
{
    ask_for_files();
}

void DataPage::ask_for_files()
{
    reading_games_ = Pending(services_.saves.ask(&SavedData::games));
    reading_files_ = Pending(services_.saves.ask([](const SavedData& data) {
        const engine::SaveFolder& folder = data.folder;
        return Files{engine::exports_in(folder.system(), folder.path()),
                     engine::backups_in(folder.system(), folder.path())};
    }));
    update();
}

bool DataPage::is_busy() const
{
    return reading_games_.is_waiting() || reading_files_.is_waiting() || exporting_.is_waiting() ||
           importing_.is_waiting() || deleting_.is_waiting() || merging_.is_busy();
}

bool DataPage::update()
{
    bool changed = false;
    if (const auto games = reading_games_.take()) {
        games_ = games->size();
        changed = true;
    }
    if (auto files = reading_files_.take()) {
        files_ = *std::move(files);
        changed = true;
    }
    if (const auto file = exporting_.take()) {
        exported_ = *file ? Said{services_.texts.tr(
                                Message{N_("Written: {file}"), {{"file", (*file)->string()}}})}
                          : Said{services_.texts.tr(file->why()), !export_.cancel.is_asked()};
        ask_for_files();
        changed = true;
    }
    if (auto imported = importing_.take()) {
        if (!*imported)
            imported_ = Said{services_.texts.tr(imported->why()), !import_.cancel.is_asked()};
        else if (import_.cancel.is_asked())
            imported_ = Said{tr("Cancelled: no records were added.")};
        else
            take(**std::move(imported));
        ask_for_files();
        changed = true;
    }
    changed = update_merge() || changed;
    if (const auto done = deleting_.take()) {
        if (*done) {
            services_.records = engine::RecordBook();
            deleted_ = Said{tr("All games and records are deleted.")};
        } else {
            deleted_ = Said{services_.texts.tr(done->why()), true};
        }
        ask_for_files();
        changed = true;
    }
    return update_progress() || changed;
}

std::string DataPage::text_of(const Work& work, const std::string& what) const
{
    const WorkProgress progress{.passed = services_.host.now() - work.began,
                                .done = work.cancel.done(),
                                .all = work.cancel.all()};
    return progress.passed >= work_shows ? with_count(services_.texts, what, progress) : "";
}

// Returns whether something else is shown.
bool DataPage::update_progress()
{
    const std::string text = export_text() + import_text() + deletion_text();
    return std::exchange(progress_shown_, text) != text;
}

void DataPage::begin_export(std::function<Exported(const SavedData&, const engine::Cancel&)> write)
{
    export_ = new_work();
    exported_ = {};
    exporting_ =
        Pending(services_.saves.ask([write = std::move(write), cancel = export_.cancel](
                                        const SavedData& data) { return write(data, cancel); }));
    update();
}

void DataPage::export_all()
{
    begin_export(
        [name = services_.name_of_file()](const SavedData& data, const engine::Cancel& cancel) {
            return engine::write_export(data.folder.system(), data.folder.path(), name, cancel);
        });
}

// Into its folder of exports, where it offers to import them.
void DataPage::export_for_installed()
{
    const std::filesystem::path there =
        std::filesystem::path(services_.installed_data) / "exports" / services_.name_of_file();
    begin_export([there](const SavedData& data, const engine::Cancel& cancel) {
        return engine::write_export(data.folder.system(), data.folder.path(), there.string(),
                                    cancel);
    });
}

void DataPage::export_runs(engine::ListKind kind)
{
    begin_export([kind, name = services_.name_of_file(),
                  book = services_.records](const SavedData& data, const engine::Cancel& cancel) {
        return engine::write_run_list(data.folder.system(), data.folder.path(), name, kind, book,
                                      cancel);
    });
}

void DataPage::import(const std::string& file)
{
    import_ = new_work();
    importing_ =
        Pending(services_.saves.ask([file, cancel = import_.cancel](const SavedData& data) {
            return engine::add_export(data.folder, file, cancel);
        }));
    update();
}

// Few runs are added at once; many take longer than a frame.
void DataPage::take(engine::AddedData imported)
{
    constexpr std::size_t few = 2000;
    const engine::RecordBook& own = services_.records;
    if (imported.records.runs().size() + own.runs().size() <= few)
        return merge_is_done(imported, engine::merged(imported.records, imported.records, own));
    merge_ = Merge{.imported = std::move(imported)};
    merge_in_background();
}

void DataPage::leave()
{
    if (!importing_.is_waiting() && !merge_)
        return;
    import_.cancel.ask();
    services_.host.show_notice(
        {{N_("The import was cancelled")},
         {N_("You left its page before it was done: no records were added.")}});
}

void DataPage::merge_in_background()
{
    merge_->own = services_.records;
    merge_->began = services_.host.now();
    merging_.ask(
        [runs = merge_->imported.records, own = merge_->own](const engine::Cancel& cancel) {
            return engine::merged(runs, runs, own, cancel);
        });
}

// Returns whether it is over, or begins anew.
bool DataPage::update_merge()
{
    if (!merge_)
        return false;
    if (const auto book = merging_.take()) {
        if (merge_->own != services_.records) { // it has been read, or got a run, meanwhile
            merge_in_background();
            return true;
        }
        const Merge done = *std::move(merge_);
        merge_.reset();
        merge_is_done(done.imported, *book);
        return true;
    }
    return false;
}

void DataPage::cancel_merge()
{
    merging_.cancel();
    merge_.reset();
    imported_ = Said{tr("Cancelled: no records were added.")};
}

std::string DataPage::merge_text() const
{
    const WorkProgress progress{.passed = services_.host.now() - merge_->began,
                                .done = merging_.done(),
                                .all = merging_.all()};
    if (progress.all == 0)
        return tr("Adding records …");
    return with_time(services_.texts,
                     services_.texts.tr(Message{N_("Adding records: {done} of {all}"),
                                                {{"done", std::to_string(progress.done)},
                                                 {"all", std::to_string(progress.all)}}}),
                     progress);
}

// The own runs stay as they are, and in their order.
void DataPage::merge_is_done(const engine::AddedData& imported, const engine::RecordBook& merged)
{
    const std::size_t before = services_.records.runs().size();
    services_.records = merged;
    services_.saves.write(saving(services_.records));
    if (!imported.settings.empty()) {
        const engine::PracticeBook practised = services_.settings.practice;
        services_.settings = parse_settings(imported.settings);
        services_.settings.practice.add(practised);
        services_.saves.write(saving(services_.settings));
        services_.host.settings_changed();
    }
    const auto runs = static_cast<int>(services_.records.runs().size() - before);
    const char* text =
        imported.settings.empty()
            ? N_("Added games: {games}, records: {runs}.")
            : N_("Added games: {games}, records: {runs}. The settings are those of the export.");
    imported_ = Said{services_.texts.tr(Message{
        text, {{"games", std::to_string(imported.games)}, {"runs", std::to_string(runs)}}})};
    const auto too_fast =
        std::ranges::count_if(imported.records.runs(), [](const engine::Record& run) {
            return (run.from_list & engine::is_too_fast) != 0;
        });
    if (too_fast > 0)
        imported_.text +=
            " " +
            services_.texts.tr(Message{N_("Faster than anybody can play, so in no table: {n}."),
                                       {{"n", std::to_string(too_fast)}}});
    if (imported.missing.empty())
        return;
    std::string missing;
    for (const Message& sentence : imported.missing)
        missing += (missing.empty() ? "" : " ") + services_.texts.tr(sentence);
    services_.host.show_notice({{N_("Not everything was added")}, {missing}});
}

void DataPage::delete_all()
{
    asks_for_word_ = false;
    deletion_ = new_work();
    deleted_ = {};
    deleting_ = Pending(services_.saves.delete_everything());
    update();
}

Box DataPage::screen(Scale scale)
{
    using namespace box;
    const auto line = [] {
        return rule().then(13);
    };
    return column({files().then(8), line(), export_section().then(8), line(),
                   import_section().then(8), line(), backups().then(8), line(), deletion(),
                   word_field(scale).when(asks_for_word_)});
}

Box DataPage::button(Button button, std::function<void()> press)
{
    button.press = [this, press = std::move(press)] {
        press();
        changed_();
    };
    return box::button(std::move(button)).to(Side::Start).then(8);
}

Box DataPage::files() const
{
    const std::string runs =
        services_.records_are_read ? std::to_string(services_.records.runs().size()) : "…";
    return box::column({
        heading(tr("Your files")),
        sentence(services_.data_path),
        sentence(services_.texts.tr(
            Message{N_("Games in progress: {games}. Recorded games: {runs}."),
                    {{"games", games_ ? std::to_string(*games_) : "…"}, {"runs", runs}}})),
    });
}

Box DataPage::export_section()
{
    const bool is_ready = !exporting_.is_waiting();
    const auto list_button = [&](DataButton id, const char* label, engine::ListKind kind) {
        return button({.id = id,
                       .label = tr(label),
                       .icon = Icon::Save,
                       .enabled = is_ready && services_.records_are_read},
                      [this, kind] { export_runs(kind); });
    };
    const std::string progress = export_text();
    return box::column({
        heading(tr("Export")),
        sentence(tr("Games, records, replays, collections, arcade tables and settings in one file, "
                    "to keep it or to take it to another computer.")),
        button({.id = DataButton::Export,
                .label = tr("Export everything"),
                .icon = Icon::Save,
                .enabled = is_ready},
               [this] { export_all(); }),
        for_installed().when(!services_.installed_data.empty()),
        sentence(tr("Only the records, for spreadsheets and other programs:")),
        list_button(DataButton::ExportCsv, N_("Export records as CSV"), engine::ListKind::Csv),
        list_button(DataButton::ExportJson, N_("Export records as JSON"), engine::ListKind::Json),
        sentence(progress),
        button({.id = DataButton::CancelExport, .label = tr("Cancel")},
               [this] { export_.cancel.ask(); })
            .when(!progress.empty()),
        sentence(progress.empty() ? exported_.text : "", exported_.is_error),
    });
}

Box DataPage::for_installed()
{
    return box::column({
        sentence(
            tr("The installed Cronodoku keeps games and records of its own. It can have these "
               "too: afterwards, open Settings, Data there and import them. What it has stays, "
               "and nothing is added twice.")),
        button({.id = DataButton::ExportForInstalled,
                .label = tr("Export for the installed Cronodoku"),
                .icon = Icon::Save,
                .enabled = !exporting_.is_waiting()},
               [this] { export_for_installed(); }),
    });
}

Box DataPage::import_section()
{
    const std::string folder = (std::filesystem::path(services_.data_path) / "exports").string();
    std::vector<Box> all{heading(tr("Import"))};
    all.push_back(sentence(
        files_.exports.empty()
            ? services_.texts.tr(Message{N_("Put an export, or a list of records as CSV or JSON, "
                                            "into {folder} and open this "
                                            "page again."),
                                         {{"folder", folder}}})
            : tr("Adds games and records that are missing here, and takes the settings over.")));
    std::map<std::string, int> shown; // of each kind of file, by its ending
    for (std::size_t index = 0; index < files_.exports.size(); ++index) {
        const std::filesystem::path& path = files_.exports[index].path;
        if (++shown[path.extension().string()] > most_exports)
            continue;
        const std::string file = path.string();
        all.push_back(button({.id = {DataButton::Import, index},
                              .label = base_name(file),
                              .icon = Icon::Folder,
                              .enabled = !importing_.is_waiting() && !merge_},
                             [this, file] { import(file); }));
    }
    const std::string progress = import_text();
    const auto cancel = [this] {
        if (merge_)
            cancel_merge();
        else
            import_.cancel.ask();
    };
    all.push_back(sentence(progress));
    all.push_back(button({.id = DataButton::CancelImport, .label = tr("Cancel")}, cancel)
                      .when(!progress.empty()));
    all.push_back(sentence(progress.empty() ? imported_.text : "", imported_.is_error));
    return box::column(all);
}

// Records, settings, a collection, the arcade tables or a game, by the name of the file.
std::string DataPage::name_of(const engine::StoredFile& backup) const
{
    const std::string name = backup.path.filename().string();
    if (name.starts_with("records"))
        return tr("Records");
    if (name.find(engine::collection_ending) != std::string::npos)
        return tr("A collection");
    if (name.starts_with(engine::arcade_name))
        return tr("Arcade");
    return name.starts_with("settings") ? tr("Settings") : tr("A game in progress");
}

Box DataPage::backups() const
{
    std::vector<Box> all{
        heading(tr("Backups")),
        sentence(tr("Beside each file is the version before. If a file is damaged, the game "
                    "restores it by itself.")),
    };
    for (std::size_t index = 0; index < std::min(most_backups, files_.backups.size()); ++index) {
        const engine::StoredFile& backup = files_.backups[index];
        all.push_back(sentence(name_of(backup) + " · " + when_text(services_, backup.written)));
    }
    return box::column(all);
}

Box DataPage::deletion()
{
    const auto ask_for_word = [this] {
        asks_for_word_ = true;
        deleted_ = {};
    };
    return box::column({
        heading(tr("Delete everything")),
        sentence(tr("Deletes all games, records, replays, collections, arcade tables and backups. "
                    "Exports and settings stay.")),
        sentence(deletion_text()),
        button({.id = DataButton::OpenDeletion,
                .label = tr("Delete"),
                .icon = Icon::Trash,
                .enabled = !deleting_.is_waiting()},
               ask_for_word)
            .when(!asks_for_word_),
        sentence(asks_for_word_ ? "" : deleted_.text, deleted_.is_error),
    });
}

// Nothing is deleted before the word is typed.
Box DataPage::word_field(Scale scale)
{
    const Button field{
        .id = DataButton::Word,
        .style = ButtonStyle::Bare,
        .draw = [this, scale](Canvas& canvas, const Button& shown, ButtonState state) {
            word_.draw(canvas, shown.area, {.placeholder = tr("DELETE"), .icon = Icon::Trash},
                       state, scale);
        }};
    const bool is_typed = in_small_letters(word_.text()) == in_small_letters(tr("DELETE"));
    return box::column({
        sentence(services_.texts.tr(
            Message{N_("Type {word} to delete everything for good."), {{"word", tr("DELETE")}}})),
        box::button(field).at_most(box::with_text(320)).then(8),
        button({.id = DataButton::Delete,
                .label = tr("Delete everything"),
                .icon = Icon::Trash,
                .enabled = is_typed},
               [this] { delete_all(); }),
        button({.id = DataButton::KeepAll, .label = tr("Cancel")},
               [this] { asks_for_word_ = false; }),
    });
}

} // namespace game
