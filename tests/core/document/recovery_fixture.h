// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A document in a folder of its own, its steps recorded beside it, and what a crash would leave.

#include "core/document/document_save.h"
#include "core/files/file_set.h"
#include "tests/core/sample_document.h"
#include "tests/support/recorded_document.h"

#include <QTemporaryDir>

#include <memory>
#include <random>

namespace sinew::test {
inline namespace recovery_fixture_helpers {

/// No timer interferes: settle() does the writing.
inline RecoveryLimits calm()
{
    RecoveryLimits limits;
    limits.flushMilliseconds = 1000000;
    return limits;
}

class RecoveryFixture : public QObject
{
protected:
    /// To be called before each test.
    void start()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_registry = {};
        m_registry.add(std::make_shared<sample::StoredFormat>());
        writeFile(path("rich.smpl"), bytesOf(richSample(2)));
    }

    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QString logs() const { return path("state/recovery"); }
    std::unique_ptr<Document> open() const
    {
        auto document = openDocument(m_registry, path("rich.smpl"));
        if (!document)
            qFatal("%s", document.error().text().c_str());
        return std::move(*document);
    }

    static void pushEnd(Document &document, std::int32_t end, MergeKey key = {})
    {
        EditBuilder builder = sinew::test::edit(document);
        builder.set(at(document, "sequences[0].end"), end);
        if (auto changes = builder.finish())
            static_cast<void>(document.push(std::move(*changes), QStringLiteral("End %1").arg(end), key));
    }

    static void pushRandom(Document &document, std::mt19937 &random, MergeKey key)
    {
        EditBuilder builder = sinew::test::edit(document);
        const Model &model = document.model();
        const Address bones = at(document, "bones"), textures = at(document, "textures");
        switch (random() % 6) {
        case 0:
            builder.insertNew(bones, int(random() % (model.listSize(bones) + 1)));
            break;
        case 1:
            if (model.listSize(bones) > 2)
                builder.remove(model.idAt(bones, random() % model.listSize(bones)));
            break;
        case 2:
            builder.insertNew(textures, -1);
            break;
        case 3: {
            Array<Vec3> vertices;
            for (std::size_t i = 0; i < 3 + random() % 3; ++i)
                vertices.splice(i, 0, std::vector<Vec3>{{float(random() % 100), 1, 2}});
            if (model.listSize(at(document, "geosets")))
                builder.set(fieldOf<&sample::Geoset::vertices>(object(document, "geosets", 0)), vertices);
            break;
        }
        case 4:
            if (model.listSize(textures))
                builder.move(model.idAt(textures, random() % model.listSize(textures)),
                             int(random() % model.listSize(textures)));
            break;
        default:
            if (const auto &keys = rootOf(document).bones; keys.size()) {
                const std::size_t row = random() % keys.size();
                builder.set(fieldOf<&sample::Bone::node, &sample::Node::translation>(keys.ids[row]),
                            keysAt<Vec3>(Interpolation::Linear, {0, int(random() % 500), 1000}));
            }
        }
        if (auto changes = builder.finish())
            static_cast<void>(document.push(std::move(*changes), QStringLiteral("random"), key));
    }

    /// Some steps, each of them written, and then a crash.
    void edit(Document &document, QList<QByteArray> *states = nullptr)
    {
        RecoveryRecorder recorder(document, logs(), calm());
        std::mt19937 random{3};
        pushEnd(document, 1111);
        for (int i = 0; i < 12; ++i) {
            const int before = document.historyIndex();
            if (i)
                pushRandom(document, random, {});
            if (states && (document.historyIndex() > before || i == 0))
                states->append(saved(document));
            QVERIFY(settle(recorder));
        }
        recorder.crash();
    }

    /// What a crash would leave, recovered.
    std::unique_ptr<Document> recovered(const RecoveryRecorder &recorder)
    {
        auto again = recover(m_registry, copyOfLog(recorder.logFile(), path("copy")));
        m_problem = again ? QString::fromStdString(again->problem) : QString::fromStdString(again.error().text());
        return again && again->problem.empty() ? std::move(again->document) : nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    FormatRegistry m_registry;
    QString m_problem; ///< of what was recovered last
};

} // namespace recovery_fixture_helpers
} // namespace sinew::test
