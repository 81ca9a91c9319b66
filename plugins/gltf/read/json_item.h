// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/read/report.h"

#include <QJsonValue>

#include <limits>
#include <vector>

namespace sinew::gltf {

/// A value in the JSON of a file with its place. What has another type than asked for is a failure; what is missing has
/// the value given for that.
class JsonItem
{
public:
    JsonItem(QJsonValue value, std::string path, Report &report)
        : m_value(std::move(value)), m_path(std::move(path)), m_report(&report)
    {
    }

    bool exists() const { return !m_value.isUndefined(); }
    const std::string &path() const { return m_path; }
    const QJsonValue &value() const { return m_value; }
    Report &report() const { return *m_report; }

    /// A member, which must be an object if it exists.
    JsonItem operator[](const char *key) const;
    JsonItem extension(const char *name) const { return (*this)["extensions"][name]; }
    /// The objects of a list.
    std::vector<JsonItem> list(const char *key) const;
    std::size_t count(const char *key) const;

    /// A row in a list of that many; -1 if it is missing.
    int row(const char *key, std::size_t count) const;
    int neededRow(const char *key, std::size_t count) const;
    std::vector<int> rows(const char *key, std::size_t count) const;
    std::int64_t integer(const char *key, std::int64_t otherwise, std::int64_t least = 0) const;
    double number(const char *key, double otherwise, double least = std::numeric_limits<double>::lowest(),
                  double most = std::numeric_limits<double>::max()) const;
    /// Exactly `count`; empty if they are missing.
    std::vector<double> numbers(const char *key, std::size_t count) const;
    bool flag(const char *key, bool otherwise) const;
    std::string text(const char *key, std::string otherwise = {}) const;

private:
    QJsonValue member(const char *key) const;
    std::string pathOf(const char *key) const { return m_path.empty() ? key : m_path + '.' + key; }
    void failType(const char *key, const char *demand) const;
    int rowOf(const QJsonValue &value, const std::string &path, std::size_t count) const;

    QJsonValue m_value;
    std::string m_path;
    Report *m_report;
};

} // namespace sinew::gltf
