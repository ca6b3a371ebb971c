#pragma once
// The entry of initials after a run: three caps that are typed, spun by their arrows, or clicked.

#include <array>
#include <functional>
#include <string>

#include "game/scenes/entry/initials.h"
#include "game/scenes/services.h"
#include "game/widgets/boxes/box.h"

namespace game {

class InitialsEntry {
public:
    // `save` is called with the initials when the entry ends; Esc ends it without any.
    InitialsEntry(Services& services, std::function<void(const std::string&)> save);
    ~InitialsEntry();
    InitialsEntry(const InitialsEntry&) = delete;
    InitialsEntry& operator=(const InitialsEntry&) = delete;

    void open();
    // While it is open, all keys and typed texts are for it. Returns whether it used the input.
    bool handle(const Input& input);
    // with what is entered so far
    void end() { end_with(initials_.text()); }

    bool is_open() const { return open_; }
    bool is_refused() const { return refused_; } // what was typed last
    const Initials& initials() const { return initials_; }
    // A sentence on what can be done, or on what came of it.
    std::string in_words();
    // Whether it is another one than before, as the disk has failed or works again.
    bool has_news() const { return services_.saves.save_error().has_value() != has_failed_; }
    Box caps(Length width, Length height, Length gap);

private:
    void press(const KeyPressed& key);
    void enter();
    bool point(const PointerPressed& pressed);
    void end_with(const std::string& initials);

    Services& services_;
    std::function<void(const std::string&)> save_;
    Initials initials_;
    bool open_ = false;
    bool refused_ = false;
    bool repeated_ = false;   // a key is held down
    bool has_failed_ = false; // to save, when it was last asked for words
    std::array<Rect, 3> caps_;
    Scale scale_; // of the caps
};

} // namespace game
