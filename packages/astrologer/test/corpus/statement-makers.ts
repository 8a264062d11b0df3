import { computeSections, placeFrom, rashiAt, rashiInPlace, SAPTA_GRAHAS } from "@lagna/jyotish";
import {
  DIGNITIES,
  type Dignity,
  type Graha,
  GRAHAS,
  KARAKA_WORDS,
  KARAKAS_7,
  type Nakshatra,
  NAKSHATRAS,
  type Rashi,
  RASHIS,
  formatTithiName,
  type Vara,
  VARA_WORDS,
  VARAS,
  fromEpochDays,
  toEpochDays,
} from "@lagna/terms";
import type { Fact, FactIndex, AnswerLanguage } from "../../src/index.ts";
import { createFactContext } from "../../src/facts/build-facts.ts";
import { computeMahaDashas, findRunningPeriods, computeSubPeriods } from "../../src/facts/build-dasha-facts.ts";
import type { FactContext } from "../../src/facts/fact-context.ts";
import { computeTransitPlace } from "../../src/facts/build-current-transit-facts.ts";
import {
  DIRECT_ORDINALS_HG,
  DIRECT_ORDINALS_HI,
  OBLIQUE_ORDINALS_HG,
  OBLIQUE_ORDINALS_HI,
} from "../../src/formatting/hinglish-terms.data.ts";
import {
  formatDay,
  formatGraha,
  formatKaraka,
  formatNakshatra,
  formatOrdinal,
  formatRashi,
  createLocalizedText,
  type CalendarDay,
} from "../../src/formatting/format-terms.ts";
import type { LocalizedText } from "../../src/index.ts";

/** The slot texts of a true statement about a chart, and of the same statement with one slot changed. */
export interface StatementPair {
  readonly true: Slots;
  readonly false: Slots;
}
type Slots = Readonly<Record<string, LocalizedText>>;

/** A pseudo-random number between 0 and 1, reproducible from a seed. */
export type Random = () => number;
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item;
const pickOther = <Item>(items: readonly Item[], than: readonly Item[], random: Random): Item =>
  pick(
    items.filter((item) => !than.includes(item)),
    random,
  );
const toPlainText = (value: number | string): LocalizedText =>
  createLocalizedText(String(value), String(value), String(value));

const EN_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const buildHouseSlots = (house: number, key = "H"): Record<string, LocalizedText> => ({
  [key]: createLocalizedText(
    EN_ORDINALS[house - 1] ?? "",
    OBLIQUE_ORDINALS_HI[house - 1] ?? "",
    OBLIQUE_ORDINALS_HG[house - 1] ?? "",
  ),
  [`${key}n`]: createLocalizedText(formatOrdinal(house), String(house), String(house)),
  ...(key === "H" && {
    h: createLocalizedText(
      EN_ORDINALS[house - 1] ?? "",
      DIRECT_ORDINALS_HI[house - 1] ?? "",
      DIRECT_ORDINALS_HG[house - 1] ?? "",
    ),
  }),
});

const shiftSign = (sign: Rashi, random: Random): Rashi => rashiInPlace(sign, pick([2, 12, 3, 7], random));
const pickNeighbour = (house: number, random: Random): number => ((house - 1 + pick([1, 11, 2, 6], random)) % 12) + 1;

const DIGNITY_SLOTS: Readonly<Partial<Record<Dignity, LocalizedText>>> = {
  exalted: createLocalizedText("exalted", "उच्च का", "uchch ka"),
  debilitated: createLocalizedText("debilitated", "नीच का", "neech ka"),
  own: createLocalizedText("in its own sign", "अपनी राशि में", "apni rashi me"),
  friend: createLocalizedText("in a friend's sign", "मित्र राशि में", "mitra ki rashi me"),
  enemy: createLocalizedText("in an enemy's sign", "शत्रु राशि में", "shatru ki rashi me"),
  neutral: createLocalizedText("in a neutral sign", "सम राशि में", "sam rashi me"),
};

/** Maps dignities to those that the words above can distinguish. */
const KIND: Readonly<Record<Dignity, Dignity>> = Object.fromEntries(
  DIGNITIES.map((dignity) => [
    dignity,
    dignity === "moolatrikona"
      ? "own"
      : dignity === "great_friend"
        ? "friend"
        : dignity === "great_enemy"
          ? "enemy"
          : dignity,
  ]),
) as Record<Dignity, Dignity>;

const formatMonth = (day: CalendarDay): LocalizedText => {
  const { en, hi } = formatDay(day);
  const drop = (text: string): string => text.replace(/^\d+ /, "");
  return createLocalizedText(drop(en), drop(hi), drop(en));
};
const RETROGRADE = createLocalizedText("retrograde", "वक्री", "vakri");
const DIRECT = createLocalizedText("direct", "मार्गी", "margi");
const COUNTS = ["zero", "one", "two", "three", "four", "five", "six"];
const COUNTS_HI = ["शून्य", "एक", "दो", "तीन", "चार", "पाँच", "छह"];
const COUNTS_HG = ["zero", "ek", "do", "teen", "chaar", "paanch", "chhah"];

type StatementMaker = (context: FactContext, random: Random) => StatementPair | null;

const places: StatementMaker = ({ view }, random) => {
  const graha = pick(GRAHAS, random);
  const sign = view.signOf(graha);
  const P = formatGraha(graha);
  return { true: { P, S: formatRashi(sign) }, false: { P, S: formatRashi(shiftSign(sign, random)) } };
};

const houses: StatementMaker = ({ view }, random) => {
  const graha = pick(GRAHAS, random);
  const { house } = view.planets[graha];
  const P = formatGraha(graha);
  return { true: { P, ...buildHouseSlots(house) }, false: { P, ...buildHouseSlots(pickNeighbour(house, random)) } };
};

const inverted =
  (maker: StatementMaker): StatementMaker =>
  (context, random) => {
    const atom = maker(context, random);
    return atom && { true: atom.false, false: atom.true };
  };

/** A pair of bodies with a relation, and a pair without it. */
function pairMaker(related: (context: FactContext, a: Graha, b: Graha) => boolean, directed = false): StatementMaker {
  return (context, random) => {
    const all = GRAHAS.flatMap((a, index) =>
      (directed ? GRAHAS : GRAHAS.slice(index + 1)).filter((b) => b !== a).map((b) => [a, b] as const),
    );
    const isNodes = ([a, b]: readonly [Graha, Graha]): boolean =>
      [a, b].every((graha) => graha === "rahu" || graha === "ketu");
    const yes = all.filter(([a, b]) => related(context, a, b));
    const no = all.filter(
      (pair) => !related(context, ...pair) && !related(context, pair[1], pair[0]) && !isNodes(pair),
    );
    if (yes.length === 0) return null;
    const [[p, q], [r, s]] = [pick(yes, random), pick(no, random)];
    return { true: { P: formatGraha(p), Q: formatGraha(q) }, false: { P: formatGraha(r), Q: formatGraha(s) } };
  };
}

const drishti = (context: FactContext) => computeSections(context.view.nativity, ["aspects"]).aspects.graha;

const stateMaker =
  (
    is: (context: FactContext, graha: Graha) => boolean,
    of: readonly Graha[],
    words?: readonly [LocalizedText, LocalizedText],
  ): StatementMaker =>
  (context, random) => {
    const yes = of.filter((graha) => is(context, graha));
    const no = of.filter((graha) => !is(context, graha));
    if (words) {
      const graha = pick(of, random);
      const [right, wrong] = is(context, graha) ? words : [words[1], words[0]];
      return { true: { P: formatGraha(graha), R: right }, false: { P: formatGraha(graha), R: wrong } };
    }
    if (yes.length === 0 || no.length === 0) return null;
    return { true: { P: formatGraha(pick(yes, random)) }, false: { P: formatGraha(pick(no, random)) } };
  };

const PLANETS_FIVE: readonly Graha[] = ["mars", "mercury", "jupiter", "venus", "saturn"];
const isRetrograde = ({ view }: FactContext, graha: Graha): boolean => view.planets[graha].retrograde;
const isCombust = ({ view }: FactContext, graha: Graha): boolean => view.planets[graha].combust;

interface DatedPeriod {
  readonly P: LocalizedText;
  readonly M: LocalizedText;
  readonly start: CalendarDay;
  readonly end: CalendarDay;
}

const addDays = ({ year, month, day }: CalendarDay, days: number): CalendarDay =>
  fromEpochDays(toEpochDays({ year, month, day }) + days);

function period(context: FactContext, lords: readonly Graha[], startJd: number, endJd: number): DatedPeriod {
  const { calendar } = context;
  return {
    P: formatGraha(lords.at(-1) as Graha),
    M: formatGraha(lords[0] as Graha),
    start: calendar.toCalendarDay(startJd),
    end: calendar.toCalendarDay(endJd),
  };
}

const edge = (day: CalendarDay): Record<string, LocalizedText> => ({ D: formatDay(day), MY: formatMonth(day) });
const edges = (from: CalendarDay, to: CalendarDay): Record<string, LocalizedText> => ({
  D: formatDay(from),
  D2: formatDay(to),
  MY: formatMonth(from),
  MY2: formatMonth(to),
});

function mahaEdge(side: "start" | "end"): StatementMaker {
  return (context, random) => {
    const all = computeMahaDashas(context).slice(1, 6);
    const { lords, startJd, endJd } = pick(all, random);
    const { P, start, end } = period(context, lords, startJd, endJd);
    const [right, wrong] = side === "start" ? [start, end] : [end, start];
    const lie = random() < 0.5 ? wrong : addDays(right, pick([-400, 230, 75, -120], random));
    return { true: { P, ...edge(right) }, false: { P, ...edge(lie) } };
  };
}

const running: StatementMaker = (context, random) => {
  const [maha] = findRunningPeriods(context, context.calendar.nowJd, 1);
  if (!maha) return null;
  const lord = maha.lords[0] as Graha;
  return { true: { P: formatGraha(lord) }, false: { P: formatGraha(pickOther(GRAHAS, [lord], random)) } };
};

const runningAntar: StatementMaker = (context, random) => {
  const antar = findRunningPeriods(context, context.calendar.nowJd, 2)[1];
  if (!antar) return null;
  const [maha, lord] = antar.lords as [Graha, Graha];
  return {
    true: { M: formatGraha(maha), P: formatGraha(lord) },
    false: { M: formatGraha(maha), P: formatGraha(pickOther(GRAHAS, [lord, maha], random)) },
  };
};

const antarSpan: StatementMaker = (context, random) => {
  const [maha] = findRunningPeriods(context, context.calendar.nowJd, 1);
  if (!maha) return null;
  const all = computeSubPeriods(maha);
  const index = Math.floor(random() * all.length);
  const { lords, startJd, endJd } = all[index] as (typeof all)[number];
  const { P, start, end } = period(context, lords, startJd, endJd);
  const lie = random() < 0.5 ? edges(start, addDays(end, 150)) : edges(addDays(start, -200), end);
  return { true: { P, ...edges(start, end) }, false: { P, ...lie } };
};

const nextMaha: StatementMaker = (context, random) => {
  const all = computeMahaDashas(context);
  const index = all.findIndex(
    ({ startJd, endJd }) => startJd <= context.calendar.nowJd && context.calendar.nowJd < endJd,
  );
  const next = all[index + 1]?.lords[0];
  const now = all[index]?.lords[0];
  if (!next || !now) return null;
  return {
    true: { P: formatGraha(next), M: formatGraha(now) },
    false: { P: formatGraha(pickOther(GRAHAS, [next, now], random)), M: formatGraha(now) },
  };
};

const transit: StatementMaker = ({ view, calendar }, random) => {
  const graha = pick(["jupiter", "saturn", "rahu", "mars", "venus", "ketu"] as const, random);
  const { sign } = computeTransitPlace(view.nativity, graha, calendar.nowJd);
  const natal = view.signOf(graha);
  const lie = pickOther(RASHIS, [sign, natal], random);
  return {
    true: { P: formatGraha(graha), S: formatRashi(sign) },
    false: { P: formatGraha(graha), S: formatRashi(lie) },
  };
};

const ingress: StatementMaker = ({ view, calendar }, random) => {
  const graha = pick(["jupiter", "saturn"] as const, random);
  const signAt = (day: number): Rashi => computeTransitPlace(view.nativity, graha, calendar.nowJd + day).sign;
  const from = Math.floor(random() * 300);
  for (let day = from; day < from + 1000; day++) {
    if (signAt(day) === signAt(day + 1)) continue;
    const sign = signAt(day + 1);
    const on = calendar.toCalendarDay(calendar.nowJd + day + 1);
    const lie =
      random() < 0.5
        ? { S: formatRashi(rashiInPlace(sign, 3)), ...edge(on) }
        : { S: formatRashi(sign), ...edge(addDays(on, 47)) };
    return {
      true: { P: formatGraha(graha), S: formatRashi(sign), ...edge(on) },
      false: { P: formatGraha(graha), ...lie },
    };
  }
  return null;
};

const isSadeSati = ({ view, calendar }: FactContext): boolean =>
  [12, 1, 2].includes(
    placeFrom(view.signOf("moon"), computeTransitPlace(view.nativity, "saturn", calendar.nowJd).sign),
  );

const rankOf = (index: FactIndex, graha: Graha): number =>
  (index.facts.get(`shadbala-${graha}`)?.value as { rank?: number } | undefined)?.rank ?? 0;

/** Makers that also need the fact index. */
type IndexMaker = (index: FactIndex, context: FactContext, random: Random) => StatementPair | null;

function ranked(rank: number): IndexMaker {
  return (index, _, random) => {
    const graha = SAPTA_GRAHAS.find((id) => rankOf(index, id) === rank);
    return graha
      ? { true: { P: formatGraha(graha) }, false: { P: formatGraha(pickOther(SAPTA_GRAHAS, [graha], random)) } }
      : null;
  };
}

const NO_SLOTS: Slots = {};

/** A statement without slots is true for some charts and false for others. */
const whole =
  (is: (context: FactContext) => boolean, wanted: boolean): StatementMaker =>
  (context) =>
    is(context) === wanted
      ? { true: NO_SLOTS, false: { never: toPlainText("") } }
      : { true: { never: toPlainText("") }, false: NO_SLOTS };

export const MAKERS = {
  planet_sign: places,
  planet_house: houses,
  house_sign: ({ view }, random) => {
    const house = 1 + Math.floor(random() * 12);
    const { sign } = view.house(house);
    return {
      true: { ...buildHouseSlots(house), S: formatRashi(sign) },
      false: { ...buildHouseSlots(house), S: formatRashi(shiftSign(sign, random)) },
    };
  },
  planet_star: ({ view }, random) => {
    const graha = pick(GRAHAS, random);
    const { nakshatra, pada } = view.planets[graha];
    const lie = NAKSHATRAS[(NAKSHATRAS.indexOf(nakshatra) + pick([1, 26, 9], random)) % 27] as Nakshatra;
    const K = toPlainText(pada);
    return {
      true: { P: formatGraha(graha), N: formatNakshatra(nakshatra), K },
      false: { P: formatGraha(graha), N: formatNakshatra(lie), K },
    };
  },
  degree: ({ view }, random) => {
    const graha = pick(GRAHAS, random);
    const { degreeInSign, sign } = view.planets[graha];
    const degree = Math.floor(degreeInSign);
    const S = formatRashi(sign);
    return {
      true: { P: formatGraha(graha), D: toPlainText(degree), S },
      false: { P: formatGraha(graha), D: toPlainText((degree + pick([4, 11, 20], random)) % 30), S },
    };
  },
  lagna: ({ view }, random) => {
    const sign = view.signOf("lagna");
    return { true: { S: formatRashi(sign) }, false: { S: formatRashi(shiftSign(sign, random)) } };
  },
  lordship: ({ view }, random) => {
    const house = 1 + Math.floor(random() * 12);
    const { lord } = view.house(house);
    return {
      true: { P: formatGraha(lord), ...buildHouseSlots(house) },
      false: { P: formatGraha(pickOther(SAPTA_GRAHAS, [lord], random)), ...buildHouseSlots(house) },
    };
  },
  lord_place: ({ view }, random) => {
    const house = 1 + Math.floor(random() * 12);
    const place = view.planets[view.house(house).lord].house;
    return {
      true: { ...buildHouseSlots(house), ...buildHouseSlots(place, "H2") },
      false: { ...buildHouseSlots(house), ...buildHouseSlots(pickNeighbour(place, random), "H2") },
    };
  },
  dispositor: ({ view }, random) => {
    const graha = pick(GRAHAS, random);
    const lord = view.dispositorOf(graha);
    if (lord === graha) return null;
    return {
      true: { P: formatGraha(graha), Q: formatGraha(lord) },
      false: { P: formatGraha(graha), Q: formatGraha(pickOther(SAPTA_GRAHAS, [lord, graha], random)) },
    };
  },
  dignity: ({ view }, random) => {
    const graha = pick(SAPTA_GRAHAS, random);
    const { dignity } = view.planets[graha];
    if (dignity === null) return null;
    const kind = KIND[dignity];
    const lies: Dignity[] =
      kind === "exalted" || kind === "own"
        ? ["debilitated", "enemy"]
        : kind === "debilitated"
          ? ["exalted", "own"]
          : ["exalted", "debilitated", "own"];
    const [G, wrong] = [DIGNITY_SLOTS[kind], DIGNITY_SLOTS[pick(lies, random)]];
    return G && wrong ? { true: { P: formatGraha(graha), G }, false: { P: formatGraha(graha), G: wrong } } : null;
  },
  retrograde: stateMaker(isRetrograde, PLANETS_FIVE, [RETROGRADE, DIRECT]),
  not_retrograde: stateMaker((context, graha) => !isRetrograde(context, graha), PLANETS_FIVE),
  combust: stateMaker(isCombust, PLANETS_FIVE),
  not_combust: stateMaker((context, graha) => !isCombust(context, graha), PLANETS_FIVE),
  conjunction: pairMaker(({ view }, a, b) => view.signOf(a) === view.signOf(b)),
  aspect_house: (context, random) => {
    const row = pick(
      drishti(context).filter(({ houses: seen }) => seen.length > 0),
      random,
    );
    const all = Array.from({ length: 12 }, (_, index) => index + 1);
    const P = formatGraha(row.from);
    return {
      true: { P, ...buildHouseSlots(pick(row.houses, random)) },
      false: { P, ...buildHouseSlots(pickOther(all, row.houses, random)) },
    };
  },
  aspect_graha: pairMaker(
    (context, a, b) =>
      drishti(context)
        .find(({ from }) => from === a)
        ?.grahas.includes(b) ?? false,
    true,
  ),
  exchange: pairMaker(({ view }, a, b) => view.dispositorOf(a) === b && view.dispositorOf(b) === a),
  varga: ({ view }, random) => {
    const { vargas } = computeSections(view.nativity, ["vargas"]);
    const graha = pick(GRAHAS, random);
    const sign = vargas.D9[graha];
    const P = formatGraha(graha);
    return { true: { P, S: formatRashi(sign) }, false: { P, S: formatRashi(shiftSign(sign, random)) } };
  },
  varga_lagna: ({ view }, random) => {
    const sign = computeSections(view.nativity, ["vargas"]).vargas.D9.lagna;
    return { true: { S: formatRashi(sign) }, false: { S: formatRashi(shiftSign(sign, random)) } };
  },
  karaka: ({ view }, random) => {
    const { scheme7 } = computeSections(view.nativity, ["karakas"]).karakas;
    const karaka = pick(KARAKAS_7, random);
    const C = formatKaraka(karaka);
    return {
      true: { P: formatGraha(scheme7[karaka]), C: createLocalizedText(KARAKA_WORDS[karaka].en, C.hi, C.hg) },
      false: { P: formatGraha(pickOther(SAPTA_GRAHAS, [scheme7[karaka]], random)), C },
    };
  },
  arudha: ({ view }, random) => {
    const sign = computeSections(view.nativity, ["arudhas"]).arudhas.bhava.A1;
    return { true: { S: formatRashi(sign) }, false: { S: formatRashi(shiftSign(sign, random)) } };
  },
  dasha_maha: running,
  dasha_antar: runningAntar,
  maha_end: mahaEdge("end"),
  maha_start: mahaEdge("start"),
  antar_span: antarSpan,
  dasha_next: nextMaha,
  transit_now: transit,
  ingress,
  sade_sati_on: whole(isSadeSati, true),
  sade_sati_off: whole(isSadeSati, false),
  birth_date: ({ about }, random) => {
    const [year, month, day] = about.local.slice(0, 10).split("-").map(Number) as [number, number, number];
    const right = { year, month, day };
    return { true: { D: formatDay(right) }, false: { D: formatDay(addDays(right, pick([31, -1, 5, 365], random))) } };
  },
  vara: ({ view }, random) => {
    const { vara } = computeSections(view.nativity, ["panchanga"]).panchanga;
    const word = (id: Vara): LocalizedText =>
      createLocalizedText(VARA_WORDS[id].en, VARA_WORDS[id].hi, VARA_WORDS[id].en);
    return { true: { W: word(vara.id) }, false: { W: word(pickOther(VARAS, [vara.id], random)) } };
  },
  tithi: ({ view }, random) => {
    const { tithi } = computeSections(view.nativity, ["panchanga"]).panchanga;
    const word = (number: number): LocalizedText =>
      createLocalizedText(formatTithiName(number, "en"), formatTithiName(number, "hi"), formatTithiName(number, "en"));
    return {
      true: { T: word(tithi.number) },
      false: { T: word(((tithi.number + pick([0, 4, 14], random)) % 30) + 1) },
    };
  },
  empty: ({ view }, random) => {
    const all = view.nativity.chart.houses;
    const [yes, no] = [
      all.filter(({ occupants }) => occupants.length === 0),
      all.filter(({ occupants }) => occupants.length > 0),
    ];
    return { true: buildHouseSlots(pick(yes, random).number), false: buildHouseSlots(pick(no, random).number) };
  },
  count: ({ view }, random) => {
    const full = view.nativity.chart.houses.filter(({ occupants }) => occupants.length > 1);
    if (full.length === 0) return null;
    const { number, occupants } = pick(full, random);
    const many = (count: number): LocalizedText =>
      createLocalizedText(COUNTS[count] ?? "", COUNTS_HI[count] ?? "", COUNTS_HG[count] ?? "");
    return {
      true: { ...buildHouseSlots(number), c: many(occupants.length) },
      false: { ...buildHouseSlots(number), c: many(occupants.length + 1) },
    };
  },
  from_moon: ({ view }, random) => {
    const graha = pick(GRAHAS.slice(2), random);
    const place = placeFrom(view.signOf("moon"), view.signOf(graha));
    const P = formatGraha(graha);
    return { true: { P, ...buildHouseSlots(place) }, false: { P, ...buildHouseSlots(pickNeighbour(place, random)) } };
  },
  not_sign: inverted(places),
  not_house: inverted(houses),
} as const satisfies Readonly<Record<string, StatementMaker>>;

export const INDEX_MAKERS = {
  tropical: (index, _, random) => {
    const sign = index.facts.get("tropical-sun")?.value as Rashi;
    return {
      true: { S: formatRashi(sign) },
      false: { S: formatRashi(rashiAt(RASHIS.indexOf(sign) + pick([1, 11, 5], random))) },
    };
  },
  age: (index, _, random) => {
    const years = Number(index.facts.get("age")?.value);
    return { true: { n: toPlainText(years) }, false: { n: toPlainText(years + pick([-2, 1, 3, -7], random)) } };
  },
  sav: (index, _, random) => {
    const house = 1 + Math.floor(random() * 12);
    const { bindus, sign } = (index.facts.get(`sav-${house}`) as Fact).value as { bindus: number; sign: Rashi };
    const S = formatRashi(sign);
    return {
      true: { ...buildHouseSlots(house), S, n: toPlainText(bindus) },
      false: { ...buildHouseSlots(house), S, n: toPlainText(bindus + pick([1, -2, 5], random)) },
    };
  },
  strongest: ranked(1),
  weakest: ranked(7),
  comparison: (index, _, random) => {
    const first = pick(SAPTA_GRAHAS, random);
    const second = pickOther(SAPTA_GRAHAS, [first], random);
    const [a, b] = rankOf(index, first) < rankOf(index, second) ? [first, second] : [second, first];
    if (rankOf(index, first) === 0) return null;
    return { true: { P: formatGraha(a), Q: formatGraha(b) }, false: { P: formatGraha(b), Q: formatGraha(a) } };
  },
} as const satisfies Readonly<Record<string, IndexMaker>>;

export type StatementKind = keyof typeof MAKERS | keyof typeof INDEX_MAKERS;
export const STATEMENT_KINDS = [...Object.keys(MAKERS), ...Object.keys(INDEX_MAKERS)] as readonly StatementKind[];

export function makeStatementPair(kind: StatementKind, index: FactIndex, random: Random): StatementPair | null {
  const context = createFactContext(index.nativity, index.context);
  return kind in MAKERS
    ? MAKERS[kind as keyof typeof MAKERS](context, random)
    : INDEX_MAKERS[kind as keyof typeof INDEX_MAKERS](index, context, random);
}

/** Fills the slots of a template; `null` if the statement does not exist for this chart. */
export function fillTemplate(template: string, slots: Slots, language: AnswerLanguage): string | null {
  if ("never" in slots) return null;
  const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name]?.[language] ?? `{${name}}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
