import type { Almanac } from "../almanac.ts";
import { getPradosha } from "../day/day-parts.ts";
import { getPart, type TimeSpan } from "../day/spans.ts";
import type { DayFrame } from "../sky/day-frame.ts";
import { findFirstFrom } from "../sky/moon-events.ts";
import type { Kala } from "./rule.ts";

const FIFTHS = { pratah: 1, sangava: 2, madhyahna: 3, aparahna: 4, sayahna: 5 } as const;
const ARUNODAYA_DAYS = 4 / 60;
/** A window that is an instant lasts this long, so that a tithi may cover it. */
const INSTANT_DAYS = 1e-8;

const atInstant = (jd: number): TimeSpan => ({ startJd: jd, endJd: jd + INSTANT_DAYS });

/** The first moonrise from sunrise on; the next one if the day has none. */
function getMoonrise(almanac: Almanac, frame: DayFrame): number {
  return findFirstFrom(almanac.moonrises, frame.dawnJd) ?? frame.nextDawnJd;
}

/** A part of the day of a frame. Where the Sun does not rise, parts of the mean day from six to six o'clock. */
export function getKalaWindow(almanac: Almanac, frame: DayFrame, kala: Kala): TimeSpan {
  const day = { startJd: frame.dawnJd, endJd: frame.duskJd };
  const night = { startJd: frame.duskJd, endJd: frame.nextDawnJd };
  switch (kala) {
    case "udaya":
      return atInstant(frame.dawnJd);
    case "daylight":
      return day;
    case "dusk":
      return atInstant(frame.duskJd);
    case "chandrodaya":
      return atInstant(getMoonrise(almanac, frame));
    case "purvahna":
      return getPart(day, 1, 2);
    case "pratah":
    case "sangava":
    case "madhyahna":
    case "aparahna":
    case "sayahna":
      return getPart(day, FIFTHS[kala], 5);
    case "pradosha":
      return getPradosha(night, almanac.settings.pradosha);
    case "night":
      return night;
    case "nishita":
      return getPart(night, 8, 15);
    case "arunodaya":
      return { startJd: frame.dawnJd - ARUNODAYA_DAYS, endJd: frame.dawnJd };
  }
}
