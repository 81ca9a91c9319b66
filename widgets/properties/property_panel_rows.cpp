// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// How the panel turns the description table into rows and groups.
#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/properties/property_group.h"
#include "widgets/properties/property_panel.h"
#include "widgets/properties/property_row.h"
#include "widgets/shared/object_names.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

/// True if two bindings refer to fields of the same structure of the same object.
bool isBeside(const Binding &a, const Binding &b)
{
    const Address &x = a.address(), &y = b.address();
    return a.ownerInfo() == b.ownerInfo() && x.node == y.node && x.hasLeaf() == y.hasLeaf() &&
           (!x.hasLeaf() || x.field == y.field);
}

} // namespace

void PropertyPanel::addFields(const std::vector<NodeId> &nodes)
{
    Document &document = *m_context.document();
    auto *layout = static_cast<QVBoxLayout *>(m_scroll->widget()->layout());
    const StructInfo &info = *document.model().object(nodes.back()).info;
    addRows(
        info,
        [&](std::size_t row) {
            std::vector<Address> addresses;
            for (const NodeId node : nodes)
                addresses.push_back({node, std::uint16_t(row)});
            return Binding(document, std::move(addresses));
        },
        layout, 0);
    if (!m_relatedDone)
        addRelated(nodes, layout, 0);
}

void PropertyPanel::addRows(const StructInfo &info, const std::function<Binding(std::size_t)> &bindingOf,
                            QVBoxLayout *target, int depth, bool withRelated)
{
    const std::size_t firstRow = m_rows.size();
    std::vector<Binding> curves;
    for (const FieldGroup &declared : info.shownGroups()) {
        QVBoxLayout *rows = target;
        // Values stored elsewhere are the object's own: they come with those, not after what is rarely changed.
        if (declared.label && withRelated && !m_relatedDone)
            addRelated(m_nodes, target, depth);
        if (declared.label) {
            auto *group = new PropertyGroup(translatedLabel(declared.label), {});
            m_groups.push_back(group);
            target->addWidget(group);
            group->setCollapsed(declared.isRare);
            rememberFolding(group, QString::fromUtf8(info.name) + QLatin1Char('/') + QString::fromUtf8(declared.label));
            rows = group->body();
        }
        for (const std::uint16_t row : declared.rows) {
            const Binding binding = bindingOf(row);
            if (info.fields[row].type->kind == Kind::Curve && info.fields[row].base)
                curves.push_back(binding);
            else
                addField(binding, rows, declared.label ? depth + 1 : depth);
        }
    }
    addCurves(curves, target, depth, firstRow);
}

void PropertyPanel::addCommonStructs(const std::vector<NodeId> &nodes)
{
    Document &document = *m_context.document();
    auto *layout = static_cast<QVBoxLayout *>(m_scroll->widget()->layout());
    const StructInfo &first = *document.model().object(nodes.back()).info;
    for (const FieldInfo &field : first.fields) {
        if (field.type->kind != Kind::Struct || field.hidden)
            continue;
        std::vector<Address> addresses;
        for (const NodeId node : nodes) {
            const StructInfo &info = *document.model().object(node).info;
            const auto found = std::find_if(info.fields.begin(), info.fields.end(), [&](const FieldInfo &f) {
                // Many values share one type with a main field; only the name tells them apart.
                return f.type == field.type &&
                       (field.type->structure().mainField < 0 || std::string_view(f.name) == field.name);
            });
            if (found != info.fields.end())
                addresses.push_back({node, std::uint16_t(found - info.fields.begin())});
        }
        if (addresses.size() == nodes.size())
            addField(Binding(document, std::move(addresses)), layout, 0);
    }
}

void PropertyPanel::addField(const Binding &binding, QVBoxLayout *target, int depth)
{
    const FieldInfo &field = binding.field();
    if (field.hidden || binding.type().kind == Kind::NoValue)
        return;
    if (binding.type().kind == Kind::Struct && binding.type().structure().mainField >= 0 && binding.isWhole() &&
        !binding.address().hasLeaf()) {
        addMain(binding, target, depth);
        return;
    }
    if (binding.type().kind == Kind::Struct) {
        addStruct(binding, target, depth);
        return;
    }
    PropertyRow *row = addRow(binding, target, depth);
    if (binding.type().kind == Kind::Curve)
        row->setCurve(binding);
}

void PropertyPanel::addStruct(const Binding &binding, QVBoxLayout *target, int depth)
{
    const FieldInfo &field = binding.field();
    auto *group = new PropertyGroup(fieldLabel(field), fieldToolTip(field));
    m_groups.push_back(group);
    target->addWidget(group);
    rememberFolding(group, foldingKey(binding));
    if (binding.count() == 1)
        for (const FieldAction &action : m_context.actions(binding.address()))
            group->addAction(action, m_context);

    addRows(
        binding.type().structure(), [&](std::size_t row) { return binding.leaf(row); }, group->body(), depth + 1,
        depth == 0);
    if (!m_relatedDone && depth == 0)
        addRelated(m_nodes, group->body(), depth + 1);
}

void PropertyPanel::addCurves(const std::vector<Binding> &curves, QVBoxLayout *target, int depth, std::size_t firstRow)
{
    for (const Binding &curve : curves) {
        // The same member may occur twice for two versions; the one on disk is animated.
        PropertyRow *base = nullptr;
        for (std::size_t i = firstRow; i < m_rows.size(); ++i)
            if (isBeside(m_rows[i]->binding(), curve) && m_rows[i]->binding().field().offset == curve.field().base &&
                (!base || m_rows[i]->binding().isRelevant()))
                base = m_rows[i];
        if (curve.field().hidden)
            continue;
        PropertyRow *row = addRow(curve, target, depth);
        if (!base) {
            row->setCurve(curve);
            continue;
        }
        row->setCompanion();
        row->refresh();
        base->setCurve(curve);
        target->removeWidget(row);
        auto *beside = static_cast<QVBoxLayout *>(base->parentWidget()->layout());
        beside->insertWidget(beside->indexOf(base) + 1, row);
        row->setProperty("depth", base->property("depth"));
        const auto at = std::find(m_rows.begin(), m_rows.end(), base) + 1;
        m_rows.pop_back();
        m_rows.insert(at, row);
    }
}

PropertyRow *PropertyPanel::addRow(const Binding &binding, QVBoxLayout *target, int depth, const QString &label)
{
    auto *row = new PropertyRow(m_context, binding, label);
    target->addWidget(row);
    row->refresh();
    row->setProperty("depth", depth);
    m_rows.push_back(row);
    connect(row, &PropertyRow::relevanceChanged, this, &PropertyPanel::applyFilter);
    return row;
}

Binding PropertyPanel::relatedBinding(const std::vector<NodeId> &nodes, const QString &label) const
{
    Document &document = *m_context.document();
    std::vector<Address> addresses;
    for (const NodeId node : nodes)
        for (const RelatedField &field : document.format()->names()->relatedFields(document.model(), node))
            if (QString::fromStdString(field.label) == label)
                addresses.push_back(field.address);
    if (addresses.size() != nodes.size())
        return {};
    return Binding(document, std::move(addresses));
}

void PropertyPanel::addRelated(const std::vector<NodeId> &nodes, QVBoxLayout *target, int depth)
{
    Document &document = *m_context.document();
    if (!document.format() || !document.format()->names())
        return;
    for (const RelatedField &field : document.format()->names()->relatedFields(document.model(), nodes.back())) {
        const QString label = QString::fromStdString(field.label);
        const Binding binding = relatedBinding(nodes, label);
        if (binding.isValid() && binding.type().kind != Kind::Struct)
            m_related.push_back({addRow(binding, target, depth, label), label});
        m_relatedDone = true;
    }
}

} // namespace sinew
