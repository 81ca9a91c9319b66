// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/references.h"
#include "core/scene/render_scene.h"
#include "core/schema/json.h"
#include "plugins/mdx/format.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

using namespace sinew;

namespace {

const Format &format()
{
    static const auto mdx = createMdxFormat();
    return *mdx;
}

} // namespace

/// What is read must be written back as it was, and everything that looks at a model must cope with it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    Diagnostics diagnostics;
    const auto model = format().read(FileSet(QStringLiteral("fuzz.mdx"), bytes), diagnostics);
    if (!model)
        return 0;
    const auto written = format().write(**model);
    if (!written || written->front().bytes != bytes)
        std::abort();
    std::vector<Problem> problems;
    format().check(**model, problems);
    validate(**model);
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
