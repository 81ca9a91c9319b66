// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Checks the source tree against the house rules: who may include whom, how large rooms are, where names of formats and
// headers of the operating system may appear.

#include "tests/support/paths.h"
#include "tests/support/source/house_rules.h"
#include "tests/support/source/identifiers.h"
#include "tests/support/source/room_drawing.h"
#include "tests/support/source/room_layout.h"
#include "tests/support/source/room_table.h"
#include "tests/support/source/source_tree.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

namespace tst_layering {

using namespace sinew::test;

namespace {

const QString qtCore = QStringLiteral("QtCore"), qtGui = QStringLiteral("QtGui"),
              qtWidgets = QStringLiteral("QtWidgets");

} // namespace

class TestLayering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void projectIncludes_data();
    void projectIncludes();
    void roomsHaveSigns();
    void roomsIncludeWhatTheTableAllows();
    void tableAllowsNothingUnused();
    void tableHasNoCircle();
    void foldersHaveNoCircle_data();
    void foldersHaveNoCircle();
    void roomsAreSmall();
    void drawingIsCurrent_data();
    void drawingIsCurrent();
    void sharedCodeNamesNoFormat();
    void onlyCoreSystemKnowsTheSystem();
    void onlyCoreAsyncStartsThreads();
    void nothingUsesTheNetwork();
    void labelsArePlain();
    void codeNamesFieldsByMember();
    void schemaAndIoUseTheStandardLibraryOnly();
    void coreAndPluginsDrawNoWidgets();
    void qt3dStaysInItsFolder();
    void everyHeaderIsIncludedOnce();
    void everyFileNamesItsLicence();

    void wrongIncludesAreRefused();
    void circlesAreFound();
    void wrongSignsAreRefused();
    void namesOfFormatsAreFound_data();
    void namesOfFormatsAreFound();
    void headersOfTheSystemAreFound();
    void threadsAreFound();
    void largeRoomsAreFound();
    void namesOfFieldsAreFound_data();
    void namesOfFieldsAreFound();
    void arrowsNeverPointUpwards();

private:
    const Rooms m_rooms = roomsOfProgram();
    const RoomTable m_table = roomTable();
};

void TestLayering::projectIncludes_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QStringList>("allowed");
    const auto row = [](const char *folder, const QStringList &allowed) {
        QTest::newRow(folder) << QString::fromLatin1(folder) << allowed;
    };
    const QString core = QStringLiteral("core");
    row("core/io", {QStringLiteral("core/io")});
    row("core/schema", {QStringLiteral("core/schema"), QStringLiteral("core/io")});
    row("core", {core});
    row("widgets", {core, QStringLiteral("widgets")});
    row("viewport", {core, QStringLiteral("viewport")});
    row("editor", {core, QStringLiteral("plugins"), QStringLiteral("widgets"), QStringLiteral("viewport"),
                   QStringLiteral("editor")});
    for (const QString &plugin : QDir(sourcePath("plugins")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = QStringLiteral("plugins/") + plugin;
        QStringList allowed{core, folder};
        if (plugin == QLatin1String("mdx") || plugin == QLatin1String("m2"))
            allowed.append(QStringLiteral("plugins/warcraft"));
        QTest::newRow(qPrintable(folder)) << folder << allowed;
    }
}

void TestLayering::projectIncludes()
{
    QFETCH(const QString, folder);
    QFETCH(const QStringList, allowed);
    QStringList wrong;
    for (const Include &include : includesOf(sourceFiles({folder}))) {
        if (!include.quoted || isWrittenByMoc(include))
            continue;
        if (!isIn(include.name, allowed) || !QDir(sourcePath()).exists(include.name))
            wrong.append(placeOf(include) + QStringLiteral(" includes ") + include.name);
    }
    QVERIFY(isNothing(wrong));
}

void TestLayering::roomsHaveSigns()
{
    QVERIFY(m_rooms.size() > 50);
    QCOMPARE(QStringList(m_table.keys()), QStringList(m_rooms.keys()));
}

void TestLayering::roomsIncludeWhatTheTableAllows()
{
    const QStringList wrong = refusedIncludes(m_rooms, m_table);
    QVERIFY(isNothing(wrong));
}

void TestLayering::tableAllowsNothingUnused()
{
    const QStringList wrong = unusedAllowances(m_rooms, m_table);
    QVERIFY(isNothing(wrong));
}

void TestLayering::tableHasNoCircle()
{
    const QStringList circles = circlesOf(graphOf(m_table));
    QVERIFY(isNothing(circles));
}

void TestLayering::foldersHaveNoCircle_data()
{
    QTest::addColumn<int>("depth");
    for (int depth = 1; depth <= 4; ++depth)
        QTest::addRow("%d", depth) << depth;
}

/// A folder and all rooms below it are one part: two parts never include each other by way of rooms below them.
void TestLayering::foldersHaveNoCircle()
{
    QFETCH(const int, depth);
    const QStringList circles = circlesOf(foldersOf(graphOf(m_table), depth));
    QVERIFY(isNothing(circles));
}

void TestLayering::roomsAreSmall()
{
    QStringList wrong;
    for (const QString &room : largeRoomsOf(m_rooms))
        wrong.append(QStringLiteral("%1 has %2 files").arg(room).arg(m_rooms[room].files.size()));
    QVERIFY(isNothing(wrong));
}

void TestLayering::drawingIsCurrent_data()
{
    QTest::addColumn<Shade>("shade");
    QTest::newRow("light") << Shade::Light;
    QTest::newRow("dark") << Shade::Dark;
}

void TestLayering::drawingIsCurrent()
{
    QFETCH(const Shade, shade);
    const bool current = contentOf(roomDrawingFile(shade)).toUtf8() == roomDrawing(m_rooms, m_table, shade);
    QVERIFY2(current, qPrintable(roomDrawingFile(shade) +
                                 QStringLiteral(" is not what the sources give: build and run sinew_rooms")));
}

void TestLayering::sharedCodeNamesNoFormat()
{
    const QStringList shared{QStringLiteral("core"), QStringLiteral("widgets"), QStringLiteral("viewport")};
    const QStringList patterns{QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.vert"),
                               QStringLiteral("*.frag"), QStringLiteral("*.glsl")};
    QStringList wrong;
    for (const QString &file : sourceFiles(shared, patterns))
        wrong.append(formatNamesIn(file, contentOf(file)));
    QVERIFY(isNothing(wrong));
}

/// Tests may talk to the system: they limit, kill and wait for processes.
void TestLayering::onlyCoreSystemKnowsTheSystem()
{
    QStringList wrong;
    for (const Include &include : includesOf(sourceFiles(programFolders()))) {
        if (isOfTheSystem(include))
            wrong.append(placeOf(include) + QStringLiteral(" includes ") + include.name);
    }
    QVERIFY(isNothing(wrong));
}

/// Tests may start threads: they try functions that several threads may call.
void TestLayering::onlyCoreAsyncStartsThreads()
{
    QStringList wrong;
    for (const QString &file : sourceFiles(programFolders()))
        wrong += threadsIn(file, contentOf(file));
    QVERIFY(isNothing(wrong));
}

/// The program never phones home: it has nothing to do it with, and hands no addresses to a browser.
void TestLayering::nothingUsesTheNetwork()
{
    QStringList wrong;
    for (const Include &include : includesOf(sourceFiles(programFolders()))) {
        if (!include.quoted && isOnlyIn(include.name, QStringLiteral("QtNetwork"), {qtCore, qtGui, qtWidgets}))
            wrong.append(placeOf(include) + QStringLiteral(" includes ") + include.name);
    }
    for (const QString &file : sourceFiles(programFolders())) {
        for (const QString &line : contentOf(file).split(u'\n'))
            if (line.contains(QLatin1String("openUrl(")) &&
                !line.contains(QLatin1String("openUrl(QUrl::fromLocalFile(")))
                wrong.append(file + QStringLiteral(" opens an address"));
    }
    QVERIFY(isNothing(wrong));
}

/// A QLabel may take names from files for HTML. The header's title is HTML that escapes them.
void TestLayering::labelsArePlain()
{
    QStringList wrong;
    for (const QString &file : sourceFiles({QStringLiteral("widgets"), QStringLiteral("editor")})) {
        if (file == QLatin1String("widgets/properties/property_header.cpp") ||
            file == QLatin1String("widgets/text/plain_label.h"))
            continue;
        for (const Identifier &identifier : identifiersIn(contentOf(file)))
            if (identifier.name == QLatin1String("QLabel") && makesLabel(contentOf(file), identifier.line))
                wrong.append(
                    QStringLiteral("%1:%2 makes a QLabel instead of a PlainLabel").arg(file).arg(identifier.line));
    }
    QVERIFY(isNothing(wrong));
}

/// A wrong name in a string goes unnoticed; fieldOf<&Layer::alpha>() does not compile.
void TestLayering::codeNamesFieldsByMember()
{
    QStringList wrong;
    for (const QString &file : sourceFiles(programFolders())) {
        if (file.startsWith(QLatin1String("core/schema/")) || file == QLatin1String("core/model/path.cpp"))
            continue;
        const QStringList lines = contentOf(file).split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i)
            if (namesField(lines[i]))
                wrong.append(QStringLiteral("%1:%2 names a field by text").arg(file).arg(i + 1));
    }
    QVERIFY(isNothing(wrong));
}

void TestLayering::schemaAndIoUseTheStandardLibraryOnly()
{
    // Standard headers have neither a capital letter nor a dot nor a folder.
    static const QRegularExpression standard(QStringLiteral("^[a-z_0-9]+$"));
    QStringList wrong;
    for (const Include &include : includesOf(sourceFiles({QStringLiteral("core/schema"), QStringLiteral("core/io")}))) {
        if (!include.quoted && !standard.match(include.name).hasMatch())
            wrong.append(placeOf(include) + QStringLiteral(" includes ") + include.name);
    }
    QVERIFY(isNothing(wrong));
}

void TestLayering::coreAndPluginsDrawNoWidgets()
{
    QStringList wrong;
    for (const Include &include : includesOf(sourceFiles({QStringLiteral("core"), QStringLiteral("plugins")}))) {
        if (!include.quoted && isOnlyIn(include.name, qtWidgets, {qtCore, qtGui}))
            wrong.append(placeOf(include) + QStringLiteral(" includes ") + include.name);
    }
    QVERIFY(isNothing(wrong));
}

void TestLayering::qt3dStaysInItsFolder()
{
    QStringList wrong;
    const QStringList all = programFolders() + QStringList{QStringLiteral("tests")};
    for (const Include &include : includesOf(sourceFiles(all))) {
        if (!include.quoted && !include.file.startsWith(QLatin1String("viewport/qt3d/")) &&
            isOnlyIn(include.name, QStringLiteral("Qt3D*"), {qtCore, qtGui, qtWidgets}))
            wrong.append(placeOf(include) + QStringLiteral(" includes ") + include.name);
    }
    QVERIFY(isNothing(wrong));
}

void TestLayering::everyHeaderIsIncludedOnce()
{
    const QStringList all = programFolders();
    QStringList wrong;
    for (const QString &file : sourceFiles(all)) {
        if (file.endsWith(QLatin1String(".h")) && !contentOf(file).contains(QLatin1String("\n#pragma once\n")))
            wrong.append(file);
    }
    QVERIFY(isNothing(wrong));
}

void TestLayering::everyFileNamesItsLicence()
{
    const QStringList all = programFolders() + QStringList{QStringLiteral("tests")};
    QStringList wrong;
    for (const QString &file : sourceFiles(all)) {
        if (!contentOf(file).startsWith(QLatin1String("// SPDX-FileCopyrightText: 2026 The Sinew authors\n"
                                                      "// SPDX-License-Identifier: MIT\n")))
            wrong.append(file);
    }
    QVERIFY(isNothing(wrong));
}

// The rest shows that the checks above find what they should.

void TestLayering::wrongIncludesAreRefused()
{
    const QString text = QStringLiteral("// SPDX\n#include \"core/io/result.h\"\n  #  include \"widgets/hex/page.h\"\n"
                                        "// #include \"editor/window/main_window.h\"\n#include <vector>\n");
    const QString file = QStringLiteral("core/model/sample.cpp");
    const Rooms rooms = roomsOf({file}, includesIn(file, text));
    const RoomTable table{{QStringLiteral("core/model"),
                           {QStringLiteral("Holds."), {QStringLiteral("core/io"), QStringLiteral("core/schema")}}},
                          {QStringLiteral("core/io"), {QStringLiteral("Reads."), {}}}};
    QCOMPARE(refusedIncludes(rooms, table),
             QStringList{QStringLiteral(
                 "core/model/sample.cpp:3 includes widgets/hex/page.h, but core/model may not include widgets/hex")});
    QCOMPARE(unusedAllowances(rooms, table),
             QStringList{QStringLiteral("core/model may include core/schema, but does not")});
}

void TestLayering::circlesAreFound()
{
    const QString a = QStringLiteral("a"), b = QStringLiteral("b"), c = QStringLiteral("c"), d = QStringLiteral("d");
    QCOMPARE(circlesOf({{a, {b, c}}, {b, {c}}, {c, {}}}), QStringList());
    QCOMPARE(circlesOf({{a, {b}}, {b, {c}}, {c, {d}}, {d, {b}}}), QStringList{QStringLiteral("b → c → d → b")});
    QCOMPARE(circlesOf({{a, {a}}}), QStringList{QStringLiteral("a → a")});

    const QString below = QStringLiteral("e/b/below"), other = QStringLiteral("e/a"), above = QStringLiteral("e/b");
    const Graph rooms{{below, {other}}, {other, {above}}, {above, {}}};
    QCOMPARE(circlesOf(rooms), QStringList());
    QCOMPARE(circlesOf(foldersOf(rooms, 2)), QStringList{QStringLiteral("e/a → e/b → e/a")});
    QCOMPARE(circlesOf(foldersOf(rooms, 1)), QStringList());
}

void TestLayering::wrongSignsAreRefused()
{
    const auto problemsOf = [](const char *text) {
        QStringList problems;
        readRoomSign(QString::fromUtf8(text), problems);
        return problems.join(QStringLiteral("; "));
    };
    QCOMPARE(problemsOf("Reads what\nwas written.\n\nMay include: core/io\n    core/schema\n"), QString());
    QCOMPARE(problemsOf("Reads.\n\nMay include: nothing\n"), QString());
    const QString form = QStringLiteral("is not a sentence, an empty line, and “May include: …”");
    QCOMPARE(problemsOf(""), form);
    QCOMPARE(problemsOf("Reads.\n"), form);
    QCOMPARE(problemsOf("Reads.\n\ncore/io\n"), form);
    QCOMPARE(problemsOf("Reads. Writes.\n\nMay include: nothing"),
             QStringLiteral("does not say in one sentence what the room is for"));
    QCOMPARE(problemsOf("Reads.\n\nMay include: a b a"), QStringLiteral("names a room twice"));

    QStringList problems;
    const RoomRule sign = readRoomSign(QStringLiteral("Reads what\nwas written.\n\nMay include: a\n    b\n"), problems);
    QCOMPARE(sign.sentence, QStringLiteral("Reads what was written."));
    QCOMPARE(sign.mayInclude, (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
}

void TestLayering::namesOfFormatsAreFound_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found"); ///< empty: nothing
    const auto row = [](const char *name, const char *text, const char *found, const char *file = "core/a.h") {
        QTest::newRow(name) << QString::fromLatin1(file) << QString::fromLatin1(text) << QString::fromLatin1(found);
    };
    row("file", "", "core/scene/m3_appearance.h: its name", "core/scene/m3_appearance.h");
    row("folder", "", "viewport/mdx/a.h: its name", "viewport/mdx/a.h");
    row("include", "\n#include \"core/scene/m2_births.h\"\n", "core/a.h:2: core/scene/m2_births.h");
    row("type", "struct M3Ribbon;", "core/a.h:1: M3Ribbon");
    row("function", "\n\nbool isM2() const;", "core/a.h:3: isM2");
    row("variable", "int m_mdl = 0;", "core/a.h:1: m_mdl");
    row("version", "int mdx1100;", "core/a.h:1: mdx1100");
    row("game", "int Warcraft3;", "core/a.h:1: Warcraft3");
    row("after a literal", "auto s = \"a\\\"\"; int wow;", "core/a.h:1: wow");
    row("after a character", "char c = '\"'; int wow;", "core/a.h:1: wow");
    row("after a number", "int n = 1'000'000; char c = 'm'; int wow;", "core/a.h:1: wow");
    row("after a raw string", "auto s = R\"x(a\" )y\" // )x\"; int wow;", "core/a.h:1: wow");
    row("after a comment", "/* a\n * b */ int wow; // m2", "core/a.h:2: wow");
    row("in a macro", "#define A \\\n    wow", "core/a.h:2: wow");
    row("comment", "int a; // M3: wowdev, MDX\n/* m2\n m3 */", "");
    row("text", "auto s = tr(\"Warcraft III, MDX\"); auto t = R\"(m2 \" m3)\";", "");
    row("other words", "int sum2, item3, m33, clamdl, wower, vm2x; float x = 0x1m2;", "");
}

void TestLayering::namesOfFormatsAreFound()
{
    QFETCH(const QString, file);
    QFETCH(const QString, text);
    QFETCH(const QString, found);
    QCOMPARE(formatNamesIn(file, text), found.isEmpty() ? QStringList() : QStringList{found});
}

void TestLayering::headersOfTheSystemAreFound()
{
    const QString text = QStringLiteral("#include <unistd.h>\n#include <sys/file.h>\n#include <csignal>\n"
                                        "#include <vector>\n#include <system_error>\n#include \"core/io/signal.h\"\n");
    const auto count = [&](const char *file) {
        const QList<Include> includes = includesIn(QLatin1String(file), text);
        return std::count_if(includes.begin(), includes.end(), isOfTheSystem);
    };
    QCOMPARE(count("core/files/sample.cpp"), 3);
    QCOMPARE(count("core/system/sample.cpp"), 0);
}

void TestLayering::namesOfFieldsAreFound_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("found");
    QTest::newRow("look-up") << QStringLiteral("info.rowNamed(name, ctx, object)") << true;
    QTest::newRow("former look-up") << QStringLiteral("info.indexOf(\"layers\")") << true;
    QTest::newRow("comparison") << QStringLiteral("if (field->name == std::string_view(\"layers\"))") << true;
    QTest::newRow("comparison of a view") << QStringLiteral("std::string_view(field.name) != \"path\"") << true;
    QTest::newRow("member") << QStringLiteral("fieldOf<&Material::layers>(material)") << false;
    QTest::newRow("two names") << QStringLiteral("return a.name == b.name;") << false;
    QTest::newRow("list of files") << QStringLiteral("files.indexOf(name)") << false;
}

void TestLayering::namesOfFieldsAreFound()
{
    QFETCH(const QString, line);
    QTEST(namesField(line), "found");
}

void TestLayering::threadsAreFound()
{
    const QString text = QStringLiteral("#include <thread>\n#include <QObject>\n// QThread\nstd::jthread one;\n"
                                        "int QThreadPool; auto thread = object.thread();\n");
    QCOMPARE(threadsIn(QStringLiteral("editor/a.cpp"), text),
             (QStringList{QStringLiteral("editor/a.cpp:1 includes thread"), QStringLiteral("editor/a.cpp:4: jthread"),
                          QStringLiteral("editor/a.cpp:5: QThreadPool")}));
    QCOMPARE(threadsIn(QStringLiteral("core/async/a.cpp"), text), QStringList());
}

void TestLayering::largeRoomsAreFound()
{
    const QString a = QStringLiteral("a"), b = QStringLiteral("b");
    Rooms rooms;
    rooms[a].files.fill(QString(), filesInARoom);
    rooms[b].files.fill(QString(), filesInARoom + 1);
    QCOMPARE(largeRoomsOf(rooms), QStringList{b});
}

void TestLayering::arrowsNeverPointUpwards()
{
    const QString a = QStringLiteral("a"), b = QStringLiteral("b"), c = QStringLiteral("c"), d = QStringLiteral("d");
    const Graph graph{{a, {b, c, d}}, {b, {c}}, {c, {d, a}}, {d, {}}};
    const Graph tidy = withoutShortcuts(withoutCircles(graph));
    QCOMPARE(tidy, (Graph{{a, {b}}, {b, {c}}, {c, {d}}, {d, {}}}));
    const Graph open{{a, {b, c, d}}, {b, {c}}, {c, {d}}, {d, {}}};
    const Layered layout = layered(open, {{a, 40.0}, {b, 40.0}, {c, 40.0}, {d, 40.0}}, {});
    QCOMPARE(layout.edges.size(), 5);
    for (const Layered::Edge &edge : layout.edges) {
        for (qsizetype i = 1; i < edge.points.size(); ++i)
            QVERIFY(edge.points[i - 1].y() < edge.points[i].y());
        QVERIFY(layout.centres[edge.from].y() < layout.centres[edge.to].y());
    }
}

SINEW_GUILESS_TEST(tst_layering, TestLayering)

} // namespace tst_layering
#include "tst_layering.moc"
