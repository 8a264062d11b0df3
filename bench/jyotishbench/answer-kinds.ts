import type { KundliData } from "@lagna/contract";
import {
  type Graha,
  GRAHAS,
  KARANA_WORDS,
  MODALITIES,
  NAKSHATRA_LORDS,
  NITYA_YOGAS,
  RASHI_LORDS,
  RASHIS,
  type Rashi,
  VARAS,
} from "@lagna/terms";
import type { Slots, ValueType } from "./types.ts";

/** A chart with the sections that the questions need. */
export type ChartData = KundliData & {
  readonly ashtakavarga: NonNullable<KundliData["ashtakavarga"]>;
  readonly arudhas: NonNullable<KundliData["arudhas"]>;
};

type Value = string | number | boolean | readonly (string | number)[];
interface AnswerKind {
  readonly type: ValueType;
  /** `null` where the chart does not decide the question: a tie, or a date before the birth. */
  readonly answer: (chart: ChartData, slots: Slots) => Value | null;
}

const SIGNS = RASHIS.length;
const KENDRAS = [1, 4, 7, 10];
const TRIKONAS = [1, 5, 9];
const MANGLIK_HOUSES = [1, 2, 4, 7, 8, 12];

function need<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error("a question lacks a slot of its kind");
  return part;
}

const getPlanet = ({ planets }: ChartData, id: Graha) => need(planets.find((planet) => planet.id === id));
const getHouse = ({ houses }: ChartData, number: number) => need(houses.find((house) => house.number === number));
const getKaraka = ({ karakas }: ChartData, id: string): Graha =>
  need((karakas.scheme7 as Readonly<Record<string, Graha>>)[id]);
const indexOf = (sign: Rashi): number => RASHIS.indexOf(sign);
/** Counting from one to the other, both included. */
const count = (from: number, to: number): number => ((to - from + SIGNS) % SIGNS) + 1;

const aspects = ({ aspects: { graha } }: ChartData, from: Graha) => need(graha.find((row) => row.from === from));
const grahasIn = (chart: ChartData, houses: readonly number[]): readonly Graha[] =>
  chart.planets.filter(({ house }) => houses.includes(house)).map(({ id }) => id);

/** The only item with the largest measure; `null` if several have it. */
function findLargest<Item>(items: readonly Item[], measure: (item: Item) => number): Item | null {
  const [first, second] = items.toSorted((one, other) => measure(other) - measure(one));
  return first === undefined || (second !== undefined && measure(first) === measure(second)) ? null : first;
}

type Period = ChartData["dashas"]["vimshottari"]["periods"][number];
const findRunning = (periods: readonly Period[] | undefined, date: string): Period | null =>
  periods?.find(({ start, end }) => start.slice(0, 10) < date && date < end.slice(0, 10)) ?? null;
const findMahadasha = (chart: ChartData, date: string): Period | null =>
  date <= chart.birth.utc.slice(0, 10) ? null : findRunning(chart.dashas.vimshottari.periods, date);
/** The only period of a graha that ends after the birth. */
function findPeriodOf(
  chart: ChartData,
  graha: Graha,
): { readonly period: Period; readonly next: Period | null } | null {
  const { periods } = chart.dashas.vimshottari;
  const index = periods.findIndex(({ lord }) => lord === graha);
  const period = periods[index];
  return period && period.end > chart.birth.utc ? { period, next: periods[index + 1] ?? null } : null;
}

const countIf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number => items.filter(is).length;

/** How each kind of question is decided from a chart, by the rules that the data card states. */
export const ANSWER_KINDS: Readonly<Record<string, AnswerKind>> = {
  sign_of: { type: "sign", answer: (chart, { graha }) => getPlanet(chart, need(graha)).sign },
  house_of: { type: "house", answer: (chart, { graha }) => getPlanet(chart, need(graha)).house },
  nakshatra_of: { type: "nakshatra", answer: (chart, { graha }) => getPlanet(chart, need(graha)).nakshatra },
  pada_of: { type: "number", answer: (chart, { graha }) => getPlanet(chart, need(graha)).pada },
  degree_in_sign_of: {
    type: "number",
    answer: (chart, { graha }) => Math.floor(getPlanet(chart, need(graha)).degree_in_sign),
  },
  lagna_sign: { type: "sign", answer: ({ lagna }) => lagna.sign },
  lagna_nakshatra: { type: "nakshatra", answer: ({ lagna }) => lagna.nakshatra },
  sign_of_house: { type: "sign", answer: (chart, { house }) => getHouse(chart, need(house)).sign },
  lord_of_house: { type: "graha", answer: (chart, { house }) => getHouse(chart, need(house)).lord },
  house_of_lord: {
    type: "house",
    answer: (chart, { house }) => getPlanet(chart, getHouse(chart, need(house)).lord).house,
  },
  sign_of_lord: {
    type: "sign",
    answer: (chart, { house }) => getPlanet(chart, getHouse(chart, need(house)).lord).sign,
  },
  grahas_in_house: { type: "grahas", answer: (chart, { house }) => grahasIn(chart, [need(house)]) },
  grahas_in_sign: {
    type: "grahas",
    answer: ({ planets }, slots) => planets.filter(({ sign }) => sign === slots.sign).map(({ id }) => id),
  },
  is_retrograde: { type: "yes_no", answer: (chart, { graha }) => getPlanet(chart, need(graha)).retrograde },
  is_combust: { type: "yes_no", answer: (chart, { graha }) => getPlanet(chart, need(graha)).combust },
  dignity_of: { type: "dignity", answer: (chart, { graha }) => getPlanet(chart, need(graha)).dignity },
  dispositor_of: { type: "graha", answer: (chart, { graha }) => RASHI_LORDS[getPlanet(chart, need(graha)).sign] },
  house_distance: {
    type: "number",
    answer: (chart, { graha, other }) =>
      count(indexOf(getPlanet(chart, need(graha)).sign), indexOf(getPlanet(chart, other as Graha).sign)),
  },
  are_conjunct: {
    type: "yes_no",
    answer: (chart, { graha, other }) => getPlanet(chart, need(graha)).sign === getPlanet(chart, other as Graha).sign,
  },
  aspects_house: {
    type: "yes_no",
    answer: (chart, { graha, house }) => aspects(chart, need(graha)).houses.includes(need(house)),
  },
  aspects_graha: {
    type: "yes_no",
    answer: (chart, { graha, other }) => aspects(chart, need(graha)).grahas.includes(other as Graha),
  },
  navamsa_sign_of: { type: "sign", answer: ({ vargas }, { graha }) => need(need(vargas["D9"])[need(graha)]) },
  varga_sign_of: {
    type: "sign",
    answer: ({ vargas }, { varga, graha }) => need(need(vargas[need(varga)])[need(graha)]),
  },
  navamsa_lagna: { type: "sign", answer: ({ vargas }) => need(need(vargas["D9"])["lagna"]) },
  is_vargottama: {
    type: "yes_no",
    answer: (chart, { graha }) => getPlanet(chart, need(graha)).sign === need(chart.vargas["D9"])[need(graha)],
  },
  karaka: { type: "graha", answer: (chart, { karaka }) => getKaraka(chart, need(karaka)) },
  house_of_karaka: {
    type: "house",
    answer: (chart, { karaka }) => getPlanet(chart, getKaraka(chart, need(karaka))).house,
  },
  tithi_at_birth: { type: "tithi", answer: ({ panchanga: { tithi } }) => tithi.number },
  paksha_at_birth: { type: "paksha", answer: ({ panchanga: { tithi } }) => tithi.paksha },
  weekday_at_birth: { type: "weekday", answer: ({ panchanga: { vara } }) => need(VARAS[vara.number]) },
  yoga_at_birth: {
    type: "yoga",
    answer: ({ panchanga: { yoga } }) => need(NITYA_YOGAS[yoga.number - 1]),
  },
  karana_at_birth: {
    type: "karana",
    answer: ({ panchanga: { karana } }) =>
      need(Object.entries(KARANA_WORDS).find(([, { en }]) => en === karana.name)?.[0]),
  },
  birth_dasha_lord: { type: "graha", answer: ({ dashas }) => dashas.vimshottari.balance.lord },
  mahadasha_at: { type: "graha", answer: (chart, { date }) => findMahadasha(chart, need(date))?.lord ?? null },
  antardasha_at: {
    type: "graha",
    answer: (chart, { date }) => {
      const mahadasha = findMahadasha(chart, need(date));
      return mahadasha && (findRunning(mahadasha.sub, need(date))?.lord ?? null);
    },
  },
  mahadasha_end: {
    type: "month",
    answer: (chart, { graha }) => findPeriodOf(chart, need(graha))?.period.end.slice(0, 7) ?? null,
  },
  next_mahadasha_after: {
    type: "graha",
    answer: (chart, { graha }) => findPeriodOf(chart, need(graha))?.next?.lord ?? null,
  },
  sarvashtakavarga_of_sign: {
    type: "number",
    answer: ({ ashtakavarga }, { sign }) => need(ashtakavarga.sarva[indexOf(need(sign))]),
  },
  bindus_of: {
    type: "number",
    answer: ({ ashtakavarga: { bhinna } }, { graha, sign }) =>
      need((bhinna as Readonly<Record<string, readonly number[]>>)[need(graha)]?.[indexOf(need(sign))]),
  },
  best_sign_by_bindus: {
    type: "sign",
    answer: ({ ashtakavarga: { sarva } }) => findLargest(RASHIS, (sign) => sarva[indexOf(sign)] ?? 0),
  },
  is_manglik_from_lagna: {
    type: "yes_no",
    answer: (chart) => MANGLIK_HOUSES.includes(getPlanet(chart, "mars").house),
  },
  empty_houses: {
    type: "houses",
    answer: ({ houses }) => houses.filter(({ occupants }) => occupants.length === 0).map(({ number }) => number),
  },
  grahas_in_kendras: { type: "grahas", answer: (chart) => grahasIn(chart, KENDRAS) },
  grahas_in_trikonas: { type: "grahas", answer: (chart) => grahasIn(chart, TRIKONAS) },
  most_occupied_house: {
    type: "house",
    answer: ({ houses }) => findLargest(houses, ({ occupants }) => occupants.length)?.number ?? null,
  },
  retrograde_count: {
    type: "number",
    answer: ({ planets }) => countIf(planets, ({ id, retrograde }) => retrograde && id !== "rahu" && id !== "ketu"),
  },
  signs_modality_count: {
    type: "number",
    answer: ({ planets }, { modality }) =>
      countIf(planets, ({ sign }) => MODALITIES[indexOf(sign) % MODALITIES.length] === modality),
  },
  moon_sign_lord: { type: "graha", answer: (chart) => RASHI_LORDS[getPlanet(chart, "moon").sign] },
  nakshatra_lord_of: {
    type: "graha",
    answer: (chart, { graha }) => NAKSHATRA_LORDS[getPlanet(chart, need(graha)).nakshatra],
  },
  lord_exchange: {
    type: "yes_no",
    answer: (chart, { house, other }) => {
      const [one, two] = [getHouse(chart, need(house)), getHouse(chart, other as number)];
      // A graha that rules both exchanges with nothing.
      return (
        one.lord !== two.lord &&
        getPlanet(chart, one.lord).sign === two.sign &&
        getPlanet(chart, two.lord).sign === one.sign
      );
    },
  },
  arudha_lagna: { type: "sign", answer: ({ arudhas }) => need(arudhas.bhava["A1"]) },
};

const ORDER: ReadonlyMap<string, number> = new Map(GRAHAS.map((graha, index) => [graha, index]));

/** A value in its one spelling: lists in the order of the week or of numbers, "none" for an empty one. */
export function formatValue(value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  if (value.length === 0) return "none";
  const rank = (item: string | number): number => (typeof item === "number" ? item : (ORDER.get(item) ?? 0));
  return value.toSorted((one, other) => rank(one) - rank(other)).join(",");
}
