#pragma once
// What the two screens of the book of records share: the switch between them, the toggle for clean
// runs, that for puzzles from elsewhere, and whose runs are shown.

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/records.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/records/record_categories.h"

namespace game {

enum class PageButton { Page, CleanOnly, Elsewhere, Player };
enum class RecordsPageKind { BestTimes, Statistics };

// What is shown. It stays when the player goes to the other page.
struct RecordsChoice {
    std::string category = {}; // empty: that of New Game
    std::string player = {};   // their initials; empty: everybody's runs
    engine::RunFilter filter = engine::RunFilter::CleanOnly;
    Elsewhere elsewhere = Elsewhere::Apart;
};
std::unique_ptr<Scene> make_best_times_page(Services& services, const RecordsChoice& choice);
std::unique_ptr<Scene> make_statistics_page(Services& services, const RecordsChoice& choice);

// The next or previous index, if there is one.
std::size_t neighbour(std::size_t index, bool after, std::size_t count);

class RecordsPage : public MenuScene {
public:
    RecordsPage(Services& services, RecordsPageKind kind, RecordsChoice choice)
        : MenuScene(services), kind_(kind), choice_(std::move(choice))
    {
    }

protected:
    std::string title() const override { return tr("Records"); }
    std::string remark() const override;
    // The switch is in the header or, where there is no room, above the page.
    Box header() override;
    Box below_pages(const Box& page);
    // The key that goes to the other page.
    std::optional<Transition> take_key(const KeyPressed& key) override;
    KeyHint other_page() const;
    // With the key of the toggle for puzzles from elsewhere before the last one, if it is there.
    std::vector<KeyHint> with_elsewhere(std::vector<KeyHint> hints) const;

    // To be shown at first.
    std::string first_category() const;
    // That the other page is to show; empty if this one shows many.
    virtual std::string category_shown() const = 0;
    // Why a table is empty; `lacks_clean` if there are runs, but only assisted ones.
    std::string no_run_text(bool lacks_clean) const;

    engine::RunFilter filter() const { return choice_.filter; }
    // Shows other runs; the screen does the rest in filter_changed().
    void change_filter();
    void choose_next_player();
    virtual void filter_changed() = 0;
    // Whose runs are shown, by their initials; empty: everybody's.
    const std::string& player() const { return choice_.player; }
    // To be called after the book was read: the runs shown are everybody's if those of the chosen
    // player are gone.
    void read_players();
    bool has_players() const { return players_.size() > 1; }
    // The button that shows the runs of the next player; nothing while all runs are of one player.
    Box player_button();
    Box clean_toggle();

    Elsewhere elsewhere() const { return choice_.elsewhere; }
    // To be called with the categories of the book: the toggle is only there if it has runs of
    // puzzles from elsewhere.
    void look_for_elsewhere(const std::vector<std::string>& categories);
    bool has_elsewhere() const { return has_elsewhere_; }
    virtual void elsewhere_changed() = 0;
    Box elsewhere_toggle();

private:
    void change_elsewhere();
    Transition go_to_other() const;
    Box pages();
    bool is_in_header();

    RecordsPageKind kind_;
    RecordsChoice choice_;
    std::vector<std::string> players_;
    bool has_elsewhere_ = false;
};

} // namespace game
