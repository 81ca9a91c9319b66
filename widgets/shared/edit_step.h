// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/document/merge_key.h"
#include "core/io/result.h"
#include "core/model/edit_builder.h"

namespace sinew {

/// Makes an EditBuilder for a document, with its format's reference fixer.
EditBuilder editBuilder(const Document &document);

/// Several pushes that the user sees as one undo step: later changes can then be computed on a model that already
/// contains the earlier ones (numbers of pasted objects). The first push that fails reverts all of them and leaves no
/// trace in the history.
class EditStep
{
public:
    /// `key`: that of a step that is continued, or of a preview; by default a new one.
    EditStep(Document &document, QString text, MergeKey key = {})
        : m_document(document), m_text(std::move(text)), m_key(key.value ? key : MergeKey::next()),
          m_before(document.historyIndex())
    {
    }

    Status push(EditBuilder &edit);
    Status push(Result<ChangeSet> changes);

private:
    Status fail(Error error);

    Document &m_document;
    QString m_text;
    MergeKey m_key;
    int m_before;
};

} // namespace sinew
