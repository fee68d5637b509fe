# Toolchain of the wasm presets: whichever em++ comes first on PATH (an activated emsdk, or Debian's
# package) brings its own platform file, and this one only mends what that file gets wrong.

find_program(NYOTA_EMXX em++ REQUIRED NO_CMAKE_FIND_ROOT_PATH)
file(REAL_PATH "${NYOTA_EMXX}" nyota_emxx_real)
get_filename_component(nyota_emscripten_root "${nyota_emxx_real}" DIRECTORY)
set(nyota_platform_file "${nyota_emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")
if(NOT EXISTS "${nyota_platform_file}")
  message(FATAL_ERROR "em++ was found at ${NYOTA_EMXX}, but not its CMake files beside it.")
endif()

# The platform file asks Node for flags that Node 20 and later refuse; plain node runs everything.
find_program(NYOTA_NODE NAMES node nodejs REQUIRED NO_CMAKE_FIND_ROOT_PATH)
set(CMAKE_CROSSCOMPILING_EMULATOR "${NYOTA_NODE}" CACHE FILEPATH "Runs the wasm tests")

# Emscripten cannot do without it, but need not have it on PATH.
find_program(NYOTA_WASM_OPT wasm-opt HINTS "${nyota_emscripten_root}/../bin" REQUIRED
             NO_CMAKE_FIND_ROOT_PATH)

# Debian keeps the JavaScript modules of its emcc where only Debian's own Node looks for them.
if(EXISTS /usr/share/nodejs)
  set(ENV{NODE_PATH} /usr/share/nodejs)
endif()

include("${nyota_platform_file}")
