import type { Ephemeris } from "@lagna/jyotish";
import { DATA_FOLDER, DATA_FROM_JD, DATA_UNTIL_JD, EphemerisFileError, verifyDataFiles } from "./data-files.ts";
import type { NativeSwissEphemeris } from "./native-binding.ts";
import { SwissEphemeris } from "./swiss-ephemeris.ts";
import { nativeSwissEphemeris } from "./sweph-binding.ts";

export interface EphemerisOptions {
  /** The folder of the data files; defaults to the vendored one. */
  readonly folder?: string;
  /** Substitute for the native binding: benchmarks count its calls, tests make it fail. */
  readonly native?: NativeSwissEphemeris;
}

/** 2000-01-01T12:00. */
const J2000_JD = 2_451_545;

/**
 * Opens Swiss Ephemeris for this thread: verifies the data files, sets the library's path to them, and checks by a
 * calculation that it reads exactly these files.
 * @throws EphemerisFileError naming a missing or altered file, or a folder forced by SE_EPHE_PATH.
 */
export function openEphemeris(options: EphemerisOptions = {}): Ephemeris {
  const folder = options.folder ?? DATA_FOLDER;
  const native = options.native ?? nativeSwissEphemeris;
  verifyDataFiles(folder);
  native.set_ephe_path(folder);
  const ephemeris = new SwissEphemeris({
    native,
    files: "sepl, semo, seas; m12 to 24",
    fromJd: DATA_FROM_JD,
    untilJd: DATA_UNTIL_JD,
  });
  ephemeris.state(J2000_JD, "sun", "apparent");
  ephemeris.state(J2000_JD, "moon", "apparent");
  for (const [index, file] of ["sepl_18.se1", "semo_18.se1"].entries()) {
    const { path } = native.get_current_file_data(index);
    if (!path.startsWith(folder)) {
      throw new EphemerisFileError(file, `${path} is read in place of ${file} in ${folder}; is SE_EPHE_PATH set?`);
    }
  }
  return ephemeris;
}
