// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/file_set.h"
#include "core/io/diagnostics.h"
#include "plugins/m3/m3_layout.h"
#include "plugins/m3/m3_model.h"
#include "plugins/m3/m3_plan.h"

#include <unordered_map>

namespace sinew::m3 {

/// An animated value that was read: where its keys go.
struct AnimatedCurve
{
    std::uint32_t animId = 0;
    bool linear = true;
    CurveBase *curve = nullptr;
    const TypeInfo *value = nullptr;
};

/// The keys of one block in the file.
struct BlockKeys
{
    std::size_t collection = 0, block = 0; ///< rows
    std::uint32_t animId = 0;
    std::uint16_t kind = 0;
    std::uint32_t count = 0;
    const std::byte *times = nullptr, *values = nullptr; ///< in the file
    std::uint32_t valueSection = 0;
    std::vector<Event> events; ///< what its keys say, without times
};

/// Reads an M3 or M3A file. What can't be understood stays where it is: sections of unknown tag, version or size, and what a reference
/// of the wrong kind names, become Opaque.
class M3Reader
{
public:
    M3Reader(const FileSet &files, Diagnostics &diagnostics) : m_files(files), m_diagnostics(diagnostics) {}
    Result<std::unique_ptr<Model>> read();

private:
    struct PathPart
    {
        const char *field;
        std::int64_t row;
    };

    void readRow(const Plan &plan, std::size_t offset, void *object);
    void readReference(const PlanStep &step, std::size_t offset, void *data);
    void readList(const PlanStep &step, std::uint32_t section, void *data);
    void readVertices(std::size_t offset);
    void readBlocks(Collection &collection, std::size_t ids, std::size_t data);
    bool readBlockKeys(Collection &collection, std::size_t row, std::size_t entry, BlockKeys &keys);
    bool readEventKeys(BlockKeys &keys);
    /// The section that the reference at `offset` names, if it can be read as one of that tag; else it is kept.
    std::int64_t follow(std::size_t offset, std::uint32_t tag);
    void visit(std::uint32_t section);
    void keep(std::size_t offset);
    void readOpaques();
    void findOfficialOrder();
    void report(Severity severity, const char *code, Message message, std::int64_t offset);
    std::string path() const;

    // m3_reader_tracks.cpp
    void placeBlocks();
    void fillCurves();
    void fillEvents();
    void keepLoose();

    const FileSet &m_files;
    Diagnostics &m_diagnostics;
    std::unique_ptr<M3Model> m_model;
    std::shared_ptr<M3Layout> m_layout;
    std::vector<std::uint8_t> m_visited; ///< by section
    std::vector<std::uint32_t> m_order; ///< sections by first visit
    std::vector<PathPart> m_path;
    std::vector<AnimatedCurve> m_curves;
    std::vector<BlockKeys> m_blocks;
    std::vector<std::uint8_t> m_used; ///< by block: a curve or an event holds its keys
    bool m_looseEvents = false;
    std::size_t m_expanded = 0; ///< bytes read, shared sections each time
};

} // namespace sinew::m3
