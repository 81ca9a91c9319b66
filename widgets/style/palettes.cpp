// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/style/palettes.h"

#include "widgets/style/contrast.h"

namespace sinew {

namespace {

constexpr double partRatio = 3.1;  ///< above WCAG's 3:1, so that rounding of colours doesn't matter
constexpr double textRatio = 4.55; ///< above 4.5:1

struct SchemeColours
{
    QRgb window, base, alternate, button, text, disabled, highlight, highlightedText, link, toolTip, placeholder;
};

QPalette paletteOf(const SchemeColours &c)
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

} // namespace

QPalette lightPalette()
{
    return paletteOf({.window = 0xfff0f1f3,
                      .base = 0xffffffff,
                      .alternate = 0xfff7f8f9,
                      .button = 0xfffafbfc,
                      .text = 0xff1e2226,
                      .disabled = 0xff8b9097,
                      .highlight = 0xff1f66a8,
                      .highlightedText = 0xffffffff,
                      .link = 0xff1a5c99,
                      .toolTip = 0xfffafbfc,
                      .placeholder = 0xff5d636b});
}

QPalette darkPalette()
{
    return paletteOf({.window = 0xff282a2e,
                      .base = 0xff1d1f22,
                      .alternate = 0xff232528,
                      .button = 0xff35383d,
                      .text = 0xffe6e8ea,
                      .disabled = 0xff7c8188,
                      .highlight = 0xff2b6cab,
                      .highlightedText = 0xffffffff,
                      .link = 0xff6fb4f2,
                      .toolTip = 0xff35383d,
                      .placeholder = 0xffa3a9b0});
}

QPalette withReadableAccent(const QPalette &palette)
{
    QPalette readable = palette;
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        const QColor highlight = palette.color(group, QPalette::Highlight), base = palette.color(group, QPalette::Base);
        const auto mend = [&](QPalette::ColorRole role, const QColor &background) {
            const QColor colour = palette.color(group, role);
            if (contrast(colour, background) < textRatio)
                readable.setColor(group, role, readableOn(colour, {background}, textRatio));
        };
        mend(QPalette::HighlightedText, highlight);
        mend(QPalette::Link, base);
        mend(QPalette::LinkVisited, base);
    }
    return readable;
}

QColor outlineColour(const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window), base = palette.color(QPalette::Base);
    return readableOn(mixed(window, palette.color(QPalette::WindowText), 0.3),
                      {window, base, palette.color(QPalette::Button)}, partRatio);
}

QColor separatorColour(const QPalette &palette)
{
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.16);
}

QColor accentColour(const QPalette &palette)
{
    return readableOn(palette.color(QPalette::Active, QPalette::Highlight),
                      {palette.color(QPalette::Window), palette.color(QPalette::Base), palette.color(QPalette::Button)},
                      partRatio);
}

QColor quietTextColour(const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window);
    return readableOn(mixed(window, palette.color(QPalette::WindowText), 0.6), {window}, textRatio);
}

} // namespace sinew
