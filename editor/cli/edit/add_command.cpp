// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/edit/add_command.h"

#include "core/document/open_document.h"
#include "core/facets/creation_facet.h"
#include "editor/cli/edit/named_parts.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/out_file.h"
#include "editor/cli/shared/output.h"
#include "widgets/objects/part_transfer.h"

#include <cstdio>

namespace sinew {

namespace {

int listParts(const FormatRegistry &formats)
{
    for (const auto &format : formats.formats())
        if (const CreationFacet *facet = format->creation())
            for (const ReadyMadePart &part : facet->readyMadeParts())
                std::printf("%s\t%s\n", part.id, Message(part.help).text().c_str());
    return Success;
}

} // namespace

int runAdd(const QStringList &words, const FormatRegistry &formats)
{
    if (words == QStringList{QStringLiteral("--list")})
        return listParts(formats);
    const auto arguments = Arguments::parse(words, {QStringLiteral("overwrite")},
                                            {QStringLiteral("out"), QStringLiteral("node"), QStringLiteral("size")});
    if (!arguments)
        return failUsage("add", arguments.error());
    const QStringList &rest = arguments->rest();
    if (rest.size() != 2)
        return failUsage("add", Error{"add needs one file, then a part; sinew add --list lists the parts"});
    const QString out = arguments->value(QStringLiteral("out"));
    if (out.isEmpty())
        return failUsage("add", Error{"add needs --out FILE"});
    const Result<std::optional<double>> size = arguments->number(QStringLiteral("size"));
    if (!size)
        return failUsage("add", size.error());

    const auto opened = openDocument(formats, rest[0], OpenFor::Editing);
    if (!opened)
        return fail(opened.error());
    Document &document = **opened;
    const auto failHere = [&](Error error) {
        error.file = rest[0].toStdString();
        return fail(error);
    };
    ReadyMadeOptions options;
    options.size = size->value_or(1);
    if (const QString name = arguments->value(QStringLiteral("node")); !name.isEmpty()) {
        const Result<NodeId> node = nodeNamed(document, name);
        if (!node)
            return failHere(node.error());
        options.node = *node;
    }
    const Result<PastedObjects> made = PartTransfer::addReadyMade(document, rest[1].toStdString(), options);
    if (!made)
        return failHere(made.error());
    if (const Status fits = checkSuffix(document, formats, out); !fits)
        return fail(fits.error());
    if (const Status saved = saveTo(document, out, arguments->has(QStringLiteral("overwrite"))); !saved)
        return fail(saved.error());
    for (const QString &note : made->notes)
        std::fprintf(stderr, "sinew: note: %s: %s\n", qPrintable(out), qPrintable(note));
    return Success;
}

} // namespace sinew
