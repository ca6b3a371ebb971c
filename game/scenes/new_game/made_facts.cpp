#include "game/scenes/new_game/made_facts.h"

#include <algorithm>
#include <utility>

#include "engine/make/wishes.h"
#include "game/scenes/editor/editor_texts.h"
#include "game/ui/names.h"

namespace game {

using engine::Message;
using engine::N_;

namespace {

constexpr TextLook made_headline_look{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook fact_look{.size = 14, .weight = Weight::Medium};
constexpr TextLook made_quiet_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook unmet_look{.size = 14, .weight = Weight::Medium, .tint = Paint::Error};
constexpr double between_lines = 6; // units

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

std::vector<MadeFacts::Line> MadeFacts::lines() const
{
    const engine::Translations& texts = services_.texts;
    std::vector<Line> lines;
    if (!made_) {
        lines.push_back(
            {making_.is_busy() ? work_text() : texts.tr("Your puzzle"), made_headline_look});
        lines.push_back(
            {texts.tr("It can be made before you play it. Its givens, the work it took, its "
                      "ratings and its code then appear here, but not the puzzle itself."),
             made_quiet_look});
        return lines;
    }
    if (!*made_) {
        lines.push_back({texts.tr("There is no such puzzle"), made_headline_look});
        lines.push_back({texts.tr(made_->why()), unmet_look});
        return lines;
    }
    const engine::MadePuzzle& made = **made_;
    lines.push_back({level_name(texts, made.level), made_headline_look});
    add_puzzle(lines, made);
    if (made.attempts > 0)
        add_work(lines, made);
    if (others_)
        lines.push_back({sentence_of(texts, *others_), fact_look});
    else if (comparing_.is_busy())
        lines.push_back({work_text(), made_quiet_look});
    else if (made.puzzle.grid->is_classic())
        lines.push_back(
            {texts.tr("Other programs' ratings were not worked out."), made_quiet_look});
    add_code(lines, made);
    return lines;
}

void MadeFacts::add_puzzle(std::vector<Line>& lines, const engine::MadePuzzle& made) const
{
    const engine::Translations& texts = services_.texts;
    if (spec_ && made.level != spec_->level)
        lines.push_back({texts.tr(Message{N_("No {asked}: this is {reached}"),
                                          {{"asked", level_name(texts, spec_->level)},
                                           {"reached", level_name(texts, made.level)}}}),
                         unmet_look});
    if (const auto unmet = spec_ ? unmet_wish(*spec_, made) : std::nullopt)
        lines.push_back({texts.tr(*unmet), unmet_look});
    const int count = engine::count_givens(made.puzzle.givens);
    lines.push_back({texts.trn("{n} given", "{n} givens", count), fact_look});
    std::string rows;
    for (int in_row : givens_in_rows(made.puzzle))
        rows += (rows.empty() ? "" : " ") + std::to_string(in_row);
    lines.push_back(
        {texts.tr(Message{N_("In each row, from the top: {rows}"), {{"rows", rows}}}), fact_look});
}

void MadeFacts::add_work(std::vector<Line>& lines, const engine::MadePuzzle& made) const
{
    const engine::Translations& texts = services_.texts;
    lines.push_back(
        {texts.tr(Message{N_("Grids filled: {n}"), {{"n", std::to_string(made.attempts)}}}),
         fact_look});
    const bool transforms = spec_ && spec_->fill == engine::FillMethod::Transform;
    lines.push_back({texts.tr(Message{transforms ? N_("Steps to fill them (transformations): {n}")
                                                 : N_("Steps to fill them (digits tried): {n}"),
                                      {{"n", std::to_string(made.fill_steps)}}}),
                     fact_look});
}

void MadeFacts::add_code(std::vector<Line>& lines, const engine::MadePuzzle& made) const
{
    const engine::Translations& texts = services_.texts;
    if (has_code(made.recipe))
        lines.push_back(
            {texts.tr(Message{N_("Code: {code}"), {{"code", to_text(made.recipe)}}}), fact_look});
    else
        lines.push_back({texts.tr("A short code can't hold how this puzzle was made. Its code is a "
                                  "long line with the whole grid, which you can copy during play."),
                         made_quiet_look});
}

int MadeFacts::height(const TextMeasure& measure, int width, Scale scale) const
{
    int height = 0;
    for (const Line& line : lines())
        height +=
            paragraph_height(measure, line.text, width, line.look, scale) + scale.px(between_lines);
    return height;
}

void MadeFacts::place(Rect area, Scale scale)
{
    area_ = area;
    scale_ = scale;
}

void MadeFacts::draw(Canvas& canvas) const
{
    Rect place = area_;
    for (const Line& line : lines()) {
        place.height = paragraph_height(canvas, line.text, area_.width, line.look, scale_);
        draw_paragraph(canvas, line.text, place, line.look, scale_);
        place.y = place.bottom() + scale_.px(between_lines);
    }
}

} // namespace game
