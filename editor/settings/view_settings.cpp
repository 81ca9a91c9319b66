// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/view_settings.h"

#include "viewport/options/player_colours.h"
#include "viewport/options/view_toggles.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

QString stateName(const ViewToggle &toggle)
{
    return QStringLiteral("view.") + QLatin1String(toggle.name);
}

/// The colours of weights replace the model's own: a start must not hide those.
bool lasts(const ViewToggle &toggle)
{
    return toggle.option != &ViewOptions::weights;
}

/// Calls `visit` with the name and value of every number, then of every colour.
template<class Options, class Visit>
void visitValues(Options &options, const Visit &visit)
{
    visit("view.sunYaw", options.daylight.sunYaw);
    visit("view.sunElevation", options.daylight.sunElevation);
    visit("view.sunColour", options.daylight.sun);
    visit("view.ambientColour", options.daylight.ambient);
    visit("view.fogColour", options.fogColour);
    visit("view.background", options.background);
    visit("view.fogStart", options.fogStart);
    visit("view.fogEnd", options.fogEnd);
    visit("view.ghostsBefore", options.ghostChoice.before);
    visit("view.ghostsAfter", options.ghostChoice.after);
    visit("view.ghostStep", options.ghostChoice.step);
}

} // namespace

ViewOptions storedViewOptions(const Settings &settings, const ViewOptions &otherwise)
{
    ViewOptions options = otherwise;
    for (const ViewToggle &toggle : viewToggles())
        if (lasts(toggle))
            options.*toggle.option = settings.state(stateName(toggle), options.*toggle.option).toBool();
    visitValues(options, [&]<class T>(const char *name, T &value) {
        const QVariant stored = settings.state(QString::fromLatin1(name));
        if constexpr (std::is_same_v<T, QColor>) {
            if (const QColor colour(stored.toString()); colour.isValid())
                value = colour;
        } else {
            bool isNumber = false;
            const float number = stored.toFloat(&isNumber);
            if (isNumber && std::isfinite(number))
                value = T(std::clamp(number, -1e9f, 1e9f));
        }
    });
    options.ghostChoice.meshes = settings.state(QStringLiteral("view.ghostMeshes"), true).toBool();
    options.meshes.kind =
        MeshChoice::Kind(std::clamp(settings.state(QStringLiteral("view.meshKind"), 0).toInt(), 0, 2));
    options.meshes.level = std::uint32_t(std::max(0, settings.state(QStringLiteral("view.meshLevel"), 0).toInt()));
    options.teamColour = QColor(playerColours()[std::size_t(settings.teamColour())].rgb);
    return options;
}

void storeViewOptions(Settings &settings, const ViewOptions &options)
{
    for (const ViewToggle &toggle : viewToggles())
        if (lasts(toggle))
            settings.setState(stateName(toggle), options.*toggle.option);
    visitValues(options, [&]<class T>(const char *name, const T &value) {
        if constexpr (std::is_same_v<T, QColor>)
            settings.setState(QString::fromLatin1(name), value.name());
        else
            settings.setState(QString::fromLatin1(name), double(value));
    });
    settings.setState(QStringLiteral("view.ghostMeshes"), options.ghostChoice.meshes);
    settings.setState(QStringLiteral("view.meshKind"), int(options.meshes.kind));
    settings.setState(QStringLiteral("view.meshLevel"), int(options.meshes.level));
}

} // namespace sinew
