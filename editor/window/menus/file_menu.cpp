// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/file_menu.h"

#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "editor/documents/closed_files.h"
#include "editor/documents/document_list.h"
#include "editor/documents/document_views.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "editor/window/menus/menu_builder.h"

#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>

namespace sinew {

FileMenu::FileMenu(MenuBuilder &menus, FileActions &files, ClosedFiles &closed, const DocumentList &documents,
                   ViewportWidget &viewport, DocumentViews &views, const FormatRegistry &formats, Settings &settings)
    : QObject(&menus.window()), m_menus(menus), m_files(files), m_documents(documents), m_viewport(viewport),
      m_views(views), m_formats(formats), m_settings(settings)
{
    QMenu *menu = m_menus.addMenu(tr("&File"));
    addOpening(menu, closed);
    menu->addSeparator();
    addSaving(menu);
    menu->addSeparator();
    addPictures(menu);
    menu->addSeparator();
    addClosing(menu);
    connect(&m_settings, &Settings::recentFilesChanged, this, &FileMenu::updateRecentFiles);
    // Dropped, or named on the command line.
    connect(&m_files, &FileActions::importRequested, this, [this](const QString &path) {
        m_settings.setLastFolder(QFileInfo(path).path());
        importModel(path, importerFor(path, m_formats));
    });
    updateRecentFiles();
}

void FileMenu::addOpening(QMenu *menu, ClosedFiles &closed)
{
    m_menus.add(
        menu,
        {QStringLiteral("file.new"),
         tr("&New model"),
         QStringLiteral("document-new"),
         {QKeySequence::New},
         tr("Start with a bone and a sequence")},
        [this] { m_files.newEmpty(); }, false);
    m_menus.add(
        menu,
        {QStringLiteral("file.newFromPicture"),
         tr("New model from a pict&ure…"),
         {},
         {},
         tr("Start with an upright picture, visible from both sides")},
        [this] { m_files.newFromPicture(); }, false);
    m_menus.add(
        menu,
        {QStringLiteral("file.import"),
         tr("Import glTF or O&BJ…"),
         {},
         {},
         tr("Make a new model of a file of Blender and other programs; what does not come along is listed first")},
        [this] { importModel(); }, false);
    m_menus.add(menu,
                {QStringLiteral("file.importMeshes"),
                 tr("Ta&ke meshes from glTF or OBJ…"),
                 {},
                 {},
                 tr("Replace geosets, submeshes or regions by meshes of a glTF or OBJ file, or add new ones")},
                [this] { importMeshes(); });
    m_menus.add(
        menu,
        {QStringLiteral("file.open"),
         tr("&Open…"),
         QStringLiteral("document-open"),
         {QKeySequence::Open},
         tr("Open model files in new tabs, or show the models of an archive")},
        [this] { m_files.openWithDialog(); }, false);
    m_recentMenu = menu->addMenu(QIcon::fromTheme(QStringLiteral("document-open-recent")), tr("Open &recent"));
    QAction *reopen = m_menus.add(
        menu,
        {QStringLiteral("file.reopenClosed"),
         tr("Reopen closed &file"),
         {},
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
         tr("Reopen the file whose tab was closed last")},
        [this, &closed] { m_files.open(closed.take()); }, false);
    const auto updateReopen = [reopen, &closed] { reopen->setEnabled(!closed.isEmpty()); };
    connect(&closed, &ClosedFiles::changed, reopen, updateReopen);
    updateReopen();
}

void FileMenu::addSaving(QMenu *menu)
{
    m_menus.add(menu,
                {QStringLiteral("file.save"),
                 tr("&Save"),
                 QStringLiteral("document-save"),
                 {QKeySequence::Save},
                 tr("Save the changes to the file")},
                [this] { m_files.save(m_documents.current()); });
    m_menus.add(menu,
                {QStringLiteral("file.saveAs"),
                 tr("Save &as…"),
                 QStringLiteral("document-save-as"),
                 {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
                 tr("Write the model to another file")},
                [this] { m_files.saveAs(m_documents.current()); });
    m_menus.add(menu,
                {QStringLiteral("file.saveCompact"),
                 tr("Save com&pact copy…"),
                 {},
                 {},
                 tr("Rewrite all files of the model in the official order, without leftovers of earlier edits")},
                [this] { m_files.saveCompact(m_documents.current()); });
    m_menus.add(
        menu,
        {QStringLiteral("file.saveSlim"),
         tr("Save slim cop&y…"),
         {},
         {},
         tr("Like a compact copy, with equal keys and numbers stored once, which the games' own files don't do")},
        [this] { m_files.saveCompact(m_documents.current(), CopyForm::Shared); });
    m_menus.add(menu,
                {QStringLiteral("file.saveIntoArchive"),
                 tr("Save into arc&hive…"),
                 {},
                 {},
                 tr("Write a verified copy of the archive that the model came from, with the changed model in it")},
                [this] { m_files.saveIntoArchive(m_documents.current()); });
    m_menus.add(menu,
                {QStringLiteral("file.convertVersion"),
                 tr("Convert &to version…"),
                 {},
                 {},
                 tr("Convert the model to another version of its format; losses are shown first")},
                [this] { m_files.convert(m_documents.current()); });
    m_menus.add(menu,
                {QStringLiteral("file.convertGame"),
                 tr("Convert to &Warcraft III…"),
                 {},
                 {},
                 tr("Make a Warcraft III model of one of another game; both are shown side by side, with what is "
                    "lost")},
                [this] { convertToGame(); });
    m_menus.add(menu,
                {QStringLiteral("file.saveAll"),
                 tr("Save a&ll"),
                 QStringLiteral("document-save-all"),
                 {},
                 tr("Save all changed documents")},
                [this] { m_files.saveAll(); });
    m_menus.add(menu,
                {QStringLiteral("file.revert"),
                 tr("Re&vert"),
                 QStringLiteral("document-revert"),
                 {},
                 tr("Discard the changes and reload the file")},
                [this] { m_files.revert(m_documents.current()); });
    m_compareMenu = menu->addMenu(tr("Co&mpare"));
    m_menus.addDocumentAction(m_compareMenu->menuAction());
    m_readingMenu = menu->addMenu(tr("Rea&d as"));
    m_readingMenu->menuAction()->setStatusTip(
        tr("Re-read the file as one of another game, if two games use its version number"));
    connect(m_readingMenu, &QMenu::aboutToShow, this, &FileMenu::fillReadingMenu);
}

void FileMenu::addPictures(QMenu *menu)
{
    m_menus.add(menu,
                {QStringLiteral("file.screenshot"),
                 tr("Save viewport &image…"),
                 QStringLiteral("camera-photo"),
                 {},
                 tr("Write what the viewport shows to an image file")},
                [this] { saveScreenshot(); });
    m_menus.add(menu,
                {QStringLiteral("file.exportAnimation"),
                 tr("&Export animation…"),
                 QStringLiteral("video-x-generic"),
                 {},
                 tr("Write a sequence or a camera turntable as an animated image or as single frames")},
                [this] { exportAnimation(); });
    m_menus.add(menu,
                {QStringLiteral("file.exportModel"),
                 tr("Export as &glTF…"),
                 {},
                 {},
                 tr("Write the model for Blender, three.js and engines; what they can't show is listed first")},
                [this] { exportModel(QStringLiteral("glb")); });
    m_menus.add(menu,
                {QStringLiteral("file.exportObj"),
                 tr("Export as OB&J…"),
                 {},
                 {},
                 tr("Write the meshes at rest with their textures; what is left out is listed first")},
                [this] { exportModel(QStringLiteral("obj")); });
}

void FileMenu::addClosing(QMenu *menu)
{
    m_menus.add(menu,
                {QStringLiteral("file.close"),
                 tr("&Close"),
                 QStringLiteral("document-close"),
                 {QKeySequence(Qt::CTRL | Qt::Key_W), QKeySequence(Qt::CTRL | Qt::Key_F4)},
                 {}},
                [this] { m_files.close(m_documents.current()); });
    m_menus.add(menu,
                {QStringLiteral("file.closeAll"),
                 tr("Close all"),
                 QString(),
                 {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W)},
                 {}},
                [this] { m_files.closeAll(); });
    QAction *quit = m_menus.add(
        menu,
        {QStringLiteral("file.quit"),
         tr("&Quit"),
         QStringLiteral("application-exit"),
         {QKeySequence(Qt::CTRL | Qt::Key_Q)},
         {}},
        [this] { m_menus.window().close(); }, false);
    quit->setMenuRole(QAction::QuitRole);
}

void FileMenu::update(const Document *document)
{
    const auto enable = [this](const char *id, bool on) {
        m_menus.actions().find(QString::fromLatin1(id))->setEnabled(on);
    };
    const bool writable = m_files.canSave(document);
    enable("file.save", writable && (FileActions::isUnsaved(document) || document->path().isEmpty()));
    enable("file.saveAs", writable);
    enable("file.saveIntoArchive", m_files.canSaveIntoArchive(document));
    for (const char *copy : {"file.saveCompact", "file.saveSlim"})
        enable(copy, m_files.canSaveCompact(document));
    enable("file.convertVersion", m_files.canConvert(document));
    enable("file.convertGame", document && document->format() && makerFor(document));
    enable("file.importMeshes", document && cannotEditMeshes(document->format()).empty());
    bool anyChanged = false;
    for (int i = 0; i < m_documents.size(); ++i)
        anyChanged |= FileActions::isUnsaved(m_documents.at(i));
    enable("file.saveAll", anyChanged);
    enable("file.revert", document && !document->path().isEmpty() && document->isModified());
    const bool hasScene = document && document->format() && document->format()->scene();
    enable("file.exportModel", hasScene && m_formats.exporterOf(QStringLiteral("glb")));
    enable("file.exportObj", hasScene && m_formats.exporterOf(QStringLiteral("obj")));
    m_readingMenu->setEnabled(document && document->format() && !document->path().isEmpty() &&
                              !document->format()->readings().empty());
}

void FileMenu::fillReadingMenu()
{
    m_readingMenu->clear();
    Document *document = m_documents.current();
    if (!document || !document->format())
        return;
    const QString now = document->format()->readingOf(document->model());
    for (const Reading &reading : document->format()->readings()) {
        QAction *action = m_readingMenu->addAction(translatedLabel(reading.label));
        action->setCheckable(true);
        action->setChecked(reading.id == now);
        connect(action, &QAction::triggered, this, [this, id = reading.id, kept = QPointer<Document>(document)] {
            if (kept)
                m_files.readAs(kept, id);
        });
    }
}

void FileMenu::updateRecentFiles()
{
    const QStringList files = m_settings.recentFiles();
    m_recentMenu->clear();
    for (const QString &file : files) {
        QAction *action = m_recentMenu->addAction(QFileInfo(file).fileName().replace(u'&', QStringLiteral("&&")));
        action->setStatusTip(QDir::toNativeSeparators(file));
        action->setToolTip(action->statusTip());
        action->setPriority(QAction::LowPriority); // in the list of all commands
        connect(action, &QAction::triggered, this, [this, file] { m_files.open(file); });
    }
    m_recentMenu->setEnabled(!files.isEmpty());
    m_recentMenu->addSeparator();
    connect(m_recentMenu->addAction(tr("Clear this list")), &QAction::triggered, &m_settings,
            &Settings::clearRecentFiles);
}

} // namespace sinew

#include "moc_file_menu.cpp"
