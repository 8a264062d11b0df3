import type { MatchRequest, MatchResponse } from "@lagna/contract";
import type { ObservedFigure, OwnFigures, SettingsCandidate } from "@lagna/jyotish";
import { formatOffset } from "@lagna/places/core";
import { type Language, formatIsoDateTime } from "@lagna/terms";
import { truncateToSevenDecimals } from "./to-zodiac-point-response.ts";
import type { ClockInterpretation } from "../birth/list-clock-interpretations.ts";
import type { BirthMoment } from "../birth/resolve-place-and-time.ts";
import { presentBirth } from "./chart.ts";

/** The matching settings of a birth, with the figures they were matched to. */
export interface SettingsOfPrintedChart {
  readonly person: Pick<MatchRequest["birth"], "name" | "gender">;
  readonly moment: BirthMoment;
  /** The sent figures except coordinates, with their index in the request. */
  readonly figures: readonly (MatchRequest["seen"][number] & { readonly index: number })[];
  /** The same as numbers, in the same order. */
  readonly observed: readonly ObservedFigure[];
  readonly own: OwnFigures;
  readonly schools: readonly (SettingsCandidate & { readonly clock: ClockInterpretation })[];
}

type Candidate = MatchResponse["candidates"][number];
type Figure = Candidate["agrees"][number];

const formatIso = (seconds: number): string => formatIsoDateTime(Math.round(seconds) * 1000);

/** Our figure in the unit of its kind: degrees, a time of day, or a date and time by the clock of the birth. */
function presentOwnFigure(what: Figure["what"], value: number): Figure["ours"] {
  if (!Number.isFinite(value)) return null;
  if (what === "sunrise") return formatIso(value).slice(-8);
  return what === "dasha" ? formatIso(value) : truncateToSevenDecimals(((value % 360) + 360) % 360);
}

const presentDifference = (difference: number): number | null =>
  Number.isFinite(difference) ? truncateToSevenDecimals(difference) : null;

function presentComparison(
  { fit, computedFigures }: OwnFigures,
  { figures, observed }: Pick<SettingsOfPrintedChart, "figures" | "observed">,
): Pick<Candidate, "agrees" | "differs"> {
  const all = figures.map(({ index, what, value }, at) => ({
    agreed: fit.agrees[at] === true,
    figure: {
      index,
      what,
      seen: value,
      ours: presentOwnFigure(what, computedFigures[at] ?? Number.NaN),
      by: presentDifference((computedFigures[at] ?? Number.NaN) - (observed[at]?.value ?? Number.NaN)),
    },
  }));
  return {
    agrees: all.filter(({ agreed }) => agreed).map(({ figure }) => figure),
    differs: all.filter(({ agreed }) => !agreed).map(({ figure }) => figure),
  };
}

function presentSchool(school: SettingsOfPrintedChart["schools"][number], matched: SettingsOfPrintedChart): Candidate {
  const { settings, clock, place, fit } = school;
  const { moment } = matched;
  const { latitude, longitude } = place;
  return {
    settings,
    ...(clock.id === "as_read" ? {} : { clock: { reading: clock.id, utc_offset: formatOffset(clock.offsetSeconds) } }),
    ...(latitude === moment.place.latitude && longitude === moment.place.longitude
      ? {}
      : { place: { latitude, longitude } }),
    misfit: truncateToSevenDecimals(fit.misfit),
    ...presentComparison(school, matched),
  };
}

export function presentSettingsOfPrintedChart(matched: SettingsOfPrintedChart, language: Language): MatchResponse {
  const { person, moment, own, schools } = matched;
  return {
    status: "success",
    birth: presentBirth(person, moment, moment.notices, language),
    own: presentComparison(own, matched),
    candidates: schools.map((school) => presentSchool(school, matched)),
  };
}
