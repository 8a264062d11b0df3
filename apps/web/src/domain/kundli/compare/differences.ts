import type { KundliData } from "@lagna/contract";
import { type Graha, type Karaka8, KARAKAS_7, KARAKAS_8, type Rashi, type VargaId, VARGAS } from "@lagna/terms";
import { runningPeriods } from "../../dasha/dasha-path.ts";
import { CHOICE_GROUPS, CHOICES, chosenValue, type Choice } from "../../settings/choices.ts";
import { BODIES, type Body } from "../subjects/graha-columns.ts";

/** What is said of a thing under the chart's own settings, and under the others. */
export interface Pair<T> {
  readonly mine: T;
  readonly theirs: T;
}

export const POINT_FACTS = ["sign", "nakshatra", "pada", "house", "dignity", "retrograde", "combust"] as const;
type PointFact = (typeof POINT_FACTS)[number];

type Lagna = KundliData["lagna"];
type Planet = KundliData["planets"][number];
export type PointAt = Lagna & Partial<Pick<Planet, "house" | "dignity" | "retrograde" | "combust">>;

export interface PointDifference extends Pair<PointAt> {
  readonly id: Body;
  /** Degrees from mine to theirs, forward in the zodiac, (−180, 180]. */
  readonly moved: number;
  readonly changed: readonly PointFact[];
}

export interface PeriodDifference extends Pair<string> {
  readonly lord: Graha;
  /** Days from my beginning of it to theirs; negative where theirs is earlier. */
  readonly days: number;
}

export const LIMBS = ["tithi", "vara", "nakshatra", "yoga", "karana"] as const;
export type Limb = (typeof LIMBS)[number];
export const RISINGS = ["sunrise", "sunset", "next_sunrise", "moonrise", "moonset"] as const;
type Panchanga = KundliData["panchanga"];

/** What two calculations of one birth say differently, and nothing that they agree on. */
export interface Differences {
  readonly choices: readonly ({ readonly choice: Choice } & Pair<string>)[];
  readonly points: readonly PointDifference[];
  readonly vargas: readonly { readonly varga: VargaId; readonly bodies: readonly ({ id: Body } & Pair<Rashi>)[] }[];
  readonly karakas: readonly ({ readonly id: Karaka8; readonly scheme: 7 | 8 } & Pair<Graha>)[];
  /** Of the Vimshottari maha dasha that runs at birth; null where lord and balance are the same. */
  readonly balance: Pair<KundliData["dashas"]["vimshottari"]["balance"]> | null;
  readonly periods: readonly PeriodDifference[];
  /** Lords of the periods that run now. */
  readonly running: Pair<readonly Graha[]> | null;
  readonly limbs: readonly ({ readonly limb: Limb } & Pair<Panchanga>)[];
  readonly risings: readonly ({ readonly rising: (typeof RISINGS)[number] } & Pair<string | null>)[];
}

/** What the table shows as equal is equal: half an arcsecond, half a second of time. */
const SAME_DEG = 0.5 / 3600;
const SAME_MS = 500;
const DAY_MS = 86_400_000;

export function differencesOf(mine: KundliData, theirs: KundliData, now: number): Differences {
  return {
    choices: choicesApart(mine, theirs),
    points: BODIES.flatMap((id) => pointApart(id, mine, theirs)),
    vargas: vargasApart(mine, theirs),
    karakas: [...karakasApart(7, mine, theirs), ...karakasApart(8, mine, theirs)],
    ...dashasApart(mine, theirs, now),
    limbs: limbsApart(mine.panchanga, theirs.panchanga),
    risings: RISINGS.flatMap((rising) => {
      const pair = { mine: mine.panchanga[rising], theirs: theirs.panchanga[rising] };
      return sameInstant(pair) ? [] : [{ rising, ...pair }];
    }),
  };
}

/** Whether nothing but the settings themselves differs. */
export const sameChart = ({ choices: _choices, balance, running, ...lists }: Differences): boolean =>
  balance === null && running === null && Object.values(lists).every((list: readonly unknown[]) => list.length === 0);

function choicesApart(mine: KundliData, theirs: KundliData): Differences["choices"] {
  return [...CHOICES, ...CHOICE_GROUPS.flatMap(({ choices }) => choices)].flatMap((choice) => {
    const pair = {
      mine: String(chosenValue(mine.settings, choice)),
      theirs: String(chosenValue(theirs.settings, choice)),
    };
    return pair.mine === pair.theirs ? [] : [{ choice, ...pair }];
  });
}

const pointOf = (data: KundliData, id: Body): PointAt | undefined =>
  id === "lagna" ? data.lagna : data.planets.find((planet) => planet.id === id);

function pointApart(id: Body, one: KundliData, other: KundliData): PointDifference[] {
  const [mine, theirs] = [pointOf(one, id), pointOf(other, id)];
  if (!mine || !theirs) return [];
  const moved = ((theirs.longitude - mine.longitude + 540) % 360) - 180;
  const changed = POINT_FACTS.filter((fact) => mine[fact] !== theirs[fact]);
  return Math.abs(moved) < SAME_DEG && changed.length === 0 ? [] : [{ id, mine, theirs, moved, changed }];
}

function vargasApart(mine: KundliData, theirs: KundliData): Differences["vargas"] {
  return VARGAS.filter((varga) => varga !== "D1").flatMap((varga) => {
    const bodies = BODIES.flatMap((id) => {
      const pair = { mine: mine.vargas[varga]?.[id], theirs: theirs.vargas[varga]?.[id] };
      return pair.mine && pair.theirs && pair.mine !== pair.theirs
        ? [{ id, mine: pair.mine, theirs: pair.theirs }]
        : [];
    });
    return bodies.length === 0 ? [] : [{ varga, bodies }];
  });
}

function karakasApart(scheme: 7 | 8, one: KundliData, other: KundliData): Differences["karakas"] {
  const [key, ids] = scheme === 7 ? (["scheme7", KARAKAS_7] as const) : (["scheme8", KARAKAS_8] as const);
  return ids.flatMap((id) => {
    const [mine, theirs] = [one.karakas[key][id], other.karakas[key][id]];
    return mine && theirs && mine !== theirs ? [{ id, scheme, mine, theirs }] : [];
  });
}

function dashasApart(
  one: KundliData,
  other: KundliData,
  now: number,
): Pick<Differences, "balance" | "periods" | "running"> {
  const [mine, theirs] = [one.dashas.vimshottari, other.dashas.vimshottari];
  const periods = mine.periods.flatMap(({ lord, start }) => {
    // By the lord, not by the place in the row: where the Moon crosses into another nakshatra the rows begin with another.
    const like = theirs.periods.filter((period) => period.lord === lord).map((period) => period.start);
    const near = like.toSorted((a, b) => Math.abs(days(start, a)) - Math.abs(days(start, b)))[0];
    if (near === undefined || Math.abs(days(start, near)) * DAY_MS < SAME_MS) return [];
    return [{ lord, mine: start, theirs: near, days: days(start, near) }];
  });
  const lords = (data: KundliData) => runningPeriods(data, now).map(({ lord }) => lord);
  const running = { mine: lords(one), theirs: lords(other) };
  const balance = { mine: mine.balance, theirs: theirs.balance };
  return {
    periods,
    balance: JSON.stringify(spanOf(balance.mine)) === JSON.stringify(spanOf(balance.theirs)) ? null : balance,
    running: running.mine.join() === running.theirs.join() ? null : running,
  };
}

const spanOf = ({ lord, span }: KundliData["dashas"]["vimshottari"]["balance"]) => [lord, span];
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const sameInstant = ({ mine, theirs }: Pair<string | null>): boolean =>
  mine === null || theirs === null ? mine === theirs : Math.abs(Date.parse(mine) - Date.parse(theirs)) < SAME_MS;

function limbsApart(mine: Panchanga, theirs: Panchanga): Differences["limbs"] {
  const value = (panchanga: Panchanga, limb: Limb) =>
    limb === "nakshatra" ? `${panchanga.nakshatra.id} ${panchanga.nakshatra.pada}` : panchanga[limb].number;
  const end = (panchanga: Panchanga, limb: Limb) => (limb === "vara" ? null : panchanga[limb].end);
  return LIMBS.filter(
    (limb) =>
      value(mine, limb) !== value(theirs, limb) || !sameInstant({ mine: end(mine, limb), theirs: end(theirs, limb) }),
  ).map((limb) => ({ limb, mine, theirs }));
}
