// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/json.h"
#include "core/schema/struct_info.h"
#include "mdx_document.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_mdx_json {

using namespace sinew;
using namespace sinew::test;

class TestMdxJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wellFormed_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : sampleFiles() + corpusFiles())
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path;
    }
    void wellFormed()
    {
        QFETCH(QString, path);
        const auto document = open(contentOf(path), path);
        QVERIFY(document);
        const Model &model = document->model();
        for (const bool arrays : {false, true}) {
            const std::string json = toJson(*model.info().type, model.root(), model.ctx(), {.arrays = arrays});
            QJsonParseError error;
            const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(json), &error).object();
            QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
            QCOMPARE(std::size_t(object[QStringLiteral("textures")].toArray().size()),
                     mdxOf(*document).data.textures.size());
        }
        sawCorpusFile(path);
    }
};

SINEW_GUILESS_TEST(tst_mdx_json, TestMdxJson)

} // namespace tst_mdx_json
#include "tst_mdx_json.moc"
