// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/batch_edit.h"

#include "core/facets/materials/material_edits.h"
#include "core/schema/struct_info.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

bool isSame(const Material &a, const Material &b)
{
    return a.flags == b.flags && a.blendMode == b.blendMode;
}

/// What shadow batches repeat of a batch: rows of the first texture, of the colour and of the first weight.
struct ShadowContent
{
    std::uint16_t texture, colour, transparency;
};

std::uint16_t entryAt(const std::vector<std::int32_t> &table, std::size_t row)
{
    return row < table.size() ? std::uint16_t(table[row]) : 0xffff;
}

} // namespace

Stack::Stack(const Model &model, NodeId submesh)
    : skin(skinOf(model, submesh)), skinId(model.parentOf(submesh)), row(model.rowOf(submesh))
{
    if (!model.get<Submesh>(submesh))
        skin = nullptr;
    if (!skin)
        return;
    for (const std::size_t at : batchRows(*skin, std::size_t(row)))
        ids.push_back(skin->batches.ids[at]);
}

void leadTo(Batch &batch, int submesh, std::uint32_t version)
{
    batch.submesh = std::uint16_t(submesh);
    if (version < Version::CompressedRotations)
        batch.flags2 = batch.submesh;
}

BatchEdit::BatchEdit(const M2Model &model) : m_model(model), m_root(model.data), m_edit(model)
{
    for (const List<Skin> *skins : {&m_root.skins, &m_root.lodSkins})
        for (std::size_t skin = 0; skin < skins->size(); ++skin) {
            const List<Batch> &batches = (*skins)[skin].batches;
            for (std::size_t row = 0; row < batches.size(); ++row)
                m_items.push_back({batches.ids[row], skins->ids[skin], batches[row], batches[row]});
        }
    for (const Combo combo : allCombos)
        m_tables[std::size_t(combo)] = comboEntries(m_root, combo);
    m_materials = m_root.materials.items;
}

BatchEdit::Item *BatchEdit::item(NodeId id)
{
    const auto found = std::find_if(m_items.begin(), m_items.end(), [id](const Item &item) { return item.id == id; });
    return found == m_items.end() ? nullptr : &*found;
}

Batch *BatchEdit::batch(NodeId id)
{
    Item *found = item(id);
    return found ? &found->now : nullptr;
}

/// Whether other batches, or ribbons, read entries from `from` up to, but not including, `to`.
bool BatchEdit::isRead(Combo combo, std::size_t from, std::size_t to, const Item &except) const
{
    const ComboTable &table = comboTable(combo);
    const bool byBatch = std::any_of(m_items.begin(), m_items.end(), [&](const Item &other) {
        const std::size_t start = other.now.*table.start;
        return &other != &except && !other.isGone && start < to && start + comboLength(m_root, other.now, combo) > from;
    });
    const bool ribbons = combo == Combo::Transform && hasSubTracks(m_root.version);
    return byBatch ||
           (ribbons && std::any_of(m_root.ribbons.items.begin(), m_root.ribbons.items.end(), [&](const Ribbon &ribbon) {
                return ribbon.textureTransform >= 0 && std::size_t(ribbon.textureTransform) >= from &&
                       std::size_t(ribbon.textureTransform) < to;
            }));
}

/// One past the last entry that other batches read.
std::size_t BatchEdit::readEnd(Combo combo, const Item &except) const
{
    std::size_t end = 0;
    for (const Item &other : m_items)
        if (const std::size_t length = comboLength(m_root, other.now, combo);
            &other != &except && !other.isGone && length)
            end = std::max(end, other.now.*comboTable(combo).start + length);
    return end;
}

std::vector<std::int32_t> BatchEdit::run(NodeId batch, Combo combo)
{
    const ComboTable &about = comboTable(combo);
    const std::vector<std::int32_t> &table = m_tables[std::size_t(combo)];
    const Item *of = item(batch);
    std::vector<std::int32_t> result(of ? comboLength(m_root, of->now, combo) : 0, about.none);
    for (std::size_t i = 0; i < result.size(); ++i)
        if (const std::size_t at = of->now.*about.start + i; at < table.size())
            result[i] = table[at];
    return result;
}

void BatchEdit::setRun(NodeId batch, Combo combo, const std::vector<std::int32_t> &wanted)
{
    const ComboTable &about = comboTable(combo);
    std::vector<std::int32_t> &table = m_tables[std::size_t(combo)];
    Item *of = item(batch);
    if (!of || wanted.empty() || run(batch, combo) == wanted)
        return;
    std::uint16_t &start = of->now.*about.start;
    if (const auto there = std::search(table.begin(), table.end(), wanted.begin(), wanted.end());
        there != table.end() && there - table.begin() <= 0xffff) {
        start = std::uint16_t(there - table.begin());
        return;
    }
    const std::size_t own = start, end = own + wanted.size();
    if (own <= table.size() && !isRead(combo, own, end, *of)) {
        table.resize(std::max(table.size(), end), about.none);
        std::copy(wanted.begin(), wanted.end(), table.begin() + std::ptrdiff_t(own));
        return;
    }
    // Entries that others read past the end keep their values.
    const std::size_t others = std::min<std::size_t>(readEnd(combo, *of), 0x10000);
    table.resize(std::max(table.size(), others), about.none);
    std::size_t shared = std::min(wanted.size() - 1, table.size());
    while (shared > 0 && !std::equal(table.end() - std::ptrdiff_t(shared), table.end(), wanted.begin()))
        --shared;
    const std::size_t first = table.size() - shared;
    if (first > 0xffff || (combo == Combo::Combiner && first > 0x7fff)) {
        m_error = Error{Message(
            QT_TRANSLATE_NOOP("Message", "the table of combos has no room for more than %1 entries"), {table.size()})};
        return;
    }
    table.insert(table.end(), wanted.begin() + std::ptrdiff_t(shared), wanted.end());
    start = std::uint16_t(first);
}

void BatchEdit::setTextureCount(NodeId batch, std::uint16_t count)
{
    Item *of = item(batch);
    if (!of)
        return;
    std::vector<std::int32_t> runs[std::size(allCombos)];
    for (const Combo combo : allCombos)
        runs[std::size_t(combo)] = run(batch, combo);
    of->now.textureCount = count;
    for (const Combo combo : allCombos) {
        std::vector<std::int32_t> &wanted = runs[std::size_t(combo)];
        const bool repeats = (combo == Combo::Texture || combo == Combo::Weight) && !wanted.empty();
        wanted.resize(comboLength(m_root, of->now, combo), repeats ? wanted.back() : comboTable(combo).none);
        setRun(batch, combo, wanted);
    }
}

Material BatchEdit::materialOf(NodeId batch)
{
    const Item *of = item(batch);
    return of && of->now.material < m_materials.size() ? m_materials[of->now.material] : Material();
}

void BatchEdit::setMaterial(NodeId batch, const Material &wanted)
{
    Item *of = item(batch);
    if (!of)
        return;
    const std::size_t own = of->now.material;
    if (own < m_materials.size() && isSame(m_materials[own], wanted))
        return;
    const auto there = std::find_if(m_materials.begin(), m_materials.end(),
                                    [&](const Material &material) { return isSame(material, wanted); });
    if (there != m_materials.end()) {
        of->now.material = std::uint16_t(there - m_materials.begin());
        return;
    }
    const bool shared =
        std::any_of(m_items.begin(), m_items.end(),
                    [&](const Item &other) { return &other != of && !other.isGone && other.now.material == own; }) ||
        std::any_of(m_root.ribbons.items.begin(), m_root.ribbons.items.end(), [&](const Ribbon &ribbon) {
            return std::find(ribbon.materials.begin(), ribbon.materials.end(), own) != ribbon.materials.end();
        });
    if (own < m_materials.size() && !shared) {
        m_materials[own] = wanted;
        return;
    }
    of->now.material = std::uint16_t(m_materials.size());
    m_materials.push_back(wanted);
}

NodeId BatchEdit::insert(NodeId skin, int row, const Batch &batch)
{
    List<Batch> list;
    list.append() = batch;
    const std::vector<NodeId> ids = m_edit.insert(fieldOf<&Skin::batches>(skin), row, Value::of(list));
    const NodeId id = ids.empty() ? NoNode : ids.front();
    m_items.push_back({id, skin, batch, batch, true});
    return id;
}

void BatchEdit::remove(NodeId batch)
{
    if (Item *of = item(batch))
        of->isGone = true;
    m_edit.remove(batch);
}

void BatchEdit::order(const std::vector<NodeId> &batches)
{
    // Planes come first: a batch inserted among others gets one between theirs.
    for (std::size_t i = 0; i < batches.size(); ++i) {
        Batch &now = *batch(batches[i]);
        now.materialLayer = std::uint16_t(i);
        const int least = i ? batch(batches[i - 1])->priorityPlane : -128;
        int most = 127;
        for (std::size_t next = i + 1; next < batches.size(); ++next)
            most = std::min<int>(most, batch(batches[next])->priorityPlane);
        now.priorityPlane = std::int8_t(std::max(least, std::min<int>(now.priorityPlane, most)));
    }
}

void BatchEdit::setBatches()
{
    const std::size_t known = m_root.materials.size();
    List<Material> fresh;
    for (std::size_t row = known; row < m_materials.size(); ++row)
        fresh.append() = m_materials[row];
    std::vector<NodeId> ids;
    if (!fresh.isEmpty())
        ids = m_edit.insert(fieldOf<&Root::materials>(RootNode), -1, Value::of(fresh));
    for (std::size_t row = 0; row < known; ++row) {
        const NodeId id = m_root.materials.ids[row];
        if (!isSame(m_materials[row], m_root.materials[row])) {
            m_edit.set(fieldOf<&Material::flags>(id), m_materials[row].flags);
            m_edit.set(fieldOf<&Material::blendMode>(id), m_materials[row].blendMode);
        }
    }
    const StructInfo &info = describe<Batch>();
    for (const Item &item : m_items) {
        if (item.isGone)
            continue;
        for (std::size_t row = 0; row < info.fields.size(); ++row) {
            const FieldInfo &field = info.fields[row];
            const Address at{item.id, std::uint16_t(row)};
            if (equalValues(*field.type, field.in(&item.now), field.in(&item.before)))
                continue;
            if (row == fieldRow<&Batch::material>() && item.now.material >= known)
                m_edit.setReference(at, ids[item.now.material - known]);
            else
                m_edit.set(at, Value(*field.type, field.in(&item.now)));
        }
    }
}

template<class T>
void BatchEdit::setTable(const ComboTable &table, const Array<T> &before)
{
    const std::vector<std::int32_t> &after = m_tables[std::size_t(table.combo)];
    const Address &at = table.table;
    for (std::size_t row = 0; row < before.size(); ++row)
        if (before[row] != T(after[row]))
            m_edit.set(at.of(std::uint32_t(row)), T(after[row]));
    if (after.size() == before.size())
        return;
    const std::vector<T> more(after.begin() + std::ptrdiff_t(before.size()), after.end());
    m_edit.splice(at, int(before.size()), 0, Value::of(Array<T>(std::span<const T>(more))));
}

void BatchEdit::setTables()
{
    setTable(comboTable(Combo::Texture), m_root.textureCombos);
    setTable(comboTable(Combo::Coord), m_root.coordCombos);
    setTable(comboTable(Combo::Weight), m_root.weightCombos);
    setTable(comboTable(Combo::Transform), m_root.transformCombos);
    setTable(comboTable(Combo::Combiner), m_root.combinerCombos);
}

/// A shadow batch that repeats a batch of its submesh keeps doing so.
void BatchEdit::setShadows()
{
    const std::vector<std::int32_t> textures = comboEntries(m_root, Combo::Texture),
                                    weights = comboEntries(m_root, Combo::Weight);
    for (const Item &item : m_items) {
        const auto *skin = m_model.get<Skin>(item.skin);
        if (item.isNew || item.isGone || !skin)
            continue;
        const ShadowContent was{entryAt(textures, item.before.textureCombo), std::uint16_t(item.before.colour),
                                entryAt(weights, item.before.weightCombo)};
        const ShadowContent is{entryAt(m_tables[std::size_t(Combo::Texture)], item.now.textureCombo),
                               std::uint16_t(item.now.colour),
                               entryAt(m_tables[std::size_t(Combo::Weight)], item.now.weightCombo)};
        for (std::size_t row = 0; row < skin->shadowBatches.size(); ++row) {
            const ShadowBatch &shadow = skin->shadowBatches[row];
            const NodeId id = skin->shadowBatches.ids[row];
            if (shadow.submesh != item.before.submesh || shadow.texture != was.texture)
                continue;
            if (is.texture != was.texture)
                m_edit.set(fieldOf<&ShadowBatch::texture>(id), is.texture);
            if (is.colour != was.colour && shadow.colour == was.colour)
                m_edit.set(fieldOf<&ShadowBatch::colour>(id), is.colour);
            if (is.transparency != was.transparency && shadow.transparency == was.transparency)
                m_edit.set(fieldOf<&ShadowBatch::transparency>(id), is.transparency);
        }
    }
}

Result<ChangeSet> BatchEdit::finish()
{
    if (m_error)
        return *m_error;
    setBatches();
    setTables();
    setShadows();
    return m_edit.finish();
}

} // namespace sinew::m2
