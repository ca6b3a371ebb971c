#include "game/platform/speech.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include <dlfcn.h>
#include <libspeechd.h>

// Only there in builds that look for leaks.
extern "C" [[gnu::weak]] void __lsan_disable();
extern "C" [[gnu::weak]] void __lsan_enable();

namespace game {

namespace {

using Steady = std::chrono::steady_clock;

constexpr std::chrono::seconds until_next_try{5};
constexpr std::chrono::milliseconds patience_at_the_end{300};

// The functions of libspeechd. It is not linked, so that the game also runs where it is missing,
// and starts no faster or slower for players who need no speech.
struct Library {
    decltype(&spd_open2) open = nullptr;
    decltype(&spd_close) close = nullptr;
    decltype(&spd_say) say = nullptr;
    decltype(&spd_cancel) cancel = nullptr;
    decltype(&spd_set_language) set_language = nullptr;

    static std::optional<Library> find()
    {
        // It is never closed: its own threads may still run.
        void* file = dlopen("libspeechd.so.2", RTLD_NOW | RTLD_LOCAL);
        if (file == nullptr)
            return std::nullopt;
        Library library;
        const bool complete =
            look_up(file, "spd_open2", library.open) && look_up(file, "spd_close", library.close) &&
            look_up(file, "spd_say", library.say) && look_up(file, "spd_cancel", library.cancel) &&
            look_up(file, "spd_set_language", library.set_language);
        return complete ? std::optional(library) : std::nullopt;
    }

    template <typename Function>
    static bool look_up(void* file, const char* name, Function& function)
    {
        function = reinterpret_cast<Function>(dlsym(file, name));
        return function != nullptr;
    }
};

// libspeechd forgets a few bytes of each attempt to connect that fails (spawn_report in spd_open2()
// of version 0.11.4). While this exists, they don't count as a leak of ours.
class ForgivenLeaks {
public:
    ForgivenLeaks()
    {
        if (__lsan_disable != nullptr)
            __lsan_disable();
    }
    ForgivenLeaks(const ForgivenLeaks&) = delete;
    ForgivenLeaks& operator=(const ForgivenLeaks&) = delete;
    ~ForgivenLeaks()
    {
        if (__lsan_enable != nullptr)
            __lsan_enable();
    }
};

// A connection to speech-dispatcher, which the library starts if it does not run yet.
class Connection {
public:
    static std::optional<Connection> open(const Library& library)
    {
        constexpr int does_not_start_it = 0;
        constexpr int starts_it = 1;
        const ForgivenLeaks of_the_library;
        for (const int way : {does_not_start_it, starts_it}) {
            char* why = nullptr;
            SPDConnection* opened =
                library.open("cronodoku", "play", nullptr, SPD_MODE_SINGLE, nullptr, way, &why);
            std::free(why); // the settings say that it is missing
            if (opened != nullptr)
                return Connection(library, opened);
        }
        return std::nullopt;
    }

    // Returns false if the connection is lost.
    bool say(const Utterance& utterance, std::string language)
    {
        std::ranges::replace(language, '_', '-'); // as the server writes regions
        if (language != std::exchange(language_, language))
            library_.set_language(connection_.get(), language.c_str());
        if (utterance.cuts_in && library_.cancel(connection_.get()) != 0)
            return false;
        return library_.say(connection_.get(), SPD_MESSAGE, utterance.text.c_str()) >= 0;
    }

    void cut_off() { library_.cancel(connection_.get()); }

private:
    using Close = decltype(&spd_close);

    Connection(const Library& library, SPDConnection* opened)
        : library_(library), connection_(opened, library.close)
    {
    }

    Library library_;
    std::unique_ptr<SPDConnection, Close> connection_;
    std::string language_;
};

// A connection that breaks must not end the game.
void ignore_broken_pipes()
{
    sigset_t broken;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken, nullptr);
}

} // namespace

class Speech::Work {
public:
    explicit Work(std::function<void()> on_news) : on_news_(std::move(on_news)) {}

    void add(const Utterance& utterance, const std::string& language)
    {
        {
            const std::lock_guard lock(mutex_);
            if (utterance.cuts_in)
                waiting_.clear();
            waiting_.push_back({utterance, language});
            if (waiting_.size() > most_waiting)
                waiting_.pop_front();
        }
        changed_.notify_all();
    }

    void rest()
    {
        {
            const std::lock_guard lock(mutex_);
            waiting_.clear();
            resting_ = true;
        }
        changed_.notify_all();
    }

    SpeechState state() const { return state_.load(); }

    void run()
    {
        ignore_broken_pipes();
        Waiting next;
        for (Task task = take(next); task != Task::End; task = take(next)) {
            if (task == Task::Say)
                say(next);
            else
                close();
        }
        connection_.reset();
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        changed_.notify_all();
    }

    // Returns whether the thread has ended in time.
    bool end()
    {
        std::unique_lock lock(mutex_);
        ending_ = true;
        on_news_ = nullptr;
        changed_.notify_all();
        return changed_.wait_for(lock, patience_at_the_end, [this] { return ended_; });
    }

private:
    struct Waiting {
        Utterance utterance;
        std::string language;
    };

    enum class Task { Say, Rest, End };
    // Waits for something to do; `next` is what to say.
    Task take(Waiting& next)
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return ending_ || resting_ || !waiting_.empty(); });
        if (ending_)
            return Task::End;
        if (std::exchange(resting_, false))
            return Task::Rest;
        next = std::move(waiting_.front());
        waiting_.pop_front();
        return Task::Say;
    }

    void close()
    {
        if (connection_)
            connection_->cut_off();
        connection_.reset();
        tried_.reset();
        set_state(SpeechState::Untried);
    }

    // A connection that was lost is opened once more at once: the program may have been restarted.
    void say(const Waiting& next)
    {
        const bool had_connection = connection_.has_value();
        if (connect() && connection_->say(next.utterance, next.language))
            return set_state(SpeechState::Ready);
        connection_.reset();
        if (had_connection) {
            tried_.reset();
            if (connect() && connection_->say(next.utterance, next.language))
                return set_state(SpeechState::Ready);
            connection_.reset();
        }
        set_state(SpeechState::Missing);
    }

    bool connect()
    {
        if (connection_)
            return true;
        if (tried_ && Steady::now() - *tried_ < until_next_try)
            return false;
        if (!library_)
            library_ = Library::find();
        if (library_)
            connection_ = Connection::open(*library_);
        tried_ = Steady::now();
        return connection_.has_value();
    }

    void set_state(SpeechState state)
    {
        if (state_.exchange(state) == state)
            return;
        const std::lock_guard lock(mutex_);
        if (on_news_)
            on_news_();
    }

    std::atomic<SpeechState> state_ = SpeechState::Untried;
    // Of the thread.
    std::optional<Library> library_;
    std::optional<Connection> connection_;
    std::optional<Steady::time_point> tried_; // when it was last tried to connect

    std::mutex mutex_; // of what follows
    std::condition_variable changed_;
    std::function<void()> on_news_;
    std::deque<Waiting> waiting_;
    bool resting_ = false;
    bool ending_ = false;
    bool ended_ = false;
};

Speech::Speech(std::function<void()> on_news) : work_(std::make_shared<Work>(std::move(on_news)))
{
    std::thread([work = work_] { work->run(); }).detach();
}

Speech::~Speech()
{
    work_->end();
}

void Speech::say(const Utterance& utterance, const std::string& language)
{
    work_->add(utterance, language);
}

void Speech::rest()
{
    work_->rest();
}

SpeechState Speech::state() const
{
    return work_->state();
}

} // namespace game
