#include "engine/formats/xml_text.h"

#include <algorithm>
#include <deque>
#include <expat.h>

#include "engine/base/blanks.h"
#include "engine/base/count.h"
#include "engine/base/deleter.h"
#include "engine/base/quoted.h"
#include "engine/formats/foreign_text.h"

namespace engine {

namespace {

// What trees and pieces have in common: an expat parser that refuses entities and deep nesting.
class BoundedXml {
public:
    BoundedXml() : parser_(XML_ParserCreate("UTF-8"))
    {
        if (!parser_)
            throw std::bad_alloc();
        XML_SetUserData(parser_.get(), this);
        XML_SetElementHandler(parser_.get(), begin_element, end_element);
        XML_SetCharacterDataHandler(parser_.get(), take_text);
        XML_SetEntityDeclHandler(parser_.get(), refuse_entity);
        XML_SetSkippedEntityHandler(parser_.get(), refuse_unknown_entity);
    }
    BoundedXml(const BoundedXml&) = delete;
    BoundedXml& operator=(const BoundedXml&) = delete;
    virtual ~BoundedXml() = default;

    void add(std::string_view text, bool is_last)
    {
        constexpr std::size_t most = 1 << 20; // expat counts in int
        while (!has_stopped_) {
            const std::string_view piece = text.substr(0, most);
            text.remove_prefix(piece.size());
            const bool is_end = is_last && text.empty();
            if (XML_Parse(parser_.get(), piece.data(), count_of(piece),
                          is_end ? XML_TRUE : XML_FALSE) == XML_STATUS_ERROR)
                fail();
            if (text.empty())
                return;
        }
    }
    const std::optional<Failure>& failure() const { return failure_; }

protected:
    virtual void begin(std::string_view name, const XML_Char** attributes) = 0;
    virtual void end() = 0;
    virtual void text(std::string_view) {}

    int depth() const { return depth_; }
    XML_Parser parser() const { return parser_.get(); }
    void stop(std::optional<Failure> failure = {})
    {
        if (has_stopped_)
            return;
        has_stopped_ = true;
        failure_ = std::move(failure);
        XML_StopParser(parser_.get(), XML_FALSE);
    }

private:
    static BoundedXml& self(void* data) { return *static_cast<BoundedXml*>(data); }
    static void begin_element(void* data, const XML_Char* name, const XML_Char** attributes)
    {
        BoundedXml& xml = self(data);
        if (++xml.depth_ > deepest_xml)
            xml.stop(Failure{{N_("more than {most} elements are within each other, which no puzzle "
                                 "needs"),
                              {{"most", std::to_string(deepest_xml)}}}});
        else
            xml.begin(name, attributes);
    }
    static void end_element(void* data, const XML_Char*)
    {
        self(data).end();
        --self(data).depth_;
    }
    static void take_text(void* data, const XML_Char* text, int length)
    {
        self(data).text(std::string_view(text, length));
    }
    static void refuse_entity(void* data,
                              const XML_Char* name,
                              int,
                              const XML_Char*,
                              int,
                              const XML_Char*,
                              const XML_Char*,
                              const XML_Char*,
                              const XML_Char*)
    {
        refuse(data, name);
    }
    static void refuse_unknown_entity(void* data, const XML_Char* name, int) { refuse(data, name); }
    static void refuse(void* data, const XML_Char* name)
    {
        self(data).stop(Failure{{N_("it uses the entity \"{name}\", and entities are not read: "
                                    "they may stand for anything"),
                                 {{"name", engine::quoted(name)}}}});
    }

    void fail()
    {
        if (has_stopped_)
            return;
        has_stopped_ = true;
        const XML_Error error = XML_GetErrorCode(parser_.get());
        if (error == XML_ERROR_NO_ELEMENTS || error == XML_ERROR_UNCLOSED_TOKEN)
            failure_ = Failure{{N_("the XML ends too early: an element is not closed")}};
        else
            failure_ = Failure{
                {N_("this is no valid XML: something is wrong at line {line}, column {column}"),
                 {{"line", std::to_string(XML_GetCurrentLineNumber(parser_.get()))},
                  {"column", std::to_string(XML_GetCurrentColumnNumber(parser_.get()) + 1)}}}};
    }

    std::unique_ptr<XML_ParserStruct, Deleter<XML_ParserFree>> parser_;
    int depth_ = 0;
    bool has_stopped_ = false;
    std::optional<Failure> failure_;
};

class XmlTree : public BoundedXml {
public:
    XmlElement root;

protected:
    void begin(std::string_view name, const XML_Char** attributes) override
    {
        if (++count_ > most_xml_elements) {
            stop(Failure{{N_("it holds more than {most} elements, which no puzzle needs"),
                          {{"most", std::to_string(most_xml_elements)}}}});
            return;
        }
        XmlElement element;
        element.name = name;
        for (; *attributes != nullptr; attributes += 2)
            element.attributes.emplace_back(attributes[0], attributes[1]);
        open_.push_back(std::move(element));
    }
    void end() override
    {
        if (open_.empty())
            return;
        XmlElement element = std::move(open_.back());
        open_.pop_back();
        if (open_.empty())
            root = std::move(element);
        else
            open_.back().children.push_back(std::move(element));
    }
    void text(std::string_view text) override
    {
        if (!open_.empty())
            open_.back().text += text;
    }

private:
    std::size_t count_ = 0;
    std::vector<XmlElement> open_;
};

} // namespace

class XmlPieces::Parser : public BoundedXml {
public:
    std::deque<Piece> found;
    std::optional<std::size_t> end_of_root;

protected:
    void begin(std::string_view name, const XML_Char** attributes) override
    {
        puzzle_.reset();
        if (name != "game" && name != "sudoku")
            return;
        for (; *attributes != nullptr; attributes += 2) {
            if (std::string_view(*attributes) == "data")
                puzzle_ = position();
        }
    }
    void end() override
    {
        const std::size_t here = position() + XML_GetCurrentByteCount(parser());
        if (puzzle_)
            found.push_back({*puzzle_, here});
        puzzle_.reset();
        if (depth() > 1)
            return;
        end_of_root = here;
        stop();
    }

private:
    std::size_t position() const { return XML_GetCurrentByteIndex(parser()); }

    std::optional<std::size_t> puzzle_; // where the last one began, if it has not ended
};

XmlPieces::XmlPieces() : parser_(std::make_unique<Parser>()) {}
XmlPieces::~XmlPieces() = default;
XmlPieces::XmlPieces(XmlPieces&&) noexcept = default;
XmlPieces& XmlPieces::operator=(XmlPieces&&) noexcept = default;

void XmlPieces::add(std::string_view text, bool is_last)
{
    parser_->add(text, is_last);
}

std::optional<XmlPieces::Piece> XmlPieces::next()
{
    if (parser_->found.empty())
        return std::nullopt;
    const Piece piece = parser_->found.front();
    parser_->found.pop_front();
    return piece;
}

std::optional<std::size_t> XmlPieces::end() const
{
    return parser_->end_of_root;
}

const std::optional<Failure>& XmlPieces::failure() const
{
    return parser_->failure();
}

std::string_view XmlElement::attribute(std::string_view wanted) const
{
    for (const auto& [key, value] : attributes) {
        if (key == wanted)
            return value;
    }
    return {};
}

bool XmlElement::has_attribute(std::string_view wanted) const
{
    return std::ranges::any_of(attributes, [&](const auto& each) { return each.first == wanted; });
}

const XmlElement* XmlElement::child(std::string_view wanted) const
{
    const auto found = std::ranges::find(children, wanted, &XmlElement::name);
    return found == children.end() ? nullptr : &*found;
}

Result<XmlElement> parse_xml(std::string_view text)
{
    XmlTree tree;
    tree.add(text, true);
    if (tree.failure())
        return *tree.failure();
    return std::move(tree.root);
}

std::string_view root_name(std::string_view text)
{
    while (true) {
        text = without_blanks(text);
        if (!text.starts_with('<'))
            return {};
        const bool is_comment = text.starts_with("<!--");
        const bool is_prologue = is_comment || text.starts_with("<?") || text.starts_with("<!");
        if (!is_prologue)
            break;
        const std::string_view close = is_comment ? "-->" : ">";
        const std::size_t end = text.find(close);
        if (end == std::string_view::npos)
            return {};
        text.remove_prefix(end + close.size());
    }
    text.remove_prefix(1);
    return text.substr(0, text.find_first_of(" \t\r\n/>"));
}

std::string xml_quoted(std::string_view text)
{
    constexpr std::string_view letters = "&<>\"\n\t";
    constexpr std::string_view entities[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&#10;", "&#9;"};
    std::string quoted;
    for (char letter : as_utf8(text)) {
        const std::size_t found = letters.find(letter);
        quoted += found == letters.npos ? std::string_view(&letter, 1) : entities[found];
    }
    return quoted;
}

} // namespace engine
