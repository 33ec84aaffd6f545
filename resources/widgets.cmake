# SPDX-License-Identifier: GPL-3.0-or-later
# qt_add_resources(resources_widgets "looks" PREFIX "/" BASE ${CMAKE_CURRENT_SOURCE_DIR} FILES …)
