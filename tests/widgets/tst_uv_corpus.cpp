// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/uv/uv_panel.h"

#include <QAction>
#include <QDirIterator>
#include <QtTest>

namespace tst_uv_corpus {

using namespace sinew;

// The dock of texture coordinates with every sample, the odd ones included, and with models of the corpus: all parts
// are shown, drawn and edited, and undo leads back to the bytes.

namespace {

QByteArray saved(const Document &document)
{
    const auto written = document.format()->write(document.model());
    return written ? written->front().bytes : QByteArray();
}

const QStringList suffixes{QStringLiteral("mdx"), QStringLiteral("m2"), QStringLiteral("m3"), QStringLiteral("m3a")};

QStringList modelsBelow(const QString &folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext())
        if (const QString path = all.next(); suffixes.contains(QFileInfo(path).suffix(), Qt::CaseInsensitive))
            files.append(path);
    files.sort();
    return files;
}

} // namespace

class TestUvCorpus : public QObject
{
    Q_OBJECT

private:
    FormatRegistry m_formats;
    int m_edited = 0;

    void use(const QString &file)
    {
        const auto document = openDocument(m_formats, file);
        if (!document)
            return;
        const QByteArray before = saved(**document);
        UvPanel page;
        page.resize(700, 400);
        page.show();
        page.setDocument(document->get());
        std::vector<NodeId> parts;
        for (const UvPart &part : page.session().parts())
            parts.push_back(part.node);
        page.session().show(parts);
        for (int set = 0; set < page.session().setCount(); ++set) {
            page.session().setSet(set);
            page.view()->grab();
            page.session().selectAll();
            page.view()->frameSelected();
            page.view()->grab();
            page.flip(true);
            page.turn(90);
            page.wrap();
            page.session().growToIslands();
            page.view()->grab();
        }
        m_edited += (*document)->historyIndex() > 0;
        while ((*document)->historyIndex() > 0)
            (*document)->undo();
        QVERIFY2(saved(**document) == before, qPrintable(file));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_formats.add(createMdxFormat());
        m_formats.add(createM2Format());
        m_formats.add(createM3Format());
    }

    void samples()
    {
        for (const QString &file : modelsBelow(test::sourcePath("tests/samples"))) {
            use(file);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(m_edited > 100);
    }

    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        m_edited = 0;
        for (const char *folder : {"wc3-mdx", "m2", "m3"})
            for (const QString &path : test::corpusFiles(folder, suffixes, 23)) {
                use(path);
                if (QTest::currentTestFailed())
                    return;
                test::sawCorpusFile(path);
            }
        QVERIFY(m_edited > 20);
    }
};

SINEW_TEST(tst_uv_corpus, TestUvCorpus)

} // namespace tst_uv_corpus
#include "tst_uv_corpus.moc"
