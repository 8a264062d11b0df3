import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Gazetteer, openGazetteer } from "../src/index.ts";
import { parsePostalCode } from "../src/gazetteer/postal-code.ts";
import { TEST_CACHE_DIR } from "./test-cache-dir.ts";

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = openGazetteer({ cacheDir: TEST_CACHE_DIR });
  await gazetteer.ready();
}, 120_000);
afterAll(() => gazetteer.close());

test.each([
  ["452001", 452001, ""],
  ["452 001", 452001, ""],
  ["PIN code: 452001", 452001, ""],
  ["पिन 452001", 452001, ""],
  ["Indore - 452001", 452001, "Indore"],
  ["Indore, MP, 452001", 452001, "Indore, MP"],
])("reads %s", (text, code, rest) => {
  expect(parsePostalCode(text)).toEqual({ code, rest });
});

test.each(["Indore", "45200", "4520011", "052001", "12345, Indore", ""])("finds no PIN code in %j", (text) => {
  expect(parsePostalCode(text)).toBeNull();
});

describe("the place of a PIN code", () => {
  /** Head offices, by the postal service. */
  test.each([
    ["110001", "New Delhi"],
    ["400001", "Mumbai"],
    ["600001", "Chennai"],
    ["452001", "Indore"],
    ["226001", "Lucknow"],
    ["302001", "Jaipur"],
    ["781001", "Guwahati"],
    ["360575", "Porbandar"],
  ])("%s is in %s", async (code, city) => {
    const found = await gazetteer.resolvePlace({ city: code, country: "India" });
    expect([found?.place.name, found?.place.district]).toContain(city);
    expect(found?.notices.map((notice) => notice.code)).toContain("place_understood");
    expect((await gazetteer.searchPlaces(code))[0]?.id).toBe(found?.place.id);
  });

  test("a code tells towns of one name apart", async () => {
    const where = async (city: string) => (await gazetteer.resolvePlace({ city, country: "India" }))?.place.state;
    expect(await where("Rampur 244901")).toBe("Uttar Pradesh");
    expect(await where("Rampur, 172001")).toBe("Himachal Pradesh");
  });

  test("a code that does not exist, or of another country, leaves the name", async () => {
    expect((await gazetteer.resolvePlace({ city: "Indore 999999", country: "India" }))?.place.name).toBe("Indore");
    expect((await gazetteer.resolvePlace({ city: "Kathmandu 446001", country: "Nepal" }))?.place.name).toBe(
      "Kathmandu",
    );
    expect(await gazetteer.resolvePlace({ city: "999999", country: "India" })).toBeNull();
    expect(await gazetteer.searchPlaces("999999")).toEqual([]);
  });
});

describe("a name that only sounds like one of the country", () => {
  test.each([
    ["Dhaka", "Nepal"],
    ["Lahore", "Bangladesh"],
    ["Taipei", "Japan"],
    ["Colombo", "Nepal"],
    ["Kathmandu", "India"],
    ["Karachi", "India"],
    ["Toronto", "Germany"],
    ["Dubai", "India"],
  ])("%s, %s is no other town", async (city, country) => {
    const found = await gazetteer.resolvePlace({ city, country });
    if (found) expect([found.place.name, found.place.matched]).toContain(city);
  });

  test.each([
    ["Gwaliar", "Gwalior"],
    ["Amritsir", "Amritsar"],
    ["Lukhnow", "Lucknow"],
    ["Jabalpoor", "Jabalpur"],
    ["Hydrabad", "Hyderabad"],
  ])("%s in India is still %s", async (city, name) => {
    expect((await gazetteer.resolvePlace({ city, country: "India" }))?.place.name).toBe(name);
  });
});
