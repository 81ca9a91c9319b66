// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/curve_texts.h"

#include <QCoreApplication>

namespace sinew {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(CurveTexts)
};

} // namespace

QString interpolationText(std::uint32_t stored)
{
    const QString names[] = {Texts::tr("None (steps)"), Texts::tr("Linear"), Texts::tr("Hermite"), Texts::tr("Bezier")};
    return stored < 4 ? names[stored] : Texts::tr("Unknown (%1)").arg(stored);
}

QString handleModeText(HandleMode mode)
{
    const QString names[] = {Texts::tr("Free"),         Texts::tr("Aligned"), Texts::tr("Flat"),  Texts::tr("Auto"),
                             Texts::tr("Auto-clamped"), Texts::tr("Plateau"), Texts::tr("Vector")};
    return names[std::size_t(mode)];
}

QString handleModeHelp(HandleMode mode)
{
    const QString help[] = {Texts::tr("Handles stay as they are"),
                            Texts::tr("Both handles of a key stay in line"),
                            Texts::tr("Handles lie flat"),
                            Texts::tr("Handles follow the line through the neighbouring keys"),
                            Texts::tr("As auto, but flat at highs and lows, so that the curve never overshoots"),
                            Texts::tr("As auto, but flat beside a neighbour of the same value"),
                            Texts::tr("Handles point at the neighbouring keys: straight segments")};
    return help[std::size_t(mode)];
}

QString rotationOrderText(RotationOrder order)
{
    if (order == RotationOrder::Raw)
        return Texts::tr("Quaternion components");
    const char *const names[] = {"", "XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX"};
    return Texts::tr("Euler %1").arg(QLatin1String(names[std::size_t(order)]));
}

QString numberText(double number)
{
    return QString::number(number == 0 ? 0.0 : number, 'g', 6);
}

QString trackText(const ShownTrack &track)
{
    return Texts::tr("%1 of %2").arg(QString::fromStdString(track.channel.name), track.object);
}

} // namespace sinew
