#include "game/scenes/new_game/made_facts.h"

#include <utility>

#include "engine/make/wishes.h"
#include "game/scenes/editor/editor_texts.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

using engine::Message;
using engine::N_;

namespace {

Box headline(const std::string& text)
{
    return box::paragraph(text, {.size = 20, .weight = Weight::Bold, .face = Face::Numerals});
}

Box quiet_line(const std::string& text)
{
    return box::paragraph(text, {.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2});
}

Box unmet_line(const std::string& text)
{
    return box::paragraph(text, {.tint = Paint::Error});
}

} // namespace

void MadeFacts::make(const engine::PuzzleSpec& spec)
{
    forget();
    spec_ = spec;
    making_.ask([spec](const engine::Cancel& cancel) {
        auto made = make_puzzle(spec, cancel);
        return made ? Made(*std::move(made)) : engine::Failure{why_not_made(spec)};
    });
}

void MadeFacts::make(const engine::Recipe& recipe)
{
    forget();
    making_.ask([recipe](const engine::Cancel& cancel) { return make_again(recipe, cancel); });
}

void MadeFacts::forget()
{
    cancel();
    spec_.reset();
    made_.reset();
    others_.reset();
}

void MadeFacts::cancel()
{
    making_.cancel();
    comparing_.cancel();
    waiting_.start_again();
}

bool MadeFacts::update(engine::MonotonicTime now)
{
    if (auto made = making_.take()) {
        waiting_.start_again();
        made_ = std::move(*made);
        if (*made_)
            compare((*made_)->puzzle);
        return true;
    }
    if (auto others = comparing_.take()) {
        others_ = std::move(*others);
        return true;
    }
    waiting_.follow(is_busy(), now);
    const std::string text = work_text();
    return std::exchange(told_, text) != text;
}

std::string MadeFacts::work_text() const
{
    const engine::Translations& texts = services_.texts;
    if (making_.is_busy())
        return with_time(texts, texts.tr("Making a puzzle …"), {.passed = waiting_.passed()});
    if (!comparing_.is_busy())
        return "";
    return with_cells(texts, texts.tr("Other programs' ratings are being worked out"),
                      {.passed = waiting_.passed(),
                       .done = comparing_.done(),
                       .all = waiting_.is_long() ? comparing_.all() : 0});
}

// Other programs rate classic puzzles only.
void MadeFacts::compare(const engine::Puzzle& puzzle)
{
    if (puzzle.grid->is_classic())
        comparing_.ask([puzzle](const engine::Cancel& cancel) {
            return ratings_of_others(puzzle.grid, puzzle.givens, cancel);
        });
}

std::optional<std::uint64_t> MadeFacts::seed() const
{
    if (!spec_ || !made_ || !*made_)
        return std::nullopt;
    return spec_->seed;
}

Box MadeFacts::lines() const
{
    const engine::Translations& texts = services_.texts;
    std::vector<Box> lines;
    if (!made_) {
        lines.push_back(headline(making_.is_busy() ? work_text() : texts.tr("Your puzzle")));
        lines.push_back(quiet_line(
            texts.tr("It can be made before you play it. Its givens, the work it took, its "
                     "ratings and its code then appear here, but not the puzzle itself.")));
    } else if (!*made_) {
        lines.push_back(headline(texts.tr("There is no such puzzle")));
        lines.push_back(unmet_line(texts.tr(made_->why())));
    } else {
        const engine::MadePuzzle& made = **made_;
        lines.push_back(headline(level_name(texts, made.level)));
        add_puzzle(lines, made);
        if (made.attempts > 0)
            add_work(lines, made);
        if (others_)
            lines.push_back(box::paragraph(sentence_of(texts, *others_)));
        else if (comparing_.is_busy())
            lines.push_back(quiet_line(work_text()));
        else if (made.puzzle.grid->is_classic())
            lines.push_back(quiet_line(texts.tr("Other programs' ratings were not worked out.")));
        lines.push_back(code_line(made));
    }
    return box::column(lines).gaps(6);
}

void MadeFacts::add_puzzle(std::vector<Box>& lines, const engine::MadePuzzle& made) const
{
    const engine::Translations& texts = services_.texts;
    if (spec_ && made.level != spec_->level)
        lines.push_back(
            unmet_line(texts.tr(Message{N_("No {asked}: this is {reached}"),
                                        {{"asked", level_name(texts, spec_->level)},
                                         {"reached", level_name(texts, made.level)}}})));
    if (const auto unmet = spec_ ? unmet_wish(*spec_, made) : std::nullopt)
        lines.push_back(unmet_line(texts.tr(*unmet)));
    const int count = engine::count_givens(made.puzzle.givens);
    lines.push_back(box::paragraph(texts.trn("{n} given", "{n} givens", count)));
    std::string rows;
    for (int in_row : givens_in_rows(made.puzzle))
        rows += (rows.empty() ? "" : " ") + std::to_string(in_row);
    lines.push_back(box::paragraph(
        texts.tr(Message{N_("In each row, from the top: {rows}"), {{"rows", rows}}})));
}

void MadeFacts::add_work(std::vector<Box>& lines, const engine::MadePuzzle& made) const
{
    const engine::Translations& texts = services_.texts;
    lines.push_back(box::paragraph(
        texts.tr(Message{N_("Grids filled: {n}"), {{"n", std::to_string(made.attempts)}}})));
    const engine::FillMethod fill = spec_ ? spec_->fill : engine::FillMethod::Backtracking;
    const char* steps = N_("Steps to fill them (digits tried): {n}");
    if (fill == engine::FillMethod::Transform)
        steps = N_("Steps to fill them (transformations): {n}");
    else if (fill == engine::FillMethod::Rows)
        steps = N_("Steps to fill them (digits tried, and cells for which none was left): {n}");
    lines.push_back(
        box::paragraph(texts.tr(Message{steps, {{"n", std::to_string(made.fill_steps)}}})));
}

Box MadeFacts::code_line(const engine::MadePuzzle& made) const
{
    const engine::Translations& texts = services_.texts;
    if (has_code(made.recipe))
        return box::paragraph(
            texts.tr(Message{N_("Code: {code}"), {{"code", to_text(made.recipe)}}}));
    return quiet_line(texts.tr("A short code can't hold how this puzzle was made. Its code is a "
                               "long line with the whole grid, which you can copy during play."));
}

} // namespace game
