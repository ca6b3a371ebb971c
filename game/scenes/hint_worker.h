#pragma once
// Looks for hints beside the screen, on a thread of its own, so that no frame waits for one.

#include <atomic>
#include <future>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/hints/hint.h"

namespace game {

struct HintQuestion {
    engine::HintPosition position;
    engine::HintWish wish = {};
    bool asks_for_trouble = true; // wrong digits and missing notes come before any step
    std::shared_ptr<const engine::Chart> chart = {}; // made when there is none
};

// One of the two, or nothing at all when no technique finds a step.
struct HintAnswer {
    std::shared_ptr<const engine::Chart> chart; // the candidates live no longer than it
    std::optional<engine::Trouble> trouble = {};
    std::optional<engine::Candidates> candidates = {};
    std::vector<engine::Step> steps = {};
};

HintAnswer answer(const HintQuestion& question);

class HintWorker {
public:
    // What it looked for before is given up.
    void start(HintQuestion question);
    void wait(engine::PlayTime at_most) const;
    bool is_busy() const { return search_.answer.valid(); }
    // Each answer comes only once.
    std::optional<HintAnswer> take();

private:
    // Who lets go of it waits for its end, which comes soon.
    struct Search {
        Search() = default;
        Search(Search&&) = default;
        Search& operator=(Search&& other) noexcept;
        Search(const Search&) = delete;
        Search& operator=(const Search&) = delete;
        ~Search() { give_up(); }
        void give_up();
        bool is_done() const;

        std::shared_ptr<std::atomic<bool>> stop;
        std::future<HintAnswer> answer;
    };

    Search search_;
    std::vector<Search> forgotten_; // are not done yet
};

} // namespace game
