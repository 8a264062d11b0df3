import type { KundliData, SkyMoment } from "@lagna/contract";
import { type Graha, NAKSHATRAS, type Nakshatra, RASHIS, type Rashi } from "@lagna/terms";
import { countHouseFrom } from "../chart/first-house.ts";

/** A transiting graha of another day over a birth chart. */
export interface TransitPosition {
  readonly id: Graha;
  readonly longitude: number;
  readonly sign: Rashi;
  /** Degrees in the sign, [0, 30). */
  readonly degree: number;
  readonly nakshatra: Nakshatra;
  /** Always false for the nodes: they are always retrograde, so it is not marked. */
  readonly retrograde: boolean;
  readonly houseFromLagna: number;
  readonly houseFromMoon: number;
  /** The nearest natal body within three degrees. */
  readonly nearest: NearestNatalBody | null;
}
export interface NearestNatalBody {
  readonly id: Graha | "lagna";
  /** Degrees to the natal body, forward in the zodiac; negative where the graha is past it. */
  readonly degreesAhead: number;
}

const NEAR_DEG = 3;

const getSign = (longitude: number): Rashi => RASHIS[Math.floor(longitude / 30)] as Rashi;

/** The sky of a day relative to a birth chart: houses by whole sign from its lagna and from its Moon. */
export function computeTransitPositions(data: KundliData, grahas: SkyMoment["grahas"]): TransitPosition[] {
  const moon = data.planets.find(({ id }) => id === "moon")?.sign ?? data.lagna.sign;
  const natal = [{ id: "lagna" as const, longitude: data.lagna.longitude }, ...data.planets];
  return grahas.map(({ id, longitude, retrograde }) => {
    const sign = getSign(longitude);
    return {
      id,
      longitude,
      sign,
      degree: longitude % 30,
      nakshatra: NAKSHATRAS[Math.floor((longitude * 27) / 360)] as Nakshatra,
      retrograde: retrograde && id !== "rahu" && id !== "ketu",
      houseFromLagna: countHouseFrom(data.lagna.sign, sign),
      houseFromMoon: countHouseFrom(moon, sign),
      nearest: findNearestNatalBody(longitude, natal),
    };
  });
}

function findNearestNatalBody(
  longitude: number,
  natal: readonly { id: Graha | "lagna"; longitude: number }[],
): NearestNatalBody | null {
  const all = natal.map(({ id, longitude: natalLongitude }) => ({
    id,
    degreesAhead: ((natalLongitude - longitude + 540) % 360) - 180,
  }));
  const close = all.filter(({ degreesAhead }) => Math.abs(degreesAhead) <= NEAR_DEG);
  return close.toSorted((one, other) => Math.abs(one.degreesAhead) - Math.abs(other.degreesAhead))[0] ?? null;
}
