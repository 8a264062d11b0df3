import { describe, expect, test } from "vitest";
import { createTestAlmanac, askLast, converse } from "./test-almanac.ts";

const NOON = "2026-11-29T12:00";
const ask = (...messages: readonly string[]): Promise<string> => askLast(NOON, ...messages);
const clockOf = (instant: string | undefined): string => {
  const local = Date.parse(`${instant?.slice(0, 19)}Z`);
  return new Date(Math.round(local / 60_000) * 60_000).toISOString().slice(11, 16);
};
const readDay = async (date: string, town: "Jaipur" | "Pune" = "Jaipur") => {
  const day = await createTestAlmanac(NOON).readDay({ key: town, name: { en: town, hi: town, hg: town } }, date);
  if (!day) throw new Error(`no day ${date}`);
  return day;
};

describe("a part of the day", () => {
  test.each([
    ["rahu kaal aaj kab hai", "rahu_kala"],
    ["when is yamaganda today", "yamaganda"],
    ["आज गुलिक काल कब है", "gulika_kala"],
    ["what time is abhijit muhurat today", "abhijit"],
    ["brahma muhurat today kitne baje", "brahma"],
  ])("%s: has the times of the almanac", async (message, id) => {
    const { inauspicious, auspicious } = await readDay("2026-11-29");
    const part = [...(inauspicious ?? []), ...(auspicious ?? [])].find((one) => one.id === id);
    const text = await ask(message);
    expect(text).toContain(clockOf(part?.start));
    expect(text).toContain(clockOf(part?.end));
  });

  test("says whether it runs, is over or is to come", async () => {
    expect(await askLast("2026-11-29T16:30", "rahu kaal today?")).toContain("It is running now, for another");
    expect(await askLast("2026-11-29T18:30", "rahu kaal today?")).toContain("For today it is over");
    expect(await askLast("2026-11-29T09:00", "rahu kaal today?")).toMatch(/It begins in \d h \d+ min/);
    expect(await ask("rahu kaal tomorrow?")).not.toMatch(/running|over|begins/);
  });

  test("two parts are both told", async () => {
    const text = await ask("what is the durmuhurta today and abhijit?");
    expect(text).toContain("Durmuhurta today");
    expect(text).toContain("Abhijit muhurta today");
  });

  test("on a Wednesday abhijit is not counted", async () => {
    expect(await ask("abhijit muhurat on 2 december 2026")).toContain("is a Wednesday");
  });
});

test.each([
  [["aaj ka choghadiya", "aur labh wala kab aayega"], /Labh choghadiya: /],
  [["rahu kaal kal kab se kab tak"], / 08:1\d se 09:3\d tak/],
  [["yamaganda today", "and nalla neram"], /^Abhijit muhurta/],
  [["is today chandrashtamam for me? mithuna rasi", "next one?"], /^The next chandrashtama for Gemini .* 12 December/],
  [["ekadashi kab hai", "kal?"], /^Nahi, Monday, 30 November 2026 .* Krishna Saptami/],
] as const)("what is named of a day, and what follows: %s", async (messages, expected) => {
  expect(await ask(...messages)).toMatch(expected);
});

describe("choghadiya and hora", () => {
  test("the one that runs, with the next; a bad one with the next good one", async () => {
    const { choghadiya } = await readDay("2026-11-29", "Pune");
    const now = Date.parse(`${NOON}:00+05:30`);
    const running = choghadiya?.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));
    expect(running?.id).toBe("amrit");
    const text = await ask("What is the choghadiya right now in Pune?");
    expect(text).toContain(`In Pune it is now Amrit choghadiya (good), until ${clockOf(running?.end)}`);
    expect(await askLast("2026-11-29T13:00", "abhi kaunsa choghadiya hai")).toContain("agla shubh choghadiya");
  });

  test("before sunrise the night of the day before still runs", async () => {
    const { choghadiya } = await readDay("2026-11-28");
    const now = Date.parse("2026-11-29T05:00:00+05:30");
    const running = choghadiya?.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));
    expect(running?.night).toBe(true);
    expect(await askLast("2026-11-29T05:00", "choghadiya right now?")).toContain(clockOf(running?.end));
  });

  test("the horas of a graha, those to come", async () => {
    const { hora } = await readDay("2026-11-29");
    const next = hora?.find(({ lord, end }) => lord === "venus" && Date.parse(end) > Date.parse(`${NOON}:00+05:30`));
    expect(await ask("shukra ki hora aaj kab kab hai")).toContain(clockOf(next?.start));
  });
});

describe("the limbs of a day", () => {
  test.each([
    ["aaj ki tithi kya hai", "Krishna Shashthi"],
    ["कल कौन सी तिथि है", "कृष्ण सप्तमी"],
    ["which nakshatra is today", "Pushya"],
    ["what is the moonrise time today", "the moon rises at 22:41"],
    ["what samvat is it", "Vikrama samvat 2083"],
    ["which day is 15 august 2027", "15 August 2027 is a Sunday"],
  ])("%s: %s", async (message, expected) => {
    expect(await ask(message)).toContain(expected);
  });

  test("sunrise and sunset to the minute of the almanac", async () => {
    const { sunrise, sunset } = await readDay("2026-11-30", "Pune");
    const text = await ask("sunrise in Pune tomorrow?");
    expect(text).toContain(`rises at ${clockOf(sunrise ?? "")} and sets at ${clockOf(sunset ?? "")}`);
  });

  test("are cited as a fact of the day", async () => {
    const [answer] = await converse(NOON, "aaj ki tithi kya hai");
    expect(answer?.facts).toHaveLength(1);
    expect(answer?.facts[0]).toMatchObject({
      id: "day-2026-11-29",
      value: { nakshatras: expect.arrayContaining(["pushya"]) },
    });
    expect(answer?.sentences[0]?.facts).toEqual(["day-2026-11-29"]);
  });
});

describe("what a message leaves to the conversation", () => {
  test("place and day are kept, the thing asked may change", async () => {
    const opening = "What is the choghadiya right now in Pune?";
    expect(await ask(opening, "and the next good one?")).toContain("in Pune is Shubh");
    expect(await ask(opening, "tomorrow?")).toContain("Good choghadiyas tomorrow (30 November 2026) in Pune");
    expect(await ask(opening, "tomorrow?", "rahu kaal bhi bata do")).toContain(
      "Pune mein kal (30 November 2026) rahu kaal",
    );
    expect(await ask("rahu kaal tomorrow?", "aur Pune mein?")).toContain("Pune mein kal");
  });
});

describe("an answer of the almanac again", () => {
  test.each(["phir se batao", "dobara bolo", "please repeat that"])("%s: with the same hours", async (again) => {
    const first = await ask("rahu kaal aaj kab hai");
    const hours = first.match(/\d\d:\d\d/gu)?.slice(0, 2) ?? [];
    expect(hours).toHaveLength(2);
    const text = await ask("rahu kaal aaj kab hai", again);
    for (const hour of hours) expect(text).toContain(hour);
  });

  test("shorter is its first sentence", async () => {
    const whole = await ask("list the choghadiya of today");
    const short = await ask("list the choghadiya of today", "shorter please");
    expect(whole.startsWith(short)).toBe(true);
    expect(short.length).toBeLessThan(whole.length);
  });
});

describe("that day", () => {
  test("is the date of the answer before, for as long as it is spoken of", async () => {
    const hours = await ask("ekadashi kab hai agli", "us din rahu kaal kab se");
    expect(hours).toContain("4 December 2026");
    expect(await ask("ekadashi kab hai agli", "us din rahu kaal kab se", "aur us din panchak to nahi")).toContain(
      "4 December 2026",
    );
    expect(await ask("narali purnima kab hai", "us raat chand kitne baje niklega")).toContain("17 August 2027");
  });

  test("a full moon of this year is the next one", async () =>
    expect(await ask("purnima kab hai is saal")).toMatch(/23 December 2026|24 December 2026/));

  test("one date that is named is judged, and another by its number alone", async () => {
    expect(await ask("25 ko ek party ki shaadi rakhi hai, din theek hai ya badlo bolun")).toContain("25 December 2026");
    expect(await ask("25 ko ek party ki shaadi rakhi hai, din theek hai ya badlo bolun", "27?")).toContain(
      "27 December 2026",
    );
  });

  test("the muhurat of a festival is its own hours", async () =>
    expect(await ask("when is lakshmi pujan muhurat this Diwali?")).toMatch(/17:.*29 October 2027/));
});

describe("spans", () => {
  test.each([
    [["aaj bhadra hai kya", "kab khatam hogi"], /bhadra .* khatam hai/u],
    [["rahu kaal today", "when does it end"], /^Rahu kala today in Jaipur ends at \d\d:\d\d/],
    [["आज भद्रा है क्या, हवन रखा है"], /^नहीं, Jaipur में आज दिन का समय भद्रा से मुक्त है/],
  ] as const)("the end of what was spoken of: %s", async (messages, expected) => {
    expect(await ask(...messages)).toMatch(expected);
  });

  test.each(["panchak kab kab hai december me", "पंचक दिसंबर में कब-कब है"])(
    "of panchaka in a month: %s",
    async (message) => {
      expect(await ask(message)).toMatch(/1[0-9] (?:December|दिसंबर) 2026, \d\d:\d\d/);
    },
  );

  test("good choghadiyas after rahu kala begin when it is over", async () => {
    const [, until = ""] = /to (\d\d:\d\d)/.exec(await ask("rahu kaal today")) ?? [];
    const starts = [...(await ask("rahu kaal today", "after that any good choghadiya")).matchAll(/(\d\d:\d\d)–/g)];
    expect(starts.length).toBeGreaterThan(0);
    expect(starts.every(([, start = ""]) => start >= until.slice(0, 2))).toBe(true);
  });
});
