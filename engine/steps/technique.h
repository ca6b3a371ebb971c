#pragma once
// The techniques: ways to deduce, from the last open cell of a house to trial and error.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/base/message.h"
#include "engine/steps/level.h"

namespace engine {

class Candidates;
class Steps;

// In the order of the table in technique_list.cpp.
enum class Technique : std::uint8_t {
    FullHouse,
    LastDigit,
    HiddenSingleBox,
    NakedSingle,
    HiddenSingleLine,
    LockedPair,
    DirectPointing,
    DirectClaiming,
    Pointing,
    Claiming,
    GeneralisedIntersection,
    LockedTriple,
    LawOfLeftovers,
    NakedPair,
    DirectHiddenPair,
    HiddenPair,
    GeneralisedNakedPair,
    NakedTriple,
    GeneralisedNakedTriple,
    DirectHiddenTriple,
    HiddenTriple,
    LawOfLeftoversLarge,
    UniqueRectangle1,
    UniqueRectangle2,
    UniqueRectangle3,
    UniqueRectangle4,
    UniqueRectangle5,
    UniqueRectangle6,
    HiddenRectangle,
    AvoidableRectangle1,
    AvoidableRectangle2,
    BugPlusOne,
    RemotePair,
    UniqueLoop1,
    UniqueLoop2,
    UniqueLoop3,
    UniqueLoop4,
    AlmostLockedPair,
    NakedQuad,
    TurbotFish,
    EmptyRectangle,
    Skyscraper,
    FinnedXWing,
    GeneralisedNakedQuad,
    XWing,
    Bug2,
    Bug3,
    Bug4,
    Swordfish,
    SashimiXWing,
    TwoStringKite,
    DualTwoStringKite,
    DualEmptyRectangle,
    WWing,
    HiddenQuad,
    SimpleColoursTrap,
    SimpleColoursWrap,
    Jellyfish,
    XYWing,
    AlmostLockedTriple,
    LargeNakedSubset,
    LargeHiddenSubset,
    LargeGeneralisedNakedSubset,
    XYZWing,
    MultiColours1,
    MultiColours2,
    AlmostLockedQuad,
    UniqueRectangleLinks,
    GroupedSkyscraper,
    GroupedTwoStringKite,
    GroupedTurbotFish,
    FinnedSwordfish,
    WXYZWing,
    MWing,
    SWing,
    LWing,
    HWing,
    ExtendedRectangle,
    DeadlyPattern,
    XYZRing,
    EmptyRectanglePair,
    SashimiSwordfish,
    AlignedPairExclusion,
    FinnedJellyfish,
    VWXYZWing,
    Medusa,
    Guardians,
    SueDeCoq,
    SashimiJellyfish,
    SiameseFish,
    XChain,
    XYChain,
    ExtendedSubset,
    AlternatingChain,
    DiscontinuousLoop,
    ContinuousLoop,
    GroupedXChain,
    UVWXYZWing,
    FireworkTriple,
    FireworkQuad,
    Oddagon,
    GroupedChain,
    GroupedDiscontinuousLoop,
    GroupedContinuousLoop,
    AlsXZ,
    TUVWXYZWing,
    LargeFish,
    LargeFinnedFish,
    FrankenXWing,
    SymmetricPlacement,
    SetEquivalence,
    AlsXYWing,
    AlsWWing,
    AlsChain,
    AlsAlternatingChain,
    AlsDiscontinuousLoop,
    AlsContinuousLoop,
    FrankenSwordfish,
    AlignedTripleExclusion,
    Tridagon,
    DeathBlossom,
    FrankenJellyfish,
    FinnedFrankenXWing,
    Nishio,
    BlossomLoop,
    RectangleForcingChain,
    FinnedFrankenSwordfish,
    FinnedFrankenJellyfish,
    MutantFish,
    DominoLoop,
    MultiSectorLockedSets,
    LargeFrankenFish,
    FinnedMutantFish,
    SiameseMixedFish,
    KrakenFish1,
    KrakenFish2,
    JuniorExocet,
    SeniorExocet,
    ForcingChainContradiction,
    CellForcingChain,
    HouseForcingChain,
    Whip,
    ForcingNetContradiction,
    CellForcingNet,
    HouseForcingNet,
    LongWhip,
    NetPlus,
    NestedNet,
    TemplateSet,
    TemplateDelete,
    TrialAndError,
};

enum class TechniqueFamily : std::uint8_t {
    Singles,
    Direct,
    Intersections,
    Subsets,
    Uniqueness,
    Wings,
    SingleDigit,
    Fish,
    Colouring,
    Exclusion,
    Sets,
    Chains,
    AlmostLockedSets,
    Forcing,
    Nets,
};

// Looks for uses of one technique. A pure function of the candidates: what it finds, and in which
// order, is the same on every machine.
using Finder = void (*)(const Candidates& candidates, Technique technique, Steps& steps);

struct TechniqueInfo {
    Technique technique;
    const char* id;   // "x_wing": for files and the command line
    const char* name; // English, a key of the catalogue
    TechniqueFamily family;
    Level level;                        // of the puzzles that need it: see docs/LEVELS.md
    int cost;                           // effort of one use
    Finder find;                        // several techniques of a family may share a finder
    bool needs_unique_solution = false; // may only be used on puzzles known to have one solution
};

// All of them, easiest first: the order in which a person looks for them.
std::span<const TechniqueInfo> all_techniques();
const TechniqueInfo& info_of(Technique technique);
std::optional<Technique> find_technique(std::string_view id);

} // namespace engine
