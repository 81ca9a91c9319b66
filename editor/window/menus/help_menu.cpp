// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/help_menu.h"

#include "core/system/worker/confinement.h"
#include "editor/crash/crash_messages.h"
#include "editor/help/help_guide.h"
#include "editor/help/help_topics.h"
#include "editor/window/menus/menu_builder.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QIcon>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QWhatsThis>

namespace sinew {

HelpMenu::HelpMenu(MenuBuilder &menus, CrashMessages &crashes)
    : QObject(&menus.window()), m_guide(new HelpGuide(menus.window()))
{
    QMenu *menu = menus.addMenu(tr("&Help"));
    menus.add(
        menu,
        {QStringLiteral("help.manual"),
         tr("&Manual"),
         QStringLiteral("help-contents"),
         {},
         tr("First steps, tutorials, docks, formats, keys; everything can be searched")},
        [this] { m_guide->showPage(firstHelpPage()); }, false);
    menus.add(
        menu,
        {QStringLiteral("help.field"),
         tr("Help on the item under the &pointer"),
         QStringLiteral("help-contextual"),
         {QKeySequence(Qt::Key_F1)},
         tr("Explains a field, or opens the manual at the dock that has the keyboard")},
        [this] { showHelp(); }, false);
    QAction *whatsThis = QWhatsThis::createAction(this);
    whatsThis->setIcon(QIcon::fromTheme(QStringLiteral("help-whatsthis")));
    menus.actions().adopt(whatsThis, QStringLiteral("help.whatsThis"));
    menu->addAction(whatsThis);
    QAction *report = menus.add(
        menu,
        {QStringLiteral("help.crashReport"),
         tr("Save &crash report…"),
         {},
         {},
         tr("Show what is known about the last crash, to save it for an issue")},
        [&crashes] { crashes.showReports(); }, false);
    const auto update = [report, &crashes] { report->setEnabled(crashes.hasReports()); };
    connect(menu, &QMenu::aboutToShow, this, update);
    update();
    menu->addSeparator();
    QAction *about = menus.add(
        menu, {QStringLiteral("help.about"), tr("&About Sinew"), QStringLiteral("help-about"), {}, {}},
        [&menus] { showAbout(menus.window()); }, false);
    about->setMenuRole(QAction::AboutRole);
    QAction *aboutQt = menus.add(
        menu, {QStringLiteral("help.aboutQt"), tr("About &Qt"), {}, {}, {}}, [] { QApplication::aboutQt(); }, false);
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

namespace {

/// What a row of a list or tree says about itself.
QString itemHelp(const QWidget *widget, const QPoint &globalPosition)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(widget);
    const QModelIndex index = view ? view->indexAt(view->viewport()->mapFromGlobal(globalPosition)) : QModelIndex();
    for (const int role : {Qt::WhatsThisRole, Qt::ToolTipRole})
        if (const QString help = index.data(role).toString(); !help.isEmpty())
            return help;
    return {};
}

} // namespace

void HelpMenu::showHelp()
{
    if (!showFieldHelp(QCursor::pos()))
        m_guide->showPage(helpPageOf(QApplication::focusWidget()));
}

bool HelpMenu::showFieldHelp(const QPoint &at)
{
    for (QWidget *widget = QApplication::widgetAt(at); widget; widget = widget->parentWidget())
        if (const QString help = itemHelp(widget, at); !help.isEmpty()) {
            m_guide->showBubble(at, help, false, widget);
            return true;
        }
    // A field's own description is more useful than the tooltip of a button in it.
    for (const auto help : {&QWidget::whatsThis, &QWidget::toolTip}) {
        for (QWidget *widget = QApplication::widgetAt(at); widget; widget = widget->parentWidget()) {
            if (!(widget->*help)().isEmpty()) {
                m_guide->showBubble(at, (widget->*help)(), help == &QWidget::whatsThis, widget);
                return true;
            }
        }
    }
    return false;
}

void HelpMenu::showAbout(QWidget &window)
{
    QMessageBox::about(
        &window, tr("About Sinew"),
        tr("<h3>Sinew %1</h3><p>An editor for models of Warcraft III (MDX, MDL), World of Warcraft (M2), StarCraft II "
           "and Heroes of the Storm (M3) that loses nothing: what you do not change is saved byte for byte.</p><p>© "
           "2026 the Sinew authors, MIT licence.</p>")
                .arg(QApplication::applicationVersion()) +
            tr("<p>Thumbnails of untrusted files are made in separate processes under: %1</p>")
                .arg(QString::fromStdString(availableConfinement().text()).toHtmlEscaped()));
}

} // namespace sinew

#include "moc_help_menu.cpp"
