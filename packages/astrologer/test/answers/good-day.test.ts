import { expect, test } from "vitest";
import { findAct } from "../../src/request/extract/find-named-activity.ts";
import { askLast, converse } from "./test-almanac.ts";

const NOW = "2026-11-29T12:00";
const ask = (...messages: readonly string[]): Promise<string> => askLast(NOW, ...messages);

test.each([
  ["which day is good for buying a car", "Friday, 4 December 2026, 08:24 to 10:05 in Jaipur"],
  ["if we say yes then engagement on which date, before kharmas starts", "Friday, 4 December 2026"],
  ["valaikappu date, any nice friday in february", "Friday, 19 February 2027"],
  ["shaadi ka muhurat february me", "25 February 2027"],
  ["गोद भराई के लिए कोई अच्छा दिन देख दीजिए", "दिसंबर 2026"],
])("the best day, within the dates that are left open: %s", async (message, day) => {
  const [answer] = await converse(NOW, message);
  expect(answer?.sentences[0]?.text).toContain(day);
  expect(answer?.facts.map(({ predicate }) => predicate)).toContain("day_limbs");
});

test("a limit by a span of the calendar keeps to it", async () => {
  const [answer] = await converse(NOW, "engagement ke liye shubh din, kharmas se pehle");
  const dates = answer?.memory.asks?.at(-1)?.namedDates ?? [];
  expect(dates.length).toBeGreaterThan(1);
  expect(dates.every((date) => date < "2026-12-16")).toBe(true);
});

test.each([
  [
    "14 feb ko uske papa se rishte ki baat karne jau to din sahi hai?",
    /Sunday, 14 February 2027 achhe dinon mein nahi/,
  ],
  ["dhanteras pe nayi gaadi uthau to din badhiya rahega na?", /^Haan, .*27 October 2027/],
  ["can i sign the lease today", /^Sunday, 29 November 2026 is not among.*Ashlesha nakshatra/],
  ["is friday good for the interview", /^Yes, Friday, 4 December 2026/],
  ["is 2 december good to open a shop", /^No, .*a rikta tithi.*Better: /],
])("a named day is judged, its faults by name: %s", async (message, expected) => {
  expect(await ask(message)).toMatch(expected);
});

test("the day of the turn before is judged", async () => {
  expect(await ask("बसंत पंचमी कब है", "उस दिन विद्यारंभ करा दें तो ठीक रहेगा?")).toMatch(/^हाँ, .*11 फ़रवरी 2027/);
});

test.each([
  [
    "monday or thursday, which is better for griha pravesh",
    /^Of these, Thursday, 3 December 2026 is better.*Monday, 30 November/,
  ],
  [
    "22 ko ya 26 ko, dukaan kholne ke liye behtar kaunsi",
    /22 December 2026 sabse kam kamzor.*Saturday, 26 December 2026 kamzor hai/,
  ],
  ["raat ko 11 ke baad padhu ya subah 5 baje, mere liye kaunsa better", /brahma muhurat.*05:10.*Roz ke samay/],
  ["subah japein to zyada accha ya shaam ko", /brahma muhurat/],
])("of days the better one, and none of hours of habit: %s", async (message, expected) => {
  expect(await ask(message)).toMatch(expected);
});

test.each([
  [["gaadi lene ke liye shubh din", "kitne baje tak?"], /4 December 2026.*08:01–10:05.*Rahu kaal 10:58 se 12:17/],
  [["which day this week is good for my interview", "and what hour?"], /take \d\d:\d\d/],
  [["is hafte interview ke liye kaun sa din achha hai", "kitne baje"], /samay: \d\d:\d\d/],
  [["which day next week is good to sign a lease?", "morning or evening?"], /take \d\d:\d\d/],
  [["gaadi lene ke liye shubh din", "in Pune?"], /09:57 in Pune/],
  [["gaadi lene ke liye shubh din", "koi aur din"], /baaki dinon mein (?!.*4 December)/],
  [["is friday good for the interview", "and on thursday?"], /Thursday, 3 December 2026/],
  [["shaadi ka muhurat next month", "and in february?"], /February 2027/],
  [["कोई शुभ दिन बताइए", "गृह प्रवेश के लिए"], /^गृह प्रवेश के लिए सबसे अच्छा दिन/],
])("a follow-up keeps the act: %s", async (messages, expected) => {
  expect(await ask(...messages)).toMatch(expected);
});

test("an act without rules of its own names those that count", async () => {
  expect(await ask("नई मशीन किस दिन खरीदें")).toMatch(/के नियम लिए गए हैं/);
  expect(await ask("which day is good for buying a car")).not.toContain("nearest act");
});

test("hours that have passed are left out", async () => {
  const late = await askLast("2026-12-04T09:50", "is today good for buying a car");
  expect(late).not.toMatch(/^Yes, .*08:24/);
});

test.each([
  ["naamkaran ka din", "naming"],
  ["first rice ceremony date", "first_rice"],
  ["janeu kab karein", "thread"],
  ["talaak ke liye accha din", null],
  ["bypass surgery date", "medical"],
])("the act of %s", (message, act) => expect(findAct(message)).toBe(act));

test.each([
  [["चातुर्मास कब है", "उसमें मूर्ति की प्रतिष्ठा हो सकती है क्या"], /^नहीं, चातुर्मास .* परंपरा से नहीं होता। उसके बाद पहला अच्छा दिन/],
  [["can we do griha pravesh in kharmas"], /^No, in kharmas .* waits, by custom\. The first good day after that is/],
  [["Kumbhabhishekam in Thai month, suggest good days"], /consecration.* (?:January|February) 2027/],
  [
    ["viva is on 14 may, good day?"],
    /^By the almanac Friday, 14 May 2027 is no strong day .* On Friday, 14 May 2027 the good choghadiyas/,
  ],
] as const)("what is set or waits by custom is said first: %s", async (messages, expected) => {
  expect(await askLast("2026-11-29T12:00", ...messages)).toMatch(expected);
});

test.each([
  [
    ["i have a call with director tomorrow. 9am or 3pm better"],
    /^15:00 is better: Labh choghadiya \(good\) .* rahu kala/,
  ],
  [["flight is either 4th morning or 5th night, which"], /^(?:4|5) December 2026, \S+ is better/],
  [["saare vivah muhurat nov se feb tak chahiye"], /achhe din: .*December 2026; .*January 2027; .*February 2027/],
  [["kitne baje niklun ghar se, 11 baje train hai"], /shubh choghadiye: Labh/],
] as const)("hours and lists of days: %s", async (messages, expected) => {
  expect(await askLast("2026-11-29T12:00", ...messages)).toMatch(expected);
});

test("a weekday after a later day is that day or a coming one, and not today", async () => {
  const text = await askLast("2026-11-29T12:00", "naamkaran kis din karein", "ravivar ko rakh sakte hai?");
  expect(text).not.toContain("29 November");
});

test("the second date that was named is meant by its number", async () => {
  const [first, text] = await Promise.all([
    askLast("2026-11-29T12:00", "good day to buy a car"),
    askLast("2026-11-29T12:00", "good day to buy a car", "the second date, which nakshatra is on that day"),
  ]);
  const [, second = ""] = /Next best: \w+, (\d+ \w+ \d+)/.exec(first) ?? [];
  expect(text).toContain(second);
});
