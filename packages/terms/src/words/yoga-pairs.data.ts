import type { Graha } from "../ids/graha.ts";
import type { YogaId } from "../ids/yoga.ts";
import type { Word } from "../word.ts";
import { GRAHA_WORDS } from "./graha.data.ts";

/**
 * Words for yogas where one rule covers many: by pair of lords, point or graha. Each text is written once for all of
 * them.
 */

const EN_HOUSES = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];
const HI_HOUSES = ["पहले", "दूसरे", "तीसरे", "चौथे", "पाँचवें", "छठे", "सातवें", "आठवें", "नौवें", "दसवें", "ग्यारहवें", "बारहवें"];
const house = (number: number): { en: string; hi: string } => ({
  en: EN_HOUSES[number - 1] ?? "",
  hi: HI_HOUSES[number - 1] ?? "",
});

type Entry = readonly [id: string, word: Word];

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const DUSTHANAS = [6, 8, 12];

function kindOf(first: number, second: number): { name: Word; sense: { en: string; hi: string } } {
  if (DUSTHANAS.includes(first) || DUSTHANAS.includes(second)) {
    return {
      name: { en: "Dainya parivartana", hi: "दैन्य परिवर्तन" },
      sense: { en: "a link with a house of loss", hi: "हानि के भाव से संबंध" },
    };
  }
  if (first === 3 || second === 3) {
    return {
      name: { en: "Khala parivartana", hi: "खल परिवर्तन" },
      sense: { en: "changing luck, won by courage", hi: "बदलता भाग्य, साहस से लाभ" },
    };
  }
  return {
    name: { en: "Maha parivartana", hi: "महा परिवर्तन" },
    sense: { en: "two good houses support each other", hi: "दो शुभ भाव एक दूसरे के सहायक" },
  };
}

function parivartana(first: number, second: number): Entry {
  const { name, sense } = kindOf(first, second);
  const [a, b] = [house(first), house(second)];
  return [
    `parivartana_${first}_${second}`,
    {
      en: `${name.en}, ${first} and ${second}`,
      hi: `${name.hi}, ${first} और ${second}`,
      sense: {
        en: `The lords of the ${a.en} and ${b.en} are in each other's signs: ${sense.en}.`,
        hi: `${a.hi} और ${b.hi} के स्वामी एक दूसरे की राशि में: ${sense.hi}।`,
      },
    },
  ];
}

const DHANA_HOUSES = [1, 2, 5, 9, 11];

function dhana(first: number, second: number): Entry {
  const [a, b] = [house(first), house(second)];
  return [
    `dhana_lords_${first}_${second}`,
    {
      en: `Dhana: lords of ${first} and ${second}`,
      hi: `धन योग: ${first} और ${second} के स्वामी`,
      sense: {
        en: `The lords of the ${a.en} and ${b.en} together, in mutual aspect or in exchange: earnings.`,
        hi: `${a.hi} और ${b.hi} के स्वामियों की युति, परस्पर दृष्टि या परिवर्तन: धन लाभ।`,
      },
    },
  ];
}

const createPairEntries = (numbers: readonly number[], entry: (one: number, other: number) => Entry): Entry[] =>
  numbers.flatMap((first) => numbers.filter((second) => second > first).map((second) => entry(first, second)));

const KARTARI_POINTS: readonly (readonly [id: string, en: string, hi: string])[] = [
  ["lagna", "the lagna", "लग्न"],
  ["moon", "the Moon", "चंद्र"],
  ["sun", "the Sun", "सूर्य"],
  ...HOUSES.slice(1).map((number) => [`${number}`, `the ${house(number).en}`, `${house(number).hi} भाव`] as const),
];

const kartari = (id: string, en: string, hi: string, good: boolean): Entry => [
  `${good ? "shubha" : "papa"}_kartari_${id}`,
  {
    en: `${good ? "Shubha" : "Papa"} kartari of ${en}`,
    hi: `${hi} का ${good ? "शुभ" : "पाप"} कर्तरी`,
    sense: good
      ? { en: `Benefics on both sides of ${en}: it is protected.`, hi: `${hi} के दोनों ओर शुभ ग्रह: संरक्षण।` }
      : { en: `Malefics on both sides of ${en}: it is under pressure.`, hi: `${hi} के दोनों ओर पाप ग्रह: दबाव।` },
  },
];

const SEVEN = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const satisfies readonly Graha[];
const LUMINARIES: readonly Graha[] = ["sun", "moon"];

/** Creates one entry per graha of the seven: "the Sun" within a sentence, "The Sun" at its start. */
function createEntriesForEach(prefix: string, word: (en: string, start: string, hi: string) => Word): Entry[] {
  return SEVEN.map((graha) => {
    const { en, hi } = GRAHA_WORDS[graha];
    const named = LUMINARIES.includes(graha);
    return [`${prefix}_${graha}`, word(named ? `the ${en}` : en, named ? `The ${en}` : en, hi)];
  });
}

type PairYogaId = Extract<
  YogaId,
  | `parivartana_${string}`
  | `dhana_lords_${string}`
  | `${"shubha" | "papa"}_kartari_${string}`
  | `${"neecha_bhanga" | "vargottama" | "digbala"}_${(typeof SEVEN)[number]}`
>;

export const PAIR_YOGA_WORDS = Object.fromEntries([
  ...createPairEntries(HOUSES, parivartana),
  ...createPairEntries(DHANA_HOUSES, dhana),
  ...KARTARI_POINTS.map(([id, en, hi]) => kartari(id, en, hi, true)),
  ...KARTARI_POINTS.map(([id, en, hi]) => kartari(id, en, hi, false)),
  ...createEntriesForEach("neecha_bhanga", (en, start, hi) => ({
    en: `Neecha bhanga of ${en}`,
    hi: `${hi} का नीचभंग`,
    sense: {
      en: `${start} is debilitated, but something cancels this: a weak start that improves.`,
      hi: `${hi} नीच राशि में, पर नीचता भंग: कमज़ोर आरंभ जो सँभलता है।`,
    },
  })),
  ...createEntriesForEach("vargottama", (en, start, hi) => ({
    en: `Vargottama of ${en}`,
    hi: `वर्गोत्तम ${hi}`,
    sense: {
      en: `${start} is in the same sign in the birth chart and the navamsa: firmer results.`,
      hi: `${hi} जन्म कुंडली और नवांश में एक ही राशि में: दृढ़ फल।`,
    },
  })),
  ...createEntriesForEach("digbala", (en, start, hi) => ({
    en: `Dig bala of ${en}`,
    hi: `दिग्बली ${hi}`,
    sense: {
      en: `${start} is in the kendra where it is strong by direction.`,
      hi: `${hi} उस केंद्र में जहाँ उसे दिग्बल मिलता है।`,
    },
  })),
]) as Readonly<Record<PairYogaId, Word>>;
