// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/geoset_picker.h"

#include "core/text/translated.h"
#include "viewport/view/document_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sinew {

namespace {

constexpr int idRole = Qt::UserRole;

template<class Visit>
void eachVariant(const QTreeWidget &tree, const Visit &visit)
{
    for (int group = 0; group < tree.topLevelItemCount(); ++group) {
        QTreeWidgetItem *parent = tree.topLevelItem(group);
        for (int row = 0; row < parent->childCount(); ++row)
            visit(*parent->child(row), parent->child(row)->data(0, idRole).toInt());
    }
}

} // namespace

GeosetPicker::GeosetPicker(QWidget *parent)
    : QWidget(parent), m_tree(new QTreeWidget), m_nothing(new QLabel(tr("This model has no geosets to choose from."))),
      m_defaults(new QPushButton(tr("Show &defaults"))), m_all(new QPushButton(tr("Show &all")))
{
    m_tree->setHeaderHidden(true);
    m_tree->setAccessibleName(tr("Geosets"));
    m_tree->setToolTip(tr("Double-click a variant to show only this one of its group"));
    m_tree->setExpandsOnDoubleClick(false);
    m_nothing->setWordWrap(true);
    m_defaults->setToolTip(tr("Variants 0 and 1 of each group: the bare model"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_defaults);
    buttons->addWidget(m_all);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_nothing);
    layout->addWidget(m_tree);
    layout->addLayout(buttons);
    connect(m_tree, &QTreeWidget::itemChanged, this, &GeosetPicker::takeChoice);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, &GeosetPicker::showAlone);
    connect(m_defaults, &QPushButton::clicked, this, [this] {
        if (m_view)
            m_view->setHiddenGeosets(std::nullopt);
    });
    connect(m_all, &QPushButton::clicked, this, [this] {
        if (m_view)
            m_view->setHiddenGeosets(std::set<std::int32_t>());
    });
    read();
}

void GeosetPicker::setView(DocumentView *view)
{
    if (view == m_view)
        return;
    if (m_view)
        m_view->disconnect(this);
    m_view = view;
    if (view) {
        connect(view, &DocumentView::sceneChanged, this, &GeosetPicker::read);
        connect(view, &DocumentView::geosetsChanged, this, &GeosetPicker::showChoice);
        connect(view, &QObject::destroyed, this, &GeosetPicker::read);
    }
    read();
}

void GeosetPicker::read()
{
    std::vector<GeosetGroup> groups = m_view ? geosetGroups(m_view->scene()) : std::vector<GeosetGroup>();
    if (groups != m_groups) {
        fill(groups);
        m_groups = std::move(groups);
    }
    const bool any = !m_groups.empty();
    m_nothing->setVisible(!any);
    m_tree->setVisible(any);
    m_defaults->setEnabled(any);
    m_all->setEnabled(any);
    showChoice();
}

void GeosetPicker::fill(const std::vector<GeosetGroup> &groups)
{
    const QSignalBlocker blocker(m_tree);
    m_tree->clear();
    for (const GeosetGroup &group : groups) {
        auto *parent = new QTreeWidgetItem(m_tree);
        parent->setText(0, group.name.empty()
                               ? tr("Group %1").arg(group.number)
                               : tr("%1 (%2)").arg(translatedLabel(group.name.c_str())).arg(group.number));
        parent->setFlags(parent->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
        for (const std::int32_t id : group.geosets) {
            auto *variant = new QTreeWidgetItem(parent);
            variant->setText(0, tr("Variant %1 (geoset %2)").arg(id % 100).arg(id));
            variant->setData(0, idRole, id);
            variant->setFlags(variant->flags() | Qt::ItemIsUserCheckable);
            variant->setCheckState(0, Qt::Checked);
        }
        parent->setExpanded(true);
    }
}

void GeosetPicker::showChoice()
{
    if (!m_view)
        return;
    const QSignalBlocker blocker(m_tree);
    const std::set<std::int32_t> hidden = m_view->hiddenGeosets();
    eachVariant(*m_tree, [&](QTreeWidgetItem &item, std::int32_t id) {
        item.setCheckState(0, hidden.contains(id) ? Qt::Unchecked : Qt::Checked);
    });
    // With blocked signals the tree is not repainted.
    m_tree->viewport()->update();
}

void GeosetPicker::takeChoice()
{
    if (!m_view)
        return;
    std::set<std::int32_t> hidden;
    eachVariant(*m_tree, [&](QTreeWidgetItem &item, std::int32_t id) {
        if (item.checkState(0) == Qt::Unchecked)
            hidden.insert(id);
    });
    m_view->setHiddenGeosets(hidden);
}

void GeosetPicker::showAlone(QTreeWidgetItem *variant)
{
    QTreeWidgetItem *group = variant->parent();
    if (!group)
        return;
    {
        const QSignalBlocker blocker(m_tree);
        for (int row = 0; row < group->childCount(); ++row)
            group->child(row)->setCheckState(0, group->child(row) == variant ? Qt::Checked : Qt::Unchecked);
    }
    takeChoice();
    m_tree->viewport()->update();
}

} // namespace sinew

#include "moc_geoset_picker.cpp"
