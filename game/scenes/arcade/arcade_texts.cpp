#include "game/scenes/arcade/arcade_texts.h"

#include <algorithm>
#include <array>

#include "engine/base/count.h"
#include "engine/base/message.h"
#include "engine/text/symbol_name.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

using engine::ArcadeEnding;
using engine::ArcadeMode;
using engine::Message;
using engine::N_;

std::string last_words(const engine::Translations& texts, ArcadeEnding ending)
{
    switch (ending) {
    case ArcadeEnding::TimeUp:
        return texts.tr("Time!");
    case ArcadeEnding::NoHearts:
        return texts.tr("No hearts left");
    case ArcadeEnding::AllBoards:
        return texts.tr("All boards solved");
    case ArcadeEnding::Stopped:
        return {};
    }
    return {};
}

std::string mistake_text(const engine::Translations& texts, const ArcadeEnd& end)
{
    const auto mistake = end.last_mistake();
    if (!mistake || !end.grid)
        return {};
    const engine::Place place = end.grid->place_of(mistake->cell);
    return texts.tr(Message{N_("Row {row}, column {column} is {correct}, not {written}."),
                            {{"row", std::to_string(place.row + 1)},
                             {"column", std::to_string(place.column + 1)},
                             {"correct", symbol_name(texts, *end.grid, mistake->correct)},
                             {"written", symbol_name(texts, *end.grid, mistake->written)}}});
}

std::string last_sentence(const engine::Translations& texts, const ArcadeEnd& end)
{
    const engine::ArcadeTally& tally = end.tally;
    std::string sentence = mistake_text(texts, end);
    if (!sentence.empty())
        return sentence;
    if (end.mode->task == engine::ArcadeTask::Steps)
        sentence = texts.trn("You lasted {time} and found {n} step.",
                             "You lasted {time} and found {n} steps.", tally.houses);
    else if (end.mode->points_for_house > 0)
        sentence =
            texts.trn("You lasted {time} and finished {n} row, column or box.",
                      "You lasted {time} and finished {n} rows, columns and boxes.", tally.houses);
    else
        sentence = texts.trn("In {time} you solved {n} board.", "In {time} you solved {n} boards.",
                             engine::how_many(tally.boards, &engine::ArcadeBoardTally::is_solved));
    return engine::fill_places(sentence, {{"time", short_clock_text(end.lasted)}});
}

std::string number_in_words(const engine::Translations& texts, int number)
{
    // TRANSLATORS: numbers of boards, hearts, rows and columns, within a sentence.
    constexpr std::array words = {N_("two"),   N_("three"), N_("four"), N_("five"), N_("six"),
                                  N_("seven"), N_("eight"), N_("nine"), N_("ten")};
    const int index = number - 2;
    return index >= 0 && index < engine::count_of(words) ? texts.tr(words[index])
                                                         : std::to_string(number);
}

std::string ending_text(const engine::Translations& texts, const ArcadeEnd& end)
{
    const auto with_time = [&](const char* text) {
        return texts.tr(Message{text, {{"time", short_clock_text(end.lasted)}}});
    };
    switch (end.ending) {
    case ArcadeEnding::TimeUp:
        return with_time(N_("the clock ran out after {time}"));
    case ArcadeEnding::NoHearts:
        return with_time(N_("no hearts left after {time}"));
    case ArcadeEnding::AllBoards:
        return texts.tr(
            Message{N_("all {number} boards solved"),
                    {{"number", number_in_words(texts, engine::count_of(end.mode->levels))}}});
    case ArcadeEnding::Stopped:
        return with_time(N_("you stopped after {time}"));
    }
    return {};
}

std::string worth_text(const engine::Translations& texts, engine::ArcadeRank rank)
{
    constexpr std::array meanings = {N_("warming up"), N_("on your way"), N_("well played"),
                                     N_("fast and sure"), N_("outstanding")};
    return texts.tr(meanings[static_cast<std::size_t>(engine::worth_of(rank))]);
}

namespace {

// A row of the table: the place, the initials, the score, the time.
Box arcade_row(const Box& place, const Box& initials, const Box& score, const Box& time)
{
    using namespace box;
    const Box name = row({place.size(with_text(30)), initials.size(0).grow()});
    return row({name.size(0).grow(40), score.size(0).grow(26), time.size(0).grow(34)})
        .padding(12, 0);
}

Box arcade_heads(const engine::Translations& texts, const engine::ArcadeMode& mode)
{
    using namespace box;
    const TextLook left{.size = 12, .tint = Paint::Ink2};
    const TextLook right{.size = 12, .tint = Paint::Ink2, .align = Align::Right};
    return arcade_row(
        space(), text(texts.tr("Initials"), left),
        text(engine::counts_boards(mode) ? texts.tr("Boards") : texts.tr("Points"), right),
        text(texts.tr("Time"), right));
}

Box arcade_result(const engine::Translations& texts,
                  const engine::ArcadeResult& result,
                  std::size_t place)
{
    using namespace box;
    const auto figures = [](std::string shown, double size, Paint tint) {
        return number(std::move(shown), {.size = size,
                                         .weight = Weight::SemiBold,
                                         .tint = tint,
                                         .align = Align::Right,
                                         .face = Face::Numerals});
    };
    return arcade_row(number(std::to_string(place + 1), {.size = 14, .tint = Paint::Ink2}),
                      text(result.initials, {.size = 15, .weight = Weight::SemiBold}),
                      figures(number_text(texts, result.score), 16, Paint::Ink),
                      figures(clock_text(result.time), 14, Paint::Ink2));
}

} // namespace

std::string seconds_in_run(const engine::Translations& texts, engine::PlayTime time)
{
    const std::string seconds = std::to_string(std::abs(time.count()) / 1000);
    const char* text = time < engine::PlayTime{0} ? N_("−{n} s") : N_("+{n} s");
    return texts.tr(Message{text, {{"n", seconds}}});
}

std::vector<RunCount> what_counts(const engine::Translations& texts, const engine::ArcadeRun& run)
{
    constexpr engine::PlayTime no_time{0};
    const ArcadeMode& mode = run.mode();
    if (mode.task == engine::ArcadeTask::Steps) {
        const int points = mode.points_for_house * number_of(run.rung());
        return {{Icon::Check, texts.tr("Step found"),
                 texts.tr(Message{N_("{points} × combo"), {{"points", std::to_string(points)}}})},
                {Icon::Star, texts.tr("Rung finished"), seconds_in_run(texts, mode.for_rung)},
                {Icon::Cross, texts.tr("Wrong cell"), seconds_in_run(texts, -mode.for_wrong),
                 Paint::Error}};
    }
    std::vector<RunCount> counts;
    if (mode.for_house > no_time)
        counts.push_back({Icon::Grid, texts.tr("Row, column, box"),
                          seconds_in_run(texts, time_for_house(mode, run.boards_solved()))});
    if (mode.points_for_digit > 0)
        counts.push_back(
            {Icon::Check, texts.tr("Right digit"), std::to_string(mode.points_for_digit)});
    const std::string of_board = mode.for_board > no_time    ? seconds_in_run(texts, mode.for_board)
                                 : mode.points_for_board > 0 ? std::to_string(mode.points_for_board)
                                                             : "+1";
    counts.push_back({Icon::Trophy, texts.tr("Board solved"), of_board});
    const std::string of_wrong = mode.hearts > 0 ? "−" + texts.trn("{n} heart", "{n} hearts", 1)
                                                 : seconds_in_run(texts, -mode.for_wrong);
    counts.push_back({Icon::Cross, texts.tr("Wrong digit"), of_wrong, Paint::Error});
    return counts;
}

Box arcade_table(const engine::Translations& texts,
                 const ArcadeMode& mode,
                 const std::vector<engine::ArcadeResult>& results)
{
    using namespace box;
    std::vector<Box> rows = {arcade_heads(texts, mode).size(with_text(26))};
    for (std::size_t place = 0; place < results.size(); ++place)
        rows.push_back(arcade_result(texts, results[place], place).size(with_text(32)));
    if (results.empty())
        rows.push_back(
            text(texts.tr("Not played yet"), {.tint = Paint::Ink2, .align = Align::Centre})
                .size(with_text(32)));
    return column(std::move(rows));
}

} // namespace game
