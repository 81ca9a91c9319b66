// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/edit_command.h"

#include <algorithm>

namespace sinew {

EditCommand::EditCommand(Document *document, ChangeSet changes, const QString &text, MergeKey key)
    : QUndoCommand(text), m_document(document), m_changes(std::move(changes)), m_key(key)
{
    measure();
}

void EditCommand::undo()
{
    m_document->apply(m_changes, true);
}

void EditCommand::redo()
{
    m_document->apply(m_changes, false);
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
        // Both are applied: what they hold are the values before. The first one of an address is the one to go back to.
        for (const Change &change : next->m_changes) {
            const bool known = std::any_of(m_changes.begin(), m_changes.end(), [&](const Change &c) { return c.at == change.at; });
            if (!known)
                m_changes.push_back(change);
        }
        std::erase_if(m_changes, [&](const Change &change) {
            const FieldRef live = m_document->model().field(change.at);
            return live && equalValues(*live.type, live.data, change.other.data());
        });
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
    measure();
    m_forgotten = true;
}

} // namespace sinew
