// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/track_faults.h"

#include "core/check/findings.h"
#include "core/check/track_edits.h"
#include "core/model/walk.h"

#include <QLocale>
#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace sinew {

namespace {

/// Calls visit(address, field, curve) for every track that the file stores.
template<class Visit>
void forEachStoredTrack(const Model &model, const Findings &findings, const Visit &visit)
{
    const Ctx ctx = model.ctx();
    bool isCancelled = false;
    walkFields(model, [&](const Address &at, const FieldInfo &field, const void *data, const void *object) {
        isCancelled = isCancelled || findings.isCancelled();
        if (isCancelled)
            return;
        if (field.type->kind == Kind::Curve && static_cast<const CurveBase *>(data)->size() &&
            field.isOnDisk(ctx, object))
            visit(at, field, *static_cast<const CurveBase *>(data));
    });
}

} // namespace

void findUnsorted(const Model &model, Findings &findings)
{
    forEachStoredTrack(model, findings, [&](const Address &at, const FieldInfo &, const CurveBase &curve) {
        if (!std::is_sorted(curve.times().begin(), curve.times().end()))
            findings.add(QT_TRANSLATE_NOOP("Message", "the keys are not in chronological order"), at);
    });
}

Status sortKeys(EditBuilder &edit, const Model &model, const Finding &finding)
{
    std::size_t width = 0;
    const CurveBase *curve = trackAt(model, finding.place(), width);
    if (!curve)
        return Done{};
    std::vector<std::size_t> rows(curve->size());
    std::iota(rows.begin(), rows.end(), std::size_t(0));
    std::stable_sort(rows.begin(), rows.end(),
                     [&](std::size_t a, std::size_t b) { return curve->times()[a] < curve->times()[b]; });
    setTrack(edit, model, finding.place(), keysOf(*curve, rows, width));
    return Done{};
}

void findEqualTimes(const Model &model, Findings &findings)
{
    findEqualTimes(model, findings, [](const FieldInfo &) { return true; });
}

void findEqualTimes(const Model &model, Findings &findings, bool (*isWanted)(const FieldInfo &track))
{
    forEachStoredTrack(model, findings, [&](const Address &at, const FieldInfo &field, const CurveBase &curve) {
        const auto times = curve.times();
        if (field.type->element->kind == Kind::NoValue || !isWanted(field) ||
            !std::is_sorted(times.begin(), times.end()))
            return;
        if (const auto twice = std::adjacent_find(times.begin(), times.end()); twice != times.end())
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "two keys at %1 ms"), {QLocale().toString(*twice).toStdString()}),
                at);
    });
}

Status keepFirstOfEqualTimes(EditBuilder &edit, const Model &model, const Finding &finding)
{
    std::size_t width = 0;
    if (const CurveBase *curve = trackAt(model, finding.place(), width))
        keepKeys(edit, model, finding.place(), *curve, width,
                 [&](std::size_t i) { return i == 0 || curve->times()[i] != curve->times()[i - 1]; });
    return Done{};
}

bool isUnit(const Quat &rotation)
{
    const auto &[x, y, z, w] = rotation;
    return std::abs(x * x + y * y + z * z + w * w - 1) < 0.02f;
}

Quat toUnit(const Quat &rotation)
{
    const auto &[x, y, z, w] = rotation;
    const float length = std::sqrt(x * x + y * y + z * z + w * w);
    return length > 1e-6f && std::isfinite(length) ? Quat{x / length, y / length, z / length, w / length}
                                                   : Quat{0, 0, 0, 1};
}

void findNotUnit(const Model &model, Findings &findings)
{
    forEachStoredTrack(model, findings, [&](const Address &at, const FieldInfo &field, const CurveBase &curve) {
        if (field.type->element->kind != Kind::Quat)
            return;
        const auto rotations = static_cast<const Curve<Quat> &>(curve).values();
        if (const auto count = std::count_if(rotations.begin(), rotations.end(), std::not_fn(isUnit)))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "rotations whose length is not 1: %1"), {count}), at);
    });
}

Status makeUnit(EditBuilder &edit, const Model &model, const Finding &finding)
{
    const FieldRef ref = model.field(finding.place());
    if (ref && ref.type->kind == Kind::Quat) {
        if (const auto &rotation = *static_cast<const Quat *>(ref.data); !isUnit(rotation))
            edit.set(finding.place(), toUnit(rotation));
        return Done{};
    }
    std::size_t width = 0;
    const CurveBase *base = trackAt(model, finding.place(), width);
    if (!base || width != sizeof(Quat))
        return Done{};
    Curve<Quat> curve = *static_cast<const Curve<Quat> *>(base);
    for (Quat &rotation : curve.editValues())
        if (!isUnit(rotation))
            rotation = toUnit(rotation);
    setTrack(edit, model, finding.place(), curve);
    return Done{};
}

} // namespace sinew
