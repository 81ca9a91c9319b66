// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "tests/support/corpus.h"
#include "tests/support/field_named.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/widgets/curves/curve_fixture.h"

#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/format/format_registry.h"
#include "core/model/path.h"
#include "core/schema/json.h"
#include "core/schema/text.h"
#include "widgets/curves/channels/channel_model.h"
#include "widgets/curves/graph/graph_view.h"
#include "widgets/curves/keys/key_table_model.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/curves/session/track_edits.h"
#include "widgets/properties/binding/binding.h"
#include "widgets/properties/binding/element_access.h"
#include "widgets/shared/panel_colours.h"

#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>

namespace tst_colour_order {

using namespace sinew;

/// MDX stores animated colours blue, green, red; people see and enter red, green, blue everywhere.
class TestColourOrder : public QObject
{
    Q_OBJECT

    std::unique_ptr<CurveFixture> m_fixture;
    Address m_still, m_keys;

    CurveFixture &f() { return *m_fixture; }
    Document &document() { return *f().document; }
    const Curve<Colour> &keys() { return f().data().geosetAnimations[0].colourKeys; }
    static QList<float> stored(const Colour &colour) { return {colour.r, colour.g, colour.b}; }
    static QList<float> stored(const Value &colour) { return stored(*colour.as<Colour>()); }
    const ShownTrack &track() { return f().session->tracks()[std::size_t(f().row(m_keys))]; }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<CurveFixture>();
        const NodeId animation = f().data().geosetAnimations.ids[0];
        const StructInfo &info = describe<mdx::GeosetAnimation>();
        m_still = {animation, test::rowNamed(info, "colour")};
        m_keys = {animation, test::rowNamed(info, "colourKeys")};
        // Light blue (r 0, g 0.5, b 1) becomes orange (r 1, g 0.5, b 0).
        Curve<Colour> curve(Interpolation::Linear, 2);
        curve.editTimes()[1] = 1000;
        curve.editValues()[0] = {1, 0.5f, 0};
        curve.editValues()[1] = {0, 0.5f, 1};
        QVERIFY(document().push({{Change::Set, m_still, 0, 0, 0, Value::of(Colour{0.25f, 0.5f, 0.75f})}},
                                QStringLiteral("still")));
        QVERIFY(document().push({{Change::Set, m_keys, 0, 0, 0, Value::of(curve)}}, QStringLiteral("keys")));
    }
    void cleanup() { m_fixture.reset(); }

    void allColourTracksAreMarked()
    {
        int marked = 0;
        for (const StructInfo *info :
             {&describe<mdx::Layer>(), &describe<mdx::GeosetAnimation>(), &describe<mdx::Light>(),
              &describe<mdx::PopcornEmitter>(), &describe<mdx::RibbonEmitter>(), &describe<mdx::ParticleEmitter2>()})
            for (const FieldInfo &field : info->fields) {
                const bool isTrack = field.type == &typeInfo<Curve<Colour>>();
                // World of Warcraft's alpha stores static colours blue first as well.
                if (field.dialects & mdx::Warcraft3)
                    QCOMPARE(field.bgrOrder, isTrack);
                marked += isTrack;
            }
        QCOMPARE(marked, 6); // KFC3 KGAC KLAC KLBC KPPC KRCO
    }

    void texts()
    {
        const FieldInfo &field = *document().model().field(m_keys).field;
        const Colour lightBlue = keys().values()[0];
        QCOMPARE(valueText(field, typeInfo<Colour>(), &lightBlue), std::string("{0, 0.5, 1}"));
        const Result<Value> parsed = parseValue(field, typeInfo<Colour>(), "{0.125, 0.25, 0.5}");
        QVERIFY(parsed);
        QCOMPARE(stored(*parsed), (QList<float>{0.5f, 0.25f, 0.125f}));
        const auto text = [&](const char *path) {
            return textAt(document().model(), *parsePath(document().model(), path));
        };
        QCOMPARE(text("geosetAnimations[0].colourKeys.values[0]"), std::string("{0, 0.5, 1}"));
        QCOMPARE(text("geosetAnimations[0].colourKeys.values[0].r"), std::string("0"));
        QCOMPARE(text("geosetAnimations[0].colourKeys.values[0].b"), std::string("1"));
        QCOMPARE(text("geosetAnimations[0].colour.r"), std::string("0.25"));
        const auto target = parsePath(document().model(), "geosetAnimations[0].colourKeys.values[0].r");
        auto red = makeSet(document().model(), *target, "0.875");
        QVERIFY(red);
        QVERIFY(document().push({std::move(*red)}, QStringLiteral("red")));
        QCOMPARE(stored(keys().values()[0]), (QList<float>{1, 0.5f, 0.875f}));
        JsonOptions all;
        all.arrays = true;
        const std::string json = toJson(typeInfo<mdx::GeosetAnimation>(), &f().data().geosetAnimations.items[0],
                                        document().model().ctx(), all);
        QVERIFY(json.find("\"value\": [0.875, 0.5, 1]") != std::string::npos);
    }

    void atThePlayhead()
    {
        document().playback().setTime(250);
        // A quarter of the way: stored (0.75, 0.5, 0.25).
        QCOMPARE(stored(valueAtPlayhead(document(), m_keys)), (QList<float>{0.25f, 0.5f, 0.75f}));
        QVERIFY(curveOf(document().model(), m_still) == m_keys);
        CurveEdit edit = curveEdit(document(), m_keys);
        setValueAtPlayhead(document(), edit, Value::of(Colour{1, 0.25f, 0.125f}),
                           restValue(document().model(), m_keys));
        QVERIFY(pushEdits(document(), std::span(&edit, 1), QStringLiteral("key")));
        QCOMPARE(keys().times()[1], 250);
        QCOMPARE(stored(keys().values()[1]), (QList<float>{0.125f, 0.25f, 1}));
    }

    void firstKeyIsTheStaticColour()
    {
        QCOMPARE(stored(restValue(document().model(), m_keys)), (QList<float>{0.75f, 0.5f, 0.25f}));
        QVERIFY(removeTracks(*f().session, std::span(&m_keys, 1)));
        QCOMPARE(stored(valueAtPlayhead(document(), m_keys)), (QList<float>{0.25f, 0.5f, 0.75f}));
        QVERIFY(setKeysAtPlayhead(*f().session, std::span(&m_keys, 1)));
        QCOMPARE(stored(keys().values()[0]), (QList<float>{0.75f, 0.5f, 0.25f}));
    }

    void autoKey()
    {
        document().playback().setTime(500);
        document().playback().setAutoKey(true);
        const Binding still(document(), {m_still});
        QVERIFY(still.setsKeys());
        QCOMPARE(stored(still.value()), (QList<float>{0.5f, 0.5f, 0.5f}));
        // Red alone, as the number box beside "r" does it.
        QVERIFY(still.part(typeInfo<float>(), 0).set(Value::of(0.875f), QStringLiteral("red")));
        QCOMPARE(keys().times()[1], 500);
        QCOMPARE(stored(keys().values()[1]), (QList<float>{0.5f, 0.5f, 0.875f}));
        QCOMPARE(stored(f().data().geosetAnimations[0].colour), (QList<float>{0.25f, 0.5f, 0.75f}));
        QCOMPARE(stored(still.value()), (QList<float>{0.875f, 0.5f, 0.5f}));
        // The curve's own row shows and takes the same.
        const Binding now = Binding(document(), {m_keys}).atPlayhead();
        QCOMPARE(stored(now.value()), (QList<float>{0.875f, 0.5f, 0.5f}));
        QVERIFY(now.set(Value::of(Colour{0, 0.25f, 1}), QStringLiteral("colour")));
        QCOMPARE(stored(keys().values()[1]), (QList<float>{1, 0.25f, 0}));
        QCOMPARE(valueText(now.field(), now.type(), now.data()), std::string("{0, 0.25, 1}"));
    }

    void keysOfThePropertyPanel()
    {
        const FieldRef ref = document().model().field(m_keys);
        const std::vector<ElementColumn> columns = elementColumns(*ref.field, *ref.type, ref.data);
        QStringList shown;
        for (const ElementColumn &column : columns)
            shown << column.title + QLatin1Char('=') +
                         QString::fromStdString(
                             valueText(*column.field, *column.type, cellData(*ref.type, ref.data, 0, column)));
        QCOMPARE(shown.mid(1), (QStringList{QStringLiteral("r=0"), QStringLiteral("g=0.5"), QStringLiteral("b=1")}));
    }

    void curveEditor()
    {
        const QPalette palette = QGuiApplication::palette();
        QCOMPARE(f().session->componentName(track(), 0), QStringLiteral("Blue"));
        QCOMPARE(f().session->componentName(track(), 1), QStringLiteral("Green"));
        QCOMPARE(f().session->componentName(track(), 2), QStringLiteral("Red"));
        QCOMPARE(f().session->colour(track(), 0, palette), axisColour(2, palette));
        QCOMPARE(f().session->colour(track(), 2, palette), axisColour(0, palette));

        ChannelModel tree(*f().session);
        const QModelIndex row = tree.indexOf(f().row(m_keys));
        QStringList names, values;
        for (int i = 0; i < tree.rowCount(row); ++i) {
            names << tree.index(i, ChannelModel::Name, row).data().toString();
            values << tree.index(i, ChannelModel::ValueColumn, row).data().toString();
            QCOMPARE(tree.parent(tree.index(i, 0, row)), row);
        }
        QCOMPARE(names, (QStringList{QStringLiteral("Red"), QStringLiteral("Green"), QStringLiteral("Blue")}));
        QCOMPARE(values, (QStringList{QStringLiteral("0"), QStringLiteral("0.5"), QStringLiteral("1")}));
        QCOMPARE(row.siblingAtColumn(ChannelModel::ValueColumn).data().toString(), QStringLiteral("0  0.5  1"));
        // The row "Red" sets red, three numbers are red, green, blue.
        QVERIFY(tree.setData(tree.index(0, ChannelModel::ValueColumn, row), QStringLiteral("0.25")));
        QCOMPARE(stored(keys().values()[0]), (QList<float>{1, 0.5f, 0.25f}));
        QVERIFY(enterAtPlayhead(*f().session, m_keys, 0xf, QStringLiteral("1 0.75 0.5")));
        QCOMPARE(stored(keys().values()[0]), (QList<float>{0.5f, 0.75f, 1}));
    }

    void graph()
    {
        CurveOptions options = f().session->options();
        options.values = ValueDisplay::Stacked;
        f().session->setOptions(options);
        f().session->setActiveTracks({m_keys});
        GraphView graph(*f().session);
        graph.resize(600, 300);
        QSignalSpy told(&graph, &GraphView::readoutChanged);
        graph.grab();
        // Lanes from top to bottom.
        QStringList lanes;
        double above = 1e9;
        for (const GraphLane &lane : graph.scene().lanes())
            if (int(lane.track) == f().row(m_keys)) {
                lanes << f().session->componentName(track(), lane.component);
                QVERIFY(lane.high < above);
                above = lane.high;
            }
        QCOMPARE(lanes, (QStringList{QStringLiteral("Red"), QStringLiteral("Green"), QStringLiteral("Blue")}));
        // Light blue at 0; to orange in a second.
        const QString text = told.last()[0].toString();
        QVERIFY2(text.contains(QLatin1String("Red 0 (1 per second)  Green 0.5 (0 per second)  Blue 1 (-1 per second)")),
                 qPrintable(text));
    }

    void keyTable()
    {
        f().session->setActiveTracks({m_keys});
        KeyTableModel table(*f().session);
        QStringList shown;
        for (int column = 1; column < table.columnCount(); ++column)
            shown << table.headerData(column, Qt::Horizontal).toString() + QLatin1Char('=') +
                         table.index(0, column).data().toString();
        QCOMPARE(shown, (QStringList{QStringLiteral("Red=0"), QStringLiteral("Green=0.5"), QStringLiteral("Blue=1")}));
        QVERIFY(table.setData(table.index(0, 1), QStringLiteral("0.25")));
        QCOMPARE(stored(keys().values()[0]), (QList<float>{1, 0.5f, 0.25f}));
        QVERIFY(table.paste(1, 1, QStringLiteral("0.5\t0.25\t0.125\n")));
        QCOMPARE(stored(keys().values()[1]), (QList<float>{0.125f, 0.25f, 0.5f}));
        QCOMPARE(table.bitsOf(0, 1), keyBit(KeyPart::Value, 2));
    }

    /// A file whose static colour is (0.5, 0.5, 1) and whose first key holds the same blue, stored (1, 0.5, 0.5).
    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        QFile file(test::corpusFile("wc3-mdx/inwc3+wc3libs/unnamed_d9fc0285.mdx"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        test::sawCorpusFile(file.fileName());
        FormatRegistry registry;
        registry.add(createMdxFormat());
        auto opened = openDocument(registry, FileSet(file.fileName(), file.readAll()), file.fileName());
        QVERIFY(opened);
        const Model &model = (*opened)->model();
        const auto &animations = static_cast<const mdx::MdxModel &>(model).data.geosetAnimations;
        bool found = false;
        for (std::size_t i = 0; i < animations.size(); ++i) {
            const Curve<Colour> &curve = animations[i].colourKeys;
            if (curve.size() == 0 || curve.values()[0].r == curve.values()[0].b)
                continue;
            found = true;
            const Address address{animations.ids[i], m_keys.field};
            QCOMPARE(stored(curve.values()[0]), (QList<float>{1, 0.5f, 0.5f}));
            QCOMPARE(stored(animations[i].colour), (QList<float>{0.5f, 0.5f, 1}));
            QCOMPARE(stored(restValue(model, address)), stored(curve.values()[0]));
            const PathTarget key = *parsePath(model, pathOf(model, address) + ".values[0]");
            QCOMPARE(textAt(model, key), std::string("{0.5, 0.5, 1}"));
        }
        QVERIFY(found);
    }
};

SINEW_TEST(tst_colour_order, TestColourOrder)

} // namespace tst_colour_order
#include "tst_colour_order.moc"
