// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What a screen reader is told: AT-SPI gets names and roles from QAccessible.

#include "core/model/path.h"
#include "editor/convert/convert_dialog.h"
#include "editor/documents/version_dialog.h"
#include "editor/settings/preferences_dialog.h"
#include "editor/settings/shortcuts_dialog.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/start_page.h"
#include "widgets/uv/uv_export_dialog.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <QTableView>
#include <QTextEdit>
#include <QToolBar>
#include <QTreeView>

namespace tst_accessible_window {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The roles that a widget of a kind may have; empty if the kind determines nothing.
QList<QAccessible::Role> rolesOf(const QWidget &widget)
{
    if (qobject_cast<const QAbstractButton *>(&widget))
        return {QAccessible::Button, QAccessible::ButtonMenu, QAccessible::ButtonDropDown, QAccessible::CheckBox,
                QAccessible::RadioButton};
    if (qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QTextEdit *>(&widget) ||
        qobject_cast<const QPlainTextEdit *>(&widget))
        return {QAccessible::EditableText};
    if (qobject_cast<const QAbstractSpinBox *>(&widget))
        return {QAccessible::SpinBox};
    if (qobject_cast<const QComboBox *>(&widget))
        return {QAccessible::ComboBox};
    if (qobject_cast<const QTreeView *>(&widget))
        return {QAccessible::Tree};
    if (qobject_cast<const QTableView *>(&widget))
        return {QAccessible::Table};
    if (qobject_cast<const QListView *>(&widget))
        return {QAccessible::List};
    if (qobject_cast<const QTabBar *>(&widget))
        return {QAccessible::PageTabList};
    if (qobject_cast<const QScrollBar *>(&widget))
        return {QAccessible::ScrollBar};
    if (qobject_cast<const QAbstractSlider *>(&widget))
        return {QAccessible::Slider};
    return {};
}

/// Buttons, and other widgets that take the keyboard, for which a screen reader would say nothing or something else.
QStringList silentParts(const QWidget &top)
{
    QStringList silent;
    for (QWidget *inside : top.findChildren<QWidget *>()) {
        const bool isButton = qobject_cast<QAbstractButton *>(inside);
        if (!inside->isVisible() || inside->focusProxy() || (inside->focusPolicy() == Qt::NoFocus && !isButton))
            continue;
        // Parts of a box, and pictures in a field, are reported as such.
        if (inside->objectName().startsWith(QLatin1String("qt_")) || qobject_cast<QLineEdit *>(inside->parentWidget()))
            continue;
        // A widget that has nothing to say yet needs no name.
        if (const auto *label = qobject_cast<const QLabel *>(inside); label && label->text().isEmpty())
            continue;
        QAccessibleInterface *part = QAccessible::queryAccessibleInterface(inside);
        const QString what = QStringLiteral("%1 “%2” in %3")
                                 .arg(QLatin1String(inside->metaObject()->className()), inside->objectName(),
                                      QLatin1String(inside->parentWidget()->metaObject()->className()));
        const QList<QAccessible::Role> roles = rolesOf(*inside);
        if (!part || part->text(QAccessible::Name).isEmpty())
            silent.append(QStringLiteral("no name: ") + what);
        else if (part->role() == QAccessible::NoRole)
            silent.append(QStringLiteral("no role: ") + what);
        else if (!roles.isEmpty() && !roles.contains(part->role()))
            silent.append(QStringLiteral("role %1: ").arg(int(part->role())) + what);
    }
    silent.removeDuplicates();
    return silent;
}

} // namespace

class TestAccessibleWindow : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void docks_data();
    void docks();
    void startPage();
    void barsAndTabs();
    void messages();
    void dialogs();
    void silenceIsHeard();

private:
    Document *openShowcase()
    {
        m_file = sourcePath("tests/samples/showcase/showcase.mdx");
        return openSmall();
    }
};

void TestAccessibleWindow::docks_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"tree", "properties", "history", "problems", "timeline", "sequences", "dope", "curves",
                             "poses", "materials", "looks", "uvs", "textures", "assets", "hex"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestAccessibleWindow::docks()
{
    QFETCH(const QString, name);
    Document *document = openShowcase();
    QVERIFY(document);
    document->playback().setPlaying(false);
    action(("window.go." + name.toLatin1()).constData())->trigger();
    auto *dock = m_window->findChild<QDockWidget *>(name);
    QVERIFY(dock);
    QAccessibleInterface *outer = QAccessible::queryAccessibleInterface(dock);
    QVERIFY(outer);
    QVERIFY(!outer->text(QAccessible::Name).isEmpty());
    for (const char *selected : {"bones[1]", "materials[0]", "materials[0].layers[0]", "geosets[0]", "textures[0]",
                                 "sequences[0]", "particleEmitters2[0]", "cameras[0]", "lights[0]"}) {
        const auto target = parsePath(document->model(), selected);
        if (!target)
            continue;
        document->selection().select(target->address.node);
        QCoreApplication::processEvents();
        const QStringList silent = silentParts(*dock->widget());
        QVERIFY2(silent.isEmpty(), qPrintable(QLatin1String(selected) + u'\n' + silent.join(u'\n')));
    }
}

void TestAccessibleWindow::startPage()
{
    auto *page = m_window->findChild<StartPage *>();
    QVERIFY(page && page->isVisible());
    const QStringList silent = silentParts(*page);
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
}

void TestAccessibleWindow::barsAndTabs()
{
    QVERIFY(openShowcase());
    QStringList silent;
    for (const QToolBar *bar : m_window->findChildren<QToolBar *>(Qt::FindDirectChildrenOnly))
        silent += silentParts(*bar);
    silent += silentParts(*m_window->centralWidget());
    silent += silentParts(*m_window->statusBar());
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
    QAccessibleInterface *strip = QAccessible::queryAccessibleInterface(tabs());
    QVERIFY(strip && strip->role() == QAccessible::PageTabList);
    QVERIFY(!strip->text(QAccessible::Name).isEmpty());
    QVERIFY(strip->childCount() > 0);
    QCOMPARE(strip->child(0)->role(), QAccessible::PageTab);
    QVERIFY(strip->child(0)->text(QAccessible::Name).contains(QStringLiteral("showcase")));
    for (const QDockWidget *dock : m_window->findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly))
        for (const QAbstractButton *button : dock->findChildren<QAbstractButton *>(Qt::FindDirectChildrenOnly))
            if (button->isVisible())
                QVERIFY2(!QAccessible::queryAccessibleInterface(const_cast<QAbstractButton *>(button))
                              ->text(QAccessible::Name)
                              .isEmpty(),
                         qPrintable(dock->objectName() + u' ' + button->objectName()));
}

void TestAccessibleWindow::messages()
{
    Document *document = openShowcase();
    QVERIFY(document);
    m_window->messages().notify({Severity::Warning, QStringLiteral("One."), {{QStringLiteral("Do"), [] {}}}, document});
    m_window->messages().notify({Severity::Warning, QStringLiteral("Two."), {}, document});
    QVERIFY(m_window->messages().isVisible());
    QAccessibleInterface *bar = QAccessible::queryAccessibleInterface(&m_window->messages());
    QVERIFY(bar && bar->text(QAccessible::Name).contains(QStringLiteral("Two.")));
    const QStringList silent = silentParts(m_window->messages());
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
}

void TestAccessibleWindow::dialogs()
{
    Document *document = openShowcase();
    QVERIFY(document);
    std::vector<std::unique_ptr<QDialog>> dialogs;
    dialogs.push_back(
        std::make_unique<PreferencesDialog>(*m_settings, m_formats.archives(), m_formats.games(), m_window.get()));
    dialogs.push_back(std::make_unique<ShortcutsDialog>(m_window->actions(), m_window.get()));
    dialogs.push_back(std::make_unique<ConvertDialog>(std::vector<ConvertSource>{}, m_formats.images(), *m_settings));
    dialogs.push_back(std::make_unique<VersionDialog>(*document, "mdx800", m_window.get()));
    dialogs.push_back(std::make_unique<UvExportDialog>(QSize(512, 512), true, m_window.get()));
    for (const auto &dialog : dialogs) {
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        const QStringList silent = silentParts(*dialog);
        QVERIFY2(silent.isEmpty(),
                 qPrintable(QLatin1String(dialog->metaObject()->className()) + u'\n' + silent.join(u'\n')));
        dialog->close();
    }
}

/// The test itself: a button without a name, and an edit reported as something else.
void TestAccessibleWindow::silenceIsHeard()
{
    QWidget page;
    auto *button = new QPushButton(&page);
    page.show();
    QCOMPARE(silentParts(page).size(), 1);
    button->setAccessibleName(QStringLiteral("Go"));
    QVERIFY(silentParts(page).isEmpty());
}

SINEW_TEST(tst_accessible_window, TestAccessibleWindow)

} // namespace tst_accessible_window
#include "tst_accessible_window.moc"
