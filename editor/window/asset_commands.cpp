// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/asset_commands.h"

#include "core/assets/folder_source.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "editor/assets/actions/asset_notes.h"
#include "editor/assets/asset_locations.h"
#include "editor/browser/asset_browser.h"
#include "editor/browser/asset_panel.h"
#include "editor/convert/convert_dialog.h"
#include "editor/documents/document_list.h"
#include "editor/documents/document_views.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "widgets/properties/binding/asset_path.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>
#include <QTabBar>

namespace sinew {

AssetCommands::AssetCommands(QMainWindow &window, AssetPanel &panel, QDockWidget &dock, const DocumentList &documents,
                             DocumentViews &views, FileActions &files, const FormatRegistry &formats,
                             Settings &settings)
    : QObject(&window), m_window(window), m_panel(panel), m_documents(documents), m_views(views), m_files(files),
      m_formats(formats), m_settings(settings)
{
    const QString grid = QStringLiteral("assets.grid");
    m_panel.setGrid(m_settings.state(grid, true).toBool());
    connect(&m_panel, &AssetPanel::gridChanged, this, [this, grid](bool on) { m_settings.setState(grid, on); });
    // Nothing is listed before somebody looks.
    connect(&dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (!visible)
            return;
        show();
        // A texture is dragged to a dock that may stand behind this one.
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
    return listedSources(document ? document->path() : QString(), m_views.places().sources());
}

void AssetCommands::show()
{
    m_panel.thumbnails().setSources(m_views.places().sources());
    m_panel.setSources(sources());
}

void AssetCommands::browse(const QString &current, const std::function<void(const QString &)> &use)
{
    const AssetKind kind = current.isEmpty() ? AssetKind::Image : assetKindOf(current, m_formats.modelSuffixes());
    auto *browser = new AssetBrowser(sources(), m_formats, kind, current, &m_window);
    browser->files()->thumbnails().setSources(m_views.places().sources());
    browser->setAttribute(Qt::WA_DeleteOnClose);
    connect(browser, &AssetBrowser::extractRequested, this,
            [this, browser](const AssetSearch &source, const QString &path) {
                saveAsset(source, path, m_settings, browser, [this](const Notice &text) { Q_EMIT notice(text); });
            });
    browser->setChoosing(bool(use));
    if (use)
        connect(browser, &QDialog::accepted, this, [browser, use] {
            if (const QString path = browser->chosen(); !path.isEmpty())
                use(path);
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
