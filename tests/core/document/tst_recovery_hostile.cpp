// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Logs of unsaved steps that are cut off, damaged, forged, or of another version.

#include "core/recovery/log_content.h"
#include "tests/core/document/recovery_fixture.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QFileInfo>

#include <random>

namespace tst_recovery_hostile {

using namespace sinew;
using namespace sinew::test;

class TestRecoveryHostile : public RecoveryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

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
};

SINEW_GUILESS_TEST(tst_recovery_hostile, TestRecoveryHostile)

} // namespace tst_recovery_hostile
#include "tst_recovery_hostile.moc"
