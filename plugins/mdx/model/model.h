// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "plugins/mdx/model/layout.h"
#include "plugins/mdx/structs/emitters.h"
#include "plugins/mdx/structs/geoset.h"
#include "plugins/mdx/structs/material.h"
#include "plugins/mdx/structs/model.h"
#include "plugins/mdx/structs/nodes.h"
#include "plugins/mdx/structs/text.h"

#include <memory>

namespace sinew::mdx {

/// The root of an MDX file, in the order in which Blizzard's exporter writes the chunks.
struct Root
{
    std::uint32_t encoding = Binary;   ///< whether the file is MDX or MDL; says which writer stores it
    std::uint32_t dialect = Warcraft3; ///< which game's layout; not in the file
    std::uint32_t version = 800;       ///< VERS
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
    List<HitTestShape> hitTestShapes; ///< WoW
    CollisionMesh collisionMesh;      ///< WoW
    List<FaceEffect> faceEffects;
    Array<Matrix34> bindPoses; ///< BPOS: by objectId, then one per camera
    List<Glider> gliders;
    List<Opaque> opaques;
    List<UnknownText> unknownTexts; ///< of MDL

    /// The version that decides the features of Warcraft III: World of Warcraft's files count as 800, which is closest
    /// to them.
    std::uint32_t warcraftVersion() const { return dialect == WowAlpha ? 800 : version; }
};

/// Whether an object begins with its own size in this dialect.
bool isSized(const StructInfo &info, const Ctx &ctx);
/// Whether an object's block behind the node begins with a size of its own (WoW: emitters 2 and ribbons).
bool hasBlockSize(const StructInfo &info, const Ctx &ctx);

class MdxModel final : public Model
{
public:
    const StructInfo &info() const override;
    const void *root() const override { return &data; }
    Ctx ctx() const override;
    std::unique_ptr<Model> clone() const override { return std::make_unique<MdxModel>(*this); }

    /// The contents of the file besides its objects; null for models read from MDL.
    const MdxLayout *mdxLayout() const { return dynamic_cast<const MdxLayout *>(layout().get()); }

    Root data;
};

/// The root of a model that is known to be an MDX model.
inline const Root &rootOf(const Model &model)
{
    return static_cast<const MdxModel &>(model).data;
}

} // namespace sinew::mdx

namespace sinew {
template<>
const StructInfo &describe<mdx::Root>();
}
