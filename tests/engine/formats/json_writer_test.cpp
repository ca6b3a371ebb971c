// JSON as commands and formats write it.

#include "engine/formats/json_writer.h"

#include <gtest/gtest.h>

#include <string>

namespace engine {
namespace {

TEST(JsonWriter, WritesAnObjectOnOneLineInTheOrderOfItsMembers)
{
    JsonObject object;
    object.add("name", "X-Wing").add("line", std::size_t{3}).add("solved", true).add("left", -1);
    object.add("cells", std::vector<JsonValue>{1, 2}).add("steps", std::vector<JsonValue>());
    object.add("a", JsonObject().add("b", false));
    EXPECT_EQ(object.text(), "{\"name\":\"X-Wing\",\"line\":3,\"solved\":true,\"left\":-1,"
                             "\"cells\":[1,2],\"steps\":[],\"a\":{\"b\":false}}");
    EXPECT_EQ(JsonObject().text(), "{}");
}

TEST(JsonWriter, WritesTenthsExactly)
{
    for (const auto& [tenths, text] :
         {std::pair(0, "0.0"), {44, "4.4"}, {100, "10.0"}, {123'456'789, "12345678.9"}})
        EXPECT_EQ(JsonValue::tenths(tenths).text(), text);
}

TEST(JsonWriter, QuotesTexts)
{
    EXPECT_EQ(JsonValue("a \"b\" \\ é 数").text(), "\"a \\\"b\\\" \\\\ é 数\"");
    EXPECT_EQ(JsonValue("1\n2").text(), "\"1\\n2\"");
    EXPECT_EQ(JsonValue(std::string(1, '\x01')).text(), "\"\\u0001\"");
    EXPECT_EQ(JsonValue("a\xff\xc0\x80z").text(), "\"a\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBDz\"")
        << "bytes that are no UTF-8";
    EXPECT_EQ(JsonValue(std::string("a\0b", 3)).text(), "\"a\\u0000b\"");
}

} // namespace
} // namespace engine
