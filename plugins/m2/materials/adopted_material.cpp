// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/adopted_material.h"

#include "core/facets/materials/material_edits.h"
#include "core/facets/materials/same_path.h"
#include "plugins/m2/materials/batch_edit.h"

#include <QtGlobal>

#include <algorithm>
#include <cstring>
#include <map>

namespace sinew::m2 {

namespace {

/// A curve reduced to its initial value.
template<class T>
Curve<T> still(const Curve<T> &curve, std::uint32_t version, bool &wasAnimated)
{
    Curve<T> result;
    if (curve.size() == 0)
        return result;
    wasAnimated = wasAnimated || curve.size() > 1;
    result.reset({0, -1, hasSubTracks(version) ? 1 : -1}, 1);
    result.editTimes()[0] = 0;
    result.editValues()[0] = curve.values()[0];
    return result;
}

template<class T>
bool isEquivalent(const Curve<T> &still, const Curve<T> &there)
{
    return there.size() == still.size() && there.size() <= 1 && there.globalSequence() < 0 &&
           (still.size() == 0 || std::memcmp(&still.values()[0], &there.values()[0], sizeof(T)) == 0);
}

bool isEquivalent(const ColourAnimation &a, const ColourAnimation &b)
{
    return isEquivalent(a.colour, b.colour) && isEquivalent(a.alpha, b.alpha);
}
bool isEquivalent(const TextureWeight &a, const TextureWeight &b)
{
    return isEquivalent(a.weight, b.weight);
}
bool isEquivalent(const TextureTransform &a, const TextureTransform &b)
{
    return isEquivalent(a.translation, b.translation) && isEquivalent(a.rotation, b.rotation) &&
           isEquivalent(a.scaling, b.scaling);
}

/// Maps rows of another model's lists to rows here: to an equal object if there is one, or to one that is added.
template<class T>
class Rows
{
public:
    Rows(const List<T> &there, const Address &list) : m_list(list), m_all(there.items), m_known(there.size()) {}

    template<class Same>
    std::int32_t rowOf(const T &wanted, const Same &same)
    {
        const auto found = std::find_if(m_all.begin(), m_all.end(), [&](const T &item) { return same(wanted, item); });
        if (found != m_all.end())
            return std::int32_t(found - m_all.begin());
        m_all.push_back(wanted);
        return std::int32_t(m_all.size() - 1);
    }
    std::int32_t rowOf(const T &wanted)
    {
        return rowOf(wanted, [](const T &a, const T &b) { return isEquivalent(a, b); });
    }
    void insert(EditBuilder &edit) const
    {
        List<T> fresh;
        for (std::size_t row = m_known; row < m_all.size(); ++row)
            fresh.append(m_all[row]);
        if (!fresh.isEmpty())
            edit.insert(m_list, -1, Value::of(fresh));
    }

private:
    Address m_list;
    std::vector<T> m_all;
    std::size_t m_known;
};

/// A batch with everything that it reads, in rows of the model that adopts it.
struct BatchContent
{
    Batch batch;
    Material material;
    std::int32_t colour = -1;
    std::vector<std::int32_t> runs[std::size(allCombos)];
};

class Adoption
{
public:
    Adoption(const M2Model &model, const M2Model &from)
        : m_here(model.data), m_there(from.data), m_textures(m_here.textures, fieldOf<&Root::textures>(RootNode)),
          m_weights(m_here.textureWeights, fieldOf<&Root::textureWeights>(RootNode)),
          m_transforms(m_here.textureTransforms, fieldOf<&Root::textureTransforms>(RootNode)),
          m_colours(m_here.colours, fieldOf<&Root::colours>(RootNode)), m_source(from)
    {
    }

    BatchContent contentOf(NodeId id)
    {
        BatchContent content{*m_source.batch(id), m_source.materialOf(id), -1, {}};
        for (const Combo combo : allCombos)
            content.runs[std::size_t(combo)] = m_source.run(id, combo);
        lead(content, Combo::Texture, [this](std::size_t row) { return texture(row); });
        lead(content, Combo::Weight, [this](std::size_t row) {
            return row < m_there.textureWeights.size() ? m_weights.rowOf({stillOf(m_there.textureWeights[row].weight)})
                                                       : -1;
        });
        lead(content, Combo::Transform, [this](std::size_t row) {
            if (row >= m_there.textureTransforms.size())
                return -1;
            const TextureTransform &own = m_there.textureTransforms[row];
            return m_transforms.rowOf({stillOf(own.translation), stillOf(own.rotation), stillOf(own.scaling)});
        });
        if (const std::int16_t row = content.batch.colour; row >= 0 && std::size_t(row) < m_there.colours.size())
            content.colour = m_colours.rowOf(
                {stillOf(m_there.colours[std::size_t(row)].colour), stillOf(m_there.colours[std::size_t(row)].alpha)});
        return content;
    }

    /// Adds everything the looks need to a copy of the model; returns the changes that do so.
    Result<ChangeSet> bringAlong(Model &copy)
    {
        EditBuilder edit(copy);
        m_textures.insert(edit);
        m_weights.insert(edit);
        m_transforms.insert(edit);
        m_colours.insert(edit);
        Result<ChangeSet> changes = edit.finish();
        if (!changes)
            return changes;
        apply(copy, *changes);
        // The file ids are parallel to the textures and grew with them.
        EditBuilder numbers(copy);
        const Root &root = m2Of(copy).data;
        for (const auto &[row, number] : m_fileIds)
            if (std::size_t(row) < root.textureFileIds.size())
                numbers.set(fieldOf<&Root::textureFileIds>(RootNode).of(std::uint32_t(row)), number);
        Result<ChangeSet> more = numbers.finish();
        if (!more)
            return more;
        apply(copy, *more);
        changes->insert(changes->end(), more->begin(), more->end());
        return changes;
    }

    std::vector<Message> notes() const
    {
        std::vector<Message> notes;
        if (m_wasAnimated)
            notes.push_back(QT_TRANSLATE_NOOP(
                "Message", "animated values keep their initial value, because the models have different sequences"));
        if (m_lacksNumbers)
            notes.push_back(
                QT_TRANSLATE_NOOP("Message", "textures that are only identified by a number have no path here"));
        return notes;
    }

    /// Applies the changes to the copy and leaves them intact.
    static void apply(Model &copy, const ChangeSet &changes)
    {
        for (Change change : changes)
            applyChange(copy, change);
    }

private:
    template<class T>
    Curve<T> stillOf(const Curve<T> &curve)
    {
        return still(curve, m_here.version, m_wasAnimated);
    }
    template<class Find>
    static void lead(BatchContent &content, Combo combo, const Find &find)
    {
        for (std::int32_t &entry : content.runs[std::size_t(combo)])
            entry = std::uint16_t(entry) == 0xffff ? comboTable(combo).none : find(std::size_t(std::uint16_t(entry)));
    }
    std::int32_t texture(std::size_t row)
    {
        if (row >= m_there.textures.size())
            return comboTable(Combo::Texture).none;
        const Texture &wanted = m_there.textures[row];
        const std::uint32_t number = row < m_there.textureFileIds.size() ? m_there.textureFileIds[row] : 0;
        // Rows count through both lists: existing textures, then new ones.
        std::size_t at = 0;
        const std::int32_t result = m_textures.rowOf(wanted, [&](const Texture &a, const Texture &b) {
            const auto given = m_fileIds.find(std::int32_t(at));
            const std::uint32_t other = given != m_fileIds.end()            ? given->second
                                        : at < m_here.textureFileIds.size() ? m_here.textureFileIds[at]
                                                                            : 0;
            ++at;
            return a.type == b.type && a.flags == b.flags && samePath(a.path.view(), b.path.view()) && number == other;
        });
        if (std::size_t(result) >= m_here.textures.size() && number) {
            m_fileIds[result] = number;
            m_lacksNumbers = m_lacksNumbers || (m_here.textureFileIds.isEmpty() && wanted.path.view().empty());
        }
        return result;
    }

    const Root &m_here, &m_there;
    Rows<Texture> m_textures;
    Rows<TextureWeight> m_weights;
    Rows<TextureTransform> m_transforms;
    Rows<ColourAnimation> m_colours;
    BatchEdit m_source;
    std::map<std::int32_t, std::uint32_t> m_fileIds;
    bool m_wasAnimated = false, m_lacksNumbers = false;
};

bool readsCombiners(const Root &root)
{
    return root.version <= Version::SubTracks && (root.flags & HeaderFlag::CombinerCombos);
}

} // namespace

Result<AdoptedMaterial> adoptMaterial(const Model &model, NodeId material, const Model &from, NodeId source)
{
    const Stack old(model, material), wanted(from, source);
    if (!old.skin || !wanted.skin)
        return MaterialFacet::cannot();
    if (wanted.ids.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "the submesh has no batch; add one first")};
    const Root &root = m2Of(model).data, &other = m2Of(from).data;
    Adoption adoption(m2Of(model), m2Of(from));
    std::vector<BatchContent> contents;
    for (const NodeId id : wanted.ids)
        contents.push_back(adoption.contentOf(id));

    const std::unique_ptr<Model> copy = model.clone();
    Result<ChangeSet> first = adoption.bringAlong(*copy);
    if (!first)
        return first.error();
    BatchEdit edit(m2Of(*copy));
    int listRow = -1;
    for (const NodeId id : old.ids) {
        listRow = listRow < 0 ? model.rowOf(id) : std::min(listRow, model.rowOf(id));
        edit.remove(id);
    }
    // Up to 264 the game derives the shader number from tables; later it is stored in the batch.
    const bool sameShaders = (root.version > Version::SubTracks) == (other.version > Version::SubTracks) &&
                             readsCombiners(root) == readsCombiners(other);
    for (const BatchContent &content : contents) {
        Batch batch = content.batch;
        leadTo(batch, old.row, root.version);
        batch.material = 0xffff;
        batch.colour = -1;
        if (!sameShaders)
            batch.shaderId = root.version > Version::SubTracks && content.material.blendMode ? std::uint16_t(1 << 4)
                                                                                             : std::uint16_t(0);
        for (const Combo combo : allCombos)
            if (combo != Combo::Combiner || readsCombiners(root))
                batch.*comboTable(combo).start = std::uint16_t(std::min<std::size_t>(
                    comboEntries(root, combo).size(), combo == Combo::Combiner ? 0x7fff : 0xffff));
        if (sameShaders && readsCombiners(root) && (content.batch.shaderId & 0x8000))
            batch.shaderId = content.batch.shaderId;
        const NodeId id = edit.insert(old.skinId, listRow, batch);
        edit.setMaterial(id, content.material);
        edit.batch(id)->colour = std::int16_t(content.colour);
        for (const Combo combo : allCombos) {
            std::vector<std::int32_t> run = content.runs[std::size_t(combo)];
            const std::size_t length = edit.run(id, combo).size();
            const bool repeats = (combo == Combo::Texture || combo == Combo::Weight) && !run.empty();
            // Without the table, the first stage multiplies unless the material is opaque.
            const std::int32_t filler = combo == Combo::Combiner ? (content.material.blendMode ? 1 : 0)
                                        : repeats                ? run.back()
                                                                 : comboTable(combo).none;
            run.resize(length, filler);
            edit.setRun(id, combo, run);
        }
    }
    Result<ChangeSet> second = edit.finish();
    if (!second)
        return second.error();
    // The identities were assigned by the copy.
    while (model.nextId() < copy->nextId())
        model.newId();
    first->insert(first->end(), std::make_move_iterator(second->begin()), std::make_move_iterator(second->end()));
    return AdoptedMaterial{std::move(*first), adoption.notes()};
}

} // namespace sinew::m2
