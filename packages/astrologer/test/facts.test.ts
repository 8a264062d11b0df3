import { describe, expect, test } from "vitest";
import { FACT_SECTIONS, findFactById, ANSWER_LANGUAGES } from "../src/index.ts";
import { CHART_M, buildTestIndex, NOW, type TestBirth } from "./test-charts.ts";
import { answerMessage } from "./answer-message.ts";

const index = buildTestIndex(CHART_M);
const text = (id: string, language: "en" | "hi" | "hg" = "en"): string | undefined =>
  findFactById(index, id)?.text[language];

/** Computed by hand for the example birth of 9 March 1988, Jaipur. */
const WORKED: readonly (readonly [string, string])[] = [
  ["lagna", "Lagna: Cancer 2°19′, Punarvasu 4, lord Moon"],
  [
    "planet-mars",
    "Mars: Sagittarius 17°03′, 6th house, Purva Ashadha pada 2, rules the 5th and 10th houses, in a neutral sign, direct, not combust",
  ],
  ["house-10", "10th house: Aries, lord Mars, occupants: Jupiter and Venus"],
  ["house-7", "7th house: Capricorn, lord Saturn, occupants: Mercury"],
  ["lord-10", "Lord of the 10th house: Mars, in the 6th house, Sagittarius"],
  ["lord-2", "Lord of the 2nd house: Sun, in the 8th house, Aquarius"],
  ["lord-11", "Lord of the 11th house: Venus, in the 10th house, Aries"],
  ["star-moon", "Moon: nakshatra Vishakha, pada 3, star lord Jupiter"],
  ["conj-mars-saturn", "Mars and Saturn together in Sagittarius, 6th house, 9°04′ apart"],
  ["conj-sun-rahu", "Sun and Rahu together in Aquarius, 8th house, 4°32′ apart"],
  ["exchange-mars-jupiter", "Mars and Jupiter exchange signs (parivartana), 6th and 10th houses"],
  ["aspect-moon", "Moon aspects the 10th house; grahas seen: Jupiter and Venus"],
  ["varga-D9-lagna", "Navamsha (D9), Lagna: Cancer, vargottama"],
  ["varga-D9-mercury", "Navamsha (D9), Mercury: Virgo, 3rd house, exalted"],
  ["varga-D10-lagna", "Dashamsha (D10), Lagna: Pisces"],
  ["karaka-AK", "Atmakaraka (AK): Moon, of 7 karakas"],
  ["karaka-AmK", "Amatyakaraka (AmK): Mercury, of 7 karakas"],
  ["sav-10", "10th house, Aries: 24 sarva bindus"],
  ["dasha-mercury", "Mercury Mahadasha: 15 June 2011 to 15 June 2028"],
  ["dasha-mercury-saturn", "Mercury–Saturn Antardasha: 6 October 2025 to 15 June 2028"],
  ["dasha-mercury-saturn-mars", "Mercury–Saturn–Mars Pratyantardasha: 15 July 2027 to 10 September 2027"],
  ["dasha-mercury-saturn-venus", "Mercury–Saturn–Venus Pratyantardasha: 23 September 2026 to 6 March 2027"],
  ["dasha-now", "Mercury–Saturn–Venus Pratyantardasha: 23 September 2026 to 6 March 2027"],
  ["dasha-next", "Ketu–Ketu Antardasha: 15 June 2028 to 11 November 2028"],
  ["transit-saturn", "Saturn now in Pisces, your 9th house, 6th from the Moon, retrograde"],
  ["transit-jupiter", "Jupiter now in Leo, your 2nd house, 11th from the Moon"],
  ["yoga-gaja_kesari", "Gaja kesari: holds, by Jupiter and Venus"],
  ["dosha-mangal", "Mangal dosha: does not hold"],
  ["ingress-jupiter-cancer-2", "Jupiter enters Cancer, your 1st house, on 25 January 2027, retrograde"],
  ["ingress-jupiter-leo-2", "Jupiter enters Leo, your 2nd house, on 26 June 2027"],
  ["ingress-saturn-aries-1", "Saturn enters Aries, your 10th house, on 3 June 2027"],
  ["sadesati", "Sade sati: not running, the last ended 26 October 2017, the next begins 22 October 2038"],
  ["tropical-sun", "Sun in the tropical zodiac (Western sign): Pisces"],
  ["age", "Age: 38 years"],
  ["birth-date", "Born on 9 March 1988"],
];

describe("facts of the worked chart", () => {
  test.each(WORKED)("%s", (id, line) => expect(text(id)).toBe(line));

  test("have Hindi and Hinglish texts", () => {
    expect(text("lord-10", "hi")).toBe("दसवें भाव का स्वामी: मंगल, छठे भाव में, धनु");
    expect(text("lord-10", "hg")).toBe("dasve ghar ka swami: Mangal, chhathe ghar me, Dhanu");
    expect(text("planet-mars", "hi")).toBe(
      "मंगल: धनु 17°03′, छठा भाव, पूर्वाषाढ़ा चरण 2, पाँचवें और दसवें भाव का स्वामी, सम राशि में, मार्गी, अस्त नहीं",
    );
    expect(text("aspect-moon", "hi")).toBe("चंद्र की दृष्टि दसवें भाव पर; दृष्ट ग्रह: गुरु और शुक्र");
    expect(text("planet-mars", "hg")).toContain(
      "chhatha ghar, Purva Ashadha charan 2, paanchve aur dasve ghar ka swami",
    );
    expect(text("transit-saturn", "hi")).toBe("शनि अभी मीन में, नौवें भाव में, चंद्र से छठे भाव में, वक्री");
    expect(text("dasha-mercury-saturn", "hi")).toBe("बुध–शनि अंतर्दशा: 6 अक्टूबर 2025 से 15 जून 2028 तक");
  });

  test('write houses in words and not as "h1"', () => {
    const texts = [...index.facts.values()].flatMap((fact) => ANSWER_LANGUAGES.map((language) => fact.text[language]));
    expect(texts.filter((line) => /\bh\d/.test(line))).toEqual([]);
  });

  test.each(["sunrise", "sunset"])("%s is rounded to the nearest minute, as on the chart page", (id) => {
    for (const day of ["04", "09", "14", "19", "24", "29"]) {
      const fact = findFactById(buildTestIndex({ ...CHART_M, local: `1988-03-${day}T14:25:00` }), id);
      const shown = Date.parse(fact?.value as string) + CHART_M.offset * 3_600_000;
      const minute = new Date(Math.floor((shown + 30_000) / 60_000) * 60_000).toISOString().slice(11, 16);
      expect(fact?.text.en).toMatch(new RegExp(`: ${minute}$`));
    }
  });

  test("dates use the chart's time zone: 14 June, 22:54 in Greenwich, is the 15th in Jaipur", () => {
    expect(findFactById(index, "dasha-mercury")?.valid?.until?.slice(0, 10)).toBe("2028-06-14");
  });

  test("deeper periods are computed on request, if they exist", () => {
    expect(index.facts.has("dasha-venus-venus-sun")).toBe(false);
    expect(text("dasha-ketu-venus-sun")).toMatch(/^Ketu–Venus–Sun Pratyantardasha: /);
    expect(findFactById(index, "dasha-mercury-saturn-pluto")).toBeUndefined();
    expect(findFactById(index, "planet-pluto")).toBeUndefined();
  });
});

const BIRTHS: Readonly<Record<string, TestBirth>> = {
  worked: CHART_M,
  southern: { local: "1975-06-21T23:10:00", offset: 10, latitude: -33.87, longitude: 151.21 },
  "polar night": { local: "1990-12-21T12:00:00", offset: 1, latitude: 69.65, longitude: 18.96 },
  placidus: { ...CHART_M, settings: { preset: "kp" } },
};

describe.each(Object.entries(BIRTHS))("facts of the %s chart", (_, birth) => {
  const facts = [...buildTestIndex(birth).facts.values()];

  test("each has a unique id, a section and a text in every language", () => {
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    for (const fact of facts) {
      expect(fact.id).toMatch(/^[a-zA-Z0-9]+(-[a-zA-Z0-9_]+)*$/);
      expect(FACT_SECTIONS).toContain(fact.section);
      for (const language of ANSWER_LANGUAGES)
        expect(fact.text[language], fact.id).not.toMatch(/undefined|NaN|null|^$/);
    }
  });

  test("there are more than 500, all JSON data", () => {
    expect(facts.length).toBeGreaterThan(500);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });
});

test("the age changes on the birthday, for 29 February on 1 March in common years", () => {
  const leap = { ...CHART_M, local: "1988-02-29T10:00:00" };
  const ageAt = (iso: string) => findFactById(buildTestIndex(leap, Date.parse(iso)), "age")?.value;
  expect(ageAt("2027-02-28T18:29:00Z")).toBe(38);
  expect(ageAt("2027-02-28T18:31:00Z")).toBe(39);
  expect(findFactById(buildTestIndex(leap, NOW), "age")?.valid?.until).toBe("2027-02-28T18:30:00.000Z");
});

test("the times for which the lagna, a varga lagna or the Moon keeps its sign are computed on request", () => {
  expect(findFactById(index, "time-lagna")?.text).toMatchObject({
    en: "Lagna, depending on the time: Gemini until 14:14, Cancer from 14:14 to 16:33, Leo from 16:33 on",
    hi: "लग्न, समय के अनुसार: मिथुन 14:14 तक, कर्क 14:14 से 16:33 तक, सिंह 16:33 से",
  });
  expect(findFactById(index, "time-D9-lagna")?.value).toMatchObject({ sign: "cancer", after: "leo" });
  expect(findFactById(index, "time-D9-lagna")?.text.en).toContain("to 14:30, Leo from 14:30 on");
  expect(findFactById(index, "time-D10-lagna")?.text.en).toContain("to 14:28, Aries from 14:28 on");
  expect(findFactById(index, "time-moon")?.text.en).toContain("Scorpio from 14:50 on");
  expect(findFactById(index, "time-D1-lagna")).toBeUndefined();
  const said = answerMessage({ question: "Is my navamsa lagna really Cancer?", index }).sentences.map(
    ({ text }) => text,
  );
  expect(said.join(" ")).toContain("Leo from 14:30 on");
});

test("sphutas are facts, except those about death and conception", () => {
  const { facts } = buildTestIndex(CHART_M);
  expect(facts.get("sphuta-yogi")?.text.en).toMatch(/^Yogi: \w+ \d+°\d\d′, /);
  expect(facts.get("sphuta-yogi-graha")?.section).toBe("arudhas");
  for (const id of ["mrityu", "sookshma_tri", "beeja", "kshetra"]) expect(facts.has(`sphuta-${id}`)).toBe(false);
});
