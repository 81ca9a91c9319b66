// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The manual in the program: each dock and dialog has its page, F1 leads there, words are found, keys are current, and
// nothing but the manual is shown. Links and pictures are checked by sinew_manual when the program is built.

#include "editor/help/help_browser.h"
#include "editor/help/help_guide.h"
#include "editor/help/help_index.h"
#include "editor/help/help_topics.h"
#include "editor/help/help_window.h"
#include "editor/settings/shortcuts_dialog.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "viewport/view/viewport_widget.h"

#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>

namespace tst_manual {

using namespace sinew;
using namespace sinew::test;

class TestManual : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void pagesExist();
    void docksHavePages();
    void dialogsLeadToTheirPage();
    void wordsAreFound();
    void searchLeadsToPages();
    void onlyTheManualIsShown();
    void keysAreCurrent();

private:
    HelpWindow *helpWindow() { return m_window->findChild<HelpWindow *>(); }
};

void TestManual::pagesExist()
{
    const HelpIndex index(QStringLiteral(":/manual"));
    QVERIFY(!index.isEmpty());
    for (const QString &page : helpPages())
        QVERIFY2(!index.titleOf(page).isEmpty(), qPrintable(page));
}

void TestManual::docksHavePages()
{
    for (const QDockWidget *dock : m_window->findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly))
        QVERIFY2(helpPageOf(dock->widget()).startsWith(QLatin1String("docks/")), qPrintable(dock->objectName()));
    QCOMPARE(helpPageOf(&m_window->viewport()), QStringLiteral("docks/viewport.html"));
    QCOMPARE(helpPageOf(nullptr), firstHelpPage());
    action("help.manual")->trigger();
    QVERIFY(helpWindow());
    QCOMPARE(helpWindow()->browser().page(), firstHelpPage());
}

void TestManual::dialogsLeadToTheirPage()
{
    ShortcutsDialog dialog(m_window->actions(), m_window.get());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    // Without the search for shortcuts: the one of the main window is meant for where the keyboard is.
    QKeyEvent press(QEvent::KeyPress, Qt::Key_F1, Qt::NoModifier);
    QVERIFY(static_cast<QObject *>(m_window->findChild<HelpGuide *>())->eventFilter(&dialog, &press));
    QVERIFY(helpWindow());
    QCOMPARE(helpWindow()->browser().page(), QStringLiteral("keyboard.html"));
    QTest::keyClick(helpWindow(), Qt::Key_Escape);
    QVERIFY(!helpWindow()->isVisible());
}

void TestManual::wordsAreFound()
{
    const HelpIndex index(QStringLiteral(":/manual"));
    QCOMPARE(index.find(QStringLiteral("dope sheet")).value(0).page, QStringLiteral("docks/dope-sheet.html"));
    QVERIFY(!index.find(QStringLiteral("team color")).isEmpty());
    QVERIFY(!index.find(QStringLiteral("team colour")).isEmpty());
    QVERIFY(index.find(QStringLiteral("  ")).isEmpty());
    QVERIFY(index.find(QStringLiteral("xyzzy")).isEmpty());
}

void TestManual::searchLeadsToPages()
{
    action("help.manual")->trigger();
    auto *field = helpWindow()->findChild<QLineEdit *>();
    field->setText(QStringLiteral("uv layout"));
    const auto *hits = helpWindow()->findChild<QListWidget *>();
    QVERIFY(hits->isVisible() && hits->count() > 0);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(helpWindow()->browser().page(), QStringLiteral("docks/uv.html"));
    helpWindow()->browser().backward();
    QCOMPARE(helpWindow()->browser().page(), firstHelpPage());
}

void TestManual::onlyTheManualIsShown()
{
    HelpBrowser browser(QStringLiteral(":/manual"));
    browser.showPage(firstHelpPage());
    const QString before = browser.toPlainText();
    QVERIFY(!before.isEmpty());
    for (const QString &address : {QStringLiteral("file:///etc/hostname"), QStringLiteral("https://example.org/"),
                                   QStringLiteral("qrc:/icons/sinew.svg"), QStringLiteral("../icons/sinew.svg")}) {
        browser.setSource(QUrl(address));
        QCOMPARE(browser.toPlainText(), before);
        QVERIFY(browser.loadResource(QTextDocument::ImageResource, QUrl(address)).isNull());
    }
}

/// The page as the actions of the window give it: its introduction, and a table for each area.
static QString pageOfKeys(const ActionList &actions, const QString &introduction)
{
    const std::pair<const char *, const char *> areas[] = {{"file", "Files"},
                                                           {"edit", "Edit"},
                                                           {"view", "View"},
                                                           {"transform", "Transform"},
                                                           {"model", "Model"},
                                                           {"mesh", "Edit mode of the mesh"},
                                                           {"animation", "Animation"},
                                                           {"curves", "Curves and dope sheet"},
                                                           {"pose", "Poses"},
                                                           {"uv", "Texture coordinates"},
                                                           {"tools", "Tools"},
                                                           {"window", "Window"},
                                                           {"help", "Help"}};
    QString page = introduction;
    for (const auto &[area, title] : areas) {
        QString rows;
        for (const QAction *action : actions.all()) {
            const QString id = ActionList::idOf(action);
            QStringList keys;
            for (const QKeySequence &key : actions.defaultShortcuts(action))
                keys.append(key.toString(QKeySequence::PortableText));
            if (id.section(u'.', 0, 0) == QLatin1String(area) && !keys.isEmpty())
                rows += QStringLiteral("| %1 | %2 |\n").arg(keys.join(QStringLiteral(", ")), plainText(action));
        }
        if (!rows.isEmpty())
            page += QStringLiteral("## %1\n\n| keys | does |\n|---|---|\n").arg(QLatin1String(title)) + rows + u'\n';
    }
    return page.trimmed() + u'\n';
}

/// With SINEW_WRITE_KEYS=editor/manual/keyboard.md the page is written anew.
void TestManual::keysAreCurrent()
{
    QFile file(sourcePath("editor/manual/keyboard.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    const QString current = pageOfKeys(m_window->actions(), page.section(QStringLiteral("## "), 0, 0));
    if (const QString target = qEnvironmentVariable("SINEW_WRITE_KEYS"); !target.isEmpty())
        write(target, current.toUtf8());
    const QStringList found = page.split(u'\n'), wanted = current.split(u'\n');
    for (qsizetype i = 0; i < wanted.size(); ++i)
        QCOMPARE(found.value(i), wanted[i]);
    QCOMPARE(found.size(), wanted.size());
}

SINEW_TEST(tst_manual, TestManual)

} // namespace tst_manual
#include "tst_manual.moc"
