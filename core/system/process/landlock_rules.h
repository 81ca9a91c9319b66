// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace sinew {

/// ABI version of the kernel's Landlock; 0 if it has none, or it is switched off.
int landlockVersion();

/// What a process can still reach of the file system when confined by Landlock. TCP ports (from version 4 on), and from
/// version 6 on signals to processes outside and abstract UNIX sockets, are out of reach in any case.
class LandlockRules
{
public:
    /// Below `readable` files may be read, listed and run, below `writable` everything is allowed; paths that don't
    /// exist are omitted. Both empty: nothing can be opened any more.
    explicit LandlockRules(const QStringList &readable = {}, const QStringList &writable = {});
    ~LandlockRules();
    LandlockRules(const LandlockRules &) = delete;
    LandlockRules &operator=(const LandlockRules &) = delete;

    /// Irrevocable; applies to the calling thread, and the threads and processes that it starts. False if there is no
    /// Landlock. May be called between fork and exec.
    bool apply() const;

private:
    int m_ruleset = -1;
};

} // namespace sinew
