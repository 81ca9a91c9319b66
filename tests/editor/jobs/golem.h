// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A golem with other proportions than the showcase's knight, as MDL text: short legs, a hammer, and no left arm.

#include <QByteArray>
#include <QList>

#include <array>
#include <cmath>
#include <numbers>

namespace sinew::test {
inline namespace golem_helpers {

struct GolemBone
{
    const char *name;
    int parent; ///< row; -1: none
    float x, y, z;
};

/// Named as the knight's, so that each stands for one of his.
inline constexpr GolemBone golemBones[] = {{"Root", -1, 0, 0, 0},
                                           {"Pelvis", 0, 0, 0, 36},
                                           {"Chest", 1, 0, 0, 50},
                                           {"Head", 2, 6, 0, 78},
                                           {"Upper Arm Left", 2, 0, 27, 74},
                                           {"Forearm Left", 4, 0, 33, 52},
                                           {"Hand Left", 5, 1, 37, 32},
                                           {"Upper Arm Right", 2, 0, -27, 74},
                                           {"Forearm Right", 7, 0, -33, 52},
                                           {"Hand Right", 8, 1, -37, 32},
                                           {"Thigh Left", 1, 0, 11, 34},
                                           {"Shin Left", 10, 1, 12, 20},
                                           {"Foot Left", 11, 0, 12.5f, 6},
                                           {"Thigh Right", 1, 0, -11, 34},
                                           {"Shin Right", 13, 1, -12, 20},
                                           {"Foot Right", 14, 0, -12.5f, 6},
                                           {"Weapon", 9, 2, -38, 29}};
/// Rows of its geosets.
enum GolemGeoset : std::uint8_t { GolemBody, GolemArm, GolemHead, GolemHammer };

/// A round solid that one bone moves: rings along an axis, the first and the last one closed.
struct GolemPiece
{
    int bone;
    char axis; ///< 'x' or 'z'
    std::array<float, 3> at;
    struct Ring
    {
        float along, wide, high; ///< half sizes across the axis: x (z for the axis x), then y
    };
    QList<Ring> rings;
};

inline QList<QList<GolemPiece>> golemGeosets()
{
    QList<GolemPiece> body{{1, 'z', {0, 0, 36}, {{-6, 8, 10}, {-2, 12, 17}, {6, 12, 17}, {9, 10, 14}}},
                           {2, 'z', {0, 0, 50}, {{-6, 10, 12}, {6, 16, 20}, {20, 19, 27}, {28, 14, 24}, {32, 6, 12}}}};
    for (const auto &[row, side] : {std::pair{10, 1.f}, std::pair{13, -1.f}}) {
        body += {row, 'z', {0, 11 * side, 34}, {{-15, 6, 6}, {-11, 8, 8}, {0, 9, 9}, {4, 6, 6}}};
        body += {row + 1, 'z', {1, 12 * side, 20}, {{-15, 8, 8}, {-11, 9, 9}, {-3, 8, 8}, {1, 5, 5}}};
        body += {row + 2, 'z', {3, 12.5f * side, 6}, {{-6, 13, 9}, {-3, 13, 9}, {2, 8, 7}}};
    }
    const QList<GolemPiece> arm{
        {7, 'z', {0, -28, 74}, {{-22, 6, 6}, {-16, 9, 9}, {-2, 13, 12}, {6, 10, 10}, {9, 4, 4}}},
        {8, 'z', {0, -33, 52}, {{-21, 9, 9}, {-14, 10, 10}, {-2, 8, 8}, {1, 5, 5}}},
        {9, 'z', {1, -37, 32}, {{-10, 6, 5}, {-6, 9, 7}, {0, 9, 8}, {2, 6, 6}}}};
    const QList<GolemPiece> head{{3, 'z', {8, 0, 80}, {{-4, 7, 8}, {0, 10, 11}, {8, 11, 11}, {14, 8, 9}, {17, 3, 4}}},
                                 {3, 'x', {16, 0, 84}, {{-4, 3, 9}, {2, 3, 8}, {4, 1, 5}}},
                                 {3, 'z', {6, 10, 92}, {{-4, 4, 4}, {4, 3, 3}, {14, 0.4f, 0.4f}}},
                                 {3, 'z', {6, -10, 92}, {{-4, 4, 4}, {4, 3, 3}, {14, 0.4f, 0.4f}}}};
    const QList<GolemPiece> hammer{{16, 'x', {2, -38, 29}, {{-14, 1.5f, 1.5f}, {-13, 2, 2}, {44, 2, 2}, {45, 1, 1}}},
                                   {16, 'z', {40, -38, 29}, {{-17, 7, 7}, {-13, 9, 9}, {13, 9, 9}, {17, 7, 7}}}};
    return {body, arm, head, hammer};
}

/// The text of one geoset.
inline QByteArray golemGeoset(const QList<GolemPiece> &pieces, int material)
{
    constexpr int sides = 14;
    QByteArray places, normals, coordinates, groups, corners, matrices;
    int vertices = 0, triangles = 0, group = 0;
    QList<int> bones;
    const auto line = [](QByteArray &to, std::initializer_list<float> values) {
        QByteArrayList numbers;
        for (const float value : values)
            numbers += QByteArray::number(double(value), 'g', 7);
        to += "\t\t{ " + numbers.join(", ") + " },\n";
    };
    for (const GolemPiece &piece : pieces) {
        if (!bones.contains(piece.bone)) {
            bones += piece.bone;
            matrices += "\t\tMatrices { " + QByteArray::number(piece.bone) + " },\n";
        }
        group = int(bones.indexOf(piece.bone));
        const int first = vertices, rings = int(piece.rings.size());
        const auto add = [&](const GolemPiece::Ring &ring, float turn, float along, float inset) {
            const float c = std::cos(turn), s = std::sin(turn), a = ring.wide * c * inset, b = ring.high * s * inset;
            const float flat = along != 0 && inset == 0 ? 0 : 1;
            const auto [x, y, z] = piece.at;
            if (piece.axis == 'z') {
                line(places, {x + a, y + b, z + ring.along});
                line(normals, {c * flat, s * flat, flat == 0 ? along : 0});
            } else {
                line(places, {x + ring.along, y - b, z + a});
                line(normals, {flat == 0 ? along : 0, -s * flat, c * flat});
            }
            groups += "\t\t" + QByteArray::number(group) + ",\n";
            ++vertices;
        };
        // A seam on the texture, and a middle for each end.
        for (int r = 0; r < rings; ++r)
            for (int i = 0; i <= sides; ++i) {
                add(piece.rings[r], 2 * std::numbers::pi_v<float> * float(i) / sides, 0, 1);
                line(coordinates, {float(i) / sides * 2, float(r) / float(rings - 1)});
            }
        for (const int end : {0, rings - 1}) {
            add(piece.rings[end], 0, end == 0 ? -1.f : 1.f, 0);
            line(coordinates, {0.5f, 0.5f});
        }
        const auto triangle = [&](int a, int b, int c) {
            corners += (corners.isEmpty() ? "" : ", ") + QByteArray::number(a) + ", " + QByteArray::number(b) + ", " +
                       QByteArray::number(c);
            ++triangles;
        };
        for (int i = 0; i < sides; ++i) {
            for (int r = 0; r + 1 < rings; ++r) {
                const int low = first + r * (sides + 1) + i, high = low + sides + 1;
                triangle(low, low + 1, high + 1);
                triangle(low, high + 1, high);
            }
            const int top = first + (rings - 1) * (sides + 1) + i;
            triangle(first + i + 1, first + i, vertices - 2);
            triangle(top, top + 1, vertices - 1);
        }
    }
    const QByteArray count = QByteArray::number(vertices);
    return "Geoset {\n\tVertices " + count + " {\n" + places + "\t}\n\tNormals " + count + " {\n" + normals +
           "\t}\n\tTVertices " + count + " {\n" + coordinates + "\t}\n\tVertexGroup {\n" + groups + "\t}\n\tFaces 1 " +
           QByteArray::number(triangles * 3) + " {\n\t\tTriangles {\n\t\t\t{ " + corners +
           " },\n\t\t}\n\t}\n\tGroups " + QByteArray::number(bones.size()) + ' ' + QByteArray::number(bones.size()) +
           " {\n" + matrices +
           "\t}\n\tMinimumExtent { -30, -50, 0 },\n\tMaximumExtent { 60, 50, 110 },\n\tBoundsRadius 90,\n\tAnim {\n"
           "\t\tMinimumExtent { -30, -50, 0 },\n\t\tMaximumExtent { 60, 50, 110 },\n\t\tBoundsRadius 90,\n\t}\n"
           "\tMaterialID " +
           QByteArray::number(material) + ",\n\tSelectionGroup 0,\n}\n";
}

/// Its only sequence is "Stand". The pictures are the engine's: iron.tga and brass.tga.
inline QByteArray golemMdl()
{
    QByteArray text = "Version {\n\tFormatVersion 800,\n}\nModel \"Golem\" {\n\tBlendTime 150,\n"
                      "\tMinimumExtent { -30, -50, 0 },\n\tMaximumExtent { 60, 50, 110 },\n\tBoundsRadius 90,\n}\n"
                      "Sequences 1 {\n\tAnim \"Stand\" {\n\t\tInterval { 0, 2000 },\n"
                      "\t\tMinimumExtent { -30, -50, 0 },\n\t\tMaximumExtent { 60, 50, 110 },\n\t\tBoundsRadius 90,\n"
                      "\t}\n}\nTextures 2 {\n\tBitmap {\n\t\tImage \"iron.tga\",\n\t}\n\tBitmap {\n"
                      "\t\tImage \"brass.tga\",\n\t}\n}\nMaterials 2 {\n";
    for (const char *texture : {"0", "1"})
        text += QByteArray("\tMaterial {\n\t\tLayer {\n\t\t\tFilterMode None,\n\t\t\tstatic TextureID ") + texture +
                ",\n\t\t}\n\t}\n";
    text += "}\n";
    const QList<QList<GolemPiece>> geosets = golemGeosets();
    for (int i = 0; i < geosets.size(); ++i)
        text += golemGeoset(geosets[i], i < GolemHead ? 0 : 1);
    QByteArray pivots;
    int id = 0;
    for (const GolemBone &bone : golemBones) {
        const QByteArray name = bone.name;
        text += "Bone \"" + name + "\" {\n\tObjectId " + QByteArray::number(id) + ",\n";
        if (bone.parent >= 0)
            text += "\tParent " + QByteArray::number(bone.parent) + ",\n";
        text += "\tGeosetId Multiple,\n\tGeosetAnimId None,\n";
        // It breathes, and lifts its arms in turn.
        const char *middle = name == "Chest"             ? "0, 0.0523360, 0, 0.9986295"
                             : name == "Head"            ? "0, 0, 0.1305262, 0.9914449"
                             : name == "Upper Arm Right" ? "0, -0.2164396, 0, 0.9762960"
                             : name == "Upper Arm Left"  ? "0, 0.1305262, 0, 0.9914449"
                             : name == "Forearm Right"   ? "0, -0.2588190, 0, 0.9659258"
                                                         : nullptr;
        if (middle)
            text += QByteArray("\tRotation 3 {\n\t\tLinear,\n\t\t0: { 0, 0, 0, 1 },\n\t\t1000: { ") + middle +
                    " },\n\t\t2000: { 0, 0, 0, 1 },\n\t}\n";
        text += "}\n";
        pivots += "\t{ " + QByteArray::number(double(bone.x)) + ", " + QByteArray::number(double(bone.y)) + ", " +
                  QByteArray::number(double(bone.z)) + " },\n";
        ++id;
    }
    return text + "PivotPoints " + QByteArray::number(id) + " {\n" + pivots + "}\n";
}

} // namespace golem_helpers
} // namespace sinew::test
