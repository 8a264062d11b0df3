import { readFileSync } from "node:fs";
import { type Graha, RASHIS, type Rashi } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { createSignRuleChart, type KnownSigns, type SignChartInput } from "../../src/yoga/sign-rule-chart.ts";
import { BODY_COUNT, BODY_NUMBER } from "../../src/yoga/rule-chart.ts";
import { judgeYogaById, YOGA_RULES } from "../../src/yoga/yoga.ts";

/** A chart without most yogas: all grahas in the sign before or after the lagna, the nodes opposite. */
const QUIET = {
  lagna: "aries",
  sun: "pisces",
  moon: "taurus",
  mars: "pisces",
  mercury: "pisces",
  jupiter: "taurus",
  venus: "pisces",
  saturn: "taurus",
  rahu: "taurus",
  ketu: "scorpio",
} as const satisfies KnownSigns;

interface TextCase extends Partial<Omit<SignChartInput, "signs">> {
  readonly signs: KnownSigns;
  /** Degrees in the sign. */
  readonly degrees?: Readonly<Partial<Record<Graha, number>>>;
  /** The number of good vargas of every graha, in the ten and in the sixteen. */
  readonly good?: { readonly dasavarga?: number; readonly shodasavarga?: number };
}

function judge(id: string, { signs, degrees = {}, good = {}, ...given }: TextCase): boolean | null {
  const all = { ...QUIET, ...signs };
  const longitudes = Array.from({ length: BODY_COUNT }, () => Number.NaN);
  for (const [graha, degree] of Object.entries(degrees)) {
    longitudes[BODY_NUMBER[graha as Graha]] = RASHIS.indexOf(all[graha as Graha] as Rashi) * 30 + degree;
  }
  const chart = createSignRuleChart({ signs: all, ...given }).with({
    longitudes,
    goodVargas: (_, group) => (group === "dasavarga" ? good.dasavarga : good[group as "shodasavarga"]) ?? 0,
  });
  return judgeYogaById(id, chart).holds;
}

type Row = readonly [id: string, wording: string, holds: TextCase, breaks: Partial<TextCase>];

/** What holds by the wording of the text, and a change after which it does not. */
const ROWS: readonly Row[] = [
  [
    "bandhubhistyakta",
    "195: the fourth lord with malefics",
    { signs: {} },
    { signs: { moon: "gemini" }, degrees: { moon: 1.2 } },
  ],
  [
    "bandhubhistyakta",
    "195: or debilitated",
    { signs: { lagna: "libra", saturn: "aries" } },
    { signs: { lagna: "libra", saturn: "aquarius" }, degrees: { saturn: 9.2 } },
  ],
  [
    "bandhubhistyakta",
    "195: or in an evil shashtiamsa",
    { signs: { moon: "gemini" }, degrees: { moon: 0.2 } },
    { signs: { moon: "gemini" }, degrees: { moon: 1.2 } },
  ],
  [
    "lakshmi",
    "27: the ninth lord in a trikona",
    { signs: { jupiter: "sagittarius", mars: "scorpio" } },
    { signs: { jupiter: "capricorn", mars: "scorpio" } },
  ],
  [
    "lakshmi",
    "P.V.R. Narasimha Rao: in a kendra",
    { signs: { jupiter: "cancer", mars: "scorpio" }, settings: { lakshmi: "kendra_alone" } },
    { signs: { jupiter: "sagittarius", mars: "scorpio" } },
  ],
  [
    "dhatrutva",
    "243: the exalted ninth lord aspected by a benefic, a benefic in the ninth",
    { signs: { jupiter: "cancer", venus: "capricorn", mercury: "sagittarius" } },
    { signs: { jupiter: "cancer", venus: "aquarius", mercury: "sagittarius" } },
  ],
  [
    "gaja",
    "48: the lord of the ninth from the eleventh and the Moon in the eleventh, aspected by its lord",
    { signs: { venus: "aquarius", moon: "aquarius", saturn: "leo" } },
    { signs: { jupiter: "aquarius", moon: "aquarius", saturn: "leo" } },
  ],
  [
    "dehasthaulya",
    "115: Jupiter in the lagna, in any sign",
    { signs: { lagna: "aquarius", jupiter: "aquarius" } },
    { signs: { lagna: "aquarius" } },
  ],
  [
    "vasumati",
    "9: all from the lagna, or all from the Moon",
    { signs: { jupiter: "gemini", venus: "virgo", mercury: "virgo" } },
    { signs: { jupiter: "gemini", venus: "cancer", mercury: "cancer" } },
  ],
  [
    "vasumati",
    "9: from the Moon, who is not asked herself",
    {
      signs: { moon: "taurus", jupiter: "cancer", venus: "libra", mercury: "libra" },
      benefics: ["moon", "mercury", "jupiter", "venus"],
    },
    { signs: { jupiter: "cancer", venus: "libra", mercury: "leo" } },
  ],
  [
    "adhi",
    "7: Mercury, Jupiter and Venus, an afflicted Mercury too",
    { signs: { jupiter: "libra", venus: "scorpio", mercury: "sagittarius", sun: "sagittarius" } },
    { signs: { jupiter: "libra", venus: "scorpio" } },
  ],
  [
    "chandra_adhi",
    "7: one in each of the three houses",
    { signs: { jupiter: "scorpio", venus: "sagittarius", mercury: "libra", sun: "libra" } },
    { signs: { jupiter: "scorpio", venus: "scorpio", mercury: "libra", sun: "libra" } },
  ],
  [
    "hara",
    "P.V.R. Narasimha Rao: benefics in 4, 9 and 8 from the seventh lord",
    {
      signs: { jupiter: "scorpio", moon: "gemini", mercury: "libra" },
      benefics: ["moon", "mercury", "jupiter", "venus"],
      settings: { harihara: "pvr" },
    },
    { settings: { harihara: "raman" } },
  ],
  [
    "brahma",
    "P.V.R. Narasimha Rao: benefics in 4, 10 and 11 from the lagna's lord",
    { signs: { jupiter: "gemini", venus: "sagittarius", mercury: "capricorn" }, settings: { harihara: "pvr" } },
    { settings: { harihara: "raman" } },
  ],
  [
    "kalatramula_dhana",
    "141, Libra: Mars is the second and the seventh lord, and Venus remains",
    { signs: { lagna: "libra", venus: "libra", mars: "libra" } },
    { signs: { lagna: "libra", venus: "libra", mars: "taurus" } },
  ],
  [
    "kalatramula_dhana",
    "141, Virgo: Venus is the second lord, and the seventh's remains",
    { signs: { lagna: "virgo", mercury: "virgo", venus: "taurus" } },
    { signs: { lagna: "virgo", mercury: "virgo", venus: "aries" } },
  ],
  [
    "kalatramula_dhana",
    "141, Aries: Venus is all three, and is strong",
    { signs: { mars: "aries", venus: "libra" } },
    { signs: { mars: "aries", venus: "virgo" } },
  ],
  [
    "preta_sapa",
    "219: the Moon near the Sun is weak",
    { signs: { sun: "leo", saturn: "leo", moon: "libra", rahu: "aries", jupiter: "pisces" } },
    { signs: { sun: "leo", saturn: "leo", moon: "libra", rahu: "aries" } },
  ],
  [
    "gandharva",
    "60: the lagna's lord with Jupiter",
    { signs: { saturn: "gemini", mars: "taurus", sun: "aries", moon: "sagittarius" } },
    { signs: { saturn: "gemini", mars: "scorpio", sun: "aries", moon: "sagittarius" } },
  ],
  [
    "gandharva",
    "P.V.R. Narasimha Rao: or aspected by him",
    {
      signs: { saturn: "gemini", mars: "scorpio", sun: "aries", moon: "sagittarius" },
      settings: { gandharva: "joined_or_aspected" },
    },
    { settings: { gandharva: "joined" } },
  ],
  [
    "kahala_v",
    "P.V.R. Narasimha Rao: the fourth lord in its own sign with the tenth's",
    { signs: { moon: "cancer", saturn: "cancer" } },
    { signs: { moon: "cancer" } },
  ],
  [
    "gola_r",
    "68: Mercury in the navamsa lagna, his own sign",
    {
      signs: { moon: "sagittarius", jupiter: "sagittarius", venus: "sagittarius" },
      navamsa: { lagna: "gemini", mercury: "gemini" },
      facts: { elongation: 175 },
    },
    { navamsa: { lagna: "leo", mercury: "leo" } },
  ],
  [
    "go",
    "67: Jupiter as the second lord is not asked to be with himself",
    { signs: { lagna: "scorpio", jupiter: "sagittarius", mars: "capricorn" } },
    { signs: { lagna: "scorpio", jupiter: "sagittarius", mars: "aries" } },
  ],
  [
    "yukti_vagmi",
    "155: the second lord in parvatamsa, six of ten",
    {
      signs: { lagna: "virgo", mercury: "aquarius", sun: "aquarius", mars: "aquarius" },
      degrees: { venus: 27 },
      good: { dasavarga: 6 },
    },
    { good: { dasavarga: 5 } },
  ],
  [
    "parihasaka",
    "156: in Vaiseshikamsa, thirteen of sixteen",
    { signs: {}, navamsa: { sun: "aquarius" }, good: { shodasavarga: 13 } },
    { good: { shodasavarga: 12, dasavarga: 9 } },
  ],
  [
    "annadana",
    "171: by Jupiter and by Mercury",
    { signs: { jupiter: "pisces" }, good: { shodasavarga: 13 } },
    { signs: { jupiter: "gemini" } },
  ],
  [
    "sumukha",
    "167: in a kendra in a good sign, its lord in gopuramsa",
    { signs: { jupiter: "cancer", venus: "libra" }, good: { dasavarga: 4 } },
    { good: { dasavarga: 3 } },
  ],
  [
    "durmukha",
    "169: a malefic second lord with Gulika",
    { signs: { lagna: "libra", mars: "leo", gulika: "leo" }, navamsa: { mars: "aries" } },
    { signs: { lagna: "libra", mars: "leo", gulika: "virgo" } },
  ],
  [
    "ekabhagini",
    "179: Mercury in the third, its lord with the Moon, Mars with Saturn",
    { signs: { mercury: "gemini", moon: "gemini", mars: "taurus" } },
    { signs: { mercury: "gemini", moon: "gemini" } },
  ],
  [
    "yuddhatpurva_dridhachitta",
    "184: or in a movable navamsa",
    { signs: { mercury: "virgo", sun: "virgo" }, navamsa: { mercury: "cancer" } },
    { navamsa: { mercury: "taurus" } },
  ],
  [
    "tivra_buddhi",
    "232: the fifth lord in the navamsa lagna",
    { signs: { lagna: "leo" }, navamsa: { lagna: "pisces", jupiter: "pisces" } },
    { navamsa: { lagna: "pisces", jupiter: "taurus" } },
  ],
  [
    "trikala_jnana",
    "234: in mridvamsa of his own navamsa",
    {
      signs: { venus: "scorpio" },
      navamsa: { jupiter: "sagittarius" },
      degrees: { jupiter: 20.7 },
    },
    { degrees: { jupiter: 21.2 } },
  ],
  [
    "vishaprayoga",
    "176: the second lord aspected by a malefic",
    { signs: { mars: "scorpio", sun: "virgo" }, navamsa: { venus: "capricorn" } },
    { signs: { mars: "scorpio" } },
  ],
  [
    "jaraja_putra",
    "237: both lords strong, with the sixth's",
    { signs: { jupiter: "virgo" } },
    { signs: { jupiter: "virgo", sun: "sagittarius" } },
  ],
  [
    "galakarna",
    "264: Mars in purisha",
    { signs: { mars: "gemini" }, degrees: { mars: 5.7 } },
    { degrees: { mars: 0.2 } },
  ],
  [
    "sisnavyadhi",
    "266: Mercury as the sixth lord",
    { signs: { mercury: "aries", mars: "aries" } },
    { signs: { mercury: "aries" } },
  ],
  ["kalatrashanda", "267: Venus as the seventh lord", { signs: { venus: "virgo" } }, { signs: { venus: "leo" } }],
  [
    "bandhana",
    "271: Venus as the lord of the lagna and the sixth",
    { signs: { lagna: "taurus", venus: "taurus" } },
    { signs: { lagna: "taurus" } },
  ],
  [
    "sirachcheda",
    "273: and the Sun or Saturn with Rahu in a cruel shashtiamsa",
    { signs: {}, degrees: { rahu: 29.7 } },
    { signs: { saturn: "gemini" } },
  ],
  [
    "svetakushta",
    "286: one in the second, the other in the twelfth",
    { signs: { saturn: "taurus", moon: "aries", sun: "libra" } },
    { signs: { saturn: "taurus", mars: "taurus", moon: "aries", sun: "libra" } },
  ],
  [
    "daridra_153",
    "153: both lords with or aspected by the second's or seventh's",
    { signs: {}, navamsa: { lagna: "gemini" } },
    { signs: { mercury: "scorpio" } },
  ],
];

describe("a yoga follows the wording of its text", () => {
  test.each(ROWS)("%s, %s", (id, _, holds, breaks) => {
    expect(judge(id, holds)).toBe(true);
    expect(judge(id, { ...holds, ...breaks })).toBe(false);
  });
});

test("hara, brahma and lakshmi state the variant used", () => {
  const chart = createSignRuleChart({ signs: QUIET });
  expect(judgeYogaById("hara", chart).variant).toMatchObject({ harihara: "raman" });
  expect(judgeYogaById("brahma", chart).variant).toMatchObject({ harihara: "raman" });
  expect(judgeYogaById("lakshmi", chart).variant).toMatchObject({ lakshmi: "kendra_or_trikona" });
});

test("every yoga is in the table of texts", () => {
  const table = readFileSync(new URL("../../../../docs/yoga-texts.md", import.meta.url), "utf8");
  const patterns = [...table.matchAll(/^\| (`[^|]+`) \|/gmu)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/gu)].map(([, id = ""]) => new RegExp(`^${id.replaceAll("*", ".*")}$`, "u")),
  );
  expect(YOGA_RULES.filter(({ id }) => !patterns.some((pattern) => pattern.test(id))).map(({ id }) => id)).toEqual([]);
});
