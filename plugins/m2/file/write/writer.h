// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"
#include "plugins/m2/file/write/block_map.h"
#include "plugins/m2/file/write/space_image.h"
#include "plugins/m2/model/model.h"

#include <map>
#include <optional>

namespace sinew::m2 {

/// Writes a model and its set. Three ways, one implementation:
/// - patch: the bytes as read, changed where the model differs from what was read. A block that still fits and that
///   nothing else uses stays where it is; otherwise it goes to the end of its file, at a multiple of 16.
/// - prove: the same, but every field is stored again at its place; shows that reading and writing are inverse.
/// - compact: every file is rebuilt in the order of official files: header, arrays in header order, each followed by
///   what its items name; since 264 the keys of all tracks come last, sequence by sequence. WriteOptions::sharesEqual
///   stores equal ones once.
class M2Writer
{
public:
    enum class Mode : std::uint8_t { Patch, Prove, Compact };

    M2Writer(const M2Model &model, const WriteOptions &options, Mode mode);
    Result<std::vector<OutputFile>> write();

    // For the classes that store parts of the set.

    const Root &root() const { return m_root; }
    /// As read.
    const Root &former() const { return *m_former; }
    const M2Layout &layout() const { return m_layout; }
    /// Stores a block that was `old` before, and names it at `place` (count, offset).
    void store(Place place, std::uint32_t count, const void *bytes, std::size_t size, Place oldPlace,
               std::size_t oldSize);
    /// The same for keys and ranges, which name nothing themselves. Equal ones become one block if the options say so;
    /// the game replaces offsets by addresses in place, so blocks of references must never be shared.
    void storeKeys(Place place, std::uint32_t count, const void *bytes, std::size_t size, Place oldPlace,
                   std::size_t oldSize);
    /// Stores such a block without naming it; returns where it is.
    std::uint32_t placeKeys(std::int32_t space, Bytes bytes);
    /// Where a block of `size` bytes goes.
    std::uint32_t allocate(std::int32_t space, std::size_t size, std::optional<Block> old);
    template<class T>
    T readAt(Place place) const
    {
        return place.isKnown() ? m_images[std::size_t(place.space)].read<T>(place.offset) : T{};
    }
    template<class T>
    T readFormer(Place place) const;
    SpaceImage &image(std::int32_t space) { return m_images[std::size_t(space)]; }
    void fail(Message message, std::string path);

private:
    friend class TrackWriter;
    friend class SequenceSpaces;

    /// An object as it was read: its place and value. Empty for a new one.
    struct Former
    {
        Place place;
        const void *object = nullptr;
        explicit operator bool() const { return object; }
    };
    struct NewFile
    {
        QString name;
        FileKind kind = FileKind::Animation;
        std::vector<std::pair<std::uint32_t, std::int32_t>> spaces; ///< chunk tag (0: no chunks), space
    };

    void writeRoot();
    void writeSkins();
    void writeSkin(const Skin &skin, const Skin *former, Place formerPlace, bool isLong, std::int32_t space);
    void writeChunks();
    void writeChunk(const FieldInfo &field, const void *data, const void *former, std::int32_t space);
    void writePhysicsParts();
    void writeBoneFiles();
    void writeSkeletonHead();
    /// Whether the content of a companion or a chunk was deleted.
    bool isRemovedSpace(std::int32_t space) const;
    bool isRemoved(std::uint32_t file) const;
    /// Replaces the content of a whole space.
    void replace(std::int32_t space, const std::vector<std::byte> &bytes);
    void writeStruct(const StructInfo &info, Place place, const void *object, Former former, const Ctx &ctx,
                     AnimSection home);
    void writeReferenced(const FieldInfo &field, Place place, const void *data, Former former, const Ctx &ctx,
                         AnimSection home);
    void writeString(const FieldInfo &field, Place place, const void *data, Former former);
    void writeList(const FieldInfo &field, Place place, const void *data, Former former, const Ctx &ctx,
                   AnimSection home);
    void writeVertices(Place place, const Root &root, const Root *former, Place formerPlace);
    void writeLife(const FieldInfo &field, Place place, const CurveBase &curve, Former former, const Ctx &ctx);

    /// Whether a value is unchanged since reading and needn't be stored again.
    bool isKept(const TypeInfo &type, const void *data, Former former) const;
    std::int32_t newSpace();
    /// The place of a root field in the image that is being written.
    Place rootPlace(std::size_t row) const { return m_rootFields[row]; }
    const BlockMap &blocks();

    std::vector<OutputFile> files();
    QByteArray assemble(std::uint32_t file);
    QString nameOf(std::uint32_t file) const;
    /// A companion's name with the base name that the files of the set will have.
    QString renamed(const QString &name) const;
    /// The sequence whose keys an .anim file held, and the one that plays them now; null if there is none.
    struct Player
    {
        const Sequence *then = nullptr, *now = nullptr;
    };
    Player playerOf(std::uint32_t file) const;

    std::unique_ptr<M2Model> m_modelCopy, m_originalCopy; ///< without keys of parent skeletons, if there are any
    const M2Model &m_model;
    const M2Model &m_original;
    const Root &m_root;
    const M2Layout &m_layout;       ///< as read; empty for a model that was never read
    const Root *m_former = nullptr; ///< of m_original
    WriteOptions m_options;
    Mode m_mode;
    Ctx m_ctx;
    std::vector<SpaceImage> m_images;
    std::vector<Place> m_rootFields;
    std::optional<BlockMap> m_blocks;
    std::map<std::pair<std::int32_t, std::string>, std::uint32_t> m_keyBlocks; ///< by space and bytes, for sharing
    std::vector<NewFile> m_newFiles;
    std::vector<OutputFile> m_extra; ///< files that were not read
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::byte>>
        m_newChunks; ///< by file and tag: chunks that a file did not have
    std::optional<Error> m_error;
    std::unique_ptr<class TrackWriter> m_tracks;
    mutable std::optional<std::vector<std::uint32_t>> m_targets; ///< resolveAliases, on demand
    std::string m_base;                                          ///< of the names of companions

public:
    ~M2Writer();
};

} // namespace sinew::m2
