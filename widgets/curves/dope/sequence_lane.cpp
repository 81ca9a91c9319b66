// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/dope/sequence_lane.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"
#include "widgets/curves/session/time_bands.h"
#include "widgets/shared/panel_colours.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr double edgePixels = 5;

} // namespace

SequenceLane::SequenceLane(CurveSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setFocusPolicy(Qt::ClickFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Sequences in time"));
    const auto repaint = [this] { update(); };
    connect(&session, &CurveSession::tracksChanged, this, repaint);
    connect(&session, &CurveSession::playheadChanged, this, repaint);
    connect(&session.axis(), &TimeAxis::changed, this, repaint);
    connect(&session, &CurveSession::documentChanged, this, [this] { m_drag.reset(); });
}

QSize SequenceLane::sizeHint() const
{
    return {120, fontMetrics().height() + 8};
}

QRectF SequenceLane::blockOf(const Clip &clip) const
{
    const double from = m_session.axis().xOf(clip.start), to = m_session.axis().xOf(clip.end);
    return {from, 2, std::max(to - from, 2.0), height() - 4.0};
}

SequenceLane::Hit SequenceLane::hitAt(const QPointF &position) const
{
    const std::vector<Clip> &clips = m_session.clips();
    Hit inside;
    // Later ones are painted on top; an edge wins over the block below it.
    for (int i = int(clips.size()) - 1; i >= 0; --i) {
        if (clips[std::size_t(i)].isGlobal)
            continue;
        const QRectF block = blockOf(clips[std::size_t(i)]);
        const double reach = std::min(edgePixels, std::max(block.width() / 4, 1.0));
        if (std::abs(position.x() - block.right()) <= reach)
            return {i, Part::End};
        if (std::abs(position.x() - block.left()) <= reach)
            return {i, Part::Start};
        if (inside.clip < 0 && position.x() > block.left() && position.x() < block.right())
            inside = {i, Part::Block};
    }
    return inside;
}

bool SequenceLane::canEdit() const
{
    const SequenceFacet *facet =
        m_session.document() && m_session.document()->format() ? m_session.document()->format()->sequences() : nullptr;
    return facet && facet->canEdit();
}

void SequenceLane::choose(int clip)
{
    const Clip &chosen = m_session.clips()[std::size_t(clip)];
    m_session.chooseSequence(chosen);
    // The objects whose tracks are listed stay selected.
    if (!m_session.options().onlySelected || m_session.tracks().empty())
        m_session.document()->selection().select(chosen.source);
}

void SequenceLane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintTimeBands(painter, rect(), m_session, palette());
    if (!m_session.document())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const NodeId playing = m_session.document()->playback().sequence();
    const QColor base = palette().color(QPalette::Highlight);
    for (const Clip &clip : m_session.clips()) {
        if (clip.isGlobal)
            continue;
        const QRectF block = blockOf(clip).adjusted(0.5, 0.5, -0.5, -0.5);
        if (block.right() < 0 || block.left() > width())
            continue;
        QColor fill = base;
        fill.setAlpha(clip.source == playing ? 130 : 55);
        // An interval that ends before it starts is kept, and shown as broken.
        painter.setPen(clip.end < clip.start ? refusedColour(palette()) : base);
        painter.setBrush(fill);
        painter.drawRoundedRect(block, 3, 3);
        const QRectF seen = block.intersected(QRectF(rect())).adjusted(4, 0, -4, 0);
        if (seen.width() > 16) {
            painter.setPen(palette().color(QPalette::Text));
            painter.drawText(
                seen, Qt::AlignVCenter | Qt::AlignLeft,
                fontMetrics().elidedText(QString::fromStdString(clip.name), Qt::ElideRight, int(seen.width())));
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintPlayhead(painter, rect(), m_session, palette());
}

void SequenceLane::mousePressEvent(QMouseEvent *event)
{
    if (m_drag) {
        if (event->button() == Qt::RightButton)
            cancel();
        return;
    }
    const Hit hit = hitAt(event->position());
    if (event->button() != Qt::LeftButton || hit.clip < 0)
        return;
    choose(hit.clip);
    if (!canEdit()) {
        m_session.notify(tr("Sequences of this format can't be moved."));
        return;
    }
    m_drag = std::make_unique<Drag>();
    m_drag->hit = hit;
    m_drag->clip = m_session.clips()[std::size_t(hit.clip)];
    m_drag->pressedTime = m_session.axis().timeAt(event->position().x());
    m_drag->key = MergeKey::next().value;
}

void SequenceLane::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_drag) {
        const Hit hit = hitAt(event->position());
        setCursor(!canEdit() || hit.part == Part::None ? Qt::ArrowCursor
                  : hit.part == Part::Block            ? Qt::SizeAllCursor
                                                       : Qt::SplitHCursor);
        return;
    }
    const double moved = m_session.axis().timeAt(event->position().x()) - m_drag->pressedTime;
    if (!m_drag->before) {
        if (std::abs(moved) * m_session.axis().pixelsPerUnit() < QApplication::startDragDistance())
            return;
        m_drag->before = m_session.document()->model().clone();
    }
    // The border that is dragged must not snap to itself.
    Snapping snapping = event->modifiers() & Qt::ControlModifier ? Snapping{} : m_session.snapping();
    std::erase_if(snapping.markers,
                  [this](std::int32_t time) { return time == m_drag->clip.start || time == m_drag->clip.end; });
    const auto snapped = [&](std::int32_t time) {
        return std::int32_t(std::lround(std::clamp(snapTime(time + moved, snapping), -2e9, 2e9)));
    };
    std::int32_t start = m_drag->clip.start, end = m_drag->clip.end;
    const bool keep = event->modifiers() & (Qt::AltModifier | Qt::ShiftModifier);
    if (m_drag->hit.part == Part::Block) {
        const double length = double(end) - start;
        start = snapped(start);
        end = std::int32_t(std::min(start + length, 2147483647.0));
        apply(start, end, keep ? KeyPolicy::Keep : KeyPolicy::Shift);
    } else {
        if (m_drag->hit.part == Part::Start)
            start = std::min(snapped(start), end);
        else
            end = std::max(snapped(end), start);
        apply(start, end, keep ? KeyPolicy::Keep : KeyPolicy::Stretch);
    }
}

void SequenceLane::apply(std::int32_t start, std::int32_t end, KeyPolicy policy)
{
    Document &document = *m_session.document();
    const auto name = QString::fromStdString(m_drag->clip.name);
    Result<ChangeSet> changes =
        document.format()->sequences()->setInterval(*m_drag->before, m_drag->clip.source, start, end, policy);
    if (!changes) {
        m_session.notify(translated(changes.error().message));
        return;
    }
    // Fields that an earlier state of the drag has set and this one doesn't are restored.
    std::set<Address> now;
    for (const Change &change : *changes)
        now.insert(change.at);
    for (const Address &address : m_drag->touched)
        if (!now.contains(address)) {
            const FieldRef was = m_drag->before->field(address);
            changes->push_back({Change::Set, address, 0, 0, 0, Value(*was.type, was.data)});
        }
    m_drag->touched.merge(now);
    const QString text = policy == KeyPolicy::Shift ? tr("Move sequence “%1”") : tr("Change the interval of “%1”");
    if (const Status status = document.push(std::move(*changes), text.arg(name), {m_drag->key}); !status)
        m_session.notify(translated(status.error().message));
    else
        m_session.notify(tr("“%1”: %2 to %3, %4 long")
                             .arg(name, m_session.timeText(start), m_session.timeText(end),
                                  m_session.durationText(double(end) - start)));
}

void SequenceLane::cancel()
{
    if (m_drag && m_drag->before)
        apply(m_drag->clip.start, m_drag->clip.end, KeyPolicy::Keep);
    m_drag.reset();
    m_session.notify(QString());
}

void SequenceLane::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_drag.reset();
}

void SequenceLane::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Hit hit = hitAt(event->position());
    if (hit.clip >= 0) {
        const Clip &clip = m_session.clips()[std::size_t(hit.clip)];
        m_session.axis().frame(clip.start, clip.end, width());
    }
}

void SequenceLane::wheelEvent(QWheelEvent *event)
{
    m_session.axis().zoom(std::pow(1.2, event->angleDelta().y() / 120.0), event->position().x());
}

void SequenceLane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_drag)
        cancel();
    else
        QWidget::keyPressEvent(event);
}

void SequenceLane::contextMenuEvent(QContextMenuEvent *event)
{
    const Hit hit = hitAt(event->pos());
    Q_EMIT contextMenuRequested(hit.clip < 0 ? NoNode : m_session.clips()[std::size_t(hit.clip)].source,
                                event->globalPos());
}

bool SequenceLane::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const Hit hit = hitAt(help->pos());
        QString text;
        if (hit.clip >= 0) {
            const Clip &clip = m_session.clips()[std::size_t(hit.clip)];
            text = tr("%1: %2 to %3\nDrag to move it with its keys, drag an edge to stretch it; Alt or Shift leaves "
                      "the keys where they are.")
                       .arg(QString::fromStdString(clip.name), m_session.timeText(clip.start),
                            m_session.timeText(clip.end));
            if (clip.usesOuterKeys)
                text += QLatin1Char('\n') + tr("The nearest keys before and after it are used as well.");
            const auto &tracks = m_session.tracks();
            const auto echoes = std::count_if(tracks.begin(), tracks.end(), [&](const ShownTrack &track) {
                return track.sourceTime(clip.start) != clip.start;
            });
            if (echoes > 0)
                text +=
                    QLatin1Char('\n') + tr("%n listed tracks have no keys for it and show those of the first sequence.",
                                           nullptr, int(echoes));
        }
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && m_drag) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

} // namespace sinew

#include "moc_sequence_lane.cpp"
