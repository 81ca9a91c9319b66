// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The tests' own format, whose models are rows of quads and nodes. It has no file form.

#include "core/document/document.h"
#include "core/format/format.h"
#include "core/schema/struct_builder.h"
#include "test_scene.h"

namespace sinew {

/// Its second sequence, which is not an object of the model; it fades in for 200 ms.
inline constexpr NodeId walkSequence = 1000000;

struct Part
{
    std::int32_t isNode = 0;
    float y = 0;     ///< centre of a quad, or position of the node
    float half = 20; ///< half the quad's side
    std::int32_t geoset = -1;
};

struct PartRoot
{
    List<Part> parts;
};

template<>
inline const StructInfo &describe<Part>()
{
    static const StructInfo s = StructBuilder<Part>("Part")
                                    .field("isNode", &Part::isNode)
                                    .field("y", &Part::y)
                                    .field("half", &Part::half)
                                    .field("geoset", &Part::geoset)
                                    .done();
    return s;
}

template<>
inline const StructInfo &describe<PartRoot>()
{
    static const StructInfo s = StructBuilder<PartRoot>("Model").field("parts", &PartRoot::parts).done();
    return s;
}

class PartModel final : public Model
{
public:
    PartRoot data;

    PartModel() = default;
    const StructInfo &info() const override { return describe<PartRoot>(); }
    const void *root() const override { return &data; }
    Ctx ctx() const override { return {1, 1, 0}; }
    std::unique_ptr<Model> clone() const override { return std::unique_ptr<Model>(new PartModel(*this)); }

private:
    PartModel(const PartModel &) = default;
};

/// Quads show the texture "skin", unshaded. The sequence lasts a second, its source is the root.
class PartFormat final : public Format, SceneFacet
{
public:
    FormatInfo info() const override
    {
        return {QStringLiteral("part"), QStringLiteral("Part"), {QStringLiteral("prt")}};
    }
    int probe(Bytes, const QString &) const override { return 0; }
    Result<std::unique_ptr<Model>> read(const FileSet &, Diagnostics &) const override { return Error{"no file form"}; }
    Result<std::vector<OutputFile>> write(const Model &, const WriteOptions &) const override
    {
        return std::vector<OutputFile>();
    }
    QString describe(const Model &) const override { return QStringLiteral("Part"); }
    const SceneFacet *scene() const override { return this; }

    RenderScene build(const Model &model) const override
    {
        RenderScene scene = test::emptyScene();
        test::addMaterial(scene, test::unshaded(test::addTexture(scene, "skin")));
        scene.textures[0].slot = 1; // like a World of Warcraft character's
        scene.sequences.push_back({RootNode, "Stand", 0, 1000});
        scene.sequences.push_back({walkSequence, "Walk", 2000, 3000});
        scene.sequences.back().blendIn = 200;
        const List<Part> &parts = static_cast<const PartRoot *>(model.root())->parts;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const float y = parts[i].y, half = parts[i].half;
            if (parts[i].isNode) {
                SceneNode node;
                node.source = parts.ids[i];
                node.pivot = {0, y, 0};
                scene.evaluationOrder.push_back(std::int32_t(scene.nodes.size()));
                scene.nodes.push_back(node);
            } else {
                scene.meshes.push_back(test::quad(0, y - half, -half, y + half, half, 0));
                scene.meshes.back().source = parts.ids[i];
                scene.meshes.back().geosetId = parts[i].geoset;
                scene.meshes.back().geosetName = parts[i].geoset / 100 == 1 ? "Beard" : "";
            }
        }
        return scene;
    }
    void update(const Model &model, const ChangeSet &, RenderScene &scene) const override { scene = build(model); }
};

inline std::unique_ptr<Document> partDocument(const std::vector<Part> &parts)
{
    auto model = std::make_unique<PartModel>();
    for (const Part &part : parts)
        model->data.parts.append(part);
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::make_shared<PartFormat>());
}

inline NodeId partId(const Document &document, std::size_t row)
{
    return static_cast<const PartRoot *>(document.model().root())->parts.ids[row];
}

} // namespace sinew
