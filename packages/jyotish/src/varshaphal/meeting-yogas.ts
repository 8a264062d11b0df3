import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { placeFrom } from "../zodiac/rashi.ts";
import { findMediatorIthasala, listPairs } from "./ithasala.ts";
import { findTajakaAspect, orderBySpeed } from "./tajaka-aspect.ts";
import { createYoga, type TajakaYoga, type YogaGround } from "./tajaka-yoga.ts";
import { DEEPTAMSA_DEG } from "./tajaka.data.ts";

/** The yogas of lights that meet, part, or meet through a third graha. */

const listPresentGrahas = ({ placements }: YogaGround): SaptaGraha[] =>
  SAPTA_GRAHAS.filter((graha) => placements[graha]);

const findMeetingYogas = ({ meetings }: YogaGround): TajakaYoga[] =>
  meetings.map(({ grahas, kind, orb }) =>
    kind === "ishrafa" ? createYoga({ id: "ishrafa", grahas, orb }) : createYoga({ id: "ithasala", grahas, kind, orb }),
  );

/**
 * Two that have no aspect are joined by a third in ithasala with both: nakta if it is the fastest and behind both,
 * yamaya if the slowest and ahead of both.
 */
function findMediatedYogas(ground: YogaGround): TajakaYoga[] {
  const { placements, settings } = ground;
  return listPairs(placements).flatMap(([a, b]) => {
    const [first, second] = [placements[a], placements[b]];
    if (!first || !second || findTajakaAspect(first.sign, second.sign) !== null) return [];
    return listPresentGrahas(ground).flatMap((through) => {
      const third = placements[through];
      if (through === a || through === b || !third) return [];
      const one = findMediatorIthasala(placements, through, a, settings);
      const other = findMediatorIthasala(placements, through, b, settings);
      if (!one || !other) return [];
      const degrees = [first.degree, second.degree];
      const isFastest = [a, b].every((graha) => orderBySpeed(through, graha)[0] === through);
      const isSlowest = [a, b].every((graha) => orderBySpeed(through, graha)[1] === through);
      const orb = Math.max(one.orb, other.orb);
      if (isFastest && third.degree < Math.min(...degrees)) {
        return [createYoga({ id: "nakta", grahas: [a, b], through, orb })];
      }
      if (isSlowest && third.degree > Math.max(...degrees)) {
        return [createYoga({ id: "yamaya", grahas: [a, b], through, orb })];
      }
      return [];
    });
  });
}

/** From a malefic: with the faster graha, or square to it. */
const MANAU_PLACES: readonly number[] = [1, 4, 10];

/** Mars or Saturn, with or square to the faster of an ithasala within its deeptamsa, takes the light away. */
function findManau({ ithasalas, placements }: YogaGround): TajakaYoga[] {
  return ithasalas.flatMap(({ grahas }) =>
    (["mars", "saturn"] as const).flatMap((malefic) => {
      const [faster] = grahas;
      const [fast, bad] = [placements[faster], placements[malefic]];
      if (grahas.includes(malefic) || !fast || !bad) return [];
      const place = placeFrom(bad.sign, fast.sign);
      const orb = Math.abs(fast.degree - bad.degree);
      if (!MANAU_PLACES.includes(place) || orb > DEEPTAMSA_DEG[faster]) return [];
      return [createYoga({ id: "manau", grahas, through: malefic, kind: place === 1 ? "with" : "square", orb })];
    }),
  );
}

export const MEETING_YOGAS = [findMeetingYogas, findMediatedYogas, findManau];
