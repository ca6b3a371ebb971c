#pragma once
// The layout of the Statistics screen: the choices, the filters, the tiles, the picture and the
// averages; in two columns or in one.

#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

struct StatisticsCounts {
    int choices = 0;
    int tiles = 0;
    int averages = 0;        // 0: there is no card for them
    int parts = 0;           // rows of the table in the picture's place; 0: there is a picture
    int player_width = 0;    // pixels; 0: there is no button
    int clean_width = 0;     // of the switch with its label
    int elsewhere_width = 0; // likewise; 0: there is none
    int pictures_width = 0;  // of the track of segments
};

struct StatisticsLayout {
    // The choices stand in a list or, where there is no room for it, one is shown between two
    // buttons.
    bool has_list = false;
    std::vector<Rect> choices;
    Rect previous;
    Rect choice;
    Rect next;

    Rect player;
    Rect clean_toggle; // with its label; likewise the next, if there is one
    Rect elsewhere_toggle;
    std::vector<Rect> tiles;
    Rect picture_card;
    Rect pictures; // the track of segments
    Rect picture;
    Rect words; // below the picture
    std::vector<Rect> parts;
    Rect averages_card;
    Rect averages_head;
    std::vector<Rect> averages;
    int bottom = 0;
};

StatisticsLayout lay_out_statistics(Rect content, StatisticsCounts counts, Scale scale);

} // namespace game
