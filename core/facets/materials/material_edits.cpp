// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/materials/material_edits.h"

#include "core/schema/text.h"

#include <QtGlobal>

namespace sinew {

Result<NewObject> made(EditBuilder &edit, NodeId object)
{
    Result<ChangeSet> changes = edit.finish();
    return changes ? Result<NewObject>(NewObject{std::move(*changes), object}) : changes.error();
}

Result<Value> textValue(const Model &model, const Address &field, std::string_view text)
{
    const FieldRef ref = model.field(field);
    return ref ? parseValue(*ref.field, *ref.type, text)
               : Result<Value>(Error{QT_TRANSLATE_NOOP("Message", "there is no such texture")});
}

} // namespace sinew
