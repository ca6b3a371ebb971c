#include "game/ui/input.h"

namespace game {

Input::Input() = default;
Input::Input(const Input& other) = default;
Input::Input(Input&& other) noexcept = default;
Input& Input::operator=(const Input& other) = default;
Input& Input::operator=(Input&& other) noexcept = default;
Input::~Input() = default;

Point* point_of(Input& input)
{
    return std::visit(
        [](auto& what) -> Point* {
            if constexpr (requires { what.at; })
                return &what.at;
            else
                return nullptr;
        },
        input);
}

} // namespace game
