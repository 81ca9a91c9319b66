# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
# How build_dependencies builds each package: one function build_PACKAGE for each, which leaves its files in $root.

# Debian's zlib has none of upstream's files for Windows, which only the DLL needs.
build_zlib() {
    targets=(zlibstatic)
    cmake_build zlib
    cp "$cache/build/zlib/libzlibstatic.a" "$root/lib/libz.a"
    cp "$cache/sources/zlib/zlib.h" "$cache/build/zlib/zconf.h" "$root/include/"
    sed "s,^prefix=.*,prefix=$root," "$cache/build/zlib/zlib.pc" >"$root/lib/pkgconfig/zlib.pc"
}

build_bzip2() {
    make -C "$cache/sources/bzip2" CC="ccache $host-gcc-posix" AR=$host-ar RANLIB=$host-ranlib libbz2.a
    cp "$cache/sources/bzip2/libbz2.a" "$root/lib/"
    cp "$cache/sources/bzip2/bzlib.h" "$root/include/"
}

build_xz_utils() {
    targets=(liblzma)
    cmake_build xz-utils
    targets=(); cmake --install "$cache/build/xz-utils" --component liblzma_Development
}

build_libpng1_6() {
    cmake_build libpng1.6 -DPNG_SHARED=OFF -DPNG_TESTS=OFF
}

build_libjpeg_turbo() {
    cmake_build libjpeg-turbo -DCMAKE_INSTALL_LIBDIR="$root/lib" -DENABLE_SHARED=OFF -DWITH_TURBOJPEG=OFF
}

build_libwebp() {
    local tool options=()
    for tool in ANIM_UTILS CWEBP DWEBP GIF2WEBP IMG2WEBP VWEBP WEBPINFO WEBPMUX EXTRAS; do
        options+=("-DWEBP_BUILD_$tool=OFF")
    done
    # Qt's build stumbles over the threads that it would name as a need of its own.
    cmake_build libwebp "${options[@]}" -DWEBP_BUILD_LIBWEBPMUX=ON -DWEBP_USE_THREAD=OFF
}

# with_needs LIBRARY FILE…: from now on the linker takes those files with lib LIBRARY.a; nobody tells it otherwise what
# a static library needs.
with_needs() {
    local name=$1
    shift
    mv "$root/lib/lib$name.a" "$root/lib/lib$name-alone.a"
    printf 'INPUT(%s)\n' "$root/lib/lib$name-alone.a $*" >"$root/lib/lib$name.a"
}

# Without the rarer compressions, as far as they need further libraries.
build_tiff() {
    cmake_build tiff -Dzlib=ON -Djpeg=ON -Dlzma=ON -Dwebp=ON -Dzstd=OFF -Djbig=OFF -Dlerc=OFF -Dlibdeflate=OFF \
        -Dcxx=OFF \
        -Dtiff-tools=OFF -Dtiff-tests=OFF -Dtiff-contrib=OFF -Dtiff-docs=OFF
    with_needs tiff "$root"/lib/lib{lzma,jpeg,webp,z}.a
}

build_libsquish() {
    cmake_build libsquish -DBUILD_SQUISH_WITH_OPENMP=OFF -DBUILD_SQUISH_EXTRA=OFF
}

build_meshoptimizer() {
    cmake_build meshoptimizer
}

# For Windows it would take old copies of zlib and bzip2 that it brings along.
build_stormlib() {
    local flags="-D__SYS_ZLIB -D__SYS_BZLIB"
    # It builds its tests, which do not compile here, whatever it is told.
    sed -i -e 's/^if(WIN32)$/if(MSVC)/' -e '/^add_executable(storm_test/,$d' "$cache/sources/stormlib/CMakeLists.txt"
    cmake_build stormlib -DSTORM_BUILD_TESTS=OFF -DWITH_LIBTOMCRYPT=OFF -DCMAKE_C_FLAGS="$flags" \
        -DCMAKE_CXX_FLAGS="$flags"
    with_needs storm "$root"/lib/lib{bz2,z}.a -lwininet
}

# qt_build PACKAGE [OPTION…]
qt_build() {
    cmake_build "$@" -DBUILD_SHARED_LIBS=ON -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF
}

# Libraries that Debian mends are Debian's, the rest is what Qt brings along. Files that Debian leaves out of Qt's
# sources would be needed for tablets. Code for AVX by this compiler crashes on Windows, whose stack is aligned to less.
build_qt6_base() {
    local feature off=()
    # Without Direct2D it leaves out what it uses in this place.
    sed -i 's/^#if QT_CONFIG(directwrite3)$/#if QT_CONFIG(directwrite3) \&\& QT_CONFIG(direct2d)/' \
        "$cache/sources/qt6-base/src/plugins/platforms/windows/qwindowsintegration.cpp"
    for feature in androiddeployqt avx avx2 avx512f dbus direct2d glib http icu libproxy openssl pkg_config \
        printsupport \
        qmake schannel sql ssl system_doubleconversion system_freetype system_harfbuzz system_pcre2 tabletevent vulkan \
        xml zstd; do
        off+=("-DFEATURE_$feature=OFF")
    done
    qt_build qt6-base "${off[@]}" -DINPUT_opengl=desktop -DFEATURE_system_zlib=ON -DFEATURE_system_png=ON \
        -DFEATURE_system_jpeg=ON
}

build_qt6_svg() {
    qt_build qt6-svg
}

build_qt6_imageformats() {
    qt_build qt6-imageformats -DFEATURE_jasper=OFF -DFEATURE_mng=OFF -DFEATURE_system_tiff=ON -DFEATURE_system_webp=ON
}

# The renderer for OpenGL only: that is the one in use.
build_qt6_3d() {
    qt_build qt6-3d -DFEATURE_qt3d_rhi_renderer=OFF -DFEATURE_qt3d_opengl_renderer=ON -DFEATURE_qt3d_system_assimp=OFF \
        -DFEATURE_qt3d_assimp=OFF -DFEATURE_qt3d_fbxsdk=OFF
}
