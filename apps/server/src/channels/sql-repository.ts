import type { Tongue } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/client.ts";
import type { ChannelChartRow, ChannelPersonRow } from "../db/schema/channels.ts";
import { type Trx, unitOfWork } from "../db/transactions.ts";
import { unflushed } from "../db/unflushed.ts";
import { jobIds } from "../jobs/job-id.ts";
import type { JobIntake } from "../jobs/queue.ts";
import { type Seal, sealFrom } from "../jobs/seal.ts";
import { CHANNELS, type ChannelName, type Inbound, type InboundContent } from "./inbound.ts";
import { type LinkTrail, noteLinkChange } from "./linking/change.ts";
import type { AuditIntake } from "../modules/audit/service.ts";
import type { Outbound } from "./outbound.ts";
import {
  ANSWER_JOB,
  type ChannelChart,
  type ChannelCounts,
  type ChannelPerson,
  type ChannelRepository,
  type Effect,
  MESSAGE_STATES,
  SEND_JOB,
  SEND_STATES,
  type SendPace,
  type ToldState,
} from "./repository.ts";
import { together } from "./together.ts";

export interface SqlChannelsParts {
  readonly db: Db;
  readonly jobs: Pick<JobIntake, "enqueue">;
  readonly audit: AuditIntake<Trx>;
  readonly clock: Clock;
  /** What words that wait are sealed under. */
  readonly secret: string;
}

const toPerson = (row: ChannelPersonRow): ChannelPerson => ({
  id: row.id,
  channel: row.channel as ChannelName,
  externalId: row.external_id,
  name: row.name,
  accountId: row.account_id,
  tongue: row.tongue as Tongue | null,
  chartId: row.chart_id,
  awaiting: row.awaiting === null ? null : (JSON.parse(row.awaiting) as ChannelPerson["awaiting"]),
  stoppedAt: row.stopped_at,
  heardAt: row.heard_at,
});

const toChart = (row: ChannelChartRow): ChannelChart => ({
  id: row.id,
  personId: row.person_id,
  name: row.name,
  birth: JSON.parse(row.birth) as ChannelChart["birth"],
  createdAt: row.created_at,
});

/** The same name, however it is spaced or capitalised. */
const nameKey = (name: string): string => name.normalize("NFC").trim().toLowerCase().replaceAll(/\s+/g, " ");

const byId = (db: Db, id: string) =>
  db.selectFrom("channel_people").selectAll().where("id", "=", id).executeTakeFirst();

interface Tools extends LinkTrail {
  readonly seal: Seal;
  readonly newId: () => string;
  readonly now: string;
}

/** Somebody known by a former id goes on under the new one, unless both have rows already. */
async function renameSender(trx: Trx, { channel, from }: Inbound): Promise<void> {
  if (from.formerId === undefined) return;
  await trx
    .updateTable("channel_people")
    .set({ external_id: from.id })
    .where("channel", "=", channel)
    .where("external_id", "=", from.formerId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("channel_people as other")
            .select("other.id")
            .where("other.channel", "=", channel)
            .where("other.external_id", "=", from.id),
        ),
      ),
    )
    .execute();
}

/** The sender's row: made with their first message. */
async function senderOf(trx: Trx, message: Inbound, { newId, now }: Tools): Promise<string> {
  const { channel, from, sentAt } = message;
  await renameSender(trx, message);
  await trx
    .insertInto("channel_people")
    .values({
      id: newId(),
      channel,
      external_id: from.id,
      name: from.name,
      account_id: null,
      linked_at: null,
      tongue: from.language?.toLowerCase().startsWith("hi") === true ? "hi" : null,
      chart_id: null,
      awaiting: null,
      stopped_at: null,
      heard_at: sentAt,
      next_turn_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["channel", "external_id"]).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom("channel_people")
    .select("id")
    .where("channel", "=", channel)
    .where("external_id", "=", from.id)
    .executeTakeFirstOrThrow();
  return id;
}

/** Asks for one answer to whatever waits first of this person. */
const enqueueAnswer = (trx: Trx, { jobs }: Tools, person: string): Promise<void> =>
  jobs.enqueue(trx, { kind: ANSWER_JOB, payload: { person }, group: `heard:${person}`, person });

const enqueueSend = (trx: Trx, { jobs }: Tools, id: string, person: string): Promise<void> =>
  jobs.enqueue(trx, { kind: SEND_JOB, payload: { id }, group: `told:${person}`, person });

async function keep(trx: Trx, message: Inbound, tools: Tools): Promise<boolean> {
  const { channel, messageId, from, sentAt, content } = message;
  const person = await senderOf(trx, message, tools);
  const id = tools.newId();
  const kept = await trx
    .insertInto("channel_inbox")
    .values({
      id,
      channel,
      message_id: messageId,
      person_id: person,
      sent_at: sentAt,
      sequence: message.sequence ?? 0,
      content: tools.seal.close(JSON.stringify(content), id),
      state: "waiting",
      reason: null,
      received_at: tools.now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.columns(["channel", "message_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!kept) return false;
  const known = trx.updateTable("channel_people").where("id", "=", person);
  if (from.name !== "") await known.set({ name: from.name }).execute();
  await known.set({ heard_at: sentAt }).where("heard_at", "<", sentAt).execute();
  await enqueueAnswer(trx, tools, person);
  return true;
}

/** How many were new, of each delivery. Everybody keeps to one order of people, so that no two wait for each other. */
async function keepAll(trx: Trx, deliveries: readonly (readonly Inbound[])[], tools: Tools): Promise<number[]> {
  const all = deliveries.flatMap((messages, delivery) => messages.map((message) => ({ message, delivery })));
  const fresh = deliveries.map(() => 0);
  for (const { message, delivery } of all.toSorted((a, b) => a.message.from.id.localeCompare(b.message.from.id)))
    if (await keep(trx, message, tools)) fresh[delivery] = (fresh[delivery] ?? 0) + 1;
  return fresh;
}

async function say(trx: Trx, source: string, personId: string, says: readonly Outbound[], tools: Tools): Promise<void> {
  if (says.length === 0) return;
  const { channel } = await trx
    .selectFrom("channel_people")
    .select("channel")
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  for (const [at, message] of says.entries()) {
    // Named after what it answers: the same answer cannot stand here twice.
    const id = `${source}:${at}`;
    const content = tools.seal.close(JSON.stringify(message), id);
    await trx
      .insertInto("channel_outbox")
      .values({
        id,
        channel,
        person_id: personId,
        content,
        provider_id: null,
        state: "waiting",
        reason: null,
        created_at: tools.now,
        settled_at: null,
      })
      .execute();
    await enqueueSend(trx, tools, id, personId);
  }
}

async function putChart(trx: Trx, { id, personId, name, birth, createdAt }: ChannelChart): Promise<void> {
  const key = nameKey(name);
  await trx.deleteFrom("channel_charts").where("person_id", "=", personId).where("name_key", "=", key).execute();
  const row = { id, person_id: personId, name, name_key: key, birth: JSON.stringify(birth), created_at: createdAt };
  await trx.insertInto("channel_charts").values(row).execute();
}

async function forgetUnsent(trx: Trx, personId: string): Promise<void> {
  await trx
    .deleteFrom("channel_outbox")
    .where("person_id", "=", personId)
    .where("state", "in", ["waiting", "failed"])
    .execute();
}

async function eraseOf(trx: Trx, personId: string): Promise<void> {
  await trx.deleteFrom("channel_charts").where("person_id", "=", personId).execute();
  await trx.deleteFrom("channel_links").where("person_id", "=", personId).execute();
  await trx.deleteFrom("channel_outbox").where("person_id", "=", personId).execute();
  await trx
    .updateTable("channel_inbox")
    .set({ content: null })
    .where("person_id", "=", personId)
    .where("state", "<>", "waiting")
    .execute();
  await trx
    .updateTable("channel_people")
    .set({ name: "", account_id: null, linked_at: null, tongue: null, chart_id: null, awaiting: null })
    .where("id", "=", personId)
    .execute();
}

async function carryOut(trx: Trx, source: string, personId: string, effect: Effect, tools: Tools): Promise<void> {
  const { person = {}, chart, link, usesCode, links = [], erases = false, says } = effect;
  if (erases) await eraseOf(trx, personId);
  // Whoever wants to hear no more is not told what was on its way either.
  if (person.stoppedAt) await forgetUnsent(trx, personId);
  if (chart) await putChart(trx, chart);
  if (link)
    await trx
      .insertInto("channel_links")
      .values({ id: link.id, person_id: personId, expires_at: link.expiresAt, used_at: null })
      .execute();
  if (usesCode !== undefined) await trx.deleteFrom("channel_link_codes").where("code_hash", "=", usesCode).execute();
  const { accountId, tongue, chartId, awaiting, stoppedAt } = person;
  const changes = {
    ...(accountId !== undefined && { account_id: accountId, linked_at: accountId && tools.now }),
    ...(tongue !== undefined && { tongue }),
    ...(chartId !== undefined && { chart_id: chartId }),
    ...(awaiting !== undefined && { awaiting: awaiting && JSON.stringify(awaiting) }),
    ...(stoppedAt !== undefined && { stopped_at: stoppedAt }),
  };
  if (Object.keys(changes).length > 0)
    await trx.updateTable("channel_people").set(changes).where("id", "=", personId).execute();
  for (const change of links) await noteLinkChange(trx, change, tools);
  await say(trx, source, personId, says, tools);
}

/** For exactly one of any number of callers: null for all others. */
async function settleMessage(
  trx: Trx,
  id: string,
  end: { readonly state: "handled" | "failed"; readonly reason: string | null; readonly now: string },
): Promise<string | null> {
  const row = await trx
    .updateTable("channel_inbox")
    // What failed keeps its words, for whoever has it tried again.
    .set({
      state: end.state,
      reason: end.reason,
      settled_at: end.now,
      ...(end.state === "handled" && { content: null }),
    })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning("person_id")
    .executeTakeFirst();
  return row?.person_id ?? null;
}

async function countsOf(db: Db, channel: ChannelName): Promise<ChannelCounts> {
  const people = await db
    .selectFrom("channel_people")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("channel", "=", channel)
    .executeTakeFirstOrThrow();
  const received = await db
    .selectFrom("channel_inbox")
    .select((eb) => ["state" as const, eb.fn.countAll().as("count")])
    .where("channel", "=", channel)
    .groupBy("state")
    .execute();
  const sent = await db
    .selectFrom("channel_outbox")
    .select((eb) => ["state" as const, eb.fn.countAll().as("count")])
    .where("channel", "=", channel)
    .groupBy("state")
    .execute();
  const { last } = await db
    .selectFrom("channel_inbox")
    .select((eb) => eb.fn.max("received_at").as("last"))
    .where("channel", "=", channel)
    .executeTakeFirstOrThrow();
  const of = <State extends string>(states: readonly State[], rows: readonly { state: string; count: unknown }[]) =>
    Object.fromEntries(
      states.map((state) => [state, Number(rows.find((row) => row.state === state)?.count ?? 0)]),
    ) as Record<State, number>;
  return {
    channel,
    people: Number(people.count),
    received: of(MESSAGE_STATES, received),
    sent: of(SEND_STATES, sent),
    lastReceivedAt: last,
  };
}

/** When the next may go, of those that were counted up to `counted`: a few before it, as a burst. */
const earliest = (counted: string, now: number, { intervalMs, burst }: SendPace): number =>
  Math.max(now, Date.parse(counted) - (burst - 1) * intervalMs);

/** The next place among all that a channel sends is taken: when it is. */
async function takePlace(trx: Trx, channel: string, now: number, pace: SendPace): Promise<number> {
  const row = await trx.selectFrom("channel_paces").select("next_at").where("channel", "=", channel).executeTakeFirst();
  const counted = row?.next_at ?? new Date(now).toISOString();
  const next_at = new Date(Math.max(now, Date.parse(counted)) + pace.intervalMs).toISOString();
  await trx
    .insertInto("channel_paces")
    .values({ channel, next_at })
    .onConflict((conflict) => conflict.column("channel").doUpdateSet({ next_at }))
    .execute();
  return earliest(counted, now, pace);
}

/** How far a message has come, in the order in which a channel tells it. */
const BEFORE = { delivered: ["sent"], read: ["sent", "delivered"], failed: ["sent", "delivered"] } as const;

async function advance(trx: Trx, channel: ChannelName, { providerId, state, reason }: ToldState): Promise<void> {
  await trx
    .updateTable("channel_outbox")
    .set({ state, ...(state === "failed" && { reason }) })
    .where("channel", "=", channel)
    .where("provider_id", "=", providerId)
    .where("state", "in", BEFORE[state])
    .execute();
}

/** What was told of a message while nobody here knew its name yet. */
async function takeEarly(trx: Trx, channel: ChannelName, providerId: string): Promise<void> {
  const news = await trx
    .deleteFrom("channel_early_news")
    .where("channel", "=", channel)
    .where("provider_id", "=", providerId)
    .returning(["state", "reason"])
    .execute();
  for (const { state, reason } of news)
    await advance(trx, channel, { providerId, state: state as ToldState["state"], reason });
}

/** Channels in SQL, in the same words on SQLite and PostgreSQL. */
export function sqlChannels({ db, jobs, audit, clock, secret }: SqlChannelsParts): ChannelRepository {
  const seal = sealFrom(secret);
  const ids = jobIds();
  const toolsNow = (): Tools => {
    const now = clock();
    return { jobs, audit, seal, newId: () => ids(now), now: now.toISOString() };
  };
  const opened = <Content>(content: string | null, id: string): Content | null => {
    const text = content === null ? null : seal.open(content, id);
    return text === null ? null : (JSON.parse(text) as Content);
  };

  function settle(id: string, state: "handled" | "failed", reason: string | null, effect: Effect): Promise<boolean> {
    return unitOfWork(db, async (trx) => {
      const tools = toolsNow();
      const personId = await settleMessage(trx, id, { state, reason, now: tools.now });
      if (personId !== null) await carryOut(trx, id, personId, effect, tools);
      return personId !== null;
    });
  }

  return {
    receive: together((deliveries) =>
      // A crowd's deliveries are long beside everything else that is kept meanwhile, and would lose to it again and again.
      unitOfWork(db, (trx) => keepAll(trx, deliveries, toolsNow()), "read committed"),
    ),

    nextOf: async (personId) => {
      const row = await db
        .selectFrom("channel_inbox")
        .selectAll()
        .where("person_id", "=", personId)
        .where("state", "=", "waiting")
        .orderBy("sent_at")
        .orderBy("sequence")
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
      const person = row && (await byId(db, personId));
      if (!row || !person) return null;
      const content = opened<InboundContent>(row.content, row.id);
      return { id: row.id, person: toPerson(person), sentAt: row.sent_at, content };
    },

    answer: (id, effect) => settle(id, "handled", null, effect),
    giveUp: (id, reason, effect) => settle(id, "failed", reason, effect),

    person: async (id) => {
      const row = await byId(db, id);
      return row ? toPerson(row) : null;
    },

    charts: async (personId) => {
      const rows = await db
        .selectFrom("channel_charts")
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toChart);
    },

    chart: async (id) => {
      const row = await db.selectFrom("channel_charts").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toChart(row) : null;
    },

    formLink: async (id) => {
      const row = await db.selectFrom("channel_links").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? { id: row.id, personId: row.person_id, expiresAt: row.expires_at, usedAt: row.used_at } : null;
    },

    useFormLink: (id, effect) =>
      unitOfWork(db, async (trx) => {
        const tools = toolsNow();
        const used = await trx
          .updateTable("channel_links")
          .set({ used_at: tools.now })
          .where("id", "=", id)
          .where("used_at", "is", null)
          .where("expires_at", ">", tools.now)
          .returning("person_id")
          .executeTakeFirst();
        if (used) await carryOut(trx, id, used.person_id, effect, tools);
        return used !== undefined;
      }),

    sending: async (id) => {
      const row = await db.selectFrom("channel_outbox").selectAll().where("id", "=", id).executeTakeFirst();
      const person = row && (await byId(db, row.person_id));
      if (!row || !person || row.state !== "waiting") return null;
      return { id, person: toPerson(person), message: opened<Outbound>(row.content, id) };
    },

    takeTurn: (personId, { toOne, toAll }) =>
      unflushed(db, (own) =>
        unitOfWork(own, async (trx) => {
          const person = await byId(trx, personId);
          const now = clock().getTime();
          if (!person) return { taken: true, at: new Date(now) };
          const turn = earliest(person.next_turn_at, now, toOne);
          if (turn > now) return { taken: false, at: new Date(turn) };
          const at = await takePlace(trx, person.channel, now, toAll);
          // Counted from when it goes, or two that waited differently long would come too near to each other.
          const next = Math.max(at, Date.parse(person.next_turn_at)) + toOne.intervalMs;
          const next_turn_at = new Date(next).toISOString();
          await trx.updateTable("channel_people").set({ next_turn_at }).where("id", "=", personId).execute();
          return { taken: true, at: new Date(at) };
        }),
      ),

    lead: (channel, server, ms) =>
      unitOfWork(db, async (trx) => {
        const now = clock().getTime();
        const term = { server, until: new Date(now + ms).toISOString() };
        const taken = await trx
          .insertInto("channel_leaders")
          .values({ channel, ...term })
          .onConflict((conflict) =>
            conflict
              .column("channel")
              .doUpdateSet(term)
              .where((eb) =>
                eb.or([
                  eb("channel_leaders.server", "=", server),
                  eb("channel_leaders.until", "<=", new Date(now).toISOString()),
                ]),
              ),
          )
          .returning("channel")
          .executeTakeFirst();
        return taken !== undefined;
      }),

    resign: async (channel, server) => {
      await db.deleteFrom("channel_leaders").where("channel", "=", channel).where("server", "=", server).execute();
    },

    sent: (id, providerId) =>
      unitOfWork(db, async (trx) => {
        const row = await trx
          .updateTable("channel_outbox")
          .set({ state: "sent", provider_id: providerId, content: null, settled_at: clock().toISOString() })
          .where("id", "=", id)
          .where("state", "=", "waiting")
          .returning("channel")
          .executeTakeFirst();
        if (row && providerId !== null) await takeEarly(trx, row.channel as ChannelName, providerId);
      }),

    unsent: async (id, reason) => {
      await db
        .updateTable("channel_outbox")
        .set({ state: "failed", reason, settled_at: clock().toISOString() })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .execute();
    },

    told: (channel, told) =>
      unitOfWork(db, async (trx) => {
        const known = await trx
          .selectFrom("channel_outbox")
          .select("id")
          .where("channel", "=", channel)
          .where("provider_id", "=", told.providerId)
          .executeTakeFirst();
        if (known) return advance(trx, channel, told);
        const { providerId: provider_id, state, reason } = told;
        await trx
          .insertInto("channel_early_news")
          .values({ channel, provider_id, state, reason, told_at: clock().toISOString() })
          .onConflict((conflict) => conflict.columns(["channel", "provider_id", "state"]).doNothing())
          .execute();
      }),

    counts: async () => Promise.all(CHANNELS.map((channel) => countsOf(db, channel))),

    failures: async (channel, limit) => {
      const of = (table: "channel_inbox" | "channel_outbox") =>
        db
          .selectFrom(table)
          .select(["id", "reason", "settled_at", "content"])
          .where("channel", "=", channel)
          .where("state", "=", "failed")
          .orderBy("settled_at", "desc")
          .orderBy("id")
          .limit(limit)
          .execute();
      const rows = [
        ...(await of("channel_inbox")).map((row) => ({ ...row, what: "answer" as const })),
        ...(await of("channel_outbox")).map((row) => ({ ...row, what: "send" as const })),
      ];
      return rows
        .map(({ id, what, reason, settled_at, content }) => ({
          id,
          what,
          reason: reason ?? "",
          at: settled_at ?? "",
          retries: content !== null,
        }))
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .slice(0, limit);
    },

    retry: (channel, what, id) =>
      unitOfWork(db, async (trx) => {
        const tools = toolsNow();
        const table = what === "answer" ? "channel_inbox" : "channel_outbox";
        const row = await trx
          .updateTable(table)
          .set({ state: "waiting", reason: null, settled_at: null })
          .where("id", "=", id)
          .where("channel", "=", channel)
          .where("state", "=", "failed")
          .where("content", "is not", null)
          .returning("person_id")
          .executeTakeFirst();
        if (!row) return false;
        await (what === "answer"
          ? enqueueAnswer(trx, tools, row.person_id)
          : enqueueSend(trx, tools, id, row.person_id));
        return true;
      }),

    forgetBefore: (instant) =>
      unitOfWork(db, async (trx) => {
        await trx.deleteFrom("channel_inbox").where("settled_at", "<", instant).execute();
        await trx.deleteFrom("channel_outbox").where("settled_at", "<", instant).execute();
        await trx.deleteFrom("channel_early_news").where("told_at", "<", instant).execute();
        await trx.deleteFrom("channel_links").where("expires_at", "<", instant).execute();
        await trx.deleteFrom("channel_link_codes").where("expires_at", "<", instant).execute();
      }),
  };
}
