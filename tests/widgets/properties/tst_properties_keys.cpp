// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/address.h"
#include "core/schema/value.h"
#include "tests/support/test_program.h"
#include "tests/widgets/panel_fixture.h"

namespace tst_properties_keys {

using namespace sinew;
using namespace sinew::test;

/// What the panel shows and sets for animated values.
class TestPropertiesKeys : public QObject, PanelFixture
{
    Q_OBJECT

    Curve<float> &keys() { return const_cast<Curve<float> &>(layerData(0).alphaKeys); }
    void setKeys(std::vector<std::pair<int, float>> wanted)
    {
        Curve<float> curve(Interpolation::Linear, wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            curve.editTimes()[i] = wanted[i].first;
            curve.editValues()[i] = wanted[i].second;
        }
        QVERIFY(bool(m_document->push({{Change::Set, fieldOf<&Layer::alphaKeys>(layer(0)), 0, 0, 0, Value::of(curve)}},
                                      QStringLiteral("keys"))));
    }

private Q_SLOTS:
    void init()
    {
        open();
        m_document->playback().setSequence(root().sequences.ids[0], 0, 1000);
        m_document->playback().setTime(500);
        setKeys({{0, 0.f}, {1000, 1.f}});
        select({layer(0)});
    }
    void cleanup() { close(); }

    void staticWithoutAutoKey()
    {
        NumberBox *box = in<NumberBox>(row<Layer>("alpha"));
        QCOMPARE(textOf(box), QStringLiteral("1"));
        type(box, QStringLiteral("0.25"));
        QCOMPARE(layerData(0).alpha, 0.25f);
        QCOMPARE(keys().size(), std::size_t(2));
    }

    void autoKeySetsAKey()
    {
        m_document->playback().setAutoKey(true);
        NumberBox *box = in<NumberBox>(row<Layer>("alpha"));
        QCOMPARE(textOf(box), QStringLiteral("0.5"));
        m_document->playback().setTime(250);
        QCOMPARE(textOf(box), QStringLiteral("0.25"));
        const int before = steps();
        type(box, QStringLiteral("+=0.5"));
        QCOMPARE(steps(), before + 1);
        QCOMPARE(layerData(0).alpha, 1.f);
        QCOMPARE(keys().size(), std::size_t(3));
        QCOMPARE(keys().times()[1], 250);
        QCOMPARE(keys().values()[1], 0.75f);
        QCOMPARE(textOf(box), QStringLiteral("0.75"));
        // The table's range holds for keys as well.
        type(box, QStringLiteral("2"));
        QCOMPARE(keys().values()[1], 0.75f);
        QVERIFY(!row<Layer>("alpha")->problem().isEmpty());
        m_document->undo();
        QCOMPARE(keys().size(), std::size_t(2));
    }

    void oneKeyElsewhereIsAConstant()
    {
        setKeys({{5000, 0.25f}});
        NumberBox *now = in<NumberBox>(row<Layer>("alphaKeys"));
        QCOMPARE(textOf(now), QStringLiteral("0.25"));
        type(now, QStringLiteral("0.75"));
        QCOMPARE(keys().size(), std::size_t(1));
        QCOMPARE(keys().times()[0], 5000);
        QCOMPARE(keys().values()[0], 0.75f);
        // The static value is what this sequence shows.
        NumberBox *box = in<NumberBox>(row<Layer>("alpha"));
        QCOMPARE(textOf(box), QStringLiteral("1"));
        type(box, QStringLiteral("0.5"));
        QCOMPARE(layerData(0).alpha, 0.5f);
        QCOMPARE(keys().values()[0], 0.75f);
        m_document->playback().setAutoKey(true);
        type(now, QStringLiteral("0.125"));
        QCOMPARE(keys().size(), std::size_t(2));
    }

    void firstKeyMakesTheCurve()
    {
        select({layer(1)});
        m_document->playback().setAutoKey(true);
        NumberBox *box = in<NumberBox>(row<Layer>("alpha"));
        QCOMPARE(textOf(box), QStringLiteral("0.5")); // the static value
        type(box, QStringLiteral("0.75"));
        QCOMPARE(layerData(1).alpha, 0.5f);
        QCOMPARE(layerData(1).alphaKeys.size(), std::size_t(1));
        QCOMPARE(layerData(1).alphaKeys.values()[0], 0.75f);
    }

    void scrubIsOneStepAndCancels()
    {
        m_document->playback().setAutoKey(true);
        NumberBox *box = in<NumberBox>(row<Layer>("alpha"));
        const int before = steps();
        box->beginScrub();
        box->scrub(10);
        box->scrub(10);
        QCOMPARE(keys().size(), std::size_t(3));
        box->cancelScrub();
        QCOMPARE(keys().size(), std::size_t(2));
        QCOMPARE(steps(), before);
        box->beginScrub();
        box->scrub(10);
        box->scrub(10);
        box->endScrub();
        QCOMPARE(steps(), before + 1);
    }

    void withoutASequenceItSaysSo()
    {
        m_document->playback().setSequence(NoNode, 0, 0);
        m_document->playback().setAutoKey(true);
        NumberBox *box = in<NumberBox>(row<Layer>("alpha"));
        type(box, QStringLiteral("0.125"));
        QCOMPARE(keys().size(), std::size_t(2));
        QVERIFY(row<Layer>("alpha")->problem().contains(QLatin1String("sequence")));
    }

    void curveRowShowsTheValueNow()
    {
        PropertyRow *curve = row<Layer>("alphaKeys");
        QVERIFY(curve);
        NumberBox *box = in<NumberBox>(curve);
        QVERIFY(box);
        QCOMPARE(textOf(box), QStringLiteral("0.5"));
        m_document->playback().setTime(750);
        QCOMPARE(textOf(box), QStringLiteral("0.75"));
        QVERIFY(curve->problem().isEmpty());
        type(box, QStringLiteral("0.5"));
        QCOMPARE(keys().size(), std::size_t(3));
        QCOMPARE(keys().times()[1], 750);
        QCOMPARE(keys().values()[1], 0.5f);
        // Without auto-key that is said, until the playhead moves on.
        QVERIFY2(curve->problem().contains(QLatin1String("key")), qPrintable(curve->problem()));
        m_document->playback().setTime(250);
        QVERIFY(curve->problem().isEmpty());
        m_document->playback().setAutoKey(true);
        type(box, QStringLiteral("0.5"));
        QCOMPARE(keys().size(), std::size_t(4));
        QVERIFY(curve->problem().isEmpty());
    }
};

SINEW_TEST(tst_properties_keys, TestPropertiesKeys)

} // namespace tst_properties_keys
#include "tst_properties_keys.moc"
