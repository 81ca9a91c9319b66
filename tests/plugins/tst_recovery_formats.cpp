// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Recovery of models of every format: replaying the log gives the lost model, byte for byte.

#include "core/document/document_save.h"
#include "core/document/open_document.h"
#include "core/model/path.h"
#include "core/model/walk.h"
#include "core/recovery/change_codec.h"
#include "core/recovery/description_digest.h"
#include "core/recovery/logged_objects.h"
#include "core/recovery/value_codec.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "random_edit.h"
#include "tests/support/paths.h"
#include "tests/support/recorded_document.h"
#include "tests/support/struct_walk.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QTemporaryDir>

namespace tst_recovery_formats {

using namespace sinew;
using namespace sinew::test;

namespace {

FormatRegistry allFormats()
{
    FormatRegistry registry;
    registry.add(createMdxFormat());
    registry.add(createM2Format());
    registry.add(createM3Format());
    return registry;
}

const char *const samples[] = {"v900/wyrm.mdx",    "hd1100/wyrm.mdx",  "wow1300/brazier.mdx",  "wc3v1800/banner.mdx",
                               "mdl/by-hand.mdl",  "mdl/hd1100.mdl",   "m2classic/tiny256.m2", "m2wotlk/tiny.m2",
                               "m2skel/tiny.m2",   "m2legion/tiny.m2", "m3/tiny20.m3",         "m3/tiny29.m3",
                               "m3beta/tiny21.m3", "m3every/age00.m3"};

/// Members without a row, except the compiler's padding.
QString undescribed(const StructInfo &info)
{
    std::vector<bool> described(info.type->size, false);
    for (const FieldInfo &f : info.fields)
        for (std::size_t i = 0; i < f.type->size; ++i)
            described[f.offset + i] = true;
    for (std::size_t at = 0; at < described.size(); ++at) {
        std::size_t end = at;
        while (end < described.size() && !described[end])
            ++end;
        const std::size_t gap = end - at;
        if (gap > 0 && !(gap < 8 && end % 8 == 0) && !(gap < 4 && end % 4 == 0) && !(gap < 2 && end % 2 == 0))
            return QStringLiteral("%1 has %2 bytes without a row at %3").arg(QLatin1String(info.name)).arg(gap).arg(at);
        at = end;
    }
    return {};
}

} // namespace

class TestRecoveryFormats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_registry = allFormats();
    }

    void everyValue_data() { sampleRows(); }
    /// Every field of every object, and a new object of every structure: into bytes, and back.
    void everyValue()
    {
        QFETCH(QString, sample);
        const auto document = open(sample);
        const Model &model = document->model();
        ByteWriter ids;
        LoggedObjects::encode(ids, model);
        ByteReader in(ids.bytes());
        auto objects = LoggedObjects::decode(in, model);
        QVERIFY(objects);
        int values = 0;
        QString wrong;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *) {
            if (!wrong.isEmpty())
                return;
            ++values;
            wrong = problemOf(*f.type, data, *objects);
            if (!wrong.isEmpty())
                wrong += QString::fromStdString(" at " + pathOf(model, address));
        });
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(values > 100);
        for (const auto &[name, info] : structuresBelow(model.info())) {
            QVERIFY2(undescribed(*info).isEmpty(), qPrintable(undescribed(*info)));
            for (const FieldInfo &f : info->fields) {
                const Value fresh(*f.type);
                wrong = problemOf(*f.type, fresh.data(), *objects);
                QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(name) + u'.' + QLatin1String(f.name)));
            }
        }
    }

    void cutValues_data() { sampleRows(); }
    /// Bytes that end early are not a value, wherever they are cut off.
    void cutValues()
    {
        QFETCH(QString, sample);
        const auto document = open(sample);
        const Model &model = document->model();
        ByteWriter ids;
        LoggedObjects::encode(ids, model);
        for (const FieldInfo &f : model.info().fields) {
            ByteWriter out;
            encodeValue(out, *f.type, f.in(model.root()));
            const std::size_t step = std::max<std::size_t>(1, out.size() / std::size_t(byTier(50, 2000)));
            for (std::size_t size = 0; size < out.size(); size += step) {
                ByteReader idsIn(ids.bytes());
                auto objects = LoggedObjects::decode(idsIn, model);
                Value value(*f.type);
                ByteReader in(out.bytes().first(size));
                QVERIFY2(!decodeValue(in, *f.type, value.data(), *objects), f.name);
            }
        }
    }

    void digestsDiffer()
    {
        QSet<QByteArray> digests;
        for (const char *sample : {"v900/wyrm.mdx", "m2wotlk/tiny.m2", "m3/tiny29.m3"}) {
            const QByteArray digest = descriptionDigest(open(QString::fromLatin1(sample))->model().info());
            QCOMPARE(digest, descriptionDigest(open(QString::fromLatin1(sample))->model().info()));
            digests.insert(digest);
        }
        QCOMPARE(int(digests.size()), 3);
    }

    void randomEdits_data() { sampleRows(); }
    void randomEdits()
    {
        QFETCH(QString, sample);
        const auto document = open(sample);
        const QMap<QString, QByteArray> original = everyFile(*document);
        QVERIFY(!original.isEmpty());
        RecoveryLimits limits;
        limits.flushMilliseconds = 1000000;
        const QString logs = m_folder->filePath(QStringLiteral("recovery"));
        RecoveryRecorder recorder(*document, logs, limits);
        RandomEdit random(std::uint32_t(sample.size()));
        int made = 0;
        for (int step = 1; step <= byTier(60, 600); ++step) {
            auto changes = random.next(*document);
            if (!changes || !document->push(std::move(*changes), QStringLiteral("step %1").arg(step)))
                continue;
            // Edits that the files can't hold are undone; that is recorded as well.
            if (everyFile(*document).isEmpty())
                document->undo();
            else
                ++made;
            if (step % 10 == 9)
                document->undo();
            if (step % 20)
                continue;
            QVERIFY(settle(recorder));
            if (!document->isModified())
                continue;
            const auto again =
                recover(m_registry, copyOfLog(recorder.logFile(), m_folder->filePath(QStringLiteral("copy"))));
            QVERIFY2(again, again ? "" : again.error().text().c_str());
            QVERIFY2(again->problem.empty(), again->problem.text().c_str());
            Document &recovered = *again->document;
            QVERIFY2(recovered.byteProof().exact == document->byteProof().exact,
                     qPrintable(recovered.byteProof().detail));
            QVERIFY2(equalValues(*document->model().info().type, document->model().root(), recovered.model().root()),
                     qPrintable(QString::number(step)));
            QCOMPARE(recovered.historyIndex(), document->historyIndex());
            QVERIFY2(everyFile(recovered) == everyFile(*document), qPrintable(QString::number(step)));
            recovered.goTo(0);
            QVERIFY2(everyFile(recovered) == original, qPrintable(QString::number(step)));
        }
        QVERIFY2(made > byTier(60, 600) / 5, qPrintable(QString::number(made)));
    }

    void editsAfterASave_data() { sampleRows(); }
    /// The disk holds the saved model, and it is read again: its objects have different ids by then.
    void editsAfterASave()
    {
        QFETCH(QString, sample);
        const auto document = open(sample);
        RecoveryLimits limits;
        limits.flushMilliseconds = 1000000;
        RecoveryRecorder recorder(*document, m_folder->filePath(QStringLiteral("recovery")), limits);
        RandomEdit random(7);
        const auto edit = [&](int steps) {
            for (int step = 1; step <= steps; ++step) {
                auto changes = random.next(*document);
                if (changes && document->push(std::move(*changes), QStringLiteral("step")) &&
                    everyFile(*document).isEmpty())
                    document->undo();
            }
        };
        edit(10);
        const auto done = saveDocument(*document, document->path());
        QVERIFY2(done, done ? "" : done.error().text().c_str());
        edit(10);
        QVERIFY(settle(recorder));
        if (!document->isModified())
            QSKIP("no edit was accepted");
        const auto again =
            recover(m_registry, copyOfLog(recorder.logFile(), m_folder->filePath(QStringLiteral("copy"))));
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        // Edits of unknown bytes may have turned them into something else: dependent steps are reported.
        const bool readOtherwise = again->problem.text().find("otherwise") != std::string::npos;
        QVERIFY2(again->problem.empty() || readOtherwise, again->problem.text().c_str());
        QCOMPARE(again->lost > 0, readOtherwise);
        QCOMPARE(again->document->historyIndex() + again->lost, document->historyIndex() - document->cleanIndex());
    }

    void snapshots_data() { sampleRows(); }
    /// A model from an archive has no files as a starting point for a log.
    void snapshots()
    {
        QFETCH(QString, sample);
        const auto document = open(sample);
        document->setObjectName(QFileInfo(document->path()).fileName());
        document->setPath({});
        document->setStoredFiles({});
        RecoveryLimits limits;
        limits.flushMilliseconds = 1000000;
        RecoveryRecorder recorder(*document, m_folder->filePath(QStringLiteral("recovery")), limits);
        RandomEdit random(9);
        for (int step = 1; step <= 10; ++step) {
            auto changes = random.next(*document);
            if (changes && document->push(std::move(*changes), QStringLiteral("step")) &&
                everyFile(*document).isEmpty())
                document->undo();
        }
        QVERIFY(settle(recorder));
        if (!document->isModified())
            QSKIP("no edit was accepted");
        const auto again =
            recover(m_registry, copyOfLog(recorder.logFile(), m_folder->filePath(QStringLiteral("copy"))));
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY2(again->problem.empty(), again->problem.text().c_str());
        QVERIFY(equalValues(*document->model().info().type, document->model().root(), again->document->model().root()));
        QCOMPARE(again->document->objectName(), document->objectName());
        QCOMPARE(again->document->path(), QString());
    }

private:
    static void sampleRows()
    {
        QTest::addColumn<QString>("sample");
        for (const char *sample : samples)
            QTest::newRow(sample) << QString::fromLatin1(sample);
    }

    /// From a copy of the sample's folder.
    std::unique_ptr<Document> open(const QString &sample)
    {
        const QDir source = QFileInfo(sourcePath("tests/samples/") + sample).dir();
        const QString target = m_folder->filePath(source.dirName());
        QDir().mkpath(target);
        for (const QString &name : source.entryList(QDir::Files))
            writeFile(target + u'/' + name, contentOfFile(source.filePath(name)));
        auto document = openDocument(m_registry, target + u'/' + QFileInfo(sample).fileName());
        if (!document)
            qFatal("%s", document.error().text().c_str());
        return std::move(*document);
    }

    static QString problemOf(const TypeInfo &type, const void *data, LoggedObjects &objects)
    {
        ByteWriter out;
        encodeValue(out, type, data);
        Value again(type);
        ByteReader in(out.bytes());
        if (!decodeValue(in, type, again.data(), objects))
            return QStringLiteral("is not read");
        if (!in.atEnd())
            return QStringLiteral("%1 bytes are left").arg(in.remaining());
        return equalValues(type, data, again.data()) ? QString() : QStringLiteral("is another value");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    FormatRegistry m_registry;
};

SINEW_GUILESS_TEST(tst_recovery_formats, TestRecoveryFormats)

} // namespace tst_recovery_formats
#include "tst_recovery_formats.moc"
