import type { KundliData } from "@lagna/contract";

/** The same for two answers about one birth under the same settings, else different: what is kept about a chart is kept by it. */
export const chartKey = ({ birth, settings, uncertainty }: KundliData): string =>
  JSON.stringify([birth.utc, birth.place.latitude, birth.place.longitude, settings, uncertainty?.minutes]);
