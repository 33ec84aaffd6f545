# SPDX-License-Identifier: GPL-3.0-or-later
# Warnings for every target of ours; stricter string handling for what uses Qt.
add_library(project_options INTERFACE)
target_include_directories(project_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(project_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor
  $<$<BOOL:${QD_WERROR}>:-Werror>)

add_library(project_qt_options INTERFACE)
target_link_libraries(project_qt_options INTERFACE project_options)
target_compile_definitions(project_qt_options INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_URL_CAST_FROM_STRING
  QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_DISABLE_DEPRECATED_BEFORE=0x060400
  QUARTERDECK_VERSION="${PROJECT_VERSION}")
