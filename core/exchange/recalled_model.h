// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/kept_objects.h"
#include "core/io/memory_budget.h"
#include "core/io/result.h"
#include "core/model/model.h"

#include <map>

namespace sinew {

/// Puts the objects that KeptValues wrote together to a model again. Whatever is in the JSON is bounded by its size:
/// what no field has room for is ignored and counted.
class RecalledModel
{
public:
    /// `model`: a new one of the format. Fields named in `first` are set before all others, as they decide which others
    /// there are (a version).
    RecalledModel(const KeptObjects &kept, Model &model, std::span<const char *const> first);

    /// Fails if the objects need more memory than a file of their size may.
    Status fill();

    /// Objects that the model had besides those that are there: rows of lists of the root, by the row of the list's
    /// field. They are in the model as new objects, so that numbers that refer to others still do.
    const std::map<std::uint16_t, std::vector<std::size_t>> &missing() const { return m_missing; }
    /// How many values were not understood.
    std::size_t ignored() const { return m_ignored; }

private:
    void setFields(const StructInfo &info, void *object, const QJsonObject &fields);
    void setValue(const TypeInfo &type, void *data, const QJsonValue &json);
    void setCurve(const TypeInfo &type, CurveBase &curve, const QJsonObject &json);
    void setList(const TypeInfo &type, void *list, const std::map<std::size_t, QJsonObject> &rows,
                 std::vector<std::size_t> *missing);
    bool charge(std::uint64_t bytes);

    const KeptObjects &m_kept;
    Model &m_model;
    std::span<const char *const> m_first;
    MemoryBudget m_budget;
    std::map<std::uint16_t, std::vector<std::size_t>> m_missing;
    std::size_t m_ignored = 0;
    bool m_isOver = false;
};

} // namespace sinew
