// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"

#include "widgets/uv/uv_fields.h"
#include "widgets/uv/uv_number_box.h"
#include "widgets/uv/uv_panel.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>

#include <cmath>

namespace tst_uv_panel {

using namespace sinew;
using namespace sinew::test;

// The dock of texture coordinates. Each geoset of the sample is a rectangle from 0.25, 0.25 to 0.75, 0.5 of two
// triangles.

namespace {

using Points = std::vector<UvPoint>;
const Points rectangle{{0.25, 0.25}, {0.75, 0.25}, {0.75, 0.5}, {0.25, 0.5}};

QByteArray geoset(std::uint32_t material, const Points &points)
{
    GeosetParts parts;
    parts.material = material;
    QByteArray bytes = parts.bytes(800);
    Out uvs;
    for (const UvPoint &p : points)
        uvs.f32({float(p.u), float(p.v)});
    return bytes.replace(bytes.indexOf("UVBS") + 8, uvs.bytes.size(), uvs.bytes);
}

std::unique_ptr<Document> sample()
{
    MdxFile f;
    f.textures = {texture(0, "Armor.blp"), texture(0, "Shine.blp")};
    f.textureAnimations = {sized({})};
    f.materials = {material(800, {layer(800, 0), layer(800, 1, 0)}), material(800, {layer(800, 1)})};
    f.geosets = {geoset(0, rectangle), geoset(1, {{2.25, -0.75}, {2.75, -0.75}, {2.75, -0.5}, {2.25, -0.5}}),
                 geoset(0, rectangle)};
    return open(f.bytes());
}

/// Grey, of that size.
std::shared_ptr<const DecodedImage> picture(int width, int height)
{
    auto image = std::make_shared<DecodedImage>();
    image->levels = {{width, height, QByteArray(width * height * 4, char(0x80))}};
    return image;
}

struct Fixture
{
    explicit Fixture(QSize texture = {64, 64}) : document(sample()), before(saved(*document))
    {
        page.setStates([texture](const Document &, const ModelTexture &) {
            return TextureState{TextureState::Ready, picture(texture.width(), texture.height())};
        });
        page.resize(900, 500);
        page.show();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
        page.setDocument(document.get());
        QCoreApplication::processEvents();
        page.view()->setFocus();
        page.view()->grab(); // the first picture frames everything
    }
    UvView &view() { return *page.view(); }
    const Points &points() { return page.session().shape().points(); }
    QPoint at(const UvPoint &p) { return view().axes().at(p).toPoint(); }
    UvPoint uv(const QPoint &p) { return view().axes().uvAt(p); }
    UvRows selected() { return page.session().selected(); }
    void click(const UvPoint &p, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&view(), Qt::LeftButton, modifiers, at(p));
    }
    /// Returns how far the pointer moved, in texture coordinates.
    UvPoint drag(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers = {}, bool release = true)
    {
        QTest::mousePress(&view(), Qt::LeftButton, {}, from);
        for (const QPoint &p : {(from + to) / 2, to}) {
            QMouseEvent move(QEvent::MouseMove, p, view().mapToGlobal(p), Qt::NoButton, Qt::LeftButton, modifiers);
            QCoreApplication::sendEvent(&view(), &move);
        }
        if (release)
            QTest::mouseRelease(&view(), Qt::LeftButton, modifiers, to);
        return {uv(to).u - uv(from).u, uv(to).v - uv(from).v};
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), key, modifiers); }
    void type(const char *box, const QString &text)
    {
        UvNumberBox *field = page.fields()->box(box);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    std::unique_ptr<Document> document;
    QByteArray before;
    UvPanel page;
};

/// Floats hold seven digits.
bool near(const Points &a, const Points &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const UvPoint &x, const UvPoint &y) {
        return std::abs(x.u - y.u) < 1e-6 && std::abs(x.v - y.v) < 1e-6;
    });
}
#define COMPARE_POINTS(actual, ...)                                                                                    \
    do {                                                                                                               \
        const Points now = actual;                                                                                     \
        QString text;                                                                                                  \
        for (const UvPoint &p : now)                                                                                   \
            text += QStringLiteral("(%1, %2) ").arg(p.u).arg(p.v);                                                     \
        QVERIFY2(near(now, Points __VA_ARGS__), qPrintable(text));                                                     \
    } while (false)

} // namespace

class TestUvPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheSelection()
    {
        Fixture f;
        const NodeId a = object(*f.document, "geosets", 0), b = object(*f.document, "geosets", 1),
                     c = object(*f.document, "geosets", 2);
        using Nodes = std::vector<NodeId>;
        QCOMPARE(f.page.session().shown(), Nodes{a});
        COMPARE_POINTS(f.points(), (rectangle));
        QCOMPARE(f.page.textureBox()->count(), 3);                          // none, and the two of its material
        QCOMPARE(f.page.setBox()->itemText(0), QStringLiteral("UV set 0")); // as files and paths count
        QVERIFY2(f.page.textureBox()->itemText(1).endsWith(QStringLiteral("UV set 0")),
                 qPrintable(f.page.textureBox()->itemText(1)));
        f.document->selection().select(b);
        QCOMPARE(f.page.session().shown(), Nodes{b});
        QCOMPARE(f.page.textureBox()->count(), 2);
        f.document->selection().select(object(*f.document, "materials", 0));
        QCOMPARE(f.page.session().shown(), (Nodes{a, c}));
        QCOMPARE(f.points().size(), std::size_t(8));
        f.document->selection().set({b, c});
        QCOMPARE(f.page.session().shown(), (Nodes{b, c}));
        // The second layer brings its texture to the front, and says that it is moved.
        f.document->selection().select(f.document->model().idAt(test::at(*f.document, "materials[0].layers"), 1));
        QCOMPARE(f.page.textureBox()->currentIndex(), 2);
        QVERIFY(f.page.note()->text().contains(QStringLiteral("texture animation")));
        // An object without coordinates leaves the dock as it is.
        f.document->selection().select(object(*f.document, "textureAnimations", 0));
        QCOMPARE(f.page.session().shown(), (Nodes{a, c}));
        f.page.partBox()->setCurrentIndex(2);
        Q_EMIT f.page.partBox()->activated(2);
        QCOMPARE(f.page.session().shown(), Nodes{b});
        QCOMPARE(f.document->selection().current(), b);
    }

    void selects()
    {
        Fixture f;
        f.click(rectangle[0]);
        QCOMPARE(f.selected(), UvRows{0});
        f.click(rectangle[2], Qt::ShiftModifier);
        QCOMPARE(f.selected(), (UvRows{0, 2}));
        f.click(rectangle[2], Qt::ControlModifier);
        QCOMPARE(f.selected(), UvRows{0});
        f.click({0.5, 0.25}); // the edge from 0 to 1
        QCOMPARE(f.selected(), (UvRows{0, 1}));
        f.click({0.1, 0.9});
        QCOMPARE(f.selected(), UvRows());
        f.drag(f.at({0.6, 0.1}), f.at({0.9, 0.6}));
        QCOMPARE(f.selected(), (UvRows{1, 2}));
        f.key(Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(f.selected(), (UvRows{0, 3}));
        f.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(f.selected().size(), std::size_t(4));
        f.key(Qt::Key_Escape);
        QCOMPARE(f.selected(), UvRows());
        QTest::mouseDClick(&f.view(), Qt::LeftButton, {}, f.at(rectangle[1]));
        QCOMPARE(f.selected().size(), std::size_t(4));
        QCOMPARE(f.document->historyCount(), 0);
    }

    /// Vertices at one place in space and on the texture count as one: within a geoset there are none here, so that
    /// islands come from the triangles alone.
    void islands()
    {
        Fixture f;
        f.document->selection().select(object(*f.document, "materials", 0));
        f.page.session().pick({5}, UvPick::Replace);
        // The third geoset has the first one's places: joined.
        QCOMPARE(f.selected(), (UvRows{1, 5}));
        f.page.action("island")->trigger();
        QCOMPARE(f.selected().size(), std::size_t(8));
    }

    void dragMovesInOneStep()
    {
        Fixture f;
        f.click(rectangle[0]);
        f.click(rectangle[1], Qt::ShiftModifier);
        const UvPoint way = f.drag(f.at(rectangle[0]), f.at(rectangle[0]) + QPoint(40, 25));
        COMPARE_POINTS(f.points(),
                       {{0.25 + way.u, 0.25 + way.v}, {0.75 + way.u, 0.25 + way.v}, {0.75, 0.5}, {0.25, 0.5}});
        QCOMPARE(f.document->historyCount(), 1);
        QCOMPARE(f.selected(), (UvRows{0, 1}));
        f.document->undo();
        COMPARE_BYTES(saved(*f.document), f.before);
        COMPARE_POINTS(f.points(), (rectangle));
    }

    void dragTakesWhatIsUnderIt()
    {
        Fixture f;
        const UvPoint way = f.drag(f.at(rectangle[3]), f.at(rectangle[3]) + QPoint(-30, 40), Qt::ShiftModifier);
        COMPARE_POINTS(f.points(),
                       {{0.25, 0.25}, {0.75, 0.25}, {0.75, 0.5}, {0.25, 0.5 + way.v}}); // Shift: the longer way alone
        QCOMPARE(f.selected(), UvRows{3});
    }

    void escapeTakesADragBack()
    {
        Fixture f;
        f.drag(f.at(rectangle[0]), f.at(rectangle[0]) + QPoint(40, 25), {}, false);
        QVERIFY(f.view().isEditing());
        QVERIFY(!near(f.points(), rectangle)); // the model follows while it lasts
        f.key(Qt::Key_Escape);
        QVERIFY(!f.view().isEditing());
        QCOMPARE(f.document->historyCount(), 0);
        COMPARE_BYTES(saved(*f.document), f.before);
        QTest::mouseRelease(&f.view(), Qt::LeftButton, {}, f.at(rectangle[0]));
        COMPARE_BYTES(saved(*f.document), f.before);
    }

    /// Texels of 64: the dragged vertex snaps to a whole one.
    void snapsToTexels()
    {
        Fixture f;
        f.drag(f.at(rectangle[0]), f.at(rectangle[0]) + QPoint(33, 17), Qt::ControlModifier);
        const UvPoint p = f.points()[0];
        QCOMPARE(p.u * 64, std::round(p.u * 64));
        QCOMPARE(p.v * 64, std::round(p.v * 64));
        QVERIFY(p.u > 0.25 && p.v > 0.25);
    }

    void flipsTurnsAndFits_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QSize>("texture");
        QTest::addColumn<Points>("expected");
        // The middle is 0.5, 0.375.
        QTest::newRow("horizontally") << "flipU" << QSize(64, 64)
                                      << Points{{0.75, 0.25}, {0.25, 0.25}, {0.25, 0.5}, {0.75, 0.5}};
        QTest::newRow("vertically") << "flipV" << QSize(64, 64)
                                    << Points{{0.25, 0.5}, {0.75, 0.5}, {0.75, 0.25}, {0.25, 0.25}};
        // (-0.25, -0.125) from the middle becomes (0.125, -0.25).
        QTest::newRow("turn right") << "turnRight" << QSize(64, 64)
                                    << Points{{0.625, 0.125}, {0.625, 0.625}, {0.375, 0.625}, {0.375, 0.125}};
        QTest::newRow("turn left") << "turnLeft" << QSize(64, 64)
                                   << Points{{0.375, 0.625}, {0.375, 0.125}, {0.625, 0.125}, {0.625, 0.625}};
        // A texture half as high as wide: in its widths (-0.25, -0.0625), turned (0.0625, -0.25), in its own measures
        // (0.0625, -0.5).
        QTest::newRow("right on a wide texture")
            << "turnRight" << QSize(64, 32)
            << Points{{0.5625, -0.125}, {0.5625, 0.875}, {0.4375, 0.875}, {0.4375, -0.125}};
        QTest::newRow("fit") << "fit" << QSize(64, 64) << Points{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
        QTest::newRow("left") << "alignLeft" << QSize(64, 64)
                              << Points{{0.25, 0.25}, {0.25, 0.25}, {0.25, 0.5}, {0.25, 0.5}};
        QTest::newRow("bottom") << "alignBottom" << QSize(64, 64)
                                << Points{{0.25, 0.5}, {0.75, 0.5}, {0.75, 0.5}, {0.25, 0.5}};
        QTest::newRow("to the cursor") << "toCursor" << QSize(64, 64)
                                       << Points{{0.25, 0.375}, {0.75, 0.375}, {0.75, 0.625}, {0.25, 0.625}};
    }
    void flipsTurnsAndFits()
    {
        QFETCH(QString, action);
        QFETCH(QSize, texture);
        QFETCH(Points, expected);
        Fixture f(texture);
        QVERIFY(!f.page.action(action.toLatin1().constData())->isEnabled());
        f.page.session().selectAll();
        f.page.action(action.toLatin1().constData())->trigger();
        COMPARE_POINTS(f.points(), (expected));
        QCOMPARE(f.document->historyCount(), 1);
        f.document->undo();
        COMPARE_BYTES(saved(*f.document), f.before);
    }

    void bringsIntoTheTile()
    {
        Fixture f;
        f.document->selection().select(object(*f.document, "geosets", 1));
        f.page.session().pick({0}, UvPick::Replace);
        f.page.session().selectAll();
        f.key(Qt::Key_W, Qt::ShiftModifier);
        COMPARE_POINTS(f.points(), {{0.25, 0.25}, {0.75, 0.25}, {0.75, 0.5}, {0.25, 0.5}});
    }

    void typedNumbers()
    {
        Fixture f;
        f.page.session().selectAll();
        f.key(Qt::Key_G);
        QTest::keyClicks(&f.view(), QStringLiteral("0.5"));
        f.key(Qt::Key_Tab);
        QTest::keyClicks(&f.view(), QStringLiteral("-.25"));
        f.key(Qt::Key_Return);
        COMPARE_POINTS(f.points(), {{0.75, 0}, {1.25, 0}, {1.25, 0.25}, {0.75, 0.25}});
        f.document->undo();
        f.key(Qt::Key_S);
        QTest::keyClicks(&f.view(), QStringLiteral("2"));
        f.key(Qt::Key_Return);
        COMPARE_POINTS(f.points(), {{0, 0.125}, {1, 0.125}, {1, 0.625}, {0, 0.625}});
        f.document->undo();
        f.key(Qt::Key_S);
        f.key(Qt::Key_X);
        QTest::keyClicks(&f.view(), QStringLiteral("2"));
        f.key(Qt::Key_Return);
        COMPARE_POINTS(f.points(), {{0, 0.25}, {1, 0.25}, {1, 0.5}, {0, 0.5}});
        f.document->undo();
        f.key(Qt::Key_R);
        QTest::keyClicks(&f.view(), QStringLiteral("180"));
        f.key(Qt::Key_Return);
        COMPARE_POINTS(f.points(), {{0.75, 0.5}, {0.25, 0.5}, {0.25, 0.25}, {0.75, 0.25}});
        f.document->undo();
        COMPARE_BYTES(saved(*f.document), f.before);
        f.key(Qt::Key_G);
        QTest::keyClicks(&f.view(), QStringLiteral("5"));
        f.key(Qt::Key_Escape);
        COMPARE_BYTES(saved(*f.document), f.before);
    }

    void fields()
    {
        Fixture f;
        QVERIFY(!f.page.fields()->box("u")->isEnabled());
        f.page.session().selectAll();
        QCOMPARE(f.page.fields()->box("u")->value(), 0.5);
        QCOMPARE(f.page.fields()->box("v")->value(), 0.375);
        QCOMPARE(f.page.fields()->box("width")->value(), 0.5);
        f.type("u", QStringLiteral("0.25"));
        COMPARE_POINTS(f.points(), {{0, 0.25}, {0.5, 0.25}, {0.5, 0.5}, {0, 0.5}});
        f.document->undo();
        f.type("width", QStringLiteral("*2"));
        COMPARE_POINTS(f.points(), {{0, 0.25}, {1, 0.25}, {1, 0.5}, {0, 0.5}});
        f.document->undo();
        f.view().setPivot(UvPivot::Cursor);
        f.view().setCursor2d({0.25, 0});
        f.type("height", QStringLiteral("0.5"));
        COMPARE_POINTS(f.points(), {{0.25, 0.5}, {0.75, 0.5}, {0.75, 1}, {0.25, 1}});
        f.document->undo();
        f.type("angle", QStringLiteral("180"));
        COMPARE_POINTS(f.points(), {{0.25, -0.25}, {-0.25, -0.25}, {-0.25, -0.5}, {0.25, -0.5}});
        f.document->undo();
        COMPARE_BYTES(saved(*f.document), f.before);
    }

    /// The right side of the box: twice as far from the left one.
    void handlesScale()
    {
        Fixture f;
        f.page.session().selectAll();
        const QRectF box = f.view().axes().rectOf({{0.25, 0.25}, {0.75, 0.5}}).adjusted(-10, -10, 10, 10);
        const QPoint side = QPointF(box.right(), box.center().y()).toPoint();
        const UvPoint way = f.drag(side, side + QPoint(50, 30));
        COMPARE_POINTS(f.points(), {{0.25, 0.25}, {0.75 + way.u, 0.25}, {0.75 + way.u, 0.5}, {0.25, 0.5}});
        QCOMPARE(f.document->historyCount(), 1);
    }

    void arrowsGoByTexels()
    {
        Fixture f;
        f.click(rectangle[0]);
        f.key(Qt::Key_Right);
        f.key(Qt::Key_Down, Qt::ShiftModifier);
        COMPARE_POINTS(f.points(), {{0.25 + 1.0 / 64, 0.25 + 10.0 / 64}, {0.75, 0.25}, {0.75, 0.5}, {0.25, 0.5}});
        QCOMPARE(f.document->historyCount(), 2);
    }

    /// Two parts are shown; an edit of one geoset's vertices only changes that one.
    void severalParts()
    {
        Fixture f;
        const NodeId a = object(*f.document, "geosets", 0), b = object(*f.document, "geosets", 1);
        f.document->selection().set({a, b});
        f.page.session().pick({4}, UvPick::Replace);
        f.page.session().growToIslands();
        QCOMPARE(f.selected(), (UvRows{4, 5, 6, 7}));
        f.page.wrap();
        const UvFacet &facet = *f.document->format()->uvs();
        COMPARE_POINTS(facet.mesh(f.document->model(), a, 0).coordinates, (rectangle));
        COMPARE_POINTS(facet.mesh(f.document->model(), b, 0).coordinates, (rectangle));
    }

    void followsEditsOfOthers()
    {
        Fixture f;
        f.page.session().selectAll();
        EditBuilder builder = edit(*f.document);
        builder.set(test::at(*f.document, "geosets[0].uvSets[0].coordinates[1]"), Vec2{3, 4});
        QCOMPARE(push(*f.document, builder), QString());
        QCOMPARE(f.points()[1], (UvPoint{3, 4}));
        QCOMPARE(f.selected().size(), std::size_t(4));
        EditBuilder removing = edit(*f.document);
        removing.remove(object(*f.document, "geosets", 0));
        QCOMPARE(push(*f.document, removing), QString());
        QCOMPARE(f.page.session().shown(), (std::vector<NodeId>{object(*f.document, "geosets", 0)}));
        f.document.reset();
        QVERIFY(!f.page.isShowingContent());
    }

    void wheelKeepsThePlaceUnderThePointer()
    {
        Fixture f;
        const QPoint place(100, 80);
        const UvPoint before = f.uv(place);
        const double zoom = f.view().axes().zoom();
        QWheelEvent wheel(place, f.view().mapToGlobal(place), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&f.view(), &wheel);
        QVERIFY(f.view().axes().zoom() > zoom);
        COMPARE_POINTS((Points{f.uv(place)}), {before});
        f.key(Qt::Key_Home);
        QVERIFY(f.view().rect().contains(f.at({0, 0})) && f.view().rect().contains(f.at({1, 1})));
        f.click(rectangle[0]);
        f.key(Qt::Key_F);
        QVERIFY((f.at(rectangle[0]) - f.view().rect().center()).manhattanLength() <= 2);
    }

    /// A tile of 200 × 100 pixels: the upper edge of the rectangle is at row 25, from column 50 to 150.
    void exportsTheLayout()
    {
        Fixture f;
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("uv.png"));
        QVERIFY(bool(f.page.exportLayout(file, {200, 100}, false)));
        const QImage image(file);
        QCOMPARE(image.size(), QSize(200, 100));
        const auto alpha = [&image](int x, int y) {
            return std::max(qAlpha(image.pixel(x, y)), qAlpha(image.pixel(x, y - 1)));
        };
        QVERIFY(alpha(100, 25) > 100);
        QVERIFY(alpha(100, 50) > 100);
        QCOMPARE(alpha(20, 20), 0);
        QCOMPARE(alpha(100, 80), 0);
        QVERIFY(bool(f.page.exportLayout(file, {64, 64}, true)));
        QCOMPARE(qAlpha(QImage(file).pixel(2, 2)), 255);
        QVERIFY(!f.page.exportLayout(file, {0, 64}, true));
        QVERIFY(!f.page.exportLayout(folder.filePath(QStringLiteral("no/such/uv.png")), {8, 8}, true));
    }

    void showsPartsThatAreElsewhere()
    {
        Fixture f;
        f.view().zoom(3);
        f.document->selection().select(object(*f.document, "geosets", 1));
        QVERIFY(f.view().rect().contains(f.at({2.25, -0.75})) && f.view().rect().contains(f.at({2.75, -0.5})));
        const double zoom = f.view().axes().zoom();
        f.document->selection().select(object(*f.document, "geosets", 0)); // in view: the view stays
        QCOMPARE(f.view().axes().zoom(), zoom);
    }

    void options()
    {
        Fixture f;
        QVariantMap options = f.page.options();
        options[QStringLiteral("opacity")] = 30;
        options[QStringLiteral("snap")] = 1;
        options[QStringLiteral("uv.grid")] = false;
        f.page.setOptions(options);
        QCOMPARE(f.page.options(), options);
        QCOMPARE(f.view().displayOptions().opacity, 0.3);
        QCOMPARE(f.view().snapping(), UvSnapping::Texels);
        QVERIFY(!f.view().displayOptions().grid);
        f.page.setOptions({{QStringLiteral("snap"), 99}});
        QCOMPARE(f.view().snapping(), UvSnapping::Grid);
        QCOMPARE(f.view().displayOptions().opacity, 0.3);
    }

    /// Nothing is calculated behind another dock; it is there as soon as the dock is shown.
    void waitsWhileHidden()
    {
        Fixture f;
        f.page.hide();
        const NodeId b = object(*f.document, "geosets", 1);
        f.document->selection().select(b);
        QVERIFY(f.page.session().isStale());
        f.page.show();
        QTRY_COMPARE(f.page.session().shown(), std::vector<NodeId>{b});
    }
};

SINEW_TEST(tst_uv_panel, TestUvPanel)

} // namespace tst_uv_panel
#include "tst_uv_panel.moc"
