# What differs where the game is compiled for a browser's page: README.md here. Its libraries are those
# that make-libraries compiled.

unset(CMAKE_CXX_COMPILER_LAUNCHER) # ccache does not know emscripten
set(web /opt/web)
# page_library(TARGET NAMES... INCLUDES FOLDERS...)
function(page_library target)
  cmake_parse_arguments(its "" "" "NAMES;INCLUDES" ${ARGN})
  add_library(${target} INTERFACE IMPORTED)
  foreach(name ${its_NAMES})
    target_link_libraries(${target} INTERFACE ${web}/lib/lib${name}.a)
  endforeach()
  foreach(folder ${its_INCLUDES})
    target_include_directories(${target} SYSTEM INTERFACE ${web}/include/${folder})
  endforeach()
endfunction()
page_library(ZLIB::ZLIB NAMES z INCLUDES zlib)
page_library(PkgConfig::EXPAT NAMES expat INCLUDES expat)
page_library(PkgConfig::JANSSON NAMES jansson INCLUDES jansson)
page_library(cereal::cereal INCLUDES headers)
page_library(SDL2::SDL2 NAMES SDL2 INCLUDES SDL2)
page_library(SDL2_ttf::SDL2_ttf NAMES SDL2_ttf freetype INCLUDES SDL2_ttf SDL2)
# Of what pages are printed with on a desktop, only the fonts are needed.
page_library(PkgConfig::CAIRO NAMES freetype INCLUDES freetype)
target_link_libraries(SDL2_ttf::SDL2_ttf INTERFACE SDL2::SDL2 ZLIB::ZLIB)
add_library(PNG::PNG ALIAS ZLIB::ZLIB)

# What a page does not have at all.
set(not_in_page)
foreach(file platform/settings_portal platform/xsettings platform/simulated_input
    platform/simulated_pad app/built_in_scripts app/program app/script
    app/script_player)
  list(APPEND not_in_page ${CMAKE_SOURCE_DIR}/game/${file}.cpp)
endforeach()

add_compile_options(-fwasm-exceptions -sSUPPORT_LONGJMP=wasm -w
  # std::jthread and std::stop_token, which LLVM 19 does not call finished.
  -fexperimental-library
  -ffile-prefix-map=${CMAKE_SOURCE_DIR}/=)
# Who waits for the page waits for its size: only what is searched long is compiled to be quick.
set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG")
set(quick_parts recipes positions)

# Called once all parts are known.
function(make_page)
  foreach(part ${quick_parts})
    target_compile_options(${part} PRIVATE -O2)
  endforeach()
  add_executable(cronodoku game/app/main_in_page.cpp)
  link_part(cronodoku app screens platform engine)
  set(library ${CMAKE_SOURCE_DIR}/packaging/web/library.js)
  target_link_options(cronodoku PRIVATE -O2 -fwasm-exceptions -sSUPPORT_LONGJMP=wasm
    -sMODULARIZE=1 -sEXPORT_NAME=makeCronodoku -sENVIRONMENT=web,worker -sINVOKE_RUN=0
    -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=64MB -sSTACK_SIZE=4MB
    -sFORCE_FILESYSTEM=1 -sDYNAMIC_EXECUTION=0
    -sEXPORTED_RUNTIME_METHODS=FS,callMain,ccall,UTF8ToString,HEAPU8
    "SHELL:--js-library ${library}")
  set_target_properties(cronodoku PROPERTIES LINK_DEPENDS ${library} SUFFIX .js)
endfunction()
