// Lays out the sentences of a hint, line by line, as words and names of cells.

#include <algorithm>
#include <string_view>

#include "game/widgets/hint/hint_card.h"

namespace game {
namespace {

// Places words side by side until the line is full.
class Flow {
public:
    Flow(const TextMeasure& measure, Rect body, Scale scale)
        : measure_(measure), body_(body), scale_(scale), y_(body.y)
    {
        full_at_ = body.right() - measure.width_of(",", font(Weight::Regular));
    }

    void add(const engine::Sentence& sentence, int index)
    {
        index_ = index;
        is_effect_ = sentence.role == engine::Role::Effect;
        indent_ = 0;
        x_ = body_.x;
        line_starts_ = flow_.pieces.size();
        if (!sentence.badge.empty())
            add_badge(sentence.badge);
        for (const engine::Phrase& phrase : sentence.phrases)
            add_phrase(phrase);
        end_line();
        y_ += scale_.px(7);
    }

    HintFlow take()
    {
        flow_.height = std::max(0, y_ - scale_.px(7) - body_.y);
        return std::move(flow_);
    }

private:
    Font font(Weight weight) const { return Font{Face::Text, weight, scale_.font(hint_text_size)}; }
    int line_height() const { return scale_.font(25); }

    void add_badge(const std::string& text)
    {
        const int side = scale_.font(22);
        flow_.pieces.push_back({.text = text,
                                .area = Rect{x_, y_ + (line_height() - side) / 2, side, side},
                                .sentence = index_,
                                .is_badge = true});
        indent_ = side + scale_.px(10);
        x_ = body_.x + indent_;
    }

    void add_phrase(const engine::Phrase& phrase)
    {
        if (!phrase.cells.empty() && !is_long(phrase))
            return add_name(phrase.text, phrase.cells);
        std::string_view rest = phrase.text;
        const bool strong = is_symbols(rest);
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            if (end > 0 && phrase.cells.empty())
                add_word(std::string(rest.substr(0, end)), strong);
            else if (end > 0)
                add_name(std::string(rest.substr(0, end)), phrase.cells);
            if (end < rest.size())
                space_ = true;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }

    // Long names of houses are broken like other words.
    bool is_long(const engine::Phrase& phrase) const
    {
        return phrase.cells.size() > 1 &&
               2 * measure_.width_of(phrase.text, font(Weight::SemiBold)) > full_at_ - body_.x;
    }

    // Whether the phrase is only one or two symbols.
    static bool is_symbols(std::string_view text)
    {
        return text.size() <= 2 && std::ranges::all_of(text, [](char letter) {
                   return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z');
               });
    }

    void add_word(const std::string& word, bool strong)
    {
        const int width = measure_.width_of(word, font(strong ? Weight::Bold : Weight::Regular));
        put({.text = word, .area = {}, .sentence = index_, .is_strong = strong}, width);
    }

    void add_name(const std::string& name, const engine::Cells& cells)
    {
        const int inside = cells.size() == 1 ? scale_.px(12) : 0;
        put({.text = name, .area = {}, .sentence = index_, .cells = cells, .is_effect = is_effect_},
            measure_.width_of(name, font(Weight::SemiBold)) + inside);
    }

    // A comma stays with the preceding word: there is room for it at the end of each line.
    void put(HintPiece piece, int width)
    {
        const int space = space_ ? measure_.width_of(" ", font(Weight::Regular)) + scale_.px(1) : 0;
        const bool hangs = !space_ && piece.cells.empty() && piece.text.size() <= 2;
        space_ = false;
        if (x_ + space + width > full_at_ && x_ > body_.x + indent_ && !hangs) {
            end_line();
            x_ = body_.x + indent_;
        } else if (x_ > body_.x + indent_) {
            x_ += space;
        }
        const bool is_chip = piece.cells.size() == 1;
        const int height = is_chip ? scale_.font(21) : line_height();
        piece.area = Rect{x_, y_ + (line_height() - height) / 2, width, height};
        x_ += width;
        flow_.pieces.push_back(std::move(piece));
    }

    void end_line()
    {
        if (flow_.pieces.size() == line_starts_)
            return;
        line_starts_ = flow_.pieces.size();
        y_ += line_height();
        space_ = false;
    }

    const TextMeasure& measure_;
    Rect body_;
    Scale scale_;
    HintFlow flow_;
    std::size_t line_starts_ = 0;
    int full_at_; // words end before this x
    int index_ = 0;
    int indent_ = 0;
    int x_ = 0;
    int y_;
    bool space_ = false;
    bool is_effect_ = false;
};

} // namespace

HintFlow flow_sentences(const TextMeasure& measure,
                        const std::vector<engine::Sentence>& sentences,
                        Rect body,
                        Scale scale)
{
    Flow flow(measure, body, scale);
    int index = 0;
    for (const engine::Sentence& sentence : sentences)
        flow.add(sentence, index++);
    return flow.take();
}

} // namespace game
