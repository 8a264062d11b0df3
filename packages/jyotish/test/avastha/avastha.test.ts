import { GRAHAS, type Deeptadi, type Dignity, type Graha, type Lajjitadi, type Rashi } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import {
  computeBaladi,
  computeDeeptadi,
  computeJagradadi,
  computeLajjitadi,
  type AvasthaChart,
} from "../../src/avastha/avastha.ts";
import { computeFirstSoundValue } from "../../src/avastha/first-sound.ts";
import { computeSayanadi } from "../../src/avastha/sayanadi.ts";
import { computeGrahaDrishti } from "../../src/relation/drishti.ts";
import type { SaptaGraha } from "../../src/relation/friendship.data.ts";

describe("baladi", () => {
  test.each([
    [0, "bala"],
    [5.999, "bala"],
    [6, "kumara"],
    [12, "yuva"],
    [18, "vriddha"],
    [24, "mrita"],
    [29.999, "mrita"],
    [30, "mrita"],
    [36, "vriddha"],
    [45, "yuva"],
    [59.999, "bala"],
    [359.999, "bala"],
  ])("at %d° is %s", (longitude, state) => expect(computeBaladi(longitude)).toBe(state));
});

describe("jagradadi", () => {
  test.each<[Dignity | null, string | null]>([
    ["exalted", "jagrat"],
    ["moolatrikona", "jagrat"],
    ["own", "jagrat"],
    ["great_friend", "svapna"],
    ["friend", "svapna"],
    ["neutral", "svapna"],
    ["enemy", "sushupti"],
    ["great_enemy", "sushupti"],
    ["debilitated", "sushupti"],
    [null, null],
  ])("%s is %s", (dignity, state) => expect(computeJagradadi(dignity)).toBe(state));
});

const each = <Value>(value: Value): Record<Graha, Value> =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, value])) as Record<Graha, Value>;

interface Given {
  signs?: Partial<Record<Graha, Rashi>>;
  lagna?: Rashi;
  dignities?: Partial<Record<Graha, Dignity>>;
  combust?: readonly Graha[];
}

/** No conjunctions unless a case overrides it: one sign each, the nodes opposite. */
const APART: Record<Graha, Rashi> = {
  sun: "aries",
  moon: "taurus",
  mars: "gemini",
  mercury: "leo",
  jupiter: "virgo",
  venus: "sagittarius",
  saturn: "capricorn",
  rahu: "aquarius",
  ketu: "cancer",
};

function chart({ signs = {}, lagna = "pisces", dignities = {}, combust = [] }: Given): AvasthaChart {
  const all = { ...APART, ...signs };
  const drishti = computeGrahaDrishti(all, lagna);
  return {
    signs: all,
    lagna,
    dignities: { ...each<Dignity>("neutral"), ...dignities },
    combust: { ...each(false), ...Object.fromEntries(combust.map((graha) => [graha, true])) },
    benefics: ["moon", "mercury", "jupiter", "venus"],
    malefics: ["sun", "mars", "saturn", "rahu", "ketu"],
    aspectedBy: Object.fromEntries(
      GRAHAS.map((graha) => [graha, drishti.filter(({ grahas }) => grahas.includes(graha)).map(({ from }) => from)]),
    ) as unknown as Record<Graha, readonly Graha[]>,
  };
}

describe("deeptadi", () => {
  test.each<[Given, "combust_first" | "dignity_first", Deeptadi[]]>([
    [{ dignities: { venus: "exalted" } }, "combust_first", ["dipta"]],
    [{ dignities: { venus: "own" } }, "combust_first", ["svastha"]],
    [{ dignities: { venus: "moolatrikona" } }, "combust_first", ["svastha"]],
    [{ dignities: { venus: "great_friend" } }, "combust_first", ["mudita"]],
    [{ dignities: { venus: "friend" } }, "combust_first", ["shanta"]],
    [{}, "combust_first", ["dina"]],
    [{ dignities: { venus: "enemy" } }, "combust_first", ["duhkhita"]],
    [{ dignities: { venus: "great_enemy" } }, "combust_first", ["khala"]],
    [{ dignities: { venus: "debilitated" } }, "combust_first", ["khala"]],
    [{ dignities: { venus: "exalted" }, combust: ["venus"] }, "combust_first", ["kopa"]],
    [{ dignities: { venus: "exalted" }, combust: ["venus"] }, "dignity_first", ["dipta", "kopa"]],
    [{ dignities: { venus: "exalted" }, signs: { saturn: "sagittarius" } }, "combust_first", ["dipta", "vikala"]],
    [{ combust: ["venus"], signs: { sun: "sagittarius" } }, "combust_first", ["kopa", "vikala"]],
    [{ signs: { jupiter: "sagittarius" } }, "combust_first", ["dina"]],
  ])("%j, %s", (given, order, states) => expect(computeDeeptadi("venus", chart(given), order)).toEqual(states));
});

describe("lajjitadi", () => {
  test.each<[string, SaptaGraha, Given, Lajjitadi, boolean]>([
    ["in the fifth with a node", "moon", { lagna: "pisces", signs: { moon: "cancer" } }, "lajjita", true],
    ["in the fifth alone", "moon", { lagna: "capricorn" }, "lajjita", false],
    ["with a node elsewhere", "moon", { lagna: "aries", signs: { moon: "cancer" } }, "lajjita", false],
    ["with Jupiter in the fifth", "venus", { lagna: "leo", signs: { jupiter: "sagittarius" } }, "lajjita", false],
    ["exalted", "sun", { dignities: { sun: "exalted" } }, "garvita", true],
    ["own", "sun", { dignities: { sun: "own" } }, "garvita", false],
    ["in an enemy's sign", "sun", { signs: { sun: "taurus" } }, "kshudhita", true],
    ["conjunct an enemy", "mars", { signs: { mars: "leo" } }, "kshudhita", true],
    [
      "with Saturn, which is not an enemy of Jupiter",
      "jupiter",
      { signs: { jupiter: "capricorn" } },
      "kshudhita",
      true,
    ],
    [
      "aspected by an enemy",
      "jupiter",
      { signs: { mercury: "aries", jupiter: "libra", sun: "pisces" } },
      "kshudhita",
      true,
    ],
    [
      "in a friend's sign, without conjunctions",
      "jupiter",
      { signs: { jupiter: "aries", sun: "pisces" } },
      "kshudhita",
      false,
    ],
    // Venus in Cancer is aspected by the Sun from Capricorn, an enemy, and by Jupiter from Pisces too.
    [
      "in a watery sign, aspected by an enemy",
      "venus",
      { signs: { venus: "cancer", sun: "capricorn" } },
      "trushita",
      true,
    ],
    [
      "in a watery sign, aspected by a benefic too",
      "venus",
      { signs: { venus: "cancer", sun: "capricorn", jupiter: "pisces" } },
      "trushita",
      false,
    ],
    [
      "not in a watery sign, aspected by an enemy",
      "venus",
      { signs: { venus: "leo", sun: "aquarius" } },
      "trushita",
      false,
    ],
    ["in a friend's sign", "sun", { signs: { sun: "cancer" } }, "mudita", true],
    ["with Jupiter, which is not a friend of Venus", "venus", { signs: { venus: "virgo" } }, "mudita", true],
    ["with the Sun and an enemy", "mars", { signs: { mars: "aries", mercury: "aries" } }, "kshobhita", true],
    ["with the Sun and a malefic", "moon", { signs: { moon: "aries", saturn: "aries" } }, "kshobhita", true],
    ["with the Sun alone", "moon", { signs: { moon: "aries", saturn: "gemini", mars: "taurus" } }, "kshobhita", false],
    ["the Sun himself", "sun", { signs: { saturn: "aries" } }, "kshobhita", false],
  ])("%s: %s", (_, graha, given, state, holds) => {
    expect(computeLajjitadi(graha, chart(given)).includes(state)).toBe(holds);
  });
});

describe("sayanadi", () => {
  const birth = { moonNakshatra: 6, ghati: 20, lagna: 11, nameValue: null };

  test.each<[Graha, number, object, string, string | null]>([
    // Sun in the 3rd navamsa of Cancer: nakshatra 8 (Pushya at 98°), number 1, navamsa 3: 24 + 6 + 20 + 11 = 61, 1 of 12.
    ["sun", 98, {}, "sayana", null],
    // The first state with a name's value of 4: (1 + 4) mod 12 + 5 = 10, 1 of 3.
    ["sun", 98, { nameValue: 4 }, "sayana", "drishti"],
    // A ghati more: the second, (4 + 4) + 5 = 13, 1 of 3.
    ["sun", 98, { nameValue: 4, ghati: 21 }, "upavesana", "drishti"],
    // Eleven ghatis more: none remains, the twelfth; (144 + 4) mod 12 = 4, and 5: 9, none of 3.
    ["sun", 98, { nameValue: 4, ghati: 31 }, "nidra", "vicheshta"],
    // Ketu at 0.5°: nakshatra 1, number 9, navamsa 1: 9 + 37 = 46, 10 of 12; (100 + 2) mod 12 = 6, and 4: 10, 1 of 3.
    ["ketu", 0.5, { nameValue: 2 }, "nrityalipsa", "drishti"],
    // Saturn at 359°: nakshatra 27, number 7, navamsa 9: 1701 + 37 = 1738, 10 of 12; (100 + 1) mod 12 = 5, and 3: 8, 2 of 3.
    ["saturn", 359, { nameValue: 1 }, "nrityalipsa", "cheshta"],
  ])("%s at %d° with %j is %s, %s", (graha, longitude, given, state, cheshta) => {
    expect(computeSayanadi(graha, longitude, { ...birth, ...given })).toEqual({ state, cheshta });
  });
});

describe("the first sound of a name", () => {
  test.each<[string, number | null]>([
    ["Asha", 1],
    ["Aarti", 1],
    ["Aishwarya", 4],
    ["Indira", 2],
    ["Uma", 3],
    ["Esha", 4],
    ["Om", 5],
    ["Kamala", 1],
    ["Khushi", 2],
    ["Gita", 3],
    ["Ghanshyam", 4],
    ["Charan", 5],
    ["Chhaya", 1],
    ["Catherine", 1],
    ["Cecilia", 4],
    ["Jaya", 2],
    ["Jhanvi", 3],
    ["Tara", 3],
    ["Deepa", 5],
    ["Dharma", 1],
    ["Nalini", 2],
    ["Padma", 3],
    ["Phalguni", 4],
    ["Bala", 5],
    ["Bharat", 1],
    ["Mira", 2],
    ["Yash", 3],
    ["Rama", 4],
    ["Lata", 5],
    ["Vishnu", 1],
    ["Shiva", 2],
    ["Śiva", 2],
    ["Ṣaṇmukha", 3],
    ["Ṭhākur", 5],
    ["Sita", 4],
    ["Hari", 5],
    ["  'anand", 1],
    ["Émile", 4],
    ["राम", 4],
    ["आशा", 1],
    ["छाया", 1],
    ["चरण", 5],
    ["श्रीकांत", 2],
    ["ज़ोया", 2],
    ["ऋषि", 4],
    ["ராமன்", null],
    ["李", null],
    ["", null],
    ["123", null],
  ])("%s: %s", (name, value) => expect(computeFirstSoundValue(name)).toBe(value));
});
