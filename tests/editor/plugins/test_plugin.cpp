// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A third party's plugin as core/format/plugin.h specifies it: reads "TEST" and a byte as one grey pixel.

#include "core/format/plugin.h"

#include <QObject>

namespace {

class TestCodec final : public sinew::ImageCodec
{
public:
    QString name() const override { return QStringLiteral("Test codec"); }
    QStringList suffixes() const override { return {QStringLiteral("tst")}; }
    int probe(sinew::Bytes, const QString &) const override { return 0; }
    sinew::Result<sinew::DecodedImage> decode(const sinew::FileSet &files, const sinew::DecodeOptions &,
                                              sinew::Diagnostics &) const override
    {
        const sinew::Bytes file = files.primary();
        if (file.size() < 5)
            return sinew::Error{"too short"};
        sinew::DecodedImage image;
        image.levels.push_back({1, 1, QByteArray(3, char(file[4])) + '\xff'});
        return image;
    }
};

} // namespace

class TestPlugin : public QObject, public sinew::Plugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID SinewPlugin_iid FILE "test_plugin.json")
    Q_INTERFACES(sinew::Plugin)

public:
    TestPlugin() { qputenv("SINEW_TEST_PLUGIN_LOADED", "1"); }
    std::vector<std::shared_ptr<const sinew::ImageCodec>> imageCodecs() const override
    {
        return {std::make_shared<TestCodec>()};
    }
};

#include "test_plugin.moc"
