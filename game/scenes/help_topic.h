#pragma once
// What the help can tell of: the screens, in the order in which it lists them.

namespace game {

enum class HelpTopic {
    Title,
    Lesson,
    Play,
    Bookmarks,
    Steps,
    Win,
    Solution,
    NewGame,
    BoardOfTheDay,
    Open,
    Collections,
    Editor,
    Learn,
    Arcade,
    Records,
    Statistics,
    TimeSpent,
    Replay,
    Print,
    Settings,
    Keys,
};

} // namespace game
