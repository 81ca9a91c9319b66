// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "writer.h"

namespace sinew::samples::m2 {

namespace {

std::uint32_t countOf(qsizetype size)
{
    return std::uint32_t(size);
}

Structs viewStructs(const Model &model)
{
    Structs out(model);
    for (const Skin &skin : model.skins) {
        Structs submeshes(model);
        for (const Submesh &s : skin.submeshes) {
            for (const std::uint16_t v : {s.id, s.level, s.vertexStart, s.vertexCount, s.indexStart, s.indexCount,
                                          s.boneCount, s.boneStart, s.influences, s.centreBone})
                submeshes.put(v);
            submeshes.put(s.centre);
            if (model.version >= 260)
                submeshes.put(s.sortCentre).put(s.sortRadius);
        }
        Structs batches(model);
        for (const Batch &b : skin.batches) {
            batches.put(b.flags).put(b.priority).put(b.shader).put(b.submesh).put(b.flags2).put(b.colour);
            for (const std::uint16_t v :
                 {b.material, b.layer, b.textures, b.textureStart, b.coordinateStart, b.weightStart, b.transformStart})
                batches.put(v);
        }
        out.list(skin.vertices).list(skin.indices).list(skin.bones);
        out.array(countOf(skin.submeshes.size()), submeshes.bytes.data);
        out.array(countOf(skin.batches.size()), batches.bytes.data);
        out.put(skin.boneCountMax);
        if (model.version >= 272) {
            Structs shadows(model);
            for (const ShadowBatch &s : skin.shadows)
                shadows.put(s.flags).put(s.flags2).put(s.unknown).put(s.submesh).put(s.texture).put(s.colour).put(
                    s.transparency);
            out.array(countOf(skin.shadows.size()), shadows.bytes.data);
        }
    }
    return out;
}

Structs vertexStructs(const Model &model)
{
    Structs out(model);
    for (const Vertex &v : model.vertices)
        out.put(v.position).put(v.weights).put(v.bones).put(v.normal).put(v.uv).put(v.uv2);
    return out;
}

Structs colourStructs(const Model &model)
{
    Structs out(model);
    for (const Colour &c : model.colours)
        out.track(c.colour).track(c.alpha);
    return out;
}

Structs textureStructs(const Model &model)
{
    Structs out(model);
    for (const Texture &t : model.textures) {
        out.put(t.type).put(t.flags);
        if (t.named)
            out.array(countOf(t.path.size() + 1), t.path + '\0');
        else
            out.array(0, {});
    }
    return out;
}

Structs transformStructs(const Model &model)
{
    Structs out(model);
    for (const Transform &t : model.transforms)
        out.track(t.translation).rotation(t.rotation, model.compressedTransforms).track(t.scale);
    return out;
}

Structs eventStructs(const Model &model)
{
    Structs out(model);
    for (const Event &e : model.events)
        out.raw(QByteArray(e.id, 4)).put(e.data).put(e.bone).put(e.position).track(e.fired);
    return out;
}

Structs lightStructs(const Model &model)
{
    Structs out(model);
    for (const Light &l : model.lights) {
        out.put(l.type).put(l.bone).put(l.position).track(l.ambient).track(l.ambientIntensity).track(l.diffuse);
        out.track(l.diffuseIntensity).track(l.attenuationStart).track(l.attenuationEnd).track(l.visible);
    }
    return out;
}

Structs cameraStructs(const Model &model)
{
    Structs out(model);
    for (const Camera &c : model.cameras) {
        out.put(c.type);
        if (!model.newCameras())
            out.put(c.fov);
        out.put(c.farClip)
            .put(c.nearClip)
            .track(c.position)
            .put(c.positionBase)
            .track(c.target)
            .put(c.targetBase)
            .track(c.roll);
        if (model.newCameras())
            out.track(c.fovKeys);
    }
    return out;
}

/// Fills the header and places the data it points to, in its order or reversed.
class HeaderWriter
{
public:
    explicit HeaderWriter(Layout &layout) : m_layout(layout) {}
    template<class T>
    HeaderWriter &list(const QList<T> &items)
    {
        m_steps.append([this, items, at = next()] { m_layout.list(at, items); });
        return *this;
    }
    HeaderWriter &structs(qsizetype count, const Structs &items)
    {
        m_steps.append([this, count, items, at = next()] { m_layout.structs(at, countOf(count), items); });
        return *this;
    }
    void skip(qsizetype bytes) { m_at += bytes; }
    qsizetype at() const { return m_at; }
    void place()
    {
        if (m_layout.model.style.reversed)
            std::reverse(m_steps.begin(), m_steps.end());
        for (const auto &step : m_steps)
            step();
    }

private:
    qsizetype next() { return std::exchange(m_at, m_at + 8); }

    Layout &m_layout;
    qsizetype m_at = 0x14;
    QList<std::function<void()>> m_steps;
};

} // namespace

void putBounds(Structs &out, const Bounds &bounds)
{
    out.put(bounds.minimum).put(bounds.maximum).put(bounds.radius);
}

Structs sequenceStructs(const Model &model)
{
    Structs out(model);
    for (qsizetype i = 0; i < model.sequences.size(); ++i) {
        const Sequence &s = model.sequences[i];
        out.put(s.id).put(s.variation);
        if (model.singleTimeLine())
            out.put(model.startOf(i)).put(model.startOf(i) + s.duration);
        else
            out.put(s.duration);
        out.put(s.speed).put(s.flags).put(s.frequency).put(std::uint16_t(0));
        out.put(s.replayMinimum).put(s.replayMaximum).put(s.blendTime);
        putBounds(out, s.bounds);
        out.put(s.next).put(s.alias);
    }
    return out;
}

Structs boneStructs(const Model &model)
{
    Structs out(model);
    for (const Bone &b : model.bones) {
        out.put(b.keyBone).put(b.flags).put(b.parent).put(b.submesh);
        if (model.version >= 260)
            out.put(b.crc);
        out.track(b.translation).rotation(b.rotation, !model.floatRotations()).track(b.scale).put(b.pivot);
    }
    return out;
}

Structs attachmentStructs(const Model &model)
{
    Structs out(model);
    for (const Attachment &a : model.attachments)
        out.put(a.id).put(a.bone).put(a.unknown).put(a.position).track(a.visible);
    return out;
}

Structs weightStructs(const Model &model)
{
    Structs out(model);
    for (const Track<Fixed16> &weight : model.weights)
        out.track(weight);
    return out;
}

QByteArray skinFile(const Model &model, const Skin &skin)
{
    Model one = model;
    one.skins = {skin};
    const Structs header = viewStructs(one);
    Layout layout(model);
    layout.image.raw("SKIN").raw(header.bytes.data);
    layout.image.alignTo(model.style.alignment);
    layout.place(header, 4);
    layout.image.alignTo(model.style.alignment);
    return layout.image.data;
}

Written write(const Model &model, bool withSkeleton)
{
    const bool old = model.singleTimeLine();
    Layout layout(model);
    Bytes &image = layout.image;
    image.raw("MD20").u32(model.version).zeros(8).u32(model.flags);
    image.zeros((old ? 324 : model.flags & 8 ? 312 : 304) - image.size());
    if (!model.name.isEmpty())
        layout.array(8, countOf(model.name.size() + 1), model.name + '\0');

    HeaderWriter header(layout);
    const Model none;
    const Model &skeleton = withSkeleton ? model : none;
    header.list(skeleton.globalLoops)
        .structs(skeleton.sequences.size(), sequenceStructs(model))
        .list(skeleton.sequenceLookup);
    if (old)
        header.list(model.playable);
    header.structs(skeleton.bones.size(), withSkeleton ? boneStructs(model) : Structs(model)).list(skeleton.keyBones);
    header.structs(model.vertices.size(), vertexStructs(model));
    if (old) {
        header.structs(model.skins.size(), viewStructs(model));
    } else {
        image.patch(header.at(), countOf(model.skins.size()));
        header.skip(4);
    }
    header.structs(model.colours.size(), colourStructs(model)).structs(model.textures.size(), textureStructs(model));
    header.structs(model.weights.size(), weightStructs(model));
    if (old)
        header.skip(8); // flipbooks: never seen
    header.structs(model.transforms.size(), transformStructs(model)).list(model.replaceable).list(model.materials);
    header.list(model.boneCombos).list(model.textureCombos).list(model.coordinateCombos).list(model.weightCombos);
    header.list(model.transformCombos);
    image.patch(header.at(), model.bounds);
    image.patch(header.at() + 28, model.collision);
    header.skip(56);
    header.list(model.collisionIndices).list(model.collisionVertices).list(model.collisionNormals);
    header.structs(skeleton.attachments.size(), withSkeleton ? attachmentStructs(model) : Structs(model));
    header.list(skeleton.attachmentLookup).structs(model.events.size(), eventStructs(model));
    header.structs(model.lights.size(), lightStructs(model)).structs(model.cameras.size(), cameraStructs(model));
    header.list(model.cameraLookup).structs(model.ribbons.size(), ribbonStructs(model));
    header.structs(model.particles.size(), particleStructs(model));
    if (!old && (model.flags & 8))
        header.list(model.combinerCombos);
    header.place();
    layout.finish();

    Written files{image.data, {}, {}};
    for (auto file = layout.external.begin(); file != layout.external.end(); ++file)
        files.anims[file.key()] = file->data;
    if (!old)
        for (const Skin &skin : model.skins)
            files.skins.append(skinFile(model, skin));
    return files;
}

} // namespace sinew::samples::m2
