// Words that agree with the names beside them.

#include "engine/text/word_forms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "engine/grid/symbols.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/explain.h"
#include "engine/text/step_placeholders.h"
#include "tests/engine/teach/positions.h"
#include "tests/shipped_translations.h"

namespace engine {
namespace {

WordForms forms_of(std::initializer_list<const char*> lines)
{
    WordForms forms;
    for (const char* line : lines)
        EXPECT_TRUE(forms.read(line)) << line;
    return forms;
}

const WordForms& italian()
{
    static const WordForms forms = shipped_translations("it").words();
    return forms;
}

TEST(WordForms, GiveDigitsTheirArticles)
{
    EXPECT_EQ(italian().of("il", "1"), "l’1");
    EXPECT_EQ(italian().of("il", "2"), "il 2");
    EXPECT_EQ(italian().of("il", "8"), "l’8");
    EXPECT_EQ(italian().of("il", "11"), "l’11");
    EXPECT_EQ(italian().of("il", "10"), "il 10");
    EXPECT_EQ(italian().of("il", "18"), "il 18");
    EXPECT_EQ(italian().of("il", "85"), "l’85");
    EXPECT_EQ(italian().of("del", "8"), "dell’8");
    EXPECT_EQ(italian().of("i", "8"), "gli 8");
    EXPECT_EQ(italian().of("i", "3"), "i 3");
}

TEST(WordForms, GiveOtherSymbolsTheirs)
{
    EXPECT_EQ(italian().of("il", "A"), "la A");
    EXPECT_EQ(italian().of("del", "H"), "della H");
    EXPECT_EQ(italian().of("i", "B"), "le B");
    EXPECT_EQ(italian().of("il", "stella"), "la stella");
    EXPECT_EQ(italian().of("il", "arancione"), "l’arancione");
    EXPECT_EQ(italian().of("il", "cerchio"), "il cerchio");
    EXPECT_EQ(italian().of("i", "stella"), "ogni stella");
    EXPECT_EQ(italian().of("il", "♥"), "il ♥");
    const WordForms spanish = shipped_translations("es").words();
    EXPECT_EQ(spanish.of("el", "8"), "el 8");
    EXPECT_EQ(spanish.of("el", "A"), "la A");
    EXPECT_EQ(spanish.of("del", "A"), "de la A");
    EXPECT_EQ(spanish.of("los", "8"), "los 8");
    EXPECT_EQ(spanish.of("los", "luna"), "cada luna");
}

TEST(WordForms, GiveThreeGendersTheirCases)
{
    const WordForms german = shipped_translations("de").words();
    EXPECT_EQ(german.of("die", "5"), "die 5");
    EXPECT_EQ(german.of("den", "A"), "das A");
    EXPECT_EQ(german.of("den", "Kreis"), "den Kreis");
    EXPECT_EQ(german.of("der", "Herz"), "dem Herz");
    EXPECT_EQ(german.of("Die", "1, 2, 8"), "1, 2, 8");
    EXPECT_EQ(german.of("in", "Zeile 5"), "in Zeile 5");
    EXPECT_EQ(german.of("In", "Diagonale abwärts"), "In der Diagonale abwärts");
    EXPECT_EQ(german.of_single("in", "der 15er-Käfig bei Z1S1"), "im 15er-Käfig bei Z1S1");
}

// Where Italian elides before numbers, French never does.
TEST(WordForms, GiveFrenchSymbolsTheirs)
{
    const WordForms french = shipped_translations("fr").words();
    for (const char* digit : {"1", "2", "8", "11", "A", "H"})
        EXPECT_EQ(french.of("du", digit), std::string("du ") + digit);
    EXPECT_EQ(french.of("le", "étoile"), "l’étoile");
    EXPECT_EQ(french.of("un", "étoile"), "une étoile");
    EXPECT_EQ(french.of("son", "étoile"), "son étoile");
    EXPECT_EQ(french.of("son", "lune"), "sa lune");
    EXPECT_EQ(french.of("le", "orange"), "l’orange");
    EXPECT_EQ(french.of("un", "orange"), "un orange");
    EXPECT_EQ(french.of("Tous", "5"), "Tous les 5 sont");
    EXPECT_EQ(french.of("Tous", "croix"), "Chaque croix est");
    EXPECT_EQ(french.of("du", "l’unité supplémentaire 2"), "de l’unité supplémentaire 2");
    EXPECT_EQ(french.of("du", "la ligne 5, le bloc 2"), "de la ligne 5, du bloc 2");
}

TEST(WordForms, ReplaceTheArticlesOfNames)
{
    EXPECT_EQ(italian().of("nel", "la riga 5"), "nella riga 5");
    EXPECT_EQ(italian().of("nel", "il riquadro 1"), "nel riquadro 1");
    EXPECT_EQ(italian().of("nel", "l’unità extra 2"), "nell’unità extra 2");
    EXPECT_EQ(italian().of("del", "la diagonale ascendente"), "della diagonale ascendente");
    EXPECT_EQ(italian().of("Nel", "la riga 5"), "Nella riga 5");
}

TEST(WordForms, SayOfListsEachNameInItsForm)
{
    EXPECT_EQ(italian().of("il", "1, 2, 8"), "l’1, il 2, l’8");
    EXPECT_EQ(italian().of("può", "1, 2, 8"), "possono");
    EXPECT_EQ(italian().of("può", "8"), "può");
}

TEST(WordForms, TakeASingleNameAsAWhole)
{
    EXPECT_EQ(italian().of_single("del", "la gabbia nascosta da 12 in R1C1, R1C2"),
              "della gabbia nascosta da 12 in R1C1, R1C2");
    EXPECT_EQ(shipped_translations("es").words().of_single("o", "8 + 9"), "u 8 + 9");
    EXPECT_EQ(shipped_translations("es").words().of_single("o", "7 + 9"), "o 7 + 9");
    EXPECT_EQ(italian().of("Il", "1, 2"), "L’1, il 2");
}

TEST(WordForms, HaveAWordForAWholeList)
{
    const WordForms german = forms_of({"X-Words-neuter: das_ @", "X-Words-feminine: die_ # ##",
                                       "X-Form-in: in dem * | feminine: in der * | several: in *"});
    EXPECT_EQ(german.of("in", "die Zeile 5"), "in der Zeile 5");
    EXPECT_EQ(german.of("in", "das Feld 3"), "in dem Feld 3");
    EXPECT_EQ(german.of("in", "Zeile 5, Zeile 6"), "in Zeile 5, Zeile 6");
}

TEST(WordForms, LeaveNamesAsTheyAreInFormsThatAreUnknown)
{
    EXPECT_EQ(WordForms().of("il", "8"), "8");
    EXPECT_FALSE(WordForms().knows("il"));
    EXPECT_FALSE(italian().knows(""));
}

TEST(WordForms, RefuseWhatCanNotBeRead)
{
    WordForms forms;
    EXPECT_TRUE(forms.read("Language: it"));
    EXPECT_FALSE(forms.read("X-Words-elided:"));
    EXPECT_FALSE(forms.read("X-Form-: il *"));
    EXPECT_FALSE(forms.read("X-Form-il: il * | unheard-of: l’*")) << "a kind that is not defined";
    EXPECT_FALSE(forms.read("X-Form-Il: il *")) << "a capital is for the beginning of a sentence";
    EXPECT_TRUE(forms.read("X-Form-del: del *"));
    EXPECT_FALSE(forms.read("X-Form-del: del *")) << "twice";
}

Translations with_forms(const std::string& english, const std::string& translated)
{
    const std::string po = "msgid \"\"\nmsgstr \"\"\n"
                           "\"X-Words-elided: 8\\n\"\n"
                           "\"X-Form-il: il * | elided: l’*\\n\"\n"
                           "\"X-Form-va: va | several: vanno\\n\"\n"
                           "\"X-Form-tra: * | several: tra *!\\n\"\n\n"
                           "msgid \"" +
                           english + "\"\nmsgstr \"" + translated + "\"\n";
    auto texts = Translations::parse(po);
    EXPECT_TRUE(texts);
    return texts ? *std::move(texts) : Translations();
}

TEST(WordForms, ServeMessages)
{
    const Translations texts = with_forms("Remove the {digit}", "Togli {il:digit}");
    EXPECT_EQ(texts.tr(Message{"Remove the {digit}", {{"digit", "8"}}}), "Togli l’8");
    EXPECT_EQ(texts.tr(Message{"Remove the {digit}", {{"digit", "7"}}}), "Togli il 7");
}

// A list of cells or houses lights up name by name.
TEST(WordForms, ServeSentencesWithSeveralNames)
{
    const Translations texts = with_forms("{cells} go", "{tra:cells} {va:cells}");
    const Phrase one{"R1C1", Cells{Cell{0}}};
    const Phrase comma{", ", Cells{}};
    const Phrase other{"R1C2", Cells{Cell{1}}};
    std::vector<Phrase> names;
    const auto told = [&] {
        const auto phrases = fill(texts, "{cells} go", [&](std::string_view) { return names; });
        std::string text;
        if (!phrases)
            return text;
        for (const Phrase& phrase : *phrases)
            text += phrase.text + '/';
        return text;
    };
    names.push_back(one);
    EXPECT_EQ(told(), "R1C1/ /va/");
    names.push_back(comma);
    names.push_back(other);
    EXPECT_EQ(told(), "tra /R1C1/, /R1C2/!/ /vanno/");
}

// Only the first name of a list begins the sentence.
TEST(WordForms, BeginOneNameOfAListWithACapital)
{
    const Translations texts = with_forms("{cells} go", "{Il:cells}");
    const std::vector<Phrase> names = {{"7", Cells{Cell{0}}}, {", "}, {"8", Cells{Cell{1}}}};
    const auto phrases = fill(texts, "{cells} go", [&](std::string_view) { return names; });
    ASSERT_TRUE(phrases);
    ASSERT_EQ(phrases->size(), 3u);
    EXPECT_EQ(phrases->front().text, "Il 7");
    EXPECT_EQ(phrases->back().text, "l’8");
}

TEST(WordForms, ReportALineThatCanNotBeRead)
{
    const auto texts = Translations::parse("msgid \"\"\nmsgstr \"\"\n\"X-Form-il: a | b: c\\n\"\n");
    ASSERT_FALSE(texts);
    EXPECT_EQ(in_english(texts.why()), "Line 3: \"X-Form-il: a | b: c\" above can't be read");
}

// The grid with this digit called 1, and 8, and in all other sets of symbols.
std::vector<Grid> dresses_of(const Grid& grid, Digit digit)
{
    std::vector<Grid> dresses;
    for (int called : {1, 8}) {
        std::vector<std::string> symbols;
        for (int each = 1; each <= grid.size(); ++each)
            symbols.push_back(
                std::to_string((each - digit + called - 1 + grid.size()) % grid.size() + 1));
        dresses.push_back(with_symbols(grid, symbols));
    }
    for (const SymbolSet set : {SymbolSet::Letters, SymbolSet::Shapes, SymbolSet::Colours})
        dresses.push_back(in_symbols(grid, set));
    return dresses;
}

Digit digit_of(const Step& step)
{
    return step.placements.empty() ? step.removals.front().digit : step.placements.front().digit;
}

void expect_good(const Translations& texts, const std::regex& wrong)
{
    for (const Technique* technique : all_techniques()) {
        const StepLine read = position(std::string(technique->example));
        const Step step = expected_step(read);
        for (const Grid& grid : dresses_of(read.chart->grid(), digit_of(step))) {
            for (const Sentence& sentence : explain(texts, grid, step)) {
                const std::string told = plain(sentence);
                EXPECT_FALSE(std::regex_search(told, wrong)) << technique->id << ": " << told;
                EXPECT_EQ(told.find('{'), told.npos) << technique->id << ": " << told;
            }
        }
    }
}

// No "il 1", "dei 8", "il A", "il stella", "in la riga 5" and the like.
TEST(WordForms, AreRightInEveryExampleInItalian)
{
    const std::string article = "\\b([Ii]l|[Uu]n|[Dd]el|[Aa]l|[Dd]al|[Nn]el|[Ss]ul) ";
    const std::string elided = "1|8|8[0-9]|11|arancione";
    const std::string feminine = "[A-Y]|stella|croce|luna|riga|colonna|finestra|regione";
    const std::string masculine = "[2-79]|10|1[2-9]|2[0-5]|cerchio|rosso|riquadro|gruppo";
    const std::regex wrong(article + "(" + feminine + ")\\b|" + //
                           "\\b([Ii]l|[Dd]el|[Aa]l|[Dd]al|[Nn]el|[Ss]ul) (" + elided + ")\\b|" +
                           "\\b([Ll]a|[Dd]ella|[Aa]lla|[Dd]alla|[Nn]ella|[Uu]na) (" + masculine +
                           "|" + elided + ")\\b|" + //
                           "(l’|ll’)(" + masculine + "|" + feminine + ")\\b|" +
                           "\\b([Ii]|[Dd]ei|[Aa]i) (" + elided + "|[A-Z])\\b|" + //
                           "\\b([Dd]i|[Aa]|[Dd]a|[Ii]n|[Dd]entro|[Ss]u) (il|la|l’)");
    expect_good(shipped_translations("it"), wrong);
}

TEST(WordForms, AreRightInEveryExampleInSpanish)
{
    const std::string masculine = "[0-9]+|círculo|rojo|grupo";
    const std::string feminine = "[A-Y]|estrella|cruz|luna|fila|columna|caja|región|ventana";
    const std::regex wrong("\\b([Ee]l|[Dd]el|[Aa]l|[Uu]n|[Ll]os) (" + feminine + ")\\b|" +
                           "\\b([Ll]a|[Uu]na) (" + masculine + ")\\b|" +
                           "\\b([Dd]e|[Aa]) el\\b|\\bo (8|8[0-9]|11)\\b");
    expect_good(shipped_translations("es"), wrong);
}

// No "die A", "das 8", "der Dreieck", "von dem Käfig" and the like.
TEST(WordForms, AreRightInEveryExampleInGerman)
{
    const std::string feminine = "([0-9]+|Raute|Zeile|Spalte|Region|Gruppe)[ ,.:]";
    const std::string masculine = "(Kreis|Stern|Mond|Blitz|[0-9]+er-)";
    const std::string neuter = "([A-Y][ ,.:]|Dreieck|Quadrat|Kreuz|Herz|Rot |Blau )";
    const std::regex wrong("\\b([Dd]as|[Dd]em|[Dd]en|[Ii]m|[Ee]inen) " + feminine +
                           "|\\b([Dd]ie|[Dd]as) " + masculine + //
                           "|\\b([Dd]ie|[Dd]er|[Dd]en) " + neuter +
                           "|\\b([Vv]on|[Ii]n) (dem|der [0-9]+er-)|\\b[Ii]n (Diagonale|der Zeile)");
    expect_good(shipped_translations("de"), wrong);
}

TEST(WordForms, AreRightInEveryExampleInFrench)
{
    const std::string masculine = "[0-9]+|[A-Y]|cercle|triangle|rouge|bloc|groupe";
    const std::string feminine = "étoile|croix|lune|ligne|colonne|région|fenêtre|cage|unité";
    const std::string elided = "étoile|éclair|orange|unité";
    const std::regex wrong("\\b([Ll]e|[Dd]u|[Aa]u|[Uu]n) (" + feminine + ")|" +
                           "\\b([Ll]a|[Uu]ne|[Ss]a) (" + masculine + ")\\b|" + //
                           "\\b([Ll]a|[Qq]ue|[Dd]e|[Ss]a) (" + elided + ")|" + "l’(" + masculine +
                           ")\\b|(\\b[Dd]e|à) les? ");
    expect_good(shipped_translations("fr"), wrong);
}

TEST(WordForms, AreRightInEveryExampleInPortuguese)
{
    const std::string masculine = "[0-9]+|[A-Y]|círculo|vermelho|bloco|grupo";
    const std::string feminine = "estrela|cruz|lua|linha|coluna|região|janela|gaiola";
    const std::string word = "(^|[ ,:])"; // \b takes the last letter of "não" for a word
    const std::regex wrong(word + "([Oo]|[Dd]o|[Nn]o|[Uu]m) (" + feminine + ")\\b|" + //
                           word + "([Aa]|[Dd]a|[Nn]a|[Uu]ma) (" + masculine + ")\\b|" + word +
                           "([Dd]e|[Ee]m|[Pp]or|[Aa]) (o|a|os|as) ");
    expect_good(shipped_translations("pt_BR"), wrong);
}

} // namespace
} // namespace engine
