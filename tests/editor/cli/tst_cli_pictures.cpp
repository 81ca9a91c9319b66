// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The command line as a user or a script uses it: pictures and thumbnails.

#include "tests/editor/cli/cli_fixture.h"
#include "tests/editor/small_mdx.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QImage>

#include <csignal>

namespace tst_cli_pictures {

using namespace sinew::test;

class TestCliPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void renderWithoutDisplay();
    void renderAnimates();
    void thumbnailsOfAFolder();
    void thumbnailsInSeveralProcesses();
    void thumbnailsOutliveACrash();
    void thumbnailsHaveATimeLimit();
    void renderLooksHdSlotsUp();
    void renderRefusesUnknownCamera();

private:
    QString folderOfModels(int count);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestCliPictures::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("small.mdx"));
    write(m_file, smallMdx());
}

void TestCliPictures::renderWithoutDisplay()
{
    const QString out = m_folder->filePath(QStringLiteral("out.png"));
    const Outcome outcome =
        run({QStringLiteral("render"), m_file, QStringLiteral("--out"), out, QStringLiteral("--size"),
             QStringLiteral("64x48"), QStringLiteral("--sequence"), QStringLiteral("Walk"), QStringLiteral("--time"),
             QStringLiteral("2500"), QStringLiteral("--camera"), QStringLiteral("0,10,300"),
             QStringLiteral("--background"), QStringLiteral("204060")},
            {QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"), QStringLiteral("QT_QPA_PLATFORM")});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    const QImage picture(out);
    QCOMPARE(picture.size(), QSize(64, 48));
    // The model has no mesh: nothing but the background.
    QCOMPARE(picture.pixelColor(0, 0), QColor(0x20, 0x40, 0x60));
    QCOMPARE(picture.pixelColor(32, 24), QColor(0x20, 0x40, 0x60));
}

void TestCliPictures::renderAnimates()
{
    // Sequence 0 of the small model, cut into frames; a still turntable of half a second.
    const QString frames = m_folder->filePath(QStringLiteral("turn.png"));
    const Outcome turn =
        run({QStringLiteral("render"), m_file, QStringLiteral("--out"), frames, QStringLiteral("--size"),
             QStringLiteral("20x10"), QStringLiteral("--animate"), QStringLiteral("turntable"),
             QStringLiteral("--seconds"), QStringLiteral("0.5"), QStringLiteral("--fps"), QStringLiteral("6"),
             QStringLiteral("--background"), QStringLiteral("none")});
    QVERIFY2(turn.code == 0, turn.err.constData());
    QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("turn-*.png")}),
             (QStringList{QStringLiteral("turn-0001.png"), QStringLiteral("turn-0002.png"),
                          QStringLiteral("turn-0003.png")}));
    const QImage first(m_folder->filePath(QStringLiteral("turn-0001.png")));
    QCOMPARE(first.size(), QSize(20, 10));
    QCOMPARE(first.pixelColor(0, 0).alpha(), 0);
    const Outcome unknown = run({QStringLiteral("render"), m_file, QStringLiteral("--out"), QStringLiteral("a.gif"),
                                 QStringLiteral("--size"), QStringLiteral("20x10"), QStringLiteral("--animate"),
                                 QStringLiteral("turntable")});
    QCOMPARE(unknown.code, 1);
    QVERIFY2(unknown.err.contains(".webp"), unknown.err.constData());
}

void TestCliPictures::thumbnailsOfAFolder()
{
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("models/deep")));
    write(m_folder->filePath(QStringLiteral("models/deep/good.mdx")), smallMdx());
    write(m_folder->filePath(QStringLiteral("models/bad.mdx")), QByteArray("MDLXVERS\x40\0\0\0", 12));
    const QString out = m_folder->filePath(QStringLiteral("pictures"));
    const Outcome outcome = run({QStringLiteral("thumbnail"), m_folder->filePath(QStringLiteral("models")),
                                 QStringLiteral("--out"), out, QStringLiteral("--size"), QStringLiteral("24x16")});
    QCOMPARE(outcome.code, 1);
    const QList<QByteArray> lines = outcome.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith("failed\t") && lines[0].contains("bad.mdx\t"), lines[0].constData());
    QVERIFY2(lines[1].startsWith("done\t") && lines[1].endsWith("\tnothing to draw"),
             lines[1].constData()); // bones alone
    QCOMPARE(QImage(out + QStringLiteral("/deep/good.mdx.png")).size(), QSize(24, 16));
}

QString TestCliPictures::folderOfModels(int count)
{
    const QString folder = m_folder->filePath(QStringLiteral("models"));
    if (!QDir().mkpath(folder))
        return {};
    for (int i = 0; i < count; ++i)
        write(folder + QStringLiteral("/%1.mdx").arg(i, 3, 10, QLatin1Char('0')), smallMdx());
    return folder;
}

void TestCliPictures::thumbnailsInSeveralProcesses()
{
    const QString models = folderOfModels(9), out = m_folder->filePath(QStringLiteral("pictures"));
    write(models + QStringLiteral("/004.mdx"), QByteArray("MDLXVERS\x40\0\0\0", 12));
    const auto thumbnails = [&](const QString &processes) {
        return run({QStringLiteral("thumbnail"), models, QStringLiteral("--out"), out, QStringLiteral("--size"),
                    QStringLiteral("24x16"), QStringLiteral("--processes"), processes});
    };
    const Outcome one = thumbnails(QStringLiteral("1"));
    QCOMPARE(one.out.count("done\t"), 8);
    QVERIFY(QDir(out).removeRecursively());
    const Outcome three = thumbnails(QStringLiteral("3"));
    QCOMPARE(three.out, one.out);
    QCOMPARE(three.code, 1);
    QCOMPARE(QDir(out).entryList({QStringLiteral("*.png")}).size(), 8);
    for (const char *wrong : {"0", "65", "2.5", "many"})
        QCOMPARE(thumbnails(QString::fromLatin1(wrong)).code, 2);
}

/// The processes of this program that `parent` has started.
static QList<qint64> helpersOf(qint64 parent)
{
    QList<qint64> found;
    for (const QString &id : QDir(QStringLiteral("/proc")).entryList({QStringLiteral("[0-9]*")}, QDir::Dirs)) {
        QFile stat(QStringLiteral("/proc/%1/stat").arg(id));
        if (!stat.open(QIODevice::ReadOnly))
            continue;
        // "ID (NAME) STATE PARENT …"
        const QList<QByteArray> words = stat.readLine().split(' ');
        if (words.value(1) == "(sinew)" && words.value(3).toLongLong() == parent)
            found.append(id.toLongLong());
    }
    return found;
}

void TestCliPictures::thumbnailsOutliveACrash()
{
    constexpr int count = 40;
    const QString models = folderOfModels(count), out = m_folder->filePath(QStringLiteral("pictures"));
    QProcess process;
    process.start(programPath(),
                  {QStringLiteral("thumbnail"), models, QStringLiteral("--out"), out, QStringLiteral("--size"),
                   QStringLiteral("24x16"), QStringLiteral("--processes"), QStringLiteral("2")});
    QVERIFY(process.waitForReadyRead(60000));
    const QList<qint64> helpers = helpersOf(process.processId());
    QCOMPARE(helpers.size(), 2);
    ::kill(pid_t(helpers.first()), SIGSEGV);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 1);
    const QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
    QCOMPARE(lines.size(), count);
    int failed = 0;
    for (int i = 0; i < count; ++i) {
        QVERIFY2(lines[i].contains(QStringLiteral("/%1.mdx\t").arg(i, 3, 10, QLatin1Char('0')).toLatin1()),
                 lines[i].constData());
        if (lines[i].startsWith("done\t"))
            continue;
        QVERIFY2(lines[i].endsWith("\tthe process that drew it crashed"), lines[i].constData());
        ++failed;
    }
    QCOMPARE(failed, 1);
    // It may have been written, but nobody was told so.
    QVERIFY(QDir(out).entryList({QStringLiteral("*.png")}).size() >= count - 1);
}

/// A model on which a process hangs is given up, and told; the others are drawn.
void TestCliPictures::thumbnailsHaveATimeLimit()
{
    constexpr int count = 120;
    const QString models = folderOfModels(count), out = m_folder->filePath(QStringLiteral("pictures"));
    for (const char *processes : {"1", "2"}) {
        QProcess process;
        process.start(programPath(), {QStringLiteral("thumbnail"), models, QStringLiteral("--out"), out,
                                      QStringLiteral("--size"), QStringLiteral("24x16"), QStringLiteral("--processes"),
                                      QLatin1String(processes), QStringLiteral("--seconds"), QStringLiteral("5")});
        QVERIFY(process.waitForReadyRead(60000)); // the first one is done, so the time of a start is over
        const QList<qint64> helpers = helpersOf(process.processId());
        QCOMPARE(helpers.size(), qsizetype(QByteArray(processes).toInt()));
        ::kill(pid_t(helpers.first()), SIGSTOP);
        QVERIFY(process.waitForFinished(120000));
        QCOMPARE(process.exitCode(), 1);
        const QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(lines.size(), count);
        int failed = 0;
        for (const QByteArray &line : lines) {
            if (line.startsWith("done\t"))
                continue;
            QVERIFY2(line.startsWith("failed\t") && line.endsWith("\tdrawing it took longer than 5 s"),
                     line.constData());
            ++failed;
        }
        QCOMPARE(failed, 1);
    }
    for (const char *wrong : {"0", "-1", "86401", "long"})
        QCOMPARE(run({QStringLiteral("thumbnail"), models, QStringLiteral("--out"), out, QStringLiteral("--seconds"),
                      QLatin1String(wrong)})
                     .code,
                 2);
}

/// A replaceable texture of an HD slot is another file than that of a classic layer.
void TestCliPictures::renderLooksHdSlotsUp()
{
    const QString sample = sinew::test::sourcePath("tests/samples/hd1100/wyrm.mdx"),
                  step = m_folder->filePath(QStringLiteral("step.mdx")),
                  model = m_folder->filePath(QStringLiteral("model.mdx"));
    QCOMPARE(run({QStringLiteral("set"), sample, QStringLiteral("textures[1].replaceableId"), QStringLiteral("31"),
                  QStringLiteral("--out"), step})
                 .code,
             0);
    QCOMPARE(run({QStringLiteral("set"), step, QStringLiteral("textures[1].path"), QString(), QStringLiteral("--out"),
                  model})
                 .code,
             0);
    const Outcome outcome =
        run({QStringLiteral("render"), model, QStringLiteral("--out"), m_folder->filePath(QStringLiteral("out.png")),
             QStringLiteral("--size"), QStringLiteral("24x16")});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QVERIFY2(outcome.err.contains("_normal.dds"), outcome.err.constData());
}

void TestCliPictures::renderRefusesUnknownCamera()
{
    const Outcome outcome =
        run({QStringLiteral("render"), m_file, QStringLiteral("--out"), m_folder->filePath(QStringLiteral("o.png")),
             QStringLiteral("--size"), QStringLiteral("64x48"), QStringLiteral("--camera"), QStringLiteral("Front")},
            {QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"), QStringLiteral("QT_QPA_PLATFORM")});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("Front"), outcome.err.constData());
}

SINEW_GUILESS_TEST(tst_cli_pictures, TestCliPictures)

} // namespace tst_cli_pictures
#include "tst_cli_pictures.moc"
