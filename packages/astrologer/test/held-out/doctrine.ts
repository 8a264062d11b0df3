import { VIMSHOTTARI_LORDS } from "@lagna/jyotish";
import { type Graha, GRAHAS, NAKSHATRAS, type Nakshatra, RASHI_LORDS, type Rashi, RASHIS } from "@lagna/terms";
import { ANSWER_LANGUAGES, type AnswerLanguage } from "../../src/index.ts";
import { type Random } from "../corpus/statement-makers.ts";
import { describeRow, readJsonLines } from "../../../../tools/lib/read-json-lines.ts";
import { type Fillings, fillSlot } from "./fill-slot.ts";

/** General rules as pairs that belong together; any other pair is false. */
const EXALTED: Readonly<Partial<Record<Graha, Rashi>>> = {
  sun: "aries",
  moon: "taurus",
  mars: "capricorn",
  mercury: "virgo",
  jupiter: "cancer",
  venus: "pisces",
  saturn: "libra",
};
const opposite = (sign: Rashi): Rashi => RASHIS[(RASHIS.indexOf(sign) + 6) % 12] as Rashi;
const SPECIAL: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
  sun: [7],
  moon: [7],
  venus: [7],
  mercury: [7],
};

type Row = readonly [fillings: Fillings, holds: boolean];
const grahas = Object.keys(EXALTED) as Graha[];
const placed = (signOf: (graha: Graha, sign: Rashi) => boolean): Row[] =>
  grahas.flatMap((graha) =>
    RASHIS.map((sign): Row => [{ P: { is: "graha", id: graha }, S: { is: "rashi", id: sign } }, signOf(graha, sign)]),
  );
const starLord = (star: Nakshatra): Graha =>
  VIMSHOTTARI_LORDS[NAKSHATRAS.indexOf(star) % VIMSHOTTARI_LORDS.length]?.lord as Graha;

const FAMILIES: Readonly<Record<string, readonly Row[]>> = {
  exalted: placed((graha, sign) => EXALTED[graha] === sign),
  debilitated: placed((graha, sign) => opposite(EXALTED[graha] as Rashi) === sign),
  rules: placed((graha, sign) => RASHI_LORDS[sign] === graha),
  aspects: grahas.flatMap((graha) =>
    [3, 4, 5, 7, 8, 9, 10, 2, 6, 11].map((house): Row => [
      { P: { is: "graha", id: graha }, H: { is: "house", id: house } },
      SPECIAL[graha]?.includes(house) ?? false,
    ]),
  ),
  years: VIMSHOTTARI_LORDS.flatMap(({ lord, years }) =>
    [6, 7, 10, 16, 17, 18, 19, 20].map((number): Row => [
      {
        P: { is: "graha", id: lord },
        n: { is: "words", id: { en: `${number}`, hi: `${number}`, hg: `${number}` } },
      },
      number === years,
    ]),
  ),
  stars: NAKSHATRAS.flatMap((star) =>
    (["ketu", "venus", "sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury"] as const).map((graha): Row => [
      { N: { is: "nakshatra", id: star }, P: { is: "graha", id: graha } },
      starLord(star) === graha,
    ]),
  ),
};

export interface Rule {
  readonly language: AnswerLanguage;
  readonly family: string;
  readonly text: string;
  readonly holds: boolean;
}

/** A wording with slots, and for doctrine the rule that it states. */
interface Wording {
  readonly language: AnswerLanguage;
  readonly rule?: string;
  readonly sentence: string;
}

const WORDING = describeRow(
  { language: { enum: ANSWER_LANGUAGES }, rule: { enum: Object.keys(FAMILIES) }, sentence: { type: "string" } },
  ["rule"],
);

const readWordings = (name: string): readonly Wording[] =>
  readJsonLines<Wording>(new URL(`${name}.jsonl`, import.meta.url), WORDING);

const fillWording = ({ language, sentence }: Wording, fillings: Fillings): string =>
  sentence.replaceAll(/\{(\w+)(?::(\w+))?\}/g, (_, slot: string, form = "") => {
    const filling = fillings[slot];
    return filling ? fillSlot(filling, form, language) : slot;
  });

/** Doctrine statements in each wording, half of them true. */
export const buildRules = (times: number, random: Random): Rule[] =>
  readWordings("doctrine").flatMap((wording) => {
    const { language, rule: family = "" } = wording;
    const rows = FAMILIES[family] ?? [];
    return [true, false].flatMap((holds) =>
      Array.from({ length: times }, (): Rule => {
        const of = rows.filter((row) => row[1] === holds);
        const [fillings] = of[Math.floor(random() * of.length)] as Row;
        return { language, family, text: fillWording(wording, fillings), holds };
      }),
    );
  });

/** The corpora that have generic statements and statements about other people; the first belong to none. */
const GENERIC_STATEMENT_CORPORA = ["", ...Array.from({ length: 16 }, (_, index) => `${index + 10}`)];

/** Generic statements, each `times` times with random fillings. */
export const buildGenericStatements = (times: number, random: Random): Rule[] =>
  GENERIC_STATEMENT_CORPORA.flatMap((corpus) =>
    readWordings(corpus === "" ? "generic-statements" : `generic-statements-${corpus}`).flatMap((wording) =>
      Array.from({ length: times }, (): Rule => {
        const family = `saying ${corpus}`.trim();
        return { language: wording.language, family, text: fillWording(wording, chooseFillings(random)), holds: true };
      }),
    ),
  );

const chooseFillings = (random: Random): Fillings => ({
  P: { is: "graha", id: GRAHAS[Math.floor(random() * 9)] as Graha },
  Q: { is: "graha", id: GRAHAS[Math.floor(random() * 9)] as Graha },
  S: { is: "rashi", id: RASHIS[Math.floor(random() * 12)] as Rashi },
  H: { is: "house", id: 1 + Math.floor(random() * 12) },
  J: { is: "house", id: 1 + Math.floor(random() * 12) },
});
