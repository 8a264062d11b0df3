import { calculate, placeFrom, rashiAt, rashiInPlace, SAPTA_GRAHAS } from "@lagna/jyotish";
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
  tithiName,
  type Vara,
  VARA_WORDS,
  VARAS,
} from "@lagna/terms";
import type { Fact, FactIndex, Tongue } from "../../src/index.ts";
import { calendarDay } from "../../src/local-calendar.ts";
import { groundOf } from "../../src/facts/facts-of.ts";
import { mahaDashas, runningAt, subPeriods } from "../../src/facts/dasha-facts.ts";
import type { Ground } from "../../src/facts/ground.ts";
import { transitPlace } from "../../src/facts/sky-facts.ts";
import { ORDINALS_ALONE_HG, ORDINALS_ALONE_HI, ORDINALS_HG, ORDINALS_HI } from "../../src/words/hinglish.data.ts";
import {
  daySaid,
  grahaSaid,
  karakaSaid,
  nakshatraSaid,
  ordinal,
  rashiSaid,
  said,
  type CalendarDay,
} from "../../src/words/say.ts";
import type { Said } from "../../src/index.ts";

/** A thing that is so in a chart, and the same with one slot changed, each as the words of its slots. */
export interface Atom {
  readonly true: Slots;
  readonly false: Slots;
}
type Slots = Readonly<Record<string, Said>>;

/** A number between 0 and 1, the same for the same seed. */
export type Random = () => number;
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item;
const other = <Item>(items: readonly Item[], than: readonly Item[], random: Random): Item =>
  pick(
    items.filter((item) => !than.includes(item)),
    random,
  );
const plain = (value: number | string): Said => said(String(value), String(value), String(value));

const EN_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const houseSlots = (house: number, key = "H"): Record<string, Said> => ({
  [key]: said(EN_ORDINALS[house - 1] ?? "", ORDINALS_HI[house - 1] ?? "", ORDINALS_HG[house - 1] ?? ""),
  [`${key}n`]: said(ordinal(house), String(house), String(house)),
  ...(key === "H" && {
    h: said(EN_ORDINALS[house - 1] ?? "", ORDINALS_ALONE_HI[house - 1] ?? "", ORDINALS_ALONE_HG[house - 1] ?? ""),
  }),
});

const shifted = (sign: Rashi, random: Random): Rashi => rashiInPlace(sign, pick([2, 12, 3, 7], random));
const neighbour = (house: number, random: Random): number => ((house - 1 + pick([1, 11, 2, 6], random)) % 12) + 1;

const DIGNITY_SLOTS: Readonly<Partial<Record<Dignity, Said>>> = {
  exalted: said("exalted", "उच्च का", "uchch ka"),
  debilitated: said("debilitated", "नीच का", "neech ka"),
  own: said("in its own sign", "अपनी राशि में", "apni rashi me"),
  friend: said("in a friend's sign", "मित्र राशि में", "mitra ki rashi me"),
  enemy: said("in an enemy's sign", "शत्रु राशि में", "shatru ki rashi me"),
  neutral: said("in a neutral sign", "सम राशि में", "sam rashi me"),
};

/** Dignities that are told apart by the words above. */
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

const monthSaid = (day: CalendarDay): Said => {
  const { en, hi } = daySaid(day);
  const drop = (text: string): string => text.replace(/^\d+ /, "");
  return said(drop(en), drop(hi), drop(en));
};
const RETROGRADE = said("retrograde", "वक्री", "vakri");
const DIRECT = said("direct", "मार्गी", "margi");
const COUNTS = ["zero", "one", "two", "three", "four", "five", "six"];
const COUNTS_HI = ["शून्य", "एक", "दो", "तीन", "चार", "पाँच", "छह"];
const COUNTS_HG = ["zero", "ek", "do", "teen", "chaar", "paanch", "chhah"];

type Maker = (ground: Ground, random: Random) => Atom | null;

const places: Maker = ({ view }, random) => {
  const graha = pick(GRAHAS, random);
  const sign = view.signOf(graha);
  const P = grahaSaid(graha);
  return { true: { P, S: rashiSaid(sign) }, false: { P, S: rashiSaid(shifted(sign, random)) } };
};

const houses: Maker = ({ view }, random) => {
  const graha = pick(GRAHAS, random);
  const { house } = view.planets[graha];
  const P = grahaSaid(graha);
  return { true: { P, ...houseSlots(house) }, false: { P, ...houseSlots(neighbour(house, random)) } };
};

const inverted =
  (maker: Maker): Maker =>
  (ground, random) => {
    const atom = maker(ground, random);
    return atom && { true: atom.false, false: atom.true };
  };

/** Two bodies that are, and two that are not, so related. */
function pairMaker(related: (ground: Ground, a: Graha, b: Graha) => boolean, directed = false): Maker {
  return (ground, random) => {
    const all = GRAHAS.flatMap((a, index) =>
      (directed ? GRAHAS : GRAHAS.slice(index + 1)).filter((b) => b !== a).map((b) => [a, b] as const),
    );
    const isNodes = ([a, b]: readonly [Graha, Graha]): boolean =>
      [a, b].every((graha) => graha === "rahu" || graha === "ketu");
    const yes = all.filter(([a, b]) => related(ground, a, b));
    const no = all.filter((pair) => !related(ground, ...pair) && !related(ground, pair[1], pair[0]) && !isNodes(pair));
    if (yes.length === 0) return null;
    const [[p, q], [r, s]] = [pick(yes, random), pick(no, random)];
    return { true: { P: grahaSaid(p), Q: grahaSaid(q) }, false: { P: grahaSaid(r), Q: grahaSaid(s) } };
  };
}

const drishti = (ground: Ground) => calculate(ground.view.nativity, ["aspects"]).aspects.graha;

const stateMaker =
  (is: (ground: Ground, graha: Graha) => boolean, of: readonly Graha[], words?: readonly [Said, Said]): Maker =>
  (ground, random) => {
    const yes = of.filter((graha) => is(ground, graha));
    const no = of.filter((graha) => !is(ground, graha));
    if (words) {
      const graha = pick(of, random);
      const [right, wrong] = is(ground, graha) ? words : [words[1], words[0]];
      return { true: { P: grahaSaid(graha), R: right }, false: { P: grahaSaid(graha), R: wrong } };
    }
    if (yes.length === 0 || no.length === 0) return null;
    return { true: { P: grahaSaid(pick(yes, random)) }, false: { P: grahaSaid(pick(no, random)) } };
  };

const PLANETS_FIVE: readonly Graha[] = ["mars", "mercury", "jupiter", "venus", "saturn"];
const isRetrograde = ({ view }: Ground, graha: Graha): boolean => view.planets[graha].retrograde;
const isCombust = ({ view }: Ground, graha: Graha): boolean => view.planets[graha].combust;

interface Dated {
  readonly P: Said;
  readonly M: Said;
  readonly start: CalendarDay;
  readonly end: CalendarDay;
}

const DAYS = 86_400_000;
const moved = ({ year, month, day }: CalendarDay, days: number): CalendarDay =>
  calendarDay(new Date(Date.UTC(year, month - 1, day) + days * DAYS));

function period(ground: Ground, lords: readonly Graha[], startJd: number, endJd: number): Dated {
  const { calendar } = ground;
  return {
    P: grahaSaid(lords.at(-1) as Graha),
    M: grahaSaid(lords[0] as Graha),
    start: calendar.dayOf(startJd),
    end: calendar.dayOf(endJd),
  };
}

const edge = (day: CalendarDay): Record<string, Said> => ({ D: daySaid(day), MY: monthSaid(day) });
const edges = (from: CalendarDay, to: CalendarDay): Record<string, Said> => ({
  D: daySaid(from),
  D2: daySaid(to),
  MY: monthSaid(from),
  MY2: monthSaid(to),
});

function mahaEdge(side: "start" | "end"): Maker {
  return (ground, random) => {
    const all = mahaDashas(ground).slice(1, 6);
    const { lords, startJd, endJd } = pick(all, random);
    const { P, start, end } = period(ground, lords, startJd, endJd);
    const [right, wrong] = side === "start" ? [start, end] : [end, start];
    const lie = random() < 0.5 ? wrong : moved(right, pick([-400, 230, 75, -120], random));
    return { true: { P, ...edge(right) }, false: { P, ...edge(lie) } };
  };
}

const running: Maker = (ground, random) => {
  const [maha] = runningAt(ground, ground.calendar.nowJd, 1);
  if (!maha) return null;
  const lord = maha.lords[0] as Graha;
  return { true: { P: grahaSaid(lord) }, false: { P: grahaSaid(other(GRAHAS, [lord], random)) } };
};

const runningAntar: Maker = (ground, random) => {
  const antar = runningAt(ground, ground.calendar.nowJd, 2)[1];
  if (!antar) return null;
  const [maha, lord] = antar.lords as [Graha, Graha];
  return {
    true: { M: grahaSaid(maha), P: grahaSaid(lord) },
    false: { M: grahaSaid(maha), P: grahaSaid(other(GRAHAS, [lord, maha], random)) },
  };
};

const antarSpan: Maker = (ground, random) => {
  const [maha] = runningAt(ground, ground.calendar.nowJd, 1);
  if (!maha) return null;
  const all = subPeriods(maha);
  const index = Math.floor(random() * all.length);
  const { lords, startJd, endJd } = all[index] as (typeof all)[number];
  const { P, start, end } = period(ground, lords, startJd, endJd);
  const lie = random() < 0.5 ? edges(start, moved(end, 150)) : edges(moved(start, -200), end);
  return { true: { P, ...edges(start, end) }, false: { P, ...lie } };
};

const nextMaha: Maker = (ground, random) => {
  const all = mahaDashas(ground);
  const index = all.findIndex(
    ({ startJd, endJd }) => startJd <= ground.calendar.nowJd && ground.calendar.nowJd < endJd,
  );
  const next = all[index + 1]?.lords[0];
  const now = all[index]?.lords[0];
  if (!next || !now) return null;
  return {
    true: { P: grahaSaid(next), M: grahaSaid(now) },
    false: { P: grahaSaid(other(GRAHAS, [next, now], random)), M: grahaSaid(now) },
  };
};

const transit: Maker = ({ view, calendar }, random) => {
  const graha = pick(["jupiter", "saturn", "rahu", "mars", "venus", "ketu"] as const, random);
  const { sign } = transitPlace(view.nativity, graha, calendar.nowJd);
  const natal = view.signOf(graha);
  const lie = other(RASHIS, [sign, natal], random);
  return { true: { P: grahaSaid(graha), S: rashiSaid(sign) }, false: { P: grahaSaid(graha), S: rashiSaid(lie) } };
};

const ingress: Maker = ({ view, calendar }, random) => {
  const graha = pick(["jupiter", "saturn"] as const, random);
  const signAt = (day: number): Rashi => transitPlace(view.nativity, graha, calendar.nowJd + day).sign;
  const from = Math.floor(random() * 300);
  for (let day = from; day < from + 1000; day++) {
    if (signAt(day) === signAt(day + 1)) continue;
    const sign = signAt(day + 1);
    const on = calendar.dayOf(calendar.nowJd + day + 1);
    const lie =
      random() < 0.5
        ? { S: rashiSaid(rashiInPlace(sign, 3)), ...edge(on) }
        : { S: rashiSaid(sign), ...edge(moved(on, 47)) };
    return { true: { P: grahaSaid(graha), S: rashiSaid(sign), ...edge(on) }, false: { P: grahaSaid(graha), ...lie } };
  }
  return null;
};

const isSadeSati = ({ view, calendar }: Ground): boolean =>
  [12, 1, 2].includes(placeFrom(view.signOf("moon"), transitPlace(view.nativity, "saturn", calendar.nowJd).sign));

const rankOf = (index: FactIndex, graha: Graha): number =>
  (index.facts.get(`shadbala-${graha}`)?.value as { rank?: number } | undefined)?.rank ?? 0;

/** Makers that need the facts beside the ground. */
type IndexMaker = (index: FactIndex, ground: Ground, random: Random) => Atom | null;

function ranked(rank: number): IndexMaker {
  return (index, _, random) => {
    const graha = SAPTA_GRAHAS.find((id) => rankOf(index, id) === rank);
    return graha
      ? { true: { P: grahaSaid(graha) }, false: { P: grahaSaid(other(SAPTA_GRAHAS, [graha], random)) } }
      : null;
  };
}

const NO_SLOTS: Slots = {};

/** A statement without slots holds of some charts and not of others. */
const whole =
  (is: (ground: Ground) => boolean, wanted: boolean): Maker =>
  (ground) =>
    is(ground) === wanted
      ? { true: NO_SLOTS, false: { never: plain("") } }
      : { true: { never: plain("") }, false: NO_SLOTS };

export const MAKERS = {
  planet_sign: places,
  planet_house: houses,
  house_sign: ({ view }, random) => {
    const house = 1 + Math.floor(random() * 12);
    const { sign } = view.house(house);
    return {
      true: { ...houseSlots(house), S: rashiSaid(sign) },
      false: { ...houseSlots(house), S: rashiSaid(shifted(sign, random)) },
    };
  },
  planet_star: ({ view }, random) => {
    const graha = pick(GRAHAS, random);
    const { nakshatra, pada } = view.planets[graha];
    const lie = NAKSHATRAS[(NAKSHATRAS.indexOf(nakshatra) + pick([1, 26, 9], random)) % 27] as Nakshatra;
    const K = plain(pada);
    return {
      true: { P: grahaSaid(graha), N: nakshatraSaid(nakshatra), K },
      false: { P: grahaSaid(graha), N: nakshatraSaid(lie), K },
    };
  },
  degree: ({ view }, random) => {
    const graha = pick(GRAHAS, random);
    const { degreeInSign, sign } = view.planets[graha];
    const degree = Math.floor(degreeInSign);
    const S = rashiSaid(sign);
    return {
      true: { P: grahaSaid(graha), D: plain(degree), S },
      false: { P: grahaSaid(graha), D: plain((degree + pick([4, 11, 20], random)) % 30), S },
    };
  },
  lagna: ({ view }, random) => {
    const sign = view.signOf("lagna");
    return { true: { S: rashiSaid(sign) }, false: { S: rashiSaid(shifted(sign, random)) } };
  },
  lordship: ({ view }, random) => {
    const house = 1 + Math.floor(random() * 12);
    const { lord } = view.house(house);
    return {
      true: { P: grahaSaid(lord), ...houseSlots(house) },
      false: { P: grahaSaid(other(SAPTA_GRAHAS, [lord], random)), ...houseSlots(house) },
    };
  },
  lord_place: ({ view }, random) => {
    const house = 1 + Math.floor(random() * 12);
    const place = view.planets[view.house(house).lord].house;
    return {
      true: { ...houseSlots(house), ...houseSlots(place, "H2") },
      false: { ...houseSlots(house), ...houseSlots(neighbour(place, random), "H2") },
    };
  },
  dispositor: ({ view }, random) => {
    const graha = pick(GRAHAS, random);
    const lord = view.dispositorOf(graha);
    if (lord === graha) return null;
    return {
      true: { P: grahaSaid(graha), Q: grahaSaid(lord) },
      false: { P: grahaSaid(graha), Q: grahaSaid(other(SAPTA_GRAHAS, [lord, graha], random)) },
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
    return G && wrong ? { true: { P: grahaSaid(graha), G }, false: { P: grahaSaid(graha), G: wrong } } : null;
  },
  retrograde: stateMaker(isRetrograde, PLANETS_FIVE, [RETROGRADE, DIRECT]),
  not_retrograde: stateMaker((ground, graha) => !isRetrograde(ground, graha), PLANETS_FIVE),
  combust: stateMaker(isCombust, PLANETS_FIVE),
  not_combust: stateMaker((ground, graha) => !isCombust(ground, graha), PLANETS_FIVE),
  conjunction: pairMaker(({ view }, a, b) => view.signOf(a) === view.signOf(b)),
  aspect_house: (ground, random) => {
    const row = pick(
      drishti(ground).filter(({ houses: seen }) => seen.length > 0),
      random,
    );
    const all = Array.from({ length: 12 }, (_, index) => index + 1);
    const P = grahaSaid(row.from);
    return {
      true: { P, ...houseSlots(pick(row.houses, random)) },
      false: { P, ...houseSlots(other(all, row.houses, random)) },
    };
  },
  aspect_graha: pairMaker(
    (ground, a, b) =>
      drishti(ground)
        .find(({ from }) => from === a)
        ?.grahas.includes(b) ?? false,
    true,
  ),
  exchange: pairMaker(({ view }, a, b) => view.dispositorOf(a) === b && view.dispositorOf(b) === a),
  varga: ({ view }, random) => {
    const { vargas } = calculate(view.nativity, ["vargas"]);
    const graha = pick(GRAHAS, random);
    const sign = vargas.D9[graha];
    const P = grahaSaid(graha);
    return { true: { P, S: rashiSaid(sign) }, false: { P, S: rashiSaid(shifted(sign, random)) } };
  },
  varga_lagna: ({ view }, random) => {
    const sign = calculate(view.nativity, ["vargas"]).vargas.D9.lagna;
    return { true: { S: rashiSaid(sign) }, false: { S: rashiSaid(shifted(sign, random)) } };
  },
  karaka: ({ view }, random) => {
    const { scheme7 } = calculate(view.nativity, ["karakas"]).karakas;
    const karaka = pick(KARAKAS_7, random);
    const C = karakaSaid(karaka);
    return {
      true: { P: grahaSaid(scheme7[karaka]), C: said(KARAKA_WORDS[karaka].en, C.hi, C.hg) },
      false: { P: grahaSaid(other(SAPTA_GRAHAS, [scheme7[karaka]], random)), C },
    };
  },
  arudha: ({ view }, random) => {
    const sign = calculate(view.nativity, ["arudhas"]).arudhas.bhava.A1;
    return { true: { S: rashiSaid(sign) }, false: { S: rashiSaid(shifted(sign, random)) } };
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
    return { true: { D: daySaid(right) }, false: { D: daySaid(moved(right, pick([31, -1, 5, 365], random))) } };
  },
  vara: ({ view }, random) => {
    const { vara } = calculate(view.nativity, ["panchanga"]).panchanga;
    const word = (id: Vara): Said => said(VARA_WORDS[id].en, VARA_WORDS[id].hi, VARA_WORDS[id].en);
    return { true: { W: word(vara.id) }, false: { W: word(other(VARAS, [vara.id], random)) } };
  },
  tithi: ({ view }, random) => {
    const { tithi } = calculate(view.nativity, ["panchanga"]).panchanga;
    const word = (number: number): Said =>
      said(tithiName(number, "en"), tithiName(number, "hi"), tithiName(number, "en"));
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
    return { true: houseSlots(pick(yes, random).number), false: houseSlots(pick(no, random).number) };
  },
  count: ({ view }, random) => {
    const full = view.nativity.chart.houses.filter(({ occupants }) => occupants.length > 1);
    if (full.length === 0) return null;
    const { number, occupants } = pick(full, random);
    const many = (count: number): Said => said(COUNTS[count] ?? "", COUNTS_HI[count] ?? "", COUNTS_HG[count] ?? "");
    return {
      true: { ...houseSlots(number), c: many(occupants.length) },
      false: { ...houseSlots(number), c: many(occupants.length + 1) },
    };
  },
  from_moon: ({ view }, random) => {
    const graha = pick(GRAHAS.slice(2), random);
    const place = placeFrom(view.signOf("moon"), view.signOf(graha));
    const P = grahaSaid(graha);
    return { true: { P, ...houseSlots(place) }, false: { P, ...houseSlots(neighbour(place, random)) } };
  },
  not_sign: inverted(places),
  not_house: inverted(houses),
} as const satisfies Readonly<Record<string, Maker>>;

export const INDEX_MAKERS = {
  tropical: (index, _, random) => {
    const sign = index.facts.get("tropical-sun")?.value as Rashi;
    return {
      true: { S: rashiSaid(sign) },
      false: { S: rashiSaid(rashiAt(RASHIS.indexOf(sign) + pick([1, 11, 5], random))) },
    };
  },
  age: (index, _, random) => {
    const years = Number(index.facts.get("age")?.value);
    return { true: { n: plain(years) }, false: { n: plain(years + pick([-2, 1, 3, -7], random)) } };
  },
  sav: (index, _, random) => {
    const house = 1 + Math.floor(random() * 12);
    const { bindus, sign } = (index.facts.get(`sav-${house}`) as Fact).value as { bindus: number; sign: Rashi };
    const S = rashiSaid(sign);
    return {
      true: { ...houseSlots(house), S, n: plain(bindus) },
      false: { ...houseSlots(house), S, n: plain(bindus + pick([1, -2, 5], random)) },
    };
  },
  strongest: ranked(1),
  weakest: ranked(7),
  comparison: (index, _, random) => {
    const first = pick(SAPTA_GRAHAS, random);
    const second = other(SAPTA_GRAHAS, [first], random);
    const [a, b] = rankOf(index, first) < rankOf(index, second) ? [first, second] : [second, first];
    if (rankOf(index, first) === 0) return null;
    return { true: { P: grahaSaid(a), Q: grahaSaid(b) }, false: { P: grahaSaid(b), Q: grahaSaid(a) } };
  },
} as const satisfies Readonly<Record<string, IndexMaker>>;

export type AtomKind = keyof typeof MAKERS | keyof typeof INDEX_MAKERS;
export type Templates = Readonly<Record<AtomKind, readonly string[]>>;

export function atomOf(kind: AtomKind, index: FactIndex, random: Random): Atom | null {
  const ground = groundOf(index.nativity, index.about);
  return kind in MAKERS
    ? MAKERS[kind as keyof typeof MAKERS](ground, random)
    : INDEX_MAKERS[kind as keyof typeof INDEX_MAKERS](index, ground, random);
}

/** A template with its slots filled; `null` where the atom says nothing of that kind. */
export function filled(template: string, slots: Slots, tongue: Tongue): string | null {
  if ("never" in slots) return null;
  const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name]?.[tongue] ?? `{${name}}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
