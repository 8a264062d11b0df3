import { createHmac, randomBytes } from "node:crypto";
import type { JulianDayUt } from "@lagna/jyotish";
import type { ResolvedBirth } from "@lagna/kundli";
import { createByteCache } from "../../computing/byte-cache.ts";

/** A birth of ±12 hours takes up to 350 kB. */
const MAX_BYTES = 16 * 1_048_576;
/** Facts about the present may be up to ten minutes old. */
const AGES_PER_DAY = 144;

/** A birth in one of its readings, which gives the same facts for ten minutes. */
export interface BirthReading {
  readonly birth: ResolvedBirth;
  /** Plus or minus, from the stated time; `null` if it is unknown, and `"exact"` if nothing else was said. */
  readonly minutes: number | null | "exact";
  /** The present. */
  readonly atJd: JulianDayUt;
}

/** Names births for caches: by a hash with a secret of this process, of all that their facts depend on. The person's name is not part of it. */
export function createBirthKeys(): (reading: BirthReading) => string {
  const secret = randomBytes(32);
  return ({ birth: { birth, moment, settings }, minutes, atJd }) => {
    const { city, country } = moment.place;
    const inputs = [
      { ...birth, name: null },
      city,
      country,
      moment.time,
      settings,
      minutes,
      Math.floor(atJd * AGES_PER_DAY),
    ];
    return createHmac("sha256", secret).update(JSON.stringify(inputs)).digest("base64url");
  };
}

/** Keeps the possible times of births, with the facts of every kundli, between requests: a kundli, questions about it and the check of a text need the same. */
export const createPossibleTimesCache = () => createByteCache(MAX_BYTES);
