/** What every call that can fail returns; `flag` is negative if it failed, otherwise which source and options were used. */
interface Outcome {
  readonly flag: number;
  readonly error: string;
}
type Position = [longitude: number, latitude: number, altitude: number];
type Six = [number, number, number, number, number, number];
type Numbers6 = readonly [...Six, ...number[]];
type Numbers8 = readonly [...Six, number, number, ...number[]];
type Numbers9 = readonly [...Six, number, number, number, ...number[]];

/**
 * The functions of Swiss Ephemeris that the adapter calls, named as in its C interface without `swe_`, with the results of C's output arrays in
 * `data`. There are two bindings: a native library, and WebAssembly. Substitutes in benchmarks and tests implement the same.
 */
export interface NativeSwissEphemeris {
  azalt(
    jdUt: number,
    flag: number,
    position: Position,
    pressure: number,
    temperature: number,
    point: [number, number, number],
  ): readonly [azimuth: number, trueAltitude: number, apparentAltitude: number];
  calc_ut(jdUt: number, body: number, flags: number): Outcome & { readonly data: Numbers6 };
  get_ayanamsa_ex_ut(jdUt: number, flags: number): Outcome & { readonly data: number };
  get_current_file_data(file: number): { readonly path: string };
  houses_ex2(
    jdUt: number,
    flags: number,
    latitude: number,
    longitude: number,
    system: string,
  ): Outcome & { readonly data: { readonly houses: readonly number[]; readonly points: Numbers8 } };
  jdut1_to_utc(
    jdUt: number,
    calendar: number,
  ): {
    readonly year: number;
    readonly month: number;
    readonly day: number;
    readonly hour: number;
    readonly minute: number;
    readonly second: number;
  };
  lun_eclipse_how(jdUt: number, flags: number, position: Position): Outcome & { readonly data: Numbers9 };
  lun_eclipse_when(
    jdUt: number,
    flags: number,
    kind: number,
    backwards: boolean,
  ): Outcome & { readonly data: Numbers8 };
  pheno_ut(jdUt: number, body: number, flags: number): Outcome & { readonly data: Numbers6 };
  refrac_extended(
    altitude: number,
    elevation: number,
    pressure: number,
    temperature: number,
    lapseRate: number,
    flag: number,
  ): { readonly extended: readonly [trueAltitude: number, apparent: number, refraction: number, dip: number] };
  set_ephe_path(folder: string): void;
  set_sid_mode(mode: number, epoch: number, ayanamsa: number): void;
  set_topo(longitude: number, latitude: number, altitude: number): void;
  sidtime(jdUt: number): number;
  sol_eclipse_how(jdUt: number, flags: number, position: Position): Outcome & { readonly data: Numbers9 };
  sol_eclipse_when_glob(
    jdUt: number,
    flags: number,
    kind: number,
    backwards: boolean,
  ): Outcome & { readonly data: Numbers8 };
  sol_eclipse_when_loc(
    jdUt: number,
    flags: number,
    position: Position,
    backwards: boolean,
  ): Outcome & { readonly data: Numbers6; readonly attributes: Numbers9 };
  sol_eclipse_where(jdUt: number, flags: number): Outcome & { readonly attributes: Numbers9 };
  utc_to_jd(
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
    calendar: number,
  ): Outcome & { readonly data: readonly [jdEt: number, jdUt: number] };
  version(): string;
}
