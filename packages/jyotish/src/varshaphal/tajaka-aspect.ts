import type { Rashi, TajakaAspectKind } from "@lagna/terms";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { placeFrom } from "../zodiac/rashi.ts";
import { ASPECT_BY_PLACE, DEEPTAMSA_DEG, SPEED_ORDER } from "./tajaka.data.ts";

/** The Tajika aspect of two signs on each other, `null` if they have none. It is mutual. */
export const findTajakaAspect = (from: Rashi, to: Rashi): TajakaAspectKind | null =>
  ASPECT_BY_PLACE[placeFrom(from, to)] ?? null;

const FRIENDLY: readonly TajakaAspectKind[] = ["openly_friendly", "secretly_friendly"];
export const isFriendlyAspect = (kind: TajakaAspectKind | null): boolean => kind !== null && FRIENDLY.includes(kind);

/** What the Tajika yogas need of a graha. */
export interface TajakaPlacement {
  readonly sign: Rashi;
  /** In the sign, [0, 30). */
  readonly degree: number;
  /** Degrees a day; absent if only degrees are known, when the fixed order of speeds decides. */
  readonly speed?: number | undefined;
}
export type TajakaPlacements = Readonly<Partial<Record<SaptaGraha, TajakaPlacement>>>;

/** The faster one first, by the fixed order of speeds. */
export const orderBySpeed = (a: SaptaGraha, b: SaptaGraha): readonly [faster: SaptaGraha, slower: SaptaGraha] =>
  SPEED_ORDER.indexOf(a) < SPEED_ORDER.indexOf(b) ? [a, b] : [b, a];

/** Two lights meet within the deeptamsa of each: the smaller of the two, degrees. */
export const getDeeptamsaOfPair = (a: SaptaGraha, b: SaptaGraha): number =>
  Math.min(DEEPTAMSA_DEG[a], DEEPTAMSA_DEG[b]);

/** How two grahas stand to each other by the degrees in their signs, whatever the aspect. */
export interface Approach {
  readonly faster: SaptaGraha;
  readonly slower: SaptaGraha;
  /** Degrees of the faster minus those of the slower. */
  readonly lead: number;
  readonly orb: number;
  /** Whether the orb is becoming smaller, or is zero. */
  readonly isApplying: boolean;
}

/**
 * By the speeds of the day if both are known and `useSpeed`: a retrograde graha may approach from ahead. Else the
 * faster approaches if it is behind.
 */
export function computeApproach(
  placements: TajakaPlacements,
  a: SaptaGraha,
  b: SaptaGraha,
  useSpeed: boolean,
): Approach | null {
  const [faster, slower] = orderBySpeed(a, b);
  const [first, second] = [placements[faster], placements[slower]];
  if (!first || !second) return null;
  const lead = first.degree - second.degree;
  const knowsSpeeds = useSpeed && first.speed !== undefined && second.speed !== undefined;
  const gain = knowsSpeeds ? first.speed - second.speed : 1;
  return { faster, slower, lead, orb: Math.abs(lead), isApplying: lead * gain <= 0 };
}
