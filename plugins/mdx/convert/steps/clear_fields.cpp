// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/mdx/convert/steps/clear_fields.h"

#include "core/schema/text.h"

#include <QtGlobal>

namespace sinew::mdx {

namespace {

/// Whether another row stores the same member (at another place, in another width).
bool isStoredElsewhere(const StructInfo &owner, const FieldInfo &field, const Ctx &target, const void *object)
{
    return std::any_of(owner.fields.begin(), owner.fields.end(), [&](const FieldInfo &other) {
        return &other != &field && other.offset == field.offset && other.isOnDisk(target, object);
    });
}

/// Resets every field that one version stores and the other doesn't to the value of a new object; calls visit(address,
/// field, value) first.
template<class Visit>
Status clear(Draft &draft, const Ctx &storing, const Ctx &other, const Visit &visit)
{
    EditBuilder edit = draft.edit();
    walkRowsOfBothGames(draft.now(),
                        [&](const Address &at, const FieldInfo &field, const void *data, const void *object) {
                            if (!field.isOnDisk(storing, object) || field.isOnDisk(other, object))
                                return;
                            const StructInfo &owner = *draft.now().field(at).owner;
                            const Value fresh(*owner.type);
                            const void *usual = field.in(fresh.data());
                            if (equalValues(*field.type, data, usual) || isStoredElsewhere(owner, field, other, object))
                                return;
                            visit(at, field, data);
                            if (field.type->kind == Kind::List)
                                edit.remove(field.type->list->ids(const_cast<void *>(data)));
                            else
                                edit.set(at, Value(*field.type, usual));
                        });
    return draft.take(edit);
}

} // namespace

Status resetNewFields(Draft &draft, const Ctx &target)
{
    return clear(draft, target, draft.now().ctx(), [](const Address &, const FieldInfo &, const void *) {});
}

Status clearFields(Draft &draft, const Ctx &target)
{
    return clear(draft, draft.now().ctx(), target, [&](const Address &at, const FieldInfo &field, const void *data) {
        noteNoPlace(draft, at, field, data, target.version);
    });
}

void noteNoPlace(Draft &draft, const Address &at, const FieldInfo &field, const void *data, std::uint32_t version)
{
    draft.note(ConversionLoss::Lost, at,
               {QT_TRANSLATE_NOOP("Message", "“%1” (%2) can't be stored in version %3"),
                {field.label ? Message(field.label) : Message(field.displayLabel()),
                 valueText(field, *field.type, data), std::to_string(version)}});
}

} // namespace sinew::mdx
