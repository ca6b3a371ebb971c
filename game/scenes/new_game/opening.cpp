#include "game/scenes/new_game/opening.h"

#include <utility>

#include "engine/formats/foreign_text.h"
#include "engine/store/documents/replay.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;

constexpr std::size_t long_text = 256 << 10; // bytes: to look into more may outlast a frame

struct Opens {
    Services& services;
    std::shared_ptr<ForeignText> text; // is moved to the screen, which is made once

    Transition operator()(HoldsReplay) const
    {
        return push([&services = services, text = text] {
            return make_reading_replay_scene(services, std::move(text->text));
        });
    }
    Transition operator()(HoldsSeveral) const
    {
        return push([&services = services, text = text] {
            return make_collecting_scene(services, std::move(*text));
        });
    }
    Transition operator()(engine::Recipe& recipe) const
    {
        return start_play(services, std::move(recipe));
    }
    Transition operator()(engine::FoundPuzzle& puzzle) const
    {
        return start_play(services, std::move(puzzle));
    }
    Transition operator()(const Message& why) const
    {
        services.host.show_notice({text->headline, why});
        return {};
    }
};

Transition start_text(Services& services, ForeignText text)
{
    if (text.text.size() > long_text)
        return push([&services, text = std::make_shared<ForeignText>(std::move(text))] {
            return make_opening_scene(services, std::move(*text));
        });
    Content content = content_of(text.text);
    return open_content(services, std::move(content),
                        std::make_shared<ForeignText>(std::move(text)), Transition::Kind::Push);
}

} // namespace

// A text with more than one part that may be a puzzle is read as a collection.
Content content_of(const std::string& foreign)
{
    const std::string text = engine::decoded(foreign);
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
    Transition opens = std::visit(Opens{services, text}, content);
    if (opens.kind != Transition::Kind::Stay)
        opens.kind = kind;
    return opens;
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
        return push([&services, reading = dropped.reading] {
            return make_reading_file_scene(services, reading);
        });
    return start_text(services, {dropped.text, dropped.file, headline_for(dropped.file)});
}

Transition use_text(Services& services,
                    const TextDropped& dropped,
                    std::function<void(const std::string& text)> use)
{
    if (dropped.reading)
        return push([&services, reading = dropped.reading, use] {
            return make_reading_file_scene(services, reading, use);
        });
    use(dropped.text);
    return {};
}

} // namespace game
