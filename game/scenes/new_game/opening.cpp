#include "game/scenes/new_game/opening.h"

#include <utility>

#include "engine/store/documents/replay.h"
#include "game/scenes/screens.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;

constexpr std::size_t long_text = 256 << 10; // bytes: to look into more may outlast a frame

class Opens {
public:
    Opens(Services& services, std::shared_ptr<ForeignText> text, Transition::Kind kind)
        : services_(services), text_(std::move(text)), kind_(kind)
    {
    }

    Transition operator()(const HoldsReplay&) const
    {
        return {kind_, [&services = services_, text = text_] {
                    return make_reading_replay_scene(services, std::move(text->text));
                }};
    }
    Transition operator()(const HoldsSeveral&) const
    {
        return {kind_, [&services = services_, text = text_] {
                    return make_collecting_scene(
                        services,
                        CollectionText{std::move(text->text), text->file, text->headline});
                }};
    }
    Transition operator()(engine::Recipe& recipe) const
    {
        return of_kind(start_play(services_, std::move(recipe)));
    }
    Transition operator()(engine::FoundPuzzle& puzzle) const
    {
        return of_kind(start_play(services_, std::move(puzzle)));
    }
    Transition operator()(const Message& why) const
    {
        services_.host.show_notice({text_->headline, why});
        return {};
    }

private:
    Transition of_kind(Transition transition) const
    {
        transition.kind = kind_;
        return transition;
    }

    Services& services_;
    std::shared_ptr<ForeignText> text_; // is moved to the screen, which is made once
    Transition::Kind kind_;
};

Transition start_text(Services& services, ForeignText text)
{
    if (text.text.size() > long_text)
        return {Transition::Kind::Push,
                [&services, text = std::make_shared<ForeignText>(std::move(text))] {
                    return make_opening_scene(services, std::move(*text));
                }};
    Content content = content_of(text.text);
    return open_content(services, std::move(content),
                        std::make_shared<ForeignText>(std::move(text)), Transition::Kind::Push);
}

} // namespace

// A text with more than one part that may be a puzzle is read as a collection.
Content content_of(const std::string& text)
{
    if (engine::holds_replay(text))
        return HoldsReplay{};
    auto recipe = engine::parse_recipe(text);
    if (recipe)
        return *std::move(recipe);
    auto puzzle = engine::find_puzzle(text);
    if (puzzle ? puzzle->is_followed : engine::has_several_parts(text))
        return HoldsSeveral{};
    if (puzzle)
        return *std::move(puzzle);
    return engine::might_be_code(text) ? recipe.why() : puzzle.why();
}

Transition open_content(Services& services,
                        Content content,
                        const std::shared_ptr<ForeignText>& text,
                        Transition::Kind kind)
{
    return std::visit(Opens(services, text, kind), content);
}

Message headline_for(const std::string& file)
{
    if (file.empty())
        return {N_("The dropped text is neither a code nor a puzzle")};
    return {N_("{file} holds neither a code nor a puzzle"), {{"file", file}}};
}

engine::StoreNotice nothing_copied()
{
    return {{N_("No text is copied")},
            {N_("Copy a puzzle or a code as text first. A very long text may be too much to "
                "copy; drop its file on the window.")}};
}

Transition start_copied(Services& services, std::string_view text)
{
    if (text.empty()) {
        services.host.show_notice(nothing_copied());
        return {};
    }
    return start_text(
        services, {std::string(text), "", {N_("The copied text is neither a code nor a puzzle")}});
}

Transition start_dropped(Services& services, const TextDropped& dropped)
{
    if (dropped.reading)
        return {Transition::Kind::Push, [&services, reading = dropped.reading] {
                    return make_reading_file_scene(services, reading);
                }};
    return start_text(services, {dropped.text, dropped.file, headline_for(dropped.file)});
}

Transition use_text(Services& services,
                    const TextDropped& dropped,
                    std::function<void(const std::string& text)> use)
{
    if (dropped.reading)
        return {Transition::Kind::Push, [&services, reading = dropped.reading, use] {
                    return make_reading_file_scene(services, reading, use);
                }};
    use(dropped.text);
    return {};
}

} // namespace game
