// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/steps/wow_parts.h"

#include "plugins/mdx/convert/steps/clear_fields.h"

namespace sinew::mdx {

bool isWow(const Draft &draft)
{
    return draft.now().data.dialect == WowAlpha;
}

Ctx otherSide(const Draft &draft)
{
    return isWow(draft) ? Ctx{Warcraft3, 800, 0} : Ctx{WowAlpha, 1300, 0};
}

Address storedField(const Address &field, const StructInfo &info, const Ctx &ctx)
{
    const int row = info.rowAt(info.fields[field.field].offset, ctx, nullptr);
    return row < 0 ? field : Address{field.node, std::uint16_t(row)};
}

void mapBits(Draft &draft, EditBuilder &edit, const Address &field, std::span<const BitPair> pairs)
{
    const Address at = storedField(field, *draft.now().object(field.node).info, draft.now().ctx());
    const FieldRef ref = draft.now().field(at);
    const auto before = *static_cast<const std::uint32_t *>(ref.data);
    std::uint32_t flags = 0, homeless = before;
    for (const BitPair &pair : pairs) {
        const std::uint32_t own = isWow(draft) ? pair.wow : pair.warcraft;
        flags |= before & own ? (isWow(draft) ? pair.warcraft : pair.wow) : 0;
        homeless &= ~own;
    }
    if (homeless)
        noteNoPlace(draft, at, *ref.field, &homeless, otherSide(draft).version);
    if (flags != before)
        edit.set(at, flags);
}

} // namespace sinew::mdx
