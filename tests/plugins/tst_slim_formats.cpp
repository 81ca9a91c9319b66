// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/slim.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QtTest>

namespace tst_slim_formats {

using namespace sinew;
using namespace sinew::test;

class TestSlimFormats : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;
    int m_slimmed = 0;

    static std::map<QString, QByteArray> filesOf(const Document &document)
    {
        WriteOptions options;
        options.everyFile = true;
        std::map<QString, QByteArray> files;
        if (const auto written = document.format()->write(document.model(), options))
            for (const OutputFile &file : *written)
                files[file.path] = file.bytes;
        return files;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    void sampleModels_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(sourcePath("tests/samples"), {QStringLiteral("*.m2"), QStringLiteral("*.m3")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path;
        }
    }

    /// Smaller or as it was, alike by the proof, and undone to the same bytes; refused where it can't be written anew.
    void sampleModels()
    {
        QFETCH(QString, path);
        const auto opened = openDocument(m_registry, path);
        if (!opened)
            return; // one of those that are none
        Document &document = **opened;
        const Format &format = *document.format();
        const RenderScene original = format.scene()->build(document.model());
        SlimRequest request;
        request.bounds = usualBounds(original);
        Result<SlimPlan> plan = planSlimming(document.model(), format, request);
        if (!plan) {
            WriteOptions options;
            options.everyFile = options.compact = true;
            QVERIFY2(!format.write(document.model(), options), plan.error().text().c_str());
            return;
        }
        ++m_slimmed;
        QVERIFY(plan->bytesAfter <= plan->bytesBefore);
        QVERIFY(!plan->proof.beyond(request.bounds));
        if (plan->changes.empty())
            return;
        const auto before = filesOf(document);
        QVERIFY(!before.empty());
        QVERIFY(document.pushAgain(std::move(plan->changes), QStringLiteral("slim")));
        QVERIFY(!compareLooks(original, format.scene()->build(document.model())).beyond(request.bounds));
        QVERIFY(filesOf(document) != before);
        document.undo();
        QVERIFY(filesOf(document) == before);
    }

    void cleanupTestCase() { QVERIFY(m_slimmed > 50); }
};

SINEW_GUILESS_TEST(tst_slim_formats, TestSlimFormats)

} // namespace tst_slim_formats

#include "tst_slim_formats.moc"
