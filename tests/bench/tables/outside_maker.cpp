#include "tests/bench/tables/outside_maker.h"

#include <cstdio>

#include <sys/resource.h>

namespace bench {

namespace {

double seconds_of_children()
{
    rusage usage{};
    ::getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

int count_lines(std::FILE* output)
{
    int lines = 0;
    bool empty = true;
    for (int character = std::fgetc(output); character != EOF; character = std::fgetc(output)) {
        if (character == '\n') {
            lines += empty ? 0 : 1;
            empty = true;
        } else {
            empty = false;
        }
    }
    return lines + (empty ? 0 : 1);
}

} // namespace

engine::Result<OutsideMaking> run_outside_maker(const std::string& words)
{
    const std::size_t equals = words.find('=');
    if (equals == 0 || equals == std::string::npos)
        return engine::Failure{{"'" + words + "' is not NAME=COMMAND"}};
    OutsideMaking making{.name = words.substr(0, equals)};
    const std::string command = words.substr(equals + 1);
    const double before = seconds_of_children();
    std::FILE* output = ::popen(command.c_str(), "r");
    if (output == nullptr)
        return engine::Failure{{"'" + command + "' can't be run"}};
    making.lines = count_lines(output);
    const int status = ::pclose(output);
    making.seconds = seconds_of_children() - before;
    if (status != 0 || making.lines == 0)
        return engine::Failure{{"'" + command + "' printed no puzzle, or failed"}};
    return making;
}

} // namespace bench
