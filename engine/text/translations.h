#pragma once
// The translations of one language, read from a gettext .po file (GNU gettext manual, section 11.3
// "The Format of PO Files"). The English text is the key; a text without a translation appears in
// English. xgettext finds the texts by the names tr, trn, trc and N_.

#include <memory>
#include <string>
#include <string_view>

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/text/word_forms.h"

namespace engine {

struct Language {
    std::string code; // "es"
    std::string name; // in the language itself: "Español"
    friend bool operator==(const Language&, const Language&) = default;
};

// Copies share the texts, which never change, so that each thread can have one.
class Translations {
public:
    // English: every text is its own translation.
    Translations();

    // Parses the content of a .po file. An error names the line of the first thing it can't read.
    static Result<Translations> parse(std::string_view po);

    // The language that the file's header names.
    const Language& language() const;

    std::string tr(std::string_view text) const;
    // The same without a copy, for what is drawn in each frame: valid as long as the text and the
    // translations are.
    std::string_view shown(std::string_view text) const;
    // With a context for the translator, for an English text that needs different translations.
    std::string trc(std::string_view context, std::string_view text) const;
    // Chooses the form for the number by the plural rule in the file's header and fills in {n}.
    std::string trn(std::string_view one, std::string_view many, long n) const;
    // Fills in the placeholders, in the forms that the translation demands: {nel:house}.
    std::string tr(const Message& message) const;
    // How the language changes words with names.
    const WordForms& words() const;

private:
    struct Table;
    std::shared_ptr<const Table> texts_;
};

} // namespace engine
