// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/file_menu.h"

#include "core/document/document.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "editor/assets/asset_scenes.h"
#include "editor/assets/asset_textures.h"
#include "editor/create/create_dialog.h"
#include "editor/create/import_dialog.h"
#include "editor/documents/document_list.h"
#include "editor/documents/document_views.h"
#include "editor/documents/file_actions.h"
#include "editor/export/export_dialog.h"
#include "editor/export/model_export_dialog.h"
#include "editor/parts/mesh_import_dialog.h"
#include "editor/settings/settings.h"
#include "editor/window/menus/menu_builder.h"
#include "viewport/view/viewport_widget.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QPointer>

namespace sinew {

void FileMenu::saveScreenshot()
{
    const QString name = QFileInfo(m_documents.current()->path()).completeBaseName() + QStringLiteral(".png");
    const QString path =
        QFileDialog::getSaveFileName(&m_menus.window(), tr("Save image"), QDir(m_settings.lastFolder()).filePath(name),
                                     tr("Images (*.png *.jpg *.webp *.bmp)"));
    if (path.isEmpty())
        return;
    m_viewport.capture([this, path, document = QPointer<Document>(m_documents.current())](const QImage &picture) {
        if (picture.isNull() || !picture.save(path))
            Q_EMIT notice({Severity::Error,
                           tr("The image could not be written to “%1”.").arg(QDir::toNativeSeparators(path)),
                           {},
                           document});
        else
            Q_EMIT notice(
                {Severity::Info, tr("The image was saved as “%1”.").arg(QDir::toNativeSeparators(path)), {}, document});
    });
}

void FileMenu::exportAnimation()
{
    const DocumentView *view = m_viewport.currentView();
    AssetTextures *textures = m_views.textures(m_documents.current());
    if (!view || !textures)
        return;
    const QSize size = m_viewport.size() * m_viewport.devicePixelRatioF();
    ViewContent content{.scene = &view->scene(),
                        .when = view->when(),
                        .camera = view->camera(float(size.width()) / float(std::max(1, size.height()))),
                        .options = m_viewport.options(),
                        .selectedMeshes = view->selectedMeshes(),
                        .selectedNodes = view->selectedNodes()};
    content.options.meshes = view->meshChoice();
    ExportDialog dialog(content, size, *textures, &m_menus.window());
    if (AssetScenes *scenes = m_views.scenes(m_documents.current()))
        dialog.setScenes(*scenes);
    dialog.exec();
}

void FileMenu::exportModel(const QString &suffix)
{
    const auto exporter = m_formats.exporterOf(suffix);
    Document *document = m_documents.current();
    AssetTextures *textures = m_views.textures(document);
    const RenderScene *scene = m_views.sceneOf(document);
    if (!textures || !scene || !exporter)
        return;
    ModelExportDialog dialog(*document, *scene, exporter, *textures, m_formats, &m_menus.window());
    dialog.setTeamColour(m_viewport.options().teamColour);
    dialog.setFolder(m_settings.lastFolder());
    if (dialog.exec() == QDialog::Accepted)
        Q_EMIT notice({Severity::Info,
                       tr("The model was exported as “%1”.").arg(QDir::toNativeSeparators(dialog.written())),
                       {},
                       QPointer<Document>(document)});
}

std::shared_ptr<const Format> FileMenu::makerFor(const Document *document) const
{
    for (const auto &format : m_formats.formats())
        if (format->creation() &&
            !(document && document->format() &&
              (format->info().id == document->format()->info().id || !document->format()->scene())))
            return format;
    return nullptr;
}

void FileMenu::convertToGame()
{
    Document *document = m_documents.current();
    AssetTextures *textures = m_views.textures(document);
    const RenderScene *scene = m_views.sceneOf(document);
    const auto maker = makerFor(document);
    if (!textures || !scene || !maker)
        return;
    CreateDialog dialog(
        *document, *scene, maker, *textures, m_formats, m_settings,
        [this](const Document &of) { return m_views.searchFor(of); }, &m_menus.window());
    dialog.setFolder(m_settings.lastFolder());
    if (dialog.exec() == QDialog::Accepted)
        m_files.adopt(dialog.takeDocument());
}

std::shared_ptr<const Importer> FileMenu::askForImport(QString &path)
{
    path = QFileDialog::getOpenFileName(&m_menus.window(), tr("Import"), m_settings.lastFolder(),
                                        FileActions::importFilter(m_formats));
    if (path.isEmpty())
        return nullptr;
    auto importer = importerFor(path, m_formats);
    if (!importer)
        Q_EMIT notice({Severity::Error, tr("“%1” is no file that can be imported.").arg(QFileInfo(path).fileName())});
    else
        m_settings.setLastFolder(QFileInfo(path).path());
    return importer;
}

void FileMenu::importModel()
{
    QString path;
    if (const auto importer = askForImport(path))
        importModel(path, importer);
}

void FileMenu::importModel(const QString &path, const std::shared_ptr<const Importer> &importer)
{
    const auto maker = makerFor(nullptr);
    if (!importer || !maker)
        return;
    ImportDialog dialog(path, importer, maker, m_formats, &m_menus.window());
    if (dialog.exec() == QDialog::Accepted)
        m_files.adopt(dialog.takeDocument());
}

void FileMenu::importMeshes()
{
    const Document *document = m_documents.current();
    if (const Message problem = document ? cannotEditMeshes(document->format()) : Message(); !problem.empty()) {
        Q_EMIT notice({Severity::Warning, translated(problem)});
        return;
    }
    QString path;
    if (const auto importer = askForImport(path))
        MeshImportDialog::showFor(m_documents, path, importer, m_formats, &m_menus.window());
}

} // namespace sinew
