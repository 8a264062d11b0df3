import type { Almanac } from "../almanac.ts";
import type { FestivalProof } from "../festival/explain-festival.ts";
import { type Festival, listDisputes } from "../festival/list-festivals.ts";
import { formatDate } from "../sky/civil-date.ts";
import { createInstantFormat, type FormatInstant, presentSpan, type SpanJson } from "./format-instant.ts";

export interface FestivalJson {
  readonly id: string;
  readonly date: string;
  /** The last day of a festival of several; else its date. */
  readonly until_date: string;
  readonly tradition: Festival["tradition"];
  readonly rule: Festival["rule"];
  readonly window: SpanJson | null;
  readonly reason: Festival["reason"];
  readonly mahadvadashi: Festival["mahadvadashi"];
  /** When the fast of an ekadashi may be broken. */
  readonly parana: { readonly date: string; readonly from: string; readonly until: string } | null;
}

export function presentFestival(festival: Festival, format: FormatInstant): FestivalJson {
  const { id, dayNumber, untilDay, tradition, rule, window, reason, mahadvadashi, parana } = festival;
  return {
    id,
    date: formatDate(dayNumber),
    until_date: formatDate(untilDay),
    tradition,
    rule,
    window: window && presentSpan(window, format),
    reason,
    mahadvadashi,
    parana: parana && {
      date: formatDate(parana.dayNumber),
      from: format(parana.startJd),
      until: format(parana.endJd),
    },
  };
}

export interface DisputeJson {
  readonly date: string;
  readonly kept_by: string;
  readonly reason: string;
}

/** A festival with the dates of others and of the reference place, as in the list of a year. */
export interface ListedFestivalJson extends FestivalJson {
  readonly reference_date: string | null;
  readonly disputes: readonly DisputeJson[];
}

/** The festivals of a year, each with its date at the reference place and the dates kept by others. */
export function presentFestivalList(
  almanac: Almanac,
  festivals: readonly Festival[],
  findReferenceDay: (festival: Festival) => number | null,
): ListedFestivalJson[] {
  const format = createInstantFormat(almanac);
  return festivals.map((festival) => {
    const reference = findReferenceDay(festival);
    return {
      ...presentFestival(festival, format),
      reference_date: reference === null ? null : formatDate(reference),
      disputes: listDisputes(almanac, festival).map(({ dayNumber, keptBy, reason }) => ({
        date: formatDate(dayNumber),
        kept_by: keptBy,
        reason,
      })),
    };
  });
}

/** The proof of one date, as `GET /festivals/:id/:year` has it. */
export interface FestivalProofJson {
  readonly rule: Festival["rule"];
  readonly days: readonly {
    readonly date: string;
    readonly sunrise: string | null;
    readonly sunset: string | null;
    readonly window: SpanJson | null;
    readonly tithi_in_window: SpanJson | null;
  }[];
  readonly chosen: string;
  readonly reason: string;
  readonly reference: string | null;
  readonly others: readonly { readonly tradition: string; readonly date: string; readonly reason: string }[];
  /** The date that a change of the rises by so many seconds (negative: earlier) would give; `null` if none under a minute would. */
  readonly hangs_on: { readonly seconds: number; readonly date: string } | null;
  readonly tradition: Festival["tradition"];
  readonly until_date: string;
  /** The tithi, the star or the sankranti. */
  readonly event: SpanJson | null;
  /** The time of the rite. */
  readonly window: SpanJson | null;
  readonly parana: FestivalJson["parana"];
  readonly mahadvadashi: Festival["mahadvadashi"];
}

export function presentProof(almanac: Almanac, proof: FestivalProof): FestivalProofJson {
  const format = createInstantFormat(almanac);
  const { festival, days, referenceDay, others, closeCall } = proof;
  const { tradition, until_date, window, parana, mahadvadashi } = presentFestival(festival, format);
  return {
    rule: festival.rule,
    days: days.map(({ dayNumber, sunriseJd, sunsetJd, window, tithiInWindow }) => ({
      date: formatDate(dayNumber),
      sunrise: sunriseJd === null ? null : format(sunriseJd),
      sunset: sunsetJd === null ? null : format(sunsetJd),
      window: window && presentSpan(window, format),
      tithi_in_window: tithiInWindow && presentSpan(tithiInWindow, format),
    })),
    chosen: formatDate(festival.dayNumber),
    reason: festival.reason,
    reference: referenceDay === null ? null : formatDate(referenceDay),
    others: others.map(({ keptBy, dayNumber, reason }) => ({ tradition: keptBy, date: formatDate(dayNumber), reason })),
    hangs_on: closeCall && { seconds: closeCall.seconds, date: formatDate(closeCall.dayNumber) },
    tradition,
    until_date,
    event: festival.event && presentSpan(festival.event, format),
    window,
    parana,
    mahadvadashi,
  };
}
