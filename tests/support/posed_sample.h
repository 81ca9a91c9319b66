// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A sample of any format, posed at a moment of one of its sequences.

#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/scene/pose/node_transform.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/support/paths.h"

#include <QtTest>

#include <cmath>

namespace sinew::test {
inline namespace posed_sample_helpers {

/// A limb of each format: the rows of its root, its middle joint and its end, whose parents they are, and a sequence in
/// which no other collection plays over its keys (M3).
struct SampleLimb
{
    const char *name, *file;
    std::int32_t root, middle, end;
    std::size_t sequence;
};
inline constexpr SampleLimb sampleLimbs[] = {{"MDX", "tests/samples/showcase/showcase.mdx", 6, 7, 8, 0},
                                             {"M2", "tests/samples/m2showcase/shrine.m2", 2, 3, 4, 0},
                                             {"M3", "tests/samples/m3/tiny30.m3", 0, 1, 2, 1}};

struct PosedSample
{
    std::unique_ptr<Document> document;

    /// `share`: of the sequence, to the nearest millisecond.
    explicit PosedSample(const char *file, std::size_t sequence = 0, double share = 0.4)
    {
        FormatRegistry registry;
        registry.add(createMdxFormat());
        registry.add(createM2Format());
        registry.add(createM3Format());
        auto opened = openDocument(registry, sourcePath(file));
        if (!opened)
            qFatal("%s", opened.error().text().c_str());
        document = std::move(*opened);
        const std::vector<Clip> clips = document->format()->sequences()->sequences(document->model());
        document->playback().setSequence(clips.at(sequence));
        goTo(share);
    }
    void goTo(double share)
    {
        Playback &playback = document->playback();
        playback.setTime(std::round(playback.start() + (playback.end() - playback.start()) * share));
    }
    RenderScene scene() const { return document->format()->scene()->build(document->model()); }
    PoseTime when(const RenderScene &now) const
    {
        PoseTime when;
        for (std::size_t i = 0; i < now.sequences.size(); ++i)
            if (now.sequences[i].source == document->playback().sequence())
                when.sequence = std::int32_t(i);
        when.time = document->playback().time();
        when.globalTime = document->playback().globalTime();
        return when;
    }
    NodeId node(std::int32_t row) const { return scene().nodes.at(std::size_t(row)).source; }
    /// Where a node's pivot is at the playhead.
    Eigen::Vector3f place(std::int32_t row) const
    {
        const RenderScene now = scene();
        return poseNode(now, row, when(now)).world.matrix * toEigen(now.nodes[std::size_t(row)].pivot);
    }
    TransformTracks tracks(std::int32_t row) const
    {
        return document->format()->transforms()->tracks(document->model(), node(row));
    }
    template<class T>
    const Curve<T> &curve(const Address &track) const
    {
        return *static_cast<const Curve<T> *>(document->model().field(track).data);
    }
    /// Everything that its files would hold.
    QByteArray saved() const
    {
        const auto files = document->format()->write(document->model());
        if (!files)
            qFatal("%s", files.error().text().c_str());
        QByteArray all;
        for (const OutputFile &file : *files)
            all += file.bytes;
        return all;
    }
};

} // namespace posed_sample_helpers
} // namespace sinew::test
