import type { Paksha, Pakshi, PakshiActivity, PakshiDurations, Vara } from "@lagna/terms";

type Half = "day" | "night";

/**
 * The tables of pancha pakshi by the Moon's half of the month and the halves of a day. Sources: the Tamil verses as
 * U. S. Pulippani prints them (Biorhythms of Natal Moon, Ranjan), which programs reproduce. Of the durations, the "fixed"
 * ones are also those of the Madras print of 1879 in the name of Agastya.
 */
export interface PakshiRegime {
  /** The activities of a bird in successive yamas. */
  readonly order: readonly PakshiActivity[];
  /** How far a bird is ahead of the one before it in the order of activities. */
  readonly step: number;
  /** The bird that eats in the first yama, which is also the ruling bird of the half. */
  readonly eatsFirst: Readonly<Record<Vara, Pakshi>>;
}

export const PAKSHI_REGIMES: Readonly<Record<Paksha, Readonly<Record<Half, PakshiRegime>>>> = {
  shukla: {
    day: {
      order: ["eating", "walking", "ruling", "sleeping", "dying"],
      step: 1,
      eatsFirst: {
        sunday: "vulture",
        monday: "owl",
        tuesday: "vulture",
        wednesday: "owl",
        thursday: "crow",
        friday: "cock",
        saturday: "peacock",
      },
    },
    night: {
      order: ["eating", "ruling", "dying", "walking", "sleeping"],
      step: 4,
      eatsFirst: {
        sunday: "crow",
        monday: "cock",
        tuesday: "crow",
        wednesday: "cock",
        thursday: "peacock",
        friday: "vulture",
        saturday: "owl",
      },
    },
  },
  krishna: {
    day: {
      order: ["eating", "dying", "sleeping", "ruling", "walking"],
      step: 2,
      eatsFirst: {
        sunday: "cock",
        monday: "peacock",
        tuesday: "cock",
        wednesday: "crow",
        thursday: "owl",
        friday: "vulture",
        saturday: "peacock",
      },
    },
    night: {
      order: ["eating", "sleeping", "walking", "dying", "ruling"],
      step: 4,
      eatsFirst: {
        sunday: "vulture",
        monday: "cock",
        tuesday: "vulture",
        wednesday: "owl",
        thursday: "crow",
        friday: "peacock",
        saturday: "cock",
      },
    },
  },
};

/** The bird whose day is bad as a whole (padu pakshi). */
export const PADU_PAKSHI: Readonly<Record<Paksha, Readonly<Record<Vara, Pakshi>>>> = {
  shukla: {
    sunday: "owl",
    monday: "crow",
    tuesday: "cock",
    wednesday: "peacock",
    thursday: "vulture",
    friday: "owl",
    saturday: "vulture",
  },
  krishna: {
    sunday: "crow",
    monday: "owl",
    tuesday: "vulture",
    wednesday: "peacock",
    thursday: "cock",
    friday: "peacock",
    saturday: "cock",
  },
};

type Minutes = Readonly<Record<PakshiActivity, number>>;

const FIXED: Minutes = { eating: 30, walking: 36, ruling: 48, sleeping: 18, dying: 12 };

/** Minutes of each activity in a yama of 144. `by_half`: programs that follow Pulippani differ by half of the month and of the day. */
export const PAKSHI_MINUTES: Readonly<
  Record<PakshiDurations, Readonly<Record<Paksha, Readonly<Record<Half, Minutes>>>>>
> = {
  fixed: { shukla: { day: FIXED, night: FIXED }, krishna: { day: FIXED, night: FIXED } },
  by_half: {
    shukla: { day: FIXED, night: { eating: 30, walking: 30, ruling: 24, sleeping: 24, dying: 36 } },
    krishna: {
      day: { eating: 48, walking: 36, ruling: 18, sleeping: 12, dying: 30 },
      night: { eating: 42, walking: 42, ruling: 18, sleeping: 18, dying: 24 },
    },
  },
};

/** How strong an activity is; that of a part is the product of the yama's and its own. */
export const PAKSHI_STRENGTH: Minutes = { ruling: 1, eating: 0.8, walking: 0.6, sleeping: 0.4, dying: 0.2 };

/** The birds that each one counts as friends; all others but itself are enemies. Not always mutual. */
export const PAKSHI_FRIENDS: Readonly<Record<Paksha, Readonly<Record<Pakshi, readonly Pakshi[]>>>> = {
  shukla: {
    vulture: ["owl", "peacock"],
    owl: ["vulture", "crow"],
    crow: ["owl", "cock"],
    cock: ["crow", "peacock"],
    peacock: ["vulture", "cock"],
  },
  krishna: {
    vulture: ["crow", "peacock"],
    owl: ["crow", "cock"],
    crow: ["vulture", "owl"],
    cock: ["crow", "peacock"],
    peacock: ["vulture", "cock"],
  },
};
