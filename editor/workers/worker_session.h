// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/worker/confinement.h"
#include "core/system/worker/message_channel.h"
#include "editor/workers/worker_message.h"

#include <functional>

namespace sinew {

class FormatRegistry;

/// The worker's side of ConfinedWorker: gives up its rights, then handles requests until there are no more.
class WorkerSession
{
public:
    /// For a process that was started by ConfinedWorker.
    WorkerSession() : m_channel(MessageChannel::ofWorker()) {}

    /// Reports why the worker can't work; returns the exit code.
    int refuse(const Error &error);
    /// Does the work; everything needed from the disk is loaded by now. Does not return: a confined process can't clean
    /// up any more.
    using Work = std::function<WorkerMessage(WorkerParcel request)>;
    [[noreturn]] void serve(const Confinement &confinement, const Work &work);
    /// During work: asks the program for what the worker may not open itself. The head has `question`.
    WorkerParcel ask(const WorkerMessage &question);

private:
    WorkerParcel receive();
    void send(const WorkerMessage &message);

    MessageChannel m_channel;
};

/// Loads what formats and codecs would load on first use: plugin libraries, including those of Qt's image formats.
void loadPlugins(const FormatRegistry &formats);

} // namespace sinew
