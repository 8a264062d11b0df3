import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Gazetteer, openGazetteer } from "../src/index.ts";
import { TEST_CACHE_DIR } from "./test-cache-dir.ts";

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = openGazetteer({ cacheDir: TEST_CACHE_DIR });
  await gazetteer.ready();
}, 120_000);
afterAll(() => gazetteer.close());

describe("a place in Hindi", () => {
  test.each([
    ["Jaipur", "जयपुर", "राजस्थान"],
    ["Bombay", "मुंबई", "महाराष्ट्र"],
    ["Chennai", "चेन्नई", "तमिलनाडु"],
    ["Delhi", "दिल्ली", "दिल्ली"],
    ["Kanpur", "कानपुर", "उत्तर प्रदेश"],
    ["Nagpur", "नागपुर", "महाराष्ट्र"],
    ["Lucknow", "लखनऊ", "उत्तर प्रदेश"],
    ["Varanasi", "वाराणसी", "उत्तर प्रदेश"],
    ["Udaipur", "उदयपुर", "राजस्थान"],
    ["Bhopal", "भोपाल", "मध्य प्रदेश"],
    ["Kolkata", "कोलकाता", "पश्चिम बंगाल"],
    ["Bengaluru", "बेंगलुरु", "कर्नाटक"],
    ["Pune", "पुणे", "महाराष्ट्र"],
    ["Indore", "इंदौर", "मध्य प्रदेश"],
    ["Ranchi", "राँची", "झारखंड"],
    ["मुम्बई", "मुंबई", "महाराष्ट्र"],
  ])("%s is %s in %s", (city, name, state) => {
    expect(gazetteer.findHindiName({ city, country: "India" })).toEqual({ city: name, state, country: "भारत" });
  });

  test("the one near the coordinates, if several have the same name", () => {
    const at = (latitude: number, longitude: number) =>
      gazetteer.findHindiName({ city: "Hyderabad", country: "Pakistan", latitude, longitude });
    expect(at(25.4, 68.4)?.country).toBe("पाकिस्तान");
    expect(at(10, 10)?.city).toBeNull();
  });

  test("an unknown name stays null, and an unknown country finds nothing", () => {
    expect(gazetteer.findHindiName({ city: "Nowhere at all", country: "India" })).toEqual({
      city: null,
      state: null,
      country: "भारत",
    });
    expect(gazetteer.findHindiName({ city: "London", country: "United Kingdom" })).toMatchObject({ city: "लंदन" });
    expect(gazetteer.findHindiName({ city: "Jaipur", country: "Atlantis" })).toBeNull();
  });

  test("is synchronous", () => {
    const closed = openGazetteer({ cacheDir: TEST_CACHE_DIR });
    expect(closed.findHindiName({ city: "Jaipur", country: "India" })).toBeNull();
    closed.close();
  });

  test("states and union territories have names", async () => {
    const states = new Set<string>();
    for (const city of [
      "Port Blair",
      "Itanagar",
      "Guwahati",
      "Patna",
      "Raipur",
      "Panaji",
      "Shimla",
      "Leh",
      "Imphal",
      "Aizawl",
    ]) {
      const [place] = await gazetteer.searchPlaces(city, { country: "India" });
      const hindi = gazetteer.findHindiName({ city, country: "India" });
      expect(hindi?.state, place?.state ?? city).toMatch(/^[\u0900-\u097f ]+$/);
      states.add(hindi?.state ?? "");
    }
    expect(states.size).toBe(10);
  });
});
