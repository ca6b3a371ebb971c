#include "engine/text/plural_rule.h"

#include <array>

#include "engine/base/whole_number.h"

namespace engine {

namespace {

constexpr std::size_t longest_formula = 1000;
constexpr std::size_t max_forms = 8;
constexpr int deepest = 40;

struct Operator {
    std::string_view sign;
    int level; // higher levels bind tighter
};

// Longer operators come first, so that "<=" is not read as "<".
constexpr std::array operators = {
    Operator{"||", 0}, Operator{"&&", 1}, Operator{"==", 2}, Operator{"!=", 2}, Operator{"<=", 3},
    Operator{">=", 3}, Operator{"<", 3},  Operator{">", 3},  Operator{"+", 4},  Operator{"-", 4},
    Operator{"*", 5},  Operator{"/", 5},  Operator{"%", 5},
};
constexpr int tightest = 5;

unsigned long work_out(std::string_view sign, unsigned long left, unsigned long right)
{
    if (sign == "||")
        return left != 0 || right != 0 ? 1 : 0;
    if (sign == "&&")
        return left != 0 && right != 0 ? 1 : 0;
    if (sign == "==")
        return left == right ? 1 : 0;
    if (sign == "!=")
        return left != right ? 1 : 0;
    if (sign == "<=")
        return left <= right ? 1 : 0;
    if (sign == ">=")
        return left >= right ? 1 : 0;
    if (sign == "<")
        return left < right ? 1 : 0;
    if (sign == ">")
        return left > right ? 1 : 0;
    if (sign == "+")
        return left + right;
    if (sign == "-")
        return left - right;
    if (sign == "*")
        return left * right;
    if (right == 0)
        return 0; // C leaves division by zero undefined; a file must not crash the game
    return sign == "/" ? left / right : left % right;
}

// Evaluates an expression while parsing it. It evaluates both branches of a ?:, as expressions have
// no side effects.
class FormulaReader {
public:
    FormulaReader(std::string_view text, unsigned long n) : rest_(text), n_(n) {}

    std::optional<unsigned long> whole()
    {
        const unsigned long value = choice();
        skip_blanks();
        return good_ && rest_.empty() ? std::optional(value) : std::nullopt;
    }

private:
    unsigned long choice()
    {
        if (++depth_ > deepest)
            return fail();
        const unsigned long condition = chain(0);
        unsigned long value = condition;
        if (take("?")) {
            const unsigned long yes = choice();
            if (!take(":"))
                return fail();
            const unsigned long no = choice();
            value = condition != 0 ? yes : no;
        }
        --depth_;
        return value;
    }

    // Parses operators of one level, from left to right.
    unsigned long chain(int level)
    {
        if (level > tightest)
            return single();
        unsigned long value = chain(level + 1);
        while (const Operator* found = take_operator(level))
            value = work_out(found->sign, value, chain(level + 1));
        return value;
    }

    unsigned long single()
    {
        bool negated = false;
        bool is_yes_or_no = false;
        while (take("!")) {
            negated = !negated;
            is_yes_or_no = true;
        }
        const unsigned long value = primary();
        if (!is_yes_or_no)
            return value;
        return (value != 0) != negated ? 1 : 0;
    }

    unsigned long primary()
    {
        if (take("n"))
            return n_;
        if (take("(")) {
            const unsigned long value = choice();
            return take(")") ? value : fail();
        }
        const auto number = take_number<unsigned long>(rest_);
        return number ? *number : fail();
    }

    const Operator* take_operator(int level)
    {
        skip_blanks();
        for (const Operator& one : operators) {
            if (!rest_.starts_with(one.sign))
                continue;
            if (one.level != level)
                return nullptr;
            rest_.remove_prefix(one.sign.size());
            return &one;
        }
        return nullptr;
    }

    bool take(std::string_view sign)
    {
        skip_blanks();
        if (!good_ || !rest_.starts_with(sign))
            return false;
        rest_.remove_prefix(sign.size());
        return true;
    }

    void skip_blanks()
    {
        while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\t'))
            rest_.remove_prefix(1);
    }

    unsigned long fail()
    {
        good_ = false;
        rest_ = {};
        return 0;
    }

    std::string_view rest_;
    unsigned long n_;
    int depth_ = 0;
    bool good_ = true;
};

// Returns the text after "name=", up to the next semicolon.
std::optional<std::string_view> part(std::string_view text, std::string_view name)
{
    const auto at = text.find(name);
    if (at == std::string_view::npos)
        return std::nullopt;
    text.remove_prefix(at + name.size());
    return text.substr(0, text.find(';'));
}

} // namespace

std::optional<PluralRule> PluralRule::parse(std::string_view text)
{
    const auto forms = part(text, "nplurals=");
    const auto expression = part(text, "plural=");
    if (!forms || !expression || expression->size() > longest_formula)
        return std::nullopt;

    const auto count = FormulaReader(*forms, 0).whole();
    if (!count || *count < 1 || *count > max_forms || !FormulaReader(*expression, 0).whole())
        return std::nullopt;
    PluralRule rule;
    rule.forms_ = *count;
    rule.expression_ = std::string(*expression);
    return rule;
}

std::size_t PluralRule::form_for(unsigned long n) const
{
    const unsigned long form = FormulaReader(expression_, n).whole().value_or(0);
    return form < forms_ ? form : forms_ - 1;
}

} // namespace engine
