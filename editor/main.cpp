// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/program.h"

int main(int argc, char **argv)
{
    return sinew::runProgram(argc, argv);
}
