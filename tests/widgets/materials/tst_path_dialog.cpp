// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The dialog that changes many paths: which of the new ones lead to files is looked up while the user goes on.

#include "tests/support/test_program.h"

#include "widgets/textures/path_dialog.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

namespace tst_path_dialog {

using namespace sinew;

namespace {

/// Answers when the test says so: paths that end with ".blp" lead to files.
class SlowLookUp final : public PathLookUp
{
public:
    explicit SlowLookUp(QList<QStringList> &requests) : m_requests(requests) {}
    std::optional<bool> leadsToFile(const QString &path) const override
    {
        return m_known.contains(path) ? std::optional(path.endsWith(QStringLiteral(".blp"))) : std::nullopt;
    }
    void lookUp(const QStringList &paths) override { m_requests.append(paths); }
    void answer()
    {
        m_known += m_requests.last();
        Q_EMIT arrived();
    }

private:
    QList<QStringList> &m_requests;
    QStringList m_known;
};

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

class TestPathDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesAreLookedUpMeanwhile()
    {
        QList<QStringList> requests;
        auto made = std::make_unique<SlowLookUp>(requests);
        SlowLookUp &files = *made;
        PathDialog dialog({{text("a.blp"), {}}, {text("b.tga"), {}}, {text("c.blp"), {}, false}}, std::move(made));
        QCOMPARE(requests, QList<QStringList>{(QStringList{text("a.blp"), text("b.tga")})}); // those that are shown
        QCOMPARE(shown(dialog), (QStringList{text("…"), text("…")}));
        QVERIFY(summary(dialog).contains(text("being looked for")));
        files.answer();
        QCOMPARE(shown(dialog), (QStringList{text("found"), text("not found")}));
        QCOMPARE(summary(dialog), text("0 of 2 paths change; 1 do not resolve to a file."));
        QCOMPARE(requests.size(), 1);

        dialog.findEdit()->setText(text("b.tga"));
        dialog.replaceEdit()->setText(text("B.blp"));
        QCOMPARE(requests.size(), 3);
        QCOMPARE(requests[1], QStringList{QString()}); // "b.tga" is left out until there is something else
        QCOMPARE(requests[2], QStringList{text("B.blp")});
        QCOMPARE(shown(dialog), (QStringList{text("found"), text("…")}));
        QVERIFY(dialog.applyButton()->isEnabled()); // nobody has to wait
        files.answer();
        QCOMPARE(shown(dialog), (QStringList{text("found"), text("found")}));
        QCOMPARE(summary(dialog), text("1 of 2 paths change; 0 do not resolve to a file."));
    }

private:
    static QStringList shown(const PathDialog &dialog)
    {
        QStringList texts;
        for (int row = 0; row < dialog.preview()->rowCount(); ++row)
            if (!dialog.preview()->isRowHidden(row))
                texts += dialog.preview()->item(row, dialog.preview()->columnCount() - 1)->text();
        return texts;
    }
    static QString summary(const PathDialog &dialog)
    {
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            if (label->text().contains(text("paths change")))
                return label->text();
        return {};
    }
};

SINEW_TEST(tst_path_dialog, TestPathDialog)

} // namespace tst_path_dialog
#include "tst_path_dialog.moc"
