// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/format.h"

#include "core/schema/four_cc.h"
#include "plugins/m2/checks/checks.h"
#include "plugins/m2/edit/complete.h"
#include "plugins/m2/edit/curves.h"
#include "plugins/m2/edit/names.h"
#include "plugins/m2/edit/placement.h"
#include "plugins/m2/edit/references.h"
#include "plugins/m2/edit/sequences.h"
#include "plugins/m2/edit/transforms.h"
#include "plugins/m2/file/files.h"
#include "plugins/m2/file/read/reader.h"
#include "plugins/m2/file/write/writer.h"
#include "plugins/m2/materials/materials.h"
#include "plugins/m2/materials/textures.h"
#include "plugins/m2/materials/transfers.h"
#include "plugins/m2/mesh/meshes.h"
#include "plugins/m2/scene/bounds.h"
#include "plugins/m2/scene/scene.h"
#include "plugins/m2/scene/uvs.h"

#include <QFileInfo>

namespace sinew {

namespace m2 {

class M2Format final : public Format
{
public:
    FormatInfo info() const override
    {
        return {QStringLiteral("m2"),
                QStringLiteral("World of Warcraft model"),
                {QStringLiteral("m2")},
                true,
                {QStringLiteral("skin"), QStringLiteral("anim"), QStringLiteral("skel"), QStringLiteral("phys"),
                 QStringLiteral("bone")},
                {},
                {QStringLiteral("blp")},
                QStringLiteral("World of Warcraft"),
                {QStringLiteral("BLP2")}};
    }

    int probe(Bytes head, const QString &suffix) const override
    {
        if (head.size() < 4)
            return 0;
        const auto magic = ByteReader(head).peek<std::uint32_t>();
        if (magic == fourCc("MD20") || magic == fourCc("MD21"))
            return 100;
        // The chunks can be in any order.
        return suffix == QLatin1String("m2") ? 40 : 0;
    }

    Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &diagnostics) const override
    {
        return M2Reader(files, diagnostics).read();
    }

    Result<std::vector<OutputFile>> write(const Model &model, const WriteOptions &options) const override
    {
        return M2Writer(static_cast<const M2Model &>(model), options,
                        options.compact ? M2Writer::Mode::Compact : M2Writer::Mode::Patch)
            .write();
    }

    bool canCompact() const override { return true; }

    Result<std::vector<OutputFile>> prove(const Model &model) const override
    {
        return M2Writer(static_cast<const M2Model &>(model), {}, M2Writer::Mode::Prove).write();
    }

    QString modelOf(const QString &path, Bytes) const override
    {
        const QFileInfo info(path);
        const QString name = modelName(info.fileName());
        return name.isEmpty() ? QString() : info.path() + QLatin1Char('/') + name;
    }

    const BoundsFacet *bounds() const override { return &m_bounds; }
    const SceneFacet *scene() const override { return &m_scene; }

    QString describe(const Model &model) const override { return QStringLiteral("M2 %1").arg(model.ctx().version); }

    Status complete(const Model &model, ChangeSet &changes) const override
    {
        return completeChanges(static_cast<const M2Model &>(model), changes);
    }
    const CurveFacet *curves() const override { return &m_curves; }
    const SequenceFacet *sequences() const override { return &m_sequences; }
    const TransformFacet *transforms() const override { return &m_transforms; }
    const NamedFacet *names() const override { return &m_names; }
    const ReferenceFixer *references() const override { return &m_references; }
    const TextureFacet *textures() const override { return &m_textures; }
    const MaterialFacet *materials() const override { return &m_materials; }
    const UvFacet *uvs() const override { return &m_uvs; }
    const MeshFacet *meshes() const override { return &m_meshes; }
    const TransferFacet *transfers() const override { return &m_transfers; }
    const PlacementFacet *placements() const override { return &m_placement; }
    const CheckTable *checks() const override { return &checkTable(); }
    const CheckTable *slimming() const override { return &slimTable(); }

private:
    M2Curves m_curves;
    M2Sequences m_sequences;
    M2Transforms m_transforms;
    M2Names m_names;
    M2References m_references;
    M2Textures m_textures;
    M2Materials m_materials;
    M2Uvs m_uvs;
    M2Meshes m_meshes;
    M2Transfers m_transfers;
    M2Placement m_placement;
    M2Bounds m_bounds;
    M2Scene m_scene;
};

} // namespace m2

std::shared_ptr<const Format> createM2Format()
{
    return std::make_shared<m2::M2Format>();
}

} // namespace sinew
