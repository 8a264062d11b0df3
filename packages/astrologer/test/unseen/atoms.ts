import { calculate, placeFrom, rashiInPlace, SAPTA_GRAHAS } from "@lagna/jyotish";
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
} from "@lagna/terms";
import { type Fact, type FactIndex, factById } from "../../src/index.ts";
import { calendarDay } from "../../src/local-calendar.ts";
import { mahaDashas, type Period, runningAt, subPeriods } from "../../src/facts/dasha-facts.ts";
import type { Ground } from "../../src/facts/ground.ts";
import { transitPlace } from "../../src/facts/sky-facts.ts";
import { said, type CalendarDay } from "../../src/words/say.ts";
import type { Random } from "../corpus/atoms.ts";
import type { Filling, Fillings } from "./words.ts";

/** A thing that is so in a chart, and the same with one slot changed; `null` where the chart has none of the one or the other. */
export interface Pair {
  readonly true: Fillings | null;
  readonly false: Fillings | null;
}
export interface Ask {
  readonly index: FactIndex;
  readonly ground: Ground;
  readonly random: Random;
  /** The sentence that is to be filled: one slot of those it has is changed. */
  readonly sentence: string;
}
export type Maker = (ask: Ask) => Pair | null;

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;
export const not = <Item>(items: readonly Item[], than: readonly Item[], random: Random): Item =>
  pick(
    items.filter((item) => !than.includes(item)),
    random,
  );
const graha = (id: Graha): Filling => ({ is: "graha", id });
const rashi = (id: Rashi): Filling => ({ is: "rashi", id });
const house = (id: number): Filling => ({ is: "house", id });
const day = (id: CalendarDay): Filling => ({ is: "day", id });
const plain = (value: string | number): Filling => ({ is: "words", id: said(`${value}`, `${value}`, `${value}`) });
const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);
export const shifted = (sign: Rashi, random: Random): Rashi => rashiInPlace(sign, pick([2, 12, 3, 7, 5, 9], random));
const nearby = (number: number, random: Random): number => ((number - 1 + pick([1, 11, 2, 6, 4], random)) % 12) + 1;
const DAY = 86_400_000;
const moved = ({ year, month, day: on }: CalendarDay, days: number): CalendarDay =>
  calendarDay(new Date(Date.UTC(year, month - 1, on) + days * DAY));

/** One of those of which it is so, and one of which it is not. */
export function ofSome<Item>(
  items: readonly Item[],
  is: (item: Item) => boolean,
  fill: (item: Item) => Fillings,
  random: Random,
): Pair {
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

const drishti = ({ ground }: Ask) => calculate(ground.view.nativity, ["aspects"]).aspects.graha;
const sees = (ask: Ask, a: Graha, b: Graha): boolean =>
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

const days = ({ ground }: Ask, { startJd, endJd }: Period): readonly [CalendarDay, CalendarDay] => [
  ground.calendar.dayOf(startJd),
  ground.calendar.dayOf(endJd),
];

/** A period with its edges; the lie moves one that the sentence tells. */
function edges(ask: Ask, period: Period, more: Fillings): Pair {
  const [start, end] = days(ask, period);
  const { random, sentence } = ask;
  const [early, late] = [sentence.includes("{D"), sentence.includes("{E")];
  const by = (sentence.includes(":y}") ? [-800, 900, 1500] : [-400, 230, 150, -120])[Math.floor(random() * 3)] ?? 230;
  const lieAtEnd = late && (!early || random() < 0.5);
  const P = graha(period.lords.at(-1) as Graha);
  return {
    true: { ...more, P, D: day(start), E: day(end) },
    false: lieAtEnd
      ? { ...more, P, D: day(start), E: day(moved(end, by)) }
      : { ...more, P, D: day(moved(start, by)), E: day(end) },
  };
}

const transitSign = ({ ground }: Ask, id: Graha, after = 0): Rashi =>
  transitPlace(ground.view.nativity, id, ground.calendar.nowJd + after).sign;
const SLOW = ["jupiter", "saturn", "rahu", "ketu", "mars", "venus"] as const;

const YOGAS: Readonly<Record<string, Readonly<Record<"en" | "hi" | "hg", string>>>> = {
  gaja_kesari: said("Gaja Kesari yoga", "गजकेसरी योग", "Gajkesari yog"),
  chandra_mangala: said("Chandra Mangala yoga", "चंद्र मंगल योग", "Chandra Mangal yog"),
  nipuna: said("Budha Aditya yoga", "बुधादित्य योग", "Budhaditya yog"),
  hamsa: said("Hamsa yoga", "हंस योग", "Hans yog"),
  malavya: said("Malavya yoga", "मालव्य योग", "Malavya yog"),
  sunapha: said("Sunapha yoga", "सुनफा योग", "Sunapha yog"),
  anapha: said("Anapha yoga", "अनफा योग", "Anapha yog"),
  vesi: said("Vesi yoga", "वेशि योग", "Veshi yog"),
  adhi: said("Adhi yoga", "अधि योग", "Adhi yog"),
  amala: said("Amala yoga", "अमला योग", "Amala yog"),
};
const DOSHAS = ["mangal", "kala_sarpa", "guru_chandala", "grahana"] as const satisfies readonly DoshaId[];
const DOSHAS_HG: Readonly<Record<string, string>> = {
  mangal: "Mangal dosh",
  kala_sarpa: "Kaal Sarp dosh",
  guru_chandala: "Guru Chandal dosh",
  grahana: "Grahan dosh",
};
const holds = ({ index }: Ask, id: string): boolean => {
  const value = factById(index, id)?.value as { readonly holds?: boolean } | boolean | undefined;
  return typeof value === "object" && value !== null ? value.holds !== false : value === true;
};

const valueOf = <Value>(index: FactIndex, id: string): Value => (index.facts.get(id) as Fact).value as Value;
const bala = ({ index }: Ask, id: Graha): { readonly rupas: number; readonly rank: number } | undefined =>
  index.facts.get(`shadbala-${id}`)?.value as { rupas: number; rank: number } | undefined;

/** Of a statement without slots: a chart where it is so has no lie of it. */
const whole = (is: boolean): Pair => (is ? { true: {}, false: null } : { true: null, false: {} });
const one = (key: string, right: Filling, wrong: Filling, more: Fillings = {}): Pair => ({
  true: { ...more, [key]: right },
  false: { ...more, [key]: wrong },
});

export const MAKERS: Readonly<Record<string, Maker>> = {
  planet_sign: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const sign = view.signOf(id);
    return one("S", rashi(sign), rashi(shifted(sign, random)), { P: graha(id) });
  },
  planet_house: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const { house: at } = view.planets[id];
    return one("H", house(at), house(nearby(at, random)), { P: graha(id) });
  },
  house_sign: ({ ground: { view }, random }) => {
    const number = pick(HOUSES, random);
    const { sign } = view.house(number);
    return one("S", rashi(sign), rashi(shifted(sign, random)), { H: house(number) });
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
    return one("S", rashi(sign), rashi(shifted(sign, random)));
  },
  lordship: ({ ground: { view }, random }) => {
    const number = pick(HOUSES, random);
    const { lord } = view.house(number);
    return one("P", graha(lord), graha(not(SAPTA_GRAHAS, [lord], random)), { H: house(number) });
  },
  lord_place: ({ ground: { view }, random }) => {
    const number = pick(HOUSES, random);
    const { house: at } = view.planets[view.house(number).lord];
    return one("J", house(at), house(nearby(at, random)), { H: house(number) });
  },
  dispositor: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const lord = view.dispositorOf(id);
    if (lord === id) return null;
    return one("Q", graha(lord), graha(not(SAPTA_GRAHAS, [lord, id], random)), { P: graha(id) });
  },
  star_lord: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const lord = view.starLordOf(id);
    if (lord === id) return null;
    return one("Q", graha(lord), graha(not(GRAHAS, [lord, id], random)), { P: graha(id) });
  },
  dignity: ({ ground: { view }, random }) => {
    const id = pick(SAPTA_GRAHAS, random);
    const { dignity } = view.planets[id];
    if (dignity === null || !DIGNITIES.includes(dignity)) return null;
    const wrong = pick(WRONG[SAME[dignity] ?? dignity] ?? [], random);
    return one("G", { is: "dignity", id: dignity }, { is: "dignity", id: wrong }, { P: graha(id) });
  },
  retrograde: ({ ground: { view }, random }) =>
    ofSome(
      FIVE,
      (id) => view.planets[id].retrograde,
      (id) => ({ P: graha(id) }),
      random,
    ),
  combust: ({ ground: { view }, random }) =>
    ofSome(
      FIVE,
      (id) => view.planets[id].combust,
      (id) => ({ P: graha(id) }),
      random,
    ),
  conjunction: ({ ground: { view }, random }) =>
    ofSome(
      DIRECTED.filter((pair) => !isNodes(pair)),
      ([a, b]) => view.signOf(a) === view.signOf(b),
      two,
      random,
    ),
  aspect: (ask) => {
    const { view } = ask.ground;
    const apart = DIRECTED.filter(([a, b]) => a !== "rahu" && a !== "ketu" && view.signOf(a) !== view.signOf(b));
    return ofSome(apart, ([a, b]) => sees(ask, a, b), two, ask.random);
  },
  aspect_house: (ask) => {
    const { random } = ask;
    const row = pick(
      drishti(ask).filter(({ houses }) => houses.length > 0),
      random,
    );
    const stands = ask.ground.view.planets[row.from].house;
    const wrong = not(HOUSES, [...row.houses, stands], random);
    return one("H", house(pick(row.houses, random)), house(wrong), { P: graha(row.from) });
  },
  rashi_aspect: ({ index, random }) => {
    const sign = pick(RASHIS, random);
    const seen = index.facts.get(`rashi-aspect-${sign}`)?.value as readonly Rashi[];
    return one("Z", rashi(pick(seen, random)), rashi(not(RASHIS, [...seen, sign], random)), { S: rashi(sign) });
  },
  exchange: ({ ground: { view }, random }) =>
    ofSome(
      PAIRS.filter(([a, b]) => ![a, b].some((id) => id === "rahu" || id === "ketu")),
      ([a, b]) => view.dispositorOf(a) === b && view.dispositorOf(b) === a,
      two,
      random,
    ),
  varga: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS, random);
    const varga = pick(["D9", "D9", "D10", "D7"] as const satisfies readonly VargaId[], random);
    const sign = calculate(view.nativity, ["vargas"]).vargas[varga][id];
    return one("S", rashi(sign), rashi(shifted(sign, random)), { P: graha(id), V: { is: "varga", id: varga } });
  },
  vargottama: ({ ground: { view }, random }) => {
    const { vargas } = calculate(view.nativity, ["vargas"]);
    return ofSome(
      GRAHAS,
      (id) => vargas.D9[id] === view.signOf(id),
      (id) => ({ P: graha(id) }),
      random,
    );
  },
  karaka: ({ ground: { view }, random }) => {
    const { scheme7 } = calculate(view.nativity, ["karakas"]).karakas;
    const karaka = pick(KARAKAS_7, random);
    const right = scheme7[karaka];
    return one("P", graha(right), graha(not(SAPTA_GRAHAS, [right], random)), { C: { is: "karaka", id: karaka } });
  },
  arudha: ({ index, random }) => {
    const [id, words] = pick(
      [
        ["arudha-AL", said("Arudha Lagna", "आरूढ़ लग्न", "Arudh lagna")],
        ["arudha-UL", said("Upapada Lagna", "उपपद लग्न", "Upapad lagna")],
      ] as const,
      random,
    );
    const { sign } = valueOf<{ sign: Rashi }>(index, id);
    return one("S", rashi(sign), rashi(shifted(sign, random)), { A: { is: "words", id: words } });
  },
  yoga: (ask) =>
    ofSome(
      Object.keys(YOGAS),
      (id) => holds(ask, `yoga-${id}`),
      (id) => ({ Y: { is: "words", id: YOGAS[id] ?? said("", "", "") } }),
      ask.random,
    ),
  dosha: (ask) =>
    ofSome(
      DOSHAS,
      (id) => holds(ask, `dosha-${id}`),
      (id) => ({ Y: { is: "words", id: said(DOSHA_WORDS[id].en, DOSHA_WORDS[id].hi, DOSHAS_HG[id] ?? id) } }),
      ask.random,
    ),
  dasha_running: ({ ground, random, sentence }) => {
    const [maha, antar] = runningAt(ground, ground.calendar.nowJd, 2);
    const [M, X] = [maha?.lords[0], antar?.lords[1]];
    if (!M || !X) return null;
    const right = { M: graha(M), X: graha(X) };
    const lieOfMaha = !sentence.includes("{X") || random() < 0.5;
    return {
      true: right,
      false: lieOfMaha
        ? { ...right, M: graha(not(GRAHAS, [M, X], random)) }
        : { ...right, X: graha(not(GRAHAS, [X, M], random)) },
    };
  },
  dasha_next: ({ ground, random }) => {
    const all = mahaDashas(ground);
    const { nowJd } = ground.calendar;
    const at = all.findIndex(({ startJd, endJd }) => startJd <= nowJd && nowJd < endJd);
    const [now, next] = [all[at]?.lords[0], all[at + 1]?.lords[0]];
    if (!now || !next) return null;
    return one("X", graha(next), graha(not(GRAHAS, [now, next], random)), { M: graha(now) });
  },
  maha_edge: (ask) => edges(ask, pick(mahaDashas(ask.ground).slice(1, 7), ask.random), {}),
  antar_edge: (ask) => {
    const [maha] = runningAt(ask.ground, ask.ground.calendar.nowJd, 1);
    const period = maha && pick(subPeriods(maha), ask.random);
    if (!maha || !period || period.lords[1] === maha.lords[0]) return null;
    return edges(ask, period, { M: graha(maha.lords[0] as Graha) });
  },
  transit: (ask) => {
    const id = pick(SLOW, ask.random);
    const sign = transitSign(ask, id);
    const wrong = not(RASHIS, [sign, ask.ground.view.signOf(id)], ask.random);
    return one("S", rashi(sign), rashi(wrong), { P: graha(id) });
  },
  transit_house: (ask) => {
    const id = pick(SLOW, ask.random);
    const { view } = ask.ground;
    const at = view.houseOfSign(transitSign(ask, id));
    return one("H", house(at), house(not(HOUSES, [at, view.planets[id].house], ask.random)), { P: graha(id) });
  },
  ingress: (ask) => {
    const id = pick(["jupiter", "saturn"] as const, ask.random);
    const from = Math.floor(ask.random() * 300);
    for (let after = from; after < from + 1000; after++) {
      const sign = transitSign(ask, id, after + 1);
      if (transitSign(ask, id, after) === sign) continue;
      const { calendar } = ask.ground;
      const on = calendar.dayOf(calendar.nowJd + after + 1);
      const more = { P: graha(id) };
      return ask.random() < 0.5
        ? one("S", rashi(sign), rashi(rashiInPlace(sign, pick([3, 6, 11], ask.random))), { ...more, D: day(on) })
        : one("D", day(on), day(moved(on, pick([47, 70], ask.random))), { ...more, S: rashi(sign) });
    }
    return null;
  },
  sade_sati: (ask) => whole([12, 1, 2].includes(placeFrom(ask.ground.view.signOf("moon"), transitSign(ask, "saturn")))),
  tropical: ({ index, random }) => {
    const sign = index.facts.get("tropical-sun")?.value as Rashi;
    return one("S", rashi(sign), rashi(shifted(sign, random)));
  },
  birth_date: ({ index, random }) => {
    const [year, month, on] = index.about.local.slice(0, 10).split("-").map(Number) as [number, number, number];
    const right = { year, month, day: on };
    return one("D", day(right), day(moved(right, pick([31, -2, 5, 365], random))));
  },
  age: ({ index, random }) => {
    const years = Number(index.facts.get("age")?.value);
    return one("n", plain(years), plain(years + pick([-2, 1, 3, 7], random)));
  },
  vara: ({ ground: { view }, random }) => {
    const { id } = calculate(view.nativity, ["panchanga"]).panchanga.vara;
    return one("W", { is: "vara", id }, { is: "vara", id: not(VARAS, [id], random) });
  },
  tithi: ({ ground: { view }, random }) => {
    const { number } = calculate(view.nativity, ["panchanga"]).panchanga.tithi;
    return one("T", { is: "tithi", id: number }, { is: "tithi", id: ((number + pick([0, 4, 9], random)) % 30) + 1 });
  },
  sunrise: ({ ground: { calendar }, index, random }) => {
    const rose = index.facts.get("sunrise")?.value;
    if (typeof rose !== "string") return null;
    const jd = calendar.jdOf(Date.parse(rose));
    return one("t", plain(calendar.timeOf(jd)), plain(calendar.timeOf(jd + pick([0.03, -0.05], random))));
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
    return right ? one("P", graha(right), graha(not(SAPTA_GRAHAS, [right], ask.random))) : null;
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
    ofSome(
      view.nativity.chart.houses,
      ({ occupants }) => occupants.length === 0,
      ({ number }) => ({ H: house(number) }),
      random,
    ),
  from_reference: ({ ground: { view }, random }) => {
    const id = pick(GRAHAS.slice(2), random);
    const at = placeFrom(view.signOf("moon"), view.signOf(id));
    const wrong = not(HOUSES, [at, view.planets[id].house], random);
    return one("H", house(at), house(wrong), { P: graha(id) });
  },
  setting: ({ random }) =>
    one(
      "a",
      { is: "words", id: said("Lahiri", "लाहिरी", "Lahiri") },
      {
        is: "words",
        id: pick(
          [
            said("Raman", "रमन", "Raman"),
            said("Krishnamurti", "कृष्णमूर्ति", "Krishnamurti"),
            said("Fagan-Bradley", "फेगन ब्रैडली", "Fagan Bradley"),
          ],
          random,
        ),
      },
    ),
  window: () => one("D", day({ year: 2027, month: 7, day: 9 }), day({ year: 2027, month: 2, day: 9 })),
};
