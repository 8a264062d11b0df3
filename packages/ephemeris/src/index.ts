export { DATA_FILES, DATA_FOLDER, EphemerisFileError } from "./data-files.ts";
export { nativeSwissEphemeris, type NativeSwissEphemeris } from "./native-binding.ts";
export { openEphemeris } from "./swiss-ephemeris.ts";
