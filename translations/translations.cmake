# SPDX-License-Identifier: GPL-3.0-or-later
# Included by app/CMakeLists.txt once all sources are listed. One call for all targets: two that share a .ts would
# mark each other's strings as vanished. A .ts that is missing would be made afresh and empty by the build.
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

set(QD_TR_SOURCES "")
foreach(target app_core app_widgets app_cli)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    if(source MATCHES "\\.(cpp|h|ui)$" AND source MATCHES "^${PROJECT_SOURCE_DIR}/(app|forms)/")
      list(APPEND QD_TR_SOURCES ${source})
    endif()
  endforeach()
endforeach()
list(REMOVE_DUPLICATES QD_TR_SOURCES)
list(SORT QD_TR_SOURCES)

qt_add_translations(app_core
  TS_FILES ${QD_TS_FILES}
  SOURCES ${QD_TR_SOURCES}
  RESOURCE_PREFIX /i18n
  LUPDATE_OPTIONS -locations none -no-obsolete
  LRELEASE_OPTIONS -silent
)
