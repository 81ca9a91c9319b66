// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Saving edited World of Warcraft models to a folder and reading them again: the files on disk must match the document.

#include "core/document/open_document.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"

#include "core/document/document_save.h"
#include "core/model/walk.h"

#include <QTemporaryDir>

#include <cmath>

namespace sinew::test {
inline namespace m2_disk_helpers {

inline FormatRegistry m2Registry()
{
    FormatRegistry registry;
    registry.add(createM2Format());
    return registry;
}

/// A separate folder with all files of a sample's folder; the document is opened from there.
class SampleFolder
{
public:
    explicit SampleFolder(const QString &sample)
    {
        const QString folder = sample.section(QLatin1Char('/'), 0, -2);
        for (auto file = sampleFiles().begin(); file != sampleFiles().end(); ++file)
            if (file.key().startsWith(folder + QLatin1Char('/')))
                write(file.key().section(QLatin1Char('/'), -1), file.value());
        document = open(sample.section(QLatin1Char('/'), -1));
    }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s can't be written", qPrintable(name));
    }
    std::unique_ptr<Document> open(const QString &name) const
    {
        auto opened = openDocument(m2Registry(), m_folder.filePath(name));
        if (!opened)
            qFatal("%s", opened.error().text().c_str());
        return std::move(*opened);
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Every file with its content, including the hidden ones of interrupted saves.
    Files files() const
    {
        Files all;
        for (const QString &name : QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden))
            all[name] = contentOf(m_folder.filePath(name));
        return all;
    }

    std::unique_ptr<Document> document;

private:
    QTemporaryDir m_folder;
};

/// The keys of a curve that a sequence plays, with times from its start.
template<class T>
QList<std::pair<int, T>> keysOf(const Curve<T> &curve, const m2::Root &root, std::size_t row)
{
    QList<std::pair<int, T>> keys;
    const m2::Sequence &sequence = root.sequences[row];
    const bool subTracks = m2::hasSubTracks(root.version);
    const std::int64_t start = subTracks ? sequence.timelineStart : sequence.start,
                       end = subTracks ? start + 1000000 : std::int64_t(sequence.end) + 1;
    for (std::size_t i = 0; i < curve.size(); ++i)
        if (curve.times()[i] >= start && curve.times()[i] < end)
            keys.append({int(curve.times()[i] - start), curve.values()[i]});
    return keys;
}
/// Only the x of a Vec3 curve, which is what most tests look at.
inline QList<std::pair<int, double>> xKeysOf(const Curve<Vec3> &curve, const m2::Root &root, std::size_t row)
{
    QList<std::pair<int, double>> keys;
    for (const auto &[time, value] : keysOf(curve, root, row))
        keys.append({time, double(value.x)});
    return keys;
}

/// Where two models differ in values that a file can hold, empty if nowhere. Curves are compared sequence by sequence,
/// as their places on the common timeline are internal; compressed numbers within their step size.
class ModelComparison
{
public:
    static QString difference(const Model &a, const Model &b)
    {
        QStringList fieldsA, fieldsB;
        std::vector<std::pair<const FieldInfo *, const void *>> dataA, dataB;
        collect(a, fieldsA, dataA);
        collect(b, fieldsB, dataB);
        if (fieldsA != fieldsB) {
            for (qsizetype i = 0; i < qMin(fieldsA.size(), fieldsB.size()); ++i)
                if (fieldsA[i] != fieldsB[i])
                    return fieldsA[i] + QStringLiteral(" against ") + fieldsB[i];
            return QStringLiteral("one has more fields");
        }
        for (qsizetype i = 0; i < fieldsA.size(); ++i)
            if (const QString what = differs(a, *dataA[std::size_t(i)].first, dataA[std::size_t(i)].second, b,
                                             dataB[std::size_t(i)].second);
                !what.isEmpty())
                return fieldsA[i] + QStringLiteral(": ") + what;
        return {};
    }

private:
    static void collect(const Model &model, QStringList &names,
                        std::vector<std::pair<const FieldInfo *, const void *>> &data)
    {
        walkFields(model, [&](const Address &address, const FieldInfo &field, const void *at, const void *object) {
            if (!field.isOnDisk(model.ctx(), object) || field.storage == m2::Storage::Runtime ||
                field.type->kind == Kind::Struct)
                return;
            names.append(QString::fromStdString(pathOf(model, address)));
            data.emplace_back(&field, at);
        });
    }
    static QString differs(const Model &a, const FieldInfo &field, const void *dataA, const Model &b, const void *dataB)
    {
        if (field.type->kind == Kind::List)
            return field.type->list->size(const_cast<void *>(dataA)) ==
                           field.type->list->size(const_cast<void *>(dataB))
                       ? QString()
                       : QStringLiteral("other numbers of items");
        if (field.type->kind != Kind::Curve)
            return equalValues(*field.type, dataA, dataB) ? QString() : QStringLiteral("other value");
        const auto &curveA = *static_cast<const CurveBase *>(dataA), &curveB = *static_cast<const CurveBase *>(dataB);
        if (curveA.size() != curveB.size())
            return QStringLiteral("%1 keys against %2").arg(curveA.size()).arg(curveB.size());
        if (curveA.size() == 0)
            return {};
        if (curveA.header().interpolation != curveB.header().interpolation ||
            curveA.globalSequence() != curveB.globalSequence())
            return QStringLiteral("another head");
        const std::size_t width = field.type->element->valueSize();
        const bool apart = curveA.globalSequence() < 0 && !m2::isOverLife(field.storage);
        const auto keysA = ordered(a, curveA, apart), keysB = ordered(b, curveB, apart);
        for (std::size_t i = 0; i < keysA.size(); ++i) {
            if (keysA[i].first != keysB[i].first)
                return QStringLiteral("key %1 is at %2 of sequence %3, not at %4 of %5")
                    .arg(i)
                    .arg(keysA[i].first.second)
                    .arg(keysA[i].first.first)
                    .arg(keysB[i].first.second)
                    .arg(keysB[i].first.first);
            for (int part = 0; width && part < (curveA.hasTangents() ? 3 : 1); ++part)
                if (!isNear(*field.type->element, curveA.rawPart(part, width) + keysA[i].second * width,
                            curveB.rawPart(part, width) + keysB[i].second * width))
                    return QStringLiteral("key %1 has another value").arg(i);
        }
        return {};
    }
    /// Sequence and time in it of each key, and its row.
    static std::vector<std::pair<std::pair<int, int>, std::size_t>> ordered(const Model &model, const CurveBase &curve,
                                                                            bool apart)
    {
        const m2::Root &root = static_cast<const m2::M2Model &>(model).data;
        std::vector<std::pair<std::pair<int, int>, std::size_t>> keys;
        for (std::size_t i = 0; i < curve.size(); ++i) {
            const std::int32_t time = curve.times()[i];
            std::pair<int, int> place{-1, time};
            for (std::size_t row = 0;
                 apart && m2::hasSubTracks(root.version) && row < root.sequences.size() && place.first < 0; ++row)
                if (const std::int32_t start = root.sequences[row].timelineStart;
                    time >= start && time - start < 1000000)
                    place = {int(row), time - start};
            keys.push_back({place, i});
        }
        std::stable_sort(keys.begin(), keys.end(), [](const auto &x, const auto &y) { return x.first < y.first; });
        return keys;
    }
    static bool isNear(const TypeInfo &type, const std::byte *a, const std::byte *b)
    {
        if (type.kind == Kind::Integer || type.valueSize() % 4)
            return std::memcmp(a, b, type.valueSize()) == 0;
        for (std::size_t at = 0; at < type.valueSize(); at += 4) {
            float x, y;
            std::memcpy(&x, a + at, 4);
            std::memcpy(&y, b + at, 4);
            if (!(std::abs(x - y) <= 4e-5f * std::max(1.f, std::abs(x))))
                return false;
        }
        return true;
    }
};

/// Saves a document under another name into a separate folder and reads it from there; any difference from the document
/// goes to `problem`.
inline std::unique_ptr<Document> savedAndReread(Document &document, QString &problem, QTemporaryDir &folder,
                                                const QString &name = QStringLiteral("copy.m2"))
{
    const QString path = folder.filePath(name), before = document.path();
    if (const auto saved = saveDocument(document, path); !saved) {
        problem = QString::fromStdString(saved.error().text());
        return nullptr;
    }
    auto again = openDocument(m2Registry(), path);
    if (!again) {
        problem = QString::fromStdString(again.error().text());
        return nullptr;
    }
    problem = ModelComparison::difference(document.model(), (*again)->model());
    if (problem.isEmpty() && !(*again)->byteProof().exact)
        problem = QStringLiteral("read again it is not byte-exact: ") + (*again)->byteProof().detail;
    return std::move(*again);
}

/// Carries out an edit that must not be refused, saves, reads again, undoes to the same bytes in all files and redoes.
/// Returns the model that was read.
inline std::unique_ptr<Document> verifyEdit(Document &document, Result<ChangeSet> changes, QString &problem)
{
    if (!changes) {
        problem = QString::fromStdString(changes.error().text());
        return nullptr;
    }
    const QMap<QString, QByteArray> before = savedFiles(document, true);
    if (const Status done = document.push(std::move(*changes), QStringLiteral("edit")); !done) {
        problem = QString::fromStdString(done.error().text());
        return nullptr;
    }
    QTemporaryDir folder;
    const QMap<QString, QByteArray> after = savedFiles(document, true);
    auto again = savedAndReread(document, problem, folder);
    if (!problem.isEmpty())
        return again;
    document.undo();
    if (savedFiles(document, true) != before)
        problem = QStringLiteral("undone it is not as it was");
    document.redo();
    if (problem.isEmpty() && savedFiles(document, true) != after)
        problem = QStringLiteral("redone it is something else");
    return again;
}

} // namespace m2_disk_helpers
} // namespace sinew::test
