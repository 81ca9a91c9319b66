// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/playhead/posed_edit.h"
#include "core/document/document.h"
#include "core/mesh/elements/element_choice.h"
#include "core/mesh/elements/element_edits.h"
#include "core/mesh/mesh_request.h"
#include "core/scene/render_scene.h"
#include "viewport/mesh/edited_part.h"
#include "viewport/mesh/vertex_move.h"
#include "viewport/mesh/weight_stroke.h"

#include <QObject>

#include <deque>
#include <functional>
#include <map>
#include <memory>

namespace sinew {

/// The edit mode of a model's mesh: which parts are edited, what of them is selected and hidden, and what is done to
/// it. Movements show in the scene at once and become an edit of the document when they end; everything else is one
/// undo step each. Follows the document's edits; ends (ended()) when none of the parts is left.
class MeshSession : public QObject
{
    Q_OBJECT

public:
    /// Parts that the session can edit, in the order of their rows, or why there are none.
    static Result<std::vector<NodeId>> partsFor(const Document &document);

    /// `scene` shows the document's model and is changed by previews; both must outlive the session. Parts that show
    /// no triangles are left out.
    MeshSession(Document &document, RenderScene &scene, std::span<const NodeId> parts);
    ~MeshSession() override;

    Document &document() const { return m_document; }
    const RenderScene &scene() const { return m_scene; }
    const std::vector<EditedPart> &parts() const { return m_parts; }

    ElementKind kind() const { return m_kind; }
    /// What is whole in the new kind stays selected.
    void setKind(ElementKind kind);
    /// Whether selecting reaches what is behind the surface; it is then drawn through it as well.
    bool isSeeThrough() const { return m_isSeeThrough; }
    void setSeeThrough(bool isSeeThrough);
    const VertexMoveOptions &moveOptions() const { return m_moveOptions; }
    /// Changes a running movement as well.
    void setMoveOptions(const VertexMoveOptions &options);

    /// To be called when the pose or the scene has changed, before places are asked for.
    void setPose(const Pose &pose);
    const Pose &pose() const { return m_pose; }
    /// To be called after the document's edit has reached the scene.
    void followScene();

    // Selecting. A selection by `choose` is complete, of the session's kind.
    using Choose = std::function<MeshSelection(const EditedPart &part)>;
    void select(const Choose &choose);
    /// `chosen`, by part: instead of the selection, besides it, or out of it.
    enum class How : std::uint8_t { Replace, Add, Remove };
    void select(const std::vector<MeshSelection> &chosen, How how);
    void selectAll();
    void clearSelection();
    void selectLinked(IslandBound bound, double angle = 30);
    /// Elements of the kind; vertices in one place count once.
    std::size_t selectedCount() const;
    bool hasSelection() const { return selectedCount() > 0; }
    /// Mean of the selected vertices as drawn; nothing if none is selected.
    std::optional<Eigen::Vector3f> centre() const;
    /// Orthonormal columns; the third one is the normal of what is selected, as drawn.
    Eigen::Matrix3f normalAxes() const;

    // Hiding. Changes the view, never the model.
    void hideSelected();
    void hideUnselected();
    void showAll();
    bool hidesAny() const;

    // Edits: one undo step with this text. Refused with the reason if no part permits them.
    using Edit = std::function<Result<ElementEdit>(const EditedPart &part)>;
    Status edit(const QString &text, const Edit &edit, MergeKey key = {});
    /// Selected elements go, with the triangles that have them; a part of which nothing would be left goes as a whole.
    Status removeSelected(const QString &text);
    /// Selected faces become parts of their own, which are selected in the document.
    Status separate(const QString &text);
    /// Any other change of the edited meshes: false if it changes nothing of this one.
    using Change = std::function<bool(const EditedPart &part, EditableMesh &mesh)>;
    Status change(const QString &text, const Change &change);

    // Painting weights: one undo step a stroke, shown at once. Each vertex is reached once.
    void beginStroke(const WeightBrush &brush, NodeId bone);
    /// By part and vertex: how strongly the brush reaches it now, 0…1.
    Status paint(const QString &text, const std::vector<std::vector<float>> &strengths);
    void finishStroke();
    void cancelStroke();
    /// By vertex of a part: 1 for what is selected, else 0.
    static std::vector<float> strengthsOf(const EditedPart &part);

    // Moving what is selected.
    Status beginMove();
    /// From where they were at the beginning.
    void move(const SpaceChange &change);
    Status finishMove(const QString &text, MergeKey key = {});
    void cancelMove();
    std::size_t movingCount() const { return m_move ? m_move->selected() : 0; }

    /// Go up with every change: of elements, their selection, kind and what is hidden; of places alone.
    std::uint64_t elementsRevision() const { return m_elementsRevision; }
    std::uint64_t placesRevision() const { return m_placesRevision; }

Q_SIGNALS:
    void changed();     ///< selection, options, meshes
    void sceneEdited(); ///< a preview or hidden faces have changed the scene
    /// What an edit could not keep, or only nearly.
    void noted(const std::vector<sinew::Message> &notes);
    void ended();

private:
    /// What the document says of a part, while the scene shows something else.
    struct Kept
    {
        SceneMesh document; ///< as the scene's builder made it
        SceneMesh shown;    ///< what the session put in its place
    };
    /// What was selected and hidden of a part in some state of its mesh.
    struct Remembered
    {
        NodeId part;
        std::size_t vertices, triangles; ///< number; hash of their corners
        MeshSelection selection;
        std::vector<bool> hidden;
    };
    void remember(const EditedPart &part);
    void recall(EditedPart &part) const;
    /// In RenderScene::meshes; -1 if there is no such part, or it shows no triangle.
    std::int32_t rowOf(NodeId part) const;
    /// With nothing selected; false if it shows no triangle.
    bool addPart(NodeId part);
    void takePart(EditedPart &part);
    void updatePlaces(EditedPart &part);
    void showMesh(EditedPart &part);
    /// Different for all sessions: pictures of them are kept by these numbers.
    static std::uint64_t nextRevision();
    void touch();
    std::size_t countOfSelectedVertices() const;
    void hide(const std::function<bool(const EditedPart &part, std::size_t face)> &isHidden);
    Status push(MeshRequest request, const QString &text, MergeKey key = {});

    Document &m_document;
    RenderScene &m_scene;
    std::vector<EditedPart> m_parts;
    std::vector<Kept> m_kept;   ///< by part
    std::vector<NodeId> m_gone; ///< parts that the document has lost meanwhile
    Pose m_pose;
    ElementKind m_kind = ElementKind::Vertex;
    bool m_isSeeThrough = false;
    VertexMoveOptions m_moveOptions;
    std::unique_ptr<VertexMove> m_move;
    std::unique_ptr<WeightStroke> m_stroke;
    int m_beforeStroke = 0;                  ///< Document::historyIndex()
    std::vector<Message> m_strokeNotes;      ///< of what it has come to
    bool m_hasMoved = false;                 ///< the present movement
    std::deque<Remembered> m_remembered;     ///< before edits, the latest last
    std::map<NodeId, ElementEdit> m_pending; ///< whose selection is to be taken over with the edit
    std::uint64_t m_elementsRevision = 0, m_placesRevision = 0;
};

} // namespace sinew
