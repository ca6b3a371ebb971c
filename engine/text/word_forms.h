#pragma once
// How words change with the name beside them: Italian says "il 2" but "l’8", "nel riquadro 3" but
// "nella riga 3". The header of a .po file says what its language needs:
//   X-Words-elided: 1 8 8#         names of the kind "elided" begin with one of these words: # is
//                                  any numeral, @ any letter that is a word by itself
//   X-Words-feminine: la_ stella   what stands before _ is an article, which a form replaces
//   X-Form-nel: nel * | elided: nell’* | feminine: nella *
//                                  texts for {nel:house} in a translation: * is the name without
//                                  its article; the first is for all kinds that are not listed
// The first kind that fits is that of the name. A form without * is only what agrees with the name:
// "visto | feminine: vista". In a list each name has the form, unless there is a text for the kind
// "several": this one is for the whole list. {Nel:house} begins with a capital.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine {

class WordForms {
public:
    // Takes a line of the header; false if it is about words or forms, but can't be read.
    bool read(std::string_view line);

    bool knows(std::string_view form) const;
    // The name in the form; in an unknown form, as it is. Of a list, with ", " between the names,
    // see above.
    std::string of(std::string_view form, std::string_view name) const;

    // The same of a single name, whatever is in it.
    std::string of_single(std::string_view form, std::string_view name) const;

    // What a form writes before and after a whole list; nothing if each of its names has the form.
    struct Around {
        std::string before;
        std::string after;
        bool has_name = false; // otherwise the list itself is not written
    };
    const Around* around_list(std::string_view form) const;

private:
    struct Word {
        std::string article; // "la", usually empty
        std::string beginning;
    };
    struct Kind {
        std::string name;
        std::vector<Word> words;
    };
    struct Form {
        std::string name;
        std::vector<std::pair<std::string, Around>> texts; // by kind; the first is for all others
    };

    bool read_words(std::string_view kind, std::string_view words);
    bool read_form(std::string_view name, std::string_view texts);
    bool is_kind(std::string_view name) const;
    const Form* find(std::string_view form) const;
    // The kind of the name, or "", and the name without an article.
    std::pair<std::string_view, std::string_view> kind_of(std::string_view name) const;

    std::vector<Kind> kinds_;
    std::vector<Form> forms_;
};

// Splits the placeholder "nel:house" into form and name; the form may be empty.
std::pair<std::string_view, std::string_view> form_and_name(std::string_view placeholder);

} // namespace engine
