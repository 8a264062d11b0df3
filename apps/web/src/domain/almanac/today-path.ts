/** Also read by public/before-paint.js. */
export const PLACE_KEY = "lagna_almanac_place";

/** Path of the request for today; without a place the server takes that of the account. */
export const buildTodayPath = (place: Readonly<Record<string, string>>, language: string): string =>
  `/api/v1/today?${new URLSearchParams({ ...place, language })}`;
