// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Khronos' own validator has nothing to say against exported files. It is a development tool: node must be installed,
// and SINEW_GLTF_TOOLS names a folder in which `npm install gltf-validator` was run.

#include "tests/plugins/gltf/exported.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace tst_gltf_validator {

using namespace sinew;
using namespace sinew::test;

/// Prints a line for each error and warning of the files in a folder.
constexpr const char *script = R"js(
const fs = require('fs'), path = require('path');
const validator = require(path.join(process.argv[1], 'node_modules', 'gltf-validator'));
(async () => {
    for (const name of fs.readdirSync(process.argv[2]).filter(n => /\.(glb|gltf)$/.test(n))) {
        const read = n => new Uint8Array(fs.readFileSync(path.join(process.argv[2], decodeURIComponent(n))));
        const report = await validator.validateBytes(
            read(encodeURIComponent(name)),
            {maxIssues: 0, externalResourceFunction: uri => Promise.resolve(read(uri))});
        for (const m of report.issues.messages)
            if (m.severity < 2)
                console.log(name, m.code, m.pointer, m.message);
    }
    console.log('done');
})();
)js";

class TestGltfValidator : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    bool save(const QString &path, const QString &target, const QString &suffix) const
    {
        const OpenedModel model(m_registry, path);
        if (!model.document)
            return true;
        const auto exported = model.exported(m_registry, suffix);
        if (!exported)
            return false;
        for (const OutputFile &file : exported->files) {
            const QString name = file.path.isEmpty() ? target : QFileInfo(target).dir().filePath(file.path);
            QFile out(name);
            if (!out.open(QIODevice::WriteOnly) || out.write(file.bytes) != file.bytes.size())
                return false;
        }
        return true;
    }

private Q_SLOTS:
    void initTestCase() { addFormats(m_registry); }

    void findsNothing_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char *folder : {"samples", "wc3-mdx", "m2", "m3"})
            QTest::newRow(folder) << QString::fromLatin1(folder);
    }
    void findsNothing()
    {
        QFETCH(const QString, folder);
        const QString tools = qEnvironmentVariable("SINEW_GLTF_TOOLS"),
                      node = QStandardPaths::findExecutable(QStringLiteral("node"));
        if (tools.isEmpty() || node.isEmpty())
            QSKIP("SINEW_GLTF_TOOLS names no folder with gltf-validator, or there is no node");
        QStringList paths;
        if (folder == u"samples") {
            QDirIterator samples(sourcePath("tests/samples"),
                                 {QStringLiteral("*.mdx"), QStringLiteral("*.m2"), QStringLiteral("*.m3")}, QDir::Files,
                                 QDirIterator::Subdirectories);
            while (samples.hasNext())
                paths.append(samples.next());
        } else {
            SINEW_NEEDS_CORPUS();
            paths =
                corpusFiles(folder.toLatin1().constData(), {folder == u"wc3-mdx" ? QStringLiteral("mdx") : folder}, 16);
        }
        QTemporaryDir target;
        for (qsizetype row = 0; row < paths.size(); ++row) {
            QVERIFY(save(paths[row], target.filePath(QStringLiteral("%1.glb").arg(row)), QStringLiteral("glb")));
            sawCorpusFile(paths[row]);
        }
        QProcess process;
        process.start(node, {QStringLiteral("-e"), QString::fromLatin1(script), tools, target.path()});
        QVERIFY(process.waitForFinished(600000));
        QCOMPARE(process.readAllStandardOutput().trimmed(), QByteArray("done"));
    }
};

SINEW_GUILESS_TEST(tst_gltf_validator, TestGltfValidator)

} // namespace tst_gltf_validator

#include "tst_gltf_validator.moc"
