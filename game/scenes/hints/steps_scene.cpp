#include "game/scenes/screens.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/hints/hint.h"
#include "engine/text/explain.h"
#include "game/scenes/hints/hint_texts.h"
#include "game/scenes/hints/page_scene.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/work_progress.h"

namespace game {
namespace {

using engine::Step;

enum class StepsButton { Stop };

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
    // Techniques that were tried, and all of them.
    std::size_t done() const { return worker_.done(); }
    std::size_t all() const { return worker_.all(); }
    // The search ends; what was found stays.
    void stop()
    {
        is_stopped_ = is_busy();
        worker_.cancel();
    }
    bool is_stopped() const { return is_stopped_; }
    void go_on()
    {
        if (std::exchange(is_stopped_, false))
            look_for(groups_.empty() ? nullptr : groups_.back()->front().technique);
    }

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
    bool is_stopped_ = false;
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

    Transition update(engine::MonotonicTime now) override
    {
        const bool had_button = has_button();
        const bool was_empty = found_->rows().empty();
        const bool is_more = found_->update();
        waiting_.follow(found_->is_busy(), now);
        if (is_more && was_empty)
            page_.show(0);
        if (is_more || has_button() != had_button || found_->rows().empty())
            place_again();
        return {};
    }
    std::optional<engine::PlayTime> next_change() const override
    {
        return found_->is_busy() ? std::optional(engine::PlayTime{30}) : std::nullopt;
    }
    bool is_busy() const override { return found_->is_busy(); }

private:
    HelpTopic help_topic() const override { return HelpTopic::Steps; }
    std::string title() const override { return tr("All next steps"); }
    std::string remark() const override
    {
        if (found_->is_stopped())
            return tr("stopped: there may be more");
        return found_->is_busy() && !found_->rows().empty() ? search_text(tr("looking for more …"))
                                                            : std::string();
    }
    // The text or, once the search takes long, how far it is.
    std::string search_text(const std::string& text) const
    {
        if (!waiting_.is_long() || found_->all() == 0)
            return text;
        return techniques_tried(
            texts(), {.passed = waiting_.passed(), .done = found_->done(), .all = found_->all()});
    }
    bool has_button() const
    {
        return found_->is_stopped() || (found_->is_busy() && waiting_.is_long());
    }
    Box screen() override
    {
        using namespace box;
        constexpr double foot = 56;
        page_.reserve_foot(has_button() ? TechniquePage::FootHeights{foot, foot, foot}
                                        : TechniquePage::FootHeights{});
        if (!found_->rows().empty())
            return PageScene::screen();
        const std::string none = tr("No technique of this game finds a step from here.");
        const std::string said = found_->is_busy()      ? search_text(tr("Looking for steps …"))
                                 : found_->is_stopped() ? std::string()
                                                        : none;
        return column({card({paragraph(said, {.size = 16}).at_least(with_text(40)),
                             stop_button().when(has_button())})
                           .padding(24, 24)});
    }
    Box foot(double height) override
    {
        using namespace box;
        return height > 0 && has_button() ? column({space().grow(), stop_button()}) : space();
    }
    Box stop_button()
    {
        const bool is_stopped = found_->is_stopped();
        return box::button({.id = StepsButton::Stop,
                            .label = is_stopped ? tr("Go on") : tr("Cancel"),
                            .icon = is_stopped ? Icon::Play : Icon::Cross,
                            .press =
                                [this] {
                                    if (found_->is_stopped())
                                        found_->go_on();
                                    else
                                        found_->stop();
                                    place_again();
                                }})
            .at_most(box::with_text(220));
    }

    std::shared_ptr<FoundSteps> found_;
    WaitClock waiting_;
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
