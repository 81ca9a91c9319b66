// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/theme.h"

#include "widgets/shared/panel_colours.h"
#include "widgets/style/palettes.h"
#include "widgets/style/program_style.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QStyle>
#include <QStyleFactory>

namespace sinew {

void applyTheme(Settings::Theme theme)
{
    // What the platform chose before anything was changed.
    static const QString platformStyle = QApplication::style()->objectName();
    static const QString platformIcons = QIcon::themeName();

    const bool isSystems = theme == Settings::Theme::System;
    if (isSystems && platformStyle.compare(QLatin1String("fusion"), Qt::CaseInsensitive) != 0) {
        QApplication::setStyle(QStyleFactory::create(platformStyle));
        QApplication::setPalette(QPalette());
    } else {
        QApplication::setStyle(new ProgramStyle);
        QApplication::setPalette(QPalette());
        QApplication::setPalette(isSystems                        ? withReadableAccent(QApplication::palette())
                                 : theme == Settings::Theme::Dark ? darkPalette()
                                                                  : lightPalette());
    }
    // Icons may have come with the program, and not every platform looks in the usual folder of icon themes.
    const QString own = QDir::cleanPath(QApplication::applicationDirPath() + QStringLiteral("/../share/icons"));
    QStringList folders = QIcon::themeSearchPaths();
    for (const QString &folder : {own, QStringLiteral("/usr/share/icons")})
        if (!folders.contains(folder))
            folders.append(folder);
    QIcon::setThemeSearchPaths(folders);
    const QString breeze = isDark(QApplication::palette()) ? QStringLiteral("breeze-dark") : QStringLiteral("breeze");
    // A platform without icons of its own uses the name of the bare base theme.
    const bool platformHasIcons = !platformIcons.isEmpty() && platformIcons != QLatin1String("hicolor");
    QIcon::setFallbackThemeName(breeze);
    QIcon::setThemeName(isSystems && platformHasIcons ? platformIcons : breeze);
}

} // namespace sinew
