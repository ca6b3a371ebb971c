#pragma once
// The machine on which the numbers were measured.

#include <string>

namespace bench {

// The processor's name, its cores, and which kinds of vector instructions it has.
std::string machine_line();

} // namespace bench
