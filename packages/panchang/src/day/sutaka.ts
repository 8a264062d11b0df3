import type { LocalEclipse } from "@lagna/jyotish";
import type { EclipseKind, SutakaObserver, SutakaSchool } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import type { TimeSpan } from "./spans.ts";

/** A time of abstinence before and during an eclipse. */
export interface Sutaka extends TimeSpan {
  readonly school: SutakaSchool;
  readonly observer: SutakaObserver;
}

/** Before a solar eclipse four praharas, before a lunar one three (Dharma Sindhu); children, the old and the ill keep one. */
const PRAHARAS_BEFORE = { sun: 4, moon: 3 } as const;
const PRAHARAS_OF_CHILDREN = 1;

const MEAN_PRAHARA_DAYS = 1 / 8;
const PRAHARAS_PER_HALF = 4;
/** An eclipse that rises with the Sun begins in the first prahara of the day, whatever the last digit of the sunrise. */
const SECOND_DAYS = 1 / 86_400;
const DAY_DAYS = 1;

interface Prahara {
  readonly startJd: number;
  readonly night: boolean;
}

/** The quarters of daylight and of night, in order; none if the Sun does not rise and set on one of the days. */
function listPraharas(almanac: Almanac, untilJd: number): Prahara[] {
  const frames = almanac.frames.filter(({ dawnJd, nextDawnJd }) => dawnJd <= untilJd && nextDawnJd > untilJd - 3);
  if (frames.some(({ isSunny }) => !isSunny)) return [];
  const divide = (fromJd: number, endJd: number, night: boolean): Prahara[] =>
    Array.from({ length: PRAHARAS_PER_HALF }, (_, part) => ({
      startJd: fromJd + ((endJd - fromJd) * part) / PRAHARAS_PER_HALF,
      night,
    }));
  return frames.flatMap(({ dawnJd, duskJd, nextDawnJd }) => [
    ...divide(dawnJd, duskJd, false),
    ...divide(duskJd, nextDawnJd, true),
  ]);
}

/**
 * The start of the prahara some praharas before the one in which an eclipse begins. A lunar eclipse is of the night: one
 * that rises a little before sunset begins with its first prahara, one that begins after sunrise with its last.
 */
function findPraharaBefore(almanac: Almanac, light: "sun" | "moon", beginJd: number, count: number): number | null {
  const praharas = listPraharas(almanac, beginJd + DAY_DAYS);
  let current = praharas.findLastIndex(({ startJd }) => startJd <= beginJd + SECOND_DAYS);
  if (light === "moon" && praharas[current]?.night === false) {
    const dusk = praharas.findIndex(({ night }, index) => night && index > current);
    const dawn = praharas.findLastIndex(({ night }, index) => night && index < current);
    current = dusk - current <= current - dawn ? dusk : dawn;
  }
  return praharas[current - count]?.startJd ?? null;
}

/**
 * The sutakas of an eclipse as it is seen from a place: by whole praharas of that day and night, or by praharas of three
 * hours counted back from its start. A penumbral eclipse has none.
 */
export function listSutakas(
  almanac: Almanac,
  light: "sun" | "moon",
  kind: EclipseKind,
  local: LocalEclipse | null,
): Sutaka[] {
  if (!local || kind === "penumbral") return [];
  const { beginJd, endJd, contacts } = local;
  const counts = [
    ["healthy", PRAHARAS_BEFORE[light]],
    ["children_old_ill", PRAHARAS_OF_CHILDREN],
  ] as const;
  return counts.flatMap(([observer, count]): Sutaka[] => {
    const before = count * MEAN_PRAHARA_DAYS;
    const starts: readonly (readonly [SutakaSchool, number | null])[] = [
      ["hours", beginJd - before],
      ["hours_from_contact", contacts.beginJd < beginJd ? contacts.beginJd - before : null],
      ["praharas", findPraharaBefore(almanac, light, beginJd, count)],
    ];
    return starts.flatMap(([school, startJd]) => (startJd === null ? [] : [{ school, observer, startJd, endJd }]));
  });
}
