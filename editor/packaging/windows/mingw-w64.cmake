# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
# CMake toolchain: programs for 64-bit Windows by Debian's mingw-w64, with the libraries of build_dependencies.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(triplet x86_64-w64-mingw32)
# The variant with POSIX threads: std::thread and std::mutex are missing from the other.
set(CMAKE_C_COMPILER ${triplet}-gcc-posix)
set(CMAKE_CXX_COMPILER ${triplet}-g++-posix)
set(CMAKE_RC_COMPILER ${triplet}-windres)

if(DEFINED ENV{SINEW_WINDOWS_CACHE})
    set(SINEW_WINDOWS_ROOT $ENV{SINEW_WINDOWS_CACHE}/root)
else()
    set(SINEW_WINDOWS_ROOT $ENV{HOME}/.cache/sinew-windows/root)
endif()
set(CMAKE_FIND_ROOT_PATH ${SINEW_WINDOWS_ROOT} /usr/${triplet})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
# pkg-config knows nothing of roots.
set(ENV{PKG_CONFIG_LIBDIR} ${SINEW_WINDOWS_ROOT}/lib/pkgconfig)

set(QT_HOST_PATH /usr CACHE PATH "Qt of the machine that builds, for its tools")
set(QT_HOST_PATH_CMAKE_DIR /usr/lib/x86_64-linux-gnu/cmake CACHE PATH "CMake files of that Qt")
