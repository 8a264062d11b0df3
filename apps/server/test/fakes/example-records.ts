import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { AnswerRecord } from "../../src/chat/answer-record.ts";
import {
  EXAMPLE_BIRTH,
  EXAMPLE_IDS,
  EXAMPLE_MAILED_TOKEN,
  EXAMPLE_PERSON,
  EXAMPLE_RECOVERY_CODE,
  EXAMPLE_SHARE_TOKEN,
} from "../../src/http/examples/requests.data.ts";
import { createPayloadCipher } from "../../src/jobs/payload-cipher.ts";
import { createRecoveryCodes } from "../../src/modules/accounts/second-factors/recovery-codes.ts";
import { hashToken } from "../../src/modules/accounts/sessions/tokens.ts";
import { hashShareToken } from "../../src/modules/shares/share-token.ts";
import { type PeopleApp } from "../accounts/accounts-test-app.ts";

const ADMINISTRATOR = { id: "the-administrator", name: "Devi", email: "devi@example.org" };
const PERSON = { id: EXAMPLE_IDS.person, name: EXAMPLE_PERSON.name, email: EXAMPLE_PERSON.email };
export const BEARERS = {
  administrator: "bearer-of-the-administrator",
  person: "bearer-of-the-person",
  /** Of the same person before the second step. */
  half: "bearer-of-half-a-sign-in",
} as const;
export const SERVER_SECRET = "what-the-server-of-the-examples-seals-with";
export const APP_SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

const HOUR = 3_600_000;

/** Records an example needs beside people, sessions and a job. */
interface Stage {
  /** Of the mailed link. */
  readonly purpose?: string | undefined;
  readonly secondFactors: boolean;
}

type Db = PeopleApp["database"]["db"];

/** The hash by which the documented password signs in. */
export async function findPasswordHash(people: PeopleApp): Promise<string> {
  await people.signUp("somebody@example.org", EXAMPLE_PERSON.password);
  const { password } = await people.database.db
    .selectFrom("user_accounts")
    .select("password")
    .executeTakeFirstOrThrow();
  return password ?? "";
}

async function insertPerson(
  db: Db,
  who: { id: string; name: string; email: string },
  hash: string,
  at: string,
): Promise<void> {
  const times = { created_at: at, updated_at: at };
  await db
    .insertInto("users")
    .values({ ...who, name_key: who.name.toLowerCase(), email_verified: 0, image: null, ...times })
    .execute();
  const wayIn = { id: `way-${who.id}`, user_id: who.id, provider_id: "credential", account_id: who.id, password: hash };
  await db
    .insertInto("user_accounts")
    .values({ ...wayIn, ...times })
    .execute();
  const role = who === PERSON ? "user" : "administrator";
  await db
    .insertInto("app_users")
    .values({ email: who.email, user_id: who.id, active: 1, role, ...times })
    .execute();
  await db.updateTable("users").set({ standing: "active", role }).where("id", "=", who.id).execute();
}

async function insertSession(db: Db, id: string, user: string, bearer: string, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const session = { id, user_id: user, token: hashToken(bearer), signed_in_via: "password", user_agent: null };
  const times = { created_at: at, updated_at: at, expires_at: new Date(now + HOUR).toISOString() };
  await db
    .insertInto("sessions")
    .values({ ...session, ...times })
    .execute();
}

/** A finished batch of one line. */
async function insertBatch(db: Db, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const request = { kind: "kundlis", sections: [] };
  const [ndjson, csv] = ['{"line":2,"data":{}}\n', "2,,\r\n"].map((text) => gzipSync(text));
  await db
    .insertInto("batches")
    .values({
      id: EXAMPLE_IDS.batch,
      user_id: PERSON.id,
      state: "finished",
      request: JSON.stringify(request),
      items: 1,
      done: 1,
      created_at: at,
      started_at: at,
      finished_at: at,
      expires_at: new Date(now + 168 * HOUR).toISOString(),
    })
    .execute();
  if (!ndjson || !csv) throw new Error("a result has both forms");
  await db
    .insertInto("batch_results")
    .values({ batch_id: EXAMPLE_IDS.batch, first_item: 0, items: 1, ndjson, csv })
    .execute();
}

/** A window of last year that was named before it, and whose outcome can be told. */
async function insertLedger(db: Db): Promise<void> {
  await db.insertInto("ledger_members").values({ user_id: PERSON.id, since: "2025-01-10" }).execute();
  await db
    .insertInto("ledger_entries")
    .values({
      id: EXAMPLE_IDS.ledgerEntry,
      user_id: PERSON.id,
      kundli_id: EXAMPLE_IDS.kundli,
      chart_hash: "hC3n0m5v1YzqkRz7WJw2dQxJtLr8sPb6uEoFiGaNcKs",
      topic: "career",
      house: 10,
      karakas: "sun,mercury,jupiter,saturn",
      rank: "a",
      is_good: 1,
      from_at: "2025-04-12T05:00:00.000Z",
      until_at: "2025-07-01T09:30:00.000Z",
      named_on: "2025-01-20",
      span_months: 6,
      rule_version: 1,
    })
    .execute();
}

/** A passkey, an app that has not shown a code yet, a recovery code, and a session that waits for one of them. */
async function insertSecondFactors(db: Db, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const factor = { user_id: PERSON.id, created_at: at };
  const secret = createPayloadCipher(SERVER_SECRET).encrypt(APP_SECRET, EXAMPLE_IDS.app);
  const key = { credential_id: "a-key", public_key: "a-key", transports: "[]", confirmed_at: at };
  await db
    .insertInto("second_factors")
    .values([
      { ...factor, id: EXAMPLE_IDS.app, kind: "totp", name: "Authenticator app", secret },
      { ...factor, id: EXAMPLE_IDS.passkey, kind: "passkey", name: "My laptop", ...key },
    ])
    .execute();
  const code = createRecoveryCodes(SERVER_SECRET).hashOf(PERSON.id, EXAMPLE_RECOVERY_CODE);
  await db.insertInto("recovery_codes").values({ code_hash: code, user_id: PERSON.id }).execute();
  await db.updateTable("sessions").set({ second_step_at: at }).where("user_id", "=", PERSON.id).execute();
  await insertSession(db, "session-3", PERSON.id, BEARERS.half, now);
  await db.updateTable("sessions").set({ awaits_second: 1 }).where("id", "=", "session-3").execute();
}

/** A conversation about a typed birth, with one answered question, positive feedback and a life event. */
async function insertTalk(db: Db, at: string): Promise<void> {
  const birth = { ...EXAMPLE_BIRTH, month: 8 };
  const whose = { owner_id: PERSON.id, guest_key: null };
  const shown = { is_confidential: 0, is_hidden: 0 };
  const about = { title: "What is my Moon sign?", kundli_id: null, birth: JSON.stringify(birth) };
  await db
    .insertInto("conversations")
    .values({ id: EXAMPLE_IDS.chat, ...whose, ...about, ...shown, created_at: at, updated_at: at })
    .execute();
  const message = { conversation_id: EXAMPLE_IDS.chat, created_at: at };
  const answer: AnswerRecord = {
    model: "built-in",
    usedIndex: true,
    kind: "fact",
    language: "en",
    sentences: [{ text: "Your Moon is in Taurus.", facts: ["planet-moon"] }],
    citations: [{ id: "planet-moon", section: "planets", text: "Moon: Taurus 19°01′, 8th house" }],
    evidence: [],
    confidence: null,
    windows: [],
    followUps: ["Which dasha am I in?"],
    totalMs: 4,
    told: null,
  };
  await db
    .insertInto("chat_messages")
    .values([
      { id: EXAMPLE_IDS.question, ...message, position: 1, role: "user", content: about.title, answer: null },
      {
        id: EXAMPLE_IDS.answer,
        ...message,
        position: 2,
        role: "assistant",
        content: "Your Moon is in Taurus.",
        answer: JSON.stringify(answer),
      },
    ])
    .execute();
  const feedback = { verdict: "up", about: "clear", reason: "", shares_text: 1, created_at: at, language: "en" };
  await db
    .insertInto("chat_feedback")
    .values({ message_id: EXAMPLE_IDS.answer, message_created_at: message.created_at, ...feedback })
    .execute();
  const line = { about: "work", value: "teacher", words: "I work as a teacher", created_at: at };
  await db
    .insertInto("stated_facts")
    .values({ id: EXAMPLE_IDS.memory, ...whose, ...line })
    .execute();
}

/** The link in a chat: the documentation can contain its id, but not this server's signature. */
export const FORM_LINK = "AAAAAAAAAAAA";

/** A chat that is linked to the person's account, with a link to the form and a message that did not go out. */
async function insertChannelChat(db: Db, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const id = EXAMPLE_IDS.linkedChat;
  const chat = { id, channel: "whatsapp", external_id: "919876543210", name: PERSON.name, account_id: PERSON.id };
  const times = { heard_at: at, next_turn_at: at, created_at: at, linked_at: at };
  await db
    .insertInto("channel_people")
    .values({ ...chat, ...times, tongue: "en" })
    .execute();
  const expires = new Date(now + HOUR).toISOString();
  await db.insertInto("channel_links").values({ id: FORM_LINK, person_id: id, expires_at: expires }).execute();
  const sent = { channel: "whatsapp", person_id: id, content: JSON.stringify({ kind: "text", text: "Namaste" }) };
  await db
    .insertInto("channel_outbox")
    .values({
      id: EXAMPLE_IDS.failedMessage,
      ...sent,
      state: "failed",
      reason: "131026",
      created_at: at,
      settled_at: at,
    })
    .execute();
}

/** One that the person sent and was answered, and one sent by the administrator. */
async function insertInvitations(db: Db, now: number): Promise<void> {
  const times = { created_at: new Date(now).toISOString(), expires_at: new Date(now + 24 * HOUR).toISOString() };
  const side = (nakshatra: string) => JSON.stringify({ moon: { nakshatra, pada: 1 } });
  const owner = { owner_side: "girl", owner_person: side("rohini"), owner_shows: "[]", settings: null, ...times };
  const guest = { guest_id: null, guest_key_hash: null, guest_name: "Ravi", guest_person: side("swati") };
  const open = { guest_id: null, guest_key_hash: null, guest_name: null, guest_person: null, guest_shows: null };
  const sent = { ...owner, owner_id: PERSON.id, owner_name: PERSON.name, id: EXAMPLE_IDS.invitation, token_hash: "1" };
  const received = { ...owner, owner_id: ADMINISTRATOR.id, owner_name: "Meera", id: "invitation-of-meera-01" };
  const token_hash = createHash("sha256").update(`invitation:${EXAMPLE_IDS.openInvitation}`).digest("hex");
  await db
    .insertInto("matching_invitations")
    .values([
      { ...sent, ...guest, guest_shows: "[]", answered_at: times.created_at },
      { ...received, ...open, token_hash, answered_at: null },
    ])
    .execute();
}

/** A server with exactly the records of the examples, without leftovers of earlier ones. */
export async function createExampleRecords(
  people: PeopleApp,
  hash: string,
  { purpose, secondFactors }: Stage,
): Promise<void> {
  const { db } = people.database;
  const now = people.now().getTime();
  const at = new Date(now).toISOString();
  for (const table of [
    "users",
    "app_users",
    "pending_users",
    "mailed_tokens",
    "leads",
    "contact_messages",
    "jobs",
    "audit_log",
    "channel_people",
  ] as const)
    await db.deleteFrom(table).execute();
  for (const who of [ADMINISTRATOR, PERSON]) await insertPerson(db, who, hash, at);
  await insertSession(db, "session-1", ADMINISTRATOR.id, BEARERS.administrator, now);
  await insertSession(db, "session-2", PERSON.id, BEARERS.person, now);
  await db
    .insertInto("api_keys")
    .values({
      id: EXAMPLE_IDS.apiKey,
      user_id: PERSON.id,
      token_hash: "1",
      begins: "lagna_Zk3v1Tqf",
      name: "Spreadsheet",
      scopes: JSON.stringify(["charts"]),
      created_at: new Date(now).toISOString(),
    })
    .execute();
  await insertBatch(db, now);
  await insertLedger(db);
  await insertSession(db, EXAMPLE_IDS.session, PERSON.id, "bearer-of-another-device", now);
  if (secondFactors) await insertSecondFactors(db, now);
  if (purpose !== undefined) {
    const link = { token_hash: hashToken(EXAMPLE_MAILED_TOKEN), purpose, email: PERSON.email, user_id: PERSON.id };
    const times = { created_at: at, expires_at: new Date(now + HOUR).toISOString(), used_at: null };
    await db
      .insertInto("mailed_tokens")
      .values({ ...link, ...times })
      .execute();
  }
  const share = { owner_id: PERSON.id, kundli_id: EXAMPLE_IDS.kundli, token_hash: hashShareToken(EXAMPLE_SHARE_TOKEN) };
  await db
    .insertInto("kundli_shares")
    .values({ ...share, shows_name: 1, shows_birth: "day", shows_degrees: 1, created_at: at })
    .execute();
  await insertInvitations(db, now);
  await insertTalk(db, at);
  await insertChannelChat(db, now);
  const job = { id: EXAMPLE_IDS.job, kind: "link mail", unique_key: null, group_key: null, person: PERSON.email };
  const died = { attempts: 10, last_error: "550", dead_at: at, lease: null, leased_until: null };
  await db
    .insertInto("jobs")
    .values({ ...job, ...died, payload: "", run_at: at, created_at: at })
    .execute();
}
