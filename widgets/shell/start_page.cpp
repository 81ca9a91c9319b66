// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shell/start_page.h"

#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

namespace {

// Pixels of the pictures, and of the space beside those of samples.
constexpr int sampleSide = 96, smallestSample = 64, sampleRoom = 20, recentSide = 40;
constexpr int samplesInARow = 5;

/// As large as the picture that will replace it, so that nothing moves when that arrives.
QIcon placeholder(int side, qreal ratio)
{
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    themedIcon(QStringLiteral("draw-polygon"), QStringLiteral("text-x-generic"))
        .paint(&painter, QRect(side / 4, side / 4, side / 2, side / 2));
    return pixmap;
}

} // namespace

StartPage::StartPage(QWidget *parent)
    : QWidget(parent), m_open(new QPushButton(themedIcon(QStringLiteral("document-open")), tr("Open a model…"))),
      m_new(new QPushButton(themedIcon(QStringLiteral("document-new")), tr("New model"))),
      m_recentTitle(new PlainLabel(tr("Recent files"))), m_samplesTitle(new PlainLabel(tr("Samples to try"))),
      m_recent(makeList(tr("Recent files"))), m_samples(makeList(tr("Samples"))), m_hints(makeHints())
{
    setAcceptDrops(true);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto *title = new PlainLabel(tr("Sinew"));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    title->setFont(large);
    for (QLabel *heading : {m_recentTitle, m_samplesTitle}) {
        QFont font = heading->font();
        font.setWeight(QFont::DemiBold);
        heading->setFont(font);
    }
    auto *hint = new PlainLabel(tr("Or drop model files anywhere in this window."));
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setWordWrap(true);
    m_open->setDefault(true);
    m_samples->setViewMode(QListView::IconMode);
    m_samples->setMovement(QListView::Static);
    m_samples->setResizeMode(QListView::Adjust);
    m_samples->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    arrangeSamples();
    m_recent->setIconSize({recentSide, recentSide});
    m_recent->setSpacing(2);
    m_recent->setMinimumHeight(2 * (recentSide + 8));

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_new);
    buttons->addWidget(hint, 1);
    auto *box = new QWidget;
    box->setMaximumWidth(samplesInARow * (sampleSide + sampleRoom) + 48);
    auto *column = new QVBoxLayout(box);
    column->setSpacing(8);
    column->addWidget(title);
    column->addLayout(buttons);
    column->addSpacing(16);
    column->addWidget(m_samplesTitle);
    column->addWidget(m_samples);
    column->addSpacing(8);
    column->addWidget(m_recentTitle);
    column->addWidget(m_recent, 1);
    column->addWidget(m_hints);
    column->addStretch();
    auto *middle = new QWidget;
    auto *row = new QHBoxLayout(middle);
    row->setContentsMargins(24, 24, 24, 24);
    row->addStretch(1);
    row->addWidget(box, 30);
    row->addStretch(1);
    // Docks may leave little height, and nothing may be drawn over something else then.
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setWidget(middle);
    for (QWidget *part : {scroll->viewport(), middle})
        part->setAutoFillBackground(false);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(scroll);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    setRecentFiles({});
    setSamples({});
}

QWidget *StartPage::makeHints()
{
    auto *hints = new QFrame;
    hints->setFrameShape(QFrame::StyledPanel);
    auto *text = new PlainLabel(tr("Space plays, F1 explains what is under the pointer, Ctrl+Shift+P finds any action "
                                   "by name, and Ctrl+Z undoes any change. Ctrl+1 to Ctrl+4 switch between layouts."));
    text->setWordWrap(true);
    auto *close = new QToolButton;
    close->setIcon(style()->standardIcon(QStyle::SP_DockWidgetCloseButton));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::StrongFocus);
    close->setToolTip(tr("Don’t show these hints again"));
    close->setAccessibleName(close->toolTip());
    auto *row = new QHBoxLayout(hints);
    row->addWidget(text, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    connect(close, &QToolButton::clicked, this, [this] {
        setHintsShown(false);
        Q_EMIT hintsClosed();
    });
    return hints;
}

void StartPage::setHintsShown(bool shown)
{
    m_hints->setVisible(shown);
}

QListWidget *StartPage::makeList(const QString &name)
{
    auto *list = new QListWidget;
    list->setFrameShape(QFrame::NoFrame);
    list->setAccessibleName(name);
    list->setTextElideMode(Qt::ElideMiddle);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // A click opens, as links do; Return does the same by keyboard (see eventFilter).
    connect(list, &QListWidget::itemClicked, this, &StartPage::request);
    list->installEventFilter(this);
    return list;
}

void StartPage::request(const QListWidgetItem *item)
{
    if (!item || !(item->flags() & Qt::ItemIsEnabled))
        return;
    const QString path = item->data(Qt::UserRole).toString();
    if (item->listWidget() == m_samples)
        Q_EMIT sampleRequested(path);
    else
        Q_EMIT fileRequested(path);
}

void StartPage::arrangeSamples()
{
    const int width = m_samples->width() - 2;
    const int columns = std::clamp(width / (smallestSample + sampleRoom), 1, samplesInARow);
    const int rows = std::max(1, (m_samples->count() + columns - 1) / columns);
    const int side = std::clamp(width / columns - sampleRoom, smallestSample, sampleSide);
    const QSize cell(side + sampleRoom, side + fontMetrics().height() + 16);
    if (m_samples->gridSize() != cell) {
        m_samples->setIconSize({side, side});
        m_samples->setGridSize(cell);
    }
    m_samples->setFixedHeight(rows * cell.height() + 4);
}

bool StartPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_samples && event->type() == QEvent::Resize)
        arrangeSamples();
    // Keyboard users see where they are, in one list at a time.
    if (auto *list = qobject_cast<QListWidget *>(watched); list && event->type() == QEvent::FocusIn) {
        if (list->currentRow() < 0)
            list->setCurrentRow(0);
        else
            list->currentItem()->setSelected(true);
    } else if (list && event->type() == QEvent::FocusOut) {
        list->clearSelection();
    }
    if (auto *list = qobject_cast<QListWidget *>(watched); list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            request(list->currentItem());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StartPage::fill(QListWidget *list, QLabel *title, const QList<Entry> &entries)
{
    list->clear();
    const int side = list->viewMode() == QListView::IconMode ? sampleSide : recentSide;
    const QIcon icon = placeholder(side, list->devicePixelRatioF());
    for (const Entry &entry : entries) {
        const QString place = QDir::toNativeSeparators(entry.path);
        auto *item = new QListWidgetItem(entry.title, list);
        item->setIcon(icon);
        item->setData(Qt::UserRole, entry.path);
        item->setData(Qt::AccessibleTextRole, entry.title.section(u'\n', 0, 0));
        item->setToolTip(place);
        if (!QFileInfo::exists(entry.path)) {
            item->setFlags(Qt::NoItemFlags);
            item->setToolTip(tr("%1 no longer exists.").arg(place));
        }
    }
    list->setVisible(!entries.isEmpty());
    title->setVisible(!entries.isEmpty());
}

void StartPage::setRecentFiles(const QStringList &paths)
{
    QList<Entry> entries;
    for (const QString &path : paths) {
        const QFileInfo file(path);
        entries.append({QStringLiteral("%1\n%2").arg(file.fileName(), QDir::toNativeSeparators(file.path())), path});
    }
    fill(m_recent, m_recentTitle, entries);
    Q_EMIT entriesChanged();
}

void StartPage::setSamples(const QList<Entry> &samples)
{
    fill(m_samples, m_samplesTitle, samples);
    arrangeSamples();
    Q_EMIT entriesChanged();
}

void StartPage::setPicture(const QString &path, const QIcon &picture)
{
    for (const QListWidget *list : {m_recent, m_samples})
        for (int row = 0; row < list->count(); ++row)
            if (list->item(row)->data(Qt::UserRole).toString() == path)
                list->item(row)->setIcon(picture);
}

QStringList StartPage::paths() const
{
    QStringList all;
    for (const QListWidget *list : {m_samples, m_recent})
        for (int row = 0; row < list->count(); ++row)
            all.append(list->item(row)->data(Qt::UserRole).toString());
    return all;
}

void StartPage::dragEnterEvent(QDragEnterEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls())
        m_dropping |= url.isLocalFile();
    if (m_dropping)
        event->acceptProposedAction();
    update();
}

void StartPage::dragLeaveEvent(QDragLeaveEvent *)
{
    m_dropping = false;
    update();
}

void StartPage::dropEvent(QDropEvent *event)
{
    m_dropping = false;
    update();
    event->acceptProposedAction();
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            Q_EMIT fileRequested(url.toLocalFile());
}

void StartPage::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (!m_dropping)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().highlight().color(), 3, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(8, 8, -8, -8), 8, 8);
}

} // namespace sinew

#include "moc_start_page.cpp"
