import { describe, expect, test } from "vitest";
import { answerOf, FACT_SECTIONS, factById, TONGUES } from "../src/index.ts";
import { CHART_M, indexOf, NOW, type TestBirth } from "./charts.ts";

const index = indexOf(CHART_M);
const text = (id: string, tongue: "en" | "hi" | "hg" = "en"): string | undefined => factById(index, id)?.text[tongue];

/** Worked out by hand for the example of 9 March 1988, Jaipur. */
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

  test("are told in Hindi and Hinglish too", () => {
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

  test("tell houses in words, and never as a letter with a number", () => {
    const told = [...index.facts.values()].flatMap((fact) => TONGUES.map((tongue) => fact.text[tongue]));
    expect(told.filter((line) => /\bh\d/.test(line))).toEqual([]);
  });

  test.each(["sunrise", "sunset"])("%s is told to the nearest minute, as the chart's page shows it", (id) => {
    for (const day of ["04", "09", "14", "19", "24", "29"]) {
      const fact = factById(indexOf({ ...CHART_M, local: `1988-03-${day}T14:25:00` }), id);
      const shown = Date.parse(fact?.value as string) + CHART_M.offset * 3_600_000;
      const minute = new Date(Math.floor((shown + 30_000) / 60_000) * 60_000).toISOString().slice(11, 16);
      expect(fact?.text.en).toMatch(new RegExp(`: ${minute}$`));
    }
  });

  test("dates are told in the chart's zone: 14 June, 22:54 in Greenwich, is the 15th in Jaipur", () => {
    expect(factById(index, "dasha-mercury")?.valid?.until?.slice(0, 10)).toBe("2028-06-14");
  });

  test("periods nobody told are made when they are asked for, and only those that exist", () => {
    expect(index.facts.has("dasha-venus-venus-sun")).toBe(false);
    expect(text("dasha-ketu-venus-sun")).toMatch(/^Ketu–Venus–Sun Pratyantardasha: /);
    expect(factById(index, "dasha-mercury-saturn-pluto")).toBeUndefined();
    expect(factById(index, "planet-pluto")).toBeUndefined();
  });
});

const BIRTHS: Readonly<Record<string, TestBirth>> = {
  worked: CHART_M,
  southern: { local: "1975-06-21T23:10:00", offset: 10, latitude: -33.87, longitude: 151.21 },
  "polar night": { local: "1990-12-21T12:00:00", offset: 1, latitude: 69.65, longitude: 18.96 },
  placidus: { ...CHART_M, settings: { preset: "kp" } },
};

describe.each(Object.entries(BIRTHS))("facts of the %s chart", (_, birth) => {
  const facts = [...indexOf(birth).facts.values()];

  test("each has an id of its own, a section and a line in every tongue", () => {
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    for (const fact of facts) {
      expect(fact.id).toMatch(/^[a-zA-Z0-9]+(-[a-zA-Z0-9_]+)*$/);
      expect(FACT_SECTIONS).toContain(fact.section);
      for (const tongue of TONGUES) expect(fact.text[tongue], fact.id).not.toMatch(/undefined|NaN|null|^$/);
    }
  });

  test("there are some hundreds of them, and they are data through and through", () => {
    expect(facts.length).toBeGreaterThan(500);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });
});

test("an age turns on the birthday, and who was born on 29 February turns on 1 March in common years", () => {
  const leap = { ...CHART_M, local: "1988-02-29T10:00:00" };
  const ageAt = (iso: string) => factById(indexOf(leap, Date.parse(iso)), "age")?.value;
  expect(ageAt("2027-02-28T18:29:00Z")).toBe(38);
  expect(ageAt("2027-02-28T18:31:00Z")).toBe(39);
  expect(factById(indexOf(leap, NOW), "age")?.valid?.until).toBe("2027-02-28T18:30:00.000Z");
});

test("for which times the lagna, a varga's and the Moon's sign hold is told when it is asked for", () => {
  expect(factById(index, "time-lagna")?.text).toMatchObject({
    en: "Lagna, depending on the time: Gemini until 14:14, Cancer from 14:14 to 16:33, Leo from 16:33 on",
    hi: "लग्न, समय के अनुसार: मिथुन 14:14 तक, कर्क 14:14 से 16:33 तक, सिंह 16:33 से",
  });
  expect(factById(index, "time-D9-lagna")?.value).toMatchObject({ sign: "cancer", after: "leo" });
  expect(factById(index, "time-D9-lagna")?.text.en).toContain("to 14:30, Leo from 14:30 on");
  expect(factById(index, "time-D10-lagna")?.text.en).toContain("to 14:28, Aries from 14:28 on");
  expect(factById(index, "time-moon")?.text.en).toContain("Scorpio from 14:50 on");
  expect(factById(index, "time-D1-lagna")).toBeUndefined();
  const said = answerOf({ question: "Is my navamsa lagna really Cancer?", index }).sentences.map(({ text }) => text);
  expect(said.join(" ")).toContain("Leo from 14:30 on");
});

test("points of sums are facts, but those of death and of conception", () => {
  const { facts } = indexOf(CHART_M);
  expect(facts.get("sphuta-yogi")?.text.en).toMatch(/^Yogi: \w+ \d+°\d\d′, /);
  expect(facts.get("sphuta-yogi-graha")?.section).toBe("arudhas");
  for (const id of ["mrityu", "sookshma_tri", "beeja", "kshetra"]) expect(facts.has(`sphuta-${id}`)).toBe(false);
});
