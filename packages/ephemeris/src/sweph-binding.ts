import sweph from "sweph";
import type { NativeSwissEphemeris } from "./native-binding.ts";

/** The native library. */
export const nativeSwissEphemeris: NativeSwissEphemeris = sweph;
