import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JobQueue } from "../../src/jobs/queue.ts";
import type { LinkPurpose, LinksRepository } from "../../src/modules/accounts/mailed-links/repository.ts";
import type {
  VerifiedSignIn,
  UserRepository,
  SignUp,
  VerifiedPerson,
} from "../../src/modules/accounts/users/repository.ts";
import type { AuditRepository } from "../../src/modules/audit/repository.ts";
import type { NewSession, SessionsRepository } from "../../src/modules/accounts/sessions/repository.ts";

/** What each implementation provides: three repositories on one store, as steps of one open and end records of the others. */
export interface AccountsStore {
  readonly people: UserRepository;
  readonly sessions: SessionsRepository;
  readonly links: LinksRepository;
  /** The job queue. */
  readonly jobs: Pick<JobQueue, "findByPerson">;
  /** The audit trail. */
  readonly audit: Pick<AuditRepository, "find">;
  close(): Promise<void>;
}

const NOW = "2026-03-01T06:00:00.000Z";
const SOON = "2026-03-01T06:30:00.000Z";
const LATER = "2026-03-01T07:00:00.000Z";
const UNCHOSEN = { language: null, placeId: null, festivalRegion: null, festivalSect: null };

/** The contract of people, sign-in methods, sessions and links for every store. */
export function runAccountsContract(name: string, open: () => Promise<AccountsStore>): void {
  let store: AccountsStore;
  let number = 0;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const unique = (what: string) => `${what}${(number += 1)}`;
  const session = (change: Partial<NewSession> = {}): NewSession => ({
    tokenHash: unique("token"),
    via: "password",
    userAgent: null,
    openedAt: NOW,
    expiresAt: LATER,
    addressPseudonym: "mark",
    ...change,
  });
  const mail = { kind: "mail", payload: {} };
  const form = (change: Partial<SignUp> = {}): SignUp => ({
    name: "Asha",
    email: `${unique("person")}@example.org`,
    passwordHash: "hash",
    mayBecomeAdministrator: false,
    setUpCode: null,
    session: session(),
    mail: null,
    ...change,
  });
  const signUp = async (change: Partial<SignUp> = {}) => {
    const given = form(change);
    const user = await store.people.signUp(given);
    if (!user) throw new Error("the address is taken");
    return { user, token: given.session.tokenHash };
  };
  /** Latest first. */
  const deedsOf = async (id: string) => (await store.audit.find({ person: id, limit: 20 })).map(({ action }) => action);
  const isOpen = async (token: string) => (await store.sessions.find(token)) !== null;
  const link = async (purpose: LinkPurpose, email: string, userId: string | null = null, expiresAt = LATER) => {
    const hash = unique("link");
    await store.links.save({ hash, purpose, email, userId, createdAt: NOW, expiresAt });
    return hash;
  };
  const byGoogle = (person: Partial<VerifiedPerson> = {}): VerifiedSignIn => ({
    person: {
      email: `${unique("google")}@example.org`,
      name: "Owner",
      picture: null,
      via: "google",
      subject: unique("sub"),
      ...person,
    },
    consumedProof: null,
    mayBecomeAdministrator: false,
    session: session({ via: "google" }),
    mail,
  });

  describe(`people in ${name}`, () => {
    test("only the very first account becomes the founder, if allowed", async () => {
      expect(await store.people.hasFirstAccount()).toBe(false);
      const crowd = await Promise.all(Array.from({ length: 6 }, () => signUp({ mayBecomeAdministrator: true })));
      expect(crowd.filter(({ user }) => user.isFounder)).toHaveLength(1);
      expect(await store.people.hasFirstAccount()).toBe(true);
      for (const { user } of crowd) await store.people.erase({ userId: user.id, email: user.email });
      expect((await signUp({ mayBecomeAdministrator: true })).user.isFounder).toBe(false);
    });

    test("a sign-up creates the account, its password and a session", async () => {
      const { user, token } = await signUp({ email: "asha@example.org" });
      const made = { name: "Asha", email: "asha@example.org", emailVerified: false, image: null, createdAt: NOW };
      const unsaid = { ...UNCHOSEN, updatedAt: NOW, isFounder: false, isLeaving: false };
      expect(user).toEqual({ ...made, id: user.id, ...unsaid });
      expect(await store.people.findById(user.id)).toEqual(user);
      expect(await store.people.findByEmail(user.email)).toEqual(user);
      expect(await store.people.findAll()).toContainEqual(user);
      expect(await store.people.findPasswordHash(user.id)).toBe("hash");
      expect(await store.people.findSignInMethods(user.id)).toMatchObject([
        { provider: "credential", accountId: user.id },
      ]);
      expect(await store.sessions.find(token)).toMatchObject({
        user,
        via: "password",
        openedAt: NOW,
        expiresAt: LATER,
      });
    });

    test("a language is stored per person and shown in their sessions", async () => {
      const { user, token } = await signUp();
      const { user: other } = await signUp();
      await store.people.setChoices({ userId: user.id, choices: { language: "hi" }, at: SOON });
      expect(await store.people.findById(user.id)).toEqual({ ...user, language: "hi", updatedAt: SOON });
      expect((await store.sessions.find(token))?.user.language).toBe("hi");
      expect(await store.people.findById(other.id)).toEqual(other);
      await store.people.setChoices({ userId: user.id, choices: { language: "en" }, at: LATER });
      expect((await store.people.findByEmail(user.email))?.language).toBe("en");
      await store.people.setChoices({ userId: user.id, choices: { language: null }, at: LATER });
      expect((await store.people.findById(user.id))?.language).toBeNull();
    });

    test("a place and festivals are stored per person, each by itself", async () => {
      const { user, token } = await signUp();
      const { user: other } = await signUp();
      const choose = (choices: Parameters<typeof store.people.setChoices>[0]["choices"]) =>
        store.people.setChoices({ userId: user.id, choices, at: SOON });
      // Beyond 32 bits, as the greatest that a request may have.
      await choose({ placeId: 2 ** 33, festivalRegion: "tamil" });
      await choose({ festivalSect: "vaishnava" });
      const chosen = { placeId: 2 ** 33, festivalRegion: "tamil", festivalSect: "vaishnava" };
      expect(await store.people.findById(user.id)).toEqual({ ...user, ...chosen, updatedAt: SOON });
      expect((await store.sessions.find(token))?.user).toMatchObject(chosen);
      expect(await store.people.findById(other.id)).toEqual(other);
      await choose({ placeId: null });
      expect(await store.people.findById(user.id)).toMatchObject({ ...chosen, placeId: null });
    });

    test("only one of several sign-ups with one address creates an account", async () => {
      const email = "twins@example.org";
      const made = await Promise.all([1, 2, 3, 4].map(() => store.people.signUp(form({ email }))));
      expect(made.filter((user) => user !== null)).toHaveLength(1);
    });

    test("a sign-up queues its mail, a refused one does not", async () => {
      const mailed = (email: string) => form({ email, mail: { kind: "mail", payload: {}, personId: email } });
      const email = "mailed@example.org";
      expect(await store.people.signUp(mailed(email))).not.toBeNull();
      expect(await store.people.signUp(mailed(email))).toBeNull();
      expect(await store.jobs.findByPerson([email])).toMatchObject([{ kind: "mail" }]);
    });

    test("a session is opened only for the password that was compared", async () => {
      const { user } = await signUp();
      const given = { userId: user.id, comparedHash: "hash", rehashed: null };
      const [right, wrong] = [session(), session()];
      expect(await store.people.openSession({ ...given, session: right })).toBe(true);
      expect(await store.people.openSession({ ...given, comparedHash: "other", session: wrong })).toBe(false);
      expect([await isOpen(right.tokenHash), await isOpen(wrong.tokenHash)]).toEqual([true, false]);
      expect(await store.people.openSession({ ...given, rehashed: "anew", session: session() })).toBe(true);
      expect(await store.people.findPasswordHash(user.id)).toBe("anew");
    });

    test("a new password ends sessions and reset links of the old one; of two concurrent changes one succeeds", async () => {
      const { user, token } = await signUp();
      const reset = await link("password_reset", user.email, user.id);
      const change = () => ({
        userId: user.id,
        comparedHash: "hash",
        passwordHash: unique("hash"),
        sessionId: "gone",
        session: session({ openedAt: SOON }),
        mail: { ...mail, personId: user.email },
      });
      const done = await Promise.all([store.people.changePassword(change()), store.people.changePassword(change())]);
      expect(done.toSorted()).toEqual([false, true]);
      expect(await isOpen(token)).toBe(false);
      expect(await store.sessions.findByUser(user.id, SOON)).toHaveLength(1);
      expect(await store.jobs.findByPerson([user.email])).toMatchObject([{ kind: "mail" }]);
      expect(await deedsOf(user.id)).toEqual(["password_changed", "signed_up"]);
      expect(await store.links.find(reset, "password_reset")).toMatchObject({ usedAt: null, expiresAt: SOON });
    });

    test("a reset consumes its link once, verifies the address and opens a session", async () => {
      const { user, token } = await signUp();
      const linkHash = await link("password_reset", user.email, user.id);
      const unused = await link("password_reset", user.email, user.id);
      const verifying = await link("verify_email", user.email, user.id);
      const chosen = { userId: user.id, linkHash, passwordHash: "chosen", mail };
      const reset = () => ({ ...chosen, session: session({ openedAt: SOON }) });
      const done = await Promise.all([1, 2, 3].map(() => store.people.resetPassword(reset())));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await isOpen(token)).toBe(false);
      expect(await store.people.findById(user.id)).toMatchObject({ emailVerified: true });
      expect(await store.people.findPasswordHash(user.id)).toBe("chosen");
      // The used link keeps its end; of the others only those for a reset expire.
      expect(await store.links.find(linkHash, "password_reset")).toMatchObject({ usedAt: SOON, expiresAt: LATER });
      expect(await store.links.find(unused, "password_reset")).toMatchObject({ usedAt: null, expiresAt: SOON });
      expect(await store.links.find(verifying, "verify_email")).toMatchObject({ usedAt: null, expiresAt: LATER });
    });

    test.each(["magic_link", "verify_email"] as const)(
      "a link for something else resets nothing: %s",
      async (purpose) => {
        const { user } = await signUp();
        const linkHash = await link(purpose, user.email, user.id);
        const reset = { userId: user.id, linkHash, passwordHash: "chosen", session: session(), mail };
        expect(await store.people.resetPassword(reset)).toBe(false);
        expect(await store.people.findPasswordHash(user.id)).toBe("hash");
      },
    );

    test("an address is verified by a link once, before it expires", async () => {
      const { user } = await signUp();
      const [good, late] = [
        await link("verify_email", user.email, user.id),
        await link("verify_email", user.email, user.id, NOW),
      ];
      expect(await store.people.verifyEmail({ userId: user.id, linkHash: late, at: SOON })).toBe(false);
      expect(await store.people.verifyEmail({ userId: user.id, linkHash: good, at: SOON })).toBe(true);
      expect(await store.people.verifyEmail({ userId: user.id, linkHash: good, at: SOON })).toBe(false);
      expect(await store.people.findById(user.id)).toMatchObject({ emailVerified: true, updatedAt: SOON });
    });
  });

  describe(`verified people in ${name}`, () => {
    test("are found by their provider's subject, even if their address has changed", async () => {
      const given = byGoogle();
      const first = await store.people.signInVerified(given);
      if (first.kind !== "entered") throw new Error(first.kind);
      expect(first.user).toMatchObject({ email: given.person.email, name: "Owner", emailVerified: true });
      const again = byGoogle({ subject: given.person.subject, email: "moved@example.org" });
      expect(await store.people.signInVerified(again)).toEqual(first);
      expect(await isOpen(again.session.tokenHash)).toBe(true);
    });

    test("get one account for concurrent first sign-ins", async () => {
      const given = byGoogle();
      const entered = await Promise.all(
        [1, 2, 3, 4].map(() => store.people.signInVerified({ ...given, session: session({ via: "google" }) })),
      );
      expect(new Set(entered.map((each) => (each.kind === "entered" ? each.user.id : each.kind))).size).toBe(1);
    });

    test("join an account with a verified address, and keep its sign-in methods and sessions", async () => {
      const { user, token } = await signUp();
      await store.people.verifyEmail({
        userId: user.id,
        linkHash: await link("verify_email", user.email, user.id),
        at: SOON,
      });
      const entered = await store.people.signInVerified(
        byGoogle({ email: user.email, picture: "https://example.org/a.png" }),
      );
      expect(entered).toMatchObject({ user: { id: user.id, name: "Asha", image: "https://example.org/a.png" } });
      expect((await store.people.findSignInMethods(user.id)).map(({ provider }) => provider).sort()).toEqual([
        "credential",
        "google",
      ]);
      expect(await isOpen(token)).toBe(true);
    });

    test("take over an account with an unverified address: its password, sessions and links end", async () => {
      const { user, token } = await signUp();
      const old = await link("verify_email", user.email, user.id);
      const entered = await store.people.signInVerified(byGoogle({ email: user.email }));
      expect(entered).toMatchObject({ user: { id: user.id, name: "Owner", emailVerified: true } });
      expect(await store.people.findPasswordHash(user.id)).toBeNull();
      expect(await isOpen(token)).toBe(false);
      expect(await store.links.find(old, "verify_email")).toBeNull();
    });

    test.each(["magic_link", "nonce"] as const)("use a single-use proof: %s", async (kind) => {
      const email = `${unique("spender")}@example.org`;
      const hash = kind === "nonce" ? unique("nonce") : await link("magic_link", email);
      const spend = kind === "nonce" ? { kind, hash, expiresAt: LATER } : { kind, hash };
      const entries = [1, 2, 3].map(() => ({
        ...byGoogle({ email, via: "magic_link", subject: null }),
        consumedProof: spend,
        session: session(),
      }));
      const entered = await Promise.all(entries.map((entry) => store.people.signInVerified(entry)));
      expect(entered.map((each) => each.kind).toSorted()).toEqual(["entered", "spent", "spent"]);
      const open = await Promise.all(entries.map((entry) => isOpen(entry.session.tokenHash)));
      expect(open.filter(Boolean)).toHaveLength(1);
    });
  });

  describe(`leaving ${name}`, () => {
    test("closes all access at once, and the address stays taken until the end", async () => {
      const { user, token } = await signUp();
      const reset = await link("password_reset", user.email, user.id);
      await store.people.startDeletion({
        userId: user.id,
        at: SOON,
        job: { kind: "ending", payload: {}, personId: user.id },
      });
      expect(await store.jobs.findByPerson([user.id])).toMatchObject([{ kind: "ending" }]);
      expect(await isOpen(token)).toBe(false);
      expect(await store.links.find(reset, "password_reset")).toBeNull();
      expect(await store.people.findById(user.id)).toMatchObject({ isLeaving: true });
      expect((await store.people.findAll()).map(({ id }) => id)).not.toContain(user.id);
      const given = { userId: user.id, comparedHash: "hash", session: session(), mail };
      expect(await store.people.openSession({ ...given, rehashed: null })).toBe(false);
      expect(await store.people.changePassword({ ...given, sessionId: "gone", passwordHash: "next" })).toBe(false);
      expect(await store.people.signInVerified(byGoogle({ email: user.email }))).toEqual({ kind: "leaving" });
      expect(await store.people.signUp(form({ email: user.email }))).toBeNull();

      await store.people.erase({ userId: user.id, email: user.email });
      expect(await store.people.findById(user.id)).toBeNull();
      const next = await signUp({ email: user.email });
      const magic = await link("magic_link", user.email);
      await store.people.erase({ userId: user.id, email: user.email });
      expect(await isOpen(next.token)).toBe(true);
      expect(await store.links.find(magic, "magic_link")).not.toBeNull();
    });
  });

  describe(`sessions in ${name}`, () => {
    test("are found with their owner, seen, renewed once, and ended", async () => {
      const { user, token } = await signUp();
      const { id } = (await store.sessions.find(token)) ?? {};
      await store.sessions.touch(id ?? "", SOON);
      expect(await store.sessions.find(token)).toMatchObject({ id, lastSeen: SOON, user: { email: user.email } });
      const by = () => ({ tokenHash: unique("token"), expiresAt: LATER, now: SOON });
      const renewed = await Promise.all([1, 2, 3].map(() => store.sessions.replaceToken(token, by())));
      expect(renewed.filter(Boolean)).toHaveLength(1);
      expect(await isOpen(token)).toBe(false);
      const next = by();
      const [own] = await store.sessions.findByUser(user.id, NOW);
      expect(own).toMatchObject({ id, via: "password", userAgent: null });
      const other = session({ userAgent: "a phone" });
      await store.people.openSession({ userId: user.id, comparedHash: "hash", rehashed: null, session: other });
      expect(await store.sessions.replaceToken(other.tokenHash, next)).toBe(true);
      await store.sessions.end(next.tokenHash);
      expect(await store.sessions.findByUser(user.id, NOW)).toHaveLength(1);
      const [left] = await store.sessions.findByUser(user.id, NOW);
      expect(await store.sessions.endOne("somebody else", left?.id ?? "")).toBe(false);
      expect(await store.sessions.endOne(user.id, left?.id ?? "")).toBe(true);
      expect(await store.sessions.endOne(user.id, left?.id ?? "")).toBe(false);
      await store.people.openSession({ userId: user.id, comparedHash: "hash", rehashed: null, session: session() });
      await store.sessions.endAll(user.id);
      expect(await store.sessions.findByUser(user.id, NOW)).toEqual([]);
    });

    test("are counted by sign-in method while live, and deleted when expired", async () => {
      const { user } = await signUp({ session: session({ expiresAt: SOON }) });
      const entered = byGoogle();
      await store.people.signInVerified(entered);
      const count = async (at: string) =>
        Object.fromEntries((await store.sessions.findLive(at)).counts.map(({ via, count }) => [via, count]));
      const before = await count(NOW);
      const { latest } = await store.sessions.findLive(NOW);
      expect(latest.map((each) => each.user.id)).toContain(user.id);
      expect(before["google"]).toBeGreaterThan(0);
      expect((await count(SOON))["password"]).toBe((before["password"] ?? 0) - 1);
      await store.sessions.deleteExpired(LATER);
      expect(await store.sessions.findByUser(user.id, NOW)).toEqual([]);
      expect(await isOpen(entered.session.tokenHash)).toBe(true);
    });

    test("are at most twenty per person: the one seen longest ago ends, another person's do not", async () => {
      const other = await signUp({ session: session({ openedAt: "2026-01-01T00:00:00.000Z" }) });
      const { user, token: first } = await signUp();
      const openNext = async (openedAt = NOW): Promise<string> => {
        const next = session({ openedAt });
        await store.people.openSession({ userId: user.id, comparedHash: "hash", rehashed: null, session: next });
        return next.tokenHash;
      };
      const second = await openNext();
      for (const token of [first, second]) {
        const { id } = (await store.sessions.find(token)) ?? {};
        await store.sessions.touch(id ?? "", token === first ? LATER : "2026-02-01T00:00:00.000Z");
      }
      for (let number = 3; number <= 20; number += 1) await openNext();
      expect([await isOpen(first), await isOpen(second)]).toEqual([true, true]);
      // The newest one stays, although its clock is behind.
      const newest = await openNext("2025-12-01T00:00:00.000Z");
      expect([await isOpen(first), await isOpen(second), await isOpen(newest)]).toEqual([true, false, true]);
      expect(await store.sessions.findByUser(user.id, NOW)).toHaveLength(20);
      expect(await isOpen(other.token)).toBe(true);
    });

    test("are listed while live, the latest five hundred for administrators", async () => {
      const { user, token } = await signUp({ session: session({ openedAt: LATER, expiresAt: SOON }) });
      const ids = async (at: string) => (await store.sessions.findLive(at)).latest.map(({ id }) => id);
      const { id = "" } = (await store.sessions.find(token)) ?? {};
      expect([await ids(NOW), await ids(SOON)].map((listed) => listed.includes(id))).toEqual([true, false]);
      expect(await store.sessions.findByUser(user.id, NOW)).toHaveLength(1);
      expect(await store.sessions.findByUser(user.id, SOON)).toEqual([]);
      for (let person = 0; person < 26; person += 1) {
        const { user: next } = await signUp();
        const own = { userId: next.id, comparedHash: "hash", rehashed: null };
        for (let number = 1; number < 20; number += 1) await store.people.openSession({ ...own, session: session() });
      }
      expect(await ids(NOW)).toHaveLength(500);
    });
  });

  describe(`links in ${name}`, () => {
    test("are found by purpose, listed for their account, and deleted some time after they expire", async () => {
      const { user } = await signUp();
      const hash = await link("verify_email", user.email, user.id, SOON);
      const stored = {
        hash,
        purpose: "verify_email",
        email: user.email,
        userId: user.id,
        createdAt: NOW,
        expiresAt: SOON,
      };
      expect(await store.links.find(hash, "verify_email")).toEqual({ ...stored, usedAt: null });
      expect(await store.links.find(hash, "magic_link")).toBeNull();
      expect(await store.links.findByUser(user.id)).toEqual([{ ...stored, usedAt: null }]);
      await store.links.deleteExpired(SOON);
      expect(await store.links.find(hash, "verify_email")).not.toBeNull();
      await store.links.deleteExpired(LATER);
      expect(await store.links.find(hash, "verify_email")).toBeNull();
    });
  });
}
