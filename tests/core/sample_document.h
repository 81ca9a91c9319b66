// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Documents of the core tests' own format: made, addressed, edited and saved.

#include "core/document/document.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "tests/core/stored_format.h"

#include <QtTest>

namespace sinew::test {
inline namespace sample_document_helpers {

using sample::StoredModel;

inline std::unique_ptr<Document> documentOf(std::unique_ptr<StoredModel> model)
{
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::make_shared<sample::StoredFormat>());
}
inline std::unique_ptr<Document> documentOf(const sample::Root &root)
{
    auto model = std::make_unique<StoredModel>();
    model->data = root;
    return documentOf(std::move(model));
}

inline QByteArray saved(const Model &model)
{
    const auto files = sample::StoredFormat().write(model, {});
    return files ? files->front().bytes : QByteArray();
}
inline QByteArray saved(const Document &document)
{
    return saved(document.model());
}
inline QByteArray bytesOf(const sample::Root &root)
{
    return saved(*documentOf(root));
}

inline const sample::Root &rootOf(const Document &document)
{
    return static_cast<const StoredModel &>(document.model()).data;
}

/// The address that a path names; a wrong path ends the test program, since it is a bug in the test.
inline Address at(const Document &document, const char *path)
{
    const auto target = parsePath(document.model(), path);
    if (!target)
        qFatal("%s", target.error().text().c_str());
    return target->address;
}
/// The object in a row of a list of the root.
inline NodeId object(const Document &document, const char *list, std::size_t row)
{
    return document.model().idAt(at(document, list), row);
}

inline EditBuilder edit(const Document &document)
{
    return EditBuilder(document.model(), document.format()->references());
}

/// Finishes and pushes; returns the error's text, empty when all went well.
inline QString push(Document &document, EditBuilder &builder)
{
    auto changes = builder.finish();
    if (!changes)
        return QString::fromStdString(changes.error().text());
    const Status done = document.push(std::move(*changes), QStringLiteral("test"));
    return done ? QString() : QString::fromStdString(done.error().text());
}

/// Sets what a path names, as the command line does.
inline QString setText(Document &document, const char *path, const char *text)
{
    const auto target = parsePath(document.model(), path);
    if (!target)
        return QString::fromStdString(target.error().text());
    auto change = makeSet(document.model(), *target, text);
    if (!change)
        return QString::fromStdString(change.error().text());
    ChangeSet changes;
    changes.push_back(std::move(*change));
    const Status done = document.push(std::move(changes), QStringLiteral("set"));
    return done ? QString() : QString::fromStdString(done.error().text());
}

/// Keys at some times; every component of every value is different.
template<class T>
Curve<T> keysAt(Interpolation interpolation, std::initializer_list<std::int32_t> times,
                std::int32_t globalSequence = -1)
{
    Curve<T> curve(interpolation, times.size(), globalSequence);
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    const std::size_t components = sizeof(T) / 4;
    for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part) {
        auto *words = curve.editRawPart(part, sizeof(T));
        for (std::size_t i = 0; i < times.size() * components; ++i) {
            const std::size_t number =
                (i / components * (curve.hasTangents() ? 3 : 1) + std::size_t(part)) * components + i % components;
            if constexpr (std::is_integral_v<T>) {
                const auto value = T(number);
                std::memcpy(words + i * 4, &value, 4);
            } else {
                const float value = float(number) * 0.125f + 0.5f;
                std::memcpy(words + i * 4, &value, 4);
            }
        }
    }
    return curve;
}
template<>
inline Curve<NoValue> keysAt(Interpolation interpolation, std::initializer_list<std::int32_t> times,
                             std::int32_t globalSequence)
{
    Curve<NoValue> curve(interpolation, times.size(), globalSequence);
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    return curve;
}

inline sample::Extent extentOf(float size)
{
    return {size, {-size, -size - 1, -size - 2}, {size, size + 1, size + 2}};
}
inline sample::Node nodeOf(const char *name, std::int32_t id, std::int32_t parent, std::uint32_t flags = 0)
{
    sample::Node node;
    node.name.set(name);
    node.objectId = id;
    node.parentId = parent;
    node.flags = flags;
    return node;
}
inline sample::Texture textureOf(const char *path)
{
    sample::Texture texture;
    texture.path.set(path);
    return texture;
}
inline Array<Vec3> pivotsOf(int count)
{
    Array<Vec3> pivots;
    Vec3 *values = pivots.reset(std::size_t(count));
    for (int i = 0; i < count; ++i)
        values[i] = {float(i), float(i) + 0.25f, float(i) + 0.5f};
    return pivots;
}
/// Bones "A", "B" … with these parents and pivots.
inline sample::Root bonesOf(std::initializer_list<std::pair<int, int>> numbersAndParents)
{
    sample::Root root;
    char name[] = "A";
    for (const auto &[number, parent] : numbersAndParents) {
        root.bones.append().node = nodeOf(name, number, parent);
        ++name[0];
    }
    root.pivots = pivotsOf(int(root.bones.size()));
    return root;
}

inline sample::Geoset geosetOf(std::size_t vertices, std::uint32_t material)
{
    sample::Geoset geoset;
    Vec3 *positions = geoset.vertices.reset(vertices), *normals = geoset.normals.reset(vertices);
    sample::UvSet &uvs = geoset.uvSets.append();
    Vec2 *coordinates = uvs.coordinates.reset(vertices);
    for (std::size_t i = 0; i < vertices; ++i) {
        const float first = float(3 * i) + 0.25f;
        positions[i] = normals[i] = {first, first + 1, first + 2};
        coordinates[i] = {float(2 * i) + 0.25f, float(2 * i) + 1.25f};
    }
    geoset.materialId = material;
    geoset.lodName.set("Mesh");
    return geoset;
}

/// Every kind of object of a version (1, 2 or 3). Bones Root 0 > Spine 1 > Arm 2 > Hand 3, then helper, attachment,
/// event, emitter and two shapes.
inline sample::Root richSample(std::uint32_t version = 1)
{
    sample::Root root;
    root.version = version;
    root.model.name.set("Rich");
    root.model.extent = extentOf(50);
    for (const auto &[name, start, end] :
         {std::tuple{"Stand", 0, 1000}, std::tuple{"Walk", 2000, 3000}, std::tuple{"Death", 4000, 5000}}) {
        sample::Sequence &sequence = root.sequences.append();
        sequence.name.set(name);
        sequence.start = start;
        sequence.end = end;
        sequence.extent = extentOf(float(end) / 100);
    }
    root.globalSequences.append({500});
    root.globalSequences.append({1500});
    for (const char *path : {"", "Textures\\Armor.blp", "Textures\\Glow.blp"})
        root.textures.append(textureOf(path));
    root.soundTracks.append().path.set("Sound\\Old.wav");

    const auto flipbook = keysAt<std::uint32_t>(Interpolation::None, {0, 500, 1000}); // textures 0, 1, 2
    for (const std::vector<int> &textures : {std::vector<int>{0, 1}, std::vector<int>{2}}) {
        sample::Material &material = root.materials.append();
        for (const int texture : textures) {
            sample::Layer &layer = material.layers.append();
            layer.textureId = texture;
            layer.alpha = 0.75f;
            layer.filterMode = 1;
            layer.shadingFlags = 0x11;
        }
    }
    sample::Layer &animated = root.materials[0].layers[1];
    animated.alphaKeys = keysAt<float>(Interpolation::Linear, {0, 700, 1500}, 1);
    if (version < 3)
        animated.textureIdKeys = flipbook;
    else
        animated.slots.append({1, flipbook});

    root.geosets.append(geosetOf(4, 0));
    root.geosets[0].faces = {0, 1, 2, 0, 2, 3};
    root.geosets[0].matrixIndices = {0, 1, 2};
    for (int i = 0; i < 3; ++i)
        root.geosets[0].sequenceExtents.append(extentOf(float(10 + i)));
    root.geosets.append(geosetOf(3, 1));
    root.geosets[1].matrixIndices = {3, 1, 2};
    root.geosets[1].sequenceExtents.append(extentOf(10)); // one for three sequences: never in step
    if (version >= 2)
        root.geosets[1].skin = {1, 2, 3, 0, 100, 100, 55, 0, 2, 0, 0, 0, 255, 0, 0, 0, 3, 1, 0, 0, 155, 100, 0, 0};
    root.geosetAnimations.append().geosetId = 0;
    root.geosetAnimations[0].alphaKeys = keysAt<float>(Interpolation::None, {0, 1000, 2000});

    for (const auto &[name, id, parent] :
         {std::tuple{"Root", 0, -1}, std::tuple{"Spine", 1, 0}, std::tuple{"Arm", 2, 1}, std::tuple{"Hand", 3, 2}})
        root.bones.append().node = nodeOf(name, id, parent, 0x100);
    root.bones[0].node.translation = keysAt<Vec3>(Interpolation::None, {0, 1000});
    root.bones[1].node.translation = keysAt<Vec3>(Interpolation::Linear, {0, 500, 1000});
    root.bones[1].node.rotation = keysAt<Quat>(Interpolation::Linear, {0, 1000});
    root.bones[1].geosetId = 0;
    root.bones[2].node.rotation = keysAt<Quat>(Interpolation::Hermite, {0, 1000});
    root.bones[2].node.scaling = keysAt<Vec3>(Interpolation::Bezier, {0, 250, 500}, 0);
    root.helpers.append().node = nodeOf("Helper", 4, 2);
    root.attachments.append().node = nodeOf("Chest", 5, 1);
    root.attachments[0].visibility = keysAt<float>(Interpolation::None, {0, 2000});
    root.eventObjects.append().node = nodeOf("SND", 6, 0);
    root.eventObjects[0].track = keysAt<NoValue>(Interpolation::None, {100, 900});
    sample::Emitter &emitter = root.emitters.append();
    emitter.node = nodeOf("Smoke", 7, 3);
    emitter.segmentColours = {Colour{0.1f, 0.2f, 0.3f}, {0.4f, 0.5f, 0.6f}, {0.7f, 0.8f, 0.9f}};
    emitter.segmentAlphas = {255, 128, 1};
    emitter.textureId = 2;
    sample::CollisionShape &box = root.collisionShapes.append();
    box.node = nodeOf("Box", 8, 0);
    box.vertex1 = {-1, -2, -3};
    box.vertex2 = {1, 2, 3};
    sample::CollisionShape &sphere = root.collisionShapes.append();
    sphere.node = nodeOf("Sphere", 9, 3);
    sphere.type = 1;
    sphere.radius = 60;
    root.pivots = pivotsOf(10);
    if (version >= 2) {
        Matrix34 *poses = root.bindPoses.reset(10);
        for (int i = 0; i < 10; ++i) {
            const float numbers[] = {1, 0, 0, 0, 1, 0, 0, 0, 1, float(i), float(i) + 1, float(i) + 2};
            std::memcpy(&poses[i], numbers, sizeof numbers);
        }
    }
    return root;
}

/// First difference of two files in words, empty when they are identical.
inline QString difference(const QByteArray &actual, const QByteArray &expected)
{
    if (actual == expected)
        return {};
    const auto place = std::mismatch(actual.begin(), actual.end(), expected.begin(), expected.end());
    return QStringLiteral("%1 bytes instead of %2, first difference at %3")
        .arg(actual.size())
        .arg(expected.size())
        .arg(place.first - actual.begin());
}

#define COMPARE_BYTES(actual, expected) QCOMPARE(sinew::test::difference(actual, expected), QString())

} // namespace sample_document_helpers
} // namespace sinew::test
