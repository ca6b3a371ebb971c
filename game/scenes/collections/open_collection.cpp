#include "game/scenes/collections/open_collection.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

// While levels arrive, the list is ordered no more often than that.
constexpr PlayTime between_orders{1000};
// Each time the whole file is written, which takes a second if it has 100,000 puzzles; whatever
// the next screen asks for waits behind that.
constexpr std::size_t saved_every = 2000; // levels
constexpr PlayTime between_saves{10'000};

} // namespace

OpenCollection::OpenCollection(Services& services,
                               std::shared_ptr<const engine::Collection> collection)
    : services_(services), id_(collection->id), now_(services.host.now())
{
    begin(std::move(collection));
}

OpenCollection::OpenCollection(Services& services, std::string id)
    : services_(services),
      id_(std::move(id)),
      loading_(services.saves.ask(&SavedData::load_collection, id_)),
      now_(services.host.now())
{
    take_loaded();
}

OpenCollection::~OpenCollection()
{
    save_ratings();
}

void OpenCollection::begin(std::shared_ptr<const engine::Collection> collection)
{
    read_ = std::move(collection);
    collection_ = *read_;
    states_.puzzles.resize(collection_.puzzles.size());
    count_again();
    games_ = Pending(services_.saves.ask(&SavedData::games));
    list_again();
    rate_rest();
    look_at_states();
}

bool OpenCollection::take_loaded()
{
    const auto loaded = loading_.take();
    if (!loaded)
        return false;
    if (*loaded)
        begin(**loaded);
    else
        failure_ = loaded->why();
    return true;
}

// In the background, as the book may have thousands of runs.
void OpenCollection::look_at_states()
{
    auto games = games_.take();
    if (!games)
        return;
    runs_seen_ = services_.records.runs().size();
    looking_.ask([collection = read_, book = services_.records,
                  games = *std::move(games)](const engine::Cancel& cancel) {
        return states_of(*collection, book, games, cancel);
    });
    looking_.wait(in_one_frame);
    take_states();
}

bool OpenCollection::take_states()
{
    auto states = looking_.take();
    if (!states)
        return false;
    states_ = *std::move(states);
    has_states_ = true;
    count_again();
    list_again();
    return true;
}

void OpenCollection::count_again()
{
    playable_ = 0;
    solved_ = 0;
    for (std::size_t index = 0; index < count(); ++index) {
        if (puzzle(index).fault)
            continue;
        ++playable_;
        solved_ += state(index).kind == PuzzleState::Kind::Solved;
    }
}

bool OpenCollection::update(MonotonicTime now)
{
    now_ = now;
    bool is_changed = take_loaded();
    look_at_states();
    // The book may be read late and bring more runs.
    const bool is_old = has_states_ && runs_seen_ != services_.records.runs().size();
    if (is_old && !games_.is_waiting() && !looking_.is_busy())
        games_ = Pending(services_.saves.ask(&SavedData::games));
    is_changed = take_states() || is_changed;
    return take_ratings() || is_changed;
}

bool OpenCollection::is_busy() const
{
    return loading_.is_waiting() || games_.is_waiting() || looking_.is_busy() || is_rating();
}

bool OpenCollection::take_ratings()
{
    if (!takes_ratings_)
        return false;
    const bool is_over = !rating_.is_running();
    const bool has_more = take_new_ratings();
    takes_ratings_ = !is_over;
    const bool is_time = now_ - saved_at_ >= between_saves;
    if ((unsaved_ratings_.size() >= saved_every && is_time) || is_over)
        save_ratings();
    const bool depends_on_levels = sort_ == CollectionSort::Level || !search_.empty();
    if (is_over || (depends_on_levels && now_ - listed_at_ >= between_orders))
        list_again();
    return is_over || has_more;
}

// Returns whether there were any.
bool OpenCollection::take_new_ratings()
{
    std::vector<engine::PuzzleRating> more = rating_.take_into(collection_);
    if (more.empty())
        return false;
    count_again();
    std::ranges::move(more, std::back_inserter(unsaved_ratings_));
    return true;
}

// Only what is new is handed over: the file is changed where no frame waits for it, and a
// collection that was deleted meanwhile stays deleted.
void OpenCollection::save_ratings()
{
    if (!unsaved_ratings_.empty())
        services_.saves.write(adding_ratings(id_, std::exchange(unsaved_ratings_, {})));
    saved_at_ = now_;
}

void OpenCollection::rate_rest()
{
    rating_began_ = now_;
    saved_at_ = now_;
    rating_.begin(collection_);
    takes_ratings_ = rating_.is_running();
}

void OpenCollection::cancel_rating()
{
    if (!takes_ratings_)
        return;
    takes_ratings_ = false;
    rating_.cancel();
    take_new_ratings();
    save_ratings();
}

WorkProgress OpenCollection::rating_progress() const
{
    return {.passed = now_ - rating_began_, .done = rated(), .all = to_rate()};
}

std::optional<std::size_t> OpenCollection::next_unsolved(std::size_t after) const
{
    for (std::size_t step = 1; step <= count(); ++step) {
        const std::size_t index = (after + step) % count();
        if (!puzzle(index).fault && state(index).kind != PuzzleState::Kind::Solved)
            return index;
    }
    return std::nullopt;
}

std::optional<std::size_t> OpenCollection::puzzle_of(const std::string& recipe) const
{
    const auto line = line_of_recipe(recipe, last_grid_);
    const auto found =
        line ? std::ranges::find(collection_.puzzles, *line, &engine::CollectedPuzzle::line)
             : collection_.puzzles.end();
    if (found == collection_.puzzles.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - collection_.puzzles.begin());
}

void OpenCollection::list(CollectionSort sort, std::string search)
{
    sort_ = sort;
    search_ = std::move(search);
    list_again();
}

void OpenCollection::list_again()
{
    listed_ = in_order(collection_, states_.puzzles, sort_, search_, services_.texts);
    best_ = best_of(states_, services_.records, filter_);
    listed_at_ = now_;
}

void OpenCollection::change_filter()
{
    using enum engine::RunFilter;
    filter_ = filter_ == CleanOnly ? All : CleanOnly;
    best_ = best_of(states_, services_.records, filter_);
}

std::optional<engine::SharedPuzzle> OpenCollection::printed(std::size_t index) const
{
    constexpr std::size_t most_kept = 64;
    if (const auto kept = printed_.find(index); kept != printed_.end())
        return kept->second;
    if (puzzle(index).line.empty())
        return std::nullopt;
    auto read = puzzle_in(puzzle(index).line, last_grid_);
    if (!read)
        return std::nullopt;
    if (printed_.size() >= most_kept)
        printed_.clear();
    return printed_.emplace(index, *std::move(read)).first->second;
}

} // namespace game
