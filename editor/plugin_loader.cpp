// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/plugin_loader.h"

#include "core/format/plugin.h"
#include "core/system/process/program_path.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QPluginLoader>
#include <QStandardPaths>

namespace sinew {

namespace {

/// "org.sinew.Plugin" from "org.sinew.Plugin/1".
QString withoutVersion(const QString &interface)
{
    return interface.section(u'/', 0, -2);
}

/// What a file's metadata promises.
struct Claim
{
    QString id, name;
    QStringList suffixes;
    QByteArray magic;

    explicit Claim(const QJsonObject &object)
        : id(object[QLatin1String("id")].toString()), name(object[QLatin1String("name")].toString()),
          magic(QByteArray::fromHex(object[QLatin1String("magic")].toString().toLatin1()))
    {
        for (const QJsonValue &suffix : object[QLatin1String("suffixes")].toArray())
            suffixes.append(suffix.toString().toLower());
    }
    int probe(Bytes head, const QString &suffix) const
    {
        if (!magic.isEmpty() && head.size() >= std::size_t(magic.size()) &&
            std::memcmp(head.data(), magic.constData(), std::size_t(magic.size())) == 0)
            return 80;
        return suffixes.contains(suffix) ? 20 : 0;
    }
};

class LazyFormat final : public Format
{
public:
    LazyFormat(std::shared_ptr<PluginLibrary> library, const QJsonObject &metadata)
        : m_library(std::move(library)), m_claim(metadata), m_info{m_claim.id, m_claim.name, m_claim.suffixes,
                                                                   metadata[QLatin1String("canWrite")].toBool(true)}
    {
    }
    FormatInfo info() const override { return m_info; }
    int probe(Bytes head, const QString &suffix) const override
    {
        return m_library->isUsable() ? m_claim.probe(head, suffix) : 0;
    }
    Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &diagnostics) const override
    {
        const auto format = real();
        if (!format)
            return format.error();
        return (*format)->read(files, diagnostics);
    }
    Result<std::vector<OutputFile>> write(const Model &model, const WriteOptions &options) const override
    {
        const auto format = real();
        if (!format)
            return format.error();
        return (*format)->write(model, options);
    }
    bool canCompact() const override
    {
        const auto format = real();
        return format && (*format)->canCompact();
    }
    Result<std::vector<OutputFile>> prove(const Model &model) const override
    {
        const auto format = real();
        if (!format)
            return format.error();
        return (*format)->prove(model);
    }
    QString modelOf(const QString &path, Bytes head) const override
    {
        const auto format = real();
        return format ? (*format)->modelOf(path, head) : QString();
    }
    Status complete(const Model &model, ChangeSet &changes) const override
    {
        const auto format = real();
        if (!format)
            return format.error();
        return (*format)->complete(model, changes);
    }
    QString describe(const Model &model) const override
    {
        const auto format = real();
        return format ? (*format)->describe(model) : QString();
    }
    const CurveFacet *curves() const override { return facet(&Format::curves); }
    const SequenceFacet *sequences() const override { return facet(&Format::sequences); }
    const TransformFacet *transforms() const override { return facet(&Format::transforms); }
    const NamedFacet *names() const override { return facet(&Format::names); }
    const SceneFacet *scene() const override { return facet(&Format::scene); }
    const BoundsFacet *bounds() const override { return facet(&Format::bounds); }
    const TextureFacet *textures() const override { return facet(&Format::textures); }
    const MaterialFacet *materials() const override { return facet(&Format::materials); }
    const UvFacet *uvs() const override { return facet(&Format::uvs); }
    const ConversionFacet *conversions() const override { return facet(&Format::conversions); }
    const ReferenceFixer *references() const override { return facet(&Format::references); }
    const CheckTable *checks() const override { return facet(&Format::checks); }

private:
    Result<std::shared_ptr<const Format>> real() const { return m_library->format(m_claim.id); }
    template<class F>
    F *facet(F *(Format::*ask)() const) const
    {
        const auto format = real();
        return format ? ((**format).*ask)() : nullptr;
    }

    std::shared_ptr<PluginLibrary> m_library;
    Claim m_claim;
    FormatInfo m_info;
};

class LazyCodec final : public ImageCodec
{
public:
    LazyCodec(std::shared_ptr<PluginLibrary> library, const QJsonObject &metadata)
        : m_library(std::move(library)), m_claim(metadata)
    {
    }
    QString name() const override { return m_claim.name; }
    QStringList suffixes() const override { return m_claim.suffixes; }
    int probe(Bytes head, const QString &suffix) const override
    {
        return m_library->isUsable() ? m_claim.probe(head, suffix) : 0;
    }
    QString contentOf(Bytes head) const override
    {
        const auto codec = m_library->imageCodec(m_claim.name);
        return codec ? (*codec)->contentOf(head) : QString();
    }
    Result<DecodedImage> decode(const FileSet &files, const DecodeOptions &options,
                                Diagnostics &diagnostics) const override
    {
        const auto codec = m_library->imageCodec(m_claim.name);
        if (!codec)
            return codec.error();
        return (*codec)->decode(files, options, diagnostics);
    }
    std::vector<ImageVariant> variants() const override
    {
        const auto codec = m_library->imageCodec(m_claim.name);
        return codec ? (*codec)->variants() : std::vector<ImageVariant>();
    }
    Result<QByteArray> encode(const DecodedImage &image, const EncodeOptions &options) const override
    {
        const auto codec = m_library->imageCodec(m_claim.name);
        if (!codec)
            return codec.error();
        return (*codec)->encode(image, options);
    }

private:
    std::shared_ptr<PluginLibrary> m_library;
    Claim m_claim;
};

} // namespace

QStringList pluginFolders()
{
    QStringList folders = qEnvironmentVariable("SINEW_PLUGIN_PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    // Commands that draw ask before an application exists that could tell where the program is.
    const QFileInfo program(programPath());
    folders.append(program.absolutePath() + QStringLiteral("/../lib/sinew/plugins"));
    folders.append(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/plugins"));
    return folders;
}

AttemptLog pluginAttempts()
{
    return AttemptLog::ofUser(QStringLiteral("plugins"));
}

std::vector<std::shared_ptr<PluginLibrary>> addThirdPartyPlugins(FormatRegistry &formats, const QStringList &folders,
                                                                 const AttemptLog &attempts)
{
    std::vector<std::shared_ptr<PluginLibrary>> libraries;
    const std::vector<FailedAttempt> failed = attempts.failed();
    for (const QString &folder : folders) {
        const QDir directory(folder);
        for (const QString &name : directory.entryList(QDir::Files, QDir::Name)) {
            const QString path = directory.absoluteFilePath(name);
            if (!QLibrary::isLibrary(path))
                continue;
            const QJsonObject header = QPluginLoader(path).metaData();
            const QString interface = header[QLatin1String("IID")].toString();
            if (withoutVersion(interface) != withoutVersion(QStringLiteral(SinewPlugin_iid)))
                continue;
            const auto library = libraries.emplace_back(std::make_shared<PluginLibrary>(path, attempts));
            if (interface != QLatin1String(SinewPlugin_iid)) {
                library->refuse(interface);
                continue;
            }
            for (const FailedAttempt &attempt : failed)
                if (attempt.path == path)
                    library->setFailed(attempt.reason);
            const QJsonObject metadata = header[QLatin1String("MetaData")].toObject();
            for (const QJsonValue &entry : metadata[QLatin1String("formats")].toArray())
                formats.add(std::make_shared<LazyFormat>(library, entry.toObject()));
            for (const QJsonValue &entry : metadata[QLatin1String("imageCodecs")].toArray())
                formats.images().add(std::make_shared<LazyCodec>(library, entry.toObject()));
        }
    }
    return libraries;
}

} // namespace sinew
