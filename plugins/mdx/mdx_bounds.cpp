// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdx_bounds.h"

#include "core/model/edit_builder.h"
#include "core/scene/pose.h"
#include "plugins/mdx/mdx_scene.h"

#include <Eigen/Geometry>

#include <algorithm>

namespace sinew::mdx {

namespace {

using Box = Eigen::AlignedBox3f;

constexpr int stepMilliseconds = 33;
constexpr int mostSteps = 300; ///< a longer sequence is posed less often

/// The model's posed geometry, worked out sequence by sequence.
class PosedBounds
{
public:
    explicit PosedBounds(const MdxModel &model) : m_model(model), m_scene(MdxScene().build(model)) {}

    /// Boxes by geoset during a sequence.
    const std::vector<Box> &during(std::size_t sequence)
    {
        if (m_sequences.size() != m_scene.sequences.size())
            m_sequences.resize(m_scene.sequences.size());
        std::vector<Box> &boxes = m_sequences[sequence];
        if (boxes.empty() && !m_scene.meshes.empty()) {
            boxes.resize(m_scene.meshes.size());
            const SceneSequence &s = m_scene.sequences[sequence];
            const int length = std::max(0, s.end - s.start);
            const int steps = std::clamp(length / stepMilliseconds, 1, mostSteps);
            for (int i = 0; i <= steps; ++i)
                add(std::int32_t(sequence), s.start + double(length) * i / steps, boxes);
        }
        return boxes;
    }

    Box sequence(std::size_t index)
    {
        Box all;
        for (const Box &box : during(index))
            all.extend(box);
        return all;
    }

    Box geosetAtRest(std::size_t geoset) const
    {
        Box box;
        for (const Vec3 &v : m_model.data.geosets[geoset].vertices)
            box.extend(Eigen::Vector3f(v.x, v.y, v.z));
        return box;
    }

    Box model()
    {
        Box all;
        for (std::size_t i = 0; i < m_scene.sequences.size(); ++i)
            all.extend(sequence(i));
        if (all.isEmpty())
            for (std::size_t i = 0; i < m_scene.meshes.size(); ++i)
                all.extend(geosetAtRest(i));
        return all;
    }

private:
    void add(std::int32_t sequence, double time, std::vector<Box> &boxes)
    {
        evaluatePose(m_scene, {.sequence = sequence, .time = time, .globalTime = time}, m_pose);
        for (std::size_t i = 0; i < m_scene.meshes.size(); ++i) {
            if (m_pose.meshAlpha[i] < 0.01f)
                continue;
            skinnedPositions(m_scene.meshes[i], m_pose, m_positions);
            for (const Eigen::Vector3f &p : m_positions)
                boxes[i].extend(p);
        }
    }

    const MdxModel &m_model;
    RenderScene m_scene;
    Pose m_pose;
    std::vector<Eigen::Vector3f> m_positions;
    std::vector<std::vector<Box>> m_sequences;
};

Extent extentOf(const Box &box)
{
    if (box.isEmpty())
        return {};
    const auto vec = [](const Eigen::Vector3f &v) { return Vec3{v.x(), v.y(), v.z()}; };
    return {box.diagonal().norm() / 2, vec(box.min()), vec(box.max())};
}

/// Works out one bounds field; false when the address is none.
bool recalculateOne(const MdxModel &model, PosedBounds &posed, const Address &address, EditBuilder &edit)
{
    if (model.get<Extent>(address.node)) {
        // One of a geoset's extents by sequence: an object of its own, set field by field.
        const int row = model.rowOf(address.node), geoset = model.rowOf(model.parentOf(address.node));
        if (row < 0 || geoset < 0 || std::size_t(row) >= model.data.sequences.size())
            return false;
        const Extent extent = extentOf(posed.during(std::size_t(row))[std::size_t(geoset)]);
        const StructInfo &info = describe<Extent>();
        const auto field = [&](const char *name) { return Address{address.node, std::uint16_t(info.indexOf(name))}; };
        edit.set(field("boundsRadius"), extent.boundsRadius);
        edit.set(field("minimum"), extent.minimum);
        edit.set(field("maximum"), extent.maximum);
        return true;
    }
    const FieldRef field = model.field(address);
    if (!field || field.type != &typeInfo<Extent>())
        return false;
    if (address.node == RootNode)
        edit.set(address, extentOf(posed.model()));
    else if (model.get<Sequence>(address.node))
        edit.set(address, extentOf(posed.sequence(std::size_t(model.rowOf(address.node)))));
    else if (model.get<Geoset>(address.node))
        edit.set(address, extentOf(posed.geosetAtRest(std::size_t(model.rowOf(address.node)))));
    else
        return false;
    return true;
}

} // namespace

bool MdxBounds::isBounds(const Model &model, const Address &address) const
{
    if (address.field == 0xffff)
        return model.get<Extent>(address.node);
    const FieldRef field = model.field(address);
    return field && field.type == &typeInfo<Extent>();
}

Result<ChangeSet> MdxBounds::recalculate(const Model &model, std::span<const Address> addresses) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    PosedBounds posed(mdx);
    EditBuilder edit(model);
    for (const Address &address : addresses)
        if (!recalculateOne(mdx, posed, address, edit))
            return Error{QT_TRANSLATE_NOOP("Message", "these bounds belong to nothing that has geometry")};
    return edit.finish();
}

Result<ChangeSet> MdxBounds::recalculateAll(const Model &model) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    PosedBounds posed(mdx);
    EditBuilder edit(model);
    const auto modelField = std::uint16_t(model.info().indexOf("model")), extentLeaf = std::uint16_t(describe<ModelInfo>().indexOf("extent"));
    recalculateOne(mdx, posed, {RootNode, modelField, extentLeaf}, edit);
    const auto sequenceField = std::uint16_t(describe<Sequence>().indexOf("extent"));
    for (const NodeId id : mdx.data.sequences.ids)
        recalculateOne(mdx, posed, {id, sequenceField}, edit);
    const auto geosetField = std::uint16_t(describe<Geoset>().indexOf("extent"));
    for (std::size_t i = 0; i < mdx.data.geosets.size(); ++i) {
        recalculateOne(mdx, posed, {mdx.data.geosets.ids[i], geosetField}, edit);
        for (const NodeId extent : mdx.data.geosets[i].sequenceExtents.ids)
            recalculateOne(mdx, posed, {extent}, edit);
    }
    return edit.finish();
}

} // namespace sinew::mdx
