#pragma once
// A disk in memory in place of the store's system calls. It fails on request, writes less than
// requested, and can lose its power: then only synced data is sure to remain.

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/base/random.h"
#include "engine/store/disk/system_calls.h"

namespace engine {

class MemoryDisk : public SystemCalls {
public:
    // Pending before each call: 0, or the errno it fails with.
    using Fault = std::function<int(const std::string& call, const std::string& path)>;

    MemoryDisk() { add_folder("/"); }
    MemoryDisk(const MemoryDisk& other) { *this = other; }
    MemoryDisk& operator=(const MemoryDisk& other)
    {
        std::map<const Node*, NodePointer> copies;
        now_ = copied(other.now_, copies);
        synced_ = copied(other.synced_, copies);
        all_look_the_same_ = other.all_look_the_same_;
        return *this;
    }

    void set_fault(Fault fault) { fault_ = std::move(fault); }
    void set_wait(std::function<void()> waited) { waited_ = std::move(waited); }
    void set_longest_write(std::size_t bytes) { longest_write_ = bytes; }
    // As on a disk with coarse times that uses inodes again: all files look the same from outside.
    void set_all_look_the_same() { all_look_the_same_ = true; }

    bool has(const std::string& path) const { return now_.contains(path); }
    std::string bytes(const std::string& path) const
    {
        return has(path) ? now_.at(path)->content : std::string();
    }
    // As if another program had written it long ago.
    void put(const std::string& path, const std::string& bytes)
    {
        now_[path] = std::make_shared<Node>(Node{.content = bytes, .synced = bytes});
        synced_[path] = now_[path];
    }
    // A byte changes on the disk itself: the file looks as before from outside.
    void rot(const std::string& path, std::size_t at)
    {
        Node& node = *now_.at(path);
        node.content[at] = static_cast<char>(node.content[at] ^ 1);
        node.synced = node.content;
    }
    void add_folder(const std::string& path)
    {
        now_[path] = std::make_shared<Node>(Node{.is_folder = true});
        synced_[path] = now_[path];
    }
    void remove(const std::string& path)
    {
        now_.erase(path);
        synced_.erase(path);
    }
    std::vector<std::string> paths() const
    {
        std::vector<std::string> paths;
        for (const auto& [path, node] : now_)
            paths.push_back(path);
        return paths;
    }

    // For each name and each file's bytes that were not synced, random numbers decide what remains.
    void lose_power(Random& random);

    int open(const char* path, int flags) override;
    int close(int file) override;
    ssize_t read(int file, char* bytes, std::size_t count) override;
    ssize_t write(int file, const char* bytes, std::size_t count) override;
    int sync(int file) override;
    int status(int file, struct stat& answer) override
    {
        return fails("fstat", path_of(file)) ? -1 : tell(handles_.at(file).node, answer);
    }
    int status(const char* path, struct stat& answer) override
    {
        if (fails("lstat", path))
            return -1;
        return has(path) ? tell(now_.at(path), answer) : error(ENOENT);
    }
    int rename(const char* from, const char* to) override;
    int link(const char* from, const char* to) override;
    int unlink(const char* path) override;
    int make_folder(const char* path) override;
    int list(const char* path, std::vector<std::string>& names) override;
    int lock(int file, std::int64_t place) override;
    int unlock(int file, std::int64_t place) override
    {
        handles_.at(file).locked.erase(place);
        return 0;
    }
    void wait(std::chrono::milliseconds) override
    {
        if (waited_)
            waited_();
    }

private:
    struct Node {
        bool is_folder = false;
        std::string content = {};
        std::string synced = {};
        ino_t number = next_number();
        std::time_t written = 0; // grows with each change of the content
        std::time_t changed = 0; // grows with each change of content or name
    };
    using NodePointer = std::shared_ptr<Node>;
    using Names = std::map<std::string, NodePointer>;

    struct Handle {
        NodePointer node;
        std::string path;
        std::size_t at = 0;
        std::set<std::int64_t> locked = {};
    };

    static Names copied(const Names& names, std::map<const Node*, NodePointer>& copies)
    {
        Names all;
        for (const auto& [path, node] : names) {
            NodePointer& copy = copies[node.get()];
            if (!copy)
                copy = std::make_shared<Node>(*node);
            all[path] = copy;
        }
        return all;
    }
    static int error(int number)
    {
        errno = number;
        return -1;
    }
    static ino_t next_number()
    {
        static ino_t number = 0;
        return ++number;
    }
    int tell(const NodePointer& node, struct stat& answer) const
    {
        answer.st_mode = node->is_folder ? S_IFDIR : S_IFREG;
        if (all_look_the_same_)
            return 0;
        answer.st_ino = node->number;
        answer.st_size = static_cast<off_t>(node->content.size());
        answer.st_mtim = {node->written, 0};
        answer.st_ctim = {node->changed, 0};
        return 0;
    }
    static std::string folder_of(const std::string& path)
    {
        return path.substr(0, std::max<std::size_t>(path.rfind('/'), 1));
    }
    bool fails(const std::string& call, const std::string& path)
    {
        const int number = fault_ ? fault_(call, path) : 0;
        errno = number;
        return number != 0;
    }
    std::string path_of(int file) const { return handles_.at(file).path; }

    Names now_;
    Names synced_; // what is surely on the disk
    std::map<int, Handle> handles_;
    int next_handle_ = 3;
    Fault fault_;
    std::function<void()> waited_;
    std::size_t longest_write_ = 1u << 20;
    bool all_look_the_same_ = false;
};

inline int MemoryDisk::open(const char* path, int flags)
{
    if (fails((flags & O_CREAT) != 0 ? "create" : "open", path))
        return -1;
    if (has(path) && (flags & O_EXCL) != 0)
        return error(EEXIST);
    if (!has(path) && (flags & O_CREAT) == 0)
        return error(ENOENT);
    if (!has(path) && !has(folder_of(path)))
        return error(ENOENT);
    if (!has(path))
        now_[path] = std::make_shared<Node>();
    if ((flags & O_DIRECTORY) != 0 && !now_[path]->is_folder)
        return error(ENOTDIR);
    handles_[next_handle_] = Handle{now_[path], path};
    return next_handle_++;
}

inline int MemoryDisk::close(int file)
{
    const bool failed = fails("close", path_of(file));
    const int number = errno;
    handles_.erase(file);
    return failed ? error(number) : 0;
}

inline ssize_t MemoryDisk::read(int file, char* bytes, std::size_t count)
{
    if (fails("read", path_of(file)))
        return -1;
    Handle& handle = handles_.at(file);
    if (handle.node->is_folder)
        return error(EISDIR);
    const std::size_t some = std::min(count, handle.node->content.size() - handle.at);
    handle.node->content.copy(bytes, some, handle.at);
    handle.at += some;
    return static_cast<ssize_t>(some);
}

inline ssize_t MemoryDisk::write(int file, const char* bytes, std::size_t count)
{
    if (fails("write", path_of(file)))
        return -1;
    const std::size_t some = std::min(count, longest_write_);
    Node& node = *handles_.at(file).node;
    node.content.append(bytes, some);
    ++node.written;
    ++node.changed;
    return static_cast<ssize_t>(some);
}

inline int MemoryDisk::sync(int file)
{
    const std::string path = path_of(file);
    const NodePointer node = handles_.at(file).node;
    if (fails(node->is_folder ? "sync folder" : "sync", path))
        return -1;
    node->synced = node->content;
    if (!node->is_folder)
        return 0;
    const auto is_in = [&path](const auto& entry) {
        return folder_of(entry.first) == path && entry.first != "/";
    };
    std::erase_if(synced_, is_in);
    std::copy_if(now_.begin(), now_.end(), std::inserter(synced_, synced_.end()), is_in);
    return 0;
}

inline int MemoryDisk::rename(const char* from, const char* to)
{
    if (fails("rename", to))
        return -1;
    if (!has(from))
        return error(ENOENT);
    if (has(to) && now_[to]->is_folder && !now_[from]->is_folder)
        return error(EISDIR);
    if (has(to) && now_[to] == now_[from])
        return 0; // two names of one file: the system does nothing
    now_[to] = now_[from];
    ++now_[to]->changed;
    now_.erase(from);
    return 0;
}

inline int MemoryDisk::link(const char* from, const char* to)
{
    if (fails("link", to))
        return -1;
    if (!has(from))
        return error(ENOENT);
    if (has(to))
        return error(EEXIST);
    now_[to] = now_[from];
    ++now_[to]->changed;
    return 0;
}

inline int MemoryDisk::unlink(const char* path)
{
    if (fails("unlink", path))
        return -1;
    if (!has(path))
        return error(ENOENT);
    if (now_[path]->is_folder)
        return error(EISDIR);
    now_.erase(path);
    return 0;
}

inline int MemoryDisk::make_folder(const char* path)
{
    if (has(path))
        return error(EEXIST);
    if (fails("mkdir", path))
        return -1;
    if (!has(folder_of(path)))
        return error(ENOENT);
    now_[path] = std::make_shared<Node>(Node{.is_folder = true});
    return 0;
}

inline int MemoryDisk::list(const char* path, std::vector<std::string>& names)
{
    if (fails("list", path))
        return -1;
    if (!has(path))
        return error(ENOENT);
    for (const auto& [name, node] : now_) {
        if (folder_of(name) == path && name != "/")
            names.push_back(name.substr(name.rfind('/') + 1));
    }
    return 0;
}

inline int MemoryDisk::lock(int file, std::int64_t place)
{
    if (fails("lock", path_of(file)))
        return -1;
    for (const auto& [other, handle] : handles_) {
        if (other != file && handle.node == handles_.at(file).node && handle.locked.contains(place))
            return error(EAGAIN);
    }
    handles_.at(file).locked.insert(place);
    return 0;
}

inline void MemoryDisk::lose_power(Random& random)
{
    handles_.clear();
    std::set<std::string> names;
    for (const Names* known : {&now_, &synced_}) {
        for (const auto& [name, node] : *known)
            names.insert(name);
    }
    Names left;
    for (const std::string& name : names) {
        const Names& kept = random.below(2) == 0 ? now_ : synced_;
        if (const auto found = kept.find(name); found != kept.end())
            left[name] = found->second;
    }
    for (const auto& [name, node] : left) {
        if (node->synced == node->content)
            continue;
        // Bytes on their way to the disk: some arrived, some did not, or there is garbage in their
        // place.
        const std::size_t some = random.below(static_cast<std::uint32_t>(node->content.size() + 1));
        node->content = random.below(2) == 0 ? node->content.substr(0, some)
                                             : std::string(node->content.size(), '\0');
    }
    std::erase_if(left, [&left](const auto& entry) {
        return entry.first != "/" && !left.contains(folder_of(entry.first));
    });
    now_ = left;
    synced_ = now_;
    for (const auto& [name, node] : now_)
        node->synced = node->content;
}

} // namespace engine
