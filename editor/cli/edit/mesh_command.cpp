// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/edit/mesh_command.h"

#include "core/document/open_document.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "editor/cli/edit/named_parts.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/out_file.h"
#include "editor/cli/shared/output.h"

#include <cstdio>

namespace sinew {

namespace {

/// "x|y|z", the usual one first.
std::string choicesText(const MeshToolOption &option)
{
    std::string text = option.choices[std::size_t(option.value)].id;
    for (std::size_t row = 0; row < option.choices.size(); ++row)
        if (row != std::size_t(option.value))
            text += std::string("|") + option.choices[row].id;
    return text;
}

Result<double> chosenRow(const MeshToolOption &option, const QString &wanted)
{
    if (wanted.isEmpty())
        return double(option.value);
    for (std::size_t row = 0; row < option.choices.size(); ++row)
        if (wanted == QLatin1String(option.choices[row].id))
            return double(row);
    return Error{"--" + std::string(option.id) + " is one of " + choicesText(option)};
}

int listTools()
{
    for (const MeshTool &tool : meshTools()) {
        std::printf("%s\t%s\n", tool.id, Message(tool.help).text().c_str());
        for (const MeshToolOption &option : tool.options) {
            const Message help(option.help);
            if (option.kind == MeshToolOption::Choice)
                std::printf("\t--%s %s\t%s\n", option.id, choicesText(option).c_str(), help.text().c_str());
            else
                std::printf("\t--%s %g\t%s\n", option.id, option.value, help.text().c_str());
        }
    }
    return Success;
}

/// Why a model has no parts: what reading it found missing, such as the file that has them.
Error noParts(const Document &document)
{
    std::string why;
    for (const Diagnostic &diagnostic : document.loadDiagnostics().entries())
        if (diagnostic.severity != Severity::Info)
            why += (why.empty() ? ": " : "; ") + diagnostic.where.message.text();
    return Error{"the model has no mesh that can be edited" + why};
}

/// The parts that were named, or all of them.
Result<std::vector<NodeId>> partsOf(const Document &document, const QString &wanted)
{
    std::vector<NodeId> all = editableParts(*document.format(), document.model());
    if (all.empty() && cannotEditMeshes(document.format()).empty())
        return noParts(document);
    if (wanted.isEmpty())
        return all;
    std::vector<NodeId> chosen;
    for (const QString &name : wanted.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const Result<NodeId> part = meshPartNamed(document, name);
        if (!part)
            return part.error();
        chosen.push_back(*part);
    }
    return chosen;
}

/// The node of that name, if one is wanted.
Result<std::vector<NodeId>> nodesOf(const Document &document, const QString &wanted)
{
    if (wanted.isEmpty())
        return std::vector<NodeId>();
    const Result<NodeId> node = nodeNamed(document, wanted);
    if (!node)
        return node.error();
    return std::vector<NodeId>{*node};
}

Result<std::vector<double>> valuesOf(const MeshTool &tool, const Arguments &arguments)
{
    std::vector<double> values = defaultValues(tool);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const MeshToolOption &option = tool.options[i];
        const QString name = QLatin1String(option.id);
        if (option.kind == MeshToolOption::Switch) {
            values[i] = arguments.has(name) ? 1 : 0;
            continue;
        }
        if (option.kind == MeshToolOption::Choice) {
            const Result<double> row = chosenRow(option, arguments.value(name));
            if (!row)
                return row.error();
            values[i] = *row;
            continue;
        }
        const Result<std::optional<double>> number = arguments.number(name);
        if (!number)
            return number.error();
        values[i] = number->value_or(option.value);
        if (values[i] < option.lowest || values[i] > option.highest)
            return Error{"--" + std::string(option.id) + " goes from " + std::to_string(option.lowest) + " to " +
                         std::to_string(option.highest)};
    }
    return values;
}

} // namespace

int runMesh(const QStringList &words, const FormatRegistry &formats)
{
    if (words == QStringList{QStringLiteral("--list")})
        return listTools();
    const MeshTool *tool = nullptr;
    for (const QString &word : words)
        if (const MeshTool *known = meshTool(word.toStdString()); known && !tool)
            tool = known;
    if (!tool)
        return failUsage("mesh", Error{"mesh needs a file and a tool; sinew mesh --list lists the tools"});
    QStringList flags{QStringLiteral("overwrite")},
        valued{QStringLiteral("out"), QStringLiteral("parts"), QStringLiteral("node")};
    for (const MeshToolOption &option : tool->options)
        (option.kind == MeshToolOption::Switch ? flags : valued).append(QLatin1String(option.id));
    const auto arguments = Arguments::parse(words, flags, valued);
    if (!arguments)
        return failUsage("mesh", arguments.error());
    const QStringList &rest = arguments->rest();
    if (rest.size() != 2 || rest[1] != QLatin1String(tool->id))
        return failUsage("mesh", Error{"mesh needs one file, then a tool"});
    const QString out = arguments->value(QStringLiteral("out"));
    if (out.isEmpty())
        return failUsage("mesh", Error{"mesh needs --out FILE"});
    const Result<std::vector<double>> values = valuesOf(*tool, *arguments);
    if (!values)
        return failUsage("mesh", values.error());

    const auto opened = openDocument(formats, rest[0], OpenFor::Editing);
    if (!opened)
        return fail(opened.error());
    Document &document = **opened;
    const auto failHere = [&](Error error) {
        error.file = rest[0].toStdString();
        return fail(error);
    };
    const Result<std::vector<NodeId>> parts = partsOf(document, arguments->value(QStringLiteral("parts")));
    if (!parts)
        return failHere(parts.error());
    const Result<std::vector<NodeId>> nodes = nodesOf(document, arguments->value(QStringLiteral("node")));
    if (!nodes)
        return failHere(nodes.error());
    Result<MeshEdit> edit = runMeshTool(document.model(), *document.format(), *tool, *parts, *values, *nodes);
    if (!edit)
        return failHere(edit.error());
    // With nothing to do the file is written as it is: who gave --out expects it.
    if (const Status pushed = document.push(std::move(edit->changes), QString::fromLatin1(tool->id)); !pushed)
        return failHere(pushed.error());
    if (const Status fits = checkSuffix(document, formats, out); !fits)
        return fail(fits.error());
    if (const Status saved = saveTo(document, out, arguments->has(QStringLiteral("overwrite"))); !saved)
        return fail(saved.error());
    for (const Message &note : edit->notes)
        std::printf("%s\n", note.text().c_str());
    return Success;
}

} // namespace sinew
