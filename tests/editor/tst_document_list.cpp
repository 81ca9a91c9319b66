// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Open documents that are sets of files, and what happens to these files on disk.

#include "core/document/document_save.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "editor/documents/document_list.h"
#include "tests/core/set_format.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_document_list {

using namespace sinew;

class TestDocumentList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void watchesAllFiles()
    {
        put("Orc.set", "SET 5 2");
        put("Orc0.part", "PART 10");
        put("Orc1.part", "PART 11");
        FormatRegistry formats;
        formats.add(std::make_shared<SetFormat>());
        auto opened = openDocument(formats, path("Orc.set"));
        QVERIFY(opened);
        DocumentList documents;
        QList<QPair<Document *, QString>> changes;
        connect(&documents, &DocumentList::fileChanged, this, [&](Document *document, const QString &file) {
            changes.append({document, file});
        });
        Document *document = documents.add(std::move(*opened));
        // A companion belongs to the document as well.
        QCOMPARE(documents.find(path("Orc0.part")), document);
        QCOMPARE(documents.find(path("Orc.set")), document);
        QVERIFY(!documents.find(path("Orc2.part")));

        put("Orc1.part", "PART 1234");
        QTRY_COMPARE(changes.size(), 1);
        QCOMPARE(changes[0].first, document);
        QCOMPARE(changes[0].second, path("Orc1.part"));
        QVERIFY(QFile::remove(path("Orc0.part")));
        QTRY_COMPARE(changes.size(), 2);
        QCOMPARE(changes[1].second, path("Orc0.part"));

        // The program's own writes are not reported.
        QVERIFY(saveDocument(*document, path("Troll.set")));
        documents.acceptFiles(document);
        QCOMPARE(documents.find(path("Troll1.part")), document);
        QVERIFY(!documents.find(path("Orc1.part")));
        QTest::qWait(1000);
        QCOMPARE(changes.size(), 2);
        put("Troll1.part", "PART 9");
        QTRY_COMPARE(changes.size(), 3);
        QCOMPARE(changes[2].second, path("Troll1.part"));
        documents.close(document);
    }

    /// A document whose file is gone is not that of every other missing file.
    void tellsMissingFilesApart()
    {
        put("Gone.set", "SET 5 1");
        put("Gone0.part", "PART 10");
        FormatRegistry formats;
        formats.add(std::make_shared<SetFormat>());
        auto opened = openDocument(formats, path("Gone.set"));
        QVERIFY(opened);
        DocumentList documents;
        Document *document = documents.add(std::move(*opened));
        QVERIFY(QFile::remove(path("Gone.set")));
        QVERIFY(QFile::remove(path("Gone0.part")));
        QVERIFY(!documents.find(path("Never.set")));
        QCOMPARE(documents.find(path("Gone.set")), document);
        QCOMPARE(documents.find(path("../") + QDir(m_folder.path()).dirName() + QStringLiteral("/Gone0.part")),
                 document);
        documents.close(document);
    }

private:
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    void put(const char *name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QTemporaryDir m_folder;
};

SINEW_GUILESS_TEST(tst_document_list, TestDocumentList)

} // namespace tst_document_list
#include "tst_document_list.moc"
