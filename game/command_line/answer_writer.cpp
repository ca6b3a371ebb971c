#include "game/command_line/answer_writer.h"

#include <algorithm>
#include <cerrno>

#include "game/command_line/output.h"

namespace game {

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

} // namespace game
