// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/worker/confinement.h"
#include "core/system/worker/message_channel.h"
#include "editor/workers/worker_message.h"

#include <functional>

namespace sinew {

class FormatRegistry;

/// The worker's side of ConfinedWorker: gives up its rights, then does what it is asked until nobody asks any more.
class WorkerSession
{
public:
    /// For a process that was started by ConfinedWorker.
    WorkerSession() : m_channel(MessageChannel::ofWorker()) {}

    /// Says why there will be nothing; returns the exit code.
    int refuse(const Error &error);
    /// Does the work; all that it needs of the disk is loaded. Does not return: a confined process can't put anything
    /// in order any more.
    using Work = std::function<WorkerMessage(WorkerParcel request)>;
    [[noreturn]] void serve(const Confinement &confinement, const Work &work);
    /// Within work: asks the program for what the worker may not open itself. The head has `question`.
    WorkerParcel ask(const WorkerMessage &question);

private:
    WorkerParcel receive();
    void send(const WorkerMessage &message);

    MessageChannel m_channel;
};

/// Loads what formats and codecs would load when they are first used: libraries of plugins, those of Qt's image formats
/// too.
void loadPlugins(const FormatRegistry &formats);

} // namespace sinew
