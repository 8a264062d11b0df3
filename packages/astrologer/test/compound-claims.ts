import { computeSections } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS, KARAKAS_7, NAKSHATRAS, RASHIS } from "@lagna/terms";
import type { AnswerLanguage, FactIndex } from "../src/index.ts";
import { computeMahaDashas, findRunningPeriods } from "../src/facts/build-dasha-facts.ts";
import { createFactContext } from "../src/facts/build-facts.ts";
import { computeTransitPlace } from "../src/facts/build-current-transit-facts.ts";
import type { FactContext } from "../src/facts/fact-context.ts";
import { createLocalizedText } from "../src/formatting/format-terms.ts";
import { COMPOUND_SENTENCES } from "./examples/statements.ts";
import { type Random, createRandom } from "./corpus/statement-makers.ts";
import { type Filling, type Fillings, fillSlot } from "./held-out/fill-slot.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sentence with several claims about a chart, at most one of them false. */
export interface Compound {
  readonly kind: string;
  readonly language: AnswerLanguage;
  readonly text: string;
  /** The spans of the false part; empty if all parts are true. */
  readonly wrong: readonly Span[];
}

/** The true fillings of the slots of a sentence, and a false one for each slot. */
interface Parts {
  readonly right: Fillings;
  readonly wrong: Fillings;
}
type Maker = (context: FactContext, random: Random) => Parts | null;

/** The grahas for which every kind of statement is possible. */
const FIVE = ["mars", "mercury", "jupiter", "venus", "saturn"] as const satisfies readonly Graha[];
const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);
const MOTIONS = [
  createLocalizedText("direct", "मार्गी", "margi"),
  createLocalizedText("retrograde", "वक्री", "vakri"),
] as const;
const FIRES = [
  createLocalizedText("not combust", "अस्त नहीं", "ast nahi"),
  createLocalizedText("combust", "अस्त", "ast"),
] as const;
const LATER_YEARS = 4;

const plain = (value: number): Filling => ({
  is: "words",
  id: createLocalizedText(`${value}`, `${value}`, `${value}`),
});
const graha = (id: Graha): Filling => ({ is: "graha", id });
const house = (id: number): Filling => ({ is: "house", id });
const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item;
const not = <Item>(items: readonly Item[], than: readonly Item[], random: Random): Item =>
  pick(
    items.filter((item) => !than.includes(item)),
    random,
  );

/** All slots about one graha. */
function ofGraha({ view }: FactContext, P: Graha, random: Random): Parts {
  const { house: at, sign, nakshatra, retrograde, dignity } = view.planets[P];
  const { vargas, karakas } = computeSections(view.nativity, ["vargas", "karakas"]);
  const [ruled, karaka] = [view.housesRuledBy(P), KARAKAS_7.find((one) => karakas.scheme7[one] === P)];
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

const onOne: Maker = (context, random) => ofGraha(context, pick(FIVE, random), random);

const both = (first: Parts, more: Parts): Parts => ({
  right: { ...first.right, ...more.right },
  wrong: { ...first.wrong, ...more.wrong },
});

const inCompany: Maker = (context, random) => {
  const { view } = context;
  const sharing = (one: Graha): Graha[] =>
    GRAHAS.filter((other) => other !== one && view.signOf(other) === view.signOf(one));
  const found = FIVE.filter((one) => sharing(one).length > 0);
  if (found.length === 0) return null;
  const P = pick(found, random);
  const Q = {
    right: { Q: graha(pick(sharing(P), random)) },
    wrong: { Q: graha(not(GRAHAS, [P, ...sharing(P)], random)) },
  };
  return both(ofGraha(context, P, random), Q);
};

const beside: Maker = (context, random) => {
  const P = pick(FIVE, random);
  const Q = not(FIVE, [P], random);
  const { house: at } = context.view.planets[Q];
  const J = { right: { Q: graha(Q), J: house(at) }, wrong: { J: house(not(HOUSES, [at], random)) } };
  return both(ofGraha(context, P, random), J);
};

const seeing: Maker = (context, random) => {
  const P = pick(FIVE, random);
  const seen =
    computeSections(context.view.nativity, ["aspects"]).aspects.graha.find(({ from }) => from === P)?.houses ?? [];
  const stands = context.view.planets[P].house;
  const J = { right: { J: house(pick(seen, random)) }, wrong: { J: house(not(HOUSES, [...seen, stands], random)) } };
  return both(ofGraha(context, P, random), J);
};

const dated: Maker = (context, random) => {
  const period = pick(computeMahaDashas(context).slice(1, 6), random);
  const [from, until] = [period.startJd, period.endJd].map((jd) => context.calendar.toCalendarDay(jd)) as [
    ReturnType<typeof context.calendar.toCalendarDay>,
    ReturnType<typeof context.calendar.toCalendarDay>,
  ];
  const later = (day: typeof from): Filling => ({ is: "day", id: { ...day, year: day.year + LATER_YEARS } });
  return {
    right: { M: graha(period.lords[0] as Graha), D: { is: "day", id: from }, E: { is: "day", id: until } },
    wrong: { D: later(from), E: later(until) },
  };
};

const running: Maker = (context, random) => {
  const { view, calendar } = context;
  const lord = findRunningPeriods(context, calendar.nowJd, 1)[0]?.lords[0];
  if (!lord) return null;
  const at = view.planets[lord].house;
  // Beside "now" a place may refer to the current sky, so a graha in transit there is no false filling.
  const passes = (one: Graha): number => view.houseOfSign(computeTransitPlace(view.nativity, one, calendar.nowJd).sign);
  const elsewhere = FIVE.filter((one) => view.planets[one].house !== at && passes(one) !== at);
  return {
    right: { H: house(at), N: graha(lord) },
    wrong: { H: house(not(HOUSES, [at, passes(lord)], random)), N: graha(pick(elsewhere, random)) },
  };
};

const passing: Maker = (context, random) => {
  const { view, calendar } = context;
  const P = pick(["jupiter", "saturn"] as const, random);
  const { sign } = computeTransitPlace(view.nativity, P, calendar.nowJd);
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

/** Fills the slots of a sentence and locates one of them. */
function filled(
  sentence: string,
  fillings: Fillings,
  slot: string | null,
  language: AnswerLanguage,
): Pick<Compound, "text" | "wrong"> {
  const wrong: Span[] = [];
  let [text, from] = ["", 0];
  for (const { 0: whole, 1: name = "", 2: form = "", index } of sentence.matchAll(SLOT)) {
    text += sentence.slice(from, index);
    const words = fillSlot(fillings[name] as Filling, form, language);
    if (name === slot) wrong.push({ start: text.length, end: text.length + words.length });
    text += words;
    from = index + whole.length;
  }
  text += sentence.slice(from);
  return { text: text.charAt(0).toUpperCase() + text.slice(1), wrong };
}

/** Every sentence of every kind for a chart: once true, and once with each part false. */
export function compoundsOf(index: FactIndex, seed: number): Compound[] {
  const context = createFactContext(index.nativity, index.context);
  const random = createRandom(seed);
  return COMPOUND_SENTENCES.flatMap(({ kind, language, sentence }): Compound[] => {
    const parts = (MAKERS[kind] ?? onOne)(context, random);
    const slots = [...new Set([...sentence.matchAll(SLOT)].map(([, name = ""]) => name))];
    if (!parts || slots.some((slot) => parts.right[slot] === undefined)) return [];
    const slotsToFalsify = [null, ...slots.filter((slot) => parts.wrong[slot] !== undefined)];
    return slotsToFalsify.map((slot) => {
      const fillings = slot === null ? parts.right : { ...parts.right, [slot]: parts.wrong[slot] as Filling };
      return { kind, language, ...filled(sentence, fillings, slot, language) };
    });
  });
}
