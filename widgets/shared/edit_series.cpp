// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/edit_series.h"

#include "core/document/whole_step.h"

#include <utility>

namespace sinew {

EditSeries::EditSeries(const Document &document) : m_copy(document.model().clone()), m_format(document.format()) {}

Status EditSeries::add(Result<ChangeSet> changes)
{
    if (!changes)
        return changes.error();
    if (const Status whole = makeWholeStep(*m_copy, m_format, *changes); !whole)
        return whole.error();
    for (Change &change : *changes) {
        m_all.push_back(change);
        applyChange(*m_copy, change);
    }
    return Done{};
}

Status EditSeries::push(Document &document, const QString &text)
{
    return m_all.empty() ? Status(Done{}) : document.pushAgain(std::move(m_all), text);
}

} // namespace sinew
