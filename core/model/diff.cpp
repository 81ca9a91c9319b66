// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/diff.h"

#include "core/model/walk.h"
#include "core/schema/text.h"

#include <algorithm>

namespace sinew {

namespace {

class Differ
{
public:
    Differ(const Ctx &ctx, std::size_t limit) : m_ctx(ctx), m_limit(limit) {}

    void structure(const StructInfo &info, const void *a, const void *b, const std::string &path)
    {
        for (const FieldInfo &f : info.fields) {
            if (found.size() >= m_limit)
                return;
            if (!equalValues(*f.type, f.in(a), f.in(b)) && !standsElsewhere(info, f))
                field(f, f.in(a), f.in(b), path.empty() ? f.name : path + "." + f.name);
        }
    }

    std::vector<Difference> found;

private:
    /// A row of another dialect for a member that also has a row in this one.
    bool standsElsewhere(const StructInfo &info, const FieldInfo &f) const
    {
        return !isInDialect(f, m_ctx) &&
               std::any_of(info.fields.begin(), info.fields.end(), [&](const FieldInfo &other) {
                   return other.offset == f.offset && isInDialect(other, m_ctx);
               });
    }
    void field(const FieldInfo &f, const void *a, const void *b, const std::string &path)
    {
        const TypeInfo &type = *f.type;
        if (type.kind == Kind::Struct)
            return structure(type.structure(), a, b, path);
        if (type.kind == Kind::List && type.list->size(a) == type.list->size(b)) {
            for (std::size_t i = 0; i < type.list->size(a); ++i)
                structure(type.element->structure(), type.list->at(const_cast<void *>(a), i),
                          type.list->at(const_cast<void *>(b), i), path + "[" + std::to_string(i) + "]");
            return;
        }
        if (type.kind == Kind::Array &&
            static_cast<const ArrayBase *>(a)->size() == static_cast<const ArrayBase *>(b)->size()) {
            const std::size_t width = type.element->size;
            const std::byte *from = static_cast<const ArrayBase *>(a)->raw(),
                            *to = static_cast<const ArrayBase *>(b)->raw();
            for (std::size_t i = 0; i < static_cast<const ArrayBase *>(a)->size() && found.size() < m_limit; ++i)
                if (!equalValues(*type.element, from + i * width, to + i * width))
                    found.push_back({path + "[" + std::to_string(i) + "]",
                                     valueText(f, *type.element, from + i * width),
                                     valueText(f, *type.element, to + i * width)});
            return;
        }
        found.push_back({path, valueText(f, type, a), valueText(f, type, b)});
    }

    Ctx m_ctx;
    std::size_t m_limit;
};

} // namespace

std::vector<Difference> diffModels(const Model &before, const Model &after, std::size_t limit)
{
    Differ differ(before.ctx(), limit);
    differ.structure(before.info(), before.root(), after.root(), {});
    return std::move(differ.found);
}

} // namespace sinew
