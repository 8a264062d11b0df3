import type { PartialBirth } from "../../typed-births/partial-birth.ts";

/** The middle of India stands for a town that is not known; the Sun is an hour at most earlier or later elsewhere in India. */
const ASSUMED_TOWN = { city: "Nagpur, Maharashtra", country: "India", latitude: 21.1458, longitude: 79.0882 } as const;
const MINUTES_BETWEEN_TOWNS = 60;

/** The towns of one name are in the order of their inhabitants: the largest is taken. */
export function takeLikeliestTown(typed: PartialBirth): PartialBirth {
  const [town] = typed.towns;
  return town ? { ...typed, town, towns: [], townName: null } : typed;
}

/** A birth with what is missing of its time and town left open. */
export interface AssumedBirth {
  readonly typed: PartialBirth;
  /** Its town stands for any of India: it is not to be saved, nor meant by "the same place". */
  readonly isTownAssumed: boolean;
}

/** What can be read of a birth whose date is known; null if too little of it is known. */
export function assumeRest(told: PartialBirth): AssumedBirth | null {
  if (told.year === null || told.month === null || told.day === null || told.half !== null) return null;
  const time = told.time ?? "unknown";
  if (told.town !== null) return { typed: { ...told, time }, isTownAssumed: false };
  const within = time === "unknown" ? null : Math.max(time.within ?? 0, MINUTES_BETWEEN_TOWNS);
  const widened = time === "unknown" || within === null ? time : { ...time, within };
  return { typed: { ...told, time: widened, town: ASSUMED_TOWN, towns: [], townName: null }, isTownAssumed: true };
}
