// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/document_list.h"
#include "editor/settings/action_list.h"
#include "editor/settings/settings.h"
#include "editor/view/key_spread_actions.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace tst_key_spread {

using namespace sinew;

/// What auto-key does among dense keys is chosen once and asked about once.
class TestKeySpread : public QObject
{
    Q_OBJECT

    QTemporaryDir m_directory;

    /// Bone 0 has a key every 33 ms from 0 to 1000, bone 1 has none.
    static std::unique_ptr<Document> model()
    {
        auto model = std::make_unique<mdx::MdxModel>();
        model->data.sequences.append().end = 1000;
        for (int i = 0; i < 2; ++i) {
            mdx::Bone &bone = model->data.bones.append();
            bone.node.objectId = i;
            bone.node.parentId = -1;
        }
        Curve<Vec3> keys(Interpolation::Linear, 31);
        for (std::size_t row = 0; row < 31; ++row)
            keys.editTimes()[row] = std::int32_t(row) * 33;
        model->data.bones.items[0].node.translation = keys;
        model->data.pivots = {Vec3{}, Vec3{}};
        model->buildIndex();
        auto document = std::make_unique<Document>(std::move(model), createMdxFormat());
        const mdx::Root &data = static_cast<const mdx::MdxModel &>(document->model()).data;
        document->playback().setSequence(data.sequences.ids[0], 0, 1000);
        document->playback().setTime(500);
        return document;
    }
    static NodeId bone(const Document &document, std::size_t row)
    {
        return static_cast<const mdx::MdxModel &>(document.model()).data.bones.ids[row];
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_directory.isValid());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_directory.path());
    }

    void asksOnce()
    {
        Settings settings;
        ActionList actions(settings, nullptr);
        DocumentList documents;
        KeySpreadActions spread(actions, documents, settings, nullptr);
        std::vector<Notice> notices;
        connect(&spread, &KeySpreadActions::notice, this, [&](const Notice &notice) { notices.push_back(notice); });
        Document *document = documents.add(model());
        QCOMPARE(document->playback().keySpread(), 300.0);
        document->selection().select(bone(*document, 0));
        QVERIFY(notices.empty());
        document->playback().setAutoKey(true);
        QCOMPARE(notices.size(), std::size_t(1));
        document->selection().select(bone(*document, 1));
        document->selection().select(bone(*document, 0));
        QCOMPARE(notices.size(), std::size_t(1));
        // The answers: a single key, all of the sequence, the usual.
        QCOMPARE(notices[0].steps.size(), std::size_t(3));
        notices[0].steps[0].action();
        QCOMPARE(document->playback().keySpread(), 0.0);
        notices[0].steps[1].action();
        QVERIFY(std::isinf(document->playback().keySpread()));
        QVERIFY(actions.find(QStringLiteral("animation.keySpreadSequence"))->isChecked());
        actions.find(QStringLiteral("animation.keySpreadShort"))->trigger();
        QCOMPARE(document->playback().keySpread(), 150.0);

        // Remembered, for other documents and the next start.
        QCOMPARE(documents.add(model())->playback().keySpread(), 150.0);
        settings.sync();
        Settings later;
        DocumentList others;
        ActionList fresh(later, nullptr);
        KeySpreadActions again(fresh, others, later, nullptr);
        connect(&again, &KeySpreadActions::notice, this, [&](const Notice &notice) { notices.push_back(notice); });
        Document *other = others.add(model());
        QCOMPARE(other->playback().keySpread(), 150.0);
        other->playback().setAutoKey(true);
        other->selection().select(bone(*other, 0));
        QCOMPARE(notices.size(), std::size_t(1));
    }

    void sparseKeysAskNothing()
    {
        Settings settings;
        settings.setState(QStringLiteral("animation.keySpreadAsked"), false);
        ActionList actions(settings, nullptr);
        DocumentList documents;
        KeySpreadActions spread(actions, documents, settings, nullptr);
        int notices = 0;
        connect(&spread, &KeySpreadActions::notice, this, [&] { ++notices; });
        Document *document = documents.add(model());
        document->playback().setAutoKey(true);
        document->selection().select(bone(*document, 1));
        QCOMPARE(notices, 0);
        document->selection().select(bone(*document, 0));
        QCOMPARE(notices, 1);
    }
};

SINEW_TEST(tst_key_spread, TestKeySpread)

} // namespace tst_key_spread
#include "tst_key_spread.moc"
