// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/file_set.h"
#include "core/io/diagnostics.h"
#include "core/io/memory_budget.h"
#include "plugins/m3/model/anim_id_filter.h"
#include "plugins/m3/model/layout.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/model/plan.h"

#include <array>
#include <optional>

namespace sinew::m3 {

/// An animated value that was read, with the curve that takes its keys.
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
    std::uint32_t collection = 0, block = 0; ///< rows
    std::uint32_t animId = 0;
    std::uint16_t kind = 0;
    bool isUsed = false; ///< a curve or events hold its keys
    std::uint32_t count = 0;
    std::int32_t timelineStart = 0;                      ///< Block::timelineStart
    const std::byte *times = nullptr, *values = nullptr; ///< in the file
    std::uint32_t valueSection = 0;
    std::uint32_t firstEvent = 0; ///< what the keys of an event block hold: `count` rows of M3Reader::m_keyEvents
};

/// The number of blocks of each kind in a collection, and which of its blocks each row is.
struct BlockRows
{
    std::array<std::size_t, blockKinds + 1> starts{}; ///< of each kind's rows in `blocks`
    std::vector<std::uint32_t> blocks;

    std::size_t count(std::size_t kind) const { return starts[kind + 1] - starts[kind]; }
    std::size_t total() const { return starts.back(); }
};

/// Reads an M3 or M3A file. Parts that can't be understood stay in place: sections of unknown tag, version or size, and
/// targets of references of the wrong kind, become Opaque.
class M3Reader
{
public:
    M3Reader(const FileSet &files, Diagnostics &diagnostics)
        : m_files(files), m_diagnostics(diagnostics), m_budget(files.primary().size())
    {
    }
    Result<std::unique_ptr<Model>> read();

private:
    struct PathPart
    {
        const char *field;
        std::int64_t row;
    };

    /// False if the budget has no room for the contents of the sections.
    bool reserve();
    void setPlace(NodeId object, ObjectPlace place);
    void readRow(const Plan &plan, std::size_t offset, void *object);
    void readReference(const PlanStep &step, std::size_t offset, void *data);
    void readList(const PlanStep &step, std::uint32_t section, void *data);
    void readVertices(std::size_t offset);
    /// The section that the reference at `offset` names if it can be read as one with that tag; otherwise the reference
    /// is kept.
    std::int64_t follow(std::size_t offset, std::uint32_t tag);
    void visit(std::uint32_t section);
    /// Whether shared sections may still be read that often.
    bool takeRoom(std::size_t bytes);
    /// False, with a message, if memory for the target of the reference at `offset` is refused. `charged`: the budget's
    /// answer.
    bool affords(bool charged, std::size_t offset);
    void keep(std::size_t offset);
    void readOpaques();
    void findOfficialOrder();
    void report(Severity severity, const char *code, Message message, std::int64_t offset);
    std::string path() const;

    // reader_blocks.cpp
    void readBlocks(Collection &collection, std::size_t ids, std::size_t data);
    bool listBlocks(List<Block> &blocks, std::size_t ids, BlockRows &rows);
    bool readBlockData(Collection &collection, std::size_t data, const BlockRows &rows);
    bool readBlockKeys(BlockKeys &keys, std::size_t entry);
    bool readEventKeys(BlockKeys &keys, std::size_t entry);

    // reader_tracks.cpp
    void placeBlocks();
    void fillCurves();
    void fillCurve(const AnimatedCurve &animated, const std::vector<BlockKeys *> &blocks, std::size_t keys);
    void fillEvents();
    std::optional<Error> keepLoose();

    const FileSet &m_files;
    Diagnostics &m_diagnostics;
    MemoryBudget m_budget;
    std::unique_ptr<M3Model> m_model;
    std::shared_ptr<M3Layout> m_layout;
    std::vector<std::uint8_t> m_visited; ///< by section
    std::vector<std::uint32_t> m_order;  ///< sections by first visit
    std::vector<PathPart> m_path;
    AnimIdFilter m_animIds;              ///< of all blocks; MODL's collections precede what they animate
    std::vector<AnimatedCurve> m_curves; ///< those that may have keys
    std::vector<BlockKeys> m_blocks;
    std::vector<Event> m_keyEvents; ///< one for each key of an event block, without its time
    std::size_t m_eventRoom = 0;    ///< how many more the budget was charged for
    bool m_looseEvents = false, m_exhausted = false;
    std::size_t m_expanded = 0; ///< bytes read, shared sections counted each time
};

} // namespace sinew::m3
