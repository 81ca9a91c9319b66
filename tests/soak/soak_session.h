// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// tests/soak uses the program's window at random, for a long time, and checks that it stays intact: bytes, item models,
// warnings, memory.

#include "core/format/format_registry.h"
#include "tests/soak/document_bytes.h"
#include "tests/soak/soak_log.h"
#include "tests/soak/window_user.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace sinew {
class MainWindow;
class Settings;
} // namespace sinew

namespace sinew::test {

/// The number that determines all choices: $SINEW_SOAK_SEED, otherwise 1.
std::uint32_t soakSeed();
/// $SINEW_SOAK_STEPS, to reach a failure sooner; otherwise `count`.
int soakSteps(int count);

/// A separate window with empty settings and a copy of a model's files, and a user whose actions follow the seed.
class SoakSession
{
public:
    /// `formats`: must live as long. `name`: the test row, for the command that repeats it, and so that each row does
    /// different things.
    SoakSession(const FormatRegistry &formats, const QString &name);
    ~SoakSession();

    MainWindow &window() { return *m_window; }
    WindowUser &user() { return *m_user; }
    SoakLog &log() { return m_log; }
    DocumentBytes &bytes() { return *m_bytes; }

    /// Opens a copy of a model with the files beside it; waits until it is shown. Null if it can't be opened.
    Document *open(const QString &model);
    /// Called after each step: returns the problem, empty when all is well.
    void setCheck(std::function<QString()> check) { m_check = std::move(check); }
    /// Makes `steps` steps; the history of all documents is undone and redone between them and at the end. Returns the
    /// problem with the step that caused it; empty when all is well.
    QString run(int steps);
    /// Closes all documents without asking; the next run begins with the first step again.
    void closeAll();
    /// Waits until nothing is read, checked or deleted any more.
    void settle();

private:
    QString problemOfStep();
    QString problemOfHistory();
    /// A model that grew too large by being duplicated is undone to its beginning.
    void keepSmall();

    std::uint32_t m_seed;
    QTemporaryDir m_folder;
    SoakLog m_log;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<DocumentBytes> m_bytes;
    std::unique_ptr<WindowUser> m_user;
    std::function<QString()> m_check = [] { return QString(); };
    QString m_model;
    int m_step = 0;
    std::size_t m_mostObjects = 0;
};

/// The models among the project's samples, as paths below tests/samples.
QStringList sampleModels(const FormatRegistry &formats);

} // namespace sinew::test
