# Copies the fonts of the window from the system into the build, with their licence.
# Sets nothing; the files are assets/fonts/ui.otf, ui-bold.otf and licence.txt.

set(font_places PATHS /usr/share/fonts /usr/local/share/fonts /Library/Fonts
    PATH_SUFFIXES opentype/inter inter truetype/lato lato truetype/dejavu dejavu NO_DEFAULT_PATH)
find_file(FUBA_FONT NAMES Inter-Regular.otf Lato-Regular.ttf DejaVuSans.ttf ${font_places})
find_file(FUBA_FONT_BOLD NAMES Inter-SemiBold.otf Inter-Bold.otf Lato-Bold.ttf DejaVuSans-Bold.ttf
          ${font_places})
if(NOT FUBA_FONT OR NOT FUBA_FONT_BOLD)
  message(FATAL_ERROR "No font for the window was found. Install fonts-inter, fonts-lato or fonts-dejavu-core, "
                      "or set FUBA_FONT and FUBA_FONT_BOLD to font files.")
endif()

set(fonts ${CMAKE_BINARY_DIR}/assets/fonts)
configure_file(${FUBA_FONT} ${fonts}/ui.otf COPYONLY)
configure_file(${FUBA_FONT_BOLD} ${fonts}/ui-bold.otf COPYONLY)
set(font_files ${fonts}/ui.otf ${fonts}/ui-bold.otf)

get_filename_component(font_family ${FUBA_FONT} DIRECTORY)
get_filename_component(font_family ${font_family} NAME)
find_file(FUBA_FONT_LICENCE NAMES copyright NO_DEFAULT_PATH
          PATHS /usr/share/doc/fonts-${font_family} /usr/share/doc/fonts-${font_family}-core)
if(FUBA_FONT_LICENCE)
  configure_file(${FUBA_FONT_LICENCE} ${fonts}/licence.txt COPYONLY)
  list(APPEND font_files ${fonts}/licence.txt)
endif()

include(GNUInstallDirs)
install(FILES ${font_files} DESTINATION ${CMAKE_INSTALL_DATADIR}/fuba/assets/fonts)
