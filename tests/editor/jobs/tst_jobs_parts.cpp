// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Jobs with another model in the window: weapon swap, head swap, animation transfer, retargeted walk.

#include "editor/parts/donor_box.h"
#include "editor/parts/part_tree.h"
#include "editor/parts/parts_dialog.h"
#include "tests/editor/jobs/job_fixture.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>

namespace tst_jobs_parts {

using namespace sinew;
using namespace sinew::test;

class TestJobsParts : public JobFixture
{
    Q_OBJECT

    /// Brings up the dialog with an open model as the donor.
    PartsDialog *takeFrom(const char *donor)
    {
        trigger("model.takeParts");
        auto *dialog = m_window->findChild<PartsDialog *>();
        auto *box = dialog->findChild<QComboBox *>(QStringLiteral("donor"));
        box->setCurrentText(QLatin1String(donor));
        if (box->currentText() != QLatin1String(donor))
            qFatal("%s is not among the donors", donor);
        return dialog;
    }
    static void tick(PartsDialog *dialog, const char *box)
    {
        auto *wanted = dialog->findChild<QCheckBox *>(QLatin1String(box));
        QVERIFY(wanted->isVisible() && wanted->isEnabled());
        wanted->click();
        QVERIFY(wanted->isChecked());
    }
    static void fit(PartsDialog *dialog)
    {
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("fit")), Qt::LeftButton);
    }
    /// Watches the preview in a sequence, and stops it on the way.
    void watch(PartsDialog *dialog, Document &document, const char *sequence)
    {
        auto *box = dialog->findChild<QComboBox *>(QStringLiteral("sequence"));
        const int row = box->findText(QLatin1String(sequence), Qt::MatchStartsWith);
        QVERIFY(row >= 0);
        box->setCurrentIndex(row);
        QTest::qWait(400);
        document.playback().setPlaying(false);
        goTo(document, sequence, 0.4);
    }
    /// Waits until the preview is there, moves the dialog to where it hides least, and takes it as it was accepted.
    void take(PartsDialog *dialog, const QString &picture)
    {
        QTest::qWait(400);
        dialog->resize(640, 640);
        putAside(dialog);
        takePicture(picture);
        acceptDialog(dialog);
    }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        openJobWindow();
        if (!m_window->viewport().unavailable().isEmpty())
            QSKIP("there is no 3D view here");
    }
    void cleanup()
    {
        if (m_window)
            closeWindow();
    }

    /// The knight gets the golem's hammer for his sword, whose hilt is in the same geoset as his body.
    void weaponSwap()
    {
        const PosedModel golem(*openModel("golem.mdl"));
        const NodeId hammer = rootOf(*m_window->documents().current()).geosets.ids[GolemHammer];
        Document *knight = openModel("knight.mdx");
        begin(*knight);
        const PosedModel before(*knight);
        takePicture(QStringLiteral("weapon-swap-1"));
        constexpr std::size_t body = 0, blade = 4;
        const std::vector<NodeId> geosets = rootOf(*knight).geosets.ids;
        selectInTree({geosets[body]});
        key(Qt::Key_M);
        key(Qt::Key_3);
        selectInTree({boneNamed(*knight, "Weapon")});
        trigger("mesh.bone");
        key(Qt::Key_Delete);
        key(Qt::Key_M);

        selectInTree({geosets[blade]});
        PartsDialog *dialog = takeFrom("golem.mdl");
        dialog->parts().check(hammer, true);
        dialog->parts().reveal(hammer);
        tick(dialog, "bind");
        dialog->findChild<QComboBox *>(QStringLiteral("bindTo"))->setCurrentText(QStringLiteral("Weapon"));
        fit(dialog);
        tick(dialog, "replace");
        take(dialog, QStringLiteral("weapon-swap-2"));
        m_window->viewport().takeFocus();
        takePicture(QStringLiteral("weapon-swap-3"));

        const mdx::Root &root = rootOf(*knight);
        QCOMPARE(root.geosets.size(), geosets.size());
        QVERIFY(!knight->model().contains(geosets[blade]));
        const PosedModel after(*knight);
        const std::int32_t weapon = after.node("Weapon");
        const std::size_t mesh = after.mesh(root.geosets.ids.back()), theirs = golem.mesh(hammer);
        const Places theirRest = golem.atRest(theirs);
        QCOMPARE(after.scene.meshes[mesh].positions.size(), theirRest.size());
        const Eigen::Vector3f moved = after.pivot(weapon) - golem.pivot(golem.node("Weapon"));
        // Nothing else follows the weapon, and everything of the hammer does, in all sequences.
        for (std::size_t m = 0; m < after.scene.meshes.size(); ++m)
            for (std::size_t v = 0; v < after.scene.meshes[m].positions.size(); ++v)
                QCOMPARE(after.follows(m, v, weapon), m == mesh);
        double worst = 0, travel = 0;
        for (std::size_t row = 0; row < after.scene.sequences.size(); ++row)
            for (const double share : moments) {
                const Pose then = before.pose(std::int32_t(row), share);
                const std::vector<Places> now = after.at(std::int32_t(row), share);
                for (std::size_t v = 0; v < theirRest.size(); ++v) {
                    const Eigen::Vector3f wanted = then.nodes[std::size_t(weapon)] * (theirRest[v] + moved);
                    worst = std::max(worst, double((now[mesh][v] - wanted).norm()));
                    travel = std::max(travel, double((wanted - theirRest[v] - moved).norm()));
                }
            }
        qInfo("the hammer is off by %g of the size, and travels %g", worst / after.size(), travel / after.size());
        QVERIFY(worst <= 1e-4 * after.size());
        QVERIFY(travel > 0.1 * after.size());
        finish(*knight, 2);
    }

    /// The golem gets the knight's head, which is a part of his body first, with the plume that hangs on it.
    void headSwap()
    {
        Document *knight = openModel("knight.mdx");
        const std::vector<NodeId> geosets = rootOf(*knight).geosets.ids;
        selectInTree({geosets[0], geosets[1], geosets[2]});
        key(Qt::Key_M);
        key(Qt::Key_3);
        selectInTree({boneNamed(*knight, "Head"), boneNamed(*knight, "Plume"), boneNamed(*knight, "Plume Tip")});
        trigger("mesh.bone");
        key(Qt::Key_P);
        key(Qt::Key_M);
        const std::vector<NodeId> now = rootOf(*knight).geosets.ids;
        const std::vector<NodeId> heads(now.begin() + std::ptrdiff_t(geosets.size()), now.end());
        QVERIFY(heads.size() >= 2);
        const PosedModel donor(*knight);

        Document *golem = openModel("golem.mdl");
        begin(*golem);
        takePicture(QStringLiteral("head-swap-1"));
        const NodeId old = rootOf(*golem).geosets.ids[GolemHead];
        selectInTree({old});
        PartsDialog *dialog = takeFrom("knight.mdx");
        for (const NodeId head : heads)
            dialog->parts().check(head, true);
        dialog->parts().reveal(heads.front());
        constexpr double scale = 1.4;
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("scale"))->setValue(scale * 100);
        // The neck follows the chest as well, but most of the parts the head.
        fit(dialog);
        tick(dialog, "replace");
        take(dialog, QStringLiteral("head-swap-2"));
        takePicture(QStringLiteral("head-swap-3"));

        const mdx::Root &root = rootOf(*golem);
        QCOMPARE(root.geosets.size(), 3 + heads.size());
        QVERIFY(!golem->model().contains(old));
        const PosedModel after(*golem);
        const std::int32_t head = after.node("Head"), theirs = donor.node("Head");
        QCOMPARE(after.scene.nodes[std::size_t(after.node("Plume"))].parent, head);
        double worst = 0, turned = 0;
        std::size_t rigid = 0;
        for (std::size_t i = 0; i < heads.size(); ++i) {
            const std::size_t mesh = after.mesh(root.geosets.ids[3 + i]), from = donor.mesh(heads[i]);
            const Places rest = donor.atRest(from), own = after.atRest(mesh);
            QCOMPARE(own.size(), rest.size());
            for (const double share : moments) {
                const Pose pose = after.pose(0, share);
                const std::vector<Places> places = after.at(0, share);
                for (std::size_t v = 0; v < rest.size(); ++v) {
                    const Eigen::Vector3f wanted = (rest[v] - donor.pivot(theirs)) * float(scale) + after.pivot(head);
                    worst = std::max(worst, double((own[v] - wanted).norm()));
                    if (donor.bonesOf(from, v) != std::vector{theirs})
                        continue;
                    ++rigid;
                    const Eigen::Vector3f posed = pose.nodes[std::size_t(head)] * wanted;
                    worst = std::max(worst, double((places[mesh][v] - posed).norm()));
                    turned = std::max(turned, double((posed - wanted).norm()));
                }
            }
        }
        qInfo("the head is off by %g of the size and moves %g", worst / after.size(), turned / after.size());
        QVERIFY(rigid > 1000);
        QVERIFY(worst <= 1e-4 * after.size());
        QVERIFY(turned > 0.01 * after.size());
        finish(*golem, 1);
    }

    /// A recruit who lacks an attack gets it from the knight: the same skeleton, and so the same keys.
    void animationTransfer()
    {
        QVERIFY(QFile::copy(pathOf("knight.mdx"), pathOf("recruit.mdx")));
        Document *knight = openModel("knight.mdx");
        const PosedModel donor(*knight);
        const std::int32_t row = donor.sequence("Attack - 2");
        const NodeId attack = donor.scene.sequences[std::size_t(row)].source;
        Document *recruit = openModel("recruit.mdx");
        selectInTree({rootOf(*recruit).sequences.ids[std::size_t(row)]});
        trigger("edit.delete");
        trigger("file.save");
        begin(*recruit);
        const PosedModel before(*recruit);
        QCOMPARE(before.scene.sequences.size(), donor.scene.sequences.size() - 1);
        goTo(*recruit, "Stand", 0.5);
        takePicture(QStringLiteral("animation-transfer-1"));

        PartsDialog *dialog = takeFrom("knight.mdx");
        dialog->parts().check(attack, true);
        dialog->parts().reveal(attack);
        watch(dialog, *recruit, "Attack - 2");
        take(dialog, QStringLiteral("animation-transfer-2"));
        goTo(*recruit, "Attack - 2", 0.4);
        takePicture(QStringLiteral("animation-transfer-3"));

        const PosedModel after(*recruit);
        QCOMPARE(after.scene.sequences.size(), donor.scene.sequences.size());
        const std::int32_t taken = after.sequence("Attack - 2");
        double worst = 0, moves = 0;
        for (const double share : moments) {
            worst = std::max(worst, farthest(after.at(taken, share), donor.at(row, share)));
            moves = std::max(moves, farthest(donor.at(row, share), donor.at(row, 0)));
        }
        qInfo("vertices are off by %g of the size and move %g", worst / after.size(), moves / after.size());
        QVERIFY(worst <= 1e-5 * after.size());
        QVERIFY(moves > 0.1 * after.size());
        for (std::size_t other = 0; other < before.scene.sequences.size(); ++other)
            for (const double share : moments)
                QVERIFY(farthest(after.at(std::int32_t(other), share), before.at(std::int32_t(other), share)) <= 1e-5);
        finish(*recruit, 1);
    }

    /// The golem, with shorter legs and without collar bones, walks as the knight does: its feet stand as his do.
    void retargetedWalk()
    {
        const PosedModel donor(*openModel("knight.mdx"));
        const std::int32_t row = donor.sequence("Walk");
        const NodeId walk = donor.scene.sequences[std::size_t(row)].source;
        Document *golem = openModel("golem.mdl");
        begin(*golem);
        takePicture(QStringLiteral("retargeted-walk-1"));
        PartsDialog *dialog = takeFrom("knight.mdx");
        dialog->parts().check(walk, true);
        dialog->parts().reveal(walk);
        QVERIFY(dialog->findChild<QCheckBox *>(QStringLiteral("adapt"))->isChecked());
        QVERIFY(dialog->findChild<QCheckBox *>(QStringLiteral("feet"))->isChecked());
        watch(dialog, *golem, "Walk");
        take(dialog, QStringLiteral("retargeted-walk-2"));
        goTo(*golem, "Walk", 0.8);
        takePicture(QStringLiteral("retargeted-walk-3"));

        const PosedModel after(*golem);
        const std::int32_t taken = after.sequence("Walk");
        QCOMPARE(after.scene.nodes.size(), std::size(golemBones));
        constexpr int steps = 60;
        for (const char *side : {"Left", "Right"}) {
            const std::int32_t own = after.node(std::string("Foot ") + side),
                               theirs = donor.node(std::string("Foot ") + side),
                               thigh = after.node(std::string("Thigh ") + side);
            const double leg = double((after.pivot(thigh) - after.pivot(own)).norm());
            // The golem's way is the knight's, only smaller: by how much is found from the ways themselves.
            Places ownWay, theirWay;
            double product = 0, square = 0;
            for (int i = 0; i <= steps; ++i) {
                const double share = double(i) / steps;
                ownWay.push_back(after.pose(taken, share).nodes[std::size_t(own)] * after.pivot(own) -
                                 after.pivot(own));
                theirWay.push_back(donor.pose(row, share).nodes[std::size_t(theirs)] * donor.pivot(theirs) -
                                   donor.pivot(theirs));
                product += double(ownWay.back().dot(theirWay.back()));
                square += double(theirWay.back().squaredNorm());
            }
            const double scale = product / square;
            double worst = 0, stride = 0;
            for (std::size_t i = 0; i < ownWay.size(); ++i) {
                worst = std::max(worst, double((ownWay[i] - theirWay[i] * float(scale)).norm()));
                stride = std::max(stride, double((ownWay[i] - ownWay[0]).norm()));
            }
            qInfo("%s foot: off by %.2f %% of a leg of %g, stride %g, scale %g", side, worst / leg * 100, leg, stride,
                  scale);
            QVERIFY(worst <= 0.01 * leg);
            QVERIFY(stride > 0.3 * leg);
            QVERIFY(scale > 0.5 && scale < 0.9);
        }
        finish(*golem, 1);
    }
};

SINEW_TEST(tst_jobs_parts, TestJobsParts)

} // namespace tst_jobs_parts

#include "tst_jobs_parts.moc"
