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
class WindowDocks;

/// Reports in the message bar what is wrong with the files of documents, and offers remedies.
class DocumentMessages : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this object, a child of the window.
    DocumentMessages(QWidget &window, MessageBar &messages, FileActions &files, const WindowDocks &docks);

    /// What reading found, and whether writing would produce the same bytes.
    void reportLoadDiagnostics(Document *document);
    /// Saves that began on other computers and were interrupted in the document's folder: offers to finish or undo
    /// them.
    void reportInterruptedSaves(Document *document);
    /// Textures arrive one by one: these are the ones known to be missing so far.
    void reportMissingTextures(Document *document, const TextureCounts &counts);
    /// It was saved elsewhere: so many files that it uses are not there.
    void reportFilesLeftBehind(Document *document, int count);
    /// The document is about to be deleted.
    void forget(const Document *document);

Q_SIGNALS:
    /// The models should name the textures by the paths under which they were found.
    void foundPathsRequested();
    /// Textures should be looked for in more places.
    void assetFolderRequested();
    void archivesRequested();
    /// The files that the shown model uses should be copied to where it is.
    void copiesRequested();

private:
    Notice::Step showProblemsStep();
    static QString missingText(const QString &title, const TextureCounts &counts);
    void notifyOf(const InterruptedSave &save, Document *document);
    /// One for each way to read a file that its format could not decide on.
    std::vector<Notice::Step> readingSteps(Document *document);

    MessageBar &m_messages;
    FileActions &m_files;
    const WindowDocks &m_docks;
    struct Reported
    {
        QString title;
        TextureCounts counts;
        bool operator==(const Reported &) const = default;
    };
    QHash<const Document *, Reported> m_reportedMissing; ///< last known counts of each document's textures
};

} // namespace sinew
