import { createHash } from "node:crypto";
import { createIndexWithoutFacts, findRankedWindow, type WindowQuery } from "@lagna/astrologer";
import { type Birth, createNativity, type Ephemeris, julianDayUt, type Settings } from "@lagna/jyotish";
import { findSpan, isMonthInWindow } from "./ledger.ts";

export interface LedgerControlTask {
  readonly birth: Birth;
  readonly settings: Settings;
  readonly chartHash: string;
  readonly query: WindowQuery;
  readonly namedOn: string;
  readonly spanMonths: number;
  /** Of the outcome. */
  readonly month: string;
  /** How many shuffled charts. */
  readonly charts: number;
}

/** Shuffled births are spread over so many days around the birth: people of the same age. */
const SPREAD_DAYS = 5 * 365.25;
/** A window of the rarest rank and time is found in about one of a hundred charts. */
const MAX_DRAWN_CHARTS = 30_000;
const DRAWN_BYTES = 6;

/** Evenly from 0 to 1, the same for the same chart and number. */
const draw = (chartHash: string, number: number): number =>
  createHash("sha256").update(`${chartHash} ${number}`).digest().readUIntBE(0, DRAWN_BYTES) / 2 ** (8 * DRAWN_BYTES);

/** The control of the prediction ledger is computed in a thread: hundreds of charts for each entry. */
export function createLedgerTasks(ephemeris: Ephemeris) {
  return {
    /**
     * For each shuffled chart whether its window has the month; a window is taken that has the same rank and the same time that is looked at.
     * Null if too few of the drawn charts have one.
     */
    *computeLedgerControl(task: LedgerControlTask): Generator<void, boolean[] | null> {
      const { birth, settings, chartHash, query, namedOn, spanMonths, month, charts } = task;
      const now = Date.parse(`${namedOn}T12:00:00Z`);
      const toIso = (jd: number): string => new Date(ephemeris.utcMilliseconds(jd, settings.time_scale)).toISOString();
      const hits: boolean[] = [];
      for (let drawn = 0; drawn < MAX_DRAWN_CHARTS && hits.length < charts; drawn += 1) {
        const jd = julianDayUt(birth.jd + (draw(chartHash, drawn) - 0.5) * SPREAD_DAYS);
        const nativity = createNativity(ephemeris, { ...birth, jd }, settings);
        const window = findRankedWindow(createIndexWithoutFacts(nativity, now), query);
        yield;
        if (!window) continue;
        const [from, until] = [toIso(window.startJd), toIso(window.endJd)];
        if (findSpan(namedOn, until) === spanMonths) hits.push(isMonthInWindow(month, { from, until }));
      }
      return hits.length === charts ? hits : null;
    },
  };
}
export type LedgerTasks = ReturnType<typeof createLedgerTasks>;
