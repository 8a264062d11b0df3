import type { MatchRequest } from "@lagna/contract";
import type { Graha } from "@lagna/terms";

/** The figures people compare first, each as its program writes it; empty if it shows none. */
export const SEEN_FIELDS = ["lagna", "moon", "sun", "rahu", "ayanamsa", "sunrise", "place"] as const;
export type SeenField = (typeof SEEN_FIELDS)[number];

export interface SeenFigures {
  readonly fields: Readonly<Record<SeenField, string>>;
  /** The lord of a maha dasha; empty if none was chosen. */
  readonly lord: Graha | "";
  /** The day on which that dasha begins. */
  readonly begins: string;
}

export const EMPTY_SEEN_FIGURES: SeenFigures = {
  fields: { lagna: "", moon: "", sun: "", rahu: "", ayanamsa: "", sunrise: "", place: "" },
  lord: "",
  begins: "",
};

export type Seen = MatchRequest["seen"];

/** Converts the filled-in figures to the API's form. Coordinates alone cannot be compared: then the result is empty. */
export function toSeenRequest({ fields, lord, begins }: SeenFigures): Seen {
  const seen: Seen = SEEN_FIELDS.flatMap((field) =>
    fields[field].trim() === "" ? [] : [{ what: field, value: fields[field] }],
  );
  if (lord !== "" && begins.trim() !== "") seen.push({ what: "dasha", lords: [lord], value: begins });
  return seen.every(({ what }) => what === "place") ? [] : seen;
}

/** The form field for a path of the request: `seen.2.value`. */
export function findFieldAt(seen: Seen, path: string): SeenField | "begins" | null {
  const index = /^seen\.(\d+)/.exec(path)?.[1];
  const what = index === undefined ? undefined : seen[Number(index)]?.what;
  return what === "dasha" ? "begins" : (SEEN_FIELDS.find((field) => field === what) ?? null);
}
