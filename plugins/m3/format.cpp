// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/format.h"

#include "core/schema/four_cc.h"
#include "plugins/m3/checks/checks.h"
#include "plugins/m3/edit/completion.h"
#include "plugins/m3/edit/curves.h"
#include "plugins/m3/edit/names.h"
#include "plugins/m3/edit/placement.h"
#include "plugins/m3/edit/references.h"
#include "plugins/m3/edit/sequences.h"
#include "plugins/m3/edit/transfers.h"
#include "plugins/m3/edit/transforms.h"
#include "plugins/m3/file/reader.h"
#include "plugins/m3/file/writer.h"
#include "plugins/m3/materials/materials.h"
#include "plugins/m3/materials/textures.h"
#include "plugins/m3/mesh/meshes.h"
#include "plugins/m3/scene/bounds.h"
#include "plugins/m3/scene/scene.h"
#include "plugins/m3/scene/uvs.h"

namespace sinew {

namespace m3 {

class M3Format final : public Format
{
public:
    FormatInfo info() const override
    {
        return {QStringLiteral("m3"),
                QStringLiteral("StarCraft II model"),
                {QStringLiteral("m3"), QStringLiteral("m3a")},
                true,
                {},
                {},
                {QStringLiteral("dds"), QStringLiteral("tga")},
                QStringLiteral("StarCraft II, Heroes of the Storm"),
                {QStringLiteral("DDS"), QStringLiteral("TGA")}};
    }

    /// World of Warcraft has another ".m3", so the suffix says nothing.
    int probe(Bytes head, const QString &) const override
    {
        if (head.size() < 4)
            return 0;
        const auto magic = ByteReader(head).peek<std::uint32_t>();
        return magic == fourCc("43DM") || magic == fourCc("33DM") ? 100 : 0;
    }

    Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &diagnostics) const override
    {
        return M3Reader(files, diagnostics).read();
    }

    Result<std::vector<OutputFile>> write(const Model &model, const WriteOptions &options) const override
    {
        Result<QByteArray> file = M3Writer(static_cast<const M3Model &>(model), options).write();
        if (!file)
            return file.error();
        return std::vector<OutputFile>{{QString(), *file}};
    }

    bool canCompact() const override { return true; }

    Status complete(const Model &model, ChangeSet &changes) const override
    {
        return completeChanges(static_cast<const M3Model &>(model), changes);
    }
    const CurveFacet *curves() const override { return &m_curves; }
    const SequenceFacet *sequences() const override { return &m_sequences; }
    const TransformFacet *transforms() const override { return &m_transforms; }
    const NamedFacet *names() const override { return &m_names; }
    const ReferenceFixer *references() const override { return &m_references; }
    const BoundsFacet *bounds() const override { return &m_bounds; }
    const SceneFacet *scene() const override { return &m_scene; }
    const TextureFacet *textures() const override { return &m_textures; }
    const MaterialFacet *materials() const override { return &m_materials; }
    const UvFacet *uvs() const override { return &m_uvs; }
    const MeshFacet *meshes() const override { return &m_meshes; }
    const TransferFacet *transfers() const override { return &m_transfers; }
    const PlacementFacet *placements() const override { return &m_placement; }

    const CheckTable *checks() const override { return &checkTable(); }
    const CheckTable *slimming() const override { return &slimTable(); }

    QString describe(const Model &model) const override { return QStringLiteral("M3 %1").arg(model.ctx().version); }

private:
    M3Curves m_curves;
    M3Sequences m_sequences;
    M3Transforms m_transforms;
    M3Names m_names;
    M3References m_references;
    M3Scene m_scene;
    M3Bounds m_bounds;
    M3Textures m_textures;
    M3Materials m_materials;
    M3Uvs m_uvs;
    M3Meshes m_meshes;
    M3Transfers m_transfers;
    M3Placement m_placement;
};

} // namespace m3

std::shared_ptr<const Format> createM3Format()
{
    return std::make_shared<m3::M3Format>();
}

} // namespace sinew
