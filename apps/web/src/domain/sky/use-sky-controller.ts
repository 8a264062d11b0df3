import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { EPHEMERIS_YEARS, type KundliData } from "@lagna/contract";
import { toEpochDays } from "@lagna/terms";
import { createDayCalendar, type DayCalendar } from "./day-calendar.ts";
import { createSkyStore, type SkySelection, type SkyStore } from "./sky-store.ts";

/** The sky around one kundli, and the range of days that can be selected. */
export interface SkyController {
  readonly store: SkyStore;
  readonly calendar: DayCalendar;
  /** Day numbers of birth, of today, and of the first and last selectable day. */
  readonly birth: number;
  readonly today: number;
  readonly first: number;
  readonly last: number;
  /** Goes to a day, or to the nearest selectable one. */
  readonly goToDay: (day: number, step?: number) => void;
  readonly close: () => void;
}

/** Positions end with this day. */
const LAST_DAY = toEpochDays({ year: EPHEMERIS_YEARS.until, month: 12, day: 31 });

export function useSkyController(data: KundliData, now: number): SkyController {
  const [store] = useState(createSkyStore);
  const { utc, utc_offset: offset } = data.birth;
  const end = data.dashas.vimshottari.periods.at(-1)?.end ?? utc;
  return useMemo(() => {
    const calendar = createDayCalendar(offset);
    const [birth, today] = [calendar.toDay(Date.parse(utc)), calendar.toDay(now)];
    const [first, last] = [
      Math.min(birth, today),
      Math.min(Math.max(calendar.toDay(Date.parse(end)), today), LAST_DAY),
    ];
    const goToDay = (day: number, step = 1) =>
      store.update({ moment: calendar.toNoon(Math.min(Math.max(Math.round(day), first), last)), step });
    const close = () => store.update({ moment: null, graha: null, step: 1 });
    return { store, calendar, birth, today, first, last, goToDay, close };
  }, [store, utc, offset, end, now]);
}

const EMPTY_SELECTION: SkySelection = { moment: null, step: 1, graha: null };
const subscribeToNothing = () => () => undefined;

/**
 * Selects a value from the sky selection, or null where there is no sky. The component re-renders only when the value
 * changes.
 */
export function useSkySelector<T extends string | number | boolean | null>(
  store: SkyStore | null,
  select: (selection: SkySelection) => T,
): T {
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    useCallback(() => select(store?.getSelection() ?? EMPTY_SELECTION), [store, select]),
    () => select(EMPTY_SELECTION),
  );
}

export const isSkyShown = ({ moment }: SkySelection): boolean => moment !== null;
export const selectMoment = ({ moment }: SkySelection): number | null => moment;
export const selectGraha = ({ graha }: SkySelection) => graha;
export const selectStep = ({ step }: SkySelection): number => step;
