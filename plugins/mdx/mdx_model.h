// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "plugins/mdx/structs/emitters.h"
#include "plugins/mdx/structs/geoset.h"
#include "plugins/mdx/structs/material.h"
#include "plugins/mdx/structs/model.h"
#include "plugins/mdx/structs/nodes.h"
#include "plugins/mdx/structs/text.h"

#include <unordered_map>

namespace sinew::mdx {

/// The root of an MDX file, in the order in which Blizzard's exporter writes the chunks.
struct Root
{
    std::uint32_t encoding = Binary; ///< whether the file is MDX or MDL; says which writer stores it
    std::uint32_t version = 800; ///< VERS
    ModelInfo model;
    List<Sequence> sequences;
    List<GlobalSequence> globalSequences;
    List<Material> materials;
    List<Texture> textures;
    List<SoundTrack> soundTracks;
    List<TextureAnimation> textureAnimations;
    List<Geoset> geosets;
    List<GeosetAnimation> geosetAnimations;
    List<Bone> bones;
    List<Light> lights;
    List<Helper> helpers;
    List<Attachment> attachments;
    Array<Vec3> pivots; ///< by objectId
    List<ParticleEmitter> particleEmitters;
    List<ParticleEmitter2> particleEmitters2;
    List<PopcornEmitter> popcornEmitters;
    List<RibbonEmitter> ribbonEmitters;
    List<Camera> cameras;
    List<EventObject> eventObjects;
    List<CollisionShape> collisionShapes;
    List<FaceEffect> faceEffects;
    Array<Matrix34> bindPoses; ///< BPOS: by objectId, then one per camera
    List<Opaque> opaques;
    List<UnknownText> unknownTexts; ///< of MDL
};

/// What an MDX file holds beyond its objects.
class MdxLayout final : public Layout
{
public:
    /// One chunk in file order.
    struct Chunk
    {
        std::uint32_t tag = 0;
        NodeId last = NoNode; ///< last object in it, for lists; the opaque object itself for opaque chunks
        bool opaque = false;
        bool empty = false; ///< held no object
        bool countsAll = false; ///< its size counts what lying inclusive sizes of its objects leave out
    };
    /// What one sized object or its inline node stored differently from what the canonical writer would.
    struct Object
    {
        std::vector<std::uint32_t> tags; ///< order of curves where not canonical; optional arrays that are present but empty
        std::int64_t statedSize = -1; ///< inclusive size that does not tell the truth …
        std::size_t actualSize = 0; ///< … of an object of this size
        std::vector<std::byte> tail; ///< bytes inside the object behind everything understood
    };

    std::vector<Chunk> chunks;
    std::unordered_map<std::size_t, std::vector<std::byte>> chunkTails; ///< by index in `chunks`
    std::unordered_map<std::uint64_t, Object> objects; ///< by objectKey()
    std::vector<std::byte> fileTail;
    std::int64_t bindPoseCount = -1; ///< stated count where it differs …
    std::size_t bindPoseActual = 0; ///< … from this many matrices

    static std::uint64_t objectKey(NodeId id, std::uint16_t field) { return std::uint64_t(id) << 16 | field; }
    const Object *object(NodeId id, std::uint16_t field) const
    {
        if (objects.empty())
            return nullptr;
        const auto found = objects.find(objectKey(id, field));
        return found == objects.end() ? nullptr : &found->second;
    }
};

class MdlLayout;

class MdxModel final : public Model
{
public:
    const StructInfo &info() const override;
    const void *root() const override { return &data; }
    Ctx ctx() const override;
    std::unique_ptr<Model> clone() const override { return std::make_unique<MdxModel>(*this); }

    /// What the file held beyond its objects; null when it was read from the other form.
    const MdxLayout *mdxLayout() const { return dynamic_cast<const MdxLayout *>(layout().get()); }
    const MdlLayout *mdlLayout() const;

    Root data;
};

} // namespace sinew::mdx

namespace sinew {
template<> const StructInfo &describe<mdx::Root>();
}
