#pragma once
// The settings page about everything that is saved: where it is, export, import, backups, deletion.

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/store/folder/data_export.h"
#include "game/scenes/services.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/pending.h"
#include "game/scenes/waiting/work_progress.h"
#include "game/ui/scale.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/text_field.h"

namespace game {

class DataPage {
public:
    // `changed` is called when the page has to be placed again, as a button was pressed.
    DataPage(Services& services, std::function<void()> changed);

    bool is_busy() const;
    // To be called before the page is left: an import is cancelled, as its records would be lost.
    void leave();
    // Takes the answers of the disk; returns whether the page has to be placed again.
    bool update();
    Box screen(Scale scale);

    // While everything may be deleted, a word is typed.
    bool asks_for_word() const { return asks_for_word_; }
    // Returns whether the page used the input.
    bool handle(const Input& input) { return asks_for_word_ && word_.handle(input); }

private:
    Box button(Button button, std::function<void()> press);
    Box files() const;
    Box export_section();
    Box for_installed();
    Box import_section();
    Box backups() const;
    Box deletion();
    Box word_field(Scale scale);
    std::string name_of(const engine::StoredFile& backup) const;
    struct Files {
        std::vector<engine::StoredFile> exports = {}; // the newest first
        std::vector<engine::StoredFile> backups = {}; // likewise
    };
    void ask_for_files();
    using Exported = engine::Result<std::filesystem::path>;
    void begin_export(std::function<Exported(const SavedData&, const engine::Cancel&)> write);
    void export_all();
    void export_for_installed();
    void export_runs(engine::ListKind kind);
    void import(const std::string& file);
    void delete_all();
    void take(engine::AddedData imported);
    void merge_in_background();
    void merge_is_done(const engine::AddedData& imported, const engine::RecordBook& merged);
    bool update_merge();
    void cancel_merge();
    std::string merge_text() const;
    // What the disk works on, since when, and how far it is.
    struct Work {
        engine::Cancel cancel = {};
        engine::MonotonicTime began{};
    };
    Work new_work() const { return {engine::Cancel::possible(), services_.host.now()}; }
    std::string text_of(const Work& work, const std::string& what) const;
    // Each is empty while nothing of it takes long.
    std::string export_text() const
    {
        return exporting_.is_waiting() ? text_of(export_, tr("Exporting")) : "";
    }
    std::string import_text() const
    {
        return merge_                    ? merge_text()
               : importing_.is_waiting() ? text_of(import_, tr("Importing"))
                                         : "";
    }
    // It can't be cancelled: half of it would leave records without their games.
    std::string deletion_text() const
    {
        return deleting_.is_waiting() ? text_of(deletion_, tr("Deleting …")) : "";
    }
    bool update_progress();
    std::string tr(std::string_view text) const { return services_.texts.tr(text); }

    Services& services_;
    std::function<void()> changed_;
    Pending<std::vector<engine::GameSummary>> reading_games_;
    Pending<Files> reading_files_;
    Pending<Exported> exporting_;
    Work export_;
    Pending<engine::Result<engine::AddedData>> importing_;
    Work import_;
    Pending<engine::Attempt> deleting_;
    Work deletion_;
    // A large import whose runs are being added to the book.
    struct Merge {
        engine::AddedData imported;
        engine::RecordBook own = {}; // the book when it began
        engine::MonotonicTime began{};
    };
    std::optional<Merge> merge_;
    std::string progress_shown_; // how far everything is, as the page says
    Background<engine::RecordBook> merging_;
    std::optional<std::size_t> games_; // their number, once known
    Files files_;
    // What the last export, import or deletion came to. What was cancelled is no error.
    struct Said {
        std::string text;
        bool is_error = false;
    };
    Said exported_;
    Said imported_;
    Said deleted_;
    bool asks_for_word_ = false;
    TextField word_;
};

} // namespace game
