// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/path_rule.h"

#include <QDir>
#include <QRegularExpression>

namespace sinew {

namespace {

QString withForwardSlashes(QString path)
{
    return path.replace(u'\\', u'/');
}

qsizetype nameStart(const QString &path)
{
    return withForwardSlashes(path).lastIndexOf(u'/') + 1;
}

QRegularExpression expressionOf(const PathRule &rule)
{
    return QRegularExpression(rule.find, rule.matchCase ? QRegularExpression::NoPatternOption
                                                        : QRegularExpression::CaseInsensitiveOption);
}

} // namespace

QString PathRule::problem() const
{
    if (!isPattern || find.isEmpty())
        return {};
    const QRegularExpression expression = expressionOf(*this);
    return expression.isValid() ? QString() : expression.errorString();
}

QString PathRule::apply(const QString &path) const
{
    QString result = path;
    if (!find.isEmpty() && isPattern) {
        if (const QRegularExpression expression = expressionOf(*this); expression.isValid())
            result.replace(expression, replaceWith);
    } else if (!find.isEmpty()) {
        result.replace(find, replaceWith, matchCase ? Qt::CaseSensitive : Qt::CaseInsensitive);
    }
    if (changePrefix && withForwardSlashes(result).startsWith(withForwardSlashes(oldPrefix), Qt::CaseInsensitive))
        result.replace(0, oldPrefix.size(), newPrefix);
    if (dropFolders)
        result.remove(0, nameStart(result));
    if (const qsizetype dot = result.lastIndexOf(u'.'); !suffix.isEmpty() && dot > nameStart(result))
        result.replace(dot + 1, result.size() - dot - 1, suffix);
    if (slashes == Slashes::Back)
        result.replace(u'/', u'\\');
    else if (slashes == Slashes::Forward)
        result.replace(u'\\', u'/');
    return letters == Case::Lower ? result.toLower() : letters == Case::Upper ? result.toUpper() : result;
}

QString pathBelow(const QStringList &folders, const QString &file)
{
    const QString clean = QDir::cleanPath(file);
    for (const QString &folder : folders) {
        const QString root = QDir::cleanPath(folder) + u'/';
        if (clean.startsWith(root))
            return clean.mid(root.size()).replace(u'/', u'\\');
    }
    return {};
}

} // namespace sinew
