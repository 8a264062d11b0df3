import type { PartSpan } from "../sky/sweep.ts";
import { AMRITA_GHATIS, VARJYAM_GHATIS } from "./day-parts.data.ts";
import type { TimeSpan } from "./spans.ts";

const GHATIS = 60;
const LENGTH = 4;

function listStarParts(
  nakshatras: readonly PartSpan[],
  ghatis: readonly (readonly number[])[],
  { startJd, endJd }: TimeSpan,
): TimeSpan[] {
  const parts = nakshatras.flatMap((star) => {
    const ghati = (star.endJd - star.startJd) / GHATIS;
    return (ghatis[star.part] ?? []).map((from) => ({
      startJd: star.startJd + from * ghati,
      endJd: star.startJd + (from + LENGTH) * ghati,
    }));
  });
  return parts.filter((part) => part.startJd >= startJd && part.startJd < endJd);
}

/**
 * The varjyams that begin in a day.
 *
 * @param nakshatras complete ones, of the day and the one before
 */
export const listVarjyams = (nakshatras: readonly PartSpan[], day: TimeSpan): TimeSpan[] =>
  listStarParts(nakshatras, VARJYAM_GHATIS, day);

/** The amrita kalas that begin in a day. */
export const listAmritaKalas = (nakshatras: readonly PartSpan[], day: TimeSpan): TimeSpan[] =>
  listStarParts(nakshatras, AMRITA_GHATIS, day);
