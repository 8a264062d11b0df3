import { randomUUID } from "node:crypto";
import type { NewPasskeyRequest, PasskeyOptions } from "@lagna/contract";
import { AppError, invalidField } from "../../../errors.ts";
import type { Principal } from "../../../http/access.ts";
import type { Notice } from "../../../mail/notices.ts";
import type { AccountsParts } from "../parts.ts";
import type { Client } from "../sessions/sessions.ts";
import type { Passkeys, RelyingParty } from "./passkeys.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";
import type { FactorChange, Passkey, SecondFactor, SecondFactorsRepository } from "./repository.ts";
import type { Totp } from "./totp.ts";

const MOST_FACTORS = 20;
const APP = "Authenticator app";

export interface SecondFactorsParts extends Pick<AccountsParts, "people" | "notices" | "attempts" | "clock"> {
  readonly factors: SecondFactorsRepository;
  readonly totp: Totp;
  readonly passkeys: Passkeys;
  readonly codes: RecoveryCodes;
  readonly requireProof: (who: Principal) => Promise<void>;
}

export interface OwnFactors {
  readonly factors: readonly SecondFactor[];
  readonly codesLeft: number;
  readonly passkeyOrigin: string | null;
}

/** @throws AppError 409 where browsers would make no passkey: the server's public address is no name */
export function partyOf({ party }: Pick<Passkeys, "party">): RelyingParty {
  if (party === null) throw new AppError("passkeys_impossible");
  return party;
}

const passkeysOf = (factors: readonly SecondFactor[]): Passkey[] => factors.flatMap(({ passkey }) => passkey ?? []);

/** One's own second factors: added with what they show, removed, and what comes in when all are lost. Each change asks for a fresh proof. */
export function ownFactors({
  factors,
  totp,
  passkeys,
  codes,
  requireProof,
  people,
  notices,
  attempts,
  clock,
}: SecondFactorsParts) {
  const now = (): string => clock().toISOString();

  function change({ userId, sessionId, email }: Principal, notice: Notice, client: Client) {
    const { codes: fresh, hashes } = codes.make(userId);
    const mail = notices.of(notice, email, client);
    return { fresh, change: { userId, sessionId, at: now(), codes: hashes, mail } satisfies FactorChange };
  }

  /** Proved a moment ago, and with room for one more. */
  async function mayAdd(who: Principal): Promise<SecondFactor[]> {
    await requireProof(who);
    const present = await factors.ofUser(who.userId);
    if (present.length >= MOST_FACTORS) throw new AppError("too_many_factors");
    return present;
  }

  return {
    of: async ({ userId }: Principal): Promise<OwnFactors> => ({
      factors: await factors.ofUser(userId),
      codesLeft: await factors.codesLeft(userId),
      passkeyOrigin: passkeys.party?.origin ?? null,
    }),

    /** An app's secret; it counts once the app has shown a code. */
    beginTotp: async (who: Principal) => {
      await mayAdd(who);
      const { id, secret, sealed, uri } = totp.create(who.email);
      await factors.addPending({ id, userId: who.userId, name: APP, secret: sealed, at: now() });
      return { id, secret, uri };
    },

    /** Codes for when it is lost, where there are none yet. */
    confirmTotp: async (who: Principal, { id, code }: { id: string; code: string }, client: Client) => {
      await requireProof(who);
      await attempts.beforeSecondStep(who.userId, client.address);
      const pending = await factors.findPending(who.userId, id);
      const step = pending && totp.stepOf({ id, secret: pending.secret, lastStep: 0 }, code);
      if (step === null) throw invalidField("code", "code_wrong");
      await attempts.rightSecondStep(who.userId, client.address);
      const { fresh, change: made } = change(who, "second_factor_added", client);
      const done = await factors.confirm(id, step, made);
      if (!done) throw invalidField("code", "code_wrong");
      return done.hadCodes ? null : fresh;
    },

    beginPasskey: async (who: Principal): Promise<PasskeyOptions> => {
      const present = await mayAdd(who);
      const user = await people.findById(who.userId);
      const owner = { id: who.userId, email: who.email, name: user?.name ?? who.email };
      return passkeys.askForNew(partyOf(passkeys), owner, passkeysOf(present));
    },

    addPasskey: async (who: Principal, { name, passkey }: NewPasskeyRequest, client: Client) => {
      await mayAdd(who);
      const read = await passkeys.readNew(partyOf(passkeys), who.userId, passkey);
      if (!read) throw invalidField("passkey", "passkey_refused");
      const { fresh, change: made } = change(who, "second_factor_added", client);
      const done = await factors.addPasskey({ id: randomUUID(), name, ...read.key }, read.challenge, made);
      if (!done) throw invalidField("passkey", "passkey_refused");
      return done.hadCodes ? null : fresh;
    },

    remove: async (who: Principal, id: string, client: Client): Promise<void> => {
      await requireProof(who);
      if (!(await factors.remove(id, change(who, "second_factor_removed", client).change)))
        throw new AppError("factor_unknown");
    },

    renewCodes: async (who: Principal, client: Client): Promise<string[]> => {
      await requireProof(who);
      if ((await factors.ofUser(who.userId)).length === 0) throw new AppError("second_factor_first");
      const { fresh, change: made } = change(who, "recovery_codes_made", client);
      await factors.replaceCodes(made);
      return fresh;
    },
  };
}
