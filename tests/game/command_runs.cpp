#include "tests/game/command_runs.h"

#include <sstream>
#include <utility>

namespace game {

Ran run(const std::vector<std::string>& texts, const std::string& input, const Offered& offered)
{
    std::vector<const char*> arguments = {"cronodoku"};
    for (const std::string& word : texts)
        arguments.push_back(word.c_str());
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    auto outcome = run_command_line(static_cast<int>(arguments.size()), arguments.data(),
                                    Streams{in, out, err}, engine::Translations(), offered);
    return Ran{std::move(outcome), out.str(), err.str()};
}

std::vector<std::string> lines(const std::string& text)
{
    std::istringstream in(text);
    std::vector<std::string> list;
    for (std::string line; std::getline(in, line);)
        list.push_back(line);
    return list;
}

} // namespace game
