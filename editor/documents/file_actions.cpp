// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/file_actions.h"

#include "core/document/open_document.h"
#include "core/facets/conversion_facet.h"
#include "core/format/importer.h"
#include "core/text/translated.h"
#include "editor/documents/archive_saver.h"
#include "editor/documents/document_list.h"
#include "editor/documents/new_model.h"
#include "editor/documents/sample_copies.h"
#include "editor/documents/version_dialog.h"
#include "editor/settings/settings.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QStandardPaths>

namespace sinew {

namespace {

std::vector<ConversionTarget> targetsOf(const Document *document)
{
    const ConversionFacet *facet = document && document->format() ? document->format()->conversions() : nullptr;
    return facet ? facet->targets(document->model()) : std::vector<ConversionTarget>();
}

bool isSuffixOf(const std::vector<ConversionTarget> &targets, const std::string &suffix)
{
    return std::any_of(targets.begin(), targets.end(),
                       [&](const ConversionTarget &target) { return target.suffix == suffix; });
}

/// A reason as a sentence that follows another one.
QString asSentence(const QString &reason)
{
    const QString end = reason.endsWith(u'.') ? QString() : QStringLiteral(".");
    return reason.left(1).toUpper() + reason.mid(1) + end;
}

/// What is wrong, and below it where, which few people need.
QString reasonText(const Error &error)
{
    const QString place = translatedPlace(error);
    const QString reason = asSentence(translated(error.message));
    return place.isEmpty() ? reason : reason + u'\n' + place.left(1).toUpper() + place.mid(1);
}

} // namespace

QString documentTitle(const Document *document)
{
    if (!document->path().isEmpty())
        return QFileInfo(document->path()).fileName();
    return document->objectName().isEmpty() ? FileActions::tr("Untitled") : document->objectName();
}

FileActions::FileActions(DocumentList &documents, const FormatRegistry &formats, Settings &settings, QWidget *window)
    : QObject(window), m_documents(documents), m_formats(formats), m_settings(settings), m_window(window),
      m_opener(formats), m_archiveSaver(new ArchiveSaver(formats, settings, window, this))
{
    connect(m_archiveSaver, &ArchiveSaver::notice, this, &FileActions::notice);
    connect(&m_opener, &DocumentOpener::failed, this, &FileActions::onFailed);
    connect(&m_documents, &DocumentList::fileChanged, this, &FileActions::onFileChanged);
}

QString FileActions::filterOf(const Format &format)
{
    QStringList patterns;
    for (const QString &suffix : format.info().suffixes)
        patterns.append(QStringLiteral("*.%1 *.%2").arg(suffix, suffix.toUpper()));
    return QStringLiteral("%1 (%2)").arg(format.info().name, patterns.join(u' '));
}

QStringList FileActions::modelFilters(const FormatRegistry &formats)
{
    QStringList filters, patterns;
    for (const auto &format : formats.formats()) {
        filters.append(filterOf(*format));
        patterns.append(filters.last().section(u'(', -1).chopped(1));
    }
    filters.prepend(tr("Models (%1)").arg(patterns.join(u' ')));
    return filters;
}

QString FileActions::importFilter(const FormatRegistry &formats)
{
    QStringList patterns;
    for (const auto &importer : formats.importers())
        for (const QString &suffix : importer->info().suffixes)
            patterns.append(QStringLiteral("*.%1 *.%2").arg(suffix, suffix.toUpper()));
    return tr("Models of other programs (%1)").arg(patterns.join(u' '));
}

void FileActions::openWithDialog()
{
    QStringList filters = modelFilters(m_formats), companions;
    for (const auto &format : m_formats.formats()) {
        for (const QString &suffix : format->info().companionSuffixes)
            companions.append(QStringLiteral("*.%1 *.%2").arg(suffix, suffix.toUpper()));
    }
    filters.append(importFilter(m_formats));
    filters.append(archiveFilter(m_formats.archives()));
    if (!companions.isEmpty())
        filters.append(tr("Files that belong to models (%1)").arg(companions.join(u' ')));
    filters.append(tr("All files (*)"));
    const QStringList paths = QFileDialog::getOpenFileNames(m_window, tr("Open models"), m_settings.lastFolder(),
                                                            filters.join(QStringLiteral(";;")));
    for (const QString &path : paths)
        open(path);
}

void FileActions::newEmpty()
{
    adopt(newModel(m_formats));
}

void FileActions::newFromPicture()
{
    QStringList patterns;
    for (const QString &suffix : m_formats.images().suffixes())
        patterns.append(QStringLiteral("*.%1 *.%2").arg(suffix, suffix.toUpper()));
    const QString picture =
        QFileDialog::getOpenFileName(m_window, tr("Picture for the new model"), m_settings.lastFolder(),
                                     tr("Pictures (%1)").arg(patterns.join(u' ')));
    if (!picture.isEmpty())
        adopt(newModelFromPicture(m_formats, picture));
}

void FileActions::adopt(Result<std::unique_ptr<Document>> made)
{
    if (made)
        m_documents.add(std::move(*made));
    else
        Q_EMIT notice({Severity::Error, tr("No model was made: %1.").arg(translated(made.error()))});
}

void FileActions::openAs(const QString &path, const QString &reading)
{
    if (Document *document = m_documents.find(path)) {
        m_documents.setCurrent(document);
        return;
    }
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (QFileInfo(absolute).isDir() || m_formats.archives().formatOf(absolute)) {
        Q_EMIT archiveRequested(absolute);
        return;
    }
    if (reading.isEmpty() && importerFor(absolute, m_formats)) {
        Q_EMIT importRequested(absolute);
        return;
    }
    m_opener.open(
        absolute,
        [this, absolute](std::unique_ptr<Document> document) {
            // The same file, or another one of its set, may have been requested twice while it was read.
            if (Document *open = m_documents.find(document->path())) {
                m_documents.setCurrent(open);
                return;
            }
            if (!isSampleCopy(absolute))
                m_settings.setLastFolder(QFileInfo(absolute).absolutePath());
            m_settings.addRecentFile(document->path());
            m_documents.add(std::move(document));
        },
        reading);
}

void FileActions::openFromArchive(const std::shared_ptr<AssetSource> &archive, const QString &path)
{
    m_opener.open(archive, path, [this, archive = archive->name()](std::unique_ptr<Document> document) {
        Document *added = m_documents.add(std::move(document));
        if (!canSave(added))
            return;
        std::vector<Notice::Step> steps{saveAsStep(added)};
        if (canSaveIntoArchive(added))
            steps.push_back({tr("Save into a copy of the archive…"), [this, kept = QPointer<Document>(added)] {
                                 if (kept)
                                     saveIntoArchive(kept);
                             }});
        Q_EMIT notice({Severity::Info,
                       tr("“%1” is inside “%2” and is not changed there. Save it elsewhere, or into a copy of the "
                          "archive, to keep your changes.")
                           .arg(documentTitle(added), QFileInfo(archive).fileName()),
                       steps, added, saveTopic});
    });
}

QString FileActions::archiveFilter(const ArchiveRegistry &archives)
{
    QStringList patterns;
    for (const QString &suffix : archives.suffixes())
        patterns.append(QStringLiteral("*.%1 *.%2").arg(suffix, suffix.toUpper()));
    return tr("Archives and maps (%1)").arg(patterns.join(u' '));
}

bool FileActions::canSaveIntoArchive(const Document *document) const
{
    return canSave(document) && !document->storedFiles().archive.isEmpty() &&
           m_formats.archives().formatOf(document->storedFiles().archive);
}

void FileActions::saveIntoArchive(Document *document)
{
    if (!refuseUnwritable(document))
        m_archiveSaver->save(*document);
}

Notice::Step FileActions::saveAsStep(Document *document)
{
    return {tr("Save as…"), [this, kept = QPointer<Document>(document)] {
                if (kept)
                    saveAs(kept);
            }};
}

Notice::Step FileActions::reloadStep(Document *document, const QString &text)
{
    return {text, [this, kept = QPointer<Document>(document)] {
                if (kept)
                    reload(kept);
            }};
}

std::vector<Notice::Step> FileActions::saveAsSteps(Document *document)
{
    return canSave(document) ? std::vector<Notice::Step>{saveAsStep(document)} : std::vector<Notice::Step>();
}

void FileActions::onFailed(const QString &path, const Error &error)
{
    const QString name = QFileInfo(path).fileName();
    // The sentence already names the file.
    Error reason = error;
    if (reason.file == path.toStdString())
        reason.file.clear();
    if (Document *document = m_documents.find(path)) {
        Q_EMIT notice(
            {Severity::Error,
             tr("“%1” could not be reloaded; the open version is unchanged. %2").arg(name, reasonText(reason)),
             {reloadStep(document, tr("Try again"))},
             document,
             diskTopic});
        return;
    }
    m_settings.removeRecentFile(path);
    Q_EMIT notice({Severity::Error,
                   tr("“%1” could not be opened. %2").arg(name, reasonText(reason)),
                   {{tr("Open another…"), [this] { openWithDialog(); }}}});
}

bool FileActions::canSave(const Document *document) const
{
    return document && document->format() && checkWritable(*document);
}

bool FileActions::refuseUnwritable(Document *document)
{
    const Status writable = checkWritable(*document);
    if (writable)
        return false;
    // "Save all" may have reached a document that is not shown.
    m_documents.setCurrent(document);
    Q_EMIT notice({Severity::Error,
                   tr("“%1” was not saved. %2").arg(documentTitle(document), translated(writable.error())),
                   {},
                   document,
                   saveTopic});
    return true;
}

bool FileActions::save(Document *document)
{
    if (refuseUnwritable(document))
        return false;
    if (!document->path().isEmpty())
        return saveTo(document, document->path());
    return canSaveIntoArchive(document) ? saveArchived(document) : saveAs(document);
}

QString FileActions::folderToSaveIn(const Document *document) const
{
    if (isSampleCopy(document->path())) {
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        return QFileInfo(documents).isDir() ? documents : QDir::homePath();
    }
    const QString start = document->path().isEmpty() ? m_settings.lastFolder() : document->path();
    return QFileInfo(start).isDir() ? start : QFileInfo(start).absolutePath();
}

FileActions::SaveTarget FileActions::askTarget(const Document *document, const QString &title, bool forms,
                                               const QString &name)
{
    QFileDialog dialog(m_window, title, folderToSaveIn(document));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(document->format()->info().suffixes.value(0));
    if (!document->path().isEmpty() || !document->objectName().isEmpty())
        dialog.selectFile(name.isEmpty() ? documentTitle(document) : name);
    const std::vector<ConversionTarget> targets = forms ? targetsOf(document) : std::vector<ConversionTarget>();
    QStringList filters;
    for (const ConversionTarget &target : targets)
        filters.append(
            QStringLiteral("%1 (*.%2)").arg(translated(target.label), QString::fromStdString(target.suffix)));
    if (targets.empty())
        filters.append(filterOf(*document->format()));
    dialog.setNameFilters(filters + QStringList(tr("All files (*)")));
    for (std::size_t row = 0; row < targets.size(); ++row)
        if (targets[row].current)
            dialog.selectNameFilter(filters[qsizetype(row)]);
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
        const qsizetype row = filters.indexOf(filter);
        const QString suffix = row >= 0 && std::size_t(row) < targets.size()
                                   ? QString::fromStdString(targets[std::size_t(row)].suffix)
                                   : QString();
        if (suffix.isEmpty())
            return;
        dialog.setDefaultSuffix(suffix);
        const QFileInfo chosen(dialog.selectedFiles().value(0));
        if (chosen.suffix().toLower() != suffix && !chosen.completeBaseName().isEmpty())
            dialog.selectFile(chosen.completeBaseName() + u'.' + suffix);
    });
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString path = dialog.selectedFiles().constFirst();
    const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
    const qsizetype row = filters.indexOf(dialog.selectedNameFilter());
    if (row >= 0 && std::size_t(row) < targets.size() &&
        (targets[std::size_t(row)].suffix == suffix || !isSuffixOf(targets, suffix)))
        return {path, targets[std::size_t(row)].id};
    // A name counts more than a filter that does not match it.
    for (const ConversionTarget &target : targets)
        if (target.sameVersion && target.suffix == suffix)
            return {path, target.id};
    // If the model's version has no such files, the first version that has them is nearest.
    for (const ConversionTarget &target : targets)
        if (target.suffix == suffix)
            return {path, target.id};
    return {path, {}};
}

bool FileActions::saveAs(Document *document)
{
    if (refuseUnwritable(document))
        return false;
    const SaveTarget target = askTarget(document, tr("Save model as"), true);
    if (target.path.isEmpty())
        return false;
    if (!target.form.empty()) {
        if (const Document *other = m_documents.find(target.path); other && other != document) {
            Q_EMIT notice({Severity::Error, openElsewhere(other), {saveAsStep(document)}, document, saveTopic});
            return false;
        }
        bool cancelled = false;
        if (const Status done = convertDocument(*document, target.form, m_window, cancelled); !done) {
            reportNotConverted(document, done.error());
            return false;
        }
        if (cancelled)
            return false;
    }
    return saveTo(document, target.path);
}

bool FileActions::canConvert(const Document *document) const
{
    return canSave(document) && !targetsOf(document).empty();
}

void FileActions::convert(Document *document)
{
    bool cancelled = false;
    if (const Status done = convertDocument(*document, {}, m_window, cancelled); !done)
        reportNotConverted(document, done.error());
}

void FileActions::reportNotConverted(const Document *document, const Error &error)
{
    Q_EMIT notice({Severity::Error,
                   tr("“%1” was not converted. %2").arg(documentTitle(document), translated(error)),
                   {},
                   document,
                   saveTopic});
}

void FileActions::onFileChanged(Document *document, const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    if (!QFileInfo::exists(path)) {
        Q_EMIT notice({Severity::Warning, tr("“%1” was moved or deleted on disk.").arg(name), saveAsSteps(document),
                       document, diskTopic});
        return;
    }
    const QString text = document->isModified()
                             ? tr("“%1” was changed by another program. Reloading discards your changes.")
                             : tr("“%1” was changed by another program.");
    Q_EMIT notice({Severity::Warning, text.arg(name), {reloadStep(document, tr("Reload"))}, document, diskTopic});
}

} // namespace sinew

#include "moc_file_actions.cpp"
