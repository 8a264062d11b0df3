import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JobQueue } from "../../src/jobs/queue.ts";
import type { UserRepository } from "../../src/modules/accounts/users/repository.ts";
import type {
  FactorChange,
  PassedStep,
  SecondFactorsRepository,
  SecondStepProof,
} from "../../src/modules/accounts/second-factors/repository.ts";
import type { SessionsRepository } from "../../src/modules/accounts/sessions/repository.ts";
import type { AuditRepository } from "../../src/modules/audit/repository.ts";

/** What each implementation provides: the account repositories whose records a second step changes, on one store. */
export interface SecondFactorsStore {
  readonly factors: SecondFactorsRepository;
  readonly people: UserRepository;
  readonly sessions: SessionsRepository;
  readonly jobs: Pick<JobQueue, "findByPerson">;
  readonly audit: Pick<AuditRepository, "find">;
  close(): Promise<void>;
}

const NOW = "2026-03-01T06:00:00.000Z";
const SOON = "2026-03-01T06:30:00.000Z";
const LATER = "2026-03-01T07:00:00.000Z";

/** The contract of second factors for every store. */
export function runSecondFactorsContract(name: string, open: () => Promise<SecondFactorsStore>): void {
  describe(`second factors in ${name}`, () => {
    let store: SecondFactorsStore;
    let factors: SecondFactorsRepository;
    let number = 0;
    beforeAll(async () => {
      store = await open();
      ({ factors } = store);
    });
    afterAll(() => store.close());

    const unique = (what: string) => `${what}${(number += 1)}`;
    const mailTo = (personId: string) => ({ kind: "mail", payload: {}, personId });

    /** A person with a session. */
    async function somebody() {
      const email = `${unique("person")}@example.org`;
      const session = {
        tokenHash: unique("token"),
        via: "password",
        userAgent: null,
        openedAt: NOW,
        expiresAt: LATER,
      } as const;
      const form = {
        name: "Asha",
        email,
        passwordHash: "hash",
        mayBecomeAdministrator: false,
        setUpCode: null,
        mail: null,
      };
      const user = await store.people.signUp({ ...form, session: { ...session, addressPseudonym: "mark" } });
      const { id: sessionId } = (await store.sessions.find(session.tokenHash)) ?? { id: "" };
      if (!user) throw new Error("the address is taken");
      const change: FactorChange = {
        userId: user.id,
        sessionId,
        at: NOW,
        codes: [unique("code"), unique("code")],
        mail: mailTo(email),
      };
      return { userId: user.id, email, change, token: session.tokenHash };
    }
    type Somebody = Awaited<ReturnType<typeof somebody>>;

    /** A confirmed TOTP. */
    async function withApp(who: Somebody, step = 100): Promise<string> {
      const id = unique("factor");
      await factors.addPending({ id, userId: who.userId, name: "Phone", secret: "sealed", at: NOW });
      await factors.confirm(id, step, who.change);
      return id;
    }
    /** Signs in again by password: a session awaiting the second step. */
    async function waiting({ userId, email }: Somebody) {
      const tokenHash = unique("token");
      const session = {
        tokenHash,
        via: "password",
        userAgent: null,
        openedAt: SOON,
        expiresAt: LATER,
        addressPseudonym: "mark",
      } as const;
      await store.people.openSession({ userId, comparedHash: "hash", rehashed: null, session });
      const found = await store.sessions.find(tokenHash);
      return { sessionId: found?.id ?? "", awaits: found?.awaitsSecondStep, email };
    }
    const passing = ({ userId }: Somebody, sessionId: string, proof: SecondStepProof): PassedStep => ({
      userId,
      sessionId,
      proof,
      at: SOON,
      tokenHash: unique("token"),
      expiresAt: LATER,
    });
    const deedsOf = async ({ userId }: Somebody) =>
      (await store.audit.find({ person: userId, limit: 20 })).map(({ action }) => action).toReversed();
    const passkey = () => ({
      id: unique("factor"),
      name: "Key",
      credentialId: unique("credential"),
      publicKey: "key",
      counter: 1,
      transports: ["usb"],
    });
    const challenge = () => ({ hash: unique("challenge"), expiresAt: LATER });

    test("an app is active once confirmed, replaces an unconfirmed one, and only its owner can confirm it", async () => {
      const [asha, binod] = [await somebody(), await somebody()];
      const begun = (id: string) => ({ id, userId: asha.userId, name: "Phone", secret: `sealed ${id}`, at: NOW });
      const [first, second] = [unique("factor"), unique("factor")];
      await factors.addPending(begun(first));
      await factors.addPending(begun(second));
      expect(await factors.findPending(asha.userId, first)).toBeNull();
      expect(await factors.findPending(binod.userId, second)).toBeNull();
      expect(await factors.findPending(asha.userId, second)).toEqual({ secret: `sealed ${second}` });
      expect(await factors.findByUser(asha.userId)).toEqual([]);
      expect((await waiting(asha)).awaits).toBe(false);

      expect(await factors.confirm(second, 7, binod.change)).toBeNull();
      expect(await factors.confirm(second, 7, asha.change)).toEqual({ hadCodes: false });
      expect(await factors.confirm(second, 8, asha.change)).toBeNull();
      expect(await factors.findByUser(asha.userId)).toMatchObject([
        { id: second, kind: "totp", name: "Phone", lastStep: 7, passkey: null, createdAt: NOW, lastUsedAt: null },
      ]);
      expect(await factors.countRecoveryCodes(asha.userId)).toBe(2);
      expect(await store.sessions.find(asha.token)).toMatchObject({ secondStep: true });
      expect((await waiting(asha)).awaits).toBe(true);
      expect(await deedsOf(asha)).toContain("second_factor_added");
      expect(await store.jobs.findByPerson([asha.email])).toMatchObject([{ kind: "mail" }]);
    });

    test("a passkey is stored completely, belongs to one person, and its challenge is valid once", async () => {
      const [asha, binod] = [await somebody(), await somebody()];
      const [key, used] = [passkey(), challenge()];
      expect(await factors.addPasskey(key, used, asha.change)).toEqual({ hadCodes: false });
      const { id, name: called, ...stored } = key;
      expect(await factors.findByUser(asha.userId)).toMatchObject([
        { id, kind: "passkey", name: called, passkey: stored, secret: null },
      ]);
      expect(await factors.addPasskey(passkey(), used, asha.change)).toBeNull();
      expect(await factors.addPasskey({ ...key, id: unique("factor") }, challenge(), binod.change)).toBeNull();
      expect(await factors.findByUser(binod.userId)).toEqual([]);
      expect(await factors.addPasskey(passkey(), challenge(), asha.change)).toEqual({ hadCodes: true });
      expect(await factors.countRecoveryCodes(asha.userId)).toBe(2);
    });

    test("of several uses of one code one passes, and no older code afterwards", async () => {
      const asha = await somebody();
      const factorId = await withApp(asha, 100);
      const entries = await Promise.all([waiting(asha), waiting(asha), waiting(asha)]);
      const code = { kind: "totp", factorId, step: 101 } as const;
      const passed = await Promise.all(
        entries.map(({ sessionId }) => factors.passStep(passing(asha, sessionId, code))),
      );
      expect(passed.filter(Boolean)).toHaveLength(1);
      const [other] = entries.filter((_, index) => !passed[index]);
      for (const step of [99, 101])
        expect(await factors.passStep(passing(asha, other?.sessionId ?? "", { ...code, step }))).toBe(false);
      const given = passing(asha, other?.sessionId ?? "", { ...code, step: 102 });
      expect(await factors.passStep(given)).toBe(true);
      expect(await store.sessions.find(given.tokenHash)).toMatchObject({ awaitsSecondStep: false, secondStep: true });
      expect((await deedsOf(asha)).filter((action) => action === "second_step_passed")).toHaveLength(2);
      expect((await factors.findByUser(asha.userId))[0]).toMatchObject({ lastStep: 102, lastUsedAt: SOON });
    });

    test("a step is passed only by the person's own factor, in a waiting session", async () => {
      const [asha, binod] = [await somebody(), await somebody()];
      const [hers, his] = [await withApp(asha), await withApp(binod)];
      const { sessionId } = await waiting(asha);
      expect(await factors.passStep(passing(asha, sessionId, { kind: "totp", factorId: his, step: 500 }))).toBe(false);
      const right = { kind: "totp", factorId: hers, step: 500 } as const;
      expect(await factors.passStep(passing(asha, asha.change.sessionId, right))).toBe(false);
      expect((await factors.findByUser(asha.userId))[0]?.lastStep).toBe(100);
      expect(await factors.passStep(passing(asha, sessionId, right))).toBe(true);
    });

    test("a passkey passes with an unused challenge, and its counter is stored", async () => {
      const asha = await somebody();
      const key = passkey();
      await factors.addPasskey(key, challenge(), asha.change);
      const shown = { kind: "passkey", factorId: key.id, counter: 9, challenge: challenge() } as const;
      const [first, second] = [await waiting(asha), await waiting(asha)];
      expect(await factors.passStep(passing(asha, first.sessionId, shown))).toBe(true);
      expect(await factors.passStep(passing(asha, second.sessionId, shown))).toBe(false);
      expect((await factors.findByUser(asha.userId))[0]?.passkey?.counter).toBe(9);
    });

    test("a recovery code passes once and notifies the owner; new codes replace all old ones", async () => {
      const asha = await somebody();
      await withApp(asha);
      const [codeHash = "", other = ""] = asha.change.codes;
      const shown = (hash: string) => ({ kind: "recovery_code", codeHash: hash, mail: mailTo(asha.email) }) as const;
      const before = (await store.jobs.findByPerson([asha.email])).length;
      expect(await factors.passStep(passing(asha, (await waiting(asha)).sessionId, shown(codeHash)))).toBe(true);
      expect(await factors.passStep(passing(asha, (await waiting(asha)).sessionId, shown(codeHash)))).toBe(false);
      expect(await store.jobs.findByPerson([asha.email])).toHaveLength(before + 1);
      expect(await factors.countRecoveryCodes(asha.userId)).toBe(1);
      await factors.replaceCodes({ ...asha.change, codes: [unique("code"), unique("code"), unique("code")] });
      expect(await factors.countRecoveryCodes(asha.userId)).toBe(3);
      expect(await factors.passStep(passing(asha, (await waiting(asha)).sessionId, shown(other)))).toBe(false);
      expect(await deedsOf(asha)).toEqual(expect.arrayContaining(["recovery_code_used", "recovery_codes_made"]));
    });

    test("a proof in a full session is recorded once", async () => {
      const asha = await somebody();
      const factorId = await withApp(asha, 100);
      const { sessionId } = asha.change;
      const given = { userId: asha.userId, sessionId, at: SOON, proof: { kind: "totp", factorId, step: 101 } as const };
      expect([await factors.recordReauthentication(given), await factors.recordReauthentication(given)]).toEqual([
        true,
        false,
      ]);
      expect(await store.sessions.findProvedAt(sessionId)).toBe(SOON);
    });

    test("removing the last factor deletes codes and waiting sessions; of two concurrent removals one succeeds", async () => {
      const [asha, binod] = [await somebody(), await somebody()];
      const app = await withApp(asha);
      const key = passkey();
      await factors.addPasskey(key, challenge(), asha.change);
      const { sessionId } = await waiting(asha);
      expect(await factors.remove(app, binod.change)).toBe(false);
      expect(await factors.remove(app, asha.change)).toBe(true);
      expect(await factors.countRecoveryCodes(asha.userId)).toBe(2);
      const gone = await Promise.all([factors.remove(key.id, asha.change), factors.remove(key.id, asha.change)]);
      expect(gone.toSorted()).toEqual([false, true]);
      expect(await factors.countRecoveryCodes(asha.userId)).toBe(0);
      expect((await store.sessions.findByUser(asha.userId, SOON)).map(({ id }) => id)).not.toContain(sessionId);
      expect(await store.sessions.find(asha.token)).toMatchObject({ secondStep: false });
      expect((await waiting(asha)).awaits).toBe(false);
    });

    test("an operator removes all, and gets their number", async () => {
      const asha = await somebody();
      await withApp(asha);
      await factors.addPasskey(passkey(), challenge(), asha.change);
      expect(await factors.removeAll(asha.userId, mailTo(asha.email))).toBe(2);
      expect(await factors.removeAll(asha.userId, mailTo(asha.email))).toBe(0);
      expect([await factors.findByUser(asha.userId), await factors.countRecoveryCodes(asha.userId)]).toEqual([[], 0]);
    });

    test("the requirement for administrators can be turned on and off", async () => {
      const asha = await somebody();
      expect(await factors.isRequiredOfAdministrators()).toBe(false);
      for (const required of [true, true, false]) {
        await factors.requireOfAdministrators(required, asha.userId);
        expect(await factors.isRequiredOfAdministrators()).toBe(required);
      }
      expect((await deedsOf(asha)).slice(-3)).toEqual([
        "second_factor_required",
        "second_factor_required",
        "second_factor_not_required",
      ]);
    });
  });
}
