// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/materials/stack_losses.h"

#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/shared/object_names.h"

namespace sinew {

StackLosses::StackLosses(const MaterialFacet &facet, const Model &model, NodeId material)
    : m_facet(facet), m_material(material), m_before(lookOf(model))
{
}

StackLosses::Look StackLosses::lookOf(const Model &model) const
{
    Look look;
    const auto add = [](QStringList &list, const QString &text) {
        if (!list.contains(text))
            list << text;
    };
    for (const MaterialLayer &layer : m_facet.layers(model, m_material)) {
        look.layers += layer.isOn;
        for (const LayerValue &value : layer.values) {
            const FieldRef shown = model.field(value.shown), track = model.field(value.track);
            if (track && track.type->kind == Kind::Curve && static_cast<const CurveBase *>(track.data)->size())
                add(look.animations, translatedLabel(value.label.c_str()));
            if (!shown || value.role != LayerRole::Flags || !shown.field->table || shown.type->kind != Kind::Integer)
                continue;
            const std::int64_t bits = readInteger(*shown.type, shown.data);
            for (const EnumEntry &entry : *shown.field->table)
                if (entry.value && (bits & entry.value) == entry.value)
                    add(look.flags, entryLabel(entry));
        }
    }
    return look;
}

QStringList StackLosses::in(const Model &now) const
{
    const Look after = lookOf(now);
    QStringList lost;
    for (const QString &flag : m_before.flags)
        if (!after.flags.contains(flag))
            lost << tr("flag “%1”").arg(flag);
    for (const QString &value : m_before.animations)
        if (!after.animations.contains(value))
            lost << tr("animation of “%1”").arg(value);
    if (const int layers = m_before.layers - after.layers; layers > 0)
        lost << tr("%n layers", nullptr, layers);
    return lost;
}

} // namespace sinew
