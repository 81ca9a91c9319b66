// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format_registry.h"

#include "core/document/safe_save.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

Bytes viewOf(const QByteArray &bytes)
{
    return {reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())};
}

const OutputFile *ownFile(const std::vector<OutputFile> &files)
{
    const auto own = std::find_if(files.begin(), files.end(), [](const OutputFile &f) { return f.path.isEmpty(); });
    return own == files.end() ? nullptr : &*own;
}

} // namespace

std::shared_ptr<const Format> FormatRegistry::find(Bytes head, const QString &suffix) const
{
    std::shared_ptr<const Format> best;
    int bestScore = 0;
    for (const auto &format : m_formats) {
        const int score = format->probe(head.first(std::min<std::size_t>(head.size(), 4096)), suffix.toLower());
        if (score > bestScore) {
            bestScore = score;
            best = format;
        }
    }
    return best;
}

Result<std::unique_ptr<Document>> FormatRegistry::open(const QString &path) const
{
    // A device or a pipe could go on for ever.
    if (const QFileInfo info(path); info.exists() && !info.isFile())
        return Error{QT_TRANSLATE_NOOP("Message", "this is not a file"), path.toStdString()};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the file can't be opened: %1"), {file.errorString().toStdString()}),
            path.toStdString()};
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the file can't be read: %1"), {file.errorString().toStdString()}),
            path.toStdString()};
    return open(FileSet(path, bytes), path);
}

Result<std::unique_ptr<Document>> FormatRegistry::open(const FileSet &files, const QString &path) const
{
    const auto format = find(files.primary(), QFileInfo(path).suffix());
    if (!format)
        return Error{QT_TRANSLATE_NOOP("Message", "no known format: neither its first bytes nor its name fit one"),
                     path.toStdString(), 0};
    Diagnostics diagnostics;
    Result<std::unique_ptr<Model>> model = format->read(files, diagnostics);
    if (!model) {
        Error error = model.error();
        if (error.file.empty())
            error.file = path.toStdString();
        return error;
    }
    ByteProof proof = proveBytes(*format, **model, files.primary());
    auto document = std::make_unique<Document>(std::move(*model), format);
    document->setPath(QFileInfo(path).absoluteFilePath());
    document->setLoadDiagnostics(std::move(diagnostics));
    document->setByteProof(std::move(proof));
    return document;
}

ByteProof proveBytes(const Format &format, const Model &model, Bytes original)
{
    const Result<std::vector<OutputFile>> files = format.write(model);
    if (!files)
        return {false, files.error().offset, QString::fromStdString(files.error().text())};
    const OutputFile *own = ownFile(*files);
    if (!own)
        return {};
    const Bytes written = viewOf(own->bytes);
    const auto [a, b] = std::mismatch(original.begin(), original.end(), written.begin(), written.end());
    if (a == original.end() && b == written.end())
        return {};
    const auto offset = std::int64_t(a - original.begin());
    const QString detail = QStringLiteral("%1 bytes in the file, %2 written, first difference at 0x%3")
                               .arg(original.size())
                               .arg(written.size())
                               .arg(offset, 0, 16);
    return {false, offset, detail};
}

Status saveDocument(Document &document, const QString &path)
{
    const Result<std::vector<OutputFile>> files = document.format()->write(document.model());
    if (!files) {
        Error error = files.error();
        if (error.file.empty())
            error.file = path.toStdString();
        return error;
    }
    const OutputFile *own = ownFile(*files);
    if (!own)
        return Error{QT_TRANSLATE_NOOP("Message", "the format wrote nothing"), path.toStdString()};
    const SaveOptions options{.keepBackup = !document.byteProof().exact};
    if (const Status saved = saveFile(path, viewOf(own->bytes), options); !saved)
        return saved;
    document.setPath(QFileInfo(path).absoluteFilePath());
    // What stands there now is what the program writes.
    document.setByteProof({});
    document.setClean();
    return Done{};
}

} // namespace sinew
