// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/suppressed_codes.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr std::size_t mostModels = 200;

QString alwaysName()
{
    return QStringLiteral("problems.suppressed");
}

QString modelsName()
{
    return QStringLiteral("problems.suppressedInModels");
}

} // namespace

void SuppressedCodes::setStore(const Read &read, const Write &write)
{
    m_always = read(alwaysName()).toStringList();
    m_models.clear();
    // A path, then its codes; paths with line breaks don't matter here.
    for (const QString &line : read(modelsName()).toStringList()) {
        QStringList words = line.split(QLatin1Char('\n'));
        const QString model = words.takeFirst();
        m_models.push_back({model, words});
    }
    m_write = write;
    Q_EMIT changed();
}

void SuppressedCodes::store()
{
    if (m_models.size() > mostModels)
        m_models.erase(m_models.begin(), m_models.end() - std::ptrdiff_t(mostModels));
    if (m_write) {
        QStringList lines;
        for (const InModel &entry : m_models)
            lines << (QStringList{entry.model} + entry.codes).join(QLatin1Char('\n'));
        m_write(alwaysName(), m_always);
        m_write(modelsName(), lines);
    }
    Q_EMIT changed();
}

SuppressedCodes::InModel *SuppressedCodes::find(const QString &model)
{
    const auto found =
        std::find_if(m_models.begin(), m_models.end(), [&](const InModel &entry) { return entry.model == model; });
    return found == m_models.end() ? nullptr : &*found;
}

bool SuppressedCodes::contains(const QString &code, const QString &model) const
{
    return of(model).contains(code);
}

QStringList SuppressedCodes::of(const QString &model) const
{
    const InModel *entry = const_cast<SuppressedCodes *>(this)->find(model);
    return entry ? m_always + entry->codes : m_always;
}

void SuppressedCodes::addAlways(const QString &code)
{
    if (!m_always.contains(code))
        m_always << code;
    store();
}

void SuppressedCodes::add(const QString &code, const QString &model)
{
    InModel entry{model, {}};
    if (const InModel *known = find(model)) {
        entry = *known;
        m_models.erase(m_models.begin() + (known - m_models.data()));
    }
    if (!entry.codes.contains(code))
        entry.codes << code;
    m_models.push_back(entry);
    store();
}

void SuppressedCodes::remove(const QString &code, const QString &model)
{
    m_always.removeAll(code);
    if (InModel *entry = find(model))
        entry->codes.removeAll(code);
    std::erase_if(m_models, [](const InModel &entry) { return entry.codes.isEmpty(); });
    store();
}

} // namespace sinew

#include "moc_suppressed_codes.cpp"
