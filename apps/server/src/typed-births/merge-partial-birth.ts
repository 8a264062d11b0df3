import { daysInMonth } from "@lagna/terms";
import type { ParsedDetails } from "./birth-text/parse-birth.ts";
import type { PartialBirth } from "./partial-birth.ts";

function addDate(birth: PartialBirth, { year, month, day }: ParsedDetails): PartialBirth {
  if (year === null && month === null && day === null) return birth;
  return { ...birth, year: year ?? birth.year, month: month ?? birth.month, day: day ?? birth.day };
}

/** Adds the date and time of a further message; the same object if it has neither. */
export function addDateAndTime(birth: PartialBirth, read: ParsedDetails): PartialBirth {
  const dated = addDate(birth, read);
  const { time, half, part } = read;
  if (time !== null || half !== null) return { ...dated, time, half };
  return part !== null && birth.time === null && birth.half === null ? { ...dated, part } : dated;
}

/** 29 February of a year told later than its day. */
export const hasNoSuchDay = ({ year, month, day }: PartialBirth): boolean =>
  year !== null && month !== null && day !== null && day > daysInMonth(year, month);

/** The date that was asked for, with the time and place told before it; as it is if it belongs to another birth. */
export function addEarlierDetails(birth: PartialBirth, earlier: PartialBirth): PartialBirth {
  const wasDateAsked = earlier.year === null || earlier.day === null;
  if (!wasDateAsked || (birth.name !== null && birth.name !== earlier.name)) return birth;
  const { time, half, part, town, towns, townName, name, isOwn, relation = null } = earlier;
  return {
    ...birth,
    ...(birth.time === null && birth.half === null && { time, half, part: birth.part ?? part }),
    ...(birth.town === null && birth.towns.length === 0 && { town, towns, townName }),
    name: birth.name ?? name,
    isOwn: birth.isOwn ?? isOwn,
    ...((birth.relation ?? relation) !== null && { relation: birth.relation ?? relation }),
  };
}
