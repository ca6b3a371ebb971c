#include "game/command_line/verify.h"

#include <fstream>
#include <map>

#include "engine/text/step_line.h"
#include "game/command_line/output.h"

namespace game {

namespace {

using engine::StepVerdict;

struct Tally {
    int exact = 0;
    int larger = 0;
    int missing = 0;
};

class Verifier {
public:
    Verifier(Streams streams, const engine::Translations& texts) : streams_(streams), texts_(texts)
    {
    }

    void read(std::istream& lines, const std::string& name)
    {
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            if (!line.empty() && line.back() == '\r')
                line.pop_back();
            if (!line.empty() && line.front() != '#')
                look_at(line, name + ":" + std::to_string(number));
        }
    }

    int finish()
    {
        if (tallies_.empty() && unreadable_ == 0)
            return fail(improper, {engine::N_("there is no position to check")}, streams_, texts_);
        int missing = unreadable_;
        for (const auto& [technique, tally] : tallies_) {
            missing += tally.missing;
            streams_.out << engine::fill_places(
                texts_.tr(
                    "{technique}: {exact} found, {larger} within a larger step, {missing} not\n"),
                {{"technique", technique},
                 {"exact", std::to_string(tally.exact)},
                 {"larger", std::to_string(tally.larger)},
                 {"missing", std::to_string(tally.missing)}});
        }
        return finish_output(streams_, texts_, missing == 0 ? all_good : improper);
    }

private:
    void look_at(const std::string& line, const std::string& where)
    {
        const auto position = engine::parse_step_line(line);
        if (!position) {
            complain(streams_.err, where + ": " + texts_.tr(position.why()));
            ++unreadable_;
            return;
        }
        Tally& tally = tallies_[position->technique];
        switch (judge(*position)) {
        case StepVerdict::Exact:
            ++tally.exact;
            return;
        case StepVerdict::Larger:
            ++tally.larger;
            return;
        case StepVerdict::None:
            say(where, texts_.tr("not found"), line);
            break;
        case StepVerdict::Wrong:
            say(where, texts_.tr("found, but it should not be"), line);
            break;
        }
        ++tally.missing;
    }

    void say(const std::string& where, const std::string& what, const std::string& line)
    {
        streams_.out << where << ": " << what << ": " << line << '\n';
    }

    Streams streams_;
    const engine::Translations& texts_;
    std::map<std::string, Tally> tallies_; // keyed by the technique's name in the file
    int unreadable_ = 0;
};

} // namespace

int verify(const std::vector<std::string>& files,
           Streams streams,
           const engine::Translations& texts)
{
    Verifier verifier(streams, texts);
    if (files.empty())
        verifier.read(streams.in, texts.tr("input"));
    for (const std::string& name : files) {
        std::ifstream file(name);
        if (!file)
            return fail(improper, {engine::N_("can't read the file {file}"), {{"file", name}}},
                        streams, texts);
        verifier.read(file, name);
    }
    return verifier.finish();
}

} // namespace game
