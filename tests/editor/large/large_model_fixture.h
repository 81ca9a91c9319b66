// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A window with a very large model: what is done in it, how long it takes, and what would be saved.

#include "core/model/path.h"
#include "tests/editor/large/window_stalls.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/plugins/large_models.h"
#include "tests/plugins/open_memory.h"
#include "tests/support/tier.h"

#include <QElapsedTimer>

namespace sinew::test {
inline namespace large_model_fixture_helpers {

struct Step
{
    QByteArray name;
    double milliseconds = 0; ///< until nothing is left to do
    double processor = 0;    ///< milliseconds of processor time of the window's thread until then
    WindowStalls::Stall stall;
};

/// The model's own file as it would be saved now.
inline QByteArray written(const Document &document)
{
    const auto files = document.format()->write(document.model());
    return files && !files->empty() ? files->front().bytes : QByteArray();
}

/// Runs a test class so that WindowStalls counts.
template<class Test>
int runWatched(int argc, char **argv)
{
    WatchedApplication application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

class LargeModelFixture : public MainWindowFixture
{
protected:
    Document *opened(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder->filePath(name);
        write(path, bytes);
        m_window->open(path);
        const bool isOpen =
            QTest::qWaitFor([&] { return !m_window->isBusy() && m_window->documents().find(path); }, 600000);
        return isOpen ? m_window->documents().find(path) : nullptr;
    }
    static Address addressOf(const Document &document, const QString &path)
    {
        const auto target = parsePath(document.model(), path.toStdString());
        if (!target)
            qFatal("%s", target.error().text().c_str());
        return target->address;
    }
    static std::vector<NodeId> idsOf(const Document &document, const QString &list)
    {
        const FieldRef ref = document.model().field(addressOf(document, list));
        return ref.type->list->ids(ref.data);
    }
    static void setField(Document &document, const QString &path, const QString &value)
    {
        const auto target = parsePath(document.model(), path.toStdString());
        QVERIFY2(target, target ? "" : target.error().text().c_str());
        auto change = makeSet(document.model(), *target, value.toStdString());
        QVERIFY2(change, change ? "" : change.error().text().c_str());
        QVERIFY(document.push({std::move(*change)}, QStringLiteral("Set")));
    }

    /// Does something and waits for what follows from it: timers that gather changes, checks, the picture.
    template<class Act>
    static void take(QList<Step> &steps, WindowStalls &stalls, const char *name, const Act &act)
    {
        stalls.take();
        QElapsedTimer elapsed;
        elapsed.start();
        const double before = WindowStalls::processorTime();
        stalls.begin("itself");
        act();
        stalls.end();
        for (int i = 0; i < 3; ++i)
            QTest::qWait(byTier(10, 50));
        steps.append({name, double(elapsed.elapsed() - 3 * byTier(10, 50)), WindowStalls::processorTime() - before,
                      stalls.take()});
    }

    static void compare(const QList<Step> &few, const QList<Step> &all)
    {
        if (qEnvironmentVariableIsSet("SINEW_SHOW_FIGURES")) {
            for (const Step &step : all)
                qInfo("%-12s %8.0f ms, longest stall %7.0f ms (%s)", step.name.constData(), step.milliseconds,
                      step.stall.milliseconds, step.stall.during.constData());
            qInfo("memory at most %.0f MiB", double(memoryFigure("VmHWM:")) / (1 << 20));
        }
        for (qsizetype i = 0; i < few.size(); ++i)
            if (all[i].processor > 1000) // below that it depends on the machine
                QVERIFY2(all[i].processor < 10 * std::max(few[i].processor, 100.0),
                         qPrintable(QStringLiteral("%1: %2 ms, with four times as much %3 ms (%4)")
                                        .arg(QLatin1String(all[i].name))
                                        .arg(few[i].processor)
                                        .arg(all[i].processor)
                                        .arg(QLatin1String(all[i].stall.during))));
    }
};

} // namespace large_model_fixture_helpers
} // namespace sinew::test
