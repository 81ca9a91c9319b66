// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/retarget/adapted_motion.h"

#include "core/curves/keys/key_paste.h"
#include "core/curves/tools/simplify.h"
#include "core/format/format.h"

#include <algorithm>

namespace sinew {

namespace {

/// Keys may leave the motion by this much: degrees, shares of the skeleton's height, and factors.
constexpr double mostTurn = 0.05, mostShift = 2e-4, mostStretch = 1e-3;

std::int32_t rowOf(const RenderScene &scene, NodeId sequence)
{
    for (std::size_t row = 0; row < scene.sequences.size(); ++row)
        if (scene.sequences[row].source == sequence)
            return std::int32_t(row);
    return -1;
}

/// The sequence that starts there.
std::int32_t rowAt(const RenderScene &scene, const TimeSpan &span)
{
    for (std::size_t row = 0; row < scene.sequences.size(); ++row)
        if (scene.sequences[row].start == span.start && scene.sequences[row].end == span.end)
            return std::int32_t(row);
    return -1;
}

} // namespace

AdaptedMotion::AdaptedMotion(const Format &format, const Model &donor, const Model &target, const ObjectMap &nodes,
                             const RetargetOptions &options)
    : m_format(format), m_target(target), m_donorScene(format.scene()->build(donor)),
      m_targetScene(format.scene()->build(target)), m_retarget(m_donorScene, m_targetScene, nodes, options)
{
    const TransformFacet &facet = *format.transforms();
    for (const auto &[from, to] : nodes) {
        if (to == NoNode)
            continue;
        const TransformTracks tracks = facet.tracks(donor, from);
        for (const Address &at : {tracks.translation, tracks.rotation, tracks.scale})
            if (at.node != NoNode)
                m_tracks.emplace(at, to);
    }
    Eigen::AlignedBox3d box;
    for (std::size_t row = 0; row < m_retarget.target().size(); ++row)
        box.extend(m_retarget.target().place(std::int32_t(row)));
    if (!box.isEmpty())
        m_height = std::max(1e-3, box.diagonal().norm());
}

std::vector<RetargetedTrack> AdaptedMotion::tracksOf(const SpanMatch &match)
{
    const std::int32_t row = rowOf(m_donorScene, match.sequence);
    if (row < 0)
        return {};
    m_taken.push_back(match);
    return m_retarget.tracks(row, m_retarget.keyTimes(row), *m_format.transforms(), m_target);
}

void AdaptedMotion::put(const RetargetedTrack &track, const SpanMatch &match, CurveEdit &edit)
{
    const CopiedKeys all{match.from.start, match.from.end - match.from.start, {}};
    PasteOptions options;
    options.at = match.to.start;
    if (!pasteTrack(edit, track.keys, all, options))
        return;
    ToolRange range;
    range.spans = {match.to};
    const bool isScale = edit.address == m_format.transforms()->tracks(m_target, edit.address.node).scale;
    simplify(edit, track.isRotation ? mostTurn : isScale ? mostStretch : mostShift * m_height, range);
    const auto times = edit.curve.times();
    m_keys += std::size_t(
        std::count_if(times.begin(), times.end(), [&](std::int32_t time) { return match.to.contains(time); }));
}

AdaptedError AdaptedMotion::error() const
{
    AdaptedError error;
    error.keys = m_keys;
    const RenderScene now = m_format.scene()->build(m_target);
    RestSkeleton skeleton(now);
    std::vector<Eigen::Affine3d> motions;
    for (const SpanMatch &match : m_taken) {
        const std::int32_t from = rowOf(m_donorScene, match.sequence), to = rowAt(now, match.to);
        constexpr int moments = 16;
        for (int i = 0; from >= 0 && to >= 0 && i <= moments; ++i) {
            const double time = (double(match.from.end) - match.from.start) * i / moments;
            skeleton.motions({to, match.to.start + time, time}, motions);
            const auto &wanted = m_retarget.wanted({from, match.from.start + time, time});
            for (std::size_t row = 0; row < std::min(motions.size(), wanted.size()); ++row) {
                const Eigen::Vector3d place = skeleton.place(std::int32_t(row));
                const double distance = (motions[row] * place - wanted[row] * place).norm();
                if (std::isfinite(distance))
                    error.distance = std::max(error.distance, distance);
            }
        }
    }
    error.share = error.distance / m_height;
    return error;
}

} // namespace sinew
