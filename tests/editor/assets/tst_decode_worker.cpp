// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The processes that decode images and read archives for files that the user has not opened: what they answer, what
// limits them, and what happens to files that crash them.

#include "asset_panel_fixture.h"
#include "core/async/task_runner.h"
#include "editor/workers/confined_archive.h"
#include "editor/workers/decode_pool.h"
#include "tests/plugins/archives/mpq_maker.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>

namespace tst_decode_worker {

using namespace sinew;
using namespace sinew::test;

class TestDecodeWorker : public QObject, AssetPanelFixture
{
    Q_OBJECT

    static std::shared_ptr<DecodePool> makePool(int count = 1) { return std::make_shared<DecodePool>(count); }
    static DecodedPicture decoded(DecodePool &pool, const QByteArray &bytes, int side = 96)
    {
        return pool.picture(FileSet(QStringLiteral("a.png"), bytes), side);
    }
    static QByteArray statusOf(qint64 process)
    {
        QFile file(QStringLiteral("/proc/%1/status").arg(process));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// What a request gets while `meanwhile` happens to the process.
    static DecodedPicture decodedWhile(DecodePool &pool, const QByteArray &bytes,
                                       const std::function<void(pid_t)> &meanwhile)
    {
        const auto process = pid_t(pool.processIds().at(0));
        if (::kill(process, SIGSTOP) != 0)
            return {};
        std::optional<DecodedPicture> result;
        TaskRunner runner(TaskRunner::AtEnd::Wait);
        runner.run([&pool, bytes] { return decoded(pool, bytes); }, [&](DecodedPicture picture) { result = picture; });
        QTest::qWait(100);
        meanwhile(process);
        (void)QTest::qWaitFor([&] { return result.has_value(); }, 60000);
        return result.value_or(DecodedPicture());
    }

private Q_SLOTS:
    void initTestCase() { addFormats(); }
    void init()
    {
        newFolder();
        setWorkerCommand({programPath()});
    }
    void pictures();
    void companions();
    void isConfined();
    void memory();
    void hangs();
    void crashes();
    void closing();
    void noProgram_data();
    void noProgram();
    void archives();
    void strangeArchives();
    void idle();
    void folderOfImages();
};

void TestDecodeWorker::pictures()
{
    const auto pool = makePool();
    const DecodedPicture picture = decoded(*pool, png({400, 200}));
    QVERIFY2(picture.problem.isEmpty(), qPrintable(picture.problem));
    QCOMPARE(picture.picture.size(), QSize(96, 48));
    QCOMPARE(picture.picture.pixelColor(40, 20), QColor(Qt::red));
    QCOMPARE(picture.size, QSize(400, 200));
    QCOMPARE(picture.format, QStringLiteral("PNG"));
    QCOMPARE(decoded(*pool, png({20, 30}, Qt::blue), 256).picture.size(), QSize(20, 30));
    const DecodedPicture broken = decoded(*pool, png({400, 200}).left(60));
    QVERIFY(broken.picture.isNull() && broken.isLasting && !broken.problem.isEmpty());
    // One process for all.
    QCOMPARE(pool->processIds().size(), std::size_t(1));
}

/// A picture of several files: the worker requests the others, and gets those that lie beside it.
void TestDecodeWorker::companions()
{
    // Palette, no alpha, 2 × 2, one level, all of it entry 7.
    QByteArray head("BLP0");
    for (const std::uint32_t value : {1u, 0u, 2u, 2u, 5u, 0u})
        head.append(reinterpret_cast<const char *>(&value), sizeof value);
    QByteArray palette(1024, '\0');
    palette.replace(4 * 7, 3, "\x10\x20\x30");
    QStringList asked;
    const auto pictureWith = [&](const std::optional<QByteArray> &level) {
        asked.clear();
        return makePool()->picture(FileSet(QStringLiteral("a.blp"), head + palette,
                                           [&](const QString &name) {
                                               asked.append(name);
                                               return level;
                                           }),
                                   96);
    };
    const DecodedPicture picture = pictureWith(QByteArray(4, '\7'));
    QVERIFY2(picture.problem.isEmpty(), qPrintable(picture.problem));
    QCOMPARE(asked, QStringList{QStringLiteral("a.b00")});
    QCOMPARE(picture.picture.pixelColor(1, 1), QColor(0x30, 0x20, 0x10));
    QVERIFY(pictureWith(std::nullopt).picture.isNull());
}

void TestDecodeWorker::isConfined()
{
    if (!availableConfinement().systemCalls)
        QSKIP("this kernel has no seccomp");
    const auto pool = makePool();
    QVERIFY(!decoded(*pool, png({8, 8})).picture.isNull());
    const QByteArray status = statusOf(pool->processIds().at(0));
    QVERIFY2(status.contains("Seccomp:\t2") && status.contains("NoNewPrivs:\t1"), status.constData());
}

/// An image that needs more than a worker may take has no picture; the next one has, and so has this one with a higher
/// limit.
void TestDecodeWorker::memory()
{
    const QByteArray large = png({3500, 3500}), small = png({50, 50}); // 49 MB as pixels
    QVERIFY(!decoded(*makePool(), large).picture.isNull());
    setWorkerCommand({programPath(), {}, {QStringLiteral("--memory"), QStringLiteral("32")}});
    const auto pool = makePool();
    QVERIFY(!decoded(*pool, small).picture.isNull());
    const DecodedPicture refused = decoded(*pool, large);
    QVERIFY(refused.picture.isNull() && !refused.problem.isEmpty());
    QVERIFY(!decoded(*pool, small).picture.isNull());
}

void TestDecodeWorker::hangs()
{
    const auto pool = makePool();
    QVERIFY(!decoded(*pool, png({8, 8})).picture.isNull());
    const auto first = pid_t(pool->processIds().at(0));
    pool->setTimeLimit(std::chrono::milliseconds(300));
    QElapsedTimer timer;
    timer.start();
    const DecodedPicture late = decodedWhile(*pool, png({9, 9}), [](pid_t) {});
    QVERIFY(late.picture.isNull() && late.isLasting && !late.problem.isEmpty());
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    // It is gone.
    QCOMPARE(::kill(first, 0), -1);
    pool->setTimeLimit(std::chrono::minutes(1));
    QVERIFY(!decoded(*pool, png({9, 9})).picture.isNull());
}

/// A file is to blame for the end of a process that has seen no other.
void TestDecodeWorker::crashes()
{
    const auto pool = makePool();
    QVERIFY(!decoded(*pool, png({8, 8})).picture.isNull());
    const auto first = pid_t(pool->processIds().at(0));
    const DecodedPicture again = decodedWhile(*pool, png({9, 9}), [](pid_t process) { ::kill(process, SIGKILL); });
    QCOMPARE(again.picture.size(), QSize(9, 9));
    QVERIFY(pid_t(pool->processIds().at(0)) != first);
    // One that ends on its first file, and says nothing but that it is ready.
    const QString script = QStringLiteral("import os,struct,sys\n"
                                          "head=b'{\"ready\":\"no\"}'\n"
                                          "m=struct.pack('<I',len(head))+head\n"
                                          "os.write(3,struct.pack('<Q',len(m))+m)\n"
                                          "os.read(3,8)\n");
    setWorkerCommand({QStringLiteral("python3"), {QStringLiteral("-c"), script}});
    const auto fatal = makePool();
    const DecodedPicture none = decoded(*fatal, png({9, 9}));
    QVERIFY(none.picture.isNull() && none.isLasting);
    QVERIFY2(none.problem.contains(QStringLiteral("crashed")), qPrintable(none.problem));
}

/// A waiting caller returns at once, and files that were not read are not failures.
void TestDecodeWorker::closing()
{
    const auto pool = makePool();
    QVERIFY(!decoded(*pool, png({8, 8})).picture.isNull());
    const DecodedPicture none = decodedWhile(*pool, png({9, 9}), [&](pid_t) { pool->stop(); });
    QVERIFY(none.picture.isNull() && !none.isLasting);
    QVERIFY(decoded(*pool, png({8, 8})).picture.isNull());
    QVERIFY(pool->processIds().empty());
}

void TestDecodeWorker::noProgram_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("none") << QStringList{QString()};
    QTest::newRow("not there") << QStringList{QStringLiteral("/nowhere/sinew")};
    QTest::newRow("ends at once") << QStringList{QStringLiteral("true")};
    QTest::newRow("another one") << QStringList{QStringLiteral("echo")};
}

void TestDecodeWorker::noProgram()
{
    QFETCH(QStringList, command);
    setWorkerCommand({command[0], command.mid(1)});
    const auto pool = makePool();
    for (int i = 0; i < 2; ++i) {
        const DecodedPicture none = decoded(*pool, png({8, 8}));
        QVERIFY(none.picture.isNull() && !none.isLasting && !none.problem.isEmpty());
    }
    // The user may ask for another try.
    setWorkerCommand({programPath()});
    pool->endIdle();
    QVERIFY(!decoded(*pool, png({8, 8})).picture.isNull());
}

/// As the program itself would read it.
void TestDecodeWorker::archives()
{
    QVERIFY(
        MpqMaker{}.write(path(QStringLiteral("war3.mpq")),
                         {{"Textures\\Armor.png", png({40, 20})}, {"Units\\a.txt", "text"}, {"Units\\empty.txt", ""}}));
    const auto direct = m_formats.archives().source(path(QStringLiteral("war3.mpq")));
    const auto pool = makePool(2);
    const auto confined = pool->confined(direct);
    QVERIFY(dynamic_cast<ConfinedArchive *>(confined.get()));
    QCOMPARE(confined->name(), direct->name());
    const AssetListing listing = confined->list(), expected = direct->list();
    QCOMPARE(listing.state, AssetListing::Readable);
    QCOMPARE(listing.files, expected.files);
    QCOMPARE(listing.complete, expected.complete);
    for (const char *name : {"textures/armor.PNG", "units/A.txt", "Units/empty.txt", "no/such.txt", ""}) {
        const QString file = QLatin1String(name);
        QCOMPARE(confined->locate(file), direct->locate(file));
        const auto read = confined->read(file), wanted = direct->read(file);
        QCOMPARE(read.has_value(), wanted.has_value());
        if (wanted) {
            QCOMPARE(read->bytes, wanted->bytes);
            QCOMPARE(read->path, wanted->path);
        }
    }
    // As it is now, not as it was.
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("war3.mpq")), {{"Units\\b.txt", "another text"}}));
    QCOMPARE(confined->list().files, QStringList{QStringLiteral("Units/b.txt")});
    QCOMPARE(confined->read(QStringLiteral("Units/b.txt"))->bytes, QByteArray("another text"));
    // A folder is not read in any other process.
    const auto folder = m_formats.archives().source(m_dir->path());
    QCOMPARE(pool->confined(folder), folder);
}

void TestDecodeWorker::strangeArchives()
{
    write(QStringLiteral("bad.mpq"), "MPQ\x1a and nothing else");
    write(QStringLiteral("none.mpq"), "no archive");
    const auto pool = makePool();
    for (const char *name : {"bad.mpq", "none.mpq"}) {
        const ConfinedArchive archive(path(QLatin1String(name)), pool);
        QCOMPARE(archive.list().state, AssetListing::Unreadable);
        QVERIFY(!archive.read(QStringLiteral("a")) && !archive.locate(QStringLiteral("a")));
    }
    QCOMPARE(ConfinedArchive(path(QStringLiteral("gone.mpq")), pool).list().state, AssetListing::Absent);
    // Files that never end or that wait for a writer are not given to a worker.
    QCOMPARE(ConfinedArchive(QStringLiteral("/dev/zero"), pool).list().state, AssetListing::Absent);
}

void TestDecodeWorker::idle()
{
    const auto pool = makePool();
    QVERIFY(!decoded(*pool, png({8, 8})).picture.isNull());
    const auto first = pool->processIds();
    pool->endIdle();
    QVERIFY(!decoded(*pool, png({8, 8})).picture.isNull());
    QVERIFY(pool->processIds() != first);
}

/// One process serves them all. Prints how much longer that takes than in this process.
void TestDecodeWorker::folderOfImages()
{
    constexpr int count = 300;
    std::vector<QByteArray> files;
    for (int i = 0; i < count; ++i) {
        QImage image(256, 256, QImage::Format_RGBA8888);
        for (int y = 0; y < 256; ++y)
            for (int x = 0; x < 256; ++x)
                image.setPixel(x, y, qRgb(x, y, (x * y + i) & 255));
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        files.push_back(buffer.data());
    }
    QElapsedTimer timer;
    timer.start();
    for (const QByteArray &bytes : files) {
        Diagnostics diagnostics;
        const auto image = m_formats.images().decode(FileSet(QStringLiteral("a.png"), bytes), diagnostics);
        QVERIFY(image && !toQImage(*image).scaled(96, 96, Qt::KeepAspectRatio, Qt::SmoothTransformation).isNull());
    }
    const qint64 direct = timer.restart();
    const auto pool = makePool();
    QVERIFY(!decoded(*pool, files[0]).picture.isNull());
    const std::vector<qint64> started = pool->processIds();
    for (const QByteArray &bytes : files)
        QVERIFY(!decoded(*pool, bytes).picture.isNull());
    qInfo("%d images of 256 × 256: %lld ms here, %lld ms in one worker, its start included", count, direct,
          timer.elapsed());
    // Starting one for each would take most of the time.
    QCOMPARE(pool->processIds(), started);
}

SINEW_TEST(tst_decode_worker, TestDecodeWorker)

} // namespace tst_decode_worker
#include "tst_decode_worker.moc"
