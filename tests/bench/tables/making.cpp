#include "tests/bench/tables/making.h"

#include <condition_variable>
#include <mutex>
#include <thread>

#include "tests/bench/tables/cpu_time.h"

namespace bench {

namespace {

// Cancels one piece of work if it takes too long.
class Watch {
public:
    explicit Watch(double patience)
        : patience_(patience), thread_([this](const std::stop_token& over) { keep(over); })
    {
    }

    engine::Cancel begin()
    {
        const std::lock_guard lock(mutex_);
        too_long_ = engine::Cancel::possible();
        deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(patience_);
        changed_.notify_one();
        return too_long_;
    }

private:
    using Clock = std::chrono::steady_clock;

    void keep(const std::stop_token& over)
    {
        std::unique_lock lock(mutex_);
        while (!over.stop_requested()) {
            const Clock::time_point deadline = deadline_;
            const auto next_has_begun = [&] {
                return deadline_ != deadline;
            };
            if (changed_.wait_until(lock, over, deadline, next_has_begun) || over.stop_requested())
                continue;
            too_long_.ask();
            deadline_ = Clock::time_point::max();
        }
    }

    std::chrono::duration<double> patience_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    engine::Cancel too_long_ = engine::Cancel::possible();
    Clock::time_point deadline_ = Clock::time_point::max();
    std::jthread thread_;
};

} // namespace

Making measure(const Maker& maker, const MakingRules& rules)
{
    Watch watch(rules.patience);
    Making making;
    std::vector<double> times;
    double spent = 0;
    double givens = 0;
    for (int number = 0; number < rules.count && spent < rules.seconds * 1e9; ++number) {
        const engine::Cancel stop = watch.begin();
        const std::int64_t start = thread_nanoseconds();
        const auto made = maker.make(rules.seed + static_cast<std::uint64_t>(number), stop);
        const auto time = static_cast<double>(thread_nanoseconds() - start);
        times.push_back(time / 1e6);
        spent += time;
        ++(made ? making.made : making.given_up);
        if (!made)
            continue;
        givens += made->givens;
        making.missed += made->is_as_asked ? 0 : 1;
    }
    making.milliseconds = spread_of(std::move(times));
    making.per_second = spent > 0 ? making.made / (spent / 1e9) : 0;
    making.givens = making.made > 0 ? givens / making.made : 0;
    return making;
}

} // namespace bench
