import { AppError } from "../errors.ts";

const RETRY_SECONDS = 5;
/** One holder has at most a quarter of the slots, so that a few heavy users leave room for all others. */
const SHARE_OF_ONE = 1 / 4;
/** Long computations have at most half of the slots: the others are always left to what is answered in milliseconds. */
const SHARE_OF_LONG = 1 / 2;

const partOf = (all: number, share: number): number => Math.max(1, Math.floor(all * share));

export interface SlotLimits {
  /** Computations that go on at the same time. */
  readonly computations: number;
  /** A computation that has gone on for more turns of the event loop than this is a long one. */
  readonly longAfterTurns: number;
}

/** A computation that is counted while it goes on. */
export interface Slot {
  isFree(): boolean;
  /** @throws AppError as `becomeLong`, after too many turns */
  countTurn(): void;
  /** @throws AppError where there are too many long computations already */
  becomeLong(): void;
  free(): void;
}

interface Taken {
  readonly holder: string;
  turns: number;
  isLong: boolean;
}

export const overloaded = (): AppError => new AppError("overloaded", { retryAfterSeconds: RETRY_SECONDS });

/** Counts the computations that go on in this process, all of them and those of each holder. */
export function computationSlots({ computations, longAfterTurns }: SlotLimits) {
  const taken = new Set<Taken>();

  /** @throws AppError 503 where there is no room at all, 429 where this holder has its share already */
  function checkRoom(others: readonly Taken[], holder: string, most: number): void {
    if (others.length >= most) throw overloaded();
    const own = others.filter((other) => other.holder === holder);
    if (own.length >= partOf(most, SHARE_OF_ONE))
      throw new AppError("too_many_requests", { retryAfterSeconds: RETRY_SECONDS });
  }

  return {
    isFull: (): boolean => taken.size >= computations,

    /** @throws AppError 503, 429 as `checkRoom` */
    take(holder: string, signal: AbortSignal): Slot {
      checkRoom([...taken], holder, computations);
      const own: Taken = { holder, turns: 0, isLong: false };
      taken.add(own);
      const free = (): void => void taken.delete(own);
      signal.addEventListener("abort", free, { once: true });
      if (signal.aborted) free();
      const becomeLong = (): void => {
        if (own.isLong || !taken.has(own)) return;
        const long = [...taken].filter((other) => other.isLong);
        checkRoom(long, holder, partOf(computations, SHARE_OF_LONG));
        own.isLong = true;
      };
      return {
        isFree: () => !taken.has(own),
        becomeLong,
        countTurn: () => {
          own.turns += 1;
          if (own.turns > longAfterTurns) becomeLong();
        },
        free: () => {
          signal.removeEventListener("abort", free);
          free();
        },
      };
    },
  };
}
export type ComputationSlots = ReturnType<typeof computationSlots>;
