// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/help/help_guide.h"

#include "editor/help/help_topics.h"
#include "editor/help/help_window.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWhatsThis>
#include <QWidget>

namespace sinew {

HelpGuide::HelpGuide(QWidget &window) : QObject(&window), m_window(window)
{
    qApp->installEventFilter(this);
}

void HelpGuide::showPage(const QString &page)
{
    // A modal dialog lets only its own windows be used.
    QWidget *parent = QApplication::activeModalWidget();
    if (!parent)
        parent = &m_window;
    if (!m_helpWindow)
        m_helpWindow = new HelpWindow(parent);
    else if (m_helpWindow->parentWidget() != parent)
        m_helpWindow->setParent(parent, Qt::Window);
    m_helpWindow->show();
    m_helpWindow->raise();
    m_helpWindow->activateWindow();
    m_helpWindow->showPage(page);
}

void HelpGuide::showBubble(const QPoint &globalPosition, const QString &text, bool isMarkup, QWidget *widget)
{
    m_bubblePage = helpPageOf(widget);
    const QString shown =
        isMarkup && Qt::mightBeRichText(text) ? text : text.toHtmlEscaped().replace(u'\n', QLatin1String("<br>"));
    QWhatsThis::showText(globalPosition,
                         QStringLiteral("<p>%1</p><p><a href=\"%2\">%3</a></p>")
                             .arg(shown, m_bubblePage, tr("More in the manual (F1)").toHtmlEscaped()),
                         widget);
}

bool HelpGuide::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WhatsThisClicked) {
        const QString page = static_cast<QWhatsThisClickedEvent *>(event)->href();
        if (page != m_bubblePage)
            return false;
        QWhatsThis::hideText();
        showPage(page);
        return true;
    }
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::NoModifier)
        return false;
    auto *widget = static_cast<QWidget *>(watched);
    if (widget->inherits("QWhatsThat")) {
        QWhatsThis::hideText();
        showPage(m_bubblePage);
        return true;
    }
    // The main window has an action for the key, and parts with a use of their own for it.
    if (widget->window() == &m_window || widget->window() == m_helpWindow)
        return false;
    showPage(helpPageOf(widget));
    return true;
}

} // namespace sinew

#include "moc_help_guide.cpp"
