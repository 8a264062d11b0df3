import type { Graha } from "@lagna/terms";

/** The sky selection around a birth chart, held outside React state because a drag changes it sixty times a second. */
export interface SkySelection {
  /** Noon of the selected day on the birth place's clock, in milliseconds; null while only the birth chart is shown. */
  readonly moment: number | null;
  /** Step of a drag in days: as few as its row can resolve. */
  readonly step: number;
  /** The transiting graha that is pointed at. */
  readonly graha: Graha | null;
}

export interface SkyStore {
  readonly getSelection: () => SkySelection;
  readonly update: (next: Partial<SkySelection>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSkyStore(): SkyStore {
  const listeners = new Set<() => void>();
  let selection: SkySelection = { moment: null, step: 1, graha: null };
  return {
    getSelection: () => selection,
    update: (next) => {
      selection = { ...selection, ...next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
