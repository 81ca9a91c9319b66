// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/materials/material_panel.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "widgets/materials/layer_card.h"
#include "widgets/materials/stack_losses.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_mime.h"
#include "widgets/objects/object_sequences.h"
#include "widgets/shared/object_names.h"

#include <QAction>
#include <QCoreApplication>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

enum Column { NameColumn, KindColumn, UsersColumn };

} // namespace

const MaterialFacet *MaterialPanel::facet() const
{
    return m_document && m_document->format() ? m_document->format()->materials() : nullptr;
}

void MaterialPanel::setDocument(Document *document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
        m_document->playback().disconnect(this);
    }
    {
        const QScopedValueRollback guard(m_following, true); // the list may get the focus of a card
        for (LayerCard *card : std::exchange(m_cards, {})) {
            card->deleteLater(); // it may be the one being dragged
            card->hide();
            m_stack->removeWidget(card);
        }
    }
    m_document = document;
    m_context.setDocument(document);
    m_current = NoNode;
    if (!facet()) {
        m_list->clear();
        m_materials.clear();
        showEmpty(document ? tr("This format has no materials.")
                           : tr("Open a model to see and edit its materials here."));
        updateActions();
        return;
    }
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    connect(document, &Document::committed, this, [this] {
        Q_EMIT settled(m_document.data(), topic());
        reload();
    });
    connect(&document->selection(), &Selection::changed, this, &MaterialPanel::followSelection);
    connect(&document->playback(), &Playback::timeChanged, this, [this] {
        for (LayerCard *card : m_cards)
            card->refresh();
    });
    showContent();
    reload();
    followSelection();
    if (m_current == NoNode && !m_materials.empty())
        setCurrent(m_materials.front().node);
}

void MaterialPanel::reload()
{
    m_materials = facet()->materials(m_document->model());
    const TextureFacet *textures = m_document->format()->textures();
    m_textures = textures ? textures->textures(m_document->model()) : std::vector<ModelTexture>();
    const auto current = std::find_if(m_materials.begin(), m_materials.end(),
                                      [this](const ModelMaterial &m) { return m.node == m_current; });
    std::size_t row = m_materials.empty() ? 0 : std::min(m_currentRow, m_materials.size() - 1);
    if (current != m_materials.end())
        m_currentRow = row = std::size_t(current - m_materials.begin());
    else // take the one in its former place
        m_current = m_materials.empty() ? NoNode : m_materials[row].node;
    const QScopedValueRollback guard(m_following, true);
    m_list->clear();
    bool kinds = false, usedByOthers = false;
    QList<QTreeWidgetItem *> items;
    for (const ModelMaterial &material : m_materials) {
        usedByOthers |= material.users != std::vector{material.node};
        QStringList users;
        for (const NodeId user : material.users)
            users.append(displayName(*m_document, user));
        auto *item = new QTreeWidgetItem({QString::fromStdString(material.name), translatedLabel(material.kind.c_str()),
                                          users.isEmpty()      ? tr("nothing")
                                          : users.size() > 100 ? listed(users)
                                                               : users.join(QStringLiteral(", "))});
        item->setData(NameColumn, Qt::UserRole, material.node);
        item->setToolTip(UsersColumn, listed(users));
        items.append(item);
        kinds |= !material.kind.empty();
    }
    m_list->addTopLevelItems(items);
    if (!items.isEmpty())
        m_list->setCurrentItem(items[qsizetype(row)]);
    m_list->setColumnHidden(KindColumn, !kinds);
    m_list->setColumnHidden(UsersColumn, !usedByOthers);
    applyFilter();
    showStack();
}

NodeId MaterialPanel::materialOf(NodeId node) const
{
    for (NodeId up = node; up != NoNode && up != RootNode; up = m_document->model().parentOf(up))
        for (const ModelMaterial &material : m_materials)
            if (material.node == up)
                return up;
    for (const ModelMaterial &material : m_materials) {
        if (std::find(material.users.begin(), material.users.end(), node) != material.users.end())
            return material.node;
    }
    // Layers that don't belong to their material (M2 batches).
    for (const ModelMaterial &material : m_materials)
        for (const MaterialLayer &layer : facet()->layers(m_document->model(), material.node))
            if (layer.node == node)
                return material.node;
    return NoNode;
}

void MaterialPanel::followSelection()
{
    if (m_following || !facet())
        return;
    const NodeId node = m_document->selection().current();
    if (const NodeId material = node == NoNode ? NoNode : materialOf(node); material != NoNode && material != m_current)
        setCurrent(material);
    for (LayerCard *card : m_cards)
        card->setChosen(card->layer().node == node);
    scrollToChosen();
}

void MaterialPanel::setCurrent(NodeId material)
{
    m_current = material;
    const QScopedValueRollback guard(m_following, true);
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->data(NameColumn, Qt::UserRole).toUInt() == material) {
            m_list->setCurrentItem(m_list->topLevelItem(i));
            m_currentRow = std::size_t(i);
        }
    showStack();
}

void MaterialPanel::choose(QTreeWidgetItem *item)
{
    if (m_following || !item || !m_document)
        return;
    const NodeId material = item->data(NameColumn, Qt::UserRole).toUInt();
    setCurrent(material);
    const QScopedValueRollback guard(m_following, true);
    m_document->selection().select(material);
}

bool MaterialPanel::push(Result<ChangeSet> changes, const QString &text)
{
    const Status done = !changes           ? Status(changes.error())
                        : changes->empty() ? Status(Done{})
                                           : m_document->push(std::move(*changes), text);
    if (!done)
        Q_EMIT notice(
            {Severity::Warning, tr("Not changed: %1.").arg(translated(done.error().message)), {}, m_document, topic()});
    return bool(done);
}

void MaterialPanel::push(Result<NewObject> made, const QString &text)
{
    if (!made) {
        push(Result<ChangeSet>(made.error()), text);
        return;
    }
    if (push(Result<ChangeSet>(std::move(made->changes)), text))
        m_document->selection().select(made->node);
}

void MaterialPanel::fillRecipes(QMenu *menu, const std::function<void(const MaterialRecipe &, const QString &)> &run)
{
    menu->clear();
    for (const MaterialRecipe &recipe : facet()->recipes(m_document->model())) {
        const QString name = QCoreApplication::translate("Recipe", recipe.name);
        QAction *action = menu->addAction(name, this, [this, recipe, name, run, document = m_document] {
            if (document && document == m_document)
                run(recipe, name);
        });
        action->setObjectName(QLatin1String(recipe.id));
        action->setToolTip(QCoreApplication::translate("Recipe", recipe.help));
    }
    menu->setToolTipsVisible(true);
}

void MaterialPanel::fillNewMenu()
{
    fillRecipes(m_newMenu, [this](const MaterialRecipe &recipe, const QString &name) {
        push(facet()->create(m_document->model(), recipe.id), tr("Add a material: %1").arg(name));
    });
}

QStringList MaterialPanel::lossesOf(const MaterialRecipe &recipe) const
{
    Result<ChangeSet> changes = facet()->apply(m_document->model(), m_current, recipe.id);
    if (!changes)
        return {};
    const StackLosses losses(*facet(), m_document->model(), m_current);
    const std::unique_ptr<Model> after = m_document->model().clone();
    for (Change &change : *changes)
        applyChange(*after, change);
    return losses.in(*after);
}

void MaterialPanel::fillSetUpMenu()
{
    fillRecipes(m_setUpMenu, [this](const MaterialRecipe &recipe, const QString &name) {
        const StackLosses losses(*facet(), m_document->model(), m_current);
        if (!push(facet()->apply(m_document->model(), m_current, recipe.id), tr("Set up a material: %1").arg(name)))
            return;
        const QString made = QCoreApplication::translate("Recipe", recipe.help);
        const QStringList lost = losses.in(m_document->model());
        Q_EMIT notice({lost.isEmpty() ? Severity::Info : Severity::Warning,
                       lost.isEmpty() ? made : tr("%1 The material lost: %2.").arg(made, lost.join(tr(", "))),
                       {},
                       m_document,
                       topic()});
    });
    // Also shown beforehand, in the menu's second column.
    for (const MaterialRecipe &recipe : facet()->recipes(m_document->model())) {
        QAction *action = m_setUpMenu->findChild<QAction *>(QLatin1String(recipe.id));
        const QStringList lost = action ? lossesOf(recipe) : QStringList();
        if (lost.isEmpty())
            continue;
        constexpr qsizetype named = 2;
        const QString first =
            lost.mid(0, named).join(tr(", ")) + (lost.size() > named ? QStringLiteral(" …") : QString());
        action->setText(action->text() + u'\t' + tr("loses %1").arg(first));
        action->setToolTip(tr("%1 The material loses: %2.").arg(action->toolTip(), lost.join(tr(", "))));
    }
}

void MaterialPanel::fillUseMenu()
{
    m_useMenu->clear();
    std::vector<NodeId> all;
    for (const ModelMaterial &material : m_materials)
        all.insert(all.end(), material.users.begin(), material.users.end());
    std::sort(all.begin(), all.end());
    constexpr std::size_t mostEntries = 500;
    const bool isCut = all.size() > mostEntries;
    all.resize(std::min(all.size(), mostEntries));
    for (const NodeId user : all) {
        QAction *action = m_useMenu->addAction(displayName(*m_document, user));
        action->setCheckable(true);
        action->setChecked(materialOf(user) == m_current);
        connect(action, &QAction::triggered, this, [this, user, document = m_document] {
            if (!document || document != m_document)
                return;
            push(facet()->assign(m_document->model(), user, m_current),
                 tr("Use a material for “%1”").arg(displayName(*m_document, user)));
        });
    }
    if (isCut)
        m_useMenu->addAction(QStringLiteral("…"))->setEnabled(false);
}

void MaterialPanel::duplicate()
{
    push(facet()->duplicate(m_document->model(), m_current), tr("Duplicate a material"));
}

void MaterialPanel::remove()
{
    if (const Status done = ObjectEdits(*m_document).remove({m_current}); !done)
        Q_EMIT notice(
            {Severity::Warning, tr("Not changed: %1.").arg(translated(done.error())), {}, m_document, topic()});
}

const ObjectMime *MaterialPanel::copiedMaterials() const
{
    const ObjectMime *objects = ObjectClipboard::content();
    if (!objects)
        return nullptr;
    const bool adopts = facet()->canAdopt(m_document->model(), m_current);
    if (adopts ? &objects->source().info() != &m_document->model().info() || objects->nodes().size() != 1
               : !ObjectClipboard::pasteProblem(*m_document, *objects, m_current).isEmpty())
        return nullptr;
    const std::vector<ModelMaterial> there = facet()->materials(objects->source());
    const auto fits = [&](NodeId node) {
        return std::any_of(there.begin(), there.end(), [node](const ModelMaterial &m) { return m.node == node; }) &&
               facet()->canAdopt(objects->source(), node) == adopts;
    };
    return std::all_of(objects->nodes().begin(), objects->nodes().end(), fits) ? objects : nullptr;
}

void MaterialPanel::copy()
{
    ObjectClipboard::copy(*m_document, {m_current});
}

void MaterialPanel::paste()
{
    const ObjectMime *objects = copiedMaterials();
    if (!objects)
        return;
    QStringList notes;
    if (facet()->canAdopt(m_document->model(), m_current)) {
        const QString text = tr("Paste a material onto “%1”").arg(displayName(*m_document, m_current));
        const NodeId source = objects->nodes().front();
        if (objects->isFrom(*m_document) && m_document->model().contains(source)) {
            push(facet()->assign(m_document->model(), m_current, source), text);
            return;
        }
        Result<AdoptedMaterial> adopted = facet()->adopt(m_document->model(), m_current, objects->source(), source);
        if (push(adopted ? Result<ChangeSet>(std::move(adopted->changes)) : Result<ChangeSet>(adopted.error()), text))
            for (const Message &note : adopted->notes)
                notes += translated(note);
    } else if (const Result<ObjectClipboard::Pasted> pasted =
                   ObjectClipboard::paste(*m_document, *objects, m_current)) {
        notes = pasted->notes;
    } else {
        push(Result<ChangeSet>(pasted.error()), {});
    }
    for (const QString &note : notes)
        Q_EMIT notice({Severity::Warning, note, {}, m_document, topic()});
}

void MaterialPanel::merge()
{
    const std::size_t before = m_materials.size();
    Result<ChangeSet> changes = facet()->mergeEqual(m_document->model());
    const bool none = changes && changes->empty();
    if (push(std::move(changes), tr("Merge equal materials")))
        // Data shared by M2 batches is not a material of the list.
        Q_EMIT notice({Severity::Info,
                       none ? tr("No two materials are the same.")
                       : m_materials.size() == before
                           ? tr("Equal materials were merged.")
                           : tr("%n materials were merged into others.", nullptr, int(before - m_materials.size())),
                       {},
                       m_document,
                       topic()});
}

void MaterialPanel::removeUnused()
{
    const int step = m_document->historyIndex();
    if (push(facet()->removeUnused(m_document->model()), tr("Remove unused materials")))
        Q_EMIT notice(
            {Severity::Info,
             m_document->historyIndex() == step ? tr("All materials are used.") : tr("Unused materials were removed."),
             {},
             m_document,
             topic()});
}

} // namespace sinew

#include "moc_material_panel.cpp"
