// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/dock_layouts.h"
#include "editor/settings.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace sinew;

namespace {

/// Two docks on the right that share a place and one below, in two layouts.
struct Window
{
    QMainWindow window;
    Settings settings;
    DockLayouts layouts;

    Window()
        : layouts(window, settings,
                  {{QStringLiteral("one"), QStringLiteral("One"), {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}, {{QStringLiteral("a"), 300}}, {}},
                   {QStringLiteral("two"), QStringLiteral("Two"), {QStringLiteral("c")}, {}, {{QStringLiteral("c"), 250}}}})
    {
        window.setCentralWidget(new QLabel);
        window.addDockWidget(Qt::RightDockWidgetArea, dock("a"));
        window.addDockWidget(Qt::RightDockWidgetArea, dock("b"));
        window.tabifyDockWidget(find("a"), find("b"));
        window.addDockWidget(Qt::BottomDockWidgetArea, dock("c"));
        layouts.restore();
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
    void init() { QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("sinew"), QStringLiteral("sinew")).clear(); }

    void layoutsKeepTheirDocks()
    {
        Window w;
        w.window.show();
        QVERIFY(w.find("b")->isVisible());
        w.layouts.apply(QStringLiteral("two"));
        QVERIFY(!w.find("a")->isVisible() && !w.find("b")->isVisible() && w.find("c")->isVisible());
        w.find("c")->hide();
        w.layouts.apply(QStringLiteral("one"));
        QVERIFY(w.find("b")->isVisible() && w.find("c")->isVisible());
        w.layouts.apply(QStringLiteral("two"));
        QVERIFY(!w.find("c")->isVisible());
        w.layouts.reset();
        QVERIFY(w.find("c")->isVisible());
    }

    /// Qt 6.4 crashes when the state of a window is restored while it is hidden and to be maximised, and it is resized afterwards.
    void aMaximisedWindowOpensAsItWasClosed()
    {
        {
            Window w;
            w.window.show();
            w.find("b")->hide();
            w.window.hide();
            w.window.setWindowState(Qt::WindowMaximized); // shown, it would be up to the window manager
            w.layouts.remember();
        }
        Window w;
        QVERIFY(w.window.isMaximized());
        w.window.show();
        for (const QSize size : {QSize(700, 500), QSize(1100, 800), QSize(900, 600)}) {
            w.window.resize(size);
            QCoreApplication::processEvents();
            w.find("a")->setVisible(!w.find("a")->isVisible());
        }
        QVERIFY(!w.find("b")->isVisible());
        QVERIFY(w.find("c")->isVisible());
        QCOMPARE(w.layouts.current(), QStringLiteral("one"));
    }
};

QTEST_MAIN(TestDockLayouts)
#include "tst_dock_layouts.moc"
