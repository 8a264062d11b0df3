import { placeFrom } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { chartView, type ChartView } from "../chart-view.ts";
import type { FactIndex, Said } from "../fact.ts";
import { mahaDashas, subPeriods } from "../facts/dasha-facts.ts";
import { localCalendarOf } from "../local-calendar.ts";
import { grahaSaid, said } from "../words/say.ts";
import { stays, type Timekeeper, touches } from "./windows.ts";

/** Julian days (UT); half-open. */
export interface Stretch {
  readonly startJd: number;
  readonly endJd: number;
}

/** One of the three that have to agree on a house for a time to be named: a slow graha there or looking there, the turn of its lord. */
export interface Clock {
  readonly id: "saturn" | "jupiter" | "lord";
  readonly graha: Graha;
  readonly text: Said;
  readonly stretches: readonly Stretch[];
}

/** Those that follow one another without a gap are one, cut to the time that is shown. */
function joined(stretches: readonly Stretch[], fromJd: number, untilJd: number): Stretch[] {
  const out: Stretch[] = [];
  for (const { startJd, endJd } of stretches) {
    const cut = { startJd: Math.max(startJd, fromJd), endJd: Math.min(endJd, untilJd) };
    if (cut.endJd <= cut.startJd) continue;
    const last = out.at(-1);
    if (last && cut.startJd <= last.endJd) out[out.length - 1] = { ...last, endJd: Math.max(last.endJd, cut.endJd) };
    else out.push(cut);
  }
  return out;
}

function slowClock(view: ChartView, graha: Timekeeper, house: number, span: Stretch): Clock {
  const { sign } = view.house(house);
  const there = stays(view, graha, span.startJd, span.endJd).filter((stay) => touches(graha, stay.sign, sign));
  const within = there.some((stay) => placeFrom(stay.sign, sign) === 1);
  const seeing = there.some((stay) => placeFrom(stay.sign, sign) !== 1);
  const { en, hi, hg } = grahaSaid(graha);
  const both = said(`${en} in it or seeing it`, `${hi} का साथ या दृष्टि`, `${hg} ka saath ya drishti`);
  const inside = said(`${en} in it`, `${hi} का साथ`, `${hg} ka saath`);
  const sees = said(`${en} seeing it`, `${hi} की दृष्टि`, `${hg} ki drishti`);
  const text = within && seeing ? both : within ? inside : sees;
  return { id: graha, graha, text, stretches: joined(there, span.startJd, span.endJd) };
}

function lordClock(index: FactIndex, view: ChartView, house: number, span: Stretch): Clock {
  const { lord } = view.house(house);
  const calendar = localCalendarOf(index.nativity, index.about);
  const isShown = ({ startJd, endJd }: Stretch): boolean => endJd > span.startJd && startJd < span.endJd;
  const antar = mahaDashas({ view, calendar, about: index.about }).filter(isShown).flatMap(subPeriods).filter(isShown);
  const turns = antar.flatMap((period) => (period.lords[1] === lord ? [period] : subPeriods(period)));
  const own = turns.filter(({ lords }) => lords.at(-1) === lord);
  const { en, hi, hg } = grahaSaid(lord);
  const text = said(`${en}’s turn`, `${hi} की बारी`, `${hg} ki baari`);
  return { id: "lord", graha: lord, text, stretches: joined(own, span.startJd, span.endJd) };
}

/**
 * The clocks of a house over a time: where Saturn and Jupiter stand in it or aspect it (BPHS 26), and the antar and pratyantar dashas of its
 * lord. One that never speaks in that time is left out.
 */
export function clocksOf(index: FactIndex, house: number, span: Stretch): readonly Clock[] {
  const view = chartView(index.nativity);
  const { range } = index.nativity.sky.ephemeris;
  const shown = { startJd: Math.max(range.from, span.startJd), endJd: Math.min(range.until, span.endJd) };
  if (shown.endJd <= shown.startJd) return [];
  return [
    slowClock(view, "saturn", house, shown),
    slowClock(view, "jupiter", house, shown),
    lordClock(index, view, house, shown),
  ].filter(({ stretches }) => stretches.length > 0);
}
