import type { MatchRequest, MatchResponse } from "@lagna/contract";
import type { Graha } from "@lagna/terms";

/** One way to come to the figures of the other program. */
export type Candidate = MatchResponse["candidates"][number];

/** The figures people compare first; each as its program writes it, empty where it shows none. */
export const SEEN_FIELDS = ["lagna", "moon", "sun", "rahu", "ayanamsa", "sunrise", "place"] as const;
export type SeenField = (typeof SEEN_FIELDS)[number];

export interface SeenFigures {
  readonly fields: Readonly<Record<SeenField, string>>;
  /** The lord of a maha dasha; empty where none was chosen. */
  readonly lord: Graha | "";
  /** The day that dasha begins. */
  readonly begins: string;
}

export const NOTHING_SEEN: SeenFigures = {
  fields: { lagna: "", moon: "", sun: "", rahu: "", ayanamsa: "", sunrise: "", place: "" },
  lord: "",
  begins: "",
};

export type Seen = MatchRequest["seen"];

/** What was filled in, as the API takes it. Coordinates alone are nothing to compare by: then there is nothing. */
export function seenOf({ fields, lord, begins }: SeenFigures): Seen {
  const seen: Seen = SEEN_FIELDS.flatMap((what) => (fields[what].trim() === "" ? [] : [{ what, value: fields[what] }]));
  if (lord !== "" && begins.trim() !== "") seen.push({ what: "dasha", lords: [lord], value: begins });
  return seen.every(({ what }) => what === "place") ? [] : seen;
}

/** The field that holds the figure at a path of the request: `seen.2.value`. */
export function fieldAt(seen: Seen, path: string): SeenField | "begins" | null {
  const index = /^seen\.(\d+)/.exec(path)?.[1];
  const what = index === undefined ? undefined : seen[Number(index)]?.what;
  return what === "dasha" ? "begins" : (SEEN_FIELDS.find((field) => field === what) ?? null);
}
