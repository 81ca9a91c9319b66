// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/names/physics_names.h"

#include <QtGlobal>

namespace sinew::m3 {

const EnumTable &volumeShapes()
{
    static const EnumTable table{
        {0, "cube", QT_TRANSLATE_NOOP("Label", "Cube")},       {1, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere")},
        {2, "capsule", QT_TRANSLATE_NOOP("Label", "Capsule")}, {3, "cylinder", QT_TRANSLATE_NOOP("Label", "Cylinder")},
        {4, "mesh", QT_TRANSLATE_NOOP("Label", "Mesh")},
    };
    return table;
}

const EnumTable &physicsShapes()
{
    static const EnumTable table{
        {0, "box", QT_TRANSLATE_NOOP("Label", "Box")},
        {1, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere")},
        {2, "capsule", QT_TRANSLATE_NOOP("Label", "Capsule")},
        {3, "cylinder", QT_TRANSLATE_NOOP("Label", "Cylinder")},
        {4, "convexHull", QT_TRANSLATE_NOOP("Label", "Convex hull")},
        {5, "mesh", QT_TRANSLATE_NOOP("Label", "Mesh")},
    };
    return table;
}

const EnumTable &jointTypes()
{
    static const EnumTable table{
        {0, "spherical", QT_TRANSLATE_NOOP("Label", "Spherical")},
        {1, "revolute", QT_TRANSLATE_NOOP("Label", "Revolute")},
        {2, "conical", QT_TRANSLATE_NOOP("Label", "Conical")},
        {3, "weld", QT_TRANSLATE_NOOP("Label", "Weld")},
    };
    return table;
}

const EnumTable &physicalMaterials()
{
    static const EnumTable table{
        {0, "metalHeavy", QT_TRANSLATE_NOOP("Label", "Metal Heavy")},
        {1, "metalLight", QT_TRANSLATE_NOOP("Label", "Metal Light")},
        {2, "metalProtoss", QT_TRANSLATE_NOOP("Label", "Metal Protoss")},
        {3, "rock", QT_TRANSLATE_NOOP("Label", "Rock")},
        {4, "flesh", QT_TRANSLATE_NOOP("Label", "Flesh")},
        {5, "bone", QT_TRANSLATE_NOOP("Label", "Bone")},
        {6, "lightArmor", QT_TRANSLATE_NOOP("Label", "Light Armor")},
        {7, "sand", QT_TRANSLATE_NOOP("Label", "Sand")},
        {8, "dirt", QT_TRANSLATE_NOOP("Label", "Dirt")},
        {9, "water", QT_TRANSLATE_NOOP("Label", "Water")},
        {10, "lava", QT_TRANSLATE_NOOP("Label", "Lava")},
        {11, "creep", QT_TRANSLATE_NOOP("Label", "Creep")},
        {12, "plastic", QT_TRANSLATE_NOOP("Label", "Plastic")},
        {13, "rubber", QT_TRANSLATE_NOOP("Label", "Rubber")},
        {14, "wood", QT_TRANSLATE_NOOP("Label", "Wood")},
        {15, "snow", QT_TRANSLATE_NOOP("Label", "Snow")},
        {16, "ice", QT_TRANSLATE_NOOP("Label", "Ice")},
        {17, "paper", QT_TRANSLATE_NOOP("Label", "Paper")},
        {18, "clothHeavy", QT_TRANSLATE_NOOP("Label", "Cloth Heavy")},
        {19, "clothLight", QT_TRANSLATE_NOOP("Label", "Cloth Light")},
        {20, "hair", QT_TRANSLATE_NOOP("Label", "Hair")},
        {21, "energyShield", QT_TRANSLATE_NOOP("Label", "Energy Shield")},
    };
    return table;
}

const EnumTable &bodyFlags()
{
    static const EnumTable table{
        {0x1, "collidable", QT_TRANSLATE_NOOP("Label", "Collidable")},
        {0x2, "walkable", QT_TRANSLATE_NOOP("Label", "Walkable")},
        {0x4, "stackable", QT_TRANSLATE_NOOP("Label", "Stackable")},
        {0x8, "simulateOnCollision", QT_TRANSLATE_NOOP("Label", "Simulate on collision")},
        {0x10, "ignoreLocalBodies", QT_TRANSLATE_NOOP("Label", "Ignore local bodies"),
         QT_TRANSLATE_NOOP("Field", "Doesn't collide with other bodies of the model")},
        {0x20, "alwaysExists", QT_TRANSLATE_NOOP("Label", "Always exists"),
         QT_TRANSLATE_NOOP("Field", "At every level of detail; the priority decides which others are dropped first")},
        {0x40, "inheritState", QT_TRANSLATE_NOOP("Label", "Inherit physics state")},
        {0x80, "noSimulation", QT_TRANSLATE_NOOP("Label", "Do not simulate")},
        {0x100, "ignoreSimulateEvent", QT_TRANSLATE_NOOP("Label", "Ignore simulate event"),
         QT_TRANSLATE_NOOP("Field", "The event Evt_Simulate doesn't set it free")},
        {0x200, "customMaterial", QT_TRANSLATE_NOOP("Label", "Custom material properties"),
         QT_TRANSLATE_NOOP("Field", "Mass, friction, bounce and damping differ from those of the physical material")},
    };
    return table;
}

const EnumTable &localForces()
{
    static const EnumTable table{
        {0x1, "channel1", QT_TRANSLATE_NOOP("Label", "Channel 1")},
        {0x2, "channel2", QT_TRANSLATE_NOOP("Label", "Channel 2")},
        {0x4, "channel3", QT_TRANSLATE_NOOP("Label", "Channel 3")},
        {0x8, "channel4", QT_TRANSLATE_NOOP("Label", "Channel 4")},
        {0x10, "channel5", QT_TRANSLATE_NOOP("Label", "Channel 5")},
        {0x20, "channel6", QT_TRANSLATE_NOOP("Label", "Channel 6")},
        {0x40, "channel7", QT_TRANSLATE_NOOP("Label", "Channel 7")},
        {0x80, "channel8", QT_TRANSLATE_NOOP("Label", "Channel 8")},
        {0x100, "channel9", QT_TRANSLATE_NOOP("Label", "Channel 9")},
        {0x200, "channel10", QT_TRANSLATE_NOOP("Label", "Channel 10")},
        {0x400, "channel11", QT_TRANSLATE_NOOP("Label", "Channel 11")},
        {0x800, "channel12", QT_TRANSLATE_NOOP("Label", "Channel 12")},
        {0x1000, "channel13", QT_TRANSLATE_NOOP("Label", "Channel 13")},
        {0x2000, "channel14", QT_TRANSLATE_NOOP("Label", "Channel 14")},
        {0x4000, "channel15", QT_TRANSLATE_NOOP("Label", "Channel 15")},
        {0x8000, "channel16", QT_TRANSLATE_NOOP("Label", "Channel 16")},
    };
    return table;
}

const EnumTable &worldForces()
{
    static const EnumTable table{
        {0x1, "wind", QT_TRANSLATE_NOOP("Label", "Wind")},
        {0x2, "explosion", QT_TRANSLATE_NOOP("Label", "Explosion")},
        {0x4, "energy", QT_TRANSLATE_NOOP("Label", "Energy")},
        {0x8, "blood", QT_TRANSLATE_NOOP("Label", "Blood")},
        {0x10, "magnetic", QT_TRANSLATE_NOOP("Label", "Magnetic")},
        {0x20, "grass", QT_TRANSLATE_NOOP("Label", "Grass")},
        {0x40, "brush", QT_TRANSLATE_NOOP("Label", "Brush")},
        {0x80, "trees", QT_TRANSLATE_NOOP("Label", "Trees")},
    };
    return table;
}

const EnumTable &turretPartFlags()
{
    static const EnumTable table{
        {0x1, "mainPart", QT_TRANSLATE_NOOP("Label", "Main part"),
         QT_TRANSLATE_NOOP("Field", "The part whose direction is that of the whole turret")},
    };
    return table;
}

const EnumTable &turretAxisFlags()
{
    static const EnumTable table{
        {0x2, "limited", QT_TRANSLATE_NOOP("Label", "Limited"),
         QT_TRANSLATE_NOOP("Field", "Minimum and maximum count")},
    };
    return table;
}

} // namespace sinew::m3
