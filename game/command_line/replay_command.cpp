#include "game/command_line/replay_command.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <istream>
#include <optional>
#include <string_view>
#include <system_error>

#include "engine/base/plain_text.h"
#include "engine/store/disk/open_file.h"
#include "engine/store/documents/replay.h"
#include "engine/store/documents/replay_messages.h"
#include "game/command_line/output.h"

namespace game {

namespace {

using engine::Message;
using engine::N_;
using engine::PlayTime;
using engine::Replay;

constexpr std::size_t most_bytes = std::size_t{64} << 20U; // of one input, with many replays

// Nothing if there is more than any replay needs.
std::optional<std::string> all_of(std::istream& in)
{
    std::string text;
    std::string part(std::size_t{64} << 10U, '\0');
    while (in.read(part.data(), part.size()) || in.gcount() > 0) {
        text.append(part, 0, in.gcount());
        if (text.size() > most_bytes)
            return std::nullopt;
    }
    return text;
}

class Replayer {
public:
    Replayer(const ReplayArguments& asked, Streams streams, const engine::Translations& texts)
        : asked_(asked), streams_(streams), texts_(texts)
    {
    }

    void read_file(const std::string& name)
    {
        std::error_code unknown;
        if (std::filesystem::is_directory(name, unknown))
            return refuse(name, {N_("This is a folder, not the file of a replay.")});
        errno = 0;
        std::ifstream file(name, std::ios::binary);
        if (!file)
            return refuse_file(name, engine::last_error());
        read(file, name);
    }

    void read(std::istream& in, const std::string& name)
    {
        errno = 0;
        const auto text = all_of(in);
        if (in.bad())
            return refuse_file(name, engine::last_error());
        if (!text)
            return refuse(name, {N_("This is longer than any replay.")});
        const auto parts = engine::split_replays(*text);
        for (std::size_t index = 0; index < parts.size(); ++index)
            check(parts[index],
                  parts.size() == 1
                      ? name
                      : texts_.tr({N_("{name}, replay {number}"),
                                   {{"name", name}, {"number", std::to_string(index + 1)}}}));
    }

    void refuse(const std::string& name, const Message& why)
    {
        complain(streams_.err, name + ": " + texts_.tr(why));
        status_ = improper;
    }
    int finish() { return finish_output(streams_, texts_, status_); }

private:
    void check(std::string_view text, const std::string& name)
    {
        const auto replay = engine::replay_from(text);
        if (!replay)
            return refuse(name, replay.why());
        if (!asked_.as_text)
            return write(name, *replay);
        streams_.out << engine::to_text(*replay);
        for (const Message& each : engine::disagreements(*replay))
            refuse(name, each);
    }

    void refuse_file(const std::string& name, const std::error_code& why)
    {
        complain(
            streams_.err, texts_,
            {N_("{file} can't be read: {reason}"), {{"file", name}, {"reason", why.message()}}});
        status_ = improper;
    }

    void write(const std::string& name, const Replay& replay)
    {
        const engine::Session& session = replay.game.session;
        const engine::ProvenRun proven = engine::proven_run(session);
        streams_.out << name << ": " << engine::exact_time(proven.time) << ", "
                     << engine::category_of(replay.game.spec) << ", "
                     << texts_.tr(engine::name_of(proven.run_class)) << ", "
                     << engine::visible_text(replay.run.initials) << '\n';
        line({N_("{actions} actions; {filled} of {all} cells filled"),
              {{"actions", std::to_string(session.log().size())},
               {"filled", std::to_string(session.cells_filled())},
               {"all", std::to_string(session.cells_to_fill())}}});
        write_splits(proven.splits);
        write_statistics(proven.stats);
        const auto wrong = engine::disagreements(replay);
        for (const Message& each : wrong)
            line(each);
        if (wrong.empty())
            line({N_("What is claimed agrees with the log.")});
        else
            status_ = improper;
        for (const Message& each : engine::unproven_claims(replay))
            line(each);
    }

    void write_statistics(const engine::RunStats& stats)
    {
        line({N_("wrong digits {wrong}, hints {hints}, checks {checks}, filled notes {fills}, "
                 "pauses {pauses}"),
              {{"wrong", std::to_string(stats.wrong_entries)},
               {"hints", std::to_string(stats.hints)},
               {"checks", std::to_string(stats.checks)},
               {"fills", std::to_string(stats.note_fills)},
               {"pauses", std::to_string(stats.pauses)}}});
        if (stats.hints_named > 0)
            line({N_("hints that named the technique {named}, that gave the reason {explained}"),
                  {{"named", std::to_string(stats.hints_named)},
                   {"explained", std::to_string(stats.hints_explained)}}});
        if (stats.given_up)
            line({N_("The screen showed the solution.")});
        if (stats.mistakes_revealed)
            line({N_("The screen showed which digits were wrong.")});
        if (stats.notes_struck)
            line({N_("The screen showed which notes were impossible.")});
        if (stats.possible_shown)
            line({N_("The screen showed which digits were possible.")});
        if (stats.sums_struck)
            line({N_("The screen showed which combinations of cages were impossible.")});
        if (stats.copied_out)
            line({N_("Digits were printed, copied or saved as a picture.")});
        if (stats.script_solved)
            line({N_("A script wrote digits that it took from the solution.")});
        if (stats.interrupted)
            line({N_("The program stood still: time was left out that may have been the machine's "
                     "sleep.")});
        if (stats.singles_fills > 0)
            line({N_("All singles were written by the game: {count} times."),
                  {{"count", std::to_string(stats.singles_fills)}}});
    }

    void write_splits(const engine::Splits& splits)
    {
        std::string list;
        int percent = 0;
        for (const auto& split : splits) {
            percent += 100 / engine::split_count;
            if (split)
                list += (list.empty() ? "" : ", ") + std::to_string(percent) + " % " +
                        engine::exact_time(*split);
        }
        if (!list.empty())
            line({N_("splits: {list}"), {{"list", list}}});
    }

    void line(const Message& message) { streams_.out << "  " << texts_.tr(message) << '\n'; }

    const ReplayArguments& asked_;
    Streams streams_;
    const engine::Translations& texts_;
    int status_ = all_good;
};

} // namespace

int replay(const ReplayArguments& asked, Streams streams, const engine::Translations& texts)
{
    Replayer replayer(asked, streams, texts);
    if (asked.files.empty())
        replayer.read(streams.in, texts.tr("input"));
    for (const std::string& name : asked.files) {
        if (name == "-") {
            replayer.read(streams.in, texts.tr("input"));
            continue;
        }
        replayer.read_file(name);
    }
    return replayer.finish();
}

} // namespace game
