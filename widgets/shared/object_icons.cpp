// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/object_icons.h"

#include "core/schema/struct_info.h"

#include <QString>

#include <map>
#include <tuple>

namespace sinew {

namespace {

struct IconRule
{
    const char *word; ///< lower case, anywhere in the structure's name
    const char *icon;
};

// The first word that matches decides: the more specific ones come first.
constexpr IconRule rules[] = {
    {"textureanim", "transform-rotate"},
    {"geosetanim", "view-visible"},
    {"globalseq", "media-playlist-repeat"},
    {"sequence", "media-playback-start"},
    {"animation", "media-playback-start"},
    {"layer", "dialog-layers"},
    {"material", "color-management"},
    {"texture", "viewimage"},
    {"geoset", "draw-polygon"},
    {"submesh", "draw-polygon"},
    {"region", "draw-polygon"},
    {"batch", "draw-polygon"},
    {"uvset", "draw-triangle"},
    {"popcorn", "draw-watercolor"},
    {"corn", "draw-watercolor"},
    {"particle", "draw-star"},
    {"ribbon", "draw-bezier-curves"},
    {"emitter", "draw-star"},
    {"light", "flashlight-on"},
    {"camera", "camera-photo"},
    {"attachment", "anchor"},
    {"collision", "draw-cuboid"},
    {"hittest", "draw-cuboid"},
    {"bound", "draw-cuboid"},
    {"event", "tag-events"},
    {"sound", "player-volume"},
    {"bone", "draw-connector"},
    {"helper", "draw-cross"},
    {"node", "node"},
    {"facefx", "smiley-shape"},
    {"opaque", "application-octet-stream"},
    {"unknown", "application-octet-stream"},
    {"chunk", "application-octet-stream"},
};

} // namespace

QString objectIconName(const StructInfo &info)
{
    const QString name = QString::fromLatin1(info.name).toLower();
    for (const IconRule &rule : rules)
        if (name.contains(QLatin1String(rule.word)))
            return QString::fromLatin1(rule.icon);
    return QStringLiteral("object");
}

QIcon themedIcon(const QString &name, const QString &fallback)
{
    // Qt looks for a name that no theme has in hundreds of folders, each time.
    static std::map<std::tuple<QString, QString, QString>, QIcon> found;
    const auto [at, isNew] = found.try_emplace({QIcon::themeName(), name, fallback});
    if (isNew) {
        at->second = QIcon::fromTheme(name);
        if (at->second.isNull() && !fallback.isEmpty())
            at->second = QIcon::fromTheme(fallback);
    }
    return at->second;
}

QIcon objectIcon(const StructInfo &info)
{
    return themedIcon(objectIconName(info), QStringLiteral("text-x-generic"));
}

QIcon severityIcon(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return themedIcon(QStringLiteral("data-error"), QStringLiteral("dialog-error"));
    case Severity::Warning:
        return themedIcon(QStringLiteral("data-warning"), QStringLiteral("dialog-warning"));
    case Severity::Info:
        break;
    }
    return themedIcon(QStringLiteral("data-information"), QStringLiteral("dialog-information"));
}

} // namespace sinew
