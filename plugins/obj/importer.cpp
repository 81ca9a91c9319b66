// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/obj/importer.h"

#include "core/scene/scene_util.h"
#include "plugins/obj/line_reader.h"
#include "plugins/obj/material_library.h"
#include "plugins/obj/mesh_maker.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace obj {

namespace {

/// Reads one file.
class Reading
{
public:
    Reading(const ImportSource &source, const ImportOptions &options, Diagnostics &diagnostics)
        : m_source(source), m_library(source.files, diagnostics), m_budget(source.files.primary().size())
    {
        m_result.keepsAxes = options.keepsAxes.value_or(options.space.front == ModelFront::MinusY);
        m_result.scale = options.scale.value_or(options.space.unitsPerMetre);
        m_result.basis = QT_TRANSLATE_NOOP("Message", "usual for files in metres");
        m_axes = ModelAxes(m_result.keepsAxes, m_result.scale);
        m_readsPictures = options.textures;
    }

    Result<ImportedScene> read()
    {
        m_result.name = QFileInfo(m_source.files.name()).completeBaseName();
        LineReader lines(m_source.files.primary());
        while (lines.next() && !m_error)
            readLine(lines);
        if (!m_error && std::all_of(m_meshes.begin(), m_meshes.end(), [](const auto &mesh) { return mesh.isEmpty(); }))
            m_error = Error{QT_TRANSLATE_NOOP("Message", "there are no faces")};
        if (m_error) {
            m_error->file = m_source.files.name().toStdString();
            return *m_error;
        }
        build();
        return std::move(m_result);
    }

private:
    void fail(const LineReader &lines, Message message)
    {
        if (!m_error)
            m_error = Error{std::move(message), {}, -1, "line " + std::to_string(lines.line())};
    }

    void readLine(const LineReader &lines)
    {
        const auto &words = lines.words();
        const std::string_view kind = words[0];
        if (kind == "v")
            readVector(lines, m_numbers.places);
        else if (kind == "vn")
            readVector(lines, m_numbers.normals);
        else if (kind == "vt")
            readUv(lines);
        else if (kind == "f")
            readFace(lines);
        else if (kind == "o" || kind == "g")
            m_group = lines.rest();
        else if (kind == "usemtl")
            m_material = lines.rest();
        else if (kind == "mtllib")
            m_library.read(lines.rest());
        else if (kind == "l" || kind == "p" || kind == "curv" || kind == "surf")
            ++m_others;
    }

    void readVector(const LineReader &lines, std::vector<Vec3> &to)
    {
        const auto &words = lines.words();
        Vec3 v;
        if (words.size() < 4 || !readNumber(words[1], v.x) || !readNumber(words[2], v.y) || !readNumber(words[3], v.z))
            fail(lines, QT_TRANSLATE_NOOP("Message", "three numbers are needed"));
        else if (!m_budget.charge(2 * sizeof v))
            fail(lines, m_budget.refusal());
        to.push_back(v);
    }
    void readUv(const LineReader &lines)
    {
        const auto &words = lines.words();
        Vec2 uv;
        double v = 0;
        if (words.size() < 2 || !readNumber(words[1], uv.x) || (words.size() > 2 && !readNumber(words[2], v)) ||
            !std::isfinite(float(v)))
            fail(lines, QT_TRANSLATE_NOOP("Message", "two numbers are needed"));
        // From the bottom in these files; a float would lose the last bits of small ones.
        uv.y = float(1 - v);
        m_numbers.uvs.push_back(uv);
    }

    /// From 1 on, or from the last one backwards.
    std::int32_t row(const LineReader &lines, std::string_view word, std::size_t count)
    {
        std::int64_t number = 0;
        if (!readInteger(word, number) || number == 0) {
            fail(lines, Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a corner"),
                                {Message(std::string(word.substr(0, 40)))}));
            return -1;
        }
        const std::int64_t at = number > 0 ? number - 1 : std::int64_t(count) + number;
        if (at >= 0 && at < std::int64_t(count))
            return std::int32_t(at);
        fail(lines, Message(QT_TRANSLATE_NOOP("Message", "refers to number %1, which does not exist"),
                            {Message(std::to_string(number))}));
        return -1;
    }

    void readFace(const LineReader &lines)
    {
        std::vector<Corner> corners;
        for (std::size_t i = 1; i < lines.words().size() && !m_error; ++i) {
            const std::string_view word = lines.words()[i];
            const std::size_t first = word.find('/'),
                              second = first == std::string_view::npos ? first : word.find('/', first + 1);
            Corner corner;
            corner.place = row(lines, word.substr(0, first), m_numbers.places.size());
            if (first != std::string_view::npos)
                if (const std::string_view uv =
                        word.substr(first + 1, second == std::string_view::npos ? second : second - first - 1);
                    !uv.empty())
                    corner.uv = row(lines, uv, m_numbers.uvs.size());
            if (second != std::string_view::npos && second + 1 < word.size())
                corner.normal = row(lines, word.substr(second + 1), m_numbers.normals.size());
            corners.push_back(corner);
        }
        if (!m_error && corners.size() < 3)
            fail(lines, QT_TRANSLATE_NOOP("Message", "a face has fewer than three corners"));
        else if (!m_error && !currentMesh().addFace(corners, m_budget))
            fail(lines, m_budget.refusal());
    }

    /// A mesh for each group and material.
    MeshMaker &currentMesh()
    {
        const auto [known, isNew] = m_rows.try_emplace({m_group, m_material}, m_meshes.size());
        if (isNew) {
            m_budget.charge(sizeof(MeshMaker) + m_group.size() + m_material.size() + 200);
            m_meshes.emplace_back(m_group.empty() ? "Mesh" : m_group, m_material);
        }
        return m_meshes[known->second];
    }

    void build()
    {
        RenderScene &scene = m_result.scene;
        scene.revision = 1;
        scene.keysWrap = false;
        SceneNode &bone = scene.nodes.emplace_back();
        bone.name = "Still";
        bone.kind = NodeKind::Bone;
        m_result.stillNode = 0;
        orderNodes(scene);
        std::map<std::string, std::int32_t> materials;
        for (const MeshMaker &maker : m_meshes) {
            if (maker.isEmpty())
                continue;
            SceneMesh mesh = maker.take(m_numbers, m_axes);
            const auto [known, isNew] = materials.try_emplace(maker.material(), std::int32_t(scene.materials.size()));
            if (isNew)
                m_library.add(maker.material(), m_result, m_readsPictures);
            mesh.material = known->second;
            m_library.colour(maker.material(), mesh);
            scene.meshes.push_back(std::move(mesh));
        }
        if (m_others)
            m_result.losses.push_back(
                {ConversionLoss::Lost,
                 {},
                 {},
                 Message(QT_TRANSLATE_NOOP("Message", "Points, lines and curves (%1)"), {Message(m_others)})});
        for (ConversionLoss &loss : m_library.takeLosses())
            m_result.losses.push_back(std::move(loss));
    }

    const ImportSource &m_source;
    MaterialLibrary m_library;
    MemoryBudget m_budget;
    ModelAxes m_axes;
    Numbers m_numbers;
    std::vector<MeshMaker> m_meshes;
    std::map<std::pair<std::string, std::string>, std::size_t> m_rows;
    std::string m_group, m_material;
    std::size_t m_others = 0;
    bool m_readsPictures = true;
    std::optional<Error> m_error;
    ImportedScene m_result;
};

class ObjImporter final : public Importer
{
public:
    ImporterInfo info() const override
    {
        return {QStringLiteral("obj"), QStringLiteral("Wavefront OBJ"), {QStringLiteral("obj")}};
    }
    /// A text without a mark of its own.
    int probe(Bytes head, const QString &suffix) const override
    {
        const bool isText = std::find(head.begin(), head.end(), std::byte(0)) == head.end();
        return suffix == QLatin1String("obj") && isText && !head.empty() ? 60 : 0;
    }
    Result<ImportedScene> read(const ImportSource &source, const ImportOptions &options,
                               Diagnostics &diagnostics) const override
    {
        if (const double scale = options.scale.value_or(1); !std::isfinite(scale) || scale <= 0)
            return Error{QT_TRANSLATE_NOOP("Message", "the scale must be above 0")};
        if (options.cutsAtMarkers || !options.cuts.empty())
            return Error{QT_TRANSLATE_NOOP("Message", "there is no animation that could be cut")};
        return Reading(source, options, diagnostics).read();
    }
};

} // namespace

} // namespace obj

std::shared_ptr<const Importer> createObjImporter()
{
    return std::make_shared<obj::ObjImporter>();
}

} // namespace sinew
