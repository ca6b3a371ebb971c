// The members of runs, games and puzzles, which are said once: each of them is stored, in every
// form.

#include "engine/base/member.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/store/documents/book_documents.h"
#include "engine/store/documents/json.h"
#include "engine/store/folder/records_digest.h"
#include "engine/store/folder/run_lists.h"

namespace engine {
namespace {

struct Anything {
    template <typename Type>
    operator Type() const; // not defined: it only stands for a member's value
};

template <typename Type, typename... Values>
consteval int members_of()
{
    if constexpr (requires { Type{Values{}..., Anything{}}; })
        return members_of<Type, Values..., Anything>();
    else
        return sizeof...(Values);
}

template <typename Type>
void expect_complete(int not_stored = 0)
{
    std::set<std::string> names;
    Type document{};
    document.for_each_member(document, [&names](const Member& member, const auto&) {
        EXPECT_TRUE(names.insert(member.name).second) << member.name << " is there twice";
    });
    EXPECT_EQ(std::ssize(names), members_of<Type>() - not_stored)
        << "the last is " << *names.rbegin();
}

TEST(Members, AreAllSaid)
{
    expect_complete<RunStats>();
    expect_complete<Record>();
    expect_complete<ArcadeResult>();
    expect_complete<Rival>();
    expect_complete<SavedInput>();
    constexpr int id_and_recipe = 2;
    expect_complete<GameSummary>(id_and_recipe);
    expect_complete<HouseDocument>();
    expect_complete<CageDocument>();
    expect_complete<GridDocument>();
    expect_complete<PuzzleDocument>();
    expect_complete<SpecDocument>();
    expect_complete<NotesDocument>();
    expect_complete<BoardDocument>();
    expect_complete<BookmarkDocument>();
    expect_complete<StartDocument>();
    expect_complete<GameDocument>();
    expect_complete<RecordsDocument>();
    expect_complete<ReplayDocument>();
    expect_complete<ArcadeTableDocument>();
    expect_complete<ArcadePastDocument>();
    expect_complete<ArcadeDocument>();
}

// Gives each member another value than it has, and than the others have.
struct Fill {
    int* number;

    void operator()(const Member&, std::string& text) const
    {
        text = "text " + std::to_string(++*number);
    }
    void operator()(const Member&, bool& yes) const { yes = true; }
    void operator()(const Member&, std::integral auto& value) const { value = ++*number; }
    void operator()(const Member&, PlayTime& time) const { time = PlayTime{++*number}; }
    void operator()(const Member&, std::vector<PlayTime>& times) const
    {
        times = {PlayTime{++*number}, PlayTime{++*number}};
    }
};

Record full_run()
{
    Record run;
    int number = 1000;
    for_each_value(run, Fill{&number});
    return run;
}

TEST(Members, OfARunComeBackFromEveryForm)
{
    const Record run = full_run();
    const std::string json = to_json(to_document(RecordBook({run})));
    EXPECT_EQ(from_json<RecordsDocument>(json)->runs, std::vector{run});
    const DigestEntry entry{1, {}, {}, RunPages({run})};
    EXPECT_EQ(DigestReader(to_bytes(entry)).entry(1, {})->runs.in_one(), std::vector{run});
    Record listed = run;
    listed.deleted = false; // deleted runs are not listed
    const auto list = read_runs_csv(runs_as_csv(RecordBook({listed})));
    ASSERT_TRUE(list) << in_english(list.why());
    listed.from_list |= is_from_list;
    EXPECT_EQ(list->runs().in_one(), std::vector{listed});
}

TEST(Members, OfALaterVersionAreLeftOutWhileTheyAreZero)
{
    const std::string json = to_json(to_document(RecordBook({Record()})));
    const std::string full = to_json(to_document(RecordBook({full_run()})));
    Record run;
    for_each_value(run, [&](const Member& member, const auto&) {
        const std::string name = '"' + std::string(member.name) + '"';
        EXPECT_EQ(json.find(name) == std::string::npos, member.is_later) << name;
        EXPECT_NE(full.find(name), std::string::npos) << name;
    });
}

// Takes a member out of its object.
std::string take_member(std::string& json, std::string_view name)
{
    const std::size_t begin = json.find('"' + std::string(name) + "\":");
    const bool is_last = json.find("\n}", begin) < json.find(",\n\"", begin);
    const std::size_t end = json.find(is_last ? "\n}" : ",\n\"", begin);
    const std::string member = json.substr(begin, end - begin);
    // With the comma and the break before or after it.
    json.erase(is_last ? begin - 2 : begin, member.size() + 2);
    return member;
}

TEST(Members, OfALaterVersionAreFoundAndMissedWhereverTheyAre)
{
    const Record run = full_run();
    const std::string json = to_json(to_document(RecordBook({run})));
    int later = 0;
    for_each_value(run, [&](const Member& moved, const auto&) {
        if (!moved.is_later)
            return;
        ++later;
        std::string other = json;
        std::size_t object = other.find('"' + std::string(moved.name) + "\":");
        for (int depth = 1; depth > 0;)
            depth += other[--object] == '}' ? 1 : other[object] == '{' ? -1 : 0;
        const std::string member = take_member(other, moved.name);
        Record without = run;
        for_each_value(without, [&moved](const Member& each, auto& value) {
            if (std::string_view(each.name) == moved.name)
                value = {};
        });
        ASSERT_TRUE(from_json<RecordsDocument>(other)) << other;
        EXPECT_EQ(from_json<RecordsDocument>(other)->runs, std::vector{without}) << moved.name;
        other.insert(object + 1, member + ',');
        ASSERT_TRUE(from_json<RecordsDocument>(other)) << other;
        EXPECT_EQ(from_json<RecordsDocument>(other)->runs, std::vector{run}) << moved.name;
    });
    EXPECT_GT(later, 5);
}

} // namespace
} // namespace engine
