// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m2/names/physics_names.h"

#include <QtGlobal>

namespace sinew::m2 {

const EnumTable &bodyTypes()
{
    static const EnumTable table{
        {0, "fixed", QT_TRANSLATE_NOOP("Label", "Held by its bone")},
        {1, "dynamic", QT_TRANSLATE_NOOP("Label", "Moved by physics")},
    };
    return table;
}

const EnumTable &shapeTypes()
{
    static const EnumTable table{
        {0, "box", QT_TRANSLATE_NOOP("Label", "Box")},
        {1, "capsule", QT_TRANSLATE_NOOP("Label", "Capsule")},
        {2, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere")},
        {3, "polytope", QT_TRANSLATE_NOOP("Label", "Polytope")},
    };
    return table;
}

const EnumTable &jointTypes()
{
    static const EnumTable table{
        {0, "spherical", QT_TRANSLATE_NOOP("Label", "Spherical")},
        {1, "shoulder", QT_TRANSLATE_NOOP("Label", "Shoulder")},
        {2, "weld", QT_TRANSLATE_NOOP("Label", "Weld")},
        {3, "revolute", QT_TRANSLATE_NOOP("Label", "Revolute")},
        {4, "prismatic", QT_TRANSLATE_NOOP("Label", "Prismatic")},
        {5, "distance", QT_TRANSLATE_NOOP("Label", "Distance")},
    };
    return table;
}

const EnumTable &physicsPlaces()
{
    static const EnumTable table{
        {0, "file", QT_TRANSLATE_NOOP("Label", ".phys file")},
        {1, "model", QT_TRANSLATE_NOOP("Label", "PFDC chunk of the model")},
    };
    return table;
}

} // namespace sinew::m2
