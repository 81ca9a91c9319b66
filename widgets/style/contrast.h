// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <initializer_list>

namespace sinew {

/// Contrast ratio of two opaque colours as WCAG 2.1 defines it, 1…21.
double contrast(const QColor &a, const QColor &b);
/// `amount`: 0 is a, 1 is b.
QColor mixed(const QColor &a, const QColor &b, double amount);
/// The colour nearest to `wanted`, towards black or white, that has at least `ratio` to each of the backgrounds. The
/// better one of black and white if there is none.
QColor readableOn(const QColor &wanted, std::initializer_list<QColor> backgrounds, double ratio);

} // namespace sinew
