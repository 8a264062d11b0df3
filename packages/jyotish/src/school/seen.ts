import type { Graha } from "@lagna/terms";
import type { VargaBody } from "../varga/varga.ts";
import { type Written, writtenDate, writtenDegrees, writtenLongitude, writtenTime } from "./written.ts";

export type SeenWhat = VargaBody | "ayanamsa" | "sunrise" | "dasha";

export type DashaEdge = "start" | "end";

/** One figure another program shows of a birth: degrees, seconds of the day, or seconds since 1970, by the clock of the birth. */
export type Seen = Written &
  (
    | { readonly what: Exclude<SeenWhat, "dasha"> }
    /** A vimshottari period by its lords from the maha dasha down, and which of its ends was shown. */
    | { readonly what: "dasha"; readonly lords: readonly Graha[]; readonly edge: DashaEdge }
  );

const READERS = { ayanamsa: writtenDegrees, sunrise: writtenTime, dasha: writtenDate } as const;

/** What was shown, read as a figure of its kind; `null` where it is none. */
export function writtenAs(what: SeenWhat, text: string): Written | null {
  const read = what in READERS ? READERS[what as keyof typeof READERS] : writtenLongitude;
  return read(text);
}
