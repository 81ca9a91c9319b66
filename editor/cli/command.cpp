// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/command.h"

#include "editor/cli/convert_command.h"
#include "editor/cli/dump_command.h"
#include "editor/cli/pose_command.h"
#include "editor/cli/render_command.h"
#include "editor/cli/set_command.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/thumbnail_command.h"
#include "editor/cli/thumbnail_worker_command.h"
#include "editor/cli/verify_command.h"

#include <cstdio>

namespace sinew {

std::span<const Command> commands()
{
    static constexpr Command all[] = {
        {"verify", "verify PATH… [--remarks] [--stats]",
         "Reads each file, or each model in a folder and its subfolders, writes it back\n"
         "to memory and compares. One line a file, tab-separated:\n"
         "identical|differs|unreadable, path, detail. The files that belong to a model\n"
         "(.skin, .anim, …) follow it. --remarks adds lines “remark”, path, what is odd in\n"
         "the file. --stats ends with the speed (bytes in memory, best of four rounds).\n"
         "Exit code: 0 all identical, 1 otherwise, 2 wrong usage or no model in a folder.",
         false, runVerify},
        {"dump", "dump FILE [--arrays]",
         "Prints the whole model as JSON. --arrays: vertices, indices and keys in full.", false, runDump},
        {"pose", "pose FILE --sequence NAME|INDEX --time MS [--global-time MS]",
         "Prints the world matrix of every node and the alpha and colour of every\n"
         "geoset at a time: MDX counts on the one line of the file, M2 and M3 from the\n"
         "start of the sequence. objectId: in M2 and M3 the bone's row. matrix: the first\n"
         "three rows, row-major, for column vectors, pivot included (M3: before IREF).\n"
         "Global sequences run on --global-time, without it on --time.",
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
         "              [--seconds S] [--turns N] [--quality 0…100]]",
         "Draws the model into a picture. Angles in degrees; without --camera the whole\n"
         "model is in view. --background none: transparent. --show and --hide switch what\n"
         "the View menu does (skeleton, normals, statistics, effects, …; a wrong name\n"
         "lists them), --select marks nodes and geosets by name. --geosets: the variants\n"
         "of an M2 that are shown; without it 0 and 1 of each group. --animate draws the\n"
         "sequence once through, or the camera once round the model in 4 s or one\n"
         "sequence, as an animated X.webp (without loss unless --quality) or as frames\n"
         "X-0001.png….\n"
         "--assets: a folder, archive or map with textures and models, searched after the\n"
         "model's own folder and those above it; may be repeated. --texture: a picture for\n"
         "a texture that the game fills, by its number (M2 texture type or Warcraft III\n"
         "replaceable id), such as 11=BearSkin.blp.\n"
         "Needs a display or Xvfb.",
         true, runRender},
        {"thumbnail",
         "thumbnail PATH… --out DIR [--size WxH] [--camera …] [--background …]\n"
         "             [--team-colour N] [--assets PATH]… [--texture TYPE=FILE]…",
         "Draws a small picture (256x256) of each file, or of each model in a folder and\n"
         "its subfolders, to DIR/NAME.png, standing. One line a file, tab-separated:\n"
         "done|failed, path, picture or reason. Exit code: 0 all done, 1 otherwise,\n"
         "2 wrong usage or no model in a folder.",
         true, runThumbnail},
        {"thumbnail-worker", "thumbnail-worker",
         "Draws thumbnails for the window that started it: requests on standard input,\n"
         "answers on standard output (editor/thumbnails/thumbnail_messages.h).",
         true, runThumbnailWorker, true},
        {"set", "set FILE PATH VALUE --out FILE",
         "Changes one value, for example materials[0].layers[0].alpha 0.5, and saves. A\n"
         "value that the model then has a problem with (a reference to what does not\n"
         "exist) is saved all the same: a warning on standard error says so, exit code 0.",
         false, runSet},
        {"convert",
         "convert IMAGE PICTURE [--to FORMAT] [OPTION…]\n"
         "  convert PATH… --out DIR [--to FORMAT] [--overwrite] [--json] [OPTION…]\n"
         "  convert MODEL FILE [--version N] [--to FORM] [--accept-loss] [--json]\n"
         "  convert PATH… --out DIR --to FORM|--version N [--accept-loss] [--overwrite]",
         "Writes a texture (BLP, DDS, TGA or what Qt reads) as FORMAT or as PICTURE's\n"
         "suffix says. With --out each image, or each image in a folder and its\n"
         "subfolders, becomes a file in DIR (png without --to); a line tells what became\n"
         "of it and how near it came to its source in decibels. The source, and with\n"
         "--out any other file that exists, is replaced with --overwrite only.\n"
         "FORMAT: blp1-jpeg, blp1-palette, blp2-dxt1, blp2-dxt3, blp2-dxt5,\n"
         "  blp2-palette, blp2-bgra, dds-dxt1, dds-dxt3, dds-dxt5, dds-bc4, dds-bc5,\n"
         "  dds-bgra, tga, tga-plain, png, jpg, webp, bmp, tif\n"
         "--quality N: 1 to 100, of JPEG or the effort for blocks; --alpha-bits 0|1|4|8;\n"
         "--alpha-threshold T: opaque from here on, with one bit; --no-dither\n"
         "--mips: made anew, --no-mips: none; else the source's, and what they lack\n"
         "--filter box|kaiser; --keep-coverage T: as much passes an alpha test at T in\n"
         "every mip; --normal-map or --meaning colour|data|normal|normal-ag, else as the\n"
         "name ends; --resize pot|game: to powers of two, within the game's limit\n"
         "--level N, --face N, --channel r|g|b|a|rgb: a mip level, a face of a cube map, a\n"
         "channel as grey or the colours without alpha. T: 0.5 or 128.\n"
         "A model becomes another version of its format: the one of --version, of FORM\n"
         "(mdx800, mdl1000, mdx1800, wow1300; mdx, mdl: as it is) or of FILE's suffix; of\n"
         "two games with one number its own. What doesn't come through unchanged is told, a\n"
         "line each (with --out, the numbers): lost, changed but the same in the game, or\n"
         "guessed. Nothing is written where something would\n"
         "be lost, except with --accept-loss.\n"
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
