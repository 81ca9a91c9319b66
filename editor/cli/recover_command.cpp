// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/recover_command.h"

#include "core/files/interrupted_saves.h"
#include "editor/cli/command.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/output.h"

#include <QFileInfo>

namespace sinew {

namespace {

/// "ready", journal, files: separated by tabs; file names can't contain them.
std::string lineOf(const std::string &state, const InterruptedSave &save, const std::string &detail)
{
    std::string line = state + '\t' + oneLine(save.journal.toStdString()) + '\t' +
                       oneLine(save.files.join(QStringLiteral(", ")).toStdString());
    return detail.empty() ? line + '\n' : line + '\t' + oneLine(detail) + '\n';
}

std::string stateOf(const InterruptedSave &save)
{
    return !save.obstacle.empty() ? "blocked" : save.isReady ? "ready" : "incomplete";
}

} // namespace

int runRecover(const QStringList &words, const FormatRegistry &)
{
    const auto arguments = Arguments::parse(words, {QStringLiteral("finish"), QStringLiteral("take-back")}, {});
    if (!arguments)
        return failUsage("recover", arguments.error());
    const bool finishes = arguments->has(QStringLiteral("finish"));
    if (arguments->rest().size() != 1)
        return failUsage("recover", Error{"recover needs one folder"});
    if (finishes && arguments->has(QStringLiteral("take-back")))
        return failUsage("recover", Error{"--finish and --take-back exclude each other"});
    const QString folder = arguments->rest().front();
    if (!QFileInfo(folder).isDir())
        return fail(Error{"this is not a folder", folder.toStdString()});
    int code = Success;
    for (const InterruptedSave &save : interruptedSaves(folder)) {
        if (!finishes && !arguments->has(QStringLiteral("take-back"))) {
            print(lineOf(stateOf(save), save, save.obstacle.text()));
            continue;
        }
        const Status done = endInterruptedSave(save.journal, finishes ? SaveEnd::Finish : SaveEnd::TakeBack);
        print(lineOf(!done      ? "failed"
                     : finishes ? "finished"
                                : "taken back",
                     save, done ? std::string() : done.error().message.text()));
        code = done ? code : int(Failed);
    }
    return code;
}

} // namespace sinew
