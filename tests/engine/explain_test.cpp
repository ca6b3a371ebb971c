// The sentences of steps.

#include "engine/text/explain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <regex>
#include <set>

#include "engine/make/puzzle_maker.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/house_name.h"
#include "engine/text/step_line.h"
#include "tests/shipped_translations.h"

namespace engine {
namespace {

std::vector<std::string>
told(const Grid& grid, const Step& step, const Translations& texts = Translations())
{
    std::vector<std::string> sentences;
    for (const Sentence& sentence : explain(texts, grid, step))
        sentences.push_back(plain(sentence));
    return sentences;
}

TEST(Explain, EveryTechniqueCanBeFoundAndIsTold)
{
    for (const Technique* technique : all_techniques()) {
        EXPECT_NE(technique->find, nullptr) << technique->id;
        EXPECT_FALSE(std::empty(technique->explanation)) << technique->id;
    }
}

TEST(Explain, EveryTechniqueHasAParagraphOfItsOwn)
{
    const Translations english;
    std::set<std::string> seen;
    for (const Technique* technique : all_techniques()) {
        const std::string paragraph = about(english, *technique);
        const auto sentences = std::ranges::count_if(
            paragraph, [](char letter) { return letter == '.' || letter == '?'; });
        EXPECT_GE(sentences, 2) << technique->id;
        EXPECT_LE(sentences, 6) << technique->id;
        EXPECT_TRUE(paragraph.ends_with('.')) << technique->id;
        EXPECT_TRUE(seen.insert(paragraph).second) << technique->id;
    }
}

TEST(Explain, TheParagraphIsTranslatedPartByPart)
{
    const Translations spanish = shipped_translations("es");
    const std::string paragraph = about(spanish, techniques::x_wing);
    EXPECT_TRUE(paragraph.starts_with("Toma un dígito.")) << paragraph;
    EXPECT_TRUE(paragraph.ends_with("Un X-Wing tiene dos filas y dos columnas.")) << paragraph;
}

TEST(Explain, EveryStepOfAPathGivesAReasonAndAnEffect)
{
    for (const char* layout : {"9x9", "6x6", "jigsaw-9x9", "samurai"}) {
        PuzzleSpec spec;
        spec.layout = layout;
        spec.level = Level::Hard;
        spec.seed = 5;
        const auto made = make_puzzle(spec);
        ASSERT_TRUE(made);
        const Chart chart(made->puzzle.grid);
        for (const Step& step : solve_like_a_person(Candidates(chart, made->puzzle.givens)).steps) {
            const auto sentences = told(chart.grid(), step);
            EXPECT_GE(sentences.size(), 2u) << step.technique->id;
            for (const std::string& sentence : sentences)
                EXPECT_EQ(sentence.find('{'), sentence.npos) << sentence;
        }
    }
}

TEST(Explain, NamesCellsThatLightUp)
{
    const auto paper = make_grid(*find_layout("9x9"));
    const Grid& grid = *paper;
    Step step{.technique = &techniques::full_house, .placements = {{Cell{0}, 5}}};
    step.digits = DigitSet::only(5);
    step.cells = {{Cell{0}, Role::Focus}};
    step.houses = {{HouseIndex{0}, Role::Focus}};
    const auto sentences = explain(Translations(), grid, step);
    ASSERT_EQ(sentences.size(), 3u);
    EXPECT_EQ(plain(sentences[0]), "R1C1 is the last open cell of row 1.");
    EXPECT_EQ(sentences[0].phrases.front().cells, Cells{Cell{0}});
    EXPECT_EQ(plain(sentences[2]), "So R1C1 is 5.");
    EXPECT_EQ(sentences[2].role, Role::Effect);
}

TEST(Explain, NamesCellsByTheFirstLettersOfRowAndColumnInEachLanguage)
{
    const auto paper = make_grid(*find_layout("9x9"));
    EXPECT_EQ(cell_name(shipped_translations("en"), *paper, Cell{30}), "R4C4");
    EXPECT_EQ(cell_name(shipped_translations("es"), *paper, Cell{8}), "F1C9");
    EXPECT_EQ(cell_name(shipped_translations("it"), *paper, Cell{72}), "R9C1");
    EXPECT_EQ(cell_name(shipped_translations("de"), *paper, Cell{72}), "Z9S1");
}

TEST(Explain, NamesNoCellInEnglishToASpanishPlayer)
{
    const Translations spanish = shipped_translations("es");
    const std::regex english("R[0-9]+C[0-9]");
    const std::regex of_its_own("F[0-9]+C[0-9]");
    PuzzleSpec spec;
    spec.level = Level::Extreme;
    spec.seed = 5;
    const auto made = make_puzzle(spec);
    ASSERT_TRUE(made);
    const Chart chart(made->puzzle.grid);
    int named = 0;
    for (const Step& step : solve_like_a_person(Candidates(chart, made->puzzle.givens)).steps) {
        for (const std::string& sentence : told(chart.grid(), step, spanish)) {
            EXPECT_FALSE(std::regex_search(sentence, english)) << sentence;
            named += std::regex_search(sentence, of_its_own) ? 1 : 0;
        }
    }
    EXPECT_GT(named, 50);
}

TEST(Explain, TellsRemovalsByDigitOrByCell)
{
    const auto paper = make_grid(*find_layout("9x9"));
    const Grid& grid = *paper;
    Step step{.technique = &techniques::naked_pair,
              .removals = {{Cell{0}, 5}, {Cell{1}, 5}, {Cell{1}, 6}}};
    auto effect = explain_effect(Translations(), grid, step);
    ASSERT_EQ(effect.size(), 2u);
    EXPECT_EQ(plain(effect[0]), "So 5 can't be in R1C1, R1C2.");
    EXPECT_EQ(plain(effect[1]), "So 6 can't be in R1C2.");
    step.removals = {{Cell{1}, 5}, {Cell{1}, 6}};
    effect = explain_effect(Translations(), grid, step);
    ASSERT_EQ(effect.size(), 1u);
    EXPECT_EQ(plain(effect[0]), "So R1C2 can be none of 5, 6.");
}

TEST(Explain, TellsFactsInTheirOrderWithValuesOfTheirOwn)
{
    const auto paper = make_grid(*find_layout("9x9"));
    Step step{.technique = &techniques::medusa, .digits = DigitSet::only(5)};
    step.candidates = {{{Cell{0}, 5}, Role::Colour, 0}, {{Cell{8}, 5}, Role::Colour, 1}};
    step.removals = {{Cell{0}, 5}};
    const DigitSet five = DigitSet::only(5);
    const DigitSet six = DigitSet::only(6);
    step.facts = {
        {.number = 2,
         .digits = {five, six},
         .cells = {{Cell{0}}},
         .houses = {{HouseIndex{10}, HouseIndex{9}}}},
        {.number = 4, .digits = {five, six, five}, .cells = {{Cell{0}}, {Cell{1}}, {Cell{2}}}}};
    const auto sentences = told(*paper, step);
    ASSERT_EQ(sentences.size(), 4u);
    EXPECT_NE(sentences[0].find("R1C1=5"), sentences[0].npos) << sentences[0];
    EXPECT_EQ(sentences[1],
              "With 5 in R1C1 and all of its colour, column 1, column 2 would have no "
              "place for 6: so that colour is wrong.")
        << "houses are sorted";
    EXPECT_EQ(sentences[2], "5 in R1C1 is ruled out by the one colour with 6 in R1C2, by the other "
                            "with 5 in R1C3.");
}

TEST(Explain, TellsWhetherADigitMayRepeatInABentSet)
{
    const auto paper = make_grid(*find_layout("9x9"));
    Step step{.technique = &techniques::wxyz_wing, .removals = {{Cell{4}, 1}}};
    step.digits = DigitSet::up_to(2);
    step.cells = {{Cell{0}, Role::Cause}, {Cell{1}, Role::Cause}};
    step.candidates = {{{Cell{0}, 1}, Role::Cause}, {{Cell{1}, 2}, Role::Restricted}};
    EXPECT_EQ(told(*paper, step)[1], "2 can be there only once each, so 1 is there as well.");
    step.candidates[1].role = Role::Cause;
    EXPECT_EQ(told(*paper, step)[1], "None of 1, 2 can be there twice, so each is there once.");
}

TEST(Explain, TellsOfDeadlyPatternsWhatTheyRestOn)
{
    const auto paper = make_grid(*find_layout("9x9"));
    Step step{.technique = &techniques::deadly_pattern, .removals = {{Cell{4}, 1}}};
    step.digits = DigitSet::up_to(2);
    step.cells = {{Cell{0}, Role::Floor}, {Cell{1}, Role::Roof}};
    step.candidates = {{{Cell{0}, 1}, Role::Cause}, {{Cell{1}, 7}, Role::Extra}};
    EXPECT_EQ(told(*paper, step).size(), 3u) << "the pattern, the extras, the effect";
    Step with_subset = step;
    with_subset.cells.push_back({Cell{2}, Role::Cause});
    with_subset.houses = {{HouseIndex{0}, Role::Witness}};
    EXPECT_EQ(told(*paper, with_subset)[2], "With R1C3 that makes a subset in row 1.");
    Step with_link = step;
    with_link.houses = {{HouseIndex{0}, Role::Witness}};
    with_link.links = {
        {{{Cell{1}}, 2}, {{Cell{2}}, 2}, LinkKind::Strong, LinkReason::House, HouseIndex{0}}};
    const auto linked = told(*paper, with_link);
    ASSERT_EQ(linked.size(), 5u);
    EXPECT_EQ(linked[3].find("So 2 is in one of R1C2"), 0u) << linked[3];
}

// Named by a letter, with all its cells, including those without the digits of links.
TEST(Explain, NamesTheSetsThatAChainGoesThrough)
{
    const auto paper = make_grid(*find_layout("9x9"));
    Step step{.technique = &techniques::als_alternating_chain, .removals = {{Cell{9}, 1}}};
    step.cells = {{Cell{0}, Role::Set, 0}, {Cell{1}, Role::Set, 0}, {Cell{5}, Role::Set, 1}};
    const Node one{{Cell{0}}, 1};
    const Node two{{Cell{0}}, 2};
    const Node far{{Cell{8}}, 2};
    const Node three{{Cell{8}}, 3};
    step.links = {{one, two, LinkKind::Strong, LinkReason::Set},
                  {two, far, LinkKind::Weak, LinkReason::House, HouseIndex{0}},
                  {far, three, LinkKind::Strong, LinkReason::Set}};
    const auto sentences = told(*paper, step);
    ASSERT_GE(sentences.size(), 3u);
    EXPECT_EQ(sentences[0], "A: Without 1 in R1C1, as many digits as cells are left for the set "
                            "R1C1, R1C2: 2 is in R1C1.");
    EXPECT_TRUE(sentences[2].starts_with("B: Without 2 in R1C9")) << sentences[2];
}

TEST(Explain, NamesSetsByTheirLetters)
{
    const auto paper = make_grid(*find_layout("9x9"));
    Step step{.technique = &techniques::als_chain, .removals = {{Cell{9}, 1}}};
    step.cells = {{Cell{0}, Role::Set, 0}, {Cell{1}, Role::Set, 1}, {Cell{5}, Role::Set, 1}};
    const DigitSet one = DigitSet::only(1);
    step.facts = {{.digits = {one.with(2)}, .cells = {{Cell{0}}}, .sets = {0}},
                  {.digits = {one.with(2).with(3)}, .cells = {{Cell{1}, Cell{5}}}, .sets = {1}},
                  {.number = 1, .digits = {one}, .cells = {{Cell{0}}, {Cell{5}}}, .sets = {0, 1}}};
    const auto sentences = told(*paper, step);
    ASSERT_EQ(sentences.size(), 4u);
    EXPECT_EQ(sentences[0], "A: For R1C1 only 1, 2 are left: one digit more than cells.");
    EXPECT_EQ(sentences[1], "B: For R1C2, R1C6 only 1, 2, 3 are left: one digit more than cells.");
    EXPECT_EQ(sentences[2], "1 in R1C1 of A and in R1C6 of B see each other, so only one of these "
                            "sets can hold 1.");
}

TEST(Explain, TellsOfABranchWithoutLinksThatItIsAtItsEnd)
{
    const auto paper = make_grid(*find_layout("9x9"));
    Step step{.technique = &techniques::blossom_loop, .removals = {{Cell{9}, 1}}};
    const Node here{{Cell{0}}, 1};
    const Node there{{Cell{9}}, 1};
    const Link link{here, there, LinkKind::Weak, LinkReason::House, HouseIndex{18}};
    step.branches = {{.assumption = here, .links = {}}, {.assumption = here, .links = {link}}};
    const auto sentences = told(*paper, step);
    ASSERT_GE(sentences.size(), 3u);
    EXPECT_EQ(sentences[0], "Suppose 1 is in R1C1: with that this branch is at its end.");
    EXPECT_EQ(sentences[1], "Suppose 1 is in R1C1.");
}

// Otherwise it would not be clear which digit is extra in which cell.
TEST(Explain, TellsOfGravesWhichDigitIsInWhichCell)
{
    const auto paper = make_grid(*find_layout("9x9"));
    Step step{.technique = &techniques::bug_4, .removals = {{Cell{0}, 3}, {Cell{2}, 5}}};
    step.digits = DigitSet::up_to(9);
    step.cells = {{Cell{0}, Role::Roof}, {Cell{2}, Role::Roof}};
    step.candidates = {{{Cell{0}, 5}, Role::Extra}, {{Cell{2}, 3}, Role::Extra}};
    step.houses = {{HouseIndex{0}, Role::Witness}};
    step.links = {
        {{{Cell{0}}, 4}, {{Cell{2}}, 4}, LinkKind::Strong, LinkReason::House, HouseIndex{0}}};
    const auto sentences = told(*paper, step);
    ASSERT_EQ(sentences.size(), 5u);
    EXPECT_EQ(sentences[0].find("Without R1C1=5, R1C3=3 every open cell"), 0u) << sentences[0];
    EXPECT_NE(sentences[1].find("one of R1C1=5, R1C3=3 is right"), sentences[1].npos);
    EXPECT_NE(sentences[2].find("each of R1C1=3, R1C3=5"), sentences[2].npos) << sentences[2];
}

// Two branches that assume the same, as those of a contradiction do.
TEST(Explain, SaysOnceWhatSeveralBranchesAssume)
{
    const auto paper = make_grid(*find_layout("9x9"));
    Step step{.technique = &techniques::forcing_chain_contradiction, .removals = {{Cell{0}, 1}}};
    const Node here{{Cell{0}}, 1};
    for (const Cell end : {Cell{1}, Cell{9}})
        step.branches.push_back(
            {.assumption = here,
             .links = {
                 {here, {{end}, 1}, LinkKind::Weak, LinkReason::House, HouseIndex{18}, false}}});
    step.houses = {{HouseIndex{18}, Role::End}};
    step.candidates = {{{Cell{1}, 1}, Role::End}, {{Cell{9}, 1}, Role::End}};
    const std::vector<std::string> all = {
        "Suppose 1 is in R1C1.", "With 1 in R1C1, 1 can't be in R1C2.",
        "With 1 in R1C1, 1 can't be in R2C1.",
        "No place is left for 1 in box 1: the assumption is wrong.", "So 1 can't be in R1C1."};
    EXPECT_EQ(told(*paper, step), all);
}

// The step of a technique's example.
std::pair<StepLine, Step> example_of(const Technique& technique)
{
    auto line = parse_step_line(technique.example);
    EXPECT_TRUE(line) << technique.id;
    Steps steps(Want::All);
    steps.look_for(&technique, line->candidates);
    for (const Step& step : steps.found()) {
        if (step.removals == line->removals && step.placements == line->placements)
            return {*line, step};
    }
    ADD_FAILURE() << technique.id;
    return {*line, Step{.technique = &technique}};
}

void add_all(const std::vector<Sentence>& sentences, std::vector<std::string>& all)
{
    for (const Sentence& sentence : sentences) {
        all.push_back(plain(sentence));
        add_all(sentence.inside, all);
    }
}

TEST(Explain, FoldsLongNetsInTenLinesAndLeavesNothingOut)
{
    for (const Technique* technique :
         {&techniques::forcing_net_plus, &techniques::nested_forcing_net, &techniques::long_whip,
          &techniques::cell_forcing_net, &techniques::blossom_loop}) {
        const auto [line, step] = example_of(*technique);
        const Grid& grid = line.chart->grid();
        const std::vector<Sentence> lines = outline(Translations(), grid, step);
        EXPECT_LE(lines.size(), 10u) << technique->id;
        std::vector<std::string> folded;
        add_all(lines, folded);
        for (const std::string& sentence : told(grid, step))
            EXPECT_GT(std::ranges::count(folded, sentence), 0) << technique->id << ": " << sentence;
    }
}

TEST(Explain, TellsTheCauseOfWhatPatternsInsideNetsRuleOut)
{
    for (const Technique* technique :
         {&techniques::forcing_net_plus, &techniques::nested_forcing_net}) {
        const auto [line, step] = example_of(*technique);
        ASSERT_FALSE(step.patterns.empty()) << technique->id;
        std::string all;
        for (const std::string& sentence : told(line.chart->grid(), step)) {
            EXPECT_FALSE(sentence.starts_with("With what went before") &&
                         sentence.find("can't be in") != sentence.npos)
                << sentence;
            all += sentence + '\n';
        }
        const bool is_nested = technique == &techniques::nested_forcing_net;
        EXPECT_NE(all.find(is_nested ? "would lead to a contradiction" : "Pointing: "), all.npos)
            << all;
    }
}

TEST(Explain, PlacesNoSingleWithoutSayingWhatRulesOutTheRest)
{
    const auto made = make_puzzle({.level = Level::Hard, .seed = 3});
    ASSERT_TRUE(made);
    const Chart chart(made->puzzle.grid);
    int earlier = 0;
    for (const Step& step : solve_like_a_person(Candidates(chart, made->puzzle.givens)).steps) {
        if (step.technique->standing.family != TechniqueFamily::Singles)
            continue;
        const std::vector<std::string> sentences = told(chart.grid(), step);
        EXPECT_GE(sentences.size(), 3u) << step.technique->id << ": " << sentences.front();
        earlier += static_cast<int>(std::ranges::count_if(sentences, [](const std::string& each) {
            return each.find("arlier steps ruled") != each.npos;
        }));
    }
    EXPECT_GT(earlier, 0);
}

} // namespace
} // namespace engine
