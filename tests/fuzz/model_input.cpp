// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/model_input.h"

#include "core/schema/json.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"

#include <algorithm>

namespace sinew::test {

namespace {

constexpr int headBytes = 4096;

const QStringList &companionSuffixes()
{
    static const QStringList suffixes = {QStringLiteral("skin"), QStringLiteral("anim"), QStringLiteral("skel"),
                                         QStringLiteral("phys"), QStringLiteral("bone")};
    return suffixes;
}

ModelInput inputOfParts(QList<QByteArray> parts, QString suffix, Extra extra)
{
    const QByteArray model = parts.takeFirst();
    const QByteArray behind = extra == Extra::BehindModel && !parts.isEmpty() ? parts.takeFirst() : QByteArray();
    std::shared_ptr<const Format> format = modelFormats().find(viewOf(model.left(headBytes)), suffix);
    if (!format)
        format = modelFormats().find({}, QStringLiteral("mdl"));
    if (suffix.isEmpty())
        suffix = format->info().id == u"mdx" && !model.startsWith("MDLX") ? QStringLiteral("mdl") : format->info().id;
    const auto companion = [parts](const QString &name) {
        const qsizetype part = companionSuffixes().indexOf(name.section(u'.', -1));
        return part >= 0 && part < parts.size() ? std::optional(parts[part]) : std::nullopt;
    };
    return {format, FileSet(QStringLiteral("fuzz.") + suffix, model, companion), behind};
}

/// Whether reading a file gives every value as it was written. M2 and M3 place keys on the common timeline again, MDL
/// can say things in several ways, World of Warcraft's MDX stores some arrays with the count of others, and the content
/// of an unknown chunk may be understood in the written file.
bool isToldByItsFile(const Format &format, const Model &model)
{
    if (format.info().id != u"mdx" || format.readingOf(model) != u"wc3")
        return false;
    const mdx::Root &root = mdx::rootOf(model);
    return root.encoding == mdx::Binary && root.opaques.isEmpty();
}

/// The first difference between the file contents of two models; empty when they are the same.
std::string differenceOf(const Model &a, const Model &b)
{
    constexpr JsonOptions all{.arrays = true};
    constexpr std::size_t around = 120;
    for (const FieldInfo &f : a.info().fields) {
        if (!f.isOnDisk(a.ctx(), a.root()) || isField<&mdx::Root::unknownTexts>(f)) // only in text files
            continue;
        const std::string textA = toJson(*f.type, f.in(a.root()), a.ctx(), all),
                          textB = toJson(*f.type, f.in(b.root()), b.ctx(), all);
        const auto at = std::mismatch(textA.begin(), textA.end(), textB.begin(), textB.end());
        if (at.first == textA.end() && at.second == textB.end())
            continue;
        const auto from = std::size_t(std::max<std::ptrdiff_t>(0, at.first - textA.begin() - std::ptrdiff_t(around)));
        return std::string(f.name) + ": " + textA.substr(from, 2 * around) + " became " +
               textB.substr(std::min(from, textB.size()), 2 * around);
    }
    return {};
}

} // namespace

const FormatRegistry &modelFormats()
{
    static const FormatRegistry formats = [] {
        FormatRegistry registry;
        registry.add(createMdxFormat());
        registry.add(createM2Format());
        registry.add(createM3Format());
        return registry;
    }();
    return formats;
}

std::unique_ptr<Model> ModelInput::read() const
{
    Diagnostics diagnostics;
    auto model = format->read(files, diagnostics);
    return model ? std::move(*model) : nullptr;
}

ModelInput modelInput(const QByteArray &input, Extra extra)
{
    return inputOfParts(partsOf(input, int(companionSuffixes().size()) + (extra == Extra::None ? 1 : 2)), {}, extra);
}

ModelInput modelInput(const QByteArray &input, const QString &suffix)
{
    ModelInput made = inputOfParts(partsOf(input, int(companionSuffixes().size()) + 1), suffix, Extra::None);
    for (const auto &format : modelFormats().formats())
        if (format->info().suffixes.contains(suffix))
            made.format = format;
    return made;
}

QByteArray inputOf(const ModelInput &input, Extra extra)
{
    QByteArray all = input.files.primaryArray();
    if (extra == Extra::BehindModel)
        all += partSeparator + input.extra;
    QByteArray empty;
    for (const QString &suffix : companionSuffixes()) {
        empty += partSeparator;
        if (const auto bytes = input.files.companion(QStringLiteral("fuzz.") + suffix)) {
            all += empty + *bytes;
            empty.clear();
        }
    }
    return all;
}

QByteArray ownFile(const std::vector<OutputFile> &files)
{
    for (const OutputFile &file : files)
        if (file.path.isEmpty())
            return file.bytes;
    return {};
}

FileSet savedFiles(const std::vector<OutputFile> &written, const FileSet &before)
{
    return FileSet(before.name(), ownFile(written), [written, before](const QString &name) {
        for (const OutputFile &file : written)
            if (file.path.compare(name, Qt::CaseInsensitive) == 0)
                return file.removed ? std::nullopt : std::optional(file.bytes);
        return before.companion(name);
    });
}

void checkProof(const Format &format, const Model &model, const FileSet &files)
{
    const auto proof = proveFiles(format, model, files);
    check(bool(proof), "what was read can be written");
    for (const FileProof &file : *proof)
        if (!file.exact)
            throw FuzzFailure("what was read is written back otherwise: " + file.name.toStdString() + " at " +
                              std::to_string(file.offset));
}

void checkSave(const Format &format, const Model &model, const FileSet &files, const WriteOptions &options)
{
    const auto written = format.write(model, options);
    if (!written)
        return;
    FileSet set = savedFiles(*written, files);
    set.setReading(format.readingOf(model));
    Diagnostics diagnostics;
    const auto again = format.read(set, diagnostics);
    if (!again)
        throw FuzzFailure("what was saved can't be read: " + again.error().text());
    if (isToldByItsFile(format, model))
        if (const std::string difference = differenceOf(model, **again); !difference.empty())
            throw FuzzFailure("what was saved is read otherwise: " + difference);
    checkProof(format, **again, set);
}

std::uint32_t numberOf(const QByteArray &input)
{
    std::uint32_t number = 0x811c9dc5;
    for (const char byte : input)
        number = (number ^ std::uint8_t(byte)) * 0x01000193;
    return number;
}

} // namespace sinew::test
