// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "sample_files.h"

#include "core/model/change.h"
#include "m2/files.h"
#include "m3/files.h"
#include "mdx/files.h"
#include "plugins/mdx/file/writer.h"
#include "plugins/mdx/scene/bounds.h"
#include "showcase/showcase.h"
#include "showcase/showcase_shrine.h"
#include "starters.h"
#include "tiny_model.h"

#include <QtGlobal>

#include <cmath>

namespace sinew::samples {

namespace {

/// Outwards to whole units: the last digits of posed vertices may differ between machines.
void roundOutwards(mdx::Extent &extent)
{
    if (extent.boundsRadius == 0) // nothing is drawn
        return;
    const auto round = [](Vec3 &v, float (*function)(float)) {
        v = {function(v.x) + 0.f, function(v.y) + 0.f, function(v.z) + 0.f};
    };
    round(extent.minimum, [](float x) { return std::floor(x - .01f); });
    round(extent.maximum, [](float x) { return std::ceil(x + .01f); });
    const auto half = [](float low, float high) { return double(high - low) / 2; };
    const auto &[low, high] = std::tie(extent.minimum, extent.maximum);
    extent.boundsRadius = float(std::ceil(std::hypot(half(low.x, high.x), half(low.y, high.y), half(low.z, high.z))));
}

} // namespace

QByteArray modelBytes(const mdx::MdxModel &model)
{
    const ByteWriter out = mdx::MdxWriter(model).write();
    return QByteArray(reinterpret_cast<const char *>(out.bytes().data()), qsizetype(out.size()));
}

QByteArray finishedModel(mdx::MdxModel &model)
{
    for (mdx::Geoset &geoset : model.data.geosets)
        while (geoset.sequenceExtents.size() < model.data.sequences.size())
            geoset.sequenceExtents.append();
    model.buildIndex();
    Result<ChangeSet> bounds = mdx::MdxBounds().recalculateAll(model);
    if (!bounds)
        qFatal("%s", bounds.error().text().c_str());
    for (Change &change : *bounds)
        applyChange(model, change);
    roundOutwards(model.data.model.extent);
    for (mdx::Sequence &sequence : model.data.sequences)
        roundOutwards(sequence.extent);
    for (mdx::Geoset &geoset : model.data.geosets) {
        roundOutwards(geoset.extent);
        for (mdx::Extent &extent : geoset.sequenceExtents)
            roundOutwards(extent);
    }
    return modelBytes(model);
}

SampleFiles allSamples()
{
    SampleFiles files = showcaseFiles();
    const SampleFiles shrine = shrineTextures();
    files.insert(spellFiles());
    files.insert(machineFiles());
    files.insert(hdFiles());
    files.insert(oddFiles());
    files.insert(m2::allFiles());
    files.insert(m3::committedFiles());
    files.insert(mdxraw::allFiles());
    files.insert(mdlFiles(files));
    for (const char *folder : {"wow1300", "wow1500"})
        for (const char *name : {"stone.blp", "crystal.blp", "glow.blp"})
            files[QStringLiteral("%1/%2").arg(QLatin1String(folder), QLatin1String(name))] =
                shrine[QStringLiteral("m2showcase/") + QLatin1String(name)];
    files.insert(shrine);
    return files;
}

} // namespace sinew::samples
