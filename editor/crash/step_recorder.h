// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// editor/crash keeps what a crash report tells of the user's steps, shows reports, and takes care that what ended the
// program is not done again by itself.

#include <QElapsedTimer>
#include <QObject>

#include <string>

namespace sinew {

class ActionList;
class Document;
class DocumentList;
class RecentLines;

/// Writes down what the user does, for crash reports: ids of actions, formats of files that are opened, and which
/// fields an edit changes, by the names of their descriptions. Nothing that stands in a file or in its name.
class StepRecorder : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this object.
    StepRecorder(const ActionList &actions, const DocumentList &documents, RecentLines &steps, QObject *parent);

private:
    void add(const std::string &step);
    void follow(Document *document);

    RecentLines &m_steps;
    QElapsedTimer m_clock;
    std::string m_last;
};

} // namespace sinew
