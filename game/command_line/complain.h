#pragma once
// Writes a message to the error stream as one line that starts with the program's name.

#include <ostream>

#include "engine/base/message.h"
#include "engine/text/translations.h"

namespace game {

inline void complain(std::ostream& err, const std::string& sentence)
{
    err << "cronodoku: " << sentence << '\n';
}

inline void
complain(std::ostream& err, const engine::Translations& texts, const engine::Message& message)
{
    complain(err, texts.tr(message));
}

} // namespace game
