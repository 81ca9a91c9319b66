// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/plan.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/structs/common.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace sinew::m3 {

namespace {

/// Offset at which objects hold their section's version, -1 if none.
std::int32_t sectionVersionAt(const StructInfo &info)
{
    return info.fields.empty() ? -1 : info.fields.front().versionOffset;
}

class Planner
{
public:
    Planner(Plan &plan, std::uint32_t referenceBytes) : m_plan(plan), m_reference(referenceBytes) {}

    void add(const StructInfo &info, std::uint32_t version, std::uint32_t memory, int outer)
    {
        std::uint32_t lastConditional = ~0u;
        for (std::size_t i = 0; i < info.fields.size(); ++i) {
            const FieldInfo &f = info.fields[i];
            if (std::int32_t(f.offset) == sectionVersionAt(info) || version < f.since || version > f.until ||
                f.storage == Storage::VertexPart)
                continue;
            // Rows with conditions show one place with several meanings.
            const auto at = memory + std::uint32_t(f.offset);
            if (f.when && at == lastConditional)
                continue;
            lastConditional = f.when ? at : ~0u;
            field(f, at, outer < 0 ? std::uint16_t(i) : std::uint16_t(outer),
                  outer < 0 ? Address::NoLeaf : std::uint16_t(i));
        }
    }

private:
    void field(const FieldInfo &f, std::uint32_t memory, std::uint16_t field, std::uint16_t leaf)
    {
        const auto step = [&](PlanStep::Kind kind, std::uint32_t disk, std::uint32_t tag = 0) {
            m_plan.steps.push_back(
                {kind, memory, m_plan.bytes, kind == PlanStep::Copy ? disk : 0, field, leaf, &f, tag});
            m_plan.bytes += disk;
        };
        if (f.type->kind == Kind::Curve)
            return leaf == Address::NoLeaf ? void() : animated(f, memory);
        switch (f.storage) {
        case Storage::Runtime:
            return;
        case Storage::AnyReference:
            return step(PlanStep::Kept, m_reference);
        case Storage::Vertices:
            return step(PlanStep::Vertices, m_reference, fourCc("U8__"));
        case Storage::BlockIds:
            return step(PlanStep::BlockIds, 2 * m_reference);
        case Storage::BlockData:
            return step(PlanStep::BlockData, 13 * m_reference);
        default:
            break;
        }
        switch (f.type->kind) {
        case Kind::Struct:
            return add(f.type->structure(), 0, memory, field);
        case Kind::Colour4:
            return step(PlanStep::Colour, 4);
        case Kind::String:
            return step(PlanStep::String, m_reference, fourCc("CHAR"));
        case Kind::Array:
            return step(PlanStep::Array, m_reference, arrayTag(f));
        case Kind::List:
            return step(PlanStep::List, m_reference, f.type->element->structure().tag);
        default:
            break;
        }
        const std::uint32_t bytes = f.type->size;
        if (!m_plan.steps.empty()) {
            PlanStep &last = m_plan.steps.back();
            if (last.kind == PlanStep::Copy && last.memory + last.bytes == memory &&
                last.disk + last.bytes == m_plan.bytes) {
                last.bytes += bytes;
                m_plan.bytes += bytes;
                return;
            }
        }
        step(PlanStep::Copy, bytes);
    }

    void animated(const FieldInfo &curve, std::uint32_t memory)
    {
        m_plan.animated.push_back({memory - std::uint32_t(curve.offset), memory, curve.type->element});
    }

    Plan &m_plan;
    std::uint32_t m_reference;
};

struct PlanKey
{
    const StructInfo *info;
    std::uint32_t version, referenceBytes;
    bool operator==(const PlanKey &) const = default;
};
struct PlanHash
{
    std::size_t operator()(const PlanKey &key) const
    {
        return (std::size_t(key.info) >> 4) * 0x9e3779b97f4a7c15u + key.version * 31u + key.referenceBytes;
    }
};

} // namespace

const Plan &planOf(const StructInfo &info, std::uint32_t version, std::uint32_t referenceBytes)
{
    static std::mutex mutex;
    static std::unordered_map<PlanKey, std::unique_ptr<const Plan>, PlanHash> plans;
    const std::lock_guard lock(mutex);
    std::unique_ptr<const Plan> &plan = plans[{&info, version, referenceBytes}];
    if (!plan) {
        auto made = std::make_unique<Plan>();
        Planner(*made, referenceBytes).add(info, version, 0, -1);
        plan = std::move(made);
    }
    return *plan;
}

std::optional<std::uint32_t> sectionVersion(const StructInfo &info, const void *object)
{
    const std::int32_t at = sectionVersionAt(info);
    if (at < 0)
        return {};
    std::uint32_t version;
    std::memcpy(&version, static_cast<const std::byte *>(object) + at, sizeof version);
    return version;
}

void setSectionVersion(const StructInfo &info, void *object, std::uint32_t version)
{
    if (const std::int32_t at = sectionVersionAt(info); at >= 0)
        std::memcpy(static_cast<std::byte *>(object) + at, &version, sizeof version);
}

bool knowsVersion(const StructInfo &info, std::uint32_t version)
{
    return std::any_of(info.sizes.begin(), info.sizes.end(),
                       [version](const auto &size) { return size.first == version; });
}

std::uint32_t arrayTag(const FieldInfo &field)
{
    if (field.storage == Storage::Flags)
        return fourCc("FLAG");
    const TypeInfo &element = *field.type->element;
    switch (element.kind) {
    case Kind::Integer:
        switch (element.size) {
        case 1:
            return element.isSigned ? fourCc("I8__") : fourCc("U8__");
        case 2:
            return element.isSigned ? fourCc("I16_") : fourCc("U16_");
        case 4:
            return element.isSigned ? fourCc("I32_") : fourCc("U32_");
        default:
            return fourCc("U64_");
        }
    case Kind::Float:
        return fourCc("REAL");
    case Kind::Vec2:
        return fourCc("VEC2");
    case Kind::Vec3:
        return fourCc("VEC3");
    case Kind::Vec4:
        return fourCc("VEC4");
    case Kind::Quat:
        return fourCc("QUAT");
    default:
        return 0;
    }
}

std::size_t primitiveBytes(std::uint32_t tag)
{
    switch (tag) {
    case fourCc("CHAR"):
    case fourCc("U8__"):
    case fourCc("I8__"):
        return 1;
    case fourCc("U16_"):
    case fourCc("I16_"):
        return 2;
    case fourCc("U32_"):
    case fourCc("I32_"):
    case fourCc("FLAG"):
    case fourCc("REAL"):
    case colourTag:
        return 4;
    case fourCc("VEC2"):
    case fourCc("U64_"):
        return 8;
    case fourCc("VEC3"):
        return 12;
    case fourCc("VEC4"):
    case fourCc("QUAT"):
        return 16;
    case fourCc("BNDS"):
        return 28;
    default:
        return 0;
    }
}

} // namespace sinew::m3
