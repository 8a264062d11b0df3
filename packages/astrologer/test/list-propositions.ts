import {
  ARUDHAS,
  DIGNITIES,
  DOSHAS,
  GRAHAS,
  KARANAS,
  KARAKAS_8,
  MASAS,
  NAKSHATRAS,
  NITYA_YOGAS,
  RASHIS,
  SADE_SATI_PHASES,
  SPECIAL_LAGNAS,
  VARAS,
  VARGAS,
  YOGAS,
  type VargaId,
} from "@lagna/terms";
import type { Body } from "../src/language/syntax-node.ts";
import type { Proposition, PropositionKind } from "../src/index.ts";
import type { GrahaState } from "../src/proposition/proposition.ts";

/** A kind that is missing here does not compile. */
const IS_KIND: Readonly<Record<PropositionKind, true>> = {
  placed: true,
  lord_placed: true,
  star: true,
  star_lord: true,
  degree: true,
  house: true,
  rules: true,
  state: true,
  related: true,
  karaka: true,
  period: true,
  point: true,
  count: true,
  rank: true,
  yoga: true,
  dosha: true,
  sade_sati: true,
  enters: true,
  window: true,
  panchanga: true,
  day: true,
  day_hours: true,
  born_on: true,
  born_at: true,
  age: true,
};
export const PROPOSITION_KINDS: ReadonlySet<string> = new Set(Object.keys(IS_KIND));

const BODIES: readonly Body[] = ["lagna", ...GRAHAS];
const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);
const FRAMES = VARGAS.filter((varga): varga is Exclude<VargaId, "D1"> => varga !== "D1");
const STATES: readonly GrahaState[] = [...DIGNITIES, "retrograde", "direct", "combust", "not_combust", "vargottama"];
const FROM = { year: 2026, month: 5, day: 9 } as const;
const UNTIL = { year: 2031, month: 3, day: 30 } as const;
const DAY = { year: 2026, month: 12, day: 3 } as const;
const COUNTED_FROM = [undefined, "moon", "sun"] as const;

/** An item for each number, so that each value of a list occurs with several others. */
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** Every value of every vocabulary in a proposition of its kind, also those that no chart of the tests has. */
export const listAllPropositions = (): readonly Proposition[] => [
  ...BODIES.flatMap((body): Proposition[] => [
    ...RASHIS.flatMap((sign, at): Proposition[] => [
      ...(body === "lagna"
        ? [{ kind: "placed", body, sign, frame: "natal" } as const]
        : COUNTED_FROM.map(
            (countedFrom) => ({ kind: "placed", body, sign, house: at + 1, frame: "natal", countedFrom }) as const,
          )),
      { kind: "placed", body, sign, frame: "tropical" },
      { kind: "placed", body, sign, frame: pick(FRAMES, at + BODIES.indexOf(body)) },
      { kind: "degree", body, sign, degreeInSign: at + 30 / 60 },
    ]),
    ...NAKSHATRAS.map((nakshatra, at) => ({ kind: "star", body, nakshatra, pada: 1 + (at % 4) }) as const),
  ]),
  ...FRAMES.flatMap((frame): Proposition[] => [
    { kind: "placed", body: "lagna", sign: "leo", frame },
    { kind: "placed", body: "mars", sign: "aries", frame },
    { kind: "state", graha: "venus", state: "exalted", frame },
  ]),
  ...GRAHAS.flatMap((graha, at): Proposition[] => [
    ...STATES.map((state) => ({ kind: "state", graha, state, frame: "natal" }) as const),
    ...HOUSES.map(
      (house) => ({ kind: "placed", body: graha, sign: pick(RASHIS, house + at), house, frame: "transit" }) as const,
    ),
    { kind: "state", graha, state: "retrograde", frame: "transit" },
    { kind: "state", graha, state: "direct", frame: "transit" },
    { kind: "rules", graha, houses: [at + 1] },
    { kind: "rules", graha, houses: [at + 1, at + 3] },
    { kind: "related", relation: "aspects", graha, houses: [at + 1, at + 2, at + 4] },
    { kind: "related", relation: "in_sign_of", body: "moon", lord: graha },
    { kind: "related", relation: "in_sign_of", body: "lagna", lord: graha },
    { kind: "star_lord", body: "lagna", lord: graha },
    { kind: "star_lord", body: "saturn", lord: graha },
    { kind: "enters", graha, sign: pick(RASHIS, at), on: DAY },
    { kind: "rank", of: { graha }, rank: 1 + (at % 7), rupas: 5 + at / 4 },
    ...RASHIS.map((sign, bindus) => ({ kind: "count", of: { graha, sign }, bindus }) as const),
    ...GRAHAS.filter((other) => other !== graha).flatMap((other): Proposition[] => [
      { kind: "related", relation: "conjunct", grahas: [graha, other] },
      { kind: "related", relation: "exchange", grahas: [graha, other] },
    ]),
    { kind: "period", lords: [graha], from: FROM, until: UNTIL },
    { kind: "period", lords: ["saturn", graha], from: FROM, until: UNTIL, moment: "next" },
    { kind: "period", lords: ["venus", "venus", graha], until: UNTIL, moment: "now" },
  ]),
  ...HOUSES.flatMap((house): Proposition[] => [
    ...COUNTED_FROM.flatMap((countedFrom): Proposition[] => [
      { kind: "house", house, sign: pick(RASHIS, house), countedFrom },
      { kind: "house", house, occupants: [], countedFrom },
      { kind: "house", house, occupants: ["mars"], countedFrom },
      { kind: "house", house, occupants: ["sun", "mercury", "venus"], countedFrom },
      { kind: "lord_placed", of: house, lord: pick(GRAHAS, house), house: 13 - house, sign: "virgo", countedFrom },
    ]),
    { kind: "related", relation: "aspected_by", house, grahas: [] },
    { kind: "related", relation: "aspected_by", house, grahas: ["jupiter"] },
    { kind: "related", relation: "aspected_by", house, grahas: ["sun", "moon", "rahu"] },
    { kind: "rank", of: { house }, rank: 13 - house, rupas: 7.25 },
    { kind: "count", of: { house }, bindus: 18 + house },
    { kind: "window", house, from: { year: 2027, month: house }, until: { year: 2028, month: house }, isGood: true },
    { kind: "window", house, from: { year: 2027, month: house }, until: { year: 2027, month: house }, isGood: false },
  ]),
  ...KARAKAS_8.flatMap((karaka): Proposition[] => [
    { kind: "karaka", karaka, graha: "moon", scheme: 8 },
    { kind: "karaka", karaka, graha: "mars", scheme: 7 },
  ]),
  ...[...ARUDHAS, ...SPECIAL_LAGNAS].map(
    (point, at) => ({ kind: "point", point, sign: pick(RASHIS, at), house: 1 + (at % 12) }) as const,
  ),
  ...YOGAS.flatMap((yoga) => [true, false].map((holds) => ({ kind: "yoga", yoga, holds }) as const)),
  ...DOSHAS.flatMap((dosha): Proposition[] => [
    { kind: "dosha", dosha, holds: true, isCancelled: false },
    { kind: "dosha", dosha, holds: true, isCancelled: true },
    { kind: "dosha", dosha, holds: false, isCancelled: false },
    { kind: "dosha", dosha, holds: null, isCancelled: false },
  ]),
  ...SADE_SATI_PHASES.flatMap((phase): Proposition[] => [
    { kind: "sade_sati", phase, until: UNTIL },
    { kind: "sade_sati", phase, until: null },
  ]),
  { kind: "sade_sati", phase: null, until: UNTIL },
  { kind: "sade_sati", phase: null, until: null },
  ...Array.from({ length: 30 }, (_, at) => ({ kind: "panchanga", limb: "tithi", number: at + 1 }) as const),
  ...VARAS.flatMap((vara, at): Proposition[] => [
    { kind: "panchanga", limb: "vara", value: vara },
    {
      kind: "day",
      day: DAY,
      vara,
      tithis: [at * 4 + 1, at * 4 + 2],
      nakshatras: [pick(NAKSHATRAS, at), pick(NAKSHATRAS, at + 9)],
    },
    { kind: "day", day: DAY, vara, tithis: [at * 4 + 3], nakshatras: [pick(NAKSHATRAS, at * 3)] },
  ]),
  ...NITYA_YOGAS.map((value) => ({ kind: "panchanga", limb: "nitya-yoga", value }) as const),
  ...KARANAS.map((value) => ({ kind: "panchanga", limb: "karana", value }) as const),
  ...MASAS.map((value) => ({ kind: "panchanga", limb: "masa", value }) as const),
  { kind: "day_hours", day: DAY, hours: "light", from: "06:58", until: "17:32" },
  { kind: "day_hours", day: DAY, hours: "rahu_kala", from: "13:28", until: "14:50" },
  { kind: "born_on", day: FROM },
  { kind: "born_at", time: "04:05" },
  { kind: "born_at", time: "23:45" },
  ...Array.from({ length: 100 }, (_, years) => ({ kind: "age", years }) as const),
];
