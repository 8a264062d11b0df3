import { placeFrom } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { createChartReadModel, type ChartReadModel } from "../chart-read-model.ts";
import type { FactIndex, LocalizedText } from "../fact.ts";
import { computeMahaDashas, computeSubPeriods } from "../facts/build-dasha-facts.ts";
import { createTimeZoneCalendar } from "../time-zone-calendar.ts";
import { formatGraha, createLocalizedText } from "../formatting/format-terms.ts";
import { findSignTransits, type SlowGraha, occupiesOrAspects } from "./find-windows.ts";

/** Half-open interval of Julian days (UT). */
export interface JdSpan {
  readonly startJd: number;
  readonly endJd: number;
}

/** One of the three factors of a window of a house: Saturn or Jupiter occupying or aspecting it, or a dasha period of its lord. */
export interface TimingFactor {
  readonly id: "saturn" | "jupiter" | "lord";
  readonly graha: Graha;
  readonly text: LocalizedText;
  readonly spans: readonly JdSpan[];
}

/** Clips spans to a range and merges adjacent ones. */
function mergeSpans(spans: readonly JdSpan[], fromJd: number, untilJd: number): JdSpan[] {
  const merged: JdSpan[] = [];
  for (const { startJd, endJd } of spans) {
    const clipped = { startJd: Math.max(startJd, fromJd), endJd: Math.min(endJd, untilJd) };
    if (clipped.endJd <= clipped.startJd) continue;
    const last = merged.at(-1);
    if (last && clipped.startJd <= last.endJd)
      merged[merged.length - 1] = { ...last, endJd: Math.max(last.endJd, clipped.endJd) };
    else merged.push(clipped);
  }
  return merged;
}

function buildSlowGrahaFactor(view: ChartReadModel, graha: SlowGraha, house: number, span: JdSpan): TimingFactor {
  const { sign } = view.house(house);
  const stays = findSignTransits(view, graha, span.startJd, span.endJd).filter((stay) =>
    occupiesOrAspects(graha, stay.sign, sign),
  );
  const isInHouse = stays.some((stay) => placeFrom(stay.sign, sign) === 1);
  const isAspecting = stays.some((stay) => placeFrom(stay.sign, sign) !== 1);
  const { en, hi, hg } = formatGraha(graha);
  const both = createLocalizedText(`${en} in it or aspecting it`, `${hi} का साथ या दृष्टि`, `${hg} ka saath ya drishti`);
  const inside = createLocalizedText(`${en} in it`, `${hi} का साथ`, `${hg} ka saath`);
  const sees = createLocalizedText(`${en} aspecting it`, `${hi} की दृष्टि`, `${hg} ki drishti`);
  const text = isInHouse && isAspecting ? both : isInHouse ? inside : sees;
  return { id: graha, graha, text, spans: mergeSpans(stays, span.startJd, span.endJd) };
}

function buildLordFactor(index: FactIndex, view: ChartReadModel, house: number, span: JdSpan): TimingFactor {
  const { lord } = view.house(house);
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const isShown = ({ startJd, endJd }: JdSpan): boolean => endJd > span.startJd && startJd < span.endJd;
  const antar = computeMahaDashas({ view, calendar, about: index.context })
    .filter(isShown)
    .flatMap(computeSubPeriods)
    .filter(isShown);
  const periods = antar.flatMap((period) => (period.lords[1] === lord ? [period] : computeSubPeriods(period)));
  const lordPeriods = periods.filter(({ lords }) => lords.at(-1) === lord);
  const { en, hi, hg } = formatGraha(lord);
  const text = createLocalizedText(`${en}’s period`, `${hi} की बारी`, `${hg} ki baari`);
  return { id: "lord", graha: lord, text, spans: mergeSpans(lordPeriods, span.startJd, span.endJd) };
}

/**
 * The timing factors of a house within a span: when Saturn and Jupiter occupy or aspect it (BPHS 26), and the antar and pratyantar dashas of
 * its lord. Factors that never apply within the span are left out.
 */
export function findTimingFactors(index: FactIndex, house: number, span: JdSpan): readonly TimingFactor[] {
  const view = createChartReadModel(index.nativity);
  const { range } = index.nativity.sky.ephemeris;
  const clippedSpan = { startJd: Math.max(range.from, span.startJd), endJd: Math.min(range.until, span.endJd) };
  if (clippedSpan.endJd <= clippedSpan.startJd) return [];
  return [
    buildSlowGrahaFactor(view, "saturn", house, clippedSpan),
    buildSlowGrahaFactor(view, "jupiter", house, clippedSpan),
    buildLordFactor(index, view, house, clippedSpan),
  ].filter(({ spans }) => spans.length > 0);
}
