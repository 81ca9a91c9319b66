// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/io/result.h"

#include <memory>

namespace sinew {

/// Edits of many objects, each computed on a model that already contains those before it, that become one undo step.
/// Unlike those of an EditStep they are made on a copy of the model, so that whatever shows the document follows only
/// once.
class EditSeries
{
public:
    explicit EditSeries(const Document &document);

    /// With the edits made so far.
    const Model &model() const { return *m_copy; }
    /// Fails with the reason if they were refused, or do not fit; the series is then useless.
    Status add(Result<ChangeSet> changes);
    /// Makes the step; nothing if no edit changes anything.
    Status push(Document &document, const QString &text);

private:
    std::unique_ptr<Model> m_copy;
    const Format *m_format;
    ChangeSet m_all;
};

} // namespace sinew
