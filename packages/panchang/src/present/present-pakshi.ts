import type { Almanac } from "../almanac.ts";
import type { PakshiDay } from "../day/pakshi.ts";
import type { DayFrame } from "../sky/day-frame.ts";
import { formatDate } from "../sky/civil-date.ts";
import { createInstantFormat, presentSpan } from "./format-instant.ts";

const HUNDREDTHS = 100;

/** The five birds of a day as the API has them; `pakshi` is `null` where the Sun does not rise, set and rise again. */
export function presentPakshiDay(almanac: Almanac, frame: DayFrame, pakshi: PakshiDay | null) {
  const format = createInstantFormat(almanac);
  return {
    date: formatDate(frame.number),
    vara: frame.vara,
    pakshi: pakshi && {
      paksha: pakshi.paksha,
      ruling: pakshi.ruling,
      dying: pakshi.dying,
      yamas: pakshi.yamas.map(({ night, activity, parts, ...yama }) => ({
        ...presentSpan(yama, format),
        night,
        activity,
        parts: parts.map(({ strength, relation, with: other, activity: of, ...part }) => ({
          ...presentSpan(part, format),
          activity: of,
          with: other,
          relation,
          strength: Math.round(strength * HUNDREDTHS) / HUNDREDTHS,
        })),
      })),
    },
  };
}
