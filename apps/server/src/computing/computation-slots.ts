import { AppError } from "../errors.ts";

const RETRY_SECONDS = 5;
/** One holder gets at most a quarter of the slots, so that a few heavy users leave room for others. */
const MAX_SHARE_OF_HOLDER = 1 / 4;
/** Long computations get at most half of the slots; the rest is reserved for requests that take milliseconds. */
const MAX_SHARE_OF_LONG = 1 / 2;

const computeShare = (all: number, share: number): number => Math.max(1, Math.floor(all * share));

export interface SlotLimits {
  /** Maximum concurrent computations. */
  readonly maxComputations: number;
  /** A computation that takes more turns of the event loop than this counts as long. */
  readonly longAfterTurns: number;
}

/** The slot of a running computation. */
export interface Slot {
  isReleased(): boolean;
  /** Call once per turn of the event loop. @throws AppError as `markLong`, after too many turns */
  countRound(): void;
  /** @throws AppError if there are too many long computations already */
  markLong(): void;
  release(): void;
}

interface TakenSlot {
  readonly holder: string;
  turns: number;
  isLong: boolean;
}

export const createOverloadError = (cause?: unknown): AppError =>
  new AppError("overloaded", { cause, retryAfterSeconds: RETRY_SECONDS });

/** Counts the running computations of this process, in total and per holder. */
export function createComputationSlots({ maxComputations, longAfterTurns }: SlotLimits) {
  const taken = new Set<TakenSlot>();

  /** @throws AppError 503 if all slots are taken, 429 if this holder has its share already */
  function checkRoom(slots: readonly TakenSlot[], holder: string, max: number): void {
    if (slots.length >= max) throw createOverloadError();
    const ownSlots = slots.filter((other) => other.holder === holder);
    if (ownSlots.length >= computeShare(max, MAX_SHARE_OF_HOLDER))
      throw new AppError("too_many_requests", { retryAfterSeconds: RETRY_SECONDS });
  }

  return {
    /** Whether this share of the slots, or more, is taken. */
    isFull: (share = 1): boolean => taken.size >= computeShare(maxComputations, share),

    /** @throws AppError 503, 429 as `checkRoom` */
    take(holder: string, signal: AbortSignal): Slot {
      checkRoom([...taken], holder, maxComputations);
      const slot: TakenSlot = { holder, turns: 0, isLong: false };
      taken.add(slot);
      const free = (): void => void taken.delete(slot);
      signal.addEventListener("abort", free, { once: true });
      if (signal.aborted) free();
      const markLong = (): void => {
        if (slot.isLong || !taken.has(slot)) return;
        const long = [...taken].filter((other) => other.isLong);
        checkRoom(long, holder, computeShare(maxComputations, MAX_SHARE_OF_LONG));
        slot.isLong = true;
      };
      return {
        isReleased: () => !taken.has(slot),
        markLong,
        countRound: () => {
          slot.turns += 1;
          if (slot.turns > longAfterTurns) markLong();
        },
        release: () => {
          signal.removeEventListener("abort", free);
          free();
        },
      };
    },
  };
}
export type ComputationSlots = ReturnType<typeof createComputationSlots>;
