import { calculate } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS, KARAKAS_7, NAKSHATRAS, RASHIS } from "@lagna/terms";
import { type FactIndex, type Tongue, TONGUES } from "../src/index.ts";
import { mahaDashas, runningAt } from "../src/facts/dasha-facts.ts";
import { groundOf } from "../src/facts/facts-of.ts";
import { transitPlace } from "../src/facts/sky-facts.ts";
import type { Ground } from "../src/facts/ground.ts";
import { said } from "../src/words/say.ts";
import { COMPOUND_SENTENCES } from "./compound-claims.data.ts";
import { type Random, randomOf } from "./corpus/atoms.ts";
import { type Filling, type Fillings, saidAs } from "./unseen/words.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sentence of several claims about a chart, with at most one of its parts false. */
export interface Compound {
  readonly kind: string;
  readonly tongue: Tongue;
  readonly text: string;
  /** Where the words of the false part stand; none where all of it is so. */
  readonly wrong: readonly Span[];
}

/** What is so, by the slots of a sentence, and what may be told in the place of each. */
interface Parts {
  readonly right: Fillings;
  readonly wrong: Fillings;
}
type Maker = (ground: Ground, random: Random) => Parts | null;

/** Of these all is told that may be told of a graha. */
const FIVE = ["mars", "mercury", "jupiter", "venus", "saturn"] as const satisfies readonly Graha[];
const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);
const MOTIONS = [said("direct", "मार्गी", "margi"), said("retrograde", "वक्री", "vakri")] as const;
const FIRES = [said("not combust", "अस्त नहीं", "ast nahi"), said("combust", "अस्त", "ast")] as const;
const LATER_YEARS = 4;

const plain = (value: number): Filling => ({ is: "words", id: said(`${value}`, `${value}`, `${value}`) });
const graha = (id: Graha): Filling => ({ is: "graha", id });
const house = (id: number): Filling => ({ is: "house", id });
const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item;
const not = <Item>(items: readonly Item[], than: readonly Item[], random: Random): Item =>
  pick(
    items.filter((item) => !than.includes(item)),
    random,
  );

/** All that may be told of one graha. */
function ofGraha({ view }: Ground, P: Graha, random: Random): Parts {
  const { house: at, sign, nakshatra, retrograde, dignity } = view.planets[P];
  const { vargas, karakas } = calculate(view.nativity, ["vargas", "karakas"]);
  const [ruled, karaka] = [view.rules(P), KARAKAS_7.find((one) => karakas.scheme7[one] === P)];
  const unlike: Dignity = dignity === "debilitated" ? "exalted" : "debilitated";
  const burnt = (is: boolean): Filling => ({ is: "words", id: FIRES[is ? 1 : 0] });
  const motion = (is: boolean): Filling => ({ is: "words", id: MOTIONS[is ? 1 : 0] });
  return {
    right: {
      P: graha(P),
      H: house(at),
      S: { is: "rashi", id: sign },
      T: { is: "nakshatra", id: nakshatra },
      R: motion(retrograde),
      B: burnt(view.planets[P].combust),
      g: plain(Math.floor(view.planets[P].degreeInSign)),
      Z: { is: "rashi", id: vargas.D9[P] },
      ...(dignity && { G: { is: "dignity", id: dignity }, X: { is: "dignity", id: unlike } }),
      ...(ruled.length > 0 && { L: house(pick(ruled, random)) }),
      ...(karaka && { C: { is: "karaka", id: karaka } }),
    },
    wrong: {
      H: house(not(HOUSES, [at], random)),
      S: { is: "rashi", id: not(RASHIS, [sign], random) },
      T: { is: "nakshatra", id: not(NAKSHATRAS, [nakshatra], random) },
      R: motion(!retrograde),
      B: burnt(!view.planets[P].combust),
      g: plain((Math.floor(view.planets[P].degreeInSign) + 11) % 30),
      Z: { is: "rashi", id: not(RASHIS, [vargas.D9[P]], random) },
      G: { is: "dignity", id: unlike },
      ...(dignity && { X: { is: "dignity", id: dignity } }),
      L: house(not(HOUSES, ruled, random)),
      C: { is: "karaka", id: not(KARAKAS_7, karaka ? [karaka] : [], random) },
    },
  };
}

const onOne: Maker = (ground, random) => ofGraha(ground, pick(FIVE, random), random);

const both = (first: Parts, more: Parts): Parts => ({
  right: { ...first.right, ...more.right },
  wrong: { ...first.wrong, ...more.wrong },
});

const inCompany: Maker = (ground, random) => {
  const { view } = ground;
  const sharing = (one: Graha): Graha[] =>
    GRAHAS.filter((other) => other !== one && view.signOf(other) === view.signOf(one));
  const found = FIVE.filter((one) => sharing(one).length > 0);
  if (found.length === 0) return null;
  const P = pick(found, random);
  const Q = {
    right: { Q: graha(pick(sharing(P), random)) },
    wrong: { Q: graha(not(GRAHAS, [P, ...sharing(P)], random)) },
  };
  return both(ofGraha(ground, P, random), Q);
};

const beside: Maker = (ground, random) => {
  const P = pick(FIVE, random);
  const Q = not(FIVE, [P], random);
  const { house: at } = ground.view.planets[Q];
  const J = { right: { Q: graha(Q), J: house(at) }, wrong: { J: house(not(HOUSES, [at], random)) } };
  return both(ofGraha(ground, P, random), J);
};

const seeing: Maker = (ground, random) => {
  const P = pick(FIVE, random);
  const seen = calculate(ground.view.nativity, ["aspects"]).aspects.graha.find(({ from }) => from === P)?.houses ?? [];
  const stands = ground.view.planets[P].house;
  const J = { right: { J: house(pick(seen, random)) }, wrong: { J: house(not(HOUSES, [...seen, stands], random)) } };
  return both(ofGraha(ground, P, random), J);
};

const dated: Maker = (ground, random) => {
  const period = pick(mahaDashas(ground).slice(1, 6), random);
  const [from, until] = [period.startJd, period.endJd].map((jd) => ground.calendar.dayOf(jd)) as [
    ReturnType<typeof ground.calendar.dayOf>,
    ReturnType<typeof ground.calendar.dayOf>,
  ];
  const later = (day: typeof from): Filling => ({ is: "day", id: { ...day, year: day.year + LATER_YEARS } });
  return {
    right: { M: graha(period.lords[0] as Graha), D: { is: "day", id: from }, E: { is: "day", id: until } },
    wrong: { D: later(from), E: later(until) },
  };
};

const running: Maker = (ground, random) => {
  const { view, calendar } = ground;
  const lord = runningAt(ground, calendar.nowJd, 1)[0]?.lords[0];
  if (!lord) return null;
  const at = view.planets[lord].house;
  // Beside "now" a place may be meant of the sky, and of one that stands there the other half would be so.
  const passes = (one: Graha): number => view.houseOfSign(transitPlace(view.nativity, one, calendar.nowJd).sign);
  const elsewhere = FIVE.filter((one) => view.planets[one].house !== at && passes(one) !== at);
  return {
    right: { H: house(at), N: graha(lord) },
    wrong: { H: house(not(HOUSES, [at, passes(lord)], random)), N: graha(pick(elsewhere, random)) },
  };
};

const passing: Maker = (ground, random) => {
  const { view, calendar } = ground;
  const P = pick(["jupiter", "saturn"] as const, random);
  const { sign } = transitPlace(view.nativity, P, calendar.nowJd);
  const at = view.houseOfSign(sign);
  const born = view.planets[P];
  return {
    right: { P: graha(P), S: { is: "rashi", id: sign }, H: house(at) },
    wrong: {
      S: { is: "rashi", id: not(RASHIS, [sign, born.sign], random) },
      H: house(not(HOUSES, [at, born.house], random)),
    },
  };
};

const MAKERS: Readonly<Record<string, Maker>> = {
  company_house: inCompany,
  two_placed: beside,
  house_aspect: seeing,
  dasha_dates: dated,
  dasha_place: running,
  transit_house: passing,
};

const SLOT = /\{(\w+)(?::(\w+))?\}/g;

/** A sentence with its slots filled, and where one of them stands. */
function filled(
  sentence: string,
  fillings: Fillings,
  slot: string | null,
  tongue: Tongue,
): Pick<Compound, "text" | "wrong"> {
  const wrong: Span[] = [];
  let [text, from] = ["", 0];
  for (const { 0: whole, 1: name = "", 2: form = "", index } of sentence.matchAll(SLOT)) {
    text += sentence.slice(from, index);
    const words = saidAs(fillings[name] as Filling, form, tongue);
    if (name === slot) wrong.push({ start: text.length, end: text.length + words.length });
    text += words;
    from = index + whole.length;
  }
  text += sentence.slice(from);
  return { text: text.charAt(0).toUpperCase() + text.slice(1), wrong };
}

/** Every sentence of every kind put to a chart: as it is, and with each of its parts false in turn. */
export function compoundsOf(index: FactIndex, seed: number): Compound[] {
  const ground = groundOf(index.nativity, index.about);
  const random = randomOf(seed);
  return Object.entries(COMPOUND_SENTENCES).flatMap(([kind, sentences]) =>
    TONGUES.flatMap((tongue) =>
      sentences[tongue].flatMap((sentence): Compound[] => {
        const parts = (MAKERS[kind] ?? onOne)(ground, random);
        const slots = [...new Set([...sentence.matchAll(SLOT)].map(([, name = ""]) => name))];
        if (!parts || slots.some((slot) => parts.right[slot] === undefined)) return [];
        const told = [null, ...slots.filter((slot) => parts.wrong[slot] !== undefined)];
        return told.map((slot) => {
          const fillings = slot === null ? parts.right : { ...parts.right, [slot]: parts.wrong[slot] as Filling };
          return { kind, tongue, ...filled(sentence, fillings, slot, tongue) };
        });
      }),
    ),
  );
}
