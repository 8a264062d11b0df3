import type { KundliData } from "@lagna/contract";
import { type Graha, type Karaka8, KARAKAS_7, KARAKAS_8, type Rashi, type VargaId, VARGAS } from "@lagna/terms";
import { findRunningPeriods } from "../../dasha/find-running-periods.ts";
import {
  SETTING_CHOICE_GROUPS,
  SETTING_CHOICES,
  getChosenValue,
  type SettingChoice,
} from "../../settings/setting-choices.ts";
import { BODIES, type Body } from "../subjects/graha-columns.ts";

/** One value under the chart's own settings, and under the other settings. */
export interface Pair<T> {
  readonly mine: T;
  readonly theirs: T;
}

export const POINT_FACTS = ["sign", "nakshatra", "pada", "house", "dignity", "retrograde", "combust"] as const;
type PointFact = (typeof POINT_FACTS)[number];

type Lagna = KundliData["lagna"];
type Planet = KundliData["planets"][number];
export type ComparedPoint = Lagna & Partial<Pick<Planet, "house" | "dignity" | "retrograde" | "combust">>;

export interface PointDifference extends Pair<ComparedPoint> {
  readonly id: Body;
  /** Degrees from my position to theirs, forward in the zodiac, (−180, 180]. */
  readonly moved: number;
  readonly changed: readonly PointFact[];
}

export interface PeriodDifference extends Pair<string> {
  readonly lord: Graha;
  /** Days from my start of the period to theirs; negative where theirs is earlier. */
  readonly days: number;
}

export const LIMBS = ["tithi", "vara", "nakshatra", "yoga", "karana"] as const;
export type Limb = (typeof LIMBS)[number];
export const RISE_SET_EVENTS = ["sunrise", "sunset", "next_sunrise", "moonrise", "moonset"] as const;
type Panchanga = KundliData["panchanga"];

/** The differences between two calculations of one birth; values on which they agree are omitted. */
export interface Differences {
  readonly choices: readonly ({ readonly choice: SettingChoice } & Pair<string>)[];
  readonly points: readonly PointDifference[];
  readonly vargas: readonly { readonly varga: VargaId; readonly bodies: readonly ({ id: Body } & Pair<Rashi>)[] }[];
  readonly karakas: readonly ({ readonly id: Karaka8; readonly scheme: 7 | 8 } & Pair<Graha>)[];
  /** The Vimshottari maha dasha that runs at birth; null where lord and balance are the same. */
  readonly balance: Pair<KundliData["dashas"]["vimshottari"]["balance"]> | null;
  readonly periods: readonly PeriodDifference[];
  /** Lords of the periods that run now. */
  readonly running: Pair<readonly Graha[]> | null;
  readonly limbs: readonly ({ readonly limb: Limb } & Pair<Panchanga>)[];
  readonly risings: readonly ({ readonly rising: (typeof RISE_SET_EVENTS)[number] } & Pair<string | null>)[];
}

/** Differences too small for the table to show count as equal: half an arcsecond, half a second of time. */
const SAME_DEG = 0.5 / 3600;
const SAME_MS = 500;
const DAY_MS = 86_400_000;

export function compareKundlis(mine: KundliData, theirs: KundliData, now: number): Differences {
  return {
    choices: compareChoices(mine, theirs),
    points: BODIES.flatMap((id) => comparePoint(id, mine, theirs)),
    vargas: compareVargas(mine, theirs),
    karakas: [...compareKarakas(7, mine, theirs), ...compareKarakas(8, mine, theirs)],
    ...compareDashas(mine, theirs, now),
    limbs: compareLimbs(mine.panchanga, theirs.panchanga),
    risings: RISE_SET_EVENTS.flatMap((rising) => {
      const pair = { mine: mine.panchanga[rising], theirs: theirs.panchanga[rising] };
      return isSameInstant(pair) ? [] : [{ rising, ...pair }];
    }),
  };
}

/** Whether only the settings themselves differ. */
export const isSameChart = ({ choices: _choices, balance, running, ...lists }: Differences): boolean =>
  balance === null && running === null && Object.values(lists).every((list: readonly unknown[]) => list.length === 0);

function compareChoices(mine: KundliData, theirs: KundliData): Differences["choices"] {
  return [...SETTING_CHOICES, ...SETTING_CHOICE_GROUPS.flatMap(({ choices }) => choices)].flatMap((choice) => {
    const pair = {
      mine: String(getChosenValue(mine.settings, choice)),
      theirs: String(getChosenValue(theirs.settings, choice)),
    };
    return pair.mine === pair.theirs ? [] : [{ choice, ...pair }];
  });
}

const findPoint = (data: KundliData, id: Body): ComparedPoint | undefined =>
  id === "lagna" ? data.lagna : data.planets.find((planet) => planet.id === id);

function comparePoint(id: Body, one: KundliData, other: KundliData): PointDifference[] {
  const [mine, theirs] = [findPoint(one, id), findPoint(other, id)];
  if (!mine || !theirs) return [];
  const moved = ((theirs.longitude - mine.longitude + 540) % 360) - 180;
  const changed = POINT_FACTS.filter((fact) => mine[fact] !== theirs[fact]);
  return Math.abs(moved) < SAME_DEG && changed.length === 0 ? [] : [{ id, mine, theirs, moved, changed }];
}

function compareVargas(mine: KundliData, theirs: KundliData): Differences["vargas"] {
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

function compareKarakas(scheme: 7 | 8, one: KundliData, other: KundliData): Differences["karakas"] {
  const [key, ids] = scheme === 7 ? (["scheme7", KARAKAS_7] as const) : (["scheme8", KARAKAS_8] as const);
  return ids.flatMap((id) => {
    const [mine, theirs] = [one.karakas[key][id], other.karakas[key][id]];
    return mine && theirs && mine !== theirs ? [{ id, scheme, mine, theirs }] : [];
  });
}

function compareDashas(
  one: KundliData,
  other: KundliData,
  now: number,
): Pick<Differences, "balance" | "periods" | "running"> {
  const [mine, theirs] = [one.dashas.vimshottari, other.dashas.vimshottari];
  const periods = mine.periods.flatMap(({ lord, start }) => {
    // Matched by lord, not by index: where the Moon crosses into another nakshatra, the sequence begins with another
    // lord.
    const sameLordStarts = theirs.periods.filter((period) => period.lord === lord).map((period) => period.start);
    const near = sameLordStarts.toSorted((a, b) => Math.abs(countDays(start, a)) - Math.abs(countDays(start, b)))[0];
    if (near === undefined || Math.abs(countDays(start, near)) * DAY_MS < SAME_MS) return [];
    return [{ lord, mine: start, theirs: near, days: countDays(start, near) }];
  });
  const lords = (data: KundliData) => findRunningPeriods(data, now).map(({ lord }) => lord);
  const running = { mine: lords(one), theirs: lords(other) };
  const balance = { mine: mine.balance, theirs: theirs.balance };
  return {
    periods,
    balance:
      JSON.stringify(getBalanceSpan(balance.mine)) === JSON.stringify(getBalanceSpan(balance.theirs)) ? null : balance,
    running: running.mine.join() === running.theirs.join() ? null : running,
  };
}

const getBalanceSpan = ({ lord, span }: KundliData["dashas"]["vimshottari"]["balance"]) => [lord, span];
const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const isSameInstant = ({ mine, theirs }: Pair<string | null>): boolean =>
  mine === null || theirs === null ? mine === theirs : Math.abs(Date.parse(mine) - Date.parse(theirs)) < SAME_MS;

function compareLimbs(mine: Panchanga, theirs: Panchanga): Differences["limbs"] {
  const value = (panchanga: Panchanga, limb: Limb) =>
    limb === "nakshatra" ? `${panchanga.nakshatra.id} ${panchanga.nakshatra.pada}` : panchanga[limb].number;
  const end = (panchanga: Panchanga, limb: Limb) => (limb === "vara" ? null : panchanga[limb].end);
  return LIMBS.filter(
    (limb) =>
      value(mine, limb) !== value(theirs, limb) || !isSameInstant({ mine: end(mine, limb), theirs: end(theirs, limb) }),
  ).map((limb) => ({ limb, mine, theirs }));
}
