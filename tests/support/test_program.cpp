// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"

#include "tests/support/corpus.h"

#include <QTest>
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
using GuiApplication = QApplication;
#else
#include <QGuiApplication>
using GuiApplication = QGuiApplication;
#endif

namespace sinew::test {
namespace {

struct TestClass
{
    const char *name;
    Surroundings surroundings = Surroundings::Nothing;
    std::unique_ptr<QObject> (*make)() = nullptr;
    Main main = nullptr;
};

std::vector<TestClass> &testClasses()
{
    static std::vector<TestClass> classes;
    return classes;
}

template<class Application>
int runWithin(const TestClass &test, int argc, char **argv)
{
    Application application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    return QTest::qExec(test.make().get(), argc, argv);
}

int run(const TestClass &test, int argc, char **argv)
{
    if (test.main)
        return test.main(argc, argv);
    switch (test.surroundings) {
    case Surroundings::Application:
        return runWithin<GuiApplication>(test, argc, argv);
    case Surroundings::CoreApplication:
        return runWithin<QCoreApplication>(test, argc, argv);
    case Surroundings::Nothing:
        break;
    }
    return QTest::qExec(test.make().get(), argc, argv);
}

int usage(const char *program)
{
    std::fprintf(stderr, "usage: %s CLASS [SLOT[:ROW]…] [QtTest option…]\nCLASS is one of\n", program);
    std::sort(testClasses().begin(), testClasses().end(),
              [](const TestClass &a, const TestClass &b) { return std::strcmp(a.name, b.name) < 0; });
    for (const TestClass &test : testClasses())
        std::fprintf(stderr, "  %s\n", test.name);
    return 2;
}

} // namespace

Registration::Registration(const char *name, Surroundings surroundings, std::unique_ptr<QObject> (*make)())
{
    testClasses().push_back({name, surroundings, make});
}

Registration::Registration(const char *name, Main main)
{
    testClasses().push_back({name, Surroundings::Nothing, nullptr, main});
}

} // namespace sinew::test

/// `tests_core tst_change [slot…]` runs one class. Several can't be run in one process: one that crashes would hide the
/// others.
int main(int argc, char **argv)
{
    using namespace sinew::test;
    if (argc < 2)
        return usage(argv[0]);
    const auto &classes = testClasses();
    const auto found = std::find_if(classes.begin(), classes.end(),
                                    [&](const TestClass &test) { return std::strcmp(test.name, argv[1]) == 0; });
    if (found == classes.end())
        return usage(argv[0]);
    argv[1] = argv[0];
    const int failures = run(*found, argc - 1, argv + 1);
    return reportCorpus(found->name) ? failures : std::max(failures, 1);
}
