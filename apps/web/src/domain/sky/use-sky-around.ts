import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import type { KundliData } from "@lagna/contract";
import { daysOn, type Days } from "./moment.ts";
import { createSkyStore, type SkyLook, type SkyStore } from "./sky-store.ts";

/** The sky around one kundli, and the days it can be looked at on. */
export interface SkyAround {
  readonly store: SkyStore;
  readonly days: Days;
  /** Numbers of days: of birth, of today, and the first and last that can be gone to. */
  readonly birth: number;
  readonly today: number;
  readonly first: number;
  readonly last: number;
  /** Goes to a day, or the nearest that can be gone to. */
  readonly go: (day: number, step?: number) => void;
  readonly leave: () => void;
}

/** Positions end with the year 2399. */
const LAST_DAY = Date.UTC(2399, 11, 31) / 86_400_000;

export function useSkyAround(data: KundliData, now: number): SkyAround {
  const [store] = useState(createSkyStore);
  const { utc, utc_offset: offset } = data.birth;
  const end = data.dashas.vimshottari.periods.at(-1)?.end ?? utc;
  return useMemo(() => {
    const days = daysOn(offset);
    const [birth, today] = [days.of(Date.parse(utc)), days.of(now)];
    const [first, last] = [Math.min(birth, today), Math.min(Math.max(days.of(Date.parse(end)), today), LAST_DAY)];
    const go = (day: number, step = 1) =>
      store.change({ moment: days.noon(Math.min(Math.max(Math.round(day), first), last)), step });
    const leave = () => store.change({ moment: null, graha: null, step: 1 });
    return { store, days, birth, today, first, last, go, leave };
  }, [store, utc, offset, end, now]);
}

const NOTHING: SkyLook = { moment: null, step: 1, graha: null };
const never = () => () => undefined;

/** A value of what is looked at, nothing where there is no sky; what shows it is drawn again only when the value changes. */
export function useOfSky<T extends string | number | boolean | null>(
  store: SkyStore | null,
  read: (look: SkyLook) => T,
): T {
  return useSyncExternalStore(
    store?.subscribe ?? never,
    useCallback(() => read(store?.look() ?? NOTHING), [store, read]),
  );
}

export const lookedAt = ({ moment }: SkyLook): boolean => moment !== null;
export const momentOf = ({ moment }: SkyLook): number | null => moment;
export const grahaOf = ({ graha }: SkyLook) => graha;
export const stepOf = ({ step }: SkyLook): number => step;
