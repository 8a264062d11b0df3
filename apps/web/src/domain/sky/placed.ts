import type { KundliData, SkyMoment } from "@lagna/contract";
import { type Graha, NAKSHATRAS, type Nakshatra, RASHIS, type Rashi } from "@lagna/terms";
import { placeFrom } from "../chart/first-house.ts";

/** A graha of another day's sky over a birth chart. */
export interface Placed {
  readonly id: Graha;
  readonly longitude: number;
  readonly sign: Rashi;
  /** Degrees in the sign, [0, 30). */
  readonly degree: number;
  readonly nakshatra: Nakshatra;
  /** The nodes always step back, and are not named for it. */
  readonly retrograde: boolean;
  readonly fromLagna: number;
  readonly fromMoon: number;
  /** The natal body nearest to it, within three degrees. */
  readonly near: Near | null;
}
export interface Near {
  readonly id: Graha | "lagna";
  /** Degrees it still has to go, forward in the zodiac; negative where it is past. */
  readonly ahead: number;
}

const NEAR_DEG = 3;

const signOf = (longitude: number): Rashi => RASHIS[Math.floor(longitude / 30)] as Rashi;

/** The sky of a day as it stands to a birth chart: houses by whole sign from its lagna and from its Moon. */
export function placedOver(data: KundliData, grahas: SkyMoment["grahas"]): Placed[] {
  const moon = data.planets.find(({ id }) => id === "moon")?.sign ?? data.lagna.sign;
  const natal = [{ id: "lagna" as const, longitude: data.lagna.longitude }, ...data.planets];
  return grahas.map(({ id, longitude, retrograde }) => {
    const sign = signOf(longitude);
    return {
      id,
      longitude,
      sign,
      degree: longitude % 30,
      nakshatra: NAKSHATRAS[Math.floor((longitude * 27) / 360)] as Nakshatra,
      retrograde: retrograde && id !== "rahu" && id !== "ketu",
      fromLagna: placeFrom(data.lagna.sign, sign),
      fromMoon: placeFrom(moon, sign),
      near: nearest(longitude, natal),
    };
  });
}

function nearest(longitude: number, natal: readonly { id: Graha | "lagna"; longitude: number }[]): Near | null {
  const all = natal.map(({ id, longitude: then }) => ({ id, ahead: ((then - longitude + 540) % 360) - 180 }));
  const close = all.filter(({ ahead }) => Math.abs(ahead) <= NEAR_DEG);
  return close.toSorted((one, other) => Math.abs(one.ahead) - Math.abs(other.ahead))[0] ?? null;
}
