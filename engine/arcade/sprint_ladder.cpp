#include "engine/arcade/sprint_ladder.h"

#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/base/table.h"

namespace engine {

const char* name_of(SprintRung rung)
{
    constexpr Table<SprintRung, const char*, sprint_rung_count> names = {
        {N_("Bronze"), N_("Silver"), N_("Gold"), N_("Platinum"), N_("Diamond")}};
    return names[rung];
}

int number_of(SprintRung rung)
{
    return static_cast<int>(index_of(rung)) + 1;
}

bool is_without_notes(SprintRung rung)
{
    return rung == SprintRung::Bronze;
}

std::span<const SprintLesson> lessons_of(SprintRung rung)
{
    using namespace techniques;
    using Lessons = std::vector<SprintLesson>;
    static const Table<SprintRung, Lessons, sprint_rung_count> ladder = {
        {Lessons{
             {{&full_house}, N_("A row, column or box has one open cell.")},
             {{&naked_single}, N_("A cell sees all digits but one.")},
             {{&hidden_single_box}, N_("In a box, a digit has only one place left.")},
             {{&hidden_single_line}, N_("In a row or column, a digit has only one place left.")}},
         Lessons{
             {{&pointing}, N_("In one box, a digit fits only in one line.")},
             {{&claiming}, N_("In one line, a digit fits only in one box.")},
             {{&naked_pair}, N_("Two cells of one row, column or box hold the same two digits.")}},
         Lessons{
             {{&hidden_pair},
              N_("In one row, column or box, two digits fit only in the same two cells.")},
             {{&naked_triple}, N_("Three cells of one row, column or box hold only three digits.")},
             {{&hidden_triple},
              N_("In one row, column or box, three digits fit only in three cells.")},
             {{&x_wing}, N_("In two lines, a digit fits only in the same two places.")}},
         Lessons{{{&swordfish}, N_("In three lines, a digit fits only in the same three places.")},
                 {{&xy_wing}, N_("A cell with two digits sees two others that share the third.")},
                 {{&xyz_wing}, N_("A cell with three digits sees two others with two of them.")},
                 {{&skyscraper}, N_("Two lines have a digit twice, and one end of both in line.")},
                 {{&two_string_kite},
                  N_("A row and a column have a digit twice, and meet in one box.")}},
         Lessons{
             {{&unique_rectangle_1, &unique_rectangle_2, &unique_rectangle_4},
              N_("Four cells in two boxes could swap the same two digits.")},
             {{&empty_rectangle}, N_("In one box, a digit fits only in a row and a column.")},
             {{&w_wing}, N_("Two cells hold the same two digits, and a strong link joins them.")},
             {{&x_chain, &xy_chain}, N_("If one end of a chain is false, the other is true.")}}}};
    return ladder[rung];
}

const SprintLesson& lesson_with(const Technique& technique)
{
    for (SprintRung rung : all_sprint_rungs) {
        for (const SprintLesson& lesson : lessons_of(rung)) {
            if (std::ranges::count(lesson.techniques, &technique) > 0)
                return lesson;
        }
    }
    ENSURE(false);
}

} // namespace engine
