// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdx_format.h"

#include "plugins/mdx/convert/mdx_conversions.h"
#include "plugins/mdx/mdx_bounds.h"
#include "plugins/mdx/mdx_facets.h"
#include "plugins/mdx/mdx_looks.h"
#include "plugins/mdx/mdx_reader.h"
#include "plugins/mdx/mdx_scene.h"
#include "plugins/mdx/mdx_sequences.h"
#include "plugins/mdx/mdx_uvs.h"
#include "plugins/mdx/mdx_writer.h"

namespace sinew {

namespace mdx {

class MdxFormat final : public Format
{
public:
    FormatInfo info() const override
    {
        return {QStringLiteral("mdx"), QStringLiteral("Warcraft III model"), {QStringLiteral("mdx")}, true};
    }

    int probe(Bytes head, const QString &) const override
    {
        // The suffix says nothing: one corpus model is called .blp.
        return head.size() >= 4 && std::memcmp(head.data(), "MDLX", 4) == 0 ? 100 : 0;
    }

    Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &diagnostics) const override
    {
        return MdxReader(files.primary(), diagnostics).read();
    }

    Result<std::vector<OutputFile>> write(const Model &model, const WriteOptions &) const override
    {
        const ByteWriter out = MdxWriter(static_cast<const MdxModel &>(model)).write(1 << 16);
        if (out.size() > 0x7fffffff)
            return Error{QT_TRANSLATE_NOOP("Message", "the model is larger than 2 GiB")};
        const Bytes bytes = out.bytes();
        return std::vector<OutputFile>{{QString(), QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()))}};
    }

    QString describe(const Model &model) const override
    {
        const Ctx ctx = model.ctx();
        const QString version = QStringLiteral("MDX %1").arg(ctx.version);
        return ctx.dialect == Undecided ? version + QStringLiteral(" (?)") : version;
    }

    const CurveFacet *curves() const override { return &m_curves; }
    const SequenceFacet *sequences() const override { return &m_sequences; }
    const TransformFacet *transforms() const override { return &m_transforms; }
    const NamedFacet *names() const override { return &m_names; }
    const SceneFacet *scene() const override { return &m_scene; }
    const BoundsFacet *bounds() const override { return &m_bounds; }
    const TextureFacet *textures() const override { return &m_textures; }
    const MaterialFacet *materials() const override { return &m_materials; }
    const UvFacet *uvs() const override { return &m_uvs; }
    const ConversionFacet *conversions() const override { return &m_conversions; }
    const ReferenceFixer *references() const override { return &m_references; }
    void check(const Model &model, std::vector<Problem> &problems) const override { checkModel(static_cast<const MdxModel &>(model), problems); }

private:
    MdxCurves m_curves;
    MdxSequences m_sequences;
    MdxTransforms m_transforms;
    MdxNames m_names;
    MdxScene m_scene;
    MdxBounds m_bounds;
    MdxReferences m_references;
    MdxTextures m_textures;
    MdxMaterials m_materials;
    MdxConversions m_conversions;
    MdxUvs m_uvs;
};

} // namespace mdx

std::shared_ptr<const Format> createMdxFormat()
{
    return std::make_shared<mdx::MdxFormat>();
}

} // namespace sinew
