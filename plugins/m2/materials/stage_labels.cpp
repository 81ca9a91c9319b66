// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/stage_labels.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

constexpr std::size_t named = 4;
using Labels = const char *const[named];

constexpr Labels textures{QT_TRANSLATE_NOOP("Label", "Texture"), QT_TRANSLATE_NOOP("Label", "Second texture"),
                          QT_TRANSLATE_NOOP("Label", "Third texture"), QT_TRANSLATE_NOOP("Label", "Fourth texture")};
constexpr Labels uvSets{QT_TRANSLATE_NOOP("Label", "UV set"), QT_TRANSLATE_NOOP("Label", "Second UV set"),
                        QT_TRANSLATE_NOOP("Label", "Third UV set"), QT_TRANSLATE_NOOP("Label", "Fourth UV set")};
constexpr Labels transforms{
    QT_TRANSLATE_NOOP("Label", "Texture animation"), QT_TRANSLATE_NOOP("Label", "Second texture animation"),
    QT_TRANSLATE_NOOP("Label", "Third texture animation"), QT_TRANSLATE_NOOP("Label", "Fourth texture animation")};
constexpr Labels weights{
    QT_TRANSLATE_NOOP("Label", "Texture weight"), QT_TRANSLATE_NOOP("Label", "Second texture weight"),
    QT_TRANSLATE_NOOP("Label", "Third texture weight"), QT_TRANSLATE_NOOP("Label", "Fourth texture weight")};
constexpr Labels combiners{QT_TRANSLATE_NOOP("Label", "Combiner"), QT_TRANSLATE_NOOP("Label", "Second combiner"),
                           QT_TRANSLATE_NOOP("Label", "Third combiner"), QT_TRANSLATE_NOOP("Label", "Fourth combiner")};
constexpr Labels blends{QT_TRANSLATE_NOOP("Label", "Blend mode"), QT_TRANSLATE_NOOP("Label", "Second blend mode"),
                        QT_TRANSLATE_NOOP("Label", "Third blend mode"),
                        QT_TRANSLATE_NOOP("Label", "Fourth blend mode")};
constexpr Labels flags{QT_TRANSLATE_NOOP("Label", "Flags"), QT_TRANSLATE_NOOP("Label", "Second flags"),
                       QT_TRANSLATE_NOOP("Label", "Third flags"), QT_TRANSLATE_NOOP("Label", "Fourth flags")};

const Labels &labelsOf(LayerRole role)
{
    switch (role) {
    case LayerRole::UvSet:
        return uvSets;
    case LayerRole::TextureTransform:
        return transforms;
    case LayerRole::Alpha:
        return weights;
    case LayerRole::Shader:
        return combiners;
    case LayerRole::Blend:
        return blends;
    case LayerRole::Flags:
        return flags;
    default:
        return textures;
    }
}

} // namespace

const char *stageLabel(LayerRole role, std::size_t stage)
{
    return labelsOf(role)[std::min(stage, named - 1)];
}

} // namespace sinew::m2
