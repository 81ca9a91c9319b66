// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The hint above the graph about angles that swing near gimbal lock.

#include "curve_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/curves/graph/rotation_hint.h"

#include <QToolButton>

namespace tst_rotation_hint {

using namespace sinew;

namespace {

struct HintFixture : CurveFixture
{
    QWidget window;
    RotationHint *hint = new RotationHint(*session, &window);

    HintFixture()
    {
        // About y by 120°: the orders with y in the middle pass gimbal lock.
        Curve<Quat> turn(Interpolation::Linear, 2);
        turn.editTimes()[1] = 1000;
        turn.editValues()[0] = {0, 0, 0, 1};
        turn.editValues()[1] = rotationOf({0, 120, 0}, RotationOrder::Xyz);
        ChangeSet changes{{Change::Set, rotation, 0, 0, 0, Value::of(turn)}};
        static_cast<void>(document->push(changes, QString()));
        window.show();
        settle();
    }
    static void settle() { QCoreApplication::processEvents(); }
    RotationOrder order() const { return session->options().rotation; }
};

} // namespace

class TestRotationHint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersAnOrderWithoutSwings()
    {
        HintFixture f;
        QVERIFY(f.hint->isVisible());
        QVERIFY(f.hint->button()->text().contains(QStringLiteral("Euler ")));
        QVERIFY(!f.hint->button()->text().contains(QStringLiteral("XYZ")));
        f.hint->button()->click();
        f.settle();
        QVERIFY(f.order() != RotationOrder::Xyz && f.order() != RotationOrder::Zyx && f.order() != RotationOrder::Raw);
        QVERIFY(f.hint->isHidden());
    }

    void saysNothingElse()
    {
        HintFixture f;
        // Walk has no keys; another current track is not a rotation, so all of those drawn count.
        f.document->playback().setSequence(f.data().sequences.ids[1], 2000, 3000);
        f.settle();
        QVERIFY(f.hint->isHidden());
        f.document->playback().setSequence(f.data().sequences.ids[0], 0, 1000);
        f.settle();
        QVERIFY(f.hint->isVisible());
        f.document->trackStates().setHiddenComponents(f.rotation, 0x7);
        f.settle();
        QVERIFY(f.hint->isHidden());
        f.document->trackStates().setHiddenComponents(f.rotation, 0);
        CurveOptions options = f.session->options();
        options.rotation = RotationOrder::Raw;
        f.session->setOptions(options);
        f.settle();
        QVERIFY(f.hint->isHidden());
    }

    void staysClosedForTheOrder()
    {
        HintFixture f;
        f.hint->closeButton()->click();
        QVERIFY(f.hint->isHidden());
        Q_EMIT f.session->keysChanged();
        f.settle();
        QVERIFY(f.hint->isHidden());
        CurveOptions options = f.session->options();
        options.rotation = RotationOrder::Zyx;
        f.session->setOptions(options);
        f.settle();
        QVERIFY(f.hint->isVisible());
    }
};

SINEW_TEST(tst_rotation_hint, TestRotationHint)

} // namespace tst_rotation_hint
#include "tst_rotation_hint.moc"
