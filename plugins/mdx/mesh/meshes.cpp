// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mesh/meshes.h"

#include "core/mesh/edited_parts.h"
#include "core/model/edit_builder.h"
#include "core/schema/struct_info.h"
#include "plugins/mdx/edit/references.h"
#include "plugins/mdx/mesh/geoset_content.h"
#include "plugins/mdx/scene/scene.h"

#include <QtGlobal>

#include <cmath>

namespace sinew::mdx {

namespace {

template<auto Member, class T>
void setIfChanged(EditBuilder &edit, NodeId id, const T &before, const T &after)
{
    if (!before.sharesWith(after) && !before.equalRaw(after, sizeof(typename T::value_type)))
        edit.set(fieldOf<Member>(id), after);
}

/// Sets what differs between a geoset and its new content.
void setContent(EditBuilder &edit, NodeId id, const Geoset &before, const Geoset &after)
{
    setIfChanged<&Geoset::vertices>(edit, id, before.vertices, after.vertices);
    setIfChanged<&Geoset::normals>(edit, id, before.normals, after.normals);
    setIfChanged<&Geoset::tangents>(edit, id, before.tangents, after.tangents);
    setIfChanged<&Geoset::faceTypes>(edit, id, before.faceTypes, after.faceTypes);
    setIfChanged<&Geoset::faceGroups>(edit, id, before.faceGroups, after.faceGroups);
    setIfChanged<&Geoset::faces>(edit, id, before.faces, after.faces);
    setIfChanged<&Geoset::vertexGroups>(edit, id, before.vertexGroups, after.vertexGroups);
    setIfChanged<&Geoset::matrixGroups>(edit, id, before.matrixGroups, after.matrixGroups);
    setIfChanged<&Geoset::matrixIndices>(edit, id, before.matrixIndices, after.matrixIndices);
    setIfChanged<&Geoset::skin>(edit, id, before.skin, after.skin);
    setIfChanged<&Geoset::wideSkin>(edit, id, before.wideSkin, after.wideSkin);
    setIfChanged<&Geoset::boneIndices>(edit, id, before.boneIndices, after.boneIndices);
    setIfChanged<&Geoset::boneWeights>(edit, id, before.boneWeights, after.boneWeights);
    for (std::size_t set = 0; set < before.uvSets.size(); ++set)
        setIfChanged<&UvSet::coordinates>(edit, before.uvSets.ids[set], before.uvSets[set].coordinates,
                                          after.uvSets[set].coordinates);
    List<UvSet> added;
    for (std::size_t set = before.uvSets.size(); set < after.uvSets.size(); ++set)
        added.append(after.uvSets[set]);
    if (!added.isEmpty())
        edit.insert(fieldOf<&Geoset::uvSets>(id), -1, Value::of(added));
}

class Editing
{
public:
    explicit Editing(const MdxModel &model)
        : m_model(model), m_scene(MdxScene().build(model)), m_parts(m_scene), m_content(model, m_parts),
          m_edit(model, &m_references)
    {
    }

    Result<MeshEdit> run(const MeshRequest &request)
    {
        if (Status status = checkEdited(m_parts, request); !status)
            return status.error();
        for (const EditableMesh &mesh : request.changed) {
            const Geoset &before = *m_model.get<Geoset>(mesh.part);
            Geoset after = before;
            if (Status status = m_content.store(mesh, after); !status)
                return status.error();
            setContent(m_edit, mesh.part, before, after);
        }
        for (const EditableMesh &mesh : request.added)
            if (Status status = add(mesh); !status)
                return status.error();
        m_edit.remove(request.removed);
        Result<ChangeSet> changes = m_edit.finish();
        if (!changes)
            return changes.error();
        return MeshEdit{std::move(*changes), m_added, notes()};
    }

private:
    Status add(const EditableMesh &mesh)
    {
        Geoset geoset = *m_model.get<Geoset>(mesh.part);
        if (Status status = m_content.store(mesh, geoset); !status)
            return status;
        geoset.uvSets.ids.assign(geoset.uvSets.size(), NoNode);
        geoset.sequenceExtents.ids.assign(geoset.sequenceExtents.size(), NoNode);
        List<Geoset> geosets;
        geosets.append(std::move(geoset));
        m_added.push_back(m_edit.insert(fieldOf<&Root::geosets>(RootNode), -1, Value::of(geosets)).front());
        animate(mesh.part, m_added.back());
        return Done{};
    }

    /// Copies of the geoset animations of `like` for a new geoset.
    void animate(NodeId like, NodeId added)
    {
        const auto row = std::int32_t(m_model.rowOf(like));
        for (const GeosetAnimation &animation : m_model.data.geosetAnimations) {
            if (animation.geosetId != row)
                continue;
            List<GeosetAnimation> animations;
            animations.append(animation);
            const NodeId id =
                m_edit.insert(fieldOf<&Root::geosetAnimations>(RootNode), -1, Value::of(animations)).front();
            const StructInfo &info = describe<GeosetAnimation>();
            const int field = info.rowAt(memberOffset(&GeosetAnimation::geosetId), m_model.ctx(), &animation);
            m_edit.setReference({id, std::uint16_t(field)}, added);
        }
    }

    std::vector<Message> notes() const
    {
        std::vector<Message> notes;
        if (m_content.unequal)
            notes.emplace_back(
                QT_TRANSLATE_NOOP("Message", "%1 vertices follow their bones in equal parts, which are up "
                                             "to %2 % off; this version has no weights"),
                std::vector<Message>{m_content.unequal, std::to_string(std::lround(m_content.largestError * 100))});
        if (m_content.mostNewGroups)
            notes.emplace_back(QT_TRANSLATE_NOOP("Message", "a geoset now has %1 sets of bones that its vertices "
                                                            "follow; it can have %2"),
                               std::vector<Message>{m_content.mostNewGroups, GeosetContent::mostGroups});
        if (m_content.crowded)
            notes.emplace_back(QT_TRANSLATE_NOOP("Message",
                                                 "%1 vertices follow only their %2 strongest bones; there is "
                                                 "no place for more"),
                               std::vector<Message>{m_content.crowded, 4});
        return notes;
    }

    const MdxModel &m_model;
    const RenderScene m_scene;
    SceneMeshParts m_parts;
    GeosetContent m_content;
    MdxReferences m_references;
    EditBuilder m_edit;
    std::vector<NodeId> m_added;
};

bool hasAnimation(const Root &root, std::int32_t row)
{
    return std::any_of(root.geosetAnimations.begin(), root.geosetAnimations.end(),
                       [&](const GeosetAnimation &animation) { return animation.geosetId == row; });
}

} // namespace

std::vector<Message> MdxMeshes::differences(const Model &model, NodeId part, NodeId other) const
{
    const Root &root = rootOf(model);
    const auto *a = model.get<Geoset>(part), *b = model.get<Geoset>(other);
    std::vector<Message> result;
    if (!a || !b)
        return result;
    if (a->materialId != b->materialId)
        result.emplace_back(QT_TRANSLATE_NOOP("Message", "they have different materials"));
    if (a->lod != b->lod)
        result.emplace_back(QT_TRANSLATE_NOOP("Message", "they are different levels of detail"));
    if (a->selectionGroup != b->selectionGroup || a->selectionFlags != b->selectionFlags)
        result.emplace_back(QT_TRANSLATE_NOOP("Message", "the mouse selects them differently"));
    const std::int32_t rows[] = {model.rowOf(part), model.rowOf(other)};
    bool isAlike = hasAnimation(root, rows[0]) == hasAnimation(root, rows[1]);
    for (const GeosetAnimation &first : root.geosetAnimations)
        for (const GeosetAnimation &second : root.geosetAnimations)
            if (first.geosetId == rows[0] && second.geosetId == rows[1]) {
                GeosetAnimation renamed = second;
                renamed.geosetId = first.geosetId;
                isAlike &= Value::of(first) == Value::of(renamed);
            }
    if (!isAlike)
        result.emplace_back(QT_TRANSLATE_NOOP("Message", "their opacity or colour is animated differently"));
    return result;
}

Result<MeshEdit> MdxMeshes::edited(const Model &model, const MeshRequest &request) const
{
    return Editing(static_cast<const MdxModel &>(model)).run(request);
}

} // namespace sinew::mdx
