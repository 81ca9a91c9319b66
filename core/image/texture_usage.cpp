// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/texture_usage.h"

#include <QFileInfo>

#include <algorithm>

namespace sinew {

TextureUsage usageOfName(const QString &name, bool hasAlpha)
{
    const QString base = QFileInfo(QString(name).replace(u'\\', u'/')).completeBaseName().toLower();
    const auto ends = [&](std::initializer_list<const char *> suffixes) {
        return std::any_of(suffixes.begin(), suffixes.end(),
                           [&](const char *suffix) { return base.endsWith(QLatin1String(suffix)); });
    };
    if (ends({"_norm", "_nrm"}))
        return hasAlpha ? TextureUsage::NormalAlphaGreen : TextureUsage::Normal;
    if (ends({"_normal", "_normals"}))
        return TextureUsage::Normal;
    return ends({"_orm", "_ao", "_gloss", "_mask", "_height"}) ? TextureUsage::Data : TextureUsage::Colour;
}

} // namespace sinew
