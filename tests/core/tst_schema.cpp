// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/walk.h"
#include "tests/core/sample_document.h"
#include "tests/support/struct_walk.h"
#include "tests/support/test_program.h"

#include <functional>
#include <map>
#include <set>

namespace tst_schema {

using namespace sinew;
using namespace sinew::test;

class TestSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsEqualMemory()
    {
        for (const auto &[name, info] : structuresBelow(describe<sample::Root>())) {
            for (const std::uint32_t version : {1u, 2u, 3u}) {
                const Ctx ctx{1, version, 0};
                QVERIFY2(runOffsets(*info, ctx) == plainOffsets(*info, ctx), name.c_str());
                QCOMPARE(&info->wireSteps(ctx), &info->wireSteps(ctx)); // made once
            }
        }
        // The point of runs: a texture is one memcpy.
        QCOMPARE(describe<sample::Texture>().wireSteps(Ctx{1, 1, 0}).size(), std::size_t(1));
        QCOMPARE(describe<sample::Sequence>().wireSteps(Ctx{1, 1, 0}).size(), std::size_t(1));
    }

    void identities()
    {
        StoredModel model;
        model.data = richSample(3);
        model.buildIndex();
        std::set<NodeId> seen;
        std::size_t objects = 0;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *) {
            if (f.type->kind != Kind::List)
                return;
            int row = 0;
            for (const NodeId id : f.type->list->ids(const_cast<void *>(data))) {
                ++objects;
                QVERIFY(id > RootNode);
                QVERIFY(seen.insert(id).second);
                QCOMPARE(model.rowOf(id), row);
                QCOMPARE(model.listOf(id), address);
                QCOMPARE(model.idAt(address, std::size_t(row)), id);
                QCOMPARE(model.object(id).data, f.type->list->at(const_cast<void *>(data), std::size_t(row)));
                ++row;
            }
            QCOMPARE(model.listSize(address), std::size_t(row));
        });
        QCOMPARE(model.objectCount(), objects);
        QVERIFY(objects > 30);
        QVERIFY(!model.contains(NoNode));
        QVERIFY(!model.contains(*seen.rbegin() + 1));
        QVERIFY(!model.contains(~0u));
        QCOMPARE(model.rowOf(RootNode), -1);

        // A clone is another model with the same identities, and shares bulk data until one of them changes.
        const std::unique_ptr<Model> copy = model.clone();
        const auto &other = static_cast<const StoredModel &>(*copy).data;
        QVERIFY(copy->object(*seen.begin()).data != model.object(*seen.begin()).data);
        QVERIFY(other.geosets[0].vertices.sharesWith(model.data.geosets[0].vertices));
        model.data.geosets[0].vertices.edit()[0].x = 1234;
        QVERIFY(!other.geosets[0].vertices.sharesWith(model.data.geosets[0].vertices));
        QVERIFY(other.geosets[0].vertices[0].x != 1234);
    }

    void labels()
    {
        FieldInfo f{"fieldOfViewX", &typeInfo<float>(), 0};
        QCOMPARE(f.displayLabel(), std::string("Field of view x"));
        f.name = "colourStart2";
        QCOMPARE(f.displayLabel(), std::string("Colour start 2"));
        f.name = "unknown104";
        QCOMPARE(f.displayLabel(), std::string("Unknown 104"));
        f.name = "value0X";
        QCOMPARE(f.displayLabel(), std::string("Value 0 x"));
        f.label = "FOV";
        QCOMPARE(f.displayLabel(), std::string("FOV"));
        QCOMPARE(tagText(fourCc("MDLX")), std::string("MDLX"));
        QCOMPARE(tagText(0x41000a42), std::string("B\\x0a\\x00A"));
    }

    void noneInItsWidth()
    {
        Reference reference;
        reference.none = -1;
        QVERIFY(isNoneReference(reference, typeInfo<std::uint32_t>(), 0xffffffff));
        QVERIFY(isNoneReference(reference, typeInfo<std::int32_t>(), -1));
        QVERIFY(isNoneReference(reference, typeInfo<std::uint8_t>(), 255));
        QVERIFY(!isNoneReference(reference, typeInfo<std::uint32_t>(), 255));
        reference.none = 256; // does not fit a byte: every byte is a reference
        for (int byte = 0; byte < 256; ++byte)
            QVERIFY(!isNoneReference(reference, typeInfo<std::uint8_t>(), byte));
    }
};

SINEW_GUILESS_TEST(tst_schema, TestSchema)

} // namespace tst_schema
#include "tst_schema.moc"
