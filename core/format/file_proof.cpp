// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/file_proof.h"

#include "core/files/file_set.h"
#include "core/format/format.h"

#include <algorithm>

namespace sinew {

namespace {

FileProof proofOf(std::size_t original, const Format::Difference &difference)
{
    if (!difference.first)
        return {};
    const auto offset = std::int64_t(*difference.first);
    return {{},
            false,
            offset,
            QStringLiteral("%1 bytes in the file, %2 written, first difference at 0x%3")
                .arg(original)
                .arg(difference.written)
                .arg(offset, 0, 16)};
}

FileProof compare(Bytes original, Bytes written)
{
    const auto [a, b] = std::mismatch(original.begin(), original.end(), written.begin(), written.end());
    const bool same = a == original.end() && b == written.end();
    return proofOf(original.size(),
                   {written.size(), same ? std::nullopt : std::optional<std::size_t>(a - original.begin())});
}

} // namespace

Result<std::vector<FileProof>> proveFiles(const Format &format, const Model &model, const FileSet &files)
{
    if (const auto difference = format.difference(model, files.primary()))
        return std::vector{proofOf(files.primary().size(), *difference)};
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
