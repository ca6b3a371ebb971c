// Chooses the headers that run.sh compiles once for many files.
//
//   shared_headers FOLDER < files
//
// Reads the names of files, one a line, and writes FOLDER/0.h, FOLDER/1.h ..., each of which
// includes headers that many files need. Says on standard output for each file which of them it may
// be given, "3 game/widgets/table.cpp", or "none ...". A file is only given what its own includes
// bring, so that it can't do without one of them.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Headers = std::set<std::string>;

struct Source {
    std::vector<std::string> includes; // headers of the project, in their order
    std::string first;                 // what stands in its first include, with quotes or brackets
    int lines = 0;
};

// Every file is read once.
class Sources {
public:
    const Source& at(const std::string& file)
    {
        const auto found = sources_.find(file);
        return found != sources_.end() ? found->second
                                       : sources_.emplace(file, read(file)).first->second;
    }

    // All headers that these bring, with theirs.
    Headers closure(std::vector<std::string> waiting)
    {
        Headers all;
        while (!waiting.empty()) {
            const std::string header = waiting.back();
            waiting.pop_back();
            if (!all.insert(header).second)
                continue;
            const std::vector<std::string>& more = at(header).includes;
            waiting.insert(waiting.end(), more.begin(), more.end());
        }
        return all;
    }

    // What a file may be given: all that it includes. One that includes the header of its own name
    // first is there to show that this can stand alone, and may be given no more than the header.
    Headers allowed(const std::string& file)
    {
        const std::string header = std::filesystem::path(file).replace_extension(".h").string();
        if (header != file && at(file).first == '"' + header + '"')
            return closure(at(header).includes);
        return closure(at(file).includes);
    }

    int lines(const Headers& headers)
    {
        int sum = 0;
        for (const std::string& header : headers)
            sum += at(header).lines;
        return sum;
    }

private:
    static Source read(const std::string& file)
    {
        constexpr std::string_view word = "#include ";
        Source source;
        std::ifstream in(file);
        for (std::string line; std::getline(in, line); ++source.lines) {
            if (!line.starts_with(word))
                continue;
            const std::string named = line.substr(word.size());
            if (source.first.empty())
                source.first = named;
            if (named.starts_with('"') && named.ends_with(".h\""))
                source.includes.push_back(named.substr(1, named.size() - 2));
        }
        return source;
    }

    std::map<std::string, Source> sources_;
};

bool holds(const Headers& all, const Headers& some)
{
    return std::ranges::includes(all, some);
}

// Files by each folder above them.
std::map<std::string, std::vector<std::string>> by_folder(const std::vector<std::string>& files)
{
    std::map<std::string, std::vector<std::string>> folders;
    for (const std::string& file : files)
        for (std::filesystem::path at = file; at.has_parent_path(); at = at.parent_path())
            folders[at.parent_path().string()].push_back(file);
    return folders;
}

// Of each folder: the header that most of its files include, the two that most include ..., as long
// as three files do and no header lacks what it includes itself.
std::set<Headers> candidates(Sources& sources,
                             const std::map<std::string, Headers>& allowed,
                             const std::vector<std::string>& files)
{
    std::set<Headers> found;
    for (auto [folder, left] : by_folder(files)) {
        std::map<std::string, int> counts;
        for (const std::string& file : left)
            for (const std::string& header : allowed.at(file))
                ++counts[header];
        std::vector<std::pair<int, std::string>> order;
        for (const auto& [header, count] : counts)
            order.emplace_back(-count, header);
        std::ranges::sort(order);
        Headers chosen;
        for (const auto& [count, header] : order) {
            std::erase_if(left,
                          [&](const auto& file) { return !allowed.at(file).contains(header); });
            if (left.size() < 3)
                break;
            chosen.insert(header);
            if (sources.closure({chosen.begin(), chosen.end()}) == chosen)
                found.insert(chosen);
        }
    }
    return found;
}

struct Group {
    Headers headers;
    int lines = 0;
    std::vector<std::string> users; // files that may be given it
};

std::vector<Group> groups(Sources& sources,
                          const std::map<std::string, Headers>& allowed,
                          const std::vector<std::string>& files)
{
    std::vector<Group> all;
    for (const Headers& headers : candidates(sources, allowed, files)) {
        Group group{headers, sources.lines(headers), {}};
        for (const auto& [file, may] : allowed)
            if (holds(may, headers))
                group.users.push_back(file);
        all.push_back(std::move(group));
    }
    return all;
}

// The group that saves most reading after those chosen before, again and again. To keep what was
// compiled takes about as long as to read it three times.
std::map<std::string, int> choose(const std::vector<Group>& groups, std::vector<Group>& chosen)
{
    constexpr int costs_of_keeping = 3;
    constexpr std::size_t at_most = 30;
    std::map<std::string, int> choice;
    std::map<std::string, int> saved;
    while (chosen.size() < at_most) {
        const Group* best = nullptr;
        int most = 0;
        for (const Group& group : groups) {
            int gain = -costs_of_keeping * group.lines;
            for (const std::string& file : group.users)
                gain += std::max(0, group.lines - saved[file]);
            if (gain > most) {
                most = gain;
                best = &group;
            }
        }
        if (best == nullptr)
            break;
        for (const std::string& file : best->users) {
            if (best->lines <= saved[file])
                continue;
            saved[file] = best->lines;
            choice[file] = static_cast<int>(chosen.size());
        }
        chosen.push_back(*best);
    }
    return choice;
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 2) {
        std::cerr << "usage: shared_headers FOLDER < files\n";
        return 2;
    }
    Sources sources;
    std::vector<std::string> files;
    std::map<std::string, Headers> allowed;
    for (std::string file; std::getline(std::cin, file); files.push_back(file))
        allowed[file] = sources.allowed(file);

    std::vector<Group> chosen;
    const auto choice = choose(groups(sources, allowed, files), chosen);
    for (std::size_t number = 0; number < chosen.size(); ++number) {
        std::ofstream out(std::string(arguments[1]) + '/' + std::to_string(number) + ".h");
        for (const std::string& header : chosen[number].headers)
            out << "#include \"" << header << "\"\n";
    }
    for (const std::string& file : files) {
        const auto found = choice.find(file);
        std::cout << (found == choice.end() ? "none" : std::to_string(found->second)) << ' ' << file
                  << '\n';
    }
}
