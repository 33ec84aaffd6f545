# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` puts where: the two programs and what a desktop and a shell want of them. Boards, decks,
# examples, pictures, the font and the translations are inside the programs.
include(GNUInstallDirs)
install(TARGETS quarterdeck quarterdeck-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

set(desktop ${PROJECT_SOURCE_DIR}/packaging/desktop)
install(FILES ${desktop}/quarterdeck.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/quarterdeck.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/quarterdeck.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/quarterdeck.svg
  DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)

# English stands where a reader looks first; the others below their language.
foreach(language en es fr)
  set(below ${language})
  if(language STREQUAL en)
    set(below "")
  endif()
  install(FILES
    ${PROJECT_SOURCE_DIR}/packaging/man/${language}/quarterdeck.1
    ${PROJECT_SOURCE_DIR}/packaging/man/${language}/quarterdeck-cli.1
    DESTINATION ${CMAKE_INSTALL_MANDIR}/${below}/man1)
endforeach()

install(FILES
  ${PROJECT_SOURCE_DIR}/packaging/completion/quarterdeck
  ${PROJECT_BINARY_DIR}/completion/quarterdeck-cli
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)

install(FILES LICENSE README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES resources/fonts/OFL.txt DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME OFL-EBGaramond.txt)
