// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Everything that a file says is in its export: shown, kept in extras, or listed as lost.

#include "core/model/path.h"
#include "core/model/walk.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/gltf_file.h"
#include "tests/support/test_program.h"

#include <map>

namespace tst_gltf_extras {

using namespace sinew;
using namespace sinew::test;

/// The fields of all objects in the extras of a file, by object.
class KeptObjects
{
public:
    KeptObjects(const Model &model, const GltfFile &file) : m_model(model)
    {
        for (const char *list : {"nodes", "meshes", "materials"})
            for (const QJsonValue &item : file.list(list))
                add(extras(item)[QStringLiteral("object")].toObject());
        add(extras(file.list("scenes")[0])[QStringLiteral("model")].toObject());
    }

    const QJsonObject *fields(NodeId object) const
    {
        const auto found = m_fields.find(object);
        return found == m_fields.end() ? nullptr : &found->second;
    }
    bool hasTwice() const { return m_hasTwice; }

private:
    static QJsonObject extras(const QJsonValue &item)
    {
        return item[QStringLiteral("extras")][QStringLiteral("sinew")].toObject();
    }
    /// One with a path, and all below it.
    void add(const QJsonObject &object)
    {
        if (object.isEmpty())
            return;
        const std::string path = object[QStringLiteral("path")].toString().toStdString();
        const auto target = path.empty() ? Result<PathTarget>(PathTarget{{RootNode}}) : parsePath(m_model, path);
        if (target)
            add(target->address.node, object);
    }
    void add(NodeId id, const QJsonObject &object)
    {
        const QJsonObject fields = object[QStringLiteral("fields")].toObject();
        m_hasTwice |= !m_fields.emplace(id, fields).second;
        const ObjectRef ref = m_model.object(id);
        for (std::size_t row = 0; ref && row < ref.info->fields.size(); ++row) {
            const FieldInfo &field = ref.info->fields[row];
            if (field.type->kind != Kind::List)
                continue;
            for (const QJsonValue &item : fields[QLatin1String(field.name)].toArray())
                add(m_model.idAt(Address{id, std::uint16_t(row)}, std::size_t(item[QStringLiteral("row")].toInt())),
                    item.toObject());
        }
    }

    const Model &m_model;
    std::map<NodeId, QJsonObject> m_fields;
    bool m_hasTwice = false;
};

/// A new object, for its values.
class Fresh
{
public:
    explicit Fresh(const TypeInfo &type) : m_type(type), m_bytes(type.size + 64) { m_type.construct(data()); }
    ~Fresh() { m_type.destroy(data()); }
    Fresh(const Fresh &) = delete;
    void *data() { return reinterpret_cast<void *>((reinterpret_cast<std::uintptr_t>(m_bytes.data()) + 63) / 64 * 64); }

private:
    const TypeInfo &m_type;
    std::vector<std::byte> m_bytes;
};

class TestGltfExtras : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    static bool isMovement(const RenderScene &scene, const CurveBase &curve)
    {
        return std::any_of(scene.nodes.begin(), scene.nodes.end(), [&](const SceneNode &node) {
            return curve.sharesWith(node.translation.curve) || curve.sharesWith(node.rotation.curve) ||
                   curve.sharesWith(node.scale.curve);
        });
    }

    /// The mesh has just these corners.
    static bool isTriangles(const RenderScene &scene, NodeId part, const TypeInfo &type, const void *value)
    {
        const auto &array = *static_cast<const ArrayBase *>(value);
        return type.element->kind == Kind::Integer &&
               std::any_of(scene.meshes.begin(), scene.meshes.end(), [&](const SceneMesh &mesh) {
                   if (mesh.source != part || mesh.indices.size() != array.size())
                       return false;
                   for (std::size_t i = 0; i < array.size(); ++i)
                       if (readInteger(*type.element, array.raw() + i * type.element->size) != mesh.indices[i])
                           return false;
                   return true;
               });
    }

private Q_SLOTS:
    void initTestCase() { addFormats(m_registry); }

    void everythingIsSomewhere_data() { addModelRows(16); }
    void everythingIsSomewhere()
    {
        QFETCH(const QString, path);
        const OpenedModel model(m_registry, path);
        if (!model.document)
            QSKIP("not readable");
        const auto exported = model.exported(m_registry);
        QVERIFY(exported);
        const Model &data = model.document->model();
        const KeptObjects kept(data, GltfFile::read(exported->files.front().bytes));
        QVERIFY(!kept.hasTwice());
        std::map<const StructInfo *, std::unique_ptr<Fresh>> fresh;
        QStringList missing;
        int seen = 0;
        walkFields(data, [&](const Address &at, const FieldInfo &field, void *value, void *object) {
            if (field.type->kind == Kind::List || field.type->kind == Kind::Struct)
                return;
            const ObjectRef ref = data.object(at.node);
            auto &made = fresh[ref.info];
            if (!made)
                made = std::make_unique<Fresh>(*ref.info->type);
            void *standard = made->data();
            if (at.hasLeaf())
                standard = ref.info->fields[at.field].in(standard);
            Q_UNUSED(object);
            if (equalValues(*field.type, value, field.in(standard)))
                return;
            ++seen;
            if (field.type->kind == Kind::Array && field.affects & Affects::Mesh &&
                (static_cast<const ArrayBase *>(value)->size() > 1024 || field.type->element->components > 1))
                return; // is in the meshes
            if (field.type->kind == Kind::Array && isTriangles(model.scene, at.node, *field.type, value))
                return;
            const QJsonObject *held = kept.fields(at.node);
            const bool isHeld = held && !at.hasLeaf() && held->contains(QLatin1String(field.name));
            if (field.type->kind == Kind::Array && !isHeld && static_cast<const ArrayBase *>(value)->size() > 1024) {
                const auto &losses = exported->losses;
                if (std::none_of(losses.begin(), losses.end(), [&](const ConversionLoss &loss) {
                        return loss.kind == ConversionLoss::Lost &&
                               QString::fromStdString(loss.path).endsWith(QLatin1String(field.name));
                    }))
                    missing.append(QString::fromStdString(pathOf(data, at)));
                return;
            }
            if (const auto *curve = static_cast<const CurveBase *>(value);
                field.type->kind == Kind::Curve && curve->header().interpolation <= 1 &&
                curve->globalSequence() == -1 && isMovement(model.scene, *curve))
                return; // its keys are in the animations
            const QJsonObject *fields = kept.fields(at.node);
            QJsonValue found = fields ? (*fields)[QLatin1String(ref.info->fields[at.field].name)] : QJsonValue();
            if (at.hasLeaf())
                found = found[QLatin1String(field.name)];
            const bool isRight = field.type->kind == Kind::Float && std::isfinite(*static_cast<const float *>(value))
                                     ? float(found.toDouble()) == *static_cast<const float *>(value)
                                 : field.type->kind == Kind::Curve
                                     ? std::size_t(found[QStringLiteral("t")].toArray().size()) ==
                                           static_cast<const CurveBase *>(value)->size()
                                     : !found.isUndefined() && !found.isNull();
            if (!isRight)
                missing.append(QString::fromStdString(pathOf(data, at)));
        });
        QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 10).join(u' ')));
        QVERIFY(seen > 0);
        sawCorpusFile(path);
    }

    void lossesHavePlaces()
    {
        const OpenedModel model(m_registry, sourcePath("tests/samples/showcase/showcase.mdx"));
        QVERIFY(model.document);
        const auto exported = model.exported(m_registry);
        QVERIFY(exported);
        bool hasKept = false;
        for (const ConversionLoss &loss : exported->losses) {
            QVERIFY(!loss.message.text().empty());
            hasKept |= loss.kind == ConversionLoss::Kept && loss.path.starts_with("particleEmitters2");
        }
        QVERIFY(hasKept);
    }

    /// Without them the file is smaller, and what it lacks counts as lost.
    void mayBeLeftOut()
    {
        const OpenedModel model(m_registry, sourcePath("tests/samples/showcase/showcase.mdx"));
        QVERIFY(model.document);
        ExportOptions bare;
        bare.extras = false;
        const auto full = model.exported(m_registry),
                   exported = model.exported(m_registry, QStringLiteral("glb"), bare);
        QVERIFY(full && exported);
        QVERIFY(exported->files.front().bytes.size() < full->files.front().bytes.size());
        QVERIFY(!exported->files.front().bytes.contains("ParticleEmitter2"));
        bool tellsEmitters = false;
        for (const ConversionLoss &loss : exported->losses) {
            QVERIFY(loss.kind != ConversionLoss::Kept || loss.message.text().find("extra data") == std::string::npos);
            tellsEmitters |= loss.kind == ConversionLoss::Lost && loss.path.starts_with("particleEmitters2");
        }
        QVERIFY(tellsEmitters);
    }
};

SINEW_GUILESS_TEST(tst_gltf_extras, TestGltfExtras)

} // namespace tst_gltf_extras

#include "tst_gltf_extras.moc"
