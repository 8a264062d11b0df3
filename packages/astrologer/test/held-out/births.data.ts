import type { TestBirth } from "../test-charts.ts";

const PLACES: readonly (readonly [number, number, number])[] = [
  [26.85, 80.95, 5.5],
  [17.39, 78.49, 5.5],
  [30.73, 76.78, 5.5],
  [9.93, 76.27, 5.5],
  [23.26, 77.41, 5.5],
  [1.35, 103.82, 8],
  [48.14, 11.58, 1],
  [43.65, -79.38, -5],
  [-36.85, 174.76, 12],
  [-23.55, -46.63, -3],
  [60.17, 24.94, 2],
  [6.93, 79.85, 5.5],
  [37.77, -122.42, -8],
];

/** Births in other years, at other hours and places than those used to develop the verifier. */
export const OTHER_BIRTHS: readonly TestBirth[] = Array.from({ length: 60 }, (_, index) => {
  const [latitude, longitude, offset] = PLACES[index % PLACES.length] as (typeof PLACES)[number];
  const instant =
    Date.UTC(1944, 4, 19) + index * 1.09 * 365.25 * 86_400_000 + index * 173 * 60_000 + ((index * 7) % 24) * 3_600_000;
  return { local: new Date(instant).toISOString().slice(0, 19), offset, latitude, longitude };
});
