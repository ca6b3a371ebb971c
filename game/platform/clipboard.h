#pragma once
// The text that is copied from one program to another.

#include <string>

namespace game {

std::string copied_text();               // empty if there is none
bool copy_text(const std::string& text); // returns false if it fails

} // namespace game
