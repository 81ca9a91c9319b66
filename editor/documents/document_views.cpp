// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/document_views.h"

#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/scene/view/portrait.h"
#include "editor/assets/asset_finder.h"
#include "editor/assets/asset_findings.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_scenes.h"
#include "editor/assets/asset_textures.h"
#include "editor/assets/asset_uses.h"
#include "editor/documents/document_list.h"
#include "editor/settings/settings.h"
#include "editor/settings/view_settings.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/objects/object_counterpart.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QDir>
#include <QMenu>
#include <QSet>
#include <QTimer>

#include <algorithm>
#include <numbers>
#include <utility>
#include <vector>

namespace sinew {

/// What one document needs from outside.
struct DocumentViews::Assets
{
    Assets(const AssetSearch &search, const FormatRegistry &formats)
        : textures(search, formats.images(), AssetTextures::Mode::Background),
          scenes(search, formats, AssetScenes::Mode::Background), finder(search)
    {
    }
    AssetTextures textures;
    AssetScenes scenes;
    AssetFinder finder;
    QTimer check;                       ///< runs a moment after an edit
    std::vector<std::uint32_t> slotIds; ///< slots for which files were guessed
    QString slotPath;
    SlotFiles guessed;
    std::vector<std::shared_ptr<AssetSource>> formerPlaces; ///< where it found files before it was saved elsewhere
};

DocumentViews::DocumentViews(DocumentList &documents, ViewportWidget &viewport, const FormatRegistry &formats,
                             Settings &settings, QObject *parent)
    : QObject(parent), m_documents(documents), m_viewport(viewport), m_formats(formats), m_settings(settings),
      m_places(new AssetLocations(settings, formats, this))
{
    readOptions();
    connect(&m_documents, &DocumentList::added, this, &DocumentViews::add);
    connect(&m_documents, &DocumentList::aboutToRemove, this, &DocumentViews::remove);
    connect(&m_documents, &DocumentList::replaced, this, &DocumentViews::resume);
    connect(&m_settings, &Settings::teamColourChanged, this, &DocumentViews::readOptions);
    connect(m_places, &AssetLocations::changed, this, &DocumentViews::reloadAll);
    connect(&m_settings, &Settings::replaceablesChanged, this, &DocumentViews::reloadAll);
    connect(&m_settings, &Settings::slotFilesChanged, this, [this] {
        for (int i = 0; i < m_documents.size(); ++i)
            askForTextures(m_documents.at(i));
    });
}

DocumentViews::~DocumentViews()
{
    while (!m_assets.empty())
        remove(const_cast<Document *>(m_assets.begin()->first));
}

QString DocumentViews::gameOf(const Document *document)
{
    return document && document->format() ? document->format()->gameOf(document->model()) : QString();
}

std::vector<std::shared_ptr<AssetSource>> DocumentViews::sourcesFor(const Document *document) const
{
    return m_places->sources(gameOf(document));
}

AssetSearch DocumentViews::searchFor(const Document &document) const
{
    const QString archive = document.storedFiles().archive;
    if (!document.path().isEmpty() || archive.isEmpty()) {
        AssetSearch search = m_places->searchFor(document.path(), gameOf(&document));
        if (const auto assets = m_assets.find(&document); assets != m_assets.end())
            for (const auto &place : assets->second->formerPlaces)
                search.addSource(place);
        return search;
    }
    // A model inside an archive finds what its game would find there.
    std::vector<std::shared_ptr<AssetSource>> sources = sourcesFor(&document);
    std::erase_if(sources, [&](const auto &source) { return source->name() == archive; });
    sources.insert(sources.begin(), m_formats.archives().source(archive));
    return assetSearchFor({}, sources, m_formats.modelSuffixes());
}

void DocumentViews::reloadAll()
{
    for (int i = 0; i < m_documents.size(); ++i)
        reload(m_documents.at(i));
}

AssetFinder *DocumentViews::finder(const Document *document) const
{
    const auto assets = m_assets.find(document);
    return assets == m_assets.end() ? nullptr : &assets->second->finder;
}

AssetScenes *DocumentViews::scenes(const Document *document) const
{
    const auto assets = m_assets.find(document);
    return assets == m_assets.end() ? nullptr : &assets->second->scenes;
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
    auto made = std::make_unique<Assets>(searchFor(*document), m_formats);
    Assets &assets = *made;
    m_assets.emplace(document, std::move(made));
    assets.textures.setIdNames(m_formats.idNames());
    assets.textures.setReplaceableChoice([this](std::uint32_t id) { return m_settings.replaceableChoice(id); });
    connect(&assets.textures, &AssetTextures::arrived, this, [this, document] {
        m_viewport.refreshTextures(*document);
        askForTextures(document);
        reportProblems(document);
        Q_EMIT texturesArrived(document);
    });
    connect(&assets.scenes, &AssetScenes::arrived, this, [this, document] {
        m_viewport.refreshTextures(*document);
        reportProblems(document);
    });
    connect(&assets.finder, &AssetFinder::arrived, this, [this, document] { reportProblems(document); });
    connect(&assets.finder, &AssetFinder::answered, this, [this, document] { Q_EMIT filesFound(document); });
    connect(document, &Document::pathChanged, this, [this, document, path = document->path()]() mutable {
        keepSlotFiles(document, path);
        keepFormerPlaces(document);
        path = document->path();
        reload(document);
    });
    assets.check.setSingleShot(true);
    assets.check.setInterval(250);
    connect(&assets.check, &QTimer::timeout, this, [this, document] { reportProblems(document); });
    connect(document, &Document::committed, &assets.check, qOverload<>(&QTimer::start));
    m_viewport.addDocument(*document, assets.textures, &assets.scenes);
    connect(m_viewport.view(*document), &DocumentView::sceneChanged, this, [this, document] {
        // Problems are updated by the timer: gathering them at every step of a drag would slow it down.
        askForTextures(document);
        reportApproximations();
    });
    askForTextures(document);
    reportProblems(document);
}

/// A model that is saved elsewhere keeps the textures that were chosen for it, or guessed from files beside it.
void DocumentViews::keepSlotFiles(Document *document, const QString &pathBefore)
{
    Assets &assets = *m_assets.at(document);
    const AssetSearch search = searchFor(*document);
    const SlotFiles before = slotFiles(m_settings.slotFiles(pathBefore), assets.guessed);
    const RenderScene *scene = sceneOf(document);
    const SlotFiles guessed =
        scene ? guessedSlotFiles(*scene, document->path(), m_formats.images().suffixes()) : SlotFiles();
    for (auto file = before.begin(); file != before.end(); ++file) {
        QString path = file.value();
        // A path that led to a file from the old folder may lead nowhere, or elsewhere, from the new one.
        if (!QDir::isAbsolutePath(path)) {
            const FoundAsset &old = assets.finder.find(path, AssetKind::Image);
            if (old.found() && old.diskPath != old.source &&
                search.locate(path, AssetKind::Image).diskPath != old.diskPath)
                path = old.diskPath;
        }
        if (guessed.value(file.key()) != path)
            m_settings.setSlotFile(document->path(), file.key(), path);
    }
}

/// A model that is saved elsewhere looks as before, although the files it uses were not saved with it.
void DocumentViews::keepFormerPlaces(Document *document)
{
    Assets &assets = *m_assets.at(document);
    const AssetSearch before = assets.finder.search(), now = searchFor(*document);
    QSet<QString> left;
    for (const AssetUse &use : assetUses(document->model(), now.modelSuffixes())) {
        const FoundAsset old = before.locate(use.path, use.kind);
        if (!old.found() || now.locate(use.path, use.kind).found())
            continue;
        left.insert(use.path);
        const auto place =
            std::ranges::find_if(before.sources(), [&](const auto &source) { return source->name() == old.source; });
        if (place != before.sources().end() &&
            std::ranges::find(assets.formerPlaces, *place) == assets.formerPlaces.end())
            assets.formerPlaces.push_back(*place);
    }
    if (!left.isEmpty())
        Q_EMIT filesLeftBehind(document, int(left.size()));
}

void DocumentViews::askForTextures(Document *document)
{
    // The viewport requests what it draws; the user wants to know about every missing texture.
    const RenderScene &scene = m_viewport.view(*document)->scene();
    AssetTextures &textures = m_assets.at(document)->textures;
    textures.setHdSlots(scene);
    fillSlots(document);
    for (const SceneTexture &texture : scene.textures)
        textures.texture(texture);
}

void DocumentViews::fillSlots(Document *document)
{
    Assets &assets = *m_assets.at(document);
    const RenderScene &scene = m_viewport.view(*document)->scene();
    std::vector<std::uint32_t> ids;
    for (const TextureSlot &slot : textureSlots(scene))
        ids.push_back(slot.id);
    // The folder is searched when the slots change, not at every step of a drag.
    if (ids != assets.slotIds || document->path() != assets.slotPath) {
        assets.slotIds = ids;
        assets.slotPath = document->path();
        assets.guessed = guessedSlotFiles(scene, document->path(), m_formats.images().suffixes());
    }
    assets.textures.setSlotFiles(slotFiles(m_settings.slotFiles(document->path()), assets.guessed));
}

std::vector<TextureSlot> DocumentViews::slotsOf(const Document *document) const
{
    const DocumentView *view = document ? m_viewport.view(*document) : nullptr;
    return view ? textureSlots(view->scene()) : std::vector<TextureSlot>();
}

SlotFiles DocumentViews::guessedFiles(const Document *document) const
{
    const auto assets = m_assets.find(document);
    return assets == m_assets.end() ? SlotFiles() : assets->second->guessed;
}

void DocumentViews::remove(Document *document)
{
    document->disconnect(this);
    const DocumentView *view = m_viewport.view(*document);
    m_last = {document, view->freeCamera(), view->modelCamera(), view->meshChoice().hiddenGeosets, view->isUnframed()};
    m_viewport.removeDocument(*document);
    m_assets.erase(document);
}

void DocumentViews::resume(Document *old, Document *fresh)
{
    DocumentView *view = m_viewport.view(*fresh);
    if (m_last.document != old || !view)
        return;
    view->setHiddenGeosets(m_last.hiddenGeosets);
    if (m_last.isUnframed)
        return;
    view->setCamera(m_last.camera);
    if (const NodeId camera = counterpart(old->model(), m_last.modelCamera, fresh->model()); camera != NoNode)
        view->lookThrough(camera);
}

void DocumentViews::reload(Document *document)
{
    const AssetSearch search = searchFor(*document);
    Assets &assets = *m_assets.at(document);
    assets.finder.reset(search);
    assets.scenes.reload(search);
    assets.textures.reload(search);
    Q_EMIT assetsChanged();
}

void DocumentViews::reportProblems(Document *document)
{
    Assets &assets = *m_assets.at(document);
    // Before the last texture has arrived, the result would be incomplete.
    if (assets.textures.isBusy())
        return;
    std::vector<AssetName> names;
    for (AssetUse &use : assetUses(document->model(), assets.finder.search().modelSuffixes()))
        names.emplace_back(std::move(use.path), use.kind);
    if (assets.finder.lookUp(names)) {
        Q_EMIT problemsPending(document);
        return;
    }
    Q_EMIT problemsChanged(
        document, assetFindings(document->model(), document->format(), assets.textures, assets.scenes, assets.finder));
}

void DocumentViews::show(Document *document)
{
    m_viewport.setCurrent(document);
    reportApproximations();
    Q_EMIT shownChanged();
}

DocumentView *DocumentViews::shown() const
{
    return m_viewport.currentView();
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

const RenderScene *DocumentViews::sceneOf(const Document *document) const
{
    const DocumentView *view = document ? m_viewport.view(*document) : nullptr;
    return view ? &view->scene() : nullptr;
}

AssetTextures *DocumentViews::textures(const Document *document) const
{
    const auto assets = m_assets.find(document);
    return assets == m_assets.end() ? nullptr : &assets->second->textures;
}

bool DocumentViews::isBusy() const
{
    const auto assets = m_assets.find(m_documents.current());
    return assets != m_assets.end() &&
           (assets->second->textures.isBusy() || assets->second->scenes.isBusy() || assets->second->finder.isBusy());
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

Status DocumentViews::addCamera()
{
    const DocumentView *view = m_viewport.currentView();
    if (!view)
        return Error{QT_TRANSLATE_NOOP("Message", "models of this format have no cameras")};
    return addCamera(view->camera(m_viewport.aspect()), m_viewport.aspect(), tr("Add a camera from this view"));
}

Status DocumentViews::addPortraitCamera()
{
    const DocumentView *view = m_viewport.currentView();
    const Format *format = view ? view->document().format() : nullptr;
    if (!format || !format->transforms())
        return Error{QT_TRANSLATE_NOOP("Message", "models of this format have no cameras")};
    constexpr float portraitAspect = 1;
    Pose pose;
    evaluatePose(view->scene(), view->when(), pose);
    const std::optional<ViewCamera> camera =
        portraitCamera(view->scene(), pose, format->transforms()->sideAxis(), portraitAspect);
    if (!camera)
        return Error{QT_TRANSLATE_NOOP("Message", "no node is named “Head” or moves a visible mesh; set the camera up "
                                                  "from a view instead")};
    return addCamera(*camera, portraitAspect, tr("Add a portrait camera"));
}

Status DocumentViews::addCamera(const ViewCamera &seen, float aspect, const QString &text)
{
    DocumentView *view = m_viewport.currentView();
    const SceneFacet *facet = view && view->document().format() ? view->document().format()->scene() : nullptr;
    if (!facet)
        return Error{QT_TRANSLATE_NOOP("Message", "models of this format have no cameras")};
    Document &document = view->document();
    const Eigen::Quaternionf turn = seen.rotation().conjugate();
    const Eigen::Vector3f eye = seen.eye();
    Result<NewObject> made = facet->addCamera(document.model(), {{eye.x(), eye.y(), eye.z()},
                                                                 {seen.target.x(), seen.target.y(), seen.target.z()},
                                                                 {turn.x(), turn.y(), turn.z(), turn.w()},
                                                                 seen.roll,
                                                                 seen.fieldOfView,
                                                                 aspect,
                                                                 seen.nearClip,
                                                                 seen.farClip});
    if (!made)
        return made.error();
    const Status done = document.push(std::move(made->changes), text);
    if (done)
        document.selection().select(made->node);
    return done;
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

#include "moc_document_views.cpp"
