// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Thumbnails of models, which another process draws: what it answers, and what happens to those that crash it.

#include "core/assets/asset_set.h"
#include "core/assets/folder_source.h"
#include "editor/builtin_plugins.h"
#include "editor/thumbnails/thumbnails.h"
#include "editor/workers/decode_pool.h"
#include "editor/workers/worker_protocol.h"
#include "tests/editor/small_mdx.h"
#include "tests/plugins/archives/mpq_maker.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>

namespace tst_thumbnail_worker {

using namespace sinew;

/// A folder in which another program saves while files are read, so many times.
class BusySource final : public AssetSource
{
public:
    BusySource(std::shared_ptr<AssetSource> real, int saves) : m_real(std::move(real)), m_saves(saves) {}
    QString name() const override { return QStringLiteral("busy"); }
    std::optional<QString> locate(const QString &path) const override { return m_real->locate(path); }
    std::optional<Asset> read(const QString &path) const override { return m_real->read(path); }
    AssetListing list() const override { return m_real->list(); }
    QString diskPath(const QString &located) const override { return m_real->diskPath(located); }
    std::unique_ptr<AssetSet> set() const override
    {
        class Set final : public AssetSet
        {
        public:
            Set(const BusySource &source, bool isCurrent) : m_source(source), m_isCurrent(isCurrent) {}
            std::optional<Asset> read(const QString &path) override
            {
                ++m_source.m_read;
                return m_source.read(path);
            }
            bool isCurrent() const override { return m_isCurrent; }

        private:
            const BusySource &m_source;
            bool m_isCurrent;
        };
        return std::make_unique<Set>(*this, ++m_sets > m_saves);
    }
    int sets() const { return m_sets; }
    int read() const { return m_read; }

private:
    std::shared_ptr<AssetSource> m_real;
    int m_saves;
    mutable std::atomic<int> m_sets = 0, m_read = 0;
};

class TestThumbnailWorker : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    FormatRegistry m_formats;

    static QByteArray sample(const QString &name)
    {
        QFile file(test::sourcePath("tests/samples/") + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString path(const QString &name) const { return m_dir->filePath(name); }
    void write(const QString &name, const QByteArray &bytes)
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    std::shared_ptr<AssetSource> folder() const
    {
        return std::make_shared<FolderSource>(path(QStringLiteral("models")));
    }
    std::unique_ptr<Thumbnails> makeThumbnails() const
    {
        return std::make_unique<Thumbnails>(m_formats, path(QStringLiteral("cache")));
    }
    /// Asks and waits for the answer.
    static Thumbnail thumbnail(Thumbnails &thumbnails, const std::shared_ptr<AssetSource> &source, const QString &file,
                               int id)
    {
        thumbnails.find(id, source, file, AssetKind::Model);
        (void)QTest::qWaitFor([&] { return !thumbnails.isBusy(); }, 60000);
        return thumbnails.find(id, source, file, AssetKind::Model);
    }
    static int coloursOf(const QImage &picture)
    {
        QSet<QRgb> colours;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                colours.insert(picture.pixel(x, y));
        return int(colours.size());
    }
    /// A process that hangs and would never answer the next request.
    static pid_t stopped(Thumbnails &thumbnails)
    {
        const auto pid = pid_t(thumbnails.worker().processId());
        return pid > 0 && ::kill(pid, SIGSTOP) == 0 ? pid : 0;
    }
    /// State and parent of a process, as Linux tells them: the words after the name, which is in brackets.
    static QList<QByteArray> processState(const QString &pid)
    {
        QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QByteArray line = file.readAll();
        return line.mid(line.lastIndexOf(')') + 2).split(' ');
    }
    static QStringList childrenOf(pid_t pid)
    {
        QStringList children = QDir(QStringLiteral("/proc")).entryList({QStringLiteral("[0-9]*")}, QDir::Dirs);
        children.removeIf([pid](const QString &each) { return processState(each).value(1).toInt() != pid; });
        return children;
    }
    static bool isRunning(const QString &pid)
    {
        const QByteArray state = processState(pid).value(0);
        return !state.isEmpty() && state != "Z";
    }
    /// Waits until the process has got the request for a model.
    static bool isAsked(Thumbnails &thumbnails)
    {
        return QTest::qWaitFor([&] { return thumbnails.worker().isDrawing(); }, 60000);
    }

private Q_SLOTS:
    void initTestCase() { addBuiltinPlugins(m_formats); }
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        setWorkerCommand({test::programPath()});
        const QByteArray wyrm = sample(QStringLiteral("v900/wyrm.mdx"));
        QVERIFY(!wyrm.isEmpty());
        // Files with the same content share one thumbnail, unless they are models, whose folder may change it.
        for (const char *name : {"first", "second", "third"})
            write(QStringLiteral("models/%1.mdx").arg(QLatin1String(name)), wyrm);
        write(QStringLiteral("models/short.mdx"), wyrm.left(300));
    }

    /// One process answers whatever it is asked, in order.
    void answers()
    {
        ConfinedWorker worker(QStringLiteral("draw-worker"), 1 << 20);
        const auto models = folder();
        const auto ask = [&](const WorkerMessage &request) {
            const auto reply = worker.ask({request}, std::chrono::minutes(1), [&](const WorkerMessage &question) {
                const auto asked = sourceQuestionOf(question, 1);
                const auto asset = asked ? models->read(asked->path) : std::nullopt;
                WorkerParcel answer{{{{worker_protocol::found, asset.has_value()}}}};
                if (asset)
                    answer.files.push_back(SystemFile::inMemory(viewOf(asset->bytes)));
                return answer;
            });
            return reply.state == ConfinedWorker::Reply::Said ? thumbnailReplyOf(reply.message)
                                                              : Result<ThumbnailReply>(Error{"no reply"});
        };
        const auto requestFor = [&](const char *name) {
            return messageOf(ThumbnailRequest{models->name(), QLatin1String(name), {{models->name()}}});
        };
        const auto good = ask(requestFor("first.mdx"));
        QVERIFY2(good && good->problem.isEmpty(), qPrintable(good ? good->problem : QString()));
        QCOMPARE(good->picture.size(), QSize(96, 96));
        QVERIFY(coloursOf(good->picture) > 20);
        const auto broken = ask(requestFor("short.mdx"));
        QVERIFY(broken && broken->picture.isNull() && broken->isLasting);
        // MODL claims 372 bytes; 276 follow its header.
        QVERIFY2(broken->problem.contains(QStringLiteral("96 bytes are missing")), qPrintable(broken->problem));
        const auto absent = ask(requestFor("gone.mdx"));
        QVERIFY(absent && absent->picture.isNull() && !absent->isLasting && !absent->problem.isEmpty());
        for (const QJsonObject &rubbish :
             {QJsonObject(), QJsonObject{{QStringLiteral("path"), 7}}, QJsonObject{{QStringLiteral("sources"), 7}}}) {
            const auto refused = ask({rubbish});
            QVERIFY(refused && refused->picture.isNull() && !refused->isLasting);
        }
        const auto again = ask(requestFor("second.mdx"));
        QVERIFY(bool(again));
        QCOMPARE(again->picture, good->picture);
    }

    /// A model whose files are saved meanwhile is drawn again, so that no picture mixes old files and new ones.
    void drawsFilesOfOneState()
    {
        const auto answerAfter = [&](int saves) {
            ThumbnailWorker worker(std::make_shared<DecodePool>());
            const auto source = std::make_shared<BusySource>(folder(), saves);
            std::optional<ThumbnailReply> answer;
            connect(&worker, &ThumbnailWorker::answered, this, [&](const ThumbnailReply &reply) { answer = reply; });
            worker.draw({source, QStringLiteral("first.mdx"), {}, m_formats.modelSuffixes(), {}, {}});
            [&] { QTRY_VERIFY_WITH_TIMEOUT(answer, 60000); }();
            return std::pair(answer.value_or(ThumbnailReply()), source);
        };
        const auto [picture, source] = answerAfter(2);
        QVERIFY2(picture.problem.isEmpty(), qPrintable(picture.problem));
        QVERIFY(!picture.picture.isNull());
        QCOMPARE(source->sets(), 3);
        QVERIFY(source->read() >= 3); // the model, each time
        const auto [none, busy] = answerAfter(1000);
        QVERIFY(none.picture.isNull() && !none.isLasting);
        QCOMPARE(none.problem, QStringLiteral("Another program is saving this model."));
        QVERIFY(busy->sets() > 2 && busy->sets() < 10);
    }

    /// It has a display of its own and is confined, as the kernel confirms, when the first foreign byte comes.
    void isConfined()
    {
        QVERIFY(!qgetenv("DISPLAY").isEmpty());
        const QString variables = path(QStringLiteral("variables"));
        setWorkerCommand(
            {QStringLiteral("sh"),
             {QStringLiteral("-c"), QStringLiteral("env > \"$0\"; exec \"$@\""), variables, test::programPath()}});
        const auto thumbnails = makeThumbnails();
        QCOMPARE(thumbnail(*thumbnails, folder(), QStringLiteral("first.mdx"), 0).state, Thumbnail::Ready);
        QFile environment(variables);
        QVERIFY(environment.open(QIODevice::ReadOnly));
        const QByteArray text = environment.readAll();
        QVERIFY(text.contains("PATH="));
        QVERIFY2(!text.contains("\nDISPLAY=") && !text.contains("WAYLAND_DISPLAY="), text.constData());
        if (!availableConfinement().systemCalls)
            QSKIP("this kernel has no seccomp");
        // All threads, including the driver's.
        const QDir threads(QStringLiteral("/proc/%1/task").arg(thumbnails->worker().processId()));
        const QStringList ids = threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(ids.size() > 1);
        for (const QString &id : ids) {
            QFile file(threads.filePath(id + QStringLiteral("/status")));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray status = file.readAll();
            QVERIFY2(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"), status.constData());
        }
    }

    /// A model with nothing to see is not an empty picture. The result is kept, unless the reason may be something that
    /// can be fixed.
    void nothingToDraw()
    {
        write(QStringLiteral("models/bones.mdx"), test::smallMdx());
        write(QStringLiteral("models/damaged.mdx"), test::smallMdx() + test::chunk("MTLS", QByteArray(6, '\xff')));
        const auto thumbnails = makeThumbnails();
        const Thumbnail bones = thumbnail(*thumbnails, folder(), QStringLiteral("bones.mdx"), 0);
        QCOMPARE(bones.state, Thumbnail::Failed);
        QVERIFY2(bones.details.contains(QStringLiteral("nothing to draw")), qPrintable(bones.details));
        // With the possible reason.
        const Thumbnail damaged = thumbnail(*thumbnails, folder(), QStringLiteral("damaged.mdx"), 1);
        QCOMPARE(damaged.state, Thumbnail::Failed);
        QVERIFY2(damaged.details.startsWith(bones.details.left(20)) && damaged.details.size() > bones.details.size(),
                 qPrintable(damaged.details));
        // A file that is missing, with the folder in which it should be.
        QByteArray withoutEffects = sample(QStringLiteral("m2wotlk/tiny.m2"));
        for (const int count : {0x120, 0x128}) // ribbons, particle emitters (version 264)
            withoutEffects.replace(count, 4, QByteArray(4, '\0'));
        write(QStringLiteral("models/deep/alone.m2"), withoutEffects);
        write(QStringLiteral("models/deep/alone0060-00.anim"), sample(QStringLiteral("m2wotlk/tiny0060-00.anim")));
        const Thumbnail alone = thumbnail(*thumbnails, folder(), QStringLiteral("deep/alone.m2"), 2);
        QVERIFY2(alone.details.contains(QStringLiteral("alone00.skin")) &&
                     alone.details.contains(path(QStringLiteral("models/deep"))),
                 qPrintable(alone.details));
        const auto later = makeThumbnails();
        QCOMPARE(thumbnail(*later, folder(), QStringLiteral("bones.mdx"), 0).details, bones.details);
        QCOMPARE(later->picturesMade(), 0);
        QCOMPARE(thumbnail(*later, folder(), QStringLiteral("damaged.mdx"), 1).details, damaged.details);
        QCOMPARE(later->picturesMade(), 1);
    }

    void strangeAnswers()
    {
        QImage large(97, 10, QImage::Format_RGB32);
        large.fill(Qt::red);
        QVERIFY(!thumbnailReplyOf(encoded(ThumbnailReply{.picture = large})));
        const ThumbnailReply fits{.picture = large.copy(0, 0, 96, 10)};
        QCOMPARE(thumbnailReplyOf(encoded(fits))->picture.size(), QSize(96, 10));
        const QByteArray whole = encoded(fits);
        for (const QByteArray &bytes : {QByteArray(), QByteArray("rubbish"), QByteArray("\xff\xff\xff\xff{}"),
                                        packed({}), whole.chopped(1), whole + 'x'})
            QVERIFY2(!thumbnailReplyOf(bytes), bytes.constData());
    }

    void oneProcessForAll()
    {
        const auto thumbnails = makeThumbnails();
        QCOMPARE(thumbnails->worker().processId(), 0);
        QCOMPARE(thumbnail(*thumbnails, folder(), QStringLiteral("first.mdx"), 0).state, Thumbnail::Ready);
        const qint64 pid = thumbnails->worker().processId();
        QVERIFY(pid > 0);
        const Thumbnail broken = thumbnail(*thumbnails, folder(), QStringLiteral("short.mdx"), 1);
        QCOMPARE(broken.state, Thumbnail::Failed);
        QVERIFY(broken.details.contains(QStringLiteral("96 bytes are missing")));
        QCOMPARE(thumbnail(*thumbnails, folder(), QStringLiteral("second.mdx"), 2).state, Thumbnail::Ready);
        QCOMPARE(thumbnails->worker().processId(), pid);
    }

    void fatalModel_data()
    {
        QTest::addColumn<bool>("hangs");
        QTest::newRow("crashes") << false;
        QTest::newRow("hangs") << true;
    }
    /// It counts as failed, also for the next window; the one after it is drawn.
    void fatalModel()
    {
        QFETCH(bool, hangs);
        const auto thumbnails = makeThumbnails();
        QCOMPARE(thumbnail(*thumbnails, folder(), QStringLiteral("first.mdx"), 0).state, Thumbnail::Ready);
        const pid_t pid = stopped(*thumbnails);
        QVERIFY(pid > 0);
        if (hangs)
            thumbnails->worker().setTimeLimit(std::chrono::milliseconds(200));
        thumbnails->find(1, folder(), QStringLiteral("second.mdx"), AssetKind::Model);
        QVERIFY(isAsked(*thumbnails));
        if (!hangs)
            QCOMPARE(::kill(pid, SIGKILL), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!thumbnails->isBusy(), 60000);
        const Thumbnail fatal = thumbnails->find(1, folder(), QStringLiteral("second.mdx"), AssetKind::Model);
        QCOMPARE(fatal.state, Thumbnail::Failed);
        QVERIFY(!fatal.details.isEmpty());
        thumbnails->worker().setTimeLimit(std::chrono::minutes(1));
        QCOMPARE(thumbnail(*thumbnails, folder(), QStringLiteral("third.mdx"), 2).state, Thumbnail::Ready);
        QVERIFY(thumbnails->worker().processId() != pid);

        const auto later = makeThumbnails();
        const Thumbnail kept = thumbnail(*later, folder(), QStringLiteral("second.mdx"), 1);
        QCOMPARE(kept.state, Thumbnail::Failed);
        QCOMPARE(kept.details, fatal.details);
        QCOMPARE(later->worker().processId(), 0);
        // Only the user can have it tried again.
        later->clear();
        later->setRetriesFailed(true);
        QCOMPARE(thumbnail(*later, folder(), QStringLiteral("second.mdx"), 1).state, Thumbnail::Ready);
    }

    void closing()
    {
        auto thumbnails = makeThumbnails();
        QCOMPARE(thumbnail(*thumbnails, folder(), QStringLiteral("first.mdx"), 0).state, Thumbnail::Ready);
        const pid_t pid = stopped(*thumbnails);
        QVERIFY(pid > 0);
        thumbnails->find(1, folder(), QStringLiteral("second.mdx"), AssetKind::Model);
        QVERIFY(isAsked(*thumbnails));
        const QStringList servers = childrenOf(pid);
        thumbnails.reset();
        QCOMPARE(::kill(pid, 0), -1);
        QCOMPARE(errno, ESRCH);
#ifdef __linux__
        // Its display ends with it, although a confined process can't tell it to.
        QCOMPARE(servers.size(), 1);
        QTRY_VERIFY(!isRunning(servers[0]));
#endif
        // Models that were not drawn are not failures.
        thumbnails = makeThumbnails();
        QCOMPARE(thumbnail(*thumbnails, folder(), QStringLiteral("second.mdx"), 1).state, Thumbnail::Ready);
    }

    void noProgram_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("reason");
        QTest::newRow("none") << QStringList{QString()} << QString();
        QTest::newRow("not there") << QStringList{QStringLiteral("/nowhere/sinew")} << QString();
        QTest::newRow("ends at once") << QStringList{QStringLiteral("true")} << QString();
        QTest::newRow("another one") << QStringList{QStringLiteral("echo")} << QString();
        QTest::newRow("no display") << (QStringLiteral("env PATH=/nowhere").split(u' ') << test::programPath())
                                    << QStringLiteral("Xvfb");
    }
    /// Then there are no thumbnails of models, and a reason is given; nothing of it is kept.
    void noProgram()
    {
        QFETCH(QStringList, command);
        QFETCH(QString, reason);
        setWorkerCommand({command[0], command.mid(1)});
        const auto thumbnails = makeThumbnails();
        int id = 0;
        QStringList reasons;
        for (const QString &name : {QStringLiteral("first.mdx"), QStringLiteral("second.mdx")}) {
            const Thumbnail none = thumbnail(*thumbnails, folder(), name, id++);
            QCOMPARE(none.state, Thumbnail::Failed);
            reasons.append(none.details);
        }
        QVERIFY2(!reasons[0].isEmpty() && reasons[0].contains(reason), qPrintable(reasons[0]));
        QCOMPARE(reasons[1], reasons[0]);
        setWorkerCommand({test::programPath()});
        QCOMPARE(thumbnail(*makeThumbnails(), folder(), QStringLiteral("first.mdx"), 0).state, Thumbnail::Ready);
    }

    /// The process finds the same files in an archive as in a folder.
    void archivedModel()
    {
        std::vector<MpqEntry> entries;
        for (const char *name : {"tiny.m2", "tiny00.skin", "tiny01.skin", "tiny0060-00.anim"}) {
            const QByteArray bytes = sample(QStringLiteral("m2wotlk/") + QLatin1String(name));
            QVERIFY(!bytes.isEmpty());
            entries.push_back({QByteArray("Creature\\Tiny\\") + name, bytes});
            write(QStringLiteral("models/Creature/Tiny/") + QLatin1String(name), bytes);
        }
        QVERIFY(MpqMaker{}.write(path(QStringLiteral("game.mpq")), entries));
        const auto thumbnails = makeThumbnails();
        const auto archive = m_formats.archives().source(path(QStringLiteral("game.mpq")));
        const Thumbnail packed = thumbnail(*thumbnails, archive, QStringLiteral("Creature/Tiny/tiny.m2"), 0);
        const Thumbnail loose = thumbnail(*thumbnails, folder(), QStringLiteral("Creature/Tiny/tiny.m2"), 1);
        QCOMPARE(packed.state, Thumbnail::Ready);
        QCOMPARE(loose.state, Thumbnail::Ready);
        const QImage picture = packed.icon.pixmap(96, 96).toImage();
        QVERIFY(coloursOf(picture) > 20);
        QCOMPARE(picture, loose.icon.pixmap(96, 96).toImage());
    }
};

SINEW_TEST(tst_thumbnail_worker, TestThumbnailWorker)

} // namespace tst_thumbnail_worker
#include "tst_thumbnail_worker.moc"
