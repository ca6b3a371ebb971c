#include "game/command_line/answers.h"

#include <algorithm>
#include <thread>

#include "engine/formats/examination.h"
#include "game/command_line/complain.h"
#include "game/command_line/interruption.h"
#include "game/command_line/ordered_work.h"

namespace game {

namespace {

using engine::Translations;

struct BatchAnswer {
    Answer answer = {};
    std::size_t puzzles = 0;
    std::optional<double> share = {};
    bool is_cut = false; // the program was asked to end
};

// One for each thread.
class Answerer {
public:
    Answerer(Answering answering, bool json, const Translations& texts)
        : answering_(std::move(answering)), json_(json), texts_(texts)
    {
    }

    BatchAnswer operator()(const Batch& batch)
    {
        BatchAnswer all;
        all.share = batch.share;
        if (batch.failure) {
            all.answer.status = improper;
            all.answer.complain(texts_.tr(*batch.failure));
        }
        for (const Batch::Part& part : batch.parts) {
            const engine::PuzzleText text = batch.text(part);
            for (engine::ReadPuzzle& read : engine::read(text, last_grid_)) {
                all.is_cut = Interruption::is_asked();
                if (all.is_cut)
                    return all;
                PuzzlePlace place = batch.source;
                place.line = place.is_argument ? place.line : part.line;
                place.number = read.number;
                answer(std::move(place), std::move(read), all.answer);
                ++all.puzzles;
            }
        }
        return all;
    }

private:
    void answer(PuzzlePlace place, engine::ReadPuzzle read, Answer& answer)
    {
        if (!read.puzzle)
            return refuse(place, read.puzzle.why(), json_, texts_, answer);
        PuzzleInput input{std::move(place), *std::move(read.puzzle), read.format};
        if (has_wrong_solution(input.puzzle)) {
            input.puzzle.solution.clear();
            answer.status = std::max(answer.status, improper);
            answer.complain(to_text(input.place, texts_) + ": " +
                            texts_.tr("the solution given is not one of this puzzle, so it is "
                                      "left out"));
        }
        answering_(input, answer);
    }

    Answering answering_;
    bool json_;
    const Translations& texts_;
    engine::LastGrid last_grid_;
};

} // namespace

void refuse(const PuzzlePlace& place,
            const engine::Message& why,
            bool json,
            const Translations& texts,
            Answer& answer)
{
    answer.status = std::max(answer.status, improper);
    if (json)
        answer.out += json_of(place).add("error", texts.tr(why)).text() + "\n";
    else
        answer.complain(to_text(place, texts) + ": " + texts.tr(why));
}

unsigned usual_jobs()
{
    return std::max(1u, std::thread::hardware_concurrency());
}

int answer_all(const PuzzleArguments& asked,
               AnswerOptions options,
               const std::function<Answering()>& make_answering,
               Streams streams,
               const Translations& texts)
{
    const Interruption interruption;
    AnswerWriter writer(streams, texts);
    writer.write({.out = std::string(options.head)}, 0, {});
    {
        using Work = OrderedWork<Batch, BatchAnswer>;
        Work work(
            options.in_one_thread ? 1 : asked.jobs,
            [&]() -> Work::Work {
                const auto answerer =
                    std::make_shared<Answerer>(make_answering(), asked.json, texts);
                return [answerer](const Batch& batch) {
                    return (*answerer)(batch);
                };
            },
            [&](const BatchAnswer& all) {
                return writer.write(all.answer, all.puzzles, all.share) && !all.is_cut;
            });
        PuzzleSource source(asked.puzzles, streams);
        source.read_all(options.at_once, [&](Batch batch) { return work.add(std::move(batch)); });
    }
    writer.write({.out = std::string(options.foot)}, 0, {});
    if (Interruption::is_asked())
        return writer.finish(Interruption::status());
    if (writer.puzzles() > 0 || writer.status() != all_good)
        return writer.finish(writer.status());
    complain(streams.err, texts,
             {engine::N_("no puzzle was given; name files or write puzzles as arguments, or "
                         "give them on standard input")});
    return writer.finish(improper);
}

} // namespace game
