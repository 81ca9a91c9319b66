// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/assets/asset_commands.h"

#include "core/assets/folder_source.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "editor/assets/asset_locations.h"
#include "editor/browser/asset_browser.h"
#include "editor/browser/asset_panel.h"
#include "editor/convert/convert_dialog.h"
#include "editor/documents/document_list.h"
#include "editor/documents/document_views.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/asset_location.h"
#include "editor/settings/settings.h"
#include "editor/window/assets/asset_notes.h"
#include "widgets/properties/binding/asset_path.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QTabBar>

namespace sinew {

AssetCommands::AssetCommands(QMainWindow &window, AssetPanel &panel, QDockWidget &dock, const DocumentList &documents,
                             DocumentViews &views, FileActions &files, const FormatRegistry &formats,
                             Settings &settings)
    : QObject(&window), m_window(window), m_panel(panel), m_documents(documents), m_views(views), m_files(files),
      m_formats(formats), m_settings(settings)
{
    keepLook(m_panel);
    fillSourcesMenu(m_panel);
    // Nothing is listed until the dock is visible.
    connect(&dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (!visible)
            return;
        show();
        // A texture is dragged to a dock that may be behind this one.
        for (QTabBar *tabs : m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
            tabs->setChangeCurrentOnDrag(true);
            tabs->setAcceptDrops(true);
        }
    });
    connect(&m_views.places(), &AssetLocations::changed, this, &AssetCommands::refresh);
    const auto extract = [this](const AssetSearch &source, const QString &path) {
        saveAsset(source, path, m_settings, &m_window, [this](const Notice &text) { Q_EMIT notice(text); });
    };
    connect(&m_panel, &AssetPanel::extractRequested, this, extract);
    m_panel.setOffersParts(true);
    connect(&m_panel, &AssetPanel::partsRequested, this, [this](const QString &diskPath) {
        const AssetSearch place = m_panel.chosenSource();
        if (!diskPath.isEmpty())
            Q_EMIT donorChosen(nullptr, diskPath);
        else if (!place.sources().empty())
            Q_EMIT donorChosen(place.sources().front(), m_panel.chosen().replace(u'\\', u'/'));
    });
    connect(&m_panel, &AssetPanel::modelActivated, this, [this](const QString &diskPath) {
        if (!diskPath.isEmpty()) {
            m_files.open(diskPath);
            return;
        }
        if (const AssetSearch place = m_panel.chosenSource(); !place.sources().empty())
            m_files.openFromArchive(place.sources().front(), m_panel.chosen());
    });
}

void AssetCommands::refresh()
{
    if (m_panel.isVisible())
        show();
}

std::vector<std::shared_ptr<AssetSource>> AssetCommands::sources() const
{
    const Document *document = m_documents.current();
    return listedSources(document ? document->path() : QString(), m_views.sourcesFor(document));
}

void AssetCommands::show()
{
    m_panel.thumbnails().setSources(m_views.sourcesFor(m_documents.current()));
    m_panel.setSources(sources());
}

void AssetCommands::keepLook(AssetPanel &panel)
{
    const QString grid = QStringLiteral("assets.grid"), size = QStringLiteral("assets.thumbnailSize"),
                  folders = QStringLiteral("assets.folders");
    panel.setGrid(m_settings.state(grid, true).toBool());
    panel.setThumbnailSize(m_settings.state(size, int(Thumbnails::side)).toInt());
    panel.setFoldersShown(m_settings.state(folders, true).toBool());
    connect(&panel, &AssetPanel::gridChanged, this, [this, grid](bool on) { m_settings.setState(grid, on); });
    connect(&panel, &AssetPanel::thumbnailSizeChanged, this,
            [this, size](int side) { m_settings.setState(size, side); });
    connect(&panel, &AssetPanel::foldersShownChanged, this,
            [this, folders](bool shown) { m_settings.setState(folders, shown); });
}

void AssetCommands::fillSourcesMenu(AssetPanel &panel)
{
    QMenu *menu = panel.sourcesMenu();
    menu->addAction(QIcon::fromTheme(QStringLiteral("folder-new")), tr("Add &folder…"), this,
                    [this, &panel] { addFolder(&panel); });
    menu->addAction(QIcon::fromTheme(QStringLiteral("package-x-generic")), tr("Add a&rchive…"), this,
                    [this, &panel] { addArchives(&panel); });
    menu->addSeparator();
    QMenu *games = menu->addMenu(tr("Use the &sources for"));
    connect(games, &QMenu::aboutToShow, this, [this, games] { fillGames(*games); });
    panel.showSourcesButton();
}

void AssetCommands::fillGames(QMenu &menu)
{
    menu.clear();
    auto *group = new QActionGroup(&menu);
    const auto offer = [&](const QString &text, const QString &game) {
        QAction *action = menu.addAction(text, this, [this, game] { m_settings.setAssetGame(game); });
        action->setCheckable(true);
        action->setChecked(m_settings.assetGame() == game);
        group->addAction(action);
    };
    const QString own = DocumentViews::gameOf(m_documents.current());
    offer(own.isEmpty() ? tr("The game of each model") : tr("The game of each model (now %1)").arg(own), {});
    menu.addSeparator();
    for (const QString &game : m_formats.games())
        offer(game, game);
    offer(tr("All games"), Settings::allGames());
}

void AssetCommands::add(const QString &path)
{
    const QString named = m_formats.archives().gameOf(path);
    m_settings.addAssetLocation(path, named.isEmpty() ? DocumentViews::gameOf(m_documents.current()) : named);
}

void AssetCommands::addFolder(QWidget *parent)
{
    const QString folder = QFileDialog::getExistingDirectory(parent, tr("Folder with assets"), m_settings.lastFolder());
    if (!folder.isEmpty())
        add(folder);
}

void AssetCommands::addArchives(QWidget *parent)
{
    const QStringList files = QFileDialog::getOpenFileNames(
        parent, tr("Archives and maps with assets"), m_settings.lastFolder(),
        FileActions::archiveFilter(m_formats.archives()) + QStringLiteral(";;") + tr("All files (*)"));
    for (const QString &file : files)
        add(file);
    if (!files.isEmpty())
        m_settings.setLastFolder(QFileInfo(files.first()).absolutePath());
}

AssetBrowser *AssetCommands::makeBrowser(const QString &current, AssetKind kind)
{
    auto *browser = new AssetBrowser({}, m_formats, kind, current, &m_window);
    browser->files()->thumbnails().setSources(m_views.sourcesFor(m_documents.current()));
    browser->setAttribute(Qt::WA_DeleteOnClose);
    keepLook(*browser->files());
    connect(browser, &AssetBrowser::extractRequested, this,
            [this, browser](const AssetSearch &source, const QString &path) {
                saveAsset(source, path, m_settings, browser, [this](const Notice &text) { Q_EMIT notice(text); });
            });
    return browser;
}

void AssetCommands::browse(const QString &current, const std::function<void(const QString &)> &use)
{
    const AssetKind kind = current.isEmpty() ? AssetKind::Image : assetKindOf(current, m_formats.modelSuffixes());
    AssetBrowser *browser = makeBrowser(current, kind);
    browser->files()->setSources(sources(), current);
    fillSourcesMenu(*browser->files());
    connect(&m_views.places(), &AssetLocations::changed, browser,
            [this, browser, current] { browser->files()->setSources(sources(), current); });
    browser->setChoosing(bool(use));
    if (use)
        connect(browser, &QDialog::accepted, this, [browser, use] {
            if (const QString path = browser->chosen(); !path.isEmpty())
                use(path);
        });
    browser->open();
}

void AssetCommands::openArchive(const QString &path)
{
    const std::shared_ptr<AssetSource> archive = m_formats.archives().source(path);
    if (QFileInfo(path).isFile())
        m_settings.addRecentFile(path);
    AssetBrowser *browser = makeBrowser({}, AssetKind::Model);
    browser->setWindowTitle(tr("Models in “%1”").arg(QFileInfo(path).fileName()));
    browser->setOpensModels();
    browser->files()->setSources({archive});
    const QString place = archive->name();
    const QList<AssetLocation> known = m_settings.assetLocations();
    if (std::none_of(known.begin(), known.end(), [&](const AssetLocation &one) { return one.path == place; })) {
        QPushButton *button = browser->addButton(tr("&Add to the asset sources"));
        button->setToolTip(tr("Models will find their textures there from now on"));
        connect(button, &QPushButton::clicked, this, [this, place, button] {
            add(place);
            button->setEnabled(false);
        });
    }
    connect(browser, &QDialog::accepted, this, [this, browser, archive] {
        if (QString inside = browser->chosen(); !inside.isEmpty())
            m_files.openFromArchive(archive, inside.replace(u'\\', u'/'));
    });
    browser->open();
}

void AssetCommands::browseFor(const Address &address, const QString &current)
{
    browse(current, [this, address, document = QPointer<Document>(m_documents.current())](const QString &path) {
        if (!document || address.node == NoNode)
            return;
        if (const Status set = setAssetPath(*document, address, path); !set)
            Q_EMIT notice({Severity::Error, translated(set.error()), {}, document});
    });
}

void AssetCommands::convertTextures(const std::vector<ConvertSource> &sources)
{
    auto *dialog = new ConvertDialog(sources, m_formats.images(), m_settings, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

} // namespace sinew

#include "moc_asset_commands.cpp"
