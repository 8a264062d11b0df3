import sweph from "sweph";

/** The calls of the native binding that the adapter uses; substitutes in benchmarks and tests implement these. */
export type NativeSwissEphemeris = Pick<
  typeof sweph,
  | "azalt"
  | "calc_ut"
  | "get_ayanamsa_ex_ut"
  | "get_current_file_data"
  | "houses_ex2"
  | "jdut1_to_utc"
  | "lun_eclipse_how"
  | "lun_eclipse_when"
  | "pheno_ut"
  | "refrac_extended"
  | "set_ephe_path"
  | "set_sid_mode"
  | "set_topo"
  | "sidtime"
  | "sol_eclipse_how"
  | "sol_eclipse_when_glob"
  | "sol_eclipse_when_loc"
  | "sol_eclipse_where"
  | "utc_to_jd"
  | "version"
>;

/** The real native binding. */
export const nativeSwissEphemeris: NativeSwissEphemeris = sweph;
