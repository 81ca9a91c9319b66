// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "test_scene.h"
#include "viewport/view/viewport_widget.h"

#include <QGuiApplication>
#include <QMainWindow>
#include <QtTest>

namespace sinew::test {
inline namespace viewport_fixture_helpers {

/// A viewport in a real window, without a grid, that shows one document at a time.
class ViewportFixture : public QObject
{
protected:
    const QColor background{10, 20, 30};
    std::unique_ptr<QMainWindow> m_main;
    ViewportWidget *m_viewport = nullptr;
    QWindow *m_window = nullptr; ///< the native one
    Textures m_textures;
    std::unique_ptr<Document> m_document;

    void openWindow(QSize size)
    {
        m_main = std::make_unique<QMainWindow>();
        m_viewport = new ViewportWidget;
        QVERIFY2(m_viewport->unavailable().isEmpty(), qPrintable(m_viewport->unavailable()));
        m_main->setCentralWidget(m_viewport);
        m_main->resize(size);
        m_main->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_main.get()));
        for (QWindow *window : QGuiApplication::allWindows()) {
            if (window->inherits("sinew::SceneWindow"))
                m_window = window;
        }
        QVERIFY(m_window);
        ViewOptions options;
        options.background = background;
        options.grid = false;
        m_viewport->setOptions(options);
    }
    void closeDocument()
    {
        if (m_document)
            m_viewport->removeDocument(*m_document);
        m_document.reset();
    }

    QImage capture()
    {
        QImage picture;
        // The first picture after a change may come before its geometry; the second has it.
        for (int i = 0; i < 3; ++i) {
            bool done = false;
            m_viewport->capture([&](const QImage &image) {
                picture = image;
                done = true;
            });
            if (!QTest::qWaitFor([&] { return done; }, 10000))
                qWarning("no picture");
        }
        return picture;
    }
};

} // namespace viewport_fixture_helpers
} // namespace sinew::test
