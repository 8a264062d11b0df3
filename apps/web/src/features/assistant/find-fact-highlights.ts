import type { KundliData } from "@lagna/contract";
import { GRAHAS, RASHIS, type Graha, type Rashi, type VargaId, VARGAS } from "@lagna/terms";

/** The parts of a chart that a fact concerns. */
export interface FactHighlights {
  readonly varga: VargaId;
  /** Keys of the drawing: grahas, `lagna`, `house-10`. */
  readonly keys: readonly string[];
}

const isGraha = (word: string): word is Graha => (GRAHAS as readonly string[]).includes(word);
const isSign = (word: string): word is Rashi => (RASHIS as readonly string[]).includes(word);
const isVarga = (word: string): word is VargaId => (VARGAS as readonly string[]).includes(word);
const isHouse = (word: string): boolean => /^([1-9]|1[0-2])$/.test(word);

/** Facts whose number is a house; in other ids the number counts something else (`ingress-jupiter-leo-2`). */
const HOUSE_NUMBERED_FACTS = /^(house|lord|aspected|sav|bhavabala|win)-/;

/** Derives from the id of a fact what it concerns: `conj-mars-saturn`, `lord-10`, `varga-D9-venus`, `karaka-AK`. */
export function findFactHighlights(id: string, data: KundliData): FactHighlights {
  const words = id.split("-");
  const varga = words.find(isVarga) ?? "D1";
  const keys = new Set<string>(words.filter((word) => isGraha(word) || word === "lagna"));
  const houses = HOUSE_NUMBERED_FACTS.test(id) ? words.filter(isHouse).map(Number) : [];
  for (const house of houses) keys.add(`house-${house}`);
  if (words[0] === "lord") for (const house of houses) addLord(keys, house, data);
  if (words[0] === "karaka") {
    const scheme = words.at(-1) === "8" ? data.karakas.scheme8 : data.karakas.scheme7;
    const body = (scheme as Readonly<Record<string, Graha | undefined>>)[words[1] ?? ""];
    if (body) keys.add(body);
  }
  for (const sign of words.filter(isSign)) {
    const house = data.houses.find((candidate) => candidate.sign === sign)?.number;
    if (house !== undefined && varga === "D1") keys.add(`house-${house}`);
  }
  return { varga, keys: [...keys] };
}

function addLord(keys: Set<string>, house: number, { houses }: KundliData): void {
  const lord = houses.find(({ number }) => number === house)?.lord;
  if (lord) keys.add(lord);
}
