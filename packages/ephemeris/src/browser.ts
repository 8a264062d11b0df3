import type { Ephemeris } from "@lagna/jyotish";
import SwissEph from "swisseph-wasm";
import { SwissEphemeris } from "./swiss-ephemeris.ts";
import { createWasmBinding, type SwissEphemerisModule } from "./wasm-binding.ts";

/** 1801-01-01T00:00: the files that the module brings begin with 1800, and a speed needs instants before the asked one. */
const DATA_FROM_JD = 2_378_861.5;
/** A few days of 2400, as in the files of the native library. */
const DATA_UNTIL_JD = 2_597_648;

/**
 * Opens Swiss Ephemeris as WebAssembly, for a browser: the same library and the same files as on a server, of the years 1801 to 2399. The module
 * fetches `swisseph.wasm` (0.6 MB) and `swisseph.data` (2.1 MB) from the folder `wasm` beside the folder of the script that contains it.
 * @throws what loading the module throws, e.g. without a connection
 */
export async function openBrowserEphemeris(): Promise<Ephemeris> {
  const library = new SwissEph();
  await library.initSwissEph();
  // The module itself, which the package's types do not name: its wrappers allocate memory in each call.
  const { SweModule: module } = library as SwissEph & { readonly SweModule: SwissEphemerisModule };
  const native = createWasmBinding(module);
  const source = { native, files: "sepl_18, semo_18, seas_18", fromJd: DATA_FROM_JD, untilJd: DATA_UNTIL_JD };
  const ephemeris = new SwissEphemeris(source);
  // Without its files it would use a less exact theory: this throws then.
  for (const body of ["sun", "moon"] as const) ephemeris.state(DATA_FROM_JD, body, "apparent");
  return ephemeris;
}
