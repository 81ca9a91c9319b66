// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"
#include "mdx_document.h"
#include "tests/support/struct_walk.h"
#include "tests/support/test_program.h"

#include <map>
#include <set>

namespace tst_mdx_structs {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t versions[] = {800, 900, 1000, 1100, 1200};

Ctx contextOf(std::uint32_t version)
{
    return {mdx::Warcraft3, version, 0};
}

/// Puts a different byte pattern into everything that is stored in a context.
class Filler
{
public:
    explicit Filler(const Ctx &ctx) : m_ctx(ctx) {}

    void fill(const StructInfo &info, void *object)
    {
        for (const FieldInfo &f : info.fields)
            if (f.isOnDisk(m_ctx, object) && std::string_view(f.name) != "version" &&
                std::string_view(f.name) != "opaques")
                value(f, *f.type, f.in(object));
    }

    std::uint32_t shapeType = 0;

private:
    void bytes(void *data, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i)
            static_cast<std::uint8_t *>(data)[i] = std::uint8_t(m_next = m_next * 37 + 11);
    }
    void value(const FieldInfo &f, const TypeInfo &type, void *data)
    {
        switch (type.kind) {
        case Kind::Struct:
            return fill(type.structure(), data);
        case Kind::List:
            for (int i = 0; i < 3; ++i)
                fill(type.element->structure(), type.list->append(data));
            return;
        case Kind::Array: {
            auto &array = *static_cast<ArrayBase *>(data);
            const std::size_t width = type.element->valueSize();
            bytes(array.resetRaw(16, width), 16 * width);
            return;
        }
        case Kind::Curve: {
            auto &curve = *static_cast<CurveBase *>(data);
            const std::size_t width = type.element->valueSize();
            // 7: an unknown interpolation number is kept and has tangents.
            const std::uint32_t interpolations[] = {0, 1, 2, 3, 7};
            const std::uint32_t interpolation = width ? interpolations[m_curves++ % 5] : 0;
            curve.resetRaw({interpolation, std::int32_t(m_curves) - 2}, m_curves % 4, width);
            bytes(curve.editTimes(width), curve.size() * 4);
            for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part)
                bytes(curve.editRawPart(part, width), curve.size() * width);
            return;
        }
        default:
            bytes(data, type.valueSize());
            // The type decides which fields follow; each gets its turn.
            if (std::string_view(f.name) == "type" && type.kind == Kind::Integer)
                writeInteger(type, data, shapeType++ % 4);
        }
    }

    Ctx m_ctx;
    std::uint32_t m_next = 1, m_curves = 0;
};

} // namespace

class TestMdxStructs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStructure_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &[name, info] : structuresBelow(describe<mdx::Root>()))
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void everyStructure()
    {
        QFETCH(QString, name);
        const StructInfo &info = *structuresBelow(describe<mdx::Root>()).at(name.toStdString());
        const StructInfo &root = describe<mdx::Root>();
        QVERIFY(!info.fields.empty());
        for (const std::uint32_t version : versions) {
            const Ctx ctx = contextOf(version);
            std::set<std::string> names;
            std::set<std::uint32_t> tags;
            for (const FieldInfo &f : info.fields) {
                if (!f.when && !f.isOnDisk(ctx, nullptr))
                    continue;
                QVERIFY2(names.insert(f.name).second, f.name);
                QVERIFY2(!f.tag || tags.insert(f.tag).second, f.name);
            }
        }
        for (const FieldInfo &f : info.fields) {
            QVERIFY2(f.offset + f.type->size <= info.type->size, f.name);
            for (const char *domain : {f.reference.domain, f.reference.alsoDomain})
                QVERIFY2(!domain || root.domain(domain), f.name);
            if (f.base) {
                const int base = info.rowAt(*f.base);
                QVERIFY2(base >= 0, f.name);
                QVERIFY2(f.type->kind == Kind::Curve &&
                             f.type->element->kind == info.fields[std::size_t(base)].type->kind,
                         f.name);
                QVERIFY2(f.type->element->size == info.fields[std::size_t(base)].type->size, f.name);
            }
            QVERIFY2(f.role == Role::Plain || (f.table && f.type->kind == Kind::Integer), f.name);
            if (f.table) {
                std::set<std::int64_t> values;
                std::set<std::string> entries;
                for (const EnumEntry &entry : *f.table) {
                    QVERIFY2(values.insert(entry.value).second, entry.name);
                    QVERIFY2(entries.insert(entry.name).second, entry.name);
                }
            }
            if (f.type->kind == Kind::Curve)
                QVERIFY2(f.tag != 0, f.name);
        }
    }

    void runsEqualMemory()
    {
        for (const auto &[name, info] : structuresBelow(describe<mdx::Root>())) {
            if (name == "Root")
                continue; // its fields are chunks
            for (const std::uint32_t version : versions)
                QVERIFY2(runOffsets(*info, contextOf(version)) == plainOffsets(*info, contextOf(version)),
                         name.c_str());
        }
        // The point of runs: a texture is one memcpy.
        QCOMPARE(describe<mdx::Texture>().wireSteps(contextOf(800)).size(), std::size_t(1));
        QCOMPARE(describe<mdx::Sequence>().wireSteps(contextOf(800)).size(), std::size_t(1));
    }

    void everyDomain()
    {
        const StructInfo &root = describe<mdx::Root>();
        for (const Domain &domain : root.domains) {
            QVERIFY(!domain.lists.empty());
            for (const std::uint16_t list : domain.lists) {
                QVERIFY2(list < root.fields.size() && root.fields[list].type->kind == Kind::List, domain.name);
                const StructInfo &item = root.fields[list].type->element->structure();
                QVERIFY2(!domain.keyStruct || item.type == domain.keyStruct ||
                             std::any_of(item.fields.begin(), item.fields.end(),
                                         [&](const FieldInfo &field) { return field.type == domain.keyStruct; }),
                         item.name);
                const KeyPlace key = keyPlace(domain, item);
                QVERIFY2(!domain.keyStruct || key.field->type->kind == Kind::Integer, domain.name);
            }
        }
        QVERIFY(root.domain(root.globalSequenceDomain));
        QVERIFY(!root.domain("nothing"));
    }

    /// Bytes of the fixed part on disk by the specification (wc3-mdx-versions.md §2–3); without inline nodes, arrays,
    /// lists, tracks and fields that depend on the type.
    void fixedSizes_data()
    {
        QTest::addColumn<QList<int>>("bytes"); // of 800, 900, 1000, 1100, 1200
        QTest::newRow("ModelInfo") << QList<int>{372, 372, 372, 372, 372};
        QTest::newRow("Sequence") << QList<int>{132, 132, 132, 132, 132};
        QTest::newRow("GlobalSequence") << QList<int>{4, 4, 4, 4, 4};
        QTest::newRow("Texture") << QList<int>{268, 268, 268, 268, 268};
        QTest::newRow("SoundTrack") << QList<int>{272, 272, 272, 272, 272};
        QTest::newRow("FaceEffect") << QList<int>{340, 340, 340, 340, 340};
        QTest::newRow("Extent") << QList<int>{28, 28, 28, 28, 28};
        QTest::newRow("Node") << QList<int>{96, 96, 96, 96, 96};
        QTest::newRow("Layer") << QList<int>{28, 32, 52, 56, 56};
        QTest::newRow("Material") << QList<int>{12, 92, 92, 12, 12};
        QTest::newRow("TextureSlot") << QList<int>{8, 8, 8, 8, 8};
        QTest::newRow("Geoset") << QList<int>{4 + 12, 4 + 12 + 84, 4 + 12 + 84, 4 + 12 + 84, 4 + 12 + 84};
        QTest::newRow("TextureAnimation") << QList<int>{4, 4, 4, 4, 4};
        QTest::newRow("GeosetAnimation") << QList<int>{28, 28, 28, 28, 28};
        QTest::newRow("Bone") << QList<int>{8, 8, 8, 8, 8};
        QTest::newRow("Light") << QList<int>{48, 48, 48, 48, 52};
        QTest::newRow("Helper") << QList<int>{0, 0, 0, 0, 0};
        QTest::newRow("Attachment") << QList<int>{268, 268, 268, 268, 268};
        QTest::newRow("ParticleEmitter") << QList<int>{288, 288, 288, 288, 288};
        QTest::newRow("ParticleEmitter2") << QList<int>{175, 175, 175, 175, 175};
        QTest::newRow("PopcornEmitter") << QList<int>{556, 556, 556, 556, 556};
        QTest::newRow("RibbonEmitter") << QList<int>{56, 56, 56, 56, 56};
        QTest::newRow("EventObject") << QList<int>{0, 0, 0, 0, 0};
        QTest::newRow("CollisionShape") << QList<int>{16, 16, 16, 16, 16};
        QTest::newRow("Camera") << QList<int>{120, 120, 120, 120, 120};
    }

    void fixedSizes()
    {
        QFETCH(QList<int>, bytes);
        const StructInfo &info = *structuresBelow(describe<mdx::Root>()).at(QTest::currentDataTag());
        for (int i = 0; i < 5; ++i)
            QCOMPARE(int(info.fixedSize(contextOf(versions[i]))), bytes[i]);
    }

    void declaredSizes()
    {
        int declared = 0;
        for (const auto &[name, info] : structuresBelow(describe<mdx::Root>())) {
            for (std::size_t i = 0; i < info->sizes.size(); ++i) {
                ++declared;
                for (const std::uint32_t version : versions) {
                    const bool applies = version >= info->sizes[i].first &&
                                         (i + 1 == info->sizes.size() || version < info->sizes[i + 1].first);
                    if (applies)
                        QVERIFY2(info->fixedSize(contextOf(version)) == info->sizes[i].second,
                                 qPrintable(QStringLiteral("%1 %2").arg(QString::fromStdString(name)).arg(version)));
                }
            }
        }
        QVERIFY(declared > 20);
    }

    void filledRoundTrip_data()
    {
        QTest::addColumn<int>("version");
        QTest::addColumn<int>("shapeType");
        for (const std::uint32_t version : versions)
            for (int type = 0; type < 4; ++type)
                QTest::addRow("%u type %d", version, type) << int(version) << type;
    }

    /// Every structure of a version, filled with distinct bytes in memory, is the same after a trip through a file.
    void filledRoundTrip()
    {
        QFETCH(int, version);
        QFETCH(int, shapeType);
        mdx::MdxModel model;
        model.data.version = std::uint32_t(version);
        Filler filler(model.ctx());
        filler.shapeType = std::uint32_t(shapeType);
        filler.fill(model.info(), &model.data);
        model.data.dialect = mdx::Warcraft3;
        model.data.encoding = mdx::Binary;
        model.data.unknownTexts = {};
        model.buildIndex();

        const QByteArray bytes = saved(model);
        const auto document = open(bytes);
        QVERIFY(document);
        for (const Diagnostic &d : document->loadDiagnostics().entries())
            QFAIL(d.where.text().c_str());
        QVERIFY(document->byteProof().exact);
        const StructInfo &root = model.info();
        for (const FieldInfo &f : root.fields)
            QVERIFY2(equalValues(*f.type, f.in(&model.data), f.in(document->model().root())), f.name);
        QCOMPARE(document->model().objectCount(), model.objectCount());
        COMPARE_BYTES(saved(*document), bytes);
    }
};

SINEW_GUILESS_TEST(tst_mdx_structs, TestMdxStructs)

} // namespace tst_mdx_structs
#include "tst_mdx_structs.moc"
