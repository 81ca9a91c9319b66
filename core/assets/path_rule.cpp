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

bool PathRule::does(Step step) const
{
    switch (step) {
    case Step::Find:
        return !find.isEmpty();
    case Step::Folders:
        return dropFolders;
    case Step::Prefix:
        return changePrefix;
    case Step::Suffix:
        return !suffix.isEmpty();
    case Step::Slashes:
        return slashes != Slashes::Keep;
    case Step::Case:
        break;
    }
    return letters != Case::Keep;
}

QString PathRule::apply(Step step, const QString &path) const
{
    QString result = path;
    if (!does(step))
        return result;
    switch (step) {
    case Step::Find:
        if (!isPattern)
            result.replace(find, replaceWith, matchCase ? Qt::CaseSensitive : Qt::CaseInsensitive);
        else if (const QRegularExpression expression = expressionOf(*this); expression.isValid())
            result.replace(expression, replaceWith);
        break;
    case Step::Folders:
        result.remove(0, nameStart(result));
        break;
    case Step::Prefix:
        if (withForwardSlashes(result).startsWith(withForwardSlashes(oldPrefix), Qt::CaseInsensitive))
            result.replace(0, oldPrefix.size(), newPrefix);
        break;
    case Step::Suffix:
        if (const qsizetype dot = result.lastIndexOf(u'.'); dot > nameStart(result))
            result.replace(dot + 1, result.size() - dot - 1, suffix);
        break;
    case Step::Slashes:
        if (slashes == Slashes::Back)
            result.replace(u'/', u'\\');
        else
            result.replace(u'\\', u'/');
        break;
    case Step::Case:
        result = letters == Case::Lower ? result.toLower() : result.toUpper();
        break;
    }
    return result;
}

QString PathRule::apply(const QString &path) const
{
    QString result = path;
    for (int step = 0; step < stepCount; ++step)
        result = apply(Step(step), result);
    return result;
}

QString withSlashesOf(const QString &other, const QString &path)
{
    const bool forward = other.contains(u'/') && !other.contains(u'\\');
    return QString(path).replace(forward ? u'\\' : u'/', forward ? u'/' : u'\\');
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
