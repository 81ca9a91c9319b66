// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/landlock_rules.h"

#include <QFile>

#include <algorithm>
#include <cstdint>

#ifdef __linux__
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace sinew {

#ifdef __linux__

namespace {

// linux/landlock.h of an older system defines fewer rights than the running kernel.
struct RulesetRights
{
    std::uint64_t files = 0, ports = 0, scopes = 0;
};
struct __attribute__((packed)) PathRights
{
    std::uint64_t files = 0;
    std::int32_t descriptor = -1;
};
constexpr unsigned versionFlag = 1;
constexpr int pathRule = 1;
constexpr std::uint64_t runFile = 1u << 0, writeFile = 1u << 1, readFile = 1u << 2, listFolder = 1u << 3,
                        truncateFile = 1u << 14, controlDevice = 1u << 15;
/// The rights that are allowed in a rule for a file (not a folder).
constexpr std::uint64_t fileRights = runFile | writeFile | readFile | truncateFile | controlDevice;

/// All file rights of a version: those of version 1, then moving between folders (2), truncating (3), ioctl on devices
/// (5).
std::uint64_t rightsToFiles(int version)
{
    const int count = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
    return (std::uint64_t(1) << count) - 1;
}

void allow(int ruleset, const QString &path, std::uint64_t rights)
{
    PathRights rule{rights, ::open(QFile::encodeName(path).constData(), O_PATH | O_CLOEXEC)};
    struct stat state;
    if (rule.descriptor < 0)
        return;
    if (::fstat(rule.descriptor, &state) == 0 && !S_ISDIR(state.st_mode))
        rule.files &= fileRights;
    ::syscall(SYS_landlock_add_rule, ruleset, pathRule, &rule, 0);
    ::close(rule.descriptor);
}

} // namespace

int landlockVersion()
{
    return int(std::max(::syscall(SYS_landlock_create_ruleset, nullptr, 0, versionFlag), 0L));
}

LandlockRules::LandlockRules(const QStringList &readable, const QStringList &writable)
{
    const int version = landlockVersion();
    if (version < 1)
        return;
    RulesetRights rights{.files = rightsToFiles(version)};
    std::size_t size = sizeof rights.files;
    if (version >= 4) {
        rights.ports = 0b11; // bind, connect
        size += sizeof rights.ports;
    }
    if (version >= 6) {
        rights.scopes = 0b11; // abstract UNIX sockets, signals
        size += sizeof rights.scopes;
    }
    m_ruleset = int(::syscall(SYS_landlock_create_ruleset, &rights, size, 0)); // closed by exec
    for (const QString &path : readable)
        allow(m_ruleset, path, runFile | readFile | listFolder);
    for (const QString &path : writable)
        allow(m_ruleset, path, rights.files);
}

LandlockRules::~LandlockRules()
{
    if (m_ruleset >= 0)
        ::close(m_ruleset);
}

bool LandlockRules::apply() const
{
    // Required by Landlock: otherwise a set-uid program could be deceived.
    return m_ruleset >= 0 && ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           ::syscall(SYS_landlock_restrict_self, m_ruleset, 0) == 0;
}

#else

int landlockVersion()
{
    return 0;
}

LandlockRules::LandlockRules(const QStringList &, const QStringList &) {}

LandlockRules::~LandlockRules() = default;

bool LandlockRules::apply() const
{
    return false;
}

#endif

} // namespace sinew
