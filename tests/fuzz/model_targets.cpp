// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Models: what is read is written back as it was, everything behind the reader copes with it, and edits of it are
// saved, read again and undone to the same bytes.

#include "core/document/document.h"
#include "core/facets/conversion_facet.h"
#include "core/facets/scene_facet.h"
#include "core/model/references.h"
#include "core/scene/effects/effect_simulation.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/posed_bounds.h"
#include "core/scene/render_scene.h"
#include "core/scene/view/ray_cast.h"
#include "core/scene/view/shown_bounds.h"
#include "core/schema/json.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/plugins/random_edit.h"

namespace sinew::test {

namespace {

constexpr int editsEach = 3;
/// More is read and checked, but not played and edited: time is better spent on further files.
constexpr qsizetype maxPlayedBytes = 200'000;

using SharedFormat = std::shared_ptr<const Format>;

QByteArray ownFile(const std::vector<OutputFile> &files)
{
    for (const OutputFile &file : files)
        if (file.path.isEmpty())
            return file.bytes;
    return {};
}

void play(const RenderScene &scene)
{
    Pose pose;
    EffectSimulation effects;
    const auto look = [&](const PoseTime &when) {
        evaluatePose(scene, when, pose);
        check(pose.nodes.size() == scene.nodes.size(), "every node has a pose");
        effects.update(scene, when);
        static_cast<void>(pickMesh(scene, pose, Ray{{100, 0, 50}, {-1, 0, 0}}));
        static_cast<void>(pickNode(scene, pose, Eigen::Matrix4f::Identity(), {64, 64}, {32, 32}, 5));
        static_cast<void>(shownBounds(scene, when));
    };
    look({});
    for (std::size_t i = 0; i < scene.sequences.size() && i < 2; ++i)
        for (const double time : {double(scene.sequences[i].start), double(scene.sequences[i].end) - 1})
            look(
                {.sequence = std::int32_t(i), .time = time, .globalTime = 777, .view = Eigen::Quaternionf::Identity()});
}

void lookAt(const Format &format, const Model &model)
{
    std::vector<Problem> problems = validate(model);
    format.check(model, problems);
    static_cast<void>(toJson(*model.info().type, model.root(), model.ctx()));
    static_cast<void>(format.describe(model));
    if (const SceneFacet *facet = format.scene())
        play(facet->build(model));
    const ConversionFacet *conversions = format.conversions();
    if (!conversions)
        return;
    for (const ConversionTarget &target : conversions->targets(model))
        static_cast<void>(conversions->convert(model, target.id));
}

void edit(const SharedFormat &format, std::unique_ptr<Model> model, const FileSet &files, const QByteArray &input)
{
    Document document(std::move(model), format);
    RandomEdit edits(std::uint32_t(qHash(input, 1)));
    for (int i = 0; i < editsEach; ++i)
        if (auto changes = edits.next(document))
            static_cast<void>(document.push(std::move(*changes), QStringLiteral("edit")));
    const auto written = format->write(document.model());
    if (written) {
        Diagnostics diagnostics;
        const QByteArray bytes = ownFile(*written);
        const FileSet again(files.name(), bytes, [&](const QString &name) -> std::optional<QByteArray> {
            for (const OutputFile &file : *written)
                if (file.path == name)
                    return file.removed ? std::nullopt : std::optional(file.bytes);
            return files.companion(name);
        });
        const auto reread = format->read(again, diagnostics);
        check(bool(reread), "what was edited and saved can be read");
        const auto proof = format->prove(**reread);
        check(proof && ownFile(*proof) == bytes, "what was edited and saved is written back as it was");
    }
    if (format->canCompact())
        static_cast<void>(format->write(document.model(), {.everyFile = true, .compact = true}));
    document.goTo(0);
    const auto undone = format->write(document.model());
    check(undone && ownFile(*undone) == files.primaryArray(), "undone edits leave the bytes as they were");
}

void tryModel(const SharedFormat &format, const FileSet &files)
{
    Diagnostics diagnostics;
    auto model = format->read(files, diagnostics);
    if (!model)
        return;
    const auto proof = format->prove(**model);
    check(bool(proof), "what was read can be written");
    for (const OutputFile &file : *proof) {
        const QByteArray was =
            file.path.isEmpty() ? files.primaryArray() : files.companion(file.path).value_or(QByteArray());
        check(file.bytes == was, "what was read is written back as it was");
    }
    if (files.primaryArray().size() > maxPlayedBytes)
        return;
    lookAt(*format, **model);
    edit(format, std::move(*model), files, files.primaryArray());
}

FileSet alone(const char *name, const QByteArray &bytes)
{
    return FileSet(QString::fromLatin1(name), bytes, [](const QString &) { return std::optional<QByteArray>(); });
}

} // namespace

void fuzzMdx(const QByteArray &input)
{
    static const SharedFormat format = createMdxFormat();
    tryModel(format, alone("fuzz.mdx", input));
}

void fuzzMdl(const QByteArray &input)
{
    static const SharedFormat format = createMdxFormat();
    tryModel(format, alone("fuzz.mdl", input));
}

/// Files read as of the other game than they say.
void fuzzDialects(const QByteArray &input)
{
    static const SharedFormat format = createMdxFormat();
    for (const Reading &reading : format->readings()) {
        FileSet files = alone("fuzz.mdx", input);
        files.setReading(reading.id);
        Diagnostics diagnostics;
        if (const auto model = format->read(files, diagnostics)) {
            const auto proof = format->prove(**model);
            check(proof && ownFile(*proof) == input, "what was read as a dialect is written back as it was");
            lookAt(*format, **model);
        }
    }
}

/// The model, then what every .skin, .anim, .skel, .phys and .bone file beside it holds, with a separator between.
void fuzzM2(const QByteArray &input)
{
    static const SharedFormat format = createM2Format();
    constexpr char separator[] = "~FILE~";
    QList<QByteArray> parts;
    QByteArray rest = input;
    for (qsizetype at = rest.indexOf(separator); at >= 0 && parts.size() < 5; at = rest.indexOf(separator)) {
        parts.append(rest.left(at));
        rest.remove(0, at + qsizetype(sizeof separator) - 1);
    }
    parts.append(rest);
    static const QStringList suffixes = {QStringLiteral("m2"),   QStringLiteral("skin"), QStringLiteral("anim"),
                                         QStringLiteral("skel"), QStringLiteral("phys"), QStringLiteral("bone")};
    tryModel(format, FileSet(QStringLiteral("fuzz.m2"), parts[0], [parts](const QString &name) {
                 const qsizetype part = suffixes.indexOf(name.section(QLatin1Char('.'), -1));
                 return part > 0 && part < parts.size() ? std::optional(parts[part]) : std::nullopt;
             }));
}

void fuzzM3(const QByteArray &input)
{
    static const SharedFormat format = createM3Format();
    tryModel(format, alone("fuzz.m3", input));
}

} // namespace sinew::test
