import { computeSections, placeFrom, SAPTA_GRAHAS } from "@lagna/jyotish";
import { type Graha, GRAHAS, type Karaka8, KARAKAS_7, type Rashi, RASHIS } from "@lagna/terms";
import { computeAge, parseLocalDay } from "../../src/time-zone-calendar.ts";
import { computeMahaDashas, findRunningPeriods } from "../../src/facts/build-dasha-facts.ts";
import { computeTransitPlace } from "../../src/facts/build-current-transit-facts.ts";
import type { Fact } from "../../src/index.ts";
import { createLocalizedText } from "../../src/formatting/format-terms.ts";
import type { Random } from "../corpus/statement-makers.ts";
import {
  type StatementRequest,
  type StatementMaker,
  pickOther,
  pickTrueAndFalse,
  type StatementPair,
  pick,
  shiftSign,
} from "./statement-makers.ts";
import type { Filling, Fillings } from "./fill-slot.ts";

/** Statements with several parts. The false version changes one part that the sentence mentions. */
const graha = (id: Graha): Filling => ({ is: "graha", id });
const rashi = (id: Rashi): Filling => ({ is: "rashi", id });
const house = (id: number): Filling => ({ is: "house", id });
const plain = (value: string | number): Filling => ({
  is: "words",
  id: createLocalizedText(`${value}`, `${value}`, `${value}`),
});
const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);
const pickOtherHouse = (than: readonly number[], random: Random): Filling => house(pickOther(HOUSES, than, random));

/** Applies one of the changes, for a slot that the sentence contains. */
function changeOneSlot({ random, sentence }: StatementRequest, right: Fillings, changes: Fillings): StatementPair {
  const told = Object.keys(changes).filter((slot) => new RegExp(`\\{${slot}[:}]`).test(sentence));
  if (told.length === 0) return { true: right, false: null };
  const slot = pick(told, random);
  return { true: right, false: { ...right, [slot]: changes[slot] as Filling } };
}

const getTransitSign = ({ ground }: StatementRequest, id: Graha): Rashi =>
  computeTransitPlace(ground.view.nativity, id, ground.calendar.nowJd).sign;
const SLOW = ["jupiter", "saturn", "rahu", "ketu"] as const;
const createWholePair = (is: boolean): StatementPair => (is ? { true: {}, false: null } : { true: null, false: {} });
const makeStandsIn =
  (houses: readonly number[]): StatementMaker =>
  ({ ground: { view }, random }) =>
    pickTrueAndFalse(
      GRAHAS,
      (id) => houses.includes(view.planets[id].house),
      (id) => ({ P: graha(id) }),
      random,
    );
const getSaturnHouseFromMoon = (ask: StatementRequest): number =>
  placeFrom(ask.ground.view.signOf("moon"), getTransitSign(ask, "saturn"));

export const COMPOUND_MAKERS: Readonly<Record<string, StatementMaker>> = {
  /** {P} in {S} in the {H}, in {N}. */
  placed: (ask) => {
    const { view } = ask.ground;
    const id = pick(GRAHAS, ask.random);
    const { house: at, nakshatra } = view.planets[id];
    const right = {
      P: graha(id),
      S: rashi(view.signOf(id)),
      H: house(at),
      N: { is: "nakshatra", id: nakshatra },
    } as const;
    return changeOneSlot(ask, right, {
      S: rashi(shiftSign(view.signOf(id), ask.random)),
      H: pickOtherHouse([at], ask.random),
    });
  },
  /** {P} in {S} and {H}, {Q} in {Z} and {J}. */
  two: (ask) => {
    const { view } = ask.ground;
    const [a, b] = [pick(GRAHAS.slice(0, 4), ask.random), pick(GRAHAS.slice(4), ask.random)];
    const [first, second] = ask.random() < 0.5 ? [a, b] : [b, a];
    const [at, to] = [view.planets[first].house, view.planets[second].house];
    const right = {
      P: graha(first),
      Q: graha(second),
      S: rashi(view.signOf(first)),
      Z: rashi(view.signOf(second)),
      H: house(at),
      J: house(to),
    };
    return changeOneSlot(ask, right, {
      S: rashi(shiftSign(view.signOf(first), ask.random)),
      Z: rashi(shiftSign(view.signOf(second), ask.random)),
      H: pickOtherHouse([at], ask.random),
      J: pickOtherHouse([to], ask.random),
    });
  },
  /** {P} in {S} and {H}, {Q} in {Z} and {J}, {R} in {Y} and {L}. */
  triple: (ask) => {
    const { view } = ask.ground;
    const [P, Q, R] = GRAHAS.toSorted(() => ask.random() - 0.5) as [Graha, Graha, Graha];
    const right: Record<string, Filling> = {};
    const changes: Record<string, Filling> = {};
    for (const [id, slot, sign, at] of [
      [P, "P", "S", "H"],
      [Q, "Q", "Z", "J"],
      [R, "R", "Y", "L"],
    ] as const) {
      const { house: stands } = view.planets[id];
      Object.assign(right, { [slot]: graha(id), [sign]: rashi(view.signOf(id)), [at]: house(stands) });
      changes[sign] = rashi(shiftSign(view.signOf(id), ask.random));
      changes[at] = pickOtherHouse([stands], ask.random);
    }
    return changeOneSlot(ask, right, changes);
  },
  /** {P} at {g}° {m}′ of {S}, in the {H}. */
  position: (ask) => {
    const { view } = ask.ground;
    const id = pick(GRAHAS, ask.random);
    const { degreeInSign, house: at } = view.planets[id];
    const [g, m] = [Math.floor(degreeInSign), Math.floor((degreeInSign % 1) * 60)];
    const sign = view.signOf(id);
    return changeOneSlot(
      ask,
      { P: graha(id), S: rashi(sign), H: house(at), g: plain(g), m: plain(String(m).padStart(2, "0")) },
      {
        S: rashi(shiftSign(sign, ask.random)),
        H: pickOtherHouse([at], ask.random),
        g: plain((g + pick([4, 11, 20], ask.random)) % 30),
      },
    );
  },
  /** {c} planets, not counting Rahu and Ketu, were retrograde. Many people count the two nodes as well. */
  retro_count: ({ ground: { view } }) => {
    const many = SAPTA_GRAHAS.filter((id) => view.planets[id].retrograde).length;
    if (many < 2) return null;
    const count = (id: number): Filling => ({ is: "count", id });
    return { true: { c: count(many) }, false: { c: count(many + 1) } };
  },
  /** The {H} lord {P} in the {J}, in {S}. */
  lord_named: (ask) => {
    const { view } = ask.ground;
    const number = pick(HOUSES, ask.random);
    const { lord } = view.house(number);
    const { house: at } = view.planets[lord];
    const right = { H: house(number), P: graha(lord), J: house(at), S: rashi(view.signOf(lord)) };
    return changeOneSlot(ask, right, {
      P: graha(pickOther(SAPTA_GRAHAS, [lord], ask.random)),
      J: pickOtherHouse([at], ask.random),
      S: rashi(shiftSign(view.signOf(lord), ask.random)),
    });
  },
  /** {P} rules the {H} and the {J}. */
  rules_two: (ask) => {
    const { view } = ask.ground;
    const id = pick(["mars", "mercury", "jupiter", "venus", "saturn"] as const, ask.random);
    const [one, other] = view.housesRuledBy(id) as [number, number];
    const right = { P: graha(id), H: house(one), J: house(other) };
    return changeOneSlot(ask, right, {
      H: pickOtherHouse([one, other], ask.random),
      J: pickOtherHouse([one, other], ask.random),
    });
  },
  /** The {H} is {S}; its lord {P} is in the {J}. */
  house_full: (ask) => {
    const { view } = ask.ground;
    const number = pick(HOUSES, ask.random);
    const { lord, sign } = view.house(number);
    const { house: at } = view.planets[lord];
    const right = { H: house(number), S: rashi(sign), P: graha(lord), J: house(at), Z: rashi(view.signOf(lord)) };
    return changeOneSlot(ask, right, {
      S: rashi(shiftSign(sign, ask.random)),
      P: graha(pickOther(SAPTA_GRAHAS, [lord], ask.random)),
      J: pickOtherHouse([at], ask.random),
      Z: rashi(shiftSign(view.signOf(lord), ask.random)),
    });
  },
  /** {P} and {Q} are in the {H}, in {S}. */
  occupants: (ask) => {
    const { view } = ask.ground;
    const full = HOUSES.filter((number) => view.house(number).occupants.length > 1);
    if (full.length === 0) return null;
    const number = pick(full, ask.random);
    const { occupants, sign } = view.house(number);
    const [first, second] = occupants.toSorted(() => ask.random() - 0.5) as [Graha, Graha];
    const right = { H: house(number), P: graha(first), Q: graha(second), S: rashi(sign) };
    return changeOneSlot(ask, right, {
      P: graha(pickOther(GRAHAS, occupants, ask.random)),
      Q: graha(pickOther(GRAHAS, occupants, ask.random)),
      H: pickOtherHouse([number], ask.random),
      S: rashi(shiftSign(sign, ask.random)),
    });
  },
  /** Rahu in the {H}, Ketu in the {J}; in {S} and {Z}. */
  axis: (ask) => {
    const { view } = ask.ground;
    const at = view.planets.rahu.house;
    const sign = view.signOf("rahu");
    const across = (number: number): number => ((number + 5) % 12) + 1;
    const by = pick([1, 2, 4], ask.random);
    const wrong = ((at - 1 + by) % 12) + 1;
    const turned = RASHIS[(RASHIS.indexOf(sign) + by) % 12] as Rashi;
    const opposite = (of: Rashi): Rashi => RASHIS[(RASHIS.indexOf(of) + 6) % 12] as Rashi;
    return {
      true: { H: house(at), J: house(across(at)), S: rashi(sign), Z: rashi(opposite(sign)) },
      false: { H: house(wrong), J: house(across(wrong)), S: rashi(turned), Z: rashi(opposite(turned)) },
    };
  },
  /** Moon sign {S}, birth star {N}, pada {K}, lagna {Z}. */
  moon: (ask) => {
    const { view } = ask.ground;
    const { nakshatra, pada } = view.planets.moon;
    const [sign, lagna] = [view.signOf("moon"), view.signOf("lagna")];
    const right = {
      S: rashi(sign),
      N: { is: "nakshatra", id: nakshatra },
      K: plain(pada),
      Z: rashi(lagna),
    } as const;
    return changeOneSlot(ask, right, {
      S: rashi(shiftSign(sign, ask.random)),
      K: plain((pada % 4) + 1),
      Z: rashi(shiftSign(lagna, ask.random)),
    });
  },
  /** Lagna {S}, its lord {P} in the {H}. */
  lagna_lord: (ask) => {
    const { view } = ask.ground;
    const sign = view.signOf("lagna");
    const { lord } = view.house(1);
    const { house: at } = view.planets[lord];
    const right = { S: rashi(sign), P: graha(lord), H: house(at), Z: rashi(view.signOf(lord)) };
    return changeOneSlot(ask, right, {
      S: rashi(shiftSign(sign, ask.random)),
      P: graha(pickOther(SAPTA_GRAHAS, [lord], ask.random)),
      H: pickOtherHouse([at], ask.random),
      Z: rashi(shiftSign(view.signOf(lord), ask.random)),
    });
  },
  /** The lord of the running dasha, {M}, is in the {H}, in {S}. */
  dasha_lord: (ask) => {
    const { view, calendar } = { ...ask.ground, view: ask.ground.view };
    const [maha, antar] = findRunningPeriods(ask.ground, calendar.nowJd, 2);
    const [M, X] = [maha?.lords[0], antar?.lords[1]];
    if (!M || !X) return null;
    const { house: at } = view.planets[M];
    const right = { M: graha(M), X: graha(X), H: house(at), S: rashi(view.signOf(M)) };
    return changeOneSlot(ask, right, {
      M: graha(pickOther(GRAHAS, [M, X], ask.random)),
      H: pickOtherHouse([at], ask.random),
      S: rashi(shiftSign(view.signOf(M), ask.random)),
    });
  },
  /** Age {n} at which {P} mahadasha begins, {o} at which it ends. */
  dasha_age: (ask) => {
    const { calendar } = ask.ground;
    const period = pick(computeMahaDashas(ask.ground).slice(1, 5), ask.random);
    const born = parseLocalDay(ask.index.context.local);
    const [from, to] = [period.startJd, period.endJd].map((jd) => computeAge(born, calendar.toCalendarDay(jd))) as [
      number,
      number,
    ];
    const by = pick([-6, 4, 7], ask.random);
    return changeOneSlot(
      ask,
      { P: graha(period.lords[0] as Graha), n: plain(from), o: plain(to) },
      { n: plain(Math.max(1, from + by)), o: plain(to + by) },
    );
  },
  dasha_length: (ask) => {
    const period = pick(computeMahaDashas(ask.ground).slice(1, 7), ask.random);
    const years = Math.round((period.endJd - period.startJd) / 365.2425);
    const wrong = pickOther([6, 7, 10, 16, 17, 18, 19, 20], [years], ask.random);
    const P = graha(period.lords[0] as Graha);
    return { true: { P, n: plain(years) }, false: { P, n: plain(wrong) } };
  },
  in_kendra: makeStandsIn([1, 4, 7, 10]),
  in_trikona: makeStandsIn([1, 5, 9]),
  in_dusthana: makeStandsIn([6, 8, 12]),
  in_upachaya: makeStandsIn([3, 6, 10, 11]),
  /** {P} alone in the {H}. */
  alone: (ask) => {
    const { view } = ask.ground;
    const single = HOUSES.filter((number) => view.house(number).occupants.length === 1);
    if (single.length === 0) return null;
    const number = pick(single, ask.random);
    const [only] = view.house(number).occupants as [Graha];
    const right = { H: house(number), P: graha(only) };
    return changeOneSlot(ask, right, {
      P: graha(pickOther(GRAHAS, [only], ask.random)),
      H: pickOtherHouse([number], ask.random),
    });
  },
  /** {P} in {S} in the birth chart and {Z} in {V}; in its {H}. */
  varga_two: (ask) => {
    const { view } = ask.ground;
    const id = pick(GRAHAS, ask.random);
    const { vargas } = computeSections(view.nativity, ["vargas"]);
    const sign = vargas.D9[id];
    const at = placeFrom(vargas.D9.lagna, sign);
    const right = {
      P: graha(id),
      V: { is: "varga", id: "D9" },
      S: rashi(view.signOf(id)),
      Z: rashi(sign),
      H: house(at),
      L: rashi(vargas.D9.lagna),
    } as const;
    return changeOneSlot(ask, right, {
      S: rashi(shiftSign(view.signOf(id), ask.random)),
      Z: rashi(shiftSign(sign, ask.random)),
      H: pickOtherHouse([at], ask.random),
      L: rashi(shiftSign(vargas.D9.lagna, ask.random)),
    });
  },
  /** {P} is {C} and is in the {H}. */
  karaka_place: (ask) => {
    const { view } = ask.ground;
    const karaka = pick(KARAKAS_7, ask.random);
    const id = computeSections(view.nativity, ["karakas"]).karakas.scheme7[karaka];
    const { house: at } = view.planets[id];
    const right = {
      C: { is: "karaka", id: karaka as Karaka8 },
      P: graha(id),
      H: house(at),
      S: rashi(view.signOf(id)),
    } as const;
    return changeOneSlot(ask, right, {
      P: graha(pickOther(SAPTA_GRAHAS, [id], ask.random)),
      H: pickOtherHouse([at], ask.random),
      S: rashi(shiftSign(view.signOf(id), ask.random)),
    });
  },
  /** {P} in transit in {S}, your {H}, the {J} from the Moon. */
  transit_full: (ask) => {
    const { view } = ask.ground;
    const id = pick(SLOW, ask.random);
    const sign = getTransitSign(ask, id);
    const [at, fromMoon] = [view.houseOfSign(sign), placeFrom(view.signOf("moon"), sign)];
    const right = { P: graha(id), S: rashi(sign), H: house(at), J: house(fromMoon) };
    return changeOneSlot(ask, right, {
      S: rashi(pickOther(RASHIS, [sign, view.signOf(id)], ask.random)),
      H: pickOtherHouse([at, view.planets[id].house], ask.random),
      J: pickOtherHouse([fromMoon, placeFrom(view.signOf("moon"), view.signOf(id))], ask.random),
    });
  },
  /** Sade sati, in phase {k}. */
  sade_sati_phase: (ask) => {
    const phase = [12, 1, 2].indexOf(getSaturnHouseFromMoon(ask)) + 1;
    if (phase === 0) return null;
    const k = (nth: number): Filling => house(nth);
    return { true: { k: k(phase) }, false: { k: k((phase % 3) + 1) } };
  },
  no_sade_sati: (ask) => createWholePair(![12, 1, 2].includes(getSaturnHouseFromMoon(ask))),
  dhaiya: (ask) => createWholePair([4, 8].includes(getSaturnHouseFromMoon(ask))),
  weakest: (ask) => {
    const of = (id: Graha): number | undefined =>
      (ask.index.facts.get(`shadbala-${id}`)?.value as { rank: number } | undefined)?.rank;
    const right = SAPTA_GRAHAS.find((id) => of(id) === 7);
    return right
      ? { true: { P: graha(right) }, false: { P: graha(pickOther(SAPTA_GRAHAS, [right], ask.random)) } }
      : null;
  },
  /** {P} is at a higher degree than {Q}. */
  further: (ask) => {
    const { view } = ask.ground;
    const [a, b] = [pick(SAPTA_GRAHAS.slice(0, 3), ask.random), pick(SAPTA_GRAHAS.slice(3), ask.random)];
    const [first, second] = view.planets[a].degreeInSign > view.planets[b].degreeInSign ? [a, b] : [b, a];
    return { true: { P: graha(first), Q: graha(second) }, false: { P: graha(second), Q: graha(first) } };
  },
  /** The {H} has {n} bindus and the {J} {o}. */
  bindus_two: (ask) => {
    const [one, other] = [pick(HOUSES.slice(0, 6), ask.random), pick(HOUSES.slice(6), ask.random)];
    const of = (number: number): number =>
      (ask.index.facts.get(`sav-${number}`) as Fact & { readonly value: { readonly bindus: number } }).value.bindus;
    const right = { H: house(one), J: house(other), n: plain(of(one)), o: plain(of(other)) };
    return changeOneSlot(ask, right, { n: plain(of(one) + 3), o: plain(of(other) - 2) });
  },
  /** {P} aspects the {H} and the {J}. */
  aspect_two: (ask) => {
    const { view } = ask.ground;
    const rows = computeSections(view.nativity, ["aspects"]).aspects.graha.filter(({ houses }) => houses.length > 1);
    const row = pick(rows, ask.random);
    const [one, other] = row.houses as [number, number];
    const wrong = pickOtherHouse([...row.houses, view.planets[row.from].house], ask.random);
    return changeOneSlot(ask, { P: graha(row.from), H: house(one), J: house(other) }, { H: wrong, J: wrong });
  },
};
