// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/core/sample_document.h"
#include "tests/support/field_named.h"
#include "tests/support/test_program.h"

namespace tst_edit_builder {

using namespace sinew;
using namespace sinew::test;

// What EditBuilder works out by itself.

namespace {

std::unique_ptr<Document> withTextures(std::initializer_list<const char *> names)
{
    sample::Root root;
    for (const char *name : names)
        root.textures.append(textureOf(name));
    sample::Material &material = root.materials.append();
    for (int texture = 0; texture < 3; ++texture)
        material.layers.append().textureId = texture;
    return documentOf(root);
}

QString namesOf(const Document &document)
{
    QString names;
    for (const sample::Texture &texture : rootOf(document).textures)
        names +=
            QString::fromLatin1(texture.path.view().data(), qsizetype(texture.path.view().size())) + QLatin1Char(' ');
    return names.trimmed();
}

/// The textures that the layers name, by name.
QString usedBy(const Document &document)
{
    QString names;
    const sample::Root &root = rootOf(document);
    for (const sample::Material &material : root.materials)
        for (const sample::Layer &layer : material.layers)
            names += (layer.textureId < 0 ? QStringLiteral("-")
                      : std::size_t(layer.textureId) >= root.textures.size()
                          ? QStringLiteral("?")
                          : QString::fromLatin1(root.textures[std::size_t(layer.textureId)].path.view().data())) +
                     QLatin1Char(' ');
    return names.trimmed();
}

Value textureList(std::initializer_list<const char *> names)
{
    List<sample::Texture> list;
    for (const char *name : names)
        list.append().path.set(name);
    return Value::of(list);
}

Address layersOf(const Document &document, std::size_t materialRow)
{
    return {object(document, "materials", materialRow), fieldRow<&sample::Material::layers>()};
}

Address leaf(NodeId id, const char *name)
{
    return {id, test::rowNamed(describe<sample::Layer>(), name)};
}

} // namespace

class TestEditBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Rows are those of the model before the edit, however many changes it already has.
    void rowsOfTheModelAsItIs()
    {
        const auto document = withTextures({"a", "b", "c", "d"});
        EditBuilder builder = edit(*document);
        builder.insert(at(*document, "textures"), 1, textureList({"x"}));
        builder.insert(at(*document, "textures"), 3, textureList({"y", "z"}));
        builder.insert(at(*document, "textures"), 1, textureList({"w"}));
        builder.insert(at(*document, "textures"), -1, textureList({"end"}));
        builder.insert(at(*document, "textures"), 0, textureList({"front"}));
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(namesOf(*document), QStringLiteral("front a x w b c y z d end"));
        QCOMPARE(usedBy(*document), QStringLiteral("a b c"));
        document->undo();
        QCOMPARE(namesOf(*document), QStringLiteral("a b c d"));
    }

    void everythingAtOnce()
    {
        const auto document = withTextures({"a", "b", "c", "d", "e"});
        EditBuilder builder = edit(*document);
        builder.move(object(*document, "textures", 4), 0);                       // e a b c d
        builder.remove(object(*document, "textures", 1));                        // b
        const NodeId copy = builder.duplicate(object(*document, "textures", 2)); // c c
        const NodeId fresh = builder.insertNew(at(*document, "textures"), 3);    // before d
        builder.setReference(leaf(document->model().idAt(layersOf(*document, 0), 0), "textureId"), copy);
        FixedString<260> name;
        name.set("new");
        builder.set(fieldOf<&sample::Texture::path>(fresh), name);
        name.set("copy");
        builder.set(fieldOf<&sample::Texture::path>(copy), name);
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(namesOf(*document), QStringLiteral("e a c copy new d"));
        QCOMPARE(usedBy(*document), QStringLiteral("copy - c"));
        document->undo();
        QCOMPARE(namesOf(*document), QStringLiteral("a b c d e"));
        QCOMPARE(usedBy(*document), QStringLiteral("a b c"));
        document->redo();
        QCOMPARE(usedBy(*document), QStringLiteral("copy - c"));
    }

    void numbersInInsertedItems()
    {
        const auto document = withTextures({"a", "b", "c"});
        EditBuilder builder = edit(*document);
        List<sample::Material> materials;
        sample::Material &fresh = materials.append();
        for (int i = 0; i < 3; ++i)
            fresh.layers.append().textureId = i; // numbers of the model as it is
        builder.insert(at(*document, "materials"), -1, Value::of(materials));
        builder.remove(object(*document, "textures", 1));
        builder.insert(at(*document, "textures"), 0, textureList({"x"}));
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(namesOf(*document), QStringLiteral("x a c"));
        QCOMPARE(usedBy(*document), QStringLiteral("a - c a - c"));
    }

    /// An edit of so many rows that blocks of them change places instead of each row for itself.
    void manyRowsAtOnce()
    {
        constexpr int count = 2000;
        sample::Root root;
        for (int i = 0; i < count; ++i)
            root.textures.append(textureOf(QByteArray::number(i).constData()));
        sample::Material &material = root.materials.append();
        for (const int texture : {0, 1, 2, count - 2, count - 1})
            material.layers.append().textureId = texture;
        const auto document = documentOf(root);
        const QByteArray original = saved(*document);

        EditBuilder builder = edit(*document);
        builder.move(object(*document, "textures", count - 1), 0);
        QStringList expected{QStringLiteral("x%1").arg(count - 1), QString::number(count - 1)};
        std::vector<NodeId> added, gone;
        for (int i = 0; i < count; ++i) {
            const QByteArray name = "x" + QByteArray::number(i);
            added.push_back(builder.insert(at(*document, "textures"), i, textureList({name.constData()})).front());
            if (i % 3 == 1 && i < count - 1)
                gone.push_back(object(*document, "textures", std::size_t(i)));
            if (i < count - 1)
                expected << QString::fromLatin1(name);
            if (i % 3 != 1 && i < count - 1)
                expected << QString::number(i);
        }
        builder.remove(gone);
        QCOMPARE(push(*document, builder), QString());
        QVERIFY(namesOf(*document) == expected.join(QLatin1Char(' ')));
        QCOMPARE(usedBy(*document), QStringLiteral("0 - 2 1998 1999"));
        for (const int i : {0, 1, 1000, count - 1})
            QCOMPARE(namesOf(*document).split(QLatin1Char(' ')).at(document->model().rowOf(added[std::size_t(i)])),
                     QStringLiteral("x%1").arg(i));
        document->undo();
        COMPARE_BYTES(saved(*document), original);
        document->redo();
        QVERIFY(namesOf(*document) == expected.join(QLatin1Char(' ')));
    }

    /// A list into an item that the same edit inserts.
    void listsInsideInsertedItems()
    {
        const auto document = withTextures({"a", "b", "c"});
        EditBuilder builder = edit(*document);
        const NodeId material = builder.insertNew(at(*document, "materials"), 0);
        const Address layers = fieldOf<&sample::Material::layers>(material);
        const NodeId first = builder.insertNew(layers, -1);
        List<sample::Layer> two;
        two.append().textureId = 2;
        two.append().textureId = 0;
        const std::vector<NodeId> more = builder.insert(layers, 0, Value::of(two));
        QCOMPARE(more.size(), std::size_t(2));
        builder.setReference(leaf(first, "textureId"), object(*document, "textures", 1));
        builder.set(leaf(more[0], "alpha"), 0.5f);
        builder.remove(object(*document, "textures", 0));
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(usedBy(*document), QStringLiteral("c - b - b c"));
        QCOMPARE(rootOf(*document).materials[0].layers[0].alpha, 0.5f);
        for (const NodeId id : {material, first, more[0], more[1]})
            QVERIFY(document->model().contains(id));
        QCOMPARE(document->model().rowOf(first), 2);
        document->undo();
        for (const NodeId id : {material, first, more[0], more[1]})
            QVERIFY(!document->model().contains(id));
        document->redo();
        QCOMPARE(document->model().rowOf(more[1]), 1);
    }

    /// An owner is removed with its contents; edits inside it are pointless and must not get in the way.
    void removedOwners()
    {
        const auto document = withTextures({"a", "b", "c"});
        const NodeId material = object(*document, "materials", 0);
        const Address layers = layersOf(*document, 0);
        const NodeId first = document->model().idAt(layers, 0), second = document->model().idAt(layers, 1);
        const QByteArray original = saved(*document);
        EditBuilder builder = edit(*document);
        builder.set(leaf(first, "alpha"), 0.25f);
        builder.insertNew(layers, 1);
        builder.duplicate(second);
        builder.move(second, 0);
        builder.remove(first);
        builder.setReference(leaf(second, "textureId"), NoNode);
        builder.remove(material);
        builder.remove(first); // twice
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(rootOf(*document).materials.size(), std::size_t(0));
        QVERIFY(!document->model().contains(first));
        document->undo();
        COMPARE_BYTES(saved(*document), original);
        QVERIFY(document->model().contains(first) && document->model().contains(second));
    }

    void removedAfterBeingMovedAndDuplicated()
    {
        const auto document = withTextures({"a", "b", "c"});
        EditBuilder builder = edit(*document);
        const NodeId a = object(*document, "textures", 0);
        builder.move(a, 2);
        builder.duplicate(a);
        builder.remove(a);
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(namesOf(*document), QStringLiteral("b c a"));
        QCOMPARE(usedBy(*document), QStringLiteral("- b c"));
    }

    /// References to a replaced object go to its successor: fields, keys of tracks, whatever happens to rows.
    void successors()
    {
        const auto document = withTextures({"a", "b", "c", "d"});
        const NodeId layer = document->model().idAt(layersOf(*document, 0), 2);
        EditBuilder animated = edit(*document);
        Curve<std::uint32_t> keys;
        keys.reset({0}, 3);
        const std::int32_t times[] = {0, 10, 20};
        const std::uint32_t rows[] = {0, 1, 3};
        std::copy(std::begin(times), std::end(times), keys.editTimes().begin());
        std::copy(std::begin(rows), std::end(rows), keys.editValues().begin());
        animated.set(leaf(layer, "textureIdKeys"), keys);
        QCOMPARE(push(*document, animated), QString());
        const QByteArray before = saved(*document);

        EditBuilder builder = edit(*document);
        builder.replace(object(*document, "textures", 0), object(*document, "textures", 1)); // a → b → d
        builder.replace(object(*document, "textures", 1), object(*document, "textures", 3));
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(namesOf(*document), QStringLiteral("c d"));
        QCOMPARE(usedBy(*document), QStringLiteral("d d c"));
        const auto &after = rootOf(*document).materials[0].layers[2].textureIdKeys;
        QCOMPARE(std::vector<std::uint32_t>(after.values().begin(), after.values().end()),
                 (std::vector<std::uint32_t>{1, 1, 1}));
        document->undo();
        COMPARE_BYTES(saved(*document), before);

        EditBuilder circle = edit(*document);
        circle.replace(object(*document, "textures", 0), object(*document, "textures", 1));
        circle.replace(object(*document, "textures", 1), object(*document, "textures", 0));
        QCOMPARE(push(*document, circle), QString());
        QCOMPARE(usedBy(*document), QStringLiteral("- - c")); // no successor is left
        document->undo();

        EditBuilder stranger = edit(*document);
        stranger.replace(object(*document, "textures", 0), object(*document, "materials", 0));
        QVERIFY(!push(*document, stranger).isEmpty());
        COMPARE_BYTES(saved(*document), before);
    }

    void refusals()
    {
        const auto document = documentOf(richSample());
        const QByteArray original = saved(*document);
        const auto refused = [&](const char *what, const std::function<void(EditBuilder &)> &want) {
            EditBuilder builder = edit(*document);
            want(builder);
            const auto changes = builder.finish();
            if (changes)
                qWarning("%s was accepted", what);
            return !changes && !changes.error().message.empty();
        };
        const NodeId texture = object(*document, "textures", 0), bone = object(*document, "bones", 0);
        const Address alpha = at(*document, "materials[0].layers[0].alpha"),
                      track = at(*document, "bones[0].node.translation");
        QVERIFY(refused("a value out of range", [&](EditBuilder &b) { b.set(alpha, 2.f); }));
        QVERIFY(refused("a wrong type", [&](EditBuilder &b) { b.set(alpha, 1); }));
        QVERIFY(refused("no value", [&](EditBuilder &b) { b.set(alpha, Value()); }));
        QVERIFY(refused("no field", [&](EditBuilder &b) { b.set({texture, 99}, 1); }));
        QVERIFY(refused("no object", [&](EditBuilder &b) { b.set({123456, 0}, 1); }));
        QVERIFY(refused("no element", [&](EditBuilder &b) { b.set(at(*document, "pivots").of(999), Vec3{}); }));
        QVERIFY(refused("the root", [&](EditBuilder &b) { b.remove(RootNode); }));
        QVERIFY(refused("a stranger", [&](EditBuilder &b) { b.remove(123456); }));
        QVERIFY(refused("moving the root", [&](EditBuilder &b) { b.move(RootNode, 0); }));
        QVERIFY(refused("duplicating the root", [&](EditBuilder &b) { b.duplicate(RootNode); }));
        QVERIFY(refused("items of another list",
                        [&](EditBuilder &b) { b.insert(at(*document, "bones"), 0, textureList({"x"})); }));
        QVERIFY(refused("a list that is none", [&](EditBuilder &b) { b.insertNew(alpha, 0); }));
        QVERIFY(refused("a reference of another kind",
                        [&](EditBuilder &b) { b.setReference(at(*document, "geosets[0].materialId"), texture); }));
        QVERIFY(refused("a field that is no reference", [&](EditBuilder &b) { b.setReference(alpha, texture); }));
        QVERIFY(refused("a removed target", [&](EditBuilder &b) {
            b.setReference(at(*document, "materials[0].layers[0].textureId"), texture);
            b.remove(texture);
        }));
        QVERIFY(refused("keys outside", [&](EditBuilder &b) { b.splice(track, 1, 2, Value::of(Curve<Vec3>())); }));
        QVERIFY(refused("keys of another type", [&](EditBuilder &b) {
            b.splice(track, 0, 0, Value::of(Curve<float>(Interpolation::None, 1)));
        }));
        QVERIFY(refused("keys with tangents", [&](EditBuilder &b) {
            b.splice(track, 0, 0, Value::of(Curve<Vec3>(Interpolation::Bezier, 1)));
        }));
        QVERIFY(refused("keys beyond what is left", [&](EditBuilder &b) {
            b.splice(track, 0, 2, Value::of(Curve<Vec3>()));
            b.splice(track, 1, 0, Value::of(Curve<Vec3>(Interpolation::None, 1)));
        }));
        QVERIFY(refused("a used material", [&](EditBuilder &b) { b.remove(object(*document, "materials", 0)); }));
        QVERIFY(refused("the number of a removed material", [&](EditBuilder &b) {
            b.remove(object(*document, "materials", 1));
            b.set(at(*document, "geosets[1].materialId"), std::uint32_t(1)); // itself again
        }));
        QVERIFY(refused("skin of a removed bone", [&](EditBuilder &b) {
            b.set(at(*document, "geosets[0].matrixIndices"), Array<std::uint32_t>{0, 1, 1});
            b.remove(bone);
        }));
        COMPARE_BYTES(saved(*document), original);
        QCOMPARE(document->historyCount(), 0);
    }

    /// Out-of-range values from a file may stay; new ones are refused.
    void outOfRangeAlready()
    {
        sample::Root root = richSample();
        root.materials[1].layers[0].alpha = 1.5f;
        const auto document = documentOf(root);
        const Address alpha = at(*document, "materials[1].layers[0].alpha");
        EditBuilder same = edit(*document);
        same.set(alpha, 1.5f);
        QCOMPARE(push(*document, same), QString());
        QCOMPARE(document->historyCount(), 0);
        EditBuilder worse = edit(*document);
        worse.set(alpha, 1.6f);
        QVERIFY(!push(*document, worse).isEmpty());
        EditBuilder other = edit(*document);
        other.set(at(*document, "materials[1].layers[0].filterMode"), std::uint32_t(2));
        QCOMPARE(push(*document, other), QString());
    }

    void severalPartsOfAField()
    {
        const auto document = documentOf(richSample());
        const Address pivots = at(*document, "pivots");
        EditBuilder builder = edit(*document);
        builder.set(pivots.of(1), Vec3{1, 1, 1});
        builder.set(pivots.of(2), Vec3{2, 2, 2});
        builder.set(pivots.of(1), Vec3{3, 3, 3}); // once more
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(rootOf(*document).pivots[1].x, 3.f);
        QCOMPARE(rootOf(*document).pivots[2].x, 2.f);

        const Address track = at(*document, "bones[1].node.translation"); // keys at 0, 500, 1000
        EditBuilder keys = edit(*document);
        Curve<Vec3> one(Interpolation::Linear, 1);
        one.editTimes()[0] = 50;
        keys.splice(track, 1, 0, Value::of(one)); // 0 50 500 1000
        one.editTimes()[0] = 60;
        keys.splice(track, 2, 1, Value::of(one)); // 0 50 60 1000: rows after the first splice
        QCOMPARE(push(*document, keys), QString());
        const auto times = rootOf(*document).bones[1].node.translation.times();
        QCOMPARE((std::vector<std::int32_t>(times.begin(), times.end())), (std::vector<std::int32_t>{0, 50, 60, 1000}));

        EditBuilder whole = edit(*document);
        whole.splice(track, 0, 1, Value::of(Curve<Vec3>()));
        whole.set(track, Curve<Vec3>()); // the whole comes last and wins
        QCOMPARE(push(*document, whole), QString());
        QVERIFY(!rootOf(*document).bones[1].node.translation.isPresent());
        document->goTo(0);
        QCOMPARE(rootOf(*document).bones[1].node.translation.size(), std::size_t(3));
    }

    /// Geosets added in the step that changes the sequences get extents for the new sequences.
    void insertedItemsFollowToo()
    {
        const auto document = documentOf(richSample());
        EditBuilder builder = edit(*document);
        builder.duplicate(object(*document, "geosets", 0));
        builder.remove(object(*document, "sequences", 0));
        builder.insertNew(at(*document, "sequences"), -1);
        builder.duplicate(object(*document, "sequences", 2));
        QCOMPARE(push(*document, builder), QString());
        const sample::Root &root = rootOf(*document);
        QCOMPARE(root.sequences.size(), std::size_t(4)); // Walk Death Death ""
        for (const std::size_t row : {0, 1}) {
            QCOMPARE(root.geosets[row].sequenceExtents.size(), std::size_t(4));
            QCOMPARE(root.geosets[row].sequenceExtents[0].boundsRadius, 11.f);
            QCOMPARE(root.geosets[row].sequenceExtents[1].boundsRadius, 12.f);
            QCOMPARE(root.geosets[row].sequenceExtents[2].boundsRadius, 12.f); // the duplicate's
            QCOMPARE(root.geosets[row].sequenceExtents[3].boundsRadius, 0.f);
        }
        QCOMPARE(root.geosets[2].sequenceExtents.size(), std::size_t(1)); // never in step
        document->undo();
        QCOMPARE(root.geosets[0].sequenceExtents.size(), std::size_t(3));
    }

    void aCopyOfARemovedNodesChild()
    {
        const auto document = documentOf(bonesOf({{0, -1}, {1, 0}, {2, 1}}));
        EditBuilder builder = edit(*document);
        builder.duplicate(object(*document, "bones", 2)); // child of B
        builder.remove(object(*document, "bones", 1));    // its children go to A
        QCOMPARE(push(*document, builder), QString());
        const sample::Root &root = rootOf(*document);
        QCOMPARE(root.bones.size(), std::size_t(3)); // A C C
        QCOMPARE(root.bones[1].node.parentId, 0);
        QCOMPARE(root.bones[2].node.parentId, 0);
        QCOMPARE(root.bones[2].node.objectId, 2);
        QCOMPARE(root.pivots[2].x, 2.f);
    }

    void parentGivenByHandToARemovedNode()
    {
        const auto document = documentOf(bonesOf({{0, -1}, {1, 0}, {2, -1}}));
        EditBuilder builder = edit(*document);
        builder.set(at(*document, "bones[2].node.parentId"),
                    std::int32_t(1)); // B, which goes: then A, as for all its children
        builder.remove(object(*document, "bones", 1));
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(rootOf(*document).bones[1].node.parentId, 0);
    }

    void emptyEdit()
    {
        const auto document = documentOf(richSample());
        EditBuilder builder = edit(*document);
        const auto changes = builder.finish();
        QVERIFY(changes);
        QVERIFY(changes->empty());
    }
};

SINEW_GUILESS_TEST(tst_edit_builder, TestEditBuilder)

} // namespace tst_edit_builder
#include "tst_edit_builder.moc"
