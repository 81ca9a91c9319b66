// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/struct_info.h"

#include "core/schema/field_row.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>

namespace sinew {

std::string FieldInfo::displayLabel() const
{
    if (label)
        return label;
    std::string text;
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    for (const char *c = name; *c; ++c) {
        if (c == name) {
            text += char(std::toupper(static_cast<unsigned char>(*c)));
            continue;
        }
        const bool isWord = std::isupper(static_cast<unsigned char>(*c)) || (isDigit(*c) && !isDigit(c[-1]));
        if (isWord)
            text += ' ';
        text += char(std::tolower(static_cast<unsigned char>(*c)));
    }
    return text;
}

struct StructInfo::Plan
{
    Ctx ctx;
    std::vector<WireStep> steps;
    const Plan *next;
};

StructInfo::StructInfo(StructInfo &&other) noexcept
    : name(other.name), label(other.label), tag(other.tag), type(other.type), fields(std::move(other.fields)),
      lists(std::move(other.lists)), sized(other.sized), sizes(std::move(other.sizes)),
      domains(std::move(other.domains)), groups(std::move(other.groups)),
      globalSequenceDomain(other.globalSequenceDomain), nextRange(other.nextRange), rangeMargin(other.rangeMargin),
      nameField(other.nameField), mainField(other.mainField)
{
}

StructInfo::~StructInfo()
{
    for (const Plan *plan = m_plans; plan;) {
        const Plan *next = plan->next;
        delete plan;
        plan = next;
    }
}

int StructInfo::rowNamed(std::string_view fieldName, const Ctx &ctx, const void *object) const
{
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (fields[i].name == fieldName && fields[i].isOnDisk(ctx, object))
            return int(i);
    return -1;
}

int StructInfo::rowAt(std::size_t offset) const
{
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (fields[i].offset == offset)
            return int(i);
    return -1;
}

int StructInfo::rowAt(std::size_t offset, const Ctx &ctx, const void *object) const
{
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (fields[i].offset == offset && fields[i].isOnDisk(ctx, object))
            return int(i);
    return -1;
}

const FieldInfo &detail::rowOf(const StructInfo &info, std::uint16_t row)
{
    return info.fields[row];
}

int detail::sameRowIn(const StructInfo &info, std::uint16_t row, const Ctx &ctx, const void *object)
{
    return info.rowAt(info.fields[row].offset, ctx, object);
}

bool detail::isRowOf(const StructInfo &info, std::uint16_t row, const FieldInfo &field)
{
    const std::vector<FieldInfo> &rows = info.fields;
    return &field >= rows.data() && &field < rows.data() + rows.size() && field.offset == rows[row].offset;
}

std::uint16_t detail::rowOrAbort(const StructInfo &info, std::size_t offset, const char *what)
{
    const int row = info.rowAt(offset);
    if (row < 0) {
        std::fprintf(stderr, "sinew: the description of %s has no row for a member that is used: %s\n", info.name,
                     what);
        std::abort();
    }
    return std::uint16_t(row);
}

const Domain *StructInfo::domain(std::string_view domainName) const
{
    for (const Domain &d : domains)
        if (d.name == domainName)
            return &d;
    return nullptr;
}

namespace {

/// By convention the name of a field of unknown meaning.
bool isUnknown(const FieldInfo &field)
{
    return std::string_view(field.name).starts_with("unknown");
}

bool isInline(const FieldInfo &field)
{
    return field.type->kind == Kind::Struct && field.type->structure().mainField < 0;
}

} // namespace

std::vector<FieldGroup> StructInfo::shownGroups() const
{
    std::vector<FieldGroup> shown(1), rare;
    FieldGroup inlined, arrays, more{"More", {}, true};
    std::vector<bool> placed(fields.size());
    for (const FieldGroup &group : groups) {
        (group.isRare ? rare : shown).push_back(group);
        for (const std::uint16_t row : group.rows)
            placed[row] = true;
    }
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const FieldInfo &field = fields[i];
        if (placed[i])
            continue;
        FieldGroup &group = field.type->kind == Kind::Array || field.type->kind == Kind::List ? arrays
                            : isUnknown(field) || field.derived                               ? more
                            : isInline(field)                                                 ? inlined
                                                                                              : shown.front();
        group.rows.push_back(std::uint16_t(i));
    }
    // A structure that is all bookkeeping is shown for its own sake.
    const bool onlyMore = shown.size() == 1 && shown.front().rows.empty() && inlined.rows.empty();
    if (!rare.empty() && std::string_view(rare.back().label) == more.label)
        rare.back().rows.insert(rare.back().rows.end(), more.rows.begin(), more.rows.end());
    else if (onlyMore)
        shown.front().rows = more.rows;
    else
        rare.push_back(more);
    shown.push_back(inlined);
    shown.insert(shown.end(), rare.begin(), rare.end());
    shown.push_back(arrays);
    std::erase_if(shown, [](const FieldGroup &group) { return group.rows.empty(); });
    return shown;
}

bool StructInfo::isFlat(const Ctx &ctx) const
{
    if (sized)
        return false;
    for (const FieldInfo &f : fields) {
        if (f.when)
            return false;
        if (f.type->kind == Kind::Struct) {
            if (!f.type->structure().isFlat(ctx))
                return false;
        } else if (!f.type->isPlain() || f.tag) {
            return false;
        }
    }
    return true;
}

namespace {

void addRun(std::vector<WireStep> &steps, std::size_t memory, std::size_t bytes, std::size_t field)
{
    if (bytes == 0)
        return;
    if (!steps.empty() && steps.back().bytes && steps.back().memory + steps.back().bytes == memory)
        steps.back().bytes += std::uint32_t(bytes);
    else
        steps.push_back({std::uint32_t(memory), std::uint32_t(bytes), std::uint16_t(field)});
}

void addFlat(std::vector<WireStep> &steps, const StructInfo &info, const Ctx &ctx, std::size_t base, std::size_t field)
{
    for (const FieldInfo &f : info.fields) {
        if (!f.isOnDisk(ctx, nullptr))
            continue;
        if (f.type->kind == Kind::Struct)
            addFlat(steps, f.type->structure(), ctx, base + f.offset, field);
        else
            addRun(steps, base + f.offset, f.type->valueSize(), field);
    }
}

} // namespace

const std::vector<WireStep> &StructInfo::wireSteps(const Ctx &ctx) const
{
    for (const Plan *plan = m_plans.load(std::memory_order_acquire); plan; plan = plan->next)
        if (plan->ctx == ctx)
            return plan->steps;

    auto *plan = new Plan{ctx, {}, nullptr};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const FieldInfo &f = fields[i];
        if (f.when) {
            plan->steps.push_back({std::uint32_t(f.offset), 0, std::uint16_t(i)});
        } else if (!f.isOnDisk(ctx, nullptr)) {
            continue;
        } else if (f.type->kind == Kind::Struct && f.type->structure().isFlat(ctx)) {
            addFlat(plan->steps, f.type->structure(), ctx, f.offset, i);
        } else if (f.type->isPlain() && !f.tag) {
            addRun(plan->steps, f.offset, f.type->valueSize(), i);
        } else {
            plan->steps.push_back({std::uint32_t(f.offset), 0, std::uint16_t(i)});
        }
    }
    plan->next = m_plans.load(std::memory_order_relaxed);
    while (!m_plans.compare_exchange_weak(plan->next, plan, std::memory_order_release, std::memory_order_relaxed)) {}
    return plan->steps;
}

std::uint32_t StructInfo::fixedSize(const Ctx &ctx) const
{
    std::uint32_t bytes = sized ? 4 : 0;
    for (const WireStep &step : wireSteps(ctx))
        bytes += step.bytes;
    return bytes;
}

std::uint32_t StructInfo::flatSize(const Ctx &ctx) const
{
    return fixedSize(ctx);
}

} // namespace sinew
