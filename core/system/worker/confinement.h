// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <string>

namespace sinew {

/// What a process that reads foreign bytes keeps: its memory, the descriptors it has, and those sent to it.
struct Confinement
{
    /// Whether running threads continue to generate code (drivers that render in software compile shaders).
    enum class Code { Fixed, Generated };

    std::int64_t memory = std::int64_t(1) << 30; ///< bytes that may be allocated beyond those in use
    int processorSeconds = 600;                  ///< of all threads together, from the start of the process
    int openFiles = 64;                          ///< above the numbers of those already open
    Code code = Code::Fixed;
};

/// What is in force afterwards. Without Landlock and a filter of system calls, only the limits are: then a process that
/// foreign bytes have taken over can read what its user can. That is so on Windows, where it can also reach the
/// network.
struct ConfinementReport
{
    /// ABI version of Landlock, which blocks all files, folders and TCP ports, from 6 on also signals to other
    /// processes and abstract UNIX sockets; 0 if the kernel has none. Applies to the calling thread and those that it
    /// starts afterwards.
    int landlock = 0;
    /// seccomp: in all threads the kernel refuses calls that open, create or name files, create sockets and processes,
    /// or reach other processes.
    bool systemCalls = false;
    /// Windows: it can't write to files, settings and processes of its user, has no privileges, generates no code
    /// unless allowed to, and loads no libraries from elsewhere.
    bool lowIntegrity = false;
    /// Memory, time, descriptors, no files written, no core dumps. Windows (a job object): memory, time, no further
    /// processes, no clipboard, no windows of others.
    bool limits = false;

    /// Nothing can be opened except what was sent to it.
    bool isSealed() const { return systemCalls || landlock > 0; }
    /// "Landlock 7, seccomp, limits"; user-readable.
    std::string text() const;
};

/// Irrevocably drops access to everything that foreign bytes must not reach: opening files, programs, sockets, other
/// processes. Anything the process needs from disk has to be loaded before. Applies what the kernel supports; an Error
/// says that not even the limits could be set. Afterwards end with `std::_Exit`: destructors may need what is blocked.
Result<ConfinementReport> confine(const Confinement &wanted);

/// The kernel's support for confine(): the report that it would give here, as far as can be known before.
ConfinementReport availableConfinement();

/// Ends the process if this many seconds pass without another call; 0: never. For work that may hang while nobody is
/// left to watch it.
void setWatchdog(int seconds);

} // namespace sinew
