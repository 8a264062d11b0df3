import { type Graha, type GrahaDashaId, GRAHAS, type Rashi } from "@lagna/terms";
import { debilitationRashi, exaltationRashi } from "../relation/dignity.ts";
import { strongerGraha, strongestRashi } from "../relation/stronger.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import { BUDDHI_GATI_ROUNDS, KAALA_YEARS, MOOLATRIKONA, NAISARGIKA_LORDS, TARA_ORDERS } from "./graha-dasha.data.ts";
import type { DashaGround, SignChart } from "./ground.ts";
import { VIMSHOTTARI_LORDS } from "./nakshatra-dasha.data.ts";
import { grahaParts, totalWeight, type ByGraha, type Part, type Reckoning } from "./period.ts";

/** Places from a sign, in the order of their strength: kendras, panapharas, apoklimas. */
export const KENDRADI_PLACES: readonly number[] = [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12];

const VIMSHOTTARI_YEARS = Object.fromEntries(VIMSHOTTARI_LORDS.map(({ lord, years }) => [lord, years])) as Record<
  Graha,
  number
>;

type Weighed = { readonly lord: Graha; readonly weight: number };

const rotated = <Item>(items: readonly Item[], first: number): readonly Item[] => [
  ...items.slice(first),
  ...items.slice(0, first),
];

/** The list from a lord on, or from the one after it. */
const roundFrom = (lords: readonly Weighed[], lord: Graha, ahead = 0): readonly Weighed[] =>
  rotated(lords, (lords.findIndex((entry) => entry.lord === lord) + ahead) % lords.length);

/** Periods that are divided by the same list, from their own lord on or from the one after it. */
const partsOfRound = (lords: readonly Weighed[], ahead = 0): ((lord: Graha) => readonly Part<ByGraha>[]) =>
  grahaParts(
    (lord) => (lords.find((entry) => entry.lord === lord) as Weighed).weight,
    (lord) => roundFrom(lords, lord, ahead).map((entry) => entry.lord),
  );

const reckoning = (
  lords: readonly Weighed[],
  parts: (lord: Graha) => readonly Part<ByGraha>[],
): Pick<Reckoning<ByGraha>, "parts" | "cycleYears"> => {
  const made = lords.map(({ lord, weight }) => ({ ruler: { lord }, weight, parts: () => parts(lord) }));
  return { parts: made, cycleYears: totalWeight(made) };
};

const inPlaces = ({ placement }: SignChart, from: Rashi, places: readonly number[], of: readonly Graha[]): Graha[] =>
  places.flatMap((place) => of.filter((graha) => placement.signs[graha] === rashiInPlace(from, place)));

/** The strongest first: the winner among all, then among the rest. */
function byStrength({ placement, rules }: SignChart, grahas: readonly Graha[]): Graha[] {
  const [first, ...others] = grahas;
  if (first === undefined) return [];
  const strongest = others.reduce((best, graha) => strongerGraha(best, graha, placement, rules) ?? best, first);
  return [
    strongest,
    ...byStrength(
      { placement, rules } as SignChart,
      grahas.filter((graha) => graha !== strongest),
    ),
  ];
}

/** 1 where the graha is exalted in its sign, −1 where it is debilitated. */
export function dignityYear({ placement, rules }: SignChart, graha: Graha): number {
  const sign = placement.signs[graha];
  if (sign === exaltationRashi(graha, rules.nodeDignity)) return 1;
  return sign === debilitationRashi(graha, rules.nodeDignity) ? -1 : 0;
}

/**
 * Naisargika dasha. Each is divided equally among the other six, those in kendras from its lord first, then panapharas, then
 * apoklimas (Jagannatha Hora).
 */
function naisargika({ chart }: DashaGround): Reckoning<ByGraha> {
  const seven = NAISARGIKA_LORDS.map(({ lord }) => lord).toSorted((a, b) => GRAHAS.indexOf(a) - GRAHAS.indexOf(b));
  const parts = grahaParts(
    () => 1,
    (lord) => inPlaces(chart, chart.placement.signs[lord], KENDRADI_PLACES, seven).filter((graha) => graha !== lord),
  );
  const lords = NAISARGIKA_LORDS.map(({ lord, years }) => ({ lord, weight: years }));
  return { ...reckoning(lords, parts), seed: { graha: "moon" } };
}

const WHOLE_ROUND = 12;

/**
 * Vimshottari years less the signs from the graha on to its moolatrikona, one more exalted, one less debilitated; at least 1. In its
 * moolatrikona it is no sign away, or a whole round.
 */
function moolaYears(chart: SignChart, graha: Graha, variant: string): number {
  const signs = placeFrom(chart.placement.signs[graha], MOOLATRIKONA[graha]) - 1;
  const way = signs === 0 && variant === "twelve_in_moolatrikona" ? WHOLE_ROUND : signs;
  return Math.max(1, VIMSHOTTARI_YEARS[graha] - way + dignityYear(chart, graha));
}

/**
 * Moola dasha (lagna kendradi graha dasha): from the strongest of the lagna, the Sun's and the Moon's sign the grahas in kendras,
 * then in panapharas, then in apoklimas, each group by strength; a second round brings each to its vimshottari years.
 */
function moola({ chart }: DashaGround, variant: string): Reckoning<ByGraha> {
  const { placement, rules, lagna } = chart;
  const seed = strongestRashi([lagna, placement.signs.sun, placement.signs.moon], placement, rules);
  const order = [0, 4, 8].flatMap((group) =>
    byStrength(chart, inPlaces(chart, seed, KENDRADI_PLACES.slice(group, group + 4), GRAHAS)),
  );
  const first = order.map((lord) => ({ lord, weight: moolaYears(chart, lord, variant) }));
  const second = first.map(({ lord, weight }) => ({ lord, weight: Math.max(0, VIMSHOTTARI_YEARS[lord] - weight) }));
  const parts = partsOfRound(first);
  return { ...reckoning([...first, ...second], parts), seed: { sign: seed } };
}

/**
 * Tara dasha: from the strongest graha in a kendra of the lagna (or further out, where the kendras are empty), with the balance
 * of vimshottari: the part of the Moon's star not yet traversed.
 */
function tara({ chart, longitudes }: DashaGround, variant: string): Reckoning<ByGraha> {
  const group = [0, 4, 8]
    .map((from) => inPlaces(chart, chart.lagna, KENDRADI_PLACES.slice(from, from + 4), GRAHAS))
    .find(({ length }) => length > 0) as Graha[];
  const [seed] = byStrength(chart, group) as [Graha];
  const round = TARA_ORDERS[variant as keyof typeof TARA_ORDERS].map((lord) => ({
    lord,
    weight: VIMSHOTTARI_YEARS[lord],
  }));
  const parts = partsOfRound(round);
  const { fraction } = nakshatraOf(longitudes.moon);
  const years = VIMSHOTTARI_YEARS[seed];
  return {
    ...reckoning(roundFrom(round, seed), parts),
    seed: { graha: seed },
    balance: { elapsedYears: fraction * years, years: (1 - fraction) * years },
  };
}

/** Karaka dasha: the chara karakas from the Atmakaraka on, each the signs from the lagna to it; divided from the next karaka on. */
function karaka({ chart, karakas }: DashaGround): Reckoning<ByGraha> {
  const lords = karakas.map((lord) => ({ lord, weight: placeFrom(chart.lagna, chart.placement.signs[lord]) - 1 }));
  const parts = partsOfRound(lords, 1);
  return { ...reckoning(lords, parts), seed: { graha: karakas[0] as Graha } };
}

/**
 * Buddhi gati dasha: the grahas of the occupied houses from the 4th round, the more advanced in its sign first; each the signs
 * from its own sign to the lagna moved on by its place in the list. Divided equally, from its own lord on.
 */
function buddhiGati({ chart }: DashaGround): Reckoning<ByGraha> {
  const { placement, lagna } = chart;
  const order = Array.from({ length: 12 }, (_, house) => rashiInPlace(lagna, 4 + house)).flatMap((sign) =>
    GRAHAS.filter((graha) => placement.signs[graha] === sign).sort(
      (a, b) => (placement.degrees?.[b] ?? 0) - (placement.degrees?.[a] ?? 0),
    ),
  );
  const lords = order.map((lord, index) => {
    const years = placeFrom(placement.signs[lord], rashiInPlace(lagna, 1 + index)) - 1;
    return { lord, weight: Math.max(0, years + dignityYear(chart, lord)) };
  });
  const equal = order.map((lord) => ({ lord, weight: 1 }));
  const parts = partsOfRound(equal);
  const { parts: round, cycleYears } = reckoning(lords, parts);
  return {
    parts: Array.from({ length: BUDDHI_GATI_ROUNDS }, () => round).flat(),
    cycleYears,
    seed: { graha: order[0] as Graha },
  };
}

/**
 * Kaala dasha: the part of dawn, day, dusk or night that was over at birth is the first round's part of 120 years, the rest the
 * second's; in both the grahas weigh 1 to 9. `null` where the Sun did not rise.
 */
function kaala(ground: DashaGround): Reckoning<ByGraha> | null {
  const dayPart = ground.dayPart();
  if (!dayPart) return null;
  const numbered = GRAHAS.map((lord, index) => ({ lord, weight: index + 1 }));
  const unit = KAALA_YEARS / numbered.reduce((sum, { weight }) => sum + weight, 0);
  const round = (share: number): readonly Weighed[] =>
    numbered.map(({ lord, weight }) => ({ lord, weight: weight * unit * share }));
  const parts = partsOfRound(numbered);
  return {
    ...reckoning([...round(dayPart.fraction), ...round(1 - dayPart.fraction)], parts),
    cycleYears: KAALA_YEARS,
    seed: { day_part: dayPart.part },
  };
}

interface GrahaDasha {
  readonly variants: readonly string[];
  readonly reckon: (ground: DashaGround, variant: string) => Reckoning<ByGraha> | null;
}

/** The dashas of grahas by id; the first variant is the default. */
export const GRAHA_DASHAS = {
  naisargika: { variants: ["standard"], reckon: naisargika },
  moola: { variants: ["standard", "twelve_in_moolatrikona"], reckon: moola },
  tara: { variants: ["rath", "bphs"], reckon: tara },
  karaka: { variants: ["standard"], reckon: karaka },
  buddhi_gati: { variants: ["standard"], reckon: buddhiGati },
  kaala: { variants: ["standard"], reckon: kaala },
} as const satisfies Readonly<Record<GrahaDashaId, GrahaDasha>>;
