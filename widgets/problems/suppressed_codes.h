// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QVariant>

#include <functional>

namespace sinew {

/// Kinds of problems that the user does not want to see, in one model or in all.
class SuppressedCodes : public QObject
{
    Q_OBJECT

public:
    using Read = std::function<QVariant(const QString &name)>;
    using Write = std::function<void(const QString &name, const QVariant &value)>;

    using QObject::QObject;

    /// Where they are stored; without a store they last until the program ends.
    void setStore(const Read &read, const Write &write);

    bool contains(const QString &code, const QString &model) const;
    /// Those that apply to a model.
    QStringList of(const QString &model) const;
    void addAlways(const QString &code);
    /// `model`: absolute path. The 200 models that were changed last are remembered.
    void add(const QString &code, const QString &model);
    /// Shows kinds again, both in this model and in all.
    void remove(const QString &code, const QString &model);

Q_SIGNALS:
    void changed();

private:
    struct InModel
    {
        QString model;
        QStringList codes;
    };
    InModel *find(const QString &model);
    void store();

    QStringList m_always;
    std::vector<InModel> m_models; ///< the latest last
    Write m_write;
};

} // namespace sinew
