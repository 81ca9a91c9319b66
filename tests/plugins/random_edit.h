// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/format/format_registry.h"
#include "core/model/domain_index.h"
#include "core/model/edit_builder.h"
#include "core/model/walk.h"

#include <functional>
#include <random>

namespace sinew::test {
inline namespace random_edit_helpers {

/// Edits of every kind at random places, made through EditBuilder as the program makes them. The same seed gives the
/// same edits.
class RandomEdit
{
public:
    using Accepts = std::function<bool(const Address &, const FieldInfo &)>;
    using Numbers = std::function<std::uint32_t()>;
    /// `accepts`: which fields may be set; all by default.
    explicit RandomEdit(std::uint32_t seed, Accepts accepts = {})
        : RandomEdit([random = std::mt19937(seed)]() mutable { return std::uint32_t(random()); }, std::move(accepts))
    {
    }
    /// `numbers`: used instead of a seed.
    explicit RandomEdit(Numbers numbers, Accepts accepts = {})
        : m_random(std::move(numbers)), m_accepts(std::move(accepts))
    {
    }

    /// One step of one or several edits; an error if the builder refuses (which leaves the model alone).
    Result<ChangeSet> next(const Document &document)
    {
        EditBuilder builder(document.model(), document.format()->references());
        collect(document.model());
        for (unsigned n = m_random() % 8 == 0 ? 1 + m_random() % 4 : 1; n > 0; --n)
            one(document, builder);
        return builder.finish();
    }

private:
    struct Field
    {
        Address address;
        const FieldInfo *info;
    };

    void collect(const Model &model)
    {
        m_fields.clear();
        m_lists.clear();
        m_objects.clear();
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *object) {
            if (f.type->kind == Kind::List) {
                m_lists.push_back({address, &f});
                for (const NodeId id : f.type->list->ids(const_cast<void *>(data)))
                    m_objects.push_back(id);
            } else if (!f.derived && f.type->kind != Kind::Struct && f.isOnDisk(model.ctx(), object) &&
                       (!m_accepts || m_accepts(address, f))) {
                m_fields.push_back({address, &f});
            }
        });
    }

    template<class T>
    const T &any(const std::vector<T> &values)
    {
        return values[m_random() % values.size()];
    }

    void one(const Document &document, EditBuilder &builder)
    {
        const Model &model = document.model();
        switch (m_random() % 12) {
        case 0:
        case 1:
        case 2:
            return setField(model, builder);
        case 3:
        case 4:
            return spliceField(model, builder);
        case 5:
            if (!m_objects.empty())
                builder.duplicate(any(m_objects));
            return;
        case 6:
        case 7:
            if (!m_objects.empty())
                builder.remove(any(m_objects));
            return;
        case 8: {
            if (m_objects.empty())
                return;
            const NodeId object = any(m_objects);
            if (const std::size_t size = model.listSize(model.listOf(object)))
                builder.move(object, int(m_random() % size));
            return;
        }
        case 9: {
            const Address list = any(m_lists).address;
            const NodeId added =
                builder.insertNew(list, int(m_random() % (model.listSize(list) + 1)) - int(m_random() % 2));
            if (added != NoNode && m_random() % 2)
                setReferenceOf(model, builder, added, model.field(list).type->element->structure());
            return;
        }
        case 10:
            return setReference(model, builder);
        default:
            return setElement(model, builder);
        }
    }

    void randomBytes(void *data, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i)
            static_cast<std::uint8_t *>(data)[i] = std::uint8_t(m_random());
    }

    /// Numbers that pass validation, so that most edits succeed.
    void randomise(const FieldInfo &f, const TypeInfo &type, void *data)
    {
        if (type.kind == Kind::Integer) {
            writeInteger(type, data, m_random() % 4 ? std::int64_t(m_random() % 7) - 1 : std::int64_t(m_random()));
        } else if (type.kind == Kind::String) {
            randomBytes(data, type.components);
        } else if (type.kind == Kind::FixedArray) {
            for (std::uint32_t i = 0; i < type.components; ++i)
                randomise(f, *type.element, static_cast<std::byte *>(data) + i * type.element->size);
        } else if (type.kind >= Kind::Float && type.kind <= Kind::Matrix) {
            for (std::size_t i = 0; i < type.size / 4; ++i)
                static_cast<float *>(data)[i] = float(m_random() % 1000) / 1000;
        }
    }

    void randomKeys(const TypeInfo &type, CurveBase &curve, CurveBase::Header header, std::size_t count)
    {
        const std::size_t width = type.element->valueSize();
        curve.resetRaw(header, count, width);
        for (std::size_t i = 0; i < count; ++i)
            curve.editTimes(width)[i] = std::int32_t(m_random() % 5000);
        for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part)
            for (std::size_t i = 0; i < count && width; ++i)
                randomise({}, *type.element, curve.editRawPart(part, width) + i * width);
    }

    void setField(const Model &model, EditBuilder &builder)
    {
        const Field field = any(m_fields);
        const FieldRef ref = model.field(field.address);
        Value value(*ref.type, ref.data);
        if (ref.type->kind == Kind::Curve) {
            auto &curve = *static_cast<CurveBase *>(value.data());
            if (m_random() % 4 == 0)
                curve.clear();
            else if (m_random() % 3 == 0 && curve.isPresent())
                curve.setHeaderRaw({ref.type->element->valueSize() ? std::uint32_t(m_random() % 4) : 0,
                                    std::int32_t(m_random() % 4) - 1},
                                   ref.type->element->valueSize());
            else
                randomKeys(*ref.type, curve,
                           {ref.type->element->valueSize() ? std::uint32_t(m_random() % 4) : 0,
                            std::int32_t(m_random() % 3) - 1},
                           m_random() % 5);
        } else if (ref.type->kind == Kind::Array) {
            auto &array = *static_cast<ArrayBase *>(value.data());
            const std::size_t count = m_random() % 40, width = ref.type->element->size;
            if (std::byte *bytes = array.resetRaw(count, width))
                for (std::size_t i = 0; i < count; ++i)
                    randomise(*ref.field, *ref.type->element, bytes + i * width);
        } else {
            randomise(*ref.field, *ref.type, value.data());
        }
        builder.set(field.address, std::move(value));
    }

    void setElement(const Model &model, EditBuilder &builder)
    {
        for (int attempt = 0; attempt < 20; ++attempt) {
            const Address address = any(m_fields).address;
            const FieldRef ref = model.field(address);
            std::size_t count = 0;
            if (ref.type->kind == Kind::FixedArray)
                count = ref.type->components;
            else if (ref.type->kind == Kind::Array)
                count = static_cast<const ArrayBase *>(ref.data)->size();
            if (count == 0)
                continue;
            Value value(*ref.type->element);
            randomise(*ref.field, *ref.type->element, value.data());
            return builder.set(address.of(std::uint32_t(m_random() % count)), std::move(value));
        }
    }

    void spliceField(const Model &model, EditBuilder &builder)
    {
        for (int attempt = 0; attempt < 20; ++attempt) {
            const Address address = any(m_fields).address;
            const FieldRef ref = model.field(address);
            if (ref.type->kind != Kind::Array && ref.type->kind != Kind::Curve)
                continue;
            Value with(*ref.type);
            std::size_t size = 0;
            if (ref.type->kind == Kind::Array) {
                size = static_cast<const ArrayBase *>(ref.data)->size();
                const std::size_t count = m_random() % 6, width = ref.type->element->size;
                if (std::byte *bytes = static_cast<ArrayBase *>(with.data())->resetRaw(count, width))
                    for (std::size_t i = 0; i < count; ++i)
                        randomise(*ref.field, *ref.type->element, bytes + i * width);
            } else {
                const auto &curve = *static_cast<const CurveBase *>(ref.data);
                if (!curve.isPresent())
                    continue;
                size = curve.size();
                randomKeys(*ref.type, *static_cast<CurveBase *>(with.data()), curve.header(), m_random() % 4);
            }
            const std::size_t first = m_random() % (size + 1);
            return builder.splice(address, int(first), int(m_random() % (std::min<std::size_t>(size - first, 5) + 1)),
                                  std::move(with));
        }
    }

    void setReference(const Model &model, EditBuilder &builder)
    {
        for (int attempt = 0; attempt < 50; ++attempt) {
            const Field field = any(m_fields);
            const Reference &reference = field.info->reference;
            if (field.info->type->kind != Kind::Integer ||
                (reference.kind != RefKind::Row && reference.kind != RefKind::Key))
                continue;
            const DomainIndex index(model, *model.info().domain(reference.domain));
            return builder.setReference(field.address,
                                        index.members().empty() || m_random() % 4 == 0 ? NoNode : any(index.members()));
        }
    }

    void setReferenceOf(const Model &model, EditBuilder &builder, NodeId object, const StructInfo &info)
    {
        for (std::size_t i = 0; i < info.fields.size(); ++i) {
            const Reference &reference = info.fields[i].reference;
            if (info.fields[i].type->kind != Kind::Integer ||
                (reference.kind != RefKind::Row && reference.kind != RefKind::Key))
                continue;
            const DomainIndex index(model, *model.info().domain(reference.domain));
            if (!index.members().empty())
                builder.setReference({object, std::uint16_t(i)}, any(index.members()));
        }
    }

    Numbers m_random;
    Accepts m_accepts;
    std::vector<Field> m_fields, m_lists;
    std::vector<NodeId> m_objects;
};

} // namespace random_edit_helpers
} // namespace sinew::test
