// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/format.h"

#include "plugins/mdx/checks/checks.h"
#include "plugins/mdx/convert/conversions.h"
#include "plugins/mdx/create/creation.h"
#include "plugins/mdx/edit/completion.h"
#include "plugins/mdx/edit/curves.h"
#include "plugins/mdx/edit/names.h"
#include "plugins/mdx/edit/placement.h"
#include "plugins/mdx/edit/references.h"
#include "plugins/mdx/edit/sequences.h"
#include "plugins/mdx/edit/transforms.h"
#include "plugins/mdx/file/reader.h"
#include "plugins/mdx/file/writer.h"
#include "plugins/mdx/materials/materials.h"
#include "plugins/mdx/materials/textures.h"
#include "plugins/mdx/mdl/probe.h"
#include "plugins/mdx/mdl/reader.h"
#include "plugins/mdx/mdl/writer.h"
#include "plugins/mdx/mesh/meshes.h"
#include "plugins/mdx/scene/bounds.h"
#include "plugins/mdx/scene/scene.h"
#include "plugins/mdx/scene/uvs.h"

namespace sinew {

namespace mdx {

class MdxFormat final : public Format
{
public:
    FormatInfo info() const override
    {
        // Models name the .mdl files that their artists had, the games contain the .mdx.
        const QStringList suffixes{QStringLiteral("mdx"), QStringLiteral("mdl")};
        return {QStringLiteral("mdx"),
                QStringLiteral("Warcraft III model"),
                suffixes,
                true,
                {},
                suffixes,
                {QStringLiteral("dds"), QStringLiteral("blp"), QStringLiteral("tga"), QStringLiteral("tif")},
                QStringLiteral("Warcraft III"),
                {QStringLiteral("DDS"), QStringLiteral("BLP1"), QStringLiteral("BLP0"), QStringLiteral("TGA"),
                 QStringLiteral("TIFF")}};
    }

    QString gameOf(const Model &model) const override
    {
        return model.ctx().dialect == WowAlpha ? QStringLiteral("World of Warcraft") : info().game;
    }

    int probe(Bytes head, const QString &suffix) const override
    {
        // The suffix says little: one corpus model is called .blp.
        return isBinary(head) ? 100 : probeMdl(textOf(head), suffix == QLatin1String("mdl"));
    }

    std::vector<Reading> readings() const override
    {
        return {{QStringLiteral("wc3"), QT_TRANSLATE_NOOP("Label", "Warcraft III")},
                {QStringLiteral("wow"), QT_TRANSLATE_NOOP("Label", "World of Warcraft alpha")}};
    }

    QString readingOf(const Model &model) const override
    {
        const std::uint32_t dialect = model.ctx().dialect;
        return dialect == WowAlpha ? QStringLiteral("wow") : dialect == Warcraft3 ? QStringLiteral("wc3") : QString();
    }

    Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &diagnostics) const override
    {
        const Bytes bytes = files.primary();
        if (!isBinary(bytes) && probe(bytes.first(std::min<std::size_t>(bytes.size(), 4096)),
                                      files.name().section(QLatin1Char('.'), -1).toLower()))
            return MdlReader(files.primaryArray(), diagnostics).read();
        return MdxReader(bytes, diagnostics, dialectOf(files.reading())).read();
    }

    /// Chunks in the order of the game's own files, without empty ones. Text is kept as written.
    bool canCompact() const override { return true; }

    Result<std::vector<OutputFile>> write(const Model &model, const WriteOptions &options) const override
    {
        const auto &mdx = static_cast<const MdxModel &>(model);
        if (options.compact && mdx.data.encoding != Text && mdx.mdxLayout()) {
            MdxModel anew(mdx);
            anew.setLayout(nullptr);
            return write(anew, {});
        }
        if (mdx.data.encoding == Text)
            return writtenText(MdlWriter(mdx).write());
        if (!facesFit(mdx.data))
            return Error{
                QT_TRANSLATE_NOOP("Message", "a geoset of this version can't have more than 65535 face indices")};
        const ByteWriter out = MdxWriter(mdx).write(ByteWriter(1 << 16));
        if (out.size() > 0x7fffffff)
            return Error{QT_TRANSLATE_NOOP("Message", "the model is larger than 2 GiB")};
        const Bytes bytes = out.bytes();
        return std::vector<OutputFile>{
            {QString(), QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()))}};
    }

    Result<std::vector<OutputFile>> prove(const Model &model) const override
    {
        const auto &mdx = static_cast<const MdxModel &>(model);
        return mdx.data.encoding == Text ? writtenText(MdlWriter(mdx, MdlWriter::Check).write()) : write(model, {});
    }

    std::optional<Difference> difference(const Model &model, Bytes original) const override
    {
        const auto &mdx = static_cast<const MdxModel &>(model);
        if (mdx.data.encoding == Text || !facesFit(mdx.data))
            return std::nullopt;
        ByteWriter compared = MdxWriter(mdx).write(ByteWriter::comparing(original));
        return Difference{compared.size(), compared.difference()};
    }

    Status complete(const Model &model, ChangeSet &changes) const override
    {
        return completeEdit(static_cast<const MdxModel &>(model), changes);
    }

    QString describe(const Model &model) const override
    {
        const Ctx ctx = model.ctx();
        if (static_cast<const MdxModel &>(model).data.encoding == Text)
            return QStringLiteral("MDL %1").arg(ctx.version);
        const QString version = QStringLiteral("MDX %1").arg(ctx.version);
        return ctx.dialect == Undecided  ? version + QStringLiteral(" (?)")
               : ctx.dialect == WowAlpha ? version + QStringLiteral(" (WoW)")
                                         : version;
    }

    const CurveFacet *curves() const override { return &m_curves; }
    const SequenceFacet *sequences() const override { return &m_sequences; }
    const TransformFacet *transforms() const override { return &m_transforms; }
    const NamedFacet *names() const override { return &m_names; }
    const SceneFacet *scene() const override { return &m_scene; }
    const BoundsFacet *bounds() const override { return &m_bounds; }
    const PlacementFacet *placements() const override { return &m_placement; }
    const TextureFacet *textures() const override { return &m_textures; }
    const MaterialFacet *materials() const override { return &m_materials; }
    const UvFacet *uvs() const override { return &m_uvs; }
    const MeshFacet *meshes() const override { return &m_meshes; }
    const ConversionFacet *conversions() const override { return &m_conversions; }
    const CreationFacet *creation() const override { return &m_creation; }
    const ReferenceFixer *references() const override { return &m_references; }
    const CheckTable *checks() const override { return &checkTable(); }
    const CheckTable *slimming() const override { return &slimTable(); }

private:
    static std::string_view textOf(Bytes bytes) { return {reinterpret_cast<const char *>(bytes.data()), bytes.size()}; }
    static bool isBinary(Bytes bytes) { return bytes.size() >= 4 && std::memcmp(bytes.data(), "MDLX", 4) == 0; }
    static bool facesFit(const Root &root)
    {
        return root.dialect != WowAlpha || root.version < 1500 ||
               std::none_of(root.geosets.begin(), root.geosets.end(),
                            [](const Geoset &geoset) { return geoset.faces.size() > 0xffff; });
    }
    static std::vector<OutputFile> writtenText(const std::string &text)
    {
        return {{QString(), QByteArray(text.data(), qsizetype(text.size()))}};
    }
    static std::uint32_t dialectOf(const QString &reading)
    {
        if (reading == u"wow")
            return WowAlpha;
        return reading == u"wc3" ? std::uint32_t(Warcraft3) : 0;
    }

    MdxCurves m_curves;
    MdxSequences m_sequences;
    MdxTransforms m_transforms;
    MdxNames m_names;
    MdxScene m_scene;
    MdxBounds m_bounds;
    MdxPlacement m_placement;
    MdxReferences m_references;
    MdxTextures m_textures;
    MdxMaterials m_materials;
    MdxConversions m_conversions;
    MdxCreation m_creation;
    MdxUvs m_uvs;
    MdxMeshes m_meshes;
};

} // namespace mdx

std::shared_ptr<const Format> createMdxFormat()
{
    return std::make_shared<mdx::MdxFormat>();
}

} // namespace sinew
