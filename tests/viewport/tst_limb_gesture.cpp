// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/posed_sample.h"
#include "tests/support/test_program.h"
#include "viewport/view/document_view.h"
#include "viewport/view/transform_controller.h"

#include <QKeyEvent>
#include <QSignalSpy>

namespace tst_limb_gesture {

using namespace sinew;
using namespace sinew::test;
using Eigen::Vector3f;

namespace {

const QSizeF size(640, 480);

struct Stage
{
    PosedSample sample;
    SampleLimb limb;
    DocumentView view;
    TransformController transform;

    explicit Stage(const SampleLimb &rows) : sample(rows.file, rows.sequence), limb(rows), view(*sample.document)
    {
        sample.document->playback().setAutoKey(true);
        sample.document->selection().select(sample.node(limb.end));
        transform.setView(&view);
        TransformOptions options;
        options.limbs = true;
        transform.setOptions(options);
    }
    void press(Qt::Key key, const QString &text = {})
    {
        transform.keyEvent(QKeyEvent(QEvent::KeyPress, key, {}, text));
    }
    /// Moves along an axis by a typed number.
    void type(const QString &number, int axis = 0)
    {
        press(Qt::Key(Qt::Key_X + axis));
        for (const QChar digit : number)
            press(digit == u'-' ? Qt::Key_Minus : Qt::Key(digit.unicode()), digit);
    }
};

} // namespace

/// Moving the end of a limb in the viewport bends it.
class TestLimbGesture : public QObject
{
    Q_OBJECT

    static void limbs()
    {
        QTest::addColumn<int>("limb");
        for (int i = 0; i < int(std::size(sampleLimbs)); ++i)
            QTest::newRow(sampleLimbs[i].name) << i;
    }

private Q_SLOTS:
    void theEndFollows_data() { limbs(); }
    void theEndFollows()
    {
        QFETCH(int, limb);
        Stage stage(sampleLimbs[limb]);
        const QByteArray before = stage.sample.saved();
        const Vector3f root = stage.sample.place(stage.limb.root), end = stage.sample.place(stage.limb.end);
        const float upper = (stage.sample.place(stage.limb.middle) - root).norm();
        // A little towards the root, along one axis.
        int axis = 0;
        const Vector3f back = root - end;
        back.cwiseAbs().maxCoeff(&axis);
        const QString number = QString::number(std::copysign(0.1 * double(upper), double(back[axis])), 'f', 4);
        QVERIFY(stage.transform.start(EditTool::Move, {100, 100}, size));
        stage.type(number, axis);
        Vector3f goal = end;
        goal[axis] += number.toFloat();
        QVERIFY2((stage.sample.place(stage.limb.end) - goal).norm() < 1e-5f * (1 + goal.norm() + upper),
                 qPrintable(QString::number(double((stage.sample.place(stage.limb.end) - goal).norm()))));
        QVERIFY((stage.sample.place(stage.limb.root) - root).norm() < 1e-5f * (1 + root.norm()));
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.sample.document->historyCount(), 1);
        stage.sample.document->undo();
        QCOMPARE(stage.sample.saved(), before);
    }

    void cancelled_data() { limbs(); }
    void cancelled()
    {
        QFETCH(int, limb);
        Stage stage(sampleLimbs[limb]);
        const QByteArray before = stage.sample.saved();
        QSignalSpy notified(&stage.transform, &TransformController::notified);
        QVERIFY(stage.transform.start(EditTool::Move, {100, 100}, size));
        stage.type(QStringLiteral("9999"));
        QVERIFY2(notified.last()[0].toString().contains(QLatin1String("out of reach")),
                 qPrintable(notified.last()[0].toString()));
        QVERIFY(stage.sample.saved() != before);
        stage.press(Qt::Key_Escape);
        QCOMPARE(stage.sample.saved(), before);
        QCOMPARE(stage.sample.document->historyCount(), 0);
    }

    void refused()
    {
        Stage stage(sampleLimbs[0]);
        QSignalSpy refused(&stage.transform, &TransformController::refused);
        stage.sample.document->selection().set({stage.sample.node(7), stage.sample.node(8)});
        QVERIFY(!stage.transform.start(EditTool::Move, {100, 100}, size));
        QVERIFY(refused.last()[0].toString().contains(QLatin1String("one node")));
        stage.sample.document->selection().select(stage.sample.node(8));
        stage.sample.document->playback().setAutoKey(false);
        QVERIFY(!stage.transform.start(EditTool::Move, {100, 100}, size));
        QVERIFY(refused.last()[0].toString().contains(QLatin1String("auto-key")));
        QVERIFY(!refused.last()[1].toBool());
        // Turning is what it always was.
        stage.sample.document->playback().setAutoKey(true);
        QVERIFY(stage.transform.start(EditTool::Rotate, {100, 100}, size));
        stage.transform.cancel();
    }
};

SINEW_TEST(tst_limb_gesture, TestLimbGesture)

} // namespace tst_limb_gesture

#include "tst_limb_gesture.moc"
