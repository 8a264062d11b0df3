import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Gazetteer, openGazetteer, type RecognisedPlace, type MessageSegment } from "../src/index.ts";
import { computeEditDistance } from "../src/recognise/compute-edit-distance.ts";
import { TEST_CACHE_DIR } from "./test-cache-dir.ts";

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = openGazetteer({ cacheDir: TEST_CACHE_DIR });
  await gazetteer.ready();
}, 120_000);
afterAll(() => gazetteer.close());

/**
 * Segments are separated by commas; "~" precedes a filler, "*" a word marked as a place, "N:" a segment where people's
 * names occur.
 */
const stretchesOf = (text: string): MessageSegment[] =>
  text.split(",").map((part) => ({
    isNamePosition: part.trim().startsWith("N:"),
    words: part
      .trim()
      .replace("N:", "")
      .split(/\s+/)
      .map((word) => ({
        text: word.replace(/^[*~]/, ""),
        isFiller: word.startsWith("~"),
        isMarked: word.startsWith("*"),
      })),
  }));

const describeResult = (found: RecognisedPlace): string => {
  if (found.kind === "none") return `none: ${found.written}`;
  const places = found.kind === "one" ? [found.place] : found.places;
  return places.map(({ name, state, countryCode }) => `${name}/${state}/${countryCode}`).join(" or ");
};
const recogniseText = async (text: string, home: readonly string[] = ["IN"]): Promise<string> =>
  describeResult(await gazetteer.recognisePlace(stretchesOf(text), home));

describe("a town among the words of a message", () => {
  test.each([
    ["Mumbai", "Mumbai/Maharashtra/IN"],
    ["~hua *kanpur", "Kanpur/Uttar Pradesh/IN"],
    ["hrs, Pune", "Pune/Maharashtra/IN"],
    ["Sadar hospital Alwar", "Alwar/Rajasthan/IN"],
    ["Ranni Kerala", "none: Ranni Kerala"],
    ["मनामा", "Manama/Manama/BH"],
    ["जनकपुर", "Janakpur/Madhesh/NP"],
    ["birgunj", "Birganj/Madhesh/NP"],
    ["bara banki", "Barabanki/Uttar Pradesh/IN"],
    ["naini tal", "Naini Tal/Uttarakhand/IN"],
    ["N:Anand Sharma, Vadodara", "Vadodara/Gujarat/IN"],
    ["N:Ravi, Pune, Maharashtra", "Pune/Maharashtra/IN"],
    ["N:Lucknow", "Lucknow/Uttar Pradesh/IN"],
    ["दिल्ली", "Delhi/Delhi/IN"],
    ["*New *York", "New York City/New York/US"],
    ["*singapore", "Singapore/null/SG"],
  ])("%s: %s", async (text, place) => expect(await recogniseText(text)).toBe(place));

  test.each([
    ["Rampur, Uttar Pradesh", "Rampur/Uttar Pradesh/IN"],
    ["aurangabad bihar", "Aurangabad/Bihar/IN"],
    ["Bilaspur HP", "Bilaspur/Himachal Pradesh/IN"],
    ["lal ganj, vaishali, bihar", "Lalganj/Bihar/IN"],
    ["रामपुर, उत्तर प्रदेश", "Rampur/Uttar Pradesh/IN"],
    ["Springfield Illinois USA", "Springfield/Illinois/US"],
    ["Leicester UK", "Leicester/England/GB"],
  ])("with its state or country next to it, %s: %s", async (text, place) =>
    expect(await recogniseText(text)).toBe(place),
  );

  test.each([
    ["dehli", "Delhi/Delhi/IN"],
    ["jaypur", "Jaipur/Rajasthan/IN"],
    ["bangalor", "Bengaluru/Karnataka/IN"],
    ["visakhapatam", "Visakhapatnam/Andhra Pradesh/IN"],
    ["guwahti assam", "Guwahati/Assam/IN"],
    ["navi mumbay", "Navi Mumbai/Maharashtra/IN"],
    ["लखनउ", "Lucknow/Uttar Pradesh/IN"],
  ])("misspelt, %s: %s", async (text, place) => expect(await recogniseText(text)).toBe(place));

  test.each([
    ["नरसिंहपुर", "Narsimhapur/Madhya Pradesh/IN"],
    ["चिपळूण", "Chiplun/Maharashtra/IN"],
    ["तुळजापूर", "Tuljapur/Maharashtra/IN"],
    ["कोपरगाव", "Kopargaon/Maharashtra/IN"],
    ["संगमनेर", "Sangamner/Maharashtra/IN"],
    ["गाडरवारा", "Gadarwara/Madhya Pradesh/IN"],
    ["सटाणा", "Satana/Maharashtra/IN"],
    ["केकड़ी", "Kekri/Rajasthan/IN"],
    // Rishra is larger, and differs by a vowel.
    ["रसड़ा", "Rasra/Uttar Pradesh/IN"],
    ["नाथद्वारा", "Nathdwara/Rajasthan/IN"],
    ["लखीसराय", "Lakhisarai/Bihar/IN"],
    ["अंबिकापुर", "Ambikapur/Chhattisgarh/IN"],
    ["चरखी दादरी", "Charkhi Dadri/Haryana/IN"],
  ])("of which no list has the Devanagari name, %s: %s", async (text, place) =>
    expect(await recogniseText(text)).toBe(place),
  );

  test.each([
    ["london", "London/England/GB"],
    ["lahore", "Lahore/Punjab/PK"],
    ["toronto canada", "Toronto/Ontario/CA"],
  ])("abroad, %s: %s", async (text, place) => expect(await recogniseText(text)).toBe(place));
});

describe("no town", () => {
  test.each(["Shaam", "tadke", "ke", "baje", "dopahr", "Xyzzyville", "blahblahpur nagri"])(
    "ignores %s, which only sounds like a town",
    async (word) => expect(await recogniseText(word)).toBe(`none: ${word}`),
  );

  test.each(["goa", "punjab", "bihar", "mexico", "India", "उत्तर प्रदेश"])(
    "ignores %s, a state or a country",
    async (word) => {
      expect(await recogniseText(word)).toBe("none: null");
    },
  );

  test.each(["N:Anand Sharma", "N:Ravi", "N:Sita Ram"])(
    "ignores %s at a position where people's names occur",
    async (name) => {
      expect(await recogniseText(name)).toBe("none: null");
    },
  );
});

describe("ambiguous towns", () => {
  test.each([
    ["aurangabad", "Aurangabad/Maharashtra/IN or Aurangabad/Bihar/IN"],
    ["सीहोर", "Sehore/Madhya Pradesh/IN or Sihor/Gujarat/IN"],
    ["सागर", "Sagar/Madhya Pradesh/IN or Sagar/Karnataka/IN"],
    ["fatehpur", "Fatehpur/Uttar Pradesh/IN or Fatehpur/Rajasthan/IN"],
    ["dhaka", "Dhaka/Dhaka Division/BD or Dhaka/Bihar/IN"],
  ])("%s: %s", async (text, places) => expect(await recogniseText(text)).toBe(places));

  test("is unambiguous if the other is much smaller, or elsewhere", async () => {
    expect(await recogniseText("udaipur")).toBe("Udaipur/Rajasthan/IN");
    expect(await recogniseText("बिलासपुर")).toBe("Bilaspur/Chhattisgarh/IN");
    expect(await recogniseText("hyderabad")).toBe("Hyderabad/Telangana/IN");
    expect(await recogniseText("hyderabad", ["IN", "PK"])).toBe("Hyderabad/Telangana/IN or Hyderabad/Sindh/PK");
  });

  test.each([
    ["hardoi", "Hardoi/Uttar Pradesh/IN"],
    ["हरदोई", "Hardoi/Uttar Pradesh/IN"],
    ["सातारा", "Satara/Maharashtra/IN"],
    ["जौनपुर", "Jaunpur/Uttar Pradesh/IN"],
    ["सुल्तानपुर", "Sultanpur/Uttar Pradesh/IN"],
    ["भरतपुर", "Bharatpur/Rajasthan/IN"],
  ])("is the town of that name, not one that is also called so: %s", async (text, place) =>
    expect(await recogniseText(text)).toBe(place),
  );
});

test.each([
  ["Berhampore", ["IN"], "Brahmapur/Odisha/IN or Baharampur/West Bengal/IN"],
  ["Berhampore West Bengal", ["IN"], "Baharampur/West Bengal/IN"],
  ["Panjim", ["IN"], "Panaji/Goa/IN"],
  ["Karanja Lad", ["IN"], "Karanja/Maharashtra/IN"],
  ["Sivasagar", ["IN"], "Sibsagar/Assam/IN"],
  ["Lenasia", ["IN"], "Lenasia/Gauteng/ZA"],
  ["Tamavua Fiji", ["IN"], "Tamavua/Central/FJ"],
  ["Berbice Guyana", ["IN"], "New Amsterdam/East Berbice-Corentyne/GY"],
  ["Berbice", ["GY"], "New Amsterdam/East Berbice-Corentyne/GY"],
])("%s, written from %s, is %s", async (text, home, expected) => {
  expect(await recogniseText(text, home)).toBe(expected);
});

test("the writer's own country is searched like India, including misspelt towns", async () => {
  expect(await recogniseText("*Rottendam", ["IN"])).toBe("none: Rottendam");
  expect(await recogniseText("*Roterdam", ["IN", "NL"])).toBe("Rotterdam/South Holland/NL");
});

test("reads a long text quickly, and never throws", async () => {
  const words = fc.array(fc.string({ maxLength: 12, unit: "binary" }), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(words, async (texts) => {
      const stretch = {
        isNamePosition: false,
        words: texts.map((text) => ({ text, isFiller: false, isMarked: false })),
      };
      expect(await gazetteer.recognisePlace([stretch], ["IN"])).toHaveProperty("kind");
    }),
    { numRuns: 50 },
  );
});

describe("the edit distance of two spellings", () => {
  test.each([
    ["delhi", "delhi", 0],
    ["dehli", "delhi", 1],
    ["jaypur", "jaipur", 1],
    ["kanpur", "khanpur", 1],
    ["visakhapatam", "visakhapatnam", 1],
    ["pune", "patna", 3],
  ])("%s and %s: %i", (first, second, distance) => expect(computeEditDistance(first, second, 3)).toBe(distance));

  test("is symmetric, zero only for equal words, and above the limit if beyond it", () => {
    const word = fc.stringMatching(/^[a-d]{0,7}$/);
    fc.assert(
      fc.property(word, word, (first, second) => {
        const distance = computeEditDistance(first, second, 20);
        expect(computeEditDistance(second, first, 20)).toBe(distance);
        expect(distance === 0).toBe(first === second);
        if (distance > 2) expect(computeEditDistance(first, second, 2)).toBeGreaterThan(2);
      }),
    );
  });
});
