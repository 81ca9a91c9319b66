// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document_save.h"
#include "editor/documents/document_opener.h"
#include "widgets/shared/notice.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace sinew {

class ArchiveRegistry;
class ArchiveSaver;
class DocumentList;
class Settings;

/// What can be done with files: open, save, revert, close. Asks where something could be lost, reports everything else.
class FileActions : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this object; `window` is the parent of questions.
    FileActions(DocumentList &documents, const FormatRegistry &formats, Settings &settings, QWidget *window);

    DocumentOpener &opener() { return m_opener; }

    void openWithDialog();
    void newEmpty();
    /// Asks for a picture, and makes a model that shows it.
    void newFromPicture();
    /// Shows the file's tab if it is open already.
    void open(const QString &path) { openAs(path, {}); }
    /// `reading`: as for DocumentOpener.
    void openAs(const QString &path, const QString &reading);
    /// "Archives and maps (*.mpq …)" for file dialogs.
    static QString archiveFilter(const ArchiveRegistry &archives);
    /// For a file dialog: one for all models, then one for each format.
    static QStringList modelFilters(const FormatRegistry &formats);
    /// Of files that can be imported.
    static QString importFilter(const FormatRegistry &formats);
    /// A model inside an archive: opens as a document that was never saved.
    void openFromArchive(const std::shared_ptr<AssetSource> &archive, const QString &path);
    /// Whether the format can write files; if not, everything that would write is refused with a reason.
    bool canSave(const Document *document) const;
    /// Whether the document differs from its file, also because the file is gone.
    static bool isUnsaved(const Document *document);
    /// False if it failed, the user cancelled, or the file will be written later. For a document without a path it is
    /// "Save as"; one from an archive may also go into a copy of that.
    bool save(Document *document);
    bool saveAs(Document *document);
    /// Whether the format can rewrite files from scratch in the official order, without what edits left over.
    bool canSaveCompact(const Document *document) const;
    /// Asks where to save; the document stays unchanged unless that is its own file.
    void saveCompact(Document *document, CopyForm form = CopyForm::Official);
    /// Whether the model can become another version of its format.
    bool canConvert(const Document *document) const;
    /// Asks for a version, shows what the conversion costs, and does it in one step.
    void convert(Document *document);
    void saveAll();
    /// Reads the file again; asks first when there are unsaved changes.
    void revert(Document *document);
    /// Reads the file again by another of Format::readings(); asks first when there are unsaved changes.
    void readAs(Document *document, const QString &reading);
    /// False when the user cancelled.
    bool close(Document *document);
    bool closeAll();
    bool closeOthers(Document *document);
    /// Asks about every document with unsaved changes; false if the user cancelled. Closes nothing.
    bool mayCloseAll();

    /// Shows a document that was made and not opened, or says why it was not.
    void adopt(Result<std::unique_ptr<Document>> made);

    /// The topic of notices on a file that can't be written back as it was.
    static QString proofTopic() { return QStringLiteral("proof"); }

    /// Puts the model into a copy of the archive that it came from (ArchiveSaver).
    void saveIntoArchive(Document *document);
    bool canSaveIntoArchive(const Document *document) const;
    ArchiveSaver &archiveSaver() { return *m_archiveSaver; }

Q_SIGNALS:
    /// An archive or a folder was opened: its models should be shown.
    void archiveRequested(const QString &path);
    /// A file of another program was opened: a new model can be made of it.
    void importRequested(const QString &path);
    void notice(const sinew::Notice &notice);
    /// A document was written to its file.
    void saved(const sinew::Document *document);
    /// What was reported on a topic about a document no longer holds.
    void settled(const QObject *document, const QString &topic);

private:
    static QString filterOf(const Format &format);
    /// Where a file dialog starts. Copies of samples lie where nobody would look for their own models.
    QString folderToSaveIn(const Document *document) const;
    /// Where to save, and in which form.
    struct SaveTarget
    {
        QString path;     ///< empty if the user cancelled
        std::string form; ///< of ConversionTarget; empty: the model's present form
    };
    /// `name`: suggested; empty: the document's own.
    SaveTarget askTarget(const Document *document, const QString &title, bool forms = false, const QString &name = {});
    /// `copy`: how all files are rewritten; without it only changed files are written.
    bool saveTo(Document *document, const QString &path, std::optional<CopyForm> copy = {});
    /// Reports the reason if the document's format is read-only.
    bool refuseUnwritable(Document *document);
    /// Asks where changes of a model from an archive go.
    bool saveArchived(Document *document);
    /// The files that saving may replace, by the user's answer, though the document does not know them. Nothing if the
    /// save is off: cancelled, or done in another way with the result in `saved`.
    std::optional<std::vector<UnknownFile>> agreedFiles(Document *document, const QString &path,
                                                        std::optional<CopyForm> copy, bool &saved);
    void reportNotConverted(const Document *document, const Error &error);
    void reportSaved(const Document *document, const SaveReport &report);
    /// Formats that keep the bytes of a file in place append what has changed; what it replaces stays. `before`: the
    /// file's size until now.
    void reportRemnants(Document *document, qint64 before);
    static QString openElsewhere(const Document *other);
    bool mayClose(Document *document);
    /// Whether nothing is lost by reading the file again, or the user agreed. `verb` is the button's text.
    bool mayReload(const Document *document, const QString &question, const QString &verb);
    /// `reading`: empty for the one by which the document was read.
    void reload(Document *document, const QString &reading = {});
    /// Shows what was read again.
    void showReloaded();
    void onFileChanged(Document *document, const QString &path);
    void onFailed(const QString &path, const Error &error);
    Notice::Step saveAsStep(Document *document);
    Notice::Step reloadStep(Document *document, const QString &text);
    /// "Save as…" if that is possible.
    std::vector<Notice::Step> saveAsSteps(Document *document);

    static inline const QString saveTopic = QStringLiteral("save"), diskTopic = QStringLiteral("disk");

    DocumentList &m_documents;
    const FormatRegistry &m_formats;
    Settings &m_settings;
    QWidget *m_window;
    DocumentOpener m_opener;
    ArchiveSaver *m_archiveSaver;
    struct Reloaded
    {
        QPointer<Document> old;
        int history;  ///< of the old one when reading began
        QString path; ///< likewise
        std::unique_ptr<Document> fresh;
    };
    std::vector<Reloaded> m_reloaded;
};

/// The name used in tabs, titles and questions: the file's, or QObject::objectName() of a document that has no file
/// yet.
QString documentTitle(const Document *document);

/// Does what takes an open document away, once no dialog is open: those that ask about a document hold it. Never if the
/// context is gone by then.
void onceNoDialogIsOpen(QObject *context, const std::function<void()> &action);

} // namespace sinew
