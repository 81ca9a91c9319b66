// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the menus do that is no part's own business. See main_window.h.

#include "editor/window/main_window.h"

#include "core/assets/folder_source.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "editor/assets/actions/asset_notes.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_scenes.h"
#include "editor/assets/asset_textures.h"
#include "editor/browser/asset_browser.h"
#include "editor/browser/asset_panel.h"
#include "editor/convert/convert_dialog.h"
#include "editor/documents/document_views.h"
#include "editor/documents/file_actions.h"
#include "editor/export/export_dialog.h"
#include "editor/settings/settings.h"
#include "editor/window/curve_docks.h"
#include "editor/window/window_docks.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/properties/binding/asset_path.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/start_page.h"
#include "widgets/tree/model_tree_panel.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QTabBar>
#include <QWhatsThis>

namespace sinew {

void MainWindow::updateActions()
{
    Document *document = m_documents.current();
    for (QAction *action : m_documentActions)
        action->setEnabled(document);
    const auto enable = [this](const char *id, bool on) { m_actions.find(QString::fromLatin1(id))->setEnabled(on); };
    enable("edit.undo", document && document->canUndo());
    enable("edit.redo", document && document->canRedo());
    enable("file.save", document && (document->isModified() || document->path().isEmpty()));
    enable("file.saveCompact", m_files->canSaveCompact(document));
    enable("file.convertVersion", m_files->canConvert(document));
    enable("file.revert", document && !document->path().isEmpty());
    m_readingMenu->setEnabled(document && document->format() && !document->path().isEmpty() &&
                              !document->format()->readings().empty());
    enable("edit.deselect", document && !document->selection().isEmpty());
    enable("model.recalculateBounds", document && document->format() && document->format()->bounds());
    const auto name = [this](const char *id, const QString &text) {
        m_actions.find(QString::fromLatin1(id))->setText(text);
    };
    const bool undoable = document && document->canUndo(), redoable = document && document->canRedo();
    name("edit.undo",
         undoable ? tr("&Undo: %1").arg(document->historyText(document->historyIndex() - 1)) : tr("&Undo"));
    name("edit.redo", redoable ? tr("&Redo: %1").arg(document->historyText(document->historyIndex())) : tr("&Redo"));

    setWindowTitle(document ? documentTitle(document) + QStringLiteral("[*]") : QString());
    setWindowFilePath(document ? document->path() : QString());
    setWindowModified(document && document->isModified());
}

void MainWindow::fillReadingMenu()
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
                m_files->readAs(kept, id);
        });
    }
}

void MainWindow::updateRecentFiles()
{
    const QStringList files = m_settings.recentFiles();
    m_start->setRecentFiles(files);
    m_recentMenu->clear();
    for (const QString &file : files) {
        QAction *action = m_recentMenu->addAction(QFileInfo(file).fileName().replace(u'&', QStringLiteral("&&")));
        action->setStatusTip(QDir::toNativeSeparators(file));
        action->setToolTip(action->statusTip());
        connect(action, &QAction::triggered, this, [this, file] { open(file); });
    }
    m_recentMenu->setEnabled(!files.isEmpty());
    m_recentMenu->addSeparator();
    connect(m_recentMenu->addAction(tr("Clear this list")), &QAction::triggered, &m_settings,
            &Settings::clearRecentFiles);
}

Notice::Step MainWindow::showProblemsStep()
{
    return {tr("Show problems"), [this] { m_docks->show(QStringLiteral("problems")); }};
}

std::vector<Notice::Step> MainWindow::readingSteps(Document *document)
{
    std::vector<Notice::Step> steps;
    if (!document->format() || !document->format()->readingOf(document->model()).isEmpty())
        return steps;
    for (const Reading &reading : document->format()->readings())
        steps.push_back({tr("Read as %1").arg(translatedLabel(reading.label)),
                         [this, id = reading.id, kept = QPointer<Document>(document)] {
                             if (kept)
                                 m_files->readAs(kept, id);
                         }});
    return steps;
}

void MainWindow::reportLoadDiagnostics(Document *document)
{
    const QString title = documentTitle(document);
    if (!document->byteProof().exact)
        notify({Severity::Warning,
                tr("“%1” can't be written back byte for byte: %2. Saving keeps the original next to it.")
                    .arg(title, document->byteProof().detail),
                {},
                document,
                FileActions::proofTopic()});
    int count = 0;
    const Diagnostic *worst = nullptr;
    for (const Diagnostic &diagnostic : document->loadDiagnostics().entries()) {
        if (diagnostic.severity == Severity::Info)
            continue;
        ++count;
        if (!worst || diagnostic.severity > worst->severity)
            worst = &diagnostic;
    }
    if (!worst)
        return;
    std::vector<Notice::Step> steps = readingSteps(document);
    steps.push_back(showProblemsStep());
    const QString what = translated(worst->where.message);
    notify({worst->severity,
            count == 1 ? tr("“%1” has a problem in its file: %2").arg(title, what)
                       : tr("“%1” has %2 problems in its file, among them: %3").arg(title).arg(count).arg(what),
            std::move(steps), document});
}

void MainWindow::reportMissingTextures(Document *document, int count)
{
    // Textures arrive one by one; closing the message is an answer until more are missing.
    const QString topic = QStringLiteral("textures");
    const int reported = m_reportedMissing.value(document, 0);
    if (count == 0)
        m_messages->withdraw(document, topic);
    if (count == reported)
        return;
    m_reportedMissing[document] = count;
    if (count == 0 || (count < reported && !m_messages->hasMessageAbout(document, topic)))
        return;
    const QString title = documentTitle(document);
    notify({Severity::Warning,
            count == 1 ? tr("One texture of “%1” was not found.").arg(title)
                       : tr("%1 textures of “%2” were not found.").arg(count).arg(title),
            {{tr("Add an asset folder…"),
              [this] {
                  const QString folder =
                      QFileDialog::getExistingDirectory(this, tr("Folder with textures"), m_settings.lastFolder());
                  if (!folder.isEmpty())
                      m_settings.addAssetLocation(folder);
              }},
             showProblemsStep()},
            document,
            topic});
}

void MainWindow::showTabMenu(Document *document, const QPoint &position)
{
    QMenu menu;
    connect(menu.addAction(tr("Close")), &QAction::triggered, this, [this, document] { m_files->close(document); });
    connect(menu.addAction(tr("Close others")), &QAction::triggered, this,
            [this, document] { m_files->closeOthers(document); });
    connect(menu.addAction(tr("Close all")), &QAction::triggered, this, [this] { m_files->closeAll(); });
    menu.exec(position);
}

void MainWindow::showObjectMenu(const QPoint &position)
{
    QMenu menu;
    menu.addAction(m_actions.find(QStringLiteral("view.frame")));
    menu.addSeparator();
    menu.addActions(m_tree->editActions());
    menu.addMenu(m_tree->addMenu());
    menu.exec(position);
}

void MainWindow::showFieldHelp()
{
    // A field's own description is worth more than the tooltip of a button in it.
    for (const auto help : {&QWidget::whatsThis, &QWidget::toolTip}) {
        for (QWidget *widget = QApplication::widgetAt(QCursor::pos()); widget; widget = widget->parentWidget()) {
            if (!(widget->*help)().isEmpty()) {
                QWhatsThis::showText(QCursor::pos(), (widget->*help)(), widget);
                return;
            }
        }
    }
    notify({Severity::Info, tr("There is no help for this item. Point at a field and press F1 again."), {}});
}

void MainWindow::showCurve(const Address &track)
{
    m_docks->show(QStringLiteral("curves"));
    m_curves->curves()->showTrack(track);
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About Sinew"),
        tr("<h3>Sinew %1</h3><p>An editor for Warcraft III models that loses nothing: what you do not change is saved "
           "byte for byte.</p><p>© 2026 the Sinew authors, MIT licence.</p>")
            .arg(QApplication::applicationVersion()));
}

void MainWindow::saveScreenshot()
{
    const QString name = QFileInfo(m_documents.current()->path()).completeBaseName() + QStringLiteral(".png");
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save picture"), QDir(m_settings.lastFolder()).filePath(name),
                                     tr("Pictures (*.png *.jpg *.webp *.bmp)"));
    if (path.isEmpty())
        return;
    m_viewport->capture([this, path, document = QPointer<Document>(m_documents.current())](const QImage &picture) {
        if (picture.isNull() || !picture.save(path))
            notify({Severity::Error,
                    tr("The picture could not be written to “%1”.").arg(QDir::toNativeSeparators(path)),
                    {},
                    document});
        else
            notify({Severity::Info, tr("The picture is in “%1”.").arg(QDir::toNativeSeparators(path)), {}, document});
    });
}

void MainWindow::exportAnimation()
{
    const DocumentView *view = m_viewport->currentView();
    AssetTextures *textures = m_views->textures(m_documents.current());
    if (!view || !textures)
        return;
    const QSize size = m_viewport->size() * m_viewport->devicePixelRatioF();
    ViewContent content{.scene = &view->scene(),
                        .when = view->when(),
                        .camera = view->camera(float(size.width()) / float(std::max(1, size.height()))),
                        .options = m_viewport->options(),
                        .selectedMeshes = view->selectedMeshes(),
                        .selectedNodes = view->selectedNodes()};
    content.options.meshes = view->meshChoice();
    ExportDialog dialog(content, size, *textures, this);
    if (AssetScenes *scenes = m_views->scenes(m_documents.current()))
        dialog.setScenes(*scenes);
    dialog.exec();
}

void MainWindow::convertTextures(const std::vector<ConvertSource> &sources)
{
    auto *dialog = new ConvertDialog(sources, m_formats.images(), m_settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

std::vector<std::shared_ptr<AssetSource>> MainWindow::assetSources() const
{
    const Document *document = m_documents.current();
    return listedSources(document ? document->path() : QString(), m_views->places().sources());
}

void MainWindow::showAssets()
{
    m_assets->thumbnails().setSources(m_views->places().sources());
    m_assets->setSources(assetSources());
}

void MainWindow::connectAssets(QDockWidget *dock)
{
    const QString grid = QStringLiteral("assets.grid");
    m_assets->setGrid(m_settings.state(grid, true).toBool());
    connect(m_assets, &AssetPanel::gridChanged, this, [this, grid](bool on) { m_settings.setState(grid, on); });
    // Nothing is listed before somebody looks.
    connect(dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (!visible)
            return;
        showAssets();
        // A texture is dragged to a dock that may stand behind this one.
        for (QTabBar *tabs : findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
            tabs->setChangeCurrentOnDrag(true);
            tabs->setAcceptDrops(true);
        }
    });
    connect(&m_views->places(), &AssetLocations::changed, this, [this] {
        if (m_assets->isVisible())
            showAssets();
    });
    const auto extract = [this](const AssetSearch &source, const QString &path) {
        saveAsset(source, path, m_settings, this, [this](const Notice &notice) { notify(notice); });
    };
    connect(m_assets, &AssetPanel::extractRequested, this, extract);
    connect(m_assets, &AssetPanel::modelActivated, this, [this](const QString &diskPath) {
        if (!diskPath.isEmpty()) {
            open(diskPath);
            return;
        }
        if (const AssetSearch place = m_assets->chosenSource(); !place.sources().empty())
            m_files->openFromArchive(place.sources().front(), m_assets->chosen());
    });
}

void MainWindow::browseAssets(const QString &current, const std::function<void(const QString &)> &use)
{
    const AssetKind kind = current.isEmpty() ? AssetKind::Image : assetKindOf(current);
    auto *browser = new AssetBrowser(assetSources(), m_formats, kind, current, this);
    browser->files()->thumbnails().setSources(m_views->places().sources());
    browser->setAttribute(Qt::WA_DeleteOnClose);
    connect(browser, &AssetBrowser::extractRequested, this,
            [this, browser](const AssetSearch &source, const QString &path) {
                saveAsset(source, path, m_settings, browser, [this](const Notice &notice) { notify(notice); });
            });
    connect(browser, &QDialog::accepted, this, [browser, use] {
        if (const QString path = browser->chosen(); !path.isEmpty())
            use(path);
    });
    browser->open();
}

void MainWindow::browseAssetsFor(const Address &address, const QString &current)
{
    browseAssets(current, [this, address, document = QPointer<Document>(m_documents.current())](const QString &path) {
        if (!document || address.node == NoNode)
            return;
        if (const Status set = setAssetPath(*document, address, path); !set)
            notify({Severity::Error, translated(set.error()), {}, document});
    });
}

void MainWindow::recalculateBounds()
{
    Document *document = m_documents.current();
    Result<ChangeSet> changes = document->format()->bounds()->recalculateAll(document->model());
    const Status done =
        changes ? document->push(std::move(*changes), tr("Recalculate all bounds")) : Status(changes.error());
    if (!done)
        notify({Severity::Error, tr("The bounds were not changed. %1").arg(translated(done.error())), {}, document});
}

} // namespace sinew
