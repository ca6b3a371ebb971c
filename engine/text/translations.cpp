#include "engine/text/translations.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "engine/text/po_file.h"

namespace engine {

namespace {

// As in .mo files, a character that occurs in no text separates the context from the text.
std::string key_of(std::string_view context, std::string_view text)
{
    std::string key(context);
    key += '\x04';
    key += text;
    return key;
}

} // namespace

struct Translations::Table {
    using Forms = std::vector<std::string>;

    Language language = {"en", "English"};
    PluralRule plurals;
    WordForms words;
    std::map<std::string, Forms, std::less<>> forms;

    const Forms* find(std::string_view key) const
    {
        const auto found = forms.find(key);
        return found == forms.end() ? nullptr : &found->second;
    }
};

Translations::Translations() : texts_(std::make_shared<const Table>()) {}

Result<Translations> Translations::parse(std::string_view po)
{
    Result<PoFile> file = parse_po(po);
    if (!file)
        return Failure{file.why()};
    const auto table = std::make_shared<Table>();
    table->language = {file->language, file->language_name};
    table->plurals = file->plurals;
    table->words = file->words;
    for (const PoEntry& entry : file->entries) {
        const std::string key =
            entry.context.empty() ? entry.text : key_of(entry.context, entry.text);
        if (!table->forms.emplace(key, entry.translations).second)
            return Failure{{N_("Line {line}: \"{text}\" is translated a second time"),
                            {{"line", std::to_string(entry.line)}, {"text", entry.text}}}};
    }
    Translations translations;
    translations.texts_ = table;
    return translations;
}

const Language& Translations::language() const
{
    return texts_->language;
}

std::string Translations::tr(std::string_view text) const
{
    return std::string(shown(text));
}

std::string_view Translations::shown(std::string_view text) const
{
    const Table::Forms* forms = texts_->find(text);
    return forms == nullptr ? text : std::string_view(forms->front());
}

std::string Translations::trc(std::string_view context, std::string_view text) const
{
    const Table::Forms* forms = texts_->find(key_of(context, text));
    return forms == nullptr ? std::string(text) : forms->front();
}

std::string Translations::trn(std::string_view one, std::string_view many, long n) const
{
    const std::vector<std::pair<std::string, std::string>> places = {{"n", std::to_string(n)}};
    unsigned long amount = n;
    if (n < 0)
        amount = 0 - amount;
    const Table::Forms* forms = texts_->find(one);
    if (forms == nullptr)
        return fill_places(amount == 1 ? one : many, places);
    const std::size_t form = std::min(texts_->plurals.form_for(amount), forms->size() - 1);
    return fill_places((*forms)[form], places);
}

std::string Translations::tr(const Message& message) const
{
    return fill_places(shown(message.text), [&](std::string_view placeholder) {
        const auto [form, name] = form_and_name(placeholder);
        std::optional<std::string> value;
        for (const auto& [place, content] : message.places) {
            if (place == name)
                value = words().of(form, content);
        }
        return value;
    });
}

const WordForms& Translations::words() const
{
    return texts_->words;
}

} // namespace engine
