// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/references.h"
#include "core/scene/render_scene.h"
#include "core/schema/json.h"
#include "plugins/m3/format.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

using namespace sinew;

namespace {

const Format &format()
{
    static const auto m3 = createM3Format();
    return *m3;
}

} // namespace

/// What is read must be written back as it was, and everything that looks at a model must cope with it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    Diagnostics diagnostics;
    const auto nothing = [](const QString &) { return std::optional<QByteArray>(); };
    const auto model = format().read(FileSet(QStringLiteral("fuzz.m3"), bytes, nothing), diagnostics);
    if (!model)
        return 0;
    const auto proof = format().prove(**model);
    if (!proof || proof->size() != 1 || proof->front().bytes != bytes)
        std::abort();
    std::vector<Problem> problems;
    format().check(**model, problems);
    validate(**model);
    if (format().scene())
        format().scene()->build(**model);
    toJson(*(*model)->info().type, (*model)->root(), (*model)->ctx());
    return 0;
}

#ifdef SINEW_FUZZ_REPLAY
/// Without libFuzzer: runs the given files once, to look at what it found.
int main(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size());
        std::printf("%s\n", argv[i]);
    }
    return 0;
}
#endif
