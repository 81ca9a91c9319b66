// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "cli_fixture.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_cli_export {

using namespace sinew::test;

class TestCliExport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString showcase() { return sourcePath("tests/samples/showcase/showcase.mdx"); }
    QString out(const char *name) { return m_folder.filePath(QLatin1String(name)); }
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    Outcome exported(const QString &target, const QStringList &more = {})
    {
        return run(QStringList{QStringLiteral("export"), showcase(), QStringLiteral("--out"), target} + more);
    }
    /// The JSON of a binary file.
    static QJsonObject jsonOf(const QString &path)
    {
        const QByteArray bytes = contents(path);
        quint32 length = 0;
        if (bytes.size() > 20)
            memcpy(&length, bytes.constData() + 12, 4);
        return QJsonDocument::fromJson(bytes.mid(20, length)).object();
    }

private Q_SLOTS:
    void writesOneFileAndTellsLosses()
    {
        const Outcome outcome = exported(out("one.glb"));
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        QVERIFY(contents(out("one.glb")).startsWith("glTF"));
        for (const QByteArray &line : outcome.out.trimmed().split('\n')) {
            const QByteArrayList columns = line.split('\t');
            QCOMPARE(columns.size(), 3);
            QVERIFY(columns[0] == "lost" || columns[0] == "changed" || columns[0] == "kept");
        }
        // Pictures lie beside the sample and are in the file.
        const QJsonObject json = jsonOf(out("one.glb"));
        QVERIFY(!json[QStringLiteral("images")].toArray().isEmpty());
        QCOMPARE(json[QStringLiteral("images")][0][QStringLiteral("mimeType")].toString(), QStringLiteral("image/png"));
    }

    void replacesOnlyIfAsked()
    {
        QCOMPARE(exported(out("twice.glb")).code, 0);
        const Outcome again = exported(out("twice.glb"));
        QCOMPARE(again.code, 1);
        QVERIFY(again.err.contains("--overwrite"));
        QCOMPARE(exported(out("twice.glb"), {QStringLiteral("--overwrite")}).code, 0);
    }

    void writesTextWithFilesBeside()
    {
        QCOMPARE(exported(out("text.gltf")).code, 0);
        const QJsonObject json = QJsonDocument::fromJson(contents(out("text.gltf"))).object();
        QCOMPARE(json[QStringLiteral("buffers")][0][QStringLiteral("byteLength")].toInteger(),
                 QFileInfo(out("text.bin")).size());
        const QJsonArray images = json[QStringLiteral("images")].toArray();
        QVERIFY(!images.isEmpty());
        for (const QJsonValue &image : images)
            QVERIFY(contents(m_folder.filePath(image[QStringLiteral("uri")].toString())).startsWith("\x89PNG"));
    }

    void takesOptions()
    {
        QCOMPARE(exported(out("options.glb"),
                          {QStringLiteral("--no-textures"), QStringLiteral("--scale"), QStringLiteral("2"),
                           QStringLiteral("--axes"), QStringLiteral("kept"), QStringLiteral("--sequences"),
                           QStringLiteral("Walk"), QStringLiteral("--for-blender")})
                     .code,
                 0);
        const QJsonObject json = jsonOf(out("options.glb"));
        QVERIFY(!json.contains(QStringLiteral("images")));
        QCOMPARE(json[QStringLiteral("animations")].toArray().size(), 1);
        const QJsonObject extras =
            json[QStringLiteral("scenes")][0][QStringLiteral("extras")][QStringLiteral("sinew")].toObject();
        QCOMPARE(extras[QStringLiteral("axes")].toString(), QStringLiteral("kept"));
        QCOMPARE(extras[QStringLiteral("scale")].toDouble(), 2.);
        for (const QJsonValue &sampler : json[QStringLiteral("animations")][0][QStringLiteral("samplers")].toArray())
            QVERIFY(sampler[QStringLiteral("interpolation")].toString() != QStringLiteral("CUBICSPLINE"));
    }

    void refusesWrongUsage_data()
    {
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *name, const QStringList &words) { QTest::newRow(name) << words; };
        const QString e = QStringLiteral("export"), o = QStringLiteral("--out");
        row("no model", {e, o, QStringLiteral("x.glb")});
        row("no target", {e, showcase()});
        row("axes", {e, showcase(), o, QStringLiteral("x.glb"), QStringLiteral("--axes"), QStringLiteral("up")});
        row("scale", {e, showcase(), o, QStringLiteral("x.glb"), QStringLiteral("--scale"), QStringLiteral("0")});
        row("form", {e, showcase(), o, QStringLiteral("x"), QStringLiteral("--to"), QStringLiteral("fbx")});
        row("two forms", {e, showcase(), o, QStringLiteral("x.glb"), QStringLiteral("--to"), QStringLiteral("gltf")});
    }
    void refusesWrongUsage()
    {
        QFETCH(const QStringList, words);
        const Outcome outcome = run(words);
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.err.contains("export PATH"));
    }

    void keepsSubfolders()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("in/units/hero")));
        QVERIFY(QFile::copy(showcase(), m_folder.filePath(QStringLiteral("in/units/hero/a.mdx"))));
        QVERIFY(QFile::copy(showcase(), m_folder.filePath(QStringLiteral("in/b.mdx"))));
        const Outcome outcome = run({QStringLiteral("export"), out("in"), QStringLiteral("--out"), out("many"),
                                     QStringLiteral("--no-textures")});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out.count("done\t"), 2);
        QVERIFY(contents(out("many/units/hero/a.glb")).startsWith("glTF"));
        QVERIFY(contents(out("many/b.glb")).startsWith("glTF"));
        const Outcome again = run({QStringLiteral("export"), out("in"), QStringLiteral("--out"), out("many"),
                                   QStringLiteral("--no-textures"), QStringLiteral("--json")});
        QCOMPARE(again.code, 1);
        const QJsonArray report = QJsonDocument::fromJson(again.out).array();
        QCOMPARE(report.size(), 2);
        QCOMPARE(report[0][QStringLiteral("state")].toString(), QStringLiteral("exists"));
    }
};

SINEW_GUILESS_TEST(tst_cli_export, TestCliExport)

} // namespace tst_cli_export

#include "tst_cli_export.moc"
