// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Runs the program as a user or a script would, in a folder of its own.

#include "tests/editor/test_files.h"
#include "tests/support/paths.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace sinew::test {
inline namespace cli_helpers {

struct Outcome
{
    int code = -1;
    QByteArray out, err;
};

inline Outcome run(const QStringList &words, const QStringList &unset = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : unset)
        environment.remove(name);
    process.setProcessEnvironment(environment);
    process.start(programPath(), words);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace cli_helpers
} // namespace sinew::test
