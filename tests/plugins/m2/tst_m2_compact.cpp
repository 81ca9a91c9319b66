// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/struct_info.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace tst_m2_compact {

using namespace sinew;

class TestM2Compact : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsEverything_data();
    void keepsEverything();
    void officialFilesComeOutAsTheyAre();

private:
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static Result<std::vector<OutputFile>> compacted(const QString &path, std::unique_ptr<Model> *model = nullptr)
    {
        const auto format = createM2Format();
        Diagnostics diagnostics;
        auto read = format->read(FileSet(path, bytesOf(path)), diagnostics);
        if (!read)
            return read.error();
        auto written = format->write(**read, WriteOptions{{}, true, true});
        if (model)
            *model = std::move(*read);
        return written;
    }
};

void TestM2Compact::keepsEverything_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator samples(test::sourcePath("tests/samples"), {QStringLiteral("*.m2")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (samples.hasNext()) {
        const QString path = samples.next();
        // Files whose tracks can't be read can't be rewritten.
        if (!path.contains(QLatin1String("/m2odd/")))
            QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
    }
    for (const QString &path : test::corpusFiles("m2", {QStringLiteral("m2")}))
        QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
}

void TestM2Compact::keepsEverything()
{
    QFETCH(QString, path);
    std::unique_ptr<Model> model;
    const auto written = compacted(path, &model);
    QVERIFY2(bool(written), written ? "" : written.error().text().c_str());
    const auto companion = [&](const QString &name) -> std::optional<QByteArray> {
        for (const OutputFile &file : *written)
            if (!file.path.isEmpty() && file.path.compare(name, Qt::CaseInsensitive) == 0)
                return file.bytes;
        return std::nullopt;
    };
    const auto format = createM2Format();
    Diagnostics diagnostics;
    const auto again = format->read(FileSet(path, written->front().bytes, companion), diagnostics);
    QVERIFY2(bool(again), again ? "" : again.error().text().c_str());
    const StructInfo &info = model->info();
    for (const FieldInfo &field : info.fields)
        QVERIFY2(equalValues(*field.type, field.in(model->root()), field.in((*again)->root())), field.name);
    test::sawCorpusFile(path);
}

void TestM2Compact::officialFilesComeOutAsTheyAre()
{
    SINEW_NEEDS_CORPUS();
    // Written by Blizzard's exporter, except creature.m2, which holds the keys of an alias a second time without naming
    // them.
    int files = 0;
    for (const char *folder : {"m2/Evolvee+2.4.3-Extracted-Interface", "m2/doorknob6+vanilla-wow-interface-textures",
                               "m2/wowserhq+format"}) {
        for (const QString &path : test::corpusFiles(folder, {QStringLiteral("m2")})) {
            test::sawCorpusFile(path);
            if (path.endsWith(QLatin1String("creature.m2")))
                continue;
            const auto written = compacted(path);
            QVERIFY2(bool(written), qPrintable(path));
            QVERIFY2(written->front().bytes == bytesOf(path), qPrintable(path));
            ++files;
        }
    }
    QVERIFY(files > 20);
}

SINEW_GUILESS_TEST(tst_m2_compact, TestM2Compact)

} // namespace tst_m2_compact
#include "tst_m2_compact.moc"
