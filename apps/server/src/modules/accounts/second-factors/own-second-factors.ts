import { randomUUID } from "node:crypto";
import type { NewPasskeyRequest, PasskeyOptions } from "@lagna/contract";
import { AppError, createInvalidFieldError } from "../../../errors/app-error.ts";
import type { Principal } from "../../../http/authorize-request.ts";
import type { Notice } from "../../../mail/render-notice.ts";
import type { AccountsDependencies } from "../accounts-dependencies.ts";
import type { Client } from "../sessions/live-sessions.ts";
import type { Passkeys, RelyingParty } from "./passkeys.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";
import type { FactorChange, Passkey, SecondFactor, SecondFactorsRepository } from "./repository.ts";
import type { Totp } from "./totp.ts";

const MAX_FACTORS = 20;
const AUTHENTICATOR_APP_NAME = "Authenticator app";

export interface SecondFactorsParts extends Pick<AccountsDependencies, "users" | "notices" | "attempts" | "clock"> {
  readonly factors: SecondFactorsRepository;
  readonly totp: Totp;
  readonly passkeys: Passkeys;
  readonly codes: RecoveryCodes;
  readonly requireProof: (who: Principal) => Promise<void>;
}

export interface OwnSecondFactors {
  readonly factors: readonly SecondFactor[];
  readonly codesLeft: number;
  readonly passkeyOrigin: string | null;
}

/** @throws AppError 409 if the server's public URL has an IP address instead of a host name, for which browsers create no passkeys */
export function requireRelyingParty({ party }: Pick<Passkeys, "party">): RelyingParty {
  if (party === null) throw new AppError("passkeys_impossible");
  return party;
}

const selectPasskeys = (factors: readonly SecondFactor[]): Passkey[] => factors.flatMap(({ passkey }) => passkey ?? []);

/** A person's own second factors: add, remove, and recovery codes. Each change requires a recent proof of identity. */
export function createOwnSecondFactors({
  factors,
  totp,
  passkeys,
  codes,
  requireProof,
  users,
  notices,
  attempts,
  clock,
}: SecondFactorsParts) {
  const now = (): string => clock().toISOString();

  function change({ userId, sessionId, email }: Principal, notice: Notice, client: Client) {
    const { codes: fresh, hashes } = codes.make(userId);
    const mail = notices.createJob(notice, email, client);
    return { fresh, change: { userId, sessionId, at: now(), codes: hashes, mail } satisfies FactorChange };
  }

  /** Requires a recent proof of identity and room for one more factor. Returns the present factors. */
  async function mayAdd(who: Principal): Promise<SecondFactor[]> {
    await requireProof(who);
    const present = await factors.findByUser(who.userId);
    if (present.length >= MAX_FACTORS) throw new AppError("too_many_factors");
    return present;
  }

  return {
    of: async ({ userId }: Principal): Promise<OwnSecondFactors> => ({
      factors: await factors.findByUser(userId),
      codesLeft: await factors.countRecoveryCodes(userId),
      passkeyOrigin: passkeys.party?.origin ?? null,
    }),

    /** Creates the secret of an authenticator app; it becomes active once a code of the app is confirmed. */
    beginTotp: async (who: Principal) => {
      await mayAdd(who);
      const { id, secret, sealed, uri } = totp.create(who.email);
      await factors.addPending({ id, userId: who.userId, name: AUTHENTICATOR_APP_NAME, secret: sealed, at: now() });
      return { id, secret, uri };
    },

    /** Activates the app. Returns recovery codes if the person has none yet. */
    confirmTotp: async (who: Principal, { id, code }: { id: string; code: string }, client: Client) => {
      await requireProof(who);
      await attempts.beforeSecondStep(who.userId, client.address);
      const pending = await factors.findPending(who.userId, id);
      const step = pending && totp.stepOf({ id, secret: pending.secret, lastStep: 0 }, code);
      if (step === null) throw createInvalidFieldError("code", "code_wrong");
      await attempts.rightSecondStep(who.userId, client.address);
      const { fresh, change: made } = change(who, "second_factor_added", client);
      const done = await factors.confirm(id, step, made);
      if (!done) throw createInvalidFieldError("code", "code_wrong");
      return done.hadCodes ? null : fresh;
    },

    beginPasskey: async (who: Principal): Promise<PasskeyOptions> => {
      const present = await mayAdd(who);
      const user = await users.findById(who.userId);
      const owner = { id: who.userId, email: who.email, name: user?.name ?? who.email };
      return passkeys.askForNew(requireRelyingParty(passkeys), owner, selectPasskeys(present));
    },

    addPasskey: async (who: Principal, { name, passkey }: NewPasskeyRequest, client: Client) => {
      await mayAdd(who);
      const read = await passkeys.readNew(requireRelyingParty(passkeys), who.userId, passkey);
      if (!read) throw createInvalidFieldError("passkey", "passkey_refused");
      const { fresh, change: made } = change(who, "second_factor_added", client);
      const done = await factors.addPasskey({ id: randomUUID(), name, ...read.key }, read.challenge, made);
      if (!done) throw createInvalidFieldError("passkey", "passkey_refused");
      return done.hadCodes ? null : fresh;
    },

    remove: async (who: Principal, id: string, client: Client): Promise<void> => {
      await requireProof(who);
      if (!(await factors.remove(id, change(who, "second_factor_removed", client).change)))
        throw new AppError("factor_unknown");
    },

    renewCodes: async (who: Principal, client: Client): Promise<string[]> => {
      await requireProof(who);
      if ((await factors.findByUser(who.userId)).length === 0) throw new AppError("second_factor_first");
      const { fresh, change: made } = change(who, "recovery_codes_made", client);
      await factors.replaceCodes(made);
      return fresh;
    },
  };
}
