// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/table_checks.h"

#include "core/check/findings.h"
#include "core/model/domain_index.h"
#include "core/model/edit_builder.h"
#include "core/model/references.h"
#include "core/model/walk.h"
#include "core/schema/text.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Number of floats in a type made of nothing else, 0 for other types.
std::size_t floatsOf(const TypeInfo &type)
{
    switch (type.kind) {
    case Kind::Float:
        return type.size == sizeof(float) ? 1 : 0;
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4:
    case Kind::Quat:
    case Kind::Colour4:
    case Kind::Colour:
    case Kind::Matrix:
        return type.components;
    default:
        return 0;
    }
}

bool isFinite(const std::byte *data, std::size_t floats)
{
    // All exponent bits set; without a branch for each number, since there are millions.
    std::uint32_t wrong = 0;
    for (std::size_t i = 0; i < floats; ++i) {
        std::uint32_t bits;
        std::memcpy(&bits, data + i * sizeof bits, sizeof bits);
        wrong |= std::uint32_t((bits & 0x7f800000) == 0x7f800000);
    }
    return !wrong;
}

/// Calls visit(first byte, floats in an element, elements) for each run of numbers in a field.
template<class Visit>
void forEachRun(const TypeInfo &type, const void *data, const Visit &visit)
{
    const auto *bytes = static_cast<const std::byte *>(data);
    if (type.kind == Kind::Array) {
        if (const std::size_t floats = floatsOf(*type.element))
            visit(static_cast<const ArrayBase *>(data)->raw(), floats, static_cast<const ArrayBase *>(data)->size());
    } else if (type.kind == Kind::Curve) {
        const auto *curve = static_cast<const CurveBase *>(data);
        const std::size_t width = type.element->valueSize();
        const std::size_t floats = floatsOf(*type.element);
        if (!floats || curve->size() == 0)
            return;
        for (int part = 0; part < (curve->hasTangents() ? 3 : 1); ++part)
            visit(curve->rawPart(part, width), floats, curve->size());
    } else if (type.kind == Kind::FixedArray) {
        if (const std::size_t floats = floatsOf(*type.element))
            visit(bytes, floats, std::size_t(type.components));
    } else if (const std::size_t floats = floatsOf(type)) {
        visit(bytes, floats, std::size_t(1));
    }
}

void findNotFinite(const Model &model, Findings &findings)
{
    const Ctx ctx = model.ctx();
    bool isCancelled = false;
    walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *object) {
        isCancelled = isCancelled || findings.isCancelled();
        if (isCancelled)
            return;
        std::size_t wrong = 0;
        forEachRun(*f.type, data, [&](const std::byte *first, std::size_t floats, std::size_t count) {
            if (isFinite(first, floats * count))
                return;
            for (std::size_t i = 0; i < count; ++i)
                wrong += !isFinite(first + i * floats * sizeof(float), floats);
        });
        if (wrong && f.isOnDisk(ctx, object) && (!f.usedWhen || f.usedWhen(ctx, object)))
            findings.add(wrong == 1
                             ? Message(QT_TRANSLATE_NOOP("Message", "the value is not a finite number"))
                             : Message(QT_TRANSLATE_NOOP("Message", "values that are not finite numbers: %1"), {wrong}),
                         address);
    });
}

/// Replaces numbers that are not finite with those of a new object.
Status setFinite(EditBuilder &edit, const Model &model, const Finding &finding)
{
    const FieldRef ref = model.field(finding.place());
    if (!ref)
        return Done{};
    Value value(*ref.type, ref.data);
    bool any = false;
    forEachRun(*ref.type, value.data(), [&](const std::byte *first, std::size_t floats, std::size_t count) {
        any = any || !isFinite(first, floats * count);
    });
    if (!any)
        return Done{};
    const auto number = float(ref.type->kind == Kind::Curve ? ref.field->rest : ref.field->fallback);
    const auto mend = [&](std::byte *first, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            if (!isFinite(first + i * sizeof number, 1))
                std::memcpy(first + i * sizeof number, &number, sizeof number);
    };
    if (ref.type->kind == Kind::Array) {
        auto *array = static_cast<ArrayBase *>(value.data());
        mend(array->editRaw(ref.type->element->size), array->size() * floatsOf(*ref.type->element));
    } else if (ref.type->kind == Kind::Curve) {
        return Error{QT_TRANSLATE_NOOP("Message", "the keys have to be deleted or set by hand")};
    } else {
        mend(static_cast<std::byte *>(value.data()), ref.type->size / sizeof number);
    }
    edit.set(finding.place(), std::move(value));
    return Done{};
}

void findOutOfRange(const Model &model, Findings &findings)
{
    const Ctx ctx = model.ctx();
    bool isCancelled = false;
    walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *object) {
        isCancelled = isCancelled || findings.isCancelled();
        if (isCancelled)
            return;
        if ((!f.minimum && !f.maximum) || f.type->kind == Kind::Curve || f.type->kind == Kind::List ||
            f.type->kind == Kind::Array || !f.isOnDisk(ctx, object))
            return;
        bool finite = true;
        forEachRun(*f.type, data, [&](const std::byte *first, std::size_t floats, std::size_t count) {
            finite = finite && isFinite(first, floats * count);
        });
        if (!finite)
            return;
        const Message problem = valueProblem(f, *f.type, data);
        if (!problem.empty())
            findings.add(problem, address);
    });
}

Status clampToRange(EditBuilder &edit, const Model &model, const Finding &finding)
{
    const FieldRef ref = model.field(finding.place());
    if (!ref || valueProblem(*ref.field, *ref.type, ref.data).empty())
        return Done{};
    Value value(*ref.type, ref.data);
    const auto clamp = [&](const TypeInfo &type, void *number) {
        const double old = readNumber(type, number);
        const double bounded = std::clamp(old, ref.field->minimum.value_or(old), ref.field->maximum.value_or(old));
        if (bounded != old)
            writeNumber(type, number, bounded);
    };
    if (ref.type->kind == Kind::Integer || ref.type->kind == Kind::Float) {
        clamp(*ref.type, value.data());
    } else if (ref.type->kind == Kind::FixedArray) {
        for (std::size_t i = 0; i < ref.type->components; ++i)
            clamp(*ref.type->element, static_cast<std::byte *>(value.data()) + i * ref.type->element->size);
    } else {
        for (std::size_t i = 0; i < floatsOf(*ref.type); ++i)
            clamp(typeInfo<float>(), static_cast<std::byte *>(value.data()) + i * sizeof(float));
    }
    edit.set(finding.place(), std::move(value));
    return Done{};
}

void findMissingTargets(const Model &model, Findings &findings)
{
    const Ctx ctx = model.ctx();
    for (const Domain &domain : model.info().domains) {
        bool isCancelled = findings.isCancelled();
        if (isCancelled)
            return;
        const DomainIndex index(model, domain);
        Address last;
        forEachReference(model, domain.name, [&](const FoundReference &reference) {
            isCancelled = isCancelled || findings.isCancelled();
            if (isCancelled)
                return;
            // One report per field is enough: a broken array would give thousands.
            if (reference.address.whole() == last || index.target(reference.number) != NoNode)
                return;
            const ObjectRef object = model.object(reference.address.node);
            if (reference.field->usedWhen && !reference.field->usedWhen(ctx, object.data))
                return;
            last = reference.address.whole();
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "refers to %1 of %2, which has %3"),
                        {std::to_string(reference.number), domain.name, std::to_string(index.members().size())}),
                reference.address);
        });
    }
}

/// Does what deleting the missing object would have done.
Status clearReference(EditBuilder &edit, const Model &model, const Finding &finding)
{
    const Address at = finding.place();
    const FieldRef ref = model.field(at);
    if (!ref)
        return Done{};
    if (ref.type->kind == Kind::Curve) {
        const auto *curve = static_cast<const CurveBase *>(ref.data);
        const Domain *clock =
            model.info().globalSequenceDomain ? model.info().domain(model.info().globalSequenceDomain) : nullptr;
        if (!clock || curve->globalSequence() == -1 ||
            DomainIndex(model, *clock).target(curve->globalSequence()) != NoNode)
            return Error{QT_TRANSLATE_NOOP("Message", "the keys have to be deleted or set by hand")};
        Value value(*ref.type, ref.data);
        CurveBase::Header header = curve->header();
        header.globalSequence = -1;
        static_cast<CurveBase *>(value.data())->setHeaderRaw(header, ref.type->element->valueSize());
        edit.set(at, std::move(value));
        return Done{};
    }
    const Reference &reference = ref.field->reference;
    const Domain *domain = reference.domain ? model.info().domain(reference.domain) : nullptr;
    if (!domain || ref.type->kind != Kind::Integer)
        return Error{QT_TRANSLATE_NOOP("Message", "the field has to be set by hand")};
    const std::int64_t number = readInteger(*ref.type, ref.data);
    if (isNoneReference(reference, *ref.type, number) || DomainIndex(model, *domain).target(number) != NoNode)
        return Done{};
    if (reference.onDelete == OnDelete::DeleteReferrer)
        edit.remove(at.node);
    else if (reference.onDelete == OnDelete::Clear || reference.onDelete == OnDelete::TakeOver)
        edit.setReference(at, NoNode);
    else
        return Error{QT_TRANSLATE_NOOP("Message", "this can't be empty; choose it by hand")};
    return Done{};
}

Status firstTarget(EditBuilder &edit, const Model &model, const Finding &finding)
{
    const Address at = finding.place();
    const FieldRef ref = model.field(at);
    const Domain *domain =
        ref && ref.field->reference.domain ? model.info().domain(ref.field->reference.domain) : nullptr;
    if (!ref || !domain || ref.type->kind != Kind::Integer)
        return ref ? Status(Error{QT_TRANSLATE_NOOP("Message", "the field has to be set by hand")}) : Status(Done{});
    const DomainIndex index(model, *domain);
    const std::int64_t number = readInteger(*ref.type, ref.data);
    if (isNoneReference(ref.field->reference, *ref.type, number) || index.target(number) != NoNode)
        return Done{};
    if (index.members().empty())
        return Error{QT_TRANSLATE_NOOP("Message", "there is nothing it could refer to")};
    edit.setReference(at, index.members().front());
    return Done{};
}

std::vector<Check> checks()
{
    return {
        {"model.value.not-finite",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Values that are not numbers"),
         QT_TRANSLATE_NOOP(
             "Message",
             "Infinite numbers and NaN (“not a number”) spread through every calculation they take part in: anything "
             "drawn with them disappears or flickers. This follows from how processors calculate (IEEE 754)."),
         Reads::everything(),
         &findNotFinite,
         {{QT_TRANSLATE_NOOP("Message", "Set to the default"), Fix::Changes, &setFinite}}},
        {"model.value.range",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Values out of range"),
         QT_TRANSLATE_NOOP("Message", "The value makes no sense for the field, such as an opacity above 1. At best, "
                                      "games clamp such values; what they do otherwise is not known for each field."),
         Reads::everything(),
         &findOutOfRange,
         {{QT_TRANSLATE_NOOP("Message", "Set to the nearest allowed value"), Fix::Changes, &clampToRange}}},
        {"model.reference.missing",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "References to objects that don't exist"),
         QT_TRANSLATE_NOOP("Message",
                           "The number refers to an object that the model does not have. Hive's model checker counts "
                           "this among the errors that stop the game from loading a model, or crash it."),
         Reads::references(),
         &findMissingTargets,
         {{QT_TRANSLATE_NOOP("Message", "Refer to nothing"), Fix::Changes, &clearReference},
          {QT_TRANSLATE_NOOP("Message", "Refer to the first one"), Fix::Changes, &firstTarget}}},
    };
}

} // namespace

const CheckTable &tableChecks()
{
    static const CheckTable table({checks()});
    return table;
}

} // namespace sinew
