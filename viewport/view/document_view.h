// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/view/view_camera.h"
#include "viewport/mesh/mesh_session.h"
#include "viewport/options/mesh_choice.h"

#include <QObject>

#include <functional>
#include <set>

namespace sinew {

/// The viewport's state of one open document: its scene, kept up to date with every edit, the time and camera of the
/// view, and which rows are selected. Muted tracks are excluded from the scene. No drawing.
class DocumentView : public QObject
{
    Q_OBJECT

public:
    /// The document must live as long as this object. A format without SceneFacet gives an empty scene.
    explicit DocumentView(Document &document, QObject *parent = nullptr);
    ~DocumentView() override;

    Document &document() { return m_document; }
    const Document &document() const { return m_document; }
    const RenderScene &scene() const { return m_scene; }
    /// Sequence and times of the document's Playback, without a viewer. After the sequence has changed during playback
    /// it fades from the moment at which the previous one was left, over the new one's blending time.
    PoseTime when() const;
    const std::set<std::int32_t> &selectedMeshes() const { return m_selectedMeshes; }
    const std::set<std::int32_t> &selectedNodes() const { return m_selectedNodes; }
    /// Those of them that vertices follow.
    std::vector<NodeId> selectedBones() const;

    /// Which meshes are drawn, and are considered by frameAll() and pick().
    const MeshChoice &meshChoice() const { return m_meshChoice; }
    /// Sets everything except the geosets.
    void setMeshChoice(const MeshChoice &choice);
    /// Hidden geosets of this document; without a list those hidden by default. Does not edit the model.
    void setHiddenGeosets(const std::optional<std::set<std::int32_t>> &geosets);
    /// The geosets that are hidden now.
    std::set<std::int32_t> hiddenGeosets() const;

    /// The edit mode of the mesh; null outside of it.
    MeshSession *meshSession() const { return m_meshSession.get(); }
    /// Edits the vertices of these parts; if there are none, of all that are seen at the moment, or at least shown.
    /// Refused with the reason if the model has no such parts.
    Status beginMeshEdit(std::span<const NodeId> parts);
    void endMeshEdit();
    /// Meshes that are not drawn (non-zero), by row of RenderScene::meshes.
    std::vector<std::uint8_t> hiddenMeshes() const;

    /// The free camera, or the present state of the model's camera that is looked through.
    ViewCamera camera(float aspect) const;
    const ViewCamera &freeCamera() const { return m_camera; }
    /// Moves the free camera and leaves a model's camera.
    void setCamera(const ViewCamera &camera);
    /// A camera of the model (SceneCamera::source) or NoNode. The free camera takes over from where it is.
    void lookThrough(NodeId camera);
    NodeId modelCamera() const { return m_modelCamera; }
    /// Fills the picture with the meshes as posed, or with a substitute if a model has none.
    void frameAll(float aspect);
    /// Like frameAll(), but with the selected meshes and nodes if there are any.
    void frameSelection(float aspect);
    /// Whether neither frameAll() nor setCamera() was ever called.
    bool isUnframed() const { return m_unframed; }

    /// The object under a point of a picture of `size`, NoNode if none. Only nodes that `nodes` accepts count; they win
    /// over meshes, since they are drawn on top.
    NodeId pick(const Eigen::Vector2f &point, const Eigen::Vector2f &size, bool meshes,
                const std::function<bool(const SceneNode &)> &nodes) const;
    /// The node that the mesh under a point of a picture of `size` follows most there; NoNode if none.
    NodeId nodeUnder(const Eigen::Vector2f &point, const Eigen::Vector2f &size) const;

Q_SIGNALS:
    void sceneChanged();   ///< after an edit
    void geosetsChanged(); ///< by setHiddenGeosets()
    void selectionChanged();
    void timeChanged();
    void cameraChanged();
    void meshEditChanged(); ///< the edit mode began or ended
    void elementsChanged(); ///< what is selected or shown in it

private:
    void update(const ChangeSet &changes);
    void updateMuted();
    std::unique_ptr<Model> withoutMuted() const;
    void readSelection();
    Pose pose() const;
    void poseMesh();
    const SceneCamera *activeCamera() const;
    Eigen::AlignedBox3f everything() const; ///< all that is shown now, or some surroundings if nothing is
    void frame(const Eigen::AlignedBox3f &wanted, float aspect);

    Document &m_document;
    RenderScene m_scene;
    std::set<std::int32_t> m_selectedMeshes, m_selectedNodes;
    MeshChoice m_meshChoice;
    ViewCamera m_camera;
    NodeId m_modelCamera = NoNode;
    TrackStates::Tracks m_muted; ///< those that the scene reflects
    bool m_unframed = true;
    std::unique_ptr<MeshSession> m_meshSession; ///< refers to m_scene
};

} // namespace sinew
