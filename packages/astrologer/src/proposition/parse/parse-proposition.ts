import { type Graha, type Nakshatra, type Rashi, TITHIS_OF_MONTH, type Vara, type VargaId } from "@lagna/terms";
import type { Karana, Karaka8, Dignity, NityaYoga } from "@lagna/terms";
import type { AnswerLanguage } from "../../fact.ts";
import type { Body } from "../../language/syntax-node.ts";
import type { GrahaState, PlacedProposition, Proposition } from "../proposition.ts";
import { findTermName, NAMES } from "./find-term-name.ts";
import {
  BHAVA_BALA,
  BORN,
  CANCELLED,
  EASIEST_TIME,
  EIGHT_KARAKAS,
  GOOD_TIME,
  LIGHT,
  LUNAR_MONTH,
  NEXT_PERIOD,
  NO_GRAHA,
  NOT_DETERMINED,
  OF_CHART,
  RAHU_KALA,
  SIGN_OF,
  STAR_LORD,
} from "./proposition-words.data.ts";
import { type SentenceTerms, toDay, toMonth } from "./extract-sentence-terms.ts";

/** Finds one kind of proposition in a sentence. A reader sees only sentences that none before it has read. */
type PropositionReader = (items: SentenceTerms, language: AnswerLanguage) => Proposition | null;

const isGraha = (body: Body | undefined): body is Graha => body !== undefined && body !== "lagna";
const listGrahas = ({ bodies }: SentenceTerms): readonly Graha[] => bodies.map(({ body }) => body).filter(isGraha);
const firstHouse = ({ houses }: SentenceTerms): number | undefined => houses[0]?.houses[0];
const getSign = ({ list }: SentenceTerms): Rashi | undefined => list("rashi")[0] as Rashi | undefined;
const listTimes = ({ text }: SentenceTerms): readonly string[] => text.match(/\b\d\d:\d\d\b/gu) ?? [];
/** Ordinals that number no house: the quarter of a nakshatra. */
const findOrdinal = ({ nodes }: SentenceTerms): number | undefined =>
  nodes.find(({ tag }) => tag === "ord")?.value as number | undefined;

type Frame = Exclude<PlacedProposition["frame"], "tropical">;
function getFrame({ has, list }: SentenceTerms): Frame {
  const varga = list("varga").at(-1) as VargaId | undefined;
  if (varga !== undefined && varga !== "D1") return varga;
  return has("now") ? "transit" : "natal";
}

function listTithis({ nodes }: SentenceTerms): readonly number[] {
  let paksha = "shukla";
  return nodes.flatMap(({ tag, value }) => {
    if (tag === "paksha") paksha = String(value);
    if (tag !== "tithi") return [];
    const half = TITHIS_OF_MONTH.length / 2;
    const number = TITHIS_OF_MONTH.findIndex((one, at) => one === value && at < half === (paksha === "shukla")) + 1;
    return [number > 0 ? number : TITHIS_OF_MONTH.findIndex((one) => one === value) + 1];
  });
}

const readDay: PropositionReader = (items, language) => {
  const { dates, has, list, text } = items;
  const [date] = dates;
  if (!date) return null;
  const [from, until] = listTimes(items);
  const hours = RAHU_KALA[language].test(text) ? "rahu_kala" : LIGHT[language].test(text) ? "light" : null;
  if (from && until && hours) return { kind: "day_hours", day: toDay(date), hours, from, until };
  if (!has("vara") || !has("tithi") || !has("nak")) return null;
  const [vara, nakshatras] = [list("vara")[0] as Vara, list("nak") as readonly Nakshatra[]];
  return { kind: "day", day: toDay(date), vara, tithis: listTithis(items), nakshatras };
};

const readBirth: PropositionReader = (items, language) => {
  const { dates, has, list, numbers, text, nodes } = items;
  if (has("age")) {
    const days = nodes.find(({ tag }) => tag === "dur")?.value;
    const years = days === undefined ? numbers[0] : Math.round(Number(days) / DAYS_PER_YEAR);
    return years === undefined ? null : { kind: "age", years };
  }
  if (!BORN[language].test(text)) return null;
  const [time] = listTimes(items);
  if (time) return { kind: "born_at", time };
  if (dates[0]) return { kind: "born_on", day: toDay(dates[0]) };
  const [tithi] = listTithis(items);
  if (tithi) return { kind: "panchanga", limb: "tithi", number: tithi };
  if (has("vara")) return { kind: "panchanga", limb: "vara", value: list("vara")[0] as Vara };
  const karana = (list("karana")[0] as Karana | undefined) ?? findTermName(NAMES.karana, text, language);
  if (karana) return { kind: "panchanga", limb: "karana", value: karana };
  const masa = LUNAR_MONTH[language].test(text) ? findTermName(NAMES.masa, text, language) : undefined;
  if (masa) return { kind: "panchanga", limb: "masa", value: masa };
  const yoga = findTermName(NAMES.nityaYoga, text, language) ?? (list("nitya")[0] as NityaYoga | undefined);
  return yoga === undefined ? null : { kind: "panchanga", limb: "nitya-yoga", value: yoga };
};
const DAYS_PER_YEAR = 365.2425;

const readSadeSati: PropositionReader = ({ has, dates, text }, language) => {
  if (!has("sadesati")) return null;
  const until = dates[0] ? toDay(dates[0]) : null;
  if (has("neg")) return { kind: "sade_sati", phase: null, until };
  const phase = findTermName(NAMES.phase, text, language);
  return phase === undefined ? null : { kind: "sade_sati", phase, until };
};

const readYogaOrDosha: PropositionReader = ({ has, text }, language) => {
  if (!OF_CHART[language].test(text) && !NOT_DETERMINED[language].test(text)) return null;
  const dosha = findTermName(NAMES.dosha, text, language);
  const yoga = findTermName(NAMES.yoga, text, language);
  const lengthOf = (names: readonly (readonly [string, Readonly<Record<AnswerLanguage, string>>])[], id?: string) =>
    names.find(([one]) => one === id)?.[1][language].length ?? 0;
  if (yoga !== undefined && lengthOf(NAMES.yoga, yoga) > lengthOf(NAMES.dosha, dosha))
    return { kind: "yoga", yoga, holds: !has("neg") };
  if (dosha === undefined) return null;
  if (NOT_DETERMINED[language].test(text)) return { kind: "dosha", dosha, holds: null, isCancelled: false };
  return { kind: "dosha", dosha, holds: !has("neg"), isCancelled: CANCELLED[language].test(text) };
};

const readPeriod: PropositionReader = (items, language) => {
  const { has, list, dates, text } = items;
  const lords = listGrahas(items);
  const [first, second] = dates;
  if (!has("level") || lords.length === 0 || lords.length !== list("level")[0] || !first) return null;
  if (has("run") && has("now")) return { kind: "period", lords, until: toDay(first), moment: "now" };
  if (!second) return null;
  const moment = NEXT_PERIOD[language].test(text) ? "next" : undefined;
  return { kind: "period", lords, from: toDay(first), until: toDay(second), moment };
};

const readWindow: PropositionReader = (items, language) => {
  const { dates, text } = items;
  const house = firstHouse(items);
  const [from, until = from] = dates;
  if (!GOOD_TIME[language].test(text) || house === undefined || !from || !until) return null;
  const isGood = !EASIEST_TIME[language].test(text);
  return { kind: "window", house, from: toMonth(from), until: toMonth(until), isGood };
};

const readFigures: PropositionReader = (items, language) => {
  const { has, houses, numbers, text } = items;
  const [graha] = listGrahas(items);
  const [figure] = numbers;
  if (figure === undefined) return null;
  if (has("bindu", "sav")) {
    const [sign, house] = [getSign(items), firstHouse(items)];
    if (graha && sign) return { kind: "count", of: { graha, sign }, bindus: figure };
    return house === undefined ? null : { kind: "count", of: { house }, bindus: figure };
  }
  if (!has("rupa")) return null;
  const rank = language === "en" ? numbers[1] : houses.at(-1)?.houses[0];
  const house = BHAVA_BALA[language].test(text) ? firstHouse(items) : undefined;
  const of = house === undefined ? (graha ? { graha } : null) : { house };
  return of === null || rank === undefined ? null : { kind: "rank", of, rank, rupas: figure };
};

const readPoint: PropositionReader = (items, language) => {
  const [sign, house] = [getSign(items), firstHouse(items)];
  const point =
    findTermName(NAMES.arudha, items.text, language) ?? findTermName(NAMES.specialLagna, items.text, language) ?? null;
  return point && sign && house !== undefined ? { kind: "point", point, sign, house } : null;
};

const readKaraka: PropositionReader = ({ bodies, list, text }, language) => {
  const [karaka] = list("karaka") as readonly Karaka8[];
  const graha = bodies.map(({ body }) => body).find(isGraha);
  if (!karaka || !graha) return null;
  return { kind: "karaka", karaka, graha, scheme: EIGHT_KARAKAS[language].test(text) ? 8 : 7 };
};

const readRelation: PropositionReader = (items, language) => {
  const { bodies, has, houses, text } = items;
  const [one, other, ...more] = bodies.map(({ body }) => body);
  const [named] = houses;
  const isPair = isGraha(one) && isGraha(other) && more.length === 0 && houses.length === 0;
  if (has("enter")) {
    const [sign, date] = [getSign(items), items.dates[0]];
    return isGraha(one) && sign && date ? { kind: "enters", graha: one, sign, on: toDay(date) } : null;
  }
  if (has("exchange") && isPair) return { kind: "related", relation: "exchange", grahas: [one, other] };
  if (has("with") && isPair) return { kind: "related", relation: "conjunct", grahas: [one, other] };
  if (has("aspect") && named) {
    const house = named.houses[0] as number;
    if (NO_GRAHA[language].test(text)) return { kind: "related", relation: "aspected_by", house, grahas: [] };
    const isReceiver = named.start < (bodies[0]?.start ?? 0);
    if (isReceiver) return { kind: "related", relation: "aspected_by", house, grahas: listGrahas(items) };
    return isGraha(one) ? { kind: "related", relation: "aspects", graha: one, houses: named.houses } : null;
  }
  if (one === undefined || !isGraha(other) || more.length > 0 || houses.length > 0) return null;
  if (STAR_LORD[language].test(text)) return { kind: "star_lord", body: one, lord: other };
  return SIGN_OF[language].test(text) && !has("rashi")
    ? { kind: "related", relation: "in_sign_of", body: one, lord: other }
    : null;
};

const readLordship: PropositionReader = (items) => {
  const { bodies, has, houses } = items;
  const graha = bodies.map(({ body }) => body).find(isGraha);
  const [of, at] = houses;
  if (!graha || !of || bodies.length > 1) return null;
  const sign = getSign(items);
  const [owned, house] = [of.houses[0], at?.houses[0]];
  if (has("lordword") && owned !== undefined && house !== undefined && sign)
    return { kind: "lord_placed", of: owned, lord: graha, house, sign, countedFrom: at?.countedFrom };
  return has("rule", "lordword") && !at && !sign ? { kind: "rules", graha, houses: of.houses } : null;
};

const STATE_TAGS = { retro: "retrograde", direct: "direct", vargottama: "vargottama" } as const;
function findState({ has, list }: SentenceTerms): GrahaState | undefined {
  if (has("combust")) return has("neg") ? "not_combust" : "combust";
  if (has("neg")) return undefined;
  const tag = (Object.keys(STATE_TAGS) as (keyof typeof STATE_TAGS)[]).find((one) => has(one));
  return tag ? STATE_TAGS[tag] : (list("dign")[0] as Dignity | undefined);
}

const readState: PropositionReader = (items) => {
  const [graha, ...more] = listGrahas(items);
  const state = findState(items);
  if (!graha || more.length > 0 || !state || items.has("rashi", "lordword") || items.houses.length > 0) return null;
  return { kind: "state", graha, state, frame: getFrame(items) };
};

const readPlace: PropositionReader = (items) => {
  const { bodies, has, houses, list, nodes, numbers } = items;
  const [body, ...more] = bodies.map((one) => one.body);
  const [at, ...others] = houses;
  const sign = getSign(items);
  if (others.length > 0 || (at && at.houses.length > 1)) return null;
  const house = at?.houses[0];
  const countedFrom = at?.countedFrom;
  if (body === undefined || (more.length > 0 && sign)) {
    if (house === undefined || more.length > 0) return null;
    if (sign) return { kind: "house", house, sign, countedFrom };
    return has("empty") ? { kind: "house", house, occupants: [], countedFrom } : null;
  }
  const arc = nodes.find(({ tag }) => tag === "arc")?.value;
  if (arc !== undefined && sign) return { kind: "degree", body, sign, degreeInSign: Number(arc) };
  const [nakshatra] = list("nak") as readonly Nakshatra[];
  const pada = nodes.some(({ tag }) => tag === "num") ? numbers[0] : findOrdinal(items);
  if (nakshatra && pada !== undefined) return { kind: "star", body, nakshatra, pada };
  if (!sign) return house === undefined ? null : { kind: "house", house, occupants: listGrahas(items), countedFrom };
  if (has("tropical")) return { kind: "placed", body, sign, frame: "tropical" };
  return { kind: "placed", body, sign, house, frame: getFrame(items), countedFrom };
};

/** Kinds whose statements may contain a negation; every other sentence with one states nothing. */
const NEGATABLE: readonly PropositionReader[] = [readSadeSati, readYogaOrDosha, readRelation, readState];
const NO_CLAIM_TAGS = ["if", "doubt", "reported", "says"] as const;

/** From the kinds with the most particular words to those that only name a place. */
const READERS: readonly PropositionReader[] = [
  readDay,
  readSadeSati,
  readPeriod,
  readWindow,
  readYogaOrDosha,
  readBirth,
  readFigures,
  readKaraka,
  readPoint,
  readRelation,
  readLordship,
  readState,
  readPlace,
];

/** The proposition that a sentence states; `null` if it states none, or more than the readers understand. */
export function parseProposition(items: SentenceTerms, language: AnswerLanguage): Proposition | null {
  if (items.has(...NO_CLAIM_TAGS)) return null;
  const isNegated = items.has("neg", "none");
  for (const reader of READERS) {
    if (isNegated && !NEGATABLE.includes(reader)) continue;
    const found = reader(items, language);
    if (found) return isNegated && !mayBeNegated(found) ? null : found;
  }
  return null;
}

function mayBeNegated(proposition: Proposition): boolean {
  switch (proposition.kind) {
    case "yoga":
    case "dosha":
    case "sade_sati":
      return true;
    case "state":
      return proposition.state === "not_combust";
    case "related":
      return proposition.relation === "aspected_by" && proposition.grahas.length === 0;
    default:
      return false;
  }
}
