// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/materials/layer_textures.h"
#include "core/facets/materials/same_path.h"
#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "widgets/materials/layer_card.h"
#include "widgets/materials/material_panel.h"
#include "widgets/objects/object_sequences.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/textures/square_picture.h"

#include <QEvent>
#include <QIcon>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

// The stack of layers of MaterialPanel.

namespace sinew {

namespace {

constexpr int scrollBorder = 40; ///< pixels at the upper and lower end of the stack
/// With more materials than this, the list is text only: each arriving texture would rebuild all pictures.
constexpr int maxListPictures = 200;

/// What the list of textures shows in place of a picture that is lost.
QPixmap lostMark(int side)
{
    return severityIcon(Severity::Warning).pixmap(side, side);
}

} // namespace

LayerCard *MaterialPanel::makeCard()
{
    auto *card = new LayerCard(m_context, *facet());
    connect(card, &LayerCard::chosen, this, [this](NodeId layer) {
        const QScopedValueRollback guard(m_following, true);
        m_document->selection().select(layer);
        for (LayerCard *each : m_cards)
            each->setChosen(each->layer().node == layer);
    });
    connect(card, &LayerCard::shiftRequested, this, &MaterialPanel::shiftLayer);
    connect(card, &LayerCard::dropped, this, &MaterialPanel::dropLayer);
    connect(card, &LayerCard::draggedOver, this, [this](const QPoint &at) {
        // Near the border the stack scrolls, so that every layer can be reached.
        QScrollBar *bar = m_scroll->verticalScrollBar();
        const int y = m_scroll->viewport()->mapFromGlobal(at).y();
        if (y < scrollBorder)
            bar->setValue(bar->value() - scrollBorder / 2);
        else if (y > m_scroll->viewport()->height() - scrollBorder)
            bar->setValue(bar->value() + scrollBorder / 2);
    });
    connect(card, &LayerCard::textureDropped, this, &MaterialPanel::dropTexture);
    connect(card, &LayerCard::duplicateRequested, this, [this](NodeId layer) {
        push(facet()->duplicateLayer(m_document->model(), layer), tr("Duplicate a layer"));
    });
    connect(card, &LayerCard::deleteRequested, this,
            [this](NodeId layer) { push(facet()->removeLayer(m_document->model(), layer), tr("Delete a layer")); });
    return card;
}

void MaterialPanel::scrollToChosen()
{
    m_scrolls.start();
    QTimer::singleShot(0, this, &MaterialPanel::showChosenCard);
}

void MaterialPanel::showChosenCard()
{
    const auto chosen =
        std::find_if(m_cards.begin(), m_cards.end(), [](const LayerCard *card) { return card->isChosen(); });
    if (chosen == m_cards.end())
        return;
    // If the card is larger than the view, its head.
    const QRect place = (*chosen)->geometry();
    m_scroll->ensureVisible(place.left(), place.bottom(), 0, 0);
    m_scroll->ensureVisible(place.left(), place.top(), 0, 0);
}

bool MaterialPanel::eventFilter(QObject *watched, QEvent *event)
{
    // Rows of new cards get their heights one after the other.
    if (watched == m_scroll->widget() && event->type() == QEvent::Resize && m_scrolls.isActive())
        QTimer::singleShot(0, this, &MaterialPanel::showChosenCard);
    return DockPanel::eventFilter(watched, event);
}

void MaterialPanel::showStack()
{
    const auto material = std::find_if(m_materials.begin(), m_materials.end(),
                                       [this](const ModelMaterial &m) { return m.node == m_current; });
    const std::vector<MaterialLayer> layers =
        material == m_materials.end() ? std::vector<MaterialLayer>() : shownLayers(m_current);
    m_title->setText(material == m_materials.end() ? QString() : QString::fromStdString(material->name));
    QStringList users;
    if (material != m_materials.end())
        for (const NodeId user : material->users)
            users.append(displayName(*m_document, user));
    // A submesh (M2) is its own material.
    m_users->setVisible(material != m_materials.end() && material->users != std::vector{m_current});
    m_users->setText(material == m_materials.end() ? QString()
                     : users.isEmpty()             ? tr("Nothing uses it.")
                                                   : tr("Used by %1").arg(listed(users)));
    // A card stays with its layer wherever that goes, and so does its state of folding and dragging; other cards are
    // reused.
    std::vector<LayerCard *> former = std::exchange(m_cards, {});
    for (const MaterialLayer &layer : layers) {
        const auto same = std::find_if(former.begin(), former.end(), [&layer](const LayerCard *card) {
            return card && card->layer().node == layer.node;
        });
        m_cards.push_back(same == former.end() ? nullptr : std::exchange(*same, nullptr));
    }
    std::erase(former, nullptr);
    for (int i = 0; i < int(m_cards.size()); ++i) {
        LayerCard *&card = m_cards[std::size_t(i)];
        if (!card && !former.empty()) {
            card = former.back();
            former.pop_back();
        }
        if (!card)
            card = makeCard();
        if (m_stack->indexOf(card) != i) {
            m_stack->removeWidget(card);
            m_stack->insertWidget(i, card);
        }
    }
    for (LayerCard *card : former) {
        card->deleteLater();
        card->hide();
        m_stack->removeWidget(card);
    }
    const bool movable = m_current != NoNode && facet()->canStack(m_document->model(), m_current);
    for (std::size_t i = 0; i < layers.size(); ++i) {
        m_cards[i]->setLayer(layers[i]);
        const bool isLast = i + 1 == layers.size() || layers[i + 1].node == m_current;
        m_cards[i]->setMovable(movable && layers[i].node != m_current, i > 0, !isLast);
        m_cards[i]->setChosen(m_document->selection().current() == layers[i].node);
    }
    showThumbnails();
    updateActions();
}

void MaterialPanel::showThumbnails()
{
    for (LayerCard *card : m_cards) {
        const LayerPicture picture = pictureOf(card->layer());
        card->setThumbnail(picture.isLost ? lostMark(LayerCard::pictureSide) : QPixmap::fromImage(picture.image));
        card->setSummary(summaryOf(card->layer()));
    }
    const QScopedValueRollback guard(m_following, true);
    for (int row = 0; row < std::min(m_list->topLevelItemCount(), maxListPictures); ++row) {
        QTreeWidgetItem *item = m_list->topLevelItem(row);
        item->setIcon(0, listPicture(item->data(0, Qt::UserRole).toUInt()));
    }
}

QIcon MaterialPanel::listPicture(NodeId material) const
{
    for (const MaterialLayer &layer : facet()->layers(m_document->model(), material)) {
        const LayerPicture picture = pictureOf(layer);
        if (picture.isLost)
            return lostMark(listPictureSide);
        if (!picture.image.isNull())
            return squarePicture(picture.image, listPictureSide);
    }
    return squarePicture({}, listPictureSide);
}

void MaterialPanel::refresh()
{
    if (m_document)
        showThumbnails();
}

MaterialPanel::LayerPicture MaterialPanel::pictureOf(const MaterialLayer &layer) const
{
    for (const LayerValue &value : layer.values) {
        const int row =
            value.role == LayerRole::Texture && m_states ? shownTexture(m_document->model(), m_textures, value) : -1;
        if (row < 0)
            continue;
        const TextureState state = m_states(*m_document, m_textures[std::size_t(row)]);
        if (state.image)
            return {toQImage(*state.image, std::min<int>(int(state.image->levels.size()) - 1, 2))};
        return {{}, state.kind == TextureState::Missing || state.kind == TextureState::Unreadable};
    }
    return {};
}

QString MaterialPanel::nameOf(const ModelTexture &texture) const
{
    const QString path = QString::fromStdString(texture.path).replace(u'\\', u'/');
    return path.isEmpty() ? displayName(*m_document, texture.node) : path.mid(path.lastIndexOf(u'/') + 1);
}

QString MaterialPanel::summaryOf(const MaterialLayer &layer) const
{
    const Model &model = m_document->model();
    QStringList parts;
    for (const LayerValue &value : layer.values) {
        const FieldRef ref = model.field(value.shown);
        if (const int row = value.role == LayerRole::Texture ? shownTexture(model, m_textures, value) : -1; row >= 0) {
            parts.append(nameOf(m_textures[std::size_t(row)]));
        } else if (value.role == LayerRole::Blend && ref && ref.field->table) {
            const std::int64_t mode = readInteger(*ref.type, ref.data);
            for (const EnumEntry &entry : *ref.field->table)
                if (entry.value == mode)
                    parts.append(entryLabel(entry));
        }
    }
    return parts.join(QStringLiteral(" · "));
}

void MaterialPanel::addLayer()
{
    push(facet()->addLayer(m_document->model(), m_current, -1), tr("Add a layer"));
}

void MaterialPanel::shiftLayer(NodeId layer, int delta)
{
    push(facet()->moveLayer(m_document->model(), layer, rowOf(layer) + delta), tr("Move a layer"));
}

void MaterialPanel::dropLayer(NodeId dragged, NodeId target, bool behind)
{
    const int from = rowOf(dragged), at = rowOf(target) + behind;
    if (from >= 0)
        push(facet()->moveLayer(m_document->model(), dragged, at > from ? at - 1 : at), tr("Move a layer"));
}

std::vector<MaterialLayer> MaterialPanel::shownLayers(NodeId material) const
{
    std::vector<MaterialLayer> layers = facet()->layers(m_document->model(), material);
    std::stable_partition(layers.begin(), layers.end(),
                          [material](const MaterialLayer &layer) { return layer.node != material; });
    // The many flags come after the values that define the layer.
    constexpr std::size_t few = 8;
    const auto isShort = [this](const LayerValue &value) {
        const FieldRef ref = m_document->model().field(value.shown);
        return value.role != LayerRole::Flags || !ref || !ref.field->table || ref.field->table->size() <= few;
    };
    for (MaterialLayer &layer : layers)
        std::stable_partition(layer.values.begin(), layer.values.end(), isShort);
    return layers;
}

int MaterialPanel::rowOf(NodeId layer) const
{
    const std::vector<MaterialLayer> layers = facet()->layers(m_document->model(), m_current);
    const auto found =
        std::find_if(layers.begin(), layers.end(), [layer](const MaterialLayer &each) { return each.node == layer; });
    return found == layers.end() ? -1 : int(found - layers.begin());
}

bool MaterialPanel::takesTexture(NodeId object) const
{
    return facet() && m_document->model().contains(object) && materialOf(object) != NoNode;
}

void MaterialPanel::offerTexture(NodeId object, const DroppedTexture &texture, const QPoint &globalPosition)
{
    if (!takesTexture(object))
        return;
    const NodeId material = materialOf(object);
    std::vector<MaterialLayer> layers = shownLayers(material);
    // A layer's own row selects that layer.
    if (const auto own = std::find_if(layers.begin(), layers.end(),
                                      [&](const MaterialLayer &layer) { return layer.node == object; });
        own != layers.end() && object != material)
        layers = {*own};
    struct Target
    {
        NodeId layer;
        LayerValue value;
        QString text;
    };
    std::vector<Target> targets;
    for (const MaterialLayer &layer : layers)
        for (const LayerValue &value : layer.values) {
            if (value.role != LayerRole::Texture)
                continue;
            const int row = shownTexture(m_document->model(), m_textures, value);
            const QString now = row < 0 ? QString() : nameOf(m_textures[std::size_t(row)]);
            const QString what = tr("%1, %2", "layer, value")
                                     .arg(QString::fromStdString(layer.name), translatedLabel(value.label.c_str()));
            targets.push_back({layer.node, value, now.isEmpty() ? what : tr("%1 (now %2)").arg(what, now)});
        }
    if (targets.empty()) {
        Q_EMIT notice({Severity::Warning,
                       tr("The material of “%1” has no layer with a texture.").arg(displayName(*m_document, object)),
                       {},
                       m_document,
                       topic()});
        return;
    }
    if (targets.size() == 1) {
        dropTexture(targets.front().layer, targets.front().value, texture);
        return;
    }
    if (!m_dropMenu)
        m_dropMenu = new QMenu(this);
    m_dropMenu->clear();
    m_dropMenu->addSection(tr("Show “%1” in").arg(QString(texture.path).replace(u'\\', u'/').section(u'/', -1)));
    for (const Target &target : targets)
        m_dropMenu->addAction(QString(target.text).replace(u'&', QStringLiteral("&&")), this,
                              [this, target, texture, document = m_document] {
                                  if (document && document == m_document)
                                      dropTexture(target.layer, target.value, texture);
                              });
    m_dropMenu->addSeparator();
    m_dropMenu->addAction(tr("Cancel"));
    m_dropMenu->popup(globalPosition);
}

void MaterialPanel::dropTexture(NodeId layer, const LayerValue &which, const DroppedTexture &texture)
{
    const QString name = texture.isFile && m_pathFor ? m_pathFor(*m_document, texture.path) : texture.path;
    const std::string path = name.toStdString();
    EditStep step(*m_document, tr("Show “%1” in a layer").arg(name));
    const auto show = [&]() -> Status {
        const TextureFacet *textures = m_document->format()->textures();
        const FieldRef shown = m_document->model().field(which.shown);
        if (!textures || !shown)
            return Done{};
        if (!textures->hasList()) {
            Result<Value> value = parseValue(*shown.field, *shown.type, path);
            return value ? step.push(facet()->set(m_document->model(), layer, which, *value)) : Status(value.error());
        }
        const auto isSame = [&path](const ModelTexture &each) {
            return each.slotNumber == 0 && samePath(each.path, path);
        };
        const auto known = std::find_if(m_textures.begin(), m_textures.end(), isSame);
        const auto row = known - m_textures.begin();
        if (known == m_textures.end()) {
            Result<NewObject> made = textures->add(m_document->model(), path);
            if (Status added = made ? step.push(std::move(made->changes)) : Status(made.error()); !added)
                return added;
        }
        // Adding has moved the shown layer in memory.
        const FieldRef now = m_document->model().field(which.shown);
        Value value(*now.type, now.data);
        writeInteger(*now.type, value.data(), row);
        return step.push(facet()->set(m_document->model(), layer, which, value));
    };
    if (const Status done = show(); !done)
        Q_EMIT notice(
            {Severity::Warning, tr("Not changed: %1.").arg(translated(done.error().message)), {}, m_document, topic()});
}

} // namespace sinew
