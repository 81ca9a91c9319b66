// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/open_document.h"
#include "core/facets/creation_facet.h"
#include "core/format/format_registry.h"
#include "core/scene/pose/pose.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QtTest>

#include <cmath>
#include <set>

namespace sinew::test {
inline namespace creation_helpers {

/// A model of another game and what becomes of it.
struct Created
{
    std::unique_ptr<Document> document;
    RenderScene source; ///< rotations of unit length: what stores them otherwise is not what is tested
    CreationOptions options;
    Result<CreatedModel> made = Error{"nothing was made"};
    RenderScene result;

    bool isDone() const { return bool(made); }
};

inline void makeUnit(std::span<Quat> rotations)
{
    for (Quat &q : rotations) {
        const float length = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
        q = length > 1e-12f ? Quat{q.x / length, q.y / length, q.z / length, q.w / length} : Quat();
    }
}

inline RenderScene withUnitRotations(RenderScene scene)
{
    for (SceneNode &node : scene.nodes) {
        makeUnit(node.rotation.curve.editValues());
        makeUnit(node.rotation.curve.editInTangents());
        makeUnit(node.rotation.curve.editOutTangents());
        makeUnit({&node.rotation.fallback, 1});
    }
    return scene;
}

inline Created created(const FormatRegistry &registry, const QString &path, const std::string &target,
                       bool addsMissing = true)
{
    Created result;
    auto opened = openDocument(registry, path);
    if (!opened)
        return result;
    result.document = std::move(*opened);
    const Format &format = *result.document->format();
    result.source = withUnitRotations(format.scene()->build(result.document->model()));
    const CreationSource source{result.source, &result.document->model(), "made",
                                format.gameOf(result.document->model()).toStdString()};
    const auto mdx = createMdxFormat();
    result.options = mdx->creation()->suggested(source, target);
    result.options.sequences = mdx->creation()->allSequences(source);
    result.options.addsMissing = addsMissing;
    result.made = mdx->creation()->create(source, result.options);
    if (result.made)
        result.result = mdx->scene()->build(*result.made->model);
    return result;
}

/// A sequence of the source where the new model plays it.
struct PlayedPart
{
    std::int32_t source = 0; ///< row in the source's scene
    std::int32_t result = 0; ///< row in the result's
    double offset = 0;       ///< milliseconds from the start of the result's sequence
    double length = 0;       ///< that can be compared: where another part follows, one millisecond less

    PoseTime inSource(const Created &all, double moment) const
    {
        const double start = all.source.sequences[std::size_t(source)].start;
        return {.sequence = source, .time = start + moment, .globalTime = moment};
    }
    PoseTime inResult(const Created &all, double moment) const
    {
        const double start = all.result.sequences[std::size_t(result)].start;
        return {.sequence = result, .time = start + offset + moment, .globalTime = moment};
    }
};

/// In the order of the new model. Global sequences count from the start of each part.
inline std::vector<PlayedPart> playedParts(const Created &all)
{
    std::vector<PlayedPart> parts;
    for (std::size_t row = 0; row < all.options.sequences.size(); ++row) {
        const CreatedSequence &sequence = all.options.sequences[row];
        std::vector<std::int32_t> sources{sequence.row};
        sources.insert(sources.end(), sequence.then.begin(), sequence.then.end());
        double offset = 0;
        for (std::size_t i = 0; i < sources.size(); ++i) {
            const SceneSequence &own = all.source.sequences[std::size_t(sources[i])];
            const double length = double(own.end) - own.start;
            const bool isLast = i + 1 == sources.size();
            parts.push_back({sources[i], std::int32_t(row), offset, std::max(0., isLast ? length : length - 1)});
            // Poses last a frame of the game's own files.
            offset += std::max(length, 33.);
        }
    }
    return parts;
}

/// Moments of a part, equally often, its ends included.
inline std::vector<double> momentsIn(const PlayedPart &part, int count)
{
    std::vector<double> moments;
    for (int i = 0; i < count; ++i)
        moments.push_back(part.length * i / (count - 1));
    return moments;
}

/// Samples, and every `step`-th model of the corpus, of the other games.
inline void addSourceRows(int step)
{
    QTest::addColumn<QString>("path");
    QDirIterator samples(sourcePath("tests/samples"), {QStringLiteral("*.m2"), QStringLiteral("*.m3")}, QDir::Files,
                         QDirIterator::Subdirectories);
    std::set<QString> paths;
    while (samples.hasNext())
        paths.insert(samples.next());
    for (const QString &path : paths)
        QTest::newRow(qPrintable(path.mid(sourcePath("tests/samples").size() + 1))) << path;
    for (const auto &[folder, suffix] : {std::pair("m2", "m2"), {"m3", "m3"}})
        for (const QString &path : corpusFiles(folder, {QString::fromLatin1(suffix)}, step))
            QTest::newRow(qPrintable(QLatin1String(folder) + u'/' + path.section(u'/', -2))) << path;
}

} // namespace creation_helpers
} // namespace sinew::test
