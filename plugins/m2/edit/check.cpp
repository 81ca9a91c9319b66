// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m2/edit/check.h"

#include "core/model/walk.h"
#include "plugins/m2/edit/physics_edit.h"
#include "plugins/m2/model/lookups.h"
#include "plugins/m2/model/sequence_names.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace sinew::m2 {

namespace {

class Check
{
public:
    Check(const M2Model &model, std::vector<Problem> &problems)
        : m_root(model.data), m_model(model), m_problems(problems)
    {
    }

    void run()
    {
        sequences();
        animationFiles();
        lookupTables();
        vertices();
        for (std::size_t i = 0; i < m_root.skins.size(); ++i)
            skin(m_root.skins[i], m_root.skins.ids[i]);
        for (std::size_t i = 0; i < m_root.lodSkins.size(); ++i)
            skin(m_root.lodSkins[i], m_root.lodSkins.ids[i]);
        chunks();
        keys();
        checkPhysics(m_root, m_problems);
    }

private:
    void add(Severity severity, const char *code, Address at, Message message)
    {
        m_problems.push_back({severity, code, at, std::move(message)});
    }

    void sequences()
    {
        std::map<std::pair<int, int>, std::size_t> seen;
        std::map<int, int> frequencies;
        for (std::size_t row = 0; row < m_root.sequences.size(); ++row) {
            const Sequence &sequence = m_root.sequences[row];
            const NodeId id = m_root.sequences.ids[row];
            if (lineEnd(m_root, sequence) < timelineStart(m_root, sequence))
                add(Severity::Error, "m2.interval", fieldOf<&Sequence::end>(id),
                    QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts"));
            if (!seen.emplace(std::pair(sequence.id, sequence.variation), row).second)
                add(Severity::Warning, "m2.sameVariation", fieldOf<&Sequence::variation>(id),
                    QT_TRANSLATE_NOOP("Message", "another sequence is the same variation of the same animation"));
            frequencies[sequence.id] += sequence.frequency;
            if ((sequence.flags & SequenceFlag::Alias) && hasSubTracks(m_root.version)) {
                if (sequence.aliasNext >= m_root.sequences.size())
                    add(Severity::Error, "m2.alias", fieldOf<&Sequence::aliasNext>(id),
                        QT_TRANSLATE_NOOP("Message", "the sequence is an alias of one that does not exist"));
                else if (sequence.aliasNext == row)
                    add(Severity::Error, "m2.alias", fieldOf<&Sequence::aliasNext>(id),
                        QT_TRANSLATE_NOOP("Message", "the sequence is an alias of itself"));
            }
            std::size_t steps = 0;
            for (std::int16_t next = sequence.variationNext; next >= 0 && std::size_t(next) < m_root.sequences.size();
                 next = m_root.sequences[std::size_t(next)].variationNext)
                if (++steps > m_root.sequences.size()) {
                    add(Severity::Error, "m2.variationLoop", fieldOf<&Sequence::variationNext>(id),
                        QT_TRANSLATE_NOOP("Message", "the chain of variations never ends"));
                    break;
                }
        }
        for (const auto &[animation, sum] : frequencies)
            if (sum > 32768)
                for (const auto &[key, row] : seen)
                    if (key.first == animation && key.second == 0)
                        add(Severity::Info, "m2.frequency", fieldOf<&Sequence::frequency>(m_root.sequences.ids[row]),
                            Message(QT_TRANSLATE_NOOP(
                                        "Message",
                                        "the frequencies of this animation's variations add up to %1 instead of 32767"),
                                    {sum}));
    }

    /// Models that list their .anim files by id are not found by name.
    void animationFiles()
    {
        constexpr std::uint32_t notNeeded = 0x130 | SequenceFlag::Alias;
        for (std::size_t row = 0; !m_root.animationFiles.isEmpty() && row < m_root.sequences.size(); ++row) {
            const Sequence &sequence = m_root.sequences[row];
            if (!(sequence.flags & notNeeded) &&
                std::none_of(m_root.animationFiles.begin(), m_root.animationFiles.end(),
                             [&](const AnimationFile &file) {
                                 return file.id == sequence.id && file.variation == sequence.variation;
                             }))
                add(Severity::Warning, "m2.animationFile", fieldOf<&Root::animationFiles>(RootNode),
                    Message(
                        QT_TRANSLATE_NOOP(
                            "Message",
                            "no file is listed for “%1”, whose keys are in an .anim file; the game won't find them"),
                        {sequenceName(sequence)}));
        }
    }

    void lookupTables()
    {
        for (std::size_t row = 0; row < m_root.sequences.size(); ++row) {
            const int id = m_root.sequences[row].id;
            const int found = findSequence(m_root, id);
            if (found < 0 && std::none_of(m_root.sequences.begin(), m_root.sequences.begin() + std::ptrdiff_t(row),
                                          [id](const Sequence &s) { return s.id == id; }))
                add(Severity::Warning, "m2.sequenceLookup", fieldOf<&Root::sequenceLookup>(RootNode),
                    Message(QT_TRANSLATE_NOOP("Message", "the table has no entry for “%1”; the game can't play it"),
                            {sequenceName(m_root.sequences[row])}));
        }
        for (std::size_t row = 0; row < m_root.bones.size(); ++row)
            if (const std::int32_t key = m_root.bones[row].keyBone;
                key >= 0 &&
                (std::size_t(key) >= m_root.keyBoneLookup.size() || m_root.keyBoneLookup[std::size_t(key)] < 0))
                add(Severity::Warning, "m2.keyBoneLookup", fieldOf<&Bone::keyBone>(m_root.bones.ids[row]),
                    QT_TRANSLATE_NOOP("Message", "the key bone table does not refer to this bone"));
        for (std::size_t row = 0; row < m_root.attachments.size(); ++row)
            if (const std::uint32_t id = m_root.attachments[row].id;
                id >= m_root.attachmentLookup.size() || m_root.attachmentLookup[id] < 0)
                add(Severity::Warning, "m2.attachmentLookup", fieldOf<&Attachment::id>(m_root.attachments.ids[row]),
                    QT_TRANSLATE_NOOP("Message", "the attachment table does not refer to this attachment"));
    }

    void vertices()
    {
        const std::size_t count = m_root.positions.size();
        if (m_root.normals.size() != count || m_root.uvs.size() != count || m_root.uvs2.size() != count ||
            m_root.boneWeights.size() != count * 4 || m_root.boneIndices.size() != count * 4)
            add(Severity::Error, "m2.vertexParts", fieldOf<&Root::positions>(RootNode),
                QT_TRANSLATE_NOOP("Message",
                                  "positions, normals, texture coordinates, weights and bones differ in number"));
        else if (count > 65536)
            add(Severity::Error, "m2.vertexCount", fieldOf<&Root::positions>(RootNode),
                Message(QT_TRANSLATE_NOOP("Message", "%1 vertices are more than skin profiles can address (65536)"),
                        {count}));
    }

    void skin(const Skin &skin, NodeId id)
    {
        for (const std::uint16_t vertex : skin.vertices)
            if (vertex >= m_root.positions.size()) {
                add(Severity::Error, "m2.skinVertex", fieldOf<&Skin::vertices>(id),
                    Message(QT_TRANSLATE_NOOP("Message", "vertex %1 does not exist"), {int(vertex)}));
                break;
            }
        for (const std::uint16_t index : skin.indices)
            if (index >= skin.vertices.size()) {
                add(Severity::Error, "m2.skinIndex", fieldOf<&Skin::indices>(id),
                    Message(QT_TRANSLATE_NOOP("Message", "entry %1 of the vertex list does not exist"), {int(index)}));
                break;
            }
        for (std::size_t row = 0; row < skin.submeshes.size(); ++row) {
            const Submesh &part = skin.submeshes[row];
            const NodeId node = skin.submeshes.ids[row];
            if (std::size_t(part.vertexStart) + part.vertexCount > skin.vertices.size())
                add(Severity::Error, "m2.submeshVertices", fieldOf<&Submesh::vertexCount>(node),
                    QT_TRANSLATE_NOOP("Message", "the vertices go beyond the profile's list"));
            if ((std::size_t(part.level) << 16 | part.triangleStart) + part.triangleCount > skin.indices.size())
                add(Severity::Error, "m2.submeshTriangles", fieldOf<&Submesh::triangleCount>(node),
                    QT_TRANSLATE_NOOP("Message", "the triangles go beyond the profile's list"));
            if (part.triangleCount % 3)
                add(Severity::Warning, "m2.submeshTriangles", fieldOf<&Submesh::triangleCount>(node),
                    QT_TRANSLATE_NOOP("Message", "the number of indices is not a multiple of three"));
            if (std::size_t(part.boneComboStart) + part.boneCount > m_root.boneCombos.size())
                add(Severity::Error, "m2.boneCombos", fieldOf<&Submesh::boneCount>(node),
                    QT_TRANSLATE_NOOP("Message", "the bones go beyond the bone combos"));
            if (skin.boneCountMax && part.boneCount > skin.boneCountMax)
                add(Severity::Warning, "m2.boneLimit", fieldOf<&Submesh::boneCount>(node),
                    Message(QT_TRANSLATE_NOOP("Message", "%1 bones, but the profile allows %2"),
                            {int(part.boneCount), skin.boneCountMax}));
        }
        for (std::size_t row = 0; row < skin.batches.size(); ++row) {
            const Batch &batch = skin.batches[row];
            const NodeId node = skin.batches.ids[row];
            if (batch.submesh >= skin.submeshes.size())
                add(Severity::Error, "m2.batchSubmesh", fieldOf<&Batch::submesh>(node),
                    QT_TRANSLATE_NOOP("Message", "the submesh does not exist"));
            const auto combo = [&](const Address &at, std::size_t start, std::size_t count, std::size_t size) {
                if (start + count > size)
                    add(Severity::Error, "m2.combo", at,
                        Message(QT_TRANSLATE_NOOP("Message", "entries %1 to %2 go beyond the table of %3"),
                                {start, start + count - 1, size}));
            };
            const std::size_t count = std::max<std::size_t>(batch.textureCount, 1);
            combo(fieldOf<&Batch::textureCombo>(node), batch.textureCombo, count, m_root.textureCombos.size());
            combo(fieldOf<&Batch::weightCombo>(node), batch.weightCombo, 1, m_root.weightCombos.size());
        }
    }

    void chunks()
    {
        const auto rows = [&](const Address &list, std::size_t count, std::size_t wanted) {
            if (count && count != wanted)
                add(Severity::Warning, "m2.chunkRows", list,
                    Message(QT_TRANSLATE_NOOP("Message", "%1 entries for %2 objects"), {count, wanted}));
        };
        rows(fieldOf<&Root::textureFileIds>(RootNode), m_root.textureFileIds.size(), m_root.textures.size());
        rows(fieldOf<&Root::extendedParticles>(RootNode), m_root.extendedParticles.size(), m_root.particles.size());
        rows(fieldOf<&Root::geometryModelIds>(RootNode), m_root.geometryModelIds.size(), m_root.particles.size());
        rows(fieldOf<&Root::recursionModelIds>(RootNode), m_root.recursionModelIds.size(), m_root.particles.size());
        rows(fieldOf<&Root::particleGeosets>(RootNode), m_root.particleGeosets.size(), m_root.particles.size());
        if (!m_root.skinFileIds.isEmpty() && m_root.skinFileIds.size() < m_root.skins.size())
            add(Severity::Warning, "m2.chunkRows", fieldOf<&Root::skinFileIds>(RootNode),
                Message(QT_TRANSLATE_NOOP("Message", "%1 entries for %2 objects"),
                        {m_root.skinFileIds.size(), m_root.skins.size()}));
    }

    void keys()
    {
        walkFields(m_model, [&](const Address &at, const FieldInfo &field, void *data, void *) {
            if (field.type->kind != Kind::Curve)
                return;
            const auto times = static_cast<const CurveBase *>(data)->times();
            if (!std::is_sorted(times.begin(), times.end()))
                add(Severity::Warning, "m2.keyOrder", at,
                    QT_TRANSLATE_NOOP("Message", "the keys are not in chronological order"));
        });
        for (std::size_t row = 0; row < m_root.bones.size(); ++row) {
            const Bone &bone = m_root.bones[row];
            if (bone.parent >= 0 && std::size_t(bone.parent) >= row)
                add(Severity::Warning, "m2.boneOrder", fieldOf<&Bone::parent>(m_root.bones.ids[row]),
                    QT_TRANSLATE_NOOP("Message", "the parent comes after the bone; the game expects it first"));
            if ((bone.translation.size() || bone.rotation.size() || bone.scaling.size()) &&
                !(bone.flags & BoneFlag::Animated))
                add(Severity::Info, "m2.boneFlag", fieldOf<&Bone::flags>(m_root.bones.ids[row]),
                    QT_TRANSLATE_NOOP("Message", "the bone has keys, but is not marked as animated"));
        }
    }

    const Root &m_root;
    const M2Model &m_model;
    std::vector<Problem> &m_problems;
};

} // namespace

void checkModel(const M2Model &model, std::vector<Problem> &problems)
{
    Check(model, problems).run();
}

} // namespace sinew::m2
