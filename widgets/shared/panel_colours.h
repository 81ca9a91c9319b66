// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>

namespace sinew {

inline bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightnessF() < 0.5;
}

/// x y z w = red, green, blue, grey, readable on the palette's window colour (4.5:1).
inline QColor axisColour(int axis, const QPalette &palette)
{
    static const QRgb light[] = {0xc01c28, 0x1b7d32, 0x1a5fb4, 0x5e5c64};
    static const QRgb dark[] = {0xff7b72, 0x7ee08a, 0x79b8ff, 0xc0bfbc};
    return QColor::fromRgb((isDark(palette) ? dark : light)[axis & 3]);
}

/// For things that were refused or are broken.
inline QColor refusedColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xff, 0x8f, 0x85) : QColor(0xb3, 0x1d, 0x28);
}

/// For things that are odd but kept.
inline QColor warningColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xf5, 0xc2, 0x11) : QColor(0x8a, 0x55, 0x00);
}

/// For things that can be or are animated.
inline QColor keyColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xff, 0xa3, 0x48) : QColor(0xb0, 0x52, 0x00);
}

/// The playhead: blue.
inline QColor playheadColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x5a, 0xb8, 0xff) : QColor(0x00, 0x62, 0xc4);
}

/// For things that run on a global sequence.
inline QColor globalSequenceColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xc9, 0xa2, 0xff) : QColor(0x7b, 0x2f, 0xbf);
}

/// For things that happen at a time: event objects.
inline QColor eventColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x4f, 0xd1, 0xc5) : QColor(0x0b, 0x6e, 0x6e);
}

} // namespace sinew
