// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QIcon>
#include <QPalette>
#include <QTest>
#include <QWidget>

namespace sinew {

inline QPalette darkPalette()
{
    QPalette palette(QColor(0x31, 0x36, 0x3b), QColor(0x2a, 0x2e, 0x32));
    palette.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
    palette.setColor(QPalette::AlternateBase, QColor(0x23, 0x26, 0x29));
    palette.setColor(QPalette::Highlight, QColor(0x3d, 0xae, 0xe9));
    palette.setColor(QPalette::PlaceholderText, QColor(0xa1, 0xa9, 0xb1));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, QColor(0xfc, 0xfc, 0xfc));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x80, 0x84, 0x88));
    return palette;
}

/// Icons as in the real window; the offscreen platform knows no icon folders. Call it before widgets are made.
inline void useBreezeIcons()
{
    QIcon::setThemeSearchPaths({QStringLiteral("/usr/share/icons"), QStringLiteral(":/icons")});
    QIcon::setThemeName(QStringLiteral("breeze"));
}

/// Pictures of a widget in light and dark, for the developer: /tmp/sinew_<name>_<theme>.png.
inline void screenshots(QWidget &widget, const char *name)
{
    const QPalette light = QApplication::palette();
    for (const bool dark : {false, true}) {
        QIcon::setThemeName(dark ? QStringLiteral("breeze-dark") : QStringLiteral("breeze"));
        QApplication::setPalette(dark ? darkPalette() : light);
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        QCoreApplication::processEvents();
        const QPixmap picture = widget.grab();
        QVERIFY(!picture.isNull());
        picture.save(QStringLiteral("/tmp/sinew_%1_%2.png")
                         .arg(QLatin1String(name), dark ? QStringLiteral("dark") : QStringLiteral("light")));
    }
    QApplication::setPalette(light);
    QIcon::setThemeName(QStringLiteral("breeze"));
}

} // namespace sinew
