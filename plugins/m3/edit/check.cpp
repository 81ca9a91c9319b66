// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/check.h"

#include "core/schema/struct_info.h"
#include "plugins/m3/edit/completion.h"
#include "plugins/m3/edit/sequence_places.h"
#include "plugins/m3/file/vertices.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace sinew::m3 {

namespace {

class Checker
{
public:
    Checker(const M3Model &model, std::vector<Problem> &problems)
        : m_model(model), m_root(model.data), m_problems(problems)
    {
    }

    void run()
    {
        sequences();
        animations();
        bones();
        collisions();
        for (std::size_t i = 0; i < m_root.divisions.size(); ++i)
            mesh(m_root.divisions[i], m_root.divisions.ids[i]);
    }

private:
    void add(Severity severity, const char *code, const Address &at, Message message)
    {
        m_problems.push_back({severity, code, at, std::move(message)});
    }

    /// Where nothing ever appears at collisions it doesn't matter what would: 54 emitters of the corpus say ribbon 0,
    /// 39 of them without one.
    void collisions()
    {
        const StructInfo &info = describe<Particle>();
        const std::uint16_t ribbon = fieldRow<&Particle::collisionRibbon>(),
                            projection = fieldRow<&Particle::collisionProjection>();
        std::erase_if(m_problems, [&](const Problem &problem) {
            if (problem.code != "reference.missing")
                return false;
            const ObjectRef object = m_model.object(problem.address.node);
            if (!object || object.info != &info)
                return false;
            const auto &emitter = *static_cast<const Particle *>(object.data);
            return (problem.address.field == ribbon && emitter.collisionRibbonChance == 0) ||
                   (problem.address.field == projection && emitter.collisionProjectionChance == 0);
        });
    }

    void sequences()
    {
        if (m_root.groups.size() != m_root.sequences.size())
            add(Severity::Error, "m3.groups", fieldOf<&Root::groups>(RootNode),
                Message(QT_TRANSLATE_NOOP("Message", "there are %1 sequence groups for %2 sequences"),
                        {m_root.groups.size(), m_root.sequences.size()}));
        for (std::size_t i = 0; i < m_root.sequences.size(); ++i) {
            const Sequence &sequence = m_root.sequences[i];
            if (sequence.end < sequence.start)
                add(Severity::Error, "m3.sequence.empty", fieldOf<&Sequence::end>(m_root.sequences.ids[i]),
                    QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts"));
        }
        for (std::size_t i = 0; i < m_root.collections.size(); ++i)
            if (sequenceOf(m_root, i) < 0)
                add(Severity::Warning, "m3.collection.unused", fieldOf<&Collection::name>(m_root.collections.ids[i]),
                    QT_TRANSLATE_NOOP("Message", "no sequence plays this collection"));
    }

    /// What a block's animId means, and values that would move together though they are different ones.
    void animations()
    {
        const AnimatedValues values = animatedValues(m_model);
        std::set<std::uint32_t> events, animated;
        for (const Event &event : m_root.events)
            events.insert(event.animId);
        for (const Collection &collection : m_root.collections) {
            for (std::size_t i = 0; i < collection.blocks.size(); ++i) {
                const Block &block = collection.blocks[i];
                animated.insert(block.animId);
                if (!values.count(block.animId) && !events.count(block.animId))
                    add(Severity::Warning, "m3.block.loose", fieldOf<&Block::animId>(collection.blocks.ids[i]),
                        QT_TRANSLATE_NOOP("Message", "nothing in the model has this animation ID"));
                else if (!block.looseTimes.isEmpty())
                    add(Severity::Warning, "m3.block.kind", fieldOf<&Block::kind>(collection.blocks.ids[i]),
                        QT_TRANSLATE_NOOP("Message", "the keys are of a different kind than the value, or can't be "
                                                     "sorted; they are kept but not played"));
            }
        }
        for (const std::uint32_t animId : animated)
            if (const auto found = values.find(animId); found != values.end() && found->second.size() > 1)
                m_problems.push_back(
                    {Severity::Info, "m3.animId.shared", found->second[1].keys,
                     Message(QT_TRANSLATE_NOOP("Message", "%1 values have this animation ID and play the same keys"),
                             {found->second.size()})});
    }

    void bones()
    {
        if (m_root.restPoses.size() != m_root.bones.size())
            add(Severity::Error, "m3.restPoses", fieldOf<&Root::restPoses>(RootNode),
                Message(QT_TRANSLATE_NOOP("Message", "there are %1 rest poses for %2 bones"),
                        {m_root.restPoses.size(), m_root.bones.size()}));
        for (std::size_t i = 0; i < m_root.bones.size(); ++i) {
            const Bone &bone = m_root.bones[i];
            if (bone.parent >= 0 && std::size_t(bone.parent) >= i)
                add(Severity::Warning, "m3.bone.order", fieldOf<&Bone::parent>(m_root.bones.ids[i]),
                    QT_TRANSLATE_NOOP("Message",
                                      "the parent comes after the bone in the list; the game expects it first"));
        }
    }

    void mesh(const Division &division, NodeId id)
    {
        std::size_t vertices = m_root.positions.size();
        const std::size_t bonesEach = bonesPerVertex(m_root.vertexFlags);
        for (std::size_t i = 0; i < division.regions.size(); ++i) {
            const Region &region = division.regions[i];
            const NodeId regionId = division.regions.ids[i];
            const bool old = region.sectionVersion < 3;
            const std::uint64_t first = old ? region.firstVertexOld : region.firstVertex,
                                count = old ? region.vertexCountOld : region.vertexCount;
            if (first + count > vertices) {
                add(Severity::Error, "m3.region.vertices",
                    old ? fieldOf<&Region::vertexCountOld>(regionId) : fieldOf<&Region::vertexCount>(regionId),
                    Message(QT_TRANSLATE_NOOP("Message", "the region ends at vertex %1 of %2"),
                            {first + count, vertices}));
                continue;
            }
            if (std::uint64_t(region.firstIndex) + region.indexCount > division.faces.size()) {
                add(Severity::Error, "m3.region.faces", fieldOf<&Region::indexCount>(regionId),
                    Message(QT_TRANSLATE_NOOP("Message", "the region's triangles end at %1 of %2"),
                            {std::uint64_t(region.firstIndex) + region.indexCount, division.faces.size()}));
                continue;
            }
            const auto faces = division.faces.view().subspan(region.firstIndex, region.indexCount);
            const std::uint64_t limit = old ? first + count : count;
            if (const auto wrong =
                    std::find_if(faces.begin(), faces.end(), [limit](std::uint16_t v) { return v >= limit; });
                wrong != faces.end())
                add(Severity::Error, "m3.faces", fieldOf<&Division::faces>(id),
                    Message(QT_TRANSLATE_NOOP("Message", "a triangle refers to vertex %1 of a region with %2"),
                            {std::uint64_t(*wrong), limit}));
            if (std::size_t(region.firstBoneLookup) + region.boneLookupCount > m_root.boneLookup.size())
                add(Severity::Error, "m3.region.bones", fieldOf<&Region::boneLookupCount>(regionId),
                    Message(QT_TRANSLATE_NOOP("Message", "the region's bones end at %1 of the %2 of the bone look-up"),
                            {std::size_t(region.firstBoneLookup) + region.boneLookupCount, m_root.boneLookup.size()}));
            if (region.weightsUsed > bonesEach && bonesEach)
                add(Severity::Warning, "m3.region.weights", fieldOf<&Region::weightsUsed>(regionId),
                    Message(QT_TRANSLATE_NOOP("Message", "%1 bones per vertex are used, but vertices have %2"),
                            {std::size_t(region.weightsUsed), bonesEach}));
        }
        for (std::size_t i = 0; i < division.batches.size(); ++i)
            if (division.batches[i].region >= division.regions.size())
                add(Severity::Error, "m3.batch.region", fieldOf<&Batch::region>(division.batches.ids[i]),
                    Message(QT_TRANSLATE_NOOP("Message", "refers to %1 of %2, which has %3"),
                            {std::size_t(division.batches[i].region), "regions", division.regions.size()}));
    }

    const M3Model &m_model;
    const Root &m_root;
    std::vector<Problem> &m_problems;
};

} // namespace

void checkModel(const M3Model &model, std::vector<Problem> &problems)
{
    Checker(model, problems).run();
}

} // namespace sinew::m3
