#pragma once
// The game's own data in another folder while it exists: files of its own, which tests remove and
// change.

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/recipe/data_file.h"
#include "tests/new_folder.h"

class OtherData {
public:
    OtherData() : usual_(engine::data_folder()), folder_(new_folder("data"))
    {
        for (const auto& file : std::filesystem::directory_iterator(usual_))
            std::filesystem::copy(file.path(), folder_ / file.path().filename());
        engine::set_data_folder(folder_);
    }
    OtherData(const OtherData&) = delete;
    OtherData& operator=(const OtherData&) = delete;
    ~OtherData()
    {
        engine::set_data_folder(usual_);
        std::filesystem::remove_all(folder_);
    }

    std::filesystem::path file(const char* name) const { return folder_ / name; }
    void remove(const char* name) { std::filesystem::remove_all(file(name)); }
    void restore(const char* name)
    {
        remove(name);
        std::filesystem::copy(usual_ / name, file(name));
    }
    std::string content(const char* name) const
    {
        std::ifstream in(file(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void write(const char* name, const std::string& content)
    {
        std::ofstream(file(name), std::ios::binary) << content;
    }

private:
    std::filesystem::path usual_;
    std::filesystem::path folder_;
};
