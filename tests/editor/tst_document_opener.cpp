// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Files are opened one after the other, and each can be cancelled alone.

#include "core/document/document.h"
#include "editor/builtin_plugins.h"
#include "editor/documents/document_opener.h"
#include "tests/editor/small_mdx.h"
#include "tests/editor/test_files.h"
#include "tests/support/test_program.h"

#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_document_opener {

using namespace sinew;
using namespace sinew::test;

class TestDocumentOpener : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;
    QTemporaryDir m_folder;

    QString file(const char *name)
    {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        write(path, smallMdx());
        return path;
    }

private Q_SLOTS:
    void initTestCase() { addBuiltinPlugins(m_formats); }

    void oneAfterTheOther()
    {
        DocumentOpener opener(m_formats);
        QSignalSpy idle(&opener, &DocumentOpener::idle);
        QStringList loaded;
        for (const char *name : {"a.mdx", "b.mdx", "c.mdx"})
            opener.open(file(name), [&loaded](const std::unique_ptr<Document> &document) {
                loaded.append(QFileInfo(document->path()).fileName());
            });
        QCOMPARE(opener.pending(), 3);
        QTRY_COMPARE(idle.size(), 1);
        QCOMPARE(loaded.join(u' '), QStringLiteral("a.mdx b.mdx c.mdx"));
        QVERIFY(!opener.isBusy());
    }

    /// Files queued behind a cancelled one are opened, and don't wait for it to end.
    void cancellingOneKeepsTheNext()
    {
        QSemaphore slow;
        QStringList loaded;
        DocumentOpener opener(m_formats);
        QSignalSpy started(&opener, &DocumentOpener::started), idle(&opener, &DocumentOpener::idle);
        const auto release = qScopeGuard([&slow] { slow.release(); });
        opener.setWatch([&slow](const QString &path) -> std::shared_ptr<void> {
            if (path.endsWith(QLatin1String("slow.mdx")))
                slow.acquire();
            return {};
        });
        for (const char *name : {"slow.mdx", "b.mdx", "c.mdx"})
            opener.open(file(name), [&loaded](const std::unique_ptr<Document> &document) {
                loaded.append(QFileInfo(document->path()).fileName());
            });
        QTRY_COMPARE(started.size(), 1);
        opener.cancel();
        QTRY_COMPARE(idle.size(), 1);
        QCOMPARE(loaded.join(u' '), QStringLiteral("b.mdx c.mdx"));
        slow.release();
        QVERIFY(opener.finish(-1));
        QTest::qWait(20);
        QCOMPARE(loaded.size(), 2);
    }
};

SINEW_TEST(tst_document_opener, TestDocumentOpener)

} // namespace tst_document_opener
#include "tst_document_opener.moc"
