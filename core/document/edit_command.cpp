// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/edit_command.h"

#include <algorithm>

namespace sinew {

EditCommand::EditCommand(Document *document, ChangeSet changes, const QString &text, MergeKey key)
    : QUndoCommand(text), m_document(document), m_changes(std::move(changes)),
      m_selection(document->selection().nodes()), m_keysBefore(document->keySelection().snapshot()), m_key(key)
{
    measure();
}

void EditCommand::undo()
{
    takeBack(true);
}

void EditCommand::takeBack(bool restoresKeys)
{
    const Model &model = m_document->model();
    const auto exists = [&model](NodeId id) { return model.contains(id); };
    const bool wasWhole = std::all_of(m_selection.begin(), m_selection.end(), exists);
    m_keysAfter = m_document->keySelection().snapshot();
    m_document->apply(m_changes, true);
    if (restoresKeys && concernsKeys())
        m_document->keySelection().restore(m_keysBefore, model);
    // Objects that were selected when they were removed are selected when they come back.
    if (!wasWhole && std::all_of(m_selection.begin(), m_selection.end(), exists))
        m_document->selection().set(m_selection);
}

void EditCommand::redo()
{
    m_document->apply(m_changes, false);
    if (m_keysAfter && concernsKeys())
        m_document->keySelection().restore(m_keysAfter, m_document->model());
}

bool EditCommand::concernsKeys() const
{
    return std::any_of(m_changes.begin(), m_changes.end(), [](const Change &change) {
        return !change.other.isEmpty() && change.other.type().kind == Kind::Curve;
    });
}

bool EditCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = static_cast<const EditCommand *>(other);
    if (next->m_key.value != m_key.value || m_forgotten)
        return false;
    const auto onlySets = [](const ChangeSet &changes) {
        return std::all_of(changes.begin(), changes.end(), [](const Change &c) { return c.kind == Change::Set; });
    };
    if (onlySets(m_changes) && onlySets(next->m_changes)) {
        // Both are applied: they hold the values before. The first one for an address has the value to restore.
        for (std::size_t i = 0; i < next->m_changes.size(); ++i) {
            const Change &change = next->m_changes[i];
            // A gesture sets the same fields in the same order every time.
            const bool same = i < m_changes.size() && m_changes[i].at == change.at;
            if (!same &&
                std::none_of(m_changes.begin(), m_changes.end(), [&](const Change &c) { return c.at == change.at; }))
                m_changes.push_back(change);
        }
        dropIdleSets(m_document->model(), m_changes);
        setObsolete(m_changes.empty());
    } else {
        m_changes.insert(m_changes.end(), next->m_changes.begin(), next->m_changes.end());
    }
    setText(next->text());
    measure();
    return true;
}

void EditCommand::measure()
{
    m_cost = sizeof(*this);
    for (const Change &change : m_changes)
        m_cost += change.byteCost();
}

void EditCommand::forget()
{
    m_changes = ChangeSet();
    m_keysBefore.reset();
    measure();
    m_forgotten = true;
}

} // namespace sinew
