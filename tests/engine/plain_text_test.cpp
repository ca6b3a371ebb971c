// Texts of strangers as a terminal can show them.

#include "engine/base/plain_text.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

TEST(VisibleText, KeepsWhatCanBeSeen)
{
    for (const char* text : {"", "LYN", "Ñß€", "数独", "\xf0\x9f\x8e\xb2 die"})
        EXPECT_EQ(visible_text(text), text);
}

TEST(VisibleText, HidesWhatCouldDeceive)
{
    EXPECT_EQ(visible_text("a\x1b[2Jb\nc\x7f"), "a?[2Jb?c?");
    EXPECT_EQ(visible_text("\xc2\x9b"
                           "31m"),
              "??31m")
        << "a control character of two bytes";
    EXPECT_EQ(visible_text("L\xe2\x80\xaeN\xe2\x81\xa6\xe2\x80\x8b\xd8\x9c\xef\xbb\xbf."),
              "L?N????.");
    EXPECT_EQ(visible_text("\xff\xe2\x80"), "???") << "no valid UTF-8";
}

} // namespace
} // namespace engine
