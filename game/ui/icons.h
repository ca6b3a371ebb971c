#pragma once
// The icons, drawn as strokes on a 24-unit grid.

#include "game/ui/canvas.h"

namespace game {

enum class Icon {
    Menu,
    Back,
    Next,
    ChevronRight,
    Pause,
    Play,
    Undo,
    Redo,
    Erase,
    Check,
    Cross,
    Settings,
    Trophy,
    Pencil,
    Help,
    Grid,
    Clock,
    Plus,
    Minus,
    Star,
    ModeDigit,
    ModeCorner,
    ModeCentre,
    ModeColour,
    Warning,
    Save,
    Eye,
    Globe,
    Exit,
    Validate,
    Bookmark,
    Restart,
    Folder,
    Hash,
    Trash,
    Hint,
    Sound,
    Keyboard,
    Heart,
    Search,
    Printer,
    Copy,
    Paste,
    House, // a row, column or box
    Sum,
};

// `centre` is the middle of the 24-unit square, drawn `size` pixels wide and turned clockwise
// around it by `turn` degrees.
void draw_icon(Canvas& canvas, Icon icon, Point centre, int size, Tint tint, double turn = 0);

} // namespace game
