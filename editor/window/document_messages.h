// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"
#include "widgets/textures/texture_counts.h"

#include <QHash>
#include <QObject>

class QWidget;

namespace sinew {

class Document;
class FileActions;
struct InterruptedSave;
class MessageBar;
class Settings;
class WindowDocks;

/// Says in the message bar what is wrong with the files of documents, and offers what can be done about it.
class DocumentMessages : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this object, a child of the window.
    DocumentMessages(QWidget &window, MessageBar &messages, FileActions &files, const WindowDocks &docks,
                     Settings &settings);

    /// What reading found, and whether writing would give the same bytes.
    void reportLoadDiagnostics(Document *document);
    /// Saves that began on other computers and were cut off in the document's folder: offers to finish or take back.
    void reportInterruptedSaves(Document *document);
    /// Textures arrive one by one: so many are missing as far as is known.
    void reportMissingTextures(Document *document, const TextureCounts &counts);
    /// The document is about to go.
    void forget(const Document *document);

Q_SIGNALS:
    /// The models' textures are to be named as they were found.
    void foundPathsRequested();

private:
    Notice::Step showProblemsStep();
    static QString missingText(const QString &title, const TextureCounts &counts);
    void notifyOf(const InterruptedSave &save, Document *document);
    /// One for each way to read a file that its format could not decide on.
    std::vector<Notice::Step> readingSteps(Document *document);

    QWidget &m_window;
    MessageBar &m_messages;
    FileActions &m_files;
    const WindowDocks &m_docks;
    Settings &m_settings;
    QHash<const Document *, TextureCounts> m_reportedMissing; ///< what was last known of each document's textures
};

} // namespace sinew
