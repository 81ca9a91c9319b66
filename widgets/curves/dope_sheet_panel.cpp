// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/dope_sheet_panel.h"

#include "core/curves/keys/key_bounds.h"
#include "widgets/curves/channels/channel_tree.h"
#include "widgets/curves/channels/channel_view.h"
#include "widgets/curves/dope/dope_lane.h"
#include "widgets/curves/dope/dope_lanes.h"
#include "widgets/curves/dope/sequence_lane.h"
#include "widgets/curves/session/curve_ruler.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {

namespace {

KeyBits valueBits(const CurveSession &session, const ShownTrack &track)
{
    return keyBits(KeyPart::Value, session.components(track));
}

/// One lane of everything that is drawn.
std::vector<DopeLane> summaryLanes(const CurveSession &session, int height)
{
    DopeLane lane{0, height, {}, true};
    for (std::size_t row = 0; row < session.tracks().size(); ++row)
        if (session.isDrawn(session.tracks()[row], 0))
            lane.parts.push_back({row, valueBits(session, session.tracks()[row])});
    return {lane};
}

/// One lane beside each visible row of the tree.
std::vector<DopeLane> treeLanes(const ChannelTree &tree, const CurveSession &session, const QWidget &lanes)
{
    std::vector<DopeLane> result;
    const ChannelView &view = *tree.view();
    for (QModelIndex index = view.indexAt({1, 1}); index.isValid(); index = view.indexBelow(index)) {
        const QRect row = view.visualRect(index);
        if (row.top() > view.viewport()->height())
            break;
        DopeLane lane;
        lane.top = lanes.mapFromGlobal(view.viewport()->mapToGlobal(row.topLeft())).y();
        lane.height = row.height();
        const ChannelModel::Item item = tree.model()->item(index);
        for (const Address &address : tree.model()->tracksOf(index)) {
            const int track = session.trackOf(address);
            if (track < 0 || !session.tracks()[std::size_t(track)].channel.present)
                continue;
            const KeyBits bits = item.component >= 0 ? keyBit(KeyPart::Value, item.component)
                                                     : valueBits(session, session.tracks()[std::size_t(track)]);
            lane.parts.push_back({std::size_t(track), bits});
        }
        lane.sums = item.track < 0;
        result.push_back(std::move(lane));
    }
    return result;
}

} // namespace

DopeSheetPanel::DopeSheetPanel(CurveSession &session, CurveCommands &commands, QWidget *parent)
    : KeysPanel(session, commands, parent), m_tree(new ChannelTree(session)), m_ruler(new CurveRuler(session)),
      m_sequences(new SequenceLane(session)), m_spacer(new QWidget)
{
    m_ruler->setShowsSequences(false); // the blocks below do so
    m_summary = new DopeLanes(session, [this] { return summaryLanes(this->session(), m_summary->height()); });
    m_summary->setFixedHeight(fontMetrics().height() + 6);
    m_summary->setAccessibleName(tr("All keys in time"));
    m_summary->setToolTip(tr("All listed tracks in one"));
    m_lanes = new DopeLanes(session, [this] { return treeLanes(*m_tree, this->session(), *m_lanes); });

    auto *left = new QWidget;
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->setSpacing(0);
    leftColumn->addWidget(m_spacer);
    leftColumn->addWidget(m_tree, 1);
    auto *right = new QWidget;
    auto *rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->setSpacing(0);
    rightColumn->addWidget(m_ruler);
    rightColumn->addWidget(m_sequences);
    rightColumn->addWidget(m_summary);
    rightColumn->addWidget(m_lanes, 1);
    auto *splitter = new QSplitter;
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({260, 700});
    splitter->setChildrenCollapsible(false);
    setMain(splitter, m_lanes);

    ChannelView *view = m_tree->view();
    for (int state = ChannelModel::ValueColumn; state < ChannelModel::ColumnCount; ++state)
        view->setColumnHidden(state,
                              state != ChannelModel::Key && state != ChannelModel::Lock && state != ChannelModel::Mute);
    const auto repaint = [this] { m_lanes->update(); };
    connect(view->verticalScrollBar(), &QScrollBar::valueChanged, this, repaint);
    connect(view, &QTreeView::expanded, this, repaint);
    connect(view, &QTreeView::collapsed, this, repaint);
    connect(m_tree->model(), &QAbstractItemModel::modelReset, this, repaint);
    connect(m_tree->model(), &QAbstractItemModel::layoutChanged, this, repaint);
    // Scrolling over the keys scrolls the rows.
    m_lanes->installEventFilter(this);
    m_summary->installEventFilter(this);
    m_tree->view()->viewport()->installEventFilter(this);
    for (DopeLanes *lanes : {m_summary, m_lanes})
        connect(lanes, &DopeLanes::contextMenuRequested, this, &DopeSheetPanel::showKeyMenu);
    connect(m_ruler, &CurveRuler::frameRequested, this,
            [this](double first, double last) { this->session().axis().frame(first, last, m_lanes->width()); });
    connect(m_sequences, &SequenceLane::contextMenuRequested, this, &DopeSheetPanel::sequenceMenuRequested);
}

void DopeSheetPanel::align()
{
    // The first row of the tree must not be higher than the first lane.
    const int rows = m_tree->view()->viewport()->mapTo(m_tree, QPoint()).y();
    m_spacer->setFixedHeight(std::max(m_lanes->y() - rows, 0));
}

void DopeSheetPanel::resizeEvent(QResizeEvent *event)
{
    KeysPanel::resizeEvent(event);
    align();
}

void DopeSheetPanel::showEvent(QShowEvent *event)
{
    KeysPanel::showEvent(event);
    align();
}

// Keys that follow the pointer do so in all lanes, whichever began it.
bool DopeSheetPanel::passesOn(QObject *watched, QEvent *event)
{
    DopeLanes *other = watched == m_summary ? m_lanes : watched == m_lanes ? m_summary : nullptr;
    const QEvent::Type type = event->type();
    if (!other || !other->isFollowingPointer() ||
        (type != QEvent::MouseMove && type != QEvent::MouseButtonPress && type != QEvent::MouseButtonRelease))
        return false;
    const auto *mouse = static_cast<QMouseEvent *>(event);
    const QPointF at = other->mapFrom(this, static_cast<QWidget *>(watched)->mapTo(this, mouse->position()));
    QMouseEvent passed(type, at, mouse->globalPosition(), mouse->button(), mouse->buttons(), mouse->modifiers());
    QCoreApplication::sendEvent(other, &passed);
    return true;
}

bool DopeSheetPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (passesOn(watched, event))
        return true;
    if (watched == m_lanes && event->type() == QEvent::Wheel) {
        auto *wheel = static_cast<QWheelEvent *>(event);
        if (!(wheel->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) &&
            std::abs(wheel->angleDelta().y()) > std::abs(wheel->angleDelta().x())) {
            QScrollBar *bar = m_tree->view()->verticalScrollBar();
            bar->setValue(bar->value() - wheel->angleDelta().y() / 40 * bar->singleStep());
            return true;
        }
    }
    // The two are laid out one after the other, in either order, and again when the page is filled.
    const bool placed =
        event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show;
    if (placed && (watched == m_lanes || watched == m_tree->view()->viewport()))
        align();
    return KeysPanel::eventFilter(watched, event);
}

void DopeSheetPanel::startMove()
{
    m_lanes->setFocus();
    m_lanes->startMove();
}

void DopeSheetPanel::startDuplicate()
{
    m_lanes->setFocus();
    m_lanes->startDuplicate();
}

void DopeSheetPanel::startScale()
{
    m_lanes->setFocus();
    m_lanes->startScale();
}

void DopeSheetPanel::frameAll()
{
    // Sequences with their own times lie far from each other.
    if (session().showsOneSequence())
        return frameSequence();
    std::vector<std::size_t> tracks(session().tracks().size());
    std::iota(tracks.begin(), tracks.end(), std::size_t(0));
    if (const auto times = session().keyTimes(tracks))
        session().axis().frame(times->first, times->second, m_lanes->width());
}

void DopeSheetPanel::frameSelected()
{
    const std::vector<CurveEdit> edits = session().selectedEdits();
    const KeyBounds bounds = selectionBounds(edits);
    if (bounds.empty)
        frameAll();
    else
        session().axis().frame(bounds.firstTime, bounds.lastTime, m_lanes->width());
}

void DopeSheetPanel::frameSequence()
{
    if (const auto span = session().sequenceRange())
        session().axis().frame(span->first, span->second, m_lanes->width());
    else
        frameAll();
}

} // namespace sinew

#include "moc_dope_sheet_panel.cpp"
