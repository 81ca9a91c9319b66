// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/view/uv_view.h"

#include "core/text/translated.h"
#include "widgets/uv/view/uv_painter.h"

#include <QLocale>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace sinew {

namespace {

constexpr double handleReach = 6, boxMargin = 10, turnDistance = 22; ///< logical pixels

} // namespace

UvView::UvView(UvSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Texture coordinates"));
    connect(&session, &UvSession::documentChanged, this, [this] {
        m_gesture.reset();
        m_drag = Drag::None;
        m_framed = false;
        redraw();
    });
    connect(&session, &UvSession::shownChanged, this, [this] {
        // Rows of the former shape have no meaning any more.
        m_gesture.reset();
        m_drag = Drag::None;
        m_hit = {};
        // The new shape may be in a completely different place.
        const std::optional<UvBounds> bounds = wholeBounds();
        const UvBounds view = m_axes.visible();
        if (bounds && (bounds->high.u < view.low.u || bounds->low.u > view.high.u || bounds->high.v < view.low.v ||
                       bounds->low.v > view.high.v))
            frameAll();
        redraw();
    });
    connect(&session, &UvSession::numbersChanged, this, [this] {
        if (m_gesture)
            update();
        else
            redraw();
    });
    connect(&session, &UvSession::selectionChanged, this, &UvView::redraw);
}

UvView::~UvView() = default;

void UvView::redraw()
{
    m_stillDirty = true;
    update();
}

void UvView::setPicture(const UvPicture &picture)
{
    m_picture = picture;
    const double aspect = picture.isNull() ? 1 : double(picture.height()) / picture.width();
    m_axes.setAspect(aspect);
    m_session.setAspect(aspect);
    redraw();
}

void UvView::setDisplayOptions(const UvDisplayOptions &displayOptions)
{
    m_displayOptions = displayOptions;
    redraw();
}

void UvView::setPivot(UvPivot pivot)
{
    m_pivot = pivot;
    update();
}

void UvView::setCursor2d(const UvPoint &cursor)
{
    m_cursor = cursor;
    update();
    Q_EMIT cursorMoved();
}

UvPoint UvView::pivotPoint() const
{
    const std::optional<UvBounds> bounds = m_session.selectedBounds();
    return m_pivot == UvPivot::Cursor || !bounds ? m_cursor : bounds->centre();
}

std::optional<UvBounds> UvView::wholeBounds() const
{
    UvRows rows(m_session.shape().size());
    std::iota(rows.begin(), rows.end(), 0u);
    return boundsOf(m_session.shape().points(), rows);
}

void UvView::frameAll()
{
    UvBounds all{{0, 0}, {1, 1}};
    if (const auto bounds = wholeBounds()) {
        all.low = {std::min(all.low.u, bounds->low.u), std::min(all.low.v, bounds->low.v)};
        all.high = {std::max(all.high.u, bounds->high.u), std::max(all.high.v, bounds->high.v)};
    }
    m_axes.frame(all);
    redraw();
    Q_EMIT viewChanged();
}

void UvView::frameSelected()
{
    const std::optional<UvBounds> bounds = m_session.selectedBounds();
    if (!bounds)
        return frameAll();
    // A single vertex is shown with its surroundings.
    const double room = bounds->size().u > 0 || bounds->size().v > 0 ? 0 : 0.05;
    m_axes.frame({{bounds->low.u - room, bounds->low.v - room}, {bounds->high.u + room, bounds->high.v + room}});
    redraw();
    Q_EMIT viewChanged();
}

void UvView::zoom(double factor)
{
    m_axes.zoomAbout(factor, QRectF(rect()).center());
    redraw();
    Q_EMIT viewChanged();
}

void UvView::resizeEvent(QResizeEvent *)
{
    m_axes.setSize(size());
    // Everything stays framed until the user zooms.
    if (!m_framed)
        frameAll();
    redraw();
}

void UvView::paintEvent(QPaintEvent *)
{
    if (!m_framed && m_session.shape().size() > 0 && isVisible()) {
        frameAll();
        m_framed = true;
    }
    UvDisplayOptions displayOptions = m_displayOptions;
    displayOptions.pixelRatio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * displayOptions.pixelRatio).toSize();
    std::vector<std::uint8_t> marks(m_session.shape().size());
    for (const std::uint32_t row : m_session.selected())
        marks[row] = 1;
    const bool colours = displayOptions.colours != UvColours::None && !m_session.shape().colours().empty();
    if (m_stillDirty || m_still.size() != pixels || (colours && m_gesture)) {
        m_still = QImage(pixels, QImage::Format_RGB32);
        m_still.setDevicePixelRatio(displayOptions.pixelRatio);
        m_still.fill(QColor(0x26, 0x26, 0x28));
        {
            QPainter painter(&m_still);
            painter.setFont(font());
            paintTexture(painter, m_axes, m_picture, displayOptions);
            if (displayOptions.grid)
                paintGrid(painter, m_axes, m_picture);
        }
        if (colours)
            paintColours(m_still, m_axes, m_session.shape(), displayOptions);
        paintWire(m_still, m_axes, m_session.shape(), marks, false, displayOptions);
        m_stillDirty = false;
    }
    QImage frame = m_still;
    if (!m_session.selected().empty())
        paintWire(frame, m_axes, m_session.shape(), marks, true, displayOptions);
    QPainter painter(this);
    painter.drawImage(0, 0, frame);
    paintOverlay(painter);
}

QRectF UvView::boxRect() const
{
    const std::optional<UvBounds> bounds = m_session.selectedBounds();
    if (!bounds || m_session.selected().size() < 2)
        return {};
    const QRectF box = m_axes.rectOf(*bounds);
    return std::max(box.width(), box.height()) < 12 ? QRectF()
                                                    : box.adjusted(-boxMargin, -boxMargin, boxMargin, boxMargin);
}

QPointF UvView::handleAt(const QRectF &box, const Handle &handle) const
{
    if (handle.turns)
        return {box.center().x(), box.top() - turnDistance};
    return {handle.u < 0   ? box.left()
            : handle.u > 0 ? box.right()
                           : box.center().x(),
            handle.v < 0   ? box.top()
            : handle.v > 0 ? box.bottom()
                           : box.center().y()};
}

UvView::Handle UvView::handleUnder(const QPointF &at) const
{
    const QRectF box = boxRect();
    if (box.isNull())
        return {};
    std::vector<Handle> handles{{0, 0, true}};
    for (int u = -1; u <= 1; ++u)
        for (int v = -1; v <= 1; ++v)
            handles.push_back({u, v});
    for (const Handle &handle : handles)
        if (const QPointF way = handleAt(box, handle) - at;
            !handle.isNone() && std::max(std::abs(way.x()), std::abs(way.y())) <= handleReach)
            return handle;
    return {};
}

void UvView::paintOverlay(QPainter &painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor orange(uvOrange);
    if (const QRectF box = boxRect(); !box.isNull() && m_drag != Drag::Free) {
        painter.setPen(QPen(orange, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
        const QPointF turn = handleAt(box, {0, 0, true});
        painter.setPen(QPen(orange, 1));
        painter.drawLine(QPointF(box.center().x(), box.top()), turn);
        painter.setBrush(QColor(0x26, 0x26, 0x28));
        painter.drawEllipse(turn, 5, 5);
        painter.setRenderHint(QPainter::Antialiasing, false);
        for (int u = -1; u <= 1; ++u)
            for (int v = -1; v <= 1; ++v)
                if (u || v)
                    painter.drawRect(QRectF(handleAt(box, {u, v}) - QPointF(3.5, 3.5), QSizeF(7, 7)));
        painter.setRenderHint(QPainter::Antialiasing);
    }
    if (m_session.document() && m_session.facet()) {
        const QPointF at = m_axes.at(m_cursor);
        const bool isPivot = m_pivot == UvPivot::Cursor;
        painter.setPen(QPen(isPivot ? QColor(0xff, 0x55, 0x55) : QColor(0xff, 0x55, 0x55, 110), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, 5, 5);
        painter.drawLine(at - QPointF(9, 0), at + QPointF(9, 0));
        painter.drawLine(at - QPointF(0, 9), at + QPointF(0, 9));
    }
    if (m_drag == Drag::Band) {
        painter.setPen(QPen(orange, 1, Qt::DashLine));
        painter.setBrush(QColor(orange.red(), orange.green(), orange.blue(), 40));
        painter.drawRect(QRectF(m_pressed, m_pointer).normalized());
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

UvSnap UvView::snapNow(bool inverted) const
{
    const UvSnapping mode = !inverted                       ? m_snapping
                            : m_snapping == UvSnapping::Off ? UvSnapping::Texels
                                                            : UvSnapping::Off;
    if (mode == UvSnapping::Off)
        return {};
    if (mode == UvSnapping::Texels && !m_picture.isNull())
        return {1.0 / m_picture.width(), 1.0 / m_picture.height()};
    return {1.0 / 16, 1.0 / 16};
}

void UvView::showPointerReadout(const QPointF &at)
{
    const UvPoint uv = m_axes.uvAt(at);
    const auto shown = [](double place) { return QLocale().toString(std::abs(place) < 5e-5 ? 0 : place, 'f', 4); };
    QString text = tr("u %1, v %2").arg(shown(uv.u), shown(uv.v));
    const auto texel = [](double place) {
        using Int = std::numeric_limits<int>;
        return int(std::clamp(std::floor(place), double(Int::min()), double(Int::max())));
    };
    if (!m_picture.isNull())
        text += tr(" · texel %1, %2").arg(texel(uv.u * m_picture.width())).arg(texel(uv.v * m_picture.height()));
    Q_EMIT readoutChanged(text, false);
}

void UvView::showGestureReadout()
{
    if (m_gesture)
        Q_EMIT readoutChanged(m_gesture->text(), m_gesture->isRefused());
}

} // namespace sinew

#include "moc_uv_view.cpp"
