// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A format of the tests' own whose models are sets of files: "Orc.set" holds "SET <value> <number of parts>", and each
// part is a file "Orc<row>.part" that holds "PART <value>".

#include "core/format/format.h"
#include "core/schema/struct_builder.h"

#include <QFileInfo>
#include <QString>

namespace sinew {

struct SetPart
{
    std::int32_t value = 0;
};

struct SetRoot
{
    std::int32_t value = 0;
    List<SetPart> parts;
};

template<>
inline const StructInfo &describe<SetPart>()
{
    static const StructInfo s = StructBuilder<SetPart>("Part").field("value", &SetPart::value).done();
    return s;
}

template<>
inline const StructInfo &describe<SetRoot>()
{
    static const StructInfo s =
        StructBuilder<SetRoot>("Model").field("value", &SetRoot::value).field("parts", &SetRoot::parts).done();
    return s;
}

class SetModel final : public Model
{
public:
    SetRoot data;
    QStringList readNames; ///< of the parts
    std::vector<std::int32_t> readValues;

    SetModel() = default;
    const StructInfo &info() const override { return describe<SetRoot>(); }
    const void *root() const override { return &data; }
    Ctx ctx() const override { return {1, 1, 0}; }
    std::unique_ptr<Model> clone() const override { return std::unique_ptr<Model>(new SetModel(*this)); }

private:
    SetModel(const SetModel &) = default;
};

class SetFormat final : public Format
{
public:
    /// `canWrite`: as in FormatInfo. It writes all the same, so that tests notice when something makes it write.
    explicit SetFormat(bool canWrite = true) : m_canWrite(canWrite) {}

    FormatInfo info() const override
    {
        return {QStringLiteral("set"),
                QStringLiteral("Set"),
                {QStringLiteral("set")},
                m_canWrite,
                {QStringLiteral("part")}};
    }
    int probe(Bytes head, const QString &) const override
    {
        return starts(head, "SET ") || starts(head, "PART ") ? 100 : 0;
    }
    QString modelOf(const QString &path, Bytes head) const override
    {
        const QFileInfo info(path);
        return starts(head, "PART ") ? info.path() + u'/' + info.completeBaseName().chopped(1) + QStringLiteral(".set")
                                     : QString();
    }
    Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &diagnostics) const override
    {
        const QString base = QFileInfo(files.name()).completeBaseName();
        const QList<QByteArray> words = textOf(files.primary()).simplified().split(' ');
        auto model = std::make_unique<SetModel>();
        model->data.value = words.value(1).toInt();
        for (int i = 0; i < words.value(2).toInt(); ++i) {
            const QString name = base + QString::number(i) + QStringLiteral(".part");
            const auto bytes = files.companion(name);
            if (!bytes)
                diagnostics.add(Severity::Warning, "set.missing", Error{"missing", name.toStdString()});
            model->data.parts.append({bytes ? bytes->mid(5).toInt() : -1});
            model->readNames.append(name);
            model->readValues.push_back(model->data.parts[std::size_t(i)].value);
        }
        model->buildIndex();
        return std::unique_ptr<Model>(std::move(model));
    }
    Result<std::vector<OutputFile>> write(const Model &model, const WriteOptions &options) const override
    {
        const auto &set = static_cast<const SetModel &>(model);
        const QByteArray compact = options.compact ? "!" : "";
        std::vector<OutputFile> files;
        for (std::size_t i = 0; i < set.data.parts.size(); ++i) {
            const QString name = options.fileName.isEmpty() ? set.readNames[int(i)]
                                                            : QFileInfo(options.fileName).completeBaseName() +
                                                                  QStringLiteral("%1.part").arg(i);
            const std::int32_t value = set.data.parts[i].value;
            // A part whose file was not found has nothing to be written.
            if (value >= 0 && (options.everyFile || value != set.readValues[i]))
                files.push_back({name, "PART " + QByteArray::number(value) + compact});
        }
        files.push_back({QString(), "SET " + QByteArray::number(set.data.value) + ' ' +
                                        QByteArray::number(int(set.data.parts.size())) + compact});
        return files;
    }
    bool canCompact() const override { return true; }
    Result<std::vector<OutputFile>> prove(const Model &model) const override
    {
        return write(model, {.everyFile = true});
    }
    QString describe(const Model &) const override { return QStringLiteral("Set 1"); }

private:
    static QByteArray textOf(Bytes bytes)
    {
        return {reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size())};
    }
    static bool starts(Bytes bytes, const char *text) { return textOf(bytes).startsWith(text); }

    bool m_canWrite;
};

} // namespace sinew
