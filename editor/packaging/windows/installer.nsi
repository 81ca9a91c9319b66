; SPDX-FileCopyrightText: 2026 The Sinew authors
; SPDX-License-Identifier: MIT
; Installs for one user, without the rights of an administrator; make_packages says where everything is.
Target amd64-unicode
Unicode true
Name "Sinew ${VERSION}"
OutFile "${OUT}"
Icon "${ICON}"
UninstallIcon "${ICON}"
InstallDir "$LOCALAPPDATA\Programs\Sinew"
InstallDirRegKey HKCU "Software\sinew\Installer" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sinew"
!define CLASSES "Software\Classes"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

; Offers Sinew for a suffix and takes it from no other program.
!macro Offer SUFFIX
    WriteRegNone HKCU "${CLASSES}\.${SUFFIX}\OpenWithProgids" "Sinew.Model"
!macroend
!macro Withdraw SUFFIX
    DeleteRegValue HKCU "${CLASSES}\.${SUFFIX}\OpenWithProgids" "Sinew.Model"
!macroend

Section
    SetOutPath "$INSTDIR"
    File /r "${STAGE}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Sinew.lnk" "$INSTDIR\bin\sinew.exe"

    WriteRegStr HKCU "${CLASSES}\Sinew.Model" "" "Game model"
    WriteRegStr HKCU "${CLASSES}\Sinew.Model\DefaultIcon" "" "$INSTDIR\bin\sinew.exe,0"
    WriteRegStr HKCU "${CLASSES}\Sinew.Model\shell\open\command" "" '"$INSTDIR\bin\sinew.exe" "%1"'
    !insertmacro Offer "mdx"
    !insertmacro Offer "mdl"
    !insertmacro Offer "m2"
    !insertmacro Offer "m3"

    WriteRegStr HKCU "Software\sinew\Installer" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Sinew"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\bin\sinew.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Sinew authors"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Only what was installed: the folder may have been somebody's before.
Section "Uninstall"
    RMDir /r "$INSTDIR\bin"
    RMDir /r "$INSTDIR\plugins"
    RMDir /r "$INSTDIR\share\icons\breeze"
    RMDir /r "$INSTDIR\share\icons\breeze-dark"
    RMDir "$INSTDIR\share\icons"
    RMDir /r "$INSTDIR\share\qt6\translations"
    RMDir "$INSTDIR\share\qt6"
    RMDir /r "$INSTDIR\share\sinew"
    RMDir /r "$INSTDIR\share\doc\sinew"
    RMDir "$INSTDIR\share\doc"
    RMDir "$INSTDIR\share"
    Delete "$INSTDIR\README.txt"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Sinew.lnk"
    !insertmacro Withdraw "mdx"
    !insertmacro Withdraw "mdl"
    !insertmacro Withdraw "m2"
    !insertmacro Withdraw "m3"
    DeleteRegKey HKCU "${CLASSES}\Sinew.Model"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\sinew\Installer"
SectionEnd
