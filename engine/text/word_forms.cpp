#include "engine/text/word_forms.h"

#include <algorithm>
#include <optional>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"

namespace engine {

namespace {

constexpr std::string_view comma = ", ";
constexpr std::string_view several = "several";

// Takes the next of the names, and the comma after it, off the list.
std::string_view take_name(std::string_view& list)
{
    const std::size_t end = std::min(list.find(comma), list.size());
    const std::string_view name = list.substr(0, end);
    list.remove_prefix(std::min(end + comma.size(), list.size()));
    return name;
}

bool fits_sample(char sample, char letter)
{
    switch (sample) {
    case '#':
        return letter >= '0' && letter <= '9';
    case '@':
        return is_letter(letter);
    default:
        return letter == sample;
    }
}

bool begins_with_word(std::string_view text, std::string_view word)
{
    return text.size() >= word.size() &&
           std::equal(word.begin(), word.end(), text.begin(), fits_sample) &&
           (text.size() == word.size() || text[word.size()] == ' ');
}

// Returns the name without its article if it begins with both.
std::optional<std::string_view>
without_article(std::string_view name, std::string_view article, std::string_view beginning)
{
    if (!name.starts_with(article))
        return std::nullopt;
    name.remove_prefix(article.size());
    if (!beginning.empty())
        return begins_with_word(name, beginning) ? std::optional(name) : std::nullopt;
    return name.starts_with(' ') ? std::optional(name.substr(1)) : std::nullopt;
}

WordForms::Around around_star(std::string_view text)
{
    const std::size_t star = text.find('*');
    WordForms::Around around;
    around.has_name = star != text.npos;
    around.before = text.substr(0, star);
    if (around.has_name)
        around.after = text.substr(star + 1);
    return around;
}

std::string filled(const WordForms::Around& around, std::string_view name)
{
    return around.before + std::string(around.has_name ? name : "") + around.after;
}

bool begins_large(std::string_view text)
{
    return !text.empty() && is_capital(text.front());
}

// The text with a capital if the form has one.
std::string begun(std::string_view form, std::string text)
{
    if (begins_large(form) && !text.empty())
        text.front() = capital(text.front());
    return text;
}

std::string small(std::string_view form)
{
    std::string text(form);
    if (!text.empty())
        text.front() = small_letter(text.front());
    return text;
}

} // namespace

bool WordForms::read(std::string_view line)
{
    constexpr std::string_view words = "X-Words-";
    constexpr std::string_view form = "X-Form-";
    const bool has_words = line.starts_with(words);
    if (!has_words && !line.starts_with(form))
        return true;
    line.remove_prefix(has_words ? words.size() : form.size());
    const std::string_view name = take_until(line, ':');
    line = without_blanks(line);
    if (name.empty() || line.empty())
        return false;
    return has_words ? read_words(name, line) : read_form(name, line);
}

bool WordForms::read_words(std::string_view kind, std::string_view words)
{
    if (is_kind(kind) || kind == several)
        return false;
    Kind& read = kinds_.emplace_back();
    read.name = kind;
    for (; !words.empty(); words = without_blanks(words)) {
        std::string_view word = take_until(words, ' ');
        const bool has_article = word.find('_') != word.npos;
        Word& sample = read.words.emplace_back();
        if (has_article)
            sample.article = take_until(word, '_');
        sample.beginning = word;
    }
    return true;
}

bool WordForms::read_form(std::string_view name, std::string_view texts)
{
    if (find(name) != nullptr || begins_large(name))
        return false;
    Form& form = forms_.emplace_back();
    form.name = name;
    form.texts.emplace_back("", around_star(without_blanks(take_until(texts, '|'))));
    while (!texts.empty()) {
        std::string_view text = take_until(texts, '|');
        const std::string_view kind = without_blanks(take_until(text, ':'));
        if (kind != several && !is_kind(kind))
            return false;
        form.texts.emplace_back(kind, around_star(without_blanks(text)));
    }
    return true;
}

bool WordForms::is_kind(std::string_view name) const
{
    return std::ranges::find(kinds_, name, &Kind::name) != kinds_.end();
}

const WordForms::Form* WordForms::find(std::string_view form) const
{
    const auto found = std::ranges::find(forms_, small(form), &Form::name);
    return found == forms_.end() ? nullptr : &*found;
}

bool WordForms::knows(std::string_view form) const
{
    return find(form) != nullptr;
}

std::string WordForms::of(std::string_view form, std::string_view name) const
{
    if (!knows(form) || name.find(comma) == name.npos)
        return of_single(form, name);
    if (const Around* around = around_list(form))
        return begun(form, filled(*around, name));
    std::string list = of_single(form, take_name(name));
    while (!name.empty()) {
        list += comma;
        list += of_single(small(form), take_name(name));
    }
    return list;
}

const WordForms::Around* WordForms::around_list(std::string_view form) const
{
    const Form* known = find(form);
    if (known == nullptr)
        return nullptr;
    for (const auto& [kind, around] : known->texts) {
        if (kind == several)
            return &around;
    }
    const Around& usual = known->texts.front().second;
    return usual.has_name ? nullptr : &usual;
}

std::string WordForms::of_single(std::string_view form, std::string_view name) const
{
    const Form* known = find(form);
    if (known == nullptr)
        return std::string(name);
    const auto [kind_of_name, bare] = kind_of(name);
    const Around* around = &known->texts.front().second;
    for (const auto& [kind, own] : known->texts) {
        if (kind == kind_of_name)
            around = &own;
    }
    return begun(form, filled(*around, bare));
}

std::pair<std::string_view, std::string_view> WordForms::kind_of(std::string_view name) const
{
    for (const Kind& kind : kinds_) {
        for (const Word& word : kind.words) {
            if (const auto bare = without_article(name, word.article, word.beginning))
                return {kind.name, *bare};
        }
    }
    return {"", name};
}

std::pair<std::string_view, std::string_view> form_and_name(std::string_view placeholder)
{
    const std::size_t colon = placeholder.find(':');
    if (colon == placeholder.npos)
        return {"", placeholder};
    return {placeholder.substr(0, colon), placeholder.substr(colon + 1)};
}

} // namespace engine
