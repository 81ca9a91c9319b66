// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/soak/soak_session.h"

#include "core/async/worker_threads.h"
#include "core/format/format.h"
#include "editor/settings/settings.h"
#include "editor/window/main_window.h"
#include "tests/soak/item_model_watch.h"
#include "tests/support/paths.h"
#include "tests/support/tier.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSettings>
#include <QTest>

namespace sinew::test {
namespace {

constexpr int stepsBetweenComparisons = 100;

/// Handles what the program would ask the desktop to open.
class NoDesktop : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void open(const QUrl &) {}
};

void keepFromDesktop()
{
    static NoDesktop none;
    for (const char *scheme : {"file", "http", "https"})
        QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), &none, "open");
}

/// A model with all files whose names begin as its own does, and the pictures beside it.
QString copyModel(const QString &model, const QString &folder)
{
    static const QStringList pictures{QStringLiteral("blp"), QStringLiteral("tga"), QStringLiteral("dds"),
                                      QStringLiteral("skel")};
    const QFileInfo info(model);
    for (const QFileInfo &file : info.dir().entryInfoList(QDir::Files))
        if (file.fileName().startsWith(info.completeBaseName()) || pictures.contains(file.suffix())) {
            const QString copy = QDir(folder).filePath(file.fileName());
            QFile::remove(copy); // from an earlier round, which may have been saved
            QFile::copy(file.filePath(), copy);
        }
    return QDir(folder).filePath(info.fileName());
}

/// The command that repeats a test row: "tst_soak_edits samples:m3/tiny20.m3".
QString commandOf(const QString &row)
{
    return QStringLiteral("QT_HASH_SEED=0 QT_QPA_PLATFORM=%1 SINEW_TIER=%2 SINEW_SOAK_SEED=%3 %4 %5")
        .arg(QGuiApplication::platformName(), isFullTier() ? QStringLiteral("full") : QStringLiteral("first"))
        .arg(soakSeed())
        .arg(QCoreApplication::applicationFilePath(), row);
}

} // namespace

std::uint32_t soakSeed()
{
    return qEnvironmentVariableIsSet("SINEW_SOAK_SEED") ? qEnvironmentVariable("SINEW_SOAK_SEED").toUInt() : 1;
}

int soakSteps(int count)
{
    return qEnvironmentVariableIsSet("SINEW_SOAK_STEPS") ? qEnvironmentVariableIntValue("SINEW_SOAK_STEPS") : count;
}

SoakSession::SoakSession(const FormatRegistry &formats, const QString &name)
    : m_seed(soakSeed() + qChecksum(name.toUtf8())),
      m_log(commandOf(name), QDir::temp().filePath(QStringLiteral("sinew-soak-%1-%2.steps")
                                                       .arg(QCoreApplication::applicationPid())
                                                       .arg(qChecksum(name.toUtf8()), 4, 16, QLatin1Char('0'))))
{
    // The user's files and settings are not read or written, also not through relative paths typed somewhere.
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_folder.filePath(QStringLiteral("state"))));
    qputenv("HOME", QFile::encodeName(m_folder.path()));
    QDir(m_folder.path()).mkpath(QStringLiteral("model"));
    QDir::setCurrent(m_folder.filePath(QStringLiteral("model")));
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.filePath(QStringLiteral("config")));
    keepFromDesktop();
    QApplication::clipboard()->clear();
    m_settings = std::make_unique<Settings>();
    m_window = std::make_unique<MainWindow>(formats, *m_settings);
    m_bytes = std::make_unique<DocumentBytes>(m_window->documents());
    m_user = std::make_unique<WindowUser>(*m_window, m_log, m_seed);
    m_window->resize(1280, 900);
    m_window->show();
    m_window->activateWindow();
    settle();
}

SoakSession::~SoakSession()
{
    m_user.reset();
    m_window.reset();
    m_settings.reset();
    QDir::setCurrent(QDir::rootPath());
}

Document *SoakSession::open(const QString &model)
{
    m_model = copyModel(model, QDir::currentPath());
    m_window->open(m_model);
    settle();
    Document *document = m_window->documents().find(m_model);
    if (document)
        m_mostObjects = 4 * document->model().objectCount() + 1000;
    return document;
}

void SoakSession::closeAll()
{
    while (m_window->documents().size() > 0)
        m_window->documents().close(m_window->documents().at(0));
    settle();
    m_step = 0;
}

void SoakSession::settle()
{
    QElapsedTimer time;
    time.start();
    for (int calm = 0; calm < 2 && time.elapsed() < 60000; ++calm) {
        waitForWorkerThreads();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        if (m_window->isBusy())
            calm = -1;
    }
}

QString SoakSession::run(int steps)
{
    for (const int end = m_step + steps; m_step < end;) {
        m_log.beginStep(++m_step);
        m_user->step(m_step);
        settle();
        watchItemModels(*m_window);
        keepSmall();
        if (m_window->documents().size() == 0) {
            m_window->open(m_model);
            settle();
        }
        QString problem = problemOfStep();
        if (problem.isEmpty() && (m_step % stepsBetweenComparisons == 0 || m_step == end)) {
            m_log.add(QStringLiteral("compare the bytes"));
            problem = problemOfHistory();
        }
        if (!problem.isEmpty())
            return m_log.report(problem);
    }
    return {};
}

void SoakSession::keepSmall()
{
    for (int i = 0; i < m_window->documents().size(); ++i)
        if (Document *document = m_window->documents().at(i); document->model().objectCount() > m_mostObjects) {
            m_log.add(QStringLiteral("back to the beginning of a model that has grown too large"));
            document->goTo(0);
        }
}

QString SoakSession::problemOfStep()
{
    if (QTest::currentTestFailed())
        return QStringLiteral("An item model is inconsistent (see above).");
    if (const QStringList warnings = m_log.takeWarnings(); !warnings.isEmpty())
        return QStringLiteral("Warnings: ") + warnings.join(QStringLiteral("; "));
    return m_check();
}

QString SoakSession::problemOfHistory()
{
    for (int i = 0; i < m_window->documents().size(); ++i) {
        Document &document = *m_window->documents().at(i);
        // Anywhere, so that later steps branch off there.
        SoakChoices choices(m_seed, std::uint32_t(m_step));
        const QString problem = m_bytes->problem(document, choices.below(std::size_t(document.historyCount()) + 1));
        if (!problem.isEmpty())
            return problem;
    }
    settle();
    return problemOfStep();
}

QStringList sampleModels(const FormatRegistry &formats)
{
    const QDir folder(sourcePath("tests/samples"));
    QStringList suffixes, models;
    for (const auto &format : formats.formats())
        suffixes += format->info().suffixes;
    for (QDirIterator files(folder.path(), QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        const QString path = files.next();
        if (suffixes.contains(QFileInfo(path).suffix().toLower()))
            models << folder.relativeFilePath(path);
    }
    models.sort();
    return models;
}

} // namespace sinew::test

#include "soak_session.moc"
