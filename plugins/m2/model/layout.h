// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/model/original_layout.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace sinew::m2 {

enum class FileKind : std::uint8_t {
    Model,
    Skin,
    LodSkin,
    Animation,
    Skeleton,
    ParentSkeleton,
    ParentAnimation,
    Physics,
    Bone
};

struct ChunkPlace
{
    std::uint32_t tag = 0;
    std::size_t begin = 0, size = 0; ///< of its data within the file
};

/// A file of the set as it was read.
struct SourceFile
{
    FileKind kind = FileKind::Model;
    QString name; ///< relative to the model's folder
    QByteArray bytes;
    std::vector<ChunkPlace> chunks; ///< in file order; empty for files without chunks
    std::size_t tail = 0;           ///< bytes after the last chunk

    Bytes view() const { return {reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())}; }
};

/// A part of a file that offsets count from: the whole file, or the data of a chunk.
struct FileSpace
{
    std::uint32_t file = 0;
    int chunk = -1; ///< row in SourceFile::chunks, -1 for the whole file
    std::size_t begin = 0, size = 0;
};

/// A place in a space.
struct Place
{
    std::int32_t space = -1;
    std::uint32_t offset = 0;
    bool isKnown() const { return space >= 0; }
};

/// Which parts of a chunked .anim file a track's keys are in.
enum class AnimSection : std::uint8_t { Model, Attachments, Bones };

/// Where the keys of one sequence are.
struct SequenceSource
{
    /// Row of the sequence that owns these keys; its own row unless it is an alias that shares all of them.
    std::uint32_t keysOf = 0;
    bool external = false;                          ///< in an .anim file …
    bool missing = false;                           ///< … that was not found
    std::array<std::int32_t, 3> spaces{-1, -1, -1}; ///< of the .anim file, by AnimSection
};

/// What the files of a set hold besides the objects: the bytes themselves, and where each object of the model was read
/// from. Writing patches these bytes where the model differs from its original.
class M2Layout final : public OriginalLayout
{
public:
    std::vector<SourceFile> files;      ///< the model's file first
    std::vector<FileSpace> spaces;      ///< the header's space first
    std::vector<Place> rootFields;      ///< by row of describe<Root>(): location of the bytes, count or first element
    std::vector<Place> skins, lodSkins; ///< headers, after the magic
    std::vector<bool> longSkins, longLodSkins;    ///< whether the header names shadow batches
    std::vector<SequenceSource> sequences;        ///< by row
    std::vector<std::int32_t> physics, boneFiles; ///< by row: the space of the .phys file or PFDC, of the .bone file
    std::int32_t skeletonHead = -1, skeletonParent = -1; ///< spaces of SKL1 and SKPD
    bool compressedTextureRotations = false;
    bool hasSkeleton = false;          ///< bones, sequences and attachments come from a .skel file
    std::int32_t slotLength = 1000000; ///< milliseconds between the starts of two sequences on the timeline
    std::vector<QString> missingFiles;
    std::vector<bool> missingParentKeys; ///< by row of Root::parentSequences: the .anim file was not found

    Bytes bytes(const FileSpace &space) const { return files[space.file].view().subspan(space.begin, space.size); }
    Bytes bytes(std::int32_t space) const { return bytes(spaces[std::size_t(space)]); }
    Bytes bytesAt(Place place) const { return bytes(place.space).subspan(place.offset); }
};

} // namespace sinew::m2
