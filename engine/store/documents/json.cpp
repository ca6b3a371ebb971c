// The only file that includes cereal, which takes long to compile and throws exceptions.

#include "engine/store/documents/json.h"

#include <cstddef>
#include <istream>
#include <streambuf>
#include <string_view>

namespace engine {
namespace {

// What cereal reads from, which is only told where the text is: see below.
struct JsonText : std::streambuf {
    explicit JsonText(std::string_view whole) : text(whole) {}
    std::string_view text;
};

} // namespace
} // namespace engine

// The parser in cereal asks a stream for each letter twice, and a stream first asks itself each
// time whether all is well, which took most of the time of reading a file. All streams here are
// texts in memory.
namespace rapidjson {

template <typename Stream>
class BasicIStreamWrapper;

template <>
class BasicIStreamWrapper<std::istream> {
public:
    using Ch = char;

    explicit BasicIStreamWrapper(std::istream& stream)
        : text_(static_cast<engine::JsonText&>(*stream.rdbuf()).text)
    {
    }

    Ch Peek() const { return taken_ < text_.size() ? text_[taken_] : '\0'; }
    Ch Take()
    {
        const Ch letter = Peek();
        ++taken_;
        return letter;
    }
    std::size_t Tell() const { return taken_; } // for messages

    // Of streams that are written.
    Ch* PutBegin() { return nullptr; }
    void Put(Ch) {}
    void Flush() {}
    std::size_t PutEnd(Ch*) { return 0; }

private:
    std::string_view text_;
    std::size_t taken_ = 0;
};

} // namespace rapidjson

#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>
#include <exception>
#include <sstream>

#include "engine/store/documents/checks.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

// What JSON holds of a value: itself, or numbers or a text for it.
const auto& stored(const auto& value)
{
    return value;
}

Number stored(int number)
{
    return number;
}

Number stored(Digit digit)
{
    return digit;
}

Number stored(PlayTime time)
{
    return time.count();
}

Numbers stored(const std::vector<PlayTime>& times)
{
    Numbers numbers;
    for (PlayTime time : times)
        numbers.push_back(time.count());
    return numbers;
}

Numbers stored(const Cells& cells)
{
    return numbers_from(cells);
}

std::string stored(const Digits& digits)
{
    return to_text(digits);
}

// Takes a value from what JSON holds; one that can't be becomes one that is_possible() refuses.
void restore(Number number, int& value)
{
    value = int_from(number);
}

void restore(Number number, Digit& digit)
{
    digit = digit_up_to(max_size, number);
}

void restore(Number number, PlayTime& time)
{
    time = PlayTime{number};
}

void restore(const Numbers& numbers, std::vector<PlayTime>& times)
{
    for (Number number : numbers)
        times.push_back(PlayTime{number});
}

void restore(const Numbers& numbers, Cells& cells)
{
    cells = cells_numbered(numbers);
}

void restore(const std::string& text, Digits& digits)
{
    digits = digits_written(text).value_or(Digits());
}

template <typename Archive, typename Value>
void add_member(Archive& archive, const char* name, Value& value)
{
    using Stored = std::remove_cvref_t<decltype(stored(value))>;
    if constexpr (std::is_same_v<Stored, Value>) {
        archive(cereal::make_nvp(name, value));
    } else if constexpr (Archive::is_saving::value) {
        archive(cereal::make_nvp(name, stored(value)));
    } else {
        Stored from_file{};
        archive(cereal::make_nvp(name, from_file));
        restore(from_file, value);
    }
}

// What is left of an object that is read. A member that is not there is found missing by an
// exception, which takes longer than to read it, and most runs have none of the later ones: so
// where all members so far were in their places, none is looked for behind the last.
template <typename Archive>
class Rest {
public:
    explicit Rest(Archive& archive) : archive_(archive) {}

    bool has_next(const char* name) const
    {
        const char* next = archive_.getNodeName();
        return next != nullptr && std::string_view(next) == name;
    }
    bool is_empty() const { return is_in_order_ && archive_.getNodeName() == nullptr; }
    void found_elsewhere() { is_in_order_ = false; }

private:
    Archive& archive_;
    bool is_in_order_ = true;
};

template <typename Archive, typename Value>
void read_later_member(Archive& archive, Rest<Archive>& rest, const char* name, Value& value)
{
    value = {};
    if (rest.is_empty())
        return;
    const bool is_next = rest.has_next(name);
    try {
        add_member(archive, name, value);
        if (!is_next)
            rest.found_elsewhere();
    } catch (const cereal::RapidJSONException&) {
        throw; // it is there, but has another type
    } catch (const cereal::Exception&) {
        value = {};
    }
}

template <typename Archive, typename Document>
void write_members(Archive& archive, Document& document)
{
    Document::for_each_member(document, [&archive](const Member& member, auto& value) {
        if (!member.is_later)
            add_member(archive, member.name, value);
    });
    Document::for_each_member(document, [&archive](const Member& member, auto& value) {
        if (member.is_later && !is_zero(value))
            add_member(archive, member.name, value);
    });
}

template <typename Archive, typename Document>
void read_members(Archive& archive, Document& document)
{
    Rest<Archive> rest(archive);
    Document::for_each_member(document, [&](const Member& member, auto& value) {
        if (member.is_later)
            return;
        if (!rest.has_next(member.name))
            rest.found_elsewhere();
        add_member(archive, member.name, value);
    });
    Document::for_each_member(document, [&](const Member& member, auto& value) {
        if (member.is_later)
            read_later_member(archive, rest, member.name, value);
    });
}

} // namespace

// The members of the first files come first. A member that came after them is 0 or empty when it is
// missing.
template <typename Archive, HasMembers Document>
void serialize(Archive& archive, Document& document)
{
    if constexpr (Archive::is_saving::value)
        write_members(archive, document);
    else
        read_members(archive, document);
}

template <typename Document>
std::string to_json(const Document& document)
{
    std::ostringstream text;
    {
        // The archive writes its last bracket in its destructor, so it must end before the text is
        // used.
        cereal::JSONOutputArchive archive(text, cereal::JSONOutputArchive::Options::NoIndent());
        archive(cereal::make_nvp(Document::outer_name, document));
    }
    return text.str();
}

template <typename Document>
std::optional<Document> from_json(std::string_view json)
{
    try {
        JsonText text(json);
        std::istream stream(&text);
        cereal::JSONInputArchive archive(stream);
        Document document;
        archive(cereal::make_nvp(Document::outer_name, document));
        return document;
    } catch (const std::bad_alloc&) {
        throw; // out of memory says nothing about the file
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

template std::string to_json(const GameDocument& document);
template std::string to_json(const RecordsDocument& document);
template std::string to_json(const ReplayDocument& document);
template std::string to_json(const ArcadeDocument& document);

template std::optional<GameDocument> from_json(std::string_view json);
template std::optional<OnlySummary> from_json(std::string_view json);
template std::optional<RecordsDocument> from_json(std::string_view json);
template std::optional<ReplayDocument> from_json(std::string_view json);
template std::optional<ArcadeDocument> from_json(std::string_view json);

} // namespace engine
