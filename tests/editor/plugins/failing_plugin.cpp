// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Plugins that can't be loaded: built for another interface, with an undefined symbol (tests/editor/CMakeLists.txt),
// and one that fails as SINEW_TEST_FAILURE says. They claim the same files as test_plugin.cpp.

#include "core/format/plugin.h"

#include <QObject>

#include <cstdlib>
#include <stdexcept>

#ifdef SINEW_OTHER_INTERFACE
#define SINEW_TEST_IID "org.sinew.Plugin/0"
#else
#define SINEW_TEST_IID SinewPlugin_iid
#endif

#ifdef SINEW_UNDEFINED_SYMBOL
extern "C" void sinew_test_function_that_is_nowhere();
#endif

namespace {

bool isAskedFor(const char *failure)
{
    return qgetenv("SINEW_TEST_FAILURE") == failure;
}

} // namespace

class FailingPlugin : public QObject, public sinew::Plugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID SINEW_TEST_IID FILE "test_plugin.json")
    Q_INTERFACES(sinew::Plugin)

public:
    FailingPlugin()
    {
        if (isAskedFor("aborts"))
            std::abort();
        if (isAskedFor("throws"))
            throw std::runtime_error("no licence");
    }
    std::vector<std::shared_ptr<const sinew::Format>> formats() const override
    {
        if (isAskedFor("throws late"))
            throw 5;
#ifdef SINEW_UNDEFINED_SYMBOL
        sinew_test_function_that_is_nowhere();
#endif
        return {};
    }
};

#include "failing_plugin.moc"
