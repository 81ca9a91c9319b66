// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/file_proof.h"

#include "core/files/file_set.h"
#include "core/format/format.h"

#include <algorithm>

namespace sinew {

namespace {

FileProof compare(Bytes original, Bytes written)
{
    const auto [a, b] = std::mismatch(original.begin(), original.end(), written.begin(), written.end());
    if (a == original.end() && b == written.end())
        return {};
    const auto offset = std::int64_t(a - original.begin());
    return {{},
            false,
            offset,
            QStringLiteral("%1 bytes in the file, %2 written, first difference at 0x%3")
                .arg(original.size())
                .arg(written.size())
                .arg(offset, 0, 16)};
}

} // namespace

Result<std::vector<FileProof>> proveFiles(const Format &format, const Model &model, const FileSet &files)
{
    const Result<std::vector<OutputFile>> written = format.prove(model);
    if (!written)
        return written.error();
    const std::vector<CompanionFile> &read = files.companionsRead();
    std::vector<FileProof> proofs;
    for (const OutputFile &file : *written) {
        const auto companion = std::find_if(read.begin(), read.end(), [&](const CompanionFile &candidate) {
            return candidate.name.compare(file.path, Qt::CaseInsensitive) == 0;
        });
        if (!file.path.isEmpty() && companion == read.end()) {
            proofs.push_back({file.path, false, 0, QStringLiteral("would be created")});
            continue;
        }
        proofs.push_back(compare(file.path.isEmpty() ? files.primary() : viewOf(companion->bytes), viewOf(file.bytes)));
        proofs.back().name = file.path;
    }
    return proofs;
}

ByteProof proveBytes(const Format &format, const Model &model, const FileSet &files)
{
    if (!format.info().canWrite)
        return {};
    const Result<std::vector<FileProof>> proofs = proveFiles(format, model, files);
    if (!proofs)
        return {false, proofs.error().offset, QString::fromStdString(proofs.error().text())};
    for (const FileProof &proof : *proofs) {
        if (!proof.exact)
            return {false, proof.offset,
                    proof.name.isEmpty() ? proof.detail : proof.name + QStringLiteral(": ") + proof.detail};
    }
    return {};
}

} // namespace sinew
