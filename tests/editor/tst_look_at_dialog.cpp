// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Animation → Look at: previews that leave no trace, and one step.

#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/model/path.h"
#include "editor/builtin_plugins.h"
#include "editor/documents/document_list.h"
#include "editor/settings/settings.h"
#include "editor/view/look_at_dialog.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QSpinBox>
#include <QTest>

namespace tst_look_at_dialog {

using namespace sinew;

namespace {

QByteArray bytesOf(const Document &document)
{
    const auto files = document.format()->write(document.model(), {});
    QByteArray all;
    for (const OutputFile &file : *files)
        all += file.bytes;
    return all;
}

struct Looking
{
    const char *name, *file, *node, *target;
};
constexpr Looking samples[] = {{"MDX", "showcase/showcase.mdx", "Head", "Hand Left"},
                               {"M3", "m3/tiny30.m3", "Hand", "Root"}};

} // namespace

class TestLookAtDialog : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;
    std::unique_ptr<DocumentList> m_documents;
    QWidget m_window;

    Document *open(const Looking &sample)
    {
        auto opened = openDocument(m_formats, test::sourcePath("tests/samples/") + QLatin1String(sample.file));
        if (!opened)
            qFatal("%s", opened.error().text().c_str());
        Document *document = m_documents->add(std::move(*opened));
        const std::vector<Clip> clips = document->format()->sequences()->sequences(document->model());
        document->playback().setSequence(clips.front());
        for (const SceneNode &node : document->format()->scene()->build(document->model()).nodes)
            if (node.name == sample.node)
                document->selection().select(node.source);
        return document;
    }
    LookAtDialog *dialog() { return m_window.findChild<LookAtDialog *>(); }
    void choose(const char *target)
    {
        auto *targets = dialog()->findChild<QComboBox *>(QStringLiteral("target"));
        for (int row = 0; row < targets->count(); ++row)
            if (targets->itemText(row).trimmed() == QString::fromUtf8(target))
                return targets->setCurrentIndex(row);
        QFAIL(target);
    }
    static void rows()
    {
        QTest::addColumn<int>("sample");
        for (int i = 0; i < int(std::size(samples)); ++i)
            QTest::newRow(samples[i].name) << i;
    }

private Q_SLOTS:
    void initTestCase()
    {
        addBuiltinPlugins(m_formats);
        Settings::keepInMemory();
    }
    void init() { m_documents = std::make_unique<DocumentList>(); }
    void cleanup() { delete dialog(); }

    void appliesAsOneStep_data() { rows(); }
    void appliesAsOneStep()
    {
        QFETCH(int, sample);
        Document *document = open(samples[sample]);
        const QByteArray before = bytesOf(*document);
        LookAtDialog::showFor(*m_documents, &m_window);
        QVERIFY(dialog());
        QCOMPARE(document->historyCount(), 0); // nothing without a target
        choose(samples[sample].target);
        const QByteArray looking = bytesOf(*document);
        QVERIFY(looking != before);
        dialog()->findChild<QSpinBox *>(QStringLiteral("influence"))->setValue(50);
        QVERIFY(bytesOf(*document) != looking);
        QVERIFY(bytesOf(*document) != before);
        dialog()->findChild<QSpinBox *>(QStringLiteral("influence"))->setValue(100);
        QCOMPARE(bytesOf(*document), looking);
        dialog()->accept();
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(bytesOf(*document), looking);
        document->undo();
        QCOMPARE(bytesOf(*document), before);
    }

    void cancelLeavesNoTrace_data() { rows(); }
    void cancelLeavesNoTrace()
    {
        QFETCH(int, sample);
        Document *document = open(samples[sample]);
        const QByteArray before = bytesOf(*document);
        LookAtDialog::showFor(*m_documents, &m_window);
        const QPointer<LookAtDialog> shown = dialog();
        choose(samples[sample].target);
        QVERIFY(bytesOf(*document) != before);
        shown->reject();
        QTRY_VERIFY(!shown);
        QCOMPARE(bytesOf(*document), before);
        QCOMPARE(document->historyCount(), 0);
    }

    /// What another tool previews meanwhile is neither kept by *Apply* nor taken back with the dialog.
    void previewsOfOthersAreTheirs()
    {
        for (const bool accepts : {true, false}) {
            Document *document = open(samples[0]);
            const QByteArray before = bytesOf(*document);
            LookAtDialog::showFor(*m_documents, &m_window);
            choose(samples[0].target);
            QVERIFY(bytesOf(*document) != before);
            const MergeKey key = MergeKey::next();
            document->setPreview(key);
            QCOMPARE(bytesOf(*document), before);
            auto change = makeSet(document->model(), *parsePath(document->model(), "sequences[0].rarity"), "7");
            QVERIFY(change && document->push({std::move(*change)}, QStringLiteral("try"), key));
            const QByteArray tried = bytesOf(*document);
            const QPointer<LookAtDialog> shown = dialog();
            accepts ? shown->accept() : shown->reject();
            QTRY_VERIFY(!shown);
            QCOMPARE(bytesOf(*document), tried);
            document->dropPreview();
            QCOMPARE(bytesOf(*document), before);
        }
    }

    void reasonsAndErrorsAreTold()
    {
        Document *document = open(samples[0]);
        LookAtDialog::showFor(*m_documents, &m_window);
        const auto says = [&](const char *words) {
            for (const QLabel *label : dialog()->findChildren<QLabel *>())
                if (label->text().contains(QLatin1String(words)))
                    return true;
            return false;
        };
        choose("Hand Left");
        QVERIFY(says("from the wanted rotation"));
        choose("Head Ref"); // below the head
        QVERIFY(says("moves with the node"));
        QCOMPARE(document->historyCount(), 0);
        choose("Choose…");
        QVERIFY(!says("moves with the node"));
    }
};

SINEW_TEST(tst_look_at_dialog, TestLookAtDialog)

} // namespace tst_look_at_dialog

#include "tst_look_at_dialog.moc"
