// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/references.h"
#include "core/scene/render_scene.h"
#include "core/schema/json.h"
#include "plugins/m2/format.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

using namespace sinew;

namespace {

const Format &format()
{
    static const auto m2 = createM2Format();
    return *m2;
}

/// The parts of an input: the model, then what every .skin, .anim, .skel, .phys and .bone file beside it holds.
constexpr char separator[] = "~FILE~";

} // namespace

/// What is read must be written back as it was, and everything that looks at a model must cope with it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    QList<QByteArray> parts;
    QByteArray rest(reinterpret_cast<const char *>(data), qsizetype(size));
    for (qsizetype at = rest.indexOf(separator); at >= 0 && parts.size() < 5; at = rest.indexOf(separator)) {
        parts.append(rest.left(at));
        rest.remove(0, at + qsizetype(sizeof separator) - 1);
    }
    parts.append(rest);
    const QStringList suffixes = {QStringLiteral("m2"),   QStringLiteral("skin"), QStringLiteral("anim"),
                                  QStringLiteral("skel"), QStringLiteral("phys"), QStringLiteral("bone")};
    const auto companion = [&](const QString &name) -> std::optional<QByteArray> {
        const qsizetype part = suffixes.indexOf(name.section(QLatin1Char('.'), -1));
        return part > 0 && part < parts.size() ? std::optional(parts[part]) : std::nullopt;
    };
    Diagnostics diagnostics;
    const auto model = format().read(FileSet(QStringLiteral("fuzz.m2"), parts[0], companion), diagnostics);
    if (!model)
        return 0;
    const auto proof = format().prove(**model);
    if (!proof)
        std::abort();
    for (const OutputFile &file : *proof)
        if (file.bytes != (file.path.isEmpty() ? parts[0] : companion(file.path).value_or(QByteArray())))
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
