import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Gazetteer, openGazetteer } from "../src/index.ts";
import { TEST_CACHE_DIR } from "./test-cache-dir.ts";

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = openGazetteer({ cacheDir: TEST_CACHE_DIR });
  await gazetteer.ready();
}, 120_000);
afterAll(() => gazetteer.close());

/** Territories and the state each is listed with in ISO 3166. */
const WITH_STATE: [city: string, country: string, territory: string][] = [
  ["Hong Kong", "China", "HK"],
  ["Hongkong", "PRC", "HK"],
  ["Kowloon", "China", "HK"],
  ["Macau", "China", "MO"],
  ["Taipei", "China", "TW"],
  ["Kaohsiung", "China", "TW"],
  ["Cayenne", "France", "GF"],
  ["Papeete", "France", "PF"],
  ["Nouméa", "France", "NC"],
  ["Fort-de-France", "France", "MQ"],
  ["Pointe-à-Pitre", "FR", "GP"],
  ["Mamoudzou", "France", "YT"],
  ["San Juan", "USA", "PR"],
  ["Ponce", "United States", "PR"],
  ["Pago Pago", "USA", "AS"],
  ["Charlotte Amalie", "US", "VI"],
  ["Longyearbyen", "Norway", "SJ"],
  ["Gibraltar", "UK", "GI"],
  ["Saint Peter Port", "Britain", "GG"],
  ["Douglas", "UK", "IM"],
  ["George Town", "United Kingdom", "KY"],
  ["Nuuk", "Denmark", "GL"],
  ["Tórshavn", "Denmark", "FO"],
  ["Mariehamn", "Finland", "AX"],
  ["Oranjestad", "Netherlands", "AW"],
  ["Willemstad", "Netherlands", "CW"],
  ["Avarua", "New Zealand", "CK"],
];

describe("a town of a territory, typed with the state", () => {
  test.each(WITH_STATE)("%s, %s is in %s", async (city, country, code) => {
    expect((await gazetteer.resolvePlace({ city, country }))?.place.countryCode).toBe(code);
  });

  test.each([
    ["Hong Kong, China", "HK"],
    ["Cayenne, France", "GF"],
    ["Gibraltar, UK", "GI"],
    ["Nuuk, Denmark", "GL"],
    ["San Juan, USA", "PR"],
  ])("a search for %s finds it", async (text, code) => {
    expect((await gazetteer.searchPlaces(text))[0]?.countryCode).toBe(code);
  });

  test("the state's own town of the name is an alternative", async () => {
    const found = await gazetteer.resolvePlace({ city: "San Juan", country: "USA" });
    expect(found?.alternatives).toContainEqual(expect.objectContaining({ countryCode: "US", state: "Texas" }));
  });

  test("one in a territory is an alternative if the state's own is not much smaller", async () => {
    const found = await gazetteer.resolvePlace({ city: "Saint Helier", country: "UK" });
    expect(found?.place.countryCode).toBe("GB");
    expect(found?.alternatives).toContainEqual(expect.objectContaining({ countryCode: "JE" }));
  });
});

test.each([
  ["Saint-Denis", "France", "FR"],
  ["Hamilton", "UK", "GB"],
  ["Richmond", "UK", "GB"],
  ["Kingston", "USA", "US"],
  ["Zhongshan", "China", "CN"],
  ["Shanghai", "China", "CN"],
  ["Cannes", "France", "FR"],
  ["Huanggang", "China", "CN"],
  ["Odense", "Denmark", "DK"],
  ["Christchurch", "New Zealand", "NZ"],
])("%s, %s stays in the state itself", async (city, country, code) => {
  expect((await gazetteer.resolvePlace({ city, country }))?.place.countryCode).toBe(code);
});

test.each([
  ["San Juan", "Puerto Rico", "PR"],
  ["Cayenne", "French Guiana", "GF"],
  ["Paris", "French Guiana", undefined],
])("%s, %s: a territory does not include the state", async (city, country, code) => {
  expect((await gazetteer.resolvePlace({ city, country }))?.place.countryCode).toBe(code);
});
