import {
  type RateLimitCounter,
  type Limit,
  toClientKey,
  enforceLimit,
  toPersonKey,
  createTooManyRequestsError,
} from "../../http/rate-limit-counter.ts";
import type { LinkPurpose } from "./mailed-links/repository.ts";

const QUARTER_HOUR_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/** One IP address may serve many people (a mobile operator, a school), so limits per address alone are generous. */
const ATTEMPT_LIMITS = {
  tries: { max: 1000, windowMs: QUARTER_HOUR_MS },
  signUps: { max: 600, windowMs: HOUR_MS },
  exchanges: { max: 300, windowMs: QUARTER_HOUR_MS },
  mails: { max: 60, windowMs: HOUR_MS },
} satisfies Record<string, Limit>;

/** Wrong passwords from one IP address over all accounts: also stops guessing once for each of many accounts. */
const MAX_WRONG_PER_ADDRESS = 300;
/** Password attempts for one account from one IP address. */
const MAX_TRIES_PER_ACCOUNT_AND_ADDRESS = 10;
/** After this many wrong passwords for an account from anywhere, each IP address gets fewer attempts, but never none. */
const MAX_WRONG_BEFORE_THROTTLE = 100;
const MAX_TRIES_WHILE_THROTTLED = 3;
/** Second-step attempts for one account, after the first step was passed. */
const MAX_SECOND_STEPS = 30;
/** Links of one kind to one mailbox. Further requests get the same answer but send nothing; links already sent stay valid. */
const MAX_MAILS_PER_PERSON = 5;

/**
 * Limits on attempts. Refusals are keyed by account and IP address together, so no one can lock another person out from elsewhere;
 * the account-wide limit only reduces the attempts of a new address. Attempts are refused before any hashing.
 */
export function createAttemptLimits(counter: RateLimitCounter) {
  const pairKey = (email: string, address: string) => `pair:${toPersonKey(email)}:${toClientKey(address)}`;
  const stepKey = (userId: string, address: string) => `second-step:${userId}:${toClientKey(address)}`;
  const wrongKey = (email: string) => `wrong:${toPersonKey(email)}`;
  const wrongFromKey = (address: string) => `wrong-from:${toClientKey(address)}`;
  return {
    /** Counts the attempt before the password is checked, so that simultaneous attempts cannot bypass the limit. */
    beforePassword: async (email: string, address: string): Promise<void> => {
      await enforceLimit(counter, `tries:${toClientKey(address)}`, ATTEMPT_LIMITS.tries);
      if ((await counter.peek(wrongFromKey(address))) >= MAX_WRONG_PER_ADDRESS)
        throw createTooManyRequestsError(QUARTER_HOUR_MS);
      const { count, resetMs } = await counter.hit(pairKey(email, address), QUARTER_HOUR_MS);
      const braked =
        count > MAX_TRIES_WHILE_THROTTLED && (await counter.peek(wrongKey(email))) >= MAX_WRONG_BEFORE_THROTTLE;
      if (count > (braked ? MAX_TRIES_WHILE_THROTTLED : MAX_TRIES_PER_ACCOUNT_AND_ADDRESS))
        throw createTooManyRequestsError(resetMs);
    },
    wrongPassword: async (email: string, address: string): Promise<void> => {
      await counter.hit(wrongKey(email), QUARTER_HOUR_MS);
      await counter.hit(wrongFromKey(address), QUARTER_HOUR_MS);
    },
    rightPassword: (email: string, address: string): Promise<void> => counter.reset(pairKey(email, address)),
    /** Codes have six digits: ten attempts in a quarter of an hour from one IP address, and three times as many from all. */
    beforeSecondStep: async (userId: string, address: string): Promise<void> => {
      const { count, resetMs } = await counter.hit(stepKey(userId, address), QUARTER_HOUR_MS);
      if (count > MAX_TRIES_PER_ACCOUNT_AND_ADDRESS) throw createTooManyRequestsError(resetMs);
      const all = await counter.hit(`second-step:${userId}`, QUARTER_HOUR_MS);
      if (all.count > MAX_SECOND_STEPS) throw createTooManyRequestsError(all.resetMs);
    },
    rightSecondStep: async (userId: string, address: string): Promise<void> => {
      await counter.reset(stepKey(userId, address));
      await counter.reset(`second-step:${userId}`);
    },
    beforeSignUp: (address: string) => enforceLimit(counter, `signup:${toClientKey(address)}`, ATTEMPT_LIMITS.signUps),
    beforeExchange: (address: string) =>
      enforceLimit(counter, `exchange:${toClientKey(address)}`, ATTEMPT_LIMITS.exchanges),
    beforeMail: (address: string) => enforceLimit(counter, `mail:${toClientKey(address)}`, ATTEMPT_LIMITS.mails),
    /**
     * False if the mailbox has reached the limit for this kind of link. Kinds are counted apart, so flooding one does not block the others.
     */
    mayMail: async (purpose: LinkPurpose, email: string): Promise<boolean> =>
      (await counter.hit(`mailbox:${purpose}:${toPersonKey(email)}`, QUARTER_HOUR_MS)).count <= MAX_MAILS_PER_PERSON,
  };
}
export type AttemptLimits = ReturnType<typeof createAttemptLimits>;
