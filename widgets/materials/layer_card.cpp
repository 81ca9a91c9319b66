// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/materials/layer_card.h"

#include "core/text/translated.h"
#include "widgets/properties/property_row.h"
#include "widgets/text/plain_label.h"

#include <QApplication>
#include <QDrag>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

constexpr int labelWidth = 130;
constexpr int draggedWidth = 260, draggedHeight = 40;

bool sameRows(const MaterialLayer &a, const MaterialLayer &b)
{
    return a.node == b.node && std::equal(a.values.begin(), a.values.end(), b.values.begin(), b.values.end(),
                                          [](const LayerValue &x, const LayerValue &y) {
                                              return x.role == y.role && x.label == y.label && x.shown == y.shown &&
                                                     x.track == y.track;
                                          });
}

} // namespace

LayerCard::LayerCard(PropertyContext &context, const MaterialFacet &facet, QWidget *parent)
    : QFrame(parent), m_context(context), m_facet(facet), m_fold(new QToolButton), m_name(new PlainLabel),
      m_summary(new PlainLabel), m_picture(new PlainLabel), m_body(new QWidget), m_column(new QVBoxLayout(m_body))
{
    setFrameShape(QFrame::StyledPanel);
    setAcceptDrops(true);
    m_fold->setAutoRaise(true);
    m_fold->setArrowType(Qt::DownArrow);
    m_fold->setAccessibleName(tr("Collapse or expand the layer"));
    m_picture->setFixedSize(pictureSide, pictureSide);
    m_name->setMinimumWidth(40);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *head = new QHBoxLayout;
    head->addWidget(m_fold);
    head->addWidget(m_picture);
    head->addWidget(m_name);
    head->addWidget(m_summary, 1);
    const auto add = [&](const char *name, const QString &icon, const QString &text, const auto &run) {
        QToolButton *button = makeButton(name, icon, text);
        connect(button, &QToolButton::clicked, this, run);
        head->addWidget(button);
    };
    add("up", QStringLiteral("go-up"), tr("Draw this layer earlier"),
        [this] { Q_EMIT shiftRequested(m_layer.node, -1); });
    add("down", QStringLiteral("go-down"), tr("Draw this layer later"),
        [this] { Q_EMIT shiftRequested(m_layer.node, 1); });
    add("duplicate", QStringLiteral("edit-duplicate"), tr("Duplicate the layer"),
        [this] { Q_EMIT duplicateRequested(m_layer.node); });
    add("delete", QStringLiteral("edit-delete"), tr("Delete the layer"),
        [this] { Q_EMIT deleteRequested(m_layer.node); });
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 2, 4, 4);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(m_body);
    connect(m_fold, &QToolButton::clicked, this, [this] { setUnfolded(!isUnfolded()); });
}

QToolButton *LayerCard::makeButton(const char *name, const QString &icon, const QString &text)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setIcon(QIcon::fromTheme(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    return button;
}

Binding LayerCard::bindingOf(const LayerValue &value) const
{
    const Binding binding(*m_context.document(), {value.shown});
    return binding.writtenBy([this, value, document = m_context.document()](const Value &wanted) {
        return m_facet.set(document->model(), m_layer.node, value, wanted);
    });
}

void LayerCard::setLayer(const MaterialLayer &layer)
{
    const bool keep = sameRows(m_layer, layer), first = m_layer.node != layer.node;
    m_layer = layer;
    m_name->setText(QString::fromStdString(layer.name));
    m_name->setEnabled(layer.isOn);
    if (first)
        setUnfolded(layer.isOn);
    if (!keep && isUnfolded())
        makeRows();
    else if (!keep)
        clearRows();
    refresh();
}

void LayerCard::clearRows()
{
    for (PropertyRow *row : m_rows) {
        row->hide(); // a menu may stay open until it is deleted
        row->deleteLater();
    }
    m_rows.clear();
}

void LayerCard::makeRows()
{
    clearRows();
    for (const LayerValue &value : m_layer.values) {
        auto *row = new PropertyRow(m_context, bindingOf(value), translatedLabel(value.label.c_str()));
        if (value.track.node != NoNode)
            row->setCurve(Binding(*m_context.document(), {value.track}));
        row->setLabelWidth(labelWidth);
        m_column->addWidget(row);
        m_rows.push_back(row);
    }
}

void LayerCard::refresh()
{
    for (PropertyRow *row : m_rows)
        row->refresh();
}

void LayerCard::setThumbnail(const QPixmap &picture)
{
    m_picture->setPixmap(picture.isNull()
                             ? picture
                             : picture.scaled(pictureSide, pictureSide, Qt::KeepAspectRatio, Qt::SmoothTransformation));
}

void LayerCard::setSummary(const QString &text)
{
    m_summary->setText(text);
}

void LayerCard::setMovable(bool movable, bool up, bool down)
{
    m_movable = movable;
    for (const char *name : {"up", "down", "duplicate", "delete"})
        button(name)->setVisible(movable);
    button("up")->setEnabled(up);
    button("down")->setEnabled(down);
    setCursor(movable ? Qt::OpenHandCursor : Qt::ArrowCursor);
    m_body->setCursor(Qt::ArrowCursor);
}

void LayerCard::setUnfolded(bool on)
{
    m_body->setVisible(on);
    m_summary->setVisible(!on);
    m_fold->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    if (on && m_rows.empty() && m_layer.node != NoNode) {
        makeRows();
        refresh();
    }
}

void LayerCard::setChosen(bool on)
{
    m_chosen = on;
    QFont font = m_name->font();
    font.setBold(on);
    m_name->setFont(font);
    setFrameShadow(on ? QFrame::Raised : QFrame::Plain);
}

void LayerCard::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    Q_EMIT chosen(m_layer.node);
}

void LayerCard::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_movable || !(event->buttons() & Qt::LeftButton) ||
        (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    auto *data = new QMimeData;
    data->setData(mimeType(), QByteArray::number(m_layer.node));
    // Not a child of the card: that may be deleted during the drag, when another model is shown.
    auto *drag = new QDrag(window());
    drag->setMimeData(data);
    // Below and beside the pointer, so that the mark stays visible.
    drag->setPixmap(grab(QRect(0, 0, std::min(width(), draggedWidth), std::min(height(), draggedHeight))));
    drag->setHotSpot({-12, -12});
    drag->exec(Qt::MoveAction); // nothing may follow: the card may be gone
}

bool LayerCard::isLayer(const QDropEvent &event) const
{
    return m_movable && event.mimeData()->hasFormat(mimeType());
}

int LayerCard::textureRowAt(const QPoint &at) const
{
    int first = -1;
    for (int i = 0; i < int(m_layer.values.size()); ++i) {
        if (m_layer.values[std::size_t(i)].role != LayerRole::Texture)
            continue;
        if (first < 0)
            first = i;
        if (isUnfolded() && i < int(m_rows.size()) &&
            m_rows[std::size_t(i)]->rect().contains(m_rows[std::size_t(i)]->mapFrom(this, at)))
            return i;
    }
    return first;
}

void LayerCard::markDrop(const QRect &mark)
{
    m_dropMark = mark;
    update();
}

void LayerCard::dragEnterEvent(QDragEnterEvent *event)
{
    if (isLayer(*event) || (droppedTexture(*event->mimeData()) && textureRowAt({}) >= 0))
        event->acceptProposedAction();
}

void LayerCard::dragMoveEvent(QDragMoveEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (isLayer(*event)) {
        markDrop(QRect(0, at.y() > height() / 2 ? height() - 3 : 0, width(), 3));
    } else {
        const auto row = std::size_t(std::max(0, textureRowAt(at)));
        const bool shown = isUnfolded() && row < m_rows.size();
        markDrop(shown ? QRect(m_rows[row]->mapTo(this, QPoint()), m_rows[row]->size()).marginsAdded({2, 2, 2, 2})
                       : rect());
    }
    event->acceptProposedAction();
    Q_EMIT draggedOver(mapToGlobal(at));
}

void LayerCard::dragLeaveEvent(QDragLeaveEvent *)
{
    markDrop({});
}

void LayerCard::dropEvent(QDropEvent *event)
{
    const QPoint at = event->position().toPoint();
    markDrop({});
    event->acceptProposedAction();
    if (isLayer(*event)) {
        const NodeId dragged = event->mimeData()->data(mimeType()).toUInt();
        if (dragged != m_layer.node)
            Q_EMIT dropped(dragged, m_layer.node, at.y() > height() / 2);
    } else if (const auto texture = droppedTexture(*event->mimeData())) {
        if (const int row = textureRowAt(at); row >= 0) {
            const LayerValue which = m_layer.values[std::size_t(row)]; // the layer changes meanwhile
            Q_EMIT textureDropped(m_layer.node, which, *texture);
        }
    }
}

void LayerCard::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    if (m_dropMark.isEmpty())
        return;
    QPainter painter(this);
    if (m_dropMark.height() <= 3) {
        painter.fillRect(m_dropMark, palette().highlight());
    } else {
        painter.setPen(QPen(palette().highlight(), 2));
        painter.drawRect(m_dropMark.adjusted(1, 1, -1, -1));
    }
}

} // namespace sinew

#include "moc_layer_card.cpp"
