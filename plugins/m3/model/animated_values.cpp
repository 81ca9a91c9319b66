// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/animated_values.h"

#include "core/schema/struct_info.h"

#include <algorithm>
#include <memory>
#include <mutex>

namespace sinew::m3 {

namespace {

/// Where a structure has Animated values, and lists of structures with some: walking over all fields takes ten times as
/// long.
struct Places
{
    struct Value
    {
        std::uint16_t field, leaf;
        std::size_t offset, keys; ///< offsets of the Animated in its owner and of the curve in it
        const TypeInfo *value;
    };
    struct Inner
    {
        std::uint16_t field;
        const FieldInfo *info;
        const Places *places;
    };
    /// In the order of the fields.
    std::vector<Value> values;
    std::vector<Inner> lists;
};

const Places &placesOf(const StructInfo &info, std::unordered_map<const StructInfo *, std::unique_ptr<Places>> &all)
{
    std::unique_ptr<Places> &entry = all[&info];
    if (entry)
        return *entry;
    entry = std::make_unique<Places>();
    Places &places = *entry;
    for (std::size_t i = 0; i < info.fields.size(); ++i) {
        const FieldInfo &f = info.fields[i];
        if (f.type->kind == Kind::Struct) {
            const StructInfo &inner = f.type->structure();
            const std::uint16_t keys = fieldRow<&Animated<float>::keys>();
            if (isAnimated(inner))
                places.values.push_back(
                    {std::uint16_t(i), keys, f.offset, inner.fields[keys].offset, inner.fields[keys].type->element});
        } else if (f.type->kind == Kind::List) {
            const Places &inner = placesOf(f.type->element->structure(), all);
            if (!inner.values.empty() || !inner.lists.empty())
                places.lists.push_back({std::uint16_t(i), &f, &inner});
        }
    }
    return places;
}

const Places &placesOf(const StructInfo &info)
{
    static std::mutex mutex;
    static std::unordered_map<const StructInfo *, std::unique_ptr<Places>> all;
    const std::lock_guard lock(mutex);
    return placesOf(info, all);
}

template<class Visit>
void walk(const Places &places, void *object, NodeId node, const Visit &visit)
{
    for (const Places::Value &place : places.values) {
        const std::byte *animated = static_cast<const std::byte *>(object) + place.offset;
        // animId is at the same offset in every Animated.
        visit(AnimatedValue{{node, place.field, place.leaf},
                            reinterpret_cast<const Animated<float> *>(animated)->animId,
                            reinterpret_cast<const CurveBase *>(animated + place.keys),
                            place.value});
    }
    for (const Places::Inner &inner : places.lists) {
        void *list = inner.info->in(object);
        const ListOps &ops = *inner.info->type->list;
        const std::vector<NodeId> &ids = ops.ids(list);
        for (std::size_t row = 0; row < ids.size(); ++row)
            walk(*inner.places, ops.at(list, row), ids[row], visit);
    }
}

} // namespace

AnimatedValues animatedValues(const M3Model &model, const std::function<bool(const AnimatedValue &)> &wanted)
{
    AnimatedValues values;
    walk(placesOf(model.info()), const_cast<void *>(model.root()), RootNode, [&](const AnimatedValue &value) {
        if (!wanted || wanted(value))
            values[value.animId].push_back(value);
    });
    return values;
}

bool isAnimated(const StructInfo &info)
{
    static const StructInfo *const all[] = {&describe<Animated<float>>(),         &describe<Animated<Vec2>>(),
                                            &describe<Animated<Vec3>>(),          &describe<Animated<Quat>>(),
                                            &describe<Animated<Colour>>(),        &describe<Animated<Colour4>>(),
                                            &describe<Animated<std::uint32_t>>(), &describe<Animated<std::uint16_t>>(),
                                            &describe<Animated<std::int16_t>>(),  &describe<Animated<BoundsNumbers>>()};
    return std::find(std::begin(all), std::end(all), &info) != std::end(all);
}

} // namespace sinew::m3
