// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/written_again.h"

#include "core/model/change.h"
#include "core/model/path.h"
#include "core/schema/struct_info.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew {

namespace {

/// Changes that give the fields of one model the values of another with the same lists, object by object.
class ValueDifferences
{
public:
    explicit ValueDifferences(const Model &model) : m_model(model) {}

    void compare(const StructInfo &info, void *object, void *other, NodeId node)
    {
        for (std::size_t i = 0; i < info.fields.size() && !m_error; ++i) {
            const FieldInfo &f = info.fields[i];
            const Address at{node, std::uint16_t(i)};
            if (f.type->kind == Kind::List)
                compareLists(f, object, other, at);
            else if (f.type->kind == Kind::Struct)
                for (std::size_t leaf = 0; leaf < f.type->structure().fields.size(); ++leaf)
                    compareField(f.type->structure().fields[leaf], f.in(object), f.in(other),
                                 {node, std::uint16_t(i), std::uint16_t(leaf)});
            else
                compareField(f, object, other, at);
        }
    }

    Result<ChangeSet> take()
    {
        if (m_error)
            return *m_error;
        return std::move(m_changes);
    }

private:
    void compareLists(const FieldInfo &f, void *object, void *other, const Address &at)
    {
        const ListOps &ops = *f.type->list;
        const std::size_t count = ops.size(f.in(object));
        if (ops.size(f.in(other)) != count) {
            m_error = Error{QT_TRANSLATE_NOOP("Message", "the smaller files have different objects when read again"),
                            {},
                            -1,
                            pathOf(m_model, at)};
            return;
        }
        for (std::size_t row = 0; row < count && !m_error; ++row)
            compare(f.type->element->structure(), ops.at(f.in(object), row), ops.at(f.in(other), row),
                    ops.ids(f.in(object))[row]);
    }
    void compareField(const FieldInfo &f, const void *object, const void *other, const Address &at)
    {
        if (!equalValues(*f.type, f.in(object), f.in(other)))
            m_changes.push_back({Change::Set, at, 0, 0, 0, Value(*f.type, f.in(other))});
    }

    const Model &m_model;
    ChangeSet m_changes;
    std::optional<Error> m_error;
};

} // namespace

Result<std::unique_ptr<Model>> writtenAgain(const Model &model, const Format &format, WriteOptions options,
                                            const FileSet::CompanionSource &others)
{
    options.everyFile = true;
    options.fileName = QStringLiteral("slim.") + format.info().suffixes.first();
    const auto files = format.write(model, options);
    if (!files)
        return files.error();
    const auto written = [&files](const QString &name) {
        return std::find_if(files->begin(), files->end(), [&](const OutputFile &file) {
            return !file.removed && file.path.compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    const auto own = written(QString());
    if (own == files->end())
        return Error{QT_TRANSLATE_NOOP("Message", "the format produced no output")};
    FileSet set(options.fileName, own->bytes, [&](const QString &name) -> std::optional<QByteArray> {
        if (const auto file = written(name); file != files->end() && !name.isEmpty())
            return file->bytes;
        return others ? others(name) : std::nullopt;
    });
    set.setReading(format.readingOf(model));
    Diagnostics ignored;
    const auto read = format.read(set, ignored);
    if (!read)
        return read.error();
    ValueDifferences differences(model);
    differences.compare(model.info(), const_cast<void *>(model.root()), (*read)->mutableRoot(), RootNode);
    Result<ChangeSet> changes = differences.take();
    if (!changes)
        return changes.error();
    std::unique_ptr<Model> again = model.clone();
    for (Change &change : *changes)
        applyChange(*again, change);
    return again;
}

} // namespace sinew
