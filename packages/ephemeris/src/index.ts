export { DATA_FILES, DATA_FOLDER, EphemerisFileError } from "./data-files.ts";
export type { NativeSwissEphemeris } from "./native-binding.ts";
export { openEphemeris } from "./open-ephemeris.ts";
export { nativeSwissEphemeris } from "./sweph-binding.ts";
