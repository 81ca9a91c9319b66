// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/workers/decode_worker_command.h"

#include "editor/cli/shared/output.h"
#include "editor/cli/workers/worker_limits.h"
#include "editor/settings/language.h"
#include "editor/settings/settings.h"
#include "editor/workers/decode_service.h"
#include "editor/workers/worker_session.h"

namespace sinew {

namespace {

/// Three RGBA copies of the largest texture that games have (8192 × 8192).
constexpr Confinement decodeConfinement{.memory = std::int64_t(1) << 30};

} // namespace

int runDecodeWorker(const QStringList &words, const FormatRegistry &formats)
{
    const Result<Confinement> confinement = workerLimits(words, decodeConfinement);
    if (!confinement) {
        fail(confinement.error());
        return WrongUsage;
    }
    installLanguage(Settings().language());
    loadPlugins(formats);
    WorkerSession session;
    DecodeService service(formats, session);
    session.serve(*confinement, [&](WorkerParcel request) { return service.work(std::move(request)); });
}

} // namespace sinew
