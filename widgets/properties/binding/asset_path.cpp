// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/binding/asset_path.h"

#include "core/schema/text.h"
#include "widgets/properties/binding/binding.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/shared/text_bytes.h"

namespace sinew {

Status setAssetPath(Document &document, const Address &address, const QString &path)
{
    const Binding binding(document, {address});
    if (!binding.isValid())
        return Error{QT_TRANSLATE_NOOP("Message", "there is no such field")};
    const Result<Value> value = parseValue(binding.field(), binding.type(), textToBytes(path).toStdString());
    if (!value)
        return value.error();
    return binding.set(*value, setText(binding.field()));
}

} // namespace sinew
