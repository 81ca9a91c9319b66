// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// What every test program shares: test classes register themselves, one main runs the requested class. Includes nothing
// of Sinew.

#include <QObject>
#include <memory>

namespace sinew::test {

/// What a test class needs to run, like QTEST_MAIN, QTEST_GUILESS_MAIN and QTEST_APPLESS_MAIN.
enum class Surroundings { Application, CoreApplication, Nothing };

/// A separate main, for tests that start themselves again; argv[1] is the first argument after the test's name.
using Main = int (*)(int argc, char **argv);

/// Adds a test class to the program; `name` is that of its file without ".cpp".
struct Registration
{
    Registration(const char *name, Surroundings surroundings, std::unique_ptr<QObject> (*make)());
    Registration(const char *name, Main main);
};

} // namespace sinew::test

// The tests of a folder are one program and may be compiled as one source, so that each file keeps its class and
// its helpers in a namespace of its own, named like the file. The last line of that namespace is one of these.
#define SINEW_TEST_IN(name, Class, surroundings)                                                                       \
    static const sinew::test::Registration registration(                                                               \
        #name, sinew::test::Surroundings::surroundings,                                                                \
        []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
#define SINEW_TEST(name, Class) SINEW_TEST_IN(name, Class, Application)
#define SINEW_GUILESS_TEST(name, Class) SINEW_TEST_IN(name, Class, CoreApplication)
#define SINEW_APPLESS_TEST(name, Class) SINEW_TEST_IN(name, Class, Nothing)
#define SINEW_TEST_WITH_MAIN(name, main) static const sinew::test::Registration registration(#name, main);
