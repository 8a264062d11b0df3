import { type Paksha, type Pakshi, type PakshiActivity, type PakshiDurations, PAKSHIS } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import type { DayFrame } from "../sky/day-frame.ts";
import { getHalves } from "./day-parts.ts";
import {
  PADU_PAKSHI,
  PAKSHI_FRIENDS,
  PAKSHI_MINUTES,
  PAKSHI_REGIMES,
  PAKSHI_STRENGTH,
  type PakshiRegime,
} from "./pakshi.data.ts";
import { contains, getPart, type TimeSpan } from "./spans.ts";

/** A part of a yama: what the birth's bird does in it, and the bird that has this activity for its whole yama. */
export interface PakshiPart extends TimeSpan {
  readonly activity: PakshiActivity;
  readonly with: Pakshi;
  /** What that bird is to the birth's. */
  readonly relation: "self" | "friend" | "enemy";
  /** From 0.04 to 1. */
  readonly strength: number;
}

/** A fifth of a day or of a night. */
export interface PakshiYama extends TimeSpan {
  readonly night: boolean;
  readonly activity: PakshiActivity;
  readonly parts: readonly PakshiPart[];
}

/** The five birds on a day from sunrise to sunrise, for a birth of one of them. */
export interface PakshiDay {
  readonly bird: Pakshi;
  /** The half of the month at sunrise, which counts until the next. */
  readonly paksha: Paksha;
  /** The bird that eats first. */
  readonly ruling: { readonly day: Pakshi; readonly night: Pakshi };
  /** Padu pakshi: the day is bad for births of this bird. */
  readonly dying: Pakshi;
  readonly yamas: readonly PakshiYama[];
}

const YAMAS = 5;
const BRIGHT_TITHIS = 15;

const findPaksha = (almanac: Almanac, jd: number): Paksha => {
  const tithi = almanac.allTithis.find((span) => contains(span, jd));
  if (!tithi) throw new RangeError("no tithi is known at sunrise");
  return tithi.part < BRIGHT_TITHIS ? "shukla" : "krishna";
};

/** What a bird does in a yama from 0. */
function findActivity({ order, step }: PakshiRegime, eatsFirst: Pakshi, bird: Pakshi, yama: number): PakshiActivity {
  const ahead = PAKSHIS.indexOf(bird) - PAKSHIS.indexOf(eatsFirst) + PAKSHIS.length;
  return order[(step * ahead + yama) % YAMAS] as PakshiActivity;
}

/**
 * The yamas of a day with their parts. The parts of a yama follow in the order of its half and begin with the bird's own
 * activity. Yamas are fifths of daylight and of the night, and their parts keep their shares of them.
 *
 * @returns `null` where the Sun does not rise, set and rise again
 */
export function computePakshiDay(
  almanac: Almanac,
  frame: DayFrame,
  { bird, durations }: { readonly bird: Pakshi; readonly durations: PakshiDurations },
): PakshiDay | null {
  const halves = getHalves(frame);
  if (!halves) return null;
  const paksha = findPaksha(almanac, halves.day.startJd);

  function listYamas(half: "day" | "night"): PakshiYama[] {
    const regime = PAKSHI_REGIMES[paksha][half];
    const eatsFirst = regime.eatsFirst[frame.vara];
    const minutes = PAKSHI_MINUTES[durations][paksha][half];
    return Array.from({ length: YAMAS }, (_, index) => {
      const yama = getPart(halves?.[half] as TimeSpan, index + 1, YAMAS);
      const main = findActivity(regime, eatsFirst, bird, index);
      const first = regime.order.indexOf(main);
      const follow = [...regime.order.slice(first), ...regime.order.slice(0, first)];
      const perMinute = (yama.endJd - yama.startJd) / follow.reduce((sum, activity) => sum + minutes[activity], 0);
      let elapsed = 0;
      const parts = follow.map((activity) => {
        const other = PAKSHIS.find((each) => findActivity(regime, eatsFirst, each, index) === activity) as Pakshi;
        const startJd = yama.startJd + elapsed * perMinute;
        elapsed += minutes[activity];
        return {
          startJd,
          endJd: yama.startJd + elapsed * perMinute,
          activity,
          with: other,
          relation: findRelation(paksha, bird, other),
          strength: PAKSHI_STRENGTH[main] * PAKSHI_STRENGTH[activity],
        };
      });
      return { ...yama, night: half === "night", activity: main, parts };
    });
  }

  return {
    bird,
    paksha,
    ruling: {
      day: PAKSHI_REGIMES[paksha].day.eatsFirst[frame.vara],
      night: PAKSHI_REGIMES[paksha].night.eatsFirst[frame.vara],
    },
    dying: PADU_PAKSHI[paksha][frame.vara],
    yamas: [...listYamas("day"), ...listYamas("night")],
  };
}

function findRelation(paksha: Paksha, bird: Pakshi, other: Pakshi): PakshiPart["relation"] {
  if (other === bird) return "self";
  return PAKSHI_FRIENDS[paksha][bird].includes(other) ? "friend" : "enemy";
}
