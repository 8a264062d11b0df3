import type { TestBirth } from "../test-charts.ts";

const PLACES: readonly (readonly [number, number, number])[] = [
  [28.61, 77.21, 5.5],
  [19.08, 72.88, 5.5],
  [13.08, 80.27, 5.5],
  [22.57, 88.36, 5.5],
  [51.51, -0.13, 0],
  [40.71, -74.01, -5],
  [-33.87, 151.21, 10],
  [69.65, 18.96, 1],
  [-1.29, 36.82, 3],
  [27.72, 85.32, 5.75],
  [-34.6, -58.38, -3],
  [25.2, 55.27, 4],
];

/** Births across a century, at all hours and in both hemispheres, one beyond the polar circle. */
export const BIRTHS: readonly TestBirth[] = Array.from({ length: 48 }, (_, index) => {
  const [latitude, longitude, offset] = PLACES[index % PLACES.length] as (typeof PLACES)[number];
  const instant =
    Date.UTC(1931, 0, 7) + index * 1.63 * 365.25 * 86_400_000 + index * 97 * 60_000 + (index % 24) * 3_600_000;
  return { local: new Date(instant).toISOString().slice(0, 19), offset, latitude, longitude };
});
