import { type RisingUpagraha, VARAS } from "@lagna/terms";
import type { SaptaGraha } from "../relation/friendship.data.ts";

/** The lord of the part of the day or night in which each rises (BPHS 3; P.V.R. Narasimha Rao, chapter 4). */
export const PART_LORD_OF: Readonly<Record<Exclude<RisingUpagraha, "mandi">, SaptaGraha>> = {
  kala: "sun",
  mrityu: "mars",
  ardhaprahara: "mercury",
  yamaghantaka: "jupiter",
  gulika: "saturn",
};

export const PARTS_OF_DAY = 8;
export const WEEKDAYS = VARAS.length;
/** The night starts with the part of the lord of the fifth weekday, counted inclusively from the day's own. */
export const NIGHT_SHIFT = 4;

/** Mandi's ghati of the day and of the night by weekday from Sunday, in thirtieths of either (Kerala; Phaladeepika 25). */
export const MANDI_GHATIS = { day: [26, 22, 18, 14, 10, 6, 2], night: [10, 6, 2, 26, 22, 18, 14] } as const;
export const GHATIS_OF_HALF_DAY = 30;

/** Distance of Dhuma from the Sun: four signs and 13°20′ (BPHS 3). */
export const DHUMA_DEG = 400 / 3;
export const UPAKETU_DEG = -30;
