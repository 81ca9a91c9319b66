// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/document_view.h"

#include "core/format/format.h"
#include "core/scene/scene_util.h"
#include "core/scene/view/ray_cast.h"
#include "core/scene/view/shown_bounds.h"

#include <QtGlobal>

#include <algorithm>
#include <unordered_set>

namespace sinew {

namespace {

constexpr float pickRadius = 8; ///< pixels around a node

Eigen::AlignedBox3f boxOf(const SceneExtent &extent)
{
    const Eigen::Vector3f low(extent.minimum.x, extent.minimum.y, extent.minimum.z);
    const Eigen::Vector3f high(extent.maximum.x, extent.maximum.y, extent.maximum.z);
    if (!low.allFinite() || !high.allFinite() || (low.array() > high.array()).any() || low == high)
        return {};
    return {low, high};
}

} // namespace

DocumentView::DocumentView(Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    // A three-quarter front view, slightly from above.
    m_camera.yaw = 0.6f;
    m_camera.pitch = 0.3f;
    if (const SceneFacet *facet = document.format() ? document.format()->scene() : nullptr)
        m_scene = facet->build(*withoutMuted());
    connect(&document, &Document::committed, this, &DocumentView::update);
    connect(&document.trackStates(), &TrackStates::mutedChanged, this, &DocumentView::updateMuted);
    connect(&document.selection(), &Selection::changed, this, [this] {
        readSelection();
        Q_EMIT selectionChanged();
    });
    // Before others look at it.
    connect(this, &DocumentView::timeChanged, this, &DocumentView::poseMesh);
    connect(this, &DocumentView::cameraChanged, this, &DocumentView::poseMesh);
    connect(&document.playback(), &Playback::timeChanged, this, &DocumentView::timeChanged);
    connect(&document.playback(), &Playback::sequenceChanged, this, &DocumentView::timeChanged);
    readSelection();
}

DocumentView::~DocumentView() = default;

Status DocumentView::beginMeshEdit(std::span<const NodeId> parts)
{
    endMeshEdit();
    Result<std::vector<NodeId>> editable = MeshSession::partsFor(m_document);
    if (!editable)
        return editable.error();
    const std::vector<std::uint8_t> hidden = hiddenMeshes();
    const Pose now = pose();
    const auto partsThat = [&](const auto &isWanted) {
        std::vector<NodeId> wanted;
        for (std::size_t row = 0; row < m_scene.meshes.size(); ++row)
            if (const NodeId part = m_scene.meshes[row].source;
                isWanted(row, part) && std::find(editable->begin(), editable->end(), part) != editable->end())
                wanted.push_back(part);
        return wanted;
    };
    const auto isChosen = [&](std::size_t row, NodeId part) {
        return parts.empty() ? !hidden[row] : std::find(parts.begin(), parts.end(), part) != parts.end();
    };
    // What nobody sees at the moment (gore, what another sequence shows) is only edited if it was chosen.
    std::vector<NodeId> wanted = partsThat([&](std::size_t row, NodeId part) {
        return isChosen(row, part) && (!parts.empty() || isMeshVisible(now, row));
    });
    if (wanted.empty())
        wanted = partsThat(isChosen);
    auto session = std::make_unique<MeshSession>(m_document, m_scene, wanted);
    if (session->parts().empty())
        return Error{QT_TRANSLATE_NOOP("Message", "choose a part of the mesh first")};
    m_document.playback().setPlaying(false);
    m_meshSession = std::move(session);
    poseMesh();
    connect(m_meshSession.get(), &MeshSession::changed, this, &DocumentView::elementsChanged);
    connect(m_meshSession.get(), &MeshSession::sceneEdited, this, &DocumentView::sceneChanged);
    connect(m_meshSession.get(), &MeshSession::ended, this, &DocumentView::endMeshEdit, Qt::QueuedConnection);
    Q_EMIT meshEditChanged();
    return Done{};
}

void DocumentView::endMeshEdit()
{
    if (!m_meshSession)
        return;
    m_meshSession->cancelMove();
    m_meshSession.reset();
    Q_EMIT meshEditChanged();
    Q_EMIT sceneChanged();
}

void DocumentView::poseMesh()
{
    if (m_meshSession)
        m_meshSession->setPose(pose());
}

void DocumentView::update(const ChangeSet &changes)
{
    const SceneFacet *facet = m_document.format() ? m_document.format()->scene() : nullptr;
    if (!facet)
        return;
    m_muted = m_document.trackStates().tracks(TrackStates::Muted);
    if (m_muted.empty())
        facet->update(m_document.model(), changes, m_scene);
    else
        facet->update(*withoutMuted(), changes, m_scene);
    readSelection(); // rows may have moved
    if (m_meshSession) {
        m_meshSession->followScene();
        poseMesh();
    }
    if (m_modelCamera != NoNode && !activeCamera())
        m_modelCamera = NoNode;
    Q_EMIT sceneChanged();
}

void DocumentView::updateMuted()
{
    // For the scene, a track that was muted or unmuted counts as set to another value.
    const TrackStates::Tracks &now = m_document.trackStates().tracks(TrackStates::Muted);
    ChangeSet changes;
    const auto add = [&](const TrackStates::Tracks &tracks, const TrackStates::Tracks &others) {
        for (const Address &track : tracks)
            if (!others.contains(track) && m_document.model().field(track))
                changes.push_back({Change::Set, track});
    };
    add(now, m_muted);
    add(m_muted, now);
    if (!changes.empty())
        update(changes);
    m_muted = now;
}

/// A copy that shares its bulk data.
std::unique_ptr<Model> DocumentView::withoutMuted() const
{
    std::unique_ptr<Model> model = m_document.model().clone();
    for (const Address &track : m_document.trackStates().tracks(TrackStates::Muted)) {
        const FieldRef field = model->field(track);
        if (!field || field.type->kind != Kind::Curve)
            continue; // the object was deleted meanwhile
        Change absent{Change::Set, track, 0, 0, 0, Value(*field.type)};
        applyChange(*model, absent);
    }
    return model;
}

void DocumentView::readSelection()
{
    m_selectedMeshes.clear();
    m_selectedNodes.clear();
    const std::vector<NodeId> &nodes = m_document.selection().nodes();
    if (nodes.empty())
        return;
    const std::unordered_set<NodeId> selected(nodes.begin(), nodes.end());
    for (std::size_t row = 0; row < m_scene.meshes.size(); ++row) {
        if (selected.contains(m_scene.meshes[row].source))
            m_selectedMeshes.insert(std::int32_t(row));
    }
    for (std::size_t row = 0; row < m_scene.nodes.size(); ++row) {
        if (selected.contains(m_scene.nodes[row].source))
            m_selectedNodes.insert(std::int32_t(row));
    }
}

std::vector<NodeId> DocumentView::selectedBones() const
{
    std::set<std::int32_t> followed;
    for (const SceneMesh &mesh : m_scene.meshes)
        for (const std::vector<std::int32_t> &group : mesh.palette)
            followed.insert(group.begin(), group.end());
    std::vector<NodeId> bones;
    for (const std::int32_t row : m_selectedNodes)
        if (followed.contains(row))
            bones.push_back(m_scene.nodes[std::size_t(row)].source);
    return bones;
}

PoseTime DocumentView::when() const
{
    const Playback &playback = m_document.playback();
    const auto rowOf = [&](NodeId sequence) {
        std::int32_t found = -1;
        for (std::size_t row = 0; row < m_scene.sequences.size() && sequence != NoNode; ++row) {
            if (m_scene.sequences[row].source == sequence)
                found = std::int32_t(row);
        }
        return found;
    };
    PoseTime when;
    when.sequence = rowOf(playback.sequence());
    when.time = playback.time();
    when.globalTime = playback.globalTime();
    const std::int32_t previous = rowOf(playback.previousSequence());
    if (previous < 0 || when.sequence < 0)
        return when;
    const SceneSequence &now = m_scene.sequences[std::size_t(when.sequence)];
    constexpr double longestBlend = 10000; // a greater number in a file would show the wrong sequence for good
    const double blend = std::min<double>(
        now.blendIn > 0 ? now.blendIn : m_scene.sequences[std::size_t(previous)].blendOut, longestBlend);
    if (playback.sinceChange() < blend)
        when.from = PoseBlend{previous, playback.previousTime(), float(1 - playback.sinceChange() / blend)};
    return when;
}

const SceneCamera *DocumentView::activeCamera() const
{
    for (const SceneCamera &camera : m_scene.cameras) {
        if (m_modelCamera != NoNode && camera.source == m_modelCamera)
            return &camera;
    }
    return nullptr;
}

ViewCamera DocumentView::camera(float aspect) const
{
    if (const SceneCamera *camera = activeCamera())
        return ViewCamera::fromModelCamera(*camera, evaluateCamera(m_scene, *camera, when()), aspect);
    ViewCamera camera = m_camera;
    // Generous, so that nothing moved by an animation is cut off.
    Eigen::AlignedBox3f box = boxOf(m_scene.extent);
    for (const SceneSequence &sequence : m_scene.sequences)
        box.extend(boxOf(sequence.extent));
    for (const SceneMesh &mesh : m_scene.meshes)
        box.extend(boxOf(mesh.extent));
    constexpr float largest = 1e5f;
    box =
        box.intersection(Eigen::AlignedBox3f(Eigen::Vector3f::Constant(-largest), Eigen::Vector3f::Constant(largest)));
    if (!box.isEmpty()) {
        const Eigen::Vector3f room = box.diagonal() + Eigen::Vector3f::Constant(100);
        box = Eigen::AlignedBox3f(box.min() - room, box.max() + room);
    }
    camera.fitClip(box);
    return camera;
}

void DocumentView::setCamera(const ViewCamera &camera)
{
    m_camera = camera;
    m_modelCamera = NoNode;
    m_unframed = false;
    Q_EMIT cameraChanged();
}

void DocumentView::lookThrough(NodeId camera)
{
    if (m_modelCamera == camera)
        return;
    if (const SceneCamera *left = activeCamera()) {
        const ViewCamera view = ViewCamera::fromModelCamera(*left, evaluateCamera(m_scene, *left, when()), 1);
        m_camera.target = view.target;
        m_camera.yaw = view.yaw;
        m_camera.pitch = view.pitch;
        m_camera.distance = view.distance;
    }
    m_modelCamera = camera;
    if (!activeCamera())
        m_modelCamera = NoNode;
    Q_EMIT cameraChanged();
}

Pose DocumentView::pose() const
{
    PoseTime now = when();
    camera(1).apply(now);
    Pose pose;
    evaluatePose(m_scene, now, pose);
    return pose;
}

void DocumentView::setMeshChoice(const MeshChoice &choice)
{
    m_meshChoice.kind = choice.kind;
    m_meshChoice.level = choice.level;
}

void DocumentView::setHiddenGeosets(const std::optional<std::set<std::int32_t>> &geosets)
{
    if (geosets == m_meshChoice.hiddenGeosets)
        return;
    m_meshChoice.hiddenGeosets = geosets;
    Q_EMIT geosetsChanged();
}

std::set<std::int32_t> DocumentView::hiddenGeosets() const
{
    return m_meshChoice.hiddenGeosets ? *m_meshChoice.hiddenGeosets : hiddenByDefault(m_scene);
}

std::vector<std::uint8_t> DocumentView::hiddenMeshes() const
{
    return sinew::hiddenMeshes(m_scene, m_meshChoice);
}

void DocumentView::frame(const Eigen::AlignedBox3f &wanted, float aspect)
{
    Eigen::AlignedBox3f box = wanted;
    // Loading screens and other pictures are models smaller than one unit: what counts as a point depends on the whole.
    const float size = wanted.diagonal().norm(), whole = size < 1 ? everything().diagonal().norm() : size;
    if (size < 1 && size <= whole / 20) {
        // A single point: include some surroundings.
        const Eigen::Vector3f room = Eigen::Vector3f::Constant(whole > 0 ? std::min(50.f, whole / 2) : 50.f);
        box = Eigen::AlignedBox3f(wanted.center() - room, wanted.center() + room);
    }
    ViewCamera camera = this->camera(aspect);
    if (m_modelCamera != NoNode) {
        camera = m_camera;
        m_modelCamera = NoNode;
    }
    camera.frame(box, aspect);
    setCamera(camera);
}

Eigen::AlignedBox3f DocumentView::everything() const
{
    PoseTime moment = when();
    camera(1).apply(moment);
    Eigen::AlignedBox3f box = shownBounds(m_scene, moment, hiddenMeshes());
    if (box.isEmpty()) {
        const Pose now = pose();
        for (std::size_t row = 0; row < m_scene.nodes.size(); ++row)
            box.extend(nodePosition(m_scene, now, row));
        box.extend(boxOf(m_scene.extent));
    }
    if (box.isEmpty() || !box.diagonal().allFinite())
        box = Eigen::AlignedBox3f(Eigen::Vector3f::Constant(-100), Eigen::Vector3f::Constant(100));
    return box;
}

void DocumentView::frameAll(float aspect)
{
    frame(everything(), aspect);
}

void DocumentView::frameSelection(float aspect)
{
    if (m_meshSession && m_meshSession->hasSelection()) {
        Eigen::AlignedBox3f selected;
        for (const EditedPart &part : m_meshSession->parts())
            part.visitSelected([&](const Eigen::Vector3f &place) { selected.extend(place); });
        if (selected.diagonal().allFinite())
            frame(selected, aspect);
        return;
    }
    if (m_selectedMeshes.empty() && m_selectedNodes.empty()) {
        frameAll(aspect);
        return;
    }
    const Pose now = pose();
    std::vector<std::uint8_t> hidden(m_scene.meshes.size(), 1);
    for (const std::int32_t row : m_selectedMeshes)
        hidden[std::size_t(row)] = 0;
    Eigen::AlignedBox3f box = posedBounds(m_scene, now, hidden);
    for (const std::int32_t row : m_selectedNodes)
        box.extend(nodePosition(m_scene, now, std::size_t(row)));
    if (box.isEmpty() || !box.diagonal().allFinite())
        frameAll(aspect);
    else
        frame(box, aspect);
}

NodeId DocumentView::pick(const Eigen::Vector2f &point, const Eigen::Vector2f &size, bool meshes,
                          const std::function<bool(const SceneNode &)> &nodes) const
{
    const float aspect = size.x() / std::max(1.f, size.y());
    const ViewCamera view = camera(aspect);
    const Pose now = pose();
    std::vector<std::uint8_t> hidden;
    for (const SceneNode &node : m_scene.nodes)
        hidden.push_back(!nodes(node));
    if (const auto hit = pickNode(m_scene, now, view.viewProjection(aspect), size, point, pickRadius, hidden))
        return m_scene.nodes[std::size_t(hit->node)].source;
    if (meshes) {
        if (const auto hit = pickMesh(m_scene, now, view.rayThrough(point, size), hiddenMeshes()))
            return m_scene.meshes[std::size_t(hit->mesh)].source;
    }
    return NoNode;
}

NodeId DocumentView::nodeUnder(const Eigen::Vector2f &point, const Eigen::Vector2f &size) const
{
    const ViewCamera view = camera(size.x() / std::max(1.f, size.y()));
    const auto hit = pickMesh(m_scene, pose(), view.rayThrough(point, size), hiddenMeshes());
    if (!hit)
        return NoNode;
    const SceneMesh &mesh = m_scene.meshes[std::size_t(hit->mesh)];
    int corner = 0;
    hit->barycentric.maxCoeff(&corner);
    const std::size_t first = std::size_t(4) * mesh.indices[3 * std::size_t(hit->triangle) + std::size_t(corner)];
    if (first + 4 > mesh.weights.size() || first + 4 > mesh.influences.size())
        return NoNode;
    std::size_t strongest = first;
    for (std::size_t i = first; i < first + 4; ++i)
        if (mesh.weights[i] > mesh.weights[strongest])
            strongest = i;
    const std::vector<std::int32_t> *nodes =
        mesh.influences[strongest] < mesh.palette.size() ? &mesh.palette[mesh.influences[strongest]] : nullptr;
    return nodes && !nodes->empty() ? m_scene.nodes[std::size_t(nodes->front())].source : NoNode;
}

} // namespace sinew

#include "moc_document_view.cpp"
