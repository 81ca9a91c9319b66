// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/file_finder.h"
#include "plugins/m2/file/read/object_reader.h"
#include "plugins/m2/file/read/parent_skeleton.h"

#include <optional>

#include <cstring>

namespace sinew::m2 {

/// Reads a model and its set: header, chunks, skeleton, sequences, locations of their keys, objects, skins, companions.
class M2Reader
{
public:
    M2Reader(const FileSet &files, Diagnostics &diagnostics)
        : m_files(files), m_diagnostics(diagnostics), m_budget(files.primary().size())
    {
    }
    Result<std::unique_ptr<Model>> read();

private:
    std::optional<Error> openModel();
    void reportCutOff(const SpaceReader::Beyond &beyond);
    void readChunkIds();
    void readAnimationFiles(Bytes bytes);
    void findSkeleton();
    void readSequences();
    void findParents();
    void fitTimeRanges();
    void addParentKeys();
    void placeSequences(const std::vector<bool> &separate);
    void sniffTextureRotations();
    void readObjects(ObjectReader &reader);
    static AnimSection homeOf(const FieldInfo &field);
    void readInlineSkins(ObjectReader &reader, Place place);
    void readChunks(ObjectReader &reader);
    bool readChunk(ObjectReader &reader, const FieldInfo &field, std::int32_t space);
    void readSkins(ObjectReader &reader);
    void readSkin(ObjectReader &reader, int file, List<Skin> &skins, std::vector<Place> &places,
                  std::vector<bool> &longHeaders);
    void readCompanions(ObjectReader &reader);
    void readPhysicsFile();
    bool affordsPhysics(std::int32_t space);
    bool readPhysicsPart(std::int32_t space, std::uint8_t place);
    void readBoneFiles();
    void readSkeletonHead(ObjectReader &reader);

    Ctx ctx() const { return m_model->ctx(); }
    /// Where a member of the root is stored: in the header, or in the .skel file.
    template<auto Member>
    Place placeOf() const
    {
        return m_layout->rootFields[fieldRow<Member>()];
    }
    /// Zero if there is none.
    template<class T>
    T value(Place place) const
    {
        T result{};
        if (place.space < 0)
            return result;
        const Bytes bytes = m_layout->bytes(place.space);
        if (place.offset <= bytes.size() && bytes.size() - place.offset >= sizeof(T))
            std::memcpy(&result, bytes.data() + place.offset, sizeof(T));
        return result;
    }

    const FileSet &m_files;
    Diagnostics &m_diagnostics;
    MemoryBudget m_budget;
    std::uint64_t m_objectBytes = 0; ///< part of the budget taken by the model's own objects
    std::unique_ptr<M2Model> m_model;
    std::shared_ptr<M2Layout> m_layout;
    std::optional<FileFinder> m_finder;
    QString m_base; ///< of the model's file name
    int m_skeletonFile = -1;
    std::vector<std::unique_ptr<ParentSkeleton>> m_parents; ///< nearest first
};

} // namespace sinew::m2
