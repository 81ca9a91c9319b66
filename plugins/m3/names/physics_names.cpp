// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/names/physics_names.h"

#include <QtGlobal>

namespace sinew::m3 {

const EnumTable &volumeShapes()
{
    static const EnumTable table{
        {0, "cube", QT_TRANSLATE_NOOP("Label", "Cube"), QT_TRANSLATE_NOOP("Field", "A box")},
        {1, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere"), QT_TRANSLATE_NOOP("Field", "A sphere")},
        {2, "capsule", QT_TRANSLATE_NOOP("Label", "Capsule"), QT_TRANSLATE_NOOP("Field", "A cylinder with round ends")},
        {3, "cylinder", QT_TRANSLATE_NOOP("Label", "Cylinder"), QT_TRANSLATE_NOOP("Field", "A cylinder")},
        {4, "mesh", QT_TRANSLATE_NOOP("Label", "Mesh"), QT_TRANSLATE_NOOP("Field", "The triangles of a mesh")},
    };
    return table;
}

const EnumTable &physicsShapes()
{
    static const EnumTable table{
        {0, "box", QT_TRANSLATE_NOOP("Label", "Box"), QT_TRANSLATE_NOOP("Field", "A box")},
        {1, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere"), QT_TRANSLATE_NOOP("Field", "A sphere")},
        {2, "capsule", QT_TRANSLATE_NOOP("Label", "Capsule"), QT_TRANSLATE_NOOP("Field", "A cylinder with round ends")},
        {3, "cylinder", QT_TRANSLATE_NOOP("Label", "Cylinder"), QT_TRANSLATE_NOOP("Field", "A cylinder")},
        {4, "convexHull", QT_TRANSLATE_NOOP("Label", "Convex hull"),
         QT_TRANSLATE_NOOP("Field", "The smallest convex body around the vertices")},
        {5, "mesh", QT_TRANSLATE_NOOP("Label", "Mesh"), QT_TRANSLATE_NOOP("Field", "The triangles of a mesh")},
    };
    return table;
}

const EnumTable &jointTypes()
{
    static const EnumTable table{
        {0, "spherical", QT_TRANSLATE_NOOP("Label", "Spherical"),
         QT_TRANSLATE_NOOP("Field", "Turns in all directions about one point")},
        {1, "revolute", QT_TRANSLATE_NOOP("Label", "Revolute"), QT_TRANSLATE_NOOP("Field", "Turns about one axis")},
        {2, "conical", QT_TRANSLATE_NOOP("Label", "Conical"),
         QT_TRANSLATE_NOOP("Field", "Turns about a point within a cone")},
        {3, "weld", QT_TRANSLATE_NOOP("Label", "Weld"), QT_TRANSLATE_NOOP("Field", "Holds two bodies together")},
    };
    return table;
}

const EnumTable &physicalMaterials()
{
    static const EnumTable table{
        {0, "metalHeavy", QT_TRANSLATE_NOOP("Label", "Metal Heavy"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {1, "metalLight", QT_TRANSLATE_NOOP("Label", "Metal Light"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {2, "metalProtoss", QT_TRANSLATE_NOOP("Label", "Metal Protoss"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {3, "rock", QT_TRANSLATE_NOOP("Label", "Rock"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {4, "flesh", QT_TRANSLATE_NOOP("Label", "Flesh"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {5, "bone", QT_TRANSLATE_NOOP("Label", "Bone"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {6, "lightArmor", QT_TRANSLATE_NOOP("Label", "Light Armor"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {7, "sand", QT_TRANSLATE_NOOP("Label", "Sand"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {8, "dirt", QT_TRANSLATE_NOOP("Label", "Dirt"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {9, "water", QT_TRANSLATE_NOOP("Label", "Water"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {10, "lava", QT_TRANSLATE_NOOP("Label", "Lava"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {11, "creep", QT_TRANSLATE_NOOP("Label", "Creep"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {12, "plastic", QT_TRANSLATE_NOOP("Label", "Plastic"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {13, "rubber", QT_TRANSLATE_NOOP("Label", "Rubber"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {14, "wood", QT_TRANSLATE_NOOP("Label", "Wood"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {15, "snow", QT_TRANSLATE_NOOP("Label", "Snow"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {16, "ice", QT_TRANSLATE_NOOP("Label", "Ice"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {17, "paper", QT_TRANSLATE_NOOP("Label", "Paper"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {18, "clothHeavy", QT_TRANSLATE_NOOP("Label", "Cloth Heavy"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {19, "clothLight", QT_TRANSLATE_NOOP("Label", "Cloth Light"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {20, "hair", QT_TRANSLATE_NOOP("Label", "Hair"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
        {21, "energyShield", QT_TRANSLATE_NOOP("Label", "Energy Shield"),
         QT_TRANSLATE_NOOP("Field", "Weight, friction and bounce of this substance")},
    };
    return table;
}

const EnumTable &bodyFlags()
{
    static const EnumTable table{
        {0x1, "collidable", QT_TRANSLATE_NOOP("Label", "Collidable"),
         QT_TRANSLATE_NOOP("Field", "Others bounce off it")},
        {0x2, "walkable", QT_TRANSLATE_NOOP("Label", "Walkable"), QT_TRANSLATE_NOOP("Field", "Units can walk on it")},
        {0x4, "stackable", QT_TRANSLATE_NOOP("Label", "Stackable"),
         QT_TRANSLATE_NOOP("Field", "Bodies can rest on each other")},
        {0x8, "simulateOnCollision", QT_TRANSLATE_NOOP("Label", "Simulate on collision"),
         QT_TRANSLATE_NOOP("Field", "Is released by a collision")},
        {0x10, "ignoreLocalBodies", QT_TRANSLATE_NOOP("Label", "Ignore local bodies"),
         QT_TRANSLATE_NOOP("Field", "Doesn't collide with other bodies of the model")},
        {0x20, "alwaysExists", QT_TRANSLATE_NOOP("Label", "Always exists"),
         QT_TRANSLATE_NOOP("Field", "At every level of detail; the priority decides which others are dropped first")},
        {0x40, "inheritState", QT_TRANSLATE_NOOP("Label", "Inherit physics state"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x80, "noSimulation", QT_TRANSLATE_NOOP("Label", "Do not simulate"),
         QT_TRANSLATE_NOOP("Field", "Stays with its bone")},
        {0x100, "ignoreSimulateEvent", QT_TRANSLATE_NOOP("Label", "Ignore simulate event"),
         QT_TRANSLATE_NOOP("Field", "The event Evt_Simulate doesn't release it")},
        {0x200, "customMaterial", QT_TRANSLATE_NOOP("Label", "Custom material properties"),
         QT_TRANSLATE_NOOP("Field", "Mass, friction, bounce and damping differ from those of the physical material")},
    };
    return table;
}

const EnumTable &localForces()
{
    static const EnumTable table{
        {0x1, "channel1", QT_TRANSLATE_NOOP("Label", "Channel 1"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x2, "channel2", QT_TRANSLATE_NOOP("Label", "Channel 2"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x4, "channel3", QT_TRANSLATE_NOOP("Label", "Channel 3"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x8, "channel4", QT_TRANSLATE_NOOP("Label", "Channel 4"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x10, "channel5", QT_TRANSLATE_NOOP("Label", "Channel 5"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x20, "channel6", QT_TRANSLATE_NOOP("Label", "Channel 6"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x40, "channel7", QT_TRANSLATE_NOOP("Label", "Channel 7"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x80, "channel8", QT_TRANSLATE_NOOP("Label", "Channel 8"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x100, "channel9", QT_TRANSLATE_NOOP("Label", "Channel 9"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x200, "channel10", QT_TRANSLATE_NOOP("Label", "Channel 10"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x400, "channel11", QT_TRANSLATE_NOOP("Label", "Channel 11"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x800, "channel12", QT_TRANSLATE_NOOP("Label", "Channel 12"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x1000, "channel13", QT_TRANSLATE_NOOP("Label", "Channel 13"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x2000, "channel14", QT_TRANSLATE_NOOP("Label", "Channel 14"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x4000, "channel15", QT_TRANSLATE_NOOP("Label", "Channel 15"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
        {0x8000, "channel16", QT_TRANSLATE_NOOP("Label", "Channel 16"),
         QT_TRANSLATE_NOOP("Field", "Channel that connects forces with what they move")},
    };
    return table;
}

const EnumTable &worldForces()
{
    static const EnumTable table{
        {0x1, "wind", QT_TRANSLATE_NOOP("Label", "Wind"),
         QT_TRANSLATE_NOOP("Field", "World forces of this kind move it")},
        {0x2, "explosion", QT_TRANSLATE_NOOP("Label", "Explosion"),
         QT_TRANSLATE_NOOP("Field", "World forces of this kind move it")},
        {0x4, "energy", QT_TRANSLATE_NOOP("Label", "Energy"),
         QT_TRANSLATE_NOOP("Field", "World forces of this kind move it")},
        {0x8, "blood", QT_TRANSLATE_NOOP("Label", "Blood"),
         QT_TRANSLATE_NOOP("Field", "World forces of this kind move it")},
        {0x10, "magnetic", QT_TRANSLATE_NOOP("Label", "Magnetic"),
         QT_TRANSLATE_NOOP("Field", "World forces of this kind move it")},
        {0x20, "grass", QT_TRANSLATE_NOOP("Label", "Grass"),
         QT_TRANSLATE_NOOP("Field", "World forces of this kind move it")},
        {0x40, "brush", QT_TRANSLATE_NOOP("Label", "Brush"),
         QT_TRANSLATE_NOOP("Field", "World forces of this kind move it")},
        {0x80, "trees", QT_TRANSLATE_NOOP("Label", "Trees"),
         QT_TRANSLATE_NOOP("Field", "World forces of this kind move it")},
    };
    return table;
}

const EnumTable &turretPartFlags()
{
    static const EnumTable table{
        {0x1, "mainPart", QT_TRANSLATE_NOOP("Label", "Main part"),
         QT_TRANSLATE_NOOP("Field", "The part that sets the direction of the whole turret")},
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
