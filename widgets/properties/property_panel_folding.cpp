// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The visibility of the panel's rows: folded groups and the search.
#include "core/schema/struct_info.h"
#include "widgets/properties/property_group.h"
#include "widgets/properties/property_panel.h"
#include "widgets/properties/property_row.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/search_text.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

QString PropertyPanel::foldingKey(const Binding &binding)
{
    return QString::fromUtf8(binding.ownerInfo()->name) + QLatin1Char('.') + QString::fromUtf8(binding.field().name);
}

void PropertyPanel::rememberFolding(PropertyGroup *group, const QString &key)
{
    const bool startsFolded = group->isCollapsed();
    if (m_toggled.contains(key))
        group->setCollapsed(!startsFolded);
    connect(group, &PropertyGroup::collapsedChanged, this, [this, key, startsFolded](bool collapsed) {
        if (collapsed != startsFolded)
            m_toggled.insert(key);
        else
            m_toggled.remove(key);
    });
}

void PropertyPanel::addMain(const Binding &binding, QVBoxLayout *target, int depth)
{
    const StructInfo &info = binding.type().structure();
    const std::size_t main = std::size_t(info.mainField);
    PropertyRow *head = addRow(binding.namedLeaf(main), target, depth);
    for (std::size_t i = 0; i < info.fields.size(); ++i)
        if (info.fields[i].type->kind == Kind::Curve && info.fields[i].base == info.fields[main].offset)
            head->setCurve(binding.namedLeaf(i));
    target->removeWidget(head);
    auto *group = new PropertyGroup(head);
    target->addWidget(group);
    m_groups.push_back(group);
    m_pendingGroups.push_back({group, binding, depth});
    rememberFolding(group, foldingKey(binding));
    if (binding.count() == 1)
        for (const FieldAction &action : m_context.actions(binding.address()))
            group->addAction(action, m_context);
    if (!group->isCollapsed())
        fill(group);
    connect(group, &PropertyGroup::collapsedChanged, this, [this, group](bool collapsed) {
        if (collapsed || std::none_of(m_pendingGroups.begin(), m_pendingGroups.end(),
                                      [&](const PendingGroup &each) { return each.group == group; }))
            return;
        fill(group);
        applyFilter();
        layOutLabels();
        orderTabs();
    });
}

void PropertyPanel::fill(PropertyGroup *group)
{
    const auto found = std::find_if(m_pendingGroups.begin(), m_pendingGroups.end(),
                                    [&](const PendingGroup &each) { return each.group == group; });
    if (found == m_pendingGroups.end())
        return;
    const PendingGroup pending = *found;
    m_pendingGroups.erase(found);
    const std::size_t first = m_rows.size();
    const StructInfo &info = pending.binding.type().structure();
    for (std::size_t i = 0; i < info.fields.size(); ++i)
        if (const FieldInfo &field = info.fields[i];
            int(i) != info.mainField && !field.hidden && field.type->kind != Kind::Struct)
            addRow(pending.binding.leaf(i), group->body(), pending.depth + 2);
    const auto head = std::find(m_rows.begin(), m_rows.end(), group->head());
    std::rotate(head + 1, m_rows.begin() + std::ptrdiff_t(first), m_rows.end());
}

void PropertyPanel::fillMatching(const QString &text)
{
    std::vector<PropertyGroup *> matching;
    for (const PendingGroup &pending : m_pendingGroups) {
        const StructInfo &info = pending.binding.type().structure();
        for (std::size_t i = 0; i < info.fields.size(); ++i)
            if (int(i) != info.mainField &&
                matchesSearch(PropertyRow::searchedText(info.fields[i], fieldLabel(info.fields[i])), text)) {
                matching.push_back(pending.group);
                break;
            }
    }
    for (PropertyGroup *group : matching)
        fill(group);
    if (matching.empty())
        return;
    layOutLabels();
    orderTabs();
}

void PropertyPanel::applyFilter()
{
    const QString text = m_filter->text().trimmed();
    if (!text.isEmpty())
        fillMatching(text);
    const auto titleMatches = [&](const std::vector<PropertyGroup *> &groups) {
        return !text.isEmpty() && std::any_of(groups.begin(), groups.end(), [&](const PropertyGroup *group) {
            return matchesSearch(searchedForm(group->title()), text);
        });
    };
    // A group whose title matches shows all its rows.
    for (PropertyRow *row : m_rows)
        row->setFilter(titleMatches(groupsAbove(row)) ? QString() : text);
    // Inner groups come after the one that contains them.
    for (auto each = m_groups.rbegin(); each != m_groups.rend(); ++each) {
        PropertyGroup *group = *each;
        const QList<PropertyRow *> inside = group->findChildren<PropertyRow *>();
        if (PropertyRow *head = group->head()) {
            const bool found = !text.isEmpty() && !titleMatches(groupsAbove(head)) &&
                               std::any_of(inside.begin(), inside.end(),
                                           [&](PropertyRow *row) { return row != head && row->shouldShow(); });
            if (found)
                head->setFilter({});
            group->setFiltering(found);
        } else {
            group->setFiltering(!text.isEmpty());
        }
        group->setVisible(
            std::any_of(inside.begin(), inside.end(), [](const PropertyRow *row) { return row->shouldShow(); }));
    }
    const auto shown =
        std::count_if(m_rows.begin(), m_rows.end(), [](const PropertyRow *row) { return row->shouldShow(); });
    m_filterNote->setVisible(!text.isEmpty() && !m_rows.empty());
    m_filterText->setText(shown == 0 ? tr("No field matches “%1”.").arg(text)
                                     : tr("Only fields that match “%1” are shown.").arg(text));
}

} // namespace sinew
