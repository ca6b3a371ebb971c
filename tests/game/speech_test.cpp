// The real library of speech-dispatcher talks to a server that writes down what it gets.

#include "game/platform/speech.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <thread>
#include <vector>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace game {
namespace {

using namespace std::chrono_literals;

// Speaks SSIP, the protocol of speech-dispatcher, with one client after another.
class WritingServer {
public:
    explicit WritingServer(std::string path) : path_(std::move(path))
    {
        listening_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path_.copy(static_cast<char*>(address.sun_path), sizeof address.sun_path - 1);
        const bool ready =
            bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
            ::listen(listening_, 4) == 0;
        EXPECT_TRUE(ready);
        thread_ = std::thread([this] { serve(); });
    }
    ~WritingServer()
    {
        ending_ = true;
        go_on();
        shutdown(listening_, SHUT_RDWR);
        hang_up();
        thread_.join();
        close(listening_);
        std::filesystem::remove(path_);
    }
    WritingServer(const WritingServer&) = delete;
    WritingServer& operator=(const WritingServer&) = delete;

    // Waits until that many texts were read aloud.
    std::vector<std::string> texts(std::size_t count)
    {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, 10s, [&] { return texts_.size() >= count; });
        return texts_;
    }
    std::vector<std::string> commands()
    {
        const std::lock_guard lock(mutex_);
        return commands_;
    }
    void stand_still()
    {
        const std::lock_guard lock(mutex_);
        stands_still_ = true;
    }
    void go_on()
    {
        {
            const std::lock_guard lock(mutex_);
            stands_still_ = false;
        }
        changed_.notify_all();
    }
    void hang_up()
    {
        if (const int client = client_; client >= 0)
            shutdown(client, SHUT_RDWR);
    }

private:
    void serve()
    {
        while (!ending_) {
            const int client = accept(listening_, nullptr, nullptr);
            if (client < 0)
                return;
            client_ = client;
            while (answer(client)) {
            }
            client_ = -1;
            close(client);
        }
    }

    static bool read_line(int client, std::string& line)
    {
        line.clear();
        for (char letter = 0; ::read(client, &letter, 1) == 1;) {
            if (letter == '\n')
                return true;
            if (letter != '\r')
                line += letter;
        }
        return false;
    }
    static bool send(int client, std::string_view reply)
    {
        return ::send(client, reply.data(), reply.size(), MSG_NOSIGNAL) ==
               static_cast<ssize_t>(reply.size());
    }

    bool answer(int client)
    {
        std::string line;
        if (!read_line(client, line))
            return false;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return !stands_still_; });
            commands_.push_back(line);
        }
        if (line != "SPEAK" && line != "speak") // SSIP ignores case
            return send(client, "208 OK\r\n");
        std::string text;
        if (!send(client, "230 OK RECEIVING DATA\r\n"))
            return false;
        while (read_line(client, line) && line != ".")
            text += line;
        {
            const std::lock_guard lock(mutex_);
            texts_.push_back(text);
        }
        changed_.notify_all();
        return send(client, "225-1\r\n225 OK MESSAGE QUEUED\r\n");
    }

    std::string path_;
    int listening_ = -1;
    std::atomic<int> client_ = -1;
    std::atomic<bool> ending_ = false;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> commands_;
    std::vector<std::string> texts_;
    bool stands_still_ = false;
    std::thread thread_;
};

class SpeechTest : public testing::Test {
protected:
    SpeechTest()
    {
        path = (std::filesystem::temp_directory_path() /
                ("cronodoku-speech-" + std::to_string(getpid())))
                   .string();
        setenv("SPEECHD_ADDRESS", ("unix_socket:" + path).c_str(), 1);
        // The library must not start a real one.
        setenv("SPEECHD_CMD", "/nowhere", 1);
    }
    ~SpeechTest() override { unsetenv("SPEECHD_ADDRESS"); }

    // Waits until it is known.
    static SpeechState state_of(const Speech& speech)
    {
        for (int tries = 0; tries < 5000 && speech.state() == SpeechState::Untried; ++tries)
            std::this_thread::sleep_for(2ms);
        return speech.state();
    }

    // Is told of on another thread, a moment after the state has changed.
    static int told_of(const std::atomic<int>& news)
    {
        for (int tries = 0; tries < 5000 && news == 0; ++tries)
            std::this_thread::sleep_for(2ms);
        return news;
    }

    std::string path;
};

TEST_F(SpeechTest, ReadsTextsInTheirOrderAndLanguage)
{
    WritingServer server(path);
    std::atomic<int> news = 0;
    Speech speech([&news] { ++news; });
    EXPECT_EQ(speech.state(), SpeechState::Untried);
    speech.say({"7 en F3C5"}, "es");
    speech.say({"Fila 3 completa"}, "es");
    EXPECT_EQ(server.texts(2), (std::vector<std::string>{"7 en F3C5", "Fila 3 completa"}));
    EXPECT_EQ(state_of(speech), SpeechState::Ready);
    EXPECT_EQ(told_of(news), 1);
    int languages = 0;
    for (const std::string& command : server.commands())
        languages += command.find("LANGUAGE es") != std::string::npos ? 1 : 0;
    EXPECT_EQ(languages, 1);
}

TEST_F(SpeechTest, WhereThePlayerGoesCutsInAndEventsWait)
{
    WritingServer server(path);
    Speech speech([] {});
    speech.say({.text = "one"}, "en");
    server.texts(1);
    speech.say({.text = "two", .cuts_in = true}, "en");
    server.texts(2);
    int cancelled = 0;
    for (const std::string& command : server.commands())
        cancelled += command.starts_with("CANCEL") || command.starts_with("cancel") ? 1 : 0;
    EXPECT_EQ(cancelled, 1);
}

// As a speech program that hangs.
TEST_F(SpeechTest, NeitherWaitsNorCollectsForAServerThatStandsStill)
{
    WritingServer server(path);
    Speech speech([] {});
    speech.say({"first"}, "en");
    server.texts(1);
    server.stand_still();
    constexpr int many = 10'000;
    for (int text = 0; text < many; ++text)
        speech.say({std::to_string(text)}, "en");
    server.go_on();
    speech.say({"last"}, "en");
    std::vector<std::string> heard;
    for (std::size_t count = 1; count <= Speech::most_waiting + 4; ++count) {
        heard = server.texts(count);
        if (!heard.empty() && heard.back() == "last")
            break;
    }
    EXPECT_EQ(heard.back(), "last") << "of those between, most were dropped";
}

TEST_F(SpeechTest, EndsWhileTheServerStandsStill)
{
    WritingServer server(path);
    {
        Speech speech([] {});
        speech.say({"first"}, "en");
        server.texts(1);
        server.stand_still();
        speech.say({"second"}, "en");
    }
    server.go_on();
}

TEST_F(SpeechTest, RestsWithoutWaitingAndSpeaksAgain)
{
    WritingServer server(path);
    Speech speech([] {});
    speech.say({"first"}, "en");
    server.texts(1);
    server.stand_still();
    speech.say({"forgotten"}, "en");
    speech.say({"forgotten, too"}, "en");
    speech.rest();
    server.go_on();
    for (int tries = 0; tries < 5000 && speech.state() != SpeechState::Untried; ++tries)
        std::this_thread::sleep_for(2ms);
    EXPECT_EQ(speech.state(), SpeechState::Untried) << "the connection is closed";
    speech.say({"last"}, "en");
    for (std::size_t count = 2; server.texts(count).back() != "last" && count < 4;)
        ++count;
    EXPECT_EQ(server.texts(2).back(), "last");
    EXPECT_EQ(state_of(speech), SpeechState::Ready);
}

TEST_F(SpeechTest, NoSpeechProgramIsNoError)
{
    std::atomic<int> news = 0;
    Speech speech([&news] { ++news; });
    speech.say({"hello"}, "en");
    EXPECT_EQ(state_of(speech), SpeechState::Missing);
    speech.say({"hello"}, "en");
    EXPECT_EQ(speech.state(), SpeechState::Missing);
    EXPECT_EQ(told_of(news), 1);
}

TEST_F(SpeechTest, GoesOnWithAProgramThatWasStartedAgain)
{
    WritingServer server(path);
    Speech speech([] {});
    speech.say({"before"}, "en");
    EXPECT_EQ(state_of(speech), SpeechState::Ready);
    server.hang_up();
    speech.say({"after"}, "en");
    EXPECT_EQ(server.texts(2).back(), "after");
    EXPECT_EQ(speech.state(), SpeechState::Ready);
}

} // namespace
} // namespace game
