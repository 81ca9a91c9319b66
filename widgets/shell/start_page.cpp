// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shell/start_page.h"

#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {

StartPage::StartPage(QWidget *parent)
    : QWidget(parent), m_open(new QPushButton(themedIcon(QStringLiteral("document-open")), tr("Open a model …"))),
      m_recentTitle(new PlainLabel(tr("Recent files"))), m_samplesTitle(new PlainLabel(tr("Samples"))),
      m_recent(makeList(tr("Recent files"))), m_samples(makeList(tr("Samples")))
{
    setAcceptDrops(true);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto *title = new PlainLabel(tr("Sinew"));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    title->setFont(large);
    auto *hint = new PlainLabel(tr("Or drop model files anywhere in this window."));
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setWordWrap(true);
    m_open->setDefault(true);

    auto *box = new QWidget;
    box->setMaximumWidth(760);
    auto *grid = new QGridLayout(box);
    grid->addWidget(title, 0, 0, 1, 2);
    grid->addWidget(m_open, 1, 0, 1, 1, Qt::AlignLeft);
    grid->addWidget(hint, 2, 0, 1, 2);
    grid->setRowMinimumHeight(3, 12);
    grid->addWidget(m_recentTitle, 4, 0);
    grid->addWidget(m_samplesTitle, 4, 1);
    grid->addWidget(m_recent, 5, 0);
    grid->addWidget(m_samples, 5, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(5, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(32, 32, 32, 32);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(box, 8);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    setRecentFiles({});
    setSamples({});
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
    if (item && item->flags() & Qt::ItemIsEnabled)
        Q_EMIT fileRequested(item->data(Qt::UserRole).toString());
}

bool StartPage::eventFilter(QObject *watched, QEvent *event)
{
    if (auto *list = qobject_cast<QListWidget *>(watched); list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            request(list->currentItem());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StartPage::fill(QListWidget *list, QLabel *title, const QStringList &paths)
{
    list->clear();
    for (const QString &path : paths) {
        const QFileInfo file(path);
        auto *item = new QListWidgetItem(
            QStringLiteral("%1\n%2").arg(file.fileName(), QDir::toNativeSeparators(file.path())), list);
        item->setIcon(themedIcon(QStringLiteral("model"), QStringLiteral("text-x-generic")));
        item->setData(Qt::UserRole, path);
        item->setData(Qt::AccessibleTextRole, file.fileName());
        item->setToolTip(QDir::toNativeSeparators(path));
        if (!file.exists()) {
            item->setFlags(Qt::NoItemFlags);
            item->setToolTip(tr("%1 no longer exists.").arg(QDir::toNativeSeparators(path)));
        }
    }
    list->setVisible(!paths.isEmpty());
    title->setVisible(!paths.isEmpty());
}

void StartPage::setRecentFiles(const QStringList &paths)
{
    fill(m_recent, m_recentTitle, paths);
}

void StartPage::setSamples(const QStringList &paths)
{
    fill(m_samples, m_samplesTitle, paths);
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
