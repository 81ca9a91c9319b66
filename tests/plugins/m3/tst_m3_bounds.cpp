// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m3_edits.h"
#include "tests/support/field_named.h"
#include "tests/support/test_program.h"

#include <cmath>

namespace tst_m3_bounds {

using namespace sinew;
using namespace sinew::test;

namespace {

std::unique_ptr<Document> tiny()
{
    return openDocument(QStringLiteral("m3/tiny29.m3"));
}
Address addressOf(const Document &document, NodeId node, const char *field)
{
    return {node, test::rowNamed(*document.model().object(node).info, field)};
}
const m3::MeshSection &sectionOf(const Document &document)
{
    return rootOf(document).divisions[0].sections[0];
}
const BoundsFacet &facet()
{
    return *m3Format().bounds();
}
/// Bounds as numbers, rounded to two decimals.
QList<double> rounded(const m3::BoundsNumbers &numbers)
{
    QList<double> list;
    for (const float number : numbers)
        list.append(std::round(double(number) * 100) / 100 + 0.0);
    return list;
}
QList<double> rounded(const m3::Bounds &bounds)
{
    return rounded(m3::BoundsNumbers{bounds.minimum.x, bounds.minimum.y, bounds.minimum.z, bounds.maximum.x,
                                     bounds.maximum.y, bounds.maximum.z, bounds.radius});
}

/// Four vertices at x ±1: two at z 0, two at z 2 that hang on "Hand". Attack lifts them by 2 in its first half and
/// doubles them in 500 ms.
const QList<double> atRest{-1, 0, 0, 1, 0, 2, 1.41};
const QList<double> attack{-2, 0, 0, 2, 0, 4, 2.83};

} // namespace

class TestM3Bounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsBounds()
    {
        const auto document = tiny();
        const Model &model = document->model();
        const NodeId sequence = rootOf(*document).sequences.ids[1],
                     section = rootOf(*document).divisions[0].sections.ids[0];
        QVERIFY(facet().isBounds(model, addressOf(*document, RootNode, "bounds")));
        QVERIFY(facet().isBounds(model, addressOf(*document, RootNode, "collisionBounds")));
        QVERIFY(facet().isBounds(model, addressOf(*document, sequence, "bounds")));
        QVERIFY(facet().isBounds(model, addressOf(*document, section, "bounds")));
        QVERIFY(!facet().isBounds(model, addressOf(*document, sequence, "name")));
        QVERIFY(!facet().isBounds(model, addressOf(*document, section, "node")));
    }

    /// Its own bounds, and the keys of the mesh's part within its time; those of others stay.
    void sequence()
    {
        const auto document = tiny();
        const QByteArray before = saved(*document);
        const auto &root = rootOf(*document);
        const QList<double> stand = rounded(sectionOf(*document).bounds.keys.values()[0]);
        QCOMPARE(push(*document,
                      facet().recalculate(
                          document->model(),
                          m3Format().sequences()->fields(document->model(), root.sequences.ids[1]).bounds.front())),
                 QString());
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        for (const m3::Root *each : {&root, &again.root()}) {
            QCOMPARE(rounded(each->sequences[1].bounds), attack);
            const auto &keys = each->divisions[0].sections[0].bounds.keys;
            QCOMPARE(keys.size(), std::size_t(3));
            QCOMPARE(rounded(keys.values()[0]), stand);
            QCOMPARE(rounded(keys.values()[1]), attack); // the bounds up to the last key
            QCOMPARE(rounded(keys.values()[2]), attack);
        }
        undoAndRedo(*document, before, after);
    }

    /// A key's bounds hold until the next key; linear ones change from the previous key on.
    void keys()
    {
        const auto document = tiny();
        const NodeId section = rootOf(*document).divisions[0].sections.ids[0];
        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          edit.splice(at(d, "divisions[0].sections[0].bounds.keys"), 2, 0,
                                      keyed<m3::BoundsNumbers>({{1000250, {}}}));
                      }),
                 QString());
        const QByteArray before = saved(*document);
        QCOMPARE(push(*document, facet().recalculate(document->model(), addressOf(*document, section, "bounds"))),
                 QString());
        const auto &bounds = sectionOf(*document).bounds;
        QCOMPARE(rounded(bounds.value), atRest);
        QCOMPARE(rounded(bounds.keys.values()[1]), (QList<double>{-1.5, 0, 0, 1.5, 0, 4, 2.5}));
        QCOMPARE(rounded(bounds.keys.values()[2]), attack);
        QCOMPARE(rounded(bounds.keys.values()[3]), attack);
        undoAndRedo(*document, before, saved(*document));
    }

    void all()
    {
        const auto document = tiny();
        const QByteArray before = saved(*document);
        const auto &root = rootOf(*document);
        QCOMPARE(push(*document, facet().recalculateAll(document->model())), QString());
        QCOMPARE(rounded(root.sequences[1].bounds), attack);
        QCOMPARE(rounded(sectionOf(*document).bounds.value), atRest);
        // Stand moves the arm by 2 along y.
        QVERIFY(root.sequences[0].bounds.maximum.y >= 2);
        const m3::Bounds &model = root.bounds, &stand = root.sequences[0].bounds;
        QCOMPARE(model.minimum.x, -2.f);
        QCOMPARE(model.maximum.z, 4.f);
        QCOMPARE(model.maximum.y, stand.maximum.y);
        QCOMPARE(model.minimum.y, stand.minimum.y);
        undoAndRedo(*document, before, saved(*document));
        // Bounds that already fit don't change.
        const int history = document->historyIndex();
        QCOMPARE(push(*document, facet().recalculateAll(document->model())), QString());
        QCOMPARE(document->historyIndex(), history);
    }

    /// Bounds around effects alone stay as they are.
    void withoutGeometry()
    {
        const auto document = tiny();
        QCOMPARE(push(*document, [](EditBuilder &edit, const Document &d) { edit.remove(rootOf(d).divisions.ids[0]); }),
                 QString());
        const auto &root = rootOf(*document);
        const QList<double> before = rounded(root.sequences[0].bounds);
        QVERIFY(!facet().recalculate(document->model(), addressOf(*document, root.sequences.ids[0], "bounds")));
        QVERIFY(!facet().recalculate(document->model(), addressOf(*document, RootNode, "collisionBounds")));
        QVERIFY(!facet().recalculate(document->model(), addressOf(*document, root.sequences.ids[0], "name")));
        QCOMPARE(push(*document, facet().recalculateAll(document->model())), QString());
        QCOMPARE(rounded(root.sequences[0].bounds), before);
    }
};

SINEW_GUILESS_TEST(tst_m3_bounds, TestM3Bounds)

} // namespace tst_m3_bounds
#include "tst_m3_bounds.moc"
