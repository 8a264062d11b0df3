import { AppError, type RefusalReason } from "../errors/app-error.ts";

const RETRY_SECONDS = 5;
/** One holder gets at most a quarter of the slots, so that a few heavy users leave room for others. */
const MAX_SHARE_OF_HOLDER = 1 / 4;
/**
 * The last slots are for holders that have hardly any: however much the others ask for, a newcomer finds one, and a person who makes small
 * requests is not refused for the one before.
 */
const SHARE_OF_LIGHT_HOLDERS = 1 / 5;
const MAX_OF_LIGHT_HOLDER = 2;
/**
 * The share of the slots that each lane may take. Days and charts in worker threads leave a half for requests that take milliseconds, and
 * searches and wide uncertainties leave three quarters: they cannot take the places of days and charts.
 */
const MAX_SHARES = { medium: 1 / 2, long: 1 / 4 } as const;

const computeShare = (all: number, share: number): number => Math.max(1, Math.floor(all * share));

export interface SlotLimits {
  /** Maximum concurrent computations. */
  readonly maxComputations: number;
  /** A computation that takes more turns of the event loop than this counts as long. */
  readonly longAfterTurns: number;
}

/** Computations of tenths of a second, and those of seconds. */
export type Lane = keyof typeof MAX_SHARES;

/** The slot of a running computation. */
export interface Slot {
  isReleased(): boolean;
  /** Call once per turn of the event loop. @throws AppError as `enterLane("long")`, after too many turns */
  countRound(): void;
  /**
   * Counts the computation in a lane; it stays in the first lane that it enters.
   * @param cost how many computations of the lane it is worth
   * @throws AppError 503 if the lane is full, 429 if this holder has its share of it already
   */
  enterLane(lane: Lane, cost?: number): void;
  release(): void;
}

interface TakenSlot {
  readonly holder: string;
  turns: number;
  /** `null` while it has entered none. */
  lane: Lane | null;
  cost: number;
}

const sumCosts = (slots: readonly TakenSlot[]): number => slots.reduce((sum, { cost }) => sum + cost, 0);

export const createOverloadError = (reason: RefusalReason, cause?: unknown): AppError =>
  new AppError("overloaded", { reason, cause, retryAfterSeconds: RETRY_SECONDS });

/** Counts the running computations of this process, in total and per holder. */
export function createComputationSlots({ maxComputations, longAfterTurns }: SlotLimits) {
  const taken = new Set<TakenSlot>();

  /**
   * One computation always has room where there is none yet, whatever it costs. A holder's share shrinks as others come: all get equal parts, and one
   * part is left.
   * @throws AppError 503 if so much is taken, 429 if this holder has its share already
   */
  function checkRoom(slots: readonly TakenSlot[], holder: string, max: number, cost = 1): void {
    const all = sumCosts(slots) + cost;
    if (slots.length > 0 && all > max) throw createOverloadError("slots");
    const ownSlots = slots.filter((other) => other.holder === holder);
    if (ownSlots.length === 0) return;
    const holders = new Set(slots.map((each) => each.holder)).size;
    const ownMax = computeShare(max, Math.min(MAX_SHARE_OF_HOLDER, 1 / (holders + 1)));
    const own = sumCosts(ownSlots) + cost;
    const maxOfHeavy = max - Math.floor(max * SHARE_OF_LIGHT_HOLDERS);
    if (own > ownMax || (own > MAX_OF_LIGHT_HOLDER && all > maxOfHeavy))
      throw new AppError("too_many_requests", { reason: "share", retryAfterSeconds: RETRY_SECONDS });
  }

  return {
    /** Whether all slots are taken. */
    isFull: (): boolean => taken.size >= maxComputations,
    countOf: (holder: string): number => [...taken].filter((slot) => slot.holder === holder).length,
    /** Whether this share of the slots, or more, is taken by computations that are not long. */
    isShareTaken: (share: number): boolean =>
      [...taken].filter(({ lane }) => lane !== "long").length >= computeShare(maxComputations, share),

    /** @throws AppError 503, 429 as `checkRoom` */
    take(holder: string, signal: AbortSignal): Slot {
      // A slot is one slot, whatever its computation costs in its lane.
      checkRoom(
        [...taken].map((slot) => ({ ...slot, cost: 1 })),
        holder,
        maxComputations,
      );
      const slot: TakenSlot = { holder, turns: 0, lane: null, cost: 1 };
      taken.add(slot);
      const free = (): void => void taken.delete(slot);
      signal.addEventListener("abort", free, { once: true });
      if (signal.aborted) free();
      const enterLane = (lane: Lane, cost = 1): void => {
        if (slot.lane !== null || !taken.has(slot)) return;
        const others = [...taken].filter((other) => other.lane === lane);
        checkRoom(others, holder, computeShare(maxComputations, MAX_SHARES[lane]), cost);
        slot.lane = lane;
        slot.cost = cost;
      };
      return {
        isReleased: () => !taken.has(slot),
        enterLane,
        countRound: () => {
          slot.turns += 1;
          if (slot.turns > longAfterTurns) enterLane("long");
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
