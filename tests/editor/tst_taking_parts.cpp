// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Model → Take parts from another model: handles in the viewport in step with the numbers.

#include "core/facets/creation_facet.h"
#include "core/format/format.h"
#include "editor/parts/node_table.h"
#include "editor/parts/part_tree.h"
#include "editor/parts/ready_made_dialog.h"
#include "editor/parts/remedy_row.h"
#include "editor/view/placement_form.h"
#include "editor/view/placement_gizmo.h"
#include "tests/editor/parts_fixture.h"
#include "tests/support/test_program.h"
#include "viewport/draw/texture_provider.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QPointer>
#include <QPushButton>
#include <QTest>

#include <random>
#include <set>

namespace tst_taking_parts {

using namespace sinew;

namespace {

const QSizeF pictureSize(640, 480);

const mdx::Root &rootOf(const Document &document)
{
    return test::PartsFixture::rootOf(document);
}

QByteArray bytesOf(const Document &document)
{
    return test::PartsFixture::bytesOf(document);
}

Eigen::AlignedBox3f boxOf(const mdx::Geoset &geoset)
{
    Eigen::AlignedBox3f box;
    for (const Vec3 &v : geoset.vertices)
        box.extend(Eigen::Vector3f(v.x, v.y, v.z));
    return box;
}

/// Keys of a gesture; it ends with Enter.
void type(TransformController &transform, const char *text)
{
    for (; *text; ++text) {
        const int key = *text == '\r' ? int(Qt::Key_Return) : QChar(QLatin1Char(*text)).toUpper().unicode();
        transform.keyEvent(
            QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, *text == '\r' ? QString() : QString(QLatin1Char(*text))));
    }
}

} // namespace

class TestTakingParts : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::PartsFixture> m_fixture;

    Document *open(const char *sample) { return m_fixture->open(sample); }
    PartsDialog *shown() { return m_fixture->shown(); }
    double number(PartsDialog &dialog, const char *name)
    {
        return dialog.findChild<QDoubleSpinBox *>(QLatin1String(name))->value();
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<test::PartsFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void handlesMoveTheParts()
    {
        Document *donor = open("showcase/showcase.mdx");
        Document *target = open("machine/engine.mdx");
        target->playback().setSequence(NoNode, 0, 0);
        m_fixture->view(*target);
        const QByteArray before = bytesOf(*target);
        const std::size_t geosets = rootOf(*target).geosets.size();
        const Eigen::AlignedBox3f there = boxOf(rootOf(*donor).geosets[0]);
        TransformController &transform = m_fixture->viewport().transform();
        QCOMPARE(transform.tool(), EditTool::Select);
        QPointer<PartsDialog> dialog = shown();
        QCOMPARE(transform.tool(), EditTool::Move);
        QVERIFY(!transform.gizmo(pictureSize));
        dialog->findChild<QCheckBox *>(QStringLiteral("bind"))->setChecked(true);
        dialog->parts().check(rootOf(*donor).geosets.ids[0], true);
        QTRY_COMPARE(rootOf(*target).geosets.size(), geosets + 1);
        // At rest the handles are in the middle of the parts.
        std::optional<Gizmo> gizmo = transform.gizmo(pictureSize);
        QVERIFY(gizmo);
        QVERIFY((gizmo->origin - there.center()).norm() < 1e-3f);

        const auto taken = [&] { return boxOf(rootOf(*target).geosets[geosets]); };
        const auto isAt = [&](const Eigen::Vector3f &centre) { return (taken().center() - centre).norm() < 0.01f; };
        const Eigen::Vector3f moved = there.center() + Eigen::Vector3f(7, 0, 0);
        QVERIFY(transform.start(EditTool::Move, {100, 100}, pictureSize));
        type(transform, "x7\r");
        QCOMPARE(number(*dialog, "move0"), 7.0);
        QTRY_VERIFY(isAt(moved));
        // The middle stays where it is, whatever the numbers are about.
        QVERIFY(transform.start(EditTool::Rotate, {100, 100}, pictureSize));
        type(transform, "z90\r");
        QCOMPARE(number(*dialog, "turn2"), 90.0);
        QTRY_VERIFY(std::abs(taken().sizes().x() - there.sizes().y()) < 0.01f);
        QVERIFY(isAt(moved));
        QVERIFY(transform.start(EditTool::Scale, {100, 100}, pictureSize));
        type(transform, "2\r");
        QCOMPARE(number(*dialog, "scale"), 200.0);
        QTRY_VERIFY(std::abs(taken().sizes().z() - 2 * there.sizes().z()) < 0.01f);
        QVERIFY(isAt(moved));
        gizmo = transform.gizmo(pictureSize);
        QVERIFY(gizmo && (gizmo->origin - moved).norm() < 0.01f);
        // Esc takes a gesture back.
        const double height = number(*dialog, "move2");
        QVERIFY(transform.start(EditTool::Move, {100, 100}, pictureSize));
        type(transform, "z50");
        QCOMPARE(number(*dialog, "move2"), height + 50);
        transform.cancel();
        QTRY_VERIFY(isAt(moved));
        QCOMPARE(target->historyCount(), 1);

        dialog->accept();
        QTRY_VERIFY(!dialog);
        QCOMPARE(transform.tool(), EditTool::Select);
        QVERIFY(isAt(moved));
        QCOMPARE(target->historyCount(), 1);
        target->undo();
        QVERIFY(bytesOf(*target) == before);
    }

    /// What follows a posed node is dragged where it is shown, and its numbers are about where it is at rest.
    void handlesFollowThePose()
    {
        Document *donor = open("showcase/showcase.mdx");
        Document *target = open("showcase/showcase.mdx");
        m_fixture->view(*target);
        QPointer<PartsDialog> dialog = shown();
        dialog->parts().check(rootOf(*donor).geosets.ids[0], true);
        dialog->findChild<QCheckBox *>(QStringLiteral("bind"))->setChecked(true);
        const RenderScene &scene = m_fixture->viewport().currentView()->scene();
        // A bone that is turned at some moment.
        const auto clips = target->format()->sequences()->sequences(target->model());
        auto *bindTo = dialog->findChild<QComboBox *>(QStringLiteral("bindTo"));
        int row = -1;
        Pose pose;
        for (const Clip &clip : clips) {
            target->playback().setSequence(clip);
            target->playback().setTime((clip.start + clip.end) / 2);
            evaluatePose(scene, m_fixture->viewport().currentView()->when(), pose);
            for (std::size_t node = 0; node < scene.nodes.size() && row < 0; ++node)
                if (!pose.nodes[node].linear().isApprox(Eigen::Matrix3f::Identity(), 0.1f) &&
                    std::abs(pose.nodes[node].linear().determinant()) > 0.1f && !scene.nodes[node].billboarded)
                    row = int(node);
            if (row >= 0)
                break;
        }
        QVERIFY(row >= 0);
        const Eigen::Affine3f carried = pose.nodes[std::size_t(row)];
        bindTo->setCurrentIndex(bindTo->findData(scene.nodes[std::size_t(row)].source));
        QTRY_VERIFY(m_fixture->viewport().transform().gizmo(pictureSize));
        const Eigen::Vector3f rest = boxOf(rootOf(*donor).geosets[0]).center();
        QTRY_VERIFY((m_fixture->viewport().transform().gizmo(pictureSize)->origin - carried * rest).norm() < 0.01f);
        QVERIFY(m_fixture->viewport().transform().start(EditTool::Move, {100, 100}, pictureSize));
        type(m_fixture->viewport().transform(), "y5\r");
        const Eigen::Vector3f wanted = carried.linear().inverse() * Eigen::Vector3f(0, 5, 0);
        for (int axis = 0; axis < 3; ++axis) {
            const QByteArray name = "move" + QByteArray::number(axis);
            QVERIFY(std::abs(number(*dialog, name) - double(wanted[axis])) < 0.002);
        }
        dialog->reject();
        QTRY_VERIFY(!dialog);
    }

    /// What is dropped on the mesh follows a bone of the geoset that is hit.
    void nodesUnderThePointer()
    {
        Document *document = open("showcase/showcase.mdx");
        m_fixture->view(*document);
        DocumentView &view = *m_fixture->viewport().currentView();
        const Eigen::Vector2f size(640, 480);
        view.frameAll(size.x() / size.y());
        QCOMPARE(view.nodeUnder({1, 1}, size), NoNode);
        int hits = 0;
        std::set<NodeId> nodes;
        for (float y = 10; y < size.y(); y += 20)
            for (float x = 10; x < size.x(); x += 20) {
                const NodeId node = view.nodeUnder({x, y}, size);
                const NodeId mesh = view.pick({x, y}, size, true, [](const SceneNode &) { return false; });
                QCOMPARE(node == NoNode, mesh == NoNode);
                if (node == NoNode)
                    continue;
                ++hits;
                nodes.insert(node);
                const auto *geoset = document->model().get<mdx::Geoset>(mesh);
                const auto *bone = document->model().get<mdx::Bone>(node);
                QVERIFY(geoset && bone);
                const auto &bones = geoset->matrixIndices;
                QVERIFY(std::find(bones.begin(), bones.end(), std::uint32_t(bone->node.objectId)) != bones.end());
            }
        QVERIFY(hits > 20 && nodes.size() > 3);
    }

    /// Any gesture after any numbers: what they say together is both, one after the other.
    void numbersAddUp()
    {
        std::mt19937 random(7);
        const auto any = [&](double low, double high) { return std::uniform_real_distribution(low, high)(random); };
        PlacementForm form;
        PlacementGizmo gizmo(m_fixture->viewport(), form);
        PlacedThing thing;
        thing.about[PlacementRequest::GroundCentre] = {3, 4, 5};
        thing.about[PlacementRequest::Centre] = {3, 4, 25};
        gizmo.setThing(thing);
        for (int i = 0; i < 200; ++i) {
            PlacementRequest request;
            request.scale = any(0.5, 2);
            request.degrees = {any(-180, 180), i % 5 == 0 ? 90 : any(-180, 180), any(-180, 180)};
            request.move = {any(-50, 50), any(-50, 50), any(-50, 50)};
            request.mirrored = i % 4 - 1;
            request.about = PlacementRequest::About(i % 3);
            form.setRequest(request);
            const Similarity before = similarityAbout(form.request(), thing.about[request.about]);
            SpaceChange change;
            change.centre = {float(any(-9, 9)), float(any(-9, 9)), float(any(-9, 9))};
            change.turn = Eigen::AngleAxisf(float(any(-3, 3)), Eigen::Vector3f(1, float(any(-1, 1)), 2).normalized());
            change.scale.setConstant(float(any(0.5, 2)));
            change.move = {float(any(-9, 9)), float(any(-9, 9)), float(any(-9, 9))};
            gizmo.begin();
            gizmo.apply(change);
            const Similarity after = similarityAbout(form.request(), thing.about[request.about]);
            for (const Vec3 &place : {Vec3{1, 2, 3}, Vec3{-10, 5, 0}, Vec3{0, 0, 30}}) {
                const Vec3 first = before.point(place), both = after.point(place);
                const Eigen::Vector3f expected =
                    change.centre +
                    change.scale.x() * (change.turn * (Eigen::Vector3f(first.x, first.y, first.z) - change.centre)) +
                    change.move;
                // The form has two decimals of a degree.
                QVERIFY((expected - Eigen::Vector3f(both.x, both.y, both.z)).norm() < 0.05f);
            }
        }
    }

    void readyMadePartsArePreviewed()
    {
        Document *document = open("showcase/showcase.mdx");
        const QByteArray before = bytesOf(*document);
        const std::size_t geosets = rootOf(*document).geosets.size();
        const auto parts = document->format()->creation()->readyMadeParts();
        const auto glow =
            std::find_if(parts.begin(), parts.end(), [](const ReadyMadePart &part) { return part.atNode; });
        QVERIFY(glow != parts.end());
        document->selection().select(rootOf(*document).bones.ids[2]);
        ReadyMadeDialog::showFor(m_fixture->documents(), *glow, &m_fixture->window());
        QPointer<ReadyMadeDialog> dialog = m_fixture->window().findChild<ReadyMadeDialog *>();
        QVERIFY(dialog);
        QCOMPARE(rootOf(*document).geosets.size(), geosets + 1);
        const auto parent = [&] {
            for (const mdx::Bone &bone : rootOf(*document).bones)
                if (bone.node.name.view() == "Team Glow")
                    return bone.node.parentId;
            return -2;
        };
        QCOMPARE(parent(), rootOf(*document).bones[2].node.objectId);
        auto *node = dialog->findChild<QComboBox *>(QStringLiteral("node"));
        node->setCurrentIndex(node->findData(rootOf(*document).bones.ids[0]));
        QCOMPARE(parent(), rootOf(*document).bones[0].node.objectId);
        QCOMPARE(rootOf(*document).geosets.size(), geosets + 1);
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QVERIFY(bytesOf(*document) == before);
        QCOMPARE(document->historyCount(), 0);
        ReadyMadeDialog::showFor(m_fixture->documents(), *glow, &m_fixture->window());
        dialog = m_fixture->window().findChild<ReadyMadeDialog *>();
        dialog->accept();
        QTRY_VERIFY(!dialog);
        QCOMPARE(document->historyCount(), 1);
    }

    /// What is refused for a limit comes with what would help.
    void offersWaysOut()
    {
        Document *donor = open("hd1000/wyrm.mdx");
        Document *target = open("machine/engine.mdx");
        const auto &there = rootOf(*donor).popcornEmitters;
        QVERIFY(!there.isEmpty());
        QVERIFY(rootOf(*target).version < 900);
        QPointer<PartsDialog> dialog = shown();
        dialog->parts().check(there.ids[0], true);
        auto *row = dialog->findChild<RemedyRow *>();
        QTRY_VERIFY(!row->isHidden());
        QCOMPARE(rootOf(*target).version, 800u);
        QCOMPARE(target->historyCount(), 0);
        auto *convert = row->findChild<QPushButton *>();
        QVERIFY2(convert->text().contains(QStringLiteral("1000")), qPrintable(convert->text()));
        dialog->reject();
        QTRY_VERIFY(!dialog);
    }

    /// Fewer triangles, in the same place.
    void simplifiesParts()
    {
        Document *donor = open("showcase/showcase.mdx");
        Document *target = open("machine/engine.mdx");
        const std::size_t geosets = rootOf(*target).geosets.size();
        QPointer<PartsDialog> dialog = shown();
        dialog->parts().check(rootOf(*donor).geosets.ids[0], true);
        QTRY_COMPARE(rootOf(*target).geosets.size(), geosets + 1);
        const auto corners = [&] { return rootOf(*target).geosets[geosets].faces.size(); };
        QCOMPARE(corners(), rootOf(*donor).geosets[0].faces.size());
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("keep"))->setValue(50);
        QTRY_VERIFY(rootOf(*target).geosets.size() == geosets + 1 &&
                    corners() < rootOf(*donor).geosets[0].faces.size());
        dialog->reject();
        QTRY_VERIFY(!dialog);
    }
};

SINEW_TEST(tst_taking_parts, TestTakingParts)

} // namespace tst_taking_parts

#include "tst_taking_parts.moc"
