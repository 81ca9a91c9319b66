// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Files in which equal keys are stored once: they have the same content, are smaller, and editing one of the tracks
// that share a block leaves the others as they are.

#include "core/model/walk.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/format.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <set>

namespace tst_shared_blocks {

using namespace sinew;
using namespace sinew::test;

namespace {

std::shared_ptr<const Format> formatOf(const QString &path)
{
    return path.endsWith(QLatin1String(".m3"), Qt::CaseInsensitive) ? createM3Format() : createM2Format();
}

Result<std::unique_ptr<Model>> readFrom(const Format &format, const QString &path, const std::vector<OutputFile> &files)
{
    const auto companion = [&](const QString &name) -> std::optional<QByteArray> {
        for (const OutputFile &file : files)
            if (!file.path.isEmpty() && file.path.compare(name, Qt::CaseInsensitive) == 0)
                return file.bytes;
        return std::nullopt;
    };
    Diagnostics diagnostics;
    return format.read(FileSet(path, files.front().bytes, companion), diagnostics);
}

std::unique_ptr<Model> readDisk(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    Diagnostics diagnostics;
    auto read = formatOf(path)->read(FileSet(path, file.readAll()), diagnostics);
    return read ? std::move(*read) : nullptr;
}

qsizetype bytesOf(const std::vector<OutputFile> &files)
{
    qsizetype bytes = 0;
    for (const OutputFile &file : files)
        bytes += file.bytes.size();
    return bytes;
}

/// The first field in which they differ; null if none.
const char *difference(const Model &a, const Model &b)
{
    for (const FieldInfo &field : a.info().fields)
        if (!equalValues(*field.type, field.in(a.root()), field.in(b.root())))
            return field.name;
    return nullptr;
}

const WriteOptions compactForm{.everyFile = true, .compact = true};
const WriteOptions sharedForm{.everyFile = true, .compact = true, .sharesEqual = true};

} // namespace

class TestSharedBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsEverything_data();
    void keepsEverything();
    void storesOnce();
    void cleanupTestCase();

private:
    int m_edited = 0;
};

void TestSharedBlocks::keepsEverything_data()
{
    QTest::addColumn<QString>("path");
    QStringList paths;
    QDirIterator samples(sourcePath("tests/samples"), {QStringLiteral("*.m2"), QStringLiteral("*.m3")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (samples.hasNext())
        paths << samples.next();
    paths << corpusFiles("m2", {QStringLiteral("m2")}, 7) << corpusFiles("m3", {QStringLiteral("m3")}, 7);
    for (const QString &path : paths)
        if (!path.contains(QLatin1String("odd/"))) // unreadable parts can't be rewritten
            QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
}

void TestSharedBlocks::keepsEverything()
{
    QFETCH(const QString, path);
    const auto format = formatOf(path);
    const std::unique_ptr<Model> model = readDisk(path);
    if (!model)
        QSKIP("this is none of the formats' models");
    const auto compact = format->write(*model, compactForm), shared = format->write(*model, sharedForm);
    QCOMPARE(bool(shared), bool(compact));
    sawCorpusFile(path);
    if (!shared)
        return;
    QVERIFY(bytesOf(*shared) <= bytesOf(*compact));
    const auto again = readFrom(*format, path, *shared);
    QVERIFY2(bool(again), again ? "" : again.error().text().c_str());
    QCOMPARE(difference(*model, **again), static_cast<const char *>(nullptr));

    // The last key of some tracks gets the value of their first one: tracks that share a block with them stay.
    Model &edited = **again;
    std::vector<Address> tracks;
    walkFields(edited, [&](const Address &at, const FieldInfo &field, const void *data, const void *object) {
        if (field.type->kind != Kind::Curve || !field.isOnDisk(edited.ctx(), object) || tracks.size() == 5)
            return;
        const auto &curve = *static_cast<const CurveBase *>(data);
        const std::size_t width = field.type->element->valueSize(), last = curve.size() - 1;
        if (width && curve.size() > 1 &&
            std::memcmp(curve.rawPart(0, width), curve.rawPart(0, width) + last * width, width) != 0)
            tracks.push_back(at);
    });
    for (const Address &at : tracks) {
        const FieldRef field = edited.field(at);
        Value value(*field.type, field.data);
        auto &curve = *static_cast<CurveBase *>(value.data());
        const std::size_t width = field.type->element->valueSize();
        std::byte *values = curve.editRawPart(0, width);
        std::memcpy(values + (curve.size() - 1) * width, values, width);
        ChangeSet changes{{Change::Set, at, 0, 0, 0, std::move(value)}};
        if (!format->complete(edited, changes)) // keys in a missing file
            continue;
        for (Change &change : changes)
            applyChange(edited, change);
        ++m_edited;
    }
    const auto saved = format->write(edited, {.everyFile = true});
    QVERIFY2(bool(saved), saved ? "" : saved.error().text().c_str());
    const auto reread = readFrom(*format, path, *saved);
    QVERIFY2(bool(reread), reread ? "" : reread.error().text().c_str());
    QCOMPARE(difference(edited, **reread), static_cast<const char *>(nullptr));
}

/// A track duplicated in a second bone takes no bytes for its keys; the official form stores them twice.
void TestSharedBlocks::storesOnce()
{
    const QString path = sourcePath("tests/samples/m2showcase/shrine.m2");
    const std::unique_ptr<Model> model = readDisk(path);
    QVERIFY(model);
    static_cast<m2::M2Model &>(*model).m2Layout()->keepOriginal(*model); // as the first Change would
    auto &root = static_cast<m2::M2Model &>(*model).data;
    const auto source = std::find_if(root.bones.begin(), root.bones.end(),
                                     [](const m2::Bone &bone) { return bone.rotation.size() > 4; });
    QVERIFY(source != root.bones.end());
    const auto target = std::find_if(root.bones.begin(), root.bones.end(),
                                     [](const m2::Bone &bone) { return bone.rotation.size() == 0; });
    QVERIFY(target != root.bones.end());
    const auto format = createM2Format();
    const auto sizes = [&] {
        const auto compact = format->write(*model, compactForm), shared = format->write(*model, sharedForm);
        return std::pair(compact ? bytesOf(*compact) : -1, shared ? bytesOf(*shared) : -1);
    };
    const auto before = sizes();
    const std::size_t keys = source->rotation.size();
    target->rotation = source->rotation;
    const auto after = sizes();
    QVERIFY(before.second > 0 && after.second > 0);
    // Times of four bytes and packed rotations of eight; the outer arrays and heads are there in both.
    const auto keyBytes = qsizetype(keys * 12);
    QVERIFY(after.first - before.first >= keyBytes);
    QVERIFY((after.first - before.first) - (after.second - before.second) >= keyBytes);
}

void TestSharedBlocks::cleanupTestCase()
{
    QVERIFY(m_edited > 50);
}

SINEW_GUILESS_TEST(tst_shared_blocks, TestSharedBlocks)

} // namespace tst_shared_blocks

#include "tst_shared_blocks.moc"
