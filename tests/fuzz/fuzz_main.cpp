// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The program that libFuzzer drives: one for all targets, chosen by SINEW_FUZZ_TARGET.

#include "tests/fuzz/fuzz_target.h"

#include <cstdio>
#include <cstdlib>

namespace {

const sinew::test::FuzzTarget *target = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***)
{
    const char *const name = std::getenv("SINEW_FUZZ_TARGET");
    target = name ? sinew::test::fuzzTarget(name) : nullptr;
    if (target)
        return 0;
    std::fputs("SINEW_FUZZ_TARGET must be one of:", stderr);
    for (const sinew::test::FuzzTarget &known : sinew::test::fuzzTargets())
        std::fprintf(stderr, " %s", known.name);
    std::fputs("\n", stderr);
    std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    // A broken promise is not caught: it ends the program, and libFuzzer keeps the input.
    target->run(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
