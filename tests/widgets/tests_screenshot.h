// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QIcon>
#include <QPalette>
#include <QSet>
#include <QTest>
#include <QWidget>

#include <algorithm>

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

/// The mean lightness of a picture, 0…255, and how many colours it has.
struct Impression
{
    double lightness = 0;
    qsizetype colours = 0;
};
inline Impression impressionOf(const QImage &picture)
{
    QSet<QRgb> colours;
    double sum = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            colours.insert(picture.pixel(x, y));
            sum += qGray(picture.pixel(x, y));
        }
    return {sum / std::max(1, picture.width() * picture.height()), colours.size()};
}

/// Draws a widget under the light and the dark palette: it shows something, on a background of the palette. Pictures
/// for inspection, <name>_<theme>.png, go into the folder that SINEW_PICTURES names.
inline void checkThemes(QWidget &widget, const char *name)
{
    const QPalette light = QApplication::palette();
    const QString folder = qEnvironmentVariable("SINEW_PICTURES");
    Impression impressions[2];
    for (const bool dark : {false, true}) {
        QIcon::setThemeName(dark ? QStringLiteral("breeze-dark") : QStringLiteral("breeze"));
        QApplication::setPalette(dark ? darkPalette() : light);
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        QCoreApplication::processEvents();
        const QImage picture = widget.grab().toImage();
        impressions[dark] = impressionOf(picture);
        const QString file =
            QStringLiteral("%1/%2_%3.png")
                .arg(folder, QLatin1String(name), dark ? QStringLiteral("dark") : QStringLiteral("light"));
        if (!folder.isEmpty())
            QVERIFY2(picture.save(file), qPrintable(file));
    }
    QApplication::setPalette(light);
    QIcon::setThemeName(QStringLiteral("breeze"));
    QVERIFY2(impressions[0].lightness > 128 && impressions[1].lightness < 128,
             qPrintable(QStringLiteral("%1: lightness %2 and %3")
                            .arg(QLatin1String(name))
                            .arg(impressions[0].lightness)
                            .arg(impressions[1].lightness)));
    for (const Impression &impression : impressions)
        QVERIFY2(impression.colours > 8, name); // more than background and frame: text, icons, curves
}

} // namespace sinew
