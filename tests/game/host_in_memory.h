#pragma once
// A host that keeps what it is asked to do, and whose time passes only on command.

#include <cstdint>
#include <string>
#include <vector>

#include "game/scenes/services.h"
#include "game/ui/display_list.h"
#include "tests/game/fixed_measure.h"

namespace game {

class HostInMemory : public Host {
public:
    HostInMemory();
    ~HostInMemory() override;

    engine::MonotonicTime now() const override { return time; }
    std::int64_t date() const override { return 1700000000; }
    std::string local_date(std::int64_t date) const override;
    std::string local_time(std::int64_t date) const override;
    std::uint64_t random_seed() override { return ++seed; }
    std::string picture_path() override;
    engine::Result<std::string> save_drawing(Size size, const Drawing& draw) override;
    void toggle_full_screen() override {}
    void settings_changed() override {}
    HelpTopic help_topic() const override { return topic; }
    void show_notice(engine::StoreNotice notice) override;
    void enable_text_input(bool on) override { takes_text = on; }
    std::string clipboard() const override;
    bool copy(const std::string& text) override;
    Hands hands() const override { return in_use; }
    void rumble(Rumble rumble) override;
    void speak(const Utterance& utterance) override;
    KeyLabels key_labels() const override;
    Outside outside() const override { return around; }

    HelpTopic topic = HelpTopic::Title;
    Hands in_use;
    Outside around;
    std::vector<Rumble> felt;
    std::vector<std::string> spoken;
    KeyLabels keyboard;
    engine::MonotonicTime time{5000};
    std::uint64_t seed = 1;
    bool takes_text = false;
    int pictures = 0; // asked for
    std::vector<DisplayList> drawings;
    bool saves_drawings = true;
    std::string copied;
    std::vector<engine::StoreNotice> shown;
};

} // namespace game
