import { VIMSHOTTARI_LORDS } from "@lagna/jyotish";
import { type Graha, GRAHAS, NAKSHATRAS, type Nakshatra, RASHI_LORDS, type Rashi, RASHIS } from "@lagna/terms";
import type { Tongue } from "../../src/index.ts";
import { type Random } from "../corpus/atoms.ts";
import { DOCTRINE_LINES } from "./doctrine.data.ts";
import {
  SAYINGS_10,
  SAYINGS_11,
  SAYINGS_12,
  SAYINGS_13,
  SAYINGS_14,
  SAYINGS_15,
  SAYINGS_16,
  SAYINGS_17,
  SAYINGS_18,
} from "./later-sayings.data.ts";
import { SAYINGS } from "./sayings.data.ts";
import { SAYINGS_19 } from "./sayings-19.data.ts";
import { SAYINGS_20 } from "./sayings-20.data.ts";
import { SAYINGS_21 } from "./sayings-21.data.ts";
import { SAYINGS_22 } from "./sayings-22.data.ts";
import { SAYINGS_23 } from "./sayings-23.data.ts";
import { SAYINGS_24 } from "./sayings-24.data.ts";
import { SAYINGS_25 } from "./sayings-25.data.ts";
import { type Fillings, saidAs } from "./words.ts";

/** Rules of the field as pairs of what goes together; anything else together is false. */
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
  readonly tongue: Tongue;
  readonly family: string;
  readonly text: string;
  readonly holds: boolean;
}

/** Statements of doctrine, as many true as false, in each wording. */
export function rulesSaid(times: number, random: Random): Rule[] {
  return DOCTRINE_LINES.trim()
    .split("\n")
    .flatMap((line) => {
      const [tongue, family, ...words] = line.split(" ") as [Tongue, string, ...string[]];
      const rows = FAMILIES[family] ?? [];
      return [true, false].flatMap((holds) =>
        Array.from({ length: times }, (): Rule => {
          const of = rows.filter((row) => row[1] === holds);
          const [fillings] = of[Math.floor(random() * of.length)] as Row;
          const text = words.join(" ").replaceAll(/\{(\w+)(?::(\w+))?\}/g, (_, slot: string, form = "") => {
            const filling = fillings[slot];
            return filling ? saidAs(filling, form, tongue) : slot;
          });
          return { tongue, family, text, holds };
        }),
      );
    });
}

/** What is said of anybody and of others, by the writing beside which it was written. */
const SAYINGS_OF = {
  saying: SAYINGS,
  "saying 10": SAYINGS_10,
  "saying 11": SAYINGS_11,
  "saying 12": SAYINGS_12,
  "saying 13": SAYINGS_13,
  "saying 14": SAYINGS_14,
  "saying 15": SAYINGS_15,
  "saying 16": SAYINGS_16,
  "saying 17": SAYINGS_17,
  "saying 18": SAYINGS_18,
  "saying 19": SAYINGS_19,
  "saying 20": SAYINGS_20,
  "saying 21": SAYINGS_21,
  "saying 22": SAYINGS_22,
  "saying 23": SAYINGS_23,
  "saying 24": SAYINGS_24,
  "saying 25": SAYINGS_25,
};

/** What is said of anybody, each so many times, of whatever its slots are filled with. */
export function sayingsSaid(times: number, random: Random): Rule[] {
  return Object.entries(SAYINGS_OF).flatMap(([family, lines]) => sayingsOf(family, lines, times, random));
}

function sayingsOf(family: string, lines: string, times: number, random: Random): Rule[] {
  return lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [tongue, ...words] = line.split(" ") as [Tongue, ...string[]];
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
          return filling ? saidAs(filling, form, tongue) : slot;
        });
        return { tongue, family, text, holds: true };
      });
    });
}
