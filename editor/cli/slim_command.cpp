// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/slim_command.h"

#include "core/check/slim/slim.h"
#include "core/document/document_save.h"
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "editor/assets/asset_locations.h"
#include "editor/cli/check/proof_lines.h"
#include "editor/cli/command.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/out_file.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/shared/progress_line.h"
#include "editor/convert/slim_textures.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

namespace sinew {

namespace {

/// Replaces the bounds given by the words: "units=0.1,degrees=0.2,percent=1".
Status readBounds(const QString &text, ProofBounds &bounds)
{
    for (const QString &word : text.split(QLatin1Char(','))) {
        const qsizetype sign = word.indexOf(QLatin1Char('='));
        const QString name = word.left(sign);
        bool isNumber = false;
        const double number = QLocale::c().toDouble(word.mid(sign + 1), &isNumber);
        if (sign < 0 || !isNumber || !(number >= 0) || number > 1e9)
            return Error{"--bound takes units=N,degrees=N,percent=N, none of them below 0"};
        if (name == QLatin1String("units"))
            bounds.distance = number;
        else if (name == QLatin1String("degrees"))
            bounds.degrees = number;
        else if (name == QLatin1String("percent"))
            bounds.share = number / 100;
        else
            return Error{"--bound knows units, degrees and percent, not “" + name.toStdString() + "”"};
    }
    return Done{};
}

struct KnownPass
{
    std::string name, title;
    bool isUsual = true;
};

/// The passes of all formats, each once.
std::vector<KnownPass> allPasses(const FormatRegistry &formats)
{
    std::vector<KnownPass> passes;
    std::set<std::string> known;
    for (const auto &format : formats.formats())
        for (const auto &pass : slimPasses(*format))
            if (known.insert(pass->name()).second)
                passes.push_back({pass->name(), pass->title(), pass->isUsual()});
    return passes;
}

/// The actual differences: "vertices 0.0123 units, opacity 0.4 percent"; "none".
std::string errorsText(const ProofReport &proof)
{
    std::string text;
    for (std::size_t i = 0; i < proofKinds; ++i)
        if (const auto kind = ProofKind(i); proof[kind].amount > 0)
            text += (text.empty() ? "" : ", ") + std::string(proofKindName(kind)) + ' ' +
                    proofAmountText(kind, proof[kind].amount);
    return text.empty() ? "none" : text;
}

std::string tableOf(const SlimPlan &plan, bool withDetails)
{
    std::string text;
    for (const SlimRow &row : plan.rows) {
        if (row.steps == 0 && row.refused.empty())
            continue;
        text += "pass\t" + row.name + '\t' + std::to_string(row.steps) + '\t' + std::to_string(row.refused.size()) +
                '\t' + std::to_string(row.saved) + '\t' + errorsText(row.own) + '\n';
        for (const SlimRow::Refusal &refusal : row.refused)
            if (withDetails)
                text += "refused\t" + row.name + '\t' + oneLine(refusal.path) + '\t' + oneLine(refusal.reason.text()) +
                        '\n';
    }
    return text;
}

/// The maximum size of textures, 0 for any.
Result<int> textureSizeOf(const Arguments &arguments)
{
    const QString word = arguments.value(QStringLiteral("texture-size"));
    if (!arguments.has(QStringLiteral("texture-size")))
        return 0;
    bool isNumber = false;
    const int size = word.toInt(&isNumber);
    if (!isNumber || size < 1 || size > maxImageSide)
        return Error{"--texture-size takes a number of texels from 1 to " + std::to_string(maxImageSide)};
    if (!arguments.has(QStringLiteral("textures")))
        return Error{"--texture-size needs --textures DIR"};
    return size;
}

/// Writes smaller versions of a model's textures below a folder; `origin` is the path the model was read from. One line
/// for each, and one for all.
std::string slimmedTextures(const Document &document, const QString &origin, const QString &folder, int largestSide,
                            const FormatRegistry &formats)
{
    const TextureFacet *facet = document.format()->textures();
    if (!facet)
        return {};
    TextureSlimming slimming;
    slimming.largestSide = largestSide;
    const auto sources =
        texturesOf(document.model(), *facet, assetSearchFor(origin, {}, formats.modelSuffixes()), formats.idNames());
    constexpr const char *states[] = {"written", "kept", "exists", "failed"};
    std::string lines;
    qint64 before = 0, after = 0;
    for (const SlimTexture &texture : slimTextures(sources, folder, slimming, formats.images())) {
        lines += "texture\t" + std::string(states[texture.state]) + '\t' + oneLine(texture.source.toStdString());
        before += texture.bytesBefore;
        after += texture.bytes;
        if (texture.state == SlimTexture::Failed)
            lines += '\t' + oneLine(texture.error.text());
        if (texture.state == SlimTexture::Written)
            lines +=
                '\t' + oneLine(texture.target.toStdString()) + '\t' + texture.variant.toStdString() + '\t' +
                std::to_string(texture.size.width()) + 'x' + std::to_string(texture.size.height()) + '\t' +
                std::to_string(texture.bytesBefore) + '\t' + std::to_string(texture.bytes) + '\t' +
                (std::isinf(texture.likeness) ? "equal"
                                              : QLocale::c().toString(texture.likeness, 'f', 2).toStdString() + " dB");
        lines += '\n';
    }
    return lines + "textures\t" + std::to_string(before) + '\t' + std::to_string(after) + '\n';
}

} // namespace

int runSlim(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments =
        Arguments::parse(words, {QStringLiteral("overwrite"), QStringLiteral("details"), QStringLiteral("list")},
                         {QStringLiteral("out"), QStringLiteral("passes"), QStringLiteral("bound"),
                          QStringLiteral("textures"), QStringLiteral("texture-size")});
    if (!arguments)
        return failUsage("slim", arguments.error());
    const auto known = allPasses(formats);
    if (arguments->has(QStringLiteral("list"))) {
        for (const KnownPass &pass : known)
            print(pass.name + '\t' + (pass.isUsual ? "usual" : "on request") + '\t' + pass.title + '\n');
        return Success;
    }
    const QString out = arguments->value(QStringLiteral("out"));
    if (arguments->rest().size() != 1 || out.isEmpty())
        return failUsage("slim", Error{"slim needs a file and --out FILE, or --list"});
    const Result<int> textureSize = textureSizeOf(*arguments);
    if (!textureSize)
        return failUsage("slim", textureSize.error());
    SlimRequest request;
    if (arguments->has(QStringLiteral("passes")))
        for (const QString &word : arguments->value(QStringLiteral("passes")).split(QLatin1Char(','))) {
            request.passes.push_back(word.toStdString());
            if (std::none_of(known.begin(), known.end(),
                             [&](const KnownPass &pass) { return pass.name == request.passes.back(); }))
                return failUsage("slim", Error{"there is no pass “" + request.passes.back() + "”; --list lists them"});
        }

    const QString file = arguments->rest()[0];
    const QString textures = arguments->value(QStringLiteral("textures"));
    const auto opened = openDocument(formats, file, OpenFor::Editing);
    if (!opened)
        return fail(opened.error());
    Document &document = **opened;
    const auto failHere = [&](Error error) {
        if (error.file.empty())
            error.file = file.toStdString();
        return fail(error);
    };
    if (const Status writable = checkWritable(document); !writable)
        return failHere(writable.error());
    if (const Status fits = checkSuffix(document, formats, out); !fits)
        return fail(fits.error());
    if (!arguments->has(QStringLiteral("overwrite")) && QFileInfo::exists(out) && QFileInfo(out) == QFileInfo(file))
        return fail(Error{"this is the model itself; --overwrite replaces it", out.toStdString()});
    if (const SceneFacet *scene = document.format()->scene())
        request.bounds = usualBounds(scene->build(document.model()));
    if (arguments->has(QStringLiteral("bound")))
        if (const Status read = readBounds(arguments->value(QStringLiteral("bound")), request.bounds); !read)
            return failUsage("slim", read.error());
    if (const auto files = FileSet::fromDisk(file))
        request.others = [files = *files](const QString &name) { return files.companion(name); };
    TaskControl task;
    request.task = &task;
    Result<SlimPlan> plan =
        withProgress(task, [&] { return planSlimming(document.model(), *document.format(), request); });
    if (!plan)
        return failHere(plan.error());
    const std::string errors =
        proofLines(plan->proof, document.model(), document.format()->scene()->build(document.model()));
    if (!plan->changes.empty())
        if (const Status pushed = document.pushAgain(std::move(plan->changes), QStringLiteral("slim")); !pushed)
            return failHere(pushed.error());

    const QString origin = document.path(); // saving changes it; textures lie beside it
    const bool isCompact = plan->isCompact;
    const auto unknown = isCompact ? unknownFilesOfCopy(document, out, CopyForm::Shared) : unknownFiles(document, out);
    if (!unknown)
        return fail(unknown.error());
    if (!arguments->has(QStringLiteral("overwrite")) && !unknown->empty())
        return fail(Error{"the file already exists; --overwrite replaces it", unknown->front().path.toStdString()});
    const auto saved =
        isCompact ? saveCompactCopy(document, out, *unknown, CopyForm::Shared) : saveDocument(document, out, *unknown);
    if (!saved)
        return fail(saved.error());
    noteSaved(*saved);
    if (plan->proof.isThinned)
        std::fprintf(stderr, "sinew: note: there are more times than can be compared; some were left out evenly\n");
    print(tableOf(*plan, arguments->has(QStringLiteral("details"))) + errors + "bounds\t" +
          proofAmountText(ProofKind::Vertex, request.bounds.distance) + '\t' +
          proofAmountText(ProofKind::Turn, request.bounds.degrees) + '\t' +
          proofAmountText(ProofKind::Opacity, request.bounds.share) + "\nbytes\t" + std::to_string(plan->bytesBefore) +
          '\t' + std::to_string(plan->bytesAfter) + '\n');
    if (!textures.isEmpty())
        print(slimmedTextures(document, origin, textures, *textureSize, formats));
    return Success;
}

} // namespace sinew
