// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/command.h"

#include "editor/cli/check_command.h"
#include "editor/cli/compare_commands.h"
#include "editor/cli/convert_command.h"
#include "editor/cli/dump_command.h"
#include "editor/cli/edit/add_command.h"
#include "editor/cli/edit/import_command.h"
#include "editor/cli/edit/mesh_command.h"
#include "editor/cli/edit/set_command.h"
#include "editor/cli/edit/transform_command.h"
#include "editor/cli/pose_command.h"
#include "editor/cli/program_help.h"
#include "editor/cli/recover_command.h"
#include "editor/cli/render_command.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/slim_command.h"
#include "editor/cli/thumbnail_command.h"
#include "editor/cli/verify_command.h"
#include "editor/cli/workers/decode_worker_command.h"
#include "editor/cli/workers/draw_worker_command.h"

#include <cstdio>

namespace sinew {

std::span<const Command> commands()
{
    static constexpr Command all[] = {
        {"verify", "verify PATH… [--remarks] [--stats]",
         "Reads each file, or each model in a folder and its subfolders, writes it back\n"
         "to memory and compares. One line per file, tab-separated:\n"
         "identical|differs|unreadable|read-only, path, detail. The files that belong to a\n"
         "model (.skin, .anim, …) follow it. read-only: the format can't be written.\n"
         "--remarks adds lines with “remark”, path and what is unusual in the file. --stats\n"
         "ends with the speed (bytes in memory, best of four rounds).\n"
         "Exit code: 0 all identical or read-only, 1 otherwise, 2 wrong usage or no model in\n"
         "a folder.",
         false, runVerify},
        {"check",
         "check PATH… [--severity note|waste|wrong|fatal] [--details | --json | --sarif]\n"
         "             [--assets PATH]… [--fix CODE|safe --out DIR [--overwrite]]\n"
         "  check --list [--json | --markdown]",
         "Says what is wrong with each file, or each model in a folder and its subfolders.\n"
         "One line per file as it comes, tab-separated: fatal|wrong|waste|note|clean|\n"
         "unreadable, path, counts and codes. --severity: what is less bad than this is left\n"
         "out (wrong). --details adds lines with “finding”, path, code, place, message.\n"
         "--json: an array of objects; --sarif: a log in SARIF 2.1.0 for code hosts, in which\n"
         "files below the working directory are named relative to it.\n"
         "--assets: a folder, archive or map with the game's textures and models; may be\n"
         "repeated. With it, files that a model names and that are missing there and beside\n"
         "the model, or damaged, are told as well (asset.*).\n"
         "--fix writes what could be mended to DIR, under the same names: all findings of a\n"
         "code by its first fix, or all safe fixes; lines with “mended”, path, number, and with\n"
         "“refused”, path, code, place, why; “unwritten” if DIR can't hold the file. What is\n"
         "printed is what is left. --list: all codes with their severity and what the game\n"
         "does.\n"
         "Exit code: 0 nothing found, 1 something is that bad or unreadable, 2 wrong usage or\n"
         "no model in a folder.",
         false, runCheck},
        {"slim",
         "slim FILE --out FILE [--passes NAME,…] [--bound units=N,degrees=N,percent=N]\n"
         "             [--textures DIR [--texture-size N]] [--details] [--overwrite]\n"
         "  slim --list",
         "Writes a smaller model that looks the same: keys that no shape needs, what is unused\n"
         "or there twice. Each sequence and global sequence of the result is posed at all key\n"
         "times and between, and compared with the original; what would differ by more than\n"
         "--bound (units: a thousandth of a yard, degrees: 0.1, percent: 0.5) stays as it is.\n"
         "The files are read again and compared, too. --passes: these alone; otherwise all that\n"
         "are usual. Lines, tab-separated: “pass”, name, places slimmed, places refused, bytes\n"
         "saved, its own largest errors; “error”, kind, largest error of all passes together,\n"
         "object, sequence, time in milliseconds; “bounds”; “bytes”, before, after. --details\n"
         "adds lines with “refused”, pass, place, why. --list: all passes, whether they are\n"
         "usual, and what they take away.\n"
         "--textures also writes the textures that lie beside the model to DIR, each as the\n"
         "smallest file of its kind that looks the same (40 dB), halved until no side is above\n"
         "--texture-size. Files that exist are never replaced. Lines: “texture”, written|kept|\n"
         "exists|failed, source, target, format, size, bytes before, after, likeness of the worst\n"
         "level; “textures”, bytes before, after.\n"
         "A file that exists, FILE itself included, is replaced only with --overwrite. A\n"
         "suffix of another format is refused: sinew convert turns MDX into MDL and back.\n"
         "Exit code: 0 written, 1 otherwise, 2 wrong usage.",
         false, runSlim},
        {"diff", "diff A B [--json | --looks | --git]",
         "Tells how two models differ: changed|added|removed|moved, path, values before and\n"
         "after. Objects are matched by name, content and place, not by row; references\n"
         "count by what they name. A and B may have different versions, or be MDX and MDL.\n"
         "--json: a tree. --git, with what git gives to an external diff command: the same\n"
         "for git, shortened. --looks: where B looks otherwise than A when both are posed at\n"
         "all key times and between: error, kind, how much at most, path, sequence, time,\n"
         "what of it; objects that only one has: error, objects, only in A or B, path.\n"
         "Comments, spelling and layout of files are no part of a model: if only those differ,\n"
         "a note on standard error says so.\n"
         "Exit code: 0 no difference, 1 differences, 2 trouble.",
         false, runDiff},
        {"dump", "dump FILE [--arrays]",
         "Prints the whole model as JSON. --arrays: vertices, indices and keys in full.", false, runDump},
        {"pose", "pose FILE --sequence NAME|INDEX --time MS [--global-time MS]",
         "Prints the world matrix of every node and the alpha and colour of every\n"
         "geoset at a time. In MDX the time counts on the timeline of the file, in M2 and\n"
         "M3 from the start of the sequence. objectId: in M2 and M3 the bone's row. matrix:\n"
         "the first three rows, row-major, for column vectors, pivot included (M3: before\n"
         "IREF). Global sequences run on --global-time, or without it on --time.",
         false, runPose},
        {"render",
         "render FILE --out PNG --size WxH --sequence NAME|INDEX --time MS\n"
         "             [--camera NAME|yaw,pitch,distance] [--background RRGGBB|none]\n"
         "             [--team-colour N] [--global-time MS]\n"
         "             [--light day|dusk|night|neutral] [--fog RRGGBB,START,END]\n"
         "             [--lod N] [--meshes all|sd|hd] [--geosets all|ID,…] [--assets PATH]…\n"
         "             [--texture TYPE=FILE]…\n"
         "             [--show WHAT,…] [--hide WHAT,…] [--select NAME,…]\n"
         "             [--animate sequence|turntable [--fps N] [--speed FACTOR]\n"
         "              [--seconds S] [--turns N] [--quality 0…100] [--overwrite]]",
         "Renders the model to an image. Angles are in degrees; without --camera the whole\n"
         "model is in view. --background none: transparent. --show and --hide switch what\n"
         "the View menu does (skeleton, normals, statistics, effects, …; a wrong name\n"
         "lists them), --select marks nodes and geosets by name. --geosets: the variants\n"
         "of an M2 that are shown; without it, 0 and 1 of each group. --animate renders the\n"
         "sequence once, or a turn of the camera around the model in 4 s or one sequence,\n"
         "as an animated X.webp (lossless unless --quality is given) or as frames\n"
         "X-0001.png…, which replace existing files only with --overwrite.\n"
         "--assets: a folder, archive or map with textures and models, searched after the\n"
         "model's own folder and those above it; may be repeated. --texture: an image for\n"
         "a texture that the game supplies, by its number (M2 texture type or Warcraft III\n"
         "replaceable id), such as 11=BearSkin.blp.\n"
         "Needs a display or Xvfb.",
         true, runRender},
        {"thumbnail",
         "thumbnail PATH… --out DIR [--size WxH] [--camera …] [--background …]\n"
         "             [--team-colour N] [--assets PATH]… [--texture TYPE=FILE]… [--processes N]\n"
         "             [--seconds N]\n"
         "  thumbnail FILE --png PNG [--side N] [--assets PATH]… [--seconds N]",
         "Renders a thumbnail (256x256) of each file, or of each model in a folder and its\n"
         "subfolders, to DIR/NAME.png, in its “Stand” sequence. One line per file,\n"
         "tab-separated: done|failed, path, image or reason. Many models are shared by a\n"
         "process for each processor; --processes: by so many. A model that takes longer\n"
         "than 30 seconds, or than --seconds, has failed. Exit code: 0 all done, 1 otherwise,\n"
         "2 wrong usage or no model in a folder.\n"
         "--png, for file managers: one picture of a model or texture, no side longer than\n"
         "--side (256), goes to PNG, whatever that is called. It is made by confined processes,\n"
         "which get the files that the model needs and can open none themselves.",
         true, runThumbnail},
        {"decode-worker", "decode-worker [--memory MIB] [--seconds N]",
         "Decodes images and reads archives for the window that started it, and can do\n"
         "nothing else (editor/workers/decode_messages.h).",
         false, runDecodeWorker, true},
        {"draw-worker", "draw-worker [--side N] [--memory MIB] [--seconds N]",
         "Draws thumbnails of models for the window that started it, on an X server of its\n"
         "own (editor/thumbnails/thumbnail_messages.h).",
         true, runDrawWorker, true},
        {"describe", "describe man|bash|zsh|fish|markdown",
         "Prints this table as a manual page, as the completions of a shell, or for the manual.", false, runDescribe,
         true},
        {"recover", "recover FOLDER [--finish|--take-back]",
         "A save of several files that was cut off (a crash, a power cut) leaves a journal\n"
         ".ID.sinew-save in the folder. Those of this user and computer are brought to an\n"
         "end when a model there is opened in the window or edited by a command; this command\n"
         "does it for those that came from elsewhere too. Without an option it lists them,\n"
         "one line each, tab-separated: ready|incomplete|blocked, journal, files, why. --finish: the new\n"
         "files replace the old ones; only if all are complete. --take-back: the old files\n"
         "are kept. Exit code: 0 all done, 1 otherwise, 2 wrong usage.",
         false, runRecover},
        {"set", "set FILE PATH VALUE --out FILE [--overwrite]",
         "Changes one value, for example materials[0].layers[0].alpha 0.5, and saves. A\n"
         "value that causes a problem in the model (a reference to something that does not\n"
         "exist) is saved all the same, with a warning on standard error; exit code 0. A file\n"
         "other than FILE itself is overwritten only with --overwrite. A suffix of another\n"
         "format is refused: sinew convert turns MDX into MDL and back.",
         false, runSet},
        {"transform",
         "transform FILE --out FILE [--scale N] [--turn X,Y,Z] [--mirror x|y|z]\n"
         "             [--move X,Y,Z] [--about origin|ground|centre] [--on-ground] [--centred]\n"
         "             [--sequence NAME|INDEX] [--overwrite]",
         "Changes a model as a whole; everything follows: vertices, pivots, keys, emitters,\n"
         "lights, cameras, collision, attachments, bounds. In this order: --mirror flips an\n"
         "axis, --scale multiplies, --turn turns by degrees about x, then y, then z,\n"
         "--on-ground puts the lowest point at z 0, --centred the middle at x 0 and y 0,\n"
         "--move moves by the model's units. --about: what stays in its place: the model's\n"
         "origin (the default), the ground below its middle, or its middle. Lowest point and\n"
         "middle are those of the vertices at rest, or posed during --sequence. What can only\n"
         "be approximated is told on standard error.",
         false, runTransform},
        {"mesh",
         "mesh FILE TOOL --out FILE [--parts NAME|INDEX,…] [--node NAME] [OPTION…]\n"
         "             [--overwrite]\n"
         "  mesh --list",
         "Edits parts of the mesh: geosets of MDX, submeshes of M2, regions of M3. --parts: in\n"
         "which, by name or by row from 0, all if not given. --node: for tools that need a\n"
         "node. --list: all tools with their\n"
         "options and what they are unless given: merge, separate, weld, normals, simplify …\n"
         "What was done, and what could not be kept, is printed.",
         false, runMesh},
        {"add",
         "add FILE PART --out FILE [--node NAME] [--size K] [--overwrite]\n"
         "  add --list",
         "Gives a model a ready-made part: hero-glow, team-glow, decay (Decay Flesh and Decay\n"
         "Bone). --node: what it follows, for parts that need a node. --size: factor of the\n"
         "usual size. --list: all parts. What could not be kept is told on standard error.",
         false, runAdd},
        {"import",
         "import MODEL FROM [--out FILE] [--meshes MESH=PART|new[:PART]|none,…]\n"
         "             [--bones BONE=NODE|none,…] [--axes facing|kept] [--scale K]\n"
         "             [--move-with-bones] [--overwrite]",
         "Takes meshes of a glTF or OBJ file into a model: MDX geosets, M2 submeshes, M3\n"
         "regions. Everything else stays as it is, as do vertices that did not change. Meshes\n"
         "go where they came from, or into parts of equal names; others become new parts like\n"
         "the first. --meshes: what becomes of which, by name or by row from 0. Bones match by\n"
         "name, then by place; --bones maps others. Vertices that follow no bone of the model\n"
         "move like the nearest ones of the part. Axes and scale are those of our own exports,\n"
         "else those that bones of equal names suggest. --move-with-bones: vertices go where\n"
         "the model has their bones. Lines, tab-separated: mesh, name, replaces|new|left, part;\n"
         "bone, name, name|like|guess|place|none, node; note, text. Without --out nothing is\n"
         "written.",
         false, runImport},
        {"merge", "merge BASE MINE THEIRS --out FILE [--overwrite]",
         "Writes MINE with what THEIRS changed of BASE: fields, keys, vertices, objects that\n"
         "came, went or moved. Where both changed the same, MINE is kept and a line tells the\n"
         "conflict: path, name of the object, reason, values. Objects that both added are the\n"
         "same only if their names are. What would keep the game from loading the result is not\n"
         "taken. Comments and layout stay as in MINE. Models of one format and version, MDX and\n"
         "MDL beside each other as well. A file other than MINE itself is overwritten only with\n"
         "--overwrite.\n"
         "Exit code: 0 merged, 1 merged but for conflicts, 2 trouble, nothing written.",
         false, runMerge},
        {"export",
         "export PATH… --out FILE|DIR [--to glb|gltf|obj] [--axes facing|kept] [--scale N]\n"
         "             [--globals baked|separate] [--for-blender] [--no-textures]\n"
         "             [--no-extras]\n"
         "             [--sequences NAME|INDEX,…] [--team-colour N] [--assets PATH]…\n"
         "             [--texture TYPE=FILE]… [--json] [--overwrite]",
         "Writes each model, or each model in a folder and its subfolders, as glTF 2.0 for\n"
         "Blender, three.js and engines: meshes, one skin, an animation for each sequence,\n"
         "materials, lights, cameras. What glTF can't say is kept as extras. As Wavefront OBJ:\n"
         "the meshes that are seen at first, at rest, with materials and textures. A FILE ends in\n"
         ".glb, .gltf or .obj; otherwise --out is a folder, with the same subfolders. Lines for\n"
         "one model, tab-separated: lost|changed|kept, path, reason; for several: done|exists|\n"
         "failed, source, target, bytes, how much was lost, changed, kept.\n"
         "--axes: facing turns the model to the viewer, kept gives Blender the axes of the\n"
         "game. --scale: of lengths; without it 1/64 for Warcraft III, 1 for the others.\n"
         "--globals: global sequences in every animation, or as animations of their own.\n"
         "--no-extras: nothing is kept for the way back; the file is smaller.\n"
         "--for-blender: smooth curves as straight pieces, as Blender bends them otherwise, and\n"
         "only the meshes that are seen at first, as it shows those of all scenes at once.\n"
         "--team-colour, --assets, --texture: as for render. Files that exist are replaced only\n"
         "with --overwrite.\n"
         "Exit code: 0 all written, 1 otherwise, 2 wrong usage or no model in a folder.",
         false, runExport},
        {"convert",
         "convert INPUT OUTPUT [--to FORMAT] [OPTION…]\n"
         "  convert PATH… --out DIR [--to FORMAT] [--overwrite] [--json] [OPTION…]\n"
         "  convert MODEL FILE [--version N] [--to FORM] [--accept-loss] [--json]\n"
         "  convert PATH… --out DIR --to FORM|--version N [--accept-loss] [--overwrite]\n"
         "  convert X.m2|X.m3|X.glb|X.gltf|X.obj Y.mdx [--version N] [--scale K | --height H]\n"
         "             [--all-meshes] [--axes facing|kept] [--facing forward|left|back|right]\n"
         "             [--ground] [--weapons unarmed|1h|2h|2hl|bow|rifle|thrown]\n"
         "             [--helper-bones]\n"
         "             [--cut NAME=FIRST-LAST,…|FILE|markers [--fps N]]\n"
         "             [--all-sequences | --sequences NAME[=NEW],…] [--texture-suffix blp|dds|tga]\n"
         "             [--texture-folder DIR] [--no-textures] [--nothing-added]\n"
         "             [--ignore-extras] [--assets PATH]… [--texture TYPE=FILE]… [--json]\n"
         "             [--overwrite]",
         "Writes a texture (BLP, DDS, TGA or anything Qt reads) as FORMAT, or in the format\n"
         "of OUTPUT's suffix. With --out each image, or each image in a folder and its\n"
         "subfolders, becomes a file in DIR (png without --to); one line per file reports\n"
         "the result and its similarity to the source in decibels. The source, and with\n"
         "--out any other existing file, is overwritten only with --overwrite.\n"
         "FORMAT: blp1-jpeg, blp1-palette, blp2-dxt1, blp2-dxt3, blp2-dxt5,\n"
         "  blp2-palette, blp2-bgra, dds-dxt1, dds-dxt3, dds-dxt5, dds-bc4, dds-bc5,\n"
         "  dds-bgra, tga, tga-plain, png, jpg, webp, bmp, tif\n"
         "--quality N: 1 to 100, JPEG quality or effort for blocks; --alpha-bits 0|1|4|8;\n"
         "--alpha-threshold T: opaque from T on, with one-bit alpha; --no-dither\n"
         "--mips: regenerate all, --no-mips: none; otherwise the source's, with missing\n"
         "ones generated. --filter box|kaiser; --keep-coverage T: the same fraction passes\n"
         "an alpha test at T in every mip; --normal-map or\n"
         "--meaning colour|data|normal|normal-ag, otherwise by file name;\n"
         "--resize pot|game: to powers of two, within the game's limit\n"
         "--level N, --face N, --channel r|g|b|a|rgb: a mip level, a face of a cube map, a\n"
         "channel as grey or the colours without alpha. T: 0.5 or 128.\n"
         "A model is converted to another version of its format: that of --version, of FORM\n"
         "(mdx800, mdl1000, mdx1800, wow1300; mdx, mdl: the same version) or of FILE's\n"
         "suffix; where two games share a version number, a model stays with its own game.\n"
         "Whatever is not preserved unchanged is reported, one line each (with --out, only\n"
         "the counts): lost, changed but the same in the game, or guessed. If something\n"
         "would be lost, nothing is written without --accept-loss.\n"
         "A model of World of Warcraft or StarCraft II becomes one of Warcraft III, with its\n"
         "pictures beside it (below DIR, if the model should name them so); with --out whole\n"
         "folders, --to mdx800 for instance. All that is lost, changed or guessed is listed, and\n"
         "written in any case. --scale: 64 without it; --height: so that the highest vertex in\n"
         "Stand is at H (60 small, 104 medium, 150 large, 175 hero, 350 giant). --facing: where\n"
         "the model looks if it looked forward; --ground: its lowest point in Stand comes to\n"
         "height 0. --weapons: whose attacks come along. --helper-bones: for weights in MDX 800,\n"
         "whose bones all count alike. Sequences without a name in Warcraft III are left out without --all-sequences; "
         "--sequences chooses them by name or\n"
         "row, and renames them. --all-meshes: also coarser levels of detail and all variants.\n"
         "--nothing-added: no Stand, Death, attachments, click shape and camera if they are\n"
         "missing. Pictures that exist stay without --overwrite. So do glTF and OBJ files become\n"
         "models; axes and scale are those that the file suggests without --axes (kept: as Blender\n"
         "shows them) and --scale (units for one of the file). --cut: sequences that are cut out of\n"
         "the longest animation of a glTF file, by frames (--fps, else as the keys lie; 1: seconds),\n"
         "as a list, in lines of a FILE, or where Blender's add-on \"Timeline markers\" left its\n"
         "markers. What sinew export wrote becomes the model that it was, with what changed of\n"
         "vertices, places of nodes and keys; a new one with --ignore-extras or any of these\n"
         "options. Models of Warcraft III are not made into those of the other games.\n"
         "Exit code: 0 all written, 1 otherwise, 2 wrong usage or no file in a folder.",
         false, runConvert},
    };
    return all;
}

int failUsage(const char *command, const Error &error)
{
    fail(error);
    for (const Command &known : commands()) {
        if (std::string_view(known.name) == command)
            std::fprintf(stderr, "usage: sinew %s\n", known.usage);
    }
    return WrongUsage;
}

} // namespace sinew
