// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m2/names/physics_names.h"

#include <QtGlobal>

namespace sinew::m2 {

const EnumTable &bodyTypes()
{
    static const EnumTable table{
        {0, "fixed", QT_TRANSLATE_NOOP("Label", "Held by its bone"),
         QT_TRANSLATE_NOOP("Field", "Follows its bone and pushes others")},
        {1, "dynamic", QT_TRANSLATE_NOOP("Label", "Moved by physics"),
         QT_TRANSLATE_NOOP("Field", "Falls, swings and collides")},
    };
    return table;
}

const EnumTable &shapeTypes()
{
    static const EnumTable table{
        {0, "box", QT_TRANSLATE_NOOP("Label", "Box"), QT_TRANSLATE_NOOP("Field", "A box")},
        {1, "capsule", QT_TRANSLATE_NOOP("Label", "Capsule"), QT_TRANSLATE_NOOP("Field", "A cylinder with round ends")},
        {2, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere"), QT_TRANSLATE_NOOP("Field", "A sphere")},
        {3, "polytope", QT_TRANSLATE_NOOP("Label", "Polytope"), QT_TRANSLATE_NOOP("Field", "A body of flat faces")},
    };
    return table;
}

const EnumTable &jointTypes()
{
    static const EnumTable table{
        {0, "spherical", QT_TRANSLATE_NOOP("Label", "Spherical"),
         QT_TRANSLATE_NOOP("Field", "Turns in all directions about one point")},
        {1, "shoulder", QT_TRANSLATE_NOOP("Label", "Shoulder"),
         QT_TRANSLATE_NOOP("Field", "Turns about a point within a cone")},
        {2, "weld", QT_TRANSLATE_NOOP("Label", "Weld"), QT_TRANSLATE_NOOP("Field", "Holds two bodies together")},
        {3, "revolute", QT_TRANSLATE_NOOP("Label", "Revolute"), QT_TRANSLATE_NOOP("Field", "Turns about one axis")},
        {4, "prismatic", QT_TRANSLATE_NOOP("Label", "Prismatic"), QT_TRANSLATE_NOOP("Field", "Slides along one axis")},
        {5, "distance", QT_TRANSLATE_NOOP("Label", "Distance"),
         QT_TRANSLATE_NOOP("Field", "Keeps two points apart or together")},
    };
    return table;
}

const EnumTable &physicsPlaces()
{
    static const EnumTable table{
        {0, "file", QT_TRANSLATE_NOOP("Label", ".phys file"),
         QT_TRANSLATE_NOOP("Field", "In the .phys file beside the model")},
        {1, "model", QT_TRANSLATE_NOOP("Label", "PFDC chunk of the model"),
         QT_TRANSLATE_NOOP("Field", "In the model's own file")},
    };
    return table;
}

} // namespace sinew::m2
