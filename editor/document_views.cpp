// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/document_views.h"

#include "editor/asset_textures.h"
#include "editor/document_list.h"
#include "editor/settings.h"
#include "editor/view_settings.h"
#include "viewport/viewport_widget.h"
#include "widgets/object_counterpart.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include <numbers>

namespace sinew {

DocumentViews::DocumentViews(DocumentList &documents, ViewportWidget &viewport, const ImageRegistry &images,
                             Settings &settings, QObject *parent)
    : QObject(parent), m_documents(documents), m_viewport(viewport), m_images(images), m_settings(settings)
{
    readOptions();
    connect(&m_documents, &DocumentList::added, this, &DocumentViews::add);
    connect(&m_documents, &DocumentList::aboutToRemove, this, &DocumentViews::remove);
    connect(&m_documents, &DocumentList::replaced, this, &DocumentViews::resume);
    connect(&m_settings, &Settings::teamColourChanged, this, &DocumentViews::readOptions);
    connect(&m_settings, &Settings::assetFoldersChanged, this, [this] {
        for (int i = 0; i < m_documents.size(); ++i)
            reload(m_documents.at(i));
    });
}

DocumentViews::~DocumentViews()
{
    while (!m_textures.empty())
        remove(m_textures.begin()->first);
}

void DocumentViews::readOptions()
{
    m_viewport.setOptions(storedViewOptions(m_settings, m_viewport.options()));
}

ViewOptions DocumentViews::options() const
{
    return m_viewport.options();
}

void DocumentViews::setOptions(const ViewOptions &options)
{
    if (options == m_viewport.options())
        return;
    storeViewOptions(m_settings, options);
    m_viewport.setOptions(options);
    Q_EMIT optionsChanged();
}

void DocumentViews::add(Document *document)
{
    auto textures = std::make_unique<AssetTextures>(assetSearchFor(document->path(), m_settings.assetFolders()),
                                                    m_images, AssetTextures::Mode::Background);
    connect(textures.get(), &AssetTextures::arrived, this, [this, document] {
        m_viewport.refreshTextures(*document);
        findTextures(document);
    });
    connect(document, &Document::pathChanged, this, [this, document] { reload(document); });
    m_viewport.addDocument(*document, *textures);
    m_textures.emplace(document, std::move(textures));
    connect(m_viewport.view(*document), &DocumentView::sceneChanged, this, [this, document] {
        findTextures(document);
        reportApproximations();
    });
    findTextures(document);
}

void DocumentViews::findTextures(Document *document)
{
    // The viewport asks for what it draws; the user wants to know of every texture that is missing.
    for (const SceneTexture &texture : m_viewport.view(*document)->scene().textures)
        m_textures.at(document)->texture(texture);
    reportProblems(document);
}

void DocumentViews::remove(Document *document)
{
    document->disconnect(this);
    const DocumentView *view = m_viewport.view(*document);
    m_last = {document, view->freeCamera(), view->modelCamera(), view->isUnframed()};
    m_viewport.removeDocument(*document);
    m_textures.erase(document);
}

void DocumentViews::resume(Document *old, Document *fresh)
{
    DocumentView *view = m_viewport.view(*fresh);
    if (m_last.document != old || m_last.isUnframed || !view)
        return;
    view->setCamera(m_last.camera);
    if (const NodeId camera = counterpart(old->model(), m_last.modelCamera, fresh->model()); camera != NoNode)
        view->lookThrough(camera);
}

void DocumentViews::reload(Document *document)
{
    m_textures.at(document)->reload(assetSearchFor(document->path(), m_settings.assetFolders()));
}

void DocumentViews::reportProblems(Document *document)
{
    // What is known before the last texture came is half an answer.
    if (m_textures.at(document)->isBusy())
        return;
    std::vector<Problem> problems = m_textures.at(document)->problems();
    std::erase_if(problems, [&](const Problem &problem) { return !document->model().contains(problem.address.node); });
    Q_EMIT problemsChanged(document, problems);
}

void DocumentViews::show(Document *document)
{
    m_viewport.setCurrent(document);
    reportApproximations();
}

void DocumentViews::reportApproximations()
{
    QStringList features;
    if (const DocumentView *view = m_viewport.currentView()) {
        for (const std::string &feature : view->scene().approximated)
            features.append(QCoreApplication::translate("Preview", feature.c_str()));
    }
    Q_EMIT approximationsChanged(features);
}

TextureProvider *DocumentViews::textures(Document *document) const
{
    const auto found = m_textures.find(document);
    return found == m_textures.end() ? nullptr : found->second.get();
}

bool DocumentViews::isBusy() const
{
    const auto textures = m_textures.find(m_documents.current());
    return textures != m_textures.end() && textures->second->isBusy();
}

std::vector<std::uint32_t> DocumentViews::meshLevels() const
{
    const DocumentView *view = m_viewport.currentView();
    return view ? sinew::meshLevels(view->scene()) : std::vector<std::uint32_t>();
}

void DocumentViews::frameSelection()
{
    m_viewport.frameSelection();
}

void DocumentViews::frameModel()
{
    m_viewport.frameAll();
}

void DocumentViews::fillCameraMenu(QMenu *menu)
{
    menu->clear();
    const DocumentView *view = m_viewport.currentView();
    if (!view)
        return;
    auto *cameras = new QActionGroup(menu);
    const auto addCamera = [&](const QString &name, NodeId camera) {
        QAction *action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(view->modelCamera() == camera);
        cameras->addAction(action);
        connect(action, &QAction::triggered, this, [this, camera] { m_viewport.lookThrough(camera); });
    };
    addCamera(tr("Free camera"), NoNode);
    for (const SceneCamera &camera : view->scene().cameras)
        addCamera(QString::fromStdString(camera.name), camera.source);
    menu->addSeparator();
    constexpr float right = std::numbers::pi_v<float> / 2;
    const auto addDirection = [&](const QString &name, float yaw, float pitch) {
        connect(menu->addAction(name), &QAction::triggered, this,
                [this, yaw, pitch] { m_viewport.lookFrom(yaw, pitch); });
    };
    addDirection(tr("Front"), 0, 0);
    addDirection(tr("Back"), 2 * right, 0);
    addDirection(tr("Left"), right, 0);
    addDirection(tr("Right"), -right, 0);
    addDirection(tr("Top"), 0, right);
    addDirection(tr("Bottom"), 0, -right);
}

} // namespace sinew
