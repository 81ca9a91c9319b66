// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Models inside archives: opened with their companions, drawn as thumbnails, saved elsewhere.

#include "core/document/document_save.h"
#include "core/model/path.h"
#include "editor/builtin_plugins.h"
#include "editor/documents/archive_saver.h"
#include "editor/documents/document_opener.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "tests/plugins/archives/mpq_maker.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_archive_models {

using namespace sinew;

class TestArchiveModels : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    FormatRegistry m_formats;

    static QByteArray sample(const char *name)
    {
        QFile file(test::sourcePath("tests/samples/") + QLatin1String(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString path(const char *name) const { return m_dir.filePath(QLatin1String(name)); }
    std::shared_ptr<AssetSource> archive() const { return m_formats.archives().source(path("game.mpq")); }

private Q_SLOTS:
    void initTestCase()
    {
        addBuiltinPlugins(m_formats);
        std::vector<MpqEntry> entries;
        for (const char *name : {"tiny.m2", "tiny00.skin", "tiny01.skin", "tiny0060-00.anim"})
            entries.push_back(
                {QByteArray("Creature\\Tiny\\") + name, sample((QByteArray("m2wotlk/") + name).constData())});
        entries.push_back({"wyrm.mdx", sample("v900/wyrm.mdx")});
        entries.push_back({"bad.mdx", "no model at all"});
        QVERIFY(MpqMaker{}.write(path("game.mpq"), entries));
    }

    void open_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("files");
        QTest::newRow("with companions") << QStringLiteral("Creature\\Tiny\\tiny.m2")
                                         << QStringList{QStringLiteral("tiny.m2"), QStringLiteral("tiny00.skin"),
                                                        QStringLiteral("tiny0060-00.anim"),
                                                        QStringLiteral("tiny01.skin")};
        QTest::newRow("by a companion") << QStringLiteral("creature/tiny/TINY00.skin")
                                        << QStringList{QStringLiteral("tiny.m2"), QStringLiteral("tiny00.skin"),
                                                       QStringLiteral("tiny0060-00.anim"),
                                                       QStringLiteral("tiny01.skin")};
        QTest::newRow("alone") << QStringLiteral("wyrm.mdx") << QStringList{QStringLiteral("wyrm.mdx")};
    }
    void open()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, files);
        DocumentOpener opener(m_formats);
        std::unique_ptr<Document> document;
        opener.open(archive(), name, [&](std::unique_ptr<Document> opened) { document = std::move(opened); });
        QTRY_VERIFY(document);
        QCOMPARE(document->path(), QString());
        QCOMPARE(documentTitle(document.get()).toLower(), files.front());
        QVERIFY(document->byteProof().exact);
        QVERIFY(document->storedFiles().companions.isEmpty());
        // Saved elsewhere it is the same set, which reads as the archive's does.
        QTemporaryDir folder;
        QVERIFY(bool(saveDocument(*document, folder.filePath(files.front()))));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), files);
        for (const QString &file : files) {
            QFile saved(folder.filePath(file));
            QVERIFY(saved.open(QIODevice::ReadOnly));
            QVERIFY2(saved.readAll() ==
                         sample(((file.startsWith(u't') ? "m2wotlk/" : "v900/") + file.toLatin1()).constData()),
                     qPrintable(file));
        }
        QCOMPARE(documentTitle(document.get()), files.front());
    }

    /// Saved back into a copy of the archive, where only that model changes.
    void savedIntoACopy()
    {
        Settings settings;
        ArchiveSaver saver(m_formats, settings, nullptr, nullptr);
        DocumentOpener opener(m_formats);
        std::unique_ptr<Document> document;
        opener.open(archive(), QStringLiteral("creature/tiny/tiny.m2"),
                    [&](std::unique_ptr<Document> opened) { document = std::move(opened); });
        QTRY_VERIFY(document);
        QCOMPARE(document->storedFiles().archive, path("game.mpq"));
        const auto target = parsePath(document->model(), "bones[0].pivot.x");
        QVERIFY(bool(target));
        Result<Change> change = makeSet(document->model(), *target, "12.5");
        QVERIFY(change && document->push({*change}, QStringLiteral("edit")));
        QSignalSpy notices(&saver, &ArchiveSaver::notice), finished(&saver, &ArchiveSaver::finished);
        saver.saveTo(*document, path("copy.mpq"));
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(notices.size(), 1);
        QCOMPARE(notices[0][0].value<Notice>().severity, Severity::Info);
        QVERIFY(!document->isModified());
        QCOMPARE(document->storedFiles().archive, path("copy.mpq"));

        const auto before = archive(), after = m_formats.archives().source(path("copy.mpq"));
        QCOMPARE(after->list().files, before->list().files);
        for (const QString &file : before->list().files)
            QCOMPARE(after->read(file)->bytes == before->read(file)->bytes, !file.endsWith(QLatin1String("tiny.m2")));
        std::unique_ptr<Document> again;
        opener.open(after, QStringLiteral("creature/tiny/tiny.m2"),
                    [&](std::unique_ptr<Document> opened) { again = std::move(opened); });
        QTRY_VERIFY(again);
        QCOMPARE(textAt(again->model(), *parsePath(again->model(), "bones[0].pivot.x")), std::string("12.5"));
    }

    void failures_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("not there") << QStringLiteral("Nothing.mdx");
        QTest::newRow("no model") << QStringLiteral("bad.mdx");
    }
    void failures()
    {
        QFETCH(QString, name);
        DocumentOpener opener(m_formats);
        QSignalSpy failed(&opener, &DocumentOpener::failed);
        opener.open(archive(), name, [](std::unique_ptr<Document>) { QFAIL("it was opened"); });
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toString(), path("game.mpq") + u'/' + name);
        QVERIFY(!failed[0][1].value<Error>().text().empty());
    }
};

SINEW_GUILESS_TEST(tst_archive_models, TestArchiveModels)

} // namespace tst_archive_models
#include "tst_archive_models.moc"
