import { expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { buildTestIndex } from "./test-charts.ts";

/** Moon in Taurus in the tenth, Mars in Aries in the ninth, Venus in Cancer in the twelfth; Leo lagna. */
const index = buildTestIndex({ local: "1990-08-15T06:35:00", offset: 5.5, latitude: 19.07283, longitude: 72.88261 });
const verdictsOf = (text: string): readonly string[] => verify(index, text).sentences.map(({ verdict }) => verdict);

test.each([
  "Moon in Libra, third house.",
  "Mars (in Leo, 1st house) suggests a steady hand.",
  "With Moon in Leo and Mars in Libra, the matter is plain.",
  "The native has Mars posited in Leo.",
  "House 5? That's where you'll find Mars.",
  "Take the Moon as the first house and Venus lands in the 2nd.",
  "चंद्र तुला राशि का होकर छठे भाव में विराजमान है।",
  "मंगल श्रवण नक्षत्र में विद्यमान हैं।",
  "Chandra maharaj gyarahve ghar me padhare hue hain",
  "tera Mangal Simha m h",
])("contradicts a false plain statement about this chart: %s", (text) =>
  expect(verdictsOf(text)).toContain("contradicted"),
);

test.each([
  "Mars in Leo is often called stubborn.",
  "Jupiter in the 1st house would mean something else altogether.",
  "Textbooks fear Mars in the second house.",
  "Some of our users with Mars in Leo told us the same.",
  "सारावली में सिंह के मंगल की प्रशंसा है।",
  "मंगल सिंह में हो या न हो, मेहनत तो करनी है।",
  "बहुतों की कुंडली में बुध पहले भाव में होता है।",
  "Kehte hain saatve ghar ka Mangal neend kharab karta hai.",
])("reads no claim in a statement about charts in general: %s", (text) =>
  expect(verdictsOf(text).every((verdict) => verdict === "reading" || verdict === "doctrine")).toBe(true),
);

test.each(["Mars in Leo gives courage.", "सिंह का मंगल मन को बेचैन रखता है।"])(
  "withholds a false attribute that may be about any chart: %s",
  (text) => expect(verdictsOf(text)).toEqual(["withheld"]),
);

test.each([
  "The contention that Mars is in Leo must fail.",
  "Your first house is Mars-free.",
  "यह भ्रम निकाल दीजिए कि मंगल सिंह में है।",
  "केतु का वृषभ में होना ग़लत है, ऐसा नहीं है।",
  "Mars Simha me kahan h, nahi h wahan",
])('reads "only a belief" as a denial: %s', (text) => expect(verdictsOf(text)).toEqual(["fact"]));

test("checks the end of the last sade sati", () => {
  const said = (year: number): readonly string[] =>
    verdictsOf(`You are not in Sade Sati. The last one ended in ${year}.`);
  expect([said(2005), said(2011)]).toEqual([
    ["fact", "fact"],
    ["fact", "contradicted"],
  ]);
});
