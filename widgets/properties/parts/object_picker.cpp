// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/object_picker.h"

#include "widgets/properties/parts/object_list_model.h"
#include "widgets/shared/object_names.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QScreen>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

namespace sinew {

QString numberedName(const Document &document, NodeId node, std::int64_t number)
{
    const QString name = displayName(document, node);
    const QRegularExpression told(QStringLiteral("(^|\\D)%1(\\D|$)").arg(number));
    return number < 0 || name.contains(told) ? name : QStringLiteral("%1 %2").arg(number).arg(name);
}

ObjectPicker::ObjectPicker(Document &document, std::vector<ObjectListModel::Entry> entries, NodeId current,
                           const QString &noneText, QWidget *parent)
    : QFrame(parent, Qt::Popup), m_filter(new QLineEdit(this)), m_view(new QListView(this)),
      m_objects(new ObjectListModel(document, std::move(entries), noneText, this)),
      m_proxy(new QSortFilterProxyModel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_filter);
    layout->addWidget(m_view);
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_proxy->setSourceModel(m_objects);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view->setModel(m_proxy);
    m_view->setUniformItemSizes(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setAccessibleName(tr("Objects"));
    for (int row = 0; row < m_objects->rowCount(); ++row)
        if (m_objects->nodeAt(row) == current) {
            m_view->setCurrentIndex(m_proxy->index(row, 0));
            break;
        }
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setFilterFixedString(text);
        if (!m_view->currentIndex().isValid() || !text.isEmpty())
            m_view->setCurrentIndex(m_proxy->index(0, 0));
    });
    connect(m_view, &QListView::clicked, this, &ObjectPicker::choose);
}

void ObjectPicker::popupBelow(const QWidget &anchor)
{
    const int rowHeight = std::max(18, m_view->sizeHintForRow(0));
    const int width = std::max(anchor.width(), fontMetrics().averageCharWidth() * 34);
    const int height = std::min(m_proxy->rowCount(), 12) * rowHeight + m_filter->sizeHint().height() + 24;
    QRect place(anchor.mapToGlobal(QPoint(0, anchor.height())), QSize(width, height));
    const QRect screen = anchor.screen()->availableGeometry();
    if (place.bottom() > screen.bottom())
        place.moveBottom(anchor.mapToGlobal(QPoint(0, 0)).y());
    place.moveLeft(std::clamp(place.left(), screen.left(), std::max(screen.left(), screen.right() - width)));
    place.moveTop(std::max(place.top(), screen.top()));
    setGeometry(place);
    show();
    m_view->scrollTo(m_view->currentIndex(), QAbstractItemView::PositionAtCenter);
    m_filter->setFocus(Qt::PopupFocusReason);
}

bool ObjectPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(m_view, event);
            return true;
        case Qt::Key_Enter:
        case Qt::Key_Return:
            choose(m_view->currentIndex());
            return true;
        case Qt::Key_Escape:
            close();
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void ObjectPicker::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const NodeId node = m_objects->nodeAt(m_proxy->mapToSource(index).row());
    close();
    Q_EMIT chosen(node);
}

} // namespace sinew

#include "moc_object_picker.cpp"
