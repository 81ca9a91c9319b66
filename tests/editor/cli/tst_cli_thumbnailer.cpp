// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// `sinew thumbnail FILE --png PNG`, as file managers run it.

#include "core/system/worker/confinement.h"
#include "tests/editor/cli/cli_fixture.h"
#include "tests/editor/small_mdx.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QImage>

#include <algorithm>

namespace tst_cli_thumbnailer {

using namespace sinew::test;

class TestCliThumbnailer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void makesOnePicture_data();
    void makesOnePicture();
    void smallTexturesAreNotEnlarged();
    void companionsAreFound();
    void failuresLeaveNoFile();
    void wrongUsage_data();
    void wrongUsage();
    void theProcessThatDrawsIsConfined();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    Outcome runFor(const QString &file, const QString &out, int side) const
    {
        return run({QStringLiteral("thumbnail"), file, QStringLiteral("--png"), out, QStringLiteral("--side"),
                    QString::number(side)});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

static int coloursOf(const QImage &picture)
{
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            colours.insert(picture.pixel(x, y));
    return int(colours.size());
}

void TestCliThumbnailer::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestCliThumbnailer::makesOnePicture_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<int>("side");
    QTest::addColumn<QSize>("size");
    QTest::newRow("model") << QStringLiteral("showcase/showcase.mdx") << 128 << QSize(128, 128);
    QTest::newRow("large model") << QStringLiteral("showcase/showcase.mdx") << 1024 << QSize(1024, 1024);
    QTest::newRow("texture") << QStringLiteral("showcase/runes.blp") << 16 << QSize(16, 16);
}

/// Whatever the file managers' temporary files are called.
void TestCliThumbnailer::makesOnePicture()
{
    QFETCH(const QString, sample);
    QFETCH(const int, side);
    QFETCH(const QSize, size);
    const Outcome outcome =
        runFor(sourcePath("tests/samples/") + sample, path(QStringLiteral("picture.part-7Q")), side);
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(outcome.out, QByteArray());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("picture.part-7Q")});
    const QImage picture(path(QStringLiteral("picture.part-7Q")), "PNG");
    QCOMPARE(picture.size(), size);
    QVERIFY(coloursOf(picture) > 20);
}

void TestCliThumbnailer::smallTexturesAreNotEnlarged()
{
    const QString file = path(QStringLiteral("cube.dds")), out = path(QStringLiteral("out"));
    write(file, smallDds());
    const Outcome outcome = runFor(file, out, 128);
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(QImage(out, "PNG").size(), QSize(2, 2));
}

/// Without its .skin files a World of Warcraft model has no meshes; the sandboxes of file managers hide them.
void TestCliThumbnailer::companionsAreFound()
{
    const QString sample = sourcePath("tests/samples/m2showcase/shrine.m2"), out = path(QStringLiteral("out.png"));
    const Outcome whole = runFor(sample, out, 64);
    QVERIFY2(whole.code == 0, whole.err.constData());
    QVERIFY(coloursOf(QImage(out)) > 20);

    QVERIFY(QFile::copy(sample, path(QStringLiteral("alone.m2"))));
    const QString effects = path(QStringLiteral("effects.png"));
    const Outcome alone = runFor(path(QStringLiteral("alone.m2")), effects, 64);
    QVERIFY2(alone.code == 0, alone.err.constData());
    QCOMPARE(QImage(effects).size(), QSize(64, 64));
    QVERIFY(QImage(effects) != QImage(out));
}

void TestCliThumbnailer::failuresLeaveNoFile()
{
    const QString out = path(QStringLiteral("out.png"));
    write(path(QStringLiteral("short.mdx")), smallMdx().left(30));
    write(path(QStringLiteral("text.mdx")), "# A heading of Markdown\n");
    for (const char *name : {"short.mdx", "text.mdx", "missing.mdx"}) {
        const Outcome outcome = runFor(path(QLatin1String(name)), out, 64);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(name), outcome.err.constData());
        QVERIFY(!QFile::exists(out));
    }
    const Outcome nowhere = runFor(sourcePath("tests/samples/showcase/runes.blp"), path(QStringLiteral("no/a.png")), 8);
    QCOMPARE(nowhere.code, 1);
    QVERIFY2(nowhere.err.contains("can't be written"), nowhere.err.constData());
}

void TestCliThumbnailer::wrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    const QString png = QStringLiteral("--png"), side = QStringLiteral("--side");
    QTest::newRow("no file") << QStringList{png, QStringLiteral("a.png")};
    QTest::newRow("two files") << QStringList{QStringLiteral("a"), QStringLiteral("b"), png, QStringLiteral("a.png")};
    QTest::newRow("no side") << QStringList{QStringLiteral("a"), png, QStringLiteral("b"), side, QStringLiteral("0")};
    QTest::newRow("too large") << QStringList{QStringLiteral("a"), png, QStringLiteral("b"), side,
                                              QStringLiteral("1025")};
    QTest::newRow("another form's option")
        << QStringList{QStringLiteral("a"), png, QStringLiteral("b"), QStringLiteral("--out"), QStringLiteral("c")};
}

void TestCliThumbnailer::wrongUsage()
{
    QFETCH(const QStringList, words);
    const Outcome outcome = run(QStringList{QStringLiteral("thumbnail")} + words);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("usage: sinew thumbnail"), outcome.err.constData());
}

/// Whether a process of this program that `parent` started is under a filter of system calls now.
static bool hasConfinedChild(qint64 parent)
{
    const QByteArray isChild = "\nPPid:\t" + QByteArray::number(parent) + '\n';
    const QStringList ids = QDir(QStringLiteral("/proc")).entryList({QStringLiteral("[0-9]*")}, QDir::Dirs);
    return std::any_of(ids.begin(), ids.end(), [&](const QString &id) {
        const QByteArray status = read(QStringLiteral("/proc/%1/status").arg(id));
        return status.startsWith("Name:\tsinew\n") && status.contains(isChild) &&
               status.contains("\nNoNewPrivs:\t1\n") && status.contains("\nSeccomp:\t2\n");
    });
}

void TestCliThumbnailer::theProcessThatDrawsIsConfined()
{
    if (!sinew::availableConfinement().systemCalls)
        QSKIP("this kernel has no seccomp");
    // It may have drawn the model between two looks.
    bool wasSeen = false;
    for (int attempt = 0; attempt < 5 && !wasSeen; ++attempt) {
        QProcess process;
        process.start(programPath(), {QStringLiteral("thumbnail"), sourcePath("tests/samples/showcase/showcase.mdx"),
                                      QStringLiteral("--png"), path(QStringLiteral("out.png")),
                                      QStringLiteral("--side"), QStringLiteral("1024")});
        QVERIFY(process.waitForStarted());
        while (!wasSeen && !process.waitForFinished(1))
            wasSeen = hasConfinedChild(process.processId());
        QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 0);
    }
    QVERIFY(wasSeen);
}

SINEW_GUILESS_TEST(tst_cli_thumbnailer, TestCliThumbnailer)

} // namespace tst_cli_thumbnailer
#include "tst_cli_thumbnailer.moc"
