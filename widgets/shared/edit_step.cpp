// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/edit_step.h"

#include "core/format/format.h"

namespace sinew {

EditBuilder editBuilder(const Document &document)
{
    return EditBuilder(document.model(), document.format() ? document.format()->references() : nullptr);
}

Status EditStep::push(EditBuilder &edit)
{
    return push(edit.finish());
}

Status EditStep::push(Result<ChangeSet> changes)
{
    if (!changes)
        return fail(changes.error());
    if (Status status = m_document.push(std::move(*changes), m_text, m_key); !status)
        return fail(status.error());
    return Done{};
}

Status EditStep::fail(Error error)
{
    m_document.discard(m_before);
    return error;
}

} // namespace sinew
