// The entry point. All else is in the library, where it is compiled together with what it uses.

#include "game/app/program.h"

int main(int count, char** arguments)
{
    return game::run_program(count, arguments);
}
