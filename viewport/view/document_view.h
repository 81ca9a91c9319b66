// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/view/view_camera.h"
#include "viewport/options/mesh_choice.h"

#include <QObject>

#include <functional>
#include <set>

namespace sinew {

/// What the viewport knows of one open document: its scene, kept up to date with every edit, when it is looked at, from
/// where, and which rows are selected. Muted tracks are excluded from the scene. No drawing.
class DocumentView : public QObject
{
    Q_OBJECT

public:
    /// The document must live as long as this object. A format without SceneFacet gives an empty scene.
    explicit DocumentView(Document &document, QObject *parent = nullptr);

    Document &document() { return m_document; }
    const Document &document() const { return m_document; }
    const RenderScene &scene() const { return m_scene; }
    /// Sequence and times of the document's Playback, without a viewer. While the sequence has just changed in playing
    /// it fades from the moment at which the one before was left, over the new one's blending time.
    PoseTime when() const;
    const std::set<std::int32_t> &selectedMeshes() const { return m_selectedMeshes; }
    const std::set<std::int32_t> &selectedNodes() const { return m_selectedNodes; }

    /// Which meshes are drawn, and which frameAll() and pick() know.
    const MeshChoice &meshChoice() const { return m_meshChoice; }
    /// All of it but the geosets.
    void setMeshChoice(const MeshChoice &choice);
    /// Geosets of this document that are hidden; without a list those that are hidden by default. No edit of the model.
    void setHiddenGeosets(const std::optional<std::set<std::int32_t>> &geosets);
    /// What is hidden now.
    std::set<std::int32_t> hiddenGeosets() const;

    /// The free camera, or where the model's camera that is looked through stands now.
    ViewCamera camera(float aspect) const;
    const ViewCamera &freeCamera() const { return m_camera; }
    /// Moves the free camera and leaves a model's camera.
    void setCamera(const ViewCamera &camera);
    /// A camera of the model (SceneCamera::source) or NoNode. The free camera takes over from where it stands.
    void lookThrough(NodeId camera);
    NodeId modelCamera() const { return m_modelCamera; }
    /// Fills the picture with the meshes as posed, or with what stands for a model without any.
    void frameAll(float aspect);
    /// As frameAll, with the selected meshes and nodes when there are any.
    void frameSelection(float aspect);
    /// frameAll() was never called and setCamera() neither.
    bool isUnframed() const { return m_unframed; }

    /// The object under a point of a picture of `size`, NoNode for none. Of the nodes those that `nodes` accepts; they
    /// win over meshes, as they are drawn on top.
    NodeId pick(const Eigen::Vector2f &point, const Eigen::Vector2f &size, bool meshes,
                const std::function<bool(const SceneNode &)> &nodes) const;

Q_SIGNALS:
    void sceneChanged();   ///< after an edit
    void geosetsChanged(); ///< by setHiddenGeosets()
    void selectionChanged();
    void timeChanged();
    void cameraChanged();

private:
    void update(const ChangeSet &changes);
    void updateMuted();
    std::unique_ptr<Model> withoutMuted() const;
    void readSelection();
    Pose pose() const;
    std::vector<std::uint8_t> hiddenMeshes() const;
    const SceneCamera *activeCamera() const;
    Eigen::AlignedBox3f everything() const; ///< shown at the current time, or some surroundings of nothing
    void frame(const Eigen::AlignedBox3f &wanted, float aspect);

    Document &m_document;
    RenderScene m_scene;
    std::set<std::int32_t> m_selectedMeshes, m_selectedNodes;
    MeshChoice m_meshChoice;
    ViewCamera m_camera;
    NodeId m_modelCamera = NoNode;
    TrackStates::Tracks m_muted; ///< as the scene shows it
    bool m_unframed = true;
};

} // namespace sinew
