// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/file/reader.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/file/container.h"
#include "plugins/m3/file/vertices.h"
#include "plugins/m3/model/blocks.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m3 {

namespace {

/// Sections that several references share are read for each of them; a hostile file must not make that explode.
constexpr std::size_t sharedFactor = 8, sharedSpare = 1 << 20;

/// Copies the first and the last N of N to 2 N bytes.
template<std::size_t N>
void copyEnds(std::byte *to, const std::byte *from, std::uint32_t bytes)
{
    std::array<std::byte, N> first, last;
    std::memcpy(&first, from, N);
    std::memcpy(&last, from + bytes - N, N);
    std::memcpy(to, &first, N);
    std::memcpy(to + bytes - N, &last, N);
}

/// memcpy for the few bytes between two references, without a call.
void copyShort(std::byte *to, const std::byte *from, std::uint32_t bytes)
{
    if (bytes == 4)
        std::memcpy(to, from, 4);
    else if (bytes >= 16 && bytes <= 32)
        copyEnds<16>(to, from, bytes);
    else if (bytes > 32 && bytes <= 64)
        copyEnds<32>(to, from, bytes);
    else if (bytes >= 8 && bytes < 16)
        copyEnds<8>(to, from, bytes);
    else
        std::memcpy(to, from, bytes);
}

} // namespace

void M3Reader::report(Severity severity, const char *code, Message message, std::int64_t offset)
{
    m_diagnostics.add(severity, code, {std::move(message), m_layout->fileName.toStdString(), offset, path()});
}

std::string M3Reader::path() const
{
    std::string text;
    for (const PathPart &part : m_path) {
        if (!text.empty())
            text += '.';
        text += part.field;
        if (part.row >= 0)
            text += '[' + std::to_string(part.row) + ']';
    }
    return text;
}

Result<std::unique_ptr<Model>> M3Reader::read()
{
    Result<std::shared_ptr<M3Layout>> layout =
        readContainer(m_files.name(), m_files.primaryArray(), m_diagnostics, m_budget);
    if (!layout)
        return layout.error();
    m_layout = *layout;
    m_model = std::make_unique<M3Model>();
    m_visited.assign(m_layout->sections.size(), 0);
    const StructInfo &info = describe<Root>();
    const std::int64_t modl = follow(12, info.tag);
    if (modl >= 0) {
        const Section &section = m_layout->sections[std::size_t(modl)];
        if (!reserve())
            return Error{m_budget.refusal(), m_layout->fileName.toStdString(), 4};
        setPlace(RootNode, {std::int32_t(modl), 0});
        setSectionVersion(info, &m_model->data, section.version);
        visit(std::uint32_t(modl));
        readRow(*section.plan, section.offset, &m_model->data);
        placeBlocks();
        fillCurves();
        fillEvents();
        if (std::optional<Error> error = keepLoose())
            return *error;
    } else if (m_layout->referenceAt(12).count == 0) {
        report(Severity::Error, "m3.root",
               QT_TRANSLATE_NOOP("Message", "the header refers to no model; all sections are kept as they are"), 12);
    }
    readOpaques();
    findOfficialOrder();
    std::ranges::sort(m_layout->keptReferences);
    m_layout->places.resize(m_model->nextId());
    m_model->setLayout(m_layout);
    m_model->buildIndex();
    return std::unique_ptr<Model>(std::move(m_model));
}

bool M3Reader::reserve()
{
    // Structures don't overlap, so these are no more than the file's bytes.
    std::size_t objects = RootNode + 1, blocks = 0, events = 0;
    const std::uint32_t eventTag = describe<Event>().tag;
    for (const Section &section : m_layout->sections) {
        if (section.tag == 0 || section.each == 0 || section.isPrimitive)
            continue;
        objects += section.count;
        blocks += section.plan ? 0 : section.count;
        events += section.tag == eventTag ? section.count : 0;
    }
    if (!m_budget.chargeBlock(objects, sizeof(ObjectPlace)) || !m_budget.chargeBlock(blocks, sizeof(BlockKeys)))
        return false;
    // First as keys, then as objects, each with its times.
    if (m_budget.chargeBlock(events, 2 * sizeof(Event) + 4 * MemoryBudget::blockBytes)) {
        m_eventRoom = events;
        m_keyEvents.reserve(events);
    }
    m_layout->places.resize(objects);
    m_blocks.reserve(blocks);
    m_order.reserve(m_layout->sections.size());
    return true;
}

void M3Reader::setPlace(NodeId object, ObjectPlace place)
{
    if (object >= m_layout->places.size())
        m_layout->places.resize(object + 1);
    m_layout->places[object] = place;
}

void M3Reader::visit(std::uint32_t section)
{
    if (!m_visited[section]) {
        m_visited[section] = 1;
        m_order.push_back(section);
    }
}

void M3Reader::keep(std::size_t offset)
{
    m_layout->keptReferences.push_back(std::uint32_t(offset));
}

bool M3Reader::takeRoom(std::size_t bytes)
{
    m_expanded += bytes;
    return m_expanded <= sharedFactor * std::size_t(m_layout->image.size()) + sharedSpare;
}

bool M3Reader::affords(bool charged, std::size_t offset)
{
    if (charged)
        return true;
    if (!m_exhausted)
        report(
            Severity::Error, "m3.tooMuch",
            Message(QT_TRANSLATE_NOOP("Message", "%1; this and anything else that does not fit is kept but not read"),
                    {m_budget.refusal()}),
            std::int64_t(offset));
    m_exhausted = true;
    keep(offset);
    return false;
}

std::int64_t M3Reader::follow(std::size_t offset, std::uint32_t tag)
{
    const Reference3 reference = m_layout->referenceAt(offset);
    if (reference.count == 0)
        return -1;
    const auto refuse = [&](Message message) {
        report(Severity::Warning, "m3.reference", std::move(message), std::int64_t(offset));
        keep(offset);
        return -1;
    };
    if (reference.index == 0 || reference.index >= m_layout->sections.size())
        return refuse(
            Message(QT_TRANSLATE_NOOP("Message", "refers to section %1, but there are %2; it is kept but not read"),
                    {reference.index, m_layout->sections.size()}));
    const Section &section = m_layout->sections[reference.index];
    ++m_layout->users[reference.index];
    if (section.tag == 0) // its problem was reported already
        return refuse(Message(
            QT_TRANSLATE_NOOP("Message", "refers to section %1, which does not fit the file; it is kept but not read"),
            {reference.index}));
    if (section.tag != tag)
        return refuse(Message(
            QT_TRANSLATE_NOOP("Message", "refers to section %1, which is %2 and not %3; it is kept but not read"),
            {reference.index, tagText(section.tag), tagText(tag)}));
    if (section.count != reference.count)
        return refuse(
            Message(QT_TRANSLATE_NOOP("Message",
                                      "refers to %1 elements of section %2, which has %3; they are kept but not read"),
                    {reference.count, reference.index, section.count}));
    if (section.each == 0)
        return refuse(
            Message(QT_TRANSLATE_NOOP("Message", "%1 has version %2, which is not known; it is kept but not read"),
                    {tagText(section.tag), section.version}));
    // Most files are read in the order of their sections: fetch one from memory before it is needed.
    if (const std::size_t soon = reference.index + std::size_t(6); soon < m_layout->sections.size())
        __builtin_prefetch(m_layout->image.constData() + m_layout->sections[soon].offset);
    if (!takeRoom(section.bytes))
        return refuse(QT_TRANSLATE_NOOP("Message", "sections are shared more often than can be read; they are kept"));
    return reference.index;
}

void M3Reader::readRow(const Plan &plan, std::size_t offset, void *object)
{
    const std::byte *disk = m_layout->bytes().data() + offset;
    auto *memory = static_cast<std::byte *>(object);
    std::size_t ids = 0;
    for (const PlanStep &step : plan.steps) {
        switch (step.kind) {
        case PlanStep::Copy:
            copyShort(memory + step.memory, disk + step.disk, step.bytes);
            break;
        case PlanStep::Colour: {
            const Colour4 colour = colourOf(disk + step.disk);
            std::memcpy(memory + step.memory, &colour, sizeof colour);
            break;
        }
        case PlanStep::Kept:
            if (m_layout->referenceAt(offset + step.disk).count)
                keep(offset + step.disk);
            break;
        case PlanStep::Vertices:
            m_path.push_back({step.info->name, -1});
            readVertices(offset + step.disk);
            m_path.pop_back();
            break;
        case PlanStep::BlockIds:
            ids = offset + step.disk;
            break;
        case PlanStep::BlockData:
            readBlocks(*static_cast<Collection *>(object), ids, offset + step.disk);
            break;
        default:
            if (m_layout->referenceAt(offset + step.disk).count == 0)
                break;
            m_path.push_back({step.info->name, -1});
            readReference(step, offset + step.disk, memory + step.memory);
            m_path.pop_back();
            break;
        }
    }
    for (const PlanAnimated &value : plan.animated) {
        // Interpolation, flags and animId are the first eight bytes of every Animated.
        const auto *animated = reinterpret_cast<const Animated<float> *>(memory + value.memory);
        if (m_animIds.mayHave(animated->animId))
            m_curves.push_back({animated->animId, animated->interpolation != 0,
                                reinterpret_cast<CurveBase *>(memory + value.curve), value.value});
    }
}

void M3Reader::readReference(const PlanStep &step, std::size_t offset, void *data)
{
    const std::int64_t index = follow(offset, step.tag);
    if (index < 0)
        return;
    const Bytes bytes = m_layout->bytesOf(std::size_t(index));
    const TypeInfo &type = *step.info->type;
    const std::size_t count = m_layout->sections[std::size_t(index)].count;
    if (!affords(step.kind == PlanStep::String  ? true
                 : step.kind == PlanStep::Array ? m_budget.chargeBlock(bytes.size(), 1)
                                                : m_budget.chargeObjects(count, type.element->size),
                 offset))
        return;
    visit(std::uint32_t(index));
    if (step.kind == PlanStep::String) {
        std::memcpy(data, bytes.data(), std::min<std::size_t>(bytes.size(), type.components));
        if (bytes.size() > type.components)
            report(Severity::Warning, "m3.longText",
                   Message(QT_TRANSLATE_NOOP("Message", "the text has %1 characters, %2 are shown; all are kept"),
                           {bytes.size(), type.components}),
                   std::int64_t(m_layout->sections[std::size_t(index)].offset));
    } else if (step.kind == PlanStep::Array) {
        const std::size_t each = type.element->size;
        std::memcpy(static_cast<ArrayBase *>(data)->resetRaw(bytes.size() / each, each), bytes.data(), bytes.size());
    } else {
        readList(step, std::uint32_t(index), data);
    }
}

void M3Reader::readList(const PlanStep &step, std::uint32_t index, void *data)
{
    const Section &section = m_layout->sections[index];
    const StructInfo &info = step.info->type->element->structure();
    const ListOps &list = *step.info->type->list;
    const Plan &plan = *section.plan;
    // Nothing may move while pointers to curves inside are held.
    list.reserve(data, section.count);
    std::vector<NodeId> &ids = list.ids(data);
    for (std::uint32_t row = 0; row < section.count; ++row) {
        void *const object = list.append(data);
        setSectionVersion(info, object, section.version);
        ids[row] = m_model->newId();
        setPlace(ids[row], {std::int32_t(index), row});
        m_path.back().row = row;
        readRow(plan, section.offset + std::size_t(row) * plan.bytes, object);
    }
    m_path.back().row = -1;
}

void M3Reader::readVertices(std::size_t offset)
{
    const std::int64_t index = follow(offset, fourCc("U8__"));
    if (index < 0)
        return;
    // Some exporters round the number of bytes up (mecha_kerrigan.m3); the writer keeps the excess.
    const Bytes bytes = m_layout->bytesOf(std::size_t(index));
    const std::size_t each = vertexBytes(m_model->data.vertexFlags);
    if (each == 0) {
        report(
            Severity::Warning, "m3.vertices",
            QT_TRANSLATE_NOOP("Message", "the flags specify no vertex components; the vertices are kept but not read"),
            std::int64_t(offset));
        keep(offset);
        return;
    }
    if (!affords(m_budget.chargeBlock(bytes.size(), 1), offset))
        return;
    visit(std::uint32_t(index));
    decodeVertices(m_model->data, bytes);
}

} // namespace sinew::m3
