// The list of all techniques, easiest first: by the level of puzzles that need them, then by cost.
// Costs are those of HoDoKu 2.2 where it has the technique (hodoku.sourceforge.net).
// clang-format off

#include "engine/teach/technique.h"

#include <algorithm>
#include <array>

#include "engine/base/ensure.h"
#include "engine/teach/techniques/finders.h"

namespace engine {

namespace {

using T = Technique;
using F = TechniqueFamily;
constexpr bool needs_uniqueness = true;

// Levels as numbers, Beginner the first.
struct Row {
    Technique technique;
    const char* id;
    const char* name;
    TechniqueFamily family;
    std::size_t level;
    int cost;
    Finder find;
    bool needs_unique_solution = false;
};

constexpr std::array rows = std::to_array<Row>({
    {T::FullHouse, "full_house", N_("Full House"),
     F::Singles, 1, 4, find_full_houses},
    {T::LastDigit, "last_digit", N_("Last Digit"),
     F::Singles, 1, 4, find_last_digits},
    {T::HiddenSingleBox, "hidden_single_box", N_("Hidden Single in a Box"),
     F::Singles, 1, 14, find_hidden_singles},
    {T::NakedSingle, "naked_single", N_("Naked Single"),
     F::Singles, 2, 4, find_naked_singles},
    {T::HiddenSingleLine, "hidden_single_line", N_("Hidden Single"),
     F::Singles, 2, 14, find_hidden_singles},
    {T::LockedPair, "locked_pair", N_("Locked Pair"),
     F::Intersections, 3, 40, find_naked_subsets},
    {T::DirectPointing, "direct_pointing", N_("Direct Pointing"),
     F::Direct, 3, 50, find_direct_locked_digits},
    {T::DirectClaiming, "direct_claiming", N_("Direct Claiming"),
     F::Direct, 3, 50, find_direct_locked_digits},
    {T::Pointing, "pointing", N_("Pointing"),
     F::Intersections, 3, 50, find_locked_digits},
    {T::Claiming, "claiming", N_("Claiming"),
     F::Intersections, 3, 50, find_locked_digits},
    {T::GeneralisedIntersection, "generalised_intersection", N_("Generalised Intersection"),
     F::Intersections, 3, 55, find_generalised_intersections},
    {T::LockedTriple, "locked_triple", N_("Locked Triple"),
     F::Intersections, 3, 60, find_naked_subsets},
    {T::LawOfLeftovers, "law_of_leftovers", N_("Law of Leftovers"),
     F::Intersections, 3, 60, find_leftovers},
    {T::NakedPair, "naked_pair", N_("Naked Pair"),
     F::Subsets, 3, 60, find_naked_subsets},
    {T::DirectHiddenPair, "direct_hidden_pair", N_("Direct Hidden Pair"),
     F::Direct, 3, 70, find_direct_hidden_subsets},
    {T::HiddenPair, "hidden_pair", N_("Hidden Pair"),
     F::Subsets, 3, 70, find_hidden_subsets},
    {T::GeneralisedNakedPair, "generalised_naked_pair", N_("Generalised Naked Pair"),
     F::Subsets, 3, 70, find_generalised_naked_subsets},
    {T::NakedTriple, "naked_triple", N_("Naked Triple"),
     F::Subsets, 3, 80, find_naked_subsets},
    {T::GeneralisedNakedTriple, "generalised_naked_triple", N_("Generalised Naked Triple"),
     F::Subsets, 3, 90, find_generalised_naked_subsets},
    {T::DirectHiddenTriple, "direct_hidden_triple", N_("Direct Hidden Triple"),
     F::Direct, 3, 100, find_direct_hidden_subsets},
    {T::HiddenTriple, "hidden_triple", N_("Hidden Triple"),
     F::Subsets, 3, 100, find_hidden_subsets},
    {T::LawOfLeftoversLarge, "law_of_leftovers_large", N_("Law of Leftovers of Two or Three"),
     F::Intersections, 4, 90, find_leftovers},
    {T::UniqueRectangle1, "unique_rectangle_1", N_("Unique Rectangle Type 1"),
     F::Uniqueness, 4, 100, find_unique_rectangles_1, needs_uniqueness},
    {T::UniqueRectangle2, "unique_rectangle_2", N_("Unique Rectangle Type 2"),
     F::Uniqueness, 4, 100, find_unique_rectangles_2, needs_uniqueness},
    {T::UniqueRectangle3, "unique_rectangle_3", N_("Unique Rectangle Type 3"),
     F::Uniqueness, 4, 100, find_unique_rectangles_3, needs_uniqueness},
    {T::UniqueRectangle4, "unique_rectangle_4", N_("Unique Rectangle Type 4"),
     F::Uniqueness, 4, 100, find_unique_rectangles_4, needs_uniqueness},
    {T::UniqueRectangle5, "unique_rectangle_5", N_("Unique Rectangle Type 5"),
     F::Uniqueness, 4, 100, find_unique_rectangles_5, needs_uniqueness},
    {T::UniqueRectangle6, "unique_rectangle_6", N_("Unique Rectangle Type 6"),
     F::Uniqueness, 4, 100, find_unique_rectangles_6, needs_uniqueness},
    {T::HiddenRectangle, "hidden_rectangle", N_("Hidden Rectangle"),
     F::Uniqueness, 4, 100, find_hidden_rectangles, needs_uniqueness},
    {T::AvoidableRectangle1, "avoidable_rectangle_1", N_("Avoidable Rectangle Type 1"),
     F::Uniqueness, 4, 100, find_avoidable_rectangles, needs_uniqueness},
    {T::AvoidableRectangle2, "avoidable_rectangle_2", N_("Avoidable Rectangle Type 2"),
     F::Uniqueness, 4, 100, find_avoidable_rectangles, needs_uniqueness},
    {T::BugPlusOne, "bug_plus_one", N_("Bivalue Universal Grave + 1"),
     F::Uniqueness, 4, 100, find_bugs, needs_uniqueness},
    {T::RemotePair, "remote_pair", N_("Remote Pair"),
     F::Wings, 4, 110, find_remote_pairs},
    {T::UniqueLoop1, "unique_loop_1", N_("Unique Loop Type 1"),
     F::Uniqueness, 4, 120, find_unique_loops, needs_uniqueness},
    {T::UniqueLoop2, "unique_loop_2", N_("Unique Loop Type 2"),
     F::Uniqueness, 4, 120, find_unique_loops, needs_uniqueness},
    {T::UniqueLoop3, "unique_loop_3", N_("Unique Loop Type 3"),
     F::Uniqueness, 4, 120, find_unique_loops, needs_uniqueness},
    {T::UniqueLoop4, "unique_loop_4", N_("Unique Loop Type 4"),
     F::Uniqueness, 4, 120, find_unique_loops, needs_uniqueness},
    {T::AlmostLockedPair, "almost_locked_pair", N_("Almost Locked Pair"),
     F::Intersections, 4, 120, find_almost_locked},
    {T::NakedQuad, "naked_quad", N_("Naked Quad"),
     F::Subsets, 4, 120, find_naked_subsets},
    {T::TurbotFish, "turbot_fish", N_("Turbot Fish"),
     F::SingleDigit, 4, 120, find_two_strong_links},
    {T::EmptyRectangle, "empty_rectangle", N_("Empty Rectangle"),
     F::SingleDigit, 4, 120, find_empty_rectangles},
    {T::Skyscraper, "skyscraper", N_("Skyscraper"),
     F::SingleDigit, 4, 130, find_two_strong_links},
    {T::FinnedXWing, "finned_x_wing", N_("Finned X-Wing"),
     F::Fish, 4, 130, find_finned_x_wings},
    {T::GeneralisedNakedQuad, "generalised_naked_quad", N_("Generalised Naked Quad"),
     F::Subsets, 4, 130, find_generalised_naked_subsets},
    {T::XWing, "x_wing", N_("X-Wing"),
     F::Fish, 4, 140, find_plain_fish},
    {T::Bug2, "bug_2", N_("Bivalue Universal Grave Type 2"),
     F::Uniqueness, 4, 140, find_bugs, needs_uniqueness},
    {T::Bug3, "bug_3", N_("Bivalue Universal Grave Type 3"),
     F::Uniqueness, 4, 140, find_bugs, needs_uniqueness},
    {T::Bug4, "bug_4", N_("Bivalue Universal Grave Type 4"),
     F::Uniqueness, 4, 140, find_bugs, needs_uniqueness},
    {T::Swordfish, "swordfish", N_("Swordfish"),
     F::Fish, 4, 150, find_plain_fish},
    {T::SashimiXWing, "sashimi_x_wing", N_("Sashimi X-Wing"),
     F::Fish, 4, 150, find_finned_x_wings},
    {T::TwoStringKite, "two_string_kite", N_("2-String Kite"),
     F::SingleDigit, 4, 150, find_two_strong_links},
    {T::DualTwoStringKite, "dual_two_string_kite", N_("Dual 2-String Kite"),
     F::SingleDigit, 4, 150, find_dual_kites},
    {T::DualEmptyRectangle, "dual_empty_rectangle", N_("Dual Empty Rectangle"),
     F::SingleDigit, 4, 150, find_dual_empty_rectangles},
    {T::WWing, "w_wing", N_("W-Wing"),
     F::Wings, 4, 150, find_w_wings},
    {T::HiddenQuad, "hidden_quad", N_("Hidden Quad"),
     F::Subsets, 4, 150, find_hidden_subsets},
    {T::SimpleColoursTrap, "simple_colours_trap", N_("Simple Colours Trap"),
     F::Colouring, 4, 150, find_simple_colours},
    {T::SimpleColoursWrap, "simple_colours_wrap", N_("Simple Colours Wrap"),
     F::Colouring, 4, 150, find_simple_colours},
    {T::Jellyfish, "jellyfish", N_("Jellyfish"),
     F::Fish, 4, 160, find_plain_fish},
    {T::XYWing, "xy_wing", N_("XY-Wing"),
     F::Wings, 4, 160, find_xy_wings},
    {T::AlmostLockedTriple, "almost_locked_triple", N_("Almost Locked Triple"),
     F::Intersections, 4, 160, find_almost_locked},
    {T::LargeNakedSubset, "large_naked_subset", N_("Large Naked Subset"),
     F::Subsets, 4, 160, find_large_naked_subsets},
    {T::LargeHiddenSubset, "large_hidden_subset", N_("Large Hidden Subset"),
     F::Subsets, 4, 160, find_large_hidden_subsets},
    {T::LargeGeneralisedNakedSubset, "large_generalised_naked_subset",
     N_("Large Generalised Naked Subset"),
     F::Subsets, 4, 170, find_generalised_naked_subsets},
    {T::XYZWing, "xyz_wing", N_("XYZ-Wing"),
     F::Wings, 4, 180, find_xyz_wings},
    {T::MultiColours1, "multi_colours_1", N_("Multi-Colours 1"),
     F::Colouring, 4, 200, find_multi_colours},
    {T::MultiColours2, "multi_colours_2", N_("Multi-Colours 2"),
     F::Colouring, 4, 200, find_multi_colours},
    {T::AlmostLockedQuad, "almost_locked_quad", N_("Almost Locked Quad"),
     F::Intersections, 4, 200, find_almost_locked},
    {T::UniqueRectangleLinks, "unique_rectangle_links", N_("Unique Rectangle with Links"),
     F::Uniqueness, 5, 180, find_linked_unique_rectangles, needs_uniqueness},
    {T::GroupedSkyscraper, "grouped_skyscraper", N_("Grouped Skyscraper"),
     F::SingleDigit, 5, 190, find_grouped_links},
    {T::GroupedTwoStringKite, "grouped_two_string_kite", N_("Grouped 2-String Kite"),
     F::SingleDigit, 5, 190, find_grouped_links},
    {T::GroupedTurbotFish, "grouped_turbot_fish", N_("Grouped Turbot Fish"),
     F::SingleDigit, 5, 190, find_grouped_links},
    {T::FinnedSwordfish, "finned_swordfish", N_("Finned Swordfish"),
     F::Fish, 5, 200, find_finned_fish},
    {T::WXYZWing, "wxyz_wing", N_("WXYZ-Wing"),
     F::Wings, 5, 200, find_bent_sets},
    {T::MWing, "m_wing", N_("M-Wing"),
     F::Wings, 5, 200, find_linked_wings},
    {T::SWing, "s_wing", N_("S-Wing"),
     F::Wings, 5, 200, find_linked_wings},
    {T::LWing, "l_wing", N_("L-Wing"),
     F::Wings, 5, 200, find_linked_wings},
    {T::HWing, "h_wing", N_("H-Wing"),
     F::Wings, 5, 200, find_linked_wings},
    {T::ExtendedRectangle, "extended_rectangle", N_("Extended Rectangle"),
     F::Uniqueness, 5, 200, find_extended_rectangles, needs_uniqueness},
    {T::DeadlyPattern, "deadly_pattern", N_("Deadly Pattern"),
     F::Uniqueness, 5, 200, find_deadly_patterns, needs_uniqueness},
    {T::XYZRing, "xyz_ring", N_("XYZ-Ring"),
     F::Wings, 5, 220, find_xyz_rings},
    {T::EmptyRectanglePair, "empty_rectangle_pair", N_("Empty Rectangle Pair"),
     F::Wings, 5, 220, find_empty_rectangle_pairs},
    {T::SashimiSwordfish, "sashimi_swordfish", N_("Sashimi Swordfish"),
     F::Fish, 5, 240, find_finned_fish},
    {T::AlignedPairExclusion, "aligned_pair_exclusion", N_("Aligned Pair Exclusion"),
     F::Exclusion, 5, 240, find_aligned_exclusions},
    {T::FinnedJellyfish, "finned_jellyfish", N_("Finned Jellyfish"),
     F::Fish, 5, 250, find_finned_fish},
    {T::VWXYZWing, "vwxyz_wing", N_("VWXYZ-Wing"),
     F::Wings, 5, 250, find_bent_sets},
    {T::Medusa, "medusa", N_("3D Medusa"),
     F::Colouring, 5, 250, find_medusa},
    {T::Guardians, "guardians", N_("Guardians"),
     F::SingleDigit, 5, 250, find_guardians},
    {T::SueDeCoq, "sue_de_coq", N_("Sue de Coq"),
     F::Sets, 5, 250, find_sue_de_coq},
    {T::SashimiJellyfish, "sashimi_jellyfish", N_("Sashimi Jellyfish"),
     F::Fish, 5, 260, find_finned_fish},
    {T::SiameseFish, "siamese_fish", N_("Siamese Fish"),
     F::Fish, 5, 260, find_siamese_fish},
    {T::XChain, "x_chain", N_("X-Chain"),
     F::Chains, 5, 260, find_x_chains},
    {T::XYChain, "xy_chain", N_("XY-Chain"),
     F::Chains, 5, 260, find_x_chains},
    {T::ExtendedSubset, "extended_subset", N_("Distributed Disjoint Subset"),
     F::Sets, 5, 260, find_extended_subsets},
    {T::AlternatingChain, "alternating_chain", N_("Alternating Inference Chain"),
     F::Chains, 5, 280, find_alternating_chains},
    {T::DiscontinuousLoop, "discontinuous_loop", N_("Discontinuous Nice Loop"),
     F::Chains, 5, 280, find_discontinuous_loops},
    {T::ContinuousLoop, "continuous_loop", N_("Continuous Nice Loop"),
     F::Chains, 5, 280, find_continuous_loops},
    {T::GroupedXChain, "grouped_x_chain", N_("Grouped X-Chain"),
     F::Chains, 5, 290, find_x_chains},
    {T::UVWXYZWing, "uvwxyz_wing", N_("UVWXYZ-Wing"),
     F::Wings, 5, 300, find_bent_sets},
    {T::FireworkTriple, "firework_triple", N_("Firework Triple"),
     F::Sets, 5, 300, find_fireworks},
    {T::FireworkQuad, "firework_quad", N_("Firework Quad"),
     F::Sets, 5, 300, find_fireworks},
    {T::Oddagon, "bivalue_oddagon", N_("Bivalue Oddagon"),
     F::Sets, 5, 300, find_oddagons},
    {T::GroupedChain, "grouped_chain", N_("Grouped Alternating Inference Chain"),
     F::Chains, 5, 300, find_alternating_chains},
    {T::GroupedDiscontinuousLoop, "grouped_discontinuous_loop",
     N_("Grouped Discontinuous Nice Loop"),
     F::Chains, 5, 300, find_discontinuous_loops},
    {T::GroupedContinuousLoop, "grouped_continuous_loop", N_("Grouped Continuous Nice Loop"),
     F::Chains, 5, 300, find_continuous_loops},
    {T::AlsXZ, "als_xz", N_("ALS-XZ"),
     F::AlmostLockedSets, 5, 300, find_als_xz},
    {T::TUVWXYZWing, "tuvwxyz_wing", N_("TUVWXYZ-Wing"),
     F::Wings, 5, 350, find_bent_sets},
    {T::LargeFish, "large_fish", N_("Squirmbag or Larger Fish"),
     F::Fish, 5, 470, find_plain_fish},
    {T::LargeFinnedFish, "large_finned_fish", N_("Finned Squirmbag or Larger Fish"),
     F::Fish, 5, 470, find_finned_fish},
    {T::FrankenXWing, "franken_x_wing", N_("Franken X-Wing"),
     F::Fish, 6, 300, find_mixed_fish},
    {T::SymmetricPlacement, "symmetric_placement", N_("Symmetrical Placement"),
     F::Sets, 6, 300, find_symmetric_placement, needs_uniqueness},
    {T::SetEquivalence, "set_equivalence", N_("Set Equivalence"),
     F::Sets, 6, 300, find_set_equivalences},
    {T::AlsXYWing, "als_xy_wing", N_("ALS-XY-Wing"),
     F::AlmostLockedSets, 6, 320, find_als_chains},
    {T::AlsWWing, "als_w_wing", N_("ALS-W-Wing"),
     F::AlmostLockedSets, 6, 330, find_als_w_wings},
    {T::AlsChain, "als_chain", N_("ALS Chain"),
     F::AlmostLockedSets, 6, 340, find_als_chains},
    {T::AlsAlternatingChain, "als_alternating_chain", N_("Alternating Inference Chain with Sets"),
     F::Chains, 6, 340, find_alternating_chains},
    {T::AlsDiscontinuousLoop, "als_discontinuous_loop", N_("Discontinuous Nice Loop with Sets"),
     F::Chains, 6, 340, find_discontinuous_loops},
    {T::AlsContinuousLoop, "als_continuous_loop", N_("Continuous Nice Loop with Sets"),
     F::Chains, 6, 340, find_continuous_loops},
    {T::FrankenSwordfish, "franken_swordfish", N_("Franken Swordfish"),
     F::Fish, 6, 350, find_mixed_fish},
    {T::AlignedTripleExclusion, "aligned_triple_exclusion", N_("Aligned Triple Exclusion"),
     F::Exclusion, 6, 350, find_aligned_exclusions},
    {T::Tridagon, "tridagon", N_("Tridagon"),
     F::Sets, 6, 350, find_tridagons},
    {T::DeathBlossom, "death_blossom", N_("Death Blossom"),
     F::AlmostLockedSets, 6, 360, find_death_blossoms},
    {T::FrankenJellyfish, "franken_jellyfish", N_("Franken Jellyfish"),
     F::Fish, 6, 370, find_mixed_fish},
    {T::FinnedFrankenXWing, "finned_franken_x_wing", N_("Finned Franken X-Wing"),
     F::Fish, 6, 390, find_mixed_fish},
    {T::Nishio, "nishio", N_("Nishio"),
     F::Forcing, 6, 400, find_nishio},
    {T::BlossomLoop, "blossom_loop", N_("Blossom Loop"),
     F::Forcing, 6, 400, find_blossom_loops},
    {T::RectangleForcingChain, "rectangle_forcing_chain", N_("Rectangle Forcing Chain"),
     F::Forcing, 6, 400, find_rectangle_forcing_chains, needs_uniqueness},
    {T::FinnedFrankenSwordfish, "finned_franken_swordfish", N_("Finned Franken Swordfish"),
     F::Fish, 6, 410, find_mixed_fish},
    {T::FinnedFrankenJellyfish, "finned_franken_jellyfish", N_("Finned Franken Jellyfish"),
     F::Fish, 6, 430, find_mixed_fish},
    {T::MutantFish, "mutant_fish", N_("Mutant Fish"),
     F::Fish, 6, 450, find_mixed_fish},
    {T::DominoLoop, "domino_loop", N_("Domino Loop"),
     F::Sets, 6, 450, find_domino_loops},
    {T::MultiSectorLockedSets, "multi_sector_locked_sets", N_("Multi-Sector Locked Sets"),
     F::Sets, 6, 450, find_multi_sector_sets},
    {T::LargeFrankenFish, "large_franken_fish", N_("Large Franken Fish"),
     F::Fish, 6, 470, find_mixed_fish},
    {T::FinnedMutantFish, "finned_mutant_fish", N_("Finned Mutant Fish"),
     F::Fish, 6, 470, find_mixed_fish},
    {T::SiameseMixedFish, "siamese_mixed_fish", N_("Siamese Franken or Mutant Fish"),
     F::Fish, 6, 470, find_siamese_fish},
    {T::KrakenFish1, "kraken_fish_1", N_("Kraken Fish Type 1"),
     F::Fish, 6, 500, find_kraken_fish},
    {T::KrakenFish2, "kraken_fish_2", N_("Kraken Fish Type 2"),
     F::Fish, 6, 500, find_kraken_fish},
    {T::JuniorExocet, "junior_exocet", N_("Junior Exocet"),
     F::Sets, 6, 500, find_exocets},
    {T::SeniorExocet, "senior_exocet", N_("Senior Exocet"),
     F::Sets, 6, 500, find_exocets},
    {T::ForcingChainContradiction, "forcing_chain_contradiction", N_("Forcing Chain Contradiction"),
     F::Forcing, 6, 500, find_forcing_chains},
    {T::CellForcingChain, "cell_forcing_chain", N_("Cell Forcing Chain"),
     F::Forcing, 6, 500, find_forcing_chains},
    {T::HouseForcingChain, "house_forcing_chain", N_("House Forcing Chain"),
     F::Forcing, 6, 500, find_forcing_chains},
    {T::Whip, "whip", N_("Whip"),
     F::Forcing, 6, 520, find_whips},
    {T::ForcingNetContradiction, "forcing_net_contradiction", N_("Forcing Net Contradiction"),
     F::Nets, 7, 700, find_net_contradictions},
    {T::CellForcingNet, "cell_forcing_net", N_("Cell Forcing Net"),
     F::Nets, 7, 700, find_verity_nets},
    {T::HouseForcingNet, "house_forcing_net", N_("House Forcing Net"),
     F::Nets, 7, 700, find_verity_nets},
    {T::LongWhip, "long_whip", N_("Long Whip"),
     F::Nets, 7, 800, find_whips},
    {T::NetPlus, "forcing_net_plus", N_("Forcing Net with Sets"),
     F::Nets, 7, 1000, find_deep_nets},
    {T::NestedNet, "nested_forcing_net", N_("Nested Forcing Net"),
     F::Nets, 7, 2000, find_deep_nets},
    {T::TemplateSet, "template_set", N_("Template Set"),
     F::SingleDigit, 7, 2000, find_templates},
    {T::TemplateDelete, "template_delete", N_("Template Delete"),
     F::SingleDigit, 7, 2000, find_templates},
    {T::TrialAndError, "trial_and_error", N_("Trial and Error"),
     F::Nets, 7, 3000, find_by_trial},
});

// clang-format on
constexpr auto table = [] {
    std::array<TechniqueInfo, rows.size()> infos = {};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        infos[i] = {row.technique,
                    row.id,
                    row.name,
                    row.family,
                    all_levels[row.level - 1],
                    row.cost,
                    row.find,
                    row.needs_unique_solution};
    }
    return infos;
}();

constexpr bool is_in_order()
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (static_cast<std::size_t>(table[i].technique) != i)
            return false;
    }
    return true;
}
static_assert(is_in_order(), "the rows stand in the order of the enumeration");
static_assert(std::ranges::none_of(table, [](const auto& info) { return info.find == nullptr; }),
              "every technique can be found");

} // namespace

std::span<const TechniqueInfo> all_techniques()
{
    return table;
}

const TechniqueInfo& info_of(Technique technique)
{
    return table[static_cast<std::size_t>(technique)];
}

std::optional<Technique> find_technique(std::string_view id)
{
    for (const TechniqueInfo& info : table) {
        if (id == info.id)
            return info.technique;
    }
    return std::nullopt;
}

} // namespace engine
