// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/document/merge_key.h"

#include <QUndoCommand>

namespace sinew {

/// One undo step of any edit of any format.
class EditCommand : public QUndoCommand
{
public:
    EditCommand(Document *document, ChangeSet changes, const QString &text, MergeKey key);

    void undo() override;
    /// undo(), but without the earlier marks of keys.
    void takeBack(bool restoresKeys);
    void redo() override;
    int id() const override { return m_key.value ? 1 : -1; }
    bool mergeWith(const QUndoCommand *other) override;

    /// Bytes kept for this step when it was made; the history's limit counts these.
    std::size_t byteCost() const { return m_cost; }
    bool isForgotten() const { return m_forgotten; }
    void forget();

private:
    bool concernsKeys() const;
    void measure();

    Document *m_document;
    ChangeSet m_changes;
    std::vector<NodeId> m_selection;                                      ///< before the step
    std::shared_ptr<const KeySelection::State> m_keysBefore, m_keysAfter; ///< the latter known from the first undo on
    MergeKey m_key;
    std::size_t m_cost = 0;
    bool m_forgotten = false;
};

} // namespace sinew
