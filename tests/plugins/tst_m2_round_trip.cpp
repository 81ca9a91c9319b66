// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/m2_format.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace sinew;

class TestM2RoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void files_data();
    void files();
};

void TestM2RoundTrip::files_data()
{
    QTest::addColumn<QString>("path");
    const QString roots[] = {QStringLiteral(SINEW_SOURCE_DIR "/tests/samples"), QStringLiteral(SINEW_SHARED "/corpus/m2")};
    for (const QString &root : roots) {
        QDirIterator it(root, {QStringLiteral("*.m2")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (!path.endsWith(QLatin1String("no-model.m2")))
                QTest::addRow("%s", qPrintable(QDir(root).relativeFilePath(path))) << path;
        }
    }
}

void TestM2RoundTrip::files()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const auto format = createM2Format();
    const FileSet files(path, bytes);
    Diagnostics diagnostics;
    const auto model = format->read(files, diagnostics);
    QVERIFY2(bool(model), model ? "" : model.error().text().c_str());

    // Nothing edited: the own file only, as it was.
    const auto written = format->write(**model);
    QVERIFY2(bool(written), written ? "" : written.error().text().c_str());
    QCOMPARE(written->size(), std::size_t(1));
    QCOMPARE(written->front().bytes, bytes);

    // Every field stored anew at its place gives every file of the set again.
    const auto proof = format->prove(**model);
    QVERIFY2(bool(proof), proof ? "" : proof.error().text().c_str());
    for (const OutputFile &output : *proof) {
        const std::optional<QByteArray> original = output.path.isEmpty() ? bytes : files.companion(output.path);
        QVERIFY2(original.has_value(), qPrintable(output.path));
        if (*original != output.bytes) {
            const auto [a, b] = std::mismatch(original->begin(), original->end(), output.bytes.begin(), output.bytes.end());
            QFAIL(qPrintable(QStringLiteral("%1: %2 bytes, %3 written, first difference at 0x%4").arg(output.path).arg(original->size()).arg(output.bytes.size()).arg(a - original->begin(), 0, 16)));
        }
    }
}

QTEST_GUILESS_MAIN(TestM2RoundTrip)
#include "tst_m2_round_trip.moc"
