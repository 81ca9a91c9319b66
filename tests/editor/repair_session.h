// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A session in the texture dock without a window: the page, its services and a folder of assets as the program has
// them.

#include "core/assets/folder_source.h"
#include "core/format/format_registry.h"
#include "core/scene/render_scene.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_textures.h"
#include "editor/window/assets/asset_path_look_up.h"
#include "editor/window/assets/texture_services.h"
#include "widgets/textures/path_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTreeView>
#include <QUrl>
#include <QtTest>

namespace sinew::test {
inline namespace repair_session_helpers {

/// A document in the dock, with one folder of assets (none: only the model's surroundings).
class RepairSession
{
public:
    RepairSession(const FormatRegistry &formats, std::unique_ptr<Document> opened, const QString &assets)
        : m_document(std::move(opened)), m_scene(m_document->format()->scene()->build(m_document->model())),
          m_sources(sourcesOf(assets)),
          m_search(assetSearchFor(m_document->path(), m_sources, formats.modelSuffixes())),
          m_textures(m_search, formats.images(), AssetTextures::Mode::Wait)
    {
        m_textures.setIdNames(formats.idNames());
        // Before the page, which requests the textures after each step.
        QObject::connect(m_document.get(), &Document::committed, m_document.get(), [this](const ChangeSet &changes) {
            m_document->format()->scene()->update(m_document->model(), changes, m_scene);
        });
        TexturePanel::Services services;
        services.states = [this](const Document &, const ModelTexture &texture) {
            return textureState(m_textures, m_scene, texture);
        };
        services.paths = [this](const Document &) { return std::make_unique<AssetPathLookUp>(m_search); };
        services.pathFor = [this](const Document &document, const QString &file) {
            return pathForModel(m_sources, document.path(), file);
        };
        services.browse = [this](const QString &, const std::function<void(const QString &)> &use) { use(m_chosen); };
        m_page.setServices(std::move(services));
        QObject::connect(&m_page, &TexturePanel::notice, &m_page, [this](const Notice &notice) {
            if (notice.severity != Severity::Info)
                m_refusals.append(notice.text);
        });
        m_page.setDocument(m_document.get());
    }

    Document &document() { return *m_document; }
    const Model &model() const { return m_document->model(); }
    const AssetSearch &search() const { return m_search; }
    TexturePanel &page() { return m_page; }
    /// Refusals since the last call.
    QStringList takeRefusals() { return std::exchange(m_refusals, {}); }

    QString pathAt(int row) { return QString::fromStdString(m_page.model()->texture(row).path); }
    bool isMissing(int row)
    {
        const TextureState::Kind kind = m_page.model()->state(row).kind;
        return kind == TextureState::Missing || kind == TextureState::Unreadable;
    }
    std::vector<int> missingRows()
    {
        std::vector<int> rows;
        for (int row = 0; row < m_page.model()->rowCount(); ++row)
            if (isMissing(row))
                rows.push_back(row);
        return rows;
    }
    void choose(const std::vector<int> &rows)
    {
        const auto *shown = m_page.view()->model();
        QItemSelection selection;
        for (const int row : rows)
            selection.select(shown->index(row, 0), shown->index(row, 0));
        m_page.view()->selectionModel()->select(selection,
                                                QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }

    /// As after View → Reload textures.
    void lookAgain()
    {
        m_textures.reload(m_search);
        m_page.refresh();
    }
    /// Change paths…: `fill` sets the dialog up. False when it has nothing to change.
    bool changePaths(const std::function<void(PathDialog &)> &fill)
    {
        m_page.action("paths")->trigger();
        auto *dialog = m_page.findChild<PathDialog *>();
        fill(*dialog);
        const bool any = dialog->applyButton()->isEnabled();
        any ? dialog->accept() : dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return any;
    }
    /// Replace…: the browser returns `path`.
    void replaceBy(const std::vector<int> &rows, const QString &path)
    {
        m_chosen = path;
        choose(rows);
        m_page.action("replace")->trigger();
    }
    void drop(int row, const QString &file)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        TextureModel *model = m_page.model();
        model->dropMimeData(&data, Qt::CopyAction, -1, -1, model->index(row, 0));
    }

private:
    static std::vector<std::shared_ptr<AssetSource>> sourcesOf(const QString &folder)
    {
        if (folder.isEmpty())
            return {};
        return {std::make_shared<FolderSource>(folder)};
    }

    std::unique_ptr<Document> m_document;
    RenderScene m_scene;
    std::vector<std::shared_ptr<AssetSource>> m_sources;
    AssetSearch m_search;
    AssetTextures m_textures;
    QString m_chosen;
    QStringList m_refusals;
    TexturePanel m_page;
};

} // namespace repair_session_helpers
} // namespace sinew::test
