// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/stack_frames.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <span>

#include <fcntl.h>
#include <unistd.h>

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#define SINEW_HAS_BACKTRACE
#endif
#ifdef __linux__
#include <elf.h>
#include <link.h>
#endif

namespace sinew {

namespace {

constexpr int maxFrames = 64;
constexpr std::size_t maxName = 64;

struct Frame
{
    std::uintptr_t address = 0, base = 0;
    char module[maxName]; ///< without the folder, which may reveal personal data
    std::size_t moduleSize = 0;
};

/// One line of /proc/self/maps, "start-end perms offset device inode   path", read character by character: the path may
/// be longer than any buffer.
class MapLine
{
public:
    /// False if the line goes on.
    bool take(char c)
    {
        if (c == '\n')
            return true;
        if (m_column != Path && c == ' ') {
            m_gap = true;
            return false;
        }
        if (m_gap)
            m_column = Column(m_column + 1);
        m_gap = false;
        if (m_column == Start && c == '-')
            m_column = End;
        else
            takeOf(c);
        return false;
    }
    std::uintptr_t start() const { return m_start; }
    std::uintptr_t end() const { return m_end; }
    std::uintptr_t offset() const { return m_offset; }
    bool isCode() const { return m_isCode; }
    std::string_view name() const { return {m_name, m_nameSize}; }

private:
    enum Column { Start, End, Permissions, Offset, Device, Inode, Path };

    static void add(std::uintptr_t &number, char c)
    {
        number = number * 16 + std::uintptr_t(c <= '9' ? c - '0' : c - 'a' + 10);
    }
    void takeOf(char c)
    {
        switch (m_column) {
        case Start:
            return add(m_start, c);
        case End:
            return add(m_end, c);
        case Permissions:
            m_isCode = m_isCode || c == 'x';
            return;
        case Offset:
            return add(m_offset, c);
        case Path:
            return takeOfPath(c);
        case Device:
        case Inode:
            return;
        }
    }
    void takeOfPath(char c)
    {
        if (c == '/')
            m_nameSize = 0;
        else if (m_nameSize < maxName)
            m_name[m_nameSize++] = c;
    }

    Column m_column = Start;
    bool m_gap = false, m_isCode = false;
    std::uintptr_t m_start = 0, m_end = 0, m_offset = 0;
    char m_name[maxName];
    std::size_t m_nameSize = 0;
};

/// Finds the modules of frames in the kernel's list for this process. Unknown names stay empty.
void findModules([[maybe_unused]] std::span<Frame> frames) noexcept
{
#ifdef __linux__
    const int maps = ::open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    if (maps < 0)
        return;
    char buffer[2048];
    MapLine line;
    std::uintptr_t base = 0;
    for (;;) {
        const ssize_t count = ::read(maps, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        for (const char c : std::span(buffer, std::size_t(count))) {
            if (!line.take(c))
                continue;
            // The parts of a module are adjacent.
            if (line.offset() == 0)
                base = line.start();
            for (Frame &frame : frames) {
                if (!line.isCode() || frame.address < line.start() || frame.address >= line.end())
                    continue;
                frame.base = base;
                frame.moduleSize = line.name().copy(frame.module, maxName);
            }
            line = MapLine();
        }
    }
    ::close(maps);
#endif
}

} // namespace

void prepareStackFrames()
{
#ifdef SINEW_HAS_BACKTRACE
    void *address;
    static_cast<void>(::backtrace(&address, 1)); // loads the unwinder library
#endif
}

void writeStackFrames(ReportWriter &out) noexcept
{
#ifdef SINEW_HAS_BACKTRACE
    static void *addresses[maxFrames];
    static Frame frames[maxFrames];
    const int count = std::max(0, ::backtrace(addresses, maxFrames));
    for (int i = 0; i < count; ++i)
        frames[i].address = reinterpret_cast<std::uintptr_t>(addresses[i]);
    findModules(std::span(frames, std::size_t(count)));
    for (const Frame &frame : std::span(frames, std::size_t(count))) {
        if (frame.moduleSize > 0)
            out << std::string_view(frame.module, frame.moduleSize) << "+";
        out.hexadecimal(frame.address - frame.base) << "\n";
    }
#else
    out << "not known on this system\n";
#endif
}

std::string programBuildId()
{
    std::string id;
#ifdef __linux__
    ::dl_iterate_phdr(
        [](dl_phdr_info *module, std::size_t, void *result) {
            for (const ElfW(Phdr) & part : std::span(module->dlpi_phdr, module->dlpi_phnum)) {
                if (part.p_type != PT_NOTE)
                    continue;
                const auto *at = reinterpret_cast<const char *>(module->dlpi_addr + part.p_vaddr);
                const char *end = at + part.p_memsz;
                const auto padded = [](std::size_t size) { return (size + 3) & ~std::size_t(3); };
                ElfW(Nhdr) note;
                while (end - at >= std::ptrdiff_t(sizeof note)) {
                    std::memcpy(&note, at, sizeof note);
                    const char *name = at + sizeof note, *value = name + padded(note.n_namesz);
                    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && std::memcmp(name, "GNU", 4) == 0) {
                        for (const char byte : std::string_view(value, note.n_descsz)) {
                            constexpr char digits[] = "0123456789abcdef";
                            *static_cast<std::string *>(result) += digits[static_cast<unsigned char>(byte) >> 4];
                            *static_cast<std::string *>(result) += digits[byte & 15];
                        }
                    }
                    at = value + padded(note.n_descsz);
                }
            }
            return 1; // the program itself is the first
        },
        &id);
#endif
    return id;
}

} // namespace sinew
