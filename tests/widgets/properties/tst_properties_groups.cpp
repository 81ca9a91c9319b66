// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// How the property panel presents the real formats: groups, names of parts, check boxes, angles, colours, flags.

#include "core/schema/struct_info.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/format.h"
#include "plugins/m3/model/model.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "widgets/properties/editors/rotation_editor.h"
#include "widgets/properties/editors/vector_editor.h"
#include "widgets/properties/parts/colour_button.h"
#include "widgets/properties/parts/elided_check_box.h"
#include "widgets/properties/parts/field_label.h"
#include "widgets/properties/parts/number_box.h"
#include "widgets/properties/property_group.h"
#include "widgets/properties/property_panel.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <numbers>

namespace tst_properties_groups {

using namespace sinew;

class TestPropertyGroups : public QObject
{
    Q_OBJECT

    std::unique_ptr<Document> m_document;
    std::unique_ptr<PropertyPanel> m_panel;

    template<class Model>
    void open(std::unique_ptr<Model> model, std::shared_ptr<const Format> format)
    {
        model->buildIndex();
        m_document = std::make_unique<Document>(std::move(model), std::move(format));
        m_panel = std::make_unique<PropertyPanel>();
        m_panel->resize(380, 900);
        m_panel->setDocument(m_document.get());
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void select(NodeId node)
    {
        m_document->selection().select(node);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the previous rows
    }
    QStringList groups() const
    {
        QStringList titles;
        for (const PropertyGroup *group : m_panel->findChildren<PropertyGroup *>())
            if (!group->head() && !group->parentWidget()->inherits("sinew::PropertyGroup") && isTop(group))
                titles << group->title();
        return titles;
    }
    static bool isTop(const PropertyGroup *group)
    {
        for (const QWidget *above = group->parentWidget(); above; above = above->parentWidget())
            if (qobject_cast<const PropertyGroup *>(above))
                return false;
        return true;
    }
    /// The text of a row beside its editor, in its group.
    QString groupOf(const PropertyRow *row) const
    {
        for (QWidget *above = row->parentWidget(); above; above = above->parentWidget())
            if (auto *group = qobject_cast<PropertyGroup *>(above); group && !group->head())
                return group->title();
        return {};
    }
    static QStringList labelsIn(const QWidget *widget)
    {
        QStringList texts;
        for (const FieldLabel *label : widget->findChildren<FieldLabel *>())
            texts << label->text();
        return texts;
    }
    static void type(NumberBox *box, const QString &text)
    {
        box->setFocus();
        box->selectAll();
        for (const QChar c : text) {
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(c));
            QCoreApplication::sendEvent(box, &press);
        }
        QTest::keyClick(box, Qt::Key_Return);
    }
    static QString textOf(NumberBox *box) { return box->findChild<QLineEdit *>()->text(); }

    static std::unique_ptr<mdx::MdxModel> emitterModel()
    {
        auto model = std::make_unique<mdx::MdxModel>();
        model->data.particleEmitters2.append().node.flags = 0x1000 | 0x8000;
        mdx::Bone &bone = model->data.bones.append();
        bone.node.flags = 0x100 | 0x80000;
        bone.node.objectId = 0;
        model->data.particleEmitters2.items[0].node.objectId = 1;
        model->data.geosets.append();
        model->data.pivots = {Vec3{}, Vec3{}};
        model->data.lights.append().node.objectId = 2;
        return model;
    }

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }
    void cleanup()
    {
        m_panel.reset();
        m_document.reset();
    }

    void inTheOrderOfAUsersMind()
    {
        auto model = emitterModel();
        const auto &data = model->data;
        open(std::move(model), createMdxFormat());
        select(data.particleEmitters2.ids[0]);
        QCOMPARE(groups(),
                 (QStringList{QStringLiteral("Emission"), QStringLiteral("Shape"), QStringLiteral("Look"),
                              QStringLiteral("Over life"), QStringLiteral("Texture"), QStringLiteral("Movement"),
                              QStringLiteral("Twinkling"), QStringLiteral("Node")}));
        const NodeId emitter = data.particleEmitters2.ids[0];
        PropertyRow *rate = m_panel->rowOf(fieldOf<&mdx::ParticleEmitter2::emissionRate>(emitter));
        QCOMPARE(groupOf(rate), QStringLiteral("Emission"));
        QVERIFY(rate->keyButton()); // its curve came along
        QCOMPARE(groupOf(m_panel->rowOf(fieldOf<&mdx::ParticleEmitter2::textureId>(emitter))),
                 QStringLiteral("Texture"));
        // A group without a field of this game is not shown.
        for (const PropertyGroup *group : m_panel->findChildren<PropertyGroup *>())
            if (group->title() == QStringLiteral("Twinkling"))
                QVERIFY(!group->isVisible());
        checkThemes(*m_panel, "properties-emitter");
    }

    void arraysAreLast()
    {
        auto model = emitterModel();
        const auto &data = model->data;
        open(std::move(model), createMdxFormat());
        const NodeId geoset = data.geosets.ids[0];
        select(geoset);
        const auto at = [&](const Address &address) {
            const auto &rows = m_panel->rows();
            return std::find(rows.begin(), rows.end(), m_panel->rowOf(address)) - rows.begin();
        };
        const auto material = at(fieldOf<&mdx::Geoset::materialId>(geoset));
        QVERIFY(material < at(fieldOf<&mdx::Geoset::vertices>(geoset)));
        QVERIFY(at(fieldOf<&mdx::Geoset::selectionGroup>(geoset)) < at(fieldOf<&mdx::Geoset::vertices>(geoset)));
    }

    void partsHaveNames()
    {
        auto model = emitterModel();
        const auto &data = model->data;
        open(std::move(model), createMdxFormat());
        select(data.particleEmitters2.ids[0]);
        const PropertyRow *sizes =
            m_panel->rowOf(fieldOf<&mdx::ParticleEmitter2::segmentScalings>(data.particleEmitters2.ids[0]));
        QCOMPARE(labelsIn(sizes->editor()),
                 (QStringList{QStringLiteral("Birth"), QStringLiteral("Middle"), QStringLiteral("Death")}));
    }

    void switchesAreCheckBoxes()
    {
        auto model = emitterModel();
        const auto &data = model->data;
        open(std::move(model), createMdxFormat());
        const NodeId emitter = data.particleEmitters2.ids[0];
        select(emitter);
        PropertyRow *squirt = m_panel->rowOf(fieldOf<&mdx::ParticleEmitter2::squirt>(emitter));
        auto *check = squirt->findChild<QCheckBox *>();
        QVERIFY(check);
        QVERIFY(!check->isChecked());
        check->click();
        QCOMPARE(int(data.particleEmitters2[0].squirt), 1);
        check->click();
        QCOMPARE(int(data.particleEmitters2[0].squirt), 0);
        m_document->undo();
        QVERIFY(check->isChecked());
    }

    void flagsOfOtherKindsAreUnderMore()
    {
        auto model = emitterModel();
        const auto &data = model->data;
        open(std::move(model), createMdxFormat());
        const auto shown = [&](NodeId node, const char *flag) {
            select(node);
            for (const ElidedCheckBox *check : m_panel->findChildren<ElidedCheckBox *>())
                if (check->fullText() == QLatin1String(flag))
                    return check->isVisible();
            return false;
        };
        const NodeId bone = data.bones.ids[0], emitter = data.particleEmitters2.ids[0];
        QVERIFY(shown(bone, "Billboarded"));
        QVERIFY(!shown(bone, "Model space"));
        QVERIFY(!shown(bone, "Is light"));
        QVERIFY(shown(emitter, "Model space"));
        // A bit with two meanings has that of the object's kind.
        QVERIFY(shown(emitter, "Unshaded"));
        QVERIFY(!shown(emitter, "Uses MDL"));
        // Values set there are mentioned.
        select(bone);
        QToolButton *more = nullptr;
        for (QToolButton *button : m_panel->findChildren<QToolButton *>())
            if (button->isVisible() && button->text().startsWith(QStringLiteral("More (")))
                more = button;
        QVERIFY(more);
        QVERIFY(more->text().contains(QLatin1Char('2'))); // bone, and model space
        more->click();
        QVERIFY([&] {
            for (const ElidedCheckBox *check : m_panel->findChildren<ElidedCheckBox *>())
                if (check->fullText() == QStringLiteral("Model space") && check->isVisible())
                    return check->isChecked() && !check->whatsThis().isEmpty();
            return false;
        }());
    }

    void anglesAreDegrees()
    {
        auto model = emitterModel();
        const auto &data = model->data;
        model->data.cameras.append().fieldOfView = float(std::numbers::pi / 4);
        open(std::move(model), createMdxFormat());
        const NodeId camera = data.cameras.ids[0];
        select(camera);
        PropertyRow *angle = m_panel->rowOf(fieldOf<&mdx::Camera::fieldOfView>(camera));
        auto *box = angle->findChild<NumberBox *>();
        QCOMPARE(textOf(box), QStringLiteral("45°"));
        type(box, QStringLiteral("90"));
        QCOMPARE(data.cameras[0].fieldOfView, float(std::numbers::pi / 2));
        // With no more digits than the stored angle needs.
        for (const char *typed : {"0.45", "0.9", "0.97"}) {
            type(box, QLatin1String(typed));
            QCOMPARE(textOf(box).remove(QChar(0xb0)), QLatin1String(typed));
        }
        type(box, QStringLiteral("90"));
        type(box, QStringLiteral("400")); // more than the table allows
        QVERIFY(!angle->problem().isEmpty());
        QCOMPARE(data.cameras[0].fieldOfView, float(std::numbers::pi / 2));
        QTest::keyClick(box, Qt::Key_Escape);
        box->beginScrub();
        box->scrub(5);
        QVERIFY(data.cameras[0].fieldOfView != float(std::numbers::pi / 2));
        box->cancelScrub();
        QCOMPARE(data.cameras[0].fieldOfView, float(std::numbers::pi / 2));
    }

    void rotationsAsEulerAngles()
    {
        auto model = emitterModel();
        auto &node = model->data.bones.items[0].node;
        node.rotation = Curve<Quat>(Interpolation::Linear, 1);
        node.rotation.editValues()[0] = {0, 0, float(std::sin(std::numbers::pi / 4)),
                                         float(std::cos(std::numbers::pi / 4))};
        model->data.sequences.append().end = 1000;
        const auto &data = model->data;
        open(std::move(model), createMdxFormat());
        select(data.bones.ids[0]);
        auto *editor = m_panel->findChild<RotationEditor *>();
        QVERIFY(editor);
        const QList<NumberBox *> angles = editor->angles()->findChildren<NumberBox *>();
        QCOMPARE(angles.size(), 3);
        QCOMPARE(textOf(angles[2]), QStringLiteral("90°"));
        type(angles[2], QStringLiteral("180"));
        const Quat turned = data.bones[0].node.rotation.values()[0];
        QVERIFY(std::abs(std::abs(turned.z) - 1) < 1e-6f && std::abs(turned.w) < 1e-6f);
        QCOMPARE(data.bones[0].node.rotation.size(), std::size_t(1));
        QCOMPARE(editor->components()->findChildren<NumberBox *>().size(), 4);
    }

    /// A quarter about x and then one about z is a quarter about z and then one about y.
    void eulerAnglesInTheOrderOfTheCurves()
    {
        auto model = emitterModel();
        auto &node = model->data.bones.items[0].node;
        node.rotation = Curve<Quat>(Interpolation::Linear, 1);
        node.rotation.editValues()[0] = {0.5f, 0.5f, 0.5f, 0.5f};
        model->data.sequences.append().end = 1000;
        const auto &data = model->data;
        open(std::move(model), createMdxFormat());
        select(data.bones.ids[0]);
        auto *editor = m_panel->findChild<RotationEditor *>();
        QVERIFY(editor);
        const QList<NumberBox *> angles = editor->angles()->findChildren<NumberBox *>();
        const auto texts = [&] { return QStringList{textOf(angles[0]), textOf(angles[1]), textOf(angles[2])}; };
        const auto degrees = [](int x, int y, int z) {
            return QStringList{QStringLiteral("%1°").arg(x), QStringLiteral("%1°").arg(y),
                               QStringLiteral("%1°").arg(z)};
        };
        QCOMPARE(texts(), degrees(90, 0, 90));
        m_panel->setRotationOrder(RotationOrder::Zyx);
        QCOMPARE(texts(), degrees(0, 90, 90));
        QVERIFY(editor->angles()->toolTip().contains(QStringLiteral("ZYX")));
        type(angles[0], QStringLiteral("90"));
        const Quat turned = data.bones[0].node.rotation.values()[0];
        const Quat wanted = rotationOf({90, 90, 90}, RotationOrder::Zyx), same = sameHemisphere(turned, wanted);
        QVERIFY(std::abs(same.x - wanted.x) + std::abs(same.y - wanted.y) + std::abs(same.z - wanted.z) < 1e-5f);
        m_panel->setRotationOrder(RotationOrder::Raw); // the graph's; Properties keep angles
        QVERIFY(editor->angles()->toolTip().contains(QStringLiteral("XYZ")));
        // A panel that shows it anew keeps the order.
        m_panel->setRotationOrder(RotationOrder::Yzx);
        select(data.bones.ids[0]);
        QVERIFY(m_panel->findChild<RotationEditor *>()->angles()->toolTip().contains(QStringLiteral("YZX")));
    }

    void coloursOfOldM2()
    {
        auto model = std::make_unique<m2::M2Model>();
        model->data.version = 256;
        model->data.particles.append().colours[0] = {0, 255, 51, 102}; // blue, green, red, opacity
        const auto &data = model->data;
        open(std::move(model), createM2Format());
        const NodeId emitter = data.particles.ids[0];
        select(emitter);
        PropertyRow *row = m_panel->rowOf(fieldOf<&m2::Particle::colours>(emitter));
        QVERIFY(row);
        QCOMPARE(row->findChildren<ColourButton *>().size(), 3);
        const QList<NumberBox *> boxes = row->findChildren<NumberBox *>();
        QCOMPARE(boxes.size(), 12);
        QCOMPARE(textOf(boxes[0]), QStringLiteral("0.2"));
        QCOMPARE(textOf(boxes[1]), QStringLiteral("1"));
        QCOMPARE(textOf(boxes[3]), QStringLiteral("0.4"));
        type(boxes[0], QStringLiteral("1"));
        QCOMPARE(int(data.particles[0].colours[0][2]), 255);
        QCOMPARE(int(data.particles[0].colours[0][1]), 255);
        QCOMPARE(int(data.particles[0].colours[0][3]), 102);
    }

    void sizesOfM3()
    {
        auto model = std::make_unique<m3::M3Model>();
        m3::Particle &particle = model->data.particles.append();
        particle.sectionVersion = 24;
        const auto &data = model->data;
        open(std::move(model), createM3Format());
        const NodeId emitter = data.particles.ids[0];
        select(emitter);
        PropertyRow *size = nullptr, *speed = nullptr, *spread = nullptr, *yaw = nullptr;
        for (PropertyRow *row : m_panel->rows()) {
            const QString name = QLatin1String(row->binding().field().name);
            if (name == QStringLiteral("size"))
                size = row;
            if (name == QStringLiteral("speed2"))
                speed = row;
            if (name == QStringLiteral("horizontalSpread"))
                spread = row;
            if (name == QStringLiteral("yaw"))
                yaw = row;
        }
        QVERIFY(size && speed && spread && yaw);
        QCOMPARE(labelsIn(size->editor()),
                 (QStringList{QStringLiteral("Birth"), QStringLiteral("Middle"), QStringLiteral("Death")}));
        QCOMPARE(speed->label()->text(), QStringLiteral("Speed, maximum"));
        QCOMPARE(spread->binding().field().unit, Unit::Degrees);
        QCOMPARE(yaw->binding().field().unit, Unit::Degrees);
    }

    void searchingInEitherSpelling()
    {
        auto model = emitterModel();
        const auto &data = model->data;
        open(std::move(model), createMdxFormat());
        const NodeId emitter = data.particleEmitters2.ids[0];
        select(emitter);
        m_panel->filter()->setText(QStringLiteral("color"));
        QVERIFY(m_panel->rowOf(fieldOf<&mdx::ParticleEmitter2::segmentColours>(emitter))->isVisible());
        QVERIFY(!m_panel->rowOf(fieldOf<&mdx::ParticleEmitter2::rows>(emitter))->isVisible());
        m_panel->filter()->setText(QStringLiteral("colou"));
        QVERIFY(m_panel->rowOf(fieldOf<&mdx::ParticleEmitter2::segmentColours>(emitter))->isVisible());
    }

    /// The dialog says which of several colours it chooses.
    void coloursOfAListHaveNames()
    {
        auto model = emitterModel();
        const auto &data = model->data;
        open(std::move(model), createMdxFormat());
        const NodeId emitter = data.particleEmitters2.ids[0];
        select(emitter);
        PropertyRow *row = m_panel->rowOf(fieldOf<&mdx::ParticleEmitter2::segmentColours>(emitter));
        const QList<ColourButton *> buttons = row->findChildren<ColourButton *>();
        QCOMPARE(buttons.size(), 3);
        QVERIFY(buttons[1]->accessibleName().contains(QStringLiteral("Middle")));
        buttons[1]->click();
        const auto *dialog = row->findChild<QColorDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->windowTitle(), QStringLiteral("Segment colours: Middle"));
    }

    void modesAreExplained()
    {
        auto model = emitterModel();
        const auto &data = model->data;
        open(std::move(model), createMdxFormat());
        const NodeId emitter = data.particleEmitters2.ids[0];
        select(emitter);
        const PropertyRow *mode = m_panel->rowOf(fieldOf<&mdx::ParticleEmitter2::filterMode>(emitter));
        // What F1 shows.
        QVERIFY(mode->whatsThis().contains(QStringLiteral("Alpha key:")));
        QVERIFY(mode->whatsThis().contains(QStringLiteral("opaque enough")));
    }
};

SINEW_TEST(tst_properties_groups, TestPropertyGroups)

} // namespace tst_properties_groups
#include "tst_properties_groups.moc"
