#pragma once
// Works on tasks on several threads and delivers the results in the order of the tasks, while only
// few of them are in memory.

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace game {

template <class Task, class Result>
class OrderedWork {
public:
    using Work = std::function<Result(Task)>;
    using Deliver = std::function<bool(Result)>; // false: no more results are wanted

    // Each thread has a Work of its own. Deliver is called by one thread at a time. A single thread
    // is the caller's.
    OrderedWork(unsigned threads, const std::function<Work()>& make_work, Deliver deliver)
        : deliver_(std::move(deliver)), most_waiting_(4 * std::size_t{threads})
    {
        if (threads <= 1)
            own_work_ = make_work();
        for (unsigned thread = 0; threads > 1 && thread < threads; ++thread)
            threads_.emplace_back([this, work = make_work()] { run(work); });
    }
    ~OrderedWork() { finish(); }
    OrderedWork(const OrderedWork&) = delete;
    OrderedWork& operator=(const OrderedWork&) = delete;

    // Waits while enough tasks are waiting. Returns false when no more results are wanted.
    bool add(Task task)
    {
        if (own_work_)
            return !stops_ && deliver(own_work_(std::move(task)));
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return stops_ || next_ - delivered_ < most_waiting_; });
        if (stops_)
            return false;
        tasks_.emplace_back(next_++, std::move(task));
        lock.unlock();
        changed_.notify_all();
        return true;
    }

    // Waits until all results are delivered, or no more are wanted.
    void finish()
    {
        {
            const std::lock_guard lock(mutex_);
            has_all_ = true;
        }
        changed_.notify_all();
        threads_.clear(); // joins them
    }

private:
    bool deliver(Result result)
    {
        stops_ = stops_ || !deliver_(std::move(result));
        return !stops_;
    }

    void run(const Work& work)
    {
        while (true) {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return stops_ || has_all_ || !tasks_.empty(); });
            if (stops_ || tasks_.empty())
                return;
            auto [number, task] = std::move(tasks_.front());
            tasks_.pop_front();
            lock.unlock();
            Result result = work(std::move(task));
            lock.lock();
            results_.emplace(number, std::move(result));
            deliver_in_order(lock);
        }
    }

    // The thread that has the next result delivers it, and all that follow; others go on.
    void deliver_in_order(std::unique_lock<std::mutex>& lock)
    {
        while (!is_delivering_ && !results_.empty() && results_.begin()->first == delivered_) {
            is_delivering_ = true;
            Result result = std::move(results_.begin()->second);
            results_.erase(results_.begin());
            lock.unlock();
            const bool goes_on = deliver_(std::move(result));
            lock.lock();
            is_delivering_ = false;
            ++delivered_;
            stops_ = stops_ || !goes_on;
            if (stops_)
                results_.clear();
            changed_.notify_all();
        }
    }

    Deliver deliver_;
    Work own_work_;
    std::size_t most_waiting_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::pair<std::size_t, Task>> tasks_;
    std::map<std::size_t, Result> results_;
    std::size_t next_ = 0;      // the number of the next task
    std::size_t delivered_ = 0; // how many results were
    bool is_delivering_ = false;
    bool has_all_ = false;
    bool stops_ = false;
    std::vector<std::jthread> threads_;
};

} // namespace game
