#include "game/app/disk_keeper.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/base/ensure.h"

namespace game {

DiskKeeper::DiskKeeper(engine::SaveFolder folder, std::function<void()> wake, DiskPatience patience)
    : folder_(std::move(folder)),
      wake_(std::move(wake)),
      patience_(patience),
      told_read_only_(folder_.is_read_only()),
      thread_([this](const std::stop_token& stop) { work(stop); })
{
}

DiskKeeper::~DiskKeeper()
{
    (void)finish();
}

engine::Attempt DiskKeeper::finish()
{
    thread_.request_stop();
    if (thread_.joinable())
        thread_.join();
    if (failed_.empty())
        return engine::Done{};
    return engine::Failure{last_failure_};
}

void DiskKeeper::keep(const engine::SavedGame& game)
{
    const auto kept = std::make_shared<const engine::SavedGame>(game);
    const auto save = [kept](engine::SaveFolder& folder) {
        return folder.save(*kept);
    };
    ask_for({"game " + game.id, Deed::Keep, save, kept});
}

void DiskKeeper::keep(const engine::RecordBook& records)
{
    ask_for({"records", Deed::Keep, [records](engine::SaveFolder& folder) {
                 return folder.save(records);
             }});
}

void DiskKeeper::keep(const Settings& settings)
{
    ask_for({"settings", Deed::Keep, [text = to_text(settings)](engine::SaveFolder& folder) {
                 return folder.save_settings(text);
             }});
}

void DiskKeeper::forget_game(const std::string& id)
{
    ask_for({"game " + id, Deed::Forget, [id](engine::SaveFolder& folder) {
                 return folder.forget_game(id);
             }});
}

// The latest wish for a thing takes the place of an earlier one, but a thing that is to be
// forgotten is kept first: until its record is safe, what is on disk must be the finished game.
void DiskKeeper::ask_for(Wish wish)
{
    const std::lock_guard lock(mutex_);
    const auto is_replaced = [&wish](const Wish& other) {
        return other.name == wish.name && (wish.deed == Deed::Keep || other.deed == Deed::Forget);
    };
    if (all_is_written())
        waits_since_ = std::chrono::steady_clock::now();
    std::erase_if(failed_, is_replaced);
    std::erase_if(waiting_, is_replaced);
    waiting_.push_back(std::move(wish));
    changed_.notify_all();
}

void DiskKeeper::let_last_one_be_kept()
{
    std::unique_lock lock(mutex_);
    if (trouble_ || too_slow_)
        return;
    changed_.wait_for(lock, patience_.in_a_frame, [this] { return trouble_ || all_is_written(); });
}

bool DiskKeeper::is_behind()
{
    const std::lock_guard lock(mutex_);
    if (trouble_ || too_slow_ || all_is_written())
        return false;
    too_slow_ = std::chrono::steady_clock::now() - waits_since_ >= patience_.for_last_save;
    is_waited_for_ = !too_slow_;
    return is_waited_for_;
}

// Mostly the answer comes at once: then the screen need not say that it waits.
template <typename Answer, typename Read>
std::future<Answer> DiskKeeper::ask(Read read)
{
    const auto task =
        std::make_shared<std::packaged_task<Answer(engine::SaveFolder&, const Games&)>>(
            std::move(read));
    std::future<Answer> answer = task->get_future();
    {
        const std::lock_guard lock(mutex_);
        if (finished_)
            (*task)(folder_, {});
        else
            questions_.emplace_back([task](engine::SaveFolder& folder, const Games& unsaved) {
                (*task)(folder, unsaved);
            });
        changed_.notify_all();
    }
    answer.wait_for(patience_.in_a_frame);
    return answer;
}

std::future<std::vector<engine::GameSummary>> DiskKeeper::games()
{
    return ask<std::vector<engine::GameSummary>>(
        [](engine::SaveFolder& folder, const Games& unsaved) {
            auto games = folder.games();
            for (const auto& mine : unsaved) {
                std::erase_if(games, [&mine](const auto& game) { return game.id == mine->id; });
                games.push_back(engine::summary_of(*mine));
            }
            std::ranges::stable_sort(games, std::greater(), &engine::GameSummary::saved);
            return games;
        });
}

std::future<engine::Result<engine::SavedGame>> DiskKeeper::load_game(const std::string& id)
{
    return ask<engine::Result<engine::SavedGame>>(
        [id](engine::SaveFolder& folder,
             const Games& unsaved) -> engine::Result<engine::SavedGame> {
            const auto mine =
                std::ranges::find(unsaved, id, [](const auto& game) { return game->id; });
            if (mine != unsaved.end())
                return **mine;
            return folder.load_game(id);
        });
}

std::future<engine::RecordBook> DiskKeeper::load_records()
{
    const auto answer = std::make_shared<std::promise<engine::RecordBook>>();
    std::future<engine::RecordBook> book = answer->get_future();
    {
        const std::lock_guard lock(mutex_);
        ENSURE(!std::exchange(records_are_asked_for_, true));
        questions_.emplace_back([this, answer](engine::SaveFolder& folder, const Games&) {
            const engine::RecordBook read = folder.load_records();
            if (folder.records_are_read())
                return answer->set_value(read);
            unread_records_ = answer;
            next_reading_ = std::chrono::steady_clock::now() + patience_.until_next_try;
        });
        changed_.notify_all();
    }
    book.wait_for(patience_.in_a_frame);
    return book;
}

// Somebody waits for the book, which could not be read so far.
void DiskKeeper::read_records_again(std::unique_lock<std::mutex>& lock)
{
    lock.unlock();
    const auto book = folder_.read_records_again();
    if (book)
        std::exchange(unread_records_, nullptr)->set_value(*book);
    lock.lock();
    next_reading_ = std::chrono::steady_clock::now() + patience_.until_next_try;
    if (collect_notices() || book)
        wake_();
}

// True when there were any.
bool DiskKeeper::collect_notices()
{
    const std::vector<engine::StoreNotice> more = folder_.take_notices();
    std::ranges::copy(more, std::back_inserter(notices_));
    return !more.empty();
}

// Asked for in every frame: it never waits for the disk.
std::vector<engine::StoreNotice> DiskKeeper::take_notices()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(notices_, {});
}

std::optional<engine::Message> DiskKeeper::trouble() const
{
    const std::lock_guard lock(mutex_);
    return trouble_;
}

bool DiskKeeper::is_still_saving() const
{
    const std::lock_guard lock(mutex_);
    return too_slow_ && !all_is_written();
}

void DiskKeeper::work(const std::stop_token& stop)
{
    std::unique_lock lock(mutex_);
    for (bool last = false; !last;) {
        const auto asked = [this] {
            return !waiting_.empty() || !questions_.empty();
        };
        if (const auto next = next_try())
            changed_.wait_until(lock, stop, *next, asked);
        else
            changed_.wait(lock, stop, asked);
        last = stop.stop_requested();
        const auto now = std::chrono::steady_clock::now();
        if (last || now >= next_writing_)
            fulfil_all(lock);
        // What is read was written before, also what came while other things were written.
        while (!waiting_.empty())
            fulfil_all(lock);
        if (unread_records_ && now >= next_reading_)
            read_records_again(lock);
        answer_all(lock);
    }
    finished_ = true;
}

// Nothing when there is nothing to be tried again.
std::optional<DiskKeeper::Time> DiskKeeper::next_try() const
{
    if (failed_.empty() && !unread_records_)
        return std::nullopt;
    if (failed_.empty())
        return next_reading_;
    return unread_records_ ? std::min(next_writing_, next_reading_) : next_writing_;
}

void DiskKeeper::fulfil_all(std::unique_lock<std::mutex>& lock)
{
    // What failed was asked for before what waits.
    Wishes wishes = std::exchange(failed_, {});
    std::ranges::move(std::exchange(waiting_, {}), std::back_inserter(wishes));
    if (wishes.empty())
        return;
    // What was finished later may have replaced the records that a game waits for.
    std::ranges::stable_partition(wishes, [](const Wish& wish) { return wish.deed == Deed::Keep; });
    writing_ = true;
    std::vector<std::string> not_done;
    for (Wish& wish : wishes) {
        const bool others_failed = std::ranges::any_of(
            not_done, [&wish](const std::string& name) { return name != wish.name; });
        if (wish.deed == Deed::Forget && others_failed) {
            not_done.push_back(wish.name);
            put_off(std::move(wish));
            continue;
        }
        lock.unlock();
        const engine::Attempt attempt = wish.fulfil(folder_);
        lock.lock();
        if (!attempt) {
            note_failure(attempt.why());
            not_done.push_back(wish.name);
            put_off(std::move(wish));
        } else if (wish.deed == Deed::Forget) {
            // Also when it could not be kept before.
            const std::string& name = wish.name;
            std::erase(not_done, name);
            std::erase_if(failed_, [&name](const Wish& other) { return other.name == name; });
        }
    }
    writing_ = false;
    end_round(not_done.empty());
}

void DiskKeeper::end_round(bool all_done)
{
    const Time now = std::chrono::steady_clock::now();
    const bool was_too_slow = too_slow_;
    too_slow_ = now - waits_since_ >= patience_.for_last_save;
    waits_since_ = now;
    next_writing_ = now + patience_.until_next_try;
    const bool trouble_ends = all_done && trouble_;
    if (all_done) {
        trouble_.reset();
        told_read_only_ = false;
    }
    const bool was_waited_for = std::exchange(is_waited_for_, false);
    if (collect_notices() || trouble_ends || was_waited_for || was_too_slow)
        wake_();
    changed_.notify_all();
}

void DiskKeeper::answer_all(std::unique_lock<std::mutex>& lock)
{
    const std::vector<Question> questions = std::exchange(questions_, {});
    if (questions.empty())
        return;
    Games unsaved;
    for (const Wish& wish : failed_) {
        if (wish.game)
            unsaved.push_back(wish.game);
    }
    lock.unlock();
    for (const Question& question : questions)
        question(folder_, unsaved);
    lock.lock();
    (void)collect_notices();
    wake_();
}

void DiskKeeper::put_off(Wish wish)
{
    const auto replaces_it = [&wish](const Wish& newer) {
        return newer.name == wish.name && (newer.deed == Deed::Keep || wish.deed == Deed::Forget);
    };
    if (std::ranges::none_of(waiting_, replaces_it))
        failed_.push_back(std::move(wish));
}

// Once for a row of failures: the next is told only after all was written in between.
void DiskKeeper::note_failure(const engine::Message& why)
{
    last_failure_ = why;
    if (trouble_)
        return;
    trouble_ = engine::Message{engine::N_("Not saved: trying again every 10 seconds")};
    if (!told_read_only_)
        notices_.push_back({*trouble_, why, engine::Lasts::UntilSaved});
    wake_();
}

} // namespace game
