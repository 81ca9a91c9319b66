// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/settings.h"
#include "editor/window/docks/dock_layouts.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace tst_dock_layouts {

using namespace sinew;

namespace {

/// A above a tab group of B and D on the right; C at the bottom, and under it a tab group of E, F and G. Layout “one”
/// shows the docks on the right and C.
struct Window
{
    using Relation = DockLayouts::Layout::Move::Relation;

    QMainWindow window;
    Settings settings;
    DockLayouts layouts;

    Window()
        : layouts(window, settings,
                  {{QStringLiteral("one"),
                    QStringLiteral("One"),
                    names("adbc"),
                    {{QStringLiteral("a"), 300}},
                    {{QStringLiteral("a"), 300}, {QStringLiteral("b"), 100}}},
                   {QStringLiteral("two"),
                    QStringLiteral("Two"),
                    names("cefg"),
                    {},
                    {{QStringLiteral("c"), 200}, {QStringLiteral("g"), 250}}},
                   {QStringLiteral("three"),
                    QStringLiteral("Three"),
                    names("aecgf"),
                    {{QStringLiteral("a"), 200}, {QStringLiteral("e"), 250}},
                    {},
                    false,
                    {{QStringLiteral("e"), Relation::RightOf, QStringLiteral("a")},
                     {QStringLiteral("f"), Relation::TabOf, QStringLiteral("e")}}}})
    {
        window.setCentralWidget(new QLabel);
        for (const char *name : {"a", "b", "d"})
            window.addDockWidget(Qt::RightDockWidgetArea, dock(name));
        window.splitDockWidget(find("a"), find("b"), Qt::Vertical);
        window.tabifyDockWidget(find("b"), find("d"));
        for (const char *name : {"c", "e", "f", "g", "h"})
            window.addDockWidget(Qt::BottomDockWidgetArea, dock(name));
        window.splitDockWidget(find("c"), find("e"), Qt::Vertical);
        window.tabifyDockWidget(find("e"), find("f"));
        window.tabifyDockWidget(find("e"), find("g"));
        window.tabifyDockWidget(find("c"), find("h"));
        layouts.restore();
    }
    static QStringList names(const char *letters)
    {
        QStringList list;
        for (; *letters; ++letters)
            list << QString(QLatin1Char(*letters));
        return list;
    }
    QDockWidget *dock(const char *name)
    {
        auto *dock = new QDockWidget(QString::fromLatin1(name), &window);
        dock->setObjectName(QString::fromLatin1(name));
        dock->setWidget(new QLabel);
        return dock;
    }
    QDockWidget *find(const char *name) const { return window.findChild<QDockWidget *>(QString::fromLatin1(name)); }
};

} // namespace

class TestDockLayouts : public QObject
{
    Q_OBJECT

    QTemporaryDir m_config;

private Q_SLOTS:
    void initTestCase() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_config.path()); }
    void init()
    {
        QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("sinew"), QStringLiteral("sinew")).clear();
    }

    /// A dock whose content needs more height gets it, and covers nothing below it.
    void docksGrowWithTheirContent()
    {
        Window w;
        w.window.resize(1000, 800);
        w.window.show();
        w.layouts.apply(QStringLiteral("two"));
        const QDockWidget *above = w.find("c"), *below = w.find("g");
        QTRY_VERIFY(above->isVisible() && below->isVisible());
        QTest::qWait(300); // the sizes of the layout have settled
        const int before = above->height();
        above->widget()->setMinimumHeight(before + 60);
        QTRY_VERIFY(above->height() >= before + 60);
        QTRY_VERIFY(above->geometry().bottom() < below->geometry().top());
    }

    /// A dock that shares its place keeps its height while its content needs more room than before, but not more than
    /// it has.
    void tabsKeepTheirHeightWhileTheirContentGrows()
    {
        Window w;
        w.window.resize(1000, 800);
        w.window.show();
        w.layouts.apply(QStringLiteral("two"));
        const QDockWidget *dock = w.find("g");
        QTRY_VERIFY(dock->isVisible());
        QTest::qWait(300); // the sizes of the layout have settled
        const int before = dock->height();
        for (const int least : {20, 40, 60, 80, 100}) {
            dock->widget()->setMinimumHeight(least);
            QTest::qWait(30);
            QCOMPARE(dock->height(), before);
        }
    }

    void aNewWindowFitsItsScreen()
    {
        QCOMPARE(DockLayouts::firstSize({3840, 2160}), QSize(3072, 1728));
        QCOMPARE(DockLayouts::firstSize({1600, 1000}), QSize(1440, 900));
        QCOMPARE(DockLayouts::firstSize({1280, 800}), QSize(1216, 760));
    }

    void layoutsKeepTheirDocks()
    {
        Window w;
        w.window.show();
        QVERIFY(w.find("b")->isVisible());
        w.layouts.apply(QStringLiteral("two"));
        QVERIFY(!w.find("a")->isVisible() && !w.find("b")->isVisible() && w.find("c")->isVisible() &&
                w.find("g")->isVisible());
        w.find("c")->hide();
        w.layouts.apply(QStringLiteral("one"));
        QVERIFY(w.find("b")->isVisible() && w.find("c")->isVisible());
        w.layouts.apply(QStringLiteral("two"));
        QVERIFY(!w.find("c")->isVisible());
        w.layouts.reset();
        QVERIFY(w.find("c")->isVisible());
    }

    /// A layout can put docks elsewhere; the others have them at their place again.
    void layoutsMoveDocks()
    {
        Window w;
        w.window.resize(1000, 800);
        w.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w.window));
        for (int i = 0; i < 2; ++i) {
            w.layouts.apply(QStringLiteral("three"));
            QTest::qWait(300);
            QCOMPARE(w.window.tabifiedDockWidgets(w.find("e")), QList{w.find("f")});
            QCOMPARE(w.find("f")->geometry().top(), w.find("a")->geometry().top());
            QVERIFY(w.find("f")->geometry().left() > w.find("a")->geometry().right());
            QVERIFY(!w.find("f")->visibleRegion().isEmpty());
            QVERIFY(w.find("e")->visibleRegion().isEmpty());
            w.layouts.apply(QStringLiteral("two"));
            QTest::qWait(300);
            QVERIFY(w.find("e")->isVisible());
            QVERIFY(w.find("g")->geometry().top() > w.find("c")->geometry().bottom());
            QCOMPARE(w.window.tabifiedDockWidgets(w.find("e")).size(), 2);
        }
    }

    void layoutsKeepTheirSizes()
    {
        Window w;
        w.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w.window));
        w.layouts.apply(QStringLiteral("two"));
        QTest::qWait(300);
        w.window.resizeDocks({w.find("g")}, {200}, Qt::Vertical);
        QTest::qWait(50);
        const int height = w.find("g")->height();
        for (int i = 0; i < 3; ++i) {
            w.layouts.apply(QStringLiteral("one"));
            QTest::qWait(300);
            w.layouts.apply(QStringLiteral("two"));
            QTRY_COMPARE(w.find("g")->height(), height);
            QTest::qWait(300);
        }
        // Shown briefly, the layout keeps them as well.
        w.layouts.apply(QStringLiteral("one"));
        w.layouts.apply(QStringLiteral("two"));
        w.layouts.apply(QStringLiteral("one"));
        w.layouts.apply(QStringLiteral("two"));
        QTRY_COMPARE(w.find("g")->height(), height);
    }

    /// However quickly layouts are switched, the result is that of the last one, shown before or not.
    void quickSwitchesEndInTheLastLayout()
    {
        const auto heights = [](const Window &w) {
            QList<int> all;
            for (const char *name : {"a", "b", "c", "e", "f", "g"})
                all.append(w.find(name)->isVisible() ? w.find(name)->height() : 0);
            return all;
        };
        QList<int> one, two;
        {
            Window slow;
            slow.window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&slow.window));
            QTest::qWait(300);
            one = heights(slow);
            slow.layouts.apply(QStringLiteral("two"));
            QTest::qWait(300);
            two = heights(slow);
        }
        init(); // nothing is remembered
        Window w;
        w.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w.window));
        QTest::qWait(300);
        for (const int pause : {0, 40, 120, 180}) {
            for (const char *name : {"two", "one", "two", "one", "two"}) {
                w.layouts.apply(QString::fromLatin1(name));
                QTest::qWait(pause);
            }
            QTest::qWait(300);
            QCOMPARE(heights(w), two);
            w.layouts.apply(QStringLiteral("one"));
            QTest::qWait(300);
            QCOMPARE(heights(w), one);
        }
    }

    /// A tall window gives its room to docks that can use it.
    void whatDoesNotGrowStaysSmall()
    {
        Window w;
        auto *label = static_cast<QLabel *>(w.find("c")->widget());
        label->setMinimumHeight(60);
        w.find("c")->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        w.window.resize(900, 1100);
        w.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w.window));
        w.layouts.apply(QStringLiteral("two"));
        QTest::qWait(300);
        const int wanted = w.find("c")->sizeHint().height();
        QVERIFY2(w.find("c")->height() <= wanted + 4, qPrintable(QString::number(w.find("c")->height())));
        QVERIFY(w.find("g")->height() >= 250);
    }

    /// Qt 6.4 crashes when the state of a window is restored while it is hidden and to be maximised, and it is resized
    /// afterwards.
    void aMaximisedWindowOpensAsItWasClosed()
    {
        {
            Window w;
            w.window.show();
            w.window.setWindowState(Qt::WindowMaximized);
            QTest::qWait(300);
            w.find("b")->hide();
            w.layouts.apply(QStringLiteral("two"));
            w.settings.setState(QStringLiteral("layout"), QStringLiteral("one"));
            w.window.hide();
            w.window.setWindowState(Qt::WindowMaximized); // shown, it would be up to the window manager
            w.settings.setState(QStringLiteral("geometry"), w.window.saveGeometry());
        }
        Window w;
        QVERIFY(w.window.isMaximized());
        w.window.show();
        QTest::qWait(300);
        QVERIFY(!w.find("b")->isVisible());
        QVERIFY(w.find("c")->isVisible());
        QCOMPARE(w.layouts.current(), QStringLiteral("one"));
    }
};

SINEW_TEST(tst_dock_layouts, TestDockLayouts)

} // namespace tst_dock_layouts
#include "tst_dock_layouts.moc"
