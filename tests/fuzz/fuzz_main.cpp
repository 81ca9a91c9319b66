// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The program that libFuzzer drives: one for all targets, chosen by SINEW_FUZZ_TARGET. Besides what the sanitizers
// find, an input is a finding when it breaks a promise, takes more memory than the budget of a document, or more than
// five seconds of processor time, whatever else the machine is doing.

#include "tests/fuzz/memory_watch.h"
#include "tests/fuzz/mutators/input_mutator.h"

#include <QCoreApplication>
#include <QFile>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <sanitizer/common_interface_defs.h>
#include <sys/time.h>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t maxSize);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t maxSize,
                                               unsigned int seed);

namespace {

using sinew::test::FuzzTarget;
using sinew::test::InputMutator;
using sinew::test::MemoryWatch;

constexpr std::size_t bytesPerByte = 20; ///< of memory, per byte of input
constexpr int mostSeconds = 5;

const FuzzTarget *target = nullptr;
const InputMutator *mutator = nullptr;

/// The mutation in progress, for findings in the mutator itself.
struct Mutation
{
    QByteArray input;
    unsigned int seed = 0;
    bool isRunning = false;
} mutation;

void setClock(int seconds)
{
    const itimerval time{{0, 0}, {seconds, 0}};
    setitimer(ITIMER_PROF, &time, nullptr);
}

extern "C" void onClock(int)
{
    constexpr char text[] = "the input takes more than five seconds of processor time\n";
    std::fputs(text, stderr);
    __sanitizer_print_stack_trace();
    std::abort();
}

/// A finding in the mutator is not an input by itself: the file says how to make it again (SINEW_FUZZ_SEED).
void keepMutation()
{
    if (!mutation.isRunning)
        return;
    QFile file(QStringLiteral("mutation-%1-%2").arg(QLatin1String(target->name)).arg(mutation.seed));
    if (file.open(QIODevice::WriteOnly))
        file.write(mutation.input);
    std::fprintf(stderr, "in the mutator: SINEW_FUZZ_SEED=%u, input %s\n", mutation.seed, qPrintable(file.fileName()));
}

int usage()
{
    std::fputs("SINEW_FUZZ_TARGET must be one of:", stderr);
    for (const FuzzTarget &known : sinew::test::fuzzTargets())
        std::fprintf(stderr, " %s", known.name);
    std::fputs("\n", stderr);
    return 2;
}

} // namespace

extern "C" void __asan_on_error()
{
    keepMutation();
}

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    const char *const name = std::getenv("SINEW_FUZZ_TARGET");
    target = name ? sinew::test::fuzzTarget(name) : nullptr;
    if (!target)
        std::exit(usage());
    static QCoreApplication application(*argc, *argv);
    std::signal(SIGPROF, onClock);
    MemoryWatch::install();
    static const InputMutator made(*target, [](const QByteArray &input) {
        QByteArray bytes = input;
        const std::size_t most = std::size_t(input.size()) + 4096;
        bytes.resize(qsizetype(most));
        bytes.resize(qsizetype(
            LLVMFuzzerMutate(reinterpret_cast<std::uint8_t *>(bytes.data()), std::size_t(input.size()), most)));
        return bytes;
    });
    mutator = &made;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    if (const char *const seed = std::getenv("SINEW_FUZZ_SEED"); seed && size) {
        mutator->mutated(input, unsigned(std::strtoul(seed, nullptr, 10)));
        return 0;
    }
    setClock(mostSeconds);
    MemoryWatch::begin((std::size_t(target->freeMib) << 20) + bytesPerByte * size);
    // A broken promise is not caught: it ends the program, and libFuzzer keeps the input.
    target->run(input);
    MemoryWatch::end();
    setClock(0);
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t maxSize,
                                               unsigned int seed)
{
    mutation = {QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)), seed, true};
    setClock(mostSeconds);
    QByteArray made = mutator->mutated(mutation.input, seed);
    setClock(0);
    mutation.isRunning = false;
    if (made.isEmpty() || std::size_t(made.size()) > maxSize)
        return LLVMFuzzerMutate(data, size, maxSize);
    std::memcpy(data, made.constData(), std::size_t(made.size()));
    return std::size_t(made.size());
}
