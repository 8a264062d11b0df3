import { calculate, placeFrom, SAPTA_GRAHAS } from "@lagna/jyotish";
import { type Graha, GRAHAS, type Karaka8, KARAKAS_7, type Rashi, RASHIS } from "@lagna/terms";
import { ageOn, localDay } from "../../src/local-calendar.ts";
import { mahaDashas, runningAt } from "../../src/facts/dasha-facts.ts";
import { transitPlace } from "../../src/facts/sky-facts.ts";
import type { Fact } from "../../src/index.ts";
import { said } from "../../src/words/say.ts";
import type { Random } from "../corpus/atoms.ts";
import { type Ask, type Maker, not, ofSome, type Pair, pick, shifted } from "./atoms.ts";
import type { Filling, Fillings } from "./words.ts";

/** Sentences that tell several things at once: a lie changes one of them, which the sentence does tell. */
const graha = (id: Graha): Filling => ({ is: "graha", id });
const rashi = (id: Rashi): Filling => ({ is: "rashi", id });
const house = (id: number): Filling => ({ is: "house", id });
const plain = (value: string | number): Filling => ({ is: "words", id: said(`${value}`, `${value}`, `${value}`) });
const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);
const otherHouse = (than: readonly number[], random: Random): Filling => house(not(HOUSES, than, random));

/** Of several changes one that the sentence tells. */
function altered({ random, sentence }: Ask, right: Fillings, changes: Fillings): Pair {
  const told = Object.keys(changes).filter((slot) => new RegExp(`\\{${slot}[:}]`).test(sentence));
  if (told.length === 0) return { true: right, false: null };
  const slot = pick(told, random);
  return { true: right, false: { ...right, [slot]: changes[slot] as Filling } };
}

const transitSign = ({ ground }: Ask, id: Graha): Rashi =>
  transitPlace(ground.view.nativity, id, ground.calendar.nowJd).sign;
const SLOW = ["jupiter", "saturn", "rahu", "ketu"] as const;
const whole = (is: boolean): Pair => (is ? { true: {}, false: null } : { true: null, false: {} });
const standsIn =
  (houses: readonly number[]): Maker =>
  ({ ground: { view }, random }) =>
    ofSome(
      GRAHAS,
      (id) => houses.includes(view.planets[id].house),
      (id) => ({ P: graha(id) }),
      random,
    );
const saturnPlace = (ask: Ask): number => placeFrom(ask.ground.view.signOf("moon"), transitSign(ask, "saturn"));

export const COMPOUND_MAKERS: Readonly<Record<string, Maker>> = {
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
    return altered(ask, right, {
      S: rashi(shifted(view.signOf(id), ask.random)),
      H: otherHouse([at], ask.random),
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
    return altered(ask, right, {
      S: rashi(shifted(view.signOf(first), ask.random)),
      Z: rashi(shifted(view.signOf(second), ask.random)),
      H: otherHouse([at], ask.random),
      J: otherHouse([to], ask.random),
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
      changes[sign] = rashi(shifted(view.signOf(id), ask.random));
      changes[at] = otherHouse([stands], ask.random);
    }
    return altered(ask, right, changes);
  },
  /** {P} at {g}° {m}′ of {S}, in the {H}. */
  position: (ask) => {
    const { view } = ask.ground;
    const id = pick(GRAHAS, ask.random);
    const { degreeInSign, house: at } = view.planets[id];
    const [g, m] = [Math.floor(degreeInSign), Math.floor((degreeInSign % 1) * 60)];
    const sign = view.signOf(id);
    return altered(
      ask,
      { P: graha(id), S: rashi(sign), H: house(at), g: plain(g), m: plain(String(m).padStart(2, "0")) },
      {
        S: rashi(shifted(sign, ask.random)),
        H: otherHouse([at], ask.random),
        g: plain((g + pick([4, 11, 20], ask.random)) % 30),
      },
    );
  },
  /** {c} planets, the nodes left aside, were retrograde; with the nodes there are two more, and many count so. */
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
    return altered(ask, right, {
      P: graha(not(SAPTA_GRAHAS, [lord], ask.random)),
      J: otherHouse([at], ask.random),
      S: rashi(shifted(view.signOf(lord), ask.random)),
    });
  },
  /** {P} rules the {H} and the {J}. */
  rules_two: (ask) => {
    const { view } = ask.ground;
    const id = pick(["mars", "mercury", "jupiter", "venus", "saturn"] as const, ask.random);
    const [one, other] = view.rules(id) as [number, number];
    const right = { P: graha(id), H: house(one), J: house(other) };
    return altered(ask, right, {
      H: otherHouse([one, other], ask.random),
      J: otherHouse([one, other], ask.random),
    });
  },
  /** The {H} is {S}; its lord {P} stands in the {J}. */
  house_full: (ask) => {
    const { view } = ask.ground;
    const number = pick(HOUSES, ask.random);
    const { lord, sign } = view.house(number);
    const { house: at } = view.planets[lord];
    const right = { H: house(number), S: rashi(sign), P: graha(lord), J: house(at), Z: rashi(view.signOf(lord)) };
    return altered(ask, right, {
      S: rashi(shifted(sign, ask.random)),
      P: graha(not(SAPTA_GRAHAS, [lord], ask.random)),
      J: otherHouse([at], ask.random),
      Z: rashi(shifted(view.signOf(lord), ask.random)),
    });
  },
  /** {P} and {Q} stand in the {H}, in {S}. */
  occupants: (ask) => {
    const { view } = ask.ground;
    const full = HOUSES.filter((number) => view.house(number).occupants.length > 1);
    if (full.length === 0) return null;
    const number = pick(full, ask.random);
    const { occupants, sign } = view.house(number);
    const [first, second] = occupants.toSorted(() => ask.random() - 0.5) as [Graha, Graha];
    const right = { H: house(number), P: graha(first), Q: graha(second), S: rashi(sign) };
    return altered(ask, right, {
      P: graha(not(GRAHAS, occupants, ask.random)),
      Q: graha(not(GRAHAS, occupants, ask.random)),
      H: otherHouse([number], ask.random),
      S: rashi(shifted(sign, ask.random)),
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
    return altered(ask, right, {
      S: rashi(shifted(sign, ask.random)),
      K: plain((pada % 4) + 1),
      Z: rashi(shifted(lagna, ask.random)),
    });
  },
  /** Lagna {S}, its lord {P} in the {H}. */
  lagna_lord: (ask) => {
    const { view } = ask.ground;
    const sign = view.signOf("lagna");
    const { lord } = view.house(1);
    const { house: at } = view.planets[lord];
    const right = { S: rashi(sign), P: graha(lord), H: house(at), Z: rashi(view.signOf(lord)) };
    return altered(ask, right, {
      S: rashi(shifted(sign, ask.random)),
      P: graha(not(SAPTA_GRAHAS, [lord], ask.random)),
      H: otherHouse([at], ask.random),
      Z: rashi(shifted(view.signOf(lord), ask.random)),
    });
  },
  /** The lord of the running dasha, {M}, stands in the {H}, in {S}. */
  dasha_lord: (ask) => {
    const { view, calendar } = { ...ask.ground, view: ask.ground.view };
    const [maha, antar] = runningAt(ask.ground, calendar.nowJd, 2);
    const [M, X] = [maha?.lords[0], antar?.lords[1]];
    if (!M || !X) return null;
    const { house: at } = view.planets[M];
    const right = { M: graha(M), X: graha(X), H: house(at), S: rashi(view.signOf(M)) };
    return altered(ask, right, {
      M: graha(not(GRAHAS, [M, X], ask.random)),
      H: otherHouse([at], ask.random),
      S: rashi(shifted(view.signOf(M), ask.random)),
    });
  },
  /** Age {n} at which {P} mahadasha begins, {o} at which it ends. */
  dasha_age: (ask) => {
    const { calendar } = ask.ground;
    const period = pick(mahaDashas(ask.ground).slice(1, 5), ask.random);
    const born = localDay(ask.index.about.local);
    const [from, to] = [period.startJd, period.endJd].map((jd) => ageOn(born, calendar.dayOf(jd))) as [number, number];
    const by = pick([-6, 4, 7], ask.random);
    return altered(
      ask,
      { P: graha(period.lords[0] as Graha), n: plain(from), o: plain(to) },
      { n: plain(Math.max(1, from + by)), o: plain(to + by) },
    );
  },
  dasha_length: (ask) => {
    const period = pick(mahaDashas(ask.ground).slice(1, 7), ask.random);
    const years = Math.round((period.endJd - period.startJd) / 365.2425);
    const wrong = not([6, 7, 10, 16, 17, 18, 19, 20], [years], ask.random);
    const P = graha(period.lords[0] as Graha);
    return { true: { P, n: plain(years) }, false: { P, n: plain(wrong) } };
  },
  in_kendra: standsIn([1, 4, 7, 10]),
  in_trikona: standsIn([1, 5, 9]),
  in_dusthana: standsIn([6, 8, 12]),
  in_upachaya: standsIn([3, 6, 10, 11]),
  /** {P} alone in the {H}. */
  alone: (ask) => {
    const { view } = ask.ground;
    const single = HOUSES.filter((number) => view.house(number).occupants.length === 1);
    if (single.length === 0) return null;
    const number = pick(single, ask.random);
    const [only] = view.house(number).occupants as [Graha];
    const right = { H: house(number), P: graha(only) };
    return altered(ask, right, {
      P: graha(not(GRAHAS, [only], ask.random)),
      H: otherHouse([number], ask.random),
    });
  },
  /** {P} in {S} in the birth chart and {Z} in {V}; in its {H}. */
  varga_two: (ask) => {
    const { view } = ask.ground;
    const id = pick(GRAHAS, ask.random);
    const { vargas } = calculate(view.nativity, ["vargas"]);
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
    return altered(ask, right, {
      S: rashi(shifted(view.signOf(id), ask.random)),
      Z: rashi(shifted(sign, ask.random)),
      H: otherHouse([at], ask.random),
      L: rashi(shifted(vargas.D9.lagna, ask.random)),
    });
  },
  /** {P} is {C} and stands in the {H}. */
  karaka_place: (ask) => {
    const { view } = ask.ground;
    const karaka = pick(KARAKAS_7, ask.random);
    const id = calculate(view.nativity, ["karakas"]).karakas.scheme7[karaka];
    const { house: at } = view.planets[id];
    const right = {
      C: { is: "karaka", id: karaka as Karaka8 },
      P: graha(id),
      H: house(at),
      S: rashi(view.signOf(id)),
    } as const;
    return altered(ask, right, {
      P: graha(not(SAPTA_GRAHAS, [id], ask.random)),
      H: otherHouse([at], ask.random),
      S: rashi(shifted(view.signOf(id), ask.random)),
    });
  },
  /** {P} in transit in {S}, your {H}, the {J} from the Moon. */
  transit_full: (ask) => {
    const { view } = ask.ground;
    const id = pick(SLOW, ask.random);
    const sign = transitSign(ask, id);
    const [at, fromMoon] = [view.houseOfSign(sign), placeFrom(view.signOf("moon"), sign)];
    const right = { P: graha(id), S: rashi(sign), H: house(at), J: house(fromMoon) };
    return altered(ask, right, {
      S: rashi(not(RASHIS, [sign, view.signOf(id)], ask.random)),
      H: otherHouse([at, view.planets[id].house], ask.random),
      J: otherHouse([fromMoon, placeFrom(view.signOf("moon"), view.signOf(id))], ask.random),
    });
  },
  /** Saturn over the Moon, in its phase {k}. */
  sade_sati_phase: (ask) => {
    const phase = [12, 1, 2].indexOf(saturnPlace(ask)) + 1;
    if (phase === 0) return null;
    const k = (nth: number): Filling => house(nth);
    return { true: { k: k(phase) }, false: { k: k((phase % 3) + 1) } };
  },
  no_sade_sati: (ask) => whole(![12, 1, 2].includes(saturnPlace(ask))),
  dhaiya: (ask) => whole([4, 8].includes(saturnPlace(ask))),
  weakest: (ask) => {
    const of = (id: Graha): number | undefined =>
      (ask.index.facts.get(`shadbala-${id}`)?.value as { rank: number } | undefined)?.rank;
    const right = SAPTA_GRAHAS.find((id) => of(id) === 7);
    return right ? { true: { P: graha(right) }, false: { P: graha(not(SAPTA_GRAHAS, [right], ask.random)) } } : null;
  },
  /** {P} stands at more degrees than {Q}. */
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
    return altered(ask, right, { n: plain(of(one) + 3), o: plain(of(other) - 2) });
  },
  /** {P} sees the {H} and the {J}. */
  aspect_two: (ask) => {
    const { view } = ask.ground;
    const rows = calculate(view.nativity, ["aspects"]).aspects.graha.filter(({ houses }) => houses.length > 1);
    const row = pick(rows, ask.random);
    const [one, other] = row.houses as [number, number];
    const wrong = otherHouse([...row.houses, view.planets[row.from].house], ask.random);
    return altered(ask, { P: graha(row.from), H: house(one), J: house(other) }, { H: wrong, J: wrong });
  },
};
