// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/replaceables.h"

#include <QtGlobal>

namespace sinew {

std::span<const Replaceable> replaceables()
{
    // The trees of the games' tilesets (DestructableData.slk), each with its blighted form.
    static constexpr const char *cliff[] = {"Cliff/Cliff0", "Cliff/Cliff1"};
    static constexpr const char *lordaeron[] = {
        "LordaeronTree/LordaeronSummerTree",       "LordaeronTree/LordaeronFallTree",
        "LordaeronTree/LordaeronWinterTree",       "LordaeronTree/LordaeronSnowTree",
        "LordaeronTree/LordaeronSummerTreeBlight", "LordaeronTree/LordaeronFallTreeBlight",
        "LordaeronTree/LordaeronWinterTreeBlight", "LordaeronTree/LordaeronSnowTreeBlight",
        "DalaranRuinsTree/DalaranRuinsTree"};
    static constexpr const char *ashenvale[] = {"AshenvaleTree/AshenTree", "AshenvaleTree/AshenTreeBlight",
                                                "AshenvaleTree/FelwoodTree", "AshenvaleTree/Ice_Tree",
                                                "AshenvaleTree/AshenCanopyTree"};
    static constexpr const char *barrens[] = {"BarrensTree/BarrensTree", "BarrensTree/BarrensTreeBlight"};
    static constexpr const char *northrend[] = {"NorthrendTree/NorthTree", "NorthrendTree/NorthTreeBlight"};
    static constexpr const char *mushroom[] = {"Mushroom/MushroomTree", "UndergroundTree/UnderMushroomTree"};
    static constexpr const char *ruins[] = {"RuinsTree/RuinsTree", "RuinsTree/RuinsTreeBlight"};
    static constexpr const char *outland[] = {"OutlandMushroomTree/MushroomTree"};
    static constexpr Replaceable all[] = {
        {11, QT_TRANSLATE_NOOP("Replaceable", "Cliffs"), cliff},
        {31, QT_TRANSLATE_NOOP("Replaceable", "Lordaeron trees"), lordaeron},
        {32, QT_TRANSLATE_NOOP("Replaceable", "Ashenvale trees"), ashenvale},
        {33, QT_TRANSLATE_NOOP("Replaceable", "Barrens trees"), barrens},
        {34, QT_TRANSLATE_NOOP("Replaceable", "Northrend trees"), northrend},
        {35, QT_TRANSLATE_NOOP("Replaceable", "Mushroom trees"), mushroom},
        {36, QT_TRANSLATE_NOOP("Replaceable", "Ruins trees"), ruins},
        {37, QT_TRANSLATE_NOOP("Replaceable", "Outland mushroom trees"), outland},
    };
    return all;
}

QStringList replaceablePaths(std::uint32_t id, int row, int hdSlot)
{
    static constexpr const char *slotNames[] = {"_diffuse", "_normal", "_orm", "_emissive"};
    for (const Replaceable &replaceable : replaceables()) {
        if (replaceable.id != id)
            continue;
        const std::size_t known = row >= 0 && std::size_t(row) < replaceable.files.size() ? std::size_t(row) : 0;
        const QString stem = QStringLiteral("ReplaceableTextures/") + QLatin1String(replaceable.files[known]);
        QStringList paths;
        if (hdSlot >= 0 && hdSlot < int(std::size(slotNames)))
            paths += stem + QLatin1String(slotNames[hdSlot]) + QStringLiteral(".dds");
        if (hdSlot <= 0)
            paths += stem + QStringLiteral(".blp");
        return paths;
    }
    return {};
}

} // namespace sinew
