#include <iostream>
#include <memory>

#include "tests/bench/tables/commands.h"
#include "tests/bench/tables/machine.h"
#include "tests/bench/tables/making_table.h"
#include "tests/bench/tables/our_makers.h"
#include "tests/bench/tables/qqwing.h"

namespace bench {

namespace {

struct MakersAsked {
    std::vector<std::string> layouts;
    std::vector<std::string> generators;
    std::string only;
    std::string symmetry = "none";
    MakingRules rules;
};

void show_layout(const engine::Layout& layout, const MakersAsked& asked)
{
    std::vector<Maker> makers = our_makers(layout, *engine::find_symmetry(asked.symmetry));
    const auto qqwing = qqwing_maker();
    if (qqwing && layout.id == "9x9")
        makers.push_back(*qqwing);
    std::erase_if(makers, [&](const Maker& maker) {
        return maker.name.find(asked.only) == std::string::npos;
    });
    std::cout << '\n' << making_table(layout.id, makers, asked.rules) << std::flush;
}

// Returns false if a layout is unknown.
bool show_layouts(const MakersAsked& asked)
{
    if (asked.layouts.empty()) {
        for (const engine::Layout& layout : engine::all_layouts())
            show_layout(layout, asked);
    }
    for (const std::string& id : asked.layouts) {
        const auto layout = engine::find_layout(id);
        if (!layout) {
            std::cerr << "no layout is called '" << id << "'\n";
            return false;
        }
        show_layout(*layout, asked);
    }
    return true;
}

// Returns false if one of the programs can't be run.
bool show_generators(const std::vector<std::string>& generators)
{
    std::vector<OutsideMaking> makings;
    for (const std::string& words : generators) {
        auto making = run_outside_maker(words);
        if (making)
            makings.push_back(*std::move(making));
        else
            std::cerr << "left out: " << engine::in_english(making.why()) << '\n';
    }
    if (!makings.empty())
        std::cout << '\n' << outside_table(makings);
    return makings.size() == generators.size();
}

Status show(const MakersAsked& asked)
{
    std::cout << machine_line() << '\n';
    return show_layouts(asked) && show_generators(asked.generators) ? fine : wrong_use;
}

} // namespace

void add_symmetry(CLI::App& command, std::string& id)
{
    command.add_option("--symmetry", id, "Of the pattern of givens")
        ->check(CLI::Validator(
            [](const std::string& text) {
                return engine::find_symmetry(text) ? std::string()
                                                   : "no symmetry is called '" + text + "'";
            },
            "ID"));
}

void add_makers(CLI::App& app, int& status)
{
    CLI::App* command = app.add_subcommand("makers", "Full grids and puzzles on every layout");
    const auto asked = std::make_shared<MakersAsked>();
    command->add_option("--layout", asked->layouts, "Ids of layouts; without, all");
    command->add_option("--only", asked->only, "Kinds whose name has this in it, like extreme");
    add_symmetry(*command, asked->symmetry);
    command->add_option("--count", asked->rules.count, "Things to make of each kind")
        ->check(CLI::PositiveNumber);
    command->add_option("--seconds", asked->rules.seconds, "Of processor time for each kind")
        ->check(CLI::PositiveNumber);
    command->add_option("--patience", asked->rules.patience, "Seconds until one is given up")
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", asked->rules.seed, "Of the first; the next ones follow");
    command->add_option("--generator", asked->generators,
                        "Another program that prints puzzles: NAME=COMMAND");
    command->callback([asked, &status] { status = show(*asked); });
}

} // namespace bench
