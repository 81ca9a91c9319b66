// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/merge/own_changes.h"

#include <set>

namespace sinew {

namespace {

/// Times and values of all keys, each as bytes.
std::set<std::string> keyBytesOf(const CurveBase &curve, std::size_t width)
{
    std::set<std::string> keys;
    for (std::size_t i = 0; i < curve.size(); ++i) {
        std::string key(reinterpret_cast<const char *>(&curve.times()[i]), sizeof(std::int32_t));
        if (width)
            key.append(reinterpret_cast<const char *>(curve.rawPart(0, width) + i * width), width);
        keys.insert(std::move(key));
    }
    return keys;
}

} // namespace

bool OwnChanges::areLostBy(const ChangeSet &changes, std::size_t first, const Model &work) const
{
    if (first >= changes.size())
        return false;
    const std::unique_ptr<Model> now = work.clone();
    for (std::size_t i = 0; i < changes.size(); ++i) {
        Change change = changes[i];
        if (i >= first && change.kind == Change::Remove && hasOwn(*now, change))
            return true;
        const FieldRef field = now->field(change.at.whole());
        const bool isCurve = i >= first && field && field.field->type->kind == Kind::Curve;
        const Value before = isCurve ? Value(*field.type, field.data) : Value();
        applyChange(*now, change);
        if (isCurve && losesKeys(before, now->field(change.at.whole()), change.at.whole()))
            return true;
    }
    return false;
}

bool OwnChanges::isOwn(const StructInfo &info, const void *object, NodeId id) const
{
    const ObjectRef mine = m.mine.model().object(id);
    if (!mine)
        return false; // THEIRS brought it
    const ObjectRef base = m.base.model().object(m.baseToMine.inA(id));
    return !base || &info != mine.info || !m.sameInMine.objects(info, base.data, object);
}

bool OwnChanges::hasOwn(const Model &work, const Change &removal) const
{
    const FieldRef list = work.field(removal.at);
    for (std::size_t row = std::size_t(removal.first); row < std::size_t(removal.first + removal.count); ++row)
        if (isOwn(list.type->element->structure(), listItem(*list.field, list.data, row),
                  listIds(*list.field, list.data)[row]))
            return true;
    return false;
}

bool OwnChanges::losesKeys(const Value &before, const FieldRef &after, const Address &at) const
{
    if (!after)
        return false;
    const std::size_t width = before.type().element->valueSize();
    const FieldRef base = m.base.model().field({m.baseToMine.inA(at.node), at.field, at.leaf});
    std::set<std::string> kept = keyBytesOf(*static_cast<const CurveBase *>(after.data), width);
    if (base)
        kept.merge(keyBytesOf(*static_cast<const CurveBase *>(base.data), width));
    for (const std::string &key : keyBytesOf(*static_cast<const CurveBase *>(before.data()), width))
        if (!kept.contains(key))
            return true;
    return false;
}

} // namespace sinew
