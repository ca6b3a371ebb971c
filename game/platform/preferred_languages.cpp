#include "game/platform/preferred_languages.h"

#include <SDL.h>

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <memory>
#include <string_view>

namespace game {
namespace {

// Of the first variable that is set.
std::string environment_value(std::initializer_list<const char*> variables)
{
    for (const char* variable : variables) {
        const char* value = std::getenv(variable);
        if (value != nullptr && *value != '\0')
            return value;
    }
    return "";
}

// "pt_BR" of "pt_BR.UTF-8" or "pt-BR".
std::string language_and_region(std::string_view locale)
{
    std::string name(locale.substr(0, locale.find_first_of(".@")));
    std::ranges::replace(name, '-', '_');
    return name;
}

void add_locales(std::string_view list, std::vector<std::string>& languages)
{
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(':'), list.size());
        languages.push_back(language_and_region(list.substr(0, end)));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
}

// Of systems that have a list instead of variables.
void add_locales_of_sdl(std::vector<std::string>& languages)
{
    const std::unique_ptr<SDL_Locale, decltype(&SDL_free)> locales(SDL_GetPreferredLocales(),
                                                                   SDL_free);
    for (const SDL_Locale* each = locales.get(); each != nullptr && each->language != nullptr;
         ++each)
        languages.push_back(each->country == nullptr
                                ? std::string(each->language)
                                : std::string(each->language) + '_' + each->country);
}

} // namespace

// SDL knows neither LC_ALL nor that LANGUAGE comes before LANG.
std::vector<std::string> preferred_languages()
{
    std::vector<std::string> languages;
    const std::string locale = environment_value({"LC_ALL", "LC_MESSAGES", "LANG"});
    const std::string name = language_and_region(locale);
    if (name == "C" || name == "POSIX")
        return languages;
    add_locales(environment_value({"LANGUAGE"}), languages);
    add_locales(locale, languages);
    if (languages.empty())
        add_locales_of_sdl(languages);
    return languages;
}

} // namespace game
