import type { NativeSwissEphemeris } from "./native-binding.ts";

type Call = (...args: readonly number[]) => number;
/** A number, or a pointer. */
const NUMBER = "number";

/** A module of WebAssembly with the functions of Swiss Ephemeris, as Emscripten makes it. */
export interface SwissEphemerisModule {
  readonly HEAPF64: Float64Array;
  readonly HEAP32: Int32Array;
  UTF8ToString(pointer: number): string;
  ccall(name: string, result: "number" | "string" | null, types: readonly string[], args: readonly unknown[]): unknown;
}

type FunctionName = Exclude<keyof NativeSwissEphemeris, "set_ephe_path" | "version" | "get_current_file_data">;

const DOUBLE_BYTES = 8;
const INT_BYTES = 4;
const ERROR_BYTES = 256;
/** C writes into up to four arrays in a call; none is longer than forty numbers. */
const ARRAYS = 4;
const ARRAY_LENGTH = 40;

const HOUSES = 12;
const POINTS = 8;

/**
 * The functions of a module as the adapter calls them. Arrays are written to a few places in the module's memory that are allocated once: calls do not
 * overlap, since none awaits.
 */
export function createWasmBinding(module: SwissEphemerisModule): NativeSwissEphemeris {
  const functions = module as unknown as Readonly<Record<`_swe_${FunctionName}`, Call>>;
  const call = (name: FunctionName, ...args: readonly number[]): number => functions[`_swe_${name}`](...args);
  const allocate = (bytes: number): number => module.ccall("malloc", NUMBER, [NUMBER], [bytes]) as number;
  const arrays = Array.from({ length: ARRAYS }, () => allocate(ARRAY_LENGTH * DOUBLE_BYTES));
  const error = allocate(ERROR_BYTES);
  const array = (index: number): number => arrays[index] as number;

  const readNumbers = <Numbers>(index: number, count: number): Numbers => {
    const start = array(index) / DOUBLE_BYTES;
    return Array.from(module.HEAPF64.subarray(start, start + count)) as Numbers;
  };
  const writeNumbers = (index: number, values: readonly number[]): number => {
    module.HEAPF64.set(values, array(index) / DOUBLE_BYTES);
    return array(index);
  };
  const readError = (flag: number): { readonly flag: number; readonly error: string } => ({
    flag,
    error: flag < 0 ? module.UTF8ToString(error) : "",
  });
  /** Where a source is missing, C says so in the error of a call that succeeded. */
  const readWarning = (flag: number) => ({ flag, error: module.UTF8ToString(error) });
  const clearError = (): number => {
    module.HEAP32[error / INT_BYTES] = 0;
    return error;
  };

  return {
    azalt(...args) {
      const [jd, flag, position, pressure, temperature, point] = args;
      call("azalt", jd, flag, writeNumbers(0, position), pressure, temperature, writeNumbers(1, point), array(2));
      return readNumbers(2, 3);
    },
    calc_ut(jd, body, flags) {
      const flag = call("calc_ut", jd, body, flags, array(0), clearError());
      return { ...readWarning(flag), data: readNumbers(0, 6) };
    },
    get_ayanamsa_ex_ut(jd, flags) {
      const flag = call("get_ayanamsa_ex_ut", jd, flags, array(0), clearError());
      return { ...readWarning(flag), data: readNumbers<[number]>(0, 1)[0] };
    },
    get_current_file_data(file) {
      const types = [NUMBER, NUMBER, NUMBER, NUMBER];
      const path = module.ccall("swe_get_current_file_data", "string", types, [file, array(0), array(1), array(2)]);
      return { path: typeof path === "string" ? path : "" };
    },
    houses_ex2(jd, flags, latitude, longitude, system) {
      const flag = call(
        "houses_ex2",
        jd,
        flags,
        latitude,
        longitude,
        system.charCodeAt(0),
        array(0),
        array(1),
        array(2),
        array(3),
        clearError(),
      );
      // The first number of the cusps is not used.
      const houses = readNumbers<number[]>(0, HOUSES + 1).slice(1);
      return { ...readError(flag), data: { houses, points: readNumbers(1, POINTS) } };
    },
    jdut1_to_utc(jd, calendar) {
      const ints = array(0);
      const at = (index: number): number => ints + index * INT_BYTES;
      call("jdut1_to_utc", jd, calendar, at(0), at(1), at(2), at(3), at(4), array(1));
      const start = ints / INT_BYTES;
      const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = module.HEAP32.subarray(start, start + 5);
      return { year, month, day, hour, minute, second: readNumbers<[number]>(1, 1)[0] };
    },
    lun_eclipse_how(jd, flags, position) {
      const flag = call("lun_eclipse_how", jd, flags, writeNumbers(0, position), array(1), clearError());
      return { ...readError(flag), data: readNumbers(1, 11) };
    },
    lun_eclipse_when(jd, flags, kind, backwards) {
      const flag = call("lun_eclipse_when", jd, flags, kind, array(0), Number(backwards), clearError());
      return { ...readError(flag), data: readNumbers(0, 10) };
    },
    pheno_ut(jd, body, flags) {
      const flag = call("pheno_ut", jd, body, flags, array(0), clearError());
      return { ...readWarning(flag), data: readNumbers(0, 6) };
    },
    refrac_extended(...args) {
      call("refrac_extended", ...args, array(0));
      return { extended: readNumbers(0, 4) };
    },
    set_ephe_path: (folder) => void module.ccall("swe_set_ephe_path", null, ["string"], [folder]),
    set_sid_mode: (mode, epoch, ayanamsa) => void call("set_sid_mode", mode, epoch, ayanamsa),
    set_topo: (longitude, latitude, altitude) => void call("set_topo", longitude, latitude, altitude),
    sidtime: (jd) => call("sidtime", jd),
    sol_eclipse_how(jd, flags, position) {
      const flag = call("sol_eclipse_how", jd, flags, writeNumbers(0, position), array(1), clearError());
      return { ...readError(flag), data: readNumbers(1, 11) };
    },
    sol_eclipse_when_glob(jd, flags, kind, backwards) {
      const flag = call("sol_eclipse_when_glob", jd, flags, kind, array(0), Number(backwards), clearError());
      return { ...readError(flag), data: readNumbers(0, 10) };
    },
    sol_eclipse_when_loc(jd, flags, position, backwards) {
      const flag = call(
        "sol_eclipse_when_loc",
        jd,
        flags,
        writeNumbers(0, position),
        array(1),
        array(2),
        Number(backwards),
        clearError(),
      );
      return { ...readError(flag), data: readNumbers(1, 10), attributes: readNumbers(2, 11) };
    },
    sol_eclipse_where(jd, flags) {
      const flag = call("sol_eclipse_where", jd, flags, array(0), array(1), clearError());
      return { ...readError(flag), attributes: readNumbers(1, 11) };
    },
    utc_to_jd(...args) {
      const flag = call("utc_to_jd", ...args, array(0), clearError());
      return { ...readError(flag), data: readNumbers(0, 2) };
    },
    version: () => {
      const version = module.ccall("swe_version", "string", [NUMBER], [array(0)]);
      return typeof version === "string" ? version : "";
    },
  };
}
