// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/theme.h"

#include <QApplication>
#include <QIcon>
#include <QStyle>
#include <QStyleFactory>

namespace sinew {

namespace {

struct Colours
{
    QRgb window, base, alternate, button, text, disabled, highlight, highlightedText, link, toolTip, placeholder;
};

QPalette paletteOf(const Colours &c)
{
    QPalette palette(QColor(c.button), QColor(c.window));
    const auto set = [&](QPalette::ColorRole role, QRgb colour) { palette.setColor(role, QColor(colour)); };
    set(QPalette::Base, c.base);
    set(QPalette::AlternateBase, c.alternate);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        set(role, c.text);
        palette.setColor(QPalette::Disabled, role, QColor(c.disabled));
    }
    set(QPalette::BrightText, c.highlightedText);
    set(QPalette::Highlight, c.highlight);
    set(QPalette::HighlightedText, c.highlightedText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(c.disabled));
    set(QPalette::Link, c.link);
    set(QPalette::LinkVisited, c.link);
    set(QPalette::ToolTipBase, c.toolTip);
    set(QPalette::PlaceholderText, c.placeholder);
    return palette;
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

} // namespace

QPalette lightPalette()
{
    return paletteOf({.window = 0xffeff0f1,
                      .base = 0xffffffff,
                      .alternate = 0xfff5f6f7,
                      .button = 0xfffcfcfc,
                      .text = 0xff232629,
                      .disabled = 0xff8a8d91,
                      .highlight = 0xff1d699f,
                      .highlightedText = 0xffffffff,
                      .link = 0xff1a6090,
                      .toolTip = 0xfff7f7f7,
                      .placeholder = 0xff63676b});
}

QPalette darkPalette()
{
    return paletteOf({.window = 0xff2a2e32,
                      .base = 0xff1b1e20,
                      .alternate = 0xff222629,
                      .button = 0xff31363b,
                      .text = 0xfffcfcfc,
                      .disabled = 0xff6e7276,
                      .highlight = 0xff2a6f9f,
                      .highlightedText = 0xffffffff,
                      .link = 0xff59b7ee,
                      .toolTip = 0xff31363b,
                      .placeholder = 0xffa1a9b1});
}

void applyTheme(Settings::Theme theme)
{
    // What the platform gave the program before anything was changed.
    static const QString platformStyle = QApplication::style()->objectName();
    static const QString platformIcons = QIcon::themeName();

    if (theme == Settings::Theme::System) {
        QApplication::setStyle(QStyleFactory::create(platformStyle));
        QApplication::setPalette(QPalette());
    } else {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setPalette(theme == Settings::Theme::Dark ? darkPalette() : lightPalette());
    }
    // Not every platform looks where icon themes usually are.
    const QString defaultFolder = QStringLiteral("/usr/share/icons");
    if (QStringList folders = QIcon::themeSearchPaths(); !folders.contains(defaultFolder)) {
        folders.append(defaultFolder);
        QIcon::setThemeSearchPaths(folders);
    }
    const QString breeze = isDark(QApplication::palette()) ? QStringLiteral("breeze-dark") : QStringLiteral("breeze");
    // A platform without icons of its own calls the bare base theme by name.
    const bool platformHasIcons = !platformIcons.isEmpty() && platformIcons != QLatin1String("hicolor");
    QIcon::setFallbackThemeName(breeze);
    QIcon::setThemeName(theme == Settings::Theme::System && platformHasIcons ? platformIcons : breeze);
}

} // namespace sinew
