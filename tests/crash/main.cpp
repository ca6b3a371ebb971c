// Kills a simulated player again and again in one folder, at random moments and at every system
// call of finishing a game, and checks each time what is left. Promises 2, 4 and 7 of
// docs/PROMISE.md.

#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/random.h"
#include "tests/crash/player.h"
#include "tests/crash/witness.h"
#include "tests/new_folder.h"

namespace {

namespace fs = std::filesystem;

struct Options {
    int kills = 300;
    int finishes = 1; // each is interrupted at every call, in four ways
    unsigned seed = 1;
    int longest = 40; // milliseconds until the player is killed
    std::string disk = fast_disk();
    std::string folder = {};
};

class Pipe {
public:
    Pipe()
    {
        if (::pipe(ends_) != 0)
            std::abort();
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() { ::close(ends_[0]); }

    int entrance() const { return ends_[1]; }
    void close_entrance() { ::close(ends_[1]); }
    // Reads everything that was written until the writer ended.
    std::string read_to_end()
    {
        std::string text;
        char block[4096];
        ssize_t count = 0;
        while ((count = ::read(ends_[0], block, sizeof block)) > 0 || errno == EINTR)
            text.append(block, static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        return text;
    }

private:
    int ends_[2] = {};
};

// Plays in a process of its own, which `killer` may end, and passes its report to the witness.
// Returns the status of its end, like ::waitpid().
template <typename Play, typename Killer>
int live(crash::Witness& witness, Play play, Killer killer)
{
    Pipe pipe;
    const pid_t child = ::fork();
    if (child == 0) {
        play(pipe.entrance());
        ::_exit(0);
    }
    pipe.close_entrance();
    killer(child);
    errno = 0;
    const std::string text = pipe.read_to_end();
    std::size_t start = 0;
    for (std::size_t end = text.find('\n'); end != std::string::npos;
         end = text.find('\n', start)) {
        witness.hear(text.substr(start, end - start));
        start = end + 1;
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

bool was_killed(int status)
{
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

int complain(const std::string& what, int kill, const Options& options)
{
    std::cout << "FAILED after " << kill << " kills, seed " << options.seed << ": " << what
              << "\nwhat is left lies in " << options.folder << std::endl;
    return 1;
}

// Returns what went wrong; empty if nothing did.
std::string kill_by_chance(const Options& options, crash::Witness& witness)
{
    engine::Random random(options.seed);
    for (int kill = 1; kill <= options.kills; ++kill) {
        const auto time = static_cast<std::uint32_t>(options.longest) * 1000;
        const auto life = static_cast<useconds_t>(1 + random.below(time));
        const auto seed = static_cast<unsigned>(random.next());
        const int status = live(
            witness, [&](int pipe) { crash::play_until_killed(options.folder, pipe, seed); },
            [life](pid_t child) {
                ::usleep(life);
                ::kill(child, SIGKILL);
            });
        if (!was_killed(status))
            return "the player did not live until it was killed";
        if (std::string wrong = witness.look(); !wrong.empty())
            return wrong + " (kill " + std::to_string(kill) + ")";
    }
    return "";
}

// Before and after each call of finishing a game, on a fast disk and on one that keeps all of it
// waiting.
std::string
kill_in_finish(const Options& options, crash::Witness& witness, unsigned seed, int& kills)
{
    for (const bool slow : {true, false}) {
        for (const crash::Side side : {crash::Side::Before, crash::Side::After}) {
            bool all_calls_done = false;
            for (int call = 0; !all_calls_done; ++call) {
                const crash::Moment moment{call, side, slow};
                const unsigned dice = seed * 100'000 + static_cast<unsigned>(++kills);
                const int status = live(
                    witness,
                    [&](int pipe) {
                        crash::finish_until_killed(options.folder, pipe, dice, moment);
                    },
                    [](pid_t) {});
                all_calls_done = !was_killed(status);
                if (all_calls_done && status != 0)
                    return "a player who was not killed did not end well";
                if (std::string wrong = witness.look(); !wrong.empty())
                    return wrong + " (killed " +
                           (side == crash::Side::Before ? "before" : "after") + " call " +
                           std::to_string(call) + " of a finish)";
            }
        }
    }
    return "";
}

int run(const Options& options)
{
    crash::Witness witness(options.folder);
    int aimed = 0;
    for (int finish = 1; finish <= options.finishes; ++finish) {
        const unsigned seed = options.seed + static_cast<unsigned>(finish);
        if (const std::string wrong = kill_in_finish(options, witness, seed, aimed); !wrong.empty())
            return complain(wrong, aimed, options);
    }
    if (const std::string wrong = kill_by_chance(options, witness); !wrong.empty())
        return complain(wrong, aimed + options.kills, options);
    const int status = live(
        witness, [&](int pipe) { crash::take_up_and_end(options.folder, pipe); }, [](pid_t) {});
    if (status != 0)
        return complain("the last player did not end well", options.kills, options);
    if (const std::string wrong = witness.look_at_the_end(); !wrong.empty())
        return complain(wrong, options.kills, options);
    std::cout << aimed << " kills in finishes, " << options.kills << " by chance, "
              << witness.actions() << " actions, " << witness.runs() << " runs in the book, "
              << witness.one_short() << " times one action short" << std::endl;
    // A test in which nothing was played or interrupted would prove nothing.
    const bool enough = witness.actions() > static_cast<std::size_t>(options.kills) / 2;
    return enough && witness.runs() > 0 ? 0 : complain("too little was played", 0, options);
}

} // namespace

int main(int count, char** arguments)
{
    Options options;
    CLI::App program("Kills players at random moments and looks at what they have left");
    program.add_option("--kills", options.kills, "By chance")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    program.add_option("--finishes", options.finishes, "Cut off at every call to the system")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    program.add_option("--seed", options.seed)->capture_default_str();
    program.add_option("--longest", options.longest, "Milliseconds of a life")
        ->check(CLI::Range(1, 10000))
        ->capture_default_str();
    program.add_option("--on", options.disk, "A folder on the disk that is played on")
        ->check(CLI::ExistingDirectory)
        ->capture_default_str();
    CLI11_PARSE(program, count, arguments);

    try {
        options.folder = new_folder("crash", options.disk);
    } catch (const std::runtime_error& none) {
        std::cerr << none.what() << "\n";
        return 2;
    }
    const int status = run(options);
    if (status == 0)
        fs::remove_all(options.folder);
    return status;
}
