// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mpq/format.h"

#include "plugins/mpq/source.h"
#include "plugins/mpq/writer.h"

namespace sinew {

namespace {

class MpqFormat final : public ArchiveFormat
{
public:
    QString name() const override { return QStringLiteral("MPQ"); }
    QStringList suffixes() const override
    {
        static const QStringList all{
            QStringLiteral("mpq"),        QStringLiteral("w3x"),         QStringLiteral("w3m"),
            QStringLiteral("w3n"),        QStringLiteral("sc2mod"),      QStringLiteral("sc2map"),
            QStringLiteral("s2ma"),       QStringLiteral("sc2assets"),   QStringLiteral("sc2data"),
            QStringLiteral("sc2archive"), QStringLiteral("sc2campaign"), QStringLiteral("stormmod"),
            QStringLiteral("stormmap"),   QStringLiteral("stormassets"), QStringLiteral("stormdata")};
        return all;
    }
    QString gameOf(const QString &suffix) const override
    {
        return suffix.startsWith(u"w3")                           ? QStringLiteral("Warcraft III")
               : suffix == u"mpq" || !suffixes().contains(suffix) ? QString()
                                                                  : QStringLiteral("StarCraft II, Heroes of the Storm");
    }
    bool probe(const QByteArray &head) const override
    {
        // A map's archive begins at one of the next multiples of 512.
        return head.startsWith("MPQ\x1a") || head.startsWith("MPQ\x1b") || head.startsWith("HM3W");
    }
    std::shared_ptr<AssetSource> source(const QString &path) const override
    {
        return std::make_shared<MpqSource>(path);
    }
    std::shared_ptr<AssetSource> source(const QString &name, SystemFile file) const override
    {
        return std::make_shared<MpqSource>(name, std::move(file));
    }
    Result<WrittenArchive> withFiles(const QByteArray &archive, const std::vector<Asset> &files) const override
    {
        return MpqWriter::withFiles(archive, files);
    }
};

} // namespace

std::shared_ptr<const ArchiveFormat> createMpqFormat()
{
    return std::make_shared<MpqFormat>();
}

} // namespace sinew
