#include <iostream>
#include <memory>

#include "engine/rules/layout.h"
#include "tests/bench/tables/sound_check.h"
#include "tests/bench/tables/text_table.h"
#include "tests/bench/teach/commands.h"

namespace bench {

namespace {

void show_techniques(const Soundness& found)
{
    TextTable table({"technique", "on the way", "of all", "in ratings"});
    for (const engine::Technique* technique : engine::all_techniques()) {
        const SoundCount& count = found.counts[rank_of(technique)];
        table.add({technique->id, std::to_string(count.on_the_way), std::to_string(count.of_all),
                   std::to_string(count.rated)});
    }
    std::cout << table.text();
}

void show_kinds(const Soundness& found)
{
    TextTable table({"layout and level", "puzzles"});
    for (const auto& [kind, count] : found.kinds)
        table.add({kind, std::to_string(count)});
    std::cout << table.text();
}

int run(const SoundRules& rules)
{
    const auto tell_wrong = [](const std::string& line) {
        std::cerr << "\nwrong: " << line << std::endl;
    };
    const auto tell_progress = [&](std::uint64_t puzzles) {
        std::cerr << '\r' << puzzles << " of " << rules.puzzles << " puzzles" << std::flush;
    };
    const Soundness found = check_sound(rules, tell_wrong, tell_progress);
    std::cerr << '\n';
    show_kinds(found);
    std::cout << '\n';
    show_techniques(found);
    std::uint64_t steps = 0;
    for (const SoundCount& count : found.counts)
        steps += count.on_the_way + count.of_all + count.rated;
    std::cout << '\n'
              << found.puzzles << " puzzles, " << steps << " steps, " << found.wrong.size()
              << " puzzles with a wrong step\n";
    for (const auto& [number, line] : found.wrong)
        std::cout << line << '\n';
    return found.wrong.empty() ? 0 : 1;
}

} // namespace

void add_sound(CLI::App& app, int& status)
{
    CLI::App* command =
        app.add_subcommand("sound", "Holds every step of every technique against the solution");
    const auto rules = std::make_shared<SoundRules>();
    const auto is_layout = [](const std::string& id) {
        return engine::find_layout(id) ? std::string() : "no layout is called '" + id + "'";
    };
    command->add_option("--puzzles", rules->puzzles, "How many");
    command->add_option("--layout", rules->layouts, "Ids of layouts; without, all")
        ->check(CLI::Validator(is_layout, "ID"));
    command->add_option("--seed", rules->seed, "Another seed takes other puzzles");
    command->add_option("--thorough", rules->thorough_each,
                        "Of so many one is looked at for all steps in every position; 0: none");
    command->add_option("--seconds", rules->seconds, "End after this time; 0: when all are done");
    command->add_option("--threads", rules->threads, "0: one for each processor");
    command->callback([rules, &status] { status = run(*rules); });
}

} // namespace bench
