// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A library that is preloaded into a process under test. Among the calls that change or read files below
// SINEW_FAULT_FOLDER the one with the number SINEW_FAULT_AT (from 1) fails as SINEW_FAULT says: an error number, "kill"
// (the process dies before the call), "killed after" it, or "short" (half of the data is written). With
// SINEW_FAULT_CALL instead of the number, every call of that name fails: "create" is an open of a missing file. All
// calls are listed in the file SINEW_FAULT_LOG, one per line: name, result, path, and further arguments; bytes as
// hexadecimal digits. Independent of Qt and Sinew.

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

enum class Fault { None, Error, Kill, KillAfter, Short };

struct Plan
{
    std::string folder, call;
    long at = 0, count = 0;
    Fault fault = Fault::None;
    int error = 0, log = -1;
    std::map<int, std::string> paths; ///< of open files
};

template<class Function>
Function *real(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

Plan &plan()
{
    static Plan *const it = [] {
        auto *made = new Plan;
        const auto setting = [](const char *name) {
            const char *text = std::getenv(name);
            return std::string(text ? text : "");
        };
        made->folder = setting("SINEW_FAULT_FOLDER");
        made->call = setting("SINEW_FAULT_CALL");
        made->at = std::atol(setting("SINEW_FAULT_AT").c_str());
        const std::string fault = setting("SINEW_FAULT");
        made->fault = fault.empty()             ? Fault::None
                      : fault == "kill"         ? Fault::Kill
                      : fault == "killed after" ? Fault::KillAfter
                      : fault == "short"        ? Fault::Short
                                                : Fault::Error;
        made->error = std::atoi(fault.c_str());
        if (const std::string log = setting("SINEW_FAULT_LOG"); !log.empty())
            made->log =
                real<int(const char *, int, ...)>("open")(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        return made;
    }();
    return *it;
}

bool isWatched(const char *path)
{
    const std::string &folder = plan().folder;
    return path && !folder.empty() && std::strncmp(path, folder.c_str(), folder.size()) == 0;
}

bool isWatched(int file)
{
    return plan().paths.count(file) != 0;
}

/// Whether the call must fail, with errno set.
bool fails(const char *name)
{
    Plan &p = plan();
    if (!p.call.empty()) {
        errno = p.error;
        return p.call == name;
    }
    if (++p.count != p.at || p.fault == Fault::None || p.fault == Fault::Short || p.fault == Fault::KillAfter)
        return false;
    if (p.fault == Fault::Kill)
        ::kill(::getpid(), SIGKILL);
    errno = p.error;
    return true;
}

void note(const std::string &line)
{
    Plan &p = plan();
    const int error = errno;
    if (p.log >= 0) {
        const std::string text = line + '\n';
        static_cast<void>(real<ssize_t(int, const void *, size_t)>("write")(p.log, text.data(), text.size()));
    }
    if (p.count == p.at && p.fault == Fault::KillAfter)
        ::kill(::getpid(), SIGKILL);
    errno = error;
}

std::string hex(const void *bytes, std::size_t size)
{
    std::string text;
    char digits[3];
    for (std::size_t i = 0; i < size; ++i) {
        std::snprintf(digits, sizeof digits, "%02x", static_cast<const unsigned char *>(bytes)[i]);
        text += digits;
    }
    return text;
}

int openFile(const char *name, const char *path, int flags, mode_t mode)
{
    const auto open = real<int(const char *, int, ...)>(name);
    if (!isWatched(path))
        return open(path, flags, mode);
    struct stat state;
    const bool isNew = ::stat(path, &state) != 0;
    const int file = fails(isNew ? "create" : "open") ? -1 : open(path, flags, mode);
    if (file >= 0)
        plan().paths[file] = path;
    note("open\t" + std::to_string(file) + '\t' + path + '\t' + (isNew ? "new" : flags & O_TRUNC ? "cut" : ""));
    return file;
}

template<class Call>
int onPaths(const char *name, const char *from, const char *to, Call call)
{
    if (!isWatched(from) && !isWatched(to))
        return call();
    const int result = fails(name) ? -1 : call();
    note(std::string(name) + '\t' + std::to_string(result) + '\t' + from + '\t' + (to ? to : ""));
    return result;
}

template<class Call>
int onFile(const char *name, int file, Call call)
{
    if (!isWatched(file))
        return call();
    const std::string path = plan().paths[file];
    const int result = fails(name) ? -1 : call();
    note(std::string(name) + '\t' + std::to_string(result) + '\t' + path + '\t');
    return result;
}

} // namespace

extern "C" {

int open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return openFile("open", path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return openFile("open64", path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t size)
{
    const auto call = real<ssize_t(int, const void *, size_t)>("write");
    if (!isWatched(file))
        return call(file, bytes, size);
    const std::string path = plan().paths[file];
    if (fails("write")) {
        note("write\t-1\t" + path + '\t');
        return -1;
    }
    const bool isShort = plan().count == plan().at && plan().fault == Fault::Short;
    const ssize_t written = call(file, bytes, isShort ? std::max<size_t>(1, size / 2) : size);
    note("write\t" + std::to_string(written) + '\t' + path + '\t' + hex(bytes, written > 0 ? size_t(written) : 0));
    return written;
}

int fsync(int file)
{
    return onFile("fsync", file, [&] { return real<int(int)>("fsync")(file); });
}

int fdatasync(int file)
{
    return onFile("fsync", file, [&] { return real<int(int)>("fdatasync")(file); });
}

int fchmod(int file, mode_t mode)
{
    return onFile("fchmod", file, [&] { return real<int(int, mode_t)>("fchmod")(file, mode); });
}

int close(int file)
{
    // A close that fails has closed the file all the same, as on Linux.
    const int result = onFile("close", file, [&] { return real<int(int)>("close")(file); });
    if (result != 0 && isWatched(file)) {
        const int error = errno;
        real<int(int)>("close")(file);
        errno = error;
    }
    plan().paths.erase(file);
    return result;
}

int rename(const char *from, const char *to)
{
    return onPaths("rename", from, to, [&] { return real<int(const char *, const char *)>("rename")(from, to); });
}

int link(const char *from, const char *to)
{
    return onPaths("link", from, to, [&] { return real<int(const char *, const char *)>("link")(from, to); });
}

int unlink(const char *path)
{
    return onPaths("unlink", path, nullptr, [&] { return real<int(const char *)>("unlink")(path); });
}

int mkdir(const char *path, mode_t mode)
{
    return onPaths("mkdir", path, nullptr, [&] { return real<int(const char *, mode_t)>("mkdir")(path, mode); });
}
}
