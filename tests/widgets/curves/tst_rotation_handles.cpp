// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Handles of rotations in the graph: the curve leaves its key along them, and they follow the pointer.

#include "curve_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/curves/graph/graph_view.h"

#include <QMouseEvent>

namespace tst_rotation_handles {

using namespace sinew;

namespace {

Quat aboutZ(double degrees)
{
    return rotationOf({0, 0, degrees}, RotationOrder::Xyz);
}

struct HandleFixture : CurveFixture
{
    GraphView view{*session};

    HandleFixture()
    {
        Curve<Quat> turn(Interpolation::Hermite, 3);
        const double degrees[] = {0, 60, 20}, in[] = {0, 45, 30}, out[] = {20, 70, 20};
        for (std::size_t i = 0; i < 3; ++i) {
            turn.editTimes()[i] = int(500 * i);
            turn.editValues()[i] = aboutZ(degrees[i]);
            turn.editInTangents()[i] = aboutZ(in[i]);
            turn.editOutTangents()[i] = aboutZ(out[i]);
        }
        ChangeSet changes{{Change::Set, rotation, 0, 0, 0, Value::of(turn)}};
        static_cast<void>(document->push(changes, QString()));
        CurveOptions options = session->options();
        options.snapToMarkers = false;
        session->setOptions(options);
        view.resize(1000, 600);
        view.show();
        QCoreApplication::processEvents();
        view.grab();
    }
    std::size_t track() const { return std::size_t(row(rotation)); }
    double z(double time)
    {
        CurveNumbers numbers{};
        view.scene().numbersAt(track(), time, numbers);
        return numbers[2];
    }
};

} // namespace

class TestRotationHandles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCurveLeavesAlongThem()
    {
        HandleFixture f;
        GraphScene &scene = f.view.scene();
        for (std::size_t key = 0; key < 3; ++key)
            for (const KeyPart part : {KeyPart::In, KeyPart::Out}) {
                const double time = 500.0 * double(key), at = scene.handleTime(f.track(), key, part);
                if (at == time)
                    continue;
                QCOMPARE(std::abs(at - time), 500 / 3.0);
                const double drawn = (scene.handleNumber(f.track(), key, 2, part) - f.z(time)) / (at - time);
                const double step = part == KeyPart::In ? -0.25 : 0.25, curve = (f.z(time + step) - f.z(time)) / step;
                QVERIFY2(std::abs(drawn - curve) < 2e-3, qPrintable(QStringLiteral("%1 %2").arg(drawn).arg(curve)));
            }
        // 60 − 0 by way of 20: a third of 60 and two thirds of 20.
        QVERIFY(std::abs(scene.handleNumber(f.track(), 0, 2, KeyPart::Out) - (60 / 3.0 + 20 * 2 / 3.0)) < 1e-3);
        CurveOptions options = f.session->options();
        options.rotation = RotationOrder::Raw;
        f.session->setOptions(options);
        QCOMPARE(scene.handleNumber(f.track(), 0, 2, KeyPart::Out), double(aboutZ(20).z));
    }

    /// Why they point away from the curve is said where one points at them.
    void theyAreExplained()
    {
        HandleFixture f;
        f.select(f.rotation, {1}, keyBits(KeyPart::Value, 3));
        f.view.frameSequence();
        GraphScene &scene = f.view.scene();
        const QPointF handle(f.session->axis().xOf(scene.handleTime(f.track(), 1, KeyPart::Out)),
                             scene.values().yOf(scene.handleNumber(f.track(), 1, 2, KeyPart::Out)));
        QVERIFY(f.view.helpAt(handle).contains(QLatin1String("squad")));
        const double key = f.session->numbers(f.track()).number(1, 2);
        QCOMPARE(f.view.helpAt({f.session->axis().xOf(500), scene.values().yOf(key)}), QString());
        QCOMPARE(f.view.helpAt({1, 1}), QString());
    }

    void theyFollowThePointer()
    {
        HandleFixture f;
        f.select(f.rotation, {1}, keyBits(KeyPart::Value, 3));
        f.view.frameSequence();
        f.view.setShowRegionBox(false);
        GraphScene &scene = f.view.scene();
        const auto place = [&] {
            return QPointF(f.session->axis().xOf(scene.handleTime(f.track(), 1, KeyPart::Out)),
                           scene.values().yOf(scene.handleNumber(f.track(), 1, 2, KeyPart::Out)));
        };
        const QPointF from = place();
        const auto move = [&](QPointF to) {
            QMouseEvent event(QEvent::MouseMove, to, f.view.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&f.view, &event);
        };
        QTest::mousePress(&f.view, Qt::LeftButton, {}, from.toPoint());
        move(from - QPointF(0, 30));
        move(from - QPointF(0, 60));
        QTest::mouseRelease(&f.view, Qt::LeftButton, {}, (from - QPointF(0, 60)).toPoint());
        QCOMPARE(f.document->historyCount(), 2);
        QVERIFY2(std::abs(place().y() - (from.y() - 60)) < 2, qPrintable(QString::number(from.y() - place().y())));
        QVERIFY(std::abs(f.session->numbers(f.track()).number(1, 2) - 60) < 1e-3);
    }
};

SINEW_TEST(tst_rotation_handles, TestRotationHandles)

} // namespace tst_rotation_handles
#include "tst_rotation_handles.moc"
