#include "game/command_line/answers.h"

#include <algorithm>
#include <cerrno>
#include <thread>

#include "engine/formats/examination.h"
#include "game/command_line/interruption.h"
#include "game/command_line/ordered_work.h"
#include "game/command_line/output.h"

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
        const auto take = [&](PuzzlePlace place, engine::ReadPuzzle read) {
            if (Interruption::is_asked())
                return false;
            answer(std::move(place), std::move(read), all.answer);
            ++all.puzzles;
            return true;
        };
        const auto take_at_once = [&](const engine::ClassicDigits& givens) {
            if (!answering_.at_once || Interruption::is_asked() ||
                !answering_.at_once(givens, all.answer))
                return false;
            ++all.puzzles;
            return true;
        };
        all.is_cut = !batch.each_puzzle(last_grid_, take, take_at_once);
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
        answering_.about(input, answer);
    }

    Answering answering_;
    bool json_;
    const Translations& texts_;
    engine::LastGrid last_grid_;
};

} // namespace

AnswerWriter::AnswerWriter(Streams streams, const engine::Translations& texts)
    : streams_(streams),
      texts_(texts),
      progress_(streams.shows_progress ? &streams.err : nullptr, texts)
{
}

bool AnswerWriter::write(const Answer& answer, std::size_t puzzles, std::optional<double> share)
{
    puzzles_ += puzzles;
    status_ = std::max(status_, answer.status);
    if (!answer.err.empty())
        progress_.clear();
    const bool was_good = streams_.out.good();
    streams_.out << answer.out << std::flush;
    if (was_good && !streams_.out.good())
        error_ = errno;
    streams_.err << answer.err << std::flush;
    progress_.update(puzzles_, share);
    return streams_.out.good();
}

int AnswerWriter::finish(int status)
{
    progress_.clear();
    return end_output(streams_, texts_, status, error_);
}

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
