// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Unsaved steps of a document: recorded beside it, found after a crash, done again.

#include "core/document/document_save.h"
#include "core/files/file_set.h"
#include "core/recovery/log_content.h"
#include "tests/core/sample_document.h"
#include "tests/support/recorded_document.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QTemporaryDir>

#include <random>

namespace tst_recovery {

using namespace sinew;
using namespace sinew::test;

namespace {

/// No timer interferes: settle() does the writing.
RecoveryLimits calm()
{
    RecoveryLimits limits;
    limits.flushMilliseconds = 1000000;
    return limits;
}

} // namespace

class TestRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_registry = {};
        m_registry.add(std::make_shared<sample::StoredFormat>());
        writeFile(path("rich.smpl"), bytesOf(richSample(2)));
    }

    void nothingIsWrittenWithoutAChange()
    {
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        QVERIFY(settle(recorder));
        QVERIFY(!QFileInfo::exists(logs()));
    }

    void stepsComeBack()
    {
        const auto document = open();
        const QByteArray original = saved(*document);
        edit(*document);
        const QByteArray edited = saved(*document);
        const QStringList texts = historyOf(*document);
        QVERIFY(texts.size() >= 4);

        const auto found = findRecoveries(m_registry, logs());
        QCOMPARE(int(found.size()), 1);
        QCOMPARE(found[0].path, path("rich.smpl"));
        QCOMPARE(found[0].steps, int(texts.size()));
        QVERIFY2(found[0].problem.empty(), found[0].problem.text().c_str());
        QVERIFY(found[0].canRecover);
        const auto recovered = recover(m_registry, found[0].log);
        QVERIFY2(recovered, recovered ? "" : recovered.error().text().c_str());
        Document &again = *recovered->document;
        COMPARE_BYTES(saved(again), edited);
        QCOMPARE(historyOf(again), texts);
        QVERIFY(again.isModified());
        QCOMPARE(again.path(), path("rich.smpl"));
        QCOMPARE(recovered->lost, 0);
        again.goTo(0);
        COMPARE_BYTES(saved(again), original);
        QVERIFY(!again.isModified());
        QVERIFY2(QFileInfo::exists(found[0].log), "the log stays until the steps are in another one");
    }

    void aGestureStaysOneStep()
    {
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        const MergeKey drag = MergeKey::next();
        for (int i = 1; i <= 9; ++i) {
            pushEnd(*document, 5000 + i, drag);
            if (i % 3 == 0)
                QVERIFY(settle(recorder));
        }
        QCOMPARE(document->historyCount(), 1);
        const auto again = recovered(recorder);
        QVERIFY(again);
        QCOMPARE(again->historyCount(), 1);
        COMPARE_BYTES(saved(*again), saved(*document));
        // Back at the start it is not a step at all.
        pushEnd(*document, 1000, drag);
        QCOMPARE(document->historyCount(), 0);
        QVERIFY(settle(recorder));
        QVERIFY(findRecoveries(m_registry, logs()).empty());
    }

    void randomHistories_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= byTier(8, 200); ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    /// Edits, gestures, undo, redo, saves and steps taken back: once everything is written, a crash loses nothing.
    void randomHistories()
    {
        QFETCH(int, seed);
        std::mt19937 random{std::uint32_t(seed)};
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        MergeKey gesture = MergeKey::next();
        for (int i = 0; i < 150; ++i) {
            switch (random() % 12) {
            case 0:
            case 1:
                document->undo();
                break;
            case 2:
                document->redo();
                break;
            case 3:
                document->goTo(int(random() % unsigned(document->historyCount() + 1)));
                break;
            case 4:
                gesture = MergeKey::next();
                break;
            case 5:
                if (random() % 4 == 0)
                    QVERIFY(saveDocument(*document, path("rich.smpl")));
                break;
            case 6: {
                const int before = document->historyIndex();
                pushRandom(*document, random, {});
                if (document->historyIndex() > before && document->historyIndex() > document->cleanIndex())
                    document->discard(document->historyIndex() - 1);
                break;
            }
            case 7:
            case 8:
                pushEnd(*document, int(random() % 3) + 1000, gesture);
                break;
            default:
                pushRandom(*document, random, random() % 2 ? gesture : MergeKey());
            }
            if (random() % 4)
                continue;
            QVERIFY(settle(recorder));
            if (!document->isModified()) {
                QVERIFY2(recorder.logFile().isEmpty(), qPrintable(recorder.logFile()));
                continue;
            }
            const auto again = recovered(recorder);
            QVERIFY2(again, qPrintable(m_problem));
            QVERIFY2(saved(*again) == saved(*document), qPrintable(QStringLiteral("after %1").arg(i)));
            again->goTo(0);
            QVERIFY2(saved(*again) == contentOfFile(path("rich.smpl")), qPrintable(QStringLiteral("after %1").arg(i)));
        }
    }

    void aSaveBeginsAnew()
    {
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        pushEnd(*document, 1500);
        QVERIFY(settle(recorder));
        QVERIFY(QFileInfo::exists(recorder.logFile()));
        QVERIFY(saveDocument(*document, path("rich.smpl")));
        QCOMPARE(bytesInFolder(logs()), qint64(0));
        pushEnd(*document, 1600);
        document->undo();
        QVERIFY(settle(recorder));
        QCOMPARE(bytesInFolder(logs()), qint64(0));
        // A separate step undoes what lies before the save.
        document->undo();
        QVERIFY(document->isModified());
        QVERIFY(settle(recorder));
        const auto again = recovered(recorder);
        QVERIFY2(again, qPrintable(m_problem));
        COMPARE_BYTES(saved(*again), saved(*document));
        QCOMPARE(again->historyCount(), 1);
    }

    void closingRemovesTheLog()
    {
        const auto document = open();
        {
            RecoveryRecorder recorder(*document, logs(), calm());
            pushEnd(*document, 1500);
            QVERIFY(settle(recorder));
            QVERIFY(bytesInFolder(logs()) > 0);
        }
        QCOMPARE(bytesInFolder(logs()), qint64(0));
    }

    void aLogInUseIsLeftAlone()
    {
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        pushEnd(*document, 1500);
        QVERIFY(settle(recorder));
        QVERIFY(findRecoveries(m_registry, logs()).empty());
        QVERIFY(!recover(m_registry, recorder.logFile()));
        discardRecovery(recorder.logFile());
        QVERIFY(QFileInfo::exists(recorder.logFile()));
    }

    void anotherSourceIsToldAndKept()
    {
        const auto document = open();
        edit(*document);
        QByteArray other = contentOfFile(path("rich.smpl"));
        other[20] = char(other[20] ^ 1);
        writeFile(path("rich.smpl"), other);
        const auto found = findRecoveries(m_registry, logs());
        QCOMPARE(int(found.size()), 1);
        QVERIFY(!found[0].canRecover);
        QVERIFY(!found[0].problem.empty());
        QVERIFY(!recover(m_registry, found[0].log));
        QVERIFY(QFileInfo::exists(found[0].log));
        QVERIFY(QFile::remove(path("rich.smpl")));
        QVERIFY(!findRecoveries(m_registry, logs())[0].canRecover);
    }

    /// Another program saved in between: the log begins with a snapshot of the document.
    void aSourceThatChangesWhileItIsOpen()
    {
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        writeFile(path("rich.smpl"), bytesOf(richSample(1)));
        pushEnd(*document, 1500);
        pushEnd(*document, 1600);
        QVERIFY(settle(recorder));
        const auto again = recovered(recorder);
        QVERIFY2(again, qPrintable(m_problem));
        COMPARE_BYTES(saved(*again), saved(*document));
        QVERIFY(again->isModified());
        pushEnd(*document, 1700);
        QVERIFY(settle(recorder));
        const auto more = recovered(recorder);
        QVERIFY2(more, qPrintable(m_problem));
        QCOMPARE(more->historyCount(), 1);
        more->undo();
        QVERIFY2(more->isModified(), "it is not what the disk has");
    }

    void aDocumentWithoutAPath()
    {
        const auto document = open();
        document->setPath({});
        document->setStoredFiles({});
        document->setObjectName(QStringLiteral("inside.smpl"));
        RecoveryRecorder recorder(*document, logs(), calm());
        pushEnd(*document, 1500);
        QVERIFY(settle(recorder));
        const auto again = recovered(recorder);
        QVERIFY2(again, qPrintable(m_problem));
        COMPARE_BYTES(saved(*again), saved(*document));
        QCOMPARE(again->path(), QString());
        QCOMPARE(again->objectName(), QStringLiteral("inside.smpl"));
        QCOMPARE(again->historyCount(), 1);
    }

    /// Beyond the limit the log starts over, and no edit is lost.
    void theLogIsBounded()
    {
        RecoveryLimits limits = calm();
        limits.logBytes = 60000;
        QVERIFY(contentOfFile(path("rich.smpl")).size() < limits.logBytes / 2);
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), limits);
        QSet<QString> met;
        for (int i = 0; i < 100; ++i) {
            Array<Vec3> vertices;
            for (Vec3 *vertex = vertices.reset(200); vertex < vertices.edit() + 200; ++vertex)
                *vertex = {float(i), 1, 2};
            EditBuilder builder = sinew::test::edit(*document);
            builder.set(fieldOf<&sample::Geoset::vertices>(object(*document, "geosets", 0)), vertices);
            QCOMPARE(push(*document, builder), QString());
            QVERIFY(settle(recorder));
            met.insert(recorder.logFile());
            QVERIFY2(bytesInFolder(logs()) <= limits.logBytes, qPrintable(QString::number(bytesInFolder(logs()))));
        }
        QVERIFY2(met.size() > 2, qPrintable(QString::number(met.size())));
        const auto again = recovered(recorder);
        QVERIFY2(again, qPrintable(m_problem));
        COMPARE_BYTES(saved(*again), saved(*document));
        QVERIFY(again->historyCount() < document->historyCount());
    }

    void theFolderIsBounded()
    {
        RecoveryLimits limits = calm();
        limits.folderBytes = 1000;
        QDir().mkpath(logs());
        writeFile(logs() + QStringLiteral("/old.log"), QByteArray(2000, 'x'));
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), limits);
        QSignalSpy failed(&recorder, &RecoveryRecorder::failed);
        pushEnd(*document, 1500);
        QVERIFY(settle(recorder));
        pushEnd(*document, 1600);
        QVERIFY(settle(recorder));
        QCOMPARE(int(failed.size()), 1);
        QCOMPARE(bytesInFolder(logs()), qint64(2000));
    }

    void aRecoveredDocumentIsRecorded()
    {
        const auto document = open();
        edit(*document);
        const QString log = findRecoveries(m_registry, logs())[0].log;
        auto again = recover(m_registry, log);
        QVERIFY(again);
        const QByteArray edited = saved(*document);
        const int steps = again->document->historyCount();
        RecoveryRecorder recorder(*again->document, logs(), calm());
        recorder.adopt(*again, log);
        pushEnd(*again->document, 4444);
        QVERIFY(settle(recorder));
        QVERIFY2(!QFileInfo::exists(log), "all of it is in the new one");
        const auto twice = recovered(recorder);
        QVERIFY2(twice, qPrintable(m_problem));
        QCOMPARE(twice->historyCount(), steps + 1);
        COMPARE_BYTES(saved(*twice), saved(*again->document));
        twice->undo();
        COMPARE_BYTES(saved(*twice), edited);
    }

    /// Cut anywhere, the log gives one of the previous states; the more of it is left, the later the state.
    void cutAnywhere()
    {
        const auto document = open();
        QList<QByteArray> states{saved(*document)};
        edit(*document, &states);
        const QString log = findRecoveries(m_registry, logs())[0].log;
        const QByteArray whole = contentOfFile(log);
        const int step = byTier(7, 1);
        qsizetype last = -1, recoveredTimes = 0;
        for (qsizetype size = firstOfWalk(whole.size(), step); size < whole.size(); size += step) {
            writeFile(log, whole.left(size));
            const auto again = recover(m_registry, log);
            QVERIFY2(again || last < 0, qPrintable(QString::number(size)));
            if (!again)
                continue;
            QVERIFY2(again->problem.empty(), qPrintable(QString::number(size)));
            const qsizetype state = again->document->historyIndex();
            QVERIFY2(state >= last && state < states.size(), qPrintable(QString::number(size)));
            QVERIFY2(saved(*again->document) == states[state], qPrintable(QString::number(size)));
            last = state;
            ++recoveredTimes;
        }
        QVERIFY(recoveredTimes > 0);
        QVERIFY(last >= states.size() - 2);
    }

    /// A corrupted byte is reported, and nothing after it is done.
    void damagedAnywhere()
    {
        const auto document = open();
        QList<QByteArray> states{saved(*document)};
        edit(*document, &states);
        const QString log = findRecoveries(m_registry, logs())[0].log;
        const QByteArray whole = contentOfFile(log);
        const int step = byTier(7, 1);
        for (qsizetype at = firstOfWalk(whole.size(), step); at < whole.size(); at += step) {
            QByteArray damaged = whole;
            damaged[at] = char(damaged[at] ^ (1 << (at % 8)));
            writeFile(log, damaged);
            const auto found = findRecoveries(m_registry, logs());
            QVERIFY2(found.size() == 1 && !found[0].problem.empty(), qPrintable(QString::number(at)));
            const auto again = recover(m_registry, log);
            QCOMPARE(bool(again), found[0].canRecover);
            if (again)
                QVERIFY2(!again->problem.empty() &&
                             saved(*again->document) == states.value(again->document->historyIndex()),
                         qPrintable(QString::number(at)));
        }
    }

    /// Records with correct checksums and arbitrary content.
    void hostileRecords()
    {
        const auto document = open();
        edit(*document);
        const QString log = findRecoveries(m_registry, logs())[0].log;
        const QByteArray whole = contentOfFile(log);
        const auto content = readLog(viewOf(whole));
        QVERIFY(content);
        std::mt19937 random{11};
        int some = 0;
        for (int round = 0; round < byTier(400, 20000); ++round) {
            const QByteArray preamble = whole.left(qsizetype(RecordChain::preambleBytes));
            RecordChain chain(viewOf(preamble));
            ByteWriter out;
            out.writeBytes(viewOf(preamble));
            LogHeader header = content->header;
            if (round % 4 == 0)
                header.objects = mutated(header.objects, random);
            chain.append(out, RecordKind::Header, viewOf(encodeHeader(header)));
            for (const LoggedStep &step : content->steps) {
                ByteWriter payload;
                encodeStep(payload, step.time, step.text);
                for (const Bytes changes : step.changes)
                    payload.writeBytes(changes);
                const QByteArray bytes(reinterpret_cast<const char *>(payload.bytes().data()),
                                       qsizetype(payload.size()));
                chain.append(out, random() % 8 ? RecordKind::Step : RecordKind(random() % 4),
                             viewOf(random() % 3 ? mutated(bytes, random) : bytes));
            }
            writeFile(log, QByteArray(reinterpret_cast<const char *>(out.bytes().data()), qsizetype(out.size())));
            static_cast<void>(findRecoveries(m_registry, logs()));
            const auto again = recover(m_registry, log);
            if (!again)
                continue;
            // Whatever was done can be undone.
            again->document->goTo(again->document->historyCount());
            again->document->goTo(0);
            QVERIFY2(saved(*again->document) == contentOfFile(path("rich.smpl")), qPrintable(QString::number(round)));
            some += again->document->historyCount() > 0;
        }
        QVERIFY2(some > 20, qPrintable(QString::number(some)));
    }

    void anotherVersionOfTheLog()
    {
        const auto document = open();
        edit(*document);
        const QString log = findRecoveries(m_registry, logs())[0].log;
        QByteArray bytes = contentOfFile(log);
        bytes[8] = 2;
        writeFile(log, bytes);
        const auto found = findRecoveries(m_registry, logs());
        QVERIFY(!found[0].canRecover && !found[0].problem.empty());
        QVERIFY(QFileInfo::exists(log));
    }

    void otherDescriptions()
    {
        const auto document = open();
        edit(*document);
        const QString log = findRecoveries(m_registry, logs())[0].log;
        const QByteArray whole = contentOfFile(log);
        LogHeader header = readLog(viewOf(whole))->header;
        header.descriptions[3] = char(header.descriptions[3] ^ 1);
        const QByteArray preamble = whole.left(qsizetype(RecordChain::preambleBytes));
        RecordChain chain(viewOf(preamble));
        ByteWriter out;
        out.writeBytes(viewOf(preamble));
        chain.append(out, RecordKind::Header, viewOf(encodeHeader(header)));
        writeFile(log, QByteArray(reinterpret_cast<const char *>(out.bytes().data()), qsizetype(out.size())));
        QVERIFY(!recover(m_registry, log));
        QVERIFY(QFileInfo::exists(log));
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QString logs() const { return path("state/recovery"); }
    std::unique_ptr<Document> open() const
    {
        auto document = openDocument(m_registry, path("rich.smpl"));
        if (!document)
            qFatal("%s", document.error().text().c_str());
        return std::move(*document);
    }

    static void pushEnd(Document &document, std::int32_t end, MergeKey key = {})
    {
        EditBuilder builder = sinew::test::edit(document);
        builder.set(at(document, "sequences[0].end"), end);
        if (auto changes = builder.finish())
            static_cast<void>(document.push(std::move(*changes), QStringLiteral("End %1").arg(end), key));
    }

    static void pushRandom(Document &document, std::mt19937 &random, MergeKey key)
    {
        EditBuilder builder = sinew::test::edit(document);
        const Model &model = document.model();
        const Address bones = at(document, "bones"), textures = at(document, "textures");
        switch (random() % 6) {
        case 0:
            builder.insertNew(bones, int(random() % (model.listSize(bones) + 1)));
            break;
        case 1:
            if (model.listSize(bones) > 2)
                builder.remove(model.idAt(bones, random() % model.listSize(bones)));
            break;
        case 2:
            builder.insertNew(textures, -1);
            break;
        case 3: {
            Array<Vec3> vertices;
            for (std::size_t i = 0; i < 3 + random() % 3; ++i)
                vertices.splice(i, 0, std::vector<Vec3>{{float(random() % 100), 1, 2}});
            if (model.listSize(at(document, "geosets")))
                builder.set(fieldOf<&sample::Geoset::vertices>(object(document, "geosets", 0)), vertices);
            break;
        }
        case 4:
            if (model.listSize(textures))
                builder.move(model.idAt(textures, random() % model.listSize(textures)),
                             int(random() % model.listSize(textures)));
            break;
        default:
            if (const auto &keys = rootOf(document).bones; keys.size()) {
                const std::size_t row = random() % keys.size();
                builder.set(fieldOf<&sample::Bone::node, &sample::Node::translation>(keys.ids[row]),
                            keysAt<Vec3>(Interpolation::Linear, {0, int(random() % 500), 1000}));
            }
        }
        if (auto changes = builder.finish())
            static_cast<void>(document.push(std::move(*changes), QStringLiteral("random"), key));
    }

    /// Some steps, each of them written, and then a crash.
    void edit(Document &document, QList<QByteArray> *states = nullptr)
    {
        RecoveryRecorder recorder(document, logs(), calm());
        std::mt19937 random{3};
        pushEnd(document, 1111);
        for (int i = 0; i < 12; ++i) {
            const int before = document.historyIndex();
            if (i)
                pushRandom(document, random, {});
            if (states && (document.historyIndex() > before || i == 0))
                states->append(saved(document));
            QVERIFY(settle(recorder));
        }
        recorder.crash();
    }

    /// What a crash would leave, recovered.
    std::unique_ptr<Document> recovered(const RecoveryRecorder &recorder)
    {
        auto again = recover(m_registry, copyOfLog(recorder.logFile(), path("copy")));
        m_problem = again ? QString::fromStdString(again->problem) : QString::fromStdString(again.error().text());
        return again && again->problem.empty() ? std::move(again->document) : nullptr;
    }

    static QByteArray mutated(QByteArray bytes, std::mt19937 &random)
    {
        for (unsigned n = 1 + random() % 3; n > 0 && !bytes.isEmpty(); --n) {
            const auto at = qsizetype(random() % unsigned(bytes.size()));
            switch (random() % 4) {
            case 0:
                bytes[at] = char(random());
                break;
            case 1:
                bytes.truncate(at);
                break;
            case 2:
                bytes.insert(at, char(random() % 4));
                break;
            default:
                bytes[at] = char(random() % 2 ? 0xff : 0);
            }
        }
        return bytes;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    FormatRegistry m_registry;
    QString m_problem;
};

SINEW_GUILESS_TEST(tst_recovery, TestRecovery)

} // namespace tst_recovery
#include "tst_recovery.moc"
