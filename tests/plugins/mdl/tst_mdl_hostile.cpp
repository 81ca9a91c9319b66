// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/render_scene.h"
#include "core/schema/json.h"
#include "mdl_document.h"
#include "tests/plugins/open_memory.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

#include <random>

namespace tst_mdl_hostile {

using namespace sinew;
using namespace sinew::test;

namespace {

const Format &format()
{
    static const auto mdx = createMdxFormat();
    return *mdx;
}

/// Empty if a text is refused, or read and written back as it was, in the proof as well.
QString complaint(const QByteArray &text, bool use = false)
{
    Diagnostics diagnostics;
    const auto model = format().read(FileSet(QStringLiteral("x.mdl"), text), diagnostics);
    if (!model)
        return model.error().message.text().empty() ? QStringLiteral("refused without a word") : QString();
    const auto written = format().write(**model), proved = format().prove(**model);
    if (!written || !proved)
        return QStringLiteral("can't be written");
    if (const QString differs = difference(written->front().bytes, text); !differs.isEmpty())
        return differs;
    if (const QString differs = difference(proved->front().bytes, text); !differs.isEmpty())
        return QStringLiteral("proof: ") + differs;
    if (!use)
        return {};
    findingsIn(**model, &format());
    format().scene()->build(**model);
    toJson(*(*model)->info().type, (*model)->root(), (*model)->ctx());
    printed(static_cast<const mdx::MdxModel &>(**model));
    return {};
}

} // namespace

class TestMdlHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString &path : sampleFiles())
            if (QFileInfo(path).size() <= 6000)
                if (const auto document = open(contentOf(path), path);
                    document && mdxOf(*document).ctx().dialect == mdx::Warcraft3)
                    m_texts.insert(path.section(QLatin1Char('/'), -2),
                                   QByteArray::fromStdString(printed(mdxOf(*document))));
        QVERIFY(!m_texts.isEmpty());
    }

    void truncated()
    {
        for (auto it = m_texts.cbegin(); it != m_texts.cend(); ++it)
            for (qsizetype length = 0; length < it->size(); length += 1 + length % 3) {
                const QString what = complaint(it->left(length));
                QVERIFY2(what.isEmpty(),
                         qPrintable(QStringLiteral("%1, %2 bytes: %3").arg(it.key()).arg(length).arg(what)));
            }
    }

    /// A line of a million strings, and one of a million quotes: would take hours if each looked at the whole line.
    void longLines()
    {
        const QByteArray head = "Version { FormatVersion 800, }\nModel \"", tail = "\" { }\n";
        QCOMPARE(complaint(head + QByteArray("\\\"").repeated(1'000'000) + tail), QString());
        QCOMPARE(complaint(head + "a" + tail + QByteArray("x \"\\\"\" ").repeated(500'000)), QString());
    }

    void flipped()
    {
        const char replacements[] = {'{', '}', ',', '"', '/', '\n', '\0', '9', '-', ':', 'x', '\xff'};
        for (auto it = m_texts.cbegin(); it != m_texts.cend(); ++it) {
            QByteArray damaged = *it;
            for (qsizetype i = 0; i < it->size(); i += 1 + i % 4) {
                damaged[i] = replacements[i % std::size(replacements)];
                const QString what = complaint(damaged);
                QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("%1, byte %2: %3").arg(it.key()).arg(i).arg(what)));
                damaged[i] = it->at(i);
            }
        }
    }

    void randomDamage()
    {
        std::mt19937 random(7);
        const QList<QByteArray> texts = m_texts.values();
        for (int round = 0; round < 3000; ++round) {
            QByteArray text = texts[qsizetype(random() % std::size_t(texts.size()))];
            for (unsigned n = 1 + random() % 8; n > 0 && !text.isEmpty(); --n) {
                const qsizetype at = qsizetype(random() % std::size_t(text.size()));
                switch (random() % 4) {
                case 0:
                    text.remove(at, qsizetype(random() % 40));
                    break;
                case 1:
                    text.insert(at, text.mid(qsizetype(random() % std::size_t(text.size())), qsizetype(random() % 80)));
                    break;
                case 2:
                    text.insert(at, "4294967295");
                    break;
                default:
                    text[at] = char(random() % 128);
                }
            }
            const QString what = complaint(text, true);
            if (!what.isEmpty()) {
                QFile kept(QDir::temp().filePath(QStringLiteral("hostile.mdl")));
                if (kept.open(QIODevice::WriteOnly))
                    kept.write(text);
            }
            QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(what)));
        }
    }

    void crowds_data() { listCrowds(2 << 20); }

    /// Time and memory stay proportional; ctest's time limit is the judge.
    void crowds()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(complaint(text), QString());
    }

    /// When the memory budget of a document is spent: where in the file.
    void spentBudgetIsTold()
    {
        Diagnostics diagnostics;
        const auto model =
            format().read(FileSet(QStringLiteral("x.mdl"), QByteArray("Bone{}").repeated(350'000)), diagnostics);
        QVERIFY(!model);
        QVERIFY(model.error().offset > 0);
        QVERIFY2(model.error().message.text().find(" MiB") != std::string::npos, model.error().text().c_str());
    }

    /// The memory budget of a document while it is read and proved.
    void memory_data() { listCrowds(16 << 20); }
    void memory()
    {
        QFETCH(QByteArray, text);
        checkMemory("tst_mdl_hostile", QStringLiteral("mdl"), text);
    }

private:
    static void listCrowds(int bytes)
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [bytes](const char *name, const QByteArray &head, const QByteArray &part,
                                 const QByteArray &tail) {
            QTest::newRow(name) << head + part.repeated(bytes / int(part.size())) + tail;
        };
        row("words", "Version { FormatVersion 800, }\n", "a,", "");
        row("open braces", "Wobble ", "{", "");
        row("nested braces", "Wobble ", "{ a ", QByteArray("}").repeated((2 << 20) / 4));
        row("statements", "GeosetAnim {", "static Alpha 1,", "}");
        row("flags", "Bone \"B\" {", "Billboarded,", "}");
        row("objects", "", "Bone{}", "");
        row("textures", "Textures 1 {", "Bitmap{}", "}");
        row("durations", "GlobalSequences 1 {", "Duration 1,", "}");
        row("slots", "Version { FormatVersion 1100, } Materials 1 { Material { Layer {", "static TextureID 1,",
            "} } }");
        row("comments", "", "/*a*/", "");
        row("quotes", "Model ", "\"\\\"", " { }");
        row("counts", "", "PivotPoints 4000000000 { }", "");
        row("spaced objects", "", "Bone{DontInherit{Translation,Rotation,Scaling}}", "");
        row("short flags", "Version { FormatVersion 800, } Materials 1 { Material { Layer {", "Unfogged,", "} } }");
        row("floats", "Geoset { Vertices 1 {", "{0 0 0}", "} }");
        row("whole numbers", "Geoset { VertexGroup {", "0 ", "} }");
        row("faces", "Geoset { Faces 1 1 { Triangles {", "0 ", "} } }");
        row("groups of faces", "Geoset { Faces 1 1 { Triangles {", "{0}", "} } }");
        row("groups", "Geoset { Groups 1 1 {", "Matrices{0}", "} }");
        row("keys", "GeosetAnim { Alpha 1 {", "0:0", "} }");
        row("keys with tangents", "Bone { Translation 1 { Hermite,", "0:{0 0 0}InTan{0 0 0}OutTan{0 0 0}", "} }");
        row("times", "EventObject \"A\" { EventTrack 1 {", "0 ", "} }");
    }

    QMap<QString, QByteArray> m_texts;
};

int hostileMain(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--peak") == 0)
        return openAndMeasure(createMdxFormat(), QString::fromLocal8Bit(argv[2]));
    QCoreApplication application(argc, argv);
    TestMdlHostile test;
    return QTest::qExec(&test, argc, argv);
}

SINEW_TEST_WITH_MAIN(tst_mdl_hostile, hostileMain)

} // namespace tst_mdl_hostile
#include "tst_mdl_hostile.moc"
