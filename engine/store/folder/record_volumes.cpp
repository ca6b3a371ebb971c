#include "engine/store/folder/record_volumes.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <sys/stat.h>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/base/whole_number.h"
#include "engine/store/disk/atomic_file.h"
#include "engine/store/documents/book_documents.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/json.h"
#include "engine/store/folder/quarantine.h"
#include "engine/store/folder/save_files.h"
#include "engine/store/folder/store_messages.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view first_name = "records.book";
constexpr std::string_view name_start = "records-";
constexpr std::string_view name_end = ".book";

std::int64_t nanoseconds(const timespec& time)
{
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

// The volumes in which runs are. A run is recognised by its game or, if an earlier version wrote it
// without one, by what was played: it may have got the id of its game since.
class Homes {
public:
    void add(const Record& run, std::size_t volume)
    {
        if (run.game.empty())
            plays_.emplace(&run, volume);
        else
            games_.emplace(run.game, volume);
    }

    // Returns the volume of each run without a game once; nothing when no more are left.
    std::optional<std::size_t> take(const Record& run)
    {
        const auto game = games_.find(run.game);
        if (game != games_.end())
            return game->second;
        const auto play = plays_.lower_bound(&run);
        if (play == plays_.end() || comes_before(&run, play->first))
            return std::nullopt;
        const std::size_t volume = play->second;
        plays_.erase(play);
        return volume;
    }

private:
    static bool comes_before(const Record* one, const Record* other)
    {
        return std::tie(one->date, one->time, one->category, one->seed, one->fill_times) <
               std::tie(other->date, other->time, other->category, other->seed, other->fill_times);
    }

    std::map<std::string_view, std::size_t> games_;
    std::multimap<const Record*, std::size_t, decltype(&comes_before)> plays_{&comes_before};
};

} // namespace

std::string volume_name(int number)
{
    ENSURE(number >= 1 && number <= last_volume);
    if (number == 1)
        return std::string(first_name);
    return std::string(name_start) + std::to_string(number) + std::string(name_end);
}

std::optional<int> volume_number(std::string_view name)
{
    if (name == first_name)
        return 1;
    if (!name.starts_with(name_start) || !name.ends_with(name_end))
        return std::nullopt;
    std::string_view rest = name.substr(name_start.size());
    const auto number = take_number(rest, 2, last_volume);
    return number && volume_name(*number) == name ? number : std::nullopt;
}

VolumeNumbers volumes_in(SystemCalls& system, const fs::path& folder)
{
    std::vector<std::string> names;
    VolumeNumbers there{.numbers = {1}, .error = list(system, folder, names)};
    if (there.error == std::errc::no_such_file_or_directory ||
        there.error == std::errc::not_a_directory)
        there.error = {};
    const std::string backup = backup_of("").string();
    for (std::string_view name : names) {
        if (const auto number = volume_number(original_name(std::string(name))))
            there.set_aside.insert(*number);
        if (name.ends_with(backup))
            name.remove_suffix(backup.size());
        if (const auto number = volume_number(name))
            there.numbers.insert(*number);
    }
    return there;
}

const FoundVolume* FoundBook::unreadable() const
{
    const auto found = std::ranges::find(volumes, FileState::Unreadable, &FoundVolume::state);
    return found == volumes.end() ? nullptr : &*found;
}

const FoundVolume* FoundBook::not_writable() const
{
    const auto found = std::ranges::find(volumes, false, &FoundVolume::may_be_written);
    return found == volumes.end() ? nullptr : &*found;
}

RecordVolumes::RecordVolumes(SystemCalls& system, fs::path folder, std::size_t most_runs)
    : system_(&system), folder_(std::move(folder)), most_runs_(most_runs)
{
    ENSURE(most_runs_ >= 1);
}

const RecordBook& RecordVolumes::book() const
{
    if (book_)
        return *book_;
    RunPages runs;
    for (const auto& [number, volume] : volumes_) {
        for (const RunPages::Page& page : volume.runs.shared_pages())
            runs.add_page(page);
    }
    return book_.emplace(std::move(runs));
}

FoundBook RecordVolumes::find()
{
    const VolumeNumbers there = volumes_in(*system_, folder_);
    FoundBook found;
    if (there.error) {
        FoundVolume all;
        all.state = FileState::Unreadable;
        all.unread = all.path = folder_;
        all.error = there.error;
        all.may_be_written = false;
        found.volumes.push_back(std::move(all));
        return found;
    }
    const std::size_t gone = std::erase_if(
        volumes_, [&there](const auto& volume) { return !there.numbers.contains(volume.first); });
    if (gone > 0)
        book_.reset();
    std::optional<DigestReader> digest;
    if (!std::exchange(digest_is_read_, true)) {
        digest.emplace(read_digest(*system_, folder_));
        digest_is_useless_ = !digest->is_whole() || digest->is_mostly_waste();
    }
    for (const int number : there.numbers)
        found.volumes.push_back(find_volume(number, digest ? &*digest : nullptr));
    found.book = book();
    return found;
}

FoundVolume RecordVolumes::find_volume(int number, const DigestReader* digest)
{
    const fs::path path = path_of(number);
    FoundVolume found;
    found.path = path;
    // Asked before the file is read: if it is replaced meanwhile, it is read again next time.
    const auto mark = mark_of(path);
    if (mark && is_as_known(number, *mark, digest)) {
        found.state = FileState::Good;
        return found;
    }
    const auto known = volumes_.find(number);
    ContentSum content;
    bool is_same = false;
    const FileWithBackup file = records_file(*system_, path);
    const auto read = file.read<RunPages>([&](std::string_view bytes) -> std::optional<RunPages> {
        content = sum_of(bytes);
        is_same = known != volumes_.end() && known->second.content == content;
        if (is_same)
            return known->second.runs;
        auto document = from_json<RecordsDocument>(bytes);
        if (document && is_id(document->known_list))
            list_mark_ = document->known_list;
        const auto book = document ? from_document(*std::move(document)) : std::nullopt;
        return book ? std::optional(book->runs()) : std::nullopt;
    });
    static_cast<FoundFile&>(found) = read;
    // A newer backup alone is in nobody's way: it stays when the file is written.
    const bool is_newer =
        read.state == FileState::Newer && file.read_copy(path).state != FileState::Missing;
    found.may_be_written = read.state != FileState::Unreadable && !is_newer;
    if (!is_same)
        book_.reset();
    if (read.value)
        volumes_[number] = {.runs = *read.value,
                            .mark = read.from_backup ? std::nullopt : mark,
                            .content = content,
                            .was_restored = read.from_backup};
    else
        volumes_.erase(number);
    return found;
}

// Whether the runs of the volume need not be read, as its file has not changed.
bool RecordVolumes::is_as_known(int number, const FileMark& mark, const DigestReader* digest)
{
    if (const auto known = volumes_.find(number);
        known != volumes_.end() && known->second.mark == mark) {
        known->second.was_unchanged = true;
        return true;
    }
    auto entry = digest == nullptr ? std::nullopt : digest->entry(number, mark);
    if (!entry)
        return false;
    volumes_[number] = {.runs = std::move(entry->runs),
                        .mark = mark,
                        .content = entry->content,
                        .was_unchanged = true,
                        .is_in_digest = true,
                        .is_from_digest = true};
    book_.reset();
    return true;
}

std::optional<FileMark> RecordVolumes::mark_of(const fs::path& path) const
{
    struct stat status = {};
    if (system_->status(path.c_str(), status) != 0 || !S_ISREG(status.st_mode))
        return std::nullopt;
    return FileMark{status.st_dev, status.st_ino, status.st_size, nanoseconds(status.st_mtim),
                    nanoseconds(status.st_ctim)};
}

// The digest.

bool RecordVolumes::grows_no_more(int number, const Volume& volume) const
{
    return number != volumes_.rbegin()->first || volume.runs.size() >= most_runs_;
}

// An empty file has no size by which a change would show.
std::vector<int> RecordVolumes::missing_in_digest() const
{
    std::vector<int> missing;
    for (const auto& [number, volume] : volumes_) {
        const bool is_known = volume.mark && volume.content && std::get<2>(*volume.mark) > 0;
        if (is_known && !volume.is_in_digest && grows_no_more(number, volume))
            missing.push_back(number);
    }
    return missing;
}

RecordVolumes::Maintenance RecordVolumes::maintain()
{
    if (std::exchange(digest_is_useless_, false)) {
        digest_is_writable_ = !remove_digest(*system_, folder_);
        for (auto& [number, volume] : volumes_)
            volume.is_in_digest = false;
        return Maintenance::More;
    }
    if (digest_is_writable_) {
        std::vector<int> missing = missing_in_digest();
        constexpr std::size_t most_at_once = 16;
        missing.resize(std::min(missing.size(), most_at_once));
        if (!missing.empty())
            return add_to_digest(missing);
    }
    for (auto& [number, volume] : volumes_) {
        if (std::exchange(volume.is_from_digest, false))
            return is_as_in_digest(number, volume) ? Maintenance::More : Maintenance::Damaged;
    }
    return Maintenance::Done;
}

// A digest that can't be written is given up until the next start.
RecordVolumes::Maintenance RecordVolumes::add_to_digest(const std::vector<int>& numbers)
{
    std::vector<DigestEntry> entries;
    for (const int number : numbers) {
        const Volume& volume = volumes_.at(number);
        entries.push_back({number, *volume.mark, *volume.content, volume.runs});
    }
    digest_is_writable_ = !append_to_digest(*system_, folder_, entries);
    for (const int number : numbers)
        volumes_.at(number).is_in_digest = digest_is_writable_;
    return Maintenance::More;
}

// A file that can't be read now says nothing, and one that has changed meanwhile is read anyway.
bool RecordVolumes::is_as_in_digest(int number, Volume& volume) const
{
    const fs::path path = path_of(number);
    if (!volume.mark || mark_of(path) != volume.mark)
        return true;
    const Copy copy = records_file(*system_, path).read_copy(path);
    if (copy.state == FileState::Unreadable ||
        (copy.state == FileState::Good && sum_of(copy.content) == volume.content))
        return true;
    volume.mark.reset();
    volume.content.reset();
    return false;
}

// Writing.

// After the highest number, the lowest one that is free.
int RecordVolumes::next_number(const std::vector<PlannedVolume>& plan)
{
    int number = plan.back().number;
    const auto is_taken = [&number](const PlannedVolume& volume) {
        return volume.number == number;
    };
    do
        number = number % last_volume + 1;
    while (std::ranges::any_of(plan, is_taken));
    return number;
}

// Each run that is on disk stays in its volume. The others go into the last one and, when that is
// full, into new ones; within a volume the order is that of the book. Pages that the book shares
// with a volume are where they were.
std::vector<RecordVolumes::PlannedVolume> RecordVolumes::planned(const RecordBook& all) const
{
    std::set<const RunPage*> pages;
    for (const RunPages::Page& page : all.runs().shared_pages())
        pages.insert(page.get());
    std::vector<PlannedVolume> plan;
    std::map<const RunPage*, std::size_t> home_of_page;
    Homes homes;
    for (const auto& [number, volume] : volumes_) {
        for (const RunPages::Page& page : volume.runs.shared_pages()) {
            if (pages.contains(page.get()))
                home_of_page.emplace(page.get(), plan.size());
            else
                for (const Record& run : page->runs())
                    homes.add(run, plan.size());
        }
        plan.push_back({number});
    }
    if (plan.empty())
        plan.push_back({1});
    // of the runs on the other pages
    std::vector<std::optional<std::size_t>> places;
    const std::optional last = plan.size() - 1;
    std::size_t in_last = 0;
    all.runs().for_each_page([&](const RunPage& page, std::size_t) {
        if (const auto home = home_of_page.find(&page); home != home_of_page.end()) {
            in_last += home->second == last ? page.runs().size() : 0;
            return;
        }
        for (const Record& run : page.runs()) {
            places.push_back(homes.take(run));
            in_last += places.back() == last ? 1 : 0;
        }
    });
    put_in_volumes(plan, all, home_of_page, places, in_last);
    return plan;
}

void RecordVolumes::put_in_volumes(std::vector<PlannedVolume>& plan,
                                   const RecordBook& all,
                                   const std::map<const RunPage*, std::size_t>& home_of_page,
                                   const std::vector<std::optional<std::size_t>>& places,
                                   std::size_t in_last) const
{
    auto place = places.begin();
    const auto put = [&](const Record& run) {
        if (!*place && in_last >= most_runs_) {
            plan.push_back({next_number(plan)});
            in_last = 0;
        }
        in_last += *place ? 0 : 1;
        plan[place->value_or(plan.size() - 1)].runs.push_back(run);
        ++place;
    };
    for (const RunPages::Page& page : all.runs().shared_pages()) {
        const auto home = home_of_page.find(page.get());
        if (home == home_of_page.end())
            std::ranges::for_each(page->runs(), put);
        else
            plan[home->second].runs.add_page(page);
    }
    std::ranges::for_each(all.runs().last_page().runs(), put);
    for (PlannedVolume& volume : plan)
        volume.runs.seal();
}

Attempt RecordVolumes::write(const RecordBook& all)
{
    const std::vector<PlannedVolume> plan = planned(all);
    for (const PlannedVolume& volume : std::views::reverse(plan)) {
        const auto known = volumes_.find(volume.number);
        const bool is_there = known != volumes_.end() && !known->second.was_restored;
        if (is_there && known->second.runs == volume.runs)
            continue;
        book_.reset();
        if (Attempt written = write_volume(volume); !written)
            return written;
    }
    return Done{};
}

Attempt RecordVolumes::write_volume(const PlannedVolume& volume)
{
    const fs::path path = path_of(volume.number);
    auto expected = FileWithBackup::Expected::NoGoodFile;
    if (const auto known = volumes_.find(volume.number); known != volumes_.end()) {
        expected = FileWithBackup::Expected::Anything;
        known->second.mark.reset();
        if (const std::error_code error = confirm(path, known->second))
            return not_saved_over_unread(path, error);
    }
    const std::int64_t runs = volume.runs.size();
    RecordsDocument document = to_document(RecordBook(volume.runs));
    document.known_list = list_mark_;
    const std::string content = to_json(document);
    const auto written = records_file(*system_, path).write(content, runs, first_version, expected);
    if (!written.error)
        volumes_[volume.number] = {.runs = volume.runs, .content = sum_of(content)};
    return save_result(written, path);
}

// Where times are coarse, another copy can change a file and leave its mark as it was. So what is
// to be overwritten is read, if find() has not done so.
std::error_code RecordVolumes::confirm(const fs::path& path, const Volume& volume) const
{
    if (!volume.was_unchanged)
        return {};
    const Copy copy = records_file(*system_, path).read_copy(path);
    if (copy.error)
        return copy.error;
    const bool is_same =
        copy.state == FileState::Good && volume.content && sum_of(copy.content) == *volume.content;
    return is_same ? std::error_code{}
                   : std::make_error_code(std::errc::resource_unavailable_try_again);
}

Attempt RecordVolumes::remove()
{
    VolumeNumbers there = volumes_in(*system_, folder_);
    if (there.error)
        return not_saved(folder_, there.error);
    there.numbers.merge(there.set_aside);
    volumes_.clear();
    book_.reset();
    if (const std::error_code error = remove_digest(*system_, folder_))
        return not_saved(folder_ / digest_name, error);
    for (const int number : std::views::reverse(there.numbers)) {
        const fs::path path = path_of(number);
        if (const std::error_code error = remove_for_good(*system_, path))
            return not_saved(path, error);
    }
    return Done{};
}

} // namespace engine
