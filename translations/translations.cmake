# SPDX-License-Identifier: GPL-3.0-or-later
# Included by app/CMakeLists.txt: the .ts files become :/i18n/quarterdeck_XX.qm inside app_core. They are filled by
# translations/update (people run it, the result is committed), never by a build.
set(QD_TS_FILES
  ${PROJECT_SOURCE_DIR}/translations/quarterdeck_en.ts
  ${PROJECT_SOURCE_DIR}/translations/quarterdeck_es.ts
  ${PROJECT_SOURCE_DIR}/translations/quarterdeck_fr.ts
)
foreach(ts IN LISTS QD_TS_FILES)
  if(NOT EXISTS ${ts})
    message(FATAL_ERROR "${ts} is missing: restore it before configuring")
  endif()
endforeach()

qt_add_lrelease(app_core
  TS_FILES ${QD_TS_FILES}
  QM_FILES_OUTPUT_VARIABLE QD_QM_FILES
  OPTIONS -silent
)
qt_add_resources(app_core "translations" PREFIX "/i18n" BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${QD_QM_FILES})
