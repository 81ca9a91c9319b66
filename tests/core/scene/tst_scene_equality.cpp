// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/same.h"
#include "tests/support/member_changes.h"
#include "tests/support/sample_rules.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace tst_scene_equality {

struct Point
{
    float x = 0, y = 0;
    std::vector<std::string> names;
    std::uint64_t revision = 0;
};

} // namespace tst_scene_equality

/// Effect rules of a format are compared by the format: see tst_effect_rules.
template<>
struct sinew::test::Another<sinew::EffectRules>
{
    static std::shared_ptr<const EffectRules> value() { return std::make_shared<SampleRules>(); }
};

SINEW_MEMBERS(tst_scene_equality::Point, 0, 4)
SINEW_MEMBERS(sinew::RenderScene, 2, 4)
SINEW_MEMBERS(sinew::SceneExtent, 0, 3)
SINEW_MEMBERS(sinew::SceneSequence, 1, 2)
SINEW_MEMBERS(sinew::SceneTexture, 0, 8)
SINEW_MEMBERS(sinew::SceneTextureAnimation, 0, 4)
SINEW_MEMBERS(sinew::SceneStage, 0, 4)
SINEW_MEMBERS(sinew::SceneBatch, 1, 1)
SINEW_MEMBERS(sinew::SurfaceLayer, 2, 3)
SINEW_MEMBERS(sinew::SceneSurface, 1, 5)
SINEW_MEMBERS(sinew::SceneSortPoint, 0, 3)
SINEW_MEMBERS(sinew::SceneLayer, 1, 10)
SINEW_MEMBERS(sinew::SceneMaterial, 0, 5)
SINEW_MEMBERS(sinew::SceneMesh, 2, 1)
SINEW_MEMBERS(sinew::SceneNode, 2, 2)
SINEW_MEMBERS(sinew::SceneLight, 1, 1)
SINEW_MEMBERS(sinew::SceneProjection, 0, 9)
SINEW_MEMBERS(sinew::SceneCamera, 1, 3)
SINEW_MEMBERS(sinew::SceneCollision, 0, 7)
SINEW_MEMBERS(sinew::SceneForce, 1, 2)
SINEW_MEMBERS(sinew::SpriteTexture, 0, 4)
SINEW_MEMBERS(sinew::SpriteSurface, 0, 4)
SINEW_MEMBERS(sinew::Sprite, 1, 2)
SINEW_MEMBERS(sinew::EmittedModel, 0, 2)
SINEW_MEMBERS(sinew::SceneEffect, 0, 9)
SINEW_MEMBERS(sinew::PopcornGuide, 0, 2)
SINEW_MEMBERS(sinew::ScenePopcorn, 0, 10)
SINEW_MEMBERS(sinew::SceneEvent, 0, 6)
SINEW_MEMBERS(sinew::SceneAttachment, 0, 4)

namespace tst_scene_equality {

using namespace sinew;

class TestSceneEquality : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// A member that the equality of scenes overlooks would leave a stale view.
    void everyMemberCounts()
    {
        RenderScene scene;
        test::Filling::fill(scene);
        const RenderScene before = scene;
        test::MemberChanges changes([&] { return equalScenes(scene, before); });
        changes.walk(scene);
        QVERIFY2(changes.mistakes().isEmpty(), qPrintable(changes.mistakes().join(u'\n')));
        QVERIFY(equalScenes(scene, before));
        QVERIFY(changes.count() > 1000);
    }

    /// The walk itself: it finds an equality that omits a member, and one that looks at the revision.
    void mistakesAreFound()
    {
        Point point;
        test::Filling::fill(point);
        const Point before = point;
        test::MemberChanges forgets([&] { return same(point.x, before.x) && same(point.names, before.names); });
        forgets.walk(point);
        QCOMPARE(forgets.mistakes(), QStringList{QStringLiteral("/tst_scene_equality::Point.2")});

        test::MemberChanges countsEdits([&] {
            return same(point.x, before.x) && same(point.y, before.y) && point.names.size() == before.names.size() &&
                   point.revision == before.revision;
        });
        countsEdits.walk(point);
        QCOMPARE(countsEdits.mistakes(), (QStringList{QStringLiteral("/tst_scene_equality::Point.3[0]"),
                                                      QStringLiteral("/tst_scene_equality::Point.4")}));
    }
};

SINEW_APPLESS_TEST(tst_scene_equality, TestSceneEquality)

} // namespace tst_scene_equality
#include "tst_scene_equality.moc"
