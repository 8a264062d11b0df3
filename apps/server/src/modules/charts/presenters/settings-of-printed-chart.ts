import type { MatchResponse } from "@lagna/contract";
import { formatOffset } from "@lagna/places";
import { type Language, formatIsoDateTime } from "@lagna/terms";
import { truncateToSevenDecimals } from "../../../presenters/to-zodiac-point-response.ts";
import type { SettingsOfPrintedChart } from "../find-settings-of-printed-chart.ts";
import { presentBirth } from "./chart.ts";

type Candidate = MatchResponse["candidates"][number];
type Figure = Candidate["agrees"][number];

const formatIso = (seconds: number): string => formatIsoDateTime(Math.round(seconds) * 1000);

/** Our figure in the unit of its kind: degrees, a time of day, or a date and time by the clock of the birth. */
function presentOwnFigure(what: Figure["what"], value: number): Figure["ours"] {
  if (!Number.isFinite(value)) return null;
  if (what === "sunrise") return formatIso(value).slice(-8);
  return what === "dasha" ? formatIso(value) : truncateToSevenDecimals(((value % 360) + 360) % 360);
}

function presentSchool(
  { settings, clock, place, fit, computedFigures }: SettingsOfPrintedChart["schools"][number],
  { figures, moment }: SettingsOfPrintedChart,
): Candidate {
  const all = figures.map(({ index, what, value }, at) => ({
    agreed: fit.agrees[at] === true,
    figure: { index, what, seen: value, ours: presentOwnFigure(what, computedFigures[at] ?? Number.NaN) },
  }));
  const { latitude, longitude } = place;
  return {
    settings,
    ...(clock.id === "as_read" ? {} : { clock: { reading: clock.id, utc_offset: formatOffset(clock.offsetSeconds) } }),
    ...(latitude === moment.place.latitude && longitude === moment.place.longitude
      ? {}
      : { place: { latitude, longitude } }),
    misfit: truncateToSevenDecimals(fit.misfit),
    agrees: all.filter(({ agreed }) => agreed).map(({ figure }) => figure),
    differs: all.filter(({ agreed }) => !agreed).map(({ figure }) => figure),
  };
}

export function presentSettingsOfPrintedChart(matched: SettingsOfPrintedChart, language: Language): MatchResponse {
  const { person, moment, schools } = matched;
  return {
    status: "success",
    birth: presentBirth(person, moment, moment.notices, language),
    candidates: schools.map((school) => presentSchool(school, matched)),
  };
}
