// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "core/schema/four_cc.h"
#include "plugins/mdx/structs/emitters.h"
#include "plugins/mdx/structs/geoset.h"
#include "plugins/mdx/structs/material.h"
#include "plugins/mdx/structs/model.h"
#include "plugins/mdx/structs/nodes.h"
#include "plugins/mdx/structs/text.h"

#include <limits>
#include <optional>
#include <unordered_map>

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

    /// The version by which features of Warcraft III go: World of Warcraft's files count as 800, which they are closest
    /// to.
    std::uint32_t warcraftVersion() const { return dialect == WowAlpha ? 800 : version; }
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
        bool empty = false;     ///< held no object
        bool countsAll = false; ///< its size counts what lying inclusive sizes of its objects leave out
        bool bare = false;      ///< WoW: a list without even its count
        std::uint32_t stated = 0,
                      objects = 0; ///< the count of a list (in the file only in WoW) that held so many objects …
        std::uint32_t second = 0;  ///< … and what stands behind it in MTLS and ATCH
    };
    /// Forms of tracks that WoW's descriptions disagree on.
    enum class TrackForm : std::uint8_t {
        Simple,   ///< count, global sequence, keys
        Full,     ///< count, interpolation, global sequence, keys
        Integers, ///< values that are floats elsewhere are whole numbers
    };
    /// A geoset of WoW 1500 beyond what its arrays say. Numbers that the arrays decide count while those have the sizes
    /// of then.
    struct Batch
    {
        std::uint32_t tags[3] = {fourCc("PVTX"), fourCc("PTYP"), fourCc("PVTX")};
        std::uint32_t typeCount = 1, indexCount = 0;
        std::uint64_t unused = 0;
        std::uint32_t primitiveType = 3, unknown = 0;
        std::uint16_t lowest = 0, highest = 0, unused16 = 0;
        std::array<std::uint16_t, 7> padding{};
        std::size_t vertices = 0, indices = 0;
    };
    /// What one sized object or its inline node stored differently from what the canonical writer would.
    struct Object
    {
        std::vector<std::uint32_t>
            tags; ///< order of curves where not canonical; optional arrays that are present but empty
        std::int64_t statedSize = -1; ///< inclusive size that does not tell the truth …
        std::size_t actualSize = 0;   ///< … of an object of this size
        std::vector<std::byte> tail;  ///< bytes inside the object behind everything understood
        std::vector<std::pair<std::uint32_t, TrackForm>> forms; ///< WoW: by tag, of tracks that have several
        std::int64_t blockDelta =
            noDelta; ///< WoW: what the inner size of an emitter counts beyond itself and the block behind it
        std::vector<std::byte> blockTail; ///< WoW: bytes inside that block behind everything understood
        std::optional<Batch> batch;

        static constexpr std::int64_t noDelta = std::numeric_limits<std::int64_t>::max();
        const TrackForm *form(std::uint32_t tag) const
        {
            for (const auto &[of, form] : forms)
                if (of == tag)
                    return &form;
            return nullptr;
        }
    };

    std::vector<Chunk> chunks;
    std::unordered_map<std::size_t, std::vector<std::byte>> chunkTails; ///< by index in `chunks`
    std::unordered_map<Address, Object> objects;                        ///< by object(), also of inline nodes
    std::vector<std::byte> fileTail;
    bool fullTracks = false;         ///< WoW: new tracks of row numbers are full, as those of the file
    std::int64_t blockDelta = 0;     ///< WoW: of new emitters, as in the file's first one
    std::int64_t bindPoseCount = -1; ///< stated count where it differs …
    std::size_t bindPoseActual = 0;  ///< … from this many matrices

    /// Of an object, or of the structure at one of its fields; null where nothing is odd.
    const Object *object(NodeId id, std::uint16_t field = Address::NoField) const
    {
        if (objects.empty())
            return nullptr;
        const auto found = objects.find({id, field});
        return found == objects.end() ? nullptr : &found->second;
    }
};

/// WoW: whether a SimpleOrFull track is written with an interpolation: as it was met, new ones as the file's others.
/// `object`: its owner's entry.
inline bool hasInterpolation(const MdxLayout *layout, const MdxLayout::Object *object, std::uint32_t tag)
{
    const MdxLayout::TrackForm *form = object ? object->form(tag) : nullptr;
    return form ? *form == MdxLayout::TrackForm::Full : layout && layout->fullTracks;
}

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

    /// What the file held beyond its objects; null when it was read from the other form.
    const MdxLayout *mdxLayout() const { return dynamic_cast<const MdxLayout *>(layout().get()); }

    Root data;
};

/// The root of a model that is known to be an MDX one.
inline const Root &rootOf(const Model &model)
{
    return static_cast<const MdxModel &>(model).data;
}

} // namespace sinew::mdx

namespace sinew {
template<>
const StructInfo &describe<mdx::Root>();
}
