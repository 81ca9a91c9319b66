// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "cli_fixture.h"
#include "core/document/document_save.h"
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "plugins/mdx/format.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <tuple>

namespace tst_cli_slim {

using namespace sinew;
using namespace sinew::test;

class TestCliSlim : public QObject
{
    Q_OBJECT

    static QString showcase() { return sourcePath("tests/samples/showcase/showcase.mdx"); }
    QString out(const char *name) { return m_folder.filePath(QLatin1String(name)); }
    /// The columns of the lines that begin with a word.
    static QList<QByteArrayList> lines(const QByteArray &text, const char *word)
    {
        QList<QByteArrayList> found;
        for (const QByteArray &line : text.split('\n'))
            if (const QByteArrayList columns = line.split('\t'); columns.first() == word)
                found << columns;
        return found;
    }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void writesSmaller()
    {
        const Outcome outcome = run({QStringLiteral("slim"), showcase(), QStringLiteral("--out"), out("slim.mdx"),
                                     QStringLiteral("--details")});
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        const auto bytes = lines(outcome.out, "bytes");
        QCOMPARE(bytes.size(), 1);
        QCOMPARE(bytes[0][1].toLongLong(), QFileInfo(showcase()).size());
        QCOMPARE(bytes[0][2].toLongLong(), QFileInfo(out("slim.mdx")).size());
        QVERIFY(bytes[0][2].toLongLong() < bytes[0][1].toLongLong() * 9 / 10);
        qint64 saved = 0;
        for (const QByteArrayList &pass : lines(outcome.out, "pass")) {
            QCOMPARE(pass.size(), 6);
            saved += pass[4].toLongLong();
        }
        QCOMPARE(bytes[0][1].toLongLong() - saved, bytes[0][2].toLongLong());
        // The largest differences, within the bound that is printed.
        QCOMPARE(lines(outcome.out, "bounds")[0][1], QByteArray("0.04 units"));
        bool hasVertices = false;
        for (const QByteArrayList &error : lines(outcome.out, "error")) {
            QCOMPARE(error.size(), 7);
            if (error[1] != "vertices")
                continue;
            hasVertices = true;
            QVERIFY(error[2].endsWith(" units") && error[2].split(' ')[0].toDouble() <= 0.04);
            QVERIFY(error[3].startsWith("geosets["));
        }
        QVERIFY(hasVertices);
        QCOMPARE(run({QStringLiteral("verify"), out("slim.mdx")}).code, 0);
        // Existing files stay.
        const Outcome again = run({QStringLiteral("slim"), showcase(), QStringLiteral("--out"), out("slim.mdx")});
        QCOMPARE(again.code, 1);
        QVERIFY(again.err.contains("--overwrite"));
    }

    /// Slimming reports the same differences that comparing the two files finds, and a file looks like itself.
    void looksOfFiles()
    {
        const QString slim = out("looks.mdx");
        const Outcome slimmed = run({QStringLiteral("slim"), showcase(), QStringLiteral("--out"), slim,
                                     QStringLiteral("--bound"), QStringLiteral("units=3,degrees=3,percent=5")});
        QCOMPARE(slimmed.code, 0);
        const QList<QByteArrayList> errors = lines(slimmed.out, "error");
        QVERIFY(!errors.isEmpty());
        const Outcome looks = run({QStringLiteral("diff"), showcase(), slim, QStringLiteral("--looks")});
        QCOMPARE(looks.err, QByteArray());
        QCOMPARE(looks.code, 1);
        const QList<QByteArrayList> found = lines(looks.out, "error");
        QCOMPARE(found.size(), errors.size());
        for (qsizetype i = 0; i < errors.size(); ++i) {
            QCOMPARE(found[i][1], errors[i][1]);
            QCOMPARE(found[i][2], errors[i][2]);
        }
        const Outcome same = run({QStringLiteral("diff"), showcase(), showcase(), QStringLiteral("--looks")});
        QCOMPARE(same.out, QByteArray());
        QCOMPARE(same.code, 0);
    }

    /// Objects have no size by which they differ: each that only one of the two has is named.
    void looksOfOtherObjects()
    {
        FormatRegistry registry;
        registry.add(createMdxFormat());
        auto opened = openDocument(registry, showcase(), OpenFor::Editing);
        QVERIFY(opened);
        Document &document = **opened;
        const NodeId light = parsePath(document.model(), "lights[0]")->address.node;
        const std::string path = pathOf(document.model(), {light});
        EditBuilder edit(document.model(), document.format()->references());
        edit.remove(light);
        auto changes = edit.finish();
        QVERIFY(changes && document.push(std::move(*changes), QStringLiteral("Remove")));
        const QString without = out("dark.mdx");
        QVERIFY(saveDocument(document, without));
        for (const bool isA : {true, false}) {
            const Outcome looks = run({QStringLiteral("diff"), isA ? showcase() : without, isA ? without : showcase(),
                                       QStringLiteral("--looks")});
            QCOMPARE(looks.err, QByteArray());
            QCOMPARE(looks.code, 1);
            int named = 0;
            for (const QByteArrayList &line : lines(looks.out, "error")) {
                QVERIFY2(!line[2].contains("inf"), line.join(' ').constData());
                if (line[1] == "objects" && line[2] == (isA ? "only in A" : "only in B"))
                    named += line[3] == QByteArray::fromStdString(path);
            }
            QVERIFY2(named == 1, looks.out.constData());
        }
    }

    void passesAndBounds()
    {
        const Outcome listed = run({QStringLiteral("slim"), QStringLiteral("--list")});
        QCOMPARE(listed.code, 0);
        for (const char *name : {"\nkeys\tusual\t", "\nconstant-tracks\tusual\t", "\nmdx.geoset.equal-vertex\tusual\t",
                                 "\nmdx.bone.unused\ton request\t"})
            QVERIFY2(listed.out.contains(name), name);
        const Outcome exact = run({QStringLiteral("slim"), showcase(), QStringLiteral("--out"), out("exact.mdx"),
                                   QStringLiteral("--passes"), QStringLiteral("mdx.geoset.unused-vertex,keys"),
                                   QStringLiteral("--bound"), QStringLiteral("units=0,degrees=0,percent=0")});
        QCOMPARE(exact.code, 0);
        QVERIFY(lines(exact.out, "error").isEmpty());
        for (const QByteArrayList &pass : lines(exact.out, "pass"))
            QVERIFY(pass[1] == "mdx.geoset.unused-vertex" || pass[1] == "keys");
    }

    /// Textures beside the model are written smaller to a folder; existing files there stay.
    void textures()
    {
        const QString folder = out("textures");
        const QStringList words{
            QStringLiteral("slim"),       showcase(), QStringLiteral("--out"),          out("painted.mdx"),
            QStringLiteral("--textures"), folder,     QStringLiteral("--texture-size"), QStringLiteral("16")};
        const Outcome outcome = run(words);
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        const auto all = lines(outcome.out, "texture");
        QVERIFY(all.size() > 5);
        qint64 before = 0, after = 0;
        int written = 0;
        for (const QByteArrayList &line : all) {
            const qint64 source = QFileInfo(QString::fromUtf8(line[2])).size();
            before += source;
            if (line[1] != "written") {
                after += source;
                continue;
            }
            ++written;
            QCOMPARE(line.size(), 9);
            const QFileInfo target(QString::fromUtf8(line[3]));
            QVERIFY(target.absoluteFilePath().startsWith(QFileInfo(folder).absoluteFilePath()));
            QCOMPARE(target.suffix(), QFileInfo(QString::fromUtf8(line[2])).suffix());
            QCOMPARE(line[6].toLongLong(), source);
            QCOMPARE(line[7].toLongLong(), target.size());
            QVERIFY(target.size() < source);
            after += target.size();
            for (const QByteArray &side : line[5].split('x'))
                QVERIFY(side.toInt() <= 16);
            QVERIFY(line[8] == "equal" || (line[8].endsWith(" dB") && line[8].chopped(3).toDouble() >= 40));
        }
        QVERIFY(written > 0);
        const auto sum = lines(outcome.out, "textures");
        QCOMPARE(sum.size(), 1);
        QCOMPARE(sum[0][1].toLongLong(), before);
        QCOMPARE(sum[0][2].toLongLong(), after);
        const Outcome again = run(words + QStringList{QStringLiteral("--overwrite")});
        QCOMPARE(again.code, 0);
        for (const QByteArrayList &line : lines(again.out, "texture"))
            QVERIFY(line[1] != "written");
    }

    void wrongUsage()
    {
        const QStringList good{QStringLiteral("slim"), showcase(), QStringLiteral("--out"), out("never.mdx")};
        for (const QStringList &words : {QStringList{QStringLiteral("slim"), showcase()},
                                         good + QStringList{QStringLiteral("--passes"), QStringLiteral("nobody")},
                                         good + QStringList{QStringLiteral("--bound"), QStringLiteral("units=-1")},
                                         good + QStringList{QStringLiteral("--bound"), QStringLiteral("metres=1")},
                                         good + QStringList{QStringLiteral("--bound"), QStringLiteral("0.1")},
                                         good + QStringList{QStringLiteral("--texture-size"), QStringLiteral("64")},
                                         good + QStringList{QStringLiteral("--textures"), out("never"),
                                                            QStringLiteral("--texture-size"), QStringLiteral("0")},
                                         good + QStringList{showcase()}})
            QCOMPARE(run(words).code, 2);
        QCOMPARE(run({QStringLiteral("slim"), out("none.mdx"), QStringLiteral("--out"), out("never.mdx")}).code, 1);
        QVERIFY(!QFile::exists(out("never.mdx")));
    }

    /// The suffix of another format is refused, with a hint; the model itself is replaced on request only.
    void outFile()
    {
        const QString m2 = sourcePath("tests/samples/m2wotlk/tiny.m2");
        for (const auto &[file, target, way] :
             {std::tuple{showcase(), out("text.mdl"), "sinew convert"}, std::tuple{m2, out("other.mdl"), "another"},
              std::tuple{m2, out("other.M3"), "another"}}) {
            const QList<QStringList> commands{
                {QStringLiteral("slim"), file, QStringLiteral("--out"), target},
                {QStringLiteral("set"), file,
                 file == m2 ? QStringLiteral("bones[0].flags") : QStringLiteral("model.blendTime"), QStringLiteral("0"),
                 QStringLiteral("--out"), target}};
            for (const QStringList &words : commands) {
                const Outcome outcome = run(words);
                QCOMPARE(outcome.code, 1);
                QVERIFY2(outcome.err.contains(way), outcome.err.constData());
                QVERIFY(!QFileInfo::exists(target));
            }
        }
        const QString own = out("own.mdx");
        QVERIFY(QFile::copy(showcase(), own));
        const QStringList words{QStringLiteral("slim"), own, QStringLiteral("--out"), own};
        const Outcome refused = run(words);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("--overwrite"), refused.err.constData());
        QCOMPARE(QFileInfo(own).size(), QFileInfo(showcase()).size());
        QCOMPARE(run(words + QStringList{QStringLiteral("--overwrite")}).code, 0);
        QVERIFY(QFileInfo(own).size() < QFileInfo(showcase()).size());
        // A suffix that no format has is part of a normal name.
        QCOMPARE(run({QStringLiteral("slim"), showcase(), QStringLiteral("--out"), out("plain.new")}).code, 0);
    }

    /// Prints its progress if somebody watches.
    void progress()
    {
        const QString script = QStandardPaths::findExecutable(QStringLiteral("script"));
        if (script.isEmpty())
            QSKIP("script(1) is absent: no terminal to be had");
        QProcess process;
        const QString command =
            QStringLiteral("'%1' slim '%2' --out '%3'").arg(programPath(), showcase(), out("watched.mdx"));
        process.start(script, {QStringLiteral("-qec"), command, QStringLiteral("/dev/null")});
        QVERIFY(process.waitForFinished(120000));
        QCOMPARE(process.exitCode(), 0);
        const QByteArray shown = process.readAllStandardOutput();
        QVERIFY2(shown.contains(" %") && shown.contains("bytes\t"), shown.constData());
    }
};

SINEW_GUILESS_TEST(tst_cli_slim, TestCliSlim)

} // namespace tst_cli_slim

#include "tst_cli_slim.moc"
