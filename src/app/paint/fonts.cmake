# Copies the fonts of the window from the system into the build: assets/fonts/ui.otf and ui-bold.otf.
# Sets FUBA_FONT and FUBA_FONT_BOLD, the files of the system.

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

# The installed program reads the fonts where the system has them.
include(GNUInstallDirs)
install(CODE "
  set(folder \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}/fuba/assets/fonts\")
  file(RELATIVE_PATH plain \"\${folder}\" \"${FUBA_FONT}\")
  file(RELATIVE_PATH bold \"\${folder}\" \"${FUBA_FONT_BOLD}\")
  file(MAKE_DIRECTORY \"\$ENV{DESTDIR}\${folder}\")
  file(CREATE_LINK \"\${plain}\" \"\$ENV{DESTDIR}\${folder}/ui.otf\" SYMBOLIC)
  file(CREATE_LINK \"\${bold}\" \"\$ENV{DESTDIR}\${folder}/ui-bold.otf\" SYMBOLIC)")
