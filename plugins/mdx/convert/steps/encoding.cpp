// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/mdx/convert/steps/encoding.h"

#include "core/model/path.h"
#include "plugins/mdx/mdl/layout.h"
#include "plugins/mdx/mdl/losses.h"

#include <QtGlobal>

namespace sinew::mdx {

namespace {

using Loss = ConversionLoss;

Status toText(Draft &draft)
{
    for (const FormLoss &loss : mdlLosses(draft.now())) {
        const auto target =
            loss.path.empty() ? Result<PathTarget>(PathTarget{{RootNode}}) : parsePath(draft.now(), loss.path);
        draft.note(loss.onlyBytes ? Loss::Changed : Loss::Lost, target ? target->address : Address{RootNode},
                   loss.message);
    }
    EditBuilder edit = draft.edit();
    edit.remove(draft.root().opaques.ids);
    edit.remove(draft.root().soundTracks.ids);
    return draft.take(edit);
}

Status toBinary(Draft &draft)
{
    const List<UnknownText> &texts = draft.root().unknownTexts;
    EditBuilder edit = draft.edit();
    for (std::size_t row = 0; row < texts.size(); ++row)
        draft.note(Loss::Lost, {texts.ids[row]},
                   {QT_TRANSLATE_NOOP("Message", "“%1” is not understood and can't be kept in MDX"),
                    {std::string(texts[row].word.view())}});
    edit.remove(texts.ids);
    const MdlLayout *layout = mdlLayoutOf(draft.now());
    if (layout && layout->source().find("//") != std::string::npos)
        draft.note(Loss::Changed, {RootNode}, QT_TRANSLATE_NOOP("Message", "comments are not kept in MDX"));
    return draft.take(edit);
}

} // namespace

Status changeEncoding(Draft &draft, Encoding encoding)
{
    if (Status done = encoding == Text ? toText(draft) : toBinary(draft); !done)
        return done;
    draft.setEncoding(encoding);
    return Done{};
}

} // namespace sinew::mdx
