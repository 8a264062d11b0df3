import { kundliRequestSchema, kundliResponseSchema } from "@lagna/contract";
import { openEphemeris } from "@lagna/ephemeris";
import { BirthInputError, makeKundli, type PlaceLookup } from "@lagna/kundli";
import { openZoneStore } from "@lagna/places";
import { provideZoneStore } from "@lagna/places/core";
import { expect, test } from "vitest";

provideZoneStore(openZoneStore);

/** One place is known: what a page knows of the place that was chosen on it. */
const BENGALURU: PlaceLookup = {
  resolvePlace: ({ city }) =>
    Promise.resolve(
      city === "Bengaluru"
        ? {
            place: {
              id: 1277333,
              name: "Bengaluru",
              matched: null,
              state: "Karnataka",
              district: null,
              country: "India",
              countryCode: "IN",
              latitude: 12.9629,
              longitude: 77.5775,
              population: 0,
              timeZone: "Asia/Kolkata",
            },
            notices: [],
          }
        : null,
    ),
  findPlace: () => Promise.resolve(null),
  findHindiName: () => null,
  findZone: () => ({ zone: "Asia/Kolkata", others: [] }),
};
const READER = { ephemeris: openEphemeris(), places: BENGALURU, now: () => Date.UTC(2026, 0, 1) };

const BIRTH = {
  name: "Asha",
  gender: "female",
  year: 1995,
  month: 5,
  day: 16,
  hour: 18,
  minute: 38,
  city: "Bengaluru",
  country: "India",
};
const make = (changes: object) => makeKundli(READER, kundliRequestSchema.parse({ ...BIRTH, ...changes }));

/** Drik Panchang's chart of that evening, with the true node, to a hundredth of a degree. */
const PRINTED = {
  sun: ["taurus", 1.41],
  moon: ["scorpio", 25.25],
  mars: ["leo", 2.25],
  jupiter: ["scorpio", 18.68],
  saturn: ["aquarius", 28.89],
  rahu: ["libra", 11.73],
} as const;

test("a birth becomes the chart that an almanac prints for it", async () => {
  const made = { status: "success", message: "", data: await make({ settings: { node: "true" } }) };
  const { data: kundli } = kundliResponseSchema.parse(made);
  for (const [id, [sign, degree]] of Object.entries(PRINTED)) {
    const planet = kundli.planets.find((each) => each.id === id);
    expect([id, planet?.sign]).toEqual([id, sign]);
    expect(planet?.degree_in_sign).toBeCloseTo(degree, 1);
  }
  expect(kundli.birth).toMatchObject({ utc: "1995-05-16T13:08:00Z", utc_offset: "+05:30", warnings: [] });
});

test("requested sections are beside those of every kundli", async () => {
  const kundli = await make({ sections: ["ashtakavarga"] });
  expect(kundli).toHaveProperty("ashtakavarga.sarva");
  expect(await make({})).not.toHaveProperty("ashtakavarga");
});

test("without a time, only what is the same all day is stated", async () => {
  const kundli = await make({ hour: undefined, minute: undefined, time_unknown: true });
  expect(kundli).toMatchObject({ time_unknown: true, lagna: null, houses: null });
  expect(kundli.planets.find(({ id }) => id === "sun")).toMatchObject({ sign: "taurus" });
});

test("a place that is not known is named as the field at fault", async () => {
  const error: unknown = await make({ city: "Xyzzy" }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(BirthInputError);
  expect(error).toMatchObject({ path: "city", code: "city_unknown" });
});
