import { expect, test } from "vitest";
import { findThreatsAndSales } from "../src/index.ts";
import { PRESSURE_PATTERNS } from "../src/verify/find-threats-and-sales.data.ts";
import { UNSAFE_PATTERNS } from "../src/verify/unsafe-wording.data.ts";

const kindsIn = (text: string) => findThreatsAndSales(text).map(({ kinds }) => kinds);

test.each([
  ["Wear a blue sapphire within eleven days or there will be an accident.", ["fear", "deadline", "sale"]],
  ["You must do a puja before Saturday.", ["deadline", "sale"]],
  ["Someone has done black magic on you.", ["fear"]],
  ["Pay 5100 rupees to the priest for this yantra.", ["sale"]],
  ["11 दिन के अंदर नीलम धारण करें वरना दुर्घटना होगी।", ["fear", "deadline", "sale"]],
  ["तुरंत शांति पूजा करवाएं।", ["deadline", "sale"]],
  ["gyarah din ke andar neelam pehno warna durghatna hogi", ["fear", "deadline", "sale"]],
  ["7 din me rudraksha mangwa lo", ["deadline", "sale"]],
  ["ग्यारह दिन में नीलम पहनिए नहीं तो दुर्घटना होगी।", ["fear", "deadline", "sale"]],
  ["neelam pahno nahi to accident hoga", ["fear", "sale"]],
  ["pooja karwao nahin toh barbadi", ["fear", "sale"]],
  ["pukhraj pehno varna nuksan", ["fear", "sale"]],
  ["रुद्राक्ष धारण करें अन्यथा अनिष्ट होगा", ["fear", "sale"]],
  ["इस हफ़्ते पूजा नहीं करवाई तो संकट आएगा", ["fear"]],
  ["अगर यंत्र नहीं लिया तो बरबादी होगी", ["fear"]],
  ["agar yantra nahi liya to barbadi hogi", ["fear", "sale"]],
  ["Without this puja your son will suffer", ["fear"]],
  ["Wear a ruby, otherwise you will suffer.", ["fear", "sale"]],
])("%s", (text, kinds) => {
  expect(kindsIn(text)).toEqual([kinds]);
});

test.each([
  "Your Moon is in Libra and Jupiter sits in your tenth house.",
  "You will hear about the job within ten days.",
  "You need not buy a stone, and there is no deadline.",
  "Your grandfather left a debt unpaid.",
  "You have Cancer rising.",
  "कोई रत्न खरीदने की ज़रूरत नहीं।",
  "नीलम मत पहनिए",
  "कोई रत्न नहीं चाहिए, पूजा भी नहीं",
  "aapko neelam pehenne ki zaroorat nahi hai",
  "अगर मन नहीं करता तो व्रत छोड़ दीजिए",
  "You will not suffer, and nothing is to be feared.",
  "Mercury mahadasha with Saturn antardasha runs until June 2028.",
])("does not find pressure in: %s", (text) => {
  expect(kindsIn(text)).toEqual([]);
});

test("no pattern has a gap without a limit: on a text without full stops its time would grow with the square of the length", () => {
  const unlimited = [...UNSAFE_PATTERNS, ...PRESSURE_PATTERNS].filter(({ pattern }) =>
    // One that ends with its word, such as `\w*` or `\S+`, has a limit.
    /(?:\.|\\s|\\W|\[[^\]]*(?: |\\s|\\W)[^\]]*\])[*+]/u.test(pattern.source),
  );
  expect(unlimited.map(({ pattern }) => pattern.source)).toEqual([]);
});

test("a price and a priest far apart in one sentence are no sale; close together they are", () => {
  const between = (count: number) => `The fee ${"of a long and quiet year ".repeat(count)}goes to the temple`;
  expect(kindsIn(between(1))).toEqual([["sale"]]);
  expect(kindsIn(between(20))).toEqual([]);
});

test("names the sentence, not the whole text", () => {
  const text = "Namaste. Your Moon is in Libra.\n  Buy a yantra today or you will regret it!  Be well.";
  const [pressure, ...others] = findThreatsAndSales(text);
  expect(others).toEqual([]);
  expect(text.slice(pressure?.start, pressure?.end)).toBe("Buy a yantra today or you will regret it!");
});
