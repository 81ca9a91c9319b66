// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "plugins/m2/materials/batches.h"
#include "plugins/m2/materials/combo_table.h"

namespace sinew::m2 {

/// Batches as they should be, and the edit that makes them so. Data that a batch shares with others is copied on write:
/// the batch is redirected to an existing equal row or run; otherwise its data is changed in place if nothing else
/// reads it; otherwise something new is appended.
class BatchEdit
{
public:
    explicit BatchEdit(const M2Model &model);

    /// A batch in its present state, for its own fields; null for unknown objects.
    Batch *batch(NodeId id);
    /// The entries of a table that the batch reads; past its end, what the game reads there.
    std::vector<std::int32_t> run(NodeId batch, Combo combo);
    void setRun(NodeId batch, Combo combo, const std::vector<std::int32_t> &wanted);
    /// Sets the number of textures of a batch; new ones repeat the last one, on the first UV set and without a
    /// transform.
    void setTextureCount(NodeId batch, std::uint16_t count);
    void setMaterial(NodeId batch, const Material &wanted);
    Material materialOf(NodeId batch);
    /// Inserts a new batch into a profile, before a row of its list (-1: at the end).
    NodeId insert(NodeId skin, int row, const Batch &batch);
    void remove(NodeId batch);
    void move(NodeId batch, int listRow) { m_edit.move(batch, listRow); }
    /// Sets the drawing order of a submesh's batches.
    void order(const std::vector<NodeId> &batches);

    Result<ChangeSet> finish();

private:
    struct Item
    {
        NodeId id = NoNode;
        NodeId skin = NoNode;
        Batch now;
        Batch before; ///< as it was, or as inserted
        bool isNew = false, isGone = false;
    };
    Item *item(NodeId id);
    bool isRead(Combo combo, std::size_t from, std::size_t to, const Item &except) const;
    std::size_t readEnd(Combo combo, const Item &except) const;
    void setBatches();
    void setTables();
    void setShadows();
    template<class T>
    void setTable(const ComboTable &table, const Array<T> &before);

    const M2Model &m_model;
    const Root &m_root;
    EditBuilder m_edit;
    std::vector<Item> m_items;
    std::vector<std::int32_t> m_tables[std::size(allCombos)];
    std::vector<Material> m_materials;
    std::optional<Error> m_error;
};

/// The batches of a submesh in drawing order. In the corpus those of a submesh are adjacent, in one plane, and their
/// layers count from 0 (1,215 batches; 3 of 53 submeshes with several batches have others in between).
struct Stack
{
    Stack(const Model &model, NodeId submesh);
    const Skin *skin; ///< null for unknown objects
    NodeId skinId;
    int row; ///< of the submesh
    std::vector<NodeId> ids;
};

/// Assigns a batch to a submesh, given by its row in the profile.
void leadTo(Batch &batch, int submesh, std::uint32_t version);

} // namespace sinew::m2
