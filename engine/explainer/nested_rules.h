#pragma once
// What a web may use besides patterns: chains in the position that it leaves.

#include "engine/explainer/web.h"

namespace engine::explainer {

class NestedRules {
public:
    explicit NestedRules(WebBuilder& builder) : builder_(builder) {}

    // Returns false if no chain makes anything false.
    bool apply();

private:
    Candidates what_is_left() const;
    void add_causes(const NestedChain& chain);
    void add_cause(Cell cell, Digit digit);
    bool strike(const std::vector<NestedChain>& chains);
    void strike(const NestedChain& chain);

    WebBuilder& builder_;
    std::vector<std::uint16_t> causes_; // nodes
};

} // namespace engine::explainer
