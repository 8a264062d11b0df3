import { computeSections, placeFrom, rashiInPlace, SAPTA_GRAHAS } from "@lagna/jyotish";
import {
  type Dignity,
  DIGNITIES,
  DOSHA_WORDS,
  type DoshaId,
  type Graha,
  GRAHAS,
  KARAKAS_7,
  NAKSHATRAS,
  type Nakshatra,
  type Rashi,
  RASHIS,
  VARAS,
  type VargaId,
  fromEpochDays,
  toEpochDays,
} from "@lagna/terms";
import { type Fact, type FactIndex, findFactById } from "../../src/index.ts";
import {
  computeMahaDashas,
  type Period,
  findRunningPeriods,
  computeSubPeriods,
} from "../../src/facts/build-dasha-facts.ts";
import type { FactContext } from "../../src/facts/fact-context.ts";
import { computeTransitPlace } from "../../src/facts/build-current-transit-facts.ts";
import { createLocalizedText, type CalendarDay } from "../../src/formatting/format-terms.ts";
import type { Random } from "../corpus/statement-makers.ts";
import type { Filling, Fillings } from "./fill-slot.ts";

/**
 * The fillings of a true statement about a chart, and of the same with one slot changed; `null` if the chart allows no such statement.
 */
export interface StatementPair {
  readonly true: Fillings | null;
  readonly false: Fillings | null;
}
export interface StatementRequest {
  readonly index: FactIndex;
  readonly ground: FactContext;
  readonly random: Random;
  /** The sentence to fill; only slots that it contains are changed. */
  readonly sentence: string;
}
export type StatementMaker = (ask: StatementRequest) => StatementPair | null;

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;
export const pickOther = <Item>(items: readonly Item[], than: readonly Item[], random: Random): Item =>
  pick(
    items.filter((item) => !than.includes(item)),
    random,
  );
const graha = (id: Graha): Filling => ({ is: "graha", id });
const rashi = (id: Rashi): Filling => ({ is: "rashi", id });
const house = (id: number): Filling => ({ is: "house", id });
const day = (id: CalendarDay): Filling => ({ is: "day", id });
const plain = (value: string | number): Filling => ({
  is: "words",
  id: createLocalizedText(`${value}`, `${value}`, `${value}`),
});
const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);
export const shiftSign = (sign: Rashi, random: Random): Rashi => rashiInPlace(sign, pick([2, 12, 3, 7, 5, 9], random));
const pickNearby = (number: number, random: Random): number => ((number - 1 + pick([1, 11, 2, 6, 4], random)) % 12) + 1;
const addDays = ({ year, month, day: on }: CalendarDay, days: number): CalendarDay =>
  fromEpochDays(toEpochDays({ year, month, day: on }) + days);

/** Picks an item for which a predicate is true, and one for which it is false. */
export function pickTrueAndFalse<Item>(
  items: readonly Item[],
  is: (item: Item) => boolean,
  fill: (item: Item) => Fillings,
  random: Random,
): StatementPair {
  const [yes, no] = [items.filter(is), items.filter((item) => !is(item))];
  return {
    true: yes.length > 0 ? fill(pick(yes, random)) : null,
    false: no.length > 0 ? fill(pick(no, random)) : null,
  };
}

const PAIRS = SAPTA_GRAHAS.concat("rahu" as never, "ketu" as never).flatMap((a, at) =>
  GRAHAS.slice(at + 1).map((b) => [a as Graha, b] as const),
);
const DIRECTED = PAIRS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
const FIVE: readonly Graha[] = ["mars", "mercury", "jupiter", "venus", "saturn"];
const two = ([P, Q]: readonly [Graha, Graha]): Fillings => ({ P: graha(P), Q: graha(Q) });
const isNodes = ([a, b]: readonly [Graha, Graha]): boolean => [a, b].every((id) => id === "rahu" || id === "ketu");

const drishti = ({ ground }: StatementRequest) => computeSections(ground.view.nativity, ["aspects"]).aspects.graha;
const isAspecting = (ask: StatementRequest, a: Graha, b: Graha): boolean =>
  drishti(ask)
    .find(({ from }) => from === a)
    ?.grahas.includes(b) ?? false;

const SAME: Readonly<Partial<Record<Dignity, Dignity>>> = {
  moolatrikona: "own",
  great_friend: "friend",
  great_enemy: "enemy",
};
const WRONG: Readonly<Record<string, readonly Dignity[]>> = {
  exalted: ["debilitated", "own", "enemy"],
  debilitated: ["exalted", "own", "friend"],
  own: ["exalted", "debilitated", "enemy"],
  friend: ["exalted", "debilitated", "own", "enemy"],
  enemy: ["exalted", "debilitated", "own", "friend"],
  neutral: ["exalted", "debilitated", "own"],
};

const days = ({ ground }: StatementRequest, { startJd, endJd }: Period): readonly [CalendarDay, CalendarDay] => [
  ground.calendar.toCalendarDay(startJd),
  ground.calendar.toCalendarDay(endJd),
];

/** A period with its start and end. The false version shifts one that the sentence mentions. */
function buildPeriodEdges(ask: StatementRequest, period: Period, more: Fillings): StatementPair {
  const [start, end] = days(ask, period);
  const { random, sentence } = ask;
  const [early, late] = [sentence.includes("{D"), sentence.includes("{E")];
  const by = (sentence.includes(":y}") ? [-800, 900, 1500] : [-400, 230, 150, -120])[Math.floor(random() * 3)] ?? 230;
  const lieAtEnd = late && (!early || random() < 0.5);
  const P = graha(period.lords.at(-1) as Graha);
  return {
    true: { ...more, P, D: day(start), E: day(end) },
    false: lieAtEnd
      ? { ...more, P, D: day(start), E: day(addDays(end, by)) }
      : { ...more, P, D: day(addDays(start, by)), E: day(end) },
  };
}

const getTransitSign = ({ ground }: StatementRequest, id: Graha, after = 0): Rashi =>
  computeTransitPlace(ground.view.nativity, id, ground.calendar.nowJd + after).sign;
const SLOW = ["jupiter", "saturn", "rahu", "ketu", "mars", "venus"] as const;

const YOGAS: Readonly<Record<string, Readonly<Record<"en" | "hi" | "hg", string>>>> = {
  gaja_kesari: createLocalizedText("Gaja Kesari yoga", "गजकेसरी योग", "Gajkesari yog"),
  chandra_mangala: createLocalizedText("Chandra Mangala yoga", "चंद्र मंगल योग", "Chandra Mangal yog"),
  nipuna: createLocalizedText("Budha Aditya yoga", "बुधादित्य योग", "Budhaditya yog"),
  hamsa: createLocalizedText("Hamsa yoga", "हंस योग", "Hans yog"),
  malavya: createLocalizedText("Malavya yoga", "मालव्य योग", "Malavya yog"),
  sunapha: createLocalizedText("Sunapha yoga", "सुनफा योग", "Sunapha yog"),
  anapha: createLocalizedText("Anapha yoga", "अनफा योग", "Anapha yog"),
  vesi: createLocalizedText("Vesi yoga", "वेशि योग", "Veshi yog"),
  adhi: createLocalizedText("Adhi yoga", "अधि योग", "Adhi yog"),
  amala: createLocalizedText("Amala yoga", "अमला योग", "Amala yog"),
};
const DOSHAS = ["mangal", "kala_sarpa", "guru_chandala", "grahana"] as const satisfies readonly DoshaId[];
const DOSHAS_HG: Readonly<Record<string, string>> = {
  mangal: "Mangal dosh",
  kala_sarpa: "Kaal Sarp dosh",
  guru_chandala: "Guru Chandal dosh",
  grahana: "Grahan dosh",
};
const holds = ({ index }: StatementRequest, id: string): boolean => {
  const value = findFactById(index, id)?.value as { readonly holds?: boolean } | boolean | undefined;
  return typeof value === "object" && value !== null ? value.holds !== false : value === true;
};

const valueOf = <Value>(index: FactIndex, id: string): Value => (index.facts.get(id) as Fact).value as Value;
const bala = ({ index }: StatementRequest, id: Graha): { readonly rupas: number; readonly rank: number } | undefined =>
  index.facts.get(`shadbala-${id}`)?.value as { rupas: number; rank: number } | undefined;

/** For statements without slots: a chart gives only a true or only a false statement. */
const whole = (is: boolean): StatementPair => (is ? { true: {}, false: null } : { true: null, false: {} });
const one = (key: string, right: Filling, wrong: Filling, more: Fillings = {}): StatementPair => ({
  true: { ...more, [key]: right },
  false: { ...more, [key]: wrong },
});

export const MAKERS: Readonly<Record<string, StatementMaker>> = {
  planet_sign: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const sign = view.signOf(id);
    return one("S", rashi(sign), rashi(shiftSign(sign, random)), { P: graha(id) });
  },
  planet_house: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const { house: at } = view.planets[id];
    return one("H", house(at), house(pickNearby(at, random)), { P: graha(id) });
  },
  house_sign: ({ ground: { view }, random }) => {
    const number = pick(HOUSES, random);
    const { sign } = view.house(number);
    return one("S", rashi(sign), rashi(shiftSign(sign, random)), { H: house(number) });
  },
  planet_star: ({ ground: { view }, random, sentence }) => {
    const id = pick(GRAHAS, random);
    const { nakshatra, pada } = view.planets[id];
    const next = NAKSHATRAS[(NAKSHATRAS.indexOf(nakshatra) + pick([1, 26, 9], random)) % 27] as Nakshatra;
    const lieOfPada = sentence.includes("{K}") && random() < 0.4;
    const right = { P: graha(id), N: { is: "nakshatra", id: nakshatra }, K: plain(pada) } as const;
    return {
      true: right,
      false: lieOfPada ? { ...right, K: plain((pada % 4) + 1) } : { ...right, N: { is: "nakshatra", id: next } },
    };
  },
  degree: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const { degreeInSign, sign } = view.planets[id];
    const g = Math.floor(degreeInSign);
    return one("g", plain(g), plain((g + pick([4, 11, 20], random)) % 30), { P: graha(id), S: rashi(sign) });
  },
  lagna: ({ ground: { view }, random }) => {
    const sign = view.signOf("lagna");
    return one("S", rashi(sign), rashi(shiftSign(sign, random)));
  },
  lordship: ({ ground: { view }, random }) => {
    const number = pick(HOUSES, random);
    const { lord } = view.house(number);
    return one("P", graha(lord), graha(pickOther(SAPTA_GRAHAS, [lord], random)), { H: house(number) });
  },
  lord_place: ({ ground: { view }, random }) => {
    const number = pick(HOUSES, random);
    const { house: at } = view.planets[view.house(number).lord];
    return one("J", house(at), house(pickNearby(at, random)), { H: house(number) });
  },
  dispositor: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const lord = view.dispositorOf(id);
    if (lord === id) return null;
    return one("Q", graha(lord), graha(pickOther(SAPTA_GRAHAS, [lord, id], random)), { P: graha(id) });
  },
  star_lord: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const lord = view.nakshatraLordOf(id);
    if (lord === id) return null;
    return one("Q", graha(lord), graha(pickOther(GRAHAS, [lord, id], random)), { P: graha(id) });
  },
  dignity: ({ ground: { view }, random }) => {
    const id = pick(SAPTA_GRAHAS, random);
    const { dignity } = view.planets[id];
    if (dignity === null || !DIGNITIES.includes(dignity)) return null;
    const wrong = pick(WRONG[SAME[dignity] ?? dignity] ?? [], random);
    return one("G", { is: "dignity", id: dignity }, { is: "dignity", id: wrong }, { P: graha(id) });
  },
  retrograde: ({ ground: { view }, random }) =>
    pickTrueAndFalse(
      FIVE,
      (id) => view.planets[id].retrograde,
      (id) => ({ P: graha(id) }),
      random,
    ),
  combust: ({ ground: { view }, random }) =>
    pickTrueAndFalse(
      FIVE,
      (id) => view.planets[id].combust,
      (id) => ({ P: graha(id) }),
      random,
    ),
  conjunction: ({ ground: { view }, random }) =>
    pickTrueAndFalse(
      DIRECTED.filter((pair) => !isNodes(pair)),
      ([a, b]) => view.signOf(a) === view.signOf(b),
      two,
      random,
    ),
  aspect: (ask) => {
    const { view } = ask.ground;
    const apart = DIRECTED.filter(([a, b]) => a !== "rahu" && a !== "ketu" && view.signOf(a) !== view.signOf(b));
    return pickTrueAndFalse(apart, ([a, b]) => isAspecting(ask, a, b), two, ask.random);
  },
  aspect_house: (ask) => {
    const { random } = ask;
    const row = pick(
      drishti(ask).filter(({ houses }) => houses.length > 0),
      random,
    );
    const stands = ask.ground.view.planets[row.from].house;
    const wrong = pickOther(HOUSES, [...row.houses, stands], random);
    return one("H", house(pick(row.houses, random)), house(wrong), { P: graha(row.from) });
  },
  rashi_aspect: ({ index, random }) => {
    const sign = pick(RASHIS, random);
    const seen = index.facts.get(`rashi-aspect-${sign}`)?.value as readonly Rashi[];
    return one("Z", rashi(pick(seen, random)), rashi(pickOther(RASHIS, [...seen, sign], random)), { S: rashi(sign) });
  },
  exchange: ({ ground: { view }, random }) =>
    pickTrueAndFalse(
      PAIRS.filter(([a, b]) => ![a, b].some((id) => id === "rahu" || id === "ketu")),
      ([a, b]) => view.dispositorOf(a) === b && view.dispositorOf(b) === a,
      two,
      random,
    ),
  varga: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const varga = pick(["D9", "D9", "D10", "D7"] as const satisfies readonly VargaId[], random);
    const sign = computeSections(view.nativity, ["vargas"]).vargas[varga][id];
    return one("S", rashi(sign), rashi(shiftSign(sign, random)), { P: graha(id), V: { is: "varga", id: varga } });
  },
  vargottama: ({ ground: { view }, random }) => {
    const { vargas } = computeSections(view.nativity, ["vargas"]);
    return pickTrueAndFalse(
      GRAHAS,
      (id) => vargas.D9[id] === view.signOf(id),
      (id) => ({ P: graha(id) }),
      random,
    );
  },
  karaka: ({ ground: { view }, random }) => {
    const { scheme7 } = computeSections(view.nativity, ["karakas"]).karakas;
    const karaka = pick(KARAKAS_7, random);
    const right = scheme7[karaka];
    return one("P", graha(right), graha(pickOther(SAPTA_GRAHAS, [right], random)), { C: { is: "karaka", id: karaka } });
  },
  arudha: ({ index, random }) => {
    const [id, words] = pick(
      [
        ["arudha-AL", createLocalizedText("Arudha Lagna", "आरूढ़ लग्न", "Arudh lagna")],
        ["arudha-UL", createLocalizedText("Upapada Lagna", "उपपद लग्न", "Upapad lagna")],
      ] as const,
      random,
    );
    const { sign } = valueOf<{ sign: Rashi }>(index, id);
    return one("S", rashi(sign), rashi(shiftSign(sign, random)), { A: { is: "words", id: words } });
  },
  yoga: (ask) =>
    pickTrueAndFalse(
      Object.keys(YOGAS),
      (id) => holds(ask, `yoga-${id}`),
      (id) => ({ Y: { is: "words", id: YOGAS[id] ?? createLocalizedText("", "", "") } }),
      ask.random,
    ),
  dosha: (ask) =>
    pickTrueAndFalse(
      DOSHAS,
      (id) => holds(ask, `dosha-${id}`),
      (id) => ({
        Y: { is: "words", id: createLocalizedText(DOSHA_WORDS[id].en, DOSHA_WORDS[id].hi, DOSHAS_HG[id] ?? id) },
      }),
      ask.random,
    ),
  dasha_running: ({ ground, random, sentence }) => {
    const [maha, antar] = findRunningPeriods(ground, ground.calendar.nowJd, 2);
    const [M, X] = [maha?.lords[0], antar?.lords[1]];
    if (!M || !X) return null;
    const right = { M: graha(M), X: graha(X) };
    const lieOfMaha = !sentence.includes("{X") || random() < 0.5;
    return {
      true: right,
      false: lieOfMaha
        ? { ...right, M: graha(pickOther(GRAHAS, [M, X], random)) }
        : { ...right, X: graha(pickOther(GRAHAS, [X, M], random)) },
    };
  },
  dasha_next: ({ ground, random }) => {
    const all = computeMahaDashas(ground);
    const { nowJd } = ground.calendar;
    const at = all.findIndex(({ startJd, endJd }) => startJd <= nowJd && nowJd < endJd);
    const [now, next] = [all[at]?.lords[0], all[at + 1]?.lords[0]];
    if (!now || !next) return null;
    return one("X", graha(next), graha(pickOther(GRAHAS, [now, next], random)), { M: graha(now) });
  },
  maha_edge: (ask) => buildPeriodEdges(ask, pick(computeMahaDashas(ask.ground).slice(1, 7), ask.random), {}),
  antar_edge: (ask) => {
    const [maha] = findRunningPeriods(ask.ground, ask.ground.calendar.nowJd, 1);
    const period = maha && pick(computeSubPeriods(maha), ask.random);
    if (!maha || !period || period.lords[1] === maha.lords[0]) return null;
    return buildPeriodEdges(ask, period, { M: graha(maha.lords[0] as Graha) });
  },
  transit: (ask) => {
    const id = pick(SLOW, ask.random);
    const sign = getTransitSign(ask, id);
    const wrong = pickOther(RASHIS, [sign, ask.ground.view.signOf(id)], ask.random);
    return one("S", rashi(sign), rashi(wrong), { P: graha(id) });
  },
  transit_house: (ask) => {
    const id = pick(SLOW, ask.random);
    const { view } = ask.ground;
    const at = view.houseOfSign(getTransitSign(ask, id));
    return one("H", house(at), house(pickOther(HOUSES, [at, view.planets[id].house], ask.random)), { P: graha(id) });
  },
  ingress: (ask) => {
    const id = pick(["jupiter", "saturn"] as const, ask.random);
    const from = Math.floor(ask.random() * 300);
    for (let after = from; after < from + 1000; after++) {
      const sign = getTransitSign(ask, id, after + 1);
      if (getTransitSign(ask, id, after) === sign) continue;
      const { calendar } = ask.ground;
      const on = calendar.toCalendarDay(calendar.nowJd + after + 1);
      const more = { P: graha(id) };
      return ask.random() < 0.5
        ? one("S", rashi(sign), rashi(rashiInPlace(sign, pick([3, 6, 11], ask.random))), { ...more, D: day(on) })
        : one("D", day(on), day(addDays(on, pick([47, 70], ask.random))), { ...more, S: rashi(sign) });
    }
    return null;
  },
  sade_sati: (ask) =>
    whole([12, 1, 2].includes(placeFrom(ask.ground.view.signOf("moon"), getTransitSign(ask, "saturn")))),
  tropical: ({ index, random }) => {
    const sign = index.facts.get("tropical-sun")?.value as Rashi;
    return one("S", rashi(sign), rashi(shiftSign(sign, random)));
  },
  birth_date: ({ index, random }) => {
    const [year, month, on] = index.context.local.slice(0, 10).split("-").map(Number) as [number, number, number];
    const right = { year, month, day: on };
    return one("D", day(right), day(addDays(right, pick([31, -2, 5, 365], random))));
  },
  age: ({ index, random }) => {
    const years = Number(index.facts.get("age")?.value);
    return one("n", plain(years), plain(years + pick([-2, 1, 3, 7], random)));
  },
  vara: ({ ground: { view }, random }) => {
    const { id } = computeSections(view.nativity, ["panchanga"]).panchanga.vara;
    return one("W", { is: "vara", id }, { is: "vara", id: pickOther(VARAS, [id], random) });
  },
  tithi: ({ ground: { view }, random }) => {
    const { number } = computeSections(view.nativity, ["panchanga"]).panchanga.tithi;
    return one("T", { is: "tithi", id: number }, { is: "tithi", id: ((number + pick([0, 4, 9], random)) % 30) + 1 });
  },
  sunrise: ({ ground: { calendar }, index, random }) => {
    const rose = index.facts.get("sunrise")?.value;
    if (typeof rose !== "string") return null;
    const jd = calendar.toJd(Date.parse(rose));
    return one("t", plain(calendar.toLocalTime(jd)), plain(calendar.toLocalTime(jd + pick([0.03, -0.05], random))));
  },
  bindus: ({ index, random }) => {
    const number = pick(HOUSES, random);
    const { bindus, sign } = valueOf<{ bindus: number; sign: Rashi }>(index, `sav-${number}`);
    const more = { H: house(number), S: rashi(sign) };
    return one("n", plain(bindus), plain(bindus + pick([1, -2, 5], random)), more);
  },
  bav: ({ index, random }) => {
    const [id, sign] = [pick(SAPTA_GRAHAS, random), pick(RASHIS, random)];
    const { bindus } = valueOf<{ bindus: number }>(index, `bav-${id}-${sign}`);
    return one("n", plain(bindus), plain(bindus + pick([1, 2], random)), { P: graha(id), S: rashi(sign) });
  },
  strongest: (ask) => {
    const right = SAPTA_GRAHAS.find((id) => bala(ask, id)?.rank === 1);
    return right ? one("P", graha(right), graha(pickOther(SAPTA_GRAHAS, [right], ask.random))) : null;
  },
  rupas: (ask) => {
    const id = pick(SAPTA_GRAHAS, ask.random);
    const rupas = bala(ask, id)?.rupas;
    if (rupas === undefined) return null;
    return one("r", plain(rupas.toFixed(1)), plain((rupas + pick([0.6, -1.1, 2], ask.random)).toFixed(1)), {
      P: graha(id),
    });
  },
  comparison: (ask) => {
    const [a, b] = [pick(SAPTA_GRAHAS, ask.random), pick(SAPTA_GRAHAS, ask.random)];
    const [first, second] = [bala(ask, a)?.rank, bala(ask, b)?.rank];
    if (!first || !second || first === second) return null;
    const right = first < second ? ([a, b] as const) : ([b, a] as const);
    return { true: two(right), false: two([right[1], right[0]]) };
  },
  count: ({ ground: { view }, random }) => {
    const { number, occupants } = pick(
      view.nativity.chart.houses.filter((row) => row.occupants.length > 1),
      random,
    ) ?? { number: 0, occupants: [] };
    if (number === 0) return null;
    const many = occupants.length;
    return one("c", { is: "count", id: many }, { is: "count", id: many + 1 }, { H: house(number) });
  },
  empty: ({ ground: { view }, random }) =>
    pickTrueAndFalse(
      view.nativity.chart.houses,
      ({ occupants }) => occupants.length === 0,
      ({ number }) => ({ H: house(number) }),
      random,
    ),
  from_reference: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS.slice(2), random);
    const at = placeFrom(view.signOf("moon"), view.signOf(id));
    const wrong = pickOther(HOUSES, [at, view.planets[id].house], random);
    return one("H", house(at), house(wrong), { P: graha(id) });
  },
  setting: ({ random }) =>
    one(
      "a",
      { is: "words", id: createLocalizedText("Lahiri", "लाहिरी", "Lahiri") },
      {
        is: "words",
        id: pick(
          [
            createLocalizedText("Raman", "रमन", "Raman"),
            createLocalizedText("Krishnamurti", "कृष्णमूर्ति", "Krishnamurti"),
            createLocalizedText("Fagan-Bradley", "फेगन ब्रैडली", "Fagan Bradley"),
          ],
          random,
        ),
      },
    ),
  window: () => one("D", day({ year: 2027, month: 7, day: 9 }), day({ year: 2027, month: 2, day: 9 })),
};
