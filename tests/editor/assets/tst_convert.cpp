// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The dialog that converts textures, and the batch below it.

#include "core/image/codecs/qt_image_codec.h"
#include "editor/convert/convert_dialog.h"
#include "editor/convert/convert_list.h"
#include "editor/convert/convert_options_form.h"
#include "editor/convert/convert_preview.h"
#include "editor/settings/settings.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/tga/codec.h"
#include "tests/support/test_program.h"
#include "widgets/textures/texture_canvas.h"

#include <QBuffer>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>

namespace tst_convert {

using namespace sinew;

namespace {

QImage waves(int width, int height)
{
    QImage picture(width, height, QImage::Format_RGBA8888);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            picture.setPixelColor(x, y,
                                  QColor(x * 255 / width, y * 255 / height, (x + y) % 256, x < width / 2 ? 255 : 90));
    return picture;
}

QByteArray png(const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestConvert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void jobsStayInTheirFolder_data();
    void jobsStayInTheirFolder();
    void takenTargetsAreMarked();
    void batchReportsInOrder();
    void batchStops();

    void convertsFoldersAndBytes();
    void leavesOrReplacesWhatExists();
    void reportsWhatFails();
    void previewShowsWhatBecomes();
    void newerWishWins();
    void optionsFollowTheFormat();
    void offersToResize();
    void needsPicturesAndFolder();
    void remembersFormatAndFolder();
    void closesWhileWorking();

private:
    QString file(const char *name, const QImage &picture);
    ImageRegistry m_images;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_out;
    Settings m_settings;
};

void TestConvert::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    m_images.add(createBlpCodec());
    m_images.add(createDdsCodec());
    m_images.add(createTgaCodec());
    m_images.add(createQtImageCodec());
}

void TestConvert::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_out = m_folder->filePath(QStringLiteral("out"));
    m_settings.setState(QStringLiteral("convert.format"), QString());
    m_settings.setState(QStringLiteral("convert.folder"), QString());
}

QString TestConvert::file(const char *name, const QImage &picture)
{
    const QString path = m_folder->filePath(QLatin1String(name));
    QDir().mkpath(QFileInfo(path).path());
    picture.save(path);
    return path;
}

void TestConvert::jobsStayInTheirFolder_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("target");
    const auto row = [](const char *name, const char *target) {
        QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(target);
    };
    row("Textures\\Armor.blp", "/o/Textures/Armor.dds");
    row("../../etc/passwd", "/o/etc/passwd.dds");
    row("C:\\Users\\..\\x.tga", "/o/Users/x.dds");
    row("/root/a.b.png", "/o/root/a.b.dds");
    row("..", "/o/unnamed.dds");
    row("", "/o/unnamed.dds");
    row(".hidden", "/o/.hidden.dds");
    row("folder.d/plain", "/o/folder.d/plain.dds");
}

void TestConvert::jobsStayInTheirFolder()
{
    QFETCH(QString, name);
    QFETCH(QString, target);
    QCOMPARE(convertJobs({{name, {}}}, QStringLiteral("/o"), QStringLiteral("dds")).front().target, target);
}

void TestConvert::takenTargetsAreMarked()
{
    const auto jobs =
        convertJobs({{QStringLiteral("a.blp"), {}}, {QStringLiteral("b.blp"), {}}, {QStringLiteral("A.tga"), {}}},
                    m_out, QStringLiteral("png"));
    QVERIFY(!jobs[0].targetTaken && !jobs[1].targetTaken && jobs[2].targetTaken);
    const ConvertReport report = convertOne(jobs[2], {}, m_images);
    QCOMPARE(report.state, ConvertReport::Failed);
    QVERIFY(report.error.text().find("would become") != std::string::npos);
}

void TestConvert::batchReportsInOrder()
{
    std::vector<ConvertSource> sources;
    for (int i = 0; i < 40; ++i)
        sources.push_back({QStringLiteral("%1.png").arg(i), {}, png(waves(i % 7 == 0 ? 256 : 8, 8))});
    ConvertSettings settings;
    settings.conversion.encode.variant = QStringLiteral("dds-dxt1");
    std::vector<std::size_t> rows;
    convertAll(convertJobs(sources, m_out, QStringLiteral("dds")), settings, m_images,
               [&](std::size_t row, const ConvertReport &report) {
                   rows.push_back(row);
                   QCOMPARE(report.state, ConvertReport::Written);
                   QCOMPARE(report.source, sources[row].name);
               });
    QCOMPARE(rows.size(), std::size_t(40));
    QVERIFY(std::is_sorted(rows.begin(), rows.end()));
    QCOMPARE(QDir(m_out).entryList(QDir::Files).size(), 40);
    convertAll({}, settings, m_images, [](std::size_t, const ConvertReport &) { QFAIL("nothing to report"); });
}

void TestConvert::batchStops()
{
    std::vector<ConvertSource> sources;
    for (int i = 0; i < 200; ++i)
        sources.push_back({QStringLiteral("%1.png").arg(i), {}, png(waves(8, 8))});
    std::atomic_bool cancelled = false;
    ConvertSettings settings;
    settings.conversion.encode.variant = QStringLiteral("png");
    settings.conversion.encode.cancelled = &cancelled;
    int reported = 0;
    convertAll(convertJobs(sources, m_out, QStringLiteral("png")), settings, m_images,
               [&](std::size_t, const ConvertReport &) {
                   if (++reported == 3)
                       cancelled = true;
               });
    QVERIFY(reported < 200);
    QVERIFY(QDir(m_out).entryList(QDir::Files).size() < 200);
}

void TestConvert::convertsFoldersAndBytes()
{
    file("in/a.png", waves(16, 16));
    file("in/deep/b.png", waves(32, 8));
    ConvertDialog dialog({{QStringLiteral("Textures\\c.png"), {}, png(waves(8, 8))}}, m_images, m_settings);
    dialog.addPaths({m_folder->filePath(QStringLiteral("in"))});
    dialog.addPaths({m_folder->filePath(QStringLiteral("in"))}); // again: nothing new
    QCOMPARE(dialog.list()->count(), 3);
    dialog.options()->setVariant(QStringLiteral("blp2-dxt5"));
    dialog.setOutputFolder(m_out);
    QSignalSpy done(&dialog, &ConvertDialog::batchFinished);
    dialog.beginButton()->click();
    QVERIFY(dialog.isRunning());
    QVERIFY(done.wait(20000));
    QCOMPARE(done[0][0].toInt(), 3);
    QVERIFY(!dialog.isRunning());
    for (const char *name : {"a.blp", "deep/b.blp", "Textures/c.blp"})
        QVERIFY2(read(m_out + u'/' + QLatin1String(name)).startsWith("BLP2"), name);
    QVERIFY2(dialog.summary()->text().contains(QStringLiteral("3")), qPrintable(dialog.summary()->text()));
    // 148 + 1024 + (16 + 4 + 1 + 1 + 1) blocks of 16 bytes
    const ConvertList *list = dialog.list();
    const QStringList rows = list->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(rows.size(), 4);
    QVERIFY2(rows[2].startsWith(QStringLiteral("a.png\t16 × 16\t")), qPrintable(rows[2]));
    QVERIFY2(rows[2].contains(QStringLiteral("dB")), qPrintable(rows[2]));
    QCOMPARE(read(m_out + QStringLiteral("/a.blp")).size(), 148 + 1024 + 23 * 16);
}

void TestConvert::leavesOrReplacesWhatExists()
{
    const QString path = file("a.png", waves(8, 8));
    const QByteArray before = read(path);
    ConvertDialog dialog({}, m_images, m_settings);
    dialog.addPaths({path});
    dialog.options()->setVariant(QStringLiteral("png"));
    dialog.setOutputFolder(m_folder->path());
    QSignalSpy done(&dialog, &ConvertDialog::batchFinished);
    dialog.begin();
    QVERIFY(done.wait(20000));
    QCOMPARE(dialog.list()->countOf(ConvertReport::Exists), 1);
    QCOMPARE(read(path), before);
    dialog.options()->setVariant(QStringLiteral("png"));
    dialog.existingBox()->setCurrentIndex(1);
    dialog.begin();
    QVERIFY(done.wait(20000));
    QCOMPARE(dialog.list()->countOf(ConvertReport::Written), 1);
}

void TestConvert::reportsWhatFails()
{
    ConvertDialog dialog(
        {{QStringLiteral("broken.blp"), {}, QByteArray("BLP1")}, {QStringLiteral("good.png"), {}, png(waves(4, 4))}},
        m_images, m_settings);
    dialog.options()->setVariant(QStringLiteral("tga"));
    dialog.setOutputFolder(m_out);
    QSignalSpy done(&dialog, &ConvertDialog::batchFinished);
    dialog.begin();
    QVERIFY(done.wait(20000));
    QCOMPARE(done[0][0].toInt(), 1);
    QCOMPARE(dialog.list()->countOf(ConvertReport::Failed), 1);
    const QString notes = dialog.list()->index(0, ConvertList::NotesColumn).data().toString();
    QVERIFY2(notes.contains(QStringLiteral("cut off")), qPrintable(notes));
    QVERIFY(!QFile::exists(m_out + QStringLiteral("/broken.tga")));
}

void TestConvert::previewShowsWhatBecomes()
{
    ConvertPreview preview(m_images);
    QSignalSpy shown(&preview, &ConvertPreview::shown);
    ConvertSettings settings;
    settings.conversion.encode.variant = QStringLiteral("blp1-jpeg");
    preview.setRequest(ConvertSource{QStringLiteral("a.png"), {}, png(waves(64, 32))}, settings);
    QVERIFY(preview.isBusy());
    QVERIFY(shown.wait(20000));
    QVERIFY(!preview.isBusy());
    QCOMPARE(preview.levelBox()->count(), 7);
    QVERIFY(preview.originalText()->text().contains(QStringLiteral("64 × 32")));
    QVERIFY2(preview.resultText()->text().contains(QStringLiteral("BLP1 JPEG")),
             qPrintable(preview.resultText()->text()));
    QVERIFY(preview.resultText()->text().contains(QStringLiteral("dB")));
    QCOMPARE(preview.result()->picture().size(), QSize(64, 32));
    preview.levelBox()->setCurrentIndex(2);
    QCOMPARE(preview.original()->picture().size(), QSize(16, 8));
    QCOMPARE(preview.result()->picture().size(), QSize(16, 8));
    // Both show the same part.
    preview.original()->setZoom(5, QPointF(3, 3));
    QCOMPARE(preview.result()->zoom(), 5.0);
    // A lossless kind differs nowhere.
    settings.conversion.encode.variant = QStringLiteral("dds-bgra");
    preview.setRequest(ConvertSource{QStringLiteral("a.png"), {}, png(waves(64, 32))}, settings);
    QVERIFY(shown.wait(20000));
    preview.channelBox()->setCurrentIndex(preview.channelBox()->count() - 1);
    QImage black(preview.result()->picture().size(), QImage::Format_RGB888);
    black.fill(Qt::black);
    QCOMPARE(preview.result()->picture().convertToFormat(QImage::Format_RGB888), black);
    preview.setRequest({}, settings);
    QVERIFY(preview.result()->picture().isNull());
}

void TestConvert::newerWishWins()
{
    ConvertPreview preview(m_images);
    QSignalSpy shown(&preview, &ConvertPreview::shown);
    ConvertSettings settings;
    settings.conversion.encode.variant = QStringLiteral("dds-dxt5");
    settings.conversion.encode.quality = 100;
    preview.setRequest(ConvertSource{QStringLiteral("large.png"), {}, png(waves(512, 512))}, settings);
    QTest::qWait(250); // until it has begun
    preview.setRequest(ConvertSource{QStringLiteral("small.png"), {}, png(waves(4, 4))}, settings);
    QVERIFY(shown.wait(20000));
    QCOMPARE(shown.size(), 1);
    QCOMPARE(preview.result()->picture().size(), QSize(4, 4));
}

void TestConvert::optionsFollowTheFormat()
{
    ConvertOptionsForm panel(m_images);
    panel.setVariant(QStringLiteral("blp1-jpeg"));
    QVERIFY(panel.qualityBox()->isVisibleTo(&panel));
    QVERIFY(panel.mipsBox()->isVisibleTo(&panel));
    QCOMPARE(panel.settings().conversion.encode.quality, 90);
    panel.setVariant(QStringLiteral("tga"));
    QVERIFY(!panel.qualityBox()->isVisibleTo(&panel));
    QVERIFY(!panel.mipsBox()->isVisibleTo(&panel));
    QCOMPARE(panel.settings().conversion.encode.quality, 0);
    QCOMPARE(panel.settings().conversion.encode.alphaBits, -1);
    // Whatever is chosen in the panel, the codecs accept it.
    DecodedImage texel;
    texel.levels.push_back({1, 1, QByteArray(4, '\1')});
    for (int row = 0; row < panel.formatBox()->count(); ++row) {
        panel.formatBox()->setCurrentIndex(row);
        if (panel.formatBox()->itemText(row).isEmpty())
            continue; // a separator
        QVERIFY2(checkEncoding(panel.variant(), texel, panel.settings().conversion.encode),
                 qPrintable(panel.variant().id));
    }
}

void TestConvert::offersToResize()
{
    ConvertDialog dialog(
        {{QStringLiteral("odd.png"), {}, png(waves(37, 19))}, {QStringLiteral("even.png"), {}, png(waves(32, 16))}},
        m_images, m_settings);
    dialog.options()->setVariant(QStringLiteral("blp1-jpeg"));
    QTRY_VERIFY_WITH_TIMEOUT(dialog.resizeButton()->isVisibleTo(&dialog), 20000);
    dialog.options()->setVariant(QStringLiteral("png"));
    QVERIFY(!dialog.resizeButton()->isVisibleTo(&dialog));
    dialog.options()->setVariant(QStringLiteral("blp1-jpeg"));
    dialog.resizeButton()->click();
    QVERIFY(!dialog.resizeButton()->isVisibleTo(&dialog));
    dialog.setOutputFolder(m_out);
    QSignalSpy done(&dialog, &ConvertDialog::batchFinished);
    dialog.begin();
    QVERIFY(done.wait(20000));
    const QByteArray blp = read(m_out + QStringLiteral("/odd.blp"));
    QCOMPARE(int(std::uint8_t(blp[12])), 64);
    QCOMPARE(int(std::uint8_t(blp[16])), 32);
}

void TestConvert::needsPicturesAndFolder()
{
    ConvertDialog dialog({}, m_images, m_settings);
    QVERIFY(!dialog.beginButton()->isEnabled());
    dialog.begin();
    QVERIFY(!dialog.isRunning());
    dialog.setOutputFolder(m_out);
    QVERIFY(!dialog.beginButton()->isEnabled());
    dialog.addSources({{QStringLiteral("a.png"), {}, png(waves(4, 4))}});
    QVERIFY(dialog.beginButton()->isEnabled());
    dialog.setOutputFolder({});
    QVERIFY(!dialog.beginButton()->isEnabled());
}

void TestConvert::remembersFormatAndFolder()
{
    {
        ConvertDialog dialog({{QStringLiteral("a.png"), {}, png(waves(4, 4))}}, m_images, m_settings);
        dialog.options()->setVariant(QStringLiteral("dds-bc5"));
        dialog.setOutputFolder(m_out);
        QSignalSpy done(&dialog, &ConvertDialog::batchFinished);
        dialog.begin();
        QVERIFY(done.wait(20000));
    }
    ConvertDialog dialog({{QStringLiteral("a.png"), {}, png(waves(4, 4))}}, m_images, m_settings);
    QCOMPARE(dialog.options()->variant().id, QStringLiteral("dds-bc5"));
    QVERIFY(dialog.beginButton()->isEnabled());
}

void TestConvert::closesWhileWorking()
{
    std::vector<ConvertSource> sources;
    for (int i = 0; i < 50; ++i)
        sources.push_back({QStringLiteral("%1.png").arg(i), {}, png(waves(256, 256))});
    auto dialog = std::make_unique<ConvertDialog>(sources, m_images, m_settings);
    dialog->options()->setVariant(QStringLiteral("dds-dxt1"));
    dialog->options()->qualityBox()->setValue(100);
    dialog->setOutputFolder(m_out);
    dialog->begin();
    QTest::qWait(50);
    dialog->reject(); // stops first
    QVERIFY(dialog->isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isRunning(), 20000);
    QVERIFY(dialog->list()->countOf(ConvertReport::Written) < 50);
    dialog->begin();
    dialog.reset(); // while it works
}

SINEW_TEST(tst_convert, TestConvert)

} // namespace tst_convert
#include "tst_convert.moc"
