import type { Graha } from "@lagna/terms";

/** What of the sky is looked at around a birth chart, kept outside of React: a drag changes it sixty times a second. */
export interface SkyLook {
  /** Noon of a day on the birth place's clock, in milliseconds; null while only the birth chart is shown. */
  readonly moment: number | null;
  /** How many days a drag goes at a time: as few as its row can tell apart. */
  readonly step: number;
  /** The graha of that sky that is pointed at. */
  readonly graha: Graha | null;
}

export interface SkyStore {
  readonly look: () => SkyLook;
  readonly change: (next: Partial<SkyLook>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSkyStore(): SkyStore {
  const listeners = new Set<() => void>();
  let look: SkyLook = { moment: null, step: 1, graha: null };
  return {
    look: () => look,
    change: (next) => {
      look = { ...look, ...next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
