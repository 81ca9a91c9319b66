// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Textures and materials as the workbench shows and edits them, in tests of any format.

#include "core/document/document.h"
#include "core/format/format.h"

#include <QString>

#include <algorithm>

namespace sinew::test {
inline namespace look_test_helpers {

inline const TextureFacet &texturesOf(const Document &document)
{
    return *document.format()->textures();
}
inline const MaterialFacet &materialsOf(const Document &document)
{
    return *document.format()->materials();
}

/// The error's text, empty on success.
inline QString pushed(Document &document, Result<ChangeSet> changes)
{
    if (!changes)
        return QString::fromStdString(changes.error().text());
    const Status done = document.push(std::move(*changes), QStringLiteral("test"));
    return done ? QString() : QString::fromStdString(done.error().text());
}
inline QString pushed(Document &document, Result<NewObject> made)
{
    return pushed(document, made ? Result<ChangeSet>(std::move(made->changes)) : Result<ChangeSet>(made.error()));
}

/// The nth value of a role, or one that shows nothing if there is none.
inline LayerValue valueOf(const MaterialLayer &layer, LayerRole role, int nth = 0)
{
    for (const LayerValue &value : layer.values)
        if (value.role == role && nth-- == 0)
            return value;
    return {};
}
inline LayerValue labelled(const MaterialLayer &layer, const char *label)
{
    const auto found =
        std::find_if(layer.values.begin(), layer.values.end(), [&](const LayerValue &v) { return v.label == label; });
    return found == layer.values.end() ? LayerValue() : *found;
}
/// A number as a value of what is shown.
inline Value numberFor(const Document &document, const LayerValue &which, double number)
{
    const FieldRef ref = document.model().field(which.shown);
    Value value(*ref.type);
    writeNumber(*ref.type, value.data(), number);
    return value;
}
inline QString setNumber(Document &document, const MaterialLayer &layer, const LayerValue &which, double number)
{
    return pushed(document,
                  materialsOf(document).set(document.model(), layer.node, which, numberFor(document, which, number)));
}

} // namespace look_test_helpers
} // namespace sinew::test
