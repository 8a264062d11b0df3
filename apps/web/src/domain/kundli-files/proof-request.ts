import type { KundliFields, ProgramFigures } from "@lagna/birth-tables";
import type { MatchRequest } from "@lagna/contract";
import { toBirthDate } from "../saved-kundlis/kundli-fields.ts";

/** The figures by which a move is proved: those people compare first. */
export const PROOF_FIGURES = ["lagna", "moon"] as const;
export type ProofFigure = (typeof PROOF_FIGURES)[number];

/** The figures as their program writes them; empty for one that is not known. */
export type WrittenFigures = Readonly<Record<ProofFigure, string>>;

/** A longitude to the minute of arc, which is what most programs show. */
function formatLongitude(degrees: number | undefined): string {
  if (degrees === undefined) return "";
  const minutes = Math.round(degrees * 60) % (360 * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}'`;
}

export const writeFigures = ({ lagna, moon }: ProgramFigures): WrittenFigures => ({
  lagna: formatLongitude(lagna),
  moon: formatLongitude(moon),
});

/** The server requires two letters of a name and of a city. */
const MIN_LETTERS = 2;
const orPlaceholder = (text: string): string => (text.trim().length < MIN_LETTERS ? "Unknown" : text);

/** The request that compares these figures with ours; `null` for a birth without a date or a time, or without a figure. */
export function createProofRequest(fields: KundliFields, figures: WrittenFigures): MatchRequest | null {
  const date = toBirthDate(fields);
  const { hour, minute, second, latitude, longitude, calendar, time_zone, utc_offset, settings } = fields;
  const seen = PROOF_FIGURES.flatMap((what) => (figures[what].trim() === "" ? [] : [{ what, value: figures[what] }]));
  if (date === null || hour === null || minute === null || fields.time_unknown || seen.length === 0) return null;
  const birth = {
    name: orPlaceholder(fields.name),
    gender: fields.gender,
    ...date,
    hour,
    minute,
    second: second ?? 0,
    city: orPlaceholder(fields.city),
    country: orPlaceholder(fields.country),
    ...(calendar && { calendar }),
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
    ...(time_zone && { time_zone }),
    ...(utc_offset && { utc_offset }),
    ...(settings && { settings }),
  };
  return { birth, seen };
}
