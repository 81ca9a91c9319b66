// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A graph over one curve with round numbers, and helpers that operate it.

#include "tests/support/dock_format.h"
#include "widgets/curves/graph/graph_view.h"

#include <QTest>

namespace sinew::test {
inline namespace graph_fixture_helpers {

/// Hand's translation: x 0 10 20 30, y 0 −10 0 5, z 1 1 1 1 at 0, 250, 1000, 2000; Stand is 0–1000, Walk 2000–3500.
struct Graph
{
    std::unique_ptr<Document> document = sampleDocument();
    CurveSession session;
    std::unique_ptr<GraphView> view;
    Address hand;

    explicit Graph(Interpolation interpolation = Interpolation::Linear)
    {
        const NodeId node = sampleRoot(*document).bones.ids[1];
        hand = {node, 0, 3};
        Curve<Vec3> curve(interpolation, 4);
        const Vec3 values[] = {{0, 0, 1}, {10, -10, 1}, {20, 0, 1}, {30, 5, 1}};
        const std::int32_t times[] = {0, 250, 1000, 2000};
        for (std::size_t i = 0; i < 4; ++i) {
            curve.editTimes()[i] = times[i];
            curve.editValues()[i] = values[i];
            if (interpolation == Interpolation::Bezier)
                curve.editInTangents()[i] = curve.editOutTangents()[i] = values[i];
        }
        ChangeSet changes{{Change::Set, hand, 0, 0, 0, Value::of(curve)}};
        static_cast<void>(document->push(changes, QString()));
        document->setClean();
        session.setDocument(document.get());
        document->selection().select(node);
        CurveOptions options = session.options();
        options.snapToMarkers = false;
        session.setOptions(options);
        view = std::make_unique<GraphView>(session);
        view->resize(1000, 400);
        view->show();
        view->setShowRegionBox(false);
        QCoreApplication::processEvents();
        view->grab();
        // Two units per pixel, ten pixels per unit of value, 0 in the middle.
        session.axis().setView(-200, 0.5);
        view->scene().values().setView(0, 10);
        view->update();
    }
    const Curve<Vec3> &curve() const { return sampleRoot(*document).bones[1].node.translation; }
    std::vector<int> times() const { return {curve().times().begin(), curve().times().end()}; }
    std::vector<float> xs() const
    {
        std::vector<float> numbers;
        for (const Vec3 &v : curve().values())
            numbers.push_back(v.x);
        return numbers;
    }
    QPoint at(double time, double number) const
    {
        return QPointF(session_axis().xOf(time), view->scene().values().yOf(number)).toPoint();
    }
    const TimeAxis &session_axis() const { return const_cast<CurveSession &>(session).axis(); }
    std::vector<int> selected() const
    {
        std::vector<int> bits;
        for (const KeyMark &mark : document->keySelection().marks(hand))
            bits.push_back(mark.selected);
        return bits;
    }
    void move(QPoint to, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QMouseEvent event(QEvent::MouseMove, QPointF(to), view->mapToGlobal(QPointF(to)), Qt::NoButton, buttons,
                          modifiers);
        QCoreApplication::sendEvent(view.get(), &event);
    }
    void press(QPoint at, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(view.get(), button, modifiers, at);
    }
    void release(QPoint at, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseRelease(view.get(), button, modifiers, at);
    }
    void click(QPoint at, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(view.get(), Qt::LeftButton, modifiers, at);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from, modifiers);
        move((from + to) / 2, modifiers);
        move(to, modifiers);
        release(to, modifiers);
    }
    void type(const char *keys)
    {
        for (const char *key = keys; *key; ++key)
            QTest::keyClick(view.get(), *key);
    }
};

using Ints = std::vector<int>;

using Floats = std::vector<float>;

/// Bits of selected components.
namespace component_bits {
inline constexpr int x = 1, y = 2, z = 4;
}

} // namespace graph_fixture_helpers
} // namespace sinew::test
