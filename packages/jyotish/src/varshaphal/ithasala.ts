import type { TajakaAspectKind } from "@lagna/terms";
import { rashiInPlace, placeFrom, RASHI_DEG } from "../zodiac/rashi.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import type { TajakaSettings } from "./panchavargiya.ts";
import {
  computeApproach,
  findTajakaAspect,
  getDeeptamsaOfPair,
  orderBySpeed,
  type TajakaPlacement,
  type TajakaPlacements,
} from "./tajaka-aspect.ts";

export type IthasalaKind = "poorna" | "vartamana" | "bhavishya";

/** Two grahas whose lights meet (ithasala) or part (ishrafa). */
export interface LightMeeting {
  /** The faster first. */
  readonly grahas: readonly [SaptaGraha, SaptaGraha];
  readonly kind: IthasalaKind | "ishrafa";
  /** Degrees to go, or since they met. */
  readonly orb: number;
  readonly aspect: TajakaAspectKind | null;
}
export type Ithasala = LightMeeting & { readonly kind: IthasalaKind };

/** An ithasala is complete within a degree; it is still to come up to a degree beyond the deeptamsa. */
const COMPLETE_DEG = 1;
const BEYOND_DEG = 1;
/** A graha in the last degree of its sign already gives the light of the next. */
const SIGN_END_DEG = 1;

/** In the last degree of its sign, and about to leave it. */
export const isAtSignEnd = ({ degree, speed = 1 }: TajakaPlacement, useSpeed: boolean): boolean =>
  degree >= RASHI_DEG - SIGN_END_DEG && (!useSpeed || speed > 0);

/**
 * The degrees still to go of a graha at the end of its sign to a slower one that it will aspect from the next sign;
 * `null` if it will not be within the deeptamsa there.
 */
export function measureFromNextSign(
  placements: TajakaPlacements,
  faster: SaptaGraha,
  slower: SaptaGraha,
  useSpeed: boolean,
): { readonly orb: number; readonly aspect: TajakaAspectKind } | null {
  const [first, second] = [placements[faster], placements[slower]];
  if (!first || !second || !isAtSignEnd(first, useSpeed)) return null;
  const aspect = findTajakaAspect(rashiInPlace(first.sign, 2), second.sign);
  if (aspect === null || second.degree > getDeeptamsaOfPair(faster, slower)) return null;
  return { orb: RASHI_DEG - first.degree + second.degree, aspect };
}

/** By the degrees in their signs alone, as if they had an aspect. */
function judgeByDegrees(
  placements: TajakaPlacements,
  a: SaptaGraha,
  b: SaptaGraha,
  { use_speed }: TajakaSettings,
): Omit<LightMeeting, "aspect"> | null {
  const approach = computeApproach(placements, a, b, use_speed);
  if (!approach) return null;
  const { faster, slower, orb, isApplying } = approach;
  const grahas = [faster, slower] as const;
  const reach = getDeeptamsaOfPair(a, b);
  if (!isApplying) return orb <= reach ? { grahas, kind: "ishrafa", orb } : null;
  if (orb <= COMPLETE_DEG) return { grahas, kind: "poorna", orb };
  if (orb <= reach) return { grahas, kind: "vartamana", orb };
  return orb <= reach + BEYOND_DEG ? { grahas, kind: "bhavishya", orb } : null;
}

/** The ithasala or ishrafa of two grahas. */
export function findMeeting(
  placements: TajakaPlacements,
  a: SaptaGraha,
  b: SaptaGraha,
  settings: TajakaSettings,
): LightMeeting | null {
  const [first, second] = [placements[a], placements[b]];
  if (!first || !second) return null;
  const aspect = findTajakaAspect(first.sign, second.sign);
  const byDegrees = aspect && judgeByDegrees(placements, a, b, settings);
  if (byDegrees) return { ...byDegrees, aspect };
  const [faster, slower] = orderBySpeed(a, b);
  const next = measureFromNextSign(placements, faster, slower, settings.use_speed);
  return next && { grahas: [faster, slower], kind: "bhavishya", ...next };
}

/** The second and twelfth: no aspect in Tajika Neelakanthi, a neutral one in P.V.R. Narasimha Rao's chapter 28. */
const NEUTRAL_PLACES: readonly number[] = [2, 12];

/** A present ithasala of a third graha with one of two that it joins, where a neutral aspect is enough. */
export function findMediatorIthasala(
  placements: TajakaPlacements,
  a: SaptaGraha,
  b: SaptaGraha,
  settings: TajakaSettings,
): Ithasala | null {
  const [first, second] = [placements[a], placements[b]];
  if (!first || !second) return null;
  const aspect = findTajakaAspect(first.sign, second.sign);
  const isNeutral =
    settings.mediator_aspects === "with_second_and_twelfth" &&
    NEUTRAL_PLACES.includes(placeFrom(first.sign, second.sign));
  const found = aspect !== null || isNeutral ? judgeByDegrees(placements, a, b, settings) : null;
  return found && isPresent(found.kind) ? { ...found, kind: found.kind, aspect } : null;
}

const isPresent = (kind: LightMeeting["kind"]): kind is "poorna" | "vartamana" =>
  kind === "poorna" || kind === "vartamana";

export const isIthasala = (meeting: LightMeeting): meeting is Ithasala => meeting.kind !== "ishrafa";
/** Within the deeptamsa now, and not only later. */
export const isPresentIthasala = ({ kind }: LightMeeting): boolean => isPresent(kind);

/** Every pair of the grahas given, each once. */
export function listPairs(placements: TajakaPlacements): readonly (readonly [SaptaGraha, SaptaGraha])[] {
  const grahas = SAPTA_GRAHAS.filter((graha) => placements[graha]);
  return grahas.flatMap((a, index) => grahas.slice(index + 1).map((b) => orderBySpeed(a, b)));
}

/** All ithasalas and ishrafas. */
export const findMeetings = (placements: TajakaPlacements, settings: TajakaSettings): LightMeeting[] =>
  listPairs(placements).flatMap(([a, b]) => findMeeting(placements, a, b, settings) ?? []);

export const findIthasalas = (placements: TajakaPlacements, settings: TajakaSettings): Ithasala[] =>
  findMeetings(placements, settings).filter(isIthasala);
