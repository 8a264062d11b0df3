import { type HitCounter, type Limit, clientKey, enforceLimit, personKey, tooMany } from "../../http/hit-counter.ts";
import type { LinkPurpose } from "./links/repository.ts";

const QUARTER_HOUR_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Addresses may stand for many people (one mobile operator, one school): what counts an address alone is generous. */
const LIMITS = {
  tries: { max: 1000, windowMs: QUARTER_HOUR_MS },
  signUps: { max: 600, windowMs: HOUR_MS },
  exchanges: { max: 300, windowMs: QUARTER_HOUR_MS },
  mails: { max: 60, windowMs: HOUR_MS },
} satisfies Record<string, Limit>;

/** Wrong passwords from one address for whatever accounts: one guess each for many people is guessing too. */
const WRONG_PER_ADDRESS = 300;
/** Passwords tried for one account from one address. */
const TRIES_PER_PAIR = 10;
/** After this many wrong ones from anywhere, each address gets fewer — but its first ones always. */
const WRONG_BEFORE_BRAKE = 100;
const TRIES_UNDER_BRAKE = 3;
/** Second steps tried for one account, by whoever has passed the first. */
const MOST_SECOND_STEPS = 30;
/** Links of one kind to one mailbox; further requests are answered the same and send nothing, and the links sent stay good. */
const MAILS_PER_PERSON = 5;

/**
 * Limits on tries. What refuses is keyed by account and address together, so nobody can lock another person out from elsewhere; the
 * account-wide brake only shortens what a new address gets. A refused try is refused before any hashing.
 */
export function attempts(counter: HitCounter) {
  const pairKey = (email: string, address: string) => `pair:${personKey(email)}:${clientKey(address)}`;
  const stepKey = (userId: string, address: string) => `second-step:${userId}:${clientKey(address)}`;
  const wrongKey = (email: string) => `wrong:${personKey(email)}`;
  const wrongFromKey = (address: string) => `wrong-from:${clientKey(address)}`;
  return {
    /** Counted before the password is looked at, so that simultaneous tries cannot slip through together. */
    beforePassword: async (email: string, address: string): Promise<void> => {
      await enforceLimit(counter, `tries:${clientKey(address)}`, LIMITS.tries);
      if ((await counter.peek(wrongFromKey(address))) >= WRONG_PER_ADDRESS) throw tooMany(QUARTER_HOUR_MS);
      const { count, resetMs } = await counter.hit(pairKey(email, address), QUARTER_HOUR_MS);
      const braked = count > TRIES_UNDER_BRAKE && (await counter.peek(wrongKey(email))) >= WRONG_BEFORE_BRAKE;
      if (count > (braked ? TRIES_UNDER_BRAKE : TRIES_PER_PAIR)) throw tooMany(resetMs);
    },
    wrongPassword: async (email: string, address: string): Promise<void> => {
      await counter.hit(wrongKey(email), QUARTER_HOUR_MS);
      await counter.hit(wrongFromKey(address), QUARTER_HOUR_MS);
    },
    rightPassword: (email: string, address: string): Promise<void> => counter.reset(pairKey(email, address)),
    /** Codes of six digits: ten tries in a quarter of an hour from one address, and three times as many from all. */
    beforeSecondStep: async (userId: string, address: string): Promise<void> => {
      const { count, resetMs } = await counter.hit(stepKey(userId, address), QUARTER_HOUR_MS);
      if (count > TRIES_PER_PAIR) throw tooMany(resetMs);
      const all = await counter.hit(`second-step:${userId}`, QUARTER_HOUR_MS);
      if (all.count > MOST_SECOND_STEPS) throw tooMany(all.resetMs);
    },
    rightSecondStep: async (userId: string, address: string): Promise<void> => {
      await counter.reset(stepKey(userId, address));
      await counter.reset(`second-step:${userId}`);
    },
    beforeSignUp: (address: string) => enforceLimit(counter, `signup:${clientKey(address)}`, LIMITS.signUps),
    beforeExchange: (address: string) => enforceLimit(counter, `exchange:${clientKey(address)}`, LIMITS.exchanges),
    beforeMail: (address: string) => enforceLimit(counter, `mail:${clientKey(address)}`, LIMITS.mails),
    /** False when this mailbox has had enough of this kind for now: who floods it with one kind must not hold up the others. */
    mayMail: async (purpose: LinkPurpose, email: string): Promise<boolean> =>
      (await counter.hit(`mailbox:${purpose}:${personKey(email)}`, QUARTER_HOUR_MS)).count <= MAILS_PER_PERSON,
  };
}
export type Attempts = ReturnType<typeof attempts>;
