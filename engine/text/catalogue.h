#pragma once
// The words of one language, read from a gettext .po file (GNU gettext manual, section 11.3 "The
// Format of PO Files"). The English text is the key; what a language lacks appears in English.
// xgettext finds the texts by the names tr, trn, trc and N_.

#include <memory>
#include <string>
#include <string_view>

#include "engine/base/message.h"
#include "engine/base/result.h"

namespace engine {

struct Language {
    std::string code; // "es"
    std::string name; // in its own words: "Español"
    friend bool operator==(const Language&, const Language&) = default;
};

class Catalogue {
public:
    // English: every text is its own translation.
    Catalogue();
    ~Catalogue();
    Catalogue(Catalogue&&) noexcept;
    Catalogue& operator=(Catalogue&&) noexcept;

    // The content of a .po file. Says the line of the first thing it can't read.
    static Result<Catalogue> parse(std::string_view po);

    // What the file's header says of its language.
    const Language& language() const;

    std::string tr(std::string_view text) const;
    // With a context for the translator, where one English text needs two translations.
    std::string trc(std::string_view context, std::string_view text) const;
    // One or many, by the plural rule in the file's header: {n} is filled in.
    std::string trn(std::string_view one, std::string_view many, long n) const;
    std::string tr(const Message& message) const;

private:
    struct Words;
    std::unique_ptr<Words> words_;
};

} // namespace engine
