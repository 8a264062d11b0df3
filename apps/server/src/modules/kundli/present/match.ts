import type { MatchResponse } from "@lagna/contract";
import { formatOffset } from "@lagna/places";
import type { Language } from "@lagna/terms";
import { sevenDecimals } from "../../../zodiac-point.ts";
import type { Matched } from "../match.ts";
import { presentBirth } from "./chart.ts";

type Candidate = MatchResponse["candidates"][number];
type Figure = Candidate["agrees"][number];

const iso = (seconds: number): string => new Date(Math.round(seconds) * 1000).toISOString();

/** Our figure in the measure of its kind: degrees, a time of day, or a date and time by the clock of the birth. */
function ours(what: Figure["what"], reckoned: number): Figure["ours"] {
  if (!Number.isFinite(reckoned)) return null;
  if (what === "sunrise") return iso(reckoned).slice(11, 19);
  return what === "dasha" ? iso(reckoned).slice(0, 19) : sevenDecimals(((reckoned % 360) + 360) % 360);
}

function presentSchool(
  { settings, clock, place, fit, reckoned }: Matched["schools"][number],
  { figures, moment }: Matched,
): Candidate {
  const all = figures.map(({ index, what, value }, at) => ({
    agreed: fit.agrees[at] === true,
    figure: { index, what, seen: value, ours: ours(what, reckoned[at] ?? Number.NaN) },
  }));
  const { latitude, longitude } = place;
  return {
    settings,
    ...(clock.id === "as_read" ? {} : { clock: { reading: clock.id, utc_offset: formatOffset(clock.offsetSeconds) } }),
    ...(latitude === moment.place.latitude && longitude === moment.place.longitude
      ? {}
      : { place: { latitude, longitude } }),
    misfit: sevenDecimals(fit.misfit),
    agrees: all.filter(({ agreed }) => agreed).map(({ figure }) => figure),
    differs: all.filter(({ agreed }) => !agreed).map(({ figure }) => figure),
  };
}

export function presentMatch(matched: Matched, language: Language): MatchResponse {
  const { person, moment, schools } = matched;
  return {
    status: "success",
    birth: presentBirth(person, moment, moment.notices, language),
    candidates: schools.map((school) => presentSchool(school, matched)),
  };
}
