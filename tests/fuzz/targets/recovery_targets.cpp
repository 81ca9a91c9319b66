// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Recovery files from elsewhere, or damaged on disk.

#include "core/document/open_document.h"
#include "core/files/file_digests.h"
#include "core/io/byte_reader.h"
#include "core/recovery/description_digest.h"
#include "core/recovery/recovery.h"
#include "core/recovery/recovery_folder.h"
#include "tests/fuzz/model_input.h"

#include <QDir>
#include <QFileInfo>

namespace sinew::test {

namespace {

/// Bits of an input's first byte.
enum Form : std::uint8_t {
    AsItIs = 1,     ///< what follows is the whole log
    OwnHeader = 2,  ///< the first record is the header; otherwise the model's header is used
    AsSnapshot = 4, ///< the model lies beside the log and not where the header says
    CutOff = 8,     ///< the log ends within its last record
};

QByteArray arrayOf(const ByteWriter &bytes)
{
    return QByteArray(reinterpret_cast<const char *>(bytes.bytes().data()), qsizetype(bytes.size()));
}

QByteArray headerOf(const Document &document, const QString &path, bool isSnapshot)
{
    LogHeader header = logStartOf(document, false).header;
    const QByteArray bytes = FileSet::fromDisk(path)->primaryArray();
    header.files = {{isSnapshot ? QString() : loggedPath(path), bytes.size(), digestOf(viewOf(bytes))}};
    header.isSnapshot = isSnapshot;
    header.descriptions = descriptionDigest(document.model().info());
    return encodeHeader(header);
}

/// A log with correct checksums, whatever its records hold: kind, length in two bytes, payload.
QByteArray logOf(const QByteArray &name, Bytes records, const QByteArray &header)
{
    const QByteArray preamble = RecordChain::preamble(QByteArray::fromHex(name));
    RecordChain chain(viewOf(preamble));
    ByteWriter out;
    out.writeBytes(viewOf(preamble));
    if (!header.isNull())
        chain.append(out, RecordKind::Header, viewOf(header));
    for (ByteReader in(records); !in.atEnd();) {
        const auto kind = RecordKind(in.read<std::uint8_t>());
        const std::size_t length = std::min<std::size_t>(in.read<std::uint16_t>(), in.remaining());
        chain.append(out, kind, in.takeBytes(length));
    }
    return arrayOf(out);
}

} // namespace

/// The part behind the model says what the log holds.
void fuzzRecovery(const QByteArray &input)
{
    const ModelInput files = modelInput(input, Extra::BehindModel);
    const QByteArray name = "0123456789abcdef0123456789abcdef";
    const QString path = fileWith(files.files.primaryArray(), QStringLiteral("recovery/") + files.files.name());
    const auto document = openDocument(modelFormats(), path);
    if (!document || files.extra.isEmpty())
        return;
    const auto form = std::uint8_t(files.extra[0]);
    const Bytes records = viewOf(files.extra).subspan(1);
    const QByteArray header = form & OwnHeader ? QByteArray() : headerOf(**document, path, form & AsSnapshot);
    QByteArray log = form & AsItIs ? files.extra.mid(1) : logOf(name, records, header);
    if (form & CutOff)
        log.chop(std::min<qsizetype>(log.size(), 5));
    const QString place = logPath(QStringLiteral("logs"), name);
    static_cast<void>(fileWith(files.files.primaryArray(), snapshotPath(place, 0)));
    const QString logFile = fileWith(log, place);

    for (const FoundRecovery &found : findRecoveries(modelFormats(), QFileInfo(logFile).path()))
        check(found.canRecover || !found.problem.empty(), "who can't recover a file says why");
    const auto recovered = recover(modelFormats(), logFile);
    check(QFileInfo::exists(logFile), "a recovery file stays until its steps are in another one");
    if (!recovered) {
        check(!recovered.error().message.empty(), "who can't recover a file says why");
        return;
    }
    Document &again = *recovered->document;
    if (again.path() != path)
        return;
    for (const int index : {again.historyIndex(), again.historyCount()}) {
        again.goTo(index);
        static_cast<void>(again.format()->write(again.model(), {.everyFile = true}));
    }
    again.goTo(0);
    const auto undone = again.format()->write(again.model());
    check(undone && ownFile(*undone) == files.files.primaryArray(), "undone steps leave the bytes as they were");
}

} // namespace sinew::test
