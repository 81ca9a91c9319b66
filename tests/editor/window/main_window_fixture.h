// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A window with empty settings and a small model to open, and what a user does about questions.

#include "core/model/path.h"
#include "editor/builtin_plugins.h"
#include "editor/settings/settings.h"
#include "editor/window/main_window.h"
#include "editor/workers/confined_worker.h"
#include "tests/editor/small_mdx.h"
#include "tests/editor/test_files.h"
#include "tests/support/paths.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

namespace sinew::test {
inline namespace main_window_helpers {

/// One edit, as a script would make it.
inline void setEnd(Document &document, const char *value)
{
    const auto target = parsePath(document.model(), "sequences[0].end");
    QVERIFY(bool(target));
    const auto change = makeSet(document.model(), *target, value);
    QVERIFY(bool(change));
    QVERIFY(bool(document.push({*change}, QStringLiteral("Set end"))));
}

/// Clicks a button of the next question; the returned text is the question's.
inline std::shared_ptr<QString> answer(QMessageBox::StandardButton button)
{
    auto text = std::make_shared<QString>();
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, text, button] {
        auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!question)
            return;
        timer->deleteLater();
        *text = question->text();
        QAbstractButton *choice = question->button(button);
        if (!choice) { // a button that belongs to the question
            for (QAbstractButton *other : question->buttons()) {
                if (question->buttonRole(other) == QMessageBox::DestructiveRole)
                    choice = other;
            }
        }
        choice->click();
    });
    timer->start(20);
    return text;
}

/// A test with a new window for each function.
class MainWindowFixture : public QObject
{
protected:
    void start()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_config.path());
        addBuiltinPlugins(m_formats);
        setWorkerCommand({programPath()});
    }
    void openWindow()
    {
        QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("sinew"), QStringLiteral("sinew")).clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("small.mdx"));
        write(m_file, smallMdx());
        m_settings = std::make_unique<Settings>();
        m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void closeWindow()
    {
        m_window.reset();
        m_settings.reset();
    }
    Document *openSmall()
    {
        m_window->open(m_file);
        const bool open = QTest::qWaitFor([this] { return !m_window->isBusy() && m_window->documents().find(m_file); });
        return open ? m_window->documents().find(m_file) : nullptr;
    }
    QAction *action(const char *id) { return m_window->actions().find(QString::fromLatin1(id)); }
    QTabBar *tabs() { return m_window->centralWidget()->findChild<QTabBar *>(); }

    QTemporaryDir m_config;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    FormatRegistry m_formats;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace main_window_helpers
} // namespace sinew::test
