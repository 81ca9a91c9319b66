// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// MDX files that one chunk fills: 32 MiB in the first tier, the maximum size in the full one. Each is opened, proved,
// edited, saved, read again and undone, within the memory budget of a document.

#include "core/document/document_save.h"
#include "core/files/read_file.h"
#include "plugins/mdx/format.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/plugins/open_memory.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_large_files {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray hashOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

/// The child. Prints the seconds of each step, and the peak memory.
int useFile(const QString &path)
{
    QElapsedTimer elapsed;
    QByteArray figures;
    const auto lap = [&](const char *what) {
        figures += QByteArray(what) + ' ' + QByteArray::number(double(elapsed.restart()) / 1000, 'f', 1) + " s, ";
    };
    const auto fail = [](const char *what, const Error &error = {}) {
        std::printf("%s: %s\n", what, error.text().c_str());
        return 1;
    };
    FormatRegistry registry;
    registry.add(createMdxFormat());
    const qint64 idle = memoryFigure("VmRSS:"), size = QFileInfo(path).size();
    const QByteArray before = hashOf(path);
    elapsed.start();
    auto document = openDocument(registry, path, OpenFor::Editing);
    if (!document)
        return fail("open", document.error());
    lap("open");
    if (!(*document)->byteProof().exact)
        return fail("proof");
    const qint64 opened = memoryFigure("VmHWM:") - idle;
    if (opened > qint64(MemoryBudget::spareBytes + MemoryBudget::bytesPerFileByte * std::uint64_t(size)))
        return fail("memory");
    const auto target = parsePath((*document)->model(), "model.name");
    auto change = makeSet((*document)->model(), *target, "Renamed");
    if (!change || !(*document)->push({std::move(*change)}, QStringLiteral("rename")))
        return fail("edit");
    lap("edit");
    if (const auto saved = saveDocument(**document, path); !saved)
        return fail("save", saved.error());
    lap("save");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() != size || !file.read(4096).contains("Renamed"))
        return fail("the edit is not in the file");
    (*document)->undo();
    elapsed.start();
    if (const auto saved = saveDocument(**document, path); !saved)
        return fail("save again", saved.error());
    if (hashOf(path) != before)
        return fail("undone and saved, the bytes differ");
    std::printf("%sof %.0f MiB: opened with %.1f times the file, all with %.1f times\n", figures.constData(),
                double(size) / (1 << 20), double(opened) / double(size),
                double(memoryFigure("VmHWM:") - idle) / double(size));
    return 0;
}

} // namespace

class TestLargeFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!m_folder.isValid())
            QSKIP("no folder for large files");
    }

    void works_data()
    {
        QTest::addColumn<QByteArray>("tag");
        QTest::addColumn<qint64>("unit");
        QTest::newRow("unknown chunk") << QByteArray("WHAT") << qint64(1);
        QTest::newRow("textures") << QByteArray("TEXS") << qint64(268);
        QTest::newRow("pivots") << QByteArray("PIVT") << qint64(12);
    }
    void works()
    {
        QFETCH(QByteArray, tag);
        QFETCH(qint64, unit);
        MdxFile model;
        const QByteArray head = model.bytes();
        const qint64 wanted = isFullTier() ? maxModelFileBytes : qint64(32) << 20;
        const qint64 content = (wanted - head.size() - 8) / unit * unit;
        const QString path = m_folder.filePath(QStringLiteral("large.mdx"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(head + tag + Out().put(std::uint32_t(content)).bytes), head.size() + 8);
        // Different bytes at each place, within the length of a chunk of bytes: a missing byte shows.
        const QByteArray piece = pieceOf(unit);
        for (qint64 left = content; left > 0; left -= std::min<qint64>(left, piece.size()))
            QCOMPARE(file.write(piece.constData(), std::min<qint64>(left, piece.size())),
                     std::min<qint64>(left, piece.size()));
        file.close();
        QProcess child;
        child.setProcessChannelMode(QProcess::MergedChannels);
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("tst_large_files"), QStringLiteral("--use"), path});
        QVERIFY(child.waitForFinished(-1));
        const QByteArray output = child.readAll().trimmed();
        QVERIFY2(child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0, output.constData());
        if (qEnvironmentVariableIsSet("SINEW_SHOW_FIGURES"))
            qInfo("%s", output.constData());
        QVERIFY(QFile::remove(path));
    }

private:
    /// Whole units, about 4 MiB.
    static QByteArray pieceOf(qint64 unit)
    {
        QByteArray piece((qint64(4) << 20) / unit * unit, 'x');
        for (qsizetype i = 0; i + 4 <= piece.size(); i += 37)
            std::memcpy(piece.data() + i, &i, 4);
        return piece;
    }

    QTemporaryDir m_folder{QStringLiteral("/var/tmp/sinew-large-XXXXXX")}; // /tmp may be memory
};

int largeFilesMain(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--use") == 0)
        return useFile(QString::fromLocal8Bit(argv[2]));
    QCoreApplication application(argc, argv);
    TestLargeFiles test;
    return QTest::qExec(&test, argc, argv);
}

SINEW_TEST_WITH_MAIN(tst_large_files, largeFilesMain)

} // namespace tst_large_files

#include "tst_large_files.moc"
