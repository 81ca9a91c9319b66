// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/check.h"

#include "core/model/domain_index.h"
#include "core/model/walk.h"
#include "plugins/mdx/edit/node_parts.h"

#include <QLocale>

#include <algorithm>
#include <set>

namespace sinew::mdx {

namespace {

class Checker
{
public:
    Checker(const MdxModel &model, std::vector<Problem> &problems)
        : m_model(model), m_root(model.data), m_problems(problems)
    {
    }

    void run()
    {
        if (m_model.ctx().dialect == Undecided)
            return;
        nodes();
        geosets();
        counts();
        sequences();
        tracks();
        emitters();
    }

private:
    void add(Severity severity, const char *code, Address at, Message message)
    {
        m_problems.push_back({severity, code, at, std::move(message)});
    }
    template<auto Member>
    Address nodeFieldOf(NodeId id) const
    {
        return {id, std::uint16_t(nodeField(*m_model.object(id).info)), fieldRow<Member>()};
    }

    void nodes()
    {
        const DomainIndex index(m_model, *m_model.info().domain("nodes"));
        const auto count = std::int64_t(index.members().size());
        std::set<std::int64_t> seen;
        for (const NodeId id : index.members()) {
            const Node &node = *nodeOf(m_model, id);
            if (!seen.insert(node.objectId).second)
                add(Severity::Error, "mdx.objectId.duplicate", nodeFieldOf<&Node::objectId>(id),
                    Message(QT_TRANSLATE_NOOP("Message", "two nodes have the object id %1"),
                            {std::to_string(node.objectId)}));
            else if (node.objectId < 0 || node.objectId >= count)
                add(Severity::Error, "mdx.objectId.gap", nodeFieldOf<&Node::objectId>(id),
                    Message(QT_TRANSLATE_NOOP("Message", "object ids must run from 0 to %1 without gaps"),
                            {std::to_string(count - 1)}));
            if (node.parentId >= 0 && node.parentId == node.objectId)
                add(Severity::Error, "mdx.parent.self", nodeFieldOf<&Node::parentId>(id),
                    QT_TRANSLATE_NOOP("Message", "the node is its own parent"));
        }
        for (std::size_t i = 0; i < m_root.bones.size(); ++i)
            if (m_root.bones[i].node.objectId >= std::int32_t(m_root.bones.size()))
                add(Severity::Warning, "mdx.bones.first", nodeFieldOf<&Node::objectId>(m_root.bones.ids[i]),
                    QT_TRANSLATE_NOOP("Message", "bones must have the first object ids; the game skins to no others"));
        if (std::int64_t(m_root.pivots.size()) < count)
            add(Severity::Warning, "mdx.pivots", fieldOf<&Root::pivots>(RootNode),
                Message(QT_TRANSLATE_NOOP("Message", "there are %1 pivot points for %2 nodes"),
                        {std::to_string(m_root.pivots.size()), std::to_string(count)}));
        for (std::size_t i = 0; i < m_root.eventObjects.size(); ++i)
            if (m_root.eventObjects[i].track.size() == 0)
                add(Severity::Error, "mdx.event.empty", fieldOf<&EventObject::track>(m_root.eventObjects.ids[i]),
                    QT_TRANSLATE_NOOP("Message", "the game refuses an event object without times"));
    }

    void geosets()
    {
        const bool classic = m_root.dialect == Warcraft3 && m_root.version < 900;
        const bool batches = m_root.dialect == WowAlpha && m_root.version >= 1500;
        for (std::size_t i = 0; i < m_root.geosets.size(); ++i) {
            const Geoset &g = m_root.geosets[i];
            const NodeId id = m_root.geosets.ids[i];
            const std::size_t vertices = g.vertices.size();
            if (g.normals.size() != vertices)
                add(Severity::Warning, "mdx.geoset.normals", fieldOf<&Geoset::normals>(id),
                    Message(QT_TRANSLATE_NOOP("Message", "%1 normals for %2 vertices"),
                            {std::to_string(g.normals.size()), std::to_string(vertices)}));
            const bool grouped = g.skin.isEmpty() && g.wideSkin.isEmpty() && !batches;
            if (grouped && g.vertexGroups.size() != vertices)
                add(Severity::Warning, "mdx.geoset.groups", fieldOf<&Geoset::vertexGroups>(id),
                    Message(QT_TRANSLATE_NOOP("Message", "%1 vertex groups for %2 vertices"),
                            {std::to_string(g.vertexGroups.size()), std::to_string(vertices)}));
            if (std::any_of(g.faces.begin(), g.faces.end(), [&](std::uint16_t v) { return v >= vertices; }))
                add(Severity::Error, "mdx.geoset.faces", fieldOf<&Geoset::faces>(id),
                    QT_TRANSLATE_NOOP("Message", "a face refers to a vertex that does not exist"));
            if (std::any_of(g.vertexGroups.begin(), g.vertexGroups.end(),
                            [&](std::uint8_t group) { return group >= g.matrixGroups.size(); }) &&
                grouped)
                add(Severity::Warning, "mdx.geoset.group", fieldOf<&Geoset::vertexGroups>(id),
                    QT_TRANSLATE_NOOP("Message", "a vertex refers to a matrix group that does not exist"));
            std::uint64_t matrices = 0;
            for (const std::uint32_t count : g.matrixGroups)
                matrices += count;
            if (matrices != g.matrixIndices.size())
                add(Severity::Warning, "mdx.geoset.matrices", fieldOf<&Geoset::matrixGroups>(id),
                    Message(QT_TRANSLATE_NOOP("Message", "the matrix groups need %1 matrices, there are %2"),
                            {std::to_string(matrices), std::to_string(g.matrixIndices.size())}));
            for (const Array<std::uint8_t> *array : {&g.boneIndices, &g.boneWeights})
                if (m_root.dialect == WowAlpha && array->size() != vertices * 4 && (batches || !array->isEmpty()))
                    add(Severity::Warning, "mdx.geoset.weights",
                        array == &g.boneIndices ? fieldOf<&Geoset::boneIndices>(id) : fieldOf<&Geoset::boneWeights>(id),
                        Message(QT_TRANSLATE_NOOP(
                                    "Message", "%1 bone numbers or weights for %2 vertices; there must be four each"),
                                {std::to_string(array->size()), std::to_string(vertices)}));
            if (vertices > 65536)
                add(Severity::Error, "mdx.geoset.vertexCount", fieldOf<&Geoset::vertices>(id),
                    Message(QT_TRANSLATE_NOOP("Message", "%1 vertices are more than faces can address (65536)"),
                            {vertices}));
            else if (classic && vertices >= 7433)
                add(Severity::Warning, "mdx.geoset.size", fieldOf<&Geoset::vertices>(id),
                    QT_TRANSLATE_NOOP("Message",
                                      "geosets with 7433 or more vertices reportedly render incorrectly in the game"));
            if (classic && g.sequenceExtents.size() != m_root.sequences.size())
                add(Severity::Info, "mdx.geoset.extents", fieldOf<&Geoset::sequenceExtents>(id),
                    Message(QT_TRANSLATE_NOOP("Message", "%1 sequence extents for %2 sequences"),
                            {std::to_string(g.sequenceExtents.size()), std::to_string(m_root.sequences.size())}));
        }
    }

    /// One byte counts these in World of Warcraft's alpha.
    void counts()
    {
        constexpr std::size_t most = 255;
        const std::pair<Address, std::size_t> lists[] = {{fieldOf<&Root::sequences>(RootNode), m_root.sequences.size()},
                                                         {fieldOf<&Root::materials>(RootNode), m_root.materials.size()},
                                                         {fieldOf<&Root::geosets>(RootNode), m_root.geosets.size()}};
        for (const auto &[list, count] : lists)
            if (m_root.dialect == WowAlpha && count > most)
                add(Severity::Warning, "mdx.wow.count", list,
                    Message(QT_TRANSLATE_NOOP("Message", "the game accepts at most %1 of these, but there are %2"),
                            {std::to_string(most), std::to_string(count)}));
    }

    void sequences()
    {
        if (m_root.sequences.isEmpty())
            add(Severity::Warning, "mdx.sequences.none", fieldOf<&Root::sequences>(RootNode),
                QT_TRANSLATE_NOOP("Message", "the model has no sequence"));
        for (std::size_t i = 0; i < m_root.sequences.size(); ++i) {
            const Sequence &s = m_root.sequences[i];
            if (s.end < s.start)
                add(Severity::Error, "mdx.sequence.interval", fieldOf<&Sequence::end>(m_root.sequences.ids[i]),
                    QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts"));
            else if (s.end == s.start)
                add(Severity::Warning, "mdx.sequence.interval", fieldOf<&Sequence::end>(m_root.sequences.ids[i]),
                    QT_TRANSLATE_NOOP("Message", "the sequence has no length"));
        }
        for (std::size_t i = 0; i < m_root.textures.size(); ++i)
            if (m_root.textures[i].replaceableId && !m_root.textures[i].path.isEmpty())
                add(Severity::Warning, "mdx.texture.both", fieldOf<&Texture::path>(m_root.textures.ids[i]),
                    QT_TRANSLATE_NOOP("Message", "the texture is replaceable and has a path"));
        for (std::size_t i = 0; i < m_root.materials.size(); ++i)
            if (m_root.materials[i].layers.isEmpty())
                add(Severity::Warning, "mdx.material.layers", fieldOf<&Material::layers>(m_root.materials.ids[i]),
                    QT_TRANSLATE_NOOP("Message", "the material has no layer"));
    }

    void tracks()
    {
        walkFields(m_model, [&](const Address &address, const FieldInfo &f, const void *data, const void *) {
            if (f.type->kind != Kind::Curve)
                return;
            const auto *curve = static_cast<const CurveBase *>(data);
            if (!curve->isPresent())
                return;
            const auto times = curve->times();
            if (times.empty() && f.type->element->kind != Kind::NoValue)
                add(Severity::Warning, "mdx.track.empty", address,
                    QT_TRANSLATE_NOOP("Message", "the track has no keys"));
            if (!std::is_sorted(times.begin(), times.end()))
                add(Severity::Error, "mdx.track.unsorted", address,
                    QT_TRANSLATE_NOOP("Message", "the keys are not in chronological order"));
            else if (const auto twice = std::adjacent_find(times.begin(), times.end()); twice != times.end())
                add(Severity::Warning, "mdx.track.duplicate", address,
                    Message(QT_TRANSLATE_NOOP("Message", "two keys at %1 ms"),
                            {QLocale().toString(*twice).toStdString()}));
        });
    }

    void emitters()
    {
        const auto powerOfTwo = [](std::uint32_t n) { return n && (n & (n - 1)) == 0; };
        for (std::size_t i = 0; i < m_root.particleEmitters2.size(); ++i) {
            const ParticleEmitter2 &e = m_root.particleEmitters2[i];
            if (!powerOfTwo(e.rows) || !powerOfTwo(e.columns))
                add(Severity::Warning, "mdx.emitter.cells",
                    powerOfTwo(e.rows) ? fieldOf<&ParticleEmitter2::columns>(m_root.particleEmitters2.ids[i])
                                       : fieldOf<&ParticleEmitter2::rows>(m_root.particleEmitters2.ids[i]),
                    QT_TRANSLATE_NOOP("Message", "rows and columns must be powers of two, or the game uses one cell"));
        }
        for (std::size_t i = 0; i < m_root.lights.size(); ++i)
            if (m_root.lights[i].attenuationEnd < m_root.lights[i].attenuationStart)
                add(Severity::Warning, "mdx.light.attenuation", fieldOf<&Light::attenuationEnd>(m_root.lights.ids[i]),
                    QT_TRANSLATE_NOOP("Message", "attenuation ends before it starts"));
    }

    const MdxModel &m_model;
    const Root &m_root;
    std::vector<Problem> &m_problems;
};

} // namespace

void checkModel(const MdxModel &model, std::vector<Problem> &problems)
{
    Checker(model, problems).run();
}

} // namespace sinew::mdx
