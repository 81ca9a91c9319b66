// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "tests/widgets/curves/curve_fixture.h"

#include "widgets/properties/parts/number_box.h"
#include "widgets/properties/property_panel.h"
#include "widgets/properties/property_row.h"

namespace tst_properties_shared {

using namespace sinew;

/// Keys that the property panel sets where two sequences share a time.
class TestPropertiesShared : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhenAKeyCountsTwice()
    {
        CurveFixture f;
        Document &document = *f.document;
        // Stand 0…1000, Walk 1000…3000.
        const Address start{f.data().sequences.ids[1], fieldRow<&mdx::Sequence::start>()};
        QVERIFY(document.push({{Change::Set, start, 0, 0, 0, Value::of(std::int32_t(1000))}}, QStringLiteral("start")));
        Curve<float> curve(Interpolation::Linear, 2);
        curve.editTimes()[1] = 1000;
        QVERIFY(document.push({{Change::Set, f.alpha, 0, 0, 0, Value::of(curve)}}, QStringLiteral("keys")));
        PropertyPanel panel;
        panel.setDocument(&document);
        panel.resize(380, 700);
        panel.show();
        document.selection().select(f.alpha.node);
        QCoreApplication::processEvents();
        PropertyRow *row = panel.rowOf(fieldOf<&mdx::GeosetAnimation::alpha>(f.alpha.node));
        QVERIFY(row);
        document.playback().setTime(1000);
        QVERIFY(row->problem().isEmpty()); // edits go to the static value
        document.playback().setAutoKey(true);
        QVERIFY2(row->problem().contains(QLatin1String("2 sequences meet")), qPrintable(row->problem()));
        document.playback().setTime(500);
        QVERIFY(row->problem().isEmpty());
        document.playback().setTime(1000);
        QVERIFY(row->problem().contains(QLatin1String("2 sequences meet")));
        // The keys that the edit itself sets.
        document.undo();
        QVERIFY(document.push({{Change::Set, f.alpha, 0, 0, 0, Value::of(Curve<float>(Interpolation::Linear, 1))}},
                              QStringLiteral("one key")));
        QCoreApplication::processEvents();
        QVERIFY(row->problem().isEmpty());
        QVERIFY(row->binding().set(Value::of(0.5f), QStringLiteral("alpha")));
        QCoreApplication::processEvents();
        QCOMPARE(f.data().geosetAnimations[0].alphaKeys.size(), std::size_t(2));
        QVERIFY(row->problem().contains(QLatin1String("2 sequences meet")));
    }
};

SINEW_TEST(tst_properties_shared, TestPropertiesShared)

} // namespace tst_properties_shared
#include "tst_properties_shared.moc"
