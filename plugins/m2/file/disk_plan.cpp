// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/disk_plan.h"

#include "core/schema/struct_info.h"
#include "plugins/m2/structs/common.h"

#include <array>
#include <map>
#include <memory>
#include <mutex>

namespace sinew::m2 {

namespace {

DiskStep::Kind kindOf(const FieldInfo &field)
{
    switch (field.storage) {
    case Storage::Inline:
        return DiskStep::Run;
    case Storage::Vertices:
        return DiskStep::Vertices;
    case Storage::SkinProfiles:
        return DiskStep::Skins;
    case Storage::PackedTextures:
        return DiskStep::PackedTextures;
    case Storage::Half:
        return DiskStep::Half;
    default:
        break;
    }
    switch (field.type->kind) {
    case Kind::String:
        return DiskStep::String;
    case Kind::Array:
        return DiskStep::Array;
    case Kind::List:
        return DiskStep::List;
    case Kind::Curve:
        return isOverLife(field.storage) ? DiskStep::LifeTrack : DiskStep::Track;
    default:
        return DiskStep::Run;
    }
}

std::uint32_t bytesOf(const FieldInfo &field, DiskStep::Kind kind, const Ctx &ctx)
{
    const bool subTracks = ctx.version >= Version::SubTracks;
    switch (kind) {
    case DiskStep::Run:
        return std::uint32_t(field.type->valueSize());
    case DiskStep::Track: {
        // Interpolation and loop, then references: ranges (before 264), times, values.
        const std::uint32_t references = (subTracks ? 1 : 2) + (field.storage == Storage::TimesOnly ? 0 : 1);
        return 4 + 8 * references;
    }
    case DiskStep::LifeTrack:
        return 16;
    case DiskStep::Skins:
        return subTracks ? 4 : 8;
    case DiskStep::PackedTextures:
    case DiskStep::Half:
        return 2;
    default:
        return 8;
    }
}

class PlanBuilder
{
public:
    PlanBuilder(DiskPlan &plan, const Ctx &ctx) : m_plan(plan), m_ctx(ctx) {}

    void add(const StructInfo &info, std::uint32_t memory, int outer)
    {
        for (std::size_t i = 0; i < info.fields.size(); ++i) {
            const FieldInfo &f = info.fields[i];
            const auto field = std::uint16_t(outer < 0 ? i : std::size_t(outer));
            if (f.tag || f.storage == Storage::Runtime || f.storage == Storage::VertexPart)
                continue;
            if (f.storage == Storage::Gravity) {
                // At the same place as the plain gravity.
                if (!m_plan.steps.empty())
                    m_plan.steps.back().alternative = std::int16_t(i);
                continue;
            }
            if (!f.isOnDisk(m_ctx, nullptr))
                continue;
            if (f.type->kind == Kind::Struct)
                add(f.type->structure(), memory + std::uint32_t(f.offset), field);
            else
                step(f, field, memory + std::uint32_t(f.offset));
        }
    }

private:
    void step(const FieldInfo &f, std::uint16_t field, std::uint32_t memory)
    {
        const DiskStep::Kind kind = kindOf(f);
        const std::uint32_t bytes = bytesOf(f, kind, m_ctx);
        DiskStep *last = m_plan.steps.empty() ? nullptr : &m_plan.steps.back();
        if (kind == DiskStep::Run && last && last->kind == DiskStep::Run && last->memory + last->bytes == memory)
            last->bytes += bytes;
        else
            m_plan.steps.push_back({kind, field, -1, memory, m_plan.size, bytes});
        m_plan.size += bytes;
    }

    DiskPlan &m_plan;
    const Ctx &m_ctx;
};

} // namespace

const DiskPlan &diskPlan(const StructInfo &info, const Ctx &ctx)
{
    using Key = std::tuple<const StructInfo *, std::uint32_t, std::uint32_t>;
    static std::mutex mutex;
    static std::map<Key, std::unique_ptr<DiskPlan>> plans;
    // Some flags don't affect the layout; hostile files must not fill the table with them.
    const Ctx layout{0, std::min(ctx.version, 300u),
                     ctx.flags & (HeaderFlag::CombinerCombos | HeaderFlag::NewParticles)};
    // Looked up once per list, and models have many lists; plans never move.
    struct Recent
    {
        const StructInfo *info = nullptr;
        std::uint32_t version = 0, flags = 0;
        const DiskPlan *plan = nullptr;
    };
    thread_local std::array<Recent, 32> recent;
    Recent &known = recent[reinterpret_cast<std::uintptr_t>(&info) / alignof(StructInfo) % recent.size()];
    if (known.info == &info && known.version == layout.version && known.flags == layout.flags)
        return *known.plan;
    const std::lock_guard lock(mutex);
    std::unique_ptr<DiskPlan> &plan = plans[{&info, layout.version, layout.flags}];
    if (!plan) {
        plan = std::make_unique<DiskPlan>();
        PlanBuilder(*plan, layout).add(info, 0, -1);
    }
    known = {&info, layout.version, layout.flags, plan.get()};
    return *plan;
}

} // namespace sinew::m2
