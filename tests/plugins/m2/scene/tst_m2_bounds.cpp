// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "core/model/change.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <algorithm>
#include <cmath>

namespace tst_m2_bounds {

using namespace sinew;
using namespace sinew::test;

namespace {

std::unique_ptr<Document> showcase()
{
    FormatRegistry registry;
    registry.add(createM2Format());
    auto document = openDocument(registry, sourcePath("tests/samples/m2showcase/shrine.m2"));
    if (!document)
        qFatal("%s", document.error().text().c_str());
    return std::move(*document);
}

void recalculateAll(Document &document)
{
    auto changes = m2Format().bounds()->recalculateAll(document.model());
    QVERIFY2(changes, changes ? "" : changes.error().text().c_str());
    QVERIFY(document.push(std::move(*changes), QStringLiteral("bounds")));
}

bool holds(const m2::Bounds &bounds, const Vec3 &v, float slack = 1e-4f)
{
    const Vec3 &low = bounds.box.minimum, &high = bounds.box.maximum;
    const float dx = v.x - (low.x + high.x) / 2, dy = v.y - (low.y + high.y) / 2, dz = v.z - (low.z + high.z) / 2;
    return v.x >= low.x - slack && v.y >= low.y - slack && v.z >= low.z - slack && v.x <= high.x + slack &&
           v.y <= high.y + slack && v.z <= high.z + slack &&
           std::sqrt(dx * dx + dy * dy + dz * dz) <= bounds.radius + slack;
}

/// Nothing of a box is spare: at each of its six sides there is a vertex.
bool isTight(const m2::Bounds &bounds, const Array<Vec3> &positions)
{
    const auto reaches = [&](float side, float Vec3::*axis) {
        return std::any_of(positions.begin(), positions.end(),
                           [&](const Vec3 &v) { return std::abs(v.*axis - side) < 1e-3f; });
    };
    const Vec3 &low = bounds.box.minimum, &high = bounds.box.maximum;
    return reaches(low.x, &Vec3::x) && reaches(low.y, &Vec3::y) && reaches(low.z, &Vec3::z) &&
           reaches(high.x, &Vec3::x) && reaches(high.y, &Vec3::y) && reaches(high.z, &Vec3::z);
}

} // namespace

class TestM2Bounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsBounds()
    {
        const auto document = showcase();
        const BoundsFacet &facet = *m2Format().bounds();
        for (const char *path : {"bounds", "collisionBounds", "sequences[0].bounds"})
            QVERIFY2(facet.isBounds(document->model(), parsePath(document->model(), path)->address), path);
        for (const char *path : {"name", "sequences[0].duration"})
            QVERIFY2(!facet.isBounds(document->model(), parsePath(document->model(), path)->address), path);
    }

    /// The model's bounds hold the mesh at rest and what its sequences show.
    void holdEverything()
    {
        const auto document = showcase();
        recalculateAll(*document);
        const m2::Root &root = rootOf(*document);
        for (const Vec3 &position : root.positions)
            QVERIFY(holds(root.bounds, position));
        for (const m2::Sequence &sequence : root.sequences) {
            QVERIFY(holds(root.bounds, sequence.bounds.box.minimum, root.bounds.radius));
            for (float Vec3::*axis : {&Vec3::x, &Vec3::y, &Vec3::z}) {
                QVERIFY(sequence.bounds.box.minimum.*axis >= root.bounds.box.minimum.*axis - 1e-4f);
                QVERIFY(sequence.bounds.box.maximum.*axis <= root.bounds.box.maximum.*axis + 1e-4f);
                QVERIFY(sequence.bounds.box.minimum.*axis < sequence.bounds.box.maximum.*axis);
            }
        }
        for (const Vec3 &position : root.collisionPositions)
            QVERIFY(holds(root.collisionBounds, position));
        document->undo();
        QVERIFY(!document->canUndo());
    }

    /// A vertex that is moved far out takes the bounds with it; each box can be recomputed alone.
    void followTheMesh()
    {
        const auto document = showcase();
        recalculateAll(*document);
        const m2::Bounds before = rootOf(*document).bounds;
        QCOMPARE(setText(*document, "positions[0].x", "1000"), QString());
        auto changes = m2Format().bounds()->recalculate(document->model(), fieldOf<&m2::Root::bounds>(RootNode));
        QVERIFY(changes && changes->size() == 1);
        QVERIFY(document->push(std::move(*changes), QStringLiteral("bounds")));
        const m2::Bounds &after = rootOf(*document).bounds;
        QVERIFY(after.box.maximum.x >= 1000 && after.radius > before.radius);
        QCOMPARE(after.box.minimum.y, before.box.minimum.y);
    }

    /// Of Blizzard's models that don't move: what is computed is what the file has.
    void asInTheGame()
    {
        SINEW_NEEDS_CORPUS();
        int still = 0, equal = 0;
        FormatRegistry registry;
        registry.add(createM2Format());
        for (const QString &path : corpusFiles(byTier(4, 1))) {
            sawCorpusFile(path);
            auto opened = openDocument(registry, path);
            if (!opened || rootOf(**opened).sequences.size() > 1 || rootOf(**opened).positions.isEmpty())
                continue;
            Document &document = **opened;
            const m2::Bounds stored = rootOf(document).bounds;
            if (!isTight(stored, rootOf(document).positions))
                continue; // it moves, or its bounds were set by hand
            recalculateAll(document);
            const m2::Bounds &now = rootOf(document).bounds;
            if (!isTight(now, rootOf(document).positions))
                continue;
            ++still;
            equal += std::abs(now.radius - stored.radius) < 1e-3f * std::max(1.f, stored.radius);
        }
        qInfo("%d of %d have the same radius", equal, still);
        QVERIFY(still > 0 && equal * 10 >= still * 9);
    }
};

SINEW_GUILESS_TEST(tst_m2_bounds, TestM2Bounds)

} // namespace tst_m2_bounds
#include "tst_m2_bounds.moc"
