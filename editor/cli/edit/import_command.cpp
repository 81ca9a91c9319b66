// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/edit/import_command.h"

#include "core/document/open_document.h"
#include "core/transform/mesh/mesh_import.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "editor/cli/create/import_option.h"
#include "editor/cli/edit/named_parts.h"
#include "editor/cli/shared/out_file.h"
#include "editor/cli/shared/output.h"
#include "editor/create/imported_file.h"

#include <cstdio>

namespace sinew {

namespace {

struct Pair
{
    QString from, to;
};

/// "NAME=NAME,…"
Result<std::vector<Pair>> pairsOf(const Arguments &arguments, const QString &option)
{
    std::vector<Pair> pairs;
    for (const QString &text : arguments.value(option).split(u',', Qt::SkipEmptyParts)) {
        const qsizetype at = text.lastIndexOf(u'=');
        if (at <= 0 || at + 1 == text.size())
            return Error{"--" + option.toStdString() + " needs pairs such as Cape=2,Hat=none"};
        pairs.push_back({text.left(at), text.mid(at + 1)});
    }
    return pairs;
}

/// What the user says of meshes; the others become what is suggested.
Status chooseParts(const Document &document, const RenderScene &scene, const std::vector<Pair> &pairs,
                   std::vector<ImportedPart> &parts)
{
    for (const Pair &pair : pairs) {
        ImportedPart *chosen = nullptr;
        for (ImportedPart &part : parts)
            if (QString::fromStdString(scene.meshes[part.mesh].name) == pair.from)
                chosen = &part;
        bool isRow = false;
        if (const std::size_t row = pair.from.toULongLong(&isRow); !chosen && isRow && row < parts.size())
            chosen = &parts[row];
        if (!chosen)
            return Error{"the file has no mesh “" + pair.from.toStdString() + "”"};
        const bool isNew = pair.to == QLatin1String("new") || pair.to.startsWith(QLatin1String("new:"));
        if (pair.to == QLatin1String("none")) {
            chosen->use = ImportedPart::Left;
            continue;
        }
        const Result<NodeId> part = meshPartNamed(document, !isNew               ? pair.to
                                                            : pair.to.size() > 4 ? pair.to.mid(4)
                                                                                 : QStringLiteral("0"));
        if (!part)
            return part.error();
        chosen->use = isNew ? ImportedPart::Added : ImportedPart::Replaces;
        chosen->part = *part;
    }
    return Done{};
}

Status chooseBones(const Document &document, const RenderScene &scene, const std::vector<Pair> &pairs,
                   std::vector<NodeMatch> &bones)
{
    for (const Pair &pair : pairs) {
        bool isKnown = false;
        NodeId to = NoNode;
        if (pair.to != QLatin1String("none")) {
            const Result<NodeId> node = nodeNamed(document, pair.to);
            if (!node)
                return node.error();
            to = *node;
        }
        for (NodeMatch &bone : bones)
            if (QString::fromStdString(scene.nodes[bone.from - 1].name) == pair.from) {
                bone.to = to;
                bone.by = MatchedBy::Name;
                isKnown = true;
            }
        if (!isKnown)
            return Error{"no vertex of the file follows a bone “" + pair.from.toStdString() + "”"};
    }
    return Done{};
}

std::string nameOf(const Document &document, NodeId node)
{
    return document.format()->names()->name(document.model(), node);
}

/// One line for each mesh and each bone that is no plain match.
void printMatches(const Document &document, const RenderScene &scene, const MeshImport &import)
{
    for (const ImportedPart &part : import.parts) {
        const SceneMesh &mesh = scene.meshes[part.mesh];
        const char *use = part.use == ImportedPart::Left    ? "left"
                          : part.use == ImportedPart::Added ? "new"
                                                            : "replaces";
        std::printf("mesh\t%s\t%s\t%s\n", mesh.name.c_str(), use,
                    part.use == ImportedPart::Left ? "" : nameOf(document, part.part).c_str());
    }
    for (const NodeMatch &bone : import.bones) {
        const char *by = bone.to == NoNode                 ? "none"
                         : bone.by == MatchedBy::Name      ? "name"
                         : bone.by == MatchedBy::LikeName  ? "like"
                         : bone.by == MatchedBy::Hierarchy ? "guess"
                                                           : "place";
        std::printf("bone\t%s\t%s\t%s\n", scene.nodes[bone.from - 1].name.c_str(), by,
                    bone.to == NoNode ? "" : nameOf(document, bone.to).c_str());
    }
}

} // namespace

int runImport(const QStringList &words, const FormatRegistry &formats)
{
    const QString out = QStringLiteral("out"), meshes = QStringLiteral("meshes"), bones = QStringLiteral("bones"),
                  overwrite = QStringLiteral("overwrite"), moves = QStringLiteral("move-with-bones");
    const auto arguments = Arguments::parse(words, {overwrite, moves},
                                            {out, meshes, bones, QStringLiteral("axes"), QStringLiteral("scale")});
    if (!arguments)
        return failUsage("import", arguments.error());
    if (arguments->rest().size() != 2)
        return failUsage("import", Error{"import needs a model and a file to take meshes from"});
    Result<ImportOptions> options = importOptionsOf(*arguments);
    if (!options)
        return failUsage("import", options.error());
    options->textures = false;
    const auto chosenParts = pairsOf(*arguments, meshes), chosenBones = pairsOf(*arguments, bones);
    for (const auto *pairs : {&chosenParts, &chosenBones})
        if (!*pairs)
            return failUsage("import", pairs->error());

    const QString path = arguments->rest()[0], from = arguments->rest()[1];
    const auto opened = openDocument(formats, path, OpenFor::Editing);
    if (!opened)
        return fail(opened.error());
    Document &document = **opened;
    const auto failHere = [&](Error error) {
        error.file = path.toStdString();
        return fail(error);
    };
    if (const Message problem = cannotEditMeshes(document.format()); !problem.empty())
        return failHere(Error{problem});
    const auto importer = importerFor(from, formats);
    if (!importer)
        return fail(Error{"no importer reads this file", from.toStdString()});
    const auto file = ImportedFile::readFor(document.format()->scene()->build(document.model()), from, *importer,
                                            *options, document.format()->info().id, formats);
    if (!file)
        return fail(file.error());
    const RenderScene &scene = file->scene().scene;
    MeshImport import = suggestedImport(file->scene(), *document.format(), document.model());
    import.movesWithBones = arguments->has(moves);
    if (const Status status = chooseParts(document, scene, *chosenParts, import.parts); !status)
        return failHere(status.error());
    if (const Status status = chooseBones(document, scene, *chosenBones, import.bones); !status)
        return failHere(status.error());
    printMatches(document, scene, import);
    const BonesApart apart = bonesApart(scene, import, *document.format(), document.model());
    if (arguments->value(out).isEmpty())
        return Success;

    Result<MeshEdit> edit = importedMeshes(scene, import, *document.format(), document.model());
    if (!edit)
        return failHere(edit.error());
    if (const Status pushed = document.push(std::move(edit->changes), QStringLiteral("import")); !pushed)
        return failHere(pushed.error());
    if (const Status fits = checkSuffix(document, formats, arguments->value(out)); !fits)
        return fail(fits.error());
    if (const Status saved = saveTo(document, arguments->value(out), arguments->has(overwrite)); !saved)
        return fail(saved.error());
    if (apart.count)
        std::printf("note\t%zu bones of the file lie elsewhere at rest, by up to %g\n", apart.count, apart.farthest);
    for (const Message &note : edit->notes)
        std::printf("note\t%s\n", note.text().c_str());
    return Success;
}

} // namespace sinew
