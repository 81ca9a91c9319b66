// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/walk.h"
#include <QtGlobal>
#include <algorithm>

// Problems that only other editors checked for: texts that MDL can't express, negative lengths.

namespace sinew::mdx {

namespace {

namespace peers {

bool isUnsayable(char c)
{
    return c == '"' || (c > 0 && c < ' ');
}

template<auto Items, auto Text>
void unsayable(const MdxModel &model, Findings &findings)
{
    const auto &list = model.data.*Items;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (const std::string_view text = (list[i].*Text).view(); std::any_of(text.begin(), text.end(), isUnsayable))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "“%1” contains quotation marks or control characters"),
                                 {std::string(text)}),
                         fieldOf<Text>(list.ids[i]));
}

template<class Object, auto Text>
Status sayable(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto *object = model.get<Object>(finding.place().node);
    if (!object)
        return Done{};
    auto text = object->*Text;
    std::string plain(text.view());
    for (char &c : plain)
        c = c == '"' ? '\'' : isUnsayable(c) ? ' ' : c;
    text.set(plain);
    edit.set(finding.place(), text);
    return Done{};
}

void negativeGlobals(const MdxModel &model, Findings &findings)
{
    const List<GlobalSequence> &list = model.data.globalSequences;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (const auto duration = std::int32_t(list[i].duration); duration < 0)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "the length is %1 as a signed number"),
                                 {std::to_string(duration)}),
                         fieldOf<&GlobalSequence::duration>(list.ids[i]));
}

} // namespace peers

} // namespace

std::vector<Check> peerChecks()
{
    using namespace peers;
    const char *const quotes =
        QT_TRANSLATE_NOOP("Message", "Texts in MDL are enclosed in quotation marks. Sinew writes one inside as \\\", "
                                     "which other programs don't know (HiveWE's validator).");
    const char *const others = QT_TRANSLATE_NOOP("Message", "Replace them with others");
    return {
        {"mdx.sequence.quote",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Names of sequences that MDL can't express"),
         quotes,
         Reads::of<Sequence>(),
         checkOf<&unsayable<&Root::sequences, &Sequence::name>>,
         {{others, Fix::Changes, fixOf<&sayable<Sequence, &Sequence::name>>}}},
        {"mdx.texture.quote",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Paths of textures that MDL can't express"),
         quotes,
         Reads::of<Texture>(),
         checkOf<&unsayable<&Root::textures, &Texture::path>>,
         {},
         QT_TRANSLATE_NOOP("Message", "the file has that name; it has to be renamed as well")},
        {"mdx.global-sequence.negative",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Global sequences with a negative length"),
         QT_TRANSLATE_NOOP("Message", "A length above 2147483647 becomes negative in programs that read it as signed "
                                      "(mdx-m3-viewer's sanity test warns about lengths below 1)."),
         Reads::of<GlobalSequence>(),
         checkOf<&negativeGlobals>,
         {},
         QT_TRANSLATE_NOOP("Message", "how long it should be is up to you")},
    };
}

} // namespace sinew::mdx
