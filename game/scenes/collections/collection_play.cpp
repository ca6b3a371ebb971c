#include "game/scenes/collections/collection_play.h"

#include <utility>

#include "game/scenes/screens.h"

namespace game {

using engine::Message;
using engine::N_;

Transition CollectionPlay::play(std::size_t index)
{
    auto printed = collection_.printed(index);
    if (const auto& fault = collection_.puzzle(index).fault; fault || !printed) {
        services_.host.show_notice({{N_("This puzzle can't be played")},
                                    fault.value_or(Message{N_("It can't be read.")})});
        return {};
    }
    collection_.cancel_rating(); // to leave both cores to the puzzle
    if (!collection_.state(index).game.empty()) {
        opening_ =
            Pending(services_.saves.ask(&SavedData::load_game, collection_.state(index).game));
        return take_opened();
    }
    return start_play(services_, engine::FoundPuzzle{*std::move(printed), false}, collection_.id());
}

Transition CollectionPlay::take_opened()
{
    const auto game = opening_.take();
    if (!game)
        return {};
    if (!*game) {
        services_.host.show_notice({{N_("This game can't be opened")}, game->why()});
        return {};
    }
    engine::SavedGame opened = **game;
    opened.collection = collection_.id();
    return Transition{Transition::Kind::ReplaceAll, [&services = services_, opened] {
                          return make_play_scene(services, opened);
                      }};
}

Transition leave_play(Services& services, std::string collection, std::string recipe)
{
    if (collection.empty())
        return go_to(make_title_scene, services, Transition::Kind::ReplaceAll);
    return Transition{Transition::Kind::ReplaceAll,
                      [&services, collection = std::move(collection), recipe = std::move(recipe)] {
                          return make_collection_scene_of_play(services, collection, recipe);
                      }};
}

} // namespace game
