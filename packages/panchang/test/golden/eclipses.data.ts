/**
 * Printed times of eclipses, local time `YYYY-MM-DDTHH:MM` of India.
 *
 * Sources: Drik Panchang's pages as quoted by ABP Live, Zee News and News18 for 8 November 2022 (New Delhi, cities), by Aaj Tak for 28
 * October 2023 (children), by Zee News for 7 September 2025 (cities) and by sachintamaharaj.com for 3 March 2026 (New Delhi); Times of
 * India and Patrika for the umbra of 2023 and 2025; Zee News of 3 March 2026 for the nine hours before the first contact. Drik Panchang's eclipse pages print a moonrise three to five
 * minutes after that of the upper limb, which its day pages and the Indian list of News18 have.
 */
export const DELHI = [28.6139, 77.209] as const;

export interface PrintedEclipse {
  readonly date: string;
  readonly name: string;
  readonly place: readonly [latitude: number, longitude: number];
  readonly start: string;
  /** Whether the start is a moonrise of the publisher's eclipse pages. */
  readonly rises?: true;
  readonly end: string;
  readonly sutaka: Readonly<
    Partial<Record<"hours" | "hours_from_contact" | "praharas" | "children_by_praharas", string>>
  >;
  readonly phases?: Readonly<Record<string, string>>;
}

export const PRINTED_ECLIPSES: readonly PrintedEclipse[] = [
  {
    date: "2022-11-08",
    name: "New Delhi",
    place: DELHI,
    start: "2022-11-08T17:32",
    rises: true,
    end: "2022-11-08T18:18",
    sutaka: { praharas: "2022-11-08T09:21", children_by_praharas: "2022-11-08T14:48" },
    phases: {
      penumbra_begin: "2022-11-08T13:33",
      sparsha: "2022-11-08T14:40",
      sammilana: "2022-11-08T15:47",
      madhya: "2022-11-08T16:29",
      unmilana: "2022-11-08T17:11",
      moksha: "2022-11-08T18:18",
      penumbra_end: "2022-11-08T19:25",
    },
  },
  {
    date: "2023-10-28",
    name: "New Delhi",
    place: DELHI,
    start: "2023-10-29T01:05",
    end: "2023-10-29T02:24",
    sutaka: {
      hours: "2023-10-28T16:05",
      praharas: "2023-10-28T14:52",
      children_by_praharas: "2023-10-28T20:52",
    },
  },
  {
    date: "2025-09-07",
    name: "New Delhi",
    place: DELHI,
    start: "2025-09-07T21:57",
    end: "2025-09-08T01:26",
    sutaka: { hours: "2025-09-07T12:57", praharas: "2025-09-07T12:19" },
  },
  {
    date: "2026-03-03",
    name: "New Delhi",
    place: DELHI,
    start: "2026-03-03T18:26",
    rises: true,
    end: "2026-03-03T18:47",
    sutaka: { hours_from_contact: "2026-03-03T06:20", praharas: "2026-03-03T09:39" },
    phases: {
      penumbra_begin: "2026-03-03T14:16",
      sparsha: "2026-03-03T15:21",
      sammilana: "2026-03-03T16:35",
      madhya: "2026-03-03T17:04",
      unmilana: "2026-03-03T17:33",
      moksha: "2026-03-03T18:46",
      penumbra_end: "2026-03-03T19:52",
    },
  },
];

/** The sutaka by praharas of 7 September 2025 in cities (Zee News after Drik Panchang). */
export const CITY_SUTAKAS_2025: readonly (readonly [
  name: string,
  latitude: number,
  longitude: number,
  start: string,
])[] = [
  ["Mumbai", 19.076, 72.8777, "12:36"],
  ["Kolkata", 22.5726, 88.3639, "11:34"],
  ["Bengaluru", 12.9716, 77.5946, "12:17"],
  ["Lucknow", 26.8467, 80.9462, "12:04"],
  ["Patna", 25.5941, 85.1376, "11:47"],
  ["Ahmedabad", 23.0225, 72.5714, "12:37"],
  ["Jaipur", 26.9124, 75.7873, "12:25"],
  ["Pune", 18.5204, 73.8567, "12:32"],
  ["Kanpur", 26.4499, 80.3319, "12:06"],
  ["Nagpur", 21.1458, 79.0882, "12:11"],
  ["Chennai", 13.0827, 80.2707, "12:07"],
  ["Hyderabad", 17.385, 78.4867, "12:14"],
  ["Ludhiana", 30.901, 75.8573, "12:24"],
  ["Chandigarh", 30.7333, 76.7794, "12:21"],
  ["Varanasi", 25.3176, 82.9739, "11:56"],
  ["Gorakhpur", 26.7606, 83.3732, "11:54"],
  ["Dehradun", 30.3165, 78.0322, "12:16"],
  ["Kota", 25.2138, 75.8648, "12:24"],
  ["Bareilly", 28.367, 79.4304, "12:10"],
];

/** Moonrises of the upper limb on 8 November 2022 (News18; its 17:09 for Bhubaneswar is three minutes off and left out). */
export const CITY_MOONRISES_2022: typeof CITY_STARTS_2022 = [
  ["Agartala", 23.8315, 91.2868, "16:38"],
  ["Bengaluru", 12.9716, 77.5946, "17:49"],
  ["Chennai", 13.0827, 80.2707, "17:38"],
  ["Chandigarh", 30.7333, 76.7794, "17:26"],
  ["New Delhi", 28.6139, 77.209, "17:28"],
  ["Guwahati", 26.1445, 91.7362, "16:32"],
  ["Hyderabad", 17.385, 78.4867, "17:40"],
  ["Kolkata", 22.5726, 88.3639, "16:52"],
];

/** Moonrise that starts the visible eclipse of 8 November 2022 (Zee News after Drik Panchang). */
export const CITY_STARTS_2022: readonly (readonly [
  name: string,
  latitude: number,
  longitude: number,
  start: string,
])[] = [
  ["Kolkata", 22.5726, 88.3639, "16:56"],
  ["Mumbai", 19.076, 72.8777, "18:05"],
  ["Bengaluru", 12.9716, 77.5946, "17:53"],
  ["Chennai", 13.0827, 80.2707, "17:42"],
  ["Guwahati", 26.1445, 91.7362, "16:37"],
];
