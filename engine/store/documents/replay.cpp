#include "engine/store/documents/replay.h"

#include <algorithm>
#include <utility>

#include "engine/base/plain_text.h"
#include "engine/base/whole_number.h"
#include "engine/make/puzzle_spec.h"
#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"
#include "engine/store/disk/envelope.h"
#include "engine/store/documents/board_document.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/game_document.h"
#include "engine/store/documents/json.h"
#include "engine/store/documents/pasted_bytes.h"
#include "engine/store/documents/replay_messages.h"

namespace engine {

namespace {

constexpr std::string_view beginning = "Cronodoku replay, version ";
constexpr std::string_view file_beginning = "cronodoku replay ";
constexpr std::size_t most_json = std::size_t{8} << 20U;

// Without the rival, whose run it is not.
std::string json_of(const Replay& replay)
{
    ReplayDocument document{replay.run, to_document(replay.game, SavedLog::Whole)};
    document.game.rival.clear();
    return to_json(document);
}

std::string code_of_json(std::string_view json)
{
    return to_lines(compressed(json));
}

// The first line: for the eyes of a person, and compared with the log when it is read.
std::string opening_line(int version, const Replay& replay)
{
    const ProvenRun proven = proven_run(replay.game.session);
    std::string category = category_of(replay.game.spec);
    std::erase_if(category, [](char letter) { return letter == '[' || letter == ']'; });
    return std::string(beginning) + std::to_string(version) + ": " + exact_time(proven.time) +
           ", " + category + ", " + name_of(proven.run_class);
}

struct Parts {
    int version = 0;
    std::string_view first_line;
    std::string_view code;
};

Failure no_replay()
{
    return {{N_("There is no replay in this text.")}};
}

Failure first_line_damaged()
{
    return {{N_("The replay is damaged in its first line.")}};
}

Failure newer()
{
    return {{N_("The replay was written by a newer version of Cronodoku.")}};
}

Result<Parts> parts_of(std::string_view text)
{
    const std::size_t begin = text.find(beginning);
    if (begin == std::string_view::npos)
        return no_replay();
    text.remove_prefix(begin);
    Parts parts;
    std::string_view number = text.substr(beginning.size());
    const auto version = take_number(number, first_version);
    if (!version || !number.starts_with(':'))
        return first_line_damaged();
    parts.version = *version;
    if (parts.version > format_version)
        return newer();
    const std::size_t open = text.find('[');
    if (open == std::string_view::npos)
        return first_line_damaged();
    parts.first_line = text.substr(0, open);
    const std::size_t close = text.find(']', open);
    // Without its end the code is read as far as it goes, which names the line that is missing.
    parts.code = text.substr(open + 1, close == std::string_view::npos ? close : close - open - 1);
    return parts;
}

// The text without white space and the > of quoted messages.
std::string letters_of(std::string_view text)
{
    std::string rest(text);
    std::erase_if(rest, [](char letter) {
        return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n' || letter == '>';
    });
    return rest;
}

// What the first line says after its version, in one line of at most a line's length.
std::string shown_claim(std::string_view first_line)
{
    constexpr std::size_t longest = 100;
    const std::string_view claim = first_line.substr(first_line.find(':') + 1);
    std::string shown;
    for (char letter : claim) {
        const bool is_blank = letters_of({&letter, 1}).empty();
        if (!is_blank)
            shown += letter;
        else if (!shown.empty() && shown.back() != ' ')
            shown += ' ';
    }
    if (shown.ends_with(' '))
        shown.pop_back();
    if (shown.size() > longest)
        shown = shown.substr(0, longest) + "...";
    return visible_text(shown);
}

// Whether the puzzle has the grid of this layout, apart from its symbols: with regions and cages
// of its own where the layout has them.
bool fits(const Puzzle& puzzle, const Layout& layout)
{
    const auto same = remake(recipe_of(layout, puzzle));
    return same && same->grid->size() == puzzle.grid->size() &&
           with_symbols(*same->grid, puzzle.grid->symbols()) == *puzzle.grid;
}

// The layout names the category of the run, so it is not left to what is claimed.
std::optional<Failure> wrong_layout(const SavedGame& game)
{
    const auto layout = find_layout(game.spec.layout);
    if (!layout)
        return Failure{{N_("The replay is not valid: this version of the game does not know the "
                           "layout of its puzzle.")}};
    if (!fits(game.session.puzzle(), *layout))
        return Failure{{N_("The replay is not valid: its puzzle is claimed to be {layout}, but its "
                           "grid is another."),
                        {{"layout", layout->id}}}};
    return std::nullopt;
}

// The recipe of the replay, if it gives exactly this puzzle.
std::optional<Recipe> recipe_that_fits(const SavedGame& game)
{
    const auto recipe = parse_recipe(game.recipe);
    if (!recipe || recipe->layout != game.spec.layout)
        return std::nullopt;
    const auto puzzle = remake(*recipe);
    const Puzzle& played = game.session.puzzle();
    if (!puzzle || puzzle->grid->size() != played.grid->size() || puzzle->givens != played.givens ||
        with_symbols(*puzzle->grid, played.grid->symbols()) != *played.grid)
        return std::nullopt;
    return *recipe;
}

// The level that the recipe proves; nothing if it is only claimed. Puzzles from elsewhere have the
// level that the game of that time found.
std::optional<Level> proven_level(const SavedGame& game)
{
    if (game.spec.is_from_elsewhere)
        return std::nullopt;
    const auto recipe = recipe_that_fits(game);
    const auto level = recipe ? level_in(*recipe) : std::nullopt;
    if (!level)
        return std::nullopt;
    return enumerator_at<Level>(*level);
}

Result<ReplayDocument> document_in(std::string_view code)
{
    const auto stream = bytes_from(code);
    if (!stream)
        return Failure{stream.why()};
    const auto json = expanded(*stream, most_json);
    if (!json)
        return Failure{json.why()};
    auto document = from_json<ReplayDocument>(*json);
    if (!document)
        return Failure{{N_("The replay is not valid: its content can't be read.")}};
    return *std::move(document);
}

Result<Replay> replay_in(const ReplayDocument& document, const Cancel& cancel)
{
    if (!is_possible(document.run))
        return Failure{{N_("The replay is not valid: what it claims can't be read.")}};
    auto game = replayed_from(document.game, document.run.game, cancel);
    if (!game)
        return Failure{game.why()};
    if (const auto wrong = wrong_layout(*game))
        return *wrong;
    if (!(from_document(document.game.board, game->session.puzzle()) == game->session.board()))
        return Failure{{N_("The log does not lead to the board that is claimed.")}};
    if (document.game.facts != game->session.stats())
        return Failure{{N_("The log does not lead to the statistics that are claimed.")}};
    return Replay{document.run, *std::move(game)};
}

// Its lines are read first, because they tell the place of damage best.
Result<Replay> replay_from_file(std::string_view file, const Cancel& cancel)
{
    const auto envelope = read_envelope(file);
    if (!envelope || envelope->kind != "replay")
        return Failure{{N_("The replay is damaged in the first line of its file.")}};
    if (envelope->version > format_version)
        return newer();
    auto replay = replay_from_code(file.substr(file.find('\n') + 1), cancel);
    if (replay && !open_envelope(file))
        return Failure{{N_("The replay is damaged between the lines of its code.")}};
    return replay;
}

RunClass claimed_class(const RunStats& stats)
{
    if (stats.given_up)
        return RunClass::GivenUp;
    return stats.clean() ? RunClass::Clean : RunClass::Assisted;
}

const char* wrong_class(RunClass claimed)
{
    switch (claimed) {
    case RunClass::Clean:
        return N_("The run is claimed to be clean; the log says something else.");
    case RunClass::Assisted:
        return N_("The run is claimed to be assisted; the log says something else.");
    case RunClass::GivenUp:
    case RunClass::Unfinished:
        break;
    }
    return N_("The run is claimed to be given up; the log says something else.");
}

template <typename Value>
void compare(std::vector<Message>& wrong,
             const char* sentence,
             const Value& claimed,
             const Value& proven,
             const auto& text)
{
    if (!(claimed == proven))
        wrong.push_back({sentence, {{"claimed", text(claimed)}, {"log", text(proven)}}});
}

} // namespace

bool has_replay(const SavedGame& game)
{
    const std::size_t actions = game.session.log().size();
    return actions > 0 && actions <= longest_log;
}

int version_needed(const Replay& replay)
{
    return version_needed(replay.game.session, SavedLog::Whole);
}

std::string code_of(const Replay& replay)
{
    return code_of_json(json_of(replay));
}

std::optional<std::string> readable_code_of(const Replay& replay)
{
    const std::string json = json_of(replay);
    return json.size() > most_json ? std::nullopt : std::optional(code_of_json(json));
}

std::string to_text(const Replay& replay)
{
    return opening_line(version_needed(replay), replay) + "\n[\n" + code_of(replay) + "]\n";
}

bool holds_replay(std::string_view text)
{
    return text.starts_with(file_beginning) || text.find(beginning) != std::string_view::npos;
}

std::vector<std::string_view> split_replays(std::string_view text)
{
    std::vector<std::size_t> begins;
    for (std::size_t at = text.find(beginning); at != std::string_view::npos;
         at = text.find(beginning, at + 1))
        begins.push_back(at);
    if (text.starts_with(file_beginning)) {
        begins.push_back(0);
        const std::string in_line = "\n" + std::string(file_beginning);
        for (std::size_t at = text.find(in_line); at != std::string_view::npos;
             at = text.find(in_line, at + 1))
            begins.push_back(at + 1);
    }
    std::ranges::sort(begins);
    if (begins.size() < 2)
        return {text};
    std::vector<std::string_view> parts;
    for (std::size_t index = 0; index < begins.size(); ++index) {
        const std::size_t end = index + 1 < begins.size() ? begins[index + 1] : text.size();
        parts.push_back(text.substr(begins[index], end - begins[index]));
    }
    return parts;
}

Result<Replay> replay_from_code(std::string_view code, const Cancel& cancel)
{
    const auto document = document_in(code);
    return document ? replay_in(*document, cancel) : Failure{document.why()};
}

bool is_renamed(std::string_view code, const Replay& replay)
{
    const auto kept = document_in(code);
    if (!kept || kept->run.initials == replay.run.initials)
        return false;
    ReplayDocument renamed = *kept;
    renamed.run.initials = replay.run.initials;
    return to_json(renamed) == json_of(replay);
}

Result<Replay> replay_from(std::string_view text, const Cancel& cancel)
{
    if (text.starts_with(file_beginning))
        return replay_from_file(text, cancel);
    const auto parts = parts_of(text);
    if (!parts)
        return Failure{parts.why()};
    auto replay = replay_from_code(parts->code, cancel);
    if (!replay)
        return replay;
    const std::string proven = opening_line(parts->version, *replay);
    if (letters_of(parts->first_line) != letters_of(proven))
        return Failure{
            {N_("The first line of the replay says \"{claimed}\"; its log yields "
                "\"{log}\"."),
             {{"claimed", shown_claim(parts->first_line)}, {"log", shown_claim(proven)}}}};
    return replay;
}

ReplayFault fault_of(std::string_view text)
{
    if (!holds_replay(text))
        return ReplayFault::Absent;
    std::string_view code;
    if (text.starts_with(file_beginning)) {
        const auto envelope = read_envelope(text);
        if (envelope && envelope->version > format_version)
            return ReplayFault::Newer;
        if (!open_envelope(text))
            return ReplayFault::Damaged;
        code = text.substr(text.find('\n') + 1);
    } else {
        const auto parts = parts_of(text);
        if (!parts)
            return parts.why() == newer().why ? ReplayFault::Newer : ReplayFault::Damaged;
        code = parts->code;
    }
    const auto stream = bytes_from(code);
    return stream && expanded(*stream, most_json) ? ReplayFault::Invalid : ReplayFault::Damaged;
}

std::vector<Message> disagreements(const Replay& replay)
{
    const ProvenRun proven = proven_run(replay.game.session);
    std::vector<Message> wrong;
    const auto itself = [](const auto& text) {
        return visible_text(text);
    };
    compare(wrong, N_("The time is claimed as {claimed}; the log yields {log}."), replay.run.time,
            proven.time, exact_time);
    if (claimed_class(replay.run.stats) != proven.run_class)
        wrong.push_back({wrong_class(claimed_class(replay.run.stats))});
    compare(wrong, N_("It is claimed as a run of {claimed}; the puzzle says {log}."),
            replay.run.category, category_of(replay.game.spec), itself);
    const Level level = replay.game.spec.level;
    compare(wrong, N_("The level is claimed as {claimed}; the recipe of the puzzle says {log}."),
            level, proven_level(replay.game).value_or(level),
            [](Level each) { return std::string(id_of(each)); });
    if (wrong.empty() && replay.run.stats != proven.stats)
        wrong.push_back({N_("The statistics are not those that the log yields.")});
    if (wrong.empty() && replay.run.fill_times != proven.fill_times)
        wrong.push_back({N_("The times of the cells are not those that the log yields.")});
    return wrong;
}

std::vector<Message> unproven_claims(const Replay& replay)
{
    std::vector<Message> claims;
    const auto& start = replay.game.session.start();
    if (start)
        claims.push_back({N_("The log begins in the middle, at {time}: what was before is only "
                             "claimed."),
                          {{"time", exact_time(start->at)}}});
    if (!proven_level(replay.game))
        claims.push_back({N_("That the puzzle is {category} is only claimed."),
                          {{"category", category_of(replay.game.spec)}}});
    // A seed gives other puzzles in other versions, so it is not tried.
    claims.push_back({replay.game.spec.is_from_elsewhere
                          ? N_("Who played, and when, is only claimed.")
                          : N_("Who played, when, and the seed of the puzzle are only claimed.")});
    return claims;
}

} // namespace engine
