// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// glTF files of others are read, or refused for a reason that Khronos' validator has as well. SINEW_GLTF_FILES names a
// folder with such files, at any depth: the test data of KhronosGroup/glTF-Validator and tests/roundtrip of
// KhronosGroup/glTF-Blender-IO. SINEW_GLTF_TOOLS names one in which `npm install gltf-validator` was run.

#include "core/image/codecs/qt_image_codec.h"
#include "core/image/image_registry.h"
#include "plugins/gltf/importer.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

namespace tst_gltf_foreign {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Prints {path: [codes of errors]}.
constexpr const char *script = R"js(
const fs = require('fs'), path = require('path');
const validator = require(path.join(process.argv[1], 'node_modules', 'gltf-validator'));
(async () => {
    const all = {};
    for (const name of fs.readdirSync(process.argv[2], {recursive: true}).filter(n => /\.(glb|gltf)$/.test(n))) {
        const file = path.join(process.argv[2], name);
        const beside = uri => new Uint8Array(fs.readFileSync(path.join(path.dirname(file), decodeURIComponent(uri))));
        try {
            const report = await validator.validateBytes(
                new Uint8Array(fs.readFileSync(file)),
                {maxIssues: 0, externalResourceFunction: async uri => beside(uri)});
            all[file] = report.issues.messages.filter(m => m.severity == 0).map(m => m.code);
        } catch (e) {
            all[file] = ['INVALID'];
        }
    }
    console.log(JSON.stringify(all));
})();
)js";

/// Refusals that the Validator can't have: it throws at what is no glTF at all (INVALID), never needs the data of a
/// buffer, and only notes extensions that it does not know.
bool isOwnReason(const QString &code, const QStringList &validator, const QByteArray &bytes)
{
    return code == QLatin1String("BUFFER_MISSING_GLB_DATA") || validator.contains(QStringLiteral("INVALID")) ||
           (code == QLatin1String("UNSUPPORTED_EXTENSION") && bytes.contains("\"extensionsRequired\""));
}

} // namespace

class TestGltfForeign : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areReadOrRefused()
    {
        const QString tools = qEnvironmentVariable("SINEW_GLTF_TOOLS"),
                      folder = qEnvironmentVariable("SINEW_GLTF_FILES"),
                      node = QStandardPaths::findExecutable(QStringLiteral("node"));
        if (tools.isEmpty() || folder.isEmpty() || node.isEmpty())
            QSKIP("SINEW_GLTF_FILES or SINEW_GLTF_TOOLS names no folder, or there is no node");
        QProcess process;
        process.start(node, {QStringLiteral("-e"), QString::fromLatin1(script), tools, folder});
        QVERIFY(process.waitForFinished(600000));
        const QJsonObject verdicts = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QVERIFY(!verdicts.isEmpty());
        ImageRegistry images;
        images.add(createQtImageCodec());
        int read = 0, readDespite = 0, refused = 0;
        QStringList wrong;
        for (auto verdict = verdicts.begin(); verdict != verdicts.end(); ++verdict) {
            QStringList codes;
            for (const QJsonValue &code : verdict.value().toArray())
                codes << code.toString();
            const auto files = FileSet::fromDisk(verdict.key());
            Diagnostics diagnostics;
            const Result<ImportedScene> result = files ? createGltfImporter()->read({*files, images}, {}, diagnostics)
                                                       : Result<ImportedScene>(files.error());
            if (result) {
                ++(codes.isEmpty() ? read : readDespite);
                continue;
            }
            ++refused;
            const QString text = QString::fromStdString(result.error().text());
            static const QRegularExpression named(QStringLiteral("\\(([A-Z][A-Z0-9_]+)\\)"));
            const QString code = named.match(text).captured(1);
            QFile file(verdict.key());
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (!codes.contains(code) && !isOwnReason(code, codes, file.readAll()))
                wrong << QDir(folder).relativeFilePath(verdict.key()) + QStringLiteral(": ") + text +
                             QStringLiteral(" – validator: ") + codes.join(QStringLiteral(", "));
        }
        qInfo("%d read, %d read although the validator finds errors, %d refused", read, readDespite, refused);
        for (const QString &line : wrong)
            qWarning("%s", qPrintable(line));
        QCOMPARE(wrong, QStringList());
    }
};

SINEW_GUILESS_TEST(tst_gltf_foreign, TestGltfForeign)

} // namespace tst_gltf_foreign

#include "tst_gltf_foreign.moc"
