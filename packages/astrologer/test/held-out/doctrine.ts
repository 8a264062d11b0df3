import { VIMSHOTTARI_LORDS } from "@lagna/jyotish";
import { type Graha, GRAHAS, NAKSHATRAS, type Nakshatra, RASHI_LORDS, type Rashi, RASHIS } from "@lagna/terms";
import type { AnswerLanguage } from "../../src/index.ts";
import { type Random } from "../corpus/statement-makers.ts";
import { DOCTRINE_LINES } from "./doctrine.data.ts";
import {
  GENERIC_STATEMENTS_10,
  GENERIC_STATEMENTS_11,
  GENERIC_STATEMENTS_12,
  GENERIC_STATEMENTS_13,
  GENERIC_STATEMENTS_14,
  GENERIC_STATEMENTS_15,
  GENERIC_STATEMENTS_16,
  GENERIC_STATEMENTS_17,
  GENERIC_STATEMENTS_18,
} from "./generic-statements-10-to-18.data.ts";
import { GENERIC_STATEMENTS } from "./generic-statements.data.ts";
import { GENERIC_STATEMENTS_19 } from "./generic-statements-19.data.ts";
import { GENERIC_STATEMENTS_20 } from "./generic-statements-20.data.ts";
import { GENERIC_STATEMENTS_21 } from "./generic-statements-21.data.ts";
import { GENERIC_STATEMENTS_22 } from "./generic-statements-22.data.ts";
import { GENERIC_STATEMENTS_23 } from "./generic-statements-23.data.ts";
import { GENERIC_STATEMENTS_24 } from "./generic-statements-24.data.ts";
import { GENERIC_STATEMENTS_25 } from "./generic-statements-25.data.ts";
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

/** Doctrine statements in each wording, half of them true. */
export function buildRules(times: number, random: Random): Rule[] {
  return DOCTRINE_LINES.trim()
    .split("\n")
    .flatMap((line) => {
      const [language, family, ...words] = line.split(" ") as [AnswerLanguage, string, ...string[]];
      const rows = FAMILIES[family] ?? [];
      return [true, false].flatMap((holds) =>
        Array.from({ length: times }, (): Rule => {
          const of = rows.filter((row) => row[1] === holds);
          const [fillings] = of[Math.floor(random() * of.length)] as Row;
          const text = words.join(" ").replaceAll(/\{(\w+)(?::(\w+))?\}/g, (_, slot: string, form = "") => {
            const filling = fillings[slot];
            return filling ? fillSlot(filling, form, language) : slot;
          });
          return { language, family, text, holds };
        }),
      );
    });
}

/** Generic statements and statements about other people, by the corpus they belong to. */
const GENERIC_STATEMENT_SETS = {
  saying: GENERIC_STATEMENTS,
  "saying 10": GENERIC_STATEMENTS_10,
  "saying 11": GENERIC_STATEMENTS_11,
  "saying 12": GENERIC_STATEMENTS_12,
  "saying 13": GENERIC_STATEMENTS_13,
  "saying 14": GENERIC_STATEMENTS_14,
  "saying 15": GENERIC_STATEMENTS_15,
  "saying 16": GENERIC_STATEMENTS_16,
  "saying 17": GENERIC_STATEMENTS_17,
  "saying 18": GENERIC_STATEMENTS_18,
  "saying 19": GENERIC_STATEMENTS_19,
  "saying 20": GENERIC_STATEMENTS_20,
  "saying 21": GENERIC_STATEMENTS_21,
  "saying 22": GENERIC_STATEMENTS_22,
  "saying 23": GENERIC_STATEMENTS_23,
  "saying 24": GENERIC_STATEMENTS_24,
  "saying 25": GENERIC_STATEMENTS_25,
};

/** Generic statements, each `times` times with random fillings. */
export function buildGenericStatements(times: number, random: Random): Rule[] {
  return Object.entries(GENERIC_STATEMENT_SETS).flatMap(([family, lines]) =>
    buildStatementsOfFamily(family, lines, times, random),
  );
}

function buildStatementsOfFamily(family: string, lines: string, times: number, random: Random): Rule[] {
  return lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [language, ...words] = line.split(" ") as [AnswerLanguage, ...string[]];
      return Array.from({ length: times }, (): Rule => {
        const fillings: Fillings = {
          P: { is: "graha", id: GRAHAS[Math.floor(random() * 9)] as Graha },
          Q: { is: "graha", id: GRAHAS[Math.floor(random() * 9)] as Graha },
          S: { is: "rashi", id: RASHIS[Math.floor(random() * 12)] as Rashi },
          H: { is: "house", id: 1 + Math.floor(random() * 12) },
          J: { is: "house", id: 1 + Math.floor(random() * 12) },
        };
        const text = words.join(" ").replaceAll(/\{(\w+)(?::(\w+))?\}/g, (_, slot: string, form = "") => {
          const filling = fillings[slot];
          return filling ? fillSlot(filling, form, language) : slot;
        });
        return { language, family, text, holds: true };
      });
    });
}
