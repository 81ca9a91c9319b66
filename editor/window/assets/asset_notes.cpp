// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/assets/asset_notes.h"

#include "editor/assets/asset_finder.h"
#include "editor/documents/document_views.h"
#include "editor/settings/settings.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>
#include <QUrl>

namespace sinew {

namespace {

QString text(const char *source)
{
    return QCoreApplication::translate("sinew::AssetNotes", source);
}

} // namespace

void saveAsset(const AssetSearch &search, const QString &path, Settings &settings, QWidget *window,
               const std::function<void(const Notice &)> &notify)
{
    const FoundAsset asset = search.find(path, AssetKind::Any);
    if (!asset.found()) {
        notify({Severity::Error, text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "“%1” no longer exists.")).arg(path)});
        return;
    }
    const QString target =
        QFileDialog::getSaveFileName(window, text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "Save the file")),
                                     QDir(settings.lastFolder()).filePath(QFileInfo(asset.path).fileName()));
    if (target.isEmpty())
        return;
    settings.setLastFolder(QFileInfo(target).absolutePath());
    QSaveFile file(target);
    if (file.open(QIODevice::WriteOnly) && file.write(asset.bytes) == asset.bytes.size() && file.commit())
        notify({Severity::Info, text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "The file was saved as “%1”."))
                                    .arg(QDir::toNativeSeparators(target))});
    else
        notify(
            {Severity::Error, text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "The file could not be written to “%1”: %2"))
                                  .arg(QDir::toNativeSeparators(target), file.errorString())});
}

AssetNoteProvider assetNotesOf(const DocumentViews &views, Settings &settings, QWidget *window,
                               std::function<void(const Notice &)> notify)
{
    return [&views, &settings, window, notify](const Document &document, const QString &path) -> AssetNote {
        AssetFinder *finder = views.finder(&document);
        if (!finder)
            return {};
        const FoundAsset *known = finder->ask(path);
        if (!known)
            return {text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "Looking for the file…"))};
        const FoundAsset &asset = *known;
        const QString places = asset.searched.join(u'\n');
        if (!asset.found())
            return {text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "Not found")),
                    text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "Searched:\n%1")).arg(places), true};
        const QString name = QFileInfo(asset.source).fileName();
        AssetNote note{asset.byNameAlone
                           ? text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "Found as %1 in %2; the game looks for %3"))
                                 .arg(asset.path, name.isEmpty() ? asset.source : name, path)
                           : text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "Found in %1 as %2"))
                                 .arg(name.isEmpty() ? asset.source : name, asset.path),
                       text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "%1\nSearched:\n%2"))
                           .arg(QDir::toNativeSeparators(asset.diskPath), places),
                       asset.byNameAlone};
        note.steps.push_back({text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "Save the file as…")),
                              [search = finder->search(), path, &settings, window, notify] {
                                  saveAsset(search, path, settings, window, notify);
                              }});
        note.steps.push_back({text(QT_TRANSLATE_NOOP("sinew::AssetNotes", "Show in folder")), [file = asset.diskPath] {
                                  QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absolutePath()));
                              }});
        return note;
    };
}

} // namespace sinew
