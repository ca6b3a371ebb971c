#include "tests/game/host_in_memory.h"

#include <utility>

namespace game {

HostInMemory::HostInMemory() = default;
HostInMemory::~HostInMemory() = default;

std::string HostInMemory::local_date(std::int64_t) const
{
    return "2023-11-14";
}

std::string HostInMemory::local_time(std::int64_t) const
{
    return "22:13";
}

std::string HostInMemory::picture_path()
{
    ++pictures;
    return "picture.png";
}

engine::Result<std::string> HostInMemory::save_drawing(Size size, const Drawing& draw)
{
    if (!saves_drawings)
        return engine::Failure{{"the disk is full"}};
    draw(drawings.emplace_back(size, measure));
    return std::string("/home/ana/pictures/win.png");
}

void HostInMemory::show_notice(engine::StoreNotice notice)
{
    shown.push_back(std::move(notice));
}

std::string HostInMemory::clipboard() const
{
    return copied;
}

bool HostInMemory::copy(const std::string& text)
{
    copied = text;
    return true;
}

void HostInMemory::rumble(Rumble rumble)
{
    felt.push_back(rumble);
}

void HostInMemory::speak(const Utterance& utterance)
{
    spoken.push_back(utterance.text);
}

KeyLabels HostInMemory::key_labels() const
{
    return keyboard;
}

} // namespace game
