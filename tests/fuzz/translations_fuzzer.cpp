// A translation from a stranger: its entries and its plural rule.

#include "engine/text/plural_rule.h"
#include "engine/text/po_file.h"
#include "engine/text/translations.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const std::string_view text = text_of(bytes, count);
    if (const auto rule = engine::PluralRule::parse(text)) {
        for (unsigned long n : {0ul, 1ul, 2ul, 5ul, 11ul, 100ul, ~0ul})
            insist(rule->form_for(n) < rule->forms());
    }
    const auto po = engine::parse_po(text);
    const auto texts = engine::Translations::parse(text);
    if (!po || !texts)
        return 0;
    for (const engine::PoEntry& entry : po->entries) {
        (void)texts->tr(engine::Message{entry.text, {{"n", "{n}"}, {"path", "/"}}});
        (void)texts->trc(entry.context, entry.text);
        (void)texts->trn(entry.text, entry.plural, 3);
    }
    return 0;
}
