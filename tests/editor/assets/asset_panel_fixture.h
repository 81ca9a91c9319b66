// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A folder of asset sources, new for each test, and the panel that shows them.

#include "core/assets/asset_source.h"
#include "core/format/format_registry.h"
#include "editor/browser/asset_panel.h"
#include "editor/builtin_plugins.h"
#include "editor/workers/confined_worker.h"
#include "tests/support/paths.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <atomic>
#include <memory>
#include <optional>

namespace sinew::test {
inline namespace asset_panel_helpers {

inline QByteArray png(QSize size, Qt::GlobalColor colour = Qt::red)
{
    QImage image(size, QImage::Format_RGBA8888);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// Pictures that exist only by name.
class ManyFiles final : public AssetSource
{
public:
    static constexpr int count = 10000;
    explicit ManyFiles(int number = count) : m_number(number) {}
    QString name() const override { return QStringLiteral("/many"); }
    std::optional<QString> locate(const QString &path) const override { return path; }
    std::optional<Asset> read(const QString &path) const override
    {
        ++reads;
        return Asset{m_bytes, path};
    }
    AssetListing list() const override
    {
        AssetListing listing{AssetListing::Readable};
        for (int i = 0; i < m_number; ++i)
            listing.files.append(QStringLiteral("Textures/picture%1.png").arg(i, 5, 10, QLatin1Char('0')));
        return listing;
    }
    QString diskPath(const QString &located) const override { return QStringLiteral("/many/") + located; }
    mutable std::atomic<int> reads = 0;

private:
    int m_number;
    QByteArray m_bytes = png({8, 8});
};

/// Base of the test classes; their initTestCase() and init() call addFormats() and newFolder().
class AssetPanelFixture
{
protected:
    void addFormats()
    {
        addBuiltinPlugins(m_formats);
        setWorkerCommand({programPath()});
    }
    void newFolder() { m_dir = std::make_unique<QTemporaryDir>(); }

    QString path(const QString &name) const { return m_dir->filePath(name); }
    void write(const QString &name, const QByteArray &bytes)
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    std::unique_ptr<AssetPanel> makeView() const
    {
        return std::make_unique<AssetPanel>(m_formats, AssetPanel::Preview::None, nullptr,
                                            path(QStringLiteral("cache")));
    }
    static QModelIndex rowOf(const AssetPanel &view, const QString &file)
    {
        const QAbstractItemModel &model = *view.view()->model();
        const QModelIndexList found = model.match(model.index(0, 0), Qt::DisplayRole, file, 1, Qt::MatchExactly);
        return found.value(0);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    FormatRegistry m_formats;
};

} // namespace asset_panel_helpers
} // namespace sinew::test
