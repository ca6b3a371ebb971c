#include "game/scenes/hints/steps_scene.h"

#include <utility>
#include <vector>

#include "engine/hints/hint.h"
#include "engine/text/explain.h"
#include "game/scenes/background.h"
#include "game/scenes/hints/hint_answer.h"
#include "game/scenes/hints/hint_texts.h"
#include "game/scenes/hints/page_scene.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Step;

// What has been found so far, grouped by technique.
class FoundSteps {
public:
    FoundSteps(std::shared_ptr<const engine::Chart> chart, engine::Candidates candidates)
        : chart_(std::move(chart)), candidates_(std::move(candidates))
    {
        look_for(nullptr);
    }

    // Takes what was found; returns whether there was an answer.
    bool update()
    {
        auto found = worker_.take();
        if (!found)
            return false;
        if (found->empty())
            return true;
        const engine::Technique* technique = found->front().technique;
        rows_.push_back({technique, found->size(), nullptr});
        groups_.push_back(std::make_unique<std::vector<Step>>(*std::move(found)));
        for (const Step& step : *groups_.back())
            rows_.push_back({technique, 0, &step});
        if (rows_.size() < most_listed_steps + groups_.size())
            look_for(technique);
        return true;
    }
    bool is_busy() const { return worker_.is_busy(); }

    // A technique and how many steps it has, or one of them.
    struct Row {
        const engine::Technique* technique;
        std::size_t count;
        const Step* step; // null for the technique
    };
    const std::vector<Row>& rows() const { return rows_; }
    const Step& step_of(std::size_t row) const
    {
        return rows_[row].step != nullptr ? *rows_[row].step : *rows_[row + 1].step;
    }
    const std::shared_ptr<const engine::Chart>& chart() const { return chart_; }
    const engine::Candidates& candidates() const { return candidates_; }

private:
    void look_for(const engine::Technique* harder_than)
    {
        engine::HintOptions options{.teaching = fitted_to(chart_->grid(), {}),
                                    .harder_than = harder_than};
        worker_.ask([chart = chart_, candidates = candidates_,
                     options](const engine::Cancel& cancel) mutable {
            options.cancel = cancel;
            return steps_for_hint(candidates, options);
        });
    }

    std::shared_ptr<const engine::Chart> chart_;
    engine::Candidates candidates_;
    std::vector<std::unique_ptr<std::vector<Step>>> groups_; // where rows point to
    std::vector<Row> rows_;
    Background<std::vector<Step>> worker_; // the last member, as it uses the others
};

class StepRows : public PageContent {
public:
    StepRows(const engine::Translations& texts, std::shared_ptr<const FoundSteps> found)
        : texts_(texts), found_(std::move(found))
    {
    }

    std::size_t count() const override { return found_->rows().size(); }
    Row row(std::size_t index) const override
    {
        const FoundSteps::Row& row = found_->rows()[index];
        if (row.step == nullptr)
            return {texts_.tr(row.technique->name), std::to_string(row.count)};
        return {"   " + step_label(texts_, found_->chart()->grid(), *row.step), ""};
    }
    std::optional<StepShow> show(std::size_t index) const override
    {
        return StepShow{found_->chart(), found_->candidates(), found_->step_of(index)};
    }
    std::string title(std::size_t index) const override
    {
        return technique_name(texts_, found_->step_of(index));
    }
    std::string subtitle(std::size_t index) const override
    {
        return level_line(texts_, *found_->rows()[index].technique);
    }

private:
    const engine::Translations& texts_;
    std::shared_ptr<const FoundSteps> found_;
};

class StepsScene : public PageScene {
public:
    StepsScene(Services& services, std::shared_ptr<FoundSteps> found)
        : PageScene(services, std::make_unique<StepRows>(services.texts, found)),
          found_(std::move(found))
    {
    }

    Transition update(engine::MonotonicTime) override
    {
        const bool was_empty = found_->rows().empty();
        if (found_->update()) {
            if (was_empty)
                page_.show(0);
            place_again();
        }
        return {};
    }
    std::optional<engine::PlayTime> next_change() const override
    {
        return found_->is_busy() ? std::optional(engine::PlayTime{30}) : std::nullopt;
    }
    bool is_busy() const override { return found_->is_busy(); }

private:
    std::string title() const override { return tr("All next steps"); }
    std::string remark() const override
    {
        return found_->is_busy() ? tr("looking for more …") : std::string();
    }
    void draw_content(Canvas& canvas) const override
    {
        PageScene::draw_content(canvas);
        if (found_->rows().empty())
            draw_paragraph(canvas,
                           found_->is_busy()
                               ? tr("Looking for steps …")
                               : tr("No technique of this game finds a step from here."),
                           content().inset(px(24)), TextLook{.size = 16}, scale_);
    }

    std::shared_ptr<FoundSteps> found_;
};

} // namespace

std::unique_ptr<Scene> make_steps_scene(Services& services,
                                        std::shared_ptr<const engine::Chart> chart,
                                        engine::Candidates candidates)
{
    return std::make_unique<StepsScene>(
        services, std::make_shared<FoundSteps>(std::move(chart), std::move(candidates)));
}

} // namespace game
