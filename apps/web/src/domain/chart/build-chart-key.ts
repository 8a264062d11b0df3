import type { KundliData } from "@lagna/contract";

/** Cache key of a chart: equal for two responses about one birth under the same settings, else different. */
export const buildChartKey = ({ birth, settings, uncertainty }: KundliData): string =>
  JSON.stringify([birth.utc, birth.place.latitude, birth.place.longitude, settings, uncertainty?.minutes]);
