// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// editor/crash keeps what a crash report says about the user's steps, shows reports, and makes sure that what ended the
// program is not repeated automatically.

#include <QElapsedTimer>
#include <QObject>

#include <string>

namespace sinew {

class ActionList;
class Document;
class DocumentList;
class RecentLines;

/// Records what the user does, for crash reports: ids of actions, formats of opened files, and which fields an edit
/// changes, by the names of their descriptions. Nothing of a file's content or name is recorded.
class StepRecorder : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this object.
    StepRecorder(const ActionList &actions, const DocumentList &documents, RecentLines &steps, QObject *parent);

private:
    void add(const std::string &step);
    void follow(Document *document);

    RecentLines &m_steps;
    QElapsedTimer m_clock;
    std::string m_last;
};

} // namespace sinew
