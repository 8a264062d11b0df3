import type { AuditAction } from "@lagna/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { SecondFactorRow } from "../../../db/schema/accounts.ts";
import { type Trx, runUnitOfWork } from "../../../db/transactions.ts";
import { isUniqueViolation } from "../../../db/constraint-violations.ts";
import type { JobEnqueuer } from "../../../jobs/queue.ts";
import type { AuditWriter } from "../../audit/service.ts";
import type {
  FactorChange,
  SecondFactor,
  SecondFactorsRepository,
  ConsumedProof,
  UsedChallenge,
} from "./repository.ts";

interface WriteParts {
  readonly jobs: Pick<JobEnqueuer, "enqueue">;
  readonly audit: AuditWriter<Trx>;
}

const REQUIRED_POLICY = "administrators_need_second_factor";

function toFactor(row: Selectable<SecondFactorRow>): SecondFactor {
  const { credential_id: credentialId, public_key: publicKey } = row;
  const transports = JSON.parse(row.transports ?? "[]") as string[];
  const passkey = { publicKey: publicKey ?? "", counter: Number(row.counter), transports };
  return {
    id: row.id,
    kind: row.kind === "passkey" ? "passkey" : "totp",
    name: row.name,
    secret: row.secret,
    lastStep: row.last_step,
    passkey: credentialId === null ? null : { credentialId, ...passkey },
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

const selectFactors = (db: Db, userId: string) =>
  db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).where("confirmed_at", "is not", null);

/** Whether a person must pass a second step when signing in. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await selectFactors(db, userId).limit(1).executeTakeFirst()) !== undefined;
}

async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const query = db.selectFrom("recovery_codes").select(({ fn }) => fn.countAll().as("count"));
  return Number((await query.where("user_id", "=", userId).executeTakeFirstOrThrow()).count);
}

async function insertCodes(db: Db, userId: string, codes: readonly string[]): Promise<void> {
  const rows = codes.map((codeHash) => ({ code_hash: codeHash, user_id: userId }));
  if (rows.length > 0) await db.insertInto("recovery_codes").values(rows).execute();
}

async function consumeChallenge(db: Db, { hash, expiresAt }: UsedChallenge): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("used_nonces")
    .values({ nonce_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** After the last factor is removed: deletes recovery codes, ends sessions awaiting the second step, and resets it in all others. */
async function clearSecondStep(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await db.deleteFrom("sessions").where("user_id", "=", userId).where("awaits_second", "=", 1).execute();
  await db.updateTable("sessions").set({ second_step_at: null }).where("user_id", "=", userId).execute();
}

/** Deletes all second factors of a person. */
export async function deleteSecondFactors(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  await clearSecondStep(db, userId);
}

/** Accepts each app code once and no older ones; refuses a passkey whose counter went back, as it was copied. */
async function consumeStepProof(db: Trx, { userId, proof, at }: ConsumedProof, { jobs }: WriteParts): Promise<boolean> {
  if (proof.kind === "recovery_code") {
    const code = db.deleteFrom("recovery_codes").where("code_hash", "=", proof.codeHash).where("user_id", "=", userId);
    if ((await code.executeTakeFirst()).numDeletedRows === 0n) return false;
    await jobs.enqueue(db, proof.mail);
    return true;
  }
  const factor = db.updateTable("second_factors").where("id", "=", proof.factorId).where("user_id", "=", userId);
  if (proof.kind === "totp") {
    const taken = factor.set({ last_step: proof.step, last_used_at: at }).where("last_step", "<", proof.step);
    return (await taken.executeTakeFirst()).numUpdatedRows > 0n;
  }
  if (!(await consumeChallenge(db, proof.challenge))) return false;
  const used = factor.set({ counter: proof.counter, last_used_at: at });
  return (await used.executeTakeFirst()).numUpdatedRows > 0n;
}

export function createSqlSecondFactorsRepository(db: Db, beside: WriteParts): SecondFactorsRepository {
  const { jobs, audit } = beside;

  async function noteChange(trx: Trx, action: AuditAction, change: Omit<FactorChange, "codes">): Promise<void> {
    const { userId, mail } = change;
    await audit.note(trx, { action, actor: { kind: "person", id: userId }, subjectId: userId });
    await jobs.enqueue(trx, mail);
  }

  /** Adding a factor proves it, so the session counts as having passed the second step. */
  async function added(trx: Trx, change: FactorChange): Promise<{ hadCodes: boolean }> {
    const { userId, sessionId, at, codes } = change;
    await trx.updateTable("sessions").set({ second_step_at: at }).where("id", "=", sessionId).execute();
    const hadCodes = (await countRecoveryCodes(trx, userId)) > 0;
    if (!hadCodes) await insertCodes(trx, userId, codes);
    await noteChange(trx, "second_factor_added", change);
    return { hadCodes };
  }

  return {
    findByUser: async (userId) =>
      (await selectFactors(db, userId).orderBy("created_at").orderBy("id").execute()).map(toFactor),
    countRecoveryCodes: (userId) => countRecoveryCodes(db, userId),

    findPending: async (userId, id) => {
      const query = db.selectFrom("second_factors").select("secret").where("id", "=", id).where("user_id", "=", userId);
      const row = await query.where("confirmed_at", "is", null).executeTakeFirst();
      return row?.secret ? { secret: row.secret } : null;
    },

    addPending: ({ id, userId, name, secret, at }) =>
      // Serializable: of two begun at once, one is left.
      runUnitOfWork(db, "serializable", async (trx) => {
        const begun = trx.deleteFrom("second_factors").where("user_id", "=", userId);
        await begun.where("confirmed_at", "is", null).execute();
        await trx
          .insertInto("second_factors")
          .values({ id, user_id: userId, kind: "totp", name, secret, created_at: at })
          .execute();
      }),

    confirm: (id, step, change) =>
      // Serializable: codes are made with the first factor only, and deleted with the last.
      runUnitOfWork(db, "serializable", async (trx) => {
        const pending = trx.updateTable("second_factors").where("id", "=", id).where("user_id", "=", change.userId);
        const set = pending.set({ confirmed_at: change.at, last_step: step }).where("confirmed_at", "is", null);
        if ((await set.executeTakeFirst()).numUpdatedRows === 0n) return null;
        return added(trx, change);
      }),

    addPasskey: async ({ id, name, credentialId, publicKey, counter, transports }, challenge, change) => {
      const { userId, at } = change;
      const key = {
        credential_id: credentialId,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
      };
      try {
        // Serializable: codes are made with the first factor only, and deleted with the last.
        return await runUnitOfWork(db, "serializable", async (trx) => {
          if (!(await consumeChallenge(trx, challenge))) return null;
          await trx
            .insertInto("second_factors")
            .values({ id, user_id: userId, kind: "passkey", name, ...key, created_at: at, confirmed_at: at })
            .execute();
          return added(trx, change);
        });
      } catch (error) {
        if (isUniqueViolation(error)) return null;
        throw error;
      }
    },

    remove: (id, change) =>
      // Serializable: of the last two factors removed at once, each sees the other, and the codes would stay.
      runUnitOfWork(db, "serializable", async (trx) => {
        const { userId } = change;
        const deletion = trx.deleteFrom("second_factors").where("id", "=", id).where("user_id", "=", userId);
        if ((await deletion.executeTakeFirst()).numDeletedRows === 0n) return false;
        if (!(await hasSecondFactor(trx, userId))) await clearSecondStep(trx, userId);
        await noteChange(trx, "second_factor_removed", change);
        return true;
      }),

    removeAll: (userId, mail) =>
      // Serializable: a factor that is added at the same moment must go too, or keep its codes.
      runUnitOfWork(db, "serializable", async (trx) => {
        const count = (await selectFactors(trx, userId).execute()).length;
        if (count === 0) return 0;
        await deleteSecondFactors(trx, userId);
        await audit.note(trx, { action: "second_factor_removed", actor: { kind: "shell" }, subjectId: userId });
        await jobs.enqueue(trx, mail);
        return count;
      }),

    replaceCodes: (change) =>
      // Serializable: of two sets of codes made at once, one is valid.
      runUnitOfWork(db, "serializable", async (trx) => {
        await trx.deleteFrom("recovery_codes").where("user_id", "=", change.userId).execute();
        await insertCodes(trx, change.userId, change.codes);
        await noteChange(trx, "recovery_codes_made", change);
      }),

    passStep: (step) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const { userId, sessionId, proof, tokenHash, expiresAt, at } = step;
        const waiting = trx.updateTable("sessions").where("id", "=", sessionId).where("awaits_second", "=", 1);
        const passed = { awaits_second: 0, second_step_at: at, proved_at: at, updated_at: at };
        const session = waiting.set({ ...passed, token: tokenHash, expires_at: expiresAt });
        if ((await session.executeTakeFirst()).numUpdatedRows === 0n) return false;
        if (!(await consumeStepProof(trx, step, beside))) throw new LostRace();
        const action = proof.kind === "recovery_code" ? "recovery_code_used" : "second_step_passed";
        await audit.note(trx, { action, actor: { kind: "person", id: userId }, subjectId: userId });
        return true;
      }).catch((error: unknown) => {
        if (error instanceof LostRace) return false;
        throw error;
      }),

    recordReauthentication: (proved) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const { userId, sessionId, at, proof } = proved;
        if (!(await consumeStepProof(trx, proved, beside))) return false;
        await trx.updateTable("sessions").set({ proved_at: at }).where("id", "=", sessionId).execute();
        if (proof.kind === "recovery_code")
          await audit.note(trx, {
            action: "recovery_code_used",
            actor: { kind: "person", id: userId },
            subjectId: userId,
          });
        return true;
      }),

    isRequiredOfAdministrators: async () => {
      const row = await db
        .selectFrom("policies")
        .select("value")
        .where("name", "=", REQUIRED_POLICY)
        .executeTakeFirst();
      return row?.value === 1;
    },

    requireOfAdministrators: (required, actorId) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const value = required ? 1 : 0;
        await trx
          .insertInto("policies")
          .values({ name: REQUIRED_POLICY, value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
          .execute();
        const action = required ? "second_factor_required" : "second_factor_not_required";
        await audit.note(trx, { action, actor: { kind: "person", id: actorId }, subjectId: null });
      }),
  };
}

/** Thrown to roll the transaction back. */
class LostRace extends Error {}
