// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <string>

namespace sinew {

/// What a process that reads foreign bytes keeps: its memory, the descriptors that it has, and those that it is sent.
struct Confinement
{
    /// Whether threads that run already go on to make code (drivers that draw in software compile shaders).
    enum class Code { Fixed, Generated };

    std::int64_t memory = std::int64_t(1) << 30; ///< bytes that may be taken beyond what is in use
    int processorSeconds = 600;                  ///< of all threads together, from the start of the process
    int openFiles = 64;                          ///< above the numbers of those that are open
    Code code = Code::Fixed;
};

/// What holds afterwards. Without Landlock and without a filter of system calls only the limits do.
struct ConfinementReport
{
    /// ABI version of Landlock, which takes away all files, folders and TCP ports, from 6 on signals to other
    /// processes and abstract UNIX sockets too; 0 where the kernel has none. Covers the calling thread and those that
    /// it starts afterwards.
    int landlock = 0;
    /// seccomp: in all threads the kernel refuses what opens, creates or names files, makes sockets and processes, or
    /// reaches other processes.
    bool systemCalls = false;
    bool limits = false; ///< memory, time, descriptors, no files written, no core dumps

    /// Nothing but what it was sent can be opened.
    bool isSealed() const { return systemCalls || landlock > 0; }
    /// "Landlock 7, seccomp, limits"; for people.
    std::string text() const;
};

/// Gives up, for good, what foreign bytes must not reach: opening files, programs, sockets, other processes. What the
/// process needs of the disk has to be loaded before. Applies what the kernel has; an Error says that not even the
/// limits could be set. After it `std::_Exit` is the way to end: destructors may want what is gone.
Result<ConfinementReport> confine(const Confinement &wanted);

/// What this kernel has for confine(): the report that it would give here, as far as that can be known before.
ConfinementReport availableConfinement();

/// Ends the process when so many seconds go by without another call; 0: never. For work that may hang while nobody is
/// left to watch it.
void setWatchdog(int seconds);

} // namespace sinew
