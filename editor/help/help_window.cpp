// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/help/help_window.h"

#include "editor/help/help_browser.h"
#include "editor/help/help_topics.h"
#include "widgets/text/list_hint.h"
#include "widgets/text/search_field.h"

#include <QAction>
#include <QKeyEvent>
#include <QListWidget>
#include <QSplitter>
#include <QToolBar>
#include <QVBoxLayout>

namespace sinew {

namespace {

constexpr int pageRole = Qt::UserRole;

QString manualFolder()
{
    return QStringLiteral(":/manual");
}

} // namespace

HelpWindow::HelpWindow(QWidget *parent)
    : QWidget(parent, Qt::Window), m_index(manualFolder()), m_browser(new HelpBrowser(manualFolder())),
      m_search(new SearchField), m_hits(new QListWidget)
{
    setObjectName(QStringLiteral("helpWindow"));
    auto *bar = new QToolBar;
    const auto button = [&](const QString &text, const char *icon, const QKeySequence &key, auto slot) {
        QAction *action = bar->addAction(QIcon::fromTheme(QLatin1String(icon)), text, m_browser, slot);
        action->setShortcut(key);
        action->setToolTip(text + QStringLiteral(" (%1)").arg(key.toString(QKeySequence::NativeText)));
        return action;
    };
    QAction *back = button(tr("Back"), "go-previous", QKeySequence::Back, &QTextBrowser::backward);
    QAction *forward = button(tr("Forward"), "go-next", QKeySequence::Forward, &QTextBrowser::forward);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
    back->setEnabled(false);
    forward->setEnabled(false);
    button(tr("Contents"), "go-home", QKeySequence(Qt::ALT | Qt::Key_Home),
           [this] { m_browser->showPage(firstHelpPage()); });
    bar->addWidget(m_search);

    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(m_search->placeholderText());
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { showHit(m_hits->item(0)); });
    m_hits->setAccessibleName(tr("Pages that have the words"));
    m_hits->setWordWrap(true);
    m_hits->hide();
    connect(m_hits, &QListWidget::itemClicked, this, &HelpWindow::showHit);
    connect(m_hits, &QListWidget::itemActivated, this, &HelpWindow::showHit);
    // source() is still the page before.
    connect(m_browser, &QTextBrowser::sourceChanged, this, [this](const QUrl &name) {
        setWindowTitle(tr("%1 – Manual").arg(m_index.titleOf(m_browser->pageOf(name))));
    });

    auto *parts = new QSplitter;
    parts->addWidget(m_hits);
    parts->addWidget(m_browser);
    parts->setStretchFactor(1, 1);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(bar);
    // The pages are long, and not translated yet.
    const QString language = tr("The manual is in English.");
    if (language != QLatin1String("The manual is in English."))
        rows->addWidget(new PlainLabel(language));
    rows->addWidget(parts, 1);
    resize(900, 720);
}

void HelpWindow::showPage(const QString &page)
{
    m_browser->showPage(page);
    m_browser->setFocus();
}

void HelpWindow::search(const QString &text)
{
    m_hits->clear();
    const QList<HelpHit> hits = m_index.find(text);
    for (const HelpHit &hit : hits) {
        auto *item = new QListWidgetItem(hit.title + u'\n' + hit.excerpt, m_hits);
        item->setData(pageRole, hit.page);
    }
    if (hits.isEmpty() && !text.trimmed().isEmpty()) {
        auto *item = new QListWidgetItem(tr("No page has “%1”.").arg(text.trimmed()), m_hits);
        item->setFlags(Qt::NoItemFlags);
    }
    m_hits->setVisible(!text.trimmed().isEmpty());
}

void HelpWindow::showHit(const QListWidgetItem *item)
{
    if (!item || item->data(pageRole).isNull())
        return;
    const QString page = item->data(pageRole).toString();
    m_browser->showPage(page);
    if (!page.contains(u'#'))
        m_browser->find(m_search->text().section(u' ', 0, 0, QString::SectionSkipEmpty));
}

void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->matches(QKeySequence::Find))
        m_search->setFocus(Qt::ShortcutFocusReason);
    else
        QWidget::keyPressEvent(event);
}

} // namespace sinew

#include "moc_help_window.cpp"
