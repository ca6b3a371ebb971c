#include "engine/formats/lz_string.h"

#include <map>
#include <vector>

#include "engine/base/count.h"

namespace engine {

namespace {

constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr int bits_in_letter = 6;

// The numbers that mean something else than a text seen before.
constexpr unsigned new_short_character = 0; // of 8 bits
constexpr unsigned new_long_character = 1;  // of 16 bits
constexpr unsigned the_end = 2;
constexpr unsigned first_text = 3;

// How many bits the next number has: one more each time that all numbers of so many were given out.
class Width {
public:
    Width(int bits, unsigned left) : bits_(bits), left_(left) {}

    int bits() const { return bits_; }
    void count_one()
    {
        if (--left_ == 0)
            left_ = 1u << bits_++;
    }

private:
    int bits_;
    unsigned left_;
};

class BitReader {
public:
    explicit BitReader(std::string_view text) : text_(text) {}

    unsigned number(int bits)
    {
        unsigned number = 0;
        for (int bit = 0; bit < bits; ++bit)
            number |= next() << bit;
        return number;
    }
    std::optional<LzFault> fault() const { return fault_; }

private:
    unsigned next()
    {
        if (left_ == 0) {
            const std::size_t value =
                at_ < text_.size() ? letters.find(text_[at_++]) : cut_off_or_bad();
            if (value == letters.npos)
                fault_ = fault_.value_or(LzFault::BadCharacter);
            value_ = value == letters.npos ? 0 : static_cast<unsigned>(value);
            left_ = bits_in_letter;
        }
        --left_;
        return value_ >> left_ & 1u;
    }
    std::size_t cut_off_or_bad()
    {
        fault_ = fault_.value_or(LzFault::CutOff);
        return 0;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    unsigned value_ = 0;
    int left_ = 0;
    std::optional<LzFault> fault_;
};

class BitWriter {
public:
    void number(unsigned number, int bits)
    {
        for (int bit = 0; bit < bits; ++bit)
            add(number >> bit & 1u);
    }
    // The last letter is filled up; if it is full, there is one more.
    std::string finish() &&
    {
        do
            add(0);
        while (filled_ > 0);
        while (text_.size() % 4 != 0)
            text_ += '=';
        return std::move(text_);
    }

private:
    void add(unsigned bit)
    {
        value_ = value_ << 1 | bit;
        if (++filled_ < bits_in_letter)
            return;
        text_ += letters[value_];
        value_ = 0;
        filled_ = 0;
    }

    std::string text_;
    unsigned value_ = 0;
    int filled_ = 0;
};

// Every text that was seen is a part of what was written so far.
struct Seen {
    std::size_t begin = 0;
    std::size_t length = 0;
};

class Decompression {
public:
    Decompression(std::string_view base64, std::size_t most) : reader_(base64), most_(most) {}

    LzText run() &&
    {
        Seen before;
        while (true) {
            unsigned number = reader_.number(width_.bits());
            if (reader_.fault() || number == the_end)
                return {std::move(text_), reader_.fault()};
            const bool is_new = number < the_end;
            if (is_new)
                number = learn_character(number);
            if (reader_.fault())
                return {std::move(text_), reader_.fault()};
            if (number > seen_.size() || (number == seen_.size() && before.length == 0))
                return {std::move(text_), LzFault::Damaged};
            const bool is_being_learnt = number == seen_.size();
            const Seen part =
                is_being_learnt ? Seen{before.begin, before.length + 1} : seen_[number];
            if (text_.size() + part.length > most_)
                return {std::move(text_), LzFault::TooLong};
            const std::size_t begin = text_.size();
            if (!is_new)
                repeat(part);
            else
                text_ += fresh_;
            if (before.length > 0) {
                seen_.push_back({before.begin, before.length + 1});
                width_.count_one();
            }
            before = {begin, part.length};
        }
    }

private:
    // Its number is given out before that of the longer text which it completes.
    unsigned learn_character(unsigned kind)
    {
        fresh_ = static_cast<char16_t>(reader_.number(kind == new_long_character ? 16 : 8));
        seen_.push_back({text_.size(), 1});
        width_.count_one();
        return count_of(seen_) - 1;
    }
    // May overlap with what it adds.
    void repeat(Seen part)
    {
        for (std::size_t at = 0; at < part.length; ++at)
            text_ += text_[part.begin + at];
    }

    BitReader reader_;
    std::size_t most_;
    Width width_ = Width(2, 1);
    std::vector<Seen> seen_ = std::vector<Seen>(first_text);
    std::u16string text_;
    char16_t fresh_ = 0;
};

class Compression {
public:
    std::string run(std::u16string_view text) &&
    {
        for (char16_t letter : text)
            add(letter);
        if (current_ != 0)
            write_current();
        writer_.number(the_end, width_.bits());
        return std::move(writer_).finish();
    }

private:
    void add(char16_t letter)
    {
        const unsigned alone = number_of(0, letter);
        if (current_ == 0) {
            current_ = alone;
            return;
        }
        const std::uint64_t longer = std::uint64_t{current_} << 16 | letter;
        if (const auto found = numbers_.find(longer); found != numbers_.end()) {
            current_ = found->second;
            return;
        }
        write_current();
        numbers_.emplace(longer, next_++);
        current_ = alone;
    }
    // Gives the text out if it is new.
    unsigned number_of(unsigned before, char16_t letter)
    {
        const auto [place, is_new] = numbers_.emplace(std::uint64_t{before} << 16 | letter, next_);
        if (is_new)
            unwritten_.emplace(next_++, letter);
        return place->second;
    }
    void write_current()
    {
        const auto fresh = unwritten_.find(current_);
        if (fresh == unwritten_.end()) {
            writer_.number(current_, width_.bits());
        } else {
            const bool is_long = fresh->second > 0xff;
            writer_.number(is_long ? new_long_character : new_short_character, width_.bits());
            writer_.number(fresh->second, is_long ? 16 : 8);
            width_.count_one();
            unwritten_.erase(fresh);
        }
        width_.count_one();
    }

    BitWriter writer_;
    Width width_ = Width(2, 2);
    std::map<std::uint64_t, unsigned> numbers_; // by the text before and its last letter
    std::map<unsigned, char16_t> unwritten_;    // characters that have only a number
    unsigned next_ = first_text;
    unsigned current_ = 0; // what the last characters are together; 0 before the first
};

} // namespace

LzText decompress_lz(std::string_view base64, std::size_t most)
{
    while (base64.ends_with('='))
        base64.remove_suffix(1);
    return Decompression(base64, most).run();
}

std::string compress_lz(std::u16string_view text)
{
    return Compression().run(text);
}

} // namespace engine
