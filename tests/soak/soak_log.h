// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QStringList>

namespace sinew::test {

/// What a soak does, and what goes wrong: each action is written down before it is done, so that a crash shows which
/// one it was, and warnings of Qt and of the program are caught.
class SoakLog
{
public:
    /// `replay`: the command that repeats the run. `file`: gets a line for each action. There is only one log at a
    /// time.
    SoakLog(const QString &replay, const QString &file);
    ~SoakLog();

    void beginStep(int number);
    void add(const QString &doing);
    /// "step 17: action edit.duplicate, question: Cancel".
    QString step() const;
    /// Warnings since the last call; none should ever come.
    QStringList takeWarnings();
    /// Formats a problem for reporting; the file is kept then.
    QString report(const QString &problem);

private:
    static void onMessage(QtMsgType type, const QMessageLogContext &context, const QString &text);
    static void onSignal(int number);
    void publish();
    QString textOf(const QString &problem) const;

    QString m_replay;
    QFile m_file;
    int m_number = 0;
    bool m_keepFile = false;
    QStringList m_doings, m_warnings;
};

} // namespace sinew::test
