#pragma once
// Sentences for the error stream, each in one line and starting with the program's name.

#include <ostream>

#include "engine/base/message.h"
#include "engine/text/catalogue.h"

namespace game {

inline void complain(std::ostream& err, const std::string& sentence)
{
    err << "cronodoku: " << sentence << '\n';
}

inline void
complain(std::ostream& err, const engine::Catalogue& words, const engine::Message& message)
{
    complain(err, words.tr(message));
}

} // namespace game
